"""Games whose draws are moves of their own: wherever the rules draw, whoever drives the game says what comes.

The rules know nothing of it. They run until they draw a number that nobody has said; then the game goes back to where
it was, and waits for the number.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import numpy as np
from mypy_extensions import i64

from sortilege import Match
from sortilege.env.episode import Episode, Row, Table
from sortilege.kernel.sets import Seat
from sortilege.kernel.state import Game


class Undecided(Exception):
    """The rules draw one of so many, and nobody has said which."""

    def __init__(self, outcomes: int) -> None:
        super().__init__(f"one of {outcomes}")
        self.outcomes = outcomes


class Scripted(Game):
    """What makes a game of any kind draw what it is told to: its own class is made by `scripted`."""

    to_come: list[int] | None = None
    """The numbers that are drawn next; where there is no list, chance draws."""

    def below(self, n: i64, /) -> i64:
        if self.to_come is None:
            return super().below(n)
        if not self.to_come:
            raise Undecided(int(n))
        return self.to_come.pop(0)

    def clone(self) -> Scripted:
        copy = type(self)(self)
        copy.to_come = None if self.to_come is None else self.to_come[:]
        return copy

    def imagine(self, seat: Seat, seed: int) -> Game:
        world = self.clone()
        world.to_come = None
        return super(Scripted, world).imagine(seat, seed)


def scripted(blank: Callable[[], Game]) -> type[Scripted]:
    """The same game, drawing what it is told to."""
    if not isinstance(blank, type):
        raise ValueError("a game whose draws are moves of their own must be made by its class")
    return cast(type[Scripted], type(f"Scripted{blank.__name__}", (Scripted, blank), {}))


class DrawnEpisode(Episode):
    """An episode in which chance is asked like a player."""

    def __init__(self, table: Table, kind: type[Scripted]) -> None:
        self.table = table
        self.kind = kind
        self.outcomes = 0
        """How many there are of what is drawn next; 0 while nothing is drawn."""
        self._before: Match | None = None
        """What the draw under way began from; none at the beginning of the game."""
        self._move: tuple[int, int] | None = None
        self._drawn: list[int] = []
        super().__init__(table, self._run(), 0)

    @property
    def asked(self) -> list[int]:
        return [] if self.outcomes else super().asked

    @property
    def _is_dealt(self) -> bool:
        return self._before is not None or not self.outcomes

    def row(self, seat: int) -> Row:
        return super().row(seat) if self._is_dealt else np.zeros(self.table.width, dtype=np.uint8)

    def information_state(self, seat: int) -> str:
        return super().information_state(seat) if self._is_dealt else ""

    def play(self, seat: int, action: int) -> None:
        self._before, self._move, self._drawn = self.match, (seat, action), []
        self.match = self._run()
        self.decisions += 1

    def draw(self, outcome: int) -> None:
        """Chance has its turn."""
        if not 0 <= outcome < self.outcomes:
            raise ValueError(f"one of 0 to {self.outcomes - 1} is drawn, not {outcome}")
        self._drawn = [*self._drawn, outcome]
        self.match = self._run()

    def clone(self, seed: int) -> Episode:
        """An equal game: there are no dice in it that a search could see."""
        copy = DrawnEpisode.__new__(DrawnEpisode)
        copy.__dict__.update(self.__dict__)
        return copy

    def _run(self) -> Match:
        """The game after what has been drawn so far, or as it was if more is to be drawn."""
        table = self.table
        self.outcomes = 0
        try:
            if self._before is None or self._move is None:
                game = self.kind()
                game.to_come = self._drawn[:]
                game.set_up(table.rules.modes.index(table.mode), table.seats, dict(table.options))
                game.advance()
                return Match(table.rules, game, table.options)
            match = self._before.clone()
            state = match.state_for_search()
            assert isinstance(state, Scripted)
            state.to_come = self._drawn[:]
            seat, action = self._move
            match.answer(seat, table.actions.step(action, seat))
            return match
        except Undecided as draw:
            self.outcomes = draw.outcomes
            return self._before if self._before is not None else self.match_before_the_first_draw()

    def match_before_the_first_draw(self) -> Match:
        """Nothing has been dealt: a game that nobody is asked in."""
        return Match(self.table.rules, self.kind(), self.table.options)
