"""Python processes that run the engine as it comes, plain, or from a folder of builds of their own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from sortilege.compiling import put

ROOT = Path(__file__).parents[2]


def environment(builds: Path, *, plain: bool = False, **more: str) -> dict[str, str]:
    """Without what whoever runs the tests has set."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("SORTILEGE_")}
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    own = {"SORTILEGE_BUILDS": str(builds), "SORTILEGE_PLAIN": "1" if plain else ""}
    return {**kept, "PYTHONPATH": path, **own, **more}


def python(builds: Path, *words: str, plain: bool = False, **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *words],
        env=environment(builds, plain=plain, **more), capture_output=True, text=True, check=False,
    )  # fmt: skip


def printed(builds: Path, code: str, *, plain: bool = False) -> str:
    """What a few lines of Python print."""
    done = python(builds, "-c", code, plain=plain)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def version(builds: Path, *, plain: bool = False) -> str:
    """What `sortilege --version` says, in one line."""
    return " ".join(printed(builds, "from sortilege.cli import main; main(['--version'])", plain=plain).split())


def copy_of(build: Path, builds: Path) -> Path:
    """The same build in another folder of builds, to be spoilt there."""
    return Path(shutil.copytree(build, builds / build.name))


def libraries_of(build: Path, builds: Path) -> None:
    """A folder of builds in which nothing is built, but every library lies ready."""
    (builds / "libraries").mkdir(parents=True)
    for library in (build.parent / "libraries").iterdir():
        put(library, builds / "libraries" / library.name)
