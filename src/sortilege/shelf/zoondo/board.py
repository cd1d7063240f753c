"""The battlefield seen from one's own side, the hands and Tombs, and the grids of the cards one sees."""

from __future__ import annotations

from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Line

from sortilege.drawing.palette import colour, letter, mark
from sortilege.shelf.zoondo.battlefield import SIDE
from sortilege.shelf.zoondo.components import CARDS, CORNERS_OF, GRID_OF, STAR, TYPE_OF, TYPES
from sortilege.shelf.zoondo.grids import draw_grid
from sortilege.text import Text

WIDE, NARROW = 9, 7
"""The width of a square, and on a screen less wide than"""
WIDE_SCREEN = 96
HIGH_SCREEN, HIGHER_SCREEN = 34, 44
"""From these heights on, lines divide the rows, and the grids are drawn."""
BACK, EMPTY, WALL, CAGE, POND = "▒", "·", "♣", "#", "~"
SIGNS = {"chief": "♚", "hero": "♞", "priest": "✚", "monster": "♜", "elite": "♝", "soldier": "♟", "emblem": "⚑"}
GEAR = {"kastors-echasses": "^", "kastors-carapace-d-ecorce": "+"}
GLUED, HELD = "!", "?"
GRID_WIDTH = 12
LINES, TREES, WATER = "grey42", "green4", "deep_sky_blue1"
MARKS = str.maketrans({".": "·", "1": "●", "2": "●", "J": "◆", "~": "○", "@": "@"})


def draw(view: dict[str, Any], text: Text) -> RenderableType:
    return Battlefield(view, text)


class Battlefield:
    """As much of the battle as the screen has room for."""

    def __init__(self, view: dict[str, Any], text: Text) -> None:
        self.view = view
        self.text = text

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        height = console.height if console.is_terminal else HIGHER_SCREEN
        wide = WIDE if options.max_width >= WIDE_SCREEN else NARROW
        table = Table.grid(padding=(0, 2), expand=True)
        table.add_column(width=SIDE * (wide + 1) + 4)
        table.add_column(ratio=1)
        field = draw_field(self.view, self.text, wide, height >= HIGH_SCREEN)
        table.add_row(Group(*field), Group(*sides(self.view, self.text)))
        yield table
        yield legend(self.view, self.text)
        if height >= HIGHER_SCREEN:
            yield from draw_grids(self.view, self.text, options.max_width)


# The field


def draw_field(view: dict[str, Any], text: Text, wide: int, lines: bool) -> list[Line]:
    """Six rows of two lines each, one's own nearest; North sees the field the other way round."""
    ranks, files = list(range(SIDE, 0, -1)), "abcdef"
    if view["you"] == 1:
        ranks, files = ranks[::-1], files[::-1]
    edge = "─" * wide
    rows = [rule("┌", "┬", "┐", edge)]
    for number, rank in enumerate(ranks):
        if number and (lines or number == SIDE // 2):
            middle = "═" * wide if number == SIDE // 2 else edge
            rows.append(rule("├", "┼", "┤", middle))
        cells = [draw_square(view, text, f"{file}{rank}", wide) for file in files]
        for line, label in ((0, f" {rank} "), (1, "   ")):
            row = Line(label, style="bold").append("│", style=LINES)
            for cell in cells:
                row.append_text(cell[line]).append("│", style=LINES)
            rows.append(row)
    rows.append(rule("└", "┴", "┘", edge))
    rows.append(Line("   " + "".join(f" {file:^{wide}}" for file in files), style="bold"))
    return rows


def rule(left: str, cross: str, right: str, edge: str) -> Line:
    return Line(f"   {left}{cross.join([edge] * SIDE)}{right}", style=LINES)


def draw_square(view: dict[str, Any], text: Text, square: str, wide: int) -> tuple[Line, Line]:
    """The two lines of a square: a card with its corners, a back, terrain, or nothing."""
    ground = next((one["atout"] for one in view["terrain"] if one["on"] == square), None)
    zoon = view["field"].get(square)
    wet = ground == "kastors-etang"
    if zoon is not None and not zoon["caged"]:
        return draw_zoon(view, text, square, wide)
    if zoon is not None and zoon["card"] is not None:
        name = common_name(text, zoon["card"])[: wide - 2]
        return Line(f"{name:{CAGE}^{wide}}", style=TREES), Line(CAGE * wide, style=TREES)
    if ground is not None:
        sign = POND if wet else CAGE if zoon is not None else WALL
        shown = (sign + " ") * (wide // 2) + sign
        return Line(shown, style=WATER if wet else TREES), Line(shown, style=WATER if wet else TREES)
    return Line(" " * wide), Line(f"{EMPTY:^{wide}}", style="dim")


def draw_zoon(view: dict[str, Any], text: Text, square: str, wide: int) -> tuple[Line, Line]:
    """Corners in the corners, name above, type and owner below; of a hidden card its owner only."""
    zoon = view["field"][square]
    owner = zoon["owner"]
    wet = any(one["on"] == square for one in view["terrain"])
    signs = GEAR.get(zoon["equipment"], "") + (GLUED if zoon["immobilised_until"] is not None else "")
    signs += (POND if wet else "") + (HELD if zoon["controlled"] else "")
    fights = view["combat"] is not None and square in (view["combat"]["zoon"], view["combat"]["on"])
    style = f"bold {colour(owner)}" + (" reverse" if fights else "")
    if zoon["card"] is None:
        tag = f" {letter(owner)}{signs} "
        return Line(BACK * wide, style=style), Line(f"{tag:{BACK}^{wide}}", style=style)
    card = CARDS.index(zoon["card"])
    top_left, top_right, bottom_right, bottom_left = (corner_sign(corner) for corner in CORNERS_OF[card])
    kind = f"{SIGNS[TYPES[TYPE_OF[card]]]}{letter(owner)}{signs}"
    name = common_name(text, zoon["card"])[: wide - 4]
    return (
        Line.assemble((top_left, "bold"), (f" {name:^{wide - 4}} ", style), (top_right, "bold")),
        Line.assemble((bottom_left, "bold"), (f"{kind:^{wide - 2}}", style), (bottom_right, "bold")),
    )


def corner_sign(corner: int) -> str:
    return "★" if corner == STAR else str(corner)


def common_name(text: Text, card: str) -> str:
    """The name that a card has in common with its variants: they differ in their corners, which are seen."""
    name = text.value("card", card)
    return name[:-2] if card.endswith(("-a", "-b")) else name


# The two sides


def sides(view: dict[str, Any], text: Text) -> list[RenderableType]:
    lines: list[RenderableType] = [progress(view, text)]
    for seat in (0, 1) if view["you"] == 1 else (1, 0):
        lines += describe_side(view, text, seat)
    if view["combat"] is not None:
        lines.append(Line(text.say("board-combat", on=view["combat"]["on"]), style="bold"))
    if view["draw_offered"]:
        lines.append(Line(text.say("board-draw-offered"), style="yellow"))
    return lines


def progress(view: dict[str, Any], text: Text) -> Line:
    if view["stage"] != "battle":
        return Line(text.say(f"board-{view['stage']}"), style="bold")
    quiet = text.say("board-quiet", count=view["quiet"], limit=view["options"]["quiet_limit"])
    return Line.assemble((text.say("board-turn", turn=view["turn"]), "bold"), f" · {quiet}")


def describe_side(view: dict[str, Any], text: Text, seat: int) -> list[RenderableType]:
    player = view["players"][seat]
    name = Line.assemble("▶ " if view["active"] == seat else "  ", mark(seat), " ", text.value("seat", seat))
    if player["tribe"] is not None:
        name.append(f", {text.value('tribe', player['tribe'])}")
    if player["ready"]:
        name.append(f" · {text.say('board-ready')}", style="green")
    lines: list[Line] = []
    if player["recruits"]:
        lines.append(listed(text, "board-recruits", len(player["recruits"]), player["recruits"]))
    if player["atouts"] is not None:
        known = [described(text, one) for one in player["atouts"]["cards"]]
        lines.append(Line(f"{text.say('board-atouts', count=player['atouts']['count'])} {', '.join(known)}"))
    hand = player["reinforcements"]
    if hand is not None and hand["count"]:
        key = "board-reinforcements" if view["stage"] == "battle" else "board-to-place"
        lines.append(listed(text, key, hand["count"], hand["cards"]))
    tomb = player["tomb"]
    if tomb["count"]:
        lines.append(listed(text, "board-tomb", tomb["count"], tomb["cards"] or [], tomb["atouts"] or []))
    return [name, *[Padding(line, (0, 0, 0, 4)) for line in lines]]


def described(text: Text, atout: dict[str, Any]) -> str:
    """An Atout, and its uses where more than one is left."""
    name = text.value("atout", atout["atout"])
    return name if atout["uses"] in (None, 1) else f"{name}×{atout['uses']}"


def listed(text: Text, key: str, count: int, cards: list[str], atouts: list[str] | None = None) -> Line:
    names = [text.value("card", card) for card in cards] + [text.value("atout", atout) for atout in atouts or []]
    kinds = [f"{name}×{names.count(name)}" if names.count(name) > 1 else name for name in dict.fromkeys(names)]
    return Line(f"{text.say(key, count=count)} {', '.join(kinds)}")


# Signs and grids


def legend(view: dict[str, Any], text: Text) -> Line:
    """The types, and the signs that are on the board."""
    zoons = view["field"].values()
    signs = [f"{sign} {text.say(f'type-{kind}')}" for kind, sign in SIGNS.items()]
    gear = {zoon["equipment"] for zoon in zoons if zoon["equipment"]}
    signs += [f"{GEAR[atout]} {text.value('atout', atout)}" for atout in sorted(gear)]
    if any(zoon["immobilised_until"] is not None for zoon in zoons):
        signs.append(f"{GLUED} {text.say('board-immobilised')}")
    if any(zoon["controlled"] for zoon in zoons):
        signs.append(f"{HELD} {text.say('board-controlled')}")
    laid = {one["atout"] for one in view["terrain"]}
    for atout, sign in (("kastors-etang", POND), ("boarix-mur-d-arbres", WALL), ("boarix-cage-de-racines", CAGE)):
        if atout in laid:
            signs.append(f"{sign} {text.value('atout', atout)}")
    return Line("  ".join(signs), style="dim")


def draw_grids(view: dict[str, Any], text: Text, width: int) -> list[RenderableType]:
    """The movement grids of the cards one sees, as many side by side as there is room for."""
    seen = [zoon["card"] for zoon in view["field"].values() if zoon["card"]]
    cards = sorted({common_name(text, card): card for card in seen}.items())
    room = max(1, width // (GRID_WIDTH + 2))
    strips: list[RenderableType] = []
    for start in range(0, len(cards), room):
        strip = Table.grid(padding=(0, 1))
        strip.add_row(*[draw_movement(name, card) for name, card in cards[start : start + room]])
        strips.append(strip)
    return strips


def draw_movement(name: str, card: str) -> Group:
    """A grid under its name: `@` the Zoon, `●` where it may arrive along a line, `◆` directly, `○` crossed."""
    rows = [row.translate(MARKS) for row in draw_grid(GRID_OF[CARDS.index(card)])]
    title = Line(f"{name[:GRID_WIDTH]:<{GRID_WIDTH}}", style="bold")
    return Group(title, *[Line(" ".join(row)) for row in rows])
