"""What an operator does to the store, beside a server that runs: each deed is one transaction with its line in the
audit log."""

from __future__ import annotations

import time
from ipaddress import ip_network
from typing import Any

import msgspec
import sqlalchemy as sa

from sortilege.server.storage.schema import AUDIT, BANS, LINES, PEOPLE, SEATS, TABLES
from sortilege.server.storage.store import PlyTaken, Store
from sortilege.server.table import entries
from sortilege.server.table.entries import LogLine

TRIES = 20
Found = dict[str, Any]


class Operator:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def tables(self, status: str | None = None, limit: int = 100) -> list[Found]:
        """The tables that changed last: what a spectator could see of them, and nothing of their secrets."""
        length = sa.select(sa.func.count()).where(LINES.c.table_id == TABLES.c.id).scalar_subquery()
        query = (
            sa.select(
                TABLES.c.id, TABLES.c.code, TABLES.c.status, TABLES.c.listed, TABLES.c.created, TABLES.c.changed,
                TABLES.c.host, TABLES.c.setup, length.label("lines"),
            )
            .where(TABLES.c.status == status if status else sa.true())
            .order_by(TABLES.c.changed.desc())
            .limit(limit)
        )  # fmt: skip
        found = await self._read(query)
        for row in found:
            setup = msgspec.json.decode(row.pop("setup"))
            row["game"], row["seats"] = setup.get("game"), setup.get("seats")
        return found

    async def people(self, name: str | None = None, limit: int = 100) -> list[Found]:
        seated = sa.select(sa.func.count()).where(SEATS.c.person == PEOPLE.c.id).scalar_subquery()
        query = sa.select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.language, PEOPLE.c.created, seated.label("seats"))
        if name:
            query = query.where(PEOPLE.c.name.contains(name, autoescape=True))
        return await self._read(query.order_by(PEOPLE.c.created.desc()).limit(limit))

    async def close_table(self, which: str, reason: str) -> None:
        """The table of that id or code ends here and now; a server that has it in memory reads so within seconds."""
        row = await self.store.table(which) or await self.store.table_by_code(which.upper())
        if row is None:
            raise ValueError(f"table: there is none with the id or code {which!r}")
        table = row.id
        if row.status == "over" or any(isinstance(line.entry, entries.Ended) for line in await self.store.lines(table)):
            raise ValueError("table: it is over already")
        for _ in range(TRIES):
            ply = (await self.store.plies([table])).get(table, 0)
            try:
                await self.store.append(table, [LogLine(ply, time.time(), entries.Ended("closed"))])
                break
            except PlyTaken:
                continue
        else:
            raise ValueError("table: too much is happening there, try again")
        summary = msgspec.json.decode(row.summary)
        if summary:
            summary.update(status="over", ended="closed", proposal=None)
        await self.store.summarise(table, "over", msgspec.json.encode(summary).decode())
        await self._note("close", table, reason)

    async def sign_out(self, person: str, reason: str) -> None:
        """Ends the sessions of a person; their phrases are gone too."""
        if await self.store.person(person) is None:
            raise ValueError(f"person: there is none with the id {person!r}")
        await self.store.end_sessions(person, None, None)
        await self._note("sign-out", person, reason)

    async def rotate_keys(self, reason: str) -> None:
        await self.store.rotate_keys()
        await self._note("rotate-keys", "", reason)

    async def ban(self, who: str, reason: str, days: float | None) -> None:
        """Keeps a person, or everybody of a network, out: for so many days, or for good."""
        who = await self._banned_name(who)
        now = time.time()
        row = {"who": who, "reason": reason, "at": now, "until": now + days * 86_400 if days else None}
        async with self.store.engine.begin() as connection:
            await connection.execute(sa.delete(BANS).where(BANS.c.who == who))
            await connection.execute(sa.insert(BANS).values(row))
        await self._note("ban", who, reason)

    async def _banned_name(self, who: str) -> str:
        try:
            return str(ip_network(who, strict=False))
        except ValueError:
            if await self.store.person(who) is None:
                raise ValueError(f"who: the id of a person or a network as 203.0.113.0/24, not {who!r}") from None
            return who

    async def unban(self, who: str, reason: str) -> None:
        async with self.store.engine.begin() as connection:
            gone = await connection.execute(sa.delete(BANS).where(BANS.c.who == who))
        if not gone.rowcount:
            raise ValueError(f"who: nobody is kept out as {who!r}")
        await self._note("unban", who, reason)

    async def bans(self) -> list[Found]:
        return await self._read(sa.select(BANS).order_by(BANS.c.at))

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
        return problems

    async def back_up(self, file: str) -> None:
        """A copy of a SQLite store, whole, while the server goes on."""
        async with self.store.engine.connect() as connection:
            if connection.dialect.name != "sqlite":
                raise ValueError("back-up: of PostgreSQL, with pg_dump")
            autocommit = await connection.execution_options(isolation_level="AUTOCOMMIT")
            await autocommit.execute(sa.text("VACUUM INTO :file"), {"file": file})
        await self._note("back-up", "", "")

    async def _note(self, what: str, about: str, reason: str) -> None:
        row = {"at": time.time(), "what": what, "about": about, "reason": reason}
        async with self.store.engine.begin() as connection:
            await connection.execute(sa.insert(AUDIT).values(row))

    async def _read(self, query: sa.Select[Any]) -> list[Found]:
        async with self.store.engine.connect() as connection:
            return [dict(row._mapping) for row in (await connection.execute(query)).all()]
