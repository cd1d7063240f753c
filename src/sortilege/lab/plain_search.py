"""Plain searches, as anybody would write them who knows nothing of the game: what a master has to beat.

They see worlds imagined for their seat, like every bot, and play them out at random: so many times, or for so many
seconds of processor time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from math import log, sqrt
from time import thread_time

from sortilege import Match
from sortilege.bots.first_look import rewards_of
from sortilege.kernel.state import Game, play_out

LONGEST_PLAYOUT = 2_000
CURIOSITY = 0.7


def outcome_of(world: Game) -> list[float]:
    """What comes of a world played out at random; nobody has won one that does not end."""
    play_out(world, LONGEST_PLAYOUT)
    return rewards_of(world) if world.over else [0.5] * world.seats


def playouts(options: list[int], tries: int | None, seconds: float) -> Iterator[int]:
    """Their numbers, as long as there is a choice and a budget."""
    if len(options) > 1:
        end = thread_time() + seconds
        for number in count() if tries is None else range(tries):
            if tries is None and thread_time() >= end:
                return
            yield number


def flat_monte_carlo(match: Match, seat: int, seed: int, tries: int | None, seconds: float = 0.0) -> int:
    """Every option as often, in the same worlds; the best on average."""
    game = match.state_for_search()
    options = game.options(seat)
    earned = [0.0] * len(options)
    for number in playouts(options, tries, seconds):
        world = game.imagine(seat, seed + number // len(options))
        place = number % len(options)
        world.choose(seat, options[place])
        earned[place] += outcome_of(world)[seat]
    best = max(range(len(options)), key=lambda place: earned[place])
    return match.ruleset.steps[options[best]]


class Node:
    """What was seen after a choice, from the eyes of whoever made it."""

    def __init__(self) -> None:
        self.visits = 0
        self.offered = 0
        """How often it could have been chosen."""
        self.earned = 0.0
        self.children: dict[int, Node] = {}

    def value(self) -> float:
        return self.earned / self.visits + CURIOSITY * sqrt(log(self.offered) / self.visits)


def information_set_search(match: Match, seat: int, seed: int, tries: int | None, seconds: float = 0.0) -> int:
    """One tree over many worlds (single-observer ISMCTS with UCB): descend, add one node, play out."""
    game = match.state_for_search()
    options = game.options(seat)
    root = Node()
    for number in playouts(options, tries, seconds):
        descend(root, game.imagine(seat, seed + number), seat)
    best = max(options, key=lambda option: root.children[option].visits if option in root.children else 0)
    return match.ruleset.steps[best]


def descend(root: Node, world: Game, first: int) -> None:
    node, path, growing = root, [(root, first)], True
    while growing and world.open:
        seat = first if first in world.open else world.open[0]
        options = world.options(seat)
        fresh = [option for option in options if option not in node.children]
        if fresh:
            chosen = fresh[world.below(len(fresh))]
            node.children[chosen] = Node()
            growing = False
        known = [option for option in options if option in node.children]
        for option in known:
            node.children[option].offered += 1
        if not fresh:
            chosen = max(known, key=lambda option: node.children[option].value())
        node = node.children[chosen]
        path.append((node, seat))
        world.choose(seat, chosen)
    rewards = outcome_of(world)
    for one, seat in path:
        one.visits += 1
        one.earned += rewards[seat]


PLAIN_SEARCHES: dict[str, Callable[[Match, int, int, int | None, float], int]] = {
    "ismcts": information_set_search,
    "flat": flat_monte_carlo,
}
