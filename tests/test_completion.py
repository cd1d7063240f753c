"""What a shell offers at Tab."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from sortilege import games, ruleset
from sortilege.cli import parser
from sortilege.completion import SCRIPTS, complete
from sortilege.testing.services import need

GAME = games()[0]


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        (["sim"], ["simulate"]),
        (["--games", "folder", "sim"], ["simulate"]),
        (["play", GAME[:2]], [GAME]),
        (["play", GAME, "--mode", ""], sorted(ruleset(GAME).modes)),
        (["play", GAME, "--see"], ["--seed"]),
        (["play", GAME, "--seed", "7", "--hum"], ["--humans"]),
        (["play", "--lang", ""], ["en", "fr"]),
        (["tournament", GAME, "--seating", "s"], ["same", "sides"]),
        (["verify", ""], []),
        (["play", GAME, "no-such"], []),
        (["play", "no-such", "--mode", ""], []),
    ],
)
def test_what_could_come_next_is_offered(typed: list[str], offered: list[str]) -> None:
    assert complete(parser(), typed) == offered


def test_without_a_word_all_commands_are_offered() -> None:
    assert {"play", "simulate", "serve", "completion"} <= set(complete(parser(), []))


TRIES = {
    "bash": 'COMP_WORDS=(sortilege play %s --mode ""); COMP_CWORD=4; _sortilege; printf "%%s\\n" "${COMPREPLY[@]}"',
    "zsh": 'compadd() { shift; print -l "$@" }; words=(sortilege play %s --mode ""); CURRENT=5; _sortilege',
    "fish": 'complete -C "sortilege play %s --mode "',
}
FIRST = {"zsh": "compdef() { :; }\n"}


@pytest.mark.parametrize("shell", SCRIPTS)
def test_a_shell_asks_and_offers_what_it_is_told(shell: str, tmp_path: Path) -> None:
    try:
        need(shell, shell)
    except (RuntimeError, subprocess.CalledProcessError):
        pytest.skip(f"{shell} is not here and cannot be installed")
    command = tmp_path / "sortilege"
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m sortilege "$@"\n', encoding="utf-8")
    command.chmod(0o755)
    elsewhere = tmp_path / "empty"
    elsewhere.mkdir()
    typed = FIRST.get(shell, "") + SCRIPTS[shell] + TRIES[shell] % GAME

    told = subprocess.run(
        [shell, "-c", typed], env={**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}", "HOME": str(tmp_path)},
        cwd=elsewhere, capture_output=True, text=True, check=True,
    )  # fmt: skip

    assert sorted(told.stdout.split()) == sorted(ruleset(GAME).modes)
