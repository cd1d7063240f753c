"""A game's own sense with something on top."""

from __future__ import annotations

from typing import Any

from sortilege.kernel.sense import Heard, Sense, Sign
from sortilege.kernel.state import Game


class Overlay(Sense[Any]):
    """Thinks as the sense beneath it, in whatever a kind of overlay does not change for one seat."""

    def __init__(self, sense: Sense[Any], seat: int) -> None:
        self.sense = sense
        self.seat = seat
        self.patience = sense.patience
        self.deepening = sense.deepening
        self.curiosity = sense.curiosity
        self.foresight = sense.foresight
        self.reads_minds = sense.reads_minds
        self.stakes = sense.stakes
        self.trust = sense.trust
        self.leeway = sense.leeway
        self.deeds = sense.deeds

    def likelihood(self, world: Game, seat: int) -> float:
        return self.sense.likelihood(world, seat)

    def scores(self, game: Game, seat: int, options: list[int]) -> list[float]:
        return self.sense.scores(game, seat, options)

    def listen(self, game: Game, seat: int, options: list[int], heard: list[Heard]) -> list[float]:
        return self.sense.listen(game, seat, options, heard)

    def speak(self, game: Game, seat: int, heard: list[Heard]) -> Sign | None:
        return self.sense.speak(game, seat, heard)

    def prospects(self, game: Game) -> list[float]:
        return self.sense.prospects(game)

    def feature_names(self) -> list[str]:
        return self.sense.feature_names()

    def features(self, game: Game, seat: int) -> list[float]:
        return self.sense.features(game, seat)

    def side(self, game: Game, seat: int) -> int:
        return self.sense.side(game, seat)

    def bluffs(self, question: int) -> bool:
        return self.sense.bluffs(question)

    def gist(self, game: Game, seat: int, option: int) -> int:
        return self.sense.gist(game, seat, option)

    def stand_in(self, answer: int, number: int) -> int:
        return self.sense.stand_in(answer, number)

    def aftermath(self, game: Game, answer: int) -> int:
        return self.sense.aftermath(game, answer)
