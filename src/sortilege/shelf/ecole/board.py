"""The school: its timetable, what everybody has collected, and the spells in the air."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Line

from sortilege.drawing.palette import mark
from sortilege.text import Text

ACTIVE, FIRST, LETTER, ANSWERED = "▶", "⚑", "✉", "◂"
SCHOOL_STYLES = {
    "herbologie": "green3",
    "defense": "dodger_blue1",
    "metamorphose": "medium_orchid1",
    "potions": "turquoise2",
    "sorts": "gold1",
    "balais": "dark_orange",
    "horcruche": "bold red",
}
"""By card; Détourneurs have one style."""
MAGIC_STYLES = {
    **dict.fromkeys(("oubliettes", "copius"), "bold magenta"),
    **dict.fromkeys(("balai_ball", "bons_points"), "green"),
    "mauvais_points": "red",
}


def draw(view: dict[str, Any], text: Text) -> RenderableType:
    parts: list[RenderableType] = [draw_round(view, text), draw_timetable(view, text), draw_players(view, text)]
    parts += draw_chain(view, text)
    parts += draw_hands(view, text)
    parts.append(draw_piles(view, text))
    if view["outcome"] is not None:
        parts.append(draw_scores(view, text))
    return Group(*parts)


def draw_round(view: dict[str, Any], text: Text) -> Line:
    """The round, whose turn it is and what is left of it."""
    line = Line(text.say("board-round", round=view["round"]), style="bold")
    if view["active"] is not None and view["outcome"] is None:
        line.append(" · ", style="dim").append_text(mark(view["active"]))
        said = text.say("board-turn", player=text.value("seat", view["active"]), actions=view["actions"])
        line.append(f" {said}")
    return line


def draw_timetable(view: dict[str, Any], text: Text) -> Table:
    """Two columns of slots: the card, what it costs whoever looks (or plays), its tokens."""
    table = Table.grid(padding=(0, 1), expand=True)
    for _ in range(2):
        table.add_column(justify="right", style="bold")
        table.add_column(ratio=3, no_wrap=True, overflow="ellipsis")
        table.add_column(ratio=2, no_wrap=True, overflow="ellipsis")
    buyer = view["active"] if view["you"] is None else view["you"]
    half = (len(view["timetable"]) + 1) // 2
    slots = [draw_slot(slot, view["timetable"][slot], text, buyer) for slot in view["timetable"]]
    for left, right in zip(slots[:half], slots[half:], strict=True):
        table.add_row(*left, *right)
    return table


def draw_slot(number: str, slot: dict[str, Any] | None, text: Text, buyer: int | None) -> list[Line]:
    if slot is None:
        return [Line(number, style="dim"), Line(text.say("board-empty"), style="dim"), Line()]
    card = school(text, slot["card"])
    if buyer is not None:
        card.append(f" ({slot['costs'][buyer]})", style="not bold default")
    return [Line(number), card, letters(text, slot["mail"])]


def times(name: str, count: int) -> str:
    return f"{name} ×{count}" if count > 1 else name


def school(text: Text, card: str, count: int = 1) -> Line:
    return Line(times(text.value("school", card), count), style=SCHOOL_STYLES.get(card, "bold cyan"))


def letters(text: Text, tokens: Sequence[str | None]) -> Line:
    """A letter for each token, those one knows by what is on them."""
    known = Counter(token for token in tokens if token is not None)
    line = Line(LETTER * tokens.count(None), style="orange3")
    if known:
        names = ", ".join(times(text.value("mail", token), count) for token, count in known.items())
        line.append((" " if None in tokens else "") + names, style="yellow")
    return line


def draw_players(view: dict[str, Any], text: Text) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, expand=True)
    table.add_column(text.say("board-player"), ratio=3, header_style="dim")
    table.add_column(text.say("board-hand"), justify="right", header_style="dim")
    table.add_column(text.say("board-mail"), ratio=2, header_style="dim")
    table.add_column(text.say("board-collection"), ratio=5, header_style="dim")
    for seat, player in enumerate(view["players"]):
        table.add_row(*draw_player(view, text, seat, player))
    return table


def draw_player(view: dict[str, Any], text: Text, seat: int, player: dict[str, Any]) -> list[Line]:
    name = Line.assemble(ACTIVE if seat == view["active"] else " ", mark(seat), " ")
    name.append(text.value("seat", seat), style="bold" if seat == view["you"] else "")
    if view["first_player"] == seat:
        name.append(f" {FIRST}", style="bold yellow")
    houses = ", ".join(text.value("house", house) for house in player["houses"])
    name.append(f" {houses}", style="dim")
    area = [school(text, card, count) for card, count in Counter(player["collection"]).items()]
    area += [magic(text, card, count) for card, count in Counter(player["bonus"]).items()]
    if player["discount"]:
        area.append(Line(text.say("board-discount"), style="italic"))
    if player["extra_actions"]:
        area.append(Line(text.say("board-extra", actions=player["extra_actions"]), style="italic"))
    return [name, Line(str(len(player["hand"]))), letters(text, player["mail"]), Line(", ").join(area)]


def magic(text: Text, card: str, count: int = 1) -> Line:
    return Line(times(text.value("magic", card), count), style=MAGIC_STYLES.get(card, ""))


def draw_chain(view: dict[str, Any], text: Text) -> list[Line]:
    """What was announced and the answers to it, the last one at the end."""
    if not view["chain"]:
        return []
    line = Line(text.say("board-chain") + " ", style="bold")
    for number, item in enumerate(view["chain"]):
        if number:
            line.append(f" {ANSWERED} ", style="dim")
        line.append_text(mark(item["by"])).append(f" {text.value('effect', item['effect'])}")
        line.append(draw_aim(item, text), style="dim")
    return [line]


def draw_aim(item: dict[str, Any], text: Text) -> str:
    if item.get("to") is not None:
        return f" → {text.value('magic', item['card'])}, {text.value('seat', item['to'])}"
    if item.get("on") is not None:
        return f" → {text.value('seat', item['on'])}"
    return f" → {item['slot']}" if item.get("slot") is not None else ""


def draw_hands(view: dict[str, Any], text: Text) -> list[Line]:
    """One's own hand, what is known of others, and the token one is about to place."""
    lines = []
    for seat, player in enumerate(view["players"]):
        known = Counter(card for card in player["hand"] if card is not None)
        if known:
            said = text.say("board-hand-of", player=text.value("seat", seat))
            said = text.say("board-your-hand") if seat == view["you"] else said
            names = Line(", ").join([magic(text, card, count) for card, count in known.items()])
            lines.append(Line.assemble(mark(seat), " ", (said, "bold"), " ", names))
    for label, faces, kind in (("drops", view["drops"], "magic"), ("mail-in-hand", view["mail_in_hand"], "mail")):
        names = Line(", ".join(text.value(kind, face) for face in faces if face is not None))
        if names:
            lines.append(Line.assemble((text.say(f"board-{label}"), "bold"), " ", names))
    return lines


def draw_piles(view: dict[str, Any], text: Text) -> Line:
    parts = [
        text.say("board-magic", deck=view["magic_deck"], discard=len(view["magic_discard"])),
        text.say("board-school", deck=view["school_deck"], discard=len(view["school_discard"])),
        text.say("board-reserve", count=view["reserve"]),
    ]
    return Line("   ".join(parts), style="dim")


def draw_scores(view: dict[str, Any], text: Text) -> Table:
    """What each player's points are made of."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column(no_wrap=True)
    for item in view["players"][0]["score"]:
        table.add_column(text.say(f"score-{item}"), justify="right", header_style="dim")
    table.add_column(text.say("board-total"), justify="right", style="bold")
    for seat in sorted(range(view["seats"]), key=lambda seat: view["players"][seat]["rank"]):
        score = view["players"][seat]["score"]
        name = Line.assemble(f"{view['players'][seat]['rank']}. ", mark(seat), " ", text.value("seat", seat))
        table.add_row(name, *[str(points) for points in score.values()], str(sum(score.values())))
    return table
