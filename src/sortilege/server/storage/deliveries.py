"""What people were told of, and what is still to be sent to them: any node may send it, one does."""

from __future__ import annotations

import secrets
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from sortilege.server.storage.schema import DELIVERIES, NOTICED, TABLES, WAYS
from sortilege.server.storage.store import Store

DAY = 86_400.0
NEVER_CONFIRMED = 2 * DAY
"""A way that nobody has confirmed by then is forgotten."""
FORGOTTEN_AFTER = 3 * DAY
"""What could not be sent by then is of no use."""
OF_GAMES_OVER = 30 * DAY


class Delivery(NamedTuple):
    id: str
    person: str
    way_id: str
    table_id: str
    notice: str
    made: float
    due: float
    tries: int


class Told(NamedTuple):
    """Of what somebody is told at a table."""

    person: str
    table_id: str
    public: bool
    """Where others listen."""
    mark: str
    looked: bool
    """They are there, and see it themselves."""
    at: float


_DELIVERY = [DELIVERIES.c[name] for name in Delivery._fields]
_HERE = (NOTICED.c.person == sa.bindparam("who")) & (NOTICED.c.table_id == sa.bindparam("table"))
LOOKED = sa.update(NOTICED).where(_HERE).values(looked=True)
CALL_OFF = sa.delete(DELIVERIES).where(
    DELIVERIES.c.person == sa.bindparam("who"), DELIVERIES.c.table_id == sa.bindparam("table")
)


def new_delivery(person: str, way: str, table: str, notice: str, made: float, due: float) -> Delivery:
    return Delivery(secrets.token_urlsafe(12), person, way, table, notice, made, due, 0)


async def looked(store: Store, person: str, table: str) -> None:
    """Somebody looked at a table: what was to be said of it they see there."""
    here = {"who": person, "table": table}
    await store.change((LOOKED, [here]), (CALL_OFF, [here]))


async def tell(store: Store, told: Told, sent: list[Delivery]) -> bool:
    """Notes that somebody is told of something, and what is sent for it. Not if they were told of it before; and if
    they have not looked since they were last told, only what still waits to be sent is of the newest. Whether anything
    new is sent."""
    here = (NOTICED.c.person == told.person) & (NOTICED.c.table_id == told.table_id) & (NOTICED.c.public == told.public)
    try:
        async with store.engine.begin() as connection:
            before = (await connection.execute(sa.select(NOTICED.c.mark, NOTICED.c.looked).where(here))).first()
            if before is not None and before.mark == told.mark:
                return False
            if before is None:
                await connection.execute(sa.insert(NOTICED).values(told._asdict()))
            else:
                unchanged = here & (NOTICED.c.mark == before.mark) & (NOTICED.c.looked == before.looked)
                done = await connection.execute(sa.update(NOTICED).where(unchanged).values(told._asdict()))
                if not done.rowcount:  # another node was first
                    return False
            if before is not None and not before.looked:
                for one in sent:
                    waiting = (DELIVERIES.c.person == one.person) & (DELIVERIES.c.table_id == one.table_id)
                    unsent = waiting & (DELIVERIES.c.way_id == one.way_id) & (DELIVERIES.c.tries == 0)
                    await connection.execute(sa.update(DELIVERIES).where(unsent).values(notice=one.notice))
                return False
            if sent:
                await connection.execute(sa.insert(DELIVERIES), [one._asdict() for one in sent])
            return bool(sent)
    except IntegrityError:  # another node was first
        return False


async def due(store: Store, now: float, limit: int) -> list[Delivery]:
    query = sa.select(*_DELIVERY).where(DELIVERIES.c.due <= now).order_by(DELIVERIES.c.due).limit(limit)
    async with store.reading() as connection:
        return [Delivery(*row) for row in (await connection.execute(query)).all()]


async def claim(store: Store, delivery: Delivery, until: float) -> bool:
    """Whether it is this node that sends it; another may if it is still there by then."""
    mine = (DELIVERIES.c.id == delivery.id) & (DELIVERIES.c.tries == delivery.tries)
    async with store.engine.begin() as connection:
        changed = sa.update(DELIVERIES).where(mine).values(due=until, tries=delivery.tries + 1)
        return (await connection.execute(changed)).rowcount == 1


async def try_again(store: Store, delivery: Delivery, at: float) -> None:
    async with store.engine.begin() as connection:
        await connection.execute(sa.update(DELIVERIES).where(DELIVERIES.c.id == delivery.id).values(due=at))


async def finish(store: Store, delivery: Delivery) -> None:
    async with store.engine.begin() as connection:
        await connection.execute(sa.delete(DELIVERIES).where(DELIVERIES.c.id == delivery.id))


async def tidy_notices(store: Store, now: float) -> int:
    """Forgets what has had its time; how many rows."""
    over = sa.select(TABLES.c.id).where(TABLES.c.status == "over")
    old = (
        sa.delete(DELIVERIES).where(DELIVERIES.c.made < now - FORGOTTEN_AFTER),
        sa.delete(WAYS).where(WAYS.c.confirmed.is_(None), WAYS.c.created < now - NEVER_CONFIRMED),
        sa.delete(NOTICED).where(NOTICED.c.at < now - OF_GAMES_OVER, NOTICED.c.table_id.in_(over)),
    )
    async with store.engine.begin() as connection:
        return sum([(await connection.execute(statement)).rowcount for statement in old])
