"""The store: SQLite or PostgreSQL behind one set of calls.

`append` returns only after the commit, and (table, ply) is unique, so a second writer fails
instead of corrupting the log.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from sortilege.server.storage import been, statements
from sortilege.server.storage.migrations import upgrade
from sortilege.server.storage.schema import LINES, PEOPLE, SEATS, SETTINGS, TABLES
from sortilege.server.storage.trouble import trouble
from sortilege.server.storage.wakings import Wakings
from sortilege.server.storage.writer import Change, Committing, InAThread, Writer
from sortilege.server.table.awaited import NOBODY, Awaited
from sortilege.server.table.entries import LogLine, read, write
from sortilege.server.table.row import Row

LOG = logging.getLogger(__name__)
SAID_EVERY = 60.0
KEY = "key"
MOST_AT_A_TIME = 500


class PlyTaken(Exception):
    """Another writer was first."""


class Person(msgspec.Struct, frozen=True):
    id: str
    name: str
    language: str
    epoch: int = 0
    """How often their sessions were ended."""


class Met(NamedTuple):
    """Trouble, and when (on the machine's own clock)."""

    kind: str
    at: float
    said: float
    """When the log was told of it."""


class InUse(NamedTuple):
    """How many tables are in use."""

    by_address: int
    by_person: int
    listed: int
    opened: int
    """At that address since the day before, whatever has become of them."""


DAY = 86_400.0
SOMEBODY = sa.exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.person.is_not(None))
ROW = [TABLES.c[name] for name in Row.__struct_fields__]
_PERSON = [PEOPLE.c[name] for name in Person.__struct_fields__]


class Store:
    def __init__(self, engine: AsyncEngine, reading: AsyncEngine, database: Committing) -> None:
        self.engine = engine
        self._reading = reading
        self._writer = Writer(database)
        self.hold = self._writer.hold
        self.may_be_elsewhere: Callable[[str], bool] = lambda table: True
        """Whether another node may write to a table too."""
        self._wakings = Wakings(self._writer, lambda table: self.may_be_elsewhere(table))
        self.met: Met | None = None
        """The last trouble anybody had with it."""
        self._readers = 0
        self._closed = False

    @classmethod
    async def open(cls, url: str) -> Store:
        """Connects to `sqlite+aiosqlite:///file` or `postgresql+asyncpg://...` and migrates it."""
        database: Committing
        if url.startswith("sqlite"):
            engine = reading = create_async_engine(url, hide_parameters=True)
            writing = sa.create_engine(engine.url.set(drivername="sqlite"), hide_parameters=True)
            for one in (engine.sync_engine, writing):
                sa.event.listen(one, "connect", _prepare_sqlite)
            database = InAThread(writing)
        else:
            from sortilege.server.storage import postgres

            engine = postgres.connect(url)
            reading, database = postgres.for_reading(engine), postgres.OverASocket(engine)
        async with engine.begin() as connection:
            await connection.run_sync(upgrade)
        store = cls(engine, reading, database)
        with contextlib.suppress(IntegrityError):  # it was tried before
            await store.do(sa.insert(SETTINGS).values(name=statements.TRIED, value=""))
        return store

    async def close(self) -> None:
        """Writes what still waits, lets whoever reads come to an end, and lets go of the database: a connection that
        were made after that would never be closed."""
        self._closed = True
        await self._writer.close()
        while self._readers:
            await asyncio.sleep(0.01)
        await self.engine.dispose()

    async def try_write(self) -> None:
        """Raises if nothing can be written, as anything else would be."""
        await self.change((statements.TRY, [{"text": str(time.time())}]))

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        if self._closed:
            raise ConnectionError("the store is closed")
        self._readers += 1
        try:
            async with self._reading.connect() as connection:
                yield connection
        except Exception as wrong:
            self._raise_trouble(wrong)
            raise
        finally:
            self._readers -= 1

    async def change(self, *changes: Change) -> None:
        try:
            await self._writer.write(*changes)
        except Exception as wrong:
            self._raise_trouble(wrong)
            raise

    def _raise_trouble(self, wrong: Exception) -> None:
        """What the database complains of becomes trouble that can be told."""
        found = None if isinstance(wrong, IntegrityError) else trouble(wrong)
        if found is not None:
            self._meet(found.kind)
            raise found from wrong

    def _meet(self, kind: str) -> None:
        """Remembers trouble, and says so, though not for each who meets it."""
        before, now = self.met, time.monotonic()
        is_news = before is None or before.kind != kind or now - before.said > SAID_EVERY
        if is_news:
            LOG.error("the store is in trouble: %s", kind)
        self.met = Met(kind, now, now if is_news or before is None else before.said)

    # The log

    async def append(self, table: str, lines: list[LogLine]) -> None:
        """Returns when the lines are safe; PlyTaken if another writer has one of their numbers."""
        rows = [{"table_id": table, "ply": line.ply, "at": line.at, "body": write(line.entry)} for line in lines]
        changes: list[Change] = [(statements.ADD_LINES, rows)]
        if came := been.who_comes(table, lines):
            changes.append((been.COME, came))
        at = lines[-1].at
        if told := self._wakings.to_tell(table, at):
            changes.append(self._wakings.telling(told, at))
        try:
            await self.change(*changes)
        except IntegrityError as taken:
            raise PlyTaken(f"{table}: ply {lines[0].ply}") from taken
        self._wakings.told(told, at)

    def note(self, table: str, status: str, wake: float | None, awaited: Awaited = NOBODY) -> None:
        """When a table must be looked at next, and for whom it waits; written before long."""
        row = {"table": table, "state": status, "next": wake, "who": awaited.asked, "hidden": awaited.unseen}
        self._wakings.noted(table)
        self._writer.note(table, statements.NOTE, row)

    async def lines(self, table: str, since: int = 0) -> list[LogLine]:
        """The log from a ply on."""
        query = (
            sa.select(LINES.c.ply, LINES.c.at, LINES.c.body)
            .where(LINES.c.table_id == table, LINES.c.ply >= since)
            .order_by(LINES.c.ply)
        )
        async with self.reading() as connection:
            rows = (await connection.execute(query)).all()
        return [LogLine(ply, at, read(body)) for ply, at, body in rows]

    # Tables and seats

    async def add_table(self, values: dict[str, Any], invites: list[str]) -> None:
        seats = [{"table_id": values["id"], "seat": seat, "invite": invite} for seat, invite in enumerate(invites)]
        await self.change((statements.ADD_TABLE, [values]), (statements.ADD_SEATS, seats))

    async def table(self, table: str) -> Row | None:
        return await self._row(TABLES.c.id, table)

    async def table_by_code(self, code: str) -> Row | None:
        return await self._row(TABLES.c.code, code)

    async def _row(self, column: sa.Column[str], word: str) -> Row | None:
        if not _can_be_stored(word):
            return None
        rows = await self._rows(column == word)
        return rows[0] if rows else None

    async def lobby(self, since: float = 0.0, limit: int = 100, without: frozenset[str] = frozenset()) -> list[Row]:
        """Open tables that anybody may join, where somebody waits and something happened, or somebody was seen, since
        then; none of or with those people."""
        seen = sa.exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.person.is_not(None), SEATS.c.seen > since)
        lively = SOMEBODY & ((TABLES.c.changed > since) | seen)
        if without:
            with_them = sa.exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.person.in_(without))
            lively &= ~with_them & TABLES.c.host.not_in(without)
        return await self._rows((TABLES.c.status == "open") & TABLES.c.listed & lively, limit)

    async def tables_of(self, person: str, limit: int = 100) -> list[Row]:
        """The newest first; not by what happens there, which may be unseen."""
        theirs = sa.select(SEATS.c.table_id).where(SEATS.c.person == person)
        return await self._rows(TABLES.c.id.in_(theirs), limit, TABLES.c.created)

    async def _rows(
        self, where: sa.ColumnElement[bool], limit: int = 1, latest: sa.Column[float] = TABLES.c.changed
    ) -> list[Row]:
        query = sa.select(*ROW).where(where).order_by(latest.desc()).limit(limit)
        async with self.reading() as connection:
            return [Row(*row) for row in (await connection.execute(query)).all()]

    async def in_use(self, address: list[str], person: str, since: float = 0.0) -> InUse:
        """How many tables opened from an address (as it is stored), and by a person, are still in use: not over,
        changed since then, and begun or with somebody waiting at them; how many of that address are listed; and how
        many were opened there within a day."""
        here, theirs = TABLES.c.address.in_(address), TABLES.c.host == person
        listed = here & TABLES.c.listed & (TABLES.c.status == "open")
        today = sa.select(sa.func.count()).where(here, TABLES.c.created > time.time() - DAY).scalar_subquery()
        query = sa.select(*(sa.func.count().filter(which) for which in (here, theirs, listed)), today).where(
            here | theirs,
            TABLES.c.status != "over",
            TABLES.c.changed > since,
            (TABLES.c.status != "open") | SOMEBODY,
        )
        async with self.reading() as connection:
            found = (await connection.execute(query)).one()
        return InUse(*(int(number) for number in found))

    async def due(self, now: float, limit: int = 1000) -> list[str]:
        """The tables that somebody should look at."""
        query = sa.select(TABLES.c.id).where(TABLES.c.wake < now).order_by(TABLES.c.wake).limit(limit)
        async with self.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def summarise(self, table: str, status: str, summary: str) -> None:
        changes: list[Change] = [(statements.SUMMARISE, [{"table": table, "state": status, "text": summary}])]
        if status == "over":
            changes += [(statement, [{"table": table}]) for statement in statements.ENDS]
        await self.change(*changes)

    async def invites(self, table: str) -> list[str]:
        query = sa.select(SEATS.c.invite).where(SEATS.c.table_id == table).order_by(SEATS.c.seat)
        async with self.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def seat_of_invite(self, invite: str) -> tuple[str, int] | None:
        if not _can_be_stored(invite):
            return None
        query = sa.select(SEATS.c.table_id, SEATS.c.seat).where(SEATS.c.invite == invite)
        async with self.reading() as connection:
            row = (await connection.execute(query)).first()
        return (row[0], row[1]) if row else None

    async def sit(self, table: str, seat: int, person: str | None, now: float) -> None:
        await self.change((statements.SIT, [{"table": table, "number": seat, "who": person, "now": now}]))

    async def see(self, seats: list[tuple[str, int]], now: float) -> None:
        """Notes that the people of these seats are connected."""
        if seats:
            await self.change((statements.SEE, [{"table": table, "number": seat, "now": now} for table, seat in seats]))

    async def plies(self, tables: list[str]) -> dict[str, int]:
        """How many lines these tables have."""
        query = sa.select(LINES.c.table_id, sa.func.max(LINES.c.ply)).group_by(LINES.c.table_id)
        found: dict[str, int] = {}
        async with self.reading() as connection:
            for some in in_parts(tables):
                rows = (await connection.execute(query.where(LINES.c.table_id.in_(some)))).all()
                found.update((table, last + 1) for table, last in rows)
        return found

    async def seen(self, table: str) -> dict[int, float]:
        """When the people of a table were last known to be connected, anywhere."""
        return (await self.seen_at([table]))[table]

    async def seen_at(self, tables: list[str]) -> dict[str, dict[int, float]]:
        """The same by table."""
        found: dict[str, dict[int, float]] = {table: {} for table in tables}
        query = sa.select(SEATS.c.table_id, SEATS.c.seat, SEATS.c.seen).where(SEATS.c.seen.is_not(None))
        async with self.reading() as connection:
            for some in in_parts(tables):
                for row in (await connection.execute(query.where(SEATS.c.table_id.in_(some)))).all():
                    found[row.table_id][row.seat] = row.seen
        return found

    # People

    async def keys(self) -> dict[str, bytes]:
        """The keys that sign cookies, for all nodes, by number, the newest last; one is made if there is none."""
        query = sa.select(SETTINGS.c.name, SETTINGS.c.value).where(SETTINGS.c.name.like(f"{KEY}%"))
        async with self.reading() as connection:
            found = {str(row.name): str(row.value) for row in (await connection.execute(query)).all()}
        if not found:
            await self._add_key(0)
            return await self.keys()
        numbers = sorted(int(name.removeprefix(KEY) or 0) for name in found)
        return {str(number): bytes.fromhex(found[_key_name(number)]) for number in numbers}

    async def rotate_keys(self, most: int = 4) -> None:
        """A new key signs from now on; the newest ones still count."""
        numbers = [int(number) for number in await self.keys()]
        await self._add_key(numbers[-1] + 1)
        for number in numbers[: 1 - most] if most > 1 else numbers:
            await self.do(sa.delete(SETTINGS).where(SETTINGS.c.name == _key_name(number)))

    async def _add_key(self, number: int) -> None:
        with contextlib.suppress(IntegrityError):  # another node made it meanwhile
            await self.do(sa.insert(SETTINGS).values(name=_key_name(number), value=secrets.token_hex(32)))

    async def add_person(self, person: Person, now: float) -> None:
        row = {**msgspec.structs.asdict(person), "passphrase": None, "recovery": None, "created": now}
        await self.change((statements.ADD_PERSON, [row]))

    async def person(self, person: str) -> Person | None:
        return await self._person(PEOPLE.c.id == person)

    async def person_by_passphrase(self, digest: str) -> Person | None:
        return await self._person(PEOPLE.c.passphrase == digest)

    async def person_by_recovery(self, digest: str) -> Person | None:
        return await self._person(PEOPLE.c.recovery == digest)

    async def use_recovery(self, person: str, digest: str) -> bool:
        """Ends everything before; whether the code was theirs still."""
        change = {"epoch": PEOPLE.c.epoch + 1, "passphrase": None, "recovery": None}
        where = (PEOPLE.c.id == person) & (PEOPLE.c.recovery == digest)
        return await self.do(sa.update(PEOPLE).where(where).values(change)) == 1

    async def end_sessions(self, person: str, passphrase: str, recovery: str) -> None:
        """Whatever was signed for them before no longer counts; these are the hashes that do."""
        change = {"epoch": PEOPLE.c.epoch + 1, "passphrase": passphrase, "recovery": recovery}
        await self.do(sa.update(PEOPLE).where(PEOPLE.c.id == person).values(change))

    async def _person(self, where: sa.ColumnElement[bool]) -> Person | None:
        async with self.reading() as connection:
            row = (await connection.execute(sa.select(*_PERSON).where(where))).first()
        return Person(*row) if row else None

    async def change_person(self, person: str, **values: str) -> None:
        await self.do(sa.update(PEOPLE).where(PEOPLE.c.id == person).values(**values))

    async def do(self, statement: sa.Executable) -> int:
        """Carries out one statement; how many rows it changed."""
        try:
            async with self.engine.begin() as connection:
                return (await connection.execute(statement)).rowcount
        except Exception as wrong:
            self._raise_trouble(wrong)
            raise


def in_parts(tables: list[str], most: int = MOST_AT_A_TIME) -> list[list[str]]:
    """No more at a time than a database takes in one statement."""
    return [tables[first : first + most] for first in range(0, len(tables), most)]


def _key_name(number: int) -> str:
    """The name of the first key has no number."""
    return f"{KEY}{number or ''}"


def _can_be_stored(word: str) -> bool:
    """PostgreSQL refuses to compare with a NUL, so nothing of that name can be there."""
    return "\0" not in word


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
