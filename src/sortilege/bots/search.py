"""Search for all games: a tree over what a seat can see, grown in worlds imagined for it.

Each iteration draws a possible world, walks down the tree with the options that world offers,
adds a node, plays on by the game's own sense and scores the end for every seat. Where several
seats answer at once, each keeps its own table of answers, so that nobody knows another's; where
that is a guessing game the answers are mixed by regret.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Any, Final

from sortilege.kernel.sense import Sense
from sortilege.kernel.state import Game

EXPLORATION: Final = 1.2
PLAYOUT_DECISIONS: Final = 60
"""After so many decisions a playout asks the game's sense how it stands."""
CARELESS: Final = 0.15
"""How often a playout chooses at random."""
UNSURE: Final = 0.2
"""How often a mixed answer is drawn evenly, to hear of all of them."""


class Node:
    """What has been seen after one choice, from the eyes of whoever made it."""

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits = 0
        self.worth = 0.0
        self.children: dict[int, Node] = {}
        self.answers: dict[int, Node] = {}
        """By seat: its own table, where several answer at once."""
        self.regrets: dict[int, float] = {}
        self.mixture: dict[int, float] = {}
        self.drawn: dict[int, float] = {}


class Search:
    def __init__(self, game: Game, seat: int, sense: Sense[Any], seed: int) -> None:
        self.game = game
        self.seat = seat
        self.sense = sense
        self.seed = seed
        self.root = Node(1.0)
        self.iterations = 0

    def iterate(self) -> None:
        """One world, one walk, one playout."""
        world = self.game.imagine(self.seat, self.seed + self.iterations)
        self.iterations += 1
        path: list[Node] = [self.root]
        seats: list[int] = [self.seat]
        node = self.root
        own_answer = 0
        growing = True
        while growing and world.open:
            seat = self.seat if self.seat in world.open else world.open[0]
            options = world.options(seat)
            window = world.together
            closes = window and len(world.open) == 1
            step = options[0]
            if len(options) > 1:
                table = node
                if window:
                    if seat not in node.answers:
                        node.answers[seat] = Node(1.0)
                    table = node.answers[seat]
                if window and self.sense.bluffs(world.asked[seat]):
                    step = self.mix(world, table, options)
                else:
                    step = self.select(world, table, seat, options)
                chosen = table.children[step]
                path.append(chosen)
                seats.append(seat)
                if not window:
                    node = chosen
                    growing = chosen.visits > 0
            if window and seat == self.seat:
                own_answer = step
            world.choose(seat, step)
            if closes:
                node = self.after_window(node, own_answer)
                path.append(node)
                seats.append(self.seat)
                growing = node.visits > 0
                own_answer = 0
        rewards = self.play_out(world)
        for index, one in enumerate(path):
            one.visits += 1
            one.worth += rewards[seats[index]]
        self.learn(path, rewards, seats)

    def after_window(self, node: Node, own_answer: int) -> Node:
        """What others answered is not seen: the tree goes on from one's own answer alone."""
        if own_answer not in node.children:
            node.children[own_answer] = Node(1.0)
        return node.children[own_answer]

    # Choosing

    def select(self, world: Game, node: Node, seat: int, options: list[int]) -> int:
        """The child with the best mix of what it earned and what has not been tried."""
        children = node.children
        if any(option not in children for option in options):
            self.grow(world, node, seat, options)
        tried = 1
        for option in options:
            tried += children[option].visits
        root = sqrt(tried)
        hope = node.worth / node.visits if node.visits else 0.5
        best = options[0]
        most = -1.0e9
        for option in options:
            child = children[option]
            earned = child.worth / child.visits if child.visits else hope
            value = earned + EXPLORATION * child.prior * root / (1 + child.visits)
            if value > most:
                most = value
                best = option
        return best

    def grow(self, world: Game, node: Node, seat: int, options: list[int]) -> None:
        shares = preferences(self.sense.scores(world, seat, options))
        for index, option in enumerate(options):
            if option not in node.children:
                node.children[option] = Node(shares[index])

    def mix(self, world: Game, node: Node, options: list[int]) -> int:
        """Draws an answer by what one regrets not having answered."""
        total = 0.0
        for option in options:
            if option not in node.children:
                node.children[option] = Node(1.0)
                node.regrets[option] = 0.0
                node.mixture[option] = 0.0
            total += max(node.regrets[option], 0.0)
        weights: list[float] = []
        for option in options:
            share = max(node.regrets[option], 0.0) / total if total > 0.0 else 1.0 / len(options)
            node.mixture[option] += share
            weights.append((1.0 - UNSURE) * share + UNSURE / len(options))
        drawn = draw(world, weights)
        node.drawn = {options[drawn]: weights[drawn]}
        return options[drawn]

    def learn(self, path: list[Node], rewards: list[float], seats: list[int]) -> None:
        """Regrets of the mixed answers of this walk: the root's window is the only one that is kept."""
        for seat, table in self.root.answers.items():
            for option, chance in table.drawn.items():
                earned = rewards[seat]
                for other in table.regrets:
                    table.regrets[other] += (earned / chance if other == option else 0.0) - earned
            table.drawn = {}

    # Playing on

    def play_out(self, world: Game) -> list[float]:
        """Plays by the game's sense; a long game is judged where it stands."""
        for _ in range(PLAYOUT_DECISIONS):
            if not world.open:
                break
            seat = world.open[0]
            options = world.options(seat)
            if len(options) == 1:
                world.choose(seat, options[0])
            elif world.below(100) < CARELESS * 100:
                world.choose(seat, options[world.below(len(options))])
            else:
                shares = preferences(self.sense.scores(world, seat, options))
                world.choose(seat, options[draw(world, shares)])
        return rewards_of(world) if world.over else self.sense.prospects(world)

    # Answers

    def best(self) -> int:
        """The most visited option; in a guessing game one drawn from the mixture."""
        table = self.root.answers.get(self.seat, self.root)
        if table.mixture:
            options = list(table.mixture)
            dice = self.game.imagine(self.seat, self.seed ^ 0x5EED)
            return options[draw(dice, [table.mixture[option] for option in options])]
        best = 0
        most = -1
        for option, child in table.children.items():
            if child.visits > most:
                most = child.visits
                best = option
        return best

    def ranking(self) -> list[tuple[int, int, float]]:
        """Each option tried, with its visits and what it earned on average, best first."""
        table = self.root.answers.get(self.seat, self.root)
        found = [
            (option, child.visits, child.worth / child.visits)
            for option, child in table.children.items()
            if child.visits
        ]
        found.sort(key=visits_of, reverse=True)
        return found


def visits_of(row: tuple[int, int, float]) -> int:
    return row[1]


def rewards_of(world: Game) -> list[float]:
    """1 for a win, shared wins included; what a draw scores where nobody wins."""
    if world.winners:
        return [float(world.winners >> seat & 1) for seat in range(world.seats)]
    return [min(points / 2, 0.5) for points in world.points]


def preferences(scores: list[float]) -> list[float]:
    """Shares that add up to 1, one point of score e times as large."""
    top = max(scores)
    shares = [exp(max(score - top, -30.0)) for score in scores]
    total = 0.0
    for share in shares:
        total += share
    return [share / total for share in shares]


def draw(game: Game, weights: list[float]) -> int:
    """A place in the list, as likely as its weight."""
    total = 0.0
    for weight in weights:
        total += weight
    mark = game.below(1 << 30) / (1 << 30) * total
    for place, weight in enumerate(weights):
        mark -= weight
        if mark < 0:
            return place
    return len(weights) - 1
