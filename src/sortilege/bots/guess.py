"""A guessing game: several answer at once, and an answer that can be foreseen is a bad one.

In each round everybody draws an answer, and each could have drawn another: all of these are tried in
one world. What somebody regrets not having drawn is drawn more often from then on (regret
matching), and what was drawn over all rounds is the mixture to answer by.
"""

from __future__ import annotations

from typing import Final

from sortilege.bots.first_look import draw
from sortilege.bots.trials import Trials
from sortilege.kernel.rules import NO_STEP
from sortilege.kernel.state import Game

HABIT: Final = 0.1
"""How much regret the answers that the game's sense likes begin with."""
FAINT: Final = 0.25
"""Answers mixed in less than this part of the most frequent one are noise."""
NOBODY: Final = -1


class Answers:
    """What one seat may answer, and what came of it."""

    def __init__(self, options: list[int], shares: list[float], stand_ins: dict[int, int]) -> None:
        self.options = options
        self.stand_ins = stand_ins
        """By answer: the one of these options that is tried for it."""
        self.regrets = [HABIT * share for share in shares]
        self.mixture = [0.0] * len(options)
        self.tries = 0
        self.worth = [0.0] * len(options)
        self.shares: list[float] = []
        self.drawn = 0
        self.earned = [0.0] * len(options)
        """In this round, by answer."""

    def draw(self, dice: Game, round_number: int) -> None:
        """Later rounds know better, so they count for more in the mixture."""
        total = sum(self.regrets)
        count = len(self.options)
        self.shares = [regret / total if total > 0.0 else 1.0 / count for regret in self.regrets]
        for place in range(count):
            self.mixture[place] += round_number * self.shares[place]
        self.drawn = draw(dice, self.shares)

    def promise(self, option: int) -> float:
        """What an answer earned on average."""
        return self.worth[self.options.index(self.stand_ins[option])] / self.tries if self.tries else 0.5

    def mixed(self, dice: Game) -> int:
        """An answer drawn from the mixture; none if nothing was learnt yet."""
        if not self.tries:
            return NO_STEP
        least = FAINT * max(self.mixture)
        return self.options[draw(dice, [share if share >= least else 0.0 for share in self.mixture])]

    def learn(self) -> None:
        expected = 0.0
        for place in range(len(self.options)):
            expected += self.shares[place] * self.earned[place]
        self.tries += 1
        for place in range(len(self.options)):
            self.worth[place] += self.earned[place]
            self.regrets[place] = max(self.regrets[place] + self.earned[place] - expected, 0.0)


class Guess(Trials):
    def __init__(self, seat: int, dice: Game) -> None:
        self.seat = seat
        self.dice = dice
        self.tables: dict[int, Answers] = {}
        """By seat."""
        self.rounds = 0
        self.changes: list[tuple[int, int]] = []
        """What is still to be tried in this round: whose other answer, and which; first as it was drawn."""

    def enter(self, seat: int, options: list[int], shares: list[float], stand_ins: dict[int, int]) -> None:
        """Somebody who answers: the options to try, how much the game's sense likes them, and for which they stand."""
        self.tables[seat] = Answers(options, shares, stand_ins)

    def next(self, progress: float) -> dict[int, int]:
        if not self.changes:
            self.begin_round()
        changed, place = self.changes[0]
        given: dict[int, int] = {}
        for seat, table in self.tables.items():
            given[seat] = table.options[place if seat == changed else table.drawn]
        return given

    def world(self) -> int:
        """All answers of a round are tried in the same world."""
        return self.rounds - 1

    def begin_round(self) -> None:
        self.rounds += 1
        self.changes = [(NOBODY, 0)]
        for seat, table in self.tables.items():
            table.draw(self.dice, self.rounds)
            for place in range(len(table.options)):
                if place != table.drawn:
                    self.changes.append((seat, place))

    def tell(self, rewards: list[float]) -> None:
        changed, place = self.changes.pop(0)
        for seat, table in self.tables.items():
            if changed == NOBODY:
                table.earned[table.drawn] = rewards[seat]
            elif seat == changed:
                table.earned[place] = rewards[seat]
        if not self.changes:
            for table in self.tables.values():
                table.learn()

    def settled(self) -> bool:
        """Never: the mixture changes until the last round."""
        return False

    def tries(self, option: int) -> int:
        return self.tables[self.seat].tries

    def estimate(self, option: int) -> float:
        return self.tables[self.seat].promise(option)

    def best(self) -> int:
        return self.tables[self.seat].mixed(self.dice)
