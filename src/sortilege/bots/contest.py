"""A contest between the options of a question: who enters, who is tried next, who wins.

The options that look best to an adept enter. All are tried in the same worlds, so that none is lucky
in those it meets, and round after round the worse half leaves until two are left: what little time
there is goes to what is hard to tell apart.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from sortilege.bots.trials import Trials
from sortilege.kernel.rules import NO_STEP

ENTRANTS: Final = 32
"""How many options are tried at all,"""
ROUNDS: Final = 5
"""and in how many rounds: in the last one two are left."""
TRUST: Final = 16.0
"""How many tries what the game's sense tells is worth, unless it says so itself."""
LEAST_TRIED: Final = 16
SURE: Final = 3.0
"""An option that leads by so many standard errors has won, once both were tried that often."""


class Contest(Trials):
    def __init__(
        self,
        seat: int,
        options: list[int],
        priors: list[float],
        least: float | None = None,
        trust: float = TRUST,
        alike: dict[int, int] | None = None,
        remembered: dict[int, tuple[int, float]] | None = None,
    ) -> None:
        """Options with less than the least prior do not enter; some stand for others that come to the same; of some
        tries are remembered, how many and what they were worth."""
        self.seat = seat
        self.trust = trust
        self.alike: dict[int, int] = alike if alike is not None else {}
        self.priors: dict[int, float] = {}
        """By option: how much of a win it is thought to lose beside the best, before it is tried."""
        self.tried: dict[int, int] = {}
        self.worth: dict[int, float] = {}
        self.squares: dict[int, float] = {}
        self.known: dict[int, int] = {}
        """By option: how many tries are remembered,"""
        self.known_worth: dict[int, float] = {}
        """and what they were worth."""
        self.all_tries = 0
        self.all_worth = 0.0
        for index, option in enumerate(options):
            self.priors[option] = priors[index]
            self.tried[option] = 0
            self.worth[option] = 0.0
            self.squares[option] = 0.0
            self.known[option] = 0
            self.known_worth[option] = 0.0
        if remembered is not None:
            for option, (tries, worth) in remembered.items():
                self.remember(self.alike.get(option, option), tries, worth)
        entering = [option for index, option in enumerate(options) if least is None or priors[index] >= least]
        self.field: list[int] = sorted(entering, key=self.promise, reverse=True)[:ENTRANTS]
        """The options that are still in the running."""
        self.trying = NO_STEP

    def remember(self, option: int, tries: int, worth: float) -> None:
        """Tries of an earlier search: they count for what it promises, and for nothing else."""
        if option in self.known:
            self.known[option] += tries
            self.known_worth[option] += worth
            self.all_tries += tries
            self.all_worth += worth

    def promise(self, option: int) -> float:
        """What an option is worth: by its tries, and while these are few by the game's sense too."""
        usual = self.all_worth / self.all_tries if self.all_tries else 0.5
        earned = self.worth[option] + self.known_worth[option]
        tries = self.tried[option] + self.known[option]
        return (earned + self.trust * (usual + self.priors[option])) / (tries + self.trust)

    def next(self, progress: float) -> dict[int, int]:
        """The least tried option of those that are left."""
        left = max(ENTRANTS >> int(progress * ROUNDS), 2)
        if len(self.field) > left:
            self.field = sorted(self.field, key=self.promise, reverse=True)[:left]
        least = self.field[0]
        for option in self.field:
            if self.tried[option] < self.tried[least]:
                least = option
        self.trying = least
        return {self.seat: least}

    def world(self) -> int:
        return self.tried[self.trying]

    def tell(self, rewards: list[float]) -> None:
        self.count(self.trying, rewards[self.seat])

    def count(self, option: int, reward: float) -> None:
        """What came of an option."""
        self.tried[option] += 1
        self.worth[option] += reward
        self.squares[option] += reward * reward
        self.all_tries += 1
        self.all_worth += reward

    def favourite(self) -> int:
        """Of those still in the running, the one that promises most."""
        best = self.field[0]
        for option in self.field:
            if self.promise(option) > self.promise(best):
                best = option
        return best

    def settled(self) -> bool:
        """Whether the favourite leads by more than luck."""
        best = self.favourite()
        return all(self.beats(best, option) for option in self.field if option != best)

    def tries(self, option: int) -> int:
        return self.tried[self.alike.get(option, option)]

    def estimate(self, option: int) -> float:
        return min(max(self.promise(self.alike.get(option, option)), 0.0), 1.0)

    def best(self) -> int:
        return self.favourite() if self.all_tries or len(self.field) == 1 else NO_STEP

    def beats(self, one: int, other: int) -> bool:
        if min(self.tried[one], self.tried[other]) < LEAST_TRIED:
            return False
        lead = self.worth[one] / self.tried[one] - self.worth[other] / self.tried[other]
        return lead >= SURE * sqrt(self.doubt(one) + self.doubt(other))

    def doubt(self, option: int) -> float:
        """The variance of what is known about an option."""
        count = self.tried[option]
        mean = self.worth[option] / count
        return max(self.squares[option] / count - mean * mean, 0.0) / count
