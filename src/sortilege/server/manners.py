"""What each game asks of whoever runs its table, beside its rules: windows in which a pause would
tell something, and who may speak when."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from sortilege import Match

TABLE, LAST_WORDS, DEAD = "table", "last_words", "dead"


class Manners(NamedTuple):
    windows: Mapping[str, float] = {}
    """Questions whose window always runs its full length at a timed table, with that length."""
    is_silent: Callable[[Match], bool] = lambda match: False
    """Nobody may speak now."""
    is_dead: Callable[[Match, int], bool] = lambda match, seat: False
    """The seat is out: a few last words, then only its own channel."""
    may_say_last_words: Callable[[Match, int], bool] = lambda match, seat: False
    """The seat has just died, and the next turn has not begun."""
    last_words: int = 0
    """How many."""
    signs: tuple[str, ...] = ()
    """Structured talk that bots understand."""
    rules: Mapping[str, tuple[str, ...]] = {}
    """The ledger's IDs behind each limit."""


PLAIN = Manners()
BY_GAME: dict[str, Manners] = {}


def manners(game: str) -> Manners:
    return BY_GAME.get(game, PLAIN)
