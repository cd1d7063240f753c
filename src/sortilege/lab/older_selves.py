"""Older selves: bots of another version, in a process of their own, that know of a game what its record tells.

The sources of a version are laid out once beside this checkout. If they are compiled there, they run compiled: into
the build that these sources look for, or where they look for none into a tree of its own, `compiled`, beside `src`.
"""

from __future__ import annotations

import atexit
import json
import os
import subprocess
import sys
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import ZipFile

from sortilege import Match
from sortilege.engine import checkout

SCRIPT = Path(__file__).with_name("older_player.py")
NOT_PLAYED_WITH = ("tests", "web")
"""Folders of a version that no bot needs; its content and words once lay outside `src`."""
COMPILED_TREE = "compiled"


def git(root: Path, *words: str) -> bytes:
    """What git answers; ValueError with its own words."""
    done = subprocess.run(["git", "-C", str(root), *words], capture_output=True, check=False)
    if done.returncode:
        raise ValueError(f"older self: {done.stderr.decode(errors='replace').strip()}")
    return done.stdout


def sources_of(version: str) -> Path:
    """The folder with the sources of a tag or commit."""
    root = checkout()
    if root is None:
        raise ValueError("older self: only a checkout knows older versions, this is an installed package")
    commit = git(root, "rev-parse", "--verify", f"{version}^{{commit}}").decode().strip()
    folder = root / ".cache" / "selves" / commit
    if not folder.is_dir():
        unfinished = folder.with_name(f"{commit}.{os.getpid()}")
        parts = [".", *(f":(exclude){name}" for name in NOT_PLAYED_WITH)]
        with ZipFile(BytesIO(git(root, "archive", "--format=zip", commit, "--", *parts))) as packed:
            packed.extractall(unfinished)
        try:
            unfinished.rename(folder)
        except OSError:  # another process was quicker
            if not folder.is_dir():
                raise
    return folder


class OlderSelf:
    """A process that plays for one version."""

    def __init__(self, version: str) -> None:
        self.version = version
        folder = sources_of(version)
        tree = folder / COMPILED_TREE
        self._process = subprocess.Popen(
            [sys.executable, "-P", str(SCRIPT)],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8",
            env={**os.environ, "PYTHONPATH": str(tree if tree.is_dir() else folder / "src")},
        )  # fmt: skip
        self._key = ""
        self._told = 0
        atexit.register(self.end)

    def answer(self, match: Match, seat: int, level: str, seed: int, seconds: float, iterations: int | None) -> str:
        """What it answers, as notation: it is told the record, and after that what was chosen since."""
        record = match.record()
        question: dict[str, Any] = {"seat": seat, "level": level, "seed": seed, "iterations": iterations}
        question["seconds"] = seconds
        if record.seed != self._key or len(record.lines) < self._told:
            question["record"] = record.text()
        else:
            question["since"] = [[line.seat, line.step, line.act] for line in record.lines[self._told :]]
        self._key, self._told = record.seed, len(record.lines)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            self._process.stdin.write(json.dumps(question) + "\n")
            self._process.stdin.flush()
            answered = json.loads(self._process.stdout.readline() or "{}")
        except (BrokenPipeError, ValueError) as wrong:
            raise ValueError(f"older self: {self.version} gave no answer: {wrong}") from wrong
        if "step" not in answered:
            raise ValueError(f"older self: {self.version} gave no answer: {answered.get('problem', 'it ended')}")
        return str(answered["step"])

    def end(self) -> None:
        """It has nothing to lose."""
        with self._process:
            self._process.kill()


@cache
def older_self(version: str) -> OlderSelf:
    """One process a version serves all games of this one."""
    return OlderSelf(version)
