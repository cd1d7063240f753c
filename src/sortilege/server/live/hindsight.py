"""Games that are over, looked back at: what each has to tell, and how everybody stood on the way.

Both come from the record alone, are worked out in another process, once for everybody, and are kept for a while.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import OrderedDict
from concurrent.futures import BrokenExecutor
from typing import cast

import msgspec

from sortilege.bots.hindsight import SECONDS, Curve
from sortilege.server.live.budgets import LOOKS, Budgets
from sortilege.server.live.thinking import Thinkers, Whose
from sortilege.server.table.moves import Refused
from sortilege.server.table.reels import Retold, curve_of, retell

LOG = logging.getLogger(__name__)
KEPT = 200
"""How many games are remembered."""
WAITING_AT_AN_ADDRESS = 4


class Historian:
    def __init__(self, thinkers: Thinkers, budgets: Budgets) -> None:
        self._thinkers = thinkers
        self._budgets = budgets
        self._known: OrderedDict[str, asyncio.Task[msgspec.Struct]] = OrderedDict()

    async def retell(self, record: str, address: str) -> Retold:
        """ValueError if it is no record of the rules as they are."""
        return cast(Retold, await self._once("result", record, address))

    async def curve(self, record: str, address: str) -> Curve:
        """ValueError if it is no record of the rules as they are."""
        return cast(Curve, await self._once("curve", record, address))

    async def _once(self, what: str, record: str, address: str) -> msgspec.Struct:
        """Whoever asks while it is worked out waits for the same; whatever went wrong is tried again."""
        key = what + hashlib.sha256(record.encode(errors="replace")).hexdigest()
        task = self._known.get(key)
        if task is None:
            self._budgets.check(LOOKS, self._thinkers.looks_waiting(address), WAITING_AT_AN_ADDRESS, address)
            self._budgets.spend(LOOKS, address)
            task = self._known[key] = asyncio.create_task(self._work(what, record, address), name="hindsight")
            while len(self._known) > KEPT:
                self._known.popitem(last=False)
        self._known.move_to_end(key)
        try:
            return await asyncio.shield(task)
        except (TimeoutError, BrokenExecutor) as wrong:
            self._known.pop(key, None)
            LOG.warning("no look back: %s", type(wrong).__name__)
            raise Refused("look-later") from wrong
        except Exception:
            self._known.pop(key, None)
            raise

    async def _work(self, what: str, record: str, address: str) -> msgspec.Struct:
        whose = Whose(address, what)
        if what == "curve":
            return await self._thinkers.look_back(curve_of, record, SECONDS, whose)
        return await self._thinkers.look_back(retell, record, 0.0, whose)
