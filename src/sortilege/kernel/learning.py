"""What a game tells those who learn to play it, in place of what anybody can work out for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final, Never, TypeAlias, cast

import msgspec

from sortilege.kernel.actions import Narrowed
from sortilege.kernel.kinds import Kind
from sortilege.kernel.observation import Observe
from sortilege.kernel.outcomes import Outcome
from sortilege.kernel.plain_data import Json
from sortilege.kernel.state import Game

LONGEST: Final = 10_000
"""After so many decisions nobody waits for the end of a game."""


def as_many_as_play(mode: str, seats: int) -> int:
    return seats


def win_or_lose(outcome: Outcome, seats: int) -> tuple[float, ...]:
    """1 for a win, shared ones included, -1 for a defeat; nothing where nobody won and somebody scored."""
    if not outcome.winners and any(outcome.scores):
        return (0.0,) * seats
    return tuple(1.0 if seat in outcome.winners else -1.0 for seat in range(seats))


def information_state(view: Mapping[str, Json], story: Sequence[str], asked: Sequence[str]) -> str:
    return msgspec.json.encode({"view": view, "story": story, "asked": asked}).decode()


Plays: TypeAlias = Callable[[Never, int], list[tuple[Kind, int]]]
"""Which cards an answer plays: the game, which is one of its own kind, and the step."""


class Learning(msgspec.Struct, frozen=True):
    """What a game declares to learners. Where it says nothing, that is worked out for it."""

    observe: Observe | None = None
    """Writes what a seat may know as numbers; without it the facts of its view are counted."""
    narrowed: Narrowed = MappingProxyType({})
    """For steps whose arguments allow far more than can ever be done: those after `by` that can."""
    sitting: Callable[[str, int], int] = as_many_as_play
    """By mode and number of players: how many sit at the table, seats that nobody plays included."""
    returns: Callable[[Outcome, int], tuple[float, ...]] = win_or_lose
    """By outcome and number of players: what the game was worth to each of them."""
    range_of_returns: tuple[float, float] = (-1.0, 1.0)
    """Between which numbers all returns lie."""
    longest: Mapping[str, int] = MappingProxyType({})
    """By mode: after how many decisions a game is cut short; 10,000 where nothing is said."""
    draws: int = 0
    """The most outcomes that one draw of it has, for a game so small that its draws can be moves of their own; 0
    elsewhere."""
    traits: tuple[str, ...] = ()
    """Fields of the players of a view that say what somebody is all through a game (a house, a tribe), for those who
    ask how fair it is. Each is called like the kind of its values, or like several of them."""
    began: str = ""
    """The field of a view that says who began;"""
    turn: str = ""
    """where none does, the question that only somebody is put whose turn it is: whoever is put it first began. A game
    that names neither is begun by whoever is the first to be asked alone."""
    cards: tuple[Kind, ...] = ()
    """The kinds of argument that are printed cards, for those who ask what each is worth: an answer that names one
    plays it."""
    plays: Plays | None = None
    """Where that is not so, because a card is also named to pay with it, or is named by where it lies: the cards that
    an answer plays, which it is handed with the game before it is given."""

    def played(self, game: Game, step: int) -> list[tuple[Kind, int]]:
        """The cards that an answer plays, where the game says so itself."""
        return cast("Callable[[Game, int], list[tuple[Kind, int]]]", self.plays)(game, step)
