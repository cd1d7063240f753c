"""`sortilege league` and `sortilege judge`: what can be typed, and what is shown of it."""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from sortilege.kernel.ruleset import Value
from sortilege.lab.command import add_crew, crew_of
from sortilege.lab.league.drawing import draw, label
from sortilege.lab.league.judge import BETTER, Verdict, judge
from sortilege.lab.league.league import League, entrants, play_league, setting_of
from sortilege.lab.players import Bot
from sortilege.lab.report import percent
from sortilege.text import Text


def names(typed: str) -> list[str]:
    return [name.strip() for name in typed.split(",") if name.strip()]


def add_common(command: argparse.ArgumentParser) -> None:
    add_crew(command)
    command.add_argument("--seed", type=int, default=0, metavar="N", help="the same seed deals the same games")
    command.add_argument("--json", action="store_true", help="print one JSON object and nothing else")


def add_league(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--bots", type=names, metavar="A,B", help="who plays (default: everybody); adept@TAG is an older version's"
    )
    command.add_argument("--older", type=names, default=[], metavar="TAG,TAG", help="older versions that play too")
    command.add_argument("--deals", type=int, default=100, metavar="N", help="of each meeting (default 100)")
    command.add_argument("--slow-deals", type=int, default=20, metavar="N", help="where somebody searches (default 20)")
    command.add_argument("--all", action="store_true", help="all meet all, not only the adept and their like")
    command.add_argument("--plot", metavar="FILE", help="draw the ratings as an SVG")
    add_common(command)


def add_judge(command: argparse.ArgumentParser) -> None:
    command.add_argument("new", metavar="NEW", help="a bot, such as adept")
    command.add_argument("old", metavar="OLD", help="the one to be better than, such as adept@TAG")
    command.add_argument(
        "--elo", type=elos, default=(0.0, 20.0), metavar="A,B",
        help="not better means A at most, better B at least (default 0,20)",
    )  # fmt: skip
    command.add_argument("--deals", type=int, default=2000, metavar="N", help="at most (default 2000)")
    add_common(command)


def elos(typed: str) -> tuple[float, float]:
    low, _, high = typed.partition(",")
    return float(low), float(high)


def run_league(options: argparse.Namespace, table_options: dict[str, Value], console: Console) -> None:
    setting, seating = setting_of(options.game, options.mode, options.seats, table_options, options.seed)
    bots = options.bots or entrants(options.game, options.older)
    with Progress(console=console, transient=True, disable=options.json or not console.is_terminal) as progress:
        task = progress.add_task(options.game, total=None)
        played = play_league(
            setting, seating, bots, options.deals, options.slow_deals, everybody=options.all, crew=crew_of(options),
            progress=lambda done, total: progress.update(task, total=total, advance=done),
        )  # fmt: skip
    if options.plot:
        Path(options.plot).write_text(draw(played, options.lang), encoding="utf-8")
    if options.json:
        print(msgspec.json.encode(played).decode())
    else:
        show_league(played, console, options.lang)


def show_league(played: League, console: Console, language: str) -> None:
    setting = played.setting
    text = Text(language, setting.game, also=("lab",))
    title = f"{text.say('game')}, {text.say(f'mode-{setting.mode}')}, {text.say('lab-seats', seats=setting.seats)}"
    caption = text.say("lab-league-caption", deals=played.deals, slow=played.slow_deals, seed=setting.seed)
    table = Table(title=title, caption=caption)
    table.add_column(text.say("lab-bot"))
    for column in ("lab-elo", "lab-interval", "lab-games"):
        table.add_column(text.say(column), justify="right")
    for row in played.ratings:
        between = f"{row.interval[0]:+.0f} – {row.interval[1]:+.0f}"
        table.add_row(label(text, row), f"{row.elo:+.0f}", between, str(row.games))
    console.print(table)
    found = Table(title=text.say("lab-league-meetings"))
    found.add_column(text.say("lab-bot"))
    for column in ("lab-games", "lab-share", "lab-interval"):
        found.add_column(text.say(column), justify="right")
    for line in played.lines:
        if line.side is None:
            who = text.say("lab-league-met", bot=line.bot, other=line.against)
        else:
            who = text.say("lab-against", side=text.say(f"side-{line.side}"), bot=line.bot, other=line.against)
        who = text.say("lab-league-fresh", who=who) if line.fresh else who
        between = f"{percent(text, line.interval[0])} – {percent(text, line.interval[1])}"
        found.add_row(who, str(line.games), percent(text, line.share), between)
    console.print(found)


def run_judge(options: argparse.Namespace, table_options: dict[str, Value], console: Console) -> int:
    setting, seating = setting_of(options.game, options.mode, options.seats, table_options, options.seed)
    new, old = (Bot.read(name, game=options.game) for name in (options.new, options.old))
    with Progress(console=console, transient=True, disable=options.json or not console.is_terminal) as progress:
        task = progress.add_task(options.game, total=options.deals)
        found = judge(
            setting, new, old, seating, options.elo, options.deals, crew=crew_of(options),
            progress=lambda deals: progress.advance(task, deals),
        )  # fmt: skip
    if options.json:
        print(msgspec.json.encode(found).decode())
    else:
        show_verdict(found, console, options.lang)
    return 0 if found.verdict == BETTER else 1


def show_verdict(found: Verdict, console: Console, language: str) -> None:
    text = Text(language, found.setting.game, also=("lab",))
    console.print(text.say(f"lab-judged-{found.verdict}", new=found.new, old=found.old), style="bold", markup=False)
    console.print(
        text.say(
            "lab-judged",
            deals=found.deals,
            share=percent(text, found.score),
            elo=f"{found.elo:+.0f}",
            low=f"{found.interval[0]:+.0f}",
            high=f"{found.interval[1]:+.0f}",
            ratio=f"{found.likelihood:.2f}",
            least=f"{found.bounds[0]:.2f}",
            most=f"{found.bounds[1]:.2f}",
        ),
        markup=False,
    )
