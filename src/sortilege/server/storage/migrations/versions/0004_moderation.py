"""Reports, mutes and erasures; addresses are no longer kept in clear."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("audit", sa.Column("by", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "mutes",
        sa.Column("who", sa.Text, primary_key=True),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("until", sa.Float),
    )
    op.create_table(
        "reports",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("name", sa.Text, nullable=False, unique=True),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("reporter", sa.Text, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("talk", sa.Text, nullable=False),
        sa.Column("settled", sa.Float),
    )
    op.create_index("ix_reports_table_id", "reports", ["table_id"])
    op.create_table(
        "erased",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.execute("UPDATE tables SET address = ''")
