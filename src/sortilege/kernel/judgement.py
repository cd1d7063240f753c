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


def learned(game: str, features: list[str]) -> Judgement | None:
    """The judgement that lies beside a game, if one does; it must be about just these features, in this order."""
    if not (game_folder(game) / "bot" / "judgement.toml").is_file():
        return None
    found = ContentFile(game, "judgement", "bot")
    weights: dict[str, float] = {str(row["feature"]): float(row["counts"]) for row in found.rows("weight")}
    if list(weights) != features:
        odd = [name for name in features if name not in weights] + [name for name in weights if name not in features]
        found.fail(odd[0] if odd else "feature", f"it weighs other things than the game looks at: {', '.join(odd)}")
    return Judgement(list(weights.values()))
