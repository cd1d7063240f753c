"""New York: its spaces, streets and apparition rings, and where a die roll can lead. ANI-MOV."""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from sortilege.content import ContentFile
from sortilege.kernel.sets import EMPTY, SmallSet, group_of, has, members, only, plus

Space: TypeAlias = i64
"""Start, or one of the places that are numbered from 1 to 29."""
Spaces: TypeAlias = SmallSet

START: Final = 0
PLACES: Final = 29
DIE: Final = 6


def read_streets(table: ContentFile) -> list[list[int]]:
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


BOARD: Final = ContentFile("animaux", "board")
STREETS: Final[list[list[int]]] = read_streets(BOARD)
APPARITION: Final[list[int]] = [row["number"] for row in BOARD.rows("space") if row.get("apparition")]
BOARD.expect(APPARITION, [4, 13, 16, 29], "apparition spaces")
RINGS: Final[i64] = group_of(APPARITION)
"""The apparition spaces as a set."""
LINKS: Final[list[list[int]]] = [
    sorted({*streets, *([ring for ring in APPARITION if ring != space] if space in APPARITION else [])})
    for space, streets in enumerate(STREETS)
]
"""By space: where one step can lead, by street or by apparition, which costs one step as well."""

_destinations: Final[list[bytes]] = [b""] * ((PLACES + 1) * (DIE + 1))


def destinations(space: Space, steps: i64) -> bytes:
    """Every space where a path of exactly so many steps can end that enters no space twice, in order."""
    place = space * (DIE + 1) + steps
    if not _destinations[place]:
        _destinations[place] = bytes(members(_ends(space, steps, only(space))))
    return _destinations[place]


def _ends(space: Space, steps: i64, entered: Spaces) -> Spaces:
    """Where so many more steps can end after spaces that have been entered."""
    if steps == 0:
        return only(space)
    ends = EMPTY
    for other in LINKS[space]:
        if not has(entered, other):
            ends |= _ends(other, steps - 1, plus(entered, other))
    return ends
