"""Hints for people: a few, one at a time for a seat, each after the same while.

An answer comes from what the seat is shown and from a world imagined for it. It is given at a moment
fixed when it was asked for, so that how long it took tells nothing, and only to whoever asked.
"""

from __future__ import annotations

import asyncio
import logging
import time
from concurrent.futures import BrokenExecutor

from sortilege.server.live.limits import CreditsByAddress
from sortilege.server.live.thinking import Thinkers
from sortilege.server.table import moves, wire
from sortilege.server.table.moves import Refused
from sortilege.server.table.table import Table

LOG = logging.getLogger(__name__)
SECONDS = 1.0
"""How long one is thought about."""
AFTER = 1.5
"""How long after it was asked for it is given."""
AT_ONCE, A_SECOND = 8, 0.25
"""How many hints a person gets."""
MOST = 12
"""How many options it ranks."""
MOST_WAITING = 40


class Adviser:
    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._credits = CreditsByAddress(AT_ONCE, A_SECOND)
        self._asked: set[tuple[str, int]] = set()

    async def advise(self, table: Table, person: str, wish: wire.AskHint) -> wire.Hints:
        give_at = time.monotonic() + AFTER
        shown = moves.advice(table, person, wish)
        key = table.id, wish.seat
        if key in self._asked or len(self._asked) >= MOST_WAITING or not self._credits.spend(person):
            raise Refused("hint-later")
        self._asked.add(key)
        try:
            hints = await self._thinkers.advise(shown, wish.seat, SECONDS)
            await asyncio.sleep(give_at - time.monotonic())
        except (TimeoutError, BrokenExecutor) as wrong:
            LOG.warning("no hint: %s", type(wrong).__name__, extra={"table": table.id})
            raise Refused("hint-later") from wrong
        finally:
            self._asked.discard(key)
        return wire.Hints(wish.id, hints[:MOST])
