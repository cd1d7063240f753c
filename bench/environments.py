"""Steps a second through PettingZoo, beside its own Hanabi, and of many games at once; in one run, as rates and ratios.

Every step looks at the full observation and its mask and then plays something that the mask allows. The same wrappers
are around both; ours have a shorter way to what they look at (`sortilege.env.wrapping`). Rounds are interleaved, each
compared with the Hanabi of its own round, per second of CPU time.
"""

from __future__ import annotations

import argparse
import warnings
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any

import numpy as np
from pettingzoo.classic import hanabi_v5
from rich.console import Console
from rich.table import Table

from sortilege import COMPILED
from sortilege.env.pettingzoo import env
from sortilege.env.vector import Runner

HANABI = "hanabi_v5"
GAMES = (
    ("traverse", "junior", 2), ("traverse", "standard", 4), ("zoondo", "standard", 2), ("ecole", "standard", 2),
    ("animaux", "apprenti", 3), ("salem", "standard", 4), ("salem", "standard", 12),
)  # fmt: skip
AT_ONCE = 64
Pick = Callable[[Any], int]


def picker(seed: int) -> Pick:
    """Something that a mask allows, drawn as cheaply as may be."""
    dice = np.random.default_rng(seed)

    def pick(mask: Any) -> int:
        allowed = mask.nonzero()[0]
        return int(allowed[int(dice.random() * len(allowed))])

    return pick


def one_by_one(table: Any, seconds: float, seed: int) -> float:
    """Steps a second of an environment, game after game."""
    pick, steps, game = picker(seed), 0, 0
    start = process_time()
    while process_time() - start < seconds:
        table.reset(seed=seed + game)
        game += 1
        for _ in table.agent_iter():
            observation, _, terminated, truncated, _ = table.last()
            if terminated or truncated:
                break
            table.step(pick(observation["action_mask"]))
            steps += 1
    return steps / (process_time() - start)


def many_at_once(game: str, mode: str, seats: int, seconds: float, seed: int) -> float:
    """Steps a second of games side by side."""
    pick, steps = picker(seed), 0
    runner = Runner(game, mode=mode, seats=seats, games=AT_ONCE, seed=seed)
    start = process_time()
    while process_time() - start < seconds:
        runner.step(np.array([pick(mask) for mask in runner.look().masks]))
        steps += AT_ONCE
    return steps / (process_time() - start)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--rounds", type=int, default=5)
    asked.add_argument("--seconds", type=float, default=1.0, help="of each measure in each round")
    options = asked.parse_args()
    warnings.simplefilter("ignore")
    rates: dict[str, list[tuple[float, float]]] = {}
    hanabi: list[float] = []
    for number in range(options.rounds):
        hanabi.append(one_by_one(hanabi_v5.env(), options.seconds, number))
        for game, mode, seats in GAMES:
            alone = one_by_one(env(game, mode=mode, seats=seats), options.seconds, number)
            together = many_at_once(game, mode, seats, options.seconds, number)
            rates.setdefault(f"{game} {mode} {seats}", []).append((alone, together))
    show(hanabi, rates)


def show(hanabi: list[float], rates: dict[str, list[tuple[float, float]]]) -> None:
    engine = "compiled" if COMPILED else "plain"
    table = Table("", "PettingZoo", f"/ {HANABI}", f"{AT_ONCE} at once", f"/ {HANABI}")
    table.title = f"steps per second of CPU, {engine} engine; ratios round by round: median (least to most)"
    table.add_row(HANABI, f"{median(hanabi):,.0f}")
    for name, rounds in rates.items():
        cells = []
        for way in (0, 1):
            ratios = [measured[way] / peer for measured, peer in zip(rounds, hanabi, strict=True)]
            cells.append(f"{median(measured[way] for measured in rounds):,.0f}")
            cells.append(f"{median(ratios):.1f} ({min(ratios):.1f} to {max(ratios):.1f})")
        table.add_row(name, *cells)
    Console(width=110).print(table)


if __name__ == "__main__":
    main()
