"""Whoever adds a game touches its own folder and nothing else: all the rest names no game."""

from __future__ import annotations

import re
from pathlib import Path

import sortilege
from sortilege.shelf import is_brought

ROOT = Path(__file__).parents[1]
OURS = [name for name in sortilege.games() if not is_brought(name)]
NAMED = re.compile(rf"(?<![a-z])({'|'.join(OURS)})(?![a-z])", re.IGNORECASE)

SOURCE = ROOT / "src" / "sortilege"
PAGE = ROOT / "web" / "src"
OF_GAMES = (SOURCE / "shelf", PAGE / "lib" / "games", PAGE / "lib" / "wire" / "views")
"""Where games live, and what is written for the page from what they show."""
KEPT_POSITIONS = SOURCE / "testing" / "positions.py"
"""Moments of our games that tests and pictures begin from."""


def named_in(folder: Path, *endings: str) -> list[str]:
    """Each line, outside the games' own folders, that names one."""
    found = []
    for path in sorted(folder.rglob("*")):
        apart = path == KEPT_POSITIONS or path.name.endswith(".test.ts") or any(one in path.parents for one in OF_GAMES)
        if path.suffix in endings and not apart:
            lines = path.read_text(encoding="utf-8").splitlines()
            found += [
                f"{path.relative_to(ROOT)}:{number}" for number, line in enumerate(lines, 1) if NAMED.search(line)
            ]
    return found


def test_kernel_bots_server_terminal_and_tools_name_no_game() -> None:
    assert named_in(SOURCE, ".py", ".toml", ".txt") == []


def test_the_front_of_the_shelf_names_no_game() -> None:
    assert NAMED.search((SOURCE / "shelf" / "__init__.py").read_text(encoding="utf-8")) is None


def test_the_shell_of_the_page_names_no_game() -> None:
    assert named_in(PAGE, ".ts", ".svelte", ".css", ".svg") == []


def test_words_that_are_no_games_name_none() -> None:
    assert named_in(ROOT / "locale", ".ftl") == []


def test_a_name_is_found_where_it_stands() -> None:
    assert NAMED.search(f"a table of {OURS[0].capitalize()},")
    assert NAMED.search(f"web-game-{OURS[-1]} = ")
    assert not NAMED.search(f"un{OURS[0]}")
