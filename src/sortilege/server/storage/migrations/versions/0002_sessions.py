"""Sessions that can be ended, and a way back for whoever lost a passphrase."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("people", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
    op.add_column("people", sa.Column("recovery", sa.Text))
    op.create_index("people_recovery", "people", ["recovery"], unique=True)
