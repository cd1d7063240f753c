"""A judgement that was learned: how much each thing counts that a game's sense looks at, as data beside the game.

`sortilege learn` writes it to `bot/judgement.toml` of a game's folder; playing by it needs nothing but the engine.
"""

from __future__ import annotations

from math import exp
from typing import Final

from sortilege.content import ContentFile, game_folder

FAINTEST: Final = -30.0
"""So much behind the best is as good as any more."""


class Judgement:
    def __init__(self, weights: list[float]) -> None:
        self.weights = weights

    def chances(self, rows: list[list[float]]) -> list[float]:
        """By seat: its chance to win, from what is to be said for each."""
        sums: list[float] = []
        for row in rows:
            total = 0.0
            for place in range(len(row)):
                total += self.weights[place] * row[place]
            sums.append(total)
        top = max(sums)
        shares = [exp(max(one - top, FAINTEST)) for one in sums]
        whole = 0.0
        for share in shares:
            whole += share
        return [share / whole for share in shares]


class Judgements:
    """By number of players: what was learned at such tables."""

    def __init__(self, by_seats: dict[int, Judgement]) -> None:
        self.by_seats = by_seats

    def of(self, seats: int) -> Judgement | None:
        return self.by_seats.get(seats)


NOTHING_LEARNED: Final = Judgements({})


def learned(game: str, features: list[str]) -> Judgements:
    """What lies beside a game, if anything does; it must be about just these features, in this order."""
    if not (game_folder(game) / "bot" / "judgement.toml").is_file():
        return NOTHING_LEARNED
    found = ContentFile(game, "judgement", "bot")
    by_seats: dict[int, Judgement] = {}
    for run in found.rows("learned"):
        weights: dict[str, float] = {str(feature): float(counts) for feature, counts in run["counts"].items()}
        if list(weights) != features:
            odd = [name for name in features if name not in weights] + [one for one in weights if one not in features]
            found.fail(odd[0] if odd else "counts", f"it weighs other things than the game looks at: {', '.join(odd)}")
        by_seats[int(run["seats"])] = Judgement(list(weights.values()))
    return Judgements(by_seats)
