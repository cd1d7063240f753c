"""Bots that listen: a game's own sense, with what was said at the table on top."""

from __future__ import annotations

from typing import Any

from sortilege.kernel.sense import Heard, Sense, Sign
from sortilege.kernel.state import Game


class Attentive(Sense[Any]):
    """The sense of one seat that has heard something; for the others it thinks as before."""

    def __init__(self, sense: Sense[Any], seat: int, heard: list[Heard]) -> None:
        self.sense = sense
        self.seat = seat
        self.heard = heard
        self.patience = sense.patience
        self.deepening = sense.deepening
        self.curiosity = sense.curiosity
        self.foresight = sense.foresight
        self.stakes = sense.stakes
        self.leeway = sense.leeway

    def recall(self, game: Game, seat: int) -> Sense[Any]:
        return Attentive(self.sense.recall(game, seat), self.seat, self.heard)

    def unvaried(self) -> Sense[Any]:
        return Attentive(self.sense.unvaried(), self.seat, self.heard)

    def likelihood(self, world: Game, seat: int) -> float:
        return self.sense.likelihood(world, seat)

    def scores(self, game: Game, seat: int, options: list[int]) -> list[float]:
        scores = self.sense.scores(game, seat, options)
        if seat != self.seat:
            return scores
        words = self.sense.listen(game, seat, options, self.heard)
        return [scores[index] + words[index] for index in range(len(options))]

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

    def stand_in(self, answer: int, number: int) -> int:
        return self.sense.stand_in(answer, number)

    def aftermath(self, game: Game, answer: int) -> int:
        return self.sense.aftermath(game, answer)
