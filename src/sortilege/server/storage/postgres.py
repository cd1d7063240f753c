"""PostgreSQL: transactions straight to the driver, and nothing asked there that is known here."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # it ships no types
import sqlalchemy as sa
from sqlalchemy.engine import Dialect
from sqlalchemy.exc import DBAPIError, DisconnectionError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from sortilege.server.storage.writer import Change, Row, Statement, columns_of


def connect(url: str) -> AsyncEngine:
    engine = create_async_engine(url, pool_size=10, max_overflow=10, hide_parameters=True)
    sa.event.listen(engine.sync_engine, "checkout", _check_open)
    return engine


def _check_open(_connection: Any, record: Any, _lent: Any) -> None:
    """A connection that was lost gives way to a new one. The driver has heard of it, nobody need be asked."""
    if record.driver_connection.is_closed():
        raise DisconnectionError


def for_reading(engine: AsyncEngine) -> AsyncEngine:
    """One question is one trip there and back, without a transaction around it."""
    return engine.execution_options(isolation_level="AUTOCOMMIT")


class OverASocket:
    """On a connection that is kept. One statement, however many rows it has, is one trip there and back."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._kept: AsyncConnection | None = None
        self._driver: Any = None

    async def commit(self, changes: Sequence[Change]) -> None:
        try:
            driver = await self._connect()
            if len(changes) == 1:
                await self._carry_out(driver, *changes[0])
            else:
                async with driver.transaction():
                    for statement, rows in changes:
                        await self._carry_out(driver, statement, rows)
        except asyncpg.IntegrityConstraintViolationError as wrong:
            raise IntegrityError(None, None, wrong, hide_parameters=True) from wrong
        except (asyncpg.PostgresError, asyncpg.InterfaceError) as wrong:
            raise DBAPIError(None, None, wrong, hide_parameters=True) from wrong

    async def _carry_out(self, driver: Any, statement: Statement, rows: list[Row]) -> None:
        """All rows or none; the driver sends them together."""
        words, besides, order = _as_read_there(self._engine.dialect, statement, tuple(rows[0]))
        values = [[row[name] if name in row else besides[name] for name in order] for row in rows]
        await driver.executemany(words, values)

    async def _connect(self) -> Any:
        """The driver's own connection; another one where that is lost."""
        if self._driver is None or self._driver.is_closed():
            await self.close()
            self._kept = await self._engine.connect()
            self._driver = (await self._kept.get_raw_connection()).driver_connection
        return self._driver

    async def close(self) -> None:
        """The engine is closed by whoever made it."""
        kept, self._kept, self._driver = self._kept, None, None
        if kept is not None:
            await kept.close()


@lru_cache(maxsize=200)
def _as_read_there(dialect: Dialect, statement: Statement, columns: tuple[str, ...]) -> tuple[str, Row, list[str]]:
    """A statement in that database's words, the values that it brings itself, and the names of all in their order."""
    compiled = statement.compile(dialect=dialect, column_keys=columns_of(statement, columns))
    return str(compiled), dict(compiled.params), list(compiled.positiontup or ())
