"""What is printed on the components: TOML files, one source for the engine and the web.

A game checks its tables against the printed component list while it is imported; a mistake names
the file and the line, and surfaces there, not in somebody's game.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, NoReturn

HERE = Path(__file__).parent
SHELF = HERE / "shelf"
ELSEWHERE: dict[str, Path] = {}
"""The folders of games that others bring."""


def game_folder(game: str) -> Path:
    """Where everything of a game is, its data beside its code."""
    return ELSEWHERE.get(game, SHELF / game)


def common_words() -> Path:
    """The catalogues that are no game's: inside an installed package, or at the root of a checkout."""
    installed = HERE / "locale"
    return installed if installed.is_dir() else HERE.parents[1] / "locale"


class ContentFile:
    """One TOML file of a game: what is printed on its components, unless it lies elsewhere in the folder."""

    def __init__(self, game: str, file: str, inside: str = "content") -> None:
        self.path = game_folder(game) / inside / f"{file}.toml"
        self.name = "/".join(filter(None, (game, inside, self.path.name)))
        self.text = self.path.read_text(encoding="utf-8")
        try:
            self.values: dict[str, Any] = tomllib.loads(self.text)
        except tomllib.TOMLDecodeError as wrong:
            raise ValueError(f"{self.name}: {wrong}") from wrong

    def rows(self, name: str) -> list[dict[str, Any]]:
        """The entries of one kind, in order."""
        rows = self.values.get(name)
        if not isinstance(rows, list) or not rows:
            self.fail(name, f"there is no [[{name}]]")
        return rows

    def number(self, name: str) -> int:
        value = self.values.get(name)
        if type(value) is not int:
            self.fail(name, f"{name} must be a number, not {value!r}")
        return value

    def ids(self, name: str) -> list[str]:
        """The ids of the entries of one kind; no id stands twice."""
        ids = [str(row["id"]) for row in self.rows(name)]
        for one in ids:
            if ids.count(one) > 1:
                self.fail(one, f"{name} {one!r} stands twice")
        return ids

    def expect(self, found: object, wanted: object, what: str, near: str = "") -> None:
        """Compares a count with the printed one."""
        if found != wanted:
            self.fail(near or what, f"{what}: {found}, printed {wanted}")

    def fail(self, near: str, problem: str) -> NoReturn:
        lines = self.text.splitlines()
        line = next((number for number, text in enumerate(lines, 1) if near and near in text), 1)
        raise ValueError(f"{self.name}, line {line}: {problem}")
