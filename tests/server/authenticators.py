"""A device that keeps passkeys, in software: it makes keys and signs as WebAuthn says, well or badly."""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

from sortilege.server.storage.passkeys import text_of

PRESENT, VERIFIED, ATTESTED = 1, 4, 64
P256 = {1: 2, 3: -7, -1: 1}


class Authenticator:
    def __init__(self, origin: str, site: str = "localhost", *, counts: bool = True, verifies: bool = True) -> None:
        self.origin = origin
        self.site = site
        self.counts = counts
        """Some devices count how often they sign; those that share a key do not."""
        self.verifies = verifies
        """Whether whoever holds it proved who they are, by a finger or a number."""
        self.counter = 0
        self.id = secrets.token_bytes(16)
        self._key = ec.generate_private_key(ec.SECP256R1())

    @property
    def _flags(self) -> int:
        return PRESENT | (VERIFIED if self.verifies else 0)

    def _client_data(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}).encode()

    def _authenticator_data(self, flags: int, more: bytes = b"") -> bytes:
        self.counter += 1 if self.counts else 0
        site = hashlib.sha256(self.site.encode()).digest()
        return site + bytes([flags]) + self.counter.to_bytes(4, "big") + more

    def make(self, challenge: str) -> dict[str, Any]:
        """A new key, as the page sends it."""
        numbers = self._key.public_key().public_numbers()
        public = cbor2.dumps({**P256, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")})
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + public
        data = self._authenticator_data(self._flags | ATTESTED, attested)
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client_data("webauthn.create", challenge)
        return {"id": text_of(self.id), "client_data": text_of(client), "attestation": text_of(attestation)}

    def sign(self, challenge: str) -> dict[str, Any]:
        """Who one is, as the page sends it."""
        data, client = self._authenticator_data(self._flags), self._client_data("webauthn.get", challenge)
        signature = self._key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        return {
            "id": text_of(self.id),
            "client_data": text_of(client),
            "authenticator_data": text_of(data),
            "signature": text_of(signature),
        }
