"""Compiles the engine: translated to C in one run, then a library for the core, one for the table, one for each game.

A library is made anew only where its C has changed. A build is put in its place when it is whole, by one renaming.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from hashlib import blake2b
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from sortilege.compiling.modules import Library, libraries
from sortilege.engine import MANIFEST, PACKAGE, builds_folder, fingerprint, manifest_of, other_folders

HERE = Path(__file__).parent
SCRIPTS = ("translate.py", "link.py")
KEPT = 3
"""How many builds are kept: that of these sources and those made last before it."""


class CannotCompile(Exception):
    """Says why, in a few words."""


class NothingToCompileWith(CannotCompile):
    """The sources are not at fault: this machine lacks something."""


def missing() -> str | None:
    """What would have to be there to compile anything, and is not."""
    for package in ("mypy", "setuptools"):
        try:
            version(package)
        except PackageNotFoundError:
            return f"{package} is not installed"
    if os.name == "nt":
        return None  # where its compiler is, only the linker finds out
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    if shutil.which(command[0]) is None:
        return "no C compiler"
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        return "no C headers of Python"
    return None


def compile_engine(
    others: Sequence[Path] | None = None,
    *,
    release: bool = False,
    jobs: int = 1,
    say: Callable[[str], object] = lambda words: None,
) -> Path:
    """The build of these sources, and of packages in other folders (those of the last time if not given), made if
    there is none. CannotCompile says why there can be none, which is noted for whoever asks later."""
    builds = builds_folder()
    folders = other_folders(builds) if others is None else [folder.resolve() for folder in others]
    wanted = libraries(folders)
    builds.mkdir(parents=True, exist_ok=True)
    with one_at_a_time(builds):
        sources = fingerprint(folders)
        recipe = {"mypy": version_of("mypy"), "how": scripts(), "release": release}
        note = builds / f"{sources}.failed"
        if not is_made(builds / sources, sources, recipe):
            try:
                make(builds, sources, recipe, wanted, folders, jobs, say)
            except CannotCompile as wrong:
                note.write_text(f"{wrong}\n", encoding="utf-8")
                raise
        note.unlink(missing_ok=True)
        if others:
            write_whole(builds / "folders.json", json.dumps([str(folder) for folder in folders]))
        clear_out(builds, builds / sources)
    return builds / sources


def is_made(build: Path, sources: str, recipe: dict[str, Any]) -> bool:
    try:
        return bool(manifest_of(build, sources)["recipe"] == recipe)
    except (OSError, ValueError):
        return False


def make(
    builds: Path,
    sources: str,
    recipe: dict[str, Any],
    wanted: list[Library],
    others: Sequence[Path],
    jobs: int,
    say: Callable[[str], object],
) -> None:
    """Puts a new build in its place."""
    reason = missing()
    if reason is not None:
        raise NothingToCompileWith(reason)
    for left in builds.glob("work-*"):
        shutil.rmtree(left, ignore_errors=True)
    work = builds / f"work-{os.getpid()}"
    work.mkdir()
    say(f"{sum(len(library.modules) for library in wanted)} modules are translated to C")
    parts = translate(work, wanted)
    if fingerprint(others) != sources:
        raise CannotCompile("the sources were changed while they were being translated")
    with ThreadPoolExecutor(max(1, jobs)) as several:
        made = list(several.map(lambda part: library_of(builds / "libraries", work, part, recipe, say), parts))
    assemble(work / "build", {"sources": sources, "recipe": recipe}, parts, made)
    if (builds / sources).exists():
        (builds / sources).rename(work / "replaced")
    (work / "build").rename(builds / sources)
    shutil.rmtree(work, ignore_errors=True)


def translate(work: Path, wanted: list[Library]) -> list[dict[str, Any]]:
    """By library: its C files. The package is copied, since others lie beside an installed one."""
    root = work / "sources"
    shutil.copytree(PACKAGE, root / PACKAGE.name, ignore=all_but_sources)
    job = {"root": str(root), "target": str(work), "libraries": [library.job() for library in wanted]}
    parts: list[dict[str, Any]] = json.loads(run("translate.py", job))
    return parts


def all_but_sources(folder: str, names: list[str]) -> list[str]:
    return [name for name in names if not name.endswith(".py") and (name == "__pycache__" or "." in name)]


def assemble(build: Path, manifest: dict[str, Any], parts: list[dict[str, Any]], made: list[Path]) -> None:
    """The folder of a build: its libraries, and last what it says of itself."""
    build.mkdir()
    libraries: dict[str, Any] = {}
    modules: dict[str, str] = {}
    for part, kept in zip(parts, made, strict=True):
        name = part["name"]
        file = name.rpartition(".")[2] + sysconfig.get_config_var("EXT_SUFFIX")
        put(kept, build / file)
        libraries[name] = {"file": file, "bytes": kept.stat().st_size, "made": kept.name}
        modules.update(dict.fromkeys(part["modules"], name))
    manifest = {**manifest, "first": [parts[0]["name"]], "libraries": libraries, "modules": modules}
    (build / MANIFEST).write_text(json.dumps(manifest, indent=1), encoding="utf-8")


def library_of(
    libraries: Path, work: Path, part: dict[str, Any], recipe: dict[str, Any], say: Callable[[str], object]
) -> Path:
    """The library that these C files make, kept from an earlier build if one of the same was made then."""
    told = blake2b(json.dumps(recipe, sort_keys=True).encode(), digest_size=12)
    surroundings = [sys.version, sysconfig.get_platform(), *(os.environ.get(name, "") for name in ("CC", "CFLAGS"))]
    told.update("\n".join(surroundings).encode())
    for file in [*part["sources"], *part["headers"]]:
        told.update(Path(file).read_bytes())
    kept = libraries / f"{part['name']}-{told.hexdigest()}"
    if kept.is_file():
        return kept
    say(f"{part['name'].removesuffix('__mypyc')} is compiled")
    folder = work / part["name"]
    folder.mkdir()
    run("link.py", {**part, "folder": str(folder), "release": recipe["release"]})
    [built] = folder.rglob("*" + sysconfig.get_config_var("EXT_SUFFIX"))
    libraries.mkdir(exist_ok=True)
    built.replace(kept)
    shutil.rmtree(folder, ignore_errors=True)
    return kept


def run(script: str, job: dict[str, Any]) -> str:
    """What one of the scripts beside this file answers."""
    done = subprocess.run(
        [sys.executable, "-B", str(HERE / script)],
        input=json.dumps(job), capture_output=True, text=True, encoding="utf-8", check=False,
    )  # fmt: skip
    if done.returncode:
        said = f"{done.stdout}\n{done.stderr}".strip().splitlines() or [f"it ended with {done.returncode}"]
        raise CannotCompile(f"{script.removesuffix('.py')} failed: " + "\n".join(said[-20:]))
    return done.stdout


def put(library: Path, place: Path) -> None:
    """A second name for a library, or a copy on a disk without such links."""
    try:
        os.link(library, place)
    except OSError:
        shutil.copy2(library, place)


def write_whole(path: Path, text: str) -> None:
    unfinished = path.with_suffix(".unfinished")
    unfinished.write_text(text, encoding="utf-8")
    unfinished.replace(path)


def clear_out(builds: Path, current: Path) -> None:
    """Throws away builds that are older than the last few, and libraries that belong to none."""
    whole = [path.parent for path in builds.glob(f"*/{MANIFEST}") if path.parent != current]
    whole.sort(key=lambda build: build.stat().st_mtime, reverse=True)
    for build in whole[KEPT - 1 :]:
        shutil.rmtree(build, ignore_errors=True)
    used: set[str] = set()
    for build in [current, *whole[: KEPT - 1]]:
        used.update(library["made"] for library in json.loads((build / MANIFEST).read_bytes())["libraries"].values())
    for library in builds.glob("libraries/*"):
        if library.name not in used:
            library.unlink()


def scripts() -> str:
    """Changes when what is done with the sources does."""
    return blake2b(b"".join((HERE / name).read_bytes() for name in SCRIPTS), digest_size=8).hexdigest()


def version_of(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return ""


@contextmanager
def one_at_a_time(builds: Path) -> Iterator[None]:
    """Whoever comes second waits, and then finds what it wanted made. The lock goes with the process that holds it."""
    with (builds / "lock").open("a+b") as lock:
        if os.name == "nt":
            import msvcrt

            lock.seek(0)
            msvcrt.locking(lock.fileno(), msvcrt.LK_LOCK, 1)  # type: ignore[attr-defined, unused-ignore]
        else:
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield
