"""Games that are over, person by person: written down once, with the ratings that come of them, and read again."""

from __future__ import annotations

from typing import NamedTuple

import msgspec
import sqlalchemy as sa
from openskill.models import PlackettLuce
from sqlalchemy.exc import IntegrityError

from sortilege.server.storage.schema import PLAYED, RATINGS, TABLES, TALLIES
from sortilege.server.storage.store import ROW, Store
from sortilege.server.storage.tallies import tallied
from sortilege.server.storage.trouble import GONE, StoreTrouble
from sortilege.server.storage.writer import Change
from sortilege.server.table.played import Played, Rated, places, played, plays_in_sides
from sortilege.server.table.row import Row
from sortilege.server.table.table import Table

TRIES = 10
MOST_RATINGS = 60
"""Of one game and mode: so many are drawn."""
MODEL = PlackettLuce()
ADD_PLAYED = sa.insert(PLAYED)
ADD_RATINGS = sa.insert(RATINGS)
_THEIRS = (PLAYED.c.person == sa.bindparam("who")) & (PLAYED.c.table_id == sa.bindparam("table"))
MARK = sa.update(PLAYED).where(_THEIRS).values(favourite=sa.bindparam("on"))


class Rating(NamedTuple):
    """How well somebody plays: a guess, and how uncertain it is."""

    mu: float
    sigma: float
    number: int
    """After how many games."""


NEW = Rating(MODEL.mu, MODEL.sigma, 0)


# Writing


async def keep_played(store: Store, table: Table) -> None:
    """Writes down what a table came to, once, whoever does so first."""
    rows = played(table)
    if not rows:
        return
    for _ in range(TRIES):
        rated = await _rated(store, table, rows)
        kept = [{**msgspec.structs.asdict(row), "rated": bool(rated)} for row in rows]
        changes: list[Change] = [(ADD_PLAYED, kept), *tallied(rows)]
        if rated:
            changes.append((ADD_RATINGS, rated))
        try:
            await store.change(*changes)
            return
        except (IntegrityError, StoreTrouble) as wrong:  # written already, or the table or another game at this moment
            if isinstance(wrong, StoreTrouble) and wrong.kind != GONE:
                raise
            if await _is_kept(store, table.id) or await store.table(table.id) is None:
                return
    raise RuntimeError("a rating could not be written")


async def _is_kept(store: Store, table: str) -> bool:
    async with store.reading() as connection:
        query = sa.select(PLAYED.c.person).where(PLAYED.c.table_id == table).limit(1)
        return (await connection.execute(query)).first() is not None


async def _rated(store: Store, table: Table, rows: list[Played]) -> list[dict[str, object]]:
    """The next rating of everybody, if the game counts."""
    order = places(table)
    if order is None or table.match is None:
        return []
    by_seat = {row.seat: row for row in rows}
    before = {row.seat: await rating(store, row.person, row.game, row.mode) for row in rows}
    after = rate(before, order, plays_in_sides(table.match))
    return [
        {
            "person": row.person, "game": row.game, "mode": row.mode, "number": before[seat].number + 1,
            "table_id": row.table_id, "at": row.over, "mu": after[seat].mu, "sigma": after[seat].sigma,
            "public": row.public,
        }
        for seat, row in by_seat.items()
    ]  # fmt: skip


def rate(before: dict[int, Rating], order: list[list[int]], in_sides: bool) -> dict[int, Rating]:
    """By seat: the rating after a game in which they came in that order, each alone or those of one place together."""
    teams = order if in_sides else [[seat] for place in order for seat in place]
    ranks = [float(next(rank for rank, place in enumerate(order) if team[0] in place)) for team in teams]
    given = [[MODEL.rating(before[seat].mu, before[seat].sigma) for seat in team] for team in teams]
    rated = MODEL.rate(given, ranks=ranks)
    return {
        seat: Rating(new.mu, new.sigma, before[seat].number + 1)
        for team, news in zip(teams, rated, strict=True)
        for seat, new in zip(team, news, strict=True)
    }


async def rating(store: Store, person: str, game: str, mode: str) -> Rating:
    """What somebody is rated now."""
    here = (RATINGS.c.person == person) & (RATINGS.c.game == game) & (RATINGS.c.mode == mode)
    query = sa.select(RATINGS.c.mu, RATINGS.c.sigma, RATINGS.c.number).where(here)
    async with store.reading() as connection:
        row = (await connection.execute(query.order_by(RATINGS.c.number.desc()).limit(1))).first()
    return Rating(*row) if row is not None else NEW


# Reading


class Wanted(NamedTuple):
    """Which of somebody's games."""

    game: str | None = None
    won: bool | None = None
    favourite: bool = False
    rated: bool = False


class Kept(NamedTuple):
    """A game that is over, as one person's history has it."""

    row: Row
    game: str
    seat: int
    over: float
    won: bool | None
    favourite: bool


async def history_of(store: Store, person: str, limit: int, after: str | None, wanted: Wanted) -> list[Kept]:
    """Somebody's games that are over, the latest first, from the one after that table on."""
    query = (
        sa.select(*ROW, PLAYED.c.game, PLAYED.c.seat, PLAYED.c.over, PLAYED.c.won, PLAYED.c.favourite)
        .join_from(PLAYED, TABLES, PLAYED.c.table_id == TABLES.c.id)
        .where(PLAYED.c.person == person)
        .order_by(PLAYED.c.over.desc(), PLAYED.c.table_id.desc())
    )
    if wanted.game is not None:
        query = query.where(PLAYED.c.game == wanted.game)
    if wanted.won is not None:
        query = query.where(PLAYED.c.won == wanted.won)
    if wanted.favourite:
        query = query.where(PLAYED.c.favourite)
    if wanted.rated:
        query = query.where(PLAYED.c.rated)
    async with store.reading() as connection:
        if after is not None:
            last = sa.select(PLAYED.c.over).where(PLAYED.c.table_id == after, PLAYED.c.person == person)
            then = (await connection.execute(last)).scalar()
            if then is None:
                return []
            query = query.where(sa.tuple_(PLAYED.c.over, PLAYED.c.table_id) < (then, after))
        rows = (await connection.execute(query.limit(limit))).all()
    return [Kept(Row(*row[:-5]), *row[-5:]) for row in rows]


async def mark_favourite(store: Store, person: str, table: str, on: bool) -> bool:
    """Whether there is such a game of theirs."""
    here = (PLAYED.c.person == person) & (PLAYED.c.table_id == table)
    async with store.reading() as connection:
        if (await connection.execute(sa.select(PLAYED.c.seat).where(here))).first() is None:
            return False
    await store.change((MARK, [{"who": person, "table": table, "on": on}]))
    return True


async def ratings(store: Store, person: str, public_by: float | None = None) -> list[Rated]:
    """The last of each game and mode, in their order; with `public_by`, those alone that spectators could know by
    then."""
    columns = [RATINGS.c[name] for name in Rated.__struct_fields__]
    kinds = sa.select(TALLIES.c.game, TALLIES.c.mode).where(TALLIES.c.person == person, TALLIES.c.kind == "game")
    async with store.reading() as connection:
        parts = []
        for game, mode in sorted(set(map(tuple, (await connection.execute(kinds)).all()))):
            mine = (RATINGS.c.person == person) & (RATINGS.c.game == game) & (RATINGS.c.mode == mode)
            if public_by is not None:
                mine &= RATINGS.c.public <= public_by
            last = sa.select(*columns).where(mine).order_by(RATINGS.c.number.desc()).limit(MOST_RATINGS)
            parts.append(sa.select(last.subquery()))
        rows = (await connection.execute(sa.union_all(*parts))).all() if parts else []
    return sorted((Rated(*row) for row in rows), key=lambda one: (one.game, one.mode, one.number))
