"""A back-up is one file, the same for SQLite and PostgreSQL: what one wrote the other can read. It is made in one
transaction beside servers that run, and holds no addresses, nor the keys they were hashed with."""

from __future__ import annotations

import asyncio
import gzip
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy.ext.asyncio import AsyncConnection

from sortilege.server.storage.address_keys import NAME as ADDRESS_KEY
from sortilege.server.storage.been import find_all
from sortilege.server.storage.erasing import erased
from sortilege.server.storage.operator import Operator
from sortilege.server.storage.schema import AUDIT, ERASED, METADATA, REPORTS
from sortilege.server.storage.store import Store
from sortilege.server.storage.tallies import counting_anew, marking_anew

KIND = "sortilege back-up"
ROWS_AT_ONCE = 1000
NAMED = "sortilege-%Y-%m-%d-%H%M%S.backup"
"""Of back-ups in a folder: the order of their names is that of their moments (UTC)."""
NAMED_LIKE = "sortilege-????-??-??-??????.backup"
UNTIL_THEY_REST = 6.0
"""Seconds after which every server has read that it shall rest, and has done so."""


class Heading(msgspec.Struct):
    kind: str
    schema: str
    at: float


class Batch(msgspec.Struct):
    table: str
    rows: list[dict[str, Any]]


class Ending(msgspec.Struct):
    """The last line, without which a file is not whole."""

    rows: int


def schema_version() -> str:
    """The newest that this version knows."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return str(ScriptDirectory.from_config(config).get_current_head())


async def back_up(store: Store, file: Path, by: str = "command") -> int:
    """Writes everything into a new file that only its owner can read; the number of rows."""
    if file.exists():
        raise ValueError(f"file: there is one already: {file}")
    partial = file.with_name(file.name + ".part")
    try:
        count = await _write(store, partial)
    except BaseException:
        partial.unlink(missing_ok=True)  # it may be what fills the disk
        raise
    partial.rename(file)
    await Operator(store, by).note("back-up", "", "")
    return count


async def back_up_into(store: Store, folder: Path, keep: int | None) -> None:
    """Writes a file into a folder, named by the moment; then only so many stay there, the newest."""
    await back_up(store, folder / time.strftime(NAMED, time.gmtime()))
    if keep is not None:
        for old in sorted(folder.glob(NAMED_LIKE))[:-keep]:
            old.unlink()


async def _write(store: Store, partial: Path) -> int:
    count = 0
    with open(os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as raw:
        with gzip.open(raw, "wb", compresslevel=5) as out:
            out.write(_line(Heading(KIND, schema_version(), time.time())))
            async with store.engine.connect() as connection:
                connection = await _at_one_moment(connection)
                for table in METADATA.sorted_tables:
                    found = await connection.stream(sa.select(table).order_by(*table.primary_key.columns))
                    async for rows in found.mappings().partitions(ROWS_AT_ONCE):
                        kept = [
                            row
                            for one in rows
                            if (row := _kept(table.name, {str(name): value for name, value in one.items()})) is not None
                        ]
                        count += len(kept)
                        await asyncio.to_thread(out.write, _line(Batch(str(table.name), kept)))
                await connection.rollback()
            out.write(_line(Ending(count)))
        raw.flush()
        os.fsync(raw.fileno())
    return count


async def _at_one_moment(connection: AsyncConnection) -> AsyncConnection:
    """All that is read over it was so at the same moment."""
    if connection.dialect.name == "sqlite":
        await connection.exec_driver_sql("BEGIN")
        return connection
    return await connection.execution_options(isolation_level="REPEATABLE READ")


def _kept(table: str, row: dict[str, Any]) -> dict[str, Any] | None:
    if table == "settings" and row["name"].startswith(ADDRESS_KEY):
        return None
    if table in ("tables", "seeks"):
        row["address"] = ""
    return row


def _line(record: msgspec.Struct) -> bytes:
    return msgspec.json.encode(record) + b"\n"


async def restore_beside(store: Store, file: Path, replace: bool, by: str = "command") -> int:
    """Servers that run send everybody away and write nothing meanwhile."""
    _check(file)
    if not await _is_used(store):
        return await restore(store, file, replace, by)
    if not replace:
        raise ValueError("database: there are people or tables in it; --replace puts the back-up in their place")
    operator = Operator(store, by)
    await operator.note("rest", "", "")
    try:
        await asyncio.sleep(UNTIL_THEY_REST)
        return await restore(store, file, replace, by)
    finally:
        await operator.note("wake", "", "")


async def restore(store: Store, file: Path, replace: bool, by: str = "command") -> int:
    """Everything is as it was in the file, but for whom was erased here since and what operators did; the number of
    rows. In one transaction: if anything is wrong nothing has changed."""
    _check(file)
    if not replace and await _is_used(store):
        raise ValueError("database: there are people or tables in it; --replace puts the back-up in their place")
    gone = await erased(store)
    async with store.engine.begin() as connection:
        deeds = [dict(row) for row in (await connection.execute(sa.select(AUDIT))).mappings()]
        for table in reversed(METADATA.sorted_tables):
            await connection.execute(sa.delete(table))
        count = 0
        for batch in _batches(file):
            if batch.rows:
                await connection.execute(sa.insert(METADATA.tables[batch.table]), batch.rows)
                count += len(batch.rows)
        last = (await connection.execute(sa.select(sa.func.max(AUDIT.c.number)))).scalar() or 0
        later = [row for row in deeds if row["number"] > last]
        if later:
            await connection.execute(sa.insert(AUDIT), later)
        known = set((await connection.execute(sa.select(ERASED.c.person))).scalars())
        for person in gone - known:
            await connection.execute(sa.insert(ERASED).values(person=person, at=time.time()))
        await connection.run_sync(find_all)
        for statement in (*counting_anew(), *marking_anew()):
            await connection.execute(statement)
        await _count_on(connection)
    await Operator(store, by).note("restore", "", "")
    return count


async def _count_on(connection: AsyncConnection) -> None:
    """Numbers go on after the last one that was put in."""
    if connection.dialect.name == "postgresql":
        for table in (AUDIT, REPORTS):
            counter = f"pg_get_serial_sequence('{table.name}', 'number')"
            last = f"(SELECT max(number) FROM {table.name})"
            await connection.execute(sa.text(f"SELECT setval({counter}, COALESCE({last}, 0) + 1, false)"))


async def _is_used(store: Store) -> bool:
    async with store.engine.connect() as connection:
        for name in ("people", "tables"):
            if (await connection.execute(sa.select(sa.literal(1)).select_from(METADATA.tables[name]).limit(1))).first():
                return True
    return False


def _check(file: Path) -> None:
    """Whether a file is a back-up that this version can read, to its end."""
    try:
        with gzip.open(file, "rb") as lines:
            heading = msgspec.json.decode(lines.readline(), type=Heading)
            last = b""
            for line in lines:
                last = line
    except FileNotFoundError:
        raise ValueError(f"file: there is none at {file}") from None
    except (OSError, EOFError, msgspec.MsgspecError) as wrong:
        raise ValueError(f"file: not a whole back-up: {file}") from wrong
    if heading.kind != KIND:
        raise ValueError(f"file: not a back-up of Sortilège: {file}")
    if heading.schema > schema_version():
        raise ValueError(f"file: of a newer version (schema {heading.schema}, this one knows {schema_version()})")
    try:
        ending = msgspec.json.decode(last, type=Ending)
    except msgspec.MsgspecError:
        raise ValueError(f"file: it ends too early: {file}") from None
    counted = sum(len(batch.rows) for batch in _batches(file))
    if counted != ending.rows:
        raise ValueError(f"file: {counted} rows, {ending.rows} were written")


def _batches(file: Path) -> Iterator[Batch]:
    with gzip.open(file, "rb") as lines:
        lines.readline()
        for line in lines:
            if not line.startswith(b'{"rows":'):
                yield msgspec.json.decode(line, type=Batch)
