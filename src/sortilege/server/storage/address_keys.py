"""Addresses in the store are hashes under a key that is thrown away after some days: then nobody, not even whoever has
the store and all its back-ups since, can tell whose they were."""

from __future__ import annotations

import contextlib
import hmac
import secrets
import time

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from sortilege.server.storage.schema import SETTINGS, TABLES
from sortilege.server.storage.store import Store

NAME = "address-key:"
READ_AGAIN = 600.0
HASH_LETTERS = 24
DAY = 86_400.0


class AddressKeys:
    def __init__(self, store: Store, days: float) -> None:
        self._store = store
        self._days = days
        """No key lives longer."""
        self._keys: dict[int, bytes] = {}
        """By the second in which they were made, the newest last."""
        self._read_at = -READ_AGAIN

    async def word(self, address: str, factor: float = 1.0) -> str:
        """What is stored of an address, and how many times more than others it may have."""
        return (await self.words(address, factor))[-1]

    async def words(self, address: str, factor: float = 1.0) -> list[str]:
        """All that may be stored of it, under keys that are still there; the newest last."""
        await self._read()
        more = f"*{factor:g}" if factor != 1.0 else ""
        return [f"{made}:{_hash(key, address)}{more}" for made, key in self._keys.items()]

    async def tidy(self, now: float | None = None) -> None:
        """Throws old keys away, with what was hashed under them."""
        now = time.time() if now is None else now
        for made in await self._stored():
            if made <= now - self._days * DAY:
                async with self._store.engine.begin() as connection:
                    await connection.execute(sa.delete(SETTINGS).where(SETTINGS.c.name == f"{NAME}{made}"))
                    gone = TABLES.c.address.startswith(f"{made}:", autoescape=True)
                    await connection.execute(sa.update(TABLES).where(gone).values(address=""))
        self._read_at = -READ_AGAIN

    async def _read(self) -> None:
        """A key signs for half of its life."""
        if time.monotonic() - self._read_at < READ_AGAIN:
            return
        found, now = await self._stored(), time.time()
        if not found or max(found) <= now - self._days * DAY / 2:
            with contextlib.suppress(IntegrityError):  # another node made it in the same second
                async with self._store.engine.begin() as connection:
                    row = {"name": f"{NAME}{int(now)}", "value": secrets.token_hex(32)}
                    await connection.execute(sa.insert(SETTINGS).values(row))
            found = await self._stored()
        self._keys = {made: found[made] for made in sorted(found) if made > now - self._days * DAY}
        self._read_at = time.monotonic()

    async def _stored(self) -> dict[int, bytes]:
        query = sa.select(SETTINGS.c.name, SETTINGS.c.value).where(SETTINGS.c.name.startswith(NAME))
        async with self._store.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return {int(row.name.removeprefix(NAME)): bytes.fromhex(row.value) for row in rows}


def _hash(key: bytes, address: str) -> str:
    return hmac.digest(key, address.encode(), "sha256").hex()[:HASH_LETTERS]
