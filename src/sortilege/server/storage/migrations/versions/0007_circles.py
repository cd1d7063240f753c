"""Circles of friends, their members and their tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "circles",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("link", sa.Text, nullable=False, unique=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("invitation", sa.Text, nullable=False, server_default=""),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "members",
        sa.Column("circle_id", sa.Text, sa.ForeignKey("circles.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.Text, nullable=False),
    )
    op.create_index("members_person", "members", ["person", "circle_id"], unique=True)
    op.create_table(
        "circle_tables",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("circle_id", sa.Text, sa.ForeignKey("circles.id"), nullable=False),
    )
    op.create_index("ix_circle_tables_circle_id", "circle_tables", ["circle_id"])
