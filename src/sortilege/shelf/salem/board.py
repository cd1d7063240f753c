"""The townspeople of Salem: their Tryals, what lies in front of them, and one's own secrets."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Line

from sortilege.drawing.palette import mark
from sortilege.text import Text

BACK, ACTIVE, DEAD, GAVEL = "▒", "▶", "✝", "⚖"
FACES = {"puritan": ("○", "green"), "witch": ("✶", "bold red"), "constable": ("◆", "bold cyan")}
CARD_STYLES = {
    **dict.fromkeys(("accusation", "evidence", "witness"), "red"),
    **dict.fromkeys(("asylum", "piety", "matchmaker", "black_cat"), "bright_blue"),
    **dict.fromkeys(("night", "conspiracy"), "magenta"),
}


def draw(view: dict[str, Any], text: Text) -> RenderableType:
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, expand=True)
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
    return Group(table, *draw_hands(view, text), *draw_ability(view, text), draw_piles(view, text), legend(text))


def draw_seat(view: dict[str, Any], text: Text, seat: int) -> list[Line]:
    player = view["players"][seat]
    style = "dim strike" if not player["living"] else "bold" if seat == view["active"] else ""
    active = ACTIVE if seat == view["active"] else " "
    name = Line.assemble(active, mark(seat), " ", (text.value("seat", seat), style))
    if player["ghost"]:
        name.append(f" ({text.say('board-ghost')})", style="italic")
    if player["citizen"] is not None:
        name.append(f" {text.value('citizen', player['citizen'])}", style="dim")
    if not player["living"]:
        name.append(f" {DEAD}", style="dim")
    if player["confessed"]:
        name.append(f" ({text.say('board-confessed')})", style="italic")
    if player["witch"]:
        sign, red = FACES["witch"]
        name.append(f" {sign}", style=red)
    if view["gavel"] == seat:
        name.append(f" {GAVEL}", style="bold yellow")
    count = player["accusations"]
    return [
        name,
        Line.assemble(*(draw_tryal(tryal) for tryal in player["tryals"])),
        Line(str(len(player["hand"]))),
        Line(str(count) if count else "·", style="bold red" if count > 4 else "red" if count else "dim"),
        cards(text, [card for card in player["front"] if card is not None]),
    ]


def draw_tryal(tryal: dict[str, Any]) -> Line:
    """A back; a face that lies open; in brackets, a hidden face one knows."""
    if tryal["face"] is None:
        return Line(BACK, style="yellow")
    sign, style = FACES[tryal["face"]]
    return Line(sign if tryal["open"] else f"({sign})", style=style)


def cards(text: Text, faces: list[str]) -> Line:
    """Cards by name, equal ones counted."""
    names = [
        Line(text.value("card", face) + (f" ×{count}" if count > 1 else ""), style=CARD_STYLES.get(face, "green"))
        for face, count in Counter(faces).items()
    ]
    return Line(", ").join(names)


def draw_hands(view: dict[str, Any], text: Text) -> list[Line]:
    """One's own hand, and what is known of others."""
    lines = []
    for seat, player in enumerate(view["players"]):
        known = [card for card in player["hand"] if card is not None]
        if known:
            said = text.say("board-hand-of", player=text.value("seat", seat))
            said = text.say("board-your-hand") if seat == view["you"] else said
            lines.append(Line.assemble(mark(seat), " ", (said, "bold"), " ", cards(text, known)))
    return lines


def draw_ability(view: dict[str, Any], text: Text) -> list[Line]:
    """What the Citizen of whoever looks can do."""
    you = {} if view["you"] is None else view["players"][view["you"]]
    ability = you.get("ability")
    if ability is None:
        return []
    helped = text.say(f"citizen-{ability}", "help")
    used = {"tituba": you["tituba_used"], "william_phips": you["phips_used"], "samuel_parris": you["parris_uses"]}
    times = int(used.get(ability, 0))
    spent = f" ({text.say('board-used', count=times)})" if times else ""
    return [Line.assemble((text.value("citizen", ability), "bold"), f" — {helped}{spent}")]


def draw_piles(view: dict[str, Any], text: Text) -> Line:
    parts = [
        text.say("board-deck", count=len(view["deck"])),
        text.say("board-discard", count=len(view["discard"])),
        text.say("board-witch-cards", shown=view["witch_cards_revealed"], all=view["witch_cards"]),
        text.say(f"board-phase-{view['phase']}"),
    ]
    if view["set_aside"]:
        parts.append(text.say("board-aside", count=len(view["set_aside"])))
    if view["victim"] is not None:
        parts.append(text.say("board-victim", player=text.value("seat", view["victim"])))
    if view["hourglass"]:
        parts.append(text.say("board-hourglass"))
    return Line("   ".join(parts), style="dim")


def legend(text: Text) -> Line:
    line = Line(f"{BACK} {text.say('board-hidden')}", style="dim")
    for face, (sign, style) in FACES.items():
        line.append("   ").append(sign, style=style).append(f" {text.value('trial', face)}")
    return line.append(f"   ( ) {text.say('board-known')}")
