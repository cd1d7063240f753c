"""What an operator does to the store, beside servers that run: each deed is one transaction with its line in the audit
log, which servers follow."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Iterable
from ipaddress import ip_network
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from sortilege.server.storage.deleting import delete_whole
from sortilege.server.storage.schema import AUDIT, BANS, LINES, MUTES, PASSKEYS, PEOPLE, REPORTS, SEATS, TABLES
from sortilege.server.storage.store import PlyTaken, Store
from sortilege.server.table import entries
from sortilege.server.table.entries import AnyEntry, LogLine, read
from sortilege.server.table.row import Row

TRIES = 20
ROWS_AT_ONCE = 1000
DAY = 86_400.0
Found = dict[str, Any]


class Operator:
    def __init__(self, store: Store, by: str = "command") -> None:
        self.store = store
        self.by = by
        """By which door they came."""

    # Tables

    async def tables(self, status: str | None = None, limit: int = 100) -> list[Found]:
        """Tables, the newest first: what a spectator could see of them, and nothing of their secrets. Not their codes
        either, with which anybody sits down."""
        query = (
            sa.select(
                TABLES.c.id, TABLES.c.status, TABLES.c.listed, TABLES.c.created, TABLES.c.changed,
                TABLES.c.host, TABLES.c.setup,
            )
            .where(TABLES.c.status == status if status else sa.true())
            .order_by(TABLES.c.created.desc())
            .limit(limit)
        )  # fmt: skip
        found = await self._read(query)
        for row in found:
            setup = msgspec.json.decode(row.pop("setup"))
            row["game"], row["seats"] = setup.get("game"), setup.get("seats")
            if row["status"] != "over":
                row["changed"] = None  # somebody may have answered in secret just now
        return found

    async def close_table(self, which: str, reason: str) -> None:
        """The table of that id or code ends here and now."""
        row = await self._table(which)
        if row.status == "over" or any(
            isinstance(line.entry, entries.Ended) for line in await self.store.lines(row.id)
        ):
            raise ValueError("table: it is over already")
        await append(self.store, row.id, [entries.Ended("closed")])
        summary = msgspec.json.decode(row.summary)
        if summary:
            summary.update(status="over", ended="closed", proposal=None)
        await self.store.summarise(row.id, "over", msgspec.json.encode(summary).decode())
        async with self._deed("close", row.id, reason):
            pass

    async def delete_table(self, which: str, reason: str) -> None:
        """Nothing is left of the table of that id or code, nor of what was reported there."""
        row = await self._table(which)
        async with self._deed("delete", row.id, reason) as connection:
            await connection.execute(sa.delete(REPORTS).where(REPORTS.c.table_id == row.id))
            await delete_whole(connection, row.id)

    async def _table(self, which: str) -> Row:
        row = await self.store.table(which) or await self.store.table_by_code(which.upper())
        if row is None:
            raise ValueError(f"table: there is none with the id or code {which!r}")
        return row

    # People

    async def people(self, name: str | None = None, limit: int = 100) -> list[Found]:
        seated = sa.select(sa.func.count()).where(SEATS.c.person == PEOPLE.c.id).scalar_subquery()
        query = sa.select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.language, PEOPLE.c.created, seated.label("seats"))
        if name:
            query = query.where(PEOPLE.c.name.contains(name, autoescape=True))
        return await self._read(query.order_by(PEOPLE.c.created.desc()).limit(limit))

    async def sign_out(self, person: str, reason: str) -> None:
        """Ends the sessions of a person; their phrases and passkeys are gone too."""
        await self._person(person)
        change = {"epoch": PEOPLE.c.epoch + 1, "passphrase": None, "recovery": None}
        async with self._deed("sign-out", person, reason) as connection:
            await connection.execute(sa.update(PEOPLE).where(PEOPLE.c.id == person).values(change))
            await connection.execute(sa.delete(PASSKEYS).where(PASSKEYS.c.person == person))

    async def rotate_keys(self, reason: str) -> None:
        await self.store.rotate_keys()
        async with self._deed("rotate-keys", "", reason):
            pass

    async def ban(self, who: str, reason: str, days: float | None) -> None:
        """Keeps a person, or everybody of a network, out: for so many days, or for good."""
        await self._set(BANS, "ban", await self._banned_name(who), reason, days)

    async def unban(self, who: str, reason: str) -> None:
        await self._unset(BANS, "unban", who, reason)

    async def mute(self, person: str, reason: str, days: float | None) -> None:
        """A person plays on without a word: for so many days, or for good."""
        await self._person(person)
        await self._set(MUTES, "mute", person, reason, days)

    async def unmute(self, person: str, reason: str) -> None:
        await self._unset(MUTES, "unmute", person, reason)

    async def bans(self) -> list[Found]:
        return await self._read(sa.select(BANS).order_by(BANS.c.at))

    async def mutes(self) -> list[Found]:
        return await self._read(sa.select(MUTES).order_by(MUTES.c.at))

    async def _set(self, kept: sa.Table, deed: str, who: str, reason: str, days: float | None) -> None:
        now = time.time()
        row = {"who": who, "reason": reason, "at": now, "until": now + days * DAY if days else None}
        async with self._deed(deed, who, reason) as connection:
            await connection.execute(sa.delete(kept).where(kept.c.who == who))
            await connection.execute(sa.insert(kept).values(row))

    async def _unset(self, kept: sa.Table, deed: str, who: str, reason: str) -> None:
        async with self._deed(deed, who, reason) as connection:
            gone = await connection.execute(sa.delete(kept).where(kept.c.who == who))
            if not gone.rowcount:
                raise ValueError(f"who: nobody is {'kept out' if deed == 'unban' else 'muted'} as {who!r}")

    async def _banned_name(self, who: str) -> str:
        try:
            return str(ip_network(who, strict=False))
        except ValueError:
            if await self.store.person(who) is None:
                raise ValueError(f"who: the id of a person or a network as 203.0.113.0/24, not {who!r}") from None
            return who

    async def _person(self, person: str) -> None:
        if await self.store.person(person) is None:
            raise ValueError(f"person: there is none with the id {person!r}")

    # What was reported, and what was done

    async def reports(self, settled: bool = False, limit: int = 100) -> list[Found]:
        """Complaints, the newest first. Of a game that goes on, only the talk that spectators have heard by now."""
        query = (
            sa.select(REPORTS, TABLES.c.status, TABLES.c.setup)
            .outerjoin_from(REPORTS, TABLES, TABLES.c.id == REPORTS.c.table_id)
            .where(sa.true() if settled else REPORTS.c.settled.is_(None))
            .order_by(REPORTS.c.number.desc())
            .limit(limit)
        )
        found = await self._read(query)
        for row in found:
            status, setup = row.pop("status"), msgspec.json.decode(row.pop("setup") or "{}")
            before = time.time() - setup.get("delay", 0)
            talk = msgspec.json.decode(row.pop("talk"))
            row["talk"] = [
                {name: value for name, value in line.items() if name != "open"}
                for line in talk
                if status in ("over", None) or (line["open"] and line["at"] <= before and setup.get("watch", True))
            ]
            del row["name"]
        return found

    async def settle(self, number: int, reason: str) -> None:
        """A complaint needs nobody's eyes any more."""
        async with self._deed("settle", str(number), reason) as connection:
            open_one = (REPORTS.c.number == number) & REPORTS.c.settled.is_(None)
            done = await connection.execute(sa.update(REPORTS).where(open_one).values(settled=time.time()))
            if not done.rowcount:
                raise ValueError(f"report: none is open with the number {number}")

    async def audit(self, limit: int = 100) -> list[Found]:
        return await self._read(sa.select(AUDIT).order_by(AUDIT.c.number.desc()).limit(limit))

    async def check(self) -> list[Found]:
        """What is wrong with the store itself; nothing if it is whole."""
        problems: list[Found] = []
        async with self.store.engine.connect() as connection:
            if connection.dialect.name == "sqlite":
                rows = (await connection.execute(sa.text("PRAGMA integrity_check"))).scalars()
                problems += [{"problem": word} for word in rows if word != "ok"]
            counted = sa.select(LINES.c.table_id, sa.func.count(), sa.func.max(LINES.c.ply)).group_by(LINES.c.table_id)
            for table, count, last in (await connection.execute(counted)).all():
                if count != last + 1:
                    problems.append({"problem": f"{last + 1 - count} lines are missing", "table": table})
            every = await connection.stream(sa.select(LINES.c.table_id, LINES.c.ply, LINES.c.body))
            async for some in every.partitions(ROWS_AT_ONCE):
                problems += await asyncio.to_thread(_unreadable, some)
        return problems

    async def note(self, what: str, about: str, reason: str) -> None:
        async with self._deed(what, about, reason):
            pass

    @contextlib.asynccontextmanager
    async def _deed(self, what: str, about: str, reason: str) -> AsyncIterator[AsyncConnection]:
        """A transaction that ends with its line in the audit log."""
        async with self.store.engine.begin() as connection:
            yield connection
            row = {"at": time.time(), "what": what, "about": about, "reason": reason, "by": self.by}
            await connection.execute(sa.insert(AUDIT).values(row))

    async def _read(self, query: sa.Select[Any]) -> list[Found]:
        async with self.store.engine.connect() as connection:
            return [dict(row._mapping) for row in (await connection.execute(query)).all()]


def _unreadable(rows: Iterable[sa.Row[str, int, str]]) -> list[Found]:
    """Those lines that are none."""
    found: list[Found] = []
    for table, ply, body in rows:
        try:
            read(body)
        except msgspec.MsgspecError:
            found.append({"problem": f"line {ply} cannot be read", "table": table})
    return found


async def append(store: Store, table: str, written: list[AnyEntry]) -> None:
    """Writes lines at the end of a log that others write to as well."""
    for _ in range(TRIES):
        ply = (await store.plies([table])).get(table, 0)
        now = time.time()
        try:
            await store.append(table, [LogLine(ply + place, now, entry) for place, entry in enumerate(written)])
            return
        except PlyTaken:
            continue
    raise ValueError("table: too much is happening there, try again")
