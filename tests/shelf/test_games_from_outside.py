"""A game that somebody brings is there: from a folder, or as an installed package. What is broken is named."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

TOY = Path(__file__).parents[1] / "kernel" / "toy.py"
ROOT = Path(__file__).parents[2]


def a_game(folder: Path, name: str = "marbles", code: str = "") -> Path:
    """A package with the toy game in it, or with other code."""
    package = folder / name
    package.mkdir(parents=True)
    (package / "__init__.py").write_text(code or TOY.read_text(encoding="utf-8"), encoding="utf-8")
    return package


def install(site: Path, name: str, package: str) -> None:
    """What an installer leaves of a package that names itself as a game."""
    info = site / f"{package}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[sortilege.games]\n{name} = {package}\n")


def told(code: str, *, games: Path | None = None, site: Path | None = None) -> str:
    """What a program prints that runs with these games."""
    environment = {**os.environ, "SORTILEGE_GAMES": str(games or "")}
    if site is not None:
        environment["PYTHONPATH"] = os.pathsep.join(filter(None, (str(site), os.environ.get("PYTHONPATH"))))
    words = [sys.executable, "-c", f"import sortilege\nfrom sortilege.shelf import broken\n{code}"]
    return subprocess.run(words, env=environment, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


def test_a_folder_of_games_is_found(tmp_path: Path) -> None:
    a_game(tmp_path)

    assert "marbles" in told("print(sortilege.games())", games=tmp_path)
    assert told("print(sortilege.new('marbles', seats=2, seed=1).asks[0].why)", games=tmp_path) == "AskReady(by=0)"


def test_a_games_own_folder_is_found_too(tmp_path: Path) -> None:
    package = a_game(tmp_path)

    assert "marbles" in told("print(sortilege.games())", games=package)


def test_an_installed_package_is_found(tmp_path: Path) -> None:
    a_game(tmp_path, "stones")
    install(tmp_path, "marbles", "stones")

    assert "marbles" in told("print(sortilege.games())", site=tmp_path)


def test_without_it_the_games_are_those_that_stand_here() -> None:
    assert "marbles" not in told("print(sortilege.games())")


def test_a_broken_game_is_named_with_its_error_and_left_out(tmp_path: Path) -> None:
    a_game(tmp_path)
    a_game(tmp_path, "glass", "raise RuntimeError('it fell')")
    a_game(tmp_path, "nothing", "x = 1")

    found = told("print(sorted(broken().items()), sortilege.games())", games=tmp_path)

    assert "RuntimeError: it fell" in found
    assert "nothing has no RULESET" in found
    assert "'marbles'" in found
    assert "'glass'" not in found.rpartition("[")[2]


def test_a_game_that_calls_itself_otherwise_is_refused(tmp_path: Path) -> None:
    a_game(tmp_path, "stones")

    assert "it calls itself 'marbles'" in told("print(broken()['stones'])", games=tmp_path)


def test_two_games_of_one_name_are_refused(tmp_path: Path) -> None:
    a_game(tmp_path, "salem", TOY.read_text(encoding="utf-8").replace('Book("marbles")', 'Book("salem")'))

    found = told("print(broken(), sortilege.shelf.shelf().places['salem'].origin)", games=tmp_path)

    assert "there is a game of that name already, from sortilege" in found
    assert found.endswith("sortilege")


def test_a_broken_game_that_is_asked_for_says_what_is_wrong(tmp_path: Path) -> None:
    a_game(tmp_path, "glass", "raise RuntimeError('it fell')")
    asked = "try:\n sortilege.ruleset('glass')\nexcept ValueError as wrong: print(wrong)"

    assert told(asked, games=tmp_path).startswith("game: glass cannot be played: ")


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    assert "there is no folder" in told("print(broken())", games=tmp_path / "missing")
