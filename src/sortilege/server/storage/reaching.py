"""Whether a store is there at all, asked before a server says where it is."""

from __future__ import annotations

import asyncio
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

PATIENCE = 15.0
"""Seconds; a database that has not answered by then is not there."""
LONGEST_REASON = 200


async def reach(url: str) -> None:
    """Makes the folder of a SQLite file. A store that cannot be reached is a ValueError that says why."""
    path = url.partition(":///")[2]
    is_file = url.startswith("sqlite")
    engine = create_async_engine(url, hide_parameters=True)
    try:
        if is_file and path:
            Path(path).parent.mkdir(parents=True, exist_ok=True)
        async with asyncio.timeout(PATIENCE), engine.connect() as connection:
            await connection.execute(sa.text("SELECT count(*) FROM sqlite_master" if is_file else "SELECT 1"))
    except TimeoutError as wrong:
        raise ValueError(f"database: no answer from {where(url)} in {PATIENCE:g} seconds") from wrong
    except Exception as wrong:  # drivers raise whatever they like
        cause = wrong.orig if isinstance(wrong, sa.exc.DBAPIError) and wrong.orig is not None else wrong
        reason = (str(cause) or type(cause).__name__).splitlines()[0][:LONGEST_REASON]
        raise ValueError(f"database: {where(url)}: {reason}") from wrong
    finally:
        await engine.dispose()


def where(url: str) -> str:
    """An address without what nobody else should read."""
    return sa.make_url(url).render_as_string(hide_password=True)
