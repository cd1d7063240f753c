"""The ledger's scenarios of the seasoned: the place track, the Salem track, followers and the end."""

from __future__ import annotations

import pytest

import sortilege
from sortilege.kernel.match import Match
from sortilege.shelf.animaux.components import SALEM_TOKENS
from sortilege.shelf.animaux.steps import ADVANCE_TRACK
from sortilege.shelf.animaux.zones import PLACE_PILE_FOOT
from sortilege.testing import rule
from tests.games.animaux.boards import (
    do,
    next_rolls,
    team,
    zone,
)
from tests.games.animaux.scenes import ANN, BOB, names

THUNDERBIRD = {21: "oiseau_tonnerre"}


def end_the_round(match: Match) -> None:
    """Everybody left stops at once."""
    round_number = match.view(None)["round"]
    while not match.over and match.view(None)["round"] == round_number:
        do(match, "StopActing")


@rule("ANI-S40", "ANI-M3-END-02", "ANI-M3-END-03", "ANI-M3-END-04", "ANI-M3-END-05", "ANI-M3-SET-13")
def test_cards_shift_to_the_right_and_the_last_one_names_the_place_of_a_salem_token() -> None:
    match = team(
        active=BOB,
        pawns={ANN: 3, BOB: 2},
        offers={"multi": 20, "blue": 2, "yellow": 11, "red": 5},
        places=[24, 8, 17],
        events=["calme"],
    )
    do(match, "TakeResource", token="blue")
    end_the_round(match)

    view = match.view(None)
    assert view["offers"] == {"multi": 24, "blue": 8, "green": 17, "yellow": 20, "red": 11}
    assert view["salem"] == [5]
    assert zone(match, PLACE_PILE_FOOT) == [5, 2], "card 5 at the bottom"


@rule("ANI-S44", "ANI-M3-TRACK-04", "ANI-R44")
def test_the_losing_token_ends_the_game_in_the_middle_of_an_event() -> None:
    match = team(
        pawns={ANN: 14}, track=6, salem=[3], offers={"blue": 14}, events=["tracts"], places=[3, 9], followers=["shaw"]
    )
    events = do(match, "TakeResource", token="blue")

    assert match.outcome == sortilege.Outcome((), (0, 0), "salem-track-full")
    assert names(events).count("PlaceRevealed") == 1, "the second place is not revealed"
    assert match.view(None)["salem"] == [3]


@rule("ANI-S45", "ANI-M3-FOL-01", "ANI-M3-FOL-02", "ANI-R42", "EV-OUBLIETTES")
def test_an_orange_box_reveals_a_follower_only_the_first_time() -> None:
    match = team(
        ["norbert", "seraphina", "jacob"],
        pawns={ANN: 14},
        track=2,
        offers={"blue": 14},
        salem=[14],
        events=["obscurus", "oubliettes"],
        next_followers=["shaw", "clairon"],
    )
    do(match, "TakeResource", token="blue")
    view = match.view(None)
    assert (view["track"], view["followers"], view["follower_pile"]) == (3, ["shaw"], 5)
    next_rolls(match, 6)
    do(match, "RemoveSalem")
    assert (match.view(None)["track"], match.view(None)["followers"]) == (2, ["shaw"])

    for track in (3, 4, 5):
        match.game.do(ADVANCE_TRACK())
        view = match.view(None)
        assert view["track"] == track
        assert view["followers"] == (["shaw"] if track < 5 else ["shaw", "clairon"])


@rule("ANI-S46", "ANI-R43", "ANI-M3-FOL-04")
def test_the_losing_box_reveals_no_follower() -> None:
    match = team(["norbert", "seraphina", "jacob"], track=8, followers=["shaw", "clairon", "modestie"])
    match.game.do(ADVANCE_TRACK())

    assert match.outcome is not None
    assert match.outcome.winners == ()
    assert len(match.view(None)["followers"]) == 3


@rule("ANI-S47", "ANI-R53", "CH-PORPENTINA", "FS-CROYANCE")
@pytest.mark.parametrize(
    ("character", "followers", "needed"),
    [("porpentina", ["croyance"], 3), ("norbert", ["croyance"], 4), ("porpentina", [], 2), ("norbert", [], 3)],
)
def test_porpentina_needs_one_less_and_croyance_one_more(character: str, followers: list[str], needed: int) -> None:
    for roll in range(1, 7):
        match = team([character, "jacob"], pawns={ANN: 7}, salem=[7], followers=followers, events=["calme"])
        next_rolls(match, roll)
        do(match, "RemoveSalem")

        assert (match.view(None)["salem"] == []) == (roll >= needed)


@rule("ANI-S67", "FS-MARYLOU", "ANI-M3-END-06", "ANI-M3-END-07")
@pytest.mark.parametrize(("salem", "after", "track"), [([], [2], 0), ([2], [2], 1)])
def test_mary_lou_places_a_token_even_after_a_perfect_round(salem: list[int], after: list[int], track: int) -> None:
    match = team(salem=salem, followers=["marylou"], places=[24, 8, 17, 6, 27, 2])
    end_the_round(match)

    view = match.view(None)
    assert list(view["offers"].values()) == [24, 8, 17, 6, 27]
    assert (view["salem"], view["track"]) == (after, track)
    assert zone(match, PLACE_PILE_FOOT) == [2]


@rule("ANI-S68", "ANI-R60", "ANI-M3-TRACK-04", "EV-OUBLIETTES")
def test_a_token_taken_off_the_track_makes_room_for_one_more() -> None:
    match = team(pawns={ANN: 14}, track=6, offers={"blue": 14}, followers=["shaw", "modestie"], events=["oubliettes"])
    do(match, "TakeResource", token="blue")
    assert match.view(None)["track"] == 5
    assert match.view(None)["salem_supply"] == SALEM_TOKENS - 5
    match.game.do(ADVANCE_TRACK())
    assert (match.view(None)["track"], match.over) == (6, False)
    match.game.do(ADVANCE_TRACK())
    assert (match.view(None)["track"], match.over) == (7, True)
