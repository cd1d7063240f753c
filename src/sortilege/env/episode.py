"""A game as a learner meets it: numbered actions with a mask, rows of numbers, returns at the end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

import numpy as np

from sortilege import Match, new, ruleset
from sortilege.kernel.learning import LONGEST
from sortilege.kernel.ruleset import Value

Row: TypeAlias = np.ndarray[tuple[int], np.dtype[np.uint8]]
Mask: TypeAlias = np.ndarray[tuple[int], np.dtype[np.int8]]


class Table:
    """What stays the same from game to game: the rules, who plays, and how everything is numbered."""

    def __init__(
        self,
        game: str,
        *,
        mode: str | None = None,
        seats: int | None = None,
        options: Mapping[str, Value] | None = None,
        longest: int | None = None,
    ) -> None:
        self.rules = ruleset(game)
        self.mode = self.rules.check_mode(mode)
        least, most = self.rules.seats[self.mode]
        self.seats = min(max(self.rules.usual_seats, least), most) if seats is None else seats
        self.rules.check_seats(self.mode, self.seats)
        self.options = self.rules.check_options(self.mode, self.seats, options)
        self.longest = self.rules.learning.longest.get(self.mode, LONGEST) if longest is None else longest
        """After so many decisions a game is cut short."""
        self.actions = self.rules.actions(self.mode, self.seats, self.options)
        self.width = len(self.deal(0).match.observation(0))
        """How long a row is."""
        self.least_return, self.greatest_return = self.rules.learning.range_of_returns

    @property
    def game(self) -> str:
        return self.rules.name

    def deal(self, seed: int | None) -> Episode:
        """A new game; without a seed nobody can foretell it."""
        match = new(self.rules.name, mode=self.mode, seats=self.seats, options=self.options, seed=seed)
        return Episode(self, match)


class Episode:
    """One game."""

    def __init__(self, table: Table, match: Match, decisions: int = 0) -> None:
        self.table = table
        self.match = match
        self.decisions = decisions

    @property
    def asked(self) -> list[int]:
        """The seats that are to answer, in the order they were asked."""
        return [ask.seat for ask in self.match.asks]

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def cut_short(self) -> bool:
        """It has lasted as long as anybody waits, and is not over."""
        return self.decisions >= self.table.longest and not self.match.over

    @property
    def done(self) -> bool:
        return self.match.over or self.cut_short

    def open_to(self, seat: int) -> list[int]:
        """The numbers of what a seat may answer; none if it is not asked."""
        for ask in self.match.asks:
            if ask.seat == seat:
                return self.table.actions.numbers(ask.numbers)
        return []

    def mask(self, seat: int) -> Mask:
        """By action: 1 for what the seat may answer."""
        mask = bytearray(len(self.table.actions))
        self.table.actions.mark(self.open_to(seat), mask)
        return np.frombuffer(mask, dtype=np.int8)

    def row(self, seat: int) -> Row:
        """What the seat may know."""
        return np.frombuffer(self.match.observation(seat), dtype=np.uint8)

    def information_state(self, seat: int) -> str:
        """All that the seat has been given, as text."""
        return self.match.information_state(seat)

    def play(self, seat: int, action: int) -> None:
        """The seat answers; IllegalChoice if it may not answer that."""
        self.match.answer(seat, self.table.actions.step(action, seat))
        self.decisions += 1

    def returns(self) -> tuple[float, ...]:
        """By seat: what the game was worth; nothing as long as it is not over."""
        outcome = self.match.outcome
        if outcome is None:
            return (0.0,) * self.table.seats
        return self.table.rules.learning.returns(outcome, self.table.seats)

    def clone(self, seed: int) -> Episode:
        """An equal game whose dice are drawn anew: a search sees nothing of what will come."""
        return Episode(self.table, self.match.with_new_dice(seed), self.decisions)

    def imagine(self, seat: int, seed: int) -> Episode:
        """A game that the seat cannot tell from this one, all that it does not know being drawn anew."""
        return Episode(self.table, self.match.imagine(seat, seed), self.decisions)
