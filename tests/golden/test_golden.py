"""Golden games are told as they are written down: `make golden` writes them anew, to be read before a commit."""

from __future__ import annotations

from pathlib import Path

import pytest

import sortilege
from sortilege.testing import golden
from tests.kernel.toy import PEEK, in_turns

HERE = Path(__file__).parent
CASES = golden.golden_cases()


@pytest.mark.parametrize("name", CASES)
def test_a_golden_game_is_played_as_it_is_written_down(name: str) -> None:
    written = (HERE / f"{name}.txt").read_text(encoding="utf-8")

    assert golden.tell(*CASES[name]).splitlines() == written.splitlines()


def test_no_golden_game_is_left_over() -> None:
    assert {path.stem for path in HERE.glob("*.txt")} == set(CASES)


@pytest.mark.parametrize("game", sortilege.games())
def test_every_game_has_at_least_three_over_all_its_modes(game: str) -> None:
    own = [played for played, _ in CASES.values() if played.game == game]

    assert len(own) >= 3
    assert {played.mode for played in own} == set(sortilege.ruleset(game).modes)
    assert {language for played, language in CASES.values() if played.game == game} == {"fr", "en"}


def test_secrets_are_told_with_the_seats_that_know_them() -> None:
    match = in_turns()
    start = match.game.told
    match.answer(0, PEEK(0))

    told = [(event.name, seats) for event, seats in golden.told_in_full(match, start)]

    assert told == [("BagPeeked", [0]), ("Whispered", [0]), ("MarbleDrawn", [0])]
    assert all(event.fields.get("marble", "") is not None for event, _ in golden.told_in_full(match, start))


def test_a_difference_is_named_and_writing_heals_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert golden.main(["--write", "--folder", str(tmp_path)]) == 0
    first, second, *_ = sorted(tmp_path.glob("*.txt"))
    first.write_text("something else", encoding="utf-8")
    second.rename(tmp_path / "old.txt")

    assert golden.main(["--folder", str(tmp_path)]) == 1
    said = capsys.readouterr().err.splitlines()
    assert said == [f"{first} differs", f"{second} is missing", f"{tmp_path / 'old.txt'} is left over"]
    assert golden.main(["--write", "--folder", str(tmp_path)]) == 0
