"""Limits: credits that are spent and come back."""

from __future__ import annotations

import time

MOST_KEPT = 50_000


class Credits:
    """So many at once, so many a second."""

    __slots__ = ("_burst", "_left", "_rate", "_since")

    def __init__(self, burst: float, rate: float) -> None:
        self._burst = burst
        self._rate = rate
        self._left = burst
        self._since = time.monotonic()

    def spend(self) -> bool:
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._since) * self._rate)
        self._since = now
        if self._left < 1.0:
            return False
        self._left -= 1.0
        return True

    @property
    def is_full(self) -> bool:
        return self._left + (time.monotonic() - self._since) * self._rate >= self._burst


class CreditsByAddress:
    """Credits for each address, or person, that asks."""

    def __init__(self, burst: float, rate: float) -> None:
        self._burst = burst
        self._rate = rate
        self._by_address: dict[str, Credits] = {}

    def spend(self, address: str) -> bool:
        if len(self._by_address) > MOST_KEPT:
            self._by_address = {key: one for key, one in self._by_address.items() if not one.is_full}
        return self._by_address.setdefault(address, Credits(self._burst, self._rate)).spend()
