"""The crooked street: Diagon Alley inside, the wall with its shops, Knockturn Alley outside."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Line

from sortilege.drawing.canvas import Canvas
from sortilege.drawing.palette import colour, letter, mark
from sortilege.shelf.traverse.components import COINS, ITEMS, PRICES
from sortilege.shelf.traverse.map import ENTRANCES, PLACES, SHOPS, SPACES, STEPS, STREET
from sortilege.text import Text

CELL = 4
WALL = 11
"""How wide the wall is at the sides; above and below it is one line."""
STREET_LEFT, STREET_TOP = CELL + WALL + 1, 2
COLUMNS, ROWS = 12, 8
WIDTH = 2 * STREET_LEFT + COLUMNS * CELL - 1
HEIGHT = ROWS + 2 * STREET_TOP

SIGNS = {
    "plain": "·", "entrance": "⌂", "back_door": "⌂", "gate": "∩", "spiral": "@", "steps": "$", "exit": "»",
    "exit_side": "»",
}  # fmt: skip
STYLES = {
    "plain": "grey62", "entrance": "bold gold1", "back_door": "bold gold1", "gate": "bold orchid", "spiral": "violet",
    "steps": "bold yellow", "exit": "bold orchid", "exit_side": "orchid",
}  # fmt: skip
ALLEY_KINDS = ("gate", "exit", "exit_side")
LEGEND = ("spiral", "gate", "entrance", "steps", "exit")
BRICK, CLOSED, OPEN = "color(95)", "bold white on red3", "bold tan"


def draw(view: dict[str, Any], text: Text) -> RenderableType:
    return Group(*draw_map(view, text), legend(view, text), bank(view, text), players(view, text), *cards(view, text))


def has_alley(view: dict[str, Any]) -> bool:
    """Knockturn Alley is in play."""
    return view["mode"] == "standard" or view["options"]["alley"] is True


def draw_map(view: dict[str, Any], text: Text) -> list[Line]:
    canvas = Canvas(WIDTH, HEIGHT)
    draw_wall(canvas)
    alley = has_alley(view)
    for place in range(len(SPACES) if alley else STREET):
        column, row = cell(SPACES[place]["at"])
        canvas.label(column, row, draw_space(view, place))
    for shop in range(len(SHOPS)):
        draw_building(canvas, view, text, SHOPS[shop], ENTRANCES[shop])
    draw_building(canvas, view, text, "gringotts", STEPS)
    for row, line in enumerate(prices(view, text)):
        canvas.label(STREET_LEFT + CELL + 1, STREET_TOP + 1 + row, line)
    return canvas.rows() if alley else canvas.rows()[1:-1]


def cell(at: list[int]) -> tuple[int, int]:
    """Where the cell of a space begins: Knockturn Alley lies beyond the wall."""
    x, y = at
    column = 0 if x < 0 else WIDTH - CELL if x == COLUMNS else STREET_LEFT + CELL * x
    row = 0 if y < 0 else HEIGHT - 1 if y == ROWS else STREET_TOP + y
    return column, row


def draw_wall(canvas: Canvas) -> None:
    for row in range(1, HEIGHT - 1):
        canvas.label(CELL, row, Line("░" * WALL, style=BRICK))
        canvas.label(WIDTH - CELL - WALL, row, Line("░" * WALL, style=BRICK))
    for row in (1, HEIGHT - 2):
        canvas.label(CELL, row, Line("░" * (WIDTH - 2 * CELL), style=BRICK))


def draw_space(view: dict[str, Any], place: int) -> Line:
    """Its sign, its number and the hat that stands there. Ways to Knockturn Alley are plain where it is out of play."""
    kind = SPACES[place]["kind"]
    if kind in ALLEY_KINDS and not has_alley(view):
        kind = "plain"
    drawn = Line(f"{SIGNS[kind]}{int(PLACES[place][1:]):<2}", style=STYLES[kind])
    return drawn.append_text(hats_on(view, PLACES[place]))


def hats_on(view: dict[str, Any], place: str) -> Line:
    hats = Line()
    for seat, player in enumerate(view["players"]):
        if player["place"] == place:
            hats.append(letter(seat), style=f"bold reverse {colour(seat)}")
    return hats


def draw_building(canvas: Canvas, view: dict[str, Any], text: Text, building: str, front: int) -> None:
    """The name of a building on the wall beside its front, and the hats inside it."""
    name = Line(f" {text.say(f'board-{building}')} ", style=CLOSED if view["sign"] == building else OPEN)
    hats = hats_on(view, building)
    x, y = SPACES[front]["at"]
    column, row = cell([x, y])
    if y in (0, ROWS - 1):
        canvas.label(column - 1, row - 1 if y == 0 else row + 1, name.append_text(hats))
    else:
        left = CELL if x == 0 else WIDTH - CELL - WALL
        canvas.label(left, row, name)
        canvas.label(left + 1, row + 1, hats)


def prices(view: dict[str, Any], text: Text) -> list[Line]:
    """In the middle of the street: what each shop sells, for which coins, and how many are left."""
    lines = []
    for item, name in enumerate(ITEMS):
        coins = [text.say(f"board-{coin}") for kind, coin in enumerate(COINS) for _ in range(PRICES[item][kind])]
        left = view["stock"][name]
        short = Line(f"{text.say(f'board-{name}')} ", style="bold")
        lines.append(
            short.append(f"{text.value('item', name):<24}{' '.join(coins):<5}×{left}", style="" if left else "dim")
        )
    return lines


def purse(coins: dict[str, int], text: Text) -> str:
    return " ".join(f"{coins[coin]}{text.say(f'board-{coin}')}" for coin in COINS)


def legend(view: dict[str, Any], text: Text) -> Line:
    kinds = [kind for kind in LEGEND if kind not in ALLEY_KINDS or has_alley(view)]
    return Line("   ").join(
        Line.assemble((SIGNS[kind], STYLES[kind]), f" {text.say(f'board-{kind}')}") for kind in kinds
    )


def bank(view: dict[str, Any], text: Text) -> Line:
    """What lies on the table for everybody: the bank, the pile, the dice and the sign."""
    parts = [Line(f"{text.value('building', 'gringotts')} {purse(view['bank'], text)}")]
    if view["mode"] == "standard":
        # Before the deal only the Spells lie there. TRA-SETUP-05 to TRA-SETUP-07.
        parts.append(Line(text.say("board-spells" if view["turn"] is None else "board-pile", count=view["pile"])))
    if view["dice"]:
        dice = " ".join(SIGNS["spiral"] if die == "spiral" else die for die in view["dice"])
        parts.append(Line(f" {dice} ", style="bold reverse"))
    if view["sign"]:
        parts.append(Line(f" {text.say('board-closed', building=text.value('building', view['sign']))} ", style=CLOSED))
    return Line("   ").join(parts)


def players(view: dict[str, Any], text: Text) -> Table:
    """Where everybody is, with how many coins, cards and supplies."""
    table = Table.grid(padding=(0, 2))
    for column in range(5):
        table.add_column(no_wrap=True, overflow="ellipsis", max_width=(16, 30, 9, 11, 11)[column])
    for seat, player in enumerate(view["players"]):
        name = Line.assemble("▸" if seat == view["turn"] else " ", mark(seat), " ", text.value("seat", seat))
        name.stylize("bold" if seat == view["you"] else "")
        trunk = Line(" ").join(
            Line(text.say(f"board-{item}"), style="bold green") if item in player["trunk"] else Line("·", style="dim")
            for item in ITEMS
        )
        note = text.say("board-cards", count=player["cards"]) if view["mode"] == "standard" else ""
        if player["misses"]:
            note = text.say("board-misses", count=player["misses"])
        elif player["floo_locked"]:
            note = text.say("board-no-floo")
        table.add_row(name, text.value("place", player["place"]), purse(player["coins"], text), note, trunk)
    return table


def cards(view: dict[str, Any], text: Text) -> list[Line]:
    """One's own hand, and the drawn card that waits."""
    lines = []
    for key, own in (("board-hand", view["hand"]), ("board-waiting", [card for card in view["waiting"] if card])):
        if own:
            names = ", ".join(text.value("card", card) for card in own)
            lines.append(Line.assemble((text.say(key), "bold"), f" {names}"))
    return lines
