"""`sortilege --games FOLDER`: games from elsewhere, at the command and in the processes that work for it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.shelf.test_games_from_outside import ROOT, a_game


def sortilege(*words: str, language: str = "en_GB.UTF-8") -> subprocess.CompletedProcess[str]:
    """The command as it is typed, with nothing from elsewhere in the environment."""
    environment = {**os.environ, "SORTILEGE_GAMES": "", "LC_ALL": language, "COLUMNS": "200"}
    return subprocess.run(
        [sys.executable, "-m", "sortilege.cli", *words],
        env=environment, cwd=ROOT, capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL,
    )  # fmt: skip


def test_a_game_from_elsewhere_is_listed_even_before_it_has_words(tmp_path: Path) -> None:
    a_game(tmp_path)

    listed = sortilege("--games", str(tmp_path), "games")

    assert (listed.returncode, listed.stderr) == (0, "")
    assert "--mode short" in listed.stdout
    assert "left out" not in listed.stdout


@pytest.mark.parametrize(
    ("language", "words"),
    [("fr_FR.UTF-8", "Ces jeux sont laissés de côté"), ("en_GB.UTF-8", "These games are left out")],
)
def test_what_is_broken_is_listed_with_its_error(language: str, words: str, tmp_path: Path) -> None:
    a_game(tmp_path, "glass", "raise RuntimeError('it fell')")
    a_game(tmp_path, "quitter", "raise SystemExit(3)")

    listed = sortilege("--games", str(tmp_path), "games", language=language)

    assert listed.returncode == 0
    assert words in listed.stdout
    assert "RuntimeError: it fell" in listed.stdout
    assert "SystemExit: 3" in listed.stdout
    assert "salem" in listed.stdout


def test_several_folders_can_be_given_and_processes_that_work_for_it_have_them_too(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    game = a_game(tmp_path / "full")
    given = ["--games", str(tmp_path / "empty"), "--games", str(game)]

    played = sortilege(*given, "simulate", "marbles", "--games", "4", "--workers", "2", "--json")

    assert played.stderr == ""
    assert json.loads(played.stdout)["games"] == 4


def test_a_folder_that_is_not_there_is_a_mistake(tmp_path: Path) -> None:
    refused = sortilege("--games", str(tmp_path / "nowhere"), "games")

    assert refused.returncode == 2
    assert refused.stderr == f"sortilege: games: there is no folder {tmp_path / 'nowhere'}\n"


def test_a_folder_hidden_by_another_package_is_named(tmp_path: Path) -> None:
    a_game(tmp_path, "json")

    listed = sortilege("--games", str(tmp_path), "games")

    assert "another package of that name comes first" in listed.stdout
