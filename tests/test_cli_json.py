"""What a command tells people it also tells programs."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import sortilege
from sortilege.cli import main, parser

TELLS_NOTHING = {"play", "serve", "completion", "complete"}
"""Somebody plays, something runs until it is stopped, or a shell reads it."""


def commands() -> dict[str, argparse.ArgumentParser]:
    (found,) = [action for action in parser()._actions if isinstance(action, argparse._SubParsersAction)]
    return dict(found.choices)


def test_every_command_that_tells_something_takes_json() -> None:
    without = [name for name, command in commands().items() if "--json" not in command.format_help()]

    assert sorted(without) == sorted(TELLS_NOTHING)


def test_a_saved_game_is_told_choice_by_choice(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = sortilege.new("animaux", seats=2, seed=4)
    while not match.over:
        match.answer(match.asks[0].seat, match.asks[0].options[0])
    path = tmp_path / "game.jsonl"
    path.write_text(match.record().text(), encoding="utf-8")

    assert main(["replay", str(path), "--json"]) == 0

    said = json.loads(capsys.readouterr().out)
    assert (said["game"], said["mode"], said["seats"]) == ("animaux", "initiation", 2)
    assert [line["step"] for line in said["choices"]] == [line.step for line in match.record().lines]
    assert said["told"][-1]["event"]
    assert said["outcome"]["winners"] == list(match.outcome.winners if match.outcome else ())


def test_the_files_of_a_new_game_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new-game", "beasts", str(tmp_path / "mine"), "--json"]) == 0

    files = json.loads(capsys.readouterr().out)["files"]
    assert str(tmp_path / "mine" / "beasts" / "__init__.py") in files
    assert all(Path(file).is_file() for file in files)


def test_what_a_game_lacks_is_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    code = main(["check", "ecole", "--games", "0", "--json"])

    said = json.loads(capsys.readouterr().out)
    assert said["game"] == "ecole"
    assert {"part", "figures", "problems"} == set(said["parts"][0])
    assert code == any(part["problems"] for part in said["parts"])


@pytest.mark.parametrize("typed", ["rules salem SAL", "games --json", "rules zoondo ZOO --json", "--help"])
def test_a_reader_who_goes_away_is_no_error(typed: str) -> None:
    command = f"{sys.executable} -m sortilege {typed} | head -c 1"
    piped = subprocess.run(
        ["bash", "-c", f"set -o pipefail; {command} >/dev/null"],
        env={**os.environ, "LC_ALL": "C.UTF-8"}, capture_output=True, text=True, check=False,
    )  # fmt: skip

    assert (piped.returncode, piped.stderr) == (0, "")
