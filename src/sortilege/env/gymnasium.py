"""One seat of a game as a Gymnasium environment, with Sortilège's own bots at the others.

What may be answered is in `info["action_mask"]`; whoever answers anything else loses at once.

    >>> from sortilege import games
    >>> from sortilege.env.gymnasium import env
    >>> table = env(games()[0], seats=2, opponents="novice")
    >>> row, info = table.reset(seed=7)
    >>> bool(info["action_mask"].any())
    True
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

import gymnasium
import numpy as np
from gymnasium import spaces

from sortilege.bots.levels import LEVELS, choose
from sortilege.env.drawing import drawn
from sortilege.env.episode import Episode, Mask, Row, Table
from sortilege.kernel.ruleset import Value

RENDER_MODES = ("ansi",)
Info: TypeAlias = dict[str, Mask]
"""`action_mask`: what may be answered; `illegal`, if it is there: the last answer was not allowed."""


def env(
    game: str,
    *,
    mode: str | None = None,
    seats: int | None = None,
    options: Mapping[str, Value] | None = None,
    longest: int | None = None,
    seat: int = 0,
    opponents: str = "adept",
    iterations: int = 100,
    render_mode: str | None = None,
) -> SeatEnv:
    """`opponents` is the level of the bots, `iterations` how much a master thinks.

    Examples:
        >>> from sortilege import games
        >>> from sortilege.env.gymnasium import env
        >>> table = env(games()[0], seats=2, opponents="random")
        >>> row, info = table.reset(seed=7)
        >>> over = cut_short = False
        >>> while not (over or cut_short):
        ...     row, reward, over, cut_short, info = table.step(info["action_mask"].argmax())
        >>> reward in (-1.0, 0.0, 1.0)
        True
    """
    table = Table(game, mode=mode, seats=seats, options=options, longest=longest)
    return SeatEnv(table, seat, opponents, iterations, render_mode)


class SeatEnv(gymnasium.Env[Row, np.int64]):
    """One seat of a table; bots answer for the others before anything is given back."""

    metadata: dict[str, list[str]] = {"render_modes": [*RENDER_MODES]}  # noqa: RUF012  # Gymnasium's own type
    """The ways to draw it."""

    def __init__(self, table: Table, seat: int, opponents: str, iterations: int, render_mode: str | None) -> None:
        if not 0 <= seat < table.seats:
            raise ValueError(f"seat: this table has seats 0 to {table.seats - 1}, not {seat}")
        if opponents not in LEVELS:
            raise ValueError(f"opponents: there are {', '.join(LEVELS)}, not {opponents!r}")
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"render_mode: ansi or none, not {render_mode!r}")
        self.table = table
        """What stays the same from game to game."""
        self.seat = seat
        """The seat that learns."""
        self.opponents = opponents
        """The level of the bots."""
        self.iterations = iterations
        """How much a master thinks."""
        self.render_mode = render_mode
        """`ansi` or none."""
        self.action_space = spaces.Discrete(len(table.actions))
        """How many actions there are."""
        self.observation_space = spaces.Box(0, 255, (table.width,), np.uint8)
        """The form of a row."""
        self._episode: Episode | None = None

    @property
    def episode(self) -> Episode:
        """The game that is being played; RuntimeError before the first."""
        if self._episode is None:
            raise RuntimeError("reset() deals the first game")
        return self._episode

    def reset(self, *, seed: int | None = None, options: dict[str, object] | None = None) -> tuple[Row, Info]:
        """Deals a new game, and lets the others play until this seat is asked; the same seed deals the same."""
        super().reset(seed=seed)
        self._episode = self.table.deal(self._seed())
        self._let_others_play()
        return self.episode.row(self.seat), self._info()

    def step(self, action: np.int64) -> tuple[Row, float, bool, bool, Info]:
        """Answers with the number of an action. Gives what the seat sees when it is asked next, what it won, whether
        the game is over or cut short, and the mask."""
        episode = self.episode
        if episode.done:
            raise RuntimeError("this game is over; reset() deals another")
        if int(action) not in episode.open_to(self.seat):
            return (
                episode.row(self.seat),
                self.table.least_return,
                True,
                False,
                {**self._info(), "illegal": np.ones(1, dtype=np.int8)},
            )
        episode.play(self.seat, int(action))
        self._let_others_play()
        reward = episode.returns()[self.seat]
        return episode.row(self.seat), reward, episode.over, episode.cut_short, self._info()

    def render(self) -> str | None:
        """The table as a spectator sees it."""
        return drawn(self.episode.match) if self.render_mode == "ansi" else None

    def _let_others_play(self) -> None:
        episode = self.episode
        while not episode.done and self.seat not in episode.asked:
            other = episode.asked[0]
            step = choose(self.opponents, episode.match, other, self._seed(), iterations=self.iterations)
            episode.play(other, self.table.actions.number(step))

    def _seed(self) -> int:
        return int(self.np_random.integers(1 << 62))

    def _info(self) -> Info:
        return {"action_mask": self.episode.mask(self.seat)}
