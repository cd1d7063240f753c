"""What seats point at while a window is open, before they answer."""

from __future__ import annotations

from collections.abc import Collection


class Pointings:
    """Those of one window; with the next one they are forgotten."""

    __slots__ = ("_by_seat", "_window")

    def __init__(self, window: int = -1, by_seat: dict[int, list[str]] | None = None) -> None:
        self._window = window
        self._by_seat = by_seat or {}

    def add(self, window: int, seat: int, step: str) -> None:
        if window != self._window:
            self._window, self._by_seat = window, {}
        self._by_seat.setdefault(seat, []).append(step)

    def last(self, window: int) -> dict[int, str]:
        """By seat: what it points at now."""
        return {seat: steps[-1] for seat, steps in self._by_seat.items()} if window == self._window else {}

    def times(self, window: int, seat: int) -> int:
        """How often a seat has pointed."""
        return len(self._by_seat.get(seat, ())) if window == self._window else 0

    def of(self, seats: Collection[int]) -> Pointings:
        """A copy in which only those seats have pointed."""
        return Pointings(self._window, {seat: [*steps] for seat, steps in self._by_seat.items() if seat in seats})
