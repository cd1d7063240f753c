"""Search for all games: a tree over what a seat can see, grown in worlds imagined for it.

Each iteration takes one option of the question in one possible world, walks down the tree with the
options that world offers, adds a node, plays on by the game's own sense and scores the end for
every seat. Which option that is, and which is the answer, a contest between them decides, or where
several guess at once what each will answer, their regret. Where several seats answer at once
further down, each keeps its own table of answers, so that nobody knows another's.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from sortilege.bots.contest import Contest
from sortilege.bots.first_look import draw, first_scores, likely_world, preferences, rewards_of
from sortilege.bots.guess import Guess
from sortilege.bots.trials import Trials
from sortilege.kernel.rules import NO_STEP
from sortilege.kernel.sense import Sense
from sortilege.kernel.state import Game

FIRST_WORLDS: Final = 8
"""Over how many worlds the options of the question itself are weighed before they are tried."""
KEEN: Final = 2.0
"""How much surer of what the game's sense tells a search is than a player who draws by it."""
NOBODY: Final = -1
CARELESS: Final = 5
"""In a hundred decisions of a playout, how many are made at random."""


class Node:
    """What has been seen after one choice, from the eyes of whoever made it."""

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits = 0
        self.worth = 0.0
        self.by = NOBODY
        """Who made it,"""
        self.own = 0.0
        """and what came of it for the seat that searches."""
        self.children: dict[int, Node] = {}
        self.answers: dict[int, Node] = {}
        """By seat: its own table, where several answer at once."""


class Search:
    def __init__(
        self,
        game: Game,
        seat: int,
        sense: Sense[Any],
        seed: int,
        between: list[int] | None = None,
        root: Node | None = None,
    ) -> None:
        """A search for the best of all options, or of those given; it goes on from a tree that is remembered. A seat
        that is not asked has nothing to find, but may `muse`."""
        self.game = game
        self.seat = seat
        sense = sense.sharpened()
        self.sense = sense.recall(game, seat)
        self.seed = seed
        self.root: Node = root if root is not None else Node(1.0)
        self.iterations = 0
        self.worlds: list[Game] = []
        self.trials = self.trials_of(sense, between)

    def trials_of(self, sense: Sense[Any], between: list[int] | None) -> Trials:
        if self.seat not in self.game.open:
            return Trials()
        guessing = self.game.together and sense.bluffs(self.game.asked[self.seat])
        return self.guess() if guessing else self.contest(sense, between)

    def contest(self, sense: Sense[Any], between: list[int] | None) -> Contest:
        """Options are as good as an adept thinks; equal ones come in any order. Unless they were asked for, those that
        an adept finds far too bad do not enter."""
        dice = self.game.imagine(self.seat, self.seed)
        alike: dict[int, int] = {} if between is not None else self.alike(dice)
        options = between or list(dict.fromkeys(alike.values()))
        scores = first_scores(self.game, self.seat, sense, options, self.seed, FIRST_WORLDS)
        best = max(scores)
        priors = [(score - best) / sense.stakes - int(dice.below(1000)) * 1.0e-9 for score in scores]
        least = None if between is not None else -sense.leeway / sense.stakes
        return Contest(self.seat, options, priors, least, sense.trust, alike, self.remembered())

    def remembered(self) -> dict[int, tuple[int, float]]:
        """By option: how often the tree that is remembered tried it, and what that was worth."""
        found: dict[int, tuple[int, float]] = {}
        for option, child in self.root.children.items():
            if child.by == self.seat and child.visits:
                found[option] = (child.visits, child.worth)
        return found

    def alike(self, dice: Game) -> dict[int, int]:
        """By option: which of those that come to the same is tried for it, any of them."""
        groups: dict[int, list[int]] = {}
        for option in self.game.options(self.seat):
            groups.setdefault(self.sense.gist(dice, self.seat, option), []).append(option)
        alike: dict[int, int] = {}
        for group in groups.values():
            tried = group[dice.below(len(group))] if len(group) > 1 else group[0]
            for option in group:
                alike[option] = tried
        return alike

    def guess(self) -> Guess:
        """What everybody who is asked at once may answer, or has answered unseen."""
        dice = self.game.imagine(self.seat, self.seed)
        guess = Guess(self.seat, dice)
        for seat in dice.addressed():
            stand_ins: dict[int, int] = {}
            for option in dice.options(seat):
                stand_ins[option] = self.sense.stand_in(option, self.seed)
            options = list(dict.fromkeys(stand_ins.values()))
            guess.enter(seat, options, preferences(self.sense.scores(dice, seat, options)), stand_ins)
        return guess

    def world(self, number: int) -> Game:
        """The possible world of that number, the same for every option."""
        if number == len(self.worlds):
            world = likely_world(self.game, self.seat, self.sense, self.seed + number)
            if self.sense.reads_minds:
                self.answer_for_others(world)
            self.worlds.append(world)
        return self.worlds[number].clone()

    def answer_for_others(self, world: Game) -> None:
        """What others have answered already and unseen, they answered by the game's sense."""
        for other in range(world.seats):
            if other != self.seat and world.sealed[other]:
                options = world.offered(world.answered(other)).listed()
                if len(options) > 1:
                    world.sealed[other] = options[draw(world, keen(self.sense.scores(world, other, options)))]

    def iterate(self, progress: float) -> None:
        """One option of the question, one world, one walk, one playout; `progress` is the part of the budget used."""
        self.iterations += 1
        answers = self.trials.next(progress)
        number = self.trials.world()
        self.trials.tell(self.try_out(self.world(number), answers, self.patience(number)))

    def muse(self) -> None:
        """One world, one walk, one playout from somebody else's question: all choose by the tree."""
        self.iterations += 1
        world = likely_world(self.game, self.seat, self.sense, self.seed + self.iterations)
        given: dict[int, int] = {}
        self.try_out(world, given, self.patience(0))

    def patience(self, number: int) -> int:
        """How many decisions are played out in the world of that number: the same for every option."""
        deepening = self.sense.deepening
        return self.sense.patience + (number // deepening if deepening else 0)

    def try_out(self, world: Game, given: dict[int, int], patience: int) -> list[float]:
        """What comes, for each seat, of answers given to the question, or to all that are open at once."""
        path: list[Node] = [self.root]
        seats: list[int] = [self.seat]
        node = self.root
        own_answer = 0
        growing = True
        for other in list(given):
            if world.sealed[other]:
                world.sealed[other] = given.pop(other)
        while growing and world.open:
            seat = self.seat if self.seat in world.open else world.open[0]
            options = world.options(seat)
            window = world.together
            closes = window and len(world.open) == 1
            step = given.pop(seat, NO_STEP)
            if step == NO_STEP and len(options) == 1:
                step = options[0]
            elif step == NO_STEP and window and self.sense.bluffs(world.asked[seat]):
                step = options[draw(world, keen(self.sense.scores(world, seat, options)))]
            else:
                table = below(node.answers, seat) if window else node
                if step == NO_STEP:
                    step = self.select(world, table, seat, options)
                chosen = below(table.children, step)
                chosen.by = seat
                path.append(chosen)
                seats.append(seat)
                if not window:
                    node = chosen
                    growing = chosen.visits > 0
            if window and seat == self.seat:
                own_answer = step
            world.choose(seat, step)
            if closes:  # what others answered is not seen: the tree goes on from what came of it
                node = below(node.children, self.sense.aftermath(world, own_answer))
                path.append(node)
                seats.append(self.seat)
                growing = node.visits > 0
                own_answer = 0
        rewards = self.play_out(world, patience)
        for index, one in enumerate(path):
            one.visits += 1
            one.worth += rewards[seats[index]]
            one.own += rewards[self.seat]
        return rewards

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
                node.children[option] = Node(shares[index] * (1.0 + int(world.below(1000)) * 1.0e-6))

    # Playing on

    def play_out(self, world: Game, patience: int) -> list[float]:
        """Plays by the game's sense; a long game is judged where it stands, once all have answered."""
        while world.open and (patience > 0 or world.together):
            patience -= 1
            seat = world.open[0]
            options = world.options(seat)
            if len(options) == 1:
                world.choose(seat, options[0])
            elif world.below(100) < CARELESS:
                world.choose(seat, options[world.below(len(options))])
            else:
                world.choose(seat, options[draw(world, keen(self.sense.scores(world, seat, options)))])
        return rewards_of(world) if world.over else self.sense.prospects(world)


def keen(scores: list[float]) -> list[float]:
    """The shares that go to options with such scores."""
    return preferences(scores, KEEN)


def below(nodes: dict[int, Node], key: int) -> Node:
    """The node of that key, new if need be."""
    if key not in nodes:
        nodes[key] = Node(1.0)
    return nodes[key]
