"""Pointing before answering: while a window runs its full length, those who may confer see each other point.

Everybody who is asked points and confirms in the same way, so that nothing tells who confers. Where a window closes
with the last answer nobody does: who hesitates would show.
"""

from __future__ import annotations

from sortilege.server.table.table import Table
from sortilege.server.table.wire import Pointing

MOST_POINTINGS = 60
"""How often a seat may change its mind in one window."""


def confers(table: Table) -> bool:
    """Whether there is pointing in the open window."""
    match = table.match
    if not table.rules.conferring or match is None or not table.clock.is_uniform(match):
        return False
    return any(ask.why.name in table.rules.conferring for ask in match.asks)


def seen_pointing(table: Table, seat: int | None) -> list[Pointing] | None:
    """What a seat sees of it: its own, and those it confers with; None where nobody points."""
    if seat is None or table.curtain is None or not confers(table):
        return None
    seen = table.curtain.shown(seat).sees_pointing(seat)
    shown = {**table.pointed, **table.sealed}
    return [Pointing(by, shown[by], by in table.sealed) for by in sorted(seen) if by in shown]
