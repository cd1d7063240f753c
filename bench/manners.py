"""Simple manners of a game against its adept, each as it is declared and with its liking weaker or stronger.

    python bench/manners.py ecole --manners duellist,hoarder --strengths 0.5,1,2 --games 200 --seed 4301

Whatever seems to beat the adept (the lower end above a half) meets it again on as many fresh deals, and that counts;
fails if somebody beats it then too.
"""

from __future__ import annotations

import argparse
from typing import Any

from sortilege import engine, ruleset
from sortilege.kernel.manners import Manner
from sortilege.lab.tournament import Row, tournament

FRESH = 100_000
"""So far from the first seed lies the second."""


class Scaled(Manner[Any]):
    """A manner that likes what it likes so many times as much."""

    def __init__(self, manner: Manner[Any], strength: float) -> None:
        self.manner = manner
        self.strength = strength
        self.side = manner.side

    def liking(self, game: Any, seat: int, option: int) -> float:
        return self.strength * self.manner.liking(game, seat, option)


def meet(name: str, given: argparse.Namespace, seed: int) -> Row:
    """How often somebody wins against the adept."""
    played = tournament(given.game, [name, "adept"], given.games, mode=given.mode, seats=2, seed=seed)
    row = played.rows[0]
    low, high = row.interval
    print(f"{name}: {row.share:.1%} ({low:.1%} to {high:.1%}) of {row.games}, seed {seed}", flush=True)
    return row


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("game")
    options.add_argument("--mode")
    options.add_argument("--manners", help="all if none are named")
    options.add_argument("--strengths", default="0.5,1,2")
    options.add_argument("--games", type=int, default=200)
    options.add_argument("--seed", type=int, default=1)
    given = options.parse_args()
    rivals = ruleset(given.game).rivals
    given.mode = given.mode or rivals.mode
    print(f"{given.game}, {given.mode or 'first mode'}, {engine.describe()}")
    wrong: list[str] = []
    for name in given.manners.split(",") if given.manners else sorted(rivals.manners):
        manner = rivals.manners[name]
        for strength in map(float, given.strengths.split(",")):
            called = name if strength == 1 else f"{name} x {strength:g}"
            rivals.manners[called] = Scaled(manner, strength) if strength != 1 else manner
            if meet(called, given, given.seed).interval[0] > 0.5 and (
                meet(called, given, given.seed + FRESH).interval[0] > 0.5
            ):
                wrong.append(called)
    if wrong:
        raise SystemExit(f"beat the adept twice: {', '.join(wrong)}")


if __name__ == "__main__":
    main()
