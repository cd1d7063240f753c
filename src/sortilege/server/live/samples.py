"""A look at the figures of a node, as an operator is sent it."""

from __future__ import annotations

import msgspec


class Sample(msgspec.Struct, frozen=True):
    at: float
    tables: int
    """In memory."""
    sockets: int
    p50: float | None
    """Milliseconds from a wish to its acknowledgement in the last minute."""
    p95: float | None
    bots_waiting: int
    bots_hurried: int
    """Since the sample before, as all that follows."""
    bot_failures: int
    refusals: int
    """Wishes refused by a budget, and connections turned away."""
