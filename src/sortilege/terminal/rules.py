"""The rules of a game in a terminal: as players read them, in their language, and one by one as the ledger has them."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from itertools import groupby
from typing import Any

from rich.console import RenderableType
from rich.text import Text as Line

from sortilege import ruleset
from sortilege.ledger import Entry, ledger
from sortilege.terminal.menu import plain
from sortilege.terminal.player_rules import sections
from sortilege.text import Words

ID = "bold cyan"


def look_up(game: str, query: str, words: Words) -> list[RenderableType]:
    """What is said about an ID, the beginning of one, or some words, which are looked for among the rules for players
    first; without any, what there is to read."""
    entries = ledger(ruleset(game).name)
    told = sections(game, words.language)
    if not query:
        return [*(Line(section.title, style="bold") for section in told), *contents(entries.values(), words)]
    if query.upper() in entries:
        one = query.upper()
        drawn = [section.drawn() for section in told if one in section.ids]
        return [*cited(game, [one]), about(entries[one], words), *drawn]
    found = [entry for entry in entries.values() if entry.id.startswith(query.upper())]
    if not found and (fitting := [section.drawn() for section in told if section.mentions(query)]):
        return [*fitting]
    found = found or [entry for entry in entries.values() if mentions(entry, query)]
    if not found:
        near = get_close_matches(query.upper(), entries, n=3)
        raise ValueError(words.say("ui-no-rule", query=query, near=", ".join(near) or "—"))
    return [*cited(game, [entry.id for entry in found])]


def as_data(game: str, query: str, words: Words) -> dict[str, Any]:
    """The same for programs: the sections for players and the rules of the ledger that a query finds."""
    entries = ledger(ruleset(game).name).values()
    told = sections(game, words.language)
    by_id = [entry for entry in entries if entry.id.startswith(query.upper())]
    ids = {entry.id for entry in by_id} if query and by_id else set()
    return {
        "sections": [part for part in told if not query or ids.intersection(part.ids) or part.mentions(query)],
        "rules": [
            {"id": entry.id, "kind": entry.kind, "section": entry.section, "text": entry.text}
            for entry in (by_id or [entry for entry in entries if mentions(entry, query)])
        ],
    }


def contents(entries: Iterable[Entry], words: Words) -> list[Line]:
    lines = [Line(words.say("ui-rules-how"), style="dim")]
    for section, group in groupby(entries, lambda entry: entry.section):
        ids = [entry.id for entry in group]
        span = ids[0] if len(ids) == 1 else f"{ids[0]} – {ids[-1]}"
        lines.append(Line.assemble((section, "bold"), "  ", (span, "cyan")))
    return lines


def cited(game: str, ids: Iterable[str]) -> list[Line]:
    """Each rule with its text."""
    entries = ledger(game)
    return [Line.assemble((name, ID), " ", entries[name].text if name in entries else "") for name in ids]


def about(entry: Entry, words: Words) -> Line:
    """Where it stands, and who decides it if the engine does not."""
    line = Line(f"{entry.section}, {entry.where}", style="dim")
    if entry.reason:
        line.append(f" ({words.say(f'ui-kind-{entry.kind}')}: {entry.reason})")
    return line


def mentions(entry: Entry, query: str) -> bool:
    text = plain(f"{entry.section} {entry.text}")
    return all(word in text for word in plain(query).split())
