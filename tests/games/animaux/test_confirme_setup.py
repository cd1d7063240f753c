"""Setting up a game of the seasoned: beasts, followers, piles and the place track. ANI-M3-SET."""

from __future__ import annotations

import pytest

import sortilege
from sortilege.kernel.match import Match
from sortilege.shelf.animaux.components import EVENT_CARDS
from sortilege.shelf.animaux.zones import EVENT_PILE, FOLLOWER_PILE, PLACE_PILE, PLACE_PILE_FOOT, SALEM_SLOT, SLOTS
from sortilege.testing import rule
from tests.games.animaux.boards import zone
from tests.games.animaux.scenes import names

SEEDS = range(40)


def dealt(seats: int = 4, seed: int = 1) -> Match:
    return sortilege.new("animaux", mode="confirme", seats=seats, seed=seed, options={"characters": "random"})


def beast_places(match: Match) -> dict[str, int]:
    places: dict[str, dict[str, str] | None] = match.view(None)["places"]
    return {token["token"]: int(place) for place, token in places.items() if token is not None}


@rule("ANI-M3-SET-03")
@pytest.mark.parametrize(
    ("character", "actions"),
    [("norbert", 4), ("porpentina", 4), ("queenie", 4), ("jacob", 5), ("percival", 3), ("seraphina", 4)],
)
def test_each_character_starts_on_start_with_its_own_number_of_actions(character: str, actions: int) -> None:
    match = sortilege.new("animaux", mode="confirme", seats=2, seed=3, options={"first_seat": 0})
    match.answer(0, f"TakeCharacter(by=0, character={character})")
    match.answer(1, match.asks[0].options[0])

    view = match.view(None)
    assert [player["pawn"] for player in view["players"]] == [0, 0]
    assert view["players"][0]["character"] == character
    assert view["actions"] == actions


@rule("ANI-M3-SET-04", "ANI-M3-SET-05", "ANI-M3-SET-06")
def test_followers_places_and_events_are_shuffled_face_down() -> None:
    games = [dealt(seed=seed) for seed in SEEDS]

    assert {zone(match, FOLLOWER_PILE)[-1] for match in games} == set(range(6))
    assert len({zone(match, PLACE_PILE)[-1] for match in games}) > 15
    assert len({zone(match, EVENT_PILE)[-1] for match in games}) > 8
    for match in games:
        assert sorted(zone(match, FOLLOWER_PILE)) == list(range(6))
        assert sorted(zone(match, EVENT_PILE)) == EVENT_CARDS
        every_card = [
            card for pile in (PLACE_PILE, PLACE_PILE_FOOT, *range(SLOTS, SALEM_SLOT)) for card in zone(match, pile)
        ]
        assert sorted(every_card) == list(range(1, 30))
        for pile in (FOLLOWER_PILE, PLACE_PILE, PLACE_PILE_FOOT, EVENT_PILE):
            assert not any(match.game.knows(seat, card) for seat in range(4) for card in match.game.zones[pile])


@rule("ANI-M3-SET-07", "ANI-M3-SET-08")
def test_each_beast_drawn_goes_face_up_on_a_place_that_was_revealed_for_it() -> None:
    games = [dealt(2, seed) for seed in range(200)]
    example = next(match for match in games if set(beast_places(match)) == {"niffleur", "demiguise"})

    told = [event.fields for event in example.events(None) if event.name == "BeastLoose"]
    assert {str(one["beast"]): one["on"] for one in told} == beast_places(example)
    assert set(beast_places(example).values()) <= set(zone(example, PLACE_PILE_FOOT))
    assert len({beast for match in games for beast in beast_places(match)}) == 10, "drawn by lot"
    assert len({place for match in games for place in beast_places(match).values()}) > 25


@rule("ANI-M3-SET-09", "ANI-M3-SET-10", "ANI-M3-SET-11")
@pytest.mark.parametrize(("seats", "shown"), [(2, 12), (3, 13), (4, 16), (5, 16), (6, 16)])
def test_every_card_shown_for_a_beast_or_a_salem_token_lies_under_the_pile(seats: int, shown: int) -> None:
    for seed in SEEDS:
        match = dealt(seats, seed)
        with_token = [*beast_places(match).values(), *match.view(None)["salem"]]

        assert sorted(zone(match, PLACE_PILE_FOOT)) == sorted(with_token)
        assert len(with_token) == shown
        assert len(zone(match, PLACE_PILE)) == 24 - shown
        told = names(match.events(None))[seats:]
        beasts = told.count("BeastLoose")
        assert told[: shown + 5] == ["BeastLoose"] * beasts + ["SalemPlaced"] * (shown - beasts) + ["PlaceOffered"] * 5


@rule("ANI-M3-SET-11", "ANI-R27")
def test_the_cards_shown_are_shuffled_together() -> None:
    of_a_beast = [
        zone(dealt(seed=seed), PLACE_PILE_FOOT)[-1] in beast_places(dealt(seed=seed)).values() for seed in SEEDS
    ]

    assert 0 < sum(of_a_beast) < len(SEEDS) / 2, "a quarter of the cards, neither always first nor always last"


@rule("ANI-M3-SET-12", "ANI-M3-SET-13")
def test_the_track_reads_multicolour_blue_green_yellow_red_and_salem_is_empty() -> None:
    match = dealt()

    offered = [event.fields for event in match.events(None) if event.name == "PlaceOffered"]
    assert [one["token"] for one in offered] == ["multi", "blue", "green", "yellow", "red"]
    assert match.view(None)["offers"] == {str(one["token"]): one["on"] for one in offered}
    assert list(match.view(None)["offers"]) == ["multi", "blue", "green", "yellow", "red"]
    assert zone(match, SALEM_SLOT) == []


@rule("ANI-M3-SET-14", "ANI-M3-SET-15", "ANI-R13", "ANI-R39")
def test_the_supply_is_open_the_track_empty_and_nothing_else_is_used() -> None:
    view = dealt().view(None)

    assert view["supply"] == {"red": 8, "blue": 8, "yellow": 8, "green": 8, "multi": 8}
    assert all(not any(player["tokens"].values()) for player in view["players"])
    assert (view["track"], view["salem_supply"]) == (0, 28)
    assert not {"pile", "spell_deck", "set_aside"} & set(view)
    assert "hand" not in view["players"][0]
    assert sum(token is not None for token in view["places"].values()) == 4, "beasts that were not drawn stay away"
