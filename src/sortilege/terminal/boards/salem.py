"""The townspeople of Salem: their Tryals, what lies in front of them, and one's own secrets."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Line

from sortilege.terminal.palette import mark
from sortilege.text import Text

BACK, DEAD, GAVEL = "▒", "✝", "⚖"
FACES = {"puritan": ("P", "green"), "witch": ("W", "bold red"), "constable": ("C", "bold cyan")}
CARD_STYLES = {
    **dict.fromkeys(("accusation", "evidence", "witness"), "red"),
    **dict.fromkeys(("asylum", "piety", "matchmaker", "black_cat"), "bright_blue"),
    **dict.fromkeys(("night", "conspiracy"), "magenta"),
}


def draw(view: dict[str, Any], text: Text) -> RenderableType:
    table = Table(box=None, padding=(0, 1), expand=True)
    for heading in ("citizen", "tryals", "hand", "accusations", "front"):
        table.add_column(
            text.say(f"board-{heading}"),
            no_wrap=heading != "front",
            overflow="ellipsis",
            justify="right" if heading in ("hand", "accusations") else "left",
            header_style="dim",
            ratio=1 if heading == "front" else None,
        )
    for seat in view["order"]:
        table.add_row(*draw_seat(view, text, seat))
    return Group(table, Line(), *draw_own(view, text), draw_piles(view, text))


def draw_seat(view: dict[str, Any], text: Text, seat: int) -> list[Line]:
    player = view["players"][seat]
    style = "dim strike" if not player["living"] else "bold" if seat == view["active"] else ""
    name = Line.assemble(mark(seat), " ", (text.value("seat", seat), style))
    if player["citizen"] is not None:
        name.append(f" {text.value('citizen', player['citizen'])}", style="dim")
    if not player["living"]:
        name.append(f" {DEAD}", style="dim")
    if player["witch"]:
        name.append(f" {text.say('board-witch')}", style="bold red")
    if view["gavel"] == seat:
        name.append(f" {GAVEL}", style="bold yellow")
    count = player["accusations"]
    return [
        name,
        Line(" ").join([draw_tryal(tryal) for tryal in player["tryals"]]),
        Line(str(len(player["hand"]))),
        Line(str(count) if count else "·", style="bold red" if count > 4 else "red" if count else "dim"),
        cards(text, [card for card in player["front"] if card is not None]),
    ]


def draw_tryal(tryal: dict[str, Any]) -> Line:
    """A back; a face one knows; in brackets if it lies open."""
    if tryal["face"] is None:
        return Line(BACK, style="yellow")
    sign, style = FACES[tryal["face"]]
    return Line(f"[{sign}]", style=f"{style} reverse") if tryal["open"] else Line(sign, style=style)


def cards(text: Text, faces: list[str]) -> Line:
    """Cards by name, equal ones counted."""
    names = [
        Line(text.value("card", face) + (f" ×{count}" if count > 1 else ""), style=CARD_STYLES.get(face, "green"))
        for face, count in Counter(faces).items()
    ]
    return Line(", ").join(names)


def draw_own(view: dict[str, Any], text: Text) -> list[Line]:
    """The hand and the ability of whoever looks."""
    if view["you"] is None:
        return []
    player = view["players"][view["you"]]
    lines = [Line.assemble((text.say("board-your-hand"), "bold"), " ", cards(text, player["hand"]))]
    if player["ability"] is not None:
        helped = text.say(f"citizen-{player['ability']}", "help")
        lines.append(Line.assemble((text.value("citizen", player["ability"]), "bold"), f" — {helped}"))
    return lines


def draw_piles(view: dict[str, Any], text: Text) -> Line:
    parts = [
        text.say("board-deck", count=len(view["deck"])),
        text.say("board-discard", count=len(view["discard"])),
        text.say("board-witch-cards", shown=view["witch_cards_revealed"], all=view["witch_cards"]),
        text.say(f"board-phase-{view['phase']}"),
    ]
    if view["set_aside"]:
        parts.append(text.say("board-aside", count=len(view["set_aside"])))
    if view["hourglass"]:
        parts.append(text.say("board-hourglass"))
    return Line("   ".join(parts), style="dim")
