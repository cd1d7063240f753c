"""A user's file, checked as strictly as mypy can, sees no `Any` of ours, and runs."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.typing.mentioned import every_name_mentioned

ROOT = Path(__file__).parents[2]
FILE = Path(__file__).parent / "users_file.py"
STRICTEST = ("--strict", "--disallow-any-expr", "--no-incremental", "--config-file=")


def checked(folder: Path, text: str) -> list[str]:
    """What mypy says of a file that somebody wrote elsewhere, to whom our package is installed."""
    (folder / "theirs.py").write_text(text, encoding="utf-8")
    found = subprocess.run(
        [sys.executable, "-m", "mypy", *STRICTEST, "theirs.py"],
        cwd=folder, env={**os.environ, "MYPYPATH": str(ROOT / "src")}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert found.returncode in (0, 1), found.stdout + found.stderr
    return [line for line in found.stdout.splitlines() if line.startswith("theirs.py")]


def test_no_any_reaches_whoever_uses_the_package(tmp_path: Path) -> None:
    text = FILE.read_text(encoding="utf-8")

    assert checked(tmp_path, text) == []


def test_no_name_of_the_reference_is_any(tmp_path: Path) -> None:
    text = every_name_mentioned()

    assert checked(tmp_path, text) == []


def test_the_check_would_find_an_any(tmp_path: Path) -> None:
    found = checked(tmp_path, "from json import loads\n\nfound = loads('1')\n")

    assert len(found) == 1
    assert '"Any"' in found[0]


def test_the_file_of_the_user_runs() -> None:
    done = subprocess.run([sys.executable, "-W", "ignore", FILE], capture_output=True, text=True, check=False)

    assert (done.returncode, done.stderr) == (0, "")
