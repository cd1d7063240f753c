"""Every game as a game of OpenSpiel: after `register()`, `pyspiel.load_game("sortilege_reversi")` and its like work.

Parameters: `mode`, `players`, `options` as JSON, and a `seed` for the deals (-1: nobody can foretell them). Chance is
sampled: a state knows its hidden cards, but its clones draw their dice anew, and `resample_from_infostate` draws all
that a player does not know. A game that declares its draws has chance nodes instead. Answers given at once are asked
for in turn, and nobody is told of them before all are in.
"""

from __future__ import annotations

from itertools import pairwise
from secrets import randbelow
from typing import Any

import msgspec
import numpy as np
import pyspiel

from sortilege import IllegalChoice, games
from sortilege.env.chance_nodes import DrawnEpisode, scripted
from sortilege.env.episode import Episode, Table
from sortilege.shelf import ruleset

PREFIX = "sortilege_"
UNFORETOLD = -1
TRIES = 50
"""So often dice are drawn again for an answer that did not come with the first,"""
WHOLE_TRIES = 1000
"""and so often for a whole history."""


def register() -> list[str]:
    """Makes every game that is installed loadable; returns their names there.

    Examples:
        >>> import pyspiel
        >>> from sortilege.env import open_spiel
        >>> names = open_spiel.register()
        >>> game = pyspiel.load_game(names[0], {"players": 2, "seed": 7})
        >>> state = game.new_initial_state()
        >>> state.current_player() in (0, 1), len(state.legal_actions()) > 1
        (True, True)
    """
    known = set(pyspiel.registered_names())
    names = [f"{PREFIX}{game}" for game in games()]
    for game, name in zip(games(), names, strict=True):
        if name not in known:
            pyspiel.register_game(_type_of(game), _maker(game))
    return names


def _type_of(game: str) -> Any:
    rules = ruleset(game)
    explicit = rules.learning.draws
    return pyspiel.GameType(
        short_name=f"{PREFIX}{game}",
        long_name=f"Sortilège: {game}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
        if explicit
        else pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(most for _, most in rules.seats.values()),
        min_num_players=min(least for least, _ in rules.seats.values()),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"mode": "", "players": 0, "options": "", "seed": UNFORETOLD},
    )


def _maker(game: str) -> Any:
    """A class of its own for each game, as OpenSpiel wants it."""

    class Loaded(SortilegeGame):
        name = game

    return Loaded


class SortilegeGame(pyspiel.Game):  # type: ignore[misc]
    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.table = Table(
            self.name,
            mode=given.get("mode") or None,
            seats=given.get("players") or None,
            options=msgspec.json.decode(given.get("options") or "{}"),
        )
        self.explicit = self.table.rules.learning.draws
        self.kind = scripted(self.table.rules.blank) if self.explicit else None
        seed = given.get("seed", UNFORETOLD)
        self.seeds = np.random.default_rng(None if seed == UNFORETOLD else seed)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.table.actions),
            max_chance_outcomes=self.explicit,
            num_players=self.table.seats,
            min_utility=self.table.least_return,
            max_utility=self.table.greatest_return,
            utility_sum=None,
            max_game_length=self.table.longest,
        )
        super().__init__(_type_of(self.name), info, given)

    def new_initial_state(self) -> SortilegeState:
        return SortilegeState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.table, iig_obs_type)


class Kept:
    """An episode that is dealt when somebody looks at it, and copied as a search may copy it: with other dice.

    The tree of a search takes a state for its history, so in a copy it may ask for what came only with the dice of
    another. Then the dice of this one are drawn again, from where it was copied, until the same history leads there.
    """

    def __init__(self, game: SortilegeGame) -> None:
        self.game = game
        self.found: Episode | None = None
        self.copied: Episode | None = None
        """What it was when it was copied, if it is a copy with dice of its own;"""
        self.since: list[int] = []
        """and what was answered since then."""

    @property
    def episode(self) -> Episode:
        if self.found is None:
            game = self.game
            self.found = (
                game.table.deal(int(game.seeds.integers(2**62)))
                if game.kind is None
                else DrawnEpisode(game.table, game.kind)
            )
        return self.found

    def __deepcopy__(self, memo: dict[int, Any]) -> Kept:
        copy = Kept(self.game)
        copy.found = self.episode.clone(randbelow(1 << 62))
        if self.game.kind is None:
            copy.copied = copy.found.clone(randbelow(1 << 62))
        return copy

    def play(self, action: int) -> None:
        """Whoever is asked first answers."""
        episode = self.episode
        try:
            episode.play(episode.asked[0], action)
        except IllegalChoice as refused:
            if self.copied is None:
                raise
            self.found = self._with_other_dice(self.copied, [*self.since, action], refused)
        self.since.append(action)

    def _with_other_dice(self, copied: Episode, answers: list[int], refused: IllegalChoice) -> Episode:
        for _ in range(WHOLE_TRIES):
            now: Episode | None = copied
            for action, following in pairwise(answers):
                now = now and leading_to(now, action, following)
            if now is not None and len(answers) > 1:
                now.play(now.asked[0], answers[-1])
                return now
        raise refused


def leading_to(episode: Episode, action: int, following: int) -> Episode | None:
    """What comes of an action with dice that leave another one open, if they are found."""
    for _ in range(TRIES):
        other = episode.clone(randbelow(1 << 62))
        other.play(other.asked[0], action)
        if not other.done and following in other.open_to(other.asked[0]):
            return other
    return None


class SortilegeState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: SortilegeGame) -> None:
        super().__init__(game)
        self.kept = Kept(game)

    @property
    def episode(self) -> Episode:
        return self.kept.episode

    def current_player(self) -> int:
        episode = self.episode
        if isinstance(episode, DrawnEpisode) and episode.outcomes:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if episode.done else episode.asked[0]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.episode.open_to(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        episode = self.episode
        many = episode.outcomes if isinstance(episode, DrawnEpisode) else 0
        return [(outcome, 1.0 / many) for outcome in range(many)]

    def _apply_action(self, action: int) -> None:
        episode = self.episode
        if isinstance(episode, DrawnEpisode) and episode.outcomes:
            episode.draw(action)
        else:
            self.kept.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        return self.episode.table.actions.name(action, player)

    def is_terminal(self) -> bool:
        episode = self.episode
        return episode.done and not (isinstance(episode, DrawnEpisode) and episode.outcomes)

    def returns(self) -> list[float]:
        return list(self.episode.returns())

    def resample_from_infostate(self, player: int, sampler: Any) -> SortilegeState:
        """Another state that the player cannot tell from this one."""
        world = self.clone()
        world.kept.copied = None
        world.kept.found = self.episode.imagine(player, int(sampler() * (1 << 53)))
        return world  # type: ignore[no-any-return]

    def __str__(self) -> str:
        """What was chosen so far: what came of it differs between clones, whose dice differ."""
        return " ".join(str(action) for action in self.history())


class Observer:
    """What a player sees: a row of numbers, or all that it was ever given as text."""

    def __init__(self, table: Table, kind: Any) -> None:
        self.remembers = kind is not None and kind.perfect_recall
        self.tensor = np.zeros(table.width, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SortilegeState, player: int) -> None:
        self.tensor[:] = state.episode.row(player)

    def string_from(self, state: SortilegeState, player: int) -> str:
        if self.remembers:
            return state.episode.information_state(player)
        return msgspec.json.encode(state.episode.match.view(player)).decode()
