"""Every game as a PettingZoo environment: `env` where players act one after the other, `parallel_env` where all act at
once and whoever is not asked has one action, to wait.

    >>> from sortilege import games
    >>> from sortilege.env.pettingzoo import env
    >>> table = env(games()[0], seats=2)
    >>> table.reset(seed=7)
    >>> observation, reward, terminated, truncated, info = table.last()
    >>> bool(observation["action_mask"].any())
    True
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Protocol, TypeAlias, TypedDict

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from sortilege.env.drawing import drawn
from sortilege.env.episode import Episode, Mask, Row, Table
from sortilege.env.wrapping import wrapped
from sortilege.kernel.ruleset import Value


class Observation(TypedDict):
    """What a player is given: what it may know, and 1 for each action that it may take."""

    observation: Row
    """What it may know: numbers from 0 to 255."""
    action_mask: Mask
    """By action: 1 where it may be taken, 0 elsewhere."""


Info: TypeAlias = dict[str, Mask]
"""There is nothing to add."""
NAME = "player_"
RENDER_MODES = ("ansi", "human")


class Environment(Protocol):
    """What one calls of both kinds of environment. PettingZoo says nothing of its types, so it is said here."""

    possible_agents: list[str]
    """Everybody who plays, seat after seat."""
    agents: list[str]
    """Those who still play; nobody once all was said."""
    metadata: dict[str, str | bool | list[str]]
    """The name and the ways to draw it, as PettingZoo wants them."""

    @property
    def num_agents(self) -> int:
        """How many still play."""

    @property
    def max_num_agents(self) -> int:
        """How many play."""

    @property
    def unwrapped(self) -> Dealt:
        """The environment itself, with the game that is played in it."""

    def observation_space(self, agent: str) -> spaces.Dict[Row | Mask]:
        """The form of what a player is given."""

    def action_space(self, agent: str) -> spaces.Discrete:
        """How many actions there are."""

    def render(self) -> str | None:
        """The table as a spectator sees it: printed, or with `ansi` returned."""

    def close(self) -> None:
        """There is nothing to give back."""


class Dealt(Environment, Protocol):
    """What stands behind the checks of PettingZoo's wrappers."""

    @property
    def table(self) -> Table:
        """What stays the same from game to game."""

    @property
    def episode(self) -> Episode:
        """The game that is being played; RuntimeError before the first."""


class Players(Environment, Protocol):
    """What one calls of an environment in which players act one after the other."""

    agent_selection: str
    """Who is asked now."""
    rewards: dict[str, float]
    """What the last step brought each of them: nothing before the end."""
    terminations: dict[str, bool]
    """For whom the game came to its end."""
    truncations: dict[str, bool]
    """For whom it was cut short."""
    infos: dict[str, Info]
    """There is nothing to add."""

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """Deals a new game; the same seed deals the same. The options are those of the table, not these."""

    def step(self, action: int | None) -> None:
        """Whoever is asked answers with the number of an action; with None once the game is done."""

    def observe(self, agent: str) -> Observation:
        """What a player may know and do now."""

    def last(self, observe: bool = True) -> tuple[Observation, float, bool, bool, Info]:
        """What the player who is asked sees, what it has won since it was asked last, and whether it is done."""

    def agent_iter(self, max_iter: int = ...) -> Iterable[str]:
        """The players as they are asked, until nobody is."""


class ParallelPlayers(Dealt, Protocol):
    """What one calls of an environment in which all act at once; no wrapper stands around it."""

    @property
    def wait(self) -> int:
        """The number of the action that does nothing."""

    def reset(
        self, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[dict[str, Observation], dict[str, Info]]:
        """Deals a new game; the same seed deals the same. Gives what each player sees."""

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Info]]:
        """Everybody acts: the answers of those who were asked count. Gives what each player sees, what it won, whether
        the game is over for it or cut short."""


def env(
    game: str,
    *,
    mode: str | None = None,
    seats: int | None = None,
    options: Mapping[str, Value] | None = None,
    longest: int | None = None,
    render_mode: str | None = None,
) -> Players:
    """The environment as PettingZoo wraps its own: what is out of order or of range is refused, and whoever answers
    what the mask forbids loses at once.

    Examples:
        >>> from sortilege import games
        >>> from sortilege.env.pettingzoo import env
        >>> table = env(games()[0], seats=2)
        >>> table.reset(seed=7)
        >>> for agent in table.agent_iter():
        ...     observation, reward, terminated, truncated, info = table.last()
        ...     over = terminated or truncated
        ...     table.step(None if over else int(observation["action_mask"].argmax()))
        >>> table.agents
        []
    """
    raw = SortilegeEnv(Table(game, mode=mode, seats=seats, options=options, longest=longest), render_mode)
    players: Players = wrapped(raw, illegal_reward=raw.table.least_return)
    return players


def parallel_env(
    game: str,
    *,
    mode: str | None = None,
    seats: int | None = None,
    options: Mapping[str, Value] | None = None,
    longest: int | None = None,
    render_mode: str | None = None,
) -> ParallelPlayers:
    """The environment in which all act at once; whoever is not asked can only wait.

    Examples:
        >>> from sortilege import games
        >>> from sortilege.env.pettingzoo import parallel_env
        >>> table = parallel_env(games()[0], seats=2)
        >>> told, infos = table.reset(seed=7)
        >>> sum(int(one["action_mask"].sum()) == 1 for one in told.values())  # one of them can only wait
        1
        >>> chosen = {agent: int(one["action_mask"].argmax()) for agent, one in told.items()}
        >>> told, rewards, over, cut_short, infos = table.step(chosen)
        >>> rewards
        {'player_0': 0.0, 'player_1': 0.0}
    """
    table = Table(game, mode=mode, seats=seats, options=options, longest=longest)
    players: ParallelPlayers = ParallelSortilegeEnv(table, render_mode)
    return players


class _Seated:
    """What both kinds of environment know of their table."""

    waits = False
    agents: list[str]
    """Those who play; there are none before the first game."""

    def __init__(self, table: Table, render_mode: str | None) -> None:
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"render_mode: {', '.join(RENDER_MODES)} or none, not {render_mode!r}")
        self.table = table
        self.render_mode = render_mode
        self.metadata: dict[str, str | bool | list[str]] = {
            "name": f"sortilege_{table.game}_{table.mode}",
            "render_modes": [*RENDER_MODES],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"{NAME}{seat}" for seat in range(table.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        many = len(table.actions) + self.waits
        self._action_spaces = {agent: spaces.Discrete(many) for agent in self.possible_agents}
        self._observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, (table.width,), np.uint8),
                    "action_mask": spaces.Box(0, 1, (many,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._episode: Episode | None = None
        self._seeds = np.random.default_rng()

    @property
    def episode(self) -> Episode:
        if self._episode is None:
            raise RuntimeError("reset() deals the first game")
        return self._episode

    def observation_space(self, agent: str) -> spaces.Dict[Row | Mask]:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_spaces[agent]

    def deal(self, seed: int | None) -> None:
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self._episode = self.table.deal(int(self._seeds.integers(2**62)))
        self.agents = self.possible_agents[:]

    def render(self) -> str | None:
        """The table as a spectator sees it."""
        if self.render_mode is None:
            return None
        picture = drawn(self.episode.match)
        if self.render_mode == "human":
            print(picture)
            return None
        return picture

    def close(self) -> None:
        """There is nothing to give back."""


class SortilegeEnv(_Seated, AECEnv[str, Observation, int | None]):  # type: ignore[misc]
    """One after the other; answers that are given at once are asked for in turn, and nobody sees them before all are
    in."""

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """Deals a new game; the same seed deals the same."""
        self.deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Info] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.episode.asked[0]]

    def observe(self, agent: str) -> Observation:
        """What a player may know and do now."""
        seat, episode = self.seat_of[agent], self.episode
        return {"observation": episode.row(seat), "action_mask": episode.mask(seat)}

    def step(self, action: int | None) -> None:
        """Whoever is asked answers with the number of an action; with None once the game is done."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"action: {agent} is asked and must answer")
        self._cumulative_rewards[agent] = 0.0
        episode = self.episode
        episode.play(self.seat_of[agent], int(action))
        if episode.done:
            self.rewards = dict(zip(self.possible_agents, episode.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, episode.over)
            self.truncations = dict.fromkeys(self.agents, episode.cut_short)
            self._accumulate_rewards()
        else:
            self.agent_selection = self.possible_agents[episode.asked[0]]


class ParallelSortilegeEnv(_Seated, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """All at once. The last action is to wait, and all that is open to whoever is not asked."""

    waits = True

    def __init__(self, table: Table, render_mode: str | None) -> None:
        super().__init__(table, render_mode)
        self.agents = []
        """Those who play; nobody before the first game and after each."""

    @property
    def wait(self) -> int:
        """The number of the action that does nothing."""
        return len(self.table.actions)

    def reset(
        self, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[dict[str, Observation], dict[str, Info]]:
        """Deals a new game; the same seed deals the same. Gives what each player sees."""
        self.deal(seed)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Info]]:
        """Everybody acts: the answers of those who were asked count. Gives what each player sees, what it won, whether
        the game is over for it or cut short."""
        episode = self.episode
        for seat in episode.asked:
            if not episode.done and seat in episode.asked:
                episode.play(seat, int(actions[self.possible_agents[seat]]))
        told = self._observations()
        rewards = dict(zip(self.possible_agents, episode.returns(), strict=True))
        over, cut_short = dict.fromkeys(self.agents, episode.over), dict.fromkeys(self.agents, episode.cut_short)
        infos: dict[str, Info] = {agent: {} for agent in self.agents}
        if episode.done:
            self.agents = []
        return told, rewards, over, cut_short, infos

    def _observations(self) -> dict[str, Observation]:
        return {agent: self._observation(self.seat_of[agent]) for agent in self.agents}

    def _observation(self, seat: int) -> Observation:
        mask: Mask = np.zeros(self.wait + 1, dtype=np.int8)
        row: Row = self.episode.row(seat)
        mask[self.episode.open_to(seat) or [self.wait]] = 1
        return {"observation": row, "action_mask": mask}
