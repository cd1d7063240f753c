"""Builds kernel and games with mypyc, from the same sources, into a tree of its own.

    python bench/compile.py TREE

What reads files, or is a record that msgspec describes, stays plain.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
KERNEL = ("rules", "vocabulary", "chance", "pieces", "state", "sense")
BOTS = ("glance", "trials", "contest", "guess", "search")
PLAIN_IN_GAMES = ("__init__", "view", "board")

SETUP = """
from mypyc.build import mypycify
from setuptools import setup
setup(name="compiled", packages=[], ext_modules=mypycify({modules!r}, opt_level="3"))
"""


def compiled_modules(tree: Path) -> list[str]:
    kernel = [tree / "sortilege" / "kernel" / f"{name}.py" for name in KERNEL]
    bots = [tree / "sortilege" / "bots" / f"{name}.py" for name in BOTS]
    games = sorted((tree / "sortilege" / "shelf").glob("*/**/*.py"))
    return [
        str(path.relative_to(tree))
        for path in [*kernel, *bots, *(one for one in games if one.stem not in PLAIN_IN_GAMES)]
    ]


def build(tree: Path) -> None:
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(ROOT / "src" / "sortilege", tree / "sortilege", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "locale", tree / "sortilege" / "locale")
    (tree / "setup.py").write_text(SETUP.format(modules=compiled_modules(tree)))
    built = subprocess.run(
        [sys.executable, "setup.py", "build_ext", "--inplace"],
        cwd=tree, capture_output=True, text=True, check=False,
    )  # fmt: skip
    if built.returncode:
        sys.exit(f"{built.stdout}\n{built.stderr}")
    print(f"{len(compiled_modules(tree))} modules compiled")


if __name__ == "__main__":
    build(Path(sys.argv[1]))
