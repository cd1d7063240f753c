"""A simulation for people to read."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from sortilege.lab.simulate import UNFINISHED, Simulation
from sortilege.text import Text


def show(simulation: Simulation, console: Console, language: str) -> None:
    """Who wins, how long it takes, how it ends."""
    setting = simulation.setting
    text = Text(language, setting.game, also=("lab",))
    title = f"{text.say('game')}, {text.say(f'mode-{setting.mode}')}"
    table = Table(title=title, caption=text.say("lab-caption", games=simulation.games, seed=setting.seed))
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
        console.print(f"{percent(text, share):>8}  {said}", markup=False)
    lengths = simulation.lengths
    console.print(text.say("lab-lengths", mean=round(lengths.mean, 1), median=lengths.median, p95=lengths.p95))
    console.print(text.say("lab-speed", speed=simulation.speed))


def percent(text: Text, share: float) -> str:
    return text.say("lab-percent", share=share)
