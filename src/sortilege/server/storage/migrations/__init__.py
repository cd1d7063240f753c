"""Brings a database up to date when the server starts."""

from __future__ import annotations

from importlib.resources import as_file, files

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

ANYBODYS_LOCK = 0x50271
"""Nodes that start together wait for each other here (PostgreSQL)."""


def upgrade(connection: sa.Connection, to: str = "head") -> None:
    """Runs whatever migrations this database has not seen, inside the caller's transaction."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({ANYBODYS_LOCK})"))
    with as_file(files(__name__)) as scripts:
        config = Config()
        config.set_main_option("script_location", str(scripts).replace("%", "%%"))
        config.set_main_option("path_separator", "os")
        config.attributes["connection"] = connection
        command.upgrade(config, to)
