"""The same game in Sortilège and in OpenSpiel, in one run, as rates and as ratios with their spread.

Hearts, Liar's dice and Reversi are the examples, and a test shows that they are OpenSpiel's `hearts`, `liars_dice` and
`othello` decision by decision. Ours run plain and compiled together with the kernel; theirs natively in C++ and from
Python, see `peer_open_spiel.py`. Rounds are interleaved and each is compared with itself, so that a busy machine slows
both sides alike. Only decisions with two options or more are counted, per second of CPU time.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

HERE = Path(__file__).parent
ROOT = HERE.parent
BUILDS = ROOT / ".cache" / "peers"

Rates = dict[str, float]
Round = dict[tuple[str, str], Rates]


class Same(NamedTuple):
    """A game that both have."""

    ours: str
    mode: str
    seats: int
    theirs: str

    @property
    def folder(self) -> Path:
        return ROOT / "examples" / self.ours / self.ours


GAMES = (
    Same("hearts", "standard", 4, "hearts"),
    Same("liars_dice", "duel", 2, "liars_dice"),
    Same("reversi", "standard", 2, "othello"),
)
WAYS = {
    "core": "whole games, inside",
    "playouts": "playouts of copies, inside",
    "driven": "whole games, from Python",
    "clones": "copies",
}
OURS = ("plain", "compiled")
THEIRS = "OpenSpiel"


def surroundings(who: str, tree: Path | None) -> dict[str, str]:
    """Where a process finds the library and the examples: plain, compiled in the builds, or in a tree of its own."""
    folders = [tree / game.ours if tree and who == "compiled" else game.folder for game in GAMES]
    own = {
        "SORTILEGE_GAMES": os.pathsep.join(map(str, folders)),
        "SORTILEGE_BUILDS": str(BUILDS),
        "SORTILEGE_PLAIN": "" if who == "compiled" else "1",
    }
    if tree and who == "compiled":
        own["PYTHONPATH"] = str(tree)
    return {**os.environ, **own}


def rates_of(game: Same, who: str, seconds: float, tree: Path | None) -> Rates:
    if who == THEIRS:
        words = ["peer_open_spiel.py", game.theirs, str(seconds)]
    else:
        words = ["peer_ours.py", game.ours, game.mode, str(game.seats), str(seconds)]
    told = subprocess.run(
        [sys.executable, str(HERE / words[0]), *words[1:]],
        env=surroundings(who, tree), capture_output=True, text=True, check=False,
    )  # fmt: skip
    if told.returncode:
        sys.exit(f"{words[0]} {game.ours}: {told.stderr}")
    rates: Rates = json.loads(told.stdout)
    if who in OURS and bool(rates["compiled"]) != (who == "compiled"):
        sys.exit(f"{game.ours} should have been measured {who}, and was not")
    return rates


def one_round(seconds: float, tree: Path | None) -> Round:
    """Everybody after everybody else, game by game."""
    return {(game.ours, who): rates_of(game, who, seconds, tree) for game in GAMES for who in (*OURS, THEIRS)}


def spread(values: list[float], form: str) -> str:
    return f"{median(values):{form}} ({min(values):{form}} to {max(values):{form}})"


def rates_table(rounds: list[Round]) -> Table:
    table = Table("", *WAYS.values(), title="thousands per second of CPU: median (least to most)")
    for name, who in rounds[0]:
        table.add_row(
            f"{name}, {who}", *[spread([one[name, who][way] / 1000 for one in rounds], ",.0f") for way in WAYS]
        )
    return table


def ratios_table(rounds: list[Round]) -> Table:
    table = Table("", *WAYS.values(), title="ours / OpenSpiel's, round by round: median (least to most)")
    for game in GAMES:
        for who in OURS:
            ratios = [
                spread([one[game.ours, who][way] / one[game.ours, THEIRS][way] for one in rounds], ".2f")
                for way in WAYS
            ]
            table.add_row(f"{game.ours}, {who}", *ratios)
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds a measure")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--tree", type=Path, help="a folder in which library and examples lie compiled already")
    chosen = parser.parse_args()
    if chosen.tree is None:
        words = [sys.executable, "-m", "sortilege.compiling", "--release", *[str(game.folder) for game in GAMES]]
        subprocess.run(words, env={**os.environ, "SORTILEGE_BUILDS": str(BUILDS)}, check=True)
    rounds = [one_round(chosen.seconds, chosen.tree) for _ in range(chosen.rounds)]
    console = Console(width=140)
    console.print(rates_table(rounds))
    console.print(ratios_table(rounds))


if __name__ == "__main__":
    main()
