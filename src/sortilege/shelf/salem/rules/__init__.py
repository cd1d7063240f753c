"""The rulebook of Salem 1692, a file a chapter."""

from __future__ import annotations

from sortilege.shelf.salem.rules import (
    cards,
    citizens,
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
    turn,
    windows,
)

CHAPTERS = (
    setup, windows, dawn, turn, draw, cards, trials, deaths, endings, conspiracy, night, laws, citizens, ghosts,
)  # fmt: skip
