"""Credits that are spent and come back."""

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

    def spend(self, cost: float = 1.0) -> bool:
        """Whether there was as much; nothing is spent if not. What costs more than there can ever be costs all."""
        self._come_back()
        cost = min(cost, self._burst)
        if self._left < cost:
            return False
        self._left -= cost
        return True

    def wait(self) -> float:
        """Spends one in any case, and says how many seconds later it would have been there."""
        self._come_back()
        self._left -= 1.0
        return max(0.0, -self._left / self._rate)

    def _come_back(self) -> None:
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._since) * self._rate)
        self._since = now

    @property
    def is_full(self) -> bool:
        return self._left + (time.monotonic() - self._since) * self._rate >= self._burst


class CreditsBy:
    """Credits for each address, or person, that asks."""

    def __init__(self, burst: float, rate: float) -> None:
        self._burst = burst
        self._rate = rate
        self._by_key: dict[str, Credits] = {}

    def of(self, key: str, factor: float = 1.0) -> Credits:
        found = self._by_key.get(key)
        if found is None:
            if len(self._by_key) > MOST_KEPT:
                self._by_key = {other: one for other, one in self._by_key.items() if not one.is_full}
            found = self._by_key[key] = Credits(self._burst * factor, self._rate * factor)
        return found


class Held:
    """How many of a thing each address, or person, has."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._by_key: dict[str, int] = {}

    def of(self, key: str) -> int:
        return self._by_key.get(key, 0)

    def add(self, key: str) -> None:
        self._by_key[key] = self.of(key) + 1

    def remove(self, key: str) -> None:
        left = self.of(key) - 1
        if left > 0:
            self._by_key[key] = left
        else:
            self._by_key.pop(key, None)
