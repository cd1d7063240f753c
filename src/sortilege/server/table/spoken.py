"""What was said at a table, and how much of it."""

from __future__ import annotations

from typing import NamedTuple

from sortilege.server.table import entries


class Amount(NamedTuple):
    """How much was said."""

    lines: int = 0
    size: int = 0
    """In bytes."""


class Spoken(NamedTuple):
    number: int
    """Counted in its channel; the log's own count would tell how many have answered in secret."""
    at: float
    said: entries.Said | entries.Signed
