"""The load on this edition's server beside that on an earlier one's, in one run and in interleaved rounds, as ratios.

    python bench/load_beside.py [--before 1ee38e1] [--tables 150] [--seconds 10] [--rounds 2]

The earlier edition's server is taken out of the repository into .cache; the players are this edition's on both sides. A
ratio compares two servers within one round, so that a busy machine slows both sides alike.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

HERE = Path(__file__).parent
ROOT = HERE.parent
BEFORE = "1ee38e1"
"""The last commit of the first edition."""


def sources_of(commit: str) -> Path:
    """The sources of an earlier commit; taken out once."""
    folder = ROOT / ".cache" / f"before-{commit}"
    if not folder.is_dir():
        folder.mkdir(parents=True)
        packed = subprocess.run(["git", "archive", commit], cwd=ROOT, capture_output=True, check=True)
        subprocess.run(["tar", "-x"], cwd=folder, input=packed.stdout, check=True)
    return folder / "src"


def run(sources: Path, options: argparse.Namespace) -> dict[str, float]:
    words = [sys.executable, str(HERE / "load.py"), "--sources", str(sources), "--json"]
    words += ["--tables", str(options.tables), "--seconds", str(options.seconds)]
    told = subprocess.run(words, env=os.environ, stdout=subprocess.PIPE, text=True, check=False)
    if told.returncode:
        sys.exit(f"{' '.join(words)}: {told.stdout}")
    figures: dict[str, float] = json.loads(told.stdout.splitlines()[-1])
    return figures


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--before", default=BEFORE, help="the commit to compare with")
    parser.add_argument("--tables", type=int, default=150)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rounds", type=int, default=2)
    options = parser.parse_args()
    before = sources_of(options.before)
    ratios = []
    for number in range(1, options.rounds + 1):
        rows = {options.before: run(before, options), "this": run(ROOT / "src", options)}
        for name, row in rows.items():
            print(
                f"round {number}, {name:>8}: {row['ms_a_move']:.2f} ms of processor time an acknowledged move; play to "
                f"everyone p50 {row['p50']:.0f}, p95 {row['p95']:.0f}, p99 {row['p99']:.0f} ms; load {row['load']:.1f}"
                f", {'compiled' if row['is_compiled'] else 'plain'}"
            )
        ratios.append(rows["this"]["ms_a_move"] / rows[options.before]["ms_a_move"])
    print(f"this / {options.before}: {median(ratios):.2f} of the processor time (median of {options.rounds} rounds)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
