"""Games that are over, once for each person who played, ratings, and profiles. What was over before is in it too."""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
AT_ONCE = 500


def upgrade() -> None:
    op.add_column("people", sa.Column("profile", sa.Text))
    op.create_index("people_profile", "people", ["profile"], unique=True)
    played = op.create_table(
        "played",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("mode", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("over", sa.Float, nullable=False),
        sa.Column("seconds", sa.Float),
        sa.Column("won", sa.Boolean),
        sa.Column("role", sa.Text, nullable=False),
        sa.Column("public", sa.Float),
        sa.Column("favourite", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_index("played_by", "played", ["person", "over"])
    op.create_table(
        "ratings",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("mode", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("public", sa.Float),
    )
    op.create_index("ix_ratings_table_id", "ratings", ["table_id"])
    assert played is not None
    _fill(op.get_bind(), played)


def _fill(connection: sa.Connection, played: sa.Table) -> None:
    over = sa.text(
        "SELECT t.id, t.setup, t.summary, t.changed, s.seat, s.person FROM tables t JOIN seats s ON s.table_id = t.id "
        "WHERE t.status = 'over' AND s.person IS NOT NULL ORDER BY t.id, s.seat"
    )
    found: dict[tuple[str, str], dict[str, Any]] = {}
    for table, setup_text, summary, changed, seat, person in connection.execute(over).all():
        setup, card = json.loads(setup_text), json.loads(summary)
        outcome = card.get("outcome")
        if outcome is None and card.get("ended") in (None, "host-gone", "abandoned"):
            continue
        wins = seat in outcome["winners"] if outcome else None
        before = found.get((table, person))
        if before is not None:
            before["won"] = before["won"] or wins
            continue
        public = changed + setup.get("delay", 0) if setup.get("watch", True) else None
        found[table, person] = {
            "table_id": table, "person": person, "seat": seat, "game": setup["game"], "mode": setup.get("mode") or "",
            "players": setup["seats"], "over": changed, "seconds": None, "won": wins, "role": "", "public": public,
            "favourite": False,
        }  # fmt: skip
    rows = list(found.values())
    for first in range(0, len(rows), AT_ONCE):
        connection.execute(sa.insert(played), rows[first : first + AT_ONCE])
