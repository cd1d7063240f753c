"""The board: Diagon Alley, Knockturn Alley behind its wall, the shops, and every way between them.

A place is a number: first the spaces of Diagon Alley, then those of Knockturn Alley, then the insides
of the shops. TRA-TERM-01, TRA-TERM-02, TRA-EXILE-04.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from mypy_extensions import i64

from sortilege.content import ContentFile
from sortilege.kernel.kinds import NONE

Place: TypeAlias = i64
Space: TypeAlias = i64
"""A place of Diagon Alley."""
Building: TypeAlias = i64
Shop: TypeAlias = i64
"""A building that can be entered."""

STREET: Final = 36
"""Spaces of Diagon Alley: the places below it. `Dn` is the place n."""
ALLEY: Final = 32
"""`Kn` is the place ALLEY + n."""
FIRST_IN_ALLEY: Final = ALLEY + 4
EXIT: Final = ALLEY + 34
SHOP: Final = EXIT + 1
"""The inside of a shop is the place SHOP and the number of the shop."""
LONGEST_WALK: Final = 12 + 5
"""Two sixes, and five other hats in a row to go past."""

BOARD: Final = ContentFile("traverse", "board")
SHOPS_TABLE: Final = ContentFile("traverse", "shops")

SHOPS: Final[list[str]] = SHOPS_TABLE.ids("shop")
"""The shops in the order of their Floo markers, clockwise from the inn."""
SHOPS_TABLE.expect(len(SHOPS), SHOPS_TABLE.number("shops"), "shops")
SHOP_COUNT: Final = 7
SHOPS_TABLE.expect(len(SHOPS), SHOP_COUNT, "shops", "shop")
LEAKY: Final = 0
GRINGOTTS: Final = SHOP_COUNT
"""The bank is a building, but no shop: nobody is ever inside. TRA-BANK-02."""
PLACES: Final[list[str]] = [
    *[f"D{number:02}" for number in range(STREET)],
    *[f"K{place - ALLEY:02}" for place in range(FIRST_IN_ALLEY, SHOP)],
    *SHOPS,
]


def read_spaces(table: ContentFile) -> list[dict[str, Any]]:
    """The spaces of both tracks by place, checked against the printed counts and each other."""
    rows = table.rows("space")
    table.expect(table.ids("space"), PLACES[:SHOP], "the spaces in order", "[[space]]")
    kinds = [row["kind"] for row in rows]
    street, alley = kinds[:STREET], kinds[STREET:]
    table.expect(street.count("spiral"), table.number("spirals"), "Spirals", "spirals")
    table.expect(street.count("entrance"), table.number("entrances"), "Entrances", "entrances")
    table.expect(alley.count("back_door"), table.number("back_doors"), "Back doors", "back_doors")
    for side in (street, alley):
        table.expect(side.count("gate"), table.number("gates"), "Gates on each side", "gates")
    table.expect(street.count("steps"), 1, "Gringotts steps", "steps")
    table.expect([place for place, kind in enumerate(kinds) if kind == "exit"], [EXIT], "Exit", "exit")
    for row in rows:
        check_way(table, rows, row)
    return rows


def check_way(table: ContentFile, rows: list[dict[str, Any]], row: dict[str, Any]) -> None:
    """A Gate leads to its other side and back, the Exit to its side of Diagon Alley, a door to a shop."""
    other_kind = {"gate": "gate", "exit": "exit_side"}.get(row["kind"])
    if other_kind is not None:
        there = [other for other in rows if other["id"] == row.get("to")]
        if len(there) != 1 or there[0]["kind"] != other_kind or there[0]["id"][1:] != row["id"][1:]:
            table.fail(row["id"], f"{row['id']} leads to {row.get('to')}, which is not its other side")
        if there[0].get("gate") != row.get("gate"):
            table.fail(row["id"], f"{row['id']} is Gate {row.get('gate')}, its other side is another Gate")
    if row["kind"] in ("entrance", "back_door") and row.get("shop") not in SHOPS:
        table.fail(row["id"], f"{row['id']} leads into {row.get('shop')!r}, which is no shop")


def doors(table: ContentFile, rows: list[dict[str, Any]], kind: str) -> list[int]:
    """By shop: the place of its one Entrance, or of its one Back door."""
    found: list[int] = []
    for shop in SHOPS:
        places = [place for place, row in enumerate(rows) if row["kind"] == kind and row["shop"] == shop]
        table.expect(len(places), 1, f"{kind} of {shop}", shop)
        found += places
    return found


SPACES: Final = read_spaces(BOARD)
ENTRANCES: Final[list[int]] = doors(BOARD, SPACES, "entrance")
BACK_DOORS: Final[list[int]] = doors(BOARD, SPACES, "back_door")
BOARD.expect(ENTRANCES, sorted(ENTRANCES), "Entrances in the order of the Floo markers", "entrance")
SHOPS_TABLE.expect([row["floo"] for row in SHOPS_TABLE.rows("shop")], list(range(len(SHOPS))), "Floo markers", "floo")
STEPS: Final[i64] = [row["kind"] for row in SPACES].index("steps")
EXIT_SIDE: Final[i64] = [row["kind"] for row in SPACES].index("exit_side")

IS_SPIRAL: Final[list[bool]] = [row["kind"] == "spiral" for row in SPACES]
IS_GATE: Final[list[bool]] = [row["kind"] == "gate" for row in SPACES]
SHOP_AT: Final[list[int]] = [SHOPS.index(row["shop"]) if "shop" in row else NONE for row in SPACES]
"""By place: the shop whose Entrance or Back door is there, or NONE."""
STOPS: Final[list[bool]] = [IS_GATE[place] or SHOP_AT[place] != NONE for place in range(STREET)]


def stops_along(first: Space, spaces: i64) -> list[int]:
    """Of so many spaces of Diagon Alley, counted from `first`, those where a walk may stop early."""
    return [(first + step) % STREET for step in range(spaces) if STOPS[(first + step) % STREET]]


_stops_along: Final[list[list[int]]] = [
    stops_along(first, spaces) for first in range(STREET) for spaces in range(LONGEST_WALK + 1)
]


def stops_on_path(first: Space, spaces: i64) -> list[int]:
    """The same, looked up."""
    return _stops_along[first * (LONGEST_WALK + 1) + spaces]


def crosses_steps(first: Space, last: Space) -> bool:
    """Whether the path from `first` to `last`, both counted, passes or reaches the Gringotts steps."""
    return (STEPS - first) % STREET <= (last - first) % STREET


def next_gate(space: Space) -> Space:
    """The first Gate at or clockwise after a space of Diagon Alley. TRA-R11."""
    while not IS_GATE[space]:
        space = (space + 1) % STREET
    return space


def next_way_out(place: Place) -> Place:
    """The first Gate, Back door or Exit at or after a space of Knockturn Alley. TRA-R29, TRA-R34."""
    while place < EXIT and not IS_GATE[place] and SHOP_AT[place] == NONE:
        place += 1
    return place


def half_spaces(place: Place) -> i64:
    """How far along Diagon Alley, in half spaces: inside a shop is half a space before its
    Entrance. TRA-R26."""
    return 2 * place if place < STREET else (2 * ENTRANCES[place - SHOP] - 1) % (2 * STREET)
