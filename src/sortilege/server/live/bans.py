"""Whom operators keep out of this node, and whom they keep silent, as the store has it."""

from __future__ import annotations

import time
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network, ip_network

from sortilege.server.live.addresses import holds
from sortilege.server.storage.operator import Operator
from sortilege.server.storage.store import Store

KEPT_OUT = "kept-out"
"""What somebody is told, at whichever door."""


class Bans:
    def __init__(self) -> None:
        self._people: frozenset[str] = frozenset()
        self._networks: tuple[IPv4Network | IPv6Network, ...] = ()
        self._muted: frozenset[str] = frozenset()

    async def read(self, store: Store) -> None:
        now = time.time()
        operator = Operator(store)
        kept_out = [row["who"] for row in await operator.bans() if row["until"] is None or row["until"] > now]
        muted = [row["who"] for row in await operator.mutes() if row["until"] is None or row["until"] > now]
        networks = [found for who in kept_out if (found := _network(who)) is not None]
        self._people = frozenset(kept_out) - {str(network) for network in networks}
        self._networks = tuple(networks)
        self._muted = frozenset(muted)

    def keep_silent(self, person: str) -> bool:
        """Whether an operator took the word from somebody."""
        return person in self._muted

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
