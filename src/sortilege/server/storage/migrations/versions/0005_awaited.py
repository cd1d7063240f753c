"""For whom a table waits, so that it can be found without reading its log."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("asked", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("unseen", sa.Boolean, nullable=False, server_default=sa.false()))
