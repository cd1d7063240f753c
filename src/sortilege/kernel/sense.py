"""A game's own sense of what is good: the knowledge bots play by, kept beside the rules."""

from __future__ import annotations

from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from sortilege.kernel.deeds import NOTHING_KNOWN, Deeds
from sortilege.kernel.judgement import NOTHING_LEARNED, Judgements
from sortilege.kernel.state import Game

G = TypeVar("G", bound=Game)

Heard = tuple[int, str, int]
"""Something said at the table that bots understand: who, which sign, about whom."""
Sign = tuple[str, int]
"""Something to say: which sign, about whom."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Sense(Generic[G]):
    """What a sensible player thinks, in a world that is taken to be true. Bots ask it only about worlds imagined
    for their seat, so it may look at everything."""

    patience: int = 60
    """After so many decisions a playout is judged by `prospects`;"""
    deepening: int = 0
    """after one more each time an option has been tried so often, since the more tries, the less luck. 0: never."""
    curiosity: float = 1.2
    """How much a search tries what it has hardly tried, rather than what has done well."""
    stakes: float = 28.0
    """How many points of score a sure win is worth."""
    trust: float = 16.0
    """How many tries of an option what is thought of it beforehand is worth to a search."""
    leeway: float = 1.0e9
    """Options that look so many points worse than the best are none that a search may choose."""
    reads_minds: bool = False
    """Whether a search takes what others have answered unseen for what they would answer, rather than for anything."""
    foresight: bool = False
    """Whether an adept follows its best options to where they lead."""

    deeds: Deeds = NOTHING_KNOWN
    """Which answers everybody sees, and whom they go against."""
    judgements: Judgements = NOTHING_LEARNED
    """What was learned of how much each of its features counts."""

    def recall(self, game: G, seat: int) -> Sense[G]:
        """The sense of a seat about to decide, with what it makes of all that others have done so far. It may read
        nothing but what the seat was told."""
        return self

    def unvaried(self) -> Sense[G]:
        """The same without whims of its own, for whoever plays in a given manner."""
        return self

    def sharpened(self) -> Sense[G]:
        """The sense that a search goes by, where masters know more than adepts or have fewer whims."""
        return self

    def likelihood(self, world: G, seat: int) -> float:
        """How likely a world imagined for the seat is, given what others have done: 1 for the likeliest, down to 0."""
        return 1.0

    def scores(self, game: G, seat: int, options: list[int]) -> list[float]:
        """How good each option looks to the seat, in points: one point more is chosen about e times as often."""
        return [0.0] * len(options)

    def listen(self, game: G, seat: int, options: list[int], heard: list[Heard]) -> list[float]:
        """How many points what others have said adds to each option."""
        return [0.0] * len(options)

    def speak(self, game: G, seat: int, heard: list[Heard]) -> Sign | None:
        """What a seat would say, after what was said already; None for nothing."""
        return None

    def prospects(self, game: G) -> list[float]:
        """By seat: its chance of winning from here, as far as a glance tells: by what was learned, if anything was."""
        judgement = self.judgements.of(game.seats)
        if judgement is not None:
            return judgement.chances([self.features(game, seat) for seat in range(game.seats)])
        return [1.0 / int(game.seats)] * game.seats

    def feature_names(self) -> list[str]:
        """What `features` are called, in their order; none where nothing can be learned."""
        return []

    def features(self, game: G, seat: int) -> list[float]:
        """What is to be said for a seat's chances, each a number about as large as 1."""
        return []

    def side(self, game: G, seat: int) -> int:
        """Where teams are dealt: which one a seat is in; 0 before that, and where everybody plays alone."""
        return 0

    def bluffs(self, question: int) -> bool:
        """Whether a question answered by all at once is a guessing game, to be answered unpredictably."""
        return False

    def gist(self, game: G, seat: int, option: int) -> int:
        """What an option comes to: of several with the same gist a search tries one."""
        return option

    def stand_in(self, answer: int, number: int) -> int:
        """In a guessing game: one answer for all that are as good as this one, which of them the number decides."""
        return answer

    def aftermath(self, game: G, answer: int) -> int:
        """What a search tells apart once all have answered at once: the seat's own answer, or in games where
        everybody sees what came of it, that."""
        return answer
