"""A rule that breaks must break before its line is in the log, not each time it is read: what is about to be written is
tried on a copy first.

Of a game that somebody brought, what everybody would be shown next is tried as well.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import json

from sortilege import Match
from sortilege.server.table import entries
from sortilege.server.table.entries import AnyEntry
from sortilege.server.table.history import carry_out
from sortilege.server.table.moves import RULES_BROKE, Refused
from sortilege.server.table.table import Table
from sortilege.shelf import is_brought


def rehearse(table: Table, written: Iterable[AnyEntry]) -> Match | None:
    """Refused if the rules break over these lines, with what broke as its cause; nothing has changed then. What the
    match becomes by them if they are one choice, so that it need not be made a second time."""
    choices = [entry.choice for entry in written if isinstance(entry, entries.Chosen)]
    if not choices or table.match is None:
        return None
    try:
        trial = table.match.clone()
        for choice in choices:
            carry_out(trial, choice)
        if is_brought(table.setup.game):
            look_around(trial)
    except Exception as wrong:
        raise Refused(RULES_BROKE) from wrong
    return trial if len(choices) == 1 else None


def rehearse_start(table: Table) -> None:
    """The same for the deal."""
    try:
        match = table.deal()
        if is_brought(table.setup.game):
            look_around(match)
    except Exception as wrong:
        raise Refused(RULES_BROKE) from wrong


def look_around(match: Match) -> None:
    """All that the server will ask of a match to show it."""
    for seat in (*range(match.seats), None):
        json.encode(match.view(seat))
    for ask in match.asks:
        if not (ask.options and all(map(str, ask.options))):
            raise ValueError(f"{ask.why.name} offers nothing")
        _ = ask.default, ask.seconds
    for seat in range(match.seats):
        match.permissions(seat)
    if not (match.asks or match.over or match.addressed):
        raise ValueError("nobody is asked, and it is not over")
