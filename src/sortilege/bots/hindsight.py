"""Looking back at a game that is over: how everybody stood, from its beginning to its end.

It knows everything that was hidden, which nobody at the table did: what it says is where a game was won, not what
anybody should have seen. Chance is not known: what was still to be rolled is rolled anew.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from time import perf_counter
from typing import Any

import msgspec

from sortilege.bots.first_look import draw, rewards_of
from sortilege.bots.search import keen
from sortilege.kernel.match import Match
from sortilege.kernel.retelling import pages
from sortilege.kernel.sense import Sense
from sortilege.kernel.state import Game

MOST_POINTS = 64
SECONDS = 2.0
GLANCES = 3.0
"""As how many games played out the first glance at a position counts."""
MOST_TURNS = 3
MOST_CHOICES = 1 << 16
"""More than a game has: so every try has a seed of its own."""
LEAST_SWING = 0.12
"""What changes less than that was no turning point."""


class Standing(msgspec.Struct, frozen=True):
    """How everybody stood after so many choices."""

    ply: int
    chances: list[float]
    """By seat: its chance of winning."""


class Swing(msgspec.Struct, frozen=True):
    """Where somebody's chances changed most."""

    ply: int
    seat: int
    before: float
    after: float


class Curve(msgspec.Struct, frozen=True):
    standings: list[Standing]
    swings: list[Swing]
    tries: int
    """How often the game was played to its end from each of them, at the least: more is surer."""


def curve(match: Match, *, seconds: float = SECONDS, clock: Callable[[], float] = perf_counter) -> Curve:
    """How everybody stood at some moments of a game, at all of them if it was short; within that time each position
    is played out as often as can be."""
    begun = clock()
    sense: Sense[Any] = match.ruleset.sense
    wanted = moments(len(match.choices))
    games = {page.ply: page.game.clone() for page in pages(match) if page.ply in wanted}
    sums = {ply: [GLANCES * chance for chance in glance(sense, game)] for ply, game in games.items()}
    tries = dict.fromkeys(games, 0)
    while clock() - begun < seconds:
        ply = min(tries, key=lambda one: (tries[one], one))
        for seat, reward in enumerate(play_out(sense, games[ply], tries[ply] * MOST_CHOICES + ply)):
            sums[ply][seat] += reward
        tries[ply] += 1
    standings = [Standing(ply, [round(total / (GLANCES + tries[ply]), 4) for total in sums[ply]]) for ply in games]
    return Curve(standings, swings(standings), min(tries.values()))


def moments(plies: int) -> list[int]:
    """The first, the last, and as many between them as there is room for."""
    if plies < MOST_POINTS:
        return list(range(plies + 1))
    return [round(place * plies / (MOST_POINTS - 1)) for place in range(MOST_POINTS)]


def glance(sense: Sense[Any], game: Game) -> list[float]:
    """How a position looks without playing on."""
    return rewards_of(game) if game.over else sense.prospects(game)


def play_out(sense: Sense[Any], game: Game, seed: int) -> list[float]:
    """What comes of a position that is played on sensibly, for each seat."""
    world = game.clone()
    world.seed_quickly(seed)
    world.deaf = True
    patience = sense.patience
    while world.open and (patience > 0 or world.together):
        patience -= 1
        seat = world.open[0]
        options = world.options(seat)
        choice = 0 if len(options) == 1 else draw(world, keen(sense.scores(world, seat, options)))
        world.choose(seat, options[choice])
    return glance(sense, world)


def swings(standings: list[Standing]) -> list[Swing]:
    """The few places where somebody's chances changed most, in the order in which they came; of two who exchanged
    theirs, whoever gained."""
    found: list[tuple[float, Swing]] = []
    for before, after in pairwise(standings):
        changes = [now - was for was, now in zip(before.chances, after.chances, strict=True)]
        seat = max(range(len(changes)), key=lambda one: (round(abs(changes[one]), 6), changes[one]))
        if abs(changes[seat]) >= LEAST_SWING:
            swing = Swing(after.ply, seat, before.chances[seat], after.chances[seat])
            found.append((abs(changes[seat]), swing))
    found.sort(key=lambda one: -one[0])
    return sorted([swing for _, swing in found[:MOST_TURNS]], key=lambda swing: swing.ply)
