"""Many games in one process, as batches of numbers: made for training.

Examples:
    >>> from sortilege import games
    >>> from sortilege.env.vector import Runner
    >>> runner = Runner(games()[0], seats=2, games=4, seed=1)
    >>> batch = runner.look()
    >>> batch.rows.shape[0], batch.masks.shape[0], len(batch.seats)
    (4, 4, 4)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeAlias

import numpy as np

from sortilege.env.episode import Table
from sortilege.kernel.observation import hashed, observed
from sortilege.kernel.outcomes import Outcome
from sortilege.kernel.ruleset import Value
from sortilege.kernel.sets import members
from sortilege.kernel.state import Game

Numbers: TypeAlias = np.ndarray[tuple[int], np.dtype[np.int64]]


class Batch(NamedTuple):
    """What is to be answered, one line a game."""

    seats: Numbers
    """Who is asked."""
    rows: np.ndarray[tuple[int, int], np.dtype[np.uint8]]
    """What they may know."""
    masks: np.ndarray[tuple[int, int], np.dtype[np.bool_]]
    """What they may answer: a line of all actions;"""
    open: list[list[int]]
    """the same as the numbers of those that are allowed."""


class Ended(NamedTuple):
    """A game that came to its end, or was cut short, in the last step."""

    game: int
    """Which of them it was."""
    returns: tuple[float, ...]
    """By seat: what it was worth."""
    cut_short: bool
    """It had lasted as long as anybody waits."""
    decisions: int
    """How many answers it had."""


class Runner:
    """So many games side by side; where one ends, the next is dealt. They tell no story and keep no record: what a seat
    may know is read off the state itself.

    Examples:
        >>> import numpy as np
        >>> from sortilege import games
        >>> from sortilege.env.vector import Runner
        >>> runner = Runner(games()[0], seats=2, games=4, seed=1)
        >>> dice = np.random.default_rng(1)
        >>> ended = []
        >>> while not ended:
        ...     batch = runner.look()
        ...     ended = runner.step([int(dice.choice(open)) for open in batch.open])
        >>> len(ended[0].returns)
        2
    """

    def __init__(
        self,
        game: str,
        *,
        games: int,
        mode: str | None = None,
        seats: int | None = None,
        options: Mapping[str, Value] | None = None,
        longest: int | None = None,
        seed: int = 0,
    ) -> None:
        if games < 1:
            raise ValueError(f"games: one or more, not {games}")
        self.table = Table(game, mode=mode, seats=seats, options=options, longest=longest)
        """What the games have in common."""
        self._seeds = np.random.default_rng(seed)
        self.games: list[Game] = [self._deal() for _ in range(games)]
        """The games themselves, hidden cards and all."""
        self.decisions = [0] * games
        """By game: how many answers it has had."""
        self._open: list[list[int]] = []
        """By game: what was open when one last looked."""

    def look(self) -> Batch:
        """What each game asks now; of seats that answer at once, the first."""
        rules, actions = self.table.rules, self.table.actions
        observe = rules.learning.observe
        many = len(actions)
        masks = bytearray(len(self.games) * many)
        rows: list[bytes] = []
        seats: list[int] = []
        self._open = []
        for place, game in enumerate(self.games):
            seat = game.open[0]
            numbers = actions.numbers(game.options(seat))
            seats.append(seat)
            rows.append(hashed(rules.look(game, seat)) if observe is None else observed(game, seat, observe))
            actions.mark(numbers, masks, place * many)
            self._open.append(numbers)
        batch = np.frombuffer(b"".join(rows), dtype=np.uint8).reshape(len(rows), -1)
        allowed = np.frombuffer(masks, dtype=np.bool_).reshape(len(rows), many)
        return Batch(np.array(seats), batch, allowed, self._open)

    def step(self, actions: Numbers | Sequence[int]) -> list[Ended]:
        """Each game goes on with its action, which its mask must allow; returns those that ended."""
        if len(self._open) != len(self.games) or len(actions) != len(self.games):
            raise ValueError(f"actions: one for each of {len(self.games)} games, after a look at them")
        chosen: list[int] = np.asarray(actions, dtype=np.int64).tolist()
        for place, action in enumerate(chosen):
            if action not in self._open[place]:
                raise ValueError(f"game {place}: action {action} is none of {self._open[place]}")
        ended: list[Ended] = []
        for place, action in enumerate(chosen):
            game = self.games[place]
            seat = game.open[0]
            game.choose(seat, self.table.actions.step(action, seat))
            self.decisions[place] += 1
            if game.over or self.decisions[place] >= self.table.longest:
                ended.append(self._end(place))
        self._open = []
        return ended

    def _deal(self) -> Game:
        table = self.table
        return table.rules.start(table.mode, table.seats, table.options, int(self._seeds.integers(2**62)))

    def _end(self, place: int) -> Ended:
        game, table = self.games[place], self.table
        returns = (0.0,) * table.seats
        if game.over:
            outcome = Outcome(tuple(members(game.winners)), tuple(points / 2 for points in game.points), game.ending)
            returns = table.rules.learning.returns(outcome, table.seats)
        ended = Ended(place, returns, not game.over, self.decisions[place])
        self.games[place] = self._deal()
        self.decisions[place] = 0
        return ended
