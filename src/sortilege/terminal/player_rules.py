"""The rules as players read them, section by section, in their language; each names the rules that it tells."""

from __future__ import annotations

import re

import msgspec
from rich.markdown import Markdown

from sortilege.content import game_folder
from sortilege.terminal.menu import plain

HEADING = re.compile(r"^## (?P<title>.*?)\s*(?:\{(?P<ids>[^}]*)\})?\s*$", re.MULTILINE)


class Section(msgspec.Struct, frozen=True):
    title: str
    ids: tuple[str, ...]
    text: str

    def mentions(self, query: str) -> bool:
        """Whether all the words occur in it, accents and capitals aside."""
        text = plain(f"{self.title} {self.text}")
        return all(word in text for word in plain(query).split())

    def drawn(self) -> Markdown:
        return Markdown(f"## {self.title}\n\n{self.text}")


def sections(game: str, language: str) -> list[Section]:
    """In the order they are read; none if the game has no rules for players."""
    file = game_folder(game) / "words" / language / "rules.md"
    if not file.is_file():
        return []
    page = file.read_text(encoding="utf-8")
    found = list(HEADING.finditer(page))
    ends = [*(heading.start() for heading in found[1:]), len(page)]
    return [
        Section(heading["title"], tuple((heading["ids"] or "").split()), page[heading.end() : end].strip())
        for heading, end in zip(found, ends, strict=True)
    ]
