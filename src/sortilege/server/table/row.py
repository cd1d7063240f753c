"""A table as the store keeps it, beside its log."""

from __future__ import annotations

import msgspec


class Row(msgspec.Struct, frozen=True):
    """A table as the lobby and the loader see it."""

    id: str
    code: str
    setup: str
    secret: str
    host: str
    listed: bool
    status: str
    summary: str
    changed: float
    address: str = ""
    """Where it was opened."""
