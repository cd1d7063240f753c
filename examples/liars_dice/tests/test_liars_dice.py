"""Rolling, bidding, doubting, and the dice that are lost."""

from __future__ import annotations

from collections import Counter

import pytest

from liars_dice import RULESET
from liars_dice.state import FIRST_CUP, LiarsDice
from sortilege.kernel.chance import key_from
from sortilege.kernel.match import IllegalChoice, Match
from sortilege.kernel.sets import only
from sortilege.testing.marks import rule


def begin(mode: str, seats: int, seed: int = 1, dice: int = 5, sides: int = 6) -> Match:
    options = RULESET.check_options(mode, seats, {"sides": sides} | ({"dice": dice} if mode == "cups" else {}))
    return Match(RULESET, RULESET.start(mode, seats, options, key_from(seed)), options)


def state(match: Match) -> LiarsDice:
    assert isinstance(match.game, LiarsDice)
    return match.game


def rig(match: Match, *cups: str) -> Match:
    """The dice of each seat show these faces."""
    game = state(match)
    for seat, faces in enumerate(cups):
        dice = game.zones[FIRST_CUP + seat]
        assert len(dice) == len(faces)
        for die, face in zip(dice, faces, strict=True):
            game.change_face(die, int(face) - 1)
            game.know_only(die, only(seat))
    return match


def bid(match: Match, many: int, face: int) -> None:
    seat = match.asks[0].seat
    match.answer(seat, f"RaiseBid(by={seat}, many={many}, face={face})")


def doubt(match: Match) -> None:
    seat = match.asks[0].seat
    match.answer(seat, f"CallLiar(by={seat})")


def offered(match: Match) -> list[str]:
    """What may be said, bids written as `2x3`."""
    found = []
    for option in match.asks[0].options:
        said = option.arguments
        found.append(f"{said['many']}x{said['face']}" if "many" in said else "liar")
    return found


def why_not(match: Match, notation: str) -> str:
    with pytest.raises(IllegalChoice) as refused:
        match.answer(match.asks[0].seat, notation)
    return refused.value.reason.message


def dice_left(match: Match) -> list[int]:
    return [len(player["dice"]) for player in match.view(None)["players"]]


@rule("LIA-SET-01")
def test_a_duel_has_a_die_each_and_the_first_seat_begins() -> None:
    match = begin("duel", 2)

    assert dice_left(match) == [1, 1]
    assert match.asks[0].seat == 0
    assert offered(match) == [f"{many}x{face}" for many in (1, 2) for face in range(1, 7)]


@rule("LIA-SET-02")
def test_cups_have_two_to_six_players_and_one_to_five_dice() -> None:
    assert dice_left(begin("cups", 6)) == [5, 5, 5, 5, 5, 5]
    assert dice_left(begin("cups", 2, dice=1)) == [1, 1]
    with pytest.raises(ValueError, match="seats"):
        RULESET.check_seats("cups", 7)
    with pytest.raises(ValueError, match="dice may be 1 to 5"):
        RULESET.check_options("cups", 2, {"dice": 6})


@rule("LIA-SET-03")
def test_chance_says_who_begins_with_cups() -> None:
    first = Counter(begin("cups", 4, seed).asks[0].seat for seed in range(200))

    assert sorted(first) == [0, 1, 2, 3]
    assert all(25 < many < 75 for many in first.values())


@rule("LIA-DIE-01")
def test_everybody_sees_their_own_dice_only() -> None:
    match = rig(begin("cups", 3, dice=2), "12", "34", "56")

    for seat in range(3):
        dice = [player["dice"] for player in match.view(seat)["players"]]
        assert [None not in faces for faces in dice] == [seat == other for other in range(3)]
    assert match.view(1)["players"][1]["dice"] == ["3", "4"]
    assert [event.fields["by"] for event in match.events(2) if event.name == "DieSeen"] == [2, 2]
    assert all(event.name != "DieSeen" for event in match.events(None))


@rule("LIA-DIE-01")
def test_all_faces_are_as_likely() -> None:
    faces: Counter[str] = Counter()
    for seed in range(100):
        for seat, player in enumerate(begin("cups", 6, seed).open_view()["players"]):
            faces.update(player["dice"])
            assert len(player["dice"]) == 5, seat

    assert sorted(faces) == ["1", "2", "3", "4", "5", "6"]
    assert all(425 < many < 575 for many in faces.values())


@rule("LIA-BID-01", "LIA-CAL-01")
def test_there_is_nothing_to_doubt_before_a_bid() -> None:
    match = begin("duel", 2)

    assert "liar" not in offered(match)
    assert why_not(match, "CallLiar(by=0)") == "nothing-bid"
    assert why_not(match, "RaiseBid(by=0, many=0, face=3)") == "no-such-bid"
    assert why_not(match, "RaiseBid(by=0, many=2, face=none)") == "no-such-bid"
    bid(match, 1, 4)
    assert "liar" in offered(match)


@rule("LIA-BID-02")
def test_a_bid_has_more_dice_or_as_many_of_a_higher_face() -> None:
    match = begin("duel", 2)

    bid(match, 1, 4)

    assert offered(match) == ["1x5", "1x6", "2x1", "2x2", "2x3", "2x4", "2x5", "2x6", "liar"]
    assert why_not(match, "RaiseBid(by=1, many=1, face=4)") == "too-low"
    assert why_not(match, "RaiseBid(by=1, many=1, face=3)") == "too-low"


@rule("LIA-BID-03")
def test_nobody_bids_more_dice_than_there_are_and_the_highest_bid_is_doubted() -> None:
    match = begin("cups", 3, dice=1)

    assert why_not(match, f"RaiseBid(by={match.asks[0].seat}, many=4, face=1)") == "too-many"
    bid(match, 3, 6)
    assert offered(match) == ["liar"]


@rule("LIA-CAL-02", "LIA-CAL-03", "LIA-DIE-02", "LIA-END-01")
@pytest.mark.parametrize(
    ("cups", "said", "winner"),
    [
        (("3", "2"), (1, 3), 0),
        (("2", "2"), (1, 3), 1),
        (("6", "2"), (1, 3), 0),
        (("6", "3"), (2, 3), 0),
        (("5", "3"), (2, 3), 1),
        (("6", "6"), (2, 6), 0),
        (("6", "5"), (2, 6), 1),
    ],
)
def test_a_duel_ends_when_the_dice_are_counted(cups: tuple[str, str], said: tuple[int, int], winner: int) -> None:
    match = rig(begin("duel", 2), *cups)

    bid(match, *said)
    doubt(match)

    assert match.outcome is not None
    assert match.outcome.winners == (winner,)
    assert list(match.outcome.scores) == ([1, 0] if winner == 0 else [0, 1])
    assert match.view(None)["checked"]["cups"] == [[cups[0]], [cups[1]]]


@rule("LIA-CAL-02", "LIA-RND-01", "LIA-RND-02")
def test_whoever_is_wrong_loses_a_die_and_begins_the_next_round() -> None:
    match = rig(begin("cups", 3, seed=2, dice=2), "12", "34", "55")
    first = match.asks[0].seat
    bid(match, 3, 5)
    doubt(match)

    assert dice_left(match) == [1 if seat == first else 2 for seat in range(3)]
    assert match.asks[0].seat == first
    assert match.view(None)["bid"] is None
    assert [player["bid"] for player in match.view(None)["players"]] == [None, None, None]
    assert match.view(None)["checked"] == {
        "bid": {"many": 3, "face": "5"}, "found": 2, "cups": [["1", "2"], ["3", "4"], ["5", "5"]],
    }  # fmt: skip
    assert match.view(None)["round"] == 2


@rule("LIA-CAL-03", "LIA-RND-02")
def test_whoever_doubts_a_bid_that_holds_loses_the_die() -> None:
    match = rig(begin("cups", 3, seed=2, dice=2), "12", "34", "55")
    bid(match, 2, 5)
    wrong = match.asks[0].seat
    doubt(match)

    assert dice_left(match)[wrong] == 1
    assert match.asks[0].seat == wrong


@rule("LIA-RND-03")
def test_whoever_has_lost_all_dice_is_out_and_the_next_begins() -> None:
    match = rig(begin("cups", 3, seed=2, dice=1), "1", "2", "3")
    first = match.asks[0].seat
    bid(match, 3, 5)
    doubt(match)

    assert match.view(None)["players"][first]["out"] is True
    assert match.asks[0].seat == (first + 1) % 3
    bid(match, 1, 1)
    assert match.asks[0].seat == (first + 2) % 3


@rule("LIA-END-02", "LIA-END-03")
def test_the_last_with_dice_wins_and_everybody_scores_who_went_before_them() -> None:
    match = rig(begin("cups", 3, seed=2, dice=1), "1", "2", "3")
    first = match.asks[0].seat
    bid(match, 3, 5)
    doubt(match)
    second = (first + 1) % 3
    rig(match, *["" if seat == first else "1" for seat in range(3)])
    bid(match, 2, 1)
    doubt(match)

    assert match.outcome is not None
    assert match.outcome.winners == (second,)
    assert [match.outcome.scores[seat] for seat in (first, (first + 2) % 3, second)] == [0, 1, 2]


@rule("LIA-CLK-01")
def test_a_clock_bids_as_little_as_it_can() -> None:
    match = begin("duel", 2)

    assert str(match.asks[0].default) == "RaiseBid(by=0, many=1, face=1)"
    bid(match, 2, 6)
    assert str(match.asks[0].default) == "CallLiar(by=1)"


@rule("LIA-DIE-03")
@pytest.mark.parametrize(("sides", "faces"), [(2, [5, 6]), (5, [2, 3, 4, 5, 6]), (6, [1, 2, 3, 4, 5, 6])])
def test_of_a_die_with_fewer_sides_the_lowest_faces_are_missing(sides: int, faces: list[int]) -> None:
    rolled = set()
    for seed in range(40):
        match = begin("duel", 2, seed=seed, sides=sides)
        rolled.add(int(match.view(0)["players"][0]["dice"][0]))

    assert sorted(rolled) == faces
    assert offered(match) == [f"{many}x{face}" for many in (1, 2) for face in faces]
    if sides < 6:
        assert why_not(match, f"RaiseBid(by=0, many=1, face={faces[0] - 1})") == "no-such-bid"
