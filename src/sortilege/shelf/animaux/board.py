"""New York, its tokens and pawns, and what everybody holds; for a team also the two tracks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text as Line

from sortilege.drawing.canvas import Canvas
from sortilege.drawing.palette import colour, letter, mark
from sortilege.shelf.animaux.components import BEASTS, COSTS, ORANGE_BOXES, RESOURCES
from sortilege.shelf.animaux.map import APPARITION, BOARD, START, STREETS
from sortilege.text import Text

WIDTH, LOW, HIGH = 54, 14, 17
HIGH_SCREEN = 30
FACE_DOWN, KNOWN, EMPTY, OPEN, SALEM, START_MARK = "●", "◉", "○", "★", "✖", "▣"
PROTECTED, HINDERED = "⛨", "½"
STREET, RING = "grey42", "bold deep_sky_blue1"
TOKEN_STYLES = {
    "red": "bold red",
    "blue": "bold dodger_blue1",
    "yellow": "bold yellow",
    "green": "bold green",
    "multi": "bold magenta",
}
BETWEEN = "   "


def draw(view: dict[str, Any], text: Text) -> RenderableType:
    table = Table.grid(padding=(0, 2), expand=True)
    table.add_column(width=WIDTH)
    table.add_column(ratio=1)
    table.add_row(City(view), Group(*draw_players(view, text)))
    parts: list[RenderableType] = [table]
    if view["mode"] == "confirme":
        parts += draw_tracks(view, text)
    return Group(*parts, *draw_beasts(view, text), draw_legend(view, text))


# The map


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
    """Number, token and pawns, with the ring of an apparition space; the number in the colour that the
    place track offers there."""
    style = RING if space in APPARITION else "bold"
    left, right = "()" if space in APPARITION else "  "
    offered = next((token for token, place in view.get("offers", {}).items() if place == space), None)
    number = f"{TOKEN_STYLES[offered]} underline" if offered else style
    label = Line.assemble((left, style), (START_MARK if space == START else str(space), number), token_on(view, space))
    for seat, player in enumerate(view["players"]):
        if player["pawn"] == space:
            label.append(letter(seat), style=f"bold reverse {colour(seat)}")
    return label.append(right, style=style)


def token_on(view: dict[str, Any], space: int) -> Line:
    if space == START:
        return Line()
    if space in view.get("salem", ()):
        return Line(SALEM, style="bold red")
    token = view["places"][str(space)]
    if token is None:
        return Line(EMPTY, style="dim")
    if token["open"]:
        return Line(OPEN, style="bold yellow")
    if token["token"] is None:
        return Line(FACE_DOWN, style="orange3")
    return Line(KNOWN, style=TOKEN_STYLES.get(token["token"], "bold yellow"))


# The players


def draw_players(view: dict[str, Any], text: Text) -> list[Line]:
    """Each player with their character and whatever they have."""
    lines = []
    for seat, player in enumerate(view["players"]):
        name = Line(text.value("seat", seat), style="bold" if seat == view["you"] else "")
        if player["character"] is not None:
            name.append(f", {text.value('character', player['character'])}", style="not bold dim")
        lines.append(Line.assemble(mark(seat), " ", name, no_wrap=True, overflow="ellipsis"))
        if "tokens" in player:
            lines.append(Line.assemble("  ", draw_belongings(player, text), no_wrap=True, overflow="ellipsis"))
        if "hand" in player:
            lines += draw_hand(player["hand"], text)
        for beast in player.get("beasts", ()):
            lines.append(Line(f"  {OPEN} {text.value('token', beast)}", style="yellow"))
    return lines


def draw_belongings(player: dict[str, Any], text: Text) -> Line:
    """Tokens as letters and numbers, then what spells lie on the player, and how many are in hand."""
    parts = [draw_tokens(player["tokens"], text)]
    if player.get("protected"):
        parts.append(Line(PROTECTED, style="bold cyan"))
    if player.get("hindered"):
        parts.append(Line(HINDERED, style="bold red"))
    if None in player.get("hand", ()):
        parts.append(Line(text.say("board-spells", count=len(player["hand"])), style="dim"))
    return Line(" ").join(parts)


def draw_tokens(tokens: Mapping[str, int], text: Text) -> Line:
    held = [(f"{text.say(f'board-{token}')}{count}", TOKEN_STYLES[token]) for token, count in tokens.items() if count]
    return Line(" ").join(Line(*one) for one in held) if held else Line("–", style="dim")


def draw_hand(hand: list[str | None], text: Text) -> list[Line]:
    """The spells of a hand that may be seen, each once."""
    known = [spell for spell in hand if spell is not None]
    lines = []
    for spell in dict.fromkeys(known):
        times = f" ×{known.count(spell)}" if known.count(spell) > 1 else ""
        lines.append(Line(f"  ✦ {text.value('spell', spell)}{times}", style="cyan", no_wrap=True, overflow="ellipsis"))
    return lines


# Under the map


class Row:
    """Things side by side, on as many lines as they need; none of them is broken."""

    def __init__(self, parts: list[Line]) -> None:
        self.parts = parts

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Line()
        for part in self.parts:
            if line and len(line) + len(BETWEEN) + len(part) > options.max_width:
                yield line
                line = Line()
            line.append(BETWEEN if line else "").append_text(part)
        yield line


def draw_tracks(view: dict[str, Any], text: Text) -> list[RenderableType]:
    """What the place track offers and what is left of the turn; the Salem track with its orange boxes, and
    the followers revealed."""
    offers = [
        Line(f"{text.say(f'board-{token}')}→{place or '–'}", style=TOKEN_STYLES[token] if place else "dim")
        for token, place in view["offers"].items()
    ]
    boxes = Line()
    for box in range(1, view["losing_box"] + 1):
        style = "bold red" if box == view["losing_box"] else "dark_orange" if box in ORANGE_BOXES else ""
        boxes.append(SALEM if box <= view["track"] else "▢", style=style)
    salem = Line.assemble(f"{text.say('board-salem')} ", boxes, f" {view['track']}/{view['losing_box']}")
    followers = [Line(text.value("follower", follower), style="dark_orange") for follower in view["followers"]]
    return [
        Row([Line.assemble(f"{text.say('board-offers')} ", Line("  ").join(offers)), *draw_turn(view, text)]),
        Row([salem, *followers]),
    ]


def draw_turn(view: dict[str, Any], text: Text) -> list[Line]:
    """What the active player has left, and the event that came last."""
    parts = [Line(text.say("board-actions", count=view["actions"]), style="bold")]
    if view["transfers"]:
        parts.append(Line(text.say("board-transfers", count=view["transfers"])))
    events = view["events"] or [event for event in [view["last_event"]] if event is not None]
    if events:
        named = ", ".join(text.value("event", event) for event in events)
        parts.append(Line(text.say("board-event", event=named), style="dim"))
    return parts


def draw_beasts(view: dict[str, Any], text: Text) -> list[RenderableType]:
    """The beasts that lie open and what they cost; in a team also how many are captured."""
    parts = []
    if view["mode"] == "confirme":
        found = text.say("board-captured", count=len(view["beasts"]), wanted=view["beasts_to_find"])
        parts.append(Line(found, style="bold"))
    for place, token in view["places"].items():
        if token is not None and token["token"] in BEASTS:
            cost = dict(zip(RESOURCES, COSTS[BEASTS.index(token["token"])], strict=False))
            name = f"{OPEN if token['open'] else KNOWN} {place} {text.value('token', token['token'])} "
            parts.append(Line.assemble((name, "yellow"), draw_tokens(cost, text)))
    return [Row(parts)] if parts else []


def draw_legend(view: dict[str, Any], text: Text) -> Row:
    signs = [
        Line.assemble(("( )", RING), f" {text.say('board-apparition')}"),
        Line.assemble((START_MARK, "bold"), f" {text.say('space-0', 'name')}"),
    ]
    if view["mode"] == "confirme":
        supply = text.say("board-salem-token", count=view["salem_supply"])
        piles = [
            Line(text.say(f"board-{pile}-pile", count=view[f"{pile}_pile"])) for pile in ("place", "event", "follower")
        ]
        return Row([Line.assemble((SALEM, "bold red"), f" {supply}"), *piles, *signs])
    signs = [
        Line.assemble((FACE_DOWN, "orange3"), f" {text.say('board-face-down')}"),
        Line.assemble((EMPTY, "dim"), f" {text.say('board-empty')}"),
        *signs,
        Line(text.say("board-pile", count=view["pile"])),
    ]
    if view["mode"] == "initiation":
        return Row([*signs, Line(text.say("board-set-aside", count=len(view["set_aside"])))])
    spent = Line.assemble(f"{text.say('board-spent')} ", draw_tokens(view["spent"], text))
    deck = Line(text.say("board-spell-deck", count=view["spell_deck"], left=view["spells_left"]))
    return Row([*signs, spent, deck, *draw_discard(view, text)])


def draw_discard(view: dict[str, Any], text: Text) -> list[Line]:
    """The spells played, the last one first."""
    spells = [text.value("spell", spell) for spell in reversed(view["spell_discard"])]
    return [Line(text.say("board-spell-discard", spells=", ".join(spells)), style="dim")] if spells else []
