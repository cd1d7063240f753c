"""Web push: a message that only one browser can read (RFC 8291), signed so that its push service knows from whom it
comes (RFC 8292). The library is an extra of the package; without it this way is not offered."""

from __future__ import annotations

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64
from functools import cached_property
from importlib.util import find_spec
from typing import Any

from sortilege.server.notices.endpoints import Endpoint
from sortilege.server.storage.store import Store
from sortilege.server.storage.ways import Way, kept_setting

AVAILABLE = find_spec("pywebpush") is not None
KEY = "push-key"
TTL = 24 * 3600
"""Seconds for which a push service keeps what it cannot deliver."""
SIGNED_FOR = 12 * 3600
PADDED_TO = 1024
"""Every message has this size, so that nobody on the way learns by it what is said."""
POINT, SECRET = 65, 16
"""The sizes of a browser's two keys, in bytes."""


def check_keys(p256dh: str, auth: str) -> dict[str, str]:
    """The keys of a browser; ValueError says what is wrong."""
    point, secret = _bytes("p256dh", p256dh), _bytes("auth", auth)
    if len(point) != POINT or point[0] != 4:
        raise ValueError(f"p256dh: a point of P-256 in {POINT} bytes, not compressed")
    if len(secret) != SECRET:
        raise ValueError(f"auth: {SECRET} bytes, not {len(secret)}")
    if AVAILABLE:
        from cryptography.hazmat.primitives.asymmetric import ec

        try:
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        except ValueError as wrong:
            raise ValueError("p256dh: a point of P-256") from wrong
    return {"p256dh": p256dh.rstrip("="), "auth": auth.rstrip("=")}


def _bytes(name: str, text: str) -> bytes:
    if not re.fullmatch(r"[A-Za-z0-9_-]{1,200}=*", text):
        raise ValueError(f"{name}: letters of base64 as in addresses")
    try:
        return urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))
    except NotBase64 as wrong:
        raise ValueError(f"{name}: letters of base64 as in addresses") from wrong


def new_private_key() -> str:
    """A new key of this server, as the library reads it."""
    from py_vapid import Vapid02
    from py_vapid.utils import b64urlencode

    made = Vapid02()
    made.generate_keys()
    number: int = made.private_key.private_numbers().private_value
    return str(b64urlencode(number.to_bytes(32, "big")))


class Pusher:
    """Encrypts and signs with the key that all nodes have from the store."""

    def __init__(self, private_key: str, contact: str) -> None:
        self._private_key = private_key
        self._contact = contact
        """Whom a push service may write to: an address of the web or of mail."""

    @classmethod
    async def of(cls, store: Store, contact: str) -> Pusher | None:
        """None where the library is not installed."""
        return cls(await kept_setting(store, KEY, new_private_key()), contact) if AVAILABLE else None

    @cached_property
    def _vapid(self) -> Any:
        from py_vapid import Vapid02

        return Vapid02.from_raw(self._private_key.encode())

    @cached_property
    def public_key(self) -> str:
        """What a browser subscribes with."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        point: bytes = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return urlsafe_b64encode(point).decode().rstrip("=")

    def message(self, way: Way, endpoint: Endpoint, text: str, topic: str, now: float) -> tuple[bytes, dict[str, str]]:
        """The body and the headers of a request to a push service. A later message of a topic takes the place of one
        that is not delivered yet."""
        from pywebpush import WebPusher

        body = text.encode()
        padded = body + b" " * max(0, PADDED_TO - len(body))
        encrypted: bytes = WebPusher({"endpoint": way.address, "keys": dict(way.keys)}).encode(padded)["body"]
        claims = {"aud": endpoint.origin, "exp": int(now) + SIGNED_FOR, "sub": self._contact}
        signed: dict[str, str] = self._vapid.sign(claims)
        headers = {
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(TTL),
            "urgency": "normal",
            "topic": topic,
        }
        return encrypted, {**headers, **{name.lower(): value for name, value in signed.items()}}
