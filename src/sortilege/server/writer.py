"""Group commit: whatever waits while one transaction is being committed shares the next one."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

LOG = logging.getLogger(__name__)
JOBS_IN_A_GROUP = 500

Row = dict[str, Any]
Change = tuple[sa.Executable, list[Row]]
"""A statement and the rows it is carried out for."""


class _Job(NamedTuple):
    changes: list[Change]
    done: asyncio.Future[None]


class Writer:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._waiting: list[_Job] = []
        self._notes: dict[tuple[int, str], tuple[sa.Executable, Row]] = {}
        self._news = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._write(), name="store writer")

    async def write(self, *changes: Change) -> None:
        """Returns when the changes are committed, all of them or none; raises what went wrong."""
        if self._closing:
            raise ConnectionError("the store is closed")
        job = _Job(list(changes), asyncio.get_running_loop().create_future())
        self._waiting.append(job)
        self._news.set()
        await job.done

    def note(self, key: str, statement: sa.Executable, row: Row) -> None:
        """Writes with the next group; a later note of the same key replaces it."""
        self._notes[id(statement), key] = statement, row
        self._news.set()

    async def close(self) -> None:
        """Writes what still waits."""
        self._closing = True
        self._news.set()
        await self._task

    async def _write(self) -> None:
        while not self._closing or self._waiting or self._notes:
            await self._news.wait()
            self._news.clear()
            jobs, self._waiting = self._waiting[:JOBS_IN_A_GROUP], self._waiting[JOBS_IN_A_GROUP:]
            notes, self._notes = list(self._notes.values()), {}
            if self._waiting:
                self._news.set()
            # notes first: they tell of what was before the lines of this group
            changes = [(statement, [row]) for statement, row in notes]
            try:
                await self._commit([*changes, *(change for job in jobs for change in job.changes)])
            except Exception as wrong:
                if not jobs:
                    LOG.warning("notes were not written: %s", type(wrong).__name__)
                await self._one_by_one(jobs)
            else:
                _settle(jobs, None)

    async def _one_by_one(self, jobs: list[_Job]) -> None:
        """One of the group failed, perhaps because another writer was first; the others must not suffer."""
        for job in jobs:
            try:
                await self._commit(job.changes)
            except Exception as wrong:
                _settle([job], wrong)
            else:
                _settle([job], None)

    async def _commit(self, changes: list[Change]) -> None:
        merged: dict[int, Change] = {}
        for statement, rows in changes:
            merged.setdefault(id(statement), (statement, []))[1].extend(rows)
        async with self._engine.begin() as connection:
            for statement, rows in merged.values():
                await connection.execute(statement, rows)


def _settle(jobs: list[_Job], wrong: Exception | None) -> None:
    for job in jobs:
        if job.done.done():
            continue
        if wrong is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(wrong)
