"""The rulebook of Reversi, a file a chapter."""

from __future__ import annotations

from reversi.rules import ending, moves

CHAPTERS = (moves, ending)
