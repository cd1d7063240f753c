"""Games that are over are counted once, and found by what one looks for; tables that go on are found among few."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"

OVER = "SELECT id FROM tables WHERE status = 'over'"
NUMBERS = (
    "count(*), count(*) FILTER (WHERE won), count(won), count(seconds), coalesce(sum(seconds), 0) "
    "FROM played WHERE {which} GROUP BY person, game, mode, {by} public IS NOT NULL"
)
KINDS = {
    "game": ("''", "", "1 = 1"),
    "seat": ("CAST(seat AS TEXT)", "seat,", "1 = 1"),
    "role": ("role", "role,", "role <> ''"),
}


def upgrade() -> None:
    _make()
    _fill()


def _make() -> None:
    op.add_column("seats", sa.Column("over", sa.Boolean, nullable=False, server_default=sa.false()))
    op.drop_index("ix_seats_person", "seats")
    op.create_index("seats_going_on", "seats", ["person", "over"])
    op.create_index("tables_host", "tables", ["host", "status"])
    op.add_column("played", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.drop_index("played_by", "played")
    op.create_index("played_by", "played", ["person", "over", "table_id"])
    for filtered in ("game", "won", "favourite", "rated"):
        op.create_index(f"played_{filtered}", "played", ["person", filtered, "over", "table_id"])
    op.create_index("played_unknown", "played", ["person", "public"])
    op.create_table(
        "tallies",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("mode", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("of", sa.Text, primary_key=True),
        sa.Column("shown", sa.Boolean, primary_key=True, autoincrement=False),
        sa.Column("played", sa.Integer, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
        sa.Column("decided", sa.Integer, nullable=False),
        sa.Column("timed", sa.Integer, nullable=False),
        sa.Column("seconds", sa.Float, nullable=False),
    )
    op.add_column("circle_tables", sa.Column("over", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("circle_tables", sa.Column("public", sa.Float))
    op.drop_index("ix_circle_tables_circle_id", "circle_tables")
    op.create_index("circle_tables_going_on", "circle_tables", ["circle_id", "over"])
    op.create_index("circle_tables_known", "circle_tables", ["circle_id", "public"])
    op.create_table(
        "honours",
        sa.Column("circle_id", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("played", sa.Integer, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
    )
    op.create_index("honours_person", "honours", ["person"])


def _fill() -> None:
    op.execute(f"UPDATE seats SET over = (table_id IN ({OVER}))")
    op.execute(
        "UPDATE played SET rated = EXISTS "
        "(SELECT 1 FROM ratings r WHERE r.person = played.person AND r.table_id = played.table_id)"
    )
    for kind, (of, by, which) in KINDS.items():
        numbers = NUMBERS.format(by=by, which=which)
        op.execute(f"INSERT INTO tallies SELECT person, game, mode, '{kind}', {of}, public IS NOT NULL, {numbers}")
    op.execute(
        f"UPDATE circle_tables SET over = (table_id IN ({OVER})), "
        "public = (SELECT max(p.public) FROM played p WHERE p.table_id = circle_tables.table_id)"
    )
    op.execute(
        "INSERT INTO honours SELECT c.circle_id, p.person, count(*), count(*) FILTER (WHERE p.won) FROM played p "
        "JOIN circle_tables c ON c.table_id = p.table_id WHERE p.public IS NOT NULL GROUP BY c.circle_id, p.person"
    )
