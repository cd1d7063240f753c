"""A first look: what looks good to a game's own sense, before any search."""

from __future__ import annotations

from math import exp
from typing import Any, Final

from sortilege.kernel.sense import Sense
from sortilege.kernel.sets import has
from sortilege.kernel.state import Game

FOLLOWED: Final = 5
"""How many of the best options are followed to where they lead."""
LONGEST_FOLLOWED: Final = 8
FAINTEST: Final = -30.0
"""So many points behind the best are as good as any more."""
RIVAL_WORLDS: Final = 4
"""Among how many worlds a likely one is looked for."""


def first_scores(game: Game, seat: int, sense: Sense[Any], options: list[int], seed: int, worlds: int) -> list[float]:
    """How good each option looks over a few possible worlds; the best are also followed to where they lead."""
    sense = sense.recall(game, seat)
    imagined = [likely_world(game, seat, sense, seed + number) for number in range(worlds)]
    totals = average_scores(imagined, seat, sense, options)
    if not sense.foresight or game.together:
        return totals
    least = sorted(totals, reverse=True)[min(len(totals), FOLLOWED) - 1]
    followed = [index for index in range(len(options)) if totals[index] >= least]
    for index in range(len(options)):
        totals[index] -= sense.stakes
    for world in imagined:
        for index in followed:
            after = world.clone()
            after.choose(seat, options[index])
            totals[index] += sense.stakes * (1.0 + outlook(after, seat, sense)) / worlds
    return totals


def likely_world(game: Game, seat: int, sense: Sense[Any], seed: int) -> Game:
    """A possible world; one that the game's sense finds unlikely gives way to others, drawn by how likely they are."""
    worlds: list[Game] = []
    weights: list[float] = []
    for number in range(RIVAL_WORLDS):
        world = game.imagine(seat, seed + (number << 32))
        likelihood = sense.likelihood(world, seat)
        if likelihood >= 1.0 or int(world.below(1 << 30)) < likelihood * (1 << 30):
            return world
        worlds.append(world)
        weights.append(likelihood)
    return worlds[draw(worlds[0], weights)]


def average_scores(worlds: list[Game], seat: int, sense: Sense[Any], options: list[int]) -> list[float]:
    """What the game's sense thinks of each option, over some worlds."""
    totals = [0.0] * len(options)
    for world in worlds:
        scores = sense.scores(world, seat, options)
        for index in range(len(options)):
            totals[index] += scores[index] / len(worlds)
    return totals


def outlook(world: Game, seat: int, sense: Sense[Any]) -> float:
    """A seat's chance of winning once its own next questions, and windows on the way, are answered sensibly."""
    for _ in range(LONGEST_FOLLOWED):
        if not world.open or not (world.together or seat in world.open):
            break
        asked = world.open[0] if world.together else seat
        options = world.options(asked)
        world.choose(asked, options[best_of(world, sense.scores(world, asked, options))])
    return rewards_of(world)[seat] if world.over else sense.prospects(world)[seat]


def best_of(dice: Game, scores: list[float]) -> int:
    """The place of the highest score, chance deciding between equals."""
    top = max(scores) - 1.0e-9
    places = [place for place, score in enumerate(scores) if score >= top]
    return places[dice.below(len(places))] if len(places) > 1 else places[0]


def preferences(scores: list[float], keenness: float = 1.0) -> list[float]:
    """Shares that add up to 1, one point of score e times as large, or that to the power of the keenness."""
    top = keenness * scores[0]
    for score in scores:
        top = max(top, keenness * score)
    shares: list[float] = []
    total = 0.0
    for score in scores:
        share = exp(max(keenness * score - top, FAINTEST))
        shares.append(share)
        total += share
    for place in range(len(shares)):
        shares[place] /= total
    return shares


def draw(dice: Game, weights: list[float]) -> int:
    """A place in the list, as likely as its weight."""
    total = 0.0
    for weight in weights:
        total += weight
    mark = int(dice.below(1 << 30)) / (1 << 30) * total
    for place, weight in enumerate(weights):
        mark -= weight
        if mark < 0:
            return place
    return len(weights) - 1


def rewards_of(world: Game) -> list[float]:
    """By seat, at the end: 1 for a win, shared ones included; a half each for a draw, where the game knows one."""
    if world.winners:
        return [1.0 if has(world.winners, seat) else 0.0 for seat in range(world.seats)]
    drawn = max(world.points) == 1
    return [points / 2 if drawn else 0.0 for points in world.points]
