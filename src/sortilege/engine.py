"""Which engine runs: the compiled one where a finished build of just these sources lies ready, else the sources.

This is loaded before anything else of the package, and decides for all of it: either every module that was
compiled comes compiled, or none does. A build is a folder: a library for the kernel and the bots, one for the server's
table, one for each game, and a manifest that says from which sources they were made.
"""

from __future__ import annotations

import json
import linecache
import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from hashlib import blake2b
from importlib.abc import MetaPathFinder
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

PACKAGE = Path(__file__).parent
INSTALLED = PACKAGE / "compiled"
"""Where a wheel carries its build."""
FOLDERS = ("bots", "kernel", "shelf", "server/table")
"""The parts of the package whose sources decide whether a build is theirs."""
MANIFEST = "manifest.json"
SHAPE = 1
"""Raised when a build is laid out differently, so that older ones are not taken for it."""
NOT_BUILT = "not built yet: sortilege compile"


def is_plain_wanted() -> bool:
    return os.environ.get("SORTILEGE_PLAIN", "") not in ("", "0")


def checkout() -> Path | None:
    """The folder of the project, if this is no installed package."""
    root = PACKAGE.parents[1]
    return root if PACKAGE.parent.name == "src" and (root / "pyproject.toml").is_file() else None


def builds_folder() -> Path:
    """Where builds lie: beside the sources in a checkout, else among what this person's programs keep."""
    named = os.environ.get("SORTILEGE_BUILDS")
    if named:
        return Path(named)
    root = checkout()
    if root is not None:
        return root / ".cache" / "compiled"
    kept = os.environ.get("LOCALAPPDATA") or os.environ.get("XDG_CACHE_HOME")
    return (Path(kept) if kept else Path.home() / ".cache") / "sortilege" / "compiled"


# Which build belongs to which sources


def sources_below(folder: str) -> Iterator[str]:
    """The Python files in a folder and all below it, always in the same order."""
    try:
        with os.scandir(folder) as found:
            entries = sorted(found, key=lambda entry: entry.name)
    except FileNotFoundError:
        return
    for entry in entries:
        if entry.name.endswith(".py"):
            yield entry.path
        elif entry.name != "__pycache__" and entry.is_dir():
            yield from sources_below(entry.path)


def fingerprint(others: Iterable[Path] = ()) -> str:
    """Names the build of these sources, of packages from other folders, for this Python."""
    told = blake2b(f"{SHAPE} {sys.implementation.cache_tag} {sys.platform}".encode(), digest_size=12)
    for folder in (*(PACKAGE / part for part in FOLDERS), *others):
        begin = len(str(folder.parent)) + 1
        for path in sources_below(str(folder)):
            with open(path, "rb", buffering=0) as file:
                text = file.read()
            told.update(f"\n{path[begin:].replace(os.sep, '/')} {len(text)}\n".encode())
            told.update(text)
    return told.hexdigest()


def other_folders(builds: Path) -> list[Path]:
    """The packages that were compiled together with this one the last time somebody asked for that, if still there."""
    try:
        folders = [Path(folder) for folder in json.loads((builds / "folders.json").read_bytes())]
    except (OSError, ValueError):
        return []
    return [folder for folder in folders if (folder / "__init__.py").is_file()]


def manifest_of(build: Path, sources: str) -> dict[str, Any]:
    """What a build says of itself; ValueError if it is not whole, or of other sources, FileNotFoundError if there is
    none."""
    try:
        manifest: dict[str, Any] = json.loads((build / MANIFEST).read_bytes())
    except FileNotFoundError:
        raise
    except (OSError, ValueError) as wrong:
        raise ValueError(f"the compiled engine has no readable manifest: {wrong}") from wrong
    if "plain" in manifest:
        raise ValueError(str(manifest["plain"]))
    if manifest.get("sources") != sources:
        raise ValueError("the compiled engine was built from other sources")
    for name, library in manifest["libraries"].items():
        try:
            size = (build / library["file"]).stat().st_size
        except OSError:
            raise ValueError(f"the compiled engine is not whole: {library['file']} is missing") from None
        if size != library["bytes"]:
            raise ValueError(f"the compiled engine is not whole: the library of {name} has the wrong size")
    return manifest


def find_build() -> tuple[Path, dict[str, Any]]:
    """The build of these sources; ValueError says why none can be used."""
    builds = builds_folder()
    others = other_folders(builds)
    reason = NOT_BUILT
    for folders in [others, []] if others else [[]]:
        sources = fingerprint(folders)
        for build in (builds / sources, INSTALLED):
            try:
                return build, manifest_of(build, sources)
            except FileNotFoundError:
                pass
            except ValueError as wrong:
                reason = str(wrong)
    raise ValueError(failure(builds, sources) or reason)


def failure(builds: Path, sources: str) -> str | None:
    """Why these sources could not be compiled here, if somebody has tried."""
    try:
        return (builds / f"{sources}.failed").read_text(encoding="utf-8").strip() or None
    except OSError:
        return None


# How its modules are found


class LibraryLoader(ExtensionFileLoader):
    """Finds a module in a library that holds many, by the name of its own entry."""

    def __init__(self, module: str, path: str) -> None:
        super().__init__(module, path)
        self.entry = entry_of(module)

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        try:
            return super().create_module(ModuleSpec(self.entry, self, origin=self.path))
        finally:
            sys.modules.pop(self.entry, None)


def entry_of(module: str) -> str:
    """The name under which a module is entered in its library; no two modules of a library share it."""
    return module.replace("_", "_1").replace(".", "_2")


class CompiledModules(MetaPathFinder):
    """Finds the modules of a build, and no others."""

    def __init__(self, build: Path, manifest: dict[str, Any]) -> None:
        self._libraries = {name: str(build / library["file"]) for name, library in manifest["libraries"].items()}
        self._modules: dict[str, str] = manifest["modules"]

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname in self._libraries:
            return spec_from_file_location(fullname, self._libraries[fullname])
        if fullname in self._modules:
            library = self._libraries[self._modules[fullname]]
            return spec_from_file_location(fullname, library, loader=LibraryLoader(fullname, library))
        return None


def choose() -> tuple[bool, str]:
    """Makes the compiled modules be found, if that is possible and wanted; otherwise says why not."""
    if is_plain_wanted():
        return False, "SORTILEGE_PLAIN is set"
    try:
        build, manifest = find_build()
    except ValueError as wrong:
        return False, str(wrong)
    finder = CompiledModules(build, manifest)
    sys.meta_path.insert(0, finder)
    try:
        for name in manifest["first"]:
            __import__(name)
    except ImportError as wrong:
        sys.meta_path.remove(finder)
        return False, f"the compiled engine cannot be loaded: {wrong}"
    show_sources(manifest["modules"])
    return True, str(build)


def show_sources(modules: Iterable[str]) -> None:
    """Tracebacks through compiled modules quote their sources, which lie where they always did."""
    for module in modules:
        if module.startswith("sortilege."):
            place = module.replace(".", "/") + ".py"
            linecache.cache[place] = (partial(source_of, place),)  # read when needed


def source_of(place: str) -> str | None:
    try:
        return (PACKAGE.parent / place).read_text(encoding="utf-8")
    except OSError:
        return None


COMPILED, WHY = choose()
"""Whether the compiled engine runs. Where it lies, or why it does not run."""


def describe() -> str:
    """`compiled`, or `plain` and the reason."""
    return "compiled" if COMPILED else f"plain ({WHY})"
