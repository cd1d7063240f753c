"""This edition beside an earlier one, plain and compiled, in one run and in interleaved rounds, as ratios.

    python bench/before_after.py [GAME ...] [--short] [--plain] [--only RATE ...] [--before 1ee38e1]

The earlier edition is taken out of the repository into .cache and compiled with its own script, once; the compiled
engine of these sources is made where it is missing. Each build waits in a process of its own and is asked in turn for
one short measure after another. Rates are per second of CPU time; a ratio compares two builds within one round, a
fraction of a second apart, so that a busy machine slows both sides alike.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

HERE = Path(__file__).parent
ROOT = HERE.parent
CACHE = ROOT / ".cache"
BEFORE = "1ee38e1"
"""The last commit of the first edition."""
RATES = ("core", "driven", "clones", "worlds", "views", "senses", "iterations")
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

Case = tuple[str, str, int]
Round = dict[str, dict[str, float]]
"""By build and rate."""
Editions = dict[str, dict[str, str]]


def earlier_edition(commit: str, plain_only: bool) -> tuple[Path, Path]:
    """The sources of an earlier commit, and the tree that its own script compiles; each made once, and put in its place
    when it is whole."""
    sources, tree = CACHE / f"before-{commit}", CACHE / f"before-{commit}-compiled"
    if not sources.is_dir():
        packed = subprocess.run(["git", "archive", commit], cwd=ROOT, capture_output=True, check=True)
        unpacked = CACHE / f"before-{commit}-{os.getpid()}"
        unpacked.mkdir(parents=True)
        subprocess.run(["tar", "-x"], cwd=unpacked, input=packed.stdout, check=True)
        unpacked.rename(sources)
    if not plain_only and not (tree / ".ready").exists():
        environment = {**os.environ, "PYTHONPATH": str(sources / "src"), "SORTILEGE_PLAIN": "1"}
        subprocess.run([sys.executable, "bench/compile.py", str(tree)], cwd=sources, env=environment, check=True)
        (tree / ".ready").touch()
    return sources / "src", tree


class Build:
    """One build with one game, waiting to be measured."""

    def __init__(self, case: Case, compiled: bool, environment: dict[str, str]) -> None:
        self.words = [sys.executable, str(HERE / "measure.py"), *map(str, case)]
        self.process = subprocess.Popen(
            self.words,
            env={**os.environ, **environment},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        if self.hear() is not compiled:
            sys.exit(f"{' '.join(self.words)}: {environment} does not run {'compiled' if compiled else 'plain'}")

    def rate(self, name: str, seconds: float) -> float:
        assert self.process.stdin is not None
        print(name, seconds, file=self.process.stdin, flush=True)
        return float(self.hear())

    def hear(self) -> Any:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            sys.exit(f"{' '.join(self.words)}: {self.process.communicate()[1]}")
        return json.loads(line)

    def end(self) -> None:
        self.process.communicate()


def all_rounds(case: Case, editions: Editions, rates: list[str], rounds: int, seconds: float) -> list[Round]:
    """Every rate of every build, so often; whose turn is first goes round, so that none always comes after the same."""
    builds = {name: Build(case, "compiled" in name, environment) for name, environment in editions.items()}
    order = list(builds)
    found: list[Round] = []
    for number in range(rounds):
        turned = order[number % len(order) :] + order[: number % len(order)]
        one: Round = {name: {} for name in order}
        for rate in rates:
            for name in turned:
                one[name][rate] = builds[name].rate(rate, seconds)
        found.append(one)
    for build in builds.values():
        build.end()
    return found


def editions_of(commit: str, plain_only: bool) -> Editions:
    """By build: the environment it is run in."""
    sources, tree = earlier_edition(commit, plain_only)
    editions = {
        "before, plain": {"PYTHONPATH": str(sources)},
        "after, plain": {"PYTHONPATH": str(ROOT / "src"), "SORTILEGE_PLAIN": "1"},
    }
    if plain_only:
        return editions
    after = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "SORTILEGE_PLAIN": "0"}
    subprocess.run([sys.executable, "-m", "sortilege.compiling"], env=after, check=True)
    return {
        **editions,
        "before, compiled": {"PYTHONPATH": str(tree)},
        "after, compiled": {"PYTHONPATH": str(ROOT / "src"), "SORTILEGE_PLAIN": "0"},
    }


def spread(values: list[float]) -> str:
    """The median, and between which two values the middle half lies."""
    ordered = sorted(values)
    quarter = len(ordered) // 4
    return f"{median(ordered):.2f} ({ordered[quarter]:.2f}-{ordered[-1 - quarter]:.2f})"


def report(rounds: dict[Case, list[Round]], rates: list[str], editions: Editions) -> None:
    console = Console(width=140)
    table = Table(title="per second of CPU, median of the rounds")
    for heading in ("", "build", *rates):
        table.add_column(heading, justify="left" if heading in ("", "build") else "right")
    for case, found in rounds.items():
        for build in editions:
            cells = [f"{median([one[build][rate] for one in found]):,.0f}" for rate in rates]
            table.add_row(f"{case[0]} {case[1]} {case[2]}", build, *cells)
    console.print(table)
    for title, over, under in RATIOS:
        if over not in editions:
            continue
        ratios = Table(title=f"{title}, median (and middle half) of the rounds")
        for heading in ("", *rates):
            ratios.add_column(heading, justify="right" if heading else "left")
        for case, found in rounds.items():
            cells = [spread([one[over][rate] / one[under][rate] for one in found]) for rate in rates]
            ratios.add_row(f"{case[0]} {case[1]} {case[2]}", *cells)
        console.print(ratios)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", default=sorted({case[0] for case in CASES}))
    parser.add_argument("--before", default=BEFORE, help="the commit to compare with")
    parser.add_argument("--only", action="append", choices=RATES, metavar="RATE", help=f"one of {', '.join(RATES)}")
    parser.add_argument("--plain", action="store_true", help="nothing compiled")
    parser.add_argument("--seconds", type=float, default=0.2, help="CPU seconds a measure")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--short", action="store_true", help="three rounds, half as long each")
    chosen = parser.parse_args()
    seconds, rounds = (chosen.seconds / 2, 3) if chosen.short else (chosen.seconds, chosen.rounds)
    editions = editions_of(chosen.before, chosen.plain)
    rates = chosen.only or list(RATES)
    found: dict[Case, list[Round]] = {}
    for case in CASES:
        if case[0] in chosen.games:
            print(*case, file=sys.stderr, flush=True)
            found[case] = all_rounds(case, editions, rates, rounds, seconds)
    report(found, rates, editions)


if __name__ == "__main__":
    main()
