"""New York, its tokens and pawns, and who has captured what."""

from __future__ import annotations

from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text as Line

from sortilege.games.animaux.board import APPARITION, BOARD, START, STREETS
from sortilege.terminal.canvas import Canvas
from sortilege.terminal.palette import colour, letter, mark
from sortilege.text import Text

WIDTH, LOW, HIGH = 54, 14, 17
HIGH_SCREEN = 30
FACE_DOWN, EMPTY, OPEN, START_MARK = "●", "○", "★", "▣"
STREET, RING = "grey42", "bold deep_sky_blue1"


def draw(view: dict[str, Any], text: Text) -> RenderableType:
    table = Table.grid(padding=(0, 2), expand=True)
    table.add_column(width=WIDTH)
    table.add_column(ratio=1)
    table.add_row(City(view), Group(*players(view, text)))
    return Group(table, legend(view, text))


class City:
    """The map, lower where the screen is."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.view = view

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from draw_map(self.view, LOW if console.is_terminal and console.height < HIGH_SCREEN else HIGH)


def draw_map(view: dict[str, Any], height: int) -> list[Line]:
    canvas = Canvas(WIDTH, height)
    spots = spots_on(WIDTH, height)
    for space, neighbours in enumerate(STREETS):
        for other in neighbours:
            if space < other:
                canvas.line(spots[space], spots[other])
    for space, (column, row) in enumerate(spots):
        canvas.label(column - 2, row, draw_space(view, space))
    return canvas.rows(style=STREET)


def spots_on(width: int, height: int) -> list[tuple[int, int]]:
    """By space: the cell of its middle, the printed coordinates stretched over the canvas."""
    at = [row["at"] for row in BOARD.rows("space")]
    (left, right), (top, bottom) = ((min(line), max(line)) for line in zip(*at, strict=True))
    return [
        (
            2 + round((x - left) * (width - 5) / (right - left)),
            round((y - top) * (height - 1) / (bottom - top)),
        )
        for x, y in at
    ]


def draw_space(view: dict[str, Any], space: int) -> Line:
    """Number, token and pawns, with the ring of an apparition space."""
    style = RING if space in APPARITION else "bold"
    left, right = "()" if space in APPARITION else "  "
    label = Line.assemble((f"{left}{START_MARK if space == START else space}", style), token_on(view, space))
    for seat, player in enumerate(view["players"]):
        if player["pawn"] == space:
            label.append(letter(seat), style=f"bold reverse {colour(seat)}")
    return label.append(right, style=style)


def token_on(view: dict[str, Any], space: int) -> Line:
    if space == START:
        return Line()
    token = view["places"][str(space)]
    if token is None:
        return Line(EMPTY, style="dim")
    return Line(OPEN, style="bold yellow") if token["open"] else Line(FACE_DOWN, style="orange3")


def players(view: dict[str, Any], text: Text) -> list[Line]:
    """Each player with their character and the beasts they hold."""
    lines = []
    for seat, player in enumerate(view["players"]):
        name = Line(text.value("seat", seat), style="bold" if seat == view["you"] else "")
        if player["character"] is not None:
            name.append(f", {text.value('character', player['character'])}", style="not bold dim")
        lines.append(Line.assemble(mark(seat), " ", name, no_wrap=True, overflow="ellipsis"))
        for beast in player["beasts"]:
            lines.append(Line(f"  {OPEN} {text.value('token', beast)}", style="yellow"))
    return lines


def legend(view: dict[str, Any], text: Text) -> Line:
    signs = [
        Line.assemble((FACE_DOWN, "orange3"), f" {text.say('board-face-down')}"),
        Line.assemble((EMPTY, "dim"), f" {text.say('board-empty')}"),
        Line.assemble(("( )", RING), f" {text.say('board-apparition')}"),
        Line.assemble((START_MARK, "bold"), f" {text.say('space-0')}"),
        Line(text.say("board-pile", count=view["pile"])),
        Line(text.say("board-set-aside", count=len(view["set_aside"]))),
    ]
    return Line("   ").join(signs)
