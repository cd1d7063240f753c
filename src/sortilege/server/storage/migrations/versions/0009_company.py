"""Passkeys, what devices are asked to sign, games that anybody may watch, who seeks company, who is kept away, and the
round robins of circles."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("counter", sa.BigInteger, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Float),
    )
    op.create_index("ix_passkeys_person", "passkeys", ["person"])
    op.create_table(
        "challenges",
        sa.Column("challenge", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_index("ix_challenges_until", "challenges", ["until"])
    op.create_table(
        "watched",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("until", sa.Float),
        sa.Column("card", sa.Text, nullable=False),
    )
    op.create_index("ix_watched_since", "watched", ["since"])
    op.create_table(
        "seeks",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("mode", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("table_id", sa.Text),
    )
    op.create_index("seeks_alike", "seeks", ["game", "mode", "seats", "pace"])
    op.create_table(
        "kept_away",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("other", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ix_kept_away_other", "kept_away", ["other"])
    op.create_index("kept_away_once", "kept_away", ["person", "other"], unique=True)
    op.create_table(
        "tournaments",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("circle_id", sa.Text, nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("both", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("ix_tournaments_circle_id", "tournaments", ["circle_id"])
    op.create_table(
        "entrants",
        sa.Column("tournament_id", sa.Text, primary_key=True),
        sa.Column("player", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.Text, nullable=False),
    )
    op.create_index("ix_entrants_person", "entrants", ["person"])
    op.create_table(
        "pairings",
        sa.Column("tournament_id", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("players", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text),
    )
