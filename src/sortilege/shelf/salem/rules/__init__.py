"""The rulebook of Salem 1692, a file a chapter."""

from __future__ import annotations

from sortilege.shelf.salem.components import BOOK
from sortilege.shelf.salem.knowledge.memory import redraw_secrets
from sortilege.shelf.salem.rules import (
    cards,
    citizens,
    confessions,
    conspiracy,
    dawn,
    deaths,
    draw,
    endings,
    ghosts,
    laws,
    night,
    setup,
    trials,
    tryals,
    turn,
    windows,
)

CHAPTERS = (
    setup, windows, dawn, turn, draw, cards, trials, tryals, deaths, endings, conspiracy, night, confessions, laws,
    citizens, ghosts,
)  # fmt: skip

BOOK.redraw = redraw_secrets
BOOK.permissions = laws.standing_permissions
