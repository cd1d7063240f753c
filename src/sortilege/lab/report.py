"""Simulations and tournaments for people to read."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table

from sortilege import ruleset
from sortilege.lab.analysis import Costly
from sortilege.lab.simulate import UNFINISHED, Simulation
from sortilege.lab.tournament import Row, Tournament
from sortilege.text import Text


def show(simulation: Simulation, console: Console, language: str) -> None:
    """Who wins, how long it takes, how it ends."""
    setting = simulation.setting
    text = Text(language, setting.game, also=("lab",))
    title = f"{text.say('game')}, {text.say(f'mode-{setting.mode}')}"
    who = ", ".join(setting.bots) or text.say("lab-chance")
    table = Table(title=title, caption=text.say("lab-caption", games=simulation.games, seed=setting.seed, who=who))
    table.add_column(text.say("lab-seat"))
    for column in ("lab-share", "lab-interval", "lab-score"):
        table.add_column(text.say(column), justify="right")
    for seat, (low, high) in enumerate(simulation.intervals):
        interval = f"{percent(text, low)} – {percent(text, high)}"
        score = text.say("lab-number", number=simulation.scores[seat])
        table.add_row(text.value("seat", seat), percent(text, simulation.shares[seat]), interval, score)
    if simulation.nobody:
        table.add_row(text.say("nobody"), percent(text, simulation.nobody), "", "")
    console.print(table)
    for ending, share in simulation.endings.items():
        said = text.say("lab-unfinished") if ending == UNFINISHED else text.ending(ending)
        low, high = simulation.ending_intervals[ending]
        between = f"({percent(text, low)} – {percent(text, high)})"
        console.print(f"{percent(text, share):>8} {between:<17}  {said}", markup=False)
    lengths = simulation.lengths
    console.print(text.say("lab-lengths", mean=round(lengths.mean, 1), median=lengths.median, p95=lengths.p95))
    console.print(text.say("lab-speed", speed=simulation.speed))


def percent(text: Text, share: float) -> str:
    return text.say("lab-percent", share=share)


def show_tournament(played: Tournament, console: Console, language: str) -> None:
    """Who beats whom, and how long they think about it."""
    setting = played.setting
    text = Text(language, setting.game, also=("lab",))
    title = f"{text.say('game')}, {text.say(f'mode-{setting.mode}')}, {text.say('lab-seats', seats=setting.seats)}"
    table = Table(title=title, caption=text.say("lab-played", games=played.games, seed=setting.seed))
    table.add_column(text.say("lab-bot"))
    for column in ("lab-games", "lab-share", "lab-interval", "lab-fair"):
        table.add_column(text.say(column), justify="right")
    for row in played.rows:
        interval = f"{percent(text, row.interval[0])} – {percent(text, row.interval[1])}"
        fair = "" if row.fair is None else percent(text, row.fair)
        table.add_row(label(text, row), str(row.games), percent(text, row.share), interval, fair)
    console.print(table)
    for pace in played.pace:
        console.print(
            text.say("lab-pace", bot=pace.bot, p50=pace.p50, p95=pace.p95, worst=pace.worst, decisions=pace.decisions)
        )


def label(text: Text, row: Row) -> str:
    """A bot; in teams the side it is on and whom it meets."""
    if row.side is None:
        return row.bot
    return text.say("lab-against", side=text.say(f"side-{row.side}"), bot=row.bot, other=row.against)


def show_analysis(costs: Sequence[Sequence[Costly]], text: Text, console: Console) -> None:
    """Each seat's costly decisions."""
    rules = ruleset(text.game)

    def option(notation: str) -> str:
        return text.step(rules.steps[rules.book.read(notation)])

    for seat, found in enumerate(costs):
        who = text.value("seat", seat)
        console.print(text.say("lab-costly" if found else "lab-no-cost", seat=who), style="bold", markup=False)
        for one in found:
            loss = percent(text, one.loss)
            line = text.say(
                "lab-cost", number=one.number, step=option(one.chosen), better=option(one.better), loss=loss
            )
            console.print(f"  {line}", markup=False)
            if len(one.line) > 1:
                then = ", ".join(option(step) for step in one.line[1:])
                console.print(f"    {text.say('lab-line', then=then)}", markup=False)
