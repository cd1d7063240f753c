"""The tables of the database. Everything that happens at a table is a line of its log; the other
columns are what must be found without reading logs (who sits where, what is open, what is due)."""

from __future__ import annotations

import sqlalchemy as sa

METADATA = sa.MetaData()

SETTINGS = sa.Table(
    "settings",
    METADATA,
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

PEOPLE = sa.Table(
    "people",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("language", sa.Text, nullable=False),
    sa.Column("passphrase", sa.Text, unique=True),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("epoch", sa.Integer, nullable=False, server_default="0"),
    sa.Column("recovery", sa.Text),
    sa.Column("profile", sa.Text),
    sa.Index("people_recovery", "recovery", unique=True),
    sa.Index("people_profile", "profile", unique=True),
)

TABLES = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("code", sa.Text, nullable=False, unique=True),
    sa.Column("setup", sa.Text, nullable=False),
    sa.Column("secret", sa.Text, nullable=False),
    sa.Column("host", sa.Text, nullable=False),
    sa.Column("address", sa.Text, nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("status", sa.Text, nullable=False),
    sa.Column("summary", sa.Text, nullable=False),
    sa.Column("wake", sa.Float),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("changed", sa.Float, nullable=False),
    sa.Column("asked", sa.Integer, nullable=False, server_default="0"),
    sa.Column("unseen", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Index("tables_lobby", "status", "listed", "changed"),
    sa.Index("tables_wake", "wake"),
    sa.Index("tables_address", "address", "status"),
    sa.Index("tables_host", "host", "status"),
)

SEATS = sa.Table(
    "seats",
    METADATA,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("invite", sa.Text, nullable=False, unique=True),
    sa.Column("person", sa.Text),
    sa.Column("seen", sa.Float),
    sa.Column("over", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Index("seats_going_on", "person", "over"),
)
"""`over` says that the table is: tables that go on are found among few."""

PLAYED = sa.Table(
    "played",
    METADATA,
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
    sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Index("played_by", "person", "over", "table_id"),
    sa.Index("played_game", "person", "game", "over", "table_id"),
    sa.Index("played_won", "person", "won", "over", "table_id"),
    sa.Index("played_favourite", "person", "favourite", "over", "table_id"),
    sa.Index("played_rated", "person", "rated", "over", "table_id"),
    sa.Index("played_unknown", "person", "public"),
)
"""The games that are over, once for each person who played. `public` is when spectators know of the end; never at a
private table."""

TALLIES = sa.Table(
    "tallies",
    METADATA,
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
"""The same counted: all of a game and mode, by seat, and by what somebody was. `shown` are those that spectators may
know of."""

RATINGS = sa.Table(
    "ratings",
    METADATA,
    sa.Column("person", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, primary_key=True),
    sa.Column("mode", sa.Text, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("table_id", sa.Text, nullable=False, index=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
    sa.Column("public", sa.Float),
)
"""What somebody was rated after each game that counts, numbered, so that two nodes cannot both write the same one."""

WAYS = sa.Table(
    "ways",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("person", sa.Text, nullable=False),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("address", sa.Text, nullable=False),
    sa.Column("keys", sa.Text, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("confirmed", sa.Float),
    sa.Index("ways_person", "person", "kind", "address", unique=True),
)
"""By which people want to hear of their tables while they are away. Nothing is sent to one that is not confirmed, but
the question whether it is theirs."""

NOTICE_WISHES = sa.Table(
    "notice_wishes",
    METADATA,
    sa.Column("person", sa.Text, primary_key=True),
    sa.Column("zone", sa.Text, nullable=False),
    sa.Column("quiet_from", sa.Integer),
    sa.Column("quiet_until", sa.Integer),
    sa.Column("silent", sa.Text, nullable=False),
)
"""When somebody wants to be left alone, in minutes of their own day, and of what they want to hear nothing."""

NOTICED = sa.Table(
    "noticed",
    METADATA,
    sa.Column("person", sa.Text, primary_key=True),
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("public", sa.Boolean, primary_key=True),
    sa.Column("mark", sa.Text, nullable=False),
    sa.Column("looked", sa.Boolean, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
"""Of what somebody was told last at a table, and whether they have looked since: until then they hear no more of it.
What is said where others listen is counted apart."""

DELIVERIES = sa.Table(
    "deliveries",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("person", sa.Text, nullable=False),
    sa.Column("way_id", sa.Text, nullable=False),
    sa.Column("table_id", sa.Text, nullable=False),
    sa.Column("notice", sa.Text, nullable=False),
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("due", sa.Float, nullable=False),
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Index("deliveries_due", "due"),
    sa.Index("deliveries_person", "person", "table_id"),
)
"""What is still to be sent, and when it is tried next."""

CIRCLES = sa.Table(
    "circles",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("link", sa.Text, nullable=False, unique=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("invitation", sa.Text, nullable=False, server_default=""),
    sa.Column("host", sa.Text, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
)
"""Groups of friends; whoever has the link may join."""

MEMBERS = sa.Table(
    "members",
    METADATA,
    sa.Column("circle_id", sa.Text, sa.ForeignKey("circles.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("person", sa.Text, nullable=False),
    sa.Index("members_person", "person", "circle_id", unique=True),
)

CIRCLE_TABLES = sa.Table(
    "circle_tables",
    METADATA,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("circle_id", sa.Text, sa.ForeignKey("circles.id"), nullable=False),
    sa.Column("over", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("public", sa.Float),
    sa.Index("circle_tables_going_on", "circle_id", "over"),
    sa.Index("circle_tables_known", "circle_id", "public"),
)
"""`public` is when everybody knows what came of the game."""

HONOURS = sa.Table(
    "honours",
    METADATA,
    sa.Column("circle_id", sa.Text, primary_key=True),
    sa.Column("person", sa.Text, primary_key=True),
    sa.Column("played", sa.Integer, nullable=False),
    sa.Column("won", sa.Integer, nullable=False),
    sa.Index("honours_person", "person"),
)
"""What somebody did at tables of a circle that spectators may know of."""

LINES = sa.Table(
    "lines",
    METADATA,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("ply", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
)

BEEN_AT = sa.Table(
    "been_at",
    METADATA,
    sa.Column("person", sa.Text, primary_key=True),
    sa.Column("table_id", sa.Text, primary_key=True, index=True),
)
"""Who has ever sat at a table or presided there, also if they left before the game began."""

BANS = sa.Table(
    "bans",
    METADATA,
    sa.Column("who", sa.Text, primary_key=True),
    sa.Column("reason", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("until", sa.Float),
)
"""A person's id, or a network as an operator typed it."""

AUDIT = sa.Table(
    "audit",
    METADATA,
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("what", sa.Text, nullable=False),
    sa.Column("about", sa.Text, nullable=False),
    sa.Column("reason", sa.Text, nullable=False),
    sa.Column("by", sa.Text, nullable=False, server_default=""),
)
"""What operators did, and by which door they came; running servers follow it."""

MUTES = sa.Table(
    "mutes",
    METADATA,
    sa.Column("who", sa.Text, primary_key=True),
    sa.Column("reason", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("until", sa.Float),
)
"""People who may play but not talk."""

REPORTS = sa.Table(
    "reports",
    METADATA,
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("name", sa.Text, nullable=False, unique=True),
    sa.Column("table_id", sa.Text, nullable=False, index=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("reporter", sa.Text, nullable=False),
    sa.Column("about", sa.Text, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("why", sa.Text, nullable=False),
    sa.Column("talk", sa.Text, nullable=False),
    sa.Column("settled", sa.Float),
)
"""Talk that somebody complained of, as they heard it. The same complaint sent twice has the same name."""

ERASED = sa.Table(
    "erased",
    METADATA,
    sa.Column("person", sa.Text, primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
)
"""Whose data is gone for good, whatever back-up is restored."""

PASSKEYS = sa.Table(
    "passkeys",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("person", sa.Text, nullable=False, index=True),
    sa.Column("key", sa.Text, nullable=False),
    sa.Column("counter", sa.BigInteger, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("used", sa.Float),
)
"""Keys that a device keeps for somebody: only what proves that they were used."""

CHALLENGES = sa.Table(
    "challenges",
    METADATA,
    sa.Column("challenge", sa.Text, primary_key=True),
    sa.Column("person", sa.Text, nullable=False),
    sa.Column("until", sa.Float, nullable=False, index=True),
)
"""What a device was asked to sign, once and soon; nobody's, or that of whoever gets a new key."""

WATCHED = sa.Table(
    "watched",
    METADATA,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("since", sa.Float, nullable=False, index=True),
    sa.Column("until", sa.Float),
    sa.Column("card", sa.Text, nullable=False),
)
"""Games that anybody may find and watch: when spectators see them begin and end, which is after the table's delay, and
what they see of the table at its beginning."""

SEEKS = sa.Table(
    "seeks",
    METADATA,
    sa.Column("person", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("mode", sa.Text, nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("pace", sa.Text, nullable=False),
    sa.Column("address", sa.Text, nullable=False),
    sa.Column("since", sa.Float, nullable=False),
    sa.Column("seen", sa.Float, nullable=False),
    sa.Column("table_id", sa.Text),
    sa.Index("seeks_alike", "game", "mode", "seats", "pace"),
)
"""Who seeks people to play with. `table_id` is where they were seated; empty while that is being done."""

KEPT_AWAY = sa.Table(
    "kept_away",
    METADATA,
    sa.Column("person", sa.Text, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("other", sa.Text, nullable=False, index=True),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Index("kept_away_once", "person", "other", unique=True),
)
"""Whose words somebody does not want to read, and with whom they do not want to be seated. `name` is what the other was
called then."""

TOURNAMENTS = sa.Table(
    "tournaments",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("circle_id", sa.Text, nullable=False, index=True),
    sa.Column("setup", sa.Text, nullable=False),
    sa.Column("both", sa.Boolean, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
)
"""Round robins of circles."""

ENTRANTS = sa.Table(
    "entrants",
    METADATA,
    sa.Column("tournament_id", sa.Text, primary_key=True),
    sa.Column("player", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("person", sa.Text, nullable=False, index=True),
)

PAIRINGS = sa.Table(
    "pairings",
    METADATA,
    sa.Column("tournament_id", sa.Text, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("round", sa.Integer, nullable=False),
    sa.Column("players", sa.Text, nullable=False),
    sa.Column("table_id", sa.Text),
)
"""The games of a round robin: who plays, by seat, and the table that was opened for it last."""
