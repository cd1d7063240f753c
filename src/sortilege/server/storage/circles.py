"""Circles: friends who play together, found by a link, with their tables and what came of them."""

from __future__ import annotations

import secrets
import time
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from sortilege.server.storage.schema import (
    CIRCLE_TABLES,
    CIRCLES,
    ENTRANTS,
    HONOURS,
    MEMBERS,
    PAIRINGS,
    PEOPLE,
    PLAYED,
    TABLES,
    TOURNAMENTS,
)
from sortilege.server.storage.store import ROW, Store
from sortilege.server.table.moves import Refused
from sortilege.server.table.row import Row

MOST_MEMBERS = 60
MOST_CIRCLES = 30
"""Of one person."""
TRIES = 10
MOST_TABLES = 50


class Circle(NamedTuple):
    id: str
    link: str
    name: str
    invitation: str
    host: str
    members: int


class Honoured(NamedTuple):
    """A member, and what they did at tables of the circle, as far as everybody may know."""

    number: int
    person: str
    name: str
    played: int
    won: int


_MANY = sa.select(sa.func.count()).where(MEMBERS.c.circle_id == CIRCLES.c.id).scalar_subquery()
_CIRCLE = sa.select(CIRCLES.c.id, CIRCLES.c.link, CIRCLES.c.name, CIRCLES.c.invitation, CIRCLES.c.host, _MANY)
ADD_CIRCLE, ADD_MEMBER, ADD_TABLE = sa.insert(CIRCLES), sa.insert(MEMBERS), sa.insert(CIRCLE_TABLES)
_HERE = CIRCLES.c.id == sa.bindparam("circle")
CHANGE = (
    sa.update(CIRCLES)
    .where(_HERE)
    .values(name=sa.bindparam("called"), invitation=sa.bindparam("when"), link=sa.bindparam("word"))
)
PASS_ON = sa.update(CIRCLES).where(_HERE).values(host=sa.bindparam("who"))
REMOVE = sa.delete(MEMBERS).where(
    MEMBERS.c.circle_id == sa.bindparam("circle"), MEMBERS.c.person == sa.bindparam("who")
)
FORGET_TABLES = sa.delete(CIRCLE_TABLES).where(CIRCLE_TABLES.c.circle_id == sa.bindparam("circle"))
FORGET = sa.delete(CIRCLES).where(_HERE)
FORGET_HONOURS = sa.delete(HONOURS).where(HONOURS.c.circle_id == sa.bindparam("circle"))
_TOURNAMENTS = sa.select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.circle_id == sa.bindparam("circle"))
FORGET_TOURNAMENTS = (
    sa.delete(PAIRINGS).where(PAIRINGS.c.tournament_id.in_(_TOURNAMENTS)),
    sa.delete(ENTRANTS).where(ENTRANTS.c.tournament_id.in_(_TOURNAMENTS)),
    sa.delete(TOURNAMENTS).where(TOURNAMENTS.c.circle_id == sa.bindparam("circle")),
)


def new_link() -> str:
    return secrets.token_urlsafe(12)


# Coming and going


async def open_circle(store: Store, person: str, name: str) -> Circle:
    """A new one, of which that person is host and only member."""
    await _check_many(store, person)
    circle = Circle(secrets.token_urlsafe(12), new_link(), name, "", person, 1)
    row = {"id": circle.id, "link": circle.link, "name": name, "invitation": "", "host": person, "created": time.time()}
    await store.change((ADD_CIRCLE, [row]), (ADD_MEMBER, [{"circle_id": circle.id, "number": 0, "person": person}]))
    return circle


async def join_circle(store: Store, circle: Circle, person: str) -> None:
    """Whoever is a member already stays one."""
    if await is_member(store, circle.id, person):
        return
    await _check_many(store, person)
    for _ in range(TRIES):
        async with store.reading() as connection:
            numbers = list(
                (
                    await connection.execute(sa.select(MEMBERS.c.number).where(MEMBERS.c.circle_id == circle.id))
                ).scalars()
            )
        if len(numbers) >= MOST_MEMBERS:
            raise Refused("circle-full", most=MOST_MEMBERS)
        try:
            row = {"circle_id": circle.id, "number": max(numbers, default=-1) + 1, "person": person}
            await store.change((ADD_MEMBER, [row]))
            return
        except IntegrityError:  # somebody else came at the same moment, or the circle is gone
            if await is_member(store, circle.id, person):
                return
    raise Refused("table-busy")


async def leave_circle(store: Store, circle: str, person: str) -> None:
    """If the host goes, the oldest member is host; with the last one the circle is gone."""
    found = await circle_of(store, CIRCLES.c.id == circle)
    if found is None or not await is_member(store, circle, person):
        return
    rest = [one for one in await members_of(store, circle) if one.person != person]
    who = {"circle": circle, "who": person}
    if not rest:
        here = {"circle": circle}
        gone = [(statement, [here]) for statement in (*FORGET_TOURNAMENTS, FORGET_HONOURS, FORGET_TABLES, FORGET)]
        await store.change((REMOVE, [who]), *gone)
    elif found.host == person:
        await store.change((REMOVE, [who]), (PASS_ON, [{"circle": circle, "who": rest[0].person}]))
    else:
        await store.change((REMOVE, [who]))


async def change_circle(store: Store, circle: Circle) -> None:
    row = {"circle": circle.id, "called": circle.name, "when": circle.invitation, "word": circle.link}
    await store.change((CHANGE, [row]))


async def _check_many(store: Store, person: str) -> None:
    if len(await circles_of(store, person)) >= MOST_CIRCLES:
        raise Refused("too-many-circles", most=MOST_CIRCLES)


# Finding


async def circle_of(store: Store, where: sa.ColumnElement[bool]) -> Circle | None:
    async with store.reading() as connection:
        row = (await connection.execute(_CIRCLE.where(where))).first()
    return Circle(*row) if row is not None else None


async def circle_by_link(store: Store, link: str) -> Circle | None:
    return await circle_of(store, CIRCLES.c.link == link)


async def circle_for(store: Store, circle: str, person: str) -> Circle | None:
    """As one of its members finds it; others do not."""
    theirs = sa.exists().where(MEMBERS.c.circle_id == CIRCLES.c.id, MEMBERS.c.person == person)
    return await circle_of(store, (CIRCLES.c.id == circle) & theirs)


async def circles_of(store: Store, person: str) -> list[Circle]:
    theirs = sa.exists().where(MEMBERS.c.circle_id == CIRCLES.c.id, MEMBERS.c.person == person)
    async with store.reading() as connection:
        rows = (await connection.execute(_CIRCLE.where(theirs).order_by(CIRCLES.c.created))).all()
    return [Circle(*row) for row in rows]


async def is_member(store: Store, circle: str, person: str) -> bool:
    return await circle_for(store, circle, person) is not None


# What they play


async def add_table(store: Store, circle: str, table: str) -> None:
    await store.change((ADD_TABLE, [{"table_id": table, "circle_id": circle}]))


async def tables_going_on(store: Store, circle: str) -> list[Row]:
    """The newest first."""
    which = ~CIRCLE_TABLES.c.over & TABLES.c.status.in_(("open", "playing"))
    return await _tables(store, circle, which, TABLES.c.created)


async def games_over(store: Store, circle: str, public_by: float) -> list[Row]:
    """The last games of which everybody knew the end by then."""
    return await _tables(store, circle, CIRCLE_TABLES.c.public <= public_by, CIRCLE_TABLES.c.public)


async def _tables(store: Store, circle: str, which: sa.ColumnElement[bool], latest: sa.Column[float]) -> list[Row]:
    query = (
        sa.select(*ROW)
        .join_from(CIRCLE_TABLES, TABLES, CIRCLE_TABLES.c.table_id == TABLES.c.id)
        .where(CIRCLE_TABLES.c.circle_id == circle, which)
        .order_by(latest.desc())
        .limit(MOST_TABLES)
    )
    async with store.reading() as connection:
        return [Row(*row) for row in (await connection.execute(query)).all()]


async def members_of(store: Store, circle: str) -> list[Honoured]:
    """The oldest first, without what they did."""
    columns = (MEMBERS.c.number, MEMBERS.c.person, PEOPLE.c.name)
    query = sa.select(*columns).join_from(MEMBERS, PEOPLE, MEMBERS.c.person == PEOPLE.c.id)
    async with store.reading() as connection:
        rows = (await connection.execute(query.where(MEMBERS.c.circle_id == circle).order_by(MEMBERS.c.number))).all()
    return [Honoured(*row, 0, 0) for row in rows]


async def honour(store: Store, circle: str, public_by: float) -> list[Honoured]:
    """The members, those who won most first, by games of which everybody knew the end by then."""
    counted = sa.select(HONOURS.c.person, HONOURS.c.played, HONOURS.c.won).where(HONOURS.c.circle_id == circle)
    unknown = (
        sa.select(PLAYED.c.person, sa.func.count(), sa.func.count().filter(PLAYED.c.won))
        .join_from(CIRCLE_TABLES, PLAYED, PLAYED.c.table_id == CIRCLE_TABLES.c.table_id)
        .where(CIRCLE_TABLES.c.circle_id == circle, CIRCLE_TABLES.c.public > public_by)
        .group_by(PLAYED.c.person)
    )
    async with store.reading() as connection:
        done = {row.person: (row.played, row.won) for row in (await connection.execute(counted)).all()}
        later = {person: (played, won) for person, played, won in (await connection.execute(unknown)).all()}
    found = []
    for one in await members_of(store, circle):
        (played, won), (less, lost) = done.get(one.person, (0, 0)), later.get(one.person, (0, 0))
        found.append(one._replace(played=played - less, won=won - lost))
    return sorted(found, key=lambda one: (-one.won, -one.played, one.number))
