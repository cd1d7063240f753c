"""Whoever follows docs/write-a-game.md to the letter has a game that plays everywhere."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.tutorial import Block, blocks, write

ROOT = Path(__file__).parents[2]
SOURCE = str(ROOT / "src")
MANY, FEW = "100", "6"
"""Where the page plays many games, a test plays few."""


class Author:
    """Somebody who writes the blocks into a folder and types the commands there."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.checks: list[subprocess.CompletedProcess[str]] = []
        """What `sortilege check` said, each time the page asks for it."""
        self.others: list[subprocess.CompletedProcess[str]] = []

    def follow(self, block: Block) -> None:
        if block.file:
            write(block, self.folder)
        else:
            for words in block.commands():
                done = self.type(*words)
                (self.checks if "check" in words else self.others).append(done)

    def type(self, *words: str, typed: str = "", language: str = "en_GB.UTF-8") -> subprocess.CompletedProcess[str]:
        """A command of the page, with fewer games than a person would have played."""
        command = [sys.executable, "-m", "sortilege.cli"] if words[0] == "sortilege" else [sys.executable]
        shorter = [FEW if word == MANY else word for word in words[1:]]
        environment = {
            **os.environ, "PYTHONPATH": SOURCE, "MYPYPATH": SOURCE, "SORTILEGE_GAMES": "", "LC_ALL": language,
            "COLUMNS": "200",
        }  # fmt: skip
        return subprocess.run(
            [*command, *shorter],
            env=environment, cwd=self.folder, input=typed, capture_output=True, text=True, check=False,
        )  # fmt: skip


@pytest.fixture(scope="module")
def author(tmp_path_factory: pytest.TempPathFactory) -> Author:
    """Somebody who has followed the whole page."""
    one = Author(tmp_path_factory.mktemp("mine"))
    for block in blocks():
        one.follow(block)
    return one


def test_every_command_of_the_page_works(author: Author) -> None:
    assert [(one.args, one.stderr) for one in author.others if one.returncode or "Traceback" in one.stderr] == []
    assert len(author.others) == 4


def test_before_there_are_words_and_a_ledger_all_the_rest_holds(author: Author) -> None:
    first, *_ = author.checks

    assert first.returncode == 1
    for kept in ("Contract", "Secrecy", "Audiences", "Soak"):
        assert f"✓ {kept}" in first.stdout
    assert "There is no ledger.md" in first.stdout
    for language in ("French", "English"):
        assert f"{language} lacks the message ChooseDive" in first.stdout
    assert first.stdout.endswith("Not yet: Words, Rules.\n")


def test_once_there_are_words_everything_holds(author: Author) -> None:
    last = author.checks[-1]

    assert len(author.checks) == 2
    assert (last.returncode, last.stderr) == (0, "")
    assert last.stdout.endswith("Everything holds.\n")


def test_the_finished_game_passes_every_check_in_french_too(author: Author) -> None:
    checked = author.type("sortilege", "--games", ".", "check", "pearls", "--games", "3", language="fr_FR.UTF-8")

    assert checked.returncode == 0, checked.stdout
    assert checked.stdout.endswith("Tout tient.\n")


@pytest.mark.parametrize(
    ("language", "question"), [("fr", "À quelle profondeur plongez-vous"), ("en", "How deep do you dive?")]
)
def test_it_plays_in_the_terminal_to_its_end(language: str, question: str, author: Author) -> None:
    play = ["play", "pearls", "--seats", "3", "--seed", "1", "--lang", language]
    played = author.type("sortilege", "--games", ".", *play, typed="1\n" * 5 + "\n" * 20)

    assert (played.returncode, played.stderr) == (0, "")
    assert question in played.stdout
    assert {"fr": "Toutes les cartes ont servi", "en": "All cards are spent"}[language] in played.stdout


def test_it_plays_in_the_library_and_its_record_replays(author: Author) -> None:
    code = """
import sortilege
match = sortilege.new("pearls", seats=4, seed=7, options={"rounds": 3})
while not match.over:
    match.answer(match.asks[0].seat, match.asks[0].options[-1])
assert sortilege.replay(match.record().text()).outcome == match.outcome
print(len(match.record().lines), match.outcome.reason)
"""
    environment = {**os.environ, "PYTHONPATH": SOURCE, "SORTILEGE_GAMES": str(author.folder)}
    played = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False, cwd=author.folder
    )

    assert played.stdout == "12 hands-empty\n", played.stderr


def test_bots_of_every_level_play_it(author: Author) -> None:
    bots = ["--bots", "master:20,adept,novice,random", "--games", "4", "--seats", "4"]
    played = author.type("sortilege", "--games", ".", "tournament", "pearls", *bots)

    assert (played.returncode, played.stderr) == (0, "")


def test_its_types_pass_a_strict_check(author: Author) -> None:
    cache = str(author.folder.parent / "types")
    typed = author.type(
        "python", "-m", "mypy", "--strict", "--disallow-any-expr", "--cache-dir", cache, "pearls", "tests"
    )

    assert typed.returncode == 0, typed.stdout
