"""Bots that listen: a game's own sense, with what was said at the table on top."""

from __future__ import annotations

from typing import Any

from sortilege.kernel.overlay import Overlay
from sortilege.kernel.sense import Heard, Sense
from sortilege.kernel.state import Game


class Attentive(Overlay):
    """The sense of one seat that has heard something; for the others it thinks as before."""

    def __init__(self, sense: Sense[Any], seat: int, heard: list[Heard]) -> None:
        super().__init__(sense, seat)
        self.heard = heard

    def recall(self, game: Game, seat: int) -> Sense[Any]:
        return Attentive(self.sense.recall(game, seat), self.seat, self.heard)

    def unvaried(self) -> Sense[Any]:
        return Attentive(self.sense.unvaried(), self.seat, self.heard)

    def sharpened(self) -> Sense[Any]:
        return Attentive(self.sense.sharpened(), self.seat, self.heard)

    def scores(self, game: Game, seat: int, options: list[int]) -> list[float]:
        scores = self.sense.scores(game, seat, options)
        if seat != self.seat:
            return scores
        words = self.sense.listen(game, seat, options, self.heard)
        return [scores[index] + words[index] for index in range(len(options))]
