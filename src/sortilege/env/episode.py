"""A game as a learner meets it: numbered actions with a mask, rows of numbers, returns at the end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

import numpy as np

from sortilege import Match, new, ruleset
from sortilege.kernel.learning import LONGEST
from sortilege.kernel.ruleset import Value

Row: TypeAlias = np.ndarray[tuple[int], np.dtype[np.uint8]]
"""What a seat may know: numbers from 0 to 255."""
Mask: TypeAlias = np.ndarray[tuple[int], np.dtype[np.int8]]
"""By action: 1 where it may be taken, 0 elsewhere."""


class Table:
    """What stays the same from game to game: the rules, who plays, and how everything is numbered.

    Examples:
        >>> from sortilege import games
        >>> from sortilege.env import Table
        >>> table = Table(games()[0], seats=2)
        >>> episode = table.deal(seed=7)
        >>> len(episode.row(0)) == table.width, len(episode.mask(0)) == len(table.actions)
        (True, True)
    """

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
        """What the game offers."""
        self.mode = self.rules.check_mode(mode)
        """The first mode of the game, if none was named."""
        least, most = self.rules.seats[self.mode]
        self.seats = min(max(self.rules.usual_seats, least), most) if seats is None else seats
        """As many as usually play, if no number was given."""
        self.rules.check_seats(self.mode, self.seats)
        self.options = self.rules.check_options(self.mode, self.seats, options)
        """All options of the mode with their values."""
        self.longest = self.rules.learning.longest.get(self.mode, LONGEST) if longest is None else longest
        """After so many decisions a game is cut short."""
        self.actions = self.rules.actions(self.mode, self.seats, self.options)
        """How the answers are numbered."""
        self.width = len(self.deal(0).match.observation(0))
        """How long a row is."""
        self.least_return, self.greatest_return = self.rules.learning.range_of_returns
        """Between these two lies what a game is worth to anybody."""

    @property
    def game(self) -> str:
        """Its name."""
        return self.rules.name

    def __deepcopy__(self, memo: dict[int, object]) -> Table:
        return self  # nothing of it changes

    def deal(self, seed: int | None) -> Episode:
        """A new game; without a seed nobody can foretell it."""
        match = new(self.rules.name, mode=self.mode, seats=self.seats, options=self.options, seed=seed)
        return Episode(self, match)


class Episode:
    """One game.

    Examples:
        >>> from sortilege import games
        >>> from sortilege.env import Table
        >>> episode = Table(games()[0], seats=2).deal(seed=7)
        >>> while not episode.done:
        ...     seat = episode.asked[0]
        ...     episode.play(seat, episode.open_to(seat)[0])
        >>> episode.over, len(episode.returns())
        (True, 2)
    """

    def __init__(self, table: Table, match: Match, decisions: int = 0) -> None:
        self.table = table
        """What it has in common with the other games of that table."""
        self.match = match
        """The game itself."""
        self.decisions = decisions
        """How many answers were given so far."""

    @property
    def asked(self) -> list[int]:
        """The seats that are to answer, in the order they were asked."""
        return [ask.seat for ask in self.match.asks]

    @property
    def over(self) -> bool:
        """Whether it came to its own end."""
        return self.match.over

    @property
    def cut_short(self) -> bool:
        """It has lasted as long as anybody waits, and is not over."""
        return self.decisions >= self.table.longest and not self.match.over

    @property
    def done(self) -> bool:
        """Whether nothing more is asked: it is over or cut short."""
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

    def __deepcopy__(self, memo: dict[int, object]) -> Episode:
        raise NotImplementedError("a copy would know the dice to come: episode.clone(seed) has others")

    def clone(self, seed: int) -> Episode:
        """An equal game whose dice are drawn anew: a search sees nothing of what will come."""
        return Episode(self.table, self.match.with_new_dice(seed), self.decisions)

    def imagine(self, seat: int, seed: int) -> Episode:
        """A game that the seat cannot tell from this one, all that it does not know being drawn anew."""
        world = self.match.imagine(seat, seed)
        world.tell_from_here()  # whoever plays it on goes by its texts
        return Episode(self.table, world, self.decisions)
