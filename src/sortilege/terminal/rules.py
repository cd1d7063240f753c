"""The ledger for players: its contents, one rule, or the rules in which some words occur."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from itertools import groupby

from rich.text import Text as Line

from sortilege import ruleset
from sortilege.ledger import LedgerEntry, ledger
from sortilege.terminal.menu import plain
from sortilege.text import Words

ID = "bold cyan"


def look_up(game: str, query: str, words: Words) -> list[Line]:
    """What the ledger of a game says about an ID, the beginning of one, or some words."""
    entries = ledger(ruleset(game).name)
    if not query:
        return contents(entries.values(), words)
    if query.upper() in entries:
        return [*cited(game, [query.upper()]), about(entries[query.upper()], words)]
    found = [entry for entry in entries.values() if entry.id.startswith(query.upper())]
    found = found or [entry for entry in entries.values() if mentions(entry, query)]
    if not found:
        near = get_close_matches(query.upper(), entries, n=3)
        raise ValueError(words.say("ui-no-rule", query=query, near=", ".join(near) or "—"))
    return cited(game, [entry.id for entry in found])


def contents(entries: Iterable[LedgerEntry], words: Words) -> list[Line]:
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


def about(entry: LedgerEntry, words: Words) -> Line:
    """Where it stands, and who decides it if the engine does not."""
    line = Line(f"{entry.section}, {entry.where}", style="dim")
    if entry.reason:
        line.append(f" ({words.say(f'ui-kind-{entry.kind}')}: {entry.reason})")
    return line


def mentions(entry: LedgerEntry, query: str) -> bool:
    text = plain(f"{entry.section} {entry.text}")
    return all(word in text for word in plain(query).split())
