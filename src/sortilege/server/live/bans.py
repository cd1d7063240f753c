"""Whom operators keep out of this node, as the store has it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network, ip_network

from sortilege.server.live.addresses import holds
from sortilege.server.storage.operator import Operator
from sortilege.server.storage.store import Store

LOG = logging.getLogger(__name__)
EVERY = 10.0


class Bans:
    def __init__(self) -> None:
        self._people: frozenset[str] = frozenset()
        self._networks: tuple[IPv4Network | IPv6Network, ...] = ()

    async def read(self, store: Store) -> None:
        now = time.time()
        kept_out = [row["who"] for row in await Operator(store).bans() if row["until"] is None or row["until"] > now]
        networks = [found for who in kept_out if (found := _network(who)) is not None]
        self._people = frozenset(kept_out) - {str(network) for network in networks}
        self._networks = tuple(networks)

    async def follow(self, store: Store, changed: Callable[[], None]) -> None:
        """Reads them again and again, and says when they are others."""
        while True:
            before = self._people, self._networks
            try:
                await self.read(store)
                if (self._people, self._networks) != before:
                    changed()
            except Exception as wrong:
                LOG.warning("who is kept out could not be read: %s", type(wrong).__name__)
            await asyncio.sleep(EVERY)

    def keep_out(self, address: str, person: str | None = None) -> bool:
        if person is not None and person in self._people:
            return True
        if not self._networks:
            return False
        network = _network(address)
        return network is not None and any(holds(one, network) for one in self._networks)


@lru_cache(4096)
def _network(word: str) -> IPv4Network | IPv6Network | None:
    try:
        return ip_network(word)
    except ValueError:
        return None
