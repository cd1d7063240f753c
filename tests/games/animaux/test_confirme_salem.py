"""The followers of Salem: the end of a round, their track and their cards. ANI-M3-END, TRACK, FOL; FS-."""

from __future__ import annotations

import pytest

import sortilege
from sortilege.kernel.match import Match
from sortilege.shelf.animaux.components import FOLLOWERS, SALEM_TOKENS
from sortilege.shelf.animaux.steps import ADVANCE_TRACK
from sortilege.shelf.animaux.zones import EVENT_PILE, FOLLOWER_PILE, PLACE_PILE, PLACE_PILE_FOOT, SALEM_SLOT
from sortilege.testing import rule
from tests.games.animaux.boards import can, choices, do, next_rolls, options, team, why_not, zone
from tests.games.animaux.scenes import ANN, BOB, names, state_of

COUNTS = {2: 7, 3: 9, 4: 11, 5: 11, 6: 11}
CHARACTERS = ("norbert", "seraphina", "jacob", "percival", "porpentina", "queenie")


def stop(match: Match) -> list[str]:
    return names(do(match, "StopActing"))


# The end of a round


@rule("ANI-M3-END-01", "ANI-M3-END-07")
def test_the_track_moves_when_all_have_played_and_then_the_first_player_goes_on() -> None:
    match = team(["norbert", "jacob", "percival"], first=1, active=1, offers={"red": 5})
    assert "PlaceTrackShifted" not in stop(match)
    assert "PlaceTrackShifted" not in stop(match)
    events = stop(match)

    assert events[0] == "PlaceTrackShifted"
    assert match.asks[0].seat == 1


@rule("ANI-M3-END-02", "ANI-M3-END-06", "ANI-R29", "ANI-R30", "ANI-S41", "ANI-S42")
@pytest.mark.parametrize(
    ("offers", "after", "salem"),
    [
        ({}, [24, 25, 26, 27, 28], []),
        ({"multi": 1}, [24, 25, 26, 27, 28], [1]),
        ({"red": 5}, [24, 25, 26, 27, 28], [5]),
        ({"multi": 1, "red": 5}, [24, 25, 26, 27, 1], [5]),
        ({"multi": 1, "blue": 2, "green": 3}, [24, 25, 26, 1, 2], [3]),
        ({"multi": 1, "green": 3, "yellow": 4}, [24, 25, 26, 1, 3], [4]),
        ({"multi": 1, "blue": 2, "green": 3, "yellow": 4, "red": 5}, [24, 1, 2, 3, 4], [5]),
    ],
)
def test_cards_close_up_to_the_right_and_the_last_one_is_salems(
    offers: dict[str, int], after: list[int], salem: list[int]
) -> None:
    match = team(active=BOB, offers=offers, places=[24, 25, 26, 27, 28])
    stop(match)

    assert list(match.view(None)["offers"].values()) == after
    assert (match.view(None)["salem"], match.view(None)["track"]) == (salem, 0)
    assert zone(match, PLACE_PILE_FOOT) == salem


@rule("ANI-M3-END-02", "ANI-R29")
@pytest.mark.parametrize(
    ("offers", "slid"),
    [
        ({}, None),
        ({"green": 3}, None),
        ({"multi": 20, "blue": 2, "green": 3, "red": 5}, [3, 2, 20, None]),
        ({"multi": 1, "blue": 2, "green": 3, "yellow": 4, "red": 5}, [4, 3, 2, 1]),
    ],
)
def test_the_log_says_which_card_has_which_colour_now(offers: dict[str, int], slid: list[int | None] | None) -> None:
    match = team(active=BOB, offers=offers, places=[24, 25, 26, 27, 28])
    before = len(match.told(None))
    told_to_programs = stop(match)
    told = [event for event in match.told(None)[before:] if event.name == "PlacesSlid"]

    assert [list(event.fields.values()) for event in told] == ([slid] if slid else [])
    assert "PlacesSlid" not in told_to_programs


@rule("ANI-M3-END-03", "ANI-M3-END-04", "ANI-R31", "ANI-R51")
def test_new_cards_come_before_the_salem_token_and_the_slot_is_empty_in_the_next_turn() -> None:
    match = team(active=BOB, pawns={ANN: 5}, offers={"multi": 1, "red": 5}, places=[24, 25, 26, 27])
    events = stop(match)

    assert events[:6] == ["PlaceTrackShifted", *["PlaceOffered"] * 4, "SalemPlaced"]
    assert zone(match, SALEM_SLOT) == []
    assert not choices(match, "TakeResource", "token"), "the card of 5 was Salem's, and is gone"


@rule("ANI-R56")
def test_the_place_pile_never_runs_out_and_comes_round_in_the_order_it_was_put_under() -> None:
    match = team(active=BOB, offers={"red": 5})
    game = state_of(match)
    order = zone(match, PLACE_PILE)[::-1]
    shown: list[int] = []
    while len(shown) < 60:
        game.track = 0
        events = do(match, "StopActing")
        shown += [int(str(event.fields["on"])) for event in events if event.name == "PlaceOffered"]
        assert match.view(None)["place_pile"] >= 23

    assert shown[: len(order)] == order
    assert shown[len(order) :][:20] == [5, *order[4::-1], *order[5:]][:20], "as they reached the slot of Salem"


# The track


@rule("ANI-M3-TRACK-01", "ANI-M3-TRACK-02", "ANI-R28", "ANI-S43")
@pytest.mark.parametrize("placing", ["round", "event", "follower"])
@pytest.mark.parametrize("occupied", ["salem", "beast"])
def test_a_new_token_goes_to_the_track_wherever_it_comes_from(placing: str, occupied: str) -> None:
    match = team(
        ["norbert", "jacob"],
        active=BOB,
        pawns={BOB: 14},
        salem=[14, *([9] if occupied == "salem" else [])],
        beasts={9: "occamy"} if occupied == "beast" else {},
        offers={"red": 9} if placing == "round" else {},
        events=["sermon"],
        places={"round": [1, 2, 3, 4, 5], "event": [9], "follower": [1, 2, 3, 4, 5, 9]}[placing],
        followers=["marylou"] if placing == "follower" else [],
    )
    if placing == "event":
        next_rolls(match, 6)
        do(match, "RemoveSalem")
    else:
        stop(match)

    view = match.view(None)
    assert view["track"] == 1
    assert (9 in view["salem"]) == (occupied == "salem")
    assert (view["places"]["9"] is not None) == (occupied == "beast")


@rule("ANI-M3-TRACK-03", "ANI-R47", "ANI-S56")
def test_a_pawn_does_not_keep_a_salem_token_away() -> None:
    match = team(active=BOB, pawns={ANN: 9, BOB: 9}, offers={"red": 9})
    stop(match)

    assert (match.view(None)["salem"], match.view(None)["track"]) == ([9], 0)
    assert why_not(match, "Walk", to=4) == "held-by-salem"


@rule("ANI-M3-TRACK-04", "ANI-R43", "ANI-M3-FOL-04", "ANI-M3-SET-01")
@pytest.mark.parametrize("seats", COUNTS)
def test_the_losing_token_depends_on_the_number_of_players(seats: int) -> None:
    match = team(CHARACTERS[:seats])
    for track in range(1, COUNTS[seats] + 1):
        assert not match.over
        match.game.do(ADVANCE_TRACK())
        assert match.view(None)["track"] == track

    assert match.outcome == sortilege.Outcome((), (0,) * seats, "salem-track-full")
    assert len(match.view(None)["followers"]) == {2: 2, 3: 3}.get(seats, 4)


@rule("ANI-R41", "ANI-M3-SALEM-08")
@pytest.mark.parametrize("seats", COUNTS)
def test_salem_tokens_never_run_out(seats: int) -> None:
    places_without_a_beast = 28
    assert places_without_a_beast + COUNTS[seats] - 1 < SALEM_TOKENS

    for seed in range(3):
        match = sortilege.new("animaux", mode="confirme", seats=seats, seed=seed, options={"characters": "random"})
        while not match.over:
            view = match.view(None)
            with_beast = {int(place) for place, token in view["places"].items() if token is not None}
            assert not with_beast & set(view["salem"]), "a place holds one token at most"
            assert view["salem_supply"] == SALEM_TOKENS - len(view["salem"]) - view["track"] > 0
            do(match, "StopActing")


# Follower cards


@rule("ANI-M3-FOL-01", "ANI-M3-FOL-02", "ANI-R42")
def test_boxes_three_five_seven_and_nine_reveal_a_follower_each() -> None:
    match = team(CHARACTERS[:4], next_followers=["shaw", "marylou", "clairon", "modestie"])
    revealed = []
    for _ in range(10):
        match.game.do(ADVANCE_TRACK())
        revealed.append(list(match.view(None)["followers"]))

    assert [len(out) for out in revealed] == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]
    assert revealed[-1] == ["shaw", "marylou", "clairon", "modestie"], "in the order of the pile, and they stay"
    assert match.view(None)["follower_pile"] == 2


@rule("ANI-M3-FOL-02", "ANI-R42")
def test_a_box_reached_again_reveals_nothing() -> None:
    match = team(CHARACTERS[:4], track=2)
    match.game.do(ADVANCE_TRACK())
    state_of(match).track = 2
    match.game.do(ADVANCE_TRACK())

    assert len(match.view(None)["followers"]) == 1


@rule("ANI-M3-FOL-03", "ANI-R45", "FS-MARYLOU")
def test_mary_lou_revealed_by_the_end_of_a_round_preaches_already_then() -> None:
    match = team(
        active=BOB, track=2, salem=[5], offers={"red": 5}, places=[1, 2, 3, 4, 6, 9], next_followers=["marylou"]
    )
    stop(match)

    view = match.view(None)
    assert (view["track"], view["followers"]) == (3, ["marylou"])
    assert view["salem"] == [5, 9]


@rule("ANI-M3-FOL-03", "ANI-R45", "FS-CROYANCE", "FS-CHASTITY")
def test_a_follower_revealed_in_a_turn_counts_for_the_rest_of_it_and_several_add_up() -> None:
    match = team(
        ["norbert", "jacob"],
        pawns={ANN: 13},
        salem=[13],
        track=2,
        offers={"blue": 13},
        events=["obscurus"],
        next_followers=["chastity"],
        followers=[],
        actions=3,
    )
    do(match, "TakeResource", token="blue")
    state_of(match).salem = 0
    assert match.view(None)["followers"] == ["chastity"]
    do(match, "Apparate", to=29)
    assert match.asks[0].seat == BOB, "two actions for an apparition"

    both = team(pawns={ANN: 13}, salem=[13], followers=["croyance", "shaw"], actions=None)
    assert both.view(None)["actions"] == 3
    next_rolls(both, 3)
    do(both, "RemoveSalem")
    assert both.view(None)["salem"] == [13]


@rule("FS-MARYLOU", "ANI-M3-END-07")
@pytest.mark.parametrize(("followers", "tokens"), [([], [5]), (["marylou"], [5, 9])])
def test_mary_lou_adds_a_token_at_the_end_of_each_round(followers: list[str], tokens: list[int]) -> None:
    match = team(active=BOB, offers={"red": 5}, places=[1, 2, 3, 4, 6, 9], followers=followers)
    stop(match)

    assert match.view(None)["salem"] == tokens


@rule("FS-MODESTIE", "ANI-S63")
@pytest.mark.parametrize(
    ("token", "followers", "cost"), [("multi", [], 1), ("multi", ["modestie"], 2), ("red", ["modestie"], 1)]
)
def test_modestie_makes_the_multicolour_slot_dear_and_no_other(token: str, followers: list[str], cost: int) -> None:
    match = team(["jacob", "norbert"], pawns={ANN: 14}, offers={token: 14}, followers=followers, events=["calme"])
    do(match, "TakeResource", token=token)

    assert match.view(None)["actions"] == 5 - cost


@rule("FS-CHASTITY")
def test_chastity_makes_apparition_dear_and_no_step_on_foot() -> None:
    match = team(["norbert", "jacob"], pawns={ANN: 13}, followers=["chastity"])
    do(match, "Walk", to=11)
    assert match.view(None)["actions"] == 3
    do(match, "Walk", to=16)
    do(match, "Apparate", to=4)

    assert match.asks[0].seat == BOB


@rule("FS-SHAW", "ANI-S56")
@pytest.mark.parametrize(("salem", "followers", "actions"), [([9], ["shaw"], 4), ([9], [], 5), ([8], ["shaw"], 5)])
def test_shaw_costs_an_action_to_whoever_starts_on_a_salem_token(
    salem: list[int], followers: list[str], actions: int
) -> None:
    match = team(["norbert", "jacob"], pawns={BOB: 9}, salem=salem, followers=followers)
    stop(match)

    assert (match.asks[0].seat, match.view(None)["actions"]) == (BOB, actions)


@rule("ANI-INFO-01")
def test_a_world_keeps_what_was_put_under_a_pile_and_redraws_what_nobody_saw() -> None:
    match = team(pawns={ANN: 14}, salem=[14], offers={"blue": 14}, events=["calme"])
    do(match, "TakeResource", token="blue")
    worlds = [match.imagine(BOB, seed) for seed in range(30)]

    assert {world.view(None)["last_event"] for world in worlds} == {"calme"}
    assert {tuple(zone(world, PLACE_PILE_FOOT)) for world in worlds} == {(14,)}
    for pile in (PLACE_PILE, EVENT_PILE):
        assert len({tuple(zone(world, pile)) for world in worlds}) == 30
    assert len({tuple(zone(world, FOLLOWER_PILE)) for world in worlds}) > 20
    assert [sorted(zone(world, PLACE_PILE)) for world in worlds] == [sorted(zone(match, PLACE_PILE))] * 30
    assert can(worlds[0], "RemoveSalem")
    assert options(worlds[0]) == options(match)
    assert len(FOLLOWERS) == match.view(None)["follower_pile"]
