"""Pointing before answering: while a window runs its full length, those who may confer see each other point.

Everybody who is asked points and confirms in the same way, so that nothing tells who confers. Where a window closes
with the last answer nobody does: who hesitates would show. Nor does anybody on a phone beside a big screen, where all
sit in one room: whatever such a phone receives while eyes are shut would tell whose it is.
"""

from __future__ import annotations

from sortilege.server.table import entries
from sortilege.server.table.entries import AnyEntry
from sortilege.server.table.table import OVER, Table
from sortilege.server.table.wire import Pointing

MOST_POINTINGS = 60
"""How often a seat may change its mind in one window."""


def confers(table: Table) -> bool:
    """Whether there is pointing in the open window."""
    match = table.match
    if not table.rules.conferring or match is None or not table.clock.is_uniform(match):
        return False
    return any(ask.why.name in table.rules.conferring for ask in match.asks)


def gather(table: Table, person: str) -> list[AnyEntry]:
    """Somebody comes with a phone beside a big screen: from now on they confer with nobody at this table."""
    if table.status == OVER:
        return []
    return [entries.Gathered(seat) for seat in table.seats_of(person) if not table.chairs[seat].gathered]


def points(table: Table, seat: int) -> bool:
    """Whether a seat may point in the open window, and see others point."""
    return confers(table) and not table.chairs[seat].gathered


def fellows(table: Table, seat: int) -> list[int]:
    """Whose pointing a seat sees in the open window: its own, and that of those it confers with."""
    if table.curtain is None or not points(table, seat):
        return []
    return [by for by in table.curtain.shown(seat).sees_pointing(seat) if not table.chairs[by].gathered]


def seen_pointing(table: Table, seat: int | None) -> list[Pointing] | None:
    """What a seat sees of it; None where it does not point."""
    if seat is None or not points(table, seat):
        return None
    shown = {**table.pointed, **table.sealed}
    return [Pointing(by, shown[by], by in table.sealed) for by in sorted(fellows(table, seat)) if by in shown]
