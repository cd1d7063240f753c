"""Many tables asleep in a store, and how long a server takes to start with them.

    python -m sortilege.testing.sleepers --tables 10000 --rounds 5
    python -m sortilege.testing.sleepers --postgres

One table is opened and copied; half of the copies are due, for somebody's time has run out meanwhile. Starts with them
and with an empty store take turns, so that a busy machine slows both alike.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

import sortilege
from sortilege.server.storage.schema import LINES, TABLES
from sortilege.testing.servers import Node, running
from sortilege.testing.services import postgres

AT_ONCE = 500


class Start(NamedTuple):
    """What it took until a server listened."""

    seconds: float
    processor: float


def url(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"


async def put_to_sleep(database: str, tables: int) -> None:
    """A store with so many tables where nobody is."""
    async with running(database) as server, server.people("Newt") as (newt,):
        game = next(name for name in sortilege.games() if min(sortilege.ruleset(name).seats.values())[0] == 2)
        setup = {"game": game, "seats": 2, "pace": 0, "clock": {"kind": "slow", "seconds": 86400}}
        table = (await newt.open_table(**setup)).table.id
        await newt.seat_bot(table, 1, "random")
        await newt.start(table)
    a_minute_ago = time.time() - 60
    rows = [{"suffix": f"-{number}", "due": a_minute_ago if number % 2 else None} for number in range(tables)]
    engine = create_async_engine(database)
    async with engine.begin() as store:
        for first in range(0, tables, AT_ONCE):
            some = rows[first : first + AT_ONCE]
            await store.execute(_copying(TABLES, TABLES.c.id == table), some)
            await store.execute(_copying(LINES, LINES.c.table_id == table), [{"suffix": row["suffix"]} for row in some])
    await engine.dispose()


def _copying(rows: sa.Table, which: sa.ColumnElement[bool]) -> sa.Insert:
    """Adds these rows again, under names with something behind them."""
    suffix = sa.bindparam("suffix", type_=sa.Text)
    columns: dict[str, sa.ColumnElement[Any]] = {column.name: column for column in rows.c}
    for name in {"id", "code", "table_id"} & columns.keys():
        columns[name] = rows.c[name] + suffix
    if "wake" in columns:
        columns["wake"] = sa.bindparam("due", type_=sa.Float)
    return sa.insert(rows).from_select(list(columns), sa.select(*columns.values()).where(which))


def start(database: str) -> Start:
    node = Node(database)
    began = time.perf_counter()
    node.start()
    found = Start(time.perf_counter() - began, node.cpu_seconds)
    node.stop()
    return found


def starts(tables: int, rounds: int, empty: str, full: str) -> tuple[list[Start], list[Start]]:
    """With an empty store, and with so many tables asleep in another."""
    asyncio.run(put_to_sleep(full, tables))
    start(empty)  # the first one makes its store
    pairs = [(start(empty), start(full)) for _ in range(rounds)]
    return [one for one, _ in pairs], [other for _, other in pairs]


def ratio(empty: list[Start], full: list[Start]) -> float:
    """How many times the processor time: the least of each, which others who use the machine disturbed least."""
    return min(one.processor for one in full) / min(one.processor for one in empty)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--postgres", action="store_true", help="in PostgreSQL instead of SQLite")
    options = parser.parse_args()
    with contextlib.ExitStack() as stack:
        if options.postgres:
            stores = [stack.enter_context(postgres()) for _ in range(2)]
        else:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="sortilege-sleepers-")))
            stores = [url(folder / name) for name in ("empty.sqlite3", "full.sqlite3")]
        empty, full = starts(options.tables, options.rounds, *stores)
    for name, found in (("empty", empty), (f"{options.tables} tables asleep", full)):
        seconds, processor = (median(values) for values in zip(*found, strict=True))
        print(f"{name}: listens after {seconds:.2f} s, {processor:.2f} s of processor time (medians of {len(found)})")
    print(f"{ratio(empty, full):.2f} times an empty one's")
    return 0


if __name__ == "__main__":
    sys.exit(main())
