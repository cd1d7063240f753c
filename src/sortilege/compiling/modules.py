"""What is compiled: whole folders, but for a few files that stay as they are."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from sortilege.engine import PACKAGE, entry_of, sources_below

SHARED = {"core": ("bots", "kernel"), "table": ("server/table",)}
"""By library: the folders that share it; every folder below those of SHELVES has one of its own."""
SHELVES = ("shelf",)
STAYS_PLAIN = ("__init__", "board", "companion", "fields", "native", "step", "table_rules", "view")
"""Fronts of packages; drawings; tables for the companion; what looks at classes from outside, or stands in for compiled
ones; steps, which are integers that print; tables of functions; views, whose types the web client is written from."""
RECORDS = "import msgspec"
"""So does what msgspec describes: a compiled class is closed to it."""


class Library(NamedTuple):
    """Modules that are compiled into one file."""

    group: str
    modules: dict[str, str]
    """By name: the file, as seen from the folder that holds the package if it is below that."""

    def job(self) -> dict[str, Any]:
        entries = {module: entry_of(module) for module in self.modules}
        return {"group": self.group, "files": list(self.modules.values()), "entries": entries}


def libraries(others: Iterable[Path] = ()) -> list[Library]:
    """All that is compiled in one run, with packages from other folders."""
    found = [
        Library(f"sortilege.{name}", compiled_below(*(PACKAGE / part for part in parts)))
        for name, parts in SHARED.items()
    ]
    for shelf in SHELVES:
        for folder in folders_of(PACKAGE / shelf):
            found.append(Library(f"sortilege.{folder.name}", compiled_below(folder)))
    for folder in others:
        found.append(Library(f"sortilege.other_{folder.name}", compiled_below(folder)))
    return [library for library in found if library.modules]


def folders_of(shelf: Path) -> Iterator[Path]:
    if shelf.is_dir():
        yield from sorted(path for path in shelf.iterdir() if path.is_dir() and path.name != "__pycache__")


def compiled_below(*folders: Path) -> dict[str, str]:
    """By name: the modules of folders and those below them that are compiled."""
    found = {}
    for folder in folders:
        root = root_of(folder)
        for path in map(Path, sources_below(str(folder))):
            if path.stem not in STAYS_PLAIN and RECORDS not in path.read_text(encoding="utf-8"):
                inside = path.relative_to(root)
                known = root == PACKAGE.parent
                found[".".join(inside.with_suffix("").parts)] = inside.as_posix() if known else str(path)
    return found


def root_of(folder: Path) -> Path:
    """Where the outermost package around a folder lies; ValueError if it is none."""
    if not (folder / "__init__.py").is_file():
        raise ValueError(f"{folder}: a folder with an __init__.py is needed, a package")
    while (folder / "__init__.py").is_file():
        folder = folder.parent
    return folder
