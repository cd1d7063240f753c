"""Everything about a person, to be handed out or to be erased. What is erased leaves a nameless seat behind: the
choices of a game and the words in its shuffle stay, so that its record can still be verified."""

from __future__ import annotations

import contextlib
import time
from typing import Any

import msgspec
import sqlalchemy as sa

from sortilege.bots.ladder import stand_in
from sortilege.server.storage.circles import circles_of, leave_circle
from sortilege.server.storage.mentions import Sitting, forget_notices, forget_reported
from sortilege.server.storage.operator import Found, Operator, append
from sortilege.server.storage.schema import (
    AUDIT,
    BANS,
    BEEN_AT,
    CHALLENGES,
    DELIVERIES,
    ENTRANTS,
    ERASED,
    HONOURS,
    KEPT_AWAY,
    LINES,
    MUTES,
    NOTICE_WISHES,
    NOTICED,
    PASSKEYS,
    PEOPLE,
    PLAYED,
    RATINGS,
    REPORTS,
    SEATS,
    SEEKS,
    TABLES,
    TALLIES,
    WATCHED,
    WAYS,
)
from sortilege.server.storage.store import Store, in_parts
from sortilege.server.table import entries
from sortilege.server.table.entries import AnyEntry, read, write
from sortilege.server.table.played import NAMELESS

PRESIDING = -1
"""Stands for the place of a Moderator without a seat."""
OF_ONE_PERSON = (
    PLAYED, TALLIES, HONOURS, RATINGS, PASSKEYS, CHALLENGES, SEEKS, KEPT_AWAY, WAYS, NOTICE_WISHES, NOTICED, DELIVERIES,
)  # fmt: skip
_GOING_ON = sa.select(TABLES.c.id).where(TABLES.c.status != "over")
"""Tables at which who is told of something tells who has answered."""


# Handing out


async def export(store: Store, person: str, own: bool = False) -> Found:
    """Everything about a person. What they did in games that go on only if it is they who ask (`own`)."""
    async with store.engine.connect() as connection:

        async def rows(query: sa.Select[Any]) -> list[Found]:
            return [dict(row._mapping) for row in (await connection.execute(query)).all()]

        people = await rows(sa.select(PEOPLE).where(PEOPLE.c.id == person))
        if not people:
            raise ValueError(f"person: there is none with the id {person!r}")
        about = people[0]
        for phrase in ("passphrase", "recovery"):
            about[f"has_{phrase}"] = about.pop(phrase) is not None
        made = sa.select(REPORTS.c.number, REPORTS.c.table_id, REPORTS.c.at, REPORTS.c.seat, REPORTS.c.why)
        told = sa.select(NOTICED.c.table_id, NOTICED.c.at).where(NOTICED.c.person == person)
        waiting = sa.select(DELIVERIES).where(DELIVERIES.c.person == person)
        found: Found = {
            "person": about,
            "bans": await rows(sa.select(BANS).where(BANS.c.who == person)),
            "mutes": await rows(sa.select(MUTES).where(MUTES.c.who == person)),
            "reports_by": await rows(made.where(REPORTS.c.reporter == person)),
            "reports_about": await rows(made.where(REPORTS.c.about == person)),
            "passkeys": await rows(sa.select(PASSKEYS).where(PASSKEYS.c.person == person)),
            "seeks": await rows(sa.select(SEEKS).where(SEEKS.c.person == person)),
            "kept_away": await rows(
                sa.select(KEPT_AWAY.c.name, KEPT_AWAY.c.kind, KEPT_AWAY.c.at).where(KEPT_AWAY.c.person == person)
            ),
            "tournaments": await rows(sa.select(ENTRANTS).where(ENTRANTS.c.person == person)),
            "played": await rows(sa.select(PLAYED).where(PLAYED.c.person == person).order_by(PLAYED.c.over)),
            "ratings": await rows(sa.select(RATINGS).where(RATINGS.c.person == person).order_by(RATINGS.c.at)),
            "notices": {
                "ways": await rows(sa.select(WAYS).where(WAYS.c.person == person).order_by(WAYS.c.created)),
                "wishes": await rows(sa.select(NOTICE_WISHES).where(NOTICE_WISHES.c.person == person)),
                "told": await rows(told if own else told.where(NOTICED.c.table_id.not_in(_GOING_ON))),
                "waiting": await rows(waiting if own else waiting.where(DELIVERIES.c.table_id.not_in(_GOING_ON))),
            },
            "audit": await rows(sa.select(AUDIT).where(AUDIT.c.about == person)),
        }
    found["circles"] = [circle.name for circle in await circles_of(store, person)]
    found["tables"] = [await _exported_table(store, table, person, own) for table in await tables_of(store, person)]
    return found


async def _exported_table(store: Store, table: str, person: str, own: bool) -> Found:
    query = sa.select(TABLES).where(TABLES.c.id == table)
    async with store.engine.connect() as connection:
        row = (await connection.execute(query)).one()
    seats: dict[int, str | None] = {}
    lines: list[Found] = []
    names: list[str] = []
    for at, entry in await _readable(store, table):
        if isinstance(entry, entries.Seated):
            seats[entry.seat] = entry.person
            names += [entry.name] if entry.person == person else []
        theirs = getattr(entry, "person", None) == person or seats.get(getattr(entry, "seat", -1)) == person
        if theirs and (own or row.status == "over"):
            lines.append({"at": at, **msgspec.to_builtins(entry)})
    return {
        "id": table,
        "status": row.status,
        "created": row.created,
        "setup": msgspec.json.decode(row.setup),
        "host": row.host == person,
        "seats": [seat for seat, who in seats.items() if who == person],
        "names": sorted(set(names)),
        "outcome": msgspec.json.decode(row.summary).get("outcome"),
        "lines": lines,
    }


async def _readable(store: Store, table: str) -> list[tuple[float, AnyEntry]]:
    """The lines of a log that this version can read, and when they were written."""
    query = sa.select(LINES.c.at, LINES.c.body).where(LINES.c.table_id == table).order_by(LINES.c.ply)
    found = []
    async with store.engine.connect() as connection:
        for at, body in (await connection.execute(query)).all():
            with contextlib.suppress(msgspec.MsgspecError):
                found.append((at, read(body)))
    return found


async def tables_of(store: Store, person: str) -> list[str]:
    """The tables where a person sits, is the host, or has ever been."""
    queries = (
        sa.select(SEATS.c.table_id).where(SEATS.c.person == person),
        sa.select(TABLES.c.id).where(TABLES.c.host == person),
        sa.select(BEEN_AT.c.table_id).where(BEEN_AT.c.person == person),
    )
    found: set[str] = set()
    async with store.engine.connect() as connection:
        for query in queries:
            found.update((await connection.execute(query)).scalars())
    return sorted(found)


# Erasing


async def erase(store: Store, person: str, reason: str, by: str) -> list[str]:
    """Nothing is left of a person but nameless seats; the tables where they sat."""
    known = await store.person(person) is not None
    if not known and not await is_erased(store, person):
        raise ValueError(f"person: there is none with the id {person!r}")
    tables = await tables_of(store, person)
    names = await _names_of(store, person, tables)
    for table in tables:
        await _leave(store, table, person)
    for circle in await circles_of(store, person):
        await leave_circle(store, circle.id, person)
    async with store.engine.begin() as connection:
        await connection.execute(sa.delete(PEOPLE).where(PEOPLE.c.id == person))
        for kept in (BANS, MUTES):
            await connection.execute(sa.delete(kept).where(kept.c.who == person))
        for told in OF_ONE_PERSON:
            await connection.execute(sa.delete(told).where(told.c.person == person))
        await connection.execute(sa.delete(KEPT_AWAY).where(KEPT_AWAY.c.other == person))
        for some in in_parts(tables):
            await forget_notices(connection, some, person, names)
        await connection.execute(sa.update(ENTRANTS).where(ENTRANTS.c.person == person).values(person=NAMELESS))
        await connection.execute(sa.update(SEATS).where(SEATS.c.person == person).values(person=None))
        await connection.execute(sa.update(TABLES).where(TABLES.c.host == person).values(host=NAMELESS))
        await connection.execute(sa.update(REPORTS).where(REPORTS.c.reporter == person).values(reporter="", why=""))
        await connection.execute(sa.update(REPORTS).where(REPORTS.c.about == person).values(about="", talk="[]"))
        await connection.execute(sa.delete(ERASED).where(ERASED.c.person == person))
        await connection.execute(sa.insert(ERASED).values(person=person, at=time.time()))
    for table in tables:
        await store.do(sa.delete(WATCHED).where(WATCHED.c.table_id == table))
        await make_nameless(store, table, person)
    await Operator(store, by).note("erase", person, reason)
    return tables


async def _names_of(store: Store, person: str, tables: list[str]) -> set[str]:
    """How they are called, and were at their tables."""
    async with store.engine.connect() as connection:
        query = sa.select(PEOPLE.c.name).where(PEOPLE.c.id == person)
        names = set((await connection.execute(query)).scalars())
    for table in tables:
        for _, entry in await _readable(store, table):
            if isinstance(entry, entries.Seated | entries.Presided) and entry.person == person:
                names.add(entry.name)
    return names - {""}


async def _leave(store: Store, table: str, person: str) -> None:
    """At a table that is not over, their seats are freed or played by a bot; one that they opened and nobody can
    begin ends."""
    row = await store.table(table)
    if row is None or row.status == "over":
        return
    seats: dict[int, str | None] = {}
    presiding: str | None = None
    begun = False
    for _, entry in await _readable(store, table):
        if isinstance(entry, entries.Seated):
            seats[entry.seat] = entry.person
        elif isinstance(entry, entries.Presided):
            presiding = entry.person
        begun = begun or isinstance(entry, entries.Started)
    theirs = [seat for seat, who in seats.items() if who == person]
    written: list[AnyEntry]
    if begun:
        bot = stand_in(msgspec.json.decode(row.setup)["game"])
        written = [entries.StoodIn(seat, bot, for_good=True) for seat in theirs]
    else:
        written = [entries.Seated(seat) for seat in theirs]
        if presiding == person:
            written.append(entries.Presided())
        if row.host == person:
            written.append(entries.Ended("host-gone"))
    if written:
        await append(store, table, written)
    if not begun and row.host == person:
        await store.summarise(table, "over", row.summary)


async def make_nameless(store: Store, table: str, person: str = "") -> None:
    """Writes the log and the card of a table anew without a person, and without the talk of all nameless seats, which
    goes out of what was reported too."""
    query = sa.select(LINES.c.ply, LINES.c.at, LINES.c.body).where(LINES.c.table_id == table).order_by(LINES.c.ply)
    async with store.engine.begin() as connection:
        seats: dict[int, str | None] = {}
        sittings: list[Sitting] = []
        for ply, at, body in (await connection.execute(query)).all():
            before = dict(seats)
            changed = _nameless_line(body, person, seats)
            sittings += [Sitting(at, seat, _is_nameless(who)) for seat, who in seats.items() - before.items()]
            if changed != body:
                where = (LINES.c.table_id == table) & (LINES.c.ply == ply)
                await connection.execute(sa.update(LINES).where(where).values(body=changed))
        summary = (await connection.execute(sa.select(TABLES.c.summary).where(TABLES.c.id == table))).scalar()
        card = msgspec.json.decode(summary or "{}")
        for chair in card.get("chairs", ()):
            who = seats.get(chair["seat"])
            if _is_nameless(who):
                chair.update(name="", host=False)
            elif who is None and not chair["bot"]:
                chair.update(name="", kind="free", host=False)
        if _is_nameless(seats.get(PRESIDING)):
            card["presiding"] = ""
        text = msgspec.json.encode(card).decode()
        await connection.execute(sa.update(TABLES).where(TABLES.c.id == table).values(summary=text))
        await forget_reported(connection, table, sittings)
        gone = (BEEN_AT.c.table_id == table) & (BEEN_AT.c.person == person)
        await connection.execute(sa.delete(BEEN_AT).where(gone))


def _is_nameless(who: str | None) -> bool:
    return who is not None and who.startswith(NAMELESS)


def _nameless_line(body: str, person: str, seats: dict[int, str | None]) -> str:
    """The same line without them; `seats` is who sits where by then."""
    try:
        entry = read(body)
    except msgspec.MsgspecError:  # damaged, or of another version
        return "{}" if person and person in body else body
    match entry:
        case entries.Seated(seat=seat):
            if person and entry.person == person:
                entry = msgspec.structs.replace(entry, person=f"{NAMELESS}{seat}", name="")
            seats[seat] = entry.person
        case entries.Presided():
            if person and entry.person == person:
                entry = msgspec.structs.replace(entry, person=NAMELESS, name="")
            seats[PRESIDING] = entry.person
        case entries.Muted():
            if entry.person == person:
                entry = msgspec.structs.replace(entry, person=f"{NAMELESS}{entry.seat}")
        case entries.Said(seat=seat):
            if _is_nameless(seats.get(seat)):
                entry = msgspec.structs.replace(entry, text="")
        case _:
            return body
    return write(entry)


async def is_erased(store: Store, person: str) -> bool:
    return person in await erased(store)


async def erased(store: Store) -> set[str]:
    async with store.engine.connect() as connection:
        return set((await connection.execute(sa.select(ERASED.c.person))).scalars())
