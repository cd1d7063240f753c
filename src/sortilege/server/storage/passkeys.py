"""Passkeys: what proves that somebody's device signed, and what it was asked to sign."""

from __future__ import annotations

import secrets
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from sortilege.server.storage.schema import CHALLENGES, PASSKEYS
from sortilege.server.storage.store import Store
from sortilege.server.table.moves import Refused

MOST_PASSKEYS = 10
"""Of one person."""
CHALLENGE_BYTES = 32
CHALLENGE_SECONDS = 120
NOBODY = ""


class Passkey(NamedTuple):
    id: str
    person: str
    key: str
    counter: int
    created: float
    used: float | None


def text_of(data: bytes) -> str:
    """Bytes as the browser and the store have them."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def bytes_of(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


# What is to be signed


async def ask_to_sign(store: Store, person: str = NOBODY) -> str:
    """Something new that counts once, and not for long."""
    now, challenge = time.time(), text_of(secrets.token_bytes(CHALLENGE_BYTES))
    await store.do(sa.delete(CHALLENGES).where(CHALLENGES.c.until < now))
    row = {"challenge": challenge, "person": person, "until": now + CHALLENGE_SECONDS}
    await store.do(sa.insert(CHALLENGES).values(row))
    return challenge


async def was_asked(store: Store, challenge: str, person: str = NOBODY) -> bool:
    """Whether that was to be signed, by whom, and in time; from now on it no longer is."""
    here = (CHALLENGES.c.challenge == challenge) & (CHALLENGES.c.person == person)
    return await store.do(sa.delete(CHALLENGES).where(here & (CHALLENGES.c.until >= time.time()))) == 1


# Keys


async def passkeys_of(store: Store, person: str) -> list[Passkey]:
    """The oldest first."""
    query = sa.select(PASSKEYS).where(PASSKEYS.c.person == person).order_by(PASSKEYS.c.created)
    async with store.reading() as connection:
        return [Passkey(*row) for row in (await connection.execute(query)).all()]


async def passkey(store: Store, identity: str) -> Passkey | None:
    async with store.reading() as connection:
        row = (await connection.execute(sa.select(PASSKEYS).where(PASSKEYS.c.id == identity))).first()
    return Passkey(*row) if row is not None else None


async def add_passkey(store: Store, new: Passkey) -> None:
    if len(await passkeys_of(store, new.person)) >= MOST_PASSKEYS:
        raise Refused("too-many-passkeys", most=MOST_PASSKEYS)
    try:
        await store.do(sa.insert(PASSKEYS).values(new._asdict()))
    except IntegrityError:
        raise Refused("passkey-wrong") from None


async def note_use(store: Store, used: Passkey, counter: int) -> bool:
    """Writes down how often it has signed by now; False if somebody else did meanwhile."""
    before = (PASSKEYS.c.id == used.id) & (PASSKEYS.c.counter == used.counter)
    return await store.do(sa.update(PASSKEYS).where(before).values(counter=counter, used=time.time())) == 1


async def remove_passkeys(store: Store, person: str, identity: str | None = None) -> int:
    """One of somebody's, or all; how many there were."""
    theirs = PASSKEYS.c.person == person
    return await store.do(
        sa.delete(PASSKEYS).where(theirs if identity is None else theirs & (PASSKEYS.c.id == identity))
    )
