"""What can be typed to have many games played: by whom, and where the results are kept."""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from rich.console import Console
from rich.progress import Progress

from sortilege import ruleset
from sortilege.content import game_folder
from sortilege.engine import checkout
from sortilege.kernel.ruleset import Value
from sortilege.lab.balance import balance
from sortilege.lab.crew import Crew
from sortilege.lab.older_selves import git
from sortilege.lab.page import write_page
from sortilege.lab.selfplay import self_play

if TYPE_CHECKING:
    from sortilege.lab.learn import Fit

TORCH = "torch"
FITS = ("newton", TORCH)


def add_crew(command: argparse.ArgumentParser) -> None:
    command.add_argument("--workers", type=int, default=1, metavar="N", help="processes (default 1)")
    command.add_argument(
        "--cluster",
        metavar="ADDRESS",
        help="a Ray cluster in place of processes: its address, or auto (sortilege[ray])",
    )
    command.add_argument(
        "--results", type=Path, metavar="FOLDER",
        help="keep every game as Parquet, and go on from there if the run was broken off (sortilege[ray])",
    )  # fmt: skip


def crew_of(options: argparse.Namespace) -> Crew:
    return Crew(options.workers, options.cluster, options.results)


def watched(console: Console, options: argparse.Namespace) -> Progress:
    """A bar for those who wait, where somebody looks on."""
    return Progress(console=console, transient=True, disable=options.json or not console.is_terminal)


def add_lab(command: argparse.ArgumentParser) -> None:
    command.add_argument("--games", type=int, default=200, metavar="N", help="how many (default %(default)s)")
    command.add_argument("--bots", default="adept", metavar="A,B", help="who plays, seat by seat (default %(default)s)")
    command.add_argument("--seed", type=int, default=0, metavar="N", help="the same seed plays the same games")
    command.add_argument("--output", type=Path, metavar="FILE", help="default: GAME.html here (sortilege[lab])")
    command.add_argument("--json", action="store_true", help="print one JSON object in place of the page")
    add_crew(command)


def run_lab(options: argparse.Namespace, table: dict[str, Value], console: Console) -> None:
    """Plays, and writes the page."""
    with watched(console, options) as progress:
        task = progress.add_task(options.game, total=None)
        found = balance(
            options.game, options.mode, options.seats, options.games, options.seed, table, options.bots.split(","),
            crew_of(options), lambda done, total: progress.update(task, total=total, advance=done),
        )  # fmt: skip
    if options.json:
        print(msgspec.json.encode(found).decode())
        return
    path = options.output or Path(f"{options.game}.html")
    path.write_text(write_page(found, options.lang), encoding="utf-8")
    print(path)


def add_learning(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", metavar="GAME", help="one whose sense names features")
    command.add_argument("--mode", help="a mode of the game (default: its first)")
    command.add_argument(
        "--seats", type=numbers, metavar="N,M", help="players, or several numbers of them (default: all the mode has)"
    )
    command.add_argument("--games", type=int, default=1000, metavar="N", help="of each number (default %(default)s)")
    command.add_argument(
        "--bots",
        default="adept",
        metavar="A,B",
        help="who plays, levels or manners of the game, seats drawn (default %(default)s)",
    )
    command.add_argument("--seed", type=int, default=0, metavar="N", help="the same seed plays the same games")
    command.add_argument(
        "--with", dest="fit", choices=FITS, default=FITS[0],
        help="what fits the weights: by itself, or PyTorch (sortilege[torch]); they come out alike",
    )  # fmt: skip
    command.add_argument("--output", type=Path, metavar="FILE", help="default: bot/judgement.toml beside the game")
    command.add_argument("--json", action="store_true", help="print one JSON object and nothing else")
    add_crew(command)


def numbers(typed: str) -> list[int]:
    try:
        return [int(number) for number in typed.split(",")]
    except ValueError:
        raise argparse.ArgumentTypeError(f"a number of players, or several as 2,3, not {typed!r}") from None


def run_learn(options: argparse.Namespace, console: Console) -> None:
    """Plays, fits, writes the weights beside those of other numbers of players, and says how good they are."""
    try:
        from sortilege.lab.learn import Run, learn, read, text_of
    except ImportError as wrong:
        raise ValueError("learn: numpy must be there for it: pip install 'sortilege[env]'") from wrong
    fitted = fitting(options.fit)
    rules = ruleset(options.game)
    least, most = rules.seats[rules.check_mode(options.mode)]
    counts = options.seats or range(least, most + 1)
    bots = options.bots.split(",")
    path: Path = options.output or game_folder(options.game) / "bot" / "judgement.toml"
    all_learned = read(path)
    for seats in counts:
        with watched(console, options) as progress:
            task = progress.add_task(options.game, total=options.games)
            games = self_play(
                options.game, options.games, options.mode, seats, options.seed, None, bots,
                crew_of(options).apart(str(seats)), partial(progress.advance, task),
            )  # fmt: skip
        found = learn(games, rules.sense.feature_names(), fitted=fitted)
        run = Run(seats, options.games, options.seed, bots, commit_here())
        all_learned[seats] = run, found
        path.write_text(text_of(all_learned), encoding="utf-8")
        if not options.json:
            print(f"{path}: {seats} players, {found.games} games, {found.moments} moments", end=", ")
            print(f"loss {found.loss:.4f} (by {found.features[0]} alone {found.loss_of_first:.4f})", flush=True)
    if options.json:
        told = [{"run": run, "learned": found} for run, found in (all_learned[seats] for seats in counts)]
        print(msgspec.json.encode({"learned": told}).decode())


def fitting(name: str) -> Fit | None:
    """What fits the weights; nothing for what does so without being asked."""
    if name != TORCH:
        return None
    from sortilege.lab import torch_fit

    torch_fit.pytorch()
    return torch_fit.fit


def commit_here() -> str:
    """The commit of these sources, empty where they are no checkout."""
    root = checkout()
    try:
        return "" if root is None else git(root, "rev-parse", "--short", "HEAD").decode().strip()
    except ValueError:
        return ""
