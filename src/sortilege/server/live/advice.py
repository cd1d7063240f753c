"""Hints for people: a few, one at a time for a seat, each after the same while.

An answer comes from what the seat is shown and from a world imagined for it. It is given at a moment
fixed when it was asked for, so that how long it took tells nothing, and only to whoever asked.
"""

from __future__ import annotations

import asyncio
import logging
import time
from concurrent.futures import BrokenExecutor

from sortilege.server.live.budgets import HINTS, Budgets
from sortilege.server.live.thinking import Thinkers, Whose
from sortilege.server.table import moves, wire
from sortilege.server.table.moves import Refused
from sortilege.server.table.table import Table

LOG = logging.getLogger(__name__)
SECONDS = 0.7
"""How long one is thought about, with the reading of its game."""
AFTER = 0.9
"""How long after it was asked for it is given."""
MOST = 12
"""How many options it ranks."""
WAITING_AT_AN_ADDRESS = 4


class Adviser:
    def __init__(self, thinkers: Thinkers, budgets: Budgets) -> None:
        self._thinkers = thinkers
        self._budgets = budgets
        self._asked: set[tuple[str, int]] = set()

    def expect(self, table: Table) -> None:
        """Somebody sits at a table where hints may be asked for: whoever gives them is awake by then."""
        if table.setup.hints:
            self._thinkers.expect_hints(table.setup.game)

    async def advise(self, table: Table, person: str, address: str, wish: wire.AskHint) -> wire.Hints:
        give_at = time.monotonic() + AFTER
        shown = moves.advice(table, person, wish)
        key = table.id, wish.seat
        if key in self._asked:
            raise Refused("hint-later")
        self._budgets.check(HINTS, self._thinkers.hints_waiting(address), WAITING_AT_AN_ADDRESS, address)
        self._budgets.spend(HINTS, address, person)
        self._asked.add(key)
        try:
            hints = await self._thinkers.advise(shown, wish.seat, SECONDS, Whose(address, table.id))
            await asyncio.sleep(max(0.0, give_at - time.monotonic()))
        except (TimeoutError, BrokenExecutor) as wrong:
            LOG.warning("no hint: %s", type(wrong).__name__, extra={"table": table.id})
            raise Refused("hint-later") from wrong
        finally:
            self._asked.discard(key)
        return wire.Hints(wish.id, hints[:MOST])
