"""Bots play themselves, now and then at random, and what stood on the table is noted with who won: what a judgement is
learned from."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import msgspec

from sortilege import Match, ruleset
from sortilege.bots.levels import choose
from sortilege.kernel.ruleset import Value
from sortilege.kernel.sense import Sense
from sortilege.kernel.state import Game
from sortilege.lab.crew import Crew, Work
from sortilege.lab.players import LONGEST_GAME, Bot, seed_of
from sortilege.lab.simulate import Setting

SLIPS = 15
"""In a hundred decisions, how many are made at random, so that games differ."""
EVERY = 7
"""Of so many decisions one is noted: those beside it say nearly the same."""


class GameNoted(msgspec.Struct, frozen=True):
    """One game, with what stood on the table at some of its moments."""

    number: int
    """Which of the games: its seed follows from it."""
    winners: list[int]
    """None if nobody won, or it was too long."""
    rows: list[list[list[float]]]
    """By moment, by seat: the features that the game's sense saw."""


def play_noting(work: tuple[Setting, range]) -> list[GameNoted]:
    setting, numbers = work
    return [play_one(setting, number) for number in numbers]


def play_one(setting: Setting, number: int) -> GameNoted:
    rules = ruleset(setting.game)
    sense = rules.sense
    seed = seed_of(setting.seed, number)
    match = Match(rules, rules.start(setting.mode, setting.seats, setting.options, seed), dict(setting.options))
    match.tell_from_here()
    state = match.state_for_search()
    bots = [Bot.read(name, game=setting.game) for name in setting.bots]
    sitting = [bots[seed_of(seed, -1 - seat) % len(bots)] for seat in range(setting.seats)]
    rows: list[list[list[float]]] = []
    for decision in range(LONGEST_GAME):
        if match.over:
            break
        dice = seed_of(seed, decision) & 0xFFFFFFFF
        if decision % EVERY == dice % EVERY and not match.is_sealed:
            rows.append(noted(sense, state))
        ask = match.asks[0]
        slips = dice // EVERY % 100 < SLIPS
        bot = sitting[ask.seat % len(sitting)]
        step = choose("random", match, ask.seat, dice) if slips else bot.answer(match, ask.seat, dice)
        match.answer(ask.seat, step)
    winners = match.outcome.winners if match.outcome is not None else ()
    return GameNoted(number, list(winners), rows)


def noted(sense: Sense[Game], state: Game) -> list[list[float]]:
    return [sense.features(state, seat) for seat in range(state.seats)]


def self_play(
    name: str,
    games: int,
    mode: str | None = None,
    seats: int | None = None,
    seed: int = 0,
    options: Mapping[str, Value] | None = None,
    bots: Sequence[str] = ("adept",),
    crew: Crew | None = None,
    progress: Callable[[int], None] | None = None,
) -> list[GameNoted]:
    """So many games, in the order of their numbers; who sits where is drawn for each from among the bots, levels or
    manners of the game. `progress` is told how many more have finished."""
    if not ruleset(name).sense.feature_names():
        raise ValueError(f"game: {name} names no features of its own, so there is nothing to learn")
    for bot in bots:
        Bot.read(bot, game=name)
    setting = msgspec.structs.replace(Setting.check(name, mode, seats, options, seed), bots=tuple(bots))
    work = Work(setting, play_noting, GameNoted)
    found: list[GameNoted] = []
    for part in (crew or Crew()).parts(work, games):
        found += part
        if progress is not None:
            progress(len(part))
    return sorted(found, key=lambda one: one.number)
