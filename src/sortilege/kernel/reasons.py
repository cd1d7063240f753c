"""Why something cannot be done."""

from __future__ import annotations


class Reason:
    """A message for players and the ledger's IDs behind it."""

    def __init__(self, message: str, *rules: str) -> None:
        self.message = message
        self.rules = rules
