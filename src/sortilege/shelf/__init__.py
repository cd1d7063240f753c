"""The games: those that stand here, a folder each, and those that others bring.

Others come as installed packages, by an entry point of the group `sortilege.games`, or as folders: those that the
environment names in SORTILEGE_GAMES, and those that were added. What cannot be loaded is left out, and `broken` says
why.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from sortilege.content import ELSEWHERE
from sortilege.kernel.kinds import quoted
from sortilege.kernel.ruleset import Ruleset

GROUP = "sortilege.games"
VARIABLE = "SORTILEGE_GAMES"

_added: list[str] = []


class Place(NamedTuple):
    """Where a game is."""

    package: str
    origin: str
    """As an operator would name it."""
    folder: Path


class Shelf:
    """What was found, and what of it can be played."""

    def __init__(self) -> None:
        self.places: dict[str, Place] = {}
        self.broken: dict[str, str] = {}
        self.loaded: dict[str, Ruleset] = {}
        for path in sorted(Path(__file__).parent.glob("*/__init__.py")):
            self.places[path.parent.name] = Place(f"{__name__}.{path.parent.name}", "sortilege", path.parent)
        for point in sorted(entry_points(group=GROUP)):
            self.enter(point.name, Place(point.module, f"the package {point.module}", folder_of(point.module)))
        for folder in [*filter(None, os.environ.get(VARIABLE, "").split(os.pathsep)), *_added]:
            self.enter_folder(Path(folder).resolve())

    def enter_folder(self, folder: Path) -> None:
        """A game's own folder, or a folder of such folders."""
        if not folder.is_dir():
            self.broken[folder.name] = f"there is no folder {folder}"
            return
        if (folder / "__init__.py").is_file():
            found = [folder]
        else:
            found = [path.parent for path in sorted(folder.glob("*/__init__.py"))]
        for game in found:
            if str(game.parent) not in sys.path:
                sys.path.append(str(game.parent))
            self.enter(game.name, Place(game.name, f"the folder {game}", game))

    def enter(self, name: str, place: Place) -> None:
        """Tries a game from outside at once, so that what is broken is known before anybody sits down to it."""
        before = self.places.get(name)
        if before is not None:
            if before != place:
                self.broken[f"{name} ({place.origin})"] = f"there is a game of that name already, from {before.origin}"
            return
        ELSEWHERE[name] = place.folder
        try:
            rules = load(place.package)
            if rules.name != name:
                raise ValueError(f"it calls itself {quoted(rules.name)}")
        except Exception as wrong:
            del ELSEWHERE[name]
            self.broken[name] = f"{place.origin}: {type(wrong).__name__}: {wrong}"
        else:
            self.places[name] = place
            self.loaded[name] = rules


def folder_of(package: str) -> Path:
    """Where a package lies, found without running it."""
    try:
        found = find_spec(package)
    except ImportError:
        found = None
    return Path(next(iter(found.submodule_search_locations or ["."]))) if found else Path()


def load(package: str) -> Ruleset:
    rules = getattr(import_module(package), "RULESET", None)
    if not isinstance(rules, Ruleset):
        raise ValueError(f"{package} has no RULESET")
    return rules


_shelf: list[Shelf] = []


def shelf() -> Shelf:
    if not _shelf:
        _shelf.append(Shelf())
    return _shelf[0]


def add_games(folder: str) -> None:
    """Games in that folder, or the one game that it is, can be played from now on."""
    _added.append(folder)
    _shelf.clear()


def games() -> list[str]:
    """The names of the games that can be played."""
    return sorted(shelf().places)


def broken() -> dict[str, str]:
    """What was found and cannot be played, with what is wrong with it."""
    return dict(shelf().broken)


def ruleset(name: str) -> Ruleset:
    """What a game offers: modes, seats, options, revision."""
    found = shelf()
    if name not in found.places:
        problem = found.broken.get(name)
        raise ValueError(
            f"game: {name} cannot be played: {problem}"
            if problem
            else f"game: there is no {quoted(name)}; there are {', '.join(games())}"
        )
    if name not in found.loaded:
        found.loaded[name] = load(found.places[name].package)
    return found.loaded[name]
