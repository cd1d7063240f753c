"""Random games, for tests and long runs: any game, any mode, any options."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import NamedTuple

import sortilege
from sortilege.kernel.match import Match
from sortilege.kernel.ruleset import Ruleset, Value
from sortilege.kernel.step import Step

LIMIT = 20_000
"""More decisions than any game takes."""
RESTLESS = 0.02
"""How often, in a checked game, somebody uses a standing permission or lets the clock play."""


class Case(NamedTuple):
    """One game to be played: everything that makes it the game it is."""

    game: str
    mode: str
    seats: int
    seed: int
    options: Mapping[str, Value] = {}

    def __str__(self) -> str:
        return f"{self.game} {self.mode}, {self.seats} seats, seed {self.seed}, options {dict(self.options)}"

    def start(self) -> Match:
        return start(*self)

    def length(self) -> int:
        """How many decisions it takes, played as the checks play it."""
        return play_randomly(self.start(), self.rng("play"), LIMIT, None, RESTLESS)

    def rng(self, purpose: str = "") -> Random:
        """Randomness of its own, the same on every run."""
        return Random(f"{self.game} {self.mode} {self.seats} {self.seed} {purpose}")


def start(name: str, mode: str, seats: int, seed: int, options: Mapping[str, Value] | None = None) -> Match:
    return sortilege.new(name, mode=mode, seats=seats, seed=seed, options=options)


def random_options(ruleset: Ruleset, mode: str, seats: int, rng: Random) -> dict[str, Value]:
    """A random legal value for every option that this many players may set in this mode."""
    chosen: dict[str, Value] = {}
    for option in ruleset.options:
        if mode not in option.modes or (option.seats and not option.seats[0] <= seats <= option.seats[1]):
            continue
        if option.type == "int":
            least, greatest = map(int, option.choices)
            chosen[option.name] = rng.randint(least, greatest)
        else:
            fit = [
                choice
                for choice in option.choices
                if not option.names_seat or type(choice) is not int or choice < seats
            ]
            chosen[option.name] = rng.choice(fit)
    return chosen


def case(game: str, mode: str, seats: int, seed: int) -> Case:
    """The case of that number: the first has the usual options, the others random ones."""
    plain = Case(game, mode, seats, seed)
    if seed == 0:
        return plain
    return plain._replace(options=random_options(sortilege.ruleset(game), mode, seats, plain.rng("options")))


def tables(games: list[str] | None = None, modes: list[str] | None = None) -> list[tuple[str, str, int]]:
    """Every game, mode and number of seats that exists, or those of some games and modes."""
    found: list[tuple[str, str, int]] = []
    for game in games or sortilege.games():
        ruleset = sortilege.ruleset(game)
        for mode in modes or ruleset.modes:
            least, most = ruleset.seats[mode]
            found += [(game, mode, seats) for seats in range(least, most + 1)]
    return found


def play_randomly(
    match: Match,
    rng: Random,
    limit: int = LIMIT,
    on_decision: Callable[[Match, int], None] | None = None,
    restless: float = 0.0,
) -> int:
    """Answers at random until the game is over, or so many decisions were made; returns how many.

    `on_decision` is called before each with the match and its number. `restless` says how often,
    instead, somebody uses a standing permission or lets the clock play.
    """
    decisions = 0
    while not match.over and decisions < limit:
        if on_decision is not None:
            on_decision(match, decisions)
        if not (restless and rng.random() < restless and play_restlessly(match, rng)):
            ask = rng.choice(match.asks)
            match.answer(ask.seat, rng.choice(ask.options))
        decisions += 1
    return decisions


def play_restlessly(match: Match, rng: Random) -> bool:
    """Uses a permission or plays a clock's default, if there is one."""
    open_steps = [(seat, step) for seat in range(match.game.seats) for step in match.permissions(seat)]
    if open_steps and rng.random() < 0.5:
        seat, step = rng.choice(open_steps)
        match.act(seat, step)
        return True
    ask = rng.choice(match.asks)
    default = ask.default
    if default is None:
        return False
    match.answer(ask.seat, default if isinstance(default, Step) else rng.choice(ask.options), late=True)
    return True
