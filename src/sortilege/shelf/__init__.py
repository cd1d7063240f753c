"""The games: those that stand here, a folder each, and those that others bring.

Others come as installed packages, by an entry point of the group `sortilege.games`, or as folders that the environment
names in SORTILEGE_GAMES, where those that are added go too. What cannot be loaded is left out, and `broken` says
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
OURS = "sortilege"


class GameLocation(NamedTuple):
    """Where a game is."""

    package: str
    origin: str
    """As an operator would name it."""
    folder: Path


class Shelf:
    """What was found, and what of it can be played."""

    def __init__(self) -> None:
        self.places: dict[str, GameLocation] = {}
        self.broken: dict[str, str] = {}
        self.loaded: dict[str, Ruleset] = {}
        for path in sorted(Path(__file__).parent.glob("*/__init__.py")):
            self.places[path.parent.name] = GameLocation(f"{__name__}.{path.parent.name}", OURS, path.parent)
        for point in sorted(entry_points(group=GROUP)):
            self.enter(point.name, GameLocation(point.module, f"the package {point.module}", folder_of(point.module)))
        for folder in filter(None, os.environ.get(VARIABLE, "").split(os.pathsep)):
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
            there = folder_of(game.name)
            if there.resolve() != game and game.name not in self.places:
                self.broken[game.name] = f"the folder {game}: another package of that name comes first, in {there}"
                continue
            self.enter(game.name, GameLocation(game.name, f"the folder {game}", game))

    def enter(self, name: str, place: GameLocation) -> None:
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
        except (Exception, SystemExit) as wrong:
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


def look_again() -> None:
    """What was found is forgotten: the environment may name other folders now."""
    _shelf.clear()


def add_games(folder: str) -> None:
    """Games in that folder, or the one game that it is, can be played from now on, here and in every process that this
    one starts."""
    path = Path(folder).resolve()
    if not path.is_dir():
        raise ValueError(f"games: there is no folder {folder}")
    if os.pathsep in str(path):
        raise ValueError(f"games: a folder without {os.pathsep!r} in its name, not {path}")
    known = list(filter(None, os.environ.get(VARIABLE, "").split(os.pathsep)))
    os.environ[VARIABLE] = os.pathsep.join([*known, *([] if str(path) in known else [str(path)])])
    look_again()


def is_brought(name: str) -> bool:
    """Whether a game comes from outside, and so was never tested with this version."""
    return shelf().places[name].origin != OURS


def games() -> list[str]:
    """The names of the games that can be played.

    Examples:
        >>> import sortilege
        >>> len(sortilege.games()) >= 5
        True
    """
    return sorted(shelf().places)


def broken() -> dict[str, str]:
    """What was found and cannot be played, with what is wrong with it."""
    return dict(shelf().broken)


def ruleset(name: str) -> Ruleset:
    """What a game offers: modes, seats, options, revision.

    Examples:
        >>> import sortilege
        >>> rules = sortilege.ruleset(sortilege.games()[0])
        >>> least, most = rules.seats[rules.modes[0]]
        >>> 1 <= least <= most
        True
    """
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
