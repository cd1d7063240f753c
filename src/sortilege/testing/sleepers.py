"""Many tables asleep in a SQLite store, and how long a server takes to start with them.

    python -m sortilege.testing.sleepers --tables 10000 --rounds 5

One table is opened and copied; half of the copies are due, for somebody's time has run out meanwhile. Starts with them
and with an empty store take turns, so that a busy machine slows both alike.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import sqlite3
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import NamedTuple

import sortilege
from sortilege.testing.servers import Node, running

COPY_TABLE = """
INSERT INTO tables (id, code, setup, secret, host, address, listed, status, summary, wake, created, changed)
SELECT id || ?1, code || ?1, setup, secret, host, address, listed, status, summary, ?2, created, changed
FROM tables WHERE id = ?3
"""
COPY_LINES = """
INSERT INTO lines (table_id, ply, at, body) SELECT table_id || ?1, ply, at, body FROM lines WHERE table_id = ?2
"""


class Start(NamedTuple):
    """What it took until a server listened."""

    seconds: float
    processor: float


def url(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"


async def put_to_sleep(path: Path, tables: int) -> None:
    """A store with so many tables where nobody is."""
    async with running(url(path)) as server, server.people("Newt") as (newt,):
        game = next(name for name in sortilege.games() if min(sortilege.ruleset(name).seats.values())[0] == 2)
        setup = {"game": game, "seats": 2, "pace": 0, "clock": {"kind": "slow", "seconds": 86400}}
        table = (await newt.open_table(**setup)).table.id
        await newt.seat_bot(table, 1, "random")
        await newt.start(table)
    a_minute_ago = time.time() - 60
    with contextlib.closing(sqlite3.connect(path)) as store, store:
        for number in range(tables):
            wake = a_minute_ago if number % 2 else None
            store.execute(COPY_TABLE, (f"-{number}", wake, table))
            store.execute(COPY_LINES, (f"-{number}", table))


def start(path: Path) -> Start:
    node = Node(url(path))
    began = time.perf_counter()
    node.start()
    found = Start(time.perf_counter() - began, node.cpu_seconds)
    node.stop()
    return found


def starts(tables: int, rounds: int, folder: Path) -> tuple[list[Start], list[Start]]:
    """With an empty store, and with so many tables asleep in it."""
    empty, full = folder / "empty.sqlite3", folder / "full.sqlite3"
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
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="sortilege-sleepers-") as folder:
        empty, full = starts(options.tables, options.rounds, Path(folder))
    for name, found in (("empty", empty), (f"{options.tables} tables asleep", full)):
        seconds, processor = (median(values) for values in zip(*found, strict=True))
        print(f"{name}: listens after {seconds:.2f} s, {processor:.2f} s of processor time (medians of {len(found)})")
    print(f"{ratio(empty, full):.2f} times an empty one's")
    return 0


if __name__ == "__main__":
    sys.exit(main())
