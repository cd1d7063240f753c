"""People: a guest is a signed cookie; a passphrase carries the same person to another device.

A token names a person, how often their sessions were ended before it was given out, and the key that signed it. A new
key signs what is given out from then on; what older keys signed holds as long as they are kept."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from base64 import b32encode, urlsafe_b64encode
from typing import NamedTuple

import msgspec
from litestar.connection import ASGIConnection

from sortilege.server.storage.passkeys import remove_passkeys
from sortilege.server.storage.store import Person, Store

COOKIE = "sortilege"
COOKIE_SECONDS = 400 * 24 * 3600
PASSPHRASE_BYTES = 20
RECOVERY_BYTES = 15
LETTERS_IN_A_GROUP = 4
KNOWN_FOR = 20.0
"""Seconds after which a person, or the keys, are read again: another node may have ended sessions."""
MOST_KNOWN = 10_000


class Phrases(NamedTuple):
    """What somebody writes down: it is shown once, and kept only as a hash."""

    passphrase: str
    recovery: str


class Known(NamedTuple):
    person: Person
    until: float


class People:
    def __init__(self, store: Store, keys: dict[str, bytes]) -> None:
        self.store = store
        self._keys = keys
        self._keys_until = time.monotonic() + KNOWN_FOR
        self._known: dict[str, Known] = {}

    async def welcome(self, name: str, language: str) -> Person:
        """A new guest."""
        person = Person(secrets.token_hex(16), name, language)
        await self.store.add_person(person, time.time())
        return person

    async def change(self, person: Person, name: str, language: str) -> Person:
        await self.store.change_person(person.id, name=name, language=language)
        self._known.pop(person.id, None)
        return msgspec.structs.replace(person, name=name, language=language)

    def forget(self, person: str | None = None) -> None:
        """Somebody, or everybody and the keys too, is read anew the next time."""
        if person is not None:
            self._known.pop(person, None)
            return
        self._known.clear()
        self._keys_until = -1.0

    # Tokens

    def token(self, person: Person) -> str:
        """Signed with the newest key."""
        number = next(reversed(self._keys))
        word = f"{person.id}.{person.epoch}.{number}"
        return f"{word}.{_sign(self._keys[number], word)}"

    async def of(self, connection: ASGIConnection) -> Person | None:  # type: ignore[type-arg]  # any request or socket
        """Who sent a request: the cookie of a browser, or the same token as a bearer."""
        token = connection.cookies.get(COOKIE)
        bearer = connection.headers.get("authorization", "")
        if bearer.startswith("Bearer "):
            token = bearer.removeprefix("Bearer ").strip()
        return await self.of_token(token) if token else None

    async def of_token(self, token: str) -> Person | None:
        """Whose token it is; nobody's if it is forged, or if their sessions were ended since it was given out."""
        word, _, signature = token.rpartition(".")
        identity, _, rest = word.partition(".")
        epoch, _, number = rest.partition(".")
        if not rest:  # given out before sessions could be ended
            epoch, number = "0", next(iter(self._keys))
        key = await self._key(number)
        if key is None or not hmac.compare_digest(signature.encode(), _sign(key, word).encode()):
            return None
        person = await self._person(identity)
        return person if person is not None and str(person.epoch) == epoch else None

    async def is_of_an_older_key(self, token: str) -> bool:
        """Whether a token that counts was signed with a key after which there was a newer one."""
        word, _, number = token.rpartition(".")[0].rpartition(".")
        if await self.of_token(token) is None:
            return False
        return "." not in word or number != next(reversed(self._keys))

    async def _key(self, number: str) -> bytes | None:
        """One that another node made is found before long."""
        if time.monotonic() > self._keys_until:
            self._keys_until = time.monotonic() + KNOWN_FOR
            self._keys = await self.store.keys()
        return self._keys.get(number)

    async def _person(self, identity: str) -> Person | None:
        known = self._known.get(identity)
        if known is None or known.until < time.monotonic():
            person = await self.store.person(identity)
            if person is None:
                return None
            if len(self._known) > MOST_KNOWN:
                self._known.clear()
            known = self._known[identity] = Known(person, time.monotonic() + KNOWN_FOR)
        return known.person

    # Phrases

    async def new_phrases(self, person: Person) -> tuple[Person, Phrases]:
        """160 random bits to write down, and a code for the day they are lost; only hashes are kept, older ones are
        forgotten, and every other device is signed out."""
        phrases = Phrases(_phrase(PASSPHRASE_BYTES), _phrase(RECOVERY_BYTES))
        changed = await self._end_sessions(person, _digest(phrases.passphrase), _digest(phrases.recovery))
        return changed, phrases

    async def whose(self, phrase: str) -> Person | None:
        """Whose passphrase or recovery code it is; nothing is used up."""
        digest = _digest(phrase)
        return await self.store.person_by_passphrase(digest) or await self.store.person_by_recovery(digest)

    async def of_phrase(self, phrase: str) -> Person | None:
        """Whose passphrase it is. A recovery code does once what a passphrase does, and ends everything before."""
        digest = _digest(phrase)
        person = await self.store.person_by_passphrase(digest)
        if person is not None:
            return person
        lost = await self.store.person_by_recovery(digest)
        if lost is None or not await self.store.use_recovery(lost.id, digest):
            return None
        await remove_passkeys(self.store, lost.id)
        return await self._known_anew(lost.id)

    async def _end_sessions(self, person: Person, passphrase: str, recovery: str) -> Person:
        await self.store.end_sessions(person.id, passphrase, recovery)
        found = await self._known_anew(person.id)
        assert found is not None
        return found

    async def _known_anew(self, identity: str) -> Person | None:
        self._known.pop(identity, None)
        return await self._person(identity)


def _sign(key: bytes, word: str) -> str:
    return urlsafe_b64encode(hmac.digest(key, word.encode(), "sha256")).decode().rstrip("=")


def _phrase(size: int) -> str:
    letters = b32encode(secrets.token_bytes(size)).decode()
    return "-".join(letters[start : start + LETTERS_IN_A_GROUP] for start in range(0, len(letters), LETTERS_IN_A_GROUP))


def _digest(phrase: str) -> str:
    letters = "".join(letter for letter in phrase.upper() if letter.isalnum())
    return hashlib.sha256(letters.encode()).hexdigest()
