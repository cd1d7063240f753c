"""Worlds: everything lies open, so that there is only one."""

from __future__ import annotations

from reversi.state import Reversi
from sortilege.kernel.sets import Seat


def redraw(game: Reversi, seat: Seat) -> None:
    """Nothing is hidden, and nothing is left to chance."""
