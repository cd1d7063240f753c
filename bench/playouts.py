"""How fast each game, mode and number of seats runs: a table, in interleaved rounds.

python bench/playouts.py [GAME ...] [--seconds 0.5] [--rounds 3] [--json]
"""

from __future__ import annotations

import argparse
import json
from statistics import median

from rich.console import Console
from rich.table import Table

import measure
import sortilege
from sortilege import engine

COLUMNS = ("core", "driven", "games", "clones", "worlds", "views")


def cases(games: list[str]) -> list[tuple[str, str, int]]:
    """The fewest, the most and a middling number of players of every mode."""
    found: list[tuple[str, str, int]] = []
    for name in games:
        rules = sortilege.ruleset(name)
        for mode in rules.modes:
            least, most = rules.seats[mode]
            found += [(name, mode, seats) for seats in sorted({least, (least + most) // 2, most})]
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=sortilege.games())
    parser.add_argument("--seconds", type=float, default=0.5, help="CPU seconds a measure")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    found: dict[tuple[str, str, int], list[measure.Rates]] = {}
    for _ in range(chosen.rounds):
        for case in cases(chosen.games):
            found.setdefault(case, []).append(measure.measure(*case, chosen.seconds))
    if chosen.json:
        print(json.dumps([[*case, rounds] for case, rounds in found.items()]))
        return
    table = Table(title=f"per second of CPU, median of the rounds; {engine.describe()}")
    for heading in ("game", "mode", "seats", "decisions, core", "driven", "games", "clones", "worlds", "views"):
        table.add_column(heading, justify="left" if heading in ("game", "mode") else "right")
    for (name, mode, seats), rounds in found.items():
        cells = [f"{median([rates[column] for rates in rounds]):,.0f}" for column in COLUMNS]
        table.add_row(name, mode, str(seats), *cells)
    Console(width=120).print(table)


if __name__ == "__main__":
    main()
