"""What is noted of a game that the lab watches: who began it, as its own choices say."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from sortilege import Match
from sortilege.kernel.ruleset import Value
from sortilege.lab.simulate import Setting
from sortilege.lab.watched import watch

EXAMPLES = Path(__file__).parents[2] / "examples"
BEFORE_THE_FIRST_TURN = {
    "zoondo": {
        "PickTribe", "PlaceZoon", "KeepZoon", "TakeFormation",
        "RecruitZoon", "RecruitAtout", "RecruitPrinted", "StopRecruiting",
    },
    "traverse": {"TakeHat"},
    "animaux": {"TakeCharacter"},
    "salem": {"KeepCitizen", "GiveBlackCat", "PickNobody"},
    "ecole": {"TakeHouse", "DrawSecondHouse", "KeepOneHouse"},
}  # fmt: skip
"""By game: what is done while it is set up."""
TABLES: list[tuple[str, str, int, dict[str, Value]]] = [
    ("zoondo", "standard", 2, {}),
    ("zoondo", "reinforced", 2, {}),
    ("zoondo", "recruit", 2, {}),
    ("traverse", "standard", 2, {}),
    ("traverse", "junior", 4, {"first_seat": "random"}),
    ("traverse", "junior", 3, {"first_seat": 2}),
    ("animaux", "initiation", 3, {}),
    ("animaux", "apprenti", 2, {}),
    ("animaux", "confirme", 2, {"first_seat": 1}),
    ("salem", "standard", 4, {}),
    ("salem", "standard", 5, {"citizen_choice": True}),
    ("salem", "ghost", 2, {}),
    ("salem", "ghost", 3, {}),
    ("ecole", "standard", 2, {}),
    ("ecole", "standard", 2, {"each_decides": True}),
    ("ecole", "standard", 2, {"each_decides": True, "houses": "choice"}),
    ("ecole", "standard", 3, {"houses": "choice"}),
]
GAMES = 3
HEARTS = """
from sortilege.lab.simulate import Setting
from sortilege.lab.watched import watch

setting = Setting.check("hearts", None, None, None, 3, ("random",))
for number in range(12):
    seen, match = watch(setting, number)
    played = [seat for seat, step, _ in match.choices if match.ruleset.book.type_of(step).name == "PlayCard"]
    assert seen.began == played[0], (number, seen.began, played[0])
    assert len({card.what for row in seen.cards for card in row}) > 40
"""


def first_turn(match: Match) -> int:
    """Whose the first choice is that is no part of setting up."""
    book, setting_up = match.ruleset.book, BEFORE_THE_FIRST_TURN[match.ruleset.name]
    return next(seat for seat, step, _ in match.choices if book.type_of(step).name not in setting_up)


@pytest.mark.parametrize(("game", "mode", "seats", "options"), TABLES)
def test_who_began_is_who_had_the_first_turn(game: str, mode: str, seats: int, options: dict[str, Value]) -> None:
    setting = Setting.check(game, mode, seats, options, 3, ("random",))

    for number in range(GAMES):
        seen, match = watch(setting, number)
        assert seen.began == first_turn(match), f"game {number}"


def test_the_last_to_answer_a_window_did_not_begin_for_it() -> None:
    setting = Setting.check("salem", "standard", 4, None, 3, ("random",))

    assert len({watch(setting, number)[0].began for number in range(12)}) > 1


def test_in_hearts_whoever_leads_began_and_not_the_last_to_pass() -> None:
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", HEARTS],
        env={**os.environ, "SORTILEGE_GAMES": str(EXAMPLES / "hearts" / "hearts")},
        capture_output=True, text=True, check=False,
    )  # fmt: skip

    assert done.returncode == 0, done.stderr
