"""New York: its spaces, streets and apparition rings, and where a die roll can lead. ANI-MOV."""

from __future__ import annotations

from typing import Final

from sortilege.content import Table

START: Final = 0
PLACES: Final = 29
DIE: Final = 6


def read_streets(table: Table) -> list[list[int]]:
    """By space: its neighbours by street, checked against the printed counts."""
    rows = table.rows("space")
    table.expect([row["number"] for row in rows], list(range(PLACES + 1)), "numbers of the spaces", "number")
    table.expect(len(rows) - 1, table.number("places"), "places")
    streets: list[list[int]] = [list(row["neighbours"]) for row in rows]
    for space, neighbours in enumerate(streets):
        for other in neighbours:
            if space not in streets[other]:
                table.fail(f"number = {space}", f"{space} leads to {other}, but {other} does not lead back")
    table.expect(sum(len(neighbours) for neighbours in streets) // 2, table.number("streets"), "streets")
    return streets


BOARD: Final = Table("animaux", "board")
STREETS: Final[list[list[int]]] = read_streets(BOARD)
APPARITION: Final[list[int]] = [row["number"] for row in BOARD.rows("space") if row.get("apparition")]
BOARD.expect(APPARITION, [4, 13, 16, 29], "apparition spaces")
LINKS: Final[list[list[int]]] = [
    sorted({*streets, *([ring for ring in APPARITION if ring != space] if space in APPARITION else [])})
    for space, streets in enumerate(STREETS)
]
"""By space: where one step can lead, by street or by apparition, which costs one step as well."""

_destinations: Final[dict[int, list[int]]] = {}


def destinations(space: int, steps: int) -> list[int]:
    """Every space where a path of exactly so many steps can end that enters no space twice."""
    key = space * 8 + steps
    found = _destinations.get(key)
    if found is None:
        ends: set[int] = set()
        _walk(space, steps, 1 << space, ends)
        found = sorted(ends)
        _destinations[key] = found
    return found


def _walk(space: int, steps: int, entered: int, ends: set[int]) -> None:
    if steps == 0:
        ends.add(space)
        return
    for other in LINKS[space]:
        if not entered >> other & 1:
            _walk(other, steps - 1, entered | 1 << other, ends)
