"""Telling a game again from its record, once nothing of it is secret any more."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sortilege.kernel.areas import HIDDEN, Area
from sortilege.kernel.match import Match, replay_with
from sortilege.kernel.result import Line, Page, Pile, Result, SeatResult

PILES = ("hand", "row", "pile")
"""The shapes in which things lie before somebody."""


def retold(match: Match) -> Result:
    """What a game has to say about itself afterwards; whoever has nothing to say is looked at as it lies."""
    tell = match.ruleset.result
    if tell is None:
        return as_it_lies(match)
    result = tell(pages(match))
    return Result(
        result.seats, result.columns, result.adds_up,
        [with_kinds(match, one) for one in result.lines], [with_kinds(match, one) for one in result.moments],
    )  # fmt: skip


def pages(match: Match) -> Iterator[Page]:
    """The game from its beginning, choice by choice."""
    record = match.record()
    again = replay_with(match.ruleset, record.up_to(0))
    yield Page(0, again.game, again.events(None))
    for ply, line in enumerate(record.lines, start=1):
        mark = again.mark
        if line.act:
            again.act(line.seat, line.step)
        else:
            again.answer(line.seat, line.step, late=line.late)
        yield Page(ply, again.game, again.told(None, mark))


def with_kinds(match: Match, line: Line) -> Line:
    """A line that is an event, with the kinds that its book gives its fields."""
    event = next((one for one in match.ruleset.book.event_types if one.name == line.says), None)
    if event is None:
        return line
    return Line(line.says, line.fields, {name: kind.name for name, kind in event.columns}, line.ply)


# A game that says nothing of its result


def as_it_lies(match: Match) -> Result:
    """Of a game that only says how its things lie: the counters of each seat, and what it has before it."""
    view = match.open_view()
    areas = [area for area in match.ruleset.areas if area.of == "seat"]
    counted = [area for area in areas if area.shape == "counters" and all_numbers(view, area, match.seats)]
    lying = [area for area in areas if area.shape in PILES and area.kind]
    seats = [
        SeatResult(
            points=[float(found(view, area, seat)) for area in counted],
            piles=[one for area in lying if (one := pile_of(view, area, seat)).labels],
        )
        for seat in range(match.seats)
    ]
    return Result(seats, [f"area-{area.name}" for area in counted])


def found(view: Any, area: Area, seat: int) -> Any:
    """What the view has at an area's path, for a seat; None if nothing."""
    for part in area.at.split("."):
        key: Any = seat if part == "*" else part
        if isinstance(view, dict):
            view = view.get(key, view.get(str(key)))
        elif isinstance(view, list) and isinstance(key, int) and key < len(view):
            view = view[key]
        else:
            return None
    return view


def all_numbers(view: Any, area: Area, seats: int) -> bool:
    return all(type(found(view, area, seat)) in (int, float) for seat in range(seats))


def pile_of(view: Any, area: Area, seat: int) -> Pile:
    there = found(view, area, seat)
    labels = [one for one in there if isinstance(one, str) and one != HIDDEN] if isinstance(there, list) else []
    return Pile(f"area-{area.name}", area.kind, labels)
