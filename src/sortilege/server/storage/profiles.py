"""Profiles: a word by which others find somebody who wants to be found."""

from __future__ import annotations

import sqlalchemy as sa

from sortilege.server.storage.schema import PEOPLE
from sortilege.server.storage.store import Person, Store

SHOW = sa.update(PEOPLE).where(PEOPLE.c.id == sa.bindparam("who")).values(profile=sa.bindparam("word"))


async def profile_of(store: Store, person: str) -> str | None:
    """The word of somebody who is shown."""
    async with store.reading() as connection:
        found = (await connection.execute(sa.select(PEOPLE.c.profile).where(PEOPLE.c.id == person))).scalar()
    return str(found) if found is not None else None


async def set_profile(store: Store, person: str, word: str | None) -> None:
    await store.change((SHOW, [{"who": person, "word": word}]))


async def of_profile(store: Store, word: str) -> Person | None:
    columns = [PEOPLE.c[name] for name in Person.__struct_fields__]
    async with store.reading() as connection:
        row = (await connection.execute(sa.select(*columns).where(PEOPLE.c.profile == word))).first()
    return Person(*row) if row is not None else None
