"""Long runs of the contract and secrecy checks: ``python -m sortilege.testing.soak GAME --games 300``.

The first mode of each game is played that often, each other mode a third as often, the numbers of
seats in turn. A failure names its case and how to repeat it.
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from collections.abc import Iterator, Sequence

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

import sortilege
from sortilege.testing.contract import check_contract
from sortilege.testing.play import Case, case
from sortilege.testing.secrecy import Worlds, check_secrecy


def runs(games: Sequence[str], mode: str | None, many: int, first: int) -> Iterator[tuple[str, str, range]]:
    """Each game and mode to play, with the numbers of its cases."""
    for game in games:
        modes = sortilege.ruleset(game).modes
        for one in modes if mode is None else (sortilege.ruleset(game).check_mode(mode),):
            share = many if mode is not None or one == modes[0] else -(-many // 3)
            yield game, one, range(first, first + share)


def numbered_case(game: str, mode: str, number: int) -> Case:
    """The case of that number: seats in turn, options at random."""
    least, most = sortilege.ruleset(game).seats[mode]
    return case(game, mode, least + number % (most - least + 1), number)


def soak(game: str, mode: str, numbers: range, secrecy_every: int, console: Console) -> Case | None:
    """Plays and checks the cases of one mode; returns the one that failed."""
    began = time.perf_counter()
    decisions, worlds = 0, Worlds()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, TimeRemainingColumn(), console=console, transient=True) as progress:
        bar = progress.add_task(f"{game} {mode}", total=len(numbers))
        for number in numbers:
            played = numbered_case(game, mode, number)
            try:
                decisions += check_contract(played)
                if secrecy_every:
                    worlds += check_secrecy(played, secrecy_every)
            except Exception:
                traceback.print_exc()
                return played
            progress.advance(bar)
    seconds = time.perf_counter() - began
    console.print(f"{game} {mode}: {len(numbers)} games, {decisions:,} decisions, {seconds:.1f} s", highlight=False)
    if secrecy_every:
        console.print(f"    {worlds}", highlight=False)
    return None


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m sortilege.testing.soak", description="Check many random games.")
    parser.add_argument("games", metavar="GAME", nargs="*", help="only these (default: all)")
    parser.add_argument("--mode", help="only this mode (default: all)")
    parser.add_argument("--games", dest="many", type=int, default=100, metavar="N", help="games of the first mode")
    parser.add_argument("--secrecy-every", type=int, default=0, metavar="K", help="imagine worlds at 1 decision of K")
    parser.add_argument("--first", type=int, default=0, metavar="NUMBER", help="number of the first case")
    chosen = parser.parse_args(arguments)
    console = Console()
    for game, mode, numbers in runs(chosen.games or sortilege.games(), chosen.mode, chosen.many, chosen.first):
        failed = soak(game, mode, numbers, chosen.secrecy_every, console)
        if failed is not None:
            again = f"{game} --mode {mode} --first {failed.seed} --games 1 --secrecy-every {chosen.secrecy_every}"
            print(f"\n{failed}\nAgain: python -m sortilege.testing.soak {again}", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
