"""This edition beside an earlier one, plain and compiled, in one run and in interleaved rounds, as ratios.

    python bench/before_after.py [GAME ...] [--before 1ee38e1] [--rounds 3] [--seconds 0.5]

The earlier edition is taken out of the repository into .cache and compiled with its own script. Rates are per second of
CPU time; a ratio compares two builds within one round, so that a busy machine slows both sides alike.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

from rich.console import Console
from rich.table import Table

HERE = Path(__file__).parent
ROOT = HERE.parent
CACHE = ROOT / ".cache"
BEFORE = "1ee38e1"
"""The last commit of the first edition."""
RATES = ("core", "driven", "clones", "worlds", "views", "iterations")
CASES = (
    ("salem", "standard", 6), ("salem", "standard", 12), ("salem", "ghost", 2),
    ("zoondo", "standard", 2), ("zoondo", "reinforced", 2), ("zoondo", "recruit", 2),
    ("traverse", "standard", 4), ("traverse", "junior", 4), ("ecole", "standard", 3),
    ("animaux", "initiation", 4), ("animaux", "apprenti", 4), ("animaux", "confirme", 4),
)  # fmt: skip
RATIOS = (
    ("compiled / compiled before", "after, compiled", "before, compiled"),
    ("compiled / plain before", "after, compiled", "before, plain"),
    ("plain / plain before", "after, plain", "before, plain"),
)

Rates = dict[str, float]


def earlier_edition(commit: str) -> tuple[Path, Path]:
    """The sources of an earlier commit, and the tree that its own script compiles; made once."""
    sources, tree = CACHE / f"before-{commit}", CACHE / f"before-{commit}-compiled"
    if not sources.is_dir():
        sources.mkdir(parents=True)
        packed = subprocess.run(["git", "archive", commit], cwd=ROOT, capture_output=True, check=True)
        subprocess.run(["tar", "-x"], cwd=sources, input=packed.stdout, check=True)
    if not (tree / ".ready").exists():
        environment = {**os.environ, "PYTHONPATH": str(sources / "src"), "SORTILEGE_PLAIN": "1"}
        subprocess.run([sys.executable, "bench/compile.py", str(tree)], cwd=sources, env=environment, check=True)
        (tree / ".ready").touch()
    return sources / "src", tree


def run(case: tuple[str, str, int], seconds: float, **environment: str) -> Rates:
    words = [sys.executable, str(HERE / "measure.py"), *map(str, case), str(seconds)]
    told = subprocess.run(words, env={**os.environ, **environment}, capture_output=True, text=True, check=False)
    if told.returncode:
        sys.exit(f"{' '.join(words)}: {told.stderr}")
    rates: Rates = json.loads(told.stdout)
    return rates


def one_round(case: tuple[str, str, int], seconds: float, plain: Path, compiled: Path) -> dict[str, Rates]:
    return {
        "before, plain": run(case, seconds, PYTHONPATH=str(plain)),
        "after, plain": run(case, seconds, SORTILEGE_PLAIN="1"),
        "before, compiled": run(case, seconds, PYTHONPATH=str(compiled)),
        "after, compiled": run(case, seconds),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=sorted({case[0] for case in CASES}))
    parser.add_argument("--before", default=BEFORE, help="the commit to compare with")
    parser.add_argument("--seconds", type=float, default=0.5, help="CPU seconds a measure")
    parser.add_argument("--rounds", type=int, default=3)
    chosen = parser.parse_args()
    plain, compiled = earlier_edition(chosen.before)
    cases = [case for case in CASES if case[0] in chosen.games]
    rounds = {case: [one_round(case, chosen.seconds, plain, compiled) for _ in range(chosen.rounds)] for case in cases}
    console = Console(width=140)
    rates = Table(title="per second of CPU, median of the rounds")
    for heading in ("", "build", *RATES):
        rates.add_column(heading, justify="left" if heading in ("", "build") else "right")
    for case, found in rounds.items():
        for build in found[0]:
            cells = [f"{median([one[build][rate] for one in found]):,.0f}" for rate in RATES]
            rates.add_row(f"{case[0]} {case[1]} {case[2]}", build, *cells)
    console.print(rates)
    for title, over, under in RATIOS:
        ratios = Table(title=f"{title}, median (least to most) of the rounds")
        for heading in ("", *RATES):
            ratios.add_column(heading, justify="right" if heading else "left")
        for case, found in rounds.items():
            values = [[one[over][rate] / one[under][rate] for one in found] for rate in RATES]
            cells = [f"{median(these):.2f} ({min(these):.2f}-{max(these):.2f})" for these in values]
            ratios.add_row(f"{case[0]} {case[1]} {case[2]}", *cells)
        console.print(ratios)


if __name__ == "__main__":
    main()
