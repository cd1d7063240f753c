"""Games that anybody may find and watch. A list of them tells no more, and no earlier, than watching does: it is made
of when spectators see a game begin and end, not of what happens there."""

from __future__ import annotations

import contextlib

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from sortilege.server.storage.schema import TABLES, WATCHED
from sortilege.server.storage.store import Store
from sortilege.server.table.chair import Chair
from sortilege.server.table.club_records import WatchCard, WatchChair
from sortilege.server.table.table import OVER, Table

MOST_SHOWN = 24
LONGEST = 12 * 3600.0
"""So many seconds after its beginning a game is no longer in the list, whether it goes on or not."""


async def keep_watchable(store: Store, table: Table) -> None:
    """Writes down when spectators see the game begin, and when it is over, that they do; once, whoever calls it."""
    setup = table.setup
    if not (setup.listed and setup.watch) or table.began is None:
        return
    since = table.began + setup.delay
    card = msgspec.json.encode(WatchCard(table.id, setup, since, list(map(_chair, range(setup.seats), table.chairs))))
    row = sa.select(sa.literal(table.id), sa.literal(since), sa.literal(card.decode()))
    known = sa.exists().where(WATCHED.c.table_id == table.id)
    await store.do(sa.delete(WATCHED).where(WATCHED.c.since < since - 2 * LONGEST))
    with contextlib.suppress(IntegrityError):  # another node was first
        await store.do(sa.insert(WATCHED).from_select(["table_id", "since", "card"], row.where(~known)))
    if table.status == OVER and table.over_since is not None:
        until = table.over_since + setup.delay
        await store.do(sa.update(WATCHED).where(WATCHED.c.table_id == table.id).values(until=until))


def _chair(seat: int, chair: Chair) -> WatchChair:
    return WatchChair(seat, "bot" if chair.bot else "person", "" if chair.bot else chair.name)


async def watchable(store: Store, now: float) -> list[WatchCard]:
    """Those that spectators see going on at that moment, the last to begin first."""
    going_on = (WATCHED.c.since <= now) & (WATCHED.c.since > now - LONGEST)
    going_on &= WATCHED.c.until.is_(None) | (WATCHED.c.until > now)
    query = (
        sa.select(WATCHED.c.card)
        .join_from(WATCHED, TABLES, WATCHED.c.table_id == TABLES.c.id)
        .where(going_on)
        .order_by(WATCHED.c.since.desc(), WATCHED.c.table_id)
        .limit(MOST_SHOWN)
    )
    async with store.reading() as connection:
        return [msgspec.json.decode(card, type=WatchCard) for card in (await connection.execute(query)).scalars()]
