"""What a game says in one language, as its page reads it: Fluent, or Markdown for the rules."""

from __future__ import annotations

import re
from typing import Literal

from sortilege.content import game_folder
from sortilege.ledger import LedgerError, ledger

Part = Literal["board", "lesson", "rules"]
FILES: dict[str, tuple[str, ...]] = {
    "board": ("game.ftl", "web.ftl"),
    "lesson": ("lesson.ftl",),
    "rules": ("rules.md",),
}
"""A game's words for every face with those that only its page needs, or what is said in its lesson, or its rules."""
STAYS_AT_HOME = re.compile(r"^(#.*|\s*)\n", re.MULTILINE)
"""Comments and blank lines of catalogues."""


def words_of(game: str, language: str, part: str) -> str:
    """Nothing where a game has no such words."""
    folder = game_folder(game) / "words" / language
    found = [path for file in FILES[part] if (path := folder / file).is_file()]
    text = "".join(path.read_text(encoding="utf-8") for path in found)
    if part == "rules":
        return text if found else rules_of_ledger(game)
    return STAYS_AT_HOME.sub("", text)


def rules_of_ledger(game: str) -> str:
    """What a game without rules for players has instead: its ledger, a section each rule; nothing without one."""
    try:
        entries = ledger(game).values()
    except (FileNotFoundError, LedgerError):
        return ""
    return "\n".join(f"## {one.id} {{{one.id}}}\n\n{one.text}\n" for one in entries)
