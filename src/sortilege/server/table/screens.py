"""Big screens: a television that shows a table to a room, and who let it in."""

from __future__ import annotations

from hashlib import blake2b

DIGITS = 6


def number_of(secret: str, person: str) -> str:
    """What a screen shows so that somebody seated can admit it; nobody can tell it without the table's secret."""
    told = blake2b(person.encode(), key=bytes.fromhex(secret)[:64], digest_size=8).digest()
    return str(int.from_bytes(told, "big") % 10**DIGITS).zfill(DIGITS)
