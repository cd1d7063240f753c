"""Group commit: whatever waits while one transaction is being committed shares the next one."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from itertools import takewhile
from typing import Any, NamedTuple, Protocol

import sqlalchemy as sa
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError

LOG = logging.getLogger(__name__)
JOBS_IN_A_GROUP = 500
NOTES_WAIT = 3.0
"""Notes are written after so many seconds: where moves are quick, most are out of date by then."""
GATHER = 0.05
"""Where one group follows the other, they begin so many seconds apart: what comes meanwhile goes with it. Where there
is little to do nobody waits."""
ENOUGH = 30
"""Once so many wait the next group begins sooner: more would only wait longer, and cost hardly less each."""

Row = dict[str, Any]
Statement = sa.Insert | sa.Update | sa.Delete
Change = tuple[Statement, list[Row]]
"""A statement and the rows it is carried out for."""


class Committing(Protocol):
    async def commit(self, changes: Sequence[Change]) -> None:
        """Writes changes in one transaction."""

    async def close(self) -> None: ...


class InAThread:
    """For SQLite: one trip to one thread for a whole transaction, and there straight to the driver."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store")

    async def commit(self, changes: Sequence[Change]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, changes)

    def _commit(self, changes: Sequence[Change]) -> None:
        words = ""
        with contextlib.closing(self._engine.raw_connection()) as connection:  # undone unless committed
            try:
                cursor = connection.cursor()
                for statement, rows in changes:
                    words, besides = _in_sqlite(statement, tuple(rows[0]))
                    cursor.executemany(words, [{**besides, **row} for row in rows] if besides else rows)
                cursor.close()
                connection.commit()
            except sqlite3.IntegrityError as wrong:
                raise IntegrityError(words, None, wrong, hide_parameters=True) from wrong
            except sqlite3.Error as wrong:
                raise DBAPIError(words, None, wrong, hide_parameters=True) from wrong

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._engine.dispose)
        self._thread.shutdown()


@lru_cache(maxsize=200)
def _in_sqlite(statement: Statement, columns: tuple[str, ...]) -> tuple[str, Row]:
    """A statement as SQLite reads it, with its values by name, and those that it brings itself."""
    compiled = statement.compile(dialect=sqlite.dialect(paramstyle="named"), column_keys=columns_of(statement, columns))
    return str(compiled), {name: value for name, value in compiled.params.items() if value is not None}


def columns_of(statement: Statement, columns: tuple[str, ...]) -> list[str] | None:
    """The columns that a statement fills which adds rows."""
    return list(columns) if isinstance(statement, sa.Insert) and statement.select is None else None


class _Job(NamedTuple):
    changes: Sequence[Change]
    done: asyncio.Future[None]


class _Note(NamedTuple):
    due: float
    statement: Statement
    row: Row


class Writer:
    def __init__(self, database: Committing) -> None:
        self._database = database
        self._waiting: list[_Job] = []
        self._notes: dict[tuple[int, str], _Note] = {}
        """In the order in which they are due."""
        self._timer: asyncio.TimerHandle | None = None
        self._news = asyncio.Event()
        self._closing = False
        self._began = 0.0
        """When the last group began."""
        self._many = 0
        """How many jobs it had; 0 once the next one need not wait any longer."""
        self._held: list[Callable[[], None]] = []
        """What was not taken yet from people who are going to write."""
        self._gathering: asyncio.TimerHandle | None = None
        """Until the next group begins."""
        self._begins = asyncio.Event()
        self._loop = asyncio.get_running_loop()
        self._task = asyncio.create_task(self._write(), name="store writer")

    async def write(self, *changes: Change) -> None:
        """Returns when the changes are committed, all of them or none; raises what went wrong."""
        if self._closing:
            raise ConnectionError("the store is closed")
        job = _Job(changes, self._loop.create_future())
        self._waiting.append(job)
        self._news.set()
        await job.done

    def hold(self, release: Callable[[], None]) -> bool:
        """Whether somebody who is going to write may as well wait: where one group follows the other nothing is written
        before the next one, and what many have to do before that costs less if they do it one after the other.
        `release` is called when that one begins, even if the last is not committed by then."""
        if not self._gathers():
            return False
        self._held.append(release)
        if len(self._held) + len(self._waiting) >= ENOUGH:
            self._many = 0
            self._loop.call_soon(self._let_go)
        return True

    def _gathers(self) -> bool:
        """Whether the next group does not begin yet; if so, somebody will say when it does."""
        begins = self._began + GATHER
        if self._many < 2 or self._loop.time() >= begins:
            return False
        if self._gathering is None:
            self._gathering = self._loop.call_at(begins, self._let_go)
        return True

    def _let_go(self) -> None:
        """The next group begins, with those who were held: they are let go first."""
        if self._gathering is not None:
            self._gathering.cancel()
            self._gathering = None
        self._many = 0
        held, self._held = self._held, []
        for release in held:
            release()
        self._begins.set()

    def note(self, key: str, statement: Statement, row: Row) -> None:
        """Written soon; a later note of the same key replaces it."""
        old = self._notes.get((id(statement), key))
        due = old.due if old else self._loop.time() + NOTES_WAIT
        self._notes[id(statement), key] = _Note(due, statement, row)
        self._wind_up()

    def forget_note(self, key: str, statement: Statement) -> bool:
        """It tells of what was before something that is being written now; whether one was still to be written."""
        return self._notes.pop((id(statement), key), None) is not None

    def has_note(self, key: str, statement: Statement) -> bool:
        """Whether one is still to be written."""
        return (id(statement), key) in self._notes

    async def close(self) -> None:
        """Writes what still waits."""
        self._closing = True
        self._news.set()
        await self._task
        if self._timer is not None:
            self._timer.cancel()
        await self._database.close()

    async def _write(self) -> None:
        loop = self._loop
        while not self._closing or self._waiting or self._notes:
            await self._news.wait()
            self._news.clear()
            while self._gathers():
                self._begins.clear()
                await self._begins.wait()
            self._began, self._many = loop.time(), len(self._waiting)
            jobs, self._waiting = self._waiting[:JOBS_IN_A_GROUP], self._waiting[JOBS_IN_A_GROUP:]
            if self._waiting:
                self._news.set()
            # notes first: they tell of what was before the lines of this group
            changes = [*self._due_notes(), *(change for job in jobs for change in job.changes)]
            if not changes:
                continue
            try:
                await self._database.commit(_merged(changes))
            except Exception as wrong:
                if not jobs:
                    LOG.warning("notes were not written: %s", type(wrong).__name__)
                await self._one_by_one(jobs)
            else:
                _settle(jobs, None)

    def _due_notes(self) -> list[Change]:
        now = self._loop.time()
        due = list(takewhile(lambda key: self._closing or self._notes[key].due <= now, self._notes))
        notes = [self._notes.pop(key) for key in due]
        self._wind_up()
        return [(note.statement, [note.row]) for note in notes]

    def _wind_up(self) -> None:
        """Sets the timer to the first note that is due."""
        if self._timer is None and self._notes:
            first = next(iter(self._notes.values()))
            self._timer = self._loop.call_at(first.due, self._ring)

    def _ring(self) -> None:
        self._timer = None
        self._news.set()

    async def _one_by_one(self, jobs: list[_Job]) -> None:
        """One of the group failed, perhaps because another writer was first; the others must not suffer."""
        for job in jobs:
            try:
                await self._database.commit(job.changes)
            except Exception as wrong:
                _settle([job], wrong)
            else:
                _settle([job], None)


def _merged(changes: list[Change]) -> list[Change]:
    """Each statement once, with all its rows."""
    merged: dict[int, Change] = {}
    for statement, rows in changes:
        merged.setdefault(id(statement), (statement, []))[1].extend(rows)
    return list(merged.values())


def _settle(jobs: list[_Job], wrong: Exception | None) -> None:
    for job in jobs:
        if job.done.done():
            continue
        if wrong is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(wrong)
