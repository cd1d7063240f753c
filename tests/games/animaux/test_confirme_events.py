"""The event cards of the seasoned, and how they are revealed. ANI-M3-EVT, EV-, CH-QUEENIE."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from sortilege.kernel.match import Event, Match
from sortilege.kernel.sets import only
from sortilege.shelf.animaux.components import EVENTS
from sortilege.shelf.animaux.zones import EVENT_PILE, PLACE_PILE_FOOT
from sortilege.testing import rule
from tests.games.animaux.boards import asked, can, choices, do, held, next_rolls, options, pawn, team, zone
from tests.games.animaux.scenes import ANN, BOB, CAT, names, state_of

TEAM = ("norbert", "jacob", "percival")


def meet(
    event: str,
    *,
    held: dict[int, str] | None = None,
    salem: tuple[int, ...] = (),
    beasts: dict[int, str] | None = None,
    places: tuple[int, ...] = (),
    track: int = 0,
    actions: int = 4,
    pawns: dict[int, int] | None = None,
    followers: tuple[str, ...] = (),
) -> Match:
    """Norbert takes a blue token on 14, and this event is revealed."""
    match = team(
        TEAM,
        pawns={ANN: 14, **(pawns or {})},
        offers={"blue": 14},
        events=[event],
        held=held,
        salem=salem,
        beasts=beasts,
        places=places,
        track=track,
        actions=actions,
        followers=followers,
    )
    do(match, "TakeResource", token="blue")
    return match


def told_since_the_event(match: Match) -> Sequence[Event]:
    told = match.events(None)
    return told[names(told).index("EventRevealed") + 1 :]


# Revealing


@rule("ANI-M3-EVT-01")
def test_an_event_concerns_the_active_player_alone() -> None:
    match = meet("vol", held={ANN: "R1", BOB: "G1"}, pawns={BOB: 14})

    assert (match.asks[0].seat, asked(match)) == (ANN, "EmptyPockets")
    assert choices(match, "LoseToken", "token") == ["red", "blue"]
    do(match, "LoseToken", token="red")
    assert [held(match, seat) for seat in (ANN, BOB)] == ["B1", "G1"]


@rule("ANI-M3-EVT-02", "ANI-R35")
def test_the_event_pile_goes_round_without_being_shuffled() -> None:
    match = team(["percival", "jacob"], pawns={ANN: 14}, salem=[14], events=["calme", "regain"], actions=99)
    order = zone(match, EVENT_PILE)[::-1]
    drawn = [EVENTS.index("calme"), EVENTS.index("regain")]
    for _ in drawn:
        state_of(match).salem = only(14)
        next_rolls(match, 6)
        do(match, "RemoveSalem")

    assert zone(match, EVENT_PILE)[::-1] == [*order[2:], *drawn]


@rule("ANI-M3-EVT-04", "ANI-M3-EVT-05")
def test_the_action_is_complete_before_its_event_and_what_cannot_be_done_is_passed_over() -> None:
    match = meet("vol", actions=2)
    assert held(match, ANN) == "", "the token just taken could be lost"
    assert zone(match, PLACE_PILE_FOOT) == [14]
    assert match.view(None)["actions"] == 1

    nothing_to_remove = meet("aurors")
    assert asked(nothing_to_remove) == "ChooseAction"
    assert told_since_the_event(nothing_to_remove) == []


@rule("CH-QUEENIE")
def test_queenie_chooses_after_either_action_and_is_not_asked_between_equals() -> None:
    match = team(["queenie", "jacob"], pawns={ANN: 14}, salem=[14], events=["obscurus", "regain"])
    next_rolls(match, 6)
    do(match, "RemoveSalem")
    assert choices(match, "ApplyEvent", "event") == ["obscurus", "regain"]
    do(match, "ApplyEvent", event="obscurus")
    assert match.view(None)["track"] == 1
    assert match.view(None)["last_event"] == "obscurus"

    match = team(["queenie", "jacob"], pawns={ANN: 14}, offers={"blue": 14})
    game = match.game
    pile = game.zones[EVENT_PILE]
    sermons = tuple(card for card in pile if game.face(card) == EVENTS.index("sermon"))
    game.lay([*[card for card in pile if card not in sermons], *sermons], EVENT_PILE)
    events = do(match, "TakeResource", token="blue")
    assert names(events).count("EventRevealed") == 2
    assert asked(match) == "ChooseAction"
    assert zone(match, EVENT_PILE)[:2] == [EVENTS.index("sermon")] * 2


@rule("CH-QUEENIE")
def test_only_queenie_sees_two() -> None:
    match = meet("calme")

    assert names(match.events(None)).count("EventRevealed") == 1


# The cards


@rule("EV-SERMON", "ANI-R56", "ANI-M3-TRACK-02")
@pytest.mark.parametrize(("salem", "after", "track"), [((), [9], 0), ((9,), [9], 1)])
def test_a_sermon_places_a_salem_token_on_a_revealed_place(
    salem: tuple[int, ...], after: list[int], track: int
) -> None:
    match = meet("sermon", salem=salem, places=(9,))

    assert (match.view(None)["salem"], match.view(None)["track"]) == (after, track)
    assert zone(match, PLACE_PILE_FOOT) == [9, 14], "the card goes to the very bottom"


@rule("EV-TRACTS")
def test_leaflets_place_two_tokens_one_after_the_other() -> None:
    match = meet("tracts", places=(9, 6))

    assert match.view(None)["salem"] == [6, 9]
    assert [event.name for event in told_since_the_event(match)] == ["PlaceRevealed", "SalemPlaced"] * 2
    assert zone(match, PLACE_PILE_FOOT) == [6, 9, 14]


@rule("EV-OBSCURUS")
def test_an_obscurus_goes_straight_to_the_track() -> None:
    match = meet("obscurus", track=3, followers=("shaw",))

    assert (match.view(None)["track"], match.view(None)["salem"]) == (4, [])


@rule("EV-CONTROLE", "ANI-R54", "ANI-S57")
@pytest.mark.parametrize(("actions", "left", "lost"), [(4, 2, 1), (2, 0, 1), (1, 0, 0)])
def test_a_wand_inspection_costs_an_action_if_one_is_left(actions: int, left: int, lost: int) -> None:
    match = meet("controle", actions=actions)

    assert (match.asks[0].seat == ANN) == (left > 0)
    assert names(told_since_the_event(match)).count("ActionLost") == lost
    if left:
        assert match.view(None)["actions"] == left


@rule("EV-REGAIN", "ANI-R54", "ANI-S57")
@pytest.mark.parametrize("actions", [4, 1])
def test_a_second_wind_lasts_for_this_turn_only(actions: int) -> None:
    match = meet("regain", actions=actions)
    assert (match.asks[0].seat, match.view(None)["actions"]) == (ANN, actions)
    for _ in TEAM:
        do(match, "StopActing")

    assert (match.asks[0].seat, match.view(None)["actions"]) == (ANN, 4)


@rule("EV-FUITE")
def test_a_frightened_beast_moves_to_a_free_place() -> None:
    match = meet("fuite", beasts={21: "occamy"}, places=(9,))

    assert match.view(None)["places"]["21"] is None, "the only beast is not asked for"
    assert match.view(None)["places"]["9"] == {"token": "occamy", "open": True}


@rule("EV-FUITE", "ANI-S50")
@pytest.mark.parametrize(("place", "salem"), [(9, (9,)), (6, ()), (21, ())])
def test_a_frightened_beast_stays_if_the_place_holds_a_token(place: int, salem: tuple[int, ...]) -> None:
    match = meet("fuite", beasts={21: "occamy", 6: "botruc"}, salem=salem, places=(place,))
    do(match, "ChaseBeast", beast="occamy")

    assert match.view(None)["places"]["21"] == {"token": "occamy", "open": True}
    assert (match.view(None)["salem"], match.view(None)["track"]) == ([*salem], 0)
    assert zone(match, PLACE_PILE_FOOT)[0] == place


@rule("EV-AURORS", "ANI-M3-EVT-03", "ANI-R34", "ANI-S49")
def test_aurors_remove_a_salem_token_anywhere() -> None:
    match = meet("aurors", salem=(3, 14))
    do(match, "SendAurors", on=14)

    assert match.view(None)["salem"] == [3]
    assert match.view(None)["salem_supply"] == 39
    assert names(told_since_the_event(match)) == ["SalemRemoved"], "no event is revealed for it"


@rule("EV-PORTOLOIN")
def test_a_portkey_goes_to_any_place_even_from_one_salem_token_to_another_or_nowhere() -> None:
    match = meet("portoloin", salem=(14, 28))
    assert choices(match, "TakePortkey", "to") == [place for place in range(1, 30) if place != 14]
    stayed = match.clone()
    do(match, "TakePortkey", to=28)
    do(stayed, "LeavePortkey")

    assert (pawn(match, ANN), pawn(stayed, ANN)) == (28, 14)
    assert not choices(match, "Walk", "to"), "the token there holds the pawn"


@rule("EV-TROUVAILLE", "ANI-M3-EVT-05", "ANI-S49")
def test_a_lucky_find_is_a_colour_that_is_left() -> None:
    match = meet("trouvaille", held={BOB: "R8 Y8 G7 M8"})
    assert choices(match, "PickUp", "token") == ["blue", "green"]
    do(match, "PickUp", token="green")
    assert held(match, ANN) == "B1 G1"
    assert names(told_since_the_event(match)) == ["TokenPickedUp"], "no event is revealed for it"

    nothing_left = meet("trouvaille", held={BOB: "R8 B7 Y8 G8"})
    assert held(nothing_left, ANN) == "B1"
    assert asked(nothing_left) == "ChooseAction", "jokers are never found"


@rule("EV-HIBOU", "ANI-R37", "ANI-R38")
def test_an_owl_carries_one_token_to_or_from_anybody_or_none() -> None:
    match = meet("hibou", held={BOB: "M1", CAT: "G2"}, pawns={BOB: 3, CAT: 29})
    assert options(match) == [
        "DismissOwl(by=0)",
        "OwlTakes(by=0, of=1, token=blue)",
        "OwlBrings(by=0, of=1, token=multi)",
        "OwlTakes(by=0, of=2, token=blue)",
        "OwlBrings(by=0, of=2, token=green)",
    ]
    given, taken, kept = match.clone(), match.clone(), match.clone()
    do(given, "OwlTakes", of=CAT, token="blue")
    do(taken, "OwlBrings", of=BOB, token="multi")
    do(kept, "DismissOwl")

    assert [held(given, seat) for seat in range(3)] == ["", "M1", "B1 G2"]
    assert [held(taken, seat) for seat in range(3)] == ["B1 M1", "", "G2"]
    assert [held(kept, seat) for seat in range(3)] == ["B1", "M1", "G2"]
    assert can(kept, "StopActing")


@rule("EV-HIBOU", "ANI-M3-EVT-05")
def test_an_owl_with_nothing_to_carry_is_not_asked_about() -> None:
    match = team(TEAM, pawns={ANN: 14}, salem=[14], events=["hibou"])
    next_rolls(match, 6)
    do(match, "RemoveSalem")

    assert asked(match) == "ChooseAction"


@rule("EV-OUBLIETTES", "ANI-R60")
@pytest.mark.parametrize(("track", "after"), [(4, 3), (1, 0), (0, 0)])
def test_obliviate_takes_one_token_off_the_track_and_no_follower(track: int, after: int) -> None:
    match = meet("oubliettes", track=track, followers=("shaw",))

    assert match.view(None)["track"] == after
    assert match.view(None)["followers"] == ["shaw"]


@rule("EV-CALME")
def test_on_a_quiet_day_nothing_happens() -> None:
    match = meet("calme", held={ANN: "R1"}, salem=(3,), beasts={21: "occamy"}, track=2)

    view = match.view(None)
    assert told_since_the_event(match) == []
    assert (held(match, ANN), view["salem"], view["track"], view["actions"]) == ("R1 B1", [3], 2, 3)
