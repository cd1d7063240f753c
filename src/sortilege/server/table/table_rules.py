"""What each game asks of whoever runs its table, beside its rules: windows in which a pause would
tell something, and who may speak when."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from sortilege import Match
from sortilege.shelf.salem.moderator import as_moderator
from sortilege.shelf.salem.state import Salem

TABLE, LAST_WORDS, DEAD = "table", "last_words", "dead"


class TableRules(NamedTuple):
    windows: Mapping[str, float] = {}
    """Questions whose window always runs its full length at a timed table. The length is that of
    the question, or the one given here where the rulebook has none."""
    hides_lanes: bool = False
    """What seats do side by side stays unseen, even who is ready."""
    is_silent: Callable[[Match], bool] = lambda match: False
    """Nobody may speak now."""
    is_dead: Callable[[Match, int], bool] = lambda match, seat: False
    """The seat is out: its last words, then only its own channel."""
    last_words: str = ""
    """The standing permission that goes with them."""
    most_last_words: int = 0
    death: str = ""
    """The event that tells of a death."""
    as_moderator: Callable[[Match, dict[str, Any]], dict[str, Any]] | None = None
    """What a Moderator sees beyond the view of a dead seat; None where a table has no such thing."""
    signs: tuple[str, ...] = ()
    """Structured talk that bots understand."""
    silence_rules: tuple[str, ...] = ()
    last_words_rules: tuple[str, ...] = ()


def is_night(match: Match) -> bool:
    return match.view(None)["phase"] in ("night", "dawn")


def is_dead(match: Match, seat: int) -> bool:
    return not match.view(None)["players"][seat]["living"]


def as_salems_moderator(match: Match, view: dict[str, Any]) -> dict[str, Any]:
    assert isinstance(match.game, Salem)
    return as_moderator(match.game, view)


PLAIN = TableRules()
BY_GAME = {
    "salem": TableRules(
        windows={"ChooseBlackCat": 0, "ChooseVictim": 0, "ChooseProtected": 0},
        is_silent=is_night,
        is_dead=is_dead,
        last_words="SayLastWords",
        most_last_words=3,
        death="PlayerDied",
        as_moderator=as_salems_moderator,
        signs=("accuse", "vouch", "claim", "doubt"),
        silence_rules=("SAL-NIGHT-01", "SAL-DAWN-02"),
        last_words_rules=("SAL-LAW-05", "SAL-R53"),
    ),
    "ecole": TableRules(windows={"AnswerTopItem": 6.0}, hides_lanes=True),
}


def table_rules(game: str) -> TableRules:
    return BY_GAME.get(game, PLAIN)
