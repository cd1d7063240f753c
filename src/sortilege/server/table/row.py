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
    created: float = 0.0
    asked: int = 0
    """The seats that have something to answer, each by its own eyes: a seat may be told of its own bit alone."""
    unseen: bool = False
    """Nobody may see who has answered."""
