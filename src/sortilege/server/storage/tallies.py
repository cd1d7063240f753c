"""Games that are over, counted when they end: whoever asks how often somebody played need not read every game.

A count is of a game and mode, of a seat there, or of what somebody was there. Games that spectators may know of are
counted apart; those of which they do not know yet are few, and are taken off again when others ask."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

import sqlalchemy as sa

from sortilege.server.storage.schema import CIRCLE_TABLES, HONOURS, PLAYED, RATINGS, SEATS, TABLES, TALLIES
from sortilege.server.storage.store import Store
from sortilege.server.storage.writer import Change
from sortilege.server.table.played import Count, CountKind, Played

_NAMES = {"person": "who", "game": "what", "mode": "how", "kind": "sort", "of": "word", "shown": "seen"}
"""The key of a tally, and what its parts are called in a statement."""
_KEY = [sa.bindparam(name, type_=TALLIES.c[column].type) for column, name in _NAMES.items()]
_SAME = sa.and_(*(TALLIES.c[column] == sa.bindparam(name) for column, name in _NAMES.items()))
_NOTHING = [sa.literal(0), sa.literal(0), sa.literal(0), sa.literal(0), sa.literal(0.0)]
_COLUMNS = [*_NAMES, "played", "won", "decided", "timed", "seconds"]
BEGIN_TALLY = sa.insert(TALLIES).from_select(_COLUMNS, sa.select(*_KEY, *_NOTHING).where(~sa.exists().where(_SAME)))
RAISE_TALLY = (
    sa.update(TALLIES)
    .where(_SAME)
    .values(
        played=TALLIES.c.played + 1,
        won=TALLIES.c.won + sa.bindparam("wins", type_=sa.Integer),
        decided=TALLIES.c.decided + sa.bindparam("ends", type_=sa.Integer),
        timed=TALLIES.c.timed + sa.bindparam("clocked", type_=sa.Integer),
        seconds=TALLIES.c.seconds + sa.bindparam("long", type_=sa.Float),
    )
)

_WHO, _TABLE = sa.bindparam("who", type_=sa.Text), sa.bindparam("table", type_=sa.Text)
_CIRCLE = sa.select(CIRCLE_TABLES.c.circle_id).where(CIRCLE_TABLES.c.table_id == _TABLE).scalar_subquery()
_HONOURED = (HONOURS.c.person == _WHO) & (HONOURS.c.circle_id == _CIRCLE)
BEGIN_HONOUR = sa.insert(HONOURS).from_select(
    ["circle_id", "person", "played", "won"],
    sa.select(CIRCLE_TABLES.c.circle_id, _WHO, sa.literal(0), sa.literal(0)).where(
        CIRCLE_TABLES.c.table_id == _TABLE, ~sa.exists().where(_HONOURED)
    ),
)
RAISE_HONOUR = (
    sa.update(HONOURS)
    .where(_HONOURED)
    .values(played=HONOURS.c.played + 1, won=HONOURS.c.won + sa.bindparam("wins", type_=sa.Integer))
)
PUBLISH_IN_CIRCLE = (
    sa.update(CIRCLE_TABLES).where(CIRCLE_TABLES.c.table_id == _TABLE).values(public=sa.bindparam("known"))
)


def tallied(rows: list[Played]) -> list[Change]:
    """What is counted of a game that is over; always in the same order, so that two who write do not wait for each
    other in a circle."""
    keys, raised, honoured = [], [], []
    for row in sorted(rows, key=lambda row: row.person):
        wins = {"wins": int(row.won is True)}
        much = {"ends": int(row.won is not None), "clocked": int(row.seconds is not None), "long": row.seconds or 0.0}
        for kind, of in kinds(row):
            key = {
                "who": row.person, "what": row.game, "how": row.mode, "sort": kind, "word": of,
                "seen": row.public is not None,
            }  # fmt: skip
            keys.append(key)
            raised.append({**key, **wins, **much})
        if row.public is not None:
            honoured.append({"who": row.person, "table": row.table_id, **wins})
    changes: list[Change] = [(BEGIN_TALLY, keys), (RAISE_TALLY, raised)]
    if honoured:
        places = [{"who": one["who"], "table": one["table"]} for one in honoured]
        changes += [(BEGIN_HONOUR, places), (RAISE_HONOUR, honoured)]
        changes.append((PUBLISH_IN_CIRCLE, [{"table": rows[0].table_id, "known": rows[0].public}]))
    return changes


def kinds(row: Played) -> Iterator[tuple[CountKind, str]]:
    yield "game", ""
    yield "seat", str(row.seat)
    if row.role:
        yield "role", row.role


# Reading


async def counts(store: Store, person: str, public_by: float | None = None) -> list[Count]:
    """Somebody's games by what they were there; with `public_by`, those alone that spectators knew of by then."""
    here = TALLIES.c.person == person
    if public_by is not None:
        here &= TALLIES.c.shown
    query = sa.select(*(TALLIES.c[name] for name in _COLUMNS if name not in ("person", "shown"))).where(here)
    found: dict[tuple[str, str, CountKind, str], list[float]] = {}
    async with store.reading() as connection:
        for game, mode, kind, of, *numbers in (await connection.execute(query)).all():
            sums = found.setdefault((game, mode, kind, of), [0.0] * len(numbers))
            for place, number in enumerate(numbers):
                sums[place] += number
        if public_by is not None:
            for row in (await connection.execute(_unknown(PLAYED.c.person == person, public_by))).all():
                one = Played(**row._mapping)
                for kind, of in kinds(one):
                    sums = found[one.game, one.mode, kind, of]
                    for place, number in enumerate(_worth(one)):
                        sums[place] -= number
    return [_count(key, sums) for key, sums in sorted(found.items()) if sums[0] > 0]


def _unknown(where: sa.ColumnElement[bool], public_by: float) -> sa.Select[Any]:
    """Games whose end spectators do not know of yet."""
    return sa.select(*(PLAYED.c[name] for name in Played.__struct_fields__)).where(where, PLAYED.c.public > public_by)


def _worth(row: Played) -> tuple[float, ...]:
    return 1, row.won is True, row.won is not None, row.seconds is not None, row.seconds or 0.0


def _count(key: tuple[str, str, CountKind, str], sums: list[float]) -> Count:
    played, won, decided, timed, seconds = sums
    return Count(*key, int(played), int(won), int(decided), seconds / timed if timed else None)


# Counting anew


def counting_anew(people: Collection[str] | None = None) -> list[sa.Executable]:
    """Statements that count from the games themselves: of some people, or of everybody, after much has changed."""
    theirs = sa.true() if people is None else PLAYED.c.person.in_(people)
    statements: list[sa.Executable] = [
        sa.delete(kept) if people is None else sa.delete(kept).where(kept.c.person.in_(people))
        for kept in (TALLIES, HONOURS)
    ]
    by = {"game": sa.literal(""), "seat": sa.cast(PLAYED.c.seat, sa.Text), "role": PLAYED.c.role}
    for kind, of in by.items():
        key = (PLAYED.c.person, PLAYED.c.game, PLAYED.c.mode)
        shown = PLAYED.c.public.is_not(None)
        numbers = (
            sa.func.count(), sa.func.count().filter(PLAYED.c.won), sa.func.count(PLAYED.c.won),
            sa.func.count(PLAYED.c.seconds), sa.func.coalesce(sa.func.sum(PLAYED.c.seconds), 0.0),
        )  # fmt: skip
        query = sa.select(*key, sa.literal(kind), of, shown, *numbers).where(theirs)
        groups = (*key, shown) if kind == "game" else (*key, shown, PLAYED.c.seat if kind == "seat" else PLAYED.c.role)
        if kind == "role":
            query = query.where(PLAYED.c.role != "")
        statements.append(sa.insert(TALLIES).from_select(_COLUMNS, query.group_by(*groups)))
    at = (CIRCLE_TABLES.c.circle_id, PLAYED.c.person)
    honoured = (
        sa.select(*at, sa.func.count(), sa.func.count().filter(PLAYED.c.won))
        .join_from(PLAYED, CIRCLE_TABLES, PLAYED.c.table_id == CIRCLE_TABLES.c.table_id)
        .where(theirs, PLAYED.c.public.is_not(None))
        .group_by(*at)
    )
    statements.append(sa.insert(HONOURS).from_select(["circle_id", "person", "played", "won"], honoured))
    return statements


def marking_anew() -> list[sa.Executable]:
    """Statements that mark the seats and the circles' tables whose games are over, and the games that were rated, from
    what else is kept of them."""
    over = sa.select(TABLES.c.id).where(TABLES.c.status == "over")
    known = (
        sa.select(sa.func.max(PLAYED.c.public)).where(PLAYED.c.table_id == CIRCLE_TABLES.c.table_id).scalar_subquery()
    )
    rated = sa.exists().where(RATINGS.c.person == PLAYED.c.person, RATINGS.c.table_id == PLAYED.c.table_id)
    return [
        sa.update(PLAYED).values(rated=rated),
        sa.update(SEATS).values(over=SEATS.c.table_id.in_(over)),
        sa.update(CIRCLE_TABLES).values(over=CIRCLE_TABLES.c.table_id.in_(over), public=known),
    ]
