"""What each game asks of whoever runs its table, beside its rules: windows in which a pause would
tell something, and who may speak when."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from sortilege import Match

TABLE, LAST_WORDS, DEAD = "table", "last_words", "dead"


class Manners(NamedTuple):
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
    signs: tuple[str, ...] = ()
    """Structured talk that bots understand."""
    silence_rules: tuple[str, ...] = ()
    last_words_rules: tuple[str, ...] = ()


def is_night(match: Match) -> bool:
    return match.view(None)["phase"] in ("night", "dawn")


def is_dead(match: Match, seat: int) -> bool:
    return not match.view(None)["players"][seat]["living"]


PLAIN = Manners()
BY_GAME = {
    "salem": Manners(
        windows={"ChooseBlackCat": 0, "ChooseVictim": 0, "ChooseProtected": 0},
        is_silent=is_night,
        is_dead=is_dead,
        last_words="SayLastWords",
        most_last_words=3,
        signs=("accuse", "vouch", "claim", "doubt"),
        silence_rules=("SAL-NIGHT-01", "SAL-DAWN-02"),
        last_words_rules=("SAL-LAW-05", "SAL-R53"),
    ),
    "ecole": Manners(windows={"AnswerTopItem": 6.0}, hides_lanes=True),
}


def manners(game: str) -> Manners:
    return BY_GAME.get(game, PLAIN)
