"""The rulebook of Hearts, a file a chapter."""

from __future__ import annotations

from hearts.rules import passing, scoring, tricks

CHAPTERS = (passing, tricks, scoring)
