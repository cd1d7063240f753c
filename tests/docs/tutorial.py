"""The tutorial in docs/write-a-game.md, read block by block."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

PAGE = Path(__file__).parents[2] / "docs" / "write-a-game.md"
BLOCK = re.compile(r"(?:^`(?P<file>[^`\n]+)`\n\n)?^```(?P<language>\w+)\n(?P<text>.*?)^```$", re.DOTALL | re.MULTILINE)


class Block(NamedTuple):
    file: str
    """Where it is written to; empty for commands."""
    text: str

    def commands(self) -> Iterator[list[str]]:
        """What is typed, as words."""
        for line in self.text.splitlines():
            yield shlex.split(line.removeprefix("$ "))


def blocks() -> list[Block]:
    """Those of the tutorial, in order; the reference after it has none to be written."""
    tutorial, _, _ = PAGE.read_text(encoding="utf-8").partition("\n# Reference\n")
    found = [Block(match["file"] or "", match["text"]) for match in BLOCK.finditer(tutorial)]
    assert tutorial.count("\n```") == 2 * len(found), "a block that is neither a file nor commands"
    return found


def write(block: Block, folder: Path) -> None:
    path = folder / block.file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(block.text, encoding="utf-8")
