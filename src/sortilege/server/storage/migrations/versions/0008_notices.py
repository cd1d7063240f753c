"""Ways to reach people, when they want to be left alone, what they were told of, and what is still to be sent."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "ways",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("keys", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("confirmed", sa.Float),
    )
    op.create_index("ways_person", "ways", ["person", "kind", "address"], unique=True)
    op.create_table(
        "notice_wishes",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("zone", sa.Text, nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_until", sa.Integer),
        sa.Column("silent", sa.Text, nullable=False),
    )
    op.create_table(
        "noticed",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("public", sa.Boolean, primary_key=True),
        sa.Column("mark", sa.Text, nullable=False),
        sa.Column("looked", sa.Boolean, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "deliveries",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("way_id", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("notice", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
    )
    op.create_index("deliveries_due", "deliveries", ["due"])
    op.create_index("deliveries_person", "deliveries", ["person", "table_id"])
