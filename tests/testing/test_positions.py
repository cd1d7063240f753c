"""The positions from which the browser plays are those of the rules as they are: `make positions` writes them anew."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import sortilege
from sortilege.testing import positions
from sortilege.testing.positions import MOMENTS, Moment, is_nearly_over

KEPT = Path(__file__).parents[2] / positions.FOLDER


def test_the_saved_positions_are_moments_of_the_rules_as_they_are() -> None:
    wrongs = list(positions.wrongs(KEPT))

    assert not wrongs, "write them anew with `make positions`: " + "; ".join(wrongs)


def test_every_game_and_mode_has_one_and_every_game_one_near_its_end() -> None:
    modes = {(moment.game, moment.mode) for moment in MOMENTS.values()}

    assert modes == {(game, mode) for game in sortilege.games() for mode in sortilege.ruleset(game).modes}
    assert {moment.game for moment in MOMENTS.values() if not moment.question} == set(sortilege.games())


def test_a_game_that_has_just_begun_is_not_nearly_over() -> None:
    moment = MOMENTS["animaux-end"]

    assert is_nearly_over(moment.position())
    assert not is_nearly_over(sortilege.new("zoondo", mode="standard", seats=2, seed=1))


def test_a_moment_that_never_comes_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(positions, "GAMES_TRIED", 1)

    with pytest.raises(LookupError, match="NoSuchQuestion"):
        Moment("animaux", "initiation", 2, "NoSuchQuestion").position()


def test_what_is_wrong_with_a_file_is_named_and_writing_heals_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = ("animaux-end", "animaux-initiation", "zoondo-combat", "salem-ghost")
    monkeypatch.setattr(positions, "MOMENTS", {name: MOMENTS[name] for name in kept})
    old, other, missing, fine = (tmp_path / f"{name}.jsonl" for name in kept)
    assert positions.main(["--write", "--folder", str(tmp_path)]) == 0
    age(old)
    other.write_text(sortilege.new("animaux", mode="initiation", seats=4, seed=1).record().text(), encoding="utf-8")
    missing.rename(tmp_path / "unknown.jsonl")

    assert positions.main(["--folder", str(tmp_path)]) == 1
    assert capsys.readouterr().err.splitlines() == [
        f"{old}: record: it was played under revision 0 of animaux, this is {sortilege.ruleset('animaux').revision}",
        f"{other} is not the moment it should be",
        f"{missing} is missing",
        f"{tmp_path / 'unknown.jsonl'} is left over",
    ]
    assert positions.main(["--write", "--folder", str(tmp_path)]) == 0
    assert fine.read_text(encoding="utf-8") == (KEPT / fine.name).read_text(encoding="utf-8")


def age(path: Path) -> None:
    """The same record, of an older revision of the rules."""
    record = sortilege.Record.parse(path.read_text(encoding="utf-8"))
    path.write_text(msgspec.structs.replace(record, revision=0).text(), encoding="utf-8")
