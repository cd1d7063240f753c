"""Whom somebody speaks to: the table, everybody once more at the end of a life, or the dead."""

from __future__ import annotations

TABLE, LAST_WORDS, DEAD = "table", "last_words", "dead"
