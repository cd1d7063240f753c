"""Links that do one thing without asking who one is: confirm an address, or stop what is sent there. They are signed
with a key that all nodes have from the store, and hold as long as the way is there."""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64encode
from typing import Literal

from sortilege.server.storage.store import Store
from sortilege.server.storage.ways import kept_setting

KEY = "notice-links"
Deed = Literal["confirm", "stop"]


class Links:
    def __init__(self, key: bytes, base: str) -> None:
        self._key = key
        self.base = base.rstrip("/")
        """The address by which players know this server."""

    @classmethod
    async def of(cls, store: Store, base: str) -> Links:
        return cls(bytes.fromhex(await kept_setting(store, KEY, secrets.token_hex(32))), base)

    def token(self, deed: Deed, way: str) -> str:
        signature = hmac.digest(self._key, f"{deed} {way}".encode(), "sha256")
        return f"{way}.{urlsafe_b64encode(signature).decode().rstrip('=')}"

    def way_of(self, deed: Deed, token: str) -> str | None:
        """The way that a link is about; None if nobody here signed it."""
        way = token.partition(".")[0]
        return way if hmac.compare_digest(self.token(deed, way).encode(), token.encode()) else None

    def address(self, deed: Deed, way: str) -> str:
        return f"{self.base}/notices/{deed}/{self.token(deed, way)}"
