"""`sortilege new-game` writes a game that works, and `sortilege check` says what it lacks once it does not."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.shelf.test_games_at_the_command import sortilege
from tests.shelf.test_games_from_outside import ROOT, told


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a new game called beasts."""
    folder = tmp_path_factory.mktemp("new") / "project"
    written = sortilege("new-game", "beasts", str(folder))
    assert (written.returncode, written.stderr) == (0, "")
    assert f"sortilege --games {folder} play beasts" in written.stdout
    return folder


def run_there(project: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """A tool of Python run as whoever wrote the game would run it."""
    source = str(ROOT / "src")
    environment = {**os.environ, "PYTHONPATH": source, "MYPYPATH": source, "SORTILEGE_GAMES": ""}
    return subprocess.run(
        [sys.executable, "-m", *words], env=environment, cwd=project, capture_output=True, text=True, check=False
    )


def test_a_new_game_plays(project: Path) -> None:
    assert told("print(sortilege.new('beasts', seats=3, seed=1).asks[0].why)", games=project).startswith("ChooseCard(")


def test_a_new_game_passes_every_check(project: Path) -> None:
    checked = sortilege("--games", str(project), "check", "beasts", "--games", "3")

    assert (checked.returncode, checked.stderr) == (0, "")
    assert checked.stdout.count("✓") == 7
    assert checked.stdout.endswith("Everything holds.\n")


def test_the_tests_of_a_new_game_pass(project: Path) -> None:
    tested = run_there(project, "pytest", "-q", "-p", "no:cacheprovider", "--strict-markers", "-W", "error")

    assert tested.returncode == 0, tested.stdout


def test_the_types_of_a_new_game_hold(project: Path) -> None:
    typed = run_there(project, "mypy", "--cache-dir", str(project.parent / "types"))

    assert typed.returncode == 0, typed.stdout


def test_a_new_game_is_played_by_bots_of_every_level(project: Path) -> None:
    bots = "novice,adept,master:20,random"
    played = sortilege("--games", str(project), "tournament", "beasts", "--bots", bots, "--games", "4", "--seats", "4")

    assert (played.returncode, played.stderr) == (0, "")


def test_a_name_may_have_several_words(tmp_path: Path) -> None:
    sortilege("new-game", "wild_beasts", str(tmp_path / "wild"))

    checked = sortilege("--games", str(tmp_path / "wild"), "check", "wild_beasts", "--games", "1")

    assert checked.returncode == 0, checked.stdout
    assert "sortilege-wild-beasts" in (tmp_path / "wild" / "pyproject.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("salem", "name: there is a game called salem already"),
        ("json", "name: there is a Python package called json already"),
        ("No-Name", "name: three small letters, then letters, digits and _, such as pearls, not 'No-Name'"),
        ("ab", "name: three small letters"),
        ("import", "name: three small letters"),
        ("a" * 40, "name: three small letters"),
    ],
)
def test_a_name_that_cannot_be_is_refused(name: str, problem: str, tmp_path: Path) -> None:
    refused = sortilege("new-game", name, str(tmp_path / "there"))

    assert refused.returncode == 2
    assert refused.stderr.startswith(f"sortilege: {problem}")
    assert not (tmp_path / "there").exists()


def test_a_folder_with_something_in_it_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear Tina", encoding="utf-8")
    refused = sortilege("new-game", "beasts", str(tmp_path))

    assert refused.returncode == 2
    assert "folder: a new or empty one" in refused.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


# What is missing is said


def checked_after(folder: Path, file: str, before: str, after: str, language: str = "en_GB.UTF-8") -> list[str]:
    """What `check` says, line by line, of a new game in which something was changed."""
    sortilege("new-game", "beasts", str(folder / "changed"))
    path = folder / "changed" / "beasts" / file
    text = path.read_text(encoding="utf-8")
    assert before in text
    path.write_text(text.replace(before, after), encoding="utf-8")
    checked = sortilege("--games", str(folder / "changed"), "check", "beasts", "--games", "1", language=language)
    assert checked.returncode == 1, checked.stdout
    assert checked.stderr == ""
    return [line.strip() for line in checked.stdout.splitlines()]


CHANGES = {
    "a French message": (
        ("words/fr/game.ftl", "RoundWon =", "Other ="),
        ("✗ Words", "French lacks the message RoundWon (words/fr/game.ftl)."),
    ),
    "an English option": (
        ("words/en/game.ftl", "PlayCard =", "Other ="),
        ("✗ Words", "English lacks the message PlayCard (words/en/game.ftl)."),
    ),
    "a variable": (
        ("words/en/game.ftl", "{ $by } wins", "{ $who } wins"),
        ("✗ Words", "A message cannot be said: en/beasts/game: RoundWon"),
    ),
    "a declared audience": (
        ("events.py", '.secret(card="to")', ""),
        ("✗ Audiences", "CardDealt.card is told to some seats only"),
    ),
    "a secret": (
        ("state.py", "secret(self.face(card), only(seat))", "self.face(card)"),
        ("✗ Audiences", "CardDealt.card is secret, and was told to all"),
    ),
    "a view that keeps secrets": (
        ("view.py", "game.seen_by(seat, zone)", "game.faces_in(zone)"),
        ("✗ Secrecy", "has other view"),
    ),
    "a rule of the ledger": (
        ("rules/rounds.py", 'Reason("not-held", "BEA-PLAY-02")', 'Reason("not-held", "BEA-PLAY-99")'),
        ("✗ Rules", "BEA-PLAY-99 is cited, and is not in the ledger."),
    ),
    "a place for every card": (
        ("rules/rounds.py", "game.move_all(ON_TABLE, PLAYED)", "game.lay([], ON_TABLE)"),
        ("✗ Contract", "lost: ["),
    ),
    "a rule that works": (
        ("rules/rounds.py", "cards.index(max(cards))", "cards.index(99)"),
        ("✗ Contract", "beasts/rules/rounds.py:"),
    ),
    "how secrets are drawn anew": (
        ("__init__.py", "BOOK.redraw = redraw_secrets", ""),
        ("✗ Secrecy", "does not say how its secrets are drawn anew"),
    ),
}


@pytest.mark.parametrize(("change", "said"), CHANGES.values(), ids=CHANGES)
def test_what_is_missing_is_said(change: tuple[str, str, str], said: tuple[str, str], tmp_path: Path) -> None:
    lines = checked_after(tmp_path, *change)

    assert [line for line in lines if line.startswith(said[0])]
    assert [line for line in lines if said[1] in line]
    assert lines[-1].startswith("Not yet: ")


def test_it_is_said_in_french_too(tmp_path: Path) -> None:
    lines = checked_after(tmp_path, "words/fr/game.ftl", "RoundWon =", "Other =", "fr_FR.UTF-8")

    assert "Le message RoundWon manque en français (words/fr/game.ftl)." in lines
    assert lines[-1] == "Pas encore\u00a0: Mots."
