"""Search for all games: a tree over what a seat can see, grown in worlds imagined for it.

Each iteration takes one option of the question in one possible world, walks down the tree with the
options that world offers, adds a node, plays on by the game's own sense and scores the end for
every seat. Which option that is, and which is the answer, a contest between them decides. Where
several seats answer at once, each keeps its own table of answers, so that nobody knows another's;
where that is a guessing game the answers are mixed by regret.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from sortilege.bots.contest import Contest
from sortilege.bots.glance import draw, likely_world, preferences, rewards_of, weigh
from sortilege.kernel.sense import Sense
from sortilege.kernel.state import Game
from sortilege.kernel.vocabulary import NO_STEP

FIRST_WORLDS: Final = 8
"""Over how many worlds the options of the question itself are weighed before they are tried."""
KEEN: Final = 2.0
"""How much surer of what the game's sense tells a search is than a player who draws by it."""
CARELESS: Final = 5
"""In a hundred decisions of a playout, how many are made at random."""
UNSURE: Final = 0.2
"""How often a mixed answer is drawn evenly, to hear of all of them."""

HABIT: Final = 4.0
"""How much regret the answers that the game's sense likes begin with."""
DOUBT: Final = 4.0
"""How many tries of usual worth a mixed answer is granted."""
FAINT: Final = 0.25
"""Answers mixed in less than this part of the most frequent one are noise."""


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
        self.shares: dict[int, float] = {}
        """Of the last draw: how likely each answer was, before the even part."""
        self.drawn = 0
        self.chance = 1.0


class Search:
    def __init__(self, game: Game, seat: int, sense: Sense[Any], seed: int, between: list[int] | None = None) -> None:
        """A search for the best of all options, or of those given."""
        self.game = game
        self.seat = seat
        self.sense = sense.recall(game, seat)
        self.seed = seed
        self.root = Node(1.0)
        self.iterations = 0
        self.worlds: list[Game] = []
        self.contest: Contest | None = None
        """None where answers are mixed."""
        if not (game.together and sense.bluffs(game.asked[seat])):
            self.contest = self.prepare(sense, between or game.options(seat))

    def prepare(self, sense: Sense[Any], options: list[int]) -> Contest:
        """Options are as good as an adept thinks; equal ones come in any order."""
        scores = weigh(self.game, self.seat, sense, options, self.seed, FIRST_WORLDS)
        best = max(scores)
        dice = self.game.imagine(self.seat, self.seed)
        priors = [(score - best) / sense.stakes - dice.below(1000) * 1.0e-9 for score in scores]
        table = self.root
        if self.game.together:
            table = self.root.answers[self.seat] = Node(1.0)
        for option in options:
            table.children[option] = Node(1.0)
        return Contest(options, priors)

    def world(self, number: int) -> Game:
        """The possible world of that number, the same for every option."""
        if number == len(self.worlds):
            self.worlds.append(likely_world(self.game, self.seat, self.sense, self.seed + number))
        return self.worlds[number].clone()

    def iterate(self, progress: float) -> None:
        """One option of the question, one world, one walk, one playout; `progress` is the part of the budget used."""
        tried = first = NO_STEP
        if self.contest is None:
            world = likely_world(self.game, self.seat, self.sense, self.seed + self.iterations)
        else:
            tried = first = self.contest.next(progress)
            world = self.world(self.contest.tries[tried])
        self.iterations += 1
        path: list[Node] = [self.root]
        seats: list[int] = [self.seat]
        mixed: list[Node] = []
        mixers: list[int] = []
        node = self.root
        own_answer = 0
        growing = True
        while growing and world.open:
            seat = self.seat if self.seat in world.open else world.open[0]
            options = world.options(seat)
            window = world.together
            closes = window and len(world.open) == 1
            step = options[0]
            if len(options) > 1 or first != NO_STEP:
                table = node
                if window:
                    if seat not in node.answers:
                        node.answers[seat] = Node(1.0)
                    table = node.answers[seat]
                if first != NO_STEP:
                    step = first
                    first = NO_STEP
                elif window and self.sense.bluffs(world.asked[seat]):
                    step = self.mix(world, table, seat, options)
                    mixed.append(table)
                    mixers.append(seat)
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
                node = self.after_window(node, self.sense.aftermath(world, own_answer))
                path.append(node)
                seats.append(self.seat)
                growing = node.visits > 0
                own_answer = 0
        rewards = self.play_out(world)
        for index, table in enumerate(mixed):
            learn(table, rewards[mixers[index]])
        for index, one in enumerate(path):
            one.visits += 1
            one.worth += rewards[seats[index]]
        if self.contest is not None:
            self.contest.tell(tried, rewards[self.seat])

    def after_window(self, node: Node, aftermath: int) -> Node:
        """What others answered is not seen: the tree goes on from one's own answer, or from what came of them all."""
        if aftermath not in node.children:
            node.children[aftermath] = Node(1.0)
        return node.children[aftermath]

    # Choosing

    def select(self, world: Game, node: Node, seat: int, options: list[int]) -> int:
        """The child with the best mix of what it earned and what has not been tried."""
        children = node.children
        for option in options:
            if option not in children:
                self.grow(world, node, seat, options)
                break
        tried = 1
        earned = 0.0
        for option in options:
            child = children[option]
            tried += child.visits
            earned += child.worth
        curiosity = self.sense.curiosity * sqrt(tried)
        hope = earned / (tried - 1) if tried > 1 else 0.5
        best = options[0]
        most = -1.0e9
        for option in options:
            child = children[option]
            value = child.worth / child.visits if child.visits else hope
            value += curiosity * child.prior / (1 + child.visits)
            if value > most:
                most = value
                best = option
        return best

    def grow(self, world: Game, node: Node, seat: int, options: list[int]) -> None:
        """New children, with the share of attention that the game's sense gives them in this world; equal ones come in
        any order."""
        shares = keen(self.sense.scores(world, seat, options))
        for index, option in enumerate(options):
            if option not in node.children:
                node.children[option] = Node(shares[index] * (1.0 + world.below(1000) * 1.0e-6))

    def mix(self, world: Game, node: Node, seat: int, options: list[int]) -> int:
        """Draws an answer by what one regrets not having answered; what the game's sense likes comes first."""
        if not node.regrets:
            shares = preferences(self.sense.scores(world, seat, options))
            for index, option in enumerate(options):
                node.children[option] = Node(1.0)
                node.regrets[option] = HABIT * shares[index]
                node.mixture[option] = 0.0
        total = 0.0
        for option in options:
            total += node.regrets[option]
        weights: list[float] = []
        for option in options:
            share = node.regrets[option] / total if total > 0.0 else 1.0 / len(options)
            node.mixture[option] += share
            node.shares[option] = share
            weights.append((1.0 - UNSURE) * share + UNSURE / len(options))
        drawn = draw(world, weights)
        node.drawn = options[drawn]
        node.chance = weights[drawn]
        return options[drawn]

    # Playing on

    def play_out(self, world: Game) -> list[float]:
        """Plays by the game's sense; a long game is judged where it stands, once all have answered."""
        left = self.sense.patience
        while world.open and (left > 0 or world.together):
            left -= 1
            seat = world.open[0]
            options = world.options(seat)
            if len(options) == 1:
                world.choose(seat, options[0])
            elif world.below(100) < CARELESS:
                world.choose(seat, options[world.below(len(options))])
            else:
                world.choose(seat, options[draw(world, keen(self.sense.scores(world, seat, options)))])
        return rewards_of(world) if world.over else self.sense.prospects(world)

    # Answers

    def table(self) -> Node:
        """What has been found out about the seat's own question."""
        return self.root.answers.get(self.seat, self.root)

    def settled(self) -> bool:
        """Whether more iterations would hardly change the answer. A guess is never settled: what is mixed changes to
        the last."""
        return self.contest is not None and self.contest.decided()

    def estimate(self, option: int) -> float:
        """The chance of winning after an option of the question, as far as was found out."""
        if self.contest is not None:
            return min(max(self.contest.promise(option), 0.0), 1.0)
        table = self.table()
        usual = self.root.worth / self.root.visits if self.root.visits else 0.5
        child = table.children.get(option)
        return usual if child is None else (child.worth + DOUBT * usual) / (child.visits + DOUBT)

    def best(self) -> int:
        """The option that promises most; in a guessing game one drawn from the mixture. None if nothing has been
        tried."""
        table = self.table()
        if table.mixture:
            most_mixed = max(table.mixture.values())
            options = [option for option, share in table.mixture.items() if share >= FAINT * most_mixed]
            dice = self.game.imagine(self.seat, self.seed ^ 0x5EED)
            return options[draw(dice, [table.mixture[option] for option in options])]
        return self.contest.favourite() if self.contest is not None and self.iterations else NO_STEP


def keen(scores: list[float]) -> list[float]:
    """The shares that go to options with such scores."""
    return preferences([KEEN * score for score in scores])


def learn(table: Node, earned: float) -> None:
    """How much better each answer would have done: the one drawn by what it earned, the others by what they earned
    before, so that luck which has nothing to do with the answer is not regretted."""
    tried = DOUBT
    worth = DOUBT / 2
    for child in table.children.values():
        tried += child.visits
        worth += child.worth
    estimates: dict[int, float] = {}
    expected = 0.0
    for option, child in table.children.items():
        estimate = (child.worth + DOUBT * worth / tried) / (child.visits + DOUBT)
        if option == table.drawn:
            estimate += (earned - estimate) / table.chance
        estimates[option] = estimate
        expected += table.shares[option] * estimate
    for option, estimate in estimates.items():
        table.regrets[option] = max(table.regrets[option] + estimate - expected, 0.0)
