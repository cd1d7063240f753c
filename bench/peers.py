"""Our Salem beside other frameworks, in one run, as ratios with their spread.

Six seats of Salem at random, plain and compiled, beside catanatron's random play of four and
OpenSpiel's C++ `hearts` and `gin_rummy` driven from Python. The peers are installed in an
environment of their own. Rounds are interleaved and each is compared with itself, so that a busy
machine slows both sides alike. Only decisions with two options or more are counted.
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

from sortilege.compiling import compile_engine

HERE = Path(__file__).parent
CACHE = HERE.parent / ".cache"
PEERS = CACHE / "peers"

Rates = dict[str, float]


def run(python: str, script: str, *words: str, plain: bool = False) -> Rates:
    env = {**os.environ, "SORTILEGE_PLAIN": "1" if plain else ""}
    told = subprocess.run([python, str(HERE / script), *words], env=env, capture_output=True, text=True, check=False)
    if told.returncode:
        sys.exit(f"{script}: {told.stderr}")
    rates: Rates = json.loads(told.stdout)
    return rates


def install_peers() -> str:
    python = str(PEERS / "bin" / "python")
    if not (PEERS / ".ready").exists():
        subprocess.run([sys.executable, "-m", "venv", str(PEERS)], check=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", "-r", str(HERE / "peers.txt")], check=True)
        (PEERS / ".ready").touch()
    return python


def one_round(peers: str, seconds: str) -> dict[str, Rates]:
    salem = ("salem", "standard", "6", seconds)
    return {
        "Salem, plain": run(sys.executable, "measure.py", *salem, plain=True),
        "catanatron": run(peers, "peer_catanatron.py", seconds),
        "Salem, compiled": run(sys.executable, "measure.py", *salem),
        "hearts": run(peers, "peer_open_spiel.py", "hearts", seconds),
        "gin_rummy": run(peers, "peer_open_spiel.py", "gin_rummy", seconds),
    }


def spread(values: list[float]) -> str:
    return f"{median(values):.1f} ({min(values):.1f} to {max(values):.1f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", default="2", help="CPU seconds a measure")
    parser.add_argument("--rounds", type=int, default=5)
    chosen = parser.parse_args()
    peers = install_peers()
    compile_engine([], jobs=os.cpu_count() or 1)
    rounds = [one_round(peers, chosen.seconds) for _ in range(chosen.rounds)]
    rates = Table(title="per second of CPU, median (least to most)")
    for heading in ("", "decisions, inside", "decisions, driven", "copies"):
        rates.add_column(heading, justify="right" if heading else "left")
    for who in rounds[0]:
        ours = who.startswith("Salem")
        rates.add_row(
            who,
            spread([one[who]["core"] for one in rounds]) if ours else "-",
            spread([one[who]["driven" if ours else "decisions"] for one in rounds]),
            spread([one[who]["clones" if ours else "copies"] for one in rounds]),
        )
    ratios = Table(title="ratios, round by round: median (least to most)")
    for heading in ("", "decisions, inside", "decisions, driven", "copies"):
        ratios.add_column(heading, justify="right" if heading else "left")
    for salem in ("Salem, plain", "Salem, compiled"):
        for peer in ("catanatron", "hearts", "gin_rummy"):
            ratios.add_row(
                f"{salem} / {peer}",
                spread([one[salem]["core"] / one[peer]["decisions"] for one in rounds]),
                spread([one[salem]["driven"] / one[peer]["decisions"] for one in rounds]),
                spread([one[salem]["clones"] / one[peer]["copies"] for one in rounds]),
            )
    console = Console(width=120)
    console.print(rates)
    console.print(ratios)


if __name__ == "__main__":
    main()
