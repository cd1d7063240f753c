"""What cards and the like do: the help that the catalogue of a game has for them."""

from __future__ import annotations

from rich.text import Text as Line

from sortilege import ruleset
from sortilege.terminal.menu import plain
from sortilege.text import Text


def explained(text: Text, words: str) -> list[Line]:
    """Everything with a help in whose name all the words occur."""
    book = ruleset(text.game).book
    kinds = {kind.name: kind for kind in book.kinds()}
    found = []
    for kind in kinds.values():
        for label in kind.labels:
            key = f"{kind.name}-{label}"
            if text.has(key, "help") and all(word in plain(text.say(key)) for word in plain(words).split()):
                found.append(Line.assemble((text.say(key), "bold"), f": {text.say(key, 'help')}"))
    return found
