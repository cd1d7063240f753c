"""The board of a game that brings no drawing: its areas, one after the other, in characters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from rich.box import SQUARE
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Line

from sortilege.drawing.palette import mark
from sortilege.kernel.areas import HIDDEN, Area, Look
from sortilege.kernel.ruleset import Ruleset
from sortilege.text import Text

BACK, EMPTY, ASKED = "▒", "·", "▶"
STYLES = {
    "red": "bright_red", "blue": "dodger_blue1", "green": "green3", "gold": "gold1", "violet": "medium_orchid1",
    "rose": "hot_pink", "teal": "turquoise2", "black": "bold", "white": "bold bright_white",
}  # fmt: skip
SIGNS = {
    "heart": "♥", "spade": "♠", "club": "♣", "lozenge": "♦", "star": "★", "sun": "☀", "moon": "☾", "flag": "⚑",
    "crown": "♛", "sword": "⚔", "die1": "⚀", "die2": "⚁", "die3": "⚂", "die4": "⚃", "die5": "⚄", "die6": "⚅",
}  # fmt: skip
"""The drawings that there are characters for."""
ALWAYS_FILLED = ("hand", "row", "pile")
Value = str | int | None


class PlainBoard:
    def __init__(self, view: dict[str, Any], text: Text, rules: Ruleset) -> None:
        self.view = view
        self.text = text
        self.rules = rules

    def draw(self) -> RenderableType:
        table = [area for area in self.rules.areas if area.of == "table" and area.at]
        parts = [part for area in table for part in self.draw_together(area)]
        return Group(*parts, *(part for seat in range(self.view["seats"]) for part in self.draw_seat(seat)))

    # Areas

    def draw_together(self, area: Area) -> Iterator[RenderableType]:
        """An area of the table, where all seats may have something."""
        if area.shape == "track":
            yield self.titled(area, self.track(area))
        elif "*" in area.at.split("."):
            found = [(seat, self.told(area, seat)) for seat in range(self.view["seats"])]
            told = [Line.assemble(mark(seat), " ", self.lying(area, one)) for seat, one in found if one is not None]
            yield self.titled(area, Line("   ").join(told) if told else Line(EMPTY))
        elif area.shape == "grid":
            yield self.titled(area, Line())
            yield self.grid(area)
        elif self.told(area) is not None:
            yield self.titled(area, self.lying(area, self.told(area)))

    def draw_seat(self, seat: int) -> Iterator[RenderableType]:
        """A player, and what lies in front of them."""
        asked = any(ask["seat"] == seat for ask in self.view["asked"])
        name = Line.assemble(ASKED if asked else " ", mark(seat), " ")
        name.append(self.text.value("seat", seat), style="bold" if seat == self.view["you"] else "")
        parts = [name]
        for area in self.rules.areas:
            told = self.told(area, seat) if area.of == "seat" else None
            if told is not None and told != []:
                parts.append(self.titled(area, self.lying(area, told)))
        yield Line("   ").join(parts)

    def titled(self, area: Area, drawn: Line) -> Line:
        key = f"area-{area.name}"
        title = self.text.say(key) if self.text.has(key) else area.name
        return Line.assemble((title, "dim"), " ", drawn)

    def lying(self, area: Area, told: Any) -> Line:
        """What an area holds, in one line."""
        if area.shape == "words":
            sign = [self.short(area, told), " "] if self.look(area, told).icon else []
            return Line.assemble(*sign, self.words(area, told))
        if isinstance(told, int) and not isinstance(told, bool) and area.shape in ("hand", "pile", "counters"):
            return Line(str(told), style="bold")
        if area.shape == "counters":
            if not isinstance(told, dict):
                return Line(str(told), style="bold")
            return Line(", ").join([self.thing(area, name).append(f" {count}") for name, count in told.items()])
        faces = [label_of(one, area.kind) for one in flat(told)]
        if area.shape == "pile":
            top = [self.thing(area, faces[-1]), Line(" ")] if faces else []
            return Line.assemble(*top, f"({len(faces)})")
        counted = Counter(faces)
        return Line(", ").join(
            [self.thing(area, face).append(f" ×{count}" if count > 1 else "") for face, count in counted.items()]
        )

    def words(self, area: Area, told: Any) -> str:
        """The message `told-NAME` filled with what there is, or the word for it."""
        fields = told if isinstance(told, dict) else {"value": told}
        filled: dict[str, Any] = {}
        for name, one in fields.items():
            value = ("yes" if one else "no") if isinstance(one, bool) else one
            kind = area.kind if name == "value" else name
            filled[name] = value if isinstance(value, int) and kind != "seat" else self.text.value(kind, value)
            filled[f"{name}_id"] = "none" if value is None else value
        key = f"told-{area.name}"
        return self.text.say(key, **filled) if self.text.has(key) else ", ".join(str(filled[name]) for name in fields)

    def grid(self, area: Area) -> Table:
        table = Table(box=SQUARE, show_header=False, padding=(0, 1))
        cells = [label_of(one, area.kind) for one in flat(self.told(area))]
        names = self.places(area, len(cells))
        for start in range(0, len(cells), area.columns):
            row = list(zip(names[start:], cells[start : start + area.columns], strict=False))
            table.add_row(
                *[Line(str(name), style="dim") if cell is None else self.short(area, cell) for name, cell in row]
            )
        return table

    def track(self, area: Area) -> Line:
        """The spaces in order, and who stands where."""
        if "*" in area.at.split("."):
            here = [(mark(seat), self.told(area, seat)) for seat in range(self.view["seats"])]
        else:
            here = [(Line("●", style="bold"), self.told(area))]
        spaces = self.places(area, area.spaces)
        return Line(" ").join([
            Line.assemble((str(space), "dim"), *(pawn for pawn, place in here if str(place) == str(space)))
            for space in spaces
        ])  # fmt: skip

    # Things

    def thing(self, area: Area, face: Value) -> Line:
        if face == HIDDEN or (face is None and area.shape in ALWAYS_FILLED):
            return Line(BACK, style="dim")
        if face is None:
            return Line(EMPTY, style="dim")
        if area.kind == "seat":
            return mark(int(face))
        look = self.look(area, face)
        return Line(self.text.value(area.kind, face), style=STYLES.get(look.ink, ""))

    def short(self, area: Area, face: Value) -> Line:
        """A thing on a square: its sign, its mark or its first letters."""
        if face == HIDDEN or area.kind == "seat":
            return self.thing(area, face)
        look = self.look(area, face)
        sign = {"white": "●", "black": "○"}.get(look.ink, "●") if look.icon == "disc" else SIGNS.get(look.icon, "")
        return Line(sign or look.mark or self.text.value(area.kind, face)[:2], style=STYLES.get(look.ink, "bold"))

    def look(self, area: Area, face: Any) -> Look:
        return self.rules.looks.get(area.kind, {}).get(str(face), Look())

    # Reading

    def told(self, area: Area, seat: int | None = None) -> Any:
        found: Any = self.view
        for part in area.at.split("."):
            key = str(seat) if part == "*" else part
            if isinstance(found, list):
                found = found[int(key)] if key.isdecimal() and int(key) < len(found) else None
            else:
                found = found.get(key) if isinstance(found, dict) else None
        return found

    def places(self, area: Area, many: int) -> list[str | int]:
        """The names of the places of an area, in order."""
        book = self.rules.book
        for step in book.by_name.values():
            for name, kind in zip(step.arguments, step.kinds, strict=True):
                if area.places and area.places[0] in (name, f"{step.name}.{name}") and kind.labels:
                    return [self.text.value(kind.name, label) for label in kind.labels[: many or None]]
        labels = next((kind.labels for kind in book.kinds() if area.shape == "track" and kind.name == area.kind), [])
        return [*labels] if labels and not many else list(range(many))


def flat(told: Any) -> Sequence[Any]:
    """Things in order, whether they lie in a list, in rows, by name, or alone."""
    if isinstance(told, dict):
        return list(told.values())
    if not isinstance(told, list):
        return [] if told is None else [told]
    return [one for row in told for one in (row if isinstance(row, list) else [row])]


def label_of(one: Any, kind: str) -> Value:
    """A label, or that of a record under the name of its kind."""
    if isinstance(one, dict):
        return label_of(one.get(kind), kind)
    return one if isinstance(one, str | int) else None
