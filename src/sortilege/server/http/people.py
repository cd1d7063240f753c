"""People: a guest is a signed cookie; a passphrase carries the same person to another device."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from base64 import b32encode, urlsafe_b64encode

from litestar.connection import ASGIConnection

from sortilege.server.storage.store import Person, Store

COOKIE = "sortilege"
COOKIE_SECONDS = 400 * 24 * 3600
PASSPHRASE_BYTES = 20
LETTERS_IN_A_GROUP = 4


class People:
    def __init__(self, store: Store, key: bytes) -> None:
        self.store = store
        self._key = key
        self._known: dict[str, Person] = {}

    async def welcome(self, name: str, language: str) -> Person:
        """A new guest."""
        person = Person(secrets.token_urlsafe(16), name, language)
        await self.store.add_person(person, time.time())
        return person

    async def change(self, person: Person, name: str, language: str) -> Person:
        await self.store.change_person(person.id, name=name, language=language)
        self._known.pop(person.id, None)
        return Person(person.id, name, language)

    def token(self, person: Person) -> str:
        return f"{person.id}.{self._sign(person.id)}"

    def _sign(self, word: str) -> str:
        return urlsafe_b64encode(hmac.digest(self._key, word.encode(), "sha256")).decode().rstrip("=")

    async def of(self, connection: ASGIConnection) -> Person | None:  # type: ignore[type-arg]  # any request or socket
        """Who sent a request: the cookie of a browser, or the same token as a bearer."""
        token = connection.cookies.get(COOKIE)
        bearer = connection.headers.get("authorization", "")
        if bearer.startswith("Bearer "):
            token = bearer.removeprefix("Bearer ").strip()
        return await self.of_token(token) if token else None

    async def of_token(self, token: str) -> Person | None:
        identity, _, signature = token.partition(".")
        if not hmac.compare_digest(signature.encode(), self._sign(identity).encode()):
            return None
        if identity not in self._known:
            person = await self.store.person(identity)
            if person is None:
                return None
            if len(self._known) > 10_000:
                self._known.clear()
            self._known[identity] = person
        return self._known[identity]

    async def new_passphrase(self, person: Person) -> str:
        """160 random bits to write down; only their hash is kept, and any older one is forgotten."""
        letters = b32encode(secrets.token_bytes(PASSPHRASE_BYTES)).decode()
        phrase = "-".join(
            letters[start : start + LETTERS_IN_A_GROUP] for start in range(0, len(letters), LETTERS_IN_A_GROUP)
        )
        await self.store.change_person(person.id, passphrase=_digest(phrase))
        return phrase

    async def of_passphrase(self, phrase: str) -> Person | None:
        return await self.store.person_by_passphrase(_digest(phrase))


def _digest(phrase: str) -> str:
    letters = "".join(letter for letter in phrase.upper() if letter.isalnum())
    return hashlib.sha256(letters.encode()).hexdigest()
