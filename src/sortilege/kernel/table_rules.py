"""What a game asks of whoever runs its table, beside its rules: windows in which a pause would tell something, and who
may speak when."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Literal, NamedTuple, Never, cast

from sortilege.kernel import plain_data

View = dict[str, Any]
"""What a spectator sees, for the functions of a game, which knows what is in it."""


def in_the_open(view: View, seat: int) -> bool:
    """Whatever can be answered rests on what lies open: how many answers there are is a fact that everybody sees."""
    return True


class TableRules(NamedTuple):
    windows: Mapping[str, float] = {}
    """Questions whose window always runs its full length at a timed table. The length is that of
    the question, or the one given here where the rulebook has none: that one a table may set otherwise."""
    holds_windows: bool = False
    """They do so too where no clock runs, if two people or more sit there; never at a slow table."""
    plain: Mapping[str, Callable[[plain_data.View, int], bool]] = {}
    """Questions of which everybody can work out how many answers they have while this is so, from what a spectator sees
    and the seat that is asked: where there is only one, the table gives it."""
    same: Mapping[str, Callable[[plain_data.View], bool]] = {}
    """Questions whose answers all come to the same while this is so, as a spectator sees: the table gives the one that
    the clock would play."""
    passes: Mapping[str, Literal["round", "game"]] = {}
    """Questions that a player may let the table answer, with what the clock would play, and for how long."""
    passes_while: Mapping[str, Callable[[plain_data.View, int], bool]] = {}
    """Some of them are answered so only while this holds, from what a spectator sees and the seat that is asked: what
    everybody sees that it could do, a purchase or a capture, is never passed over unseen."""
    round: Callable[[plain_data.View], int] = lambda view: cast(int, view.get("round", 0))
    """What a wish "for the rest of this round" is counted by, from what a spectator sees."""
    is_hurried: Callable[[plain_data.View], bool] = lambda view: False
    """The hourglass runs for the open question; told from what a spectator sees, like all that follows."""
    hourglass: str = ""
    """The standing permission that turns it. A table without clocks lets it run out."""
    hourglass_rules: tuple[str, ...] = ()
    hides_lanes: bool = False
    """What seats do side by side stays unseen, even who is ready."""
    is_silent: Callable[[plain_data.View], bool] = lambda view: False
    """Nobody may speak now."""
    is_dead: Callable[[plain_data.View, int], bool] = lambda view, seat: False
    """The seat is out: its last words, then only its own channel."""
    last_words: str = ""
    """The standing permission that goes with them."""
    most_last_words: int = 0
    death: str = ""
    """The event that tells of a death."""
    conferring: tuple[str, ...] = ()
    """Questions at which those who open their eyes together see each other point, where their window runs its full
    length."""
    sees_pointing: Callable[[Never, int], list[int]] | None = None
    """Whom a seat sees point there, itself included, by what it knows."""
    as_moderator: Callable[[Never, plain_data.View], plain_data.View] | None = None
    """What a Moderator sees beyond the view of a dead seat; None where a table has no such thing."""
    signs: tuple[str, ...] = ()
    """Structured talk that bots understand."""
    new_day: str = ""
    """The event with which a day begins, where bots speak: once a day."""
    silence_rules: tuple[str, ...] = ()
    last_words_rules: tuple[str, ...] = ()
