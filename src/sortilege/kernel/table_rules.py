"""What a game asks of whoever runs its table, beside its rules: windows in which a pause would tell something, and who
may speak when."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

View = dict[str, Any]


class TableRules(NamedTuple):
    windows: Mapping[str, float] = {}
    """Questions whose window always runs its full length at a timed table. The length is that of
    the question, or the one given here where the rulebook has none."""
    hides_lanes: bool = False
    """What seats do side by side stays unseen, even who is ready."""
    is_silent: Callable[[View], bool] = lambda view: False
    """Nobody may speak now; told from what a spectator sees, like all that follows."""
    is_dead: Callable[[View, int], bool] = lambda view, seat: False
    """The seat is out: its last words, then only its own channel."""
    last_words: str = ""
    """The standing permission that goes with them."""
    most_last_words: int = 0
    death: str = ""
    """The event that tells of a death."""
    as_moderator: Callable[[Any, View], View] | None = None
    """What a Moderator sees beyond the view of a dead seat; None where a table has no such thing."""
    signs: tuple[str, ...] = ()
    """Structured talk that bots understand."""
    new_day: str = ""
    """The event with which a day begins, where bots speak: once a day."""
    silence_rules: tuple[str, ...] = ()
    last_words_rules: tuple[str, ...] = ()
