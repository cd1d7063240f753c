"""Whose thought comes next, where there is room for few at once: one address after the other, at each address one
table after the other. So whoever opens a hundred tables makes only their own bots wait."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque

Place = asyncio.Future[None]
MOST_AT_ONCE = 0.75
"""How much of the longest wait one thought may take: the rest is for those who come meanwhile."""


class Turns:
    def __init__(self, at_once: int) -> None:
        self._free = at_once
        self.at_once = at_once
        self._waiting: OrderedDict[str, OrderedDict[str, deque[Place]]] = OrderedDict()
        self._since: dict[str, float] = {}
        """By address, in the same order: since when it has waited for its next turn."""

    async def take(self, address: str, table: str) -> None:
        """Returns when it is this table's turn; whoever called gives it back."""
        if self._free > 0:
            self._free -= 1
            return
        place: Place = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, OrderedDict()).setdefault(table, deque()).append(place)
        self._since.setdefault(address, time.monotonic())
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self.give_back()
            else:
                self._forget(address, table, place)
            raise

    def give_back(self) -> None:
        place = self._next()
        if place is None:
            self._free += 1
        else:
            place.set_result(None)

    def _next(self) -> Place | None:
        while self._waiting:
            address, tables = self._waiting.popitem(last=False)
            del self._since[address]
            table, places = tables.popitem(last=False)
            place = places.popleft()
            if places:
                tables[table] = places
            if tables:
                self._waiting[address] = tables
                self._since[address] = time.monotonic()
            if not place.done():
                return place
        return None

    def _forget(self, address: str, table: str, place: Place) -> None:
        places = self._waiting.get(address, OrderedDict()).get(table)
        if places is not None and place in places:
            places.remove(place)
            if not places:
                del self._waiting[address][table]
            if not self._waiting[address]:
                del self._waiting[address], self._since[address]

    def waiting(self, address: str) -> int:
        """How many of an address wait."""
        return sum(map(len, self._waiting.get(address, {}).values()))

    @property
    def all_waiting(self) -> int:
        return sum(map(self.waiting, self._waiting))

    @property
    def is_idle(self) -> bool:
        """Whether a place is free, and nobody waits for one."""
        return self._free > 0 and not self._waiting

    def share(self, address: str, least: float, longest_wait: float) -> float:
        """How many seconds a thought that begins now may take, so that another address waits no longer than that for
        its own: less if many addresses wait, or have waited long, and less again if many of the same do."""
        now = time.monotonic()
        others = [longest_wait - (now - since) for other, since in self._since.items() if other != address]
        left = [more / max(1.0, place / self.at_once) for place, more in enumerate(others, 1)]
        own = longest_wait * self.at_once / ((1 + len(others)) * (1 + self.waiting(address)))
        return max(least, min(longest_wait * MOST_AT_ONCE, own, *left))
