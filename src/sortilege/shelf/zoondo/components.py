"""The cards: tribes, Zoons and Atouts, and the words for them. ZOO-CRD."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from sortilege.content import ContentFile
from sortilege.kernel.book import Book
from sortilege.kernel.kinds import Kind
from sortilege.kernel.native import i64, vec
from sortilege.kernel.sets import SmallSet, below, group_of
from sortilege.shelf.zoondo.battlefield import NAMES, SQUARES
from sortilege.shelf.zoondo.grids import read_aim, read_grid

Card: TypeAlias = i64
Cards: TypeAlias = SmallSet
"""A set of cards."""
Atout: TypeAlias = i64
Tribe: TypeAlias = i64

_tribes: Final = ContentFile("zoondo", "tribes")
_zoons: Final = ContentFile("zoondo", "zoons")
_atouts: Final = ContentFile("zoondo", "atouts")

TRIBES: Final = _tribes.ids("tribe")
CARDS: Final = _zoons.ids("zoon")
ATOUTS: Final = _atouts.ids("atout")
_tribes.expect(len(TRIBES), _tribes.number("printed"), "tribes", "printed")
_atouts.expect(len(ATOUTS), _atouts.number("printed"), "Atouts", "printed")
TYPES: Final[list[str]] = _tribes.values["types"]
EMBLEM: Final[i64] = TYPES.index("emblem")
CHIEF: Final[i64] = TYPES.index("chief")
NUMBERS: Final = 9
"""A touch score is 0 to 8; above them"""
STAR: Final = 9
MISS: Final = 10

STANDARD: Final = 0
REINFORCED: Final = 1
RECRUIT: Final = 2
"""The modes."""
PICKING: Final = 0
RECRUITING: Final = 1
DEPLOYING: Final = 2
BATTLE: Final = 3
"""The stages of a game."""

BOOK: Final = Book("zoondo")
SQUARE: Final = Kind("square", NAMES)
VIA: Final = Kind("square", [*NAMES, "special"])
"""The square a line goes over; none for a single step; `special` for a special move."""
SPECIAL: Final = SQUARES
TRIBE: Final = Kind("tribe", TRIBES)
CARD: Final = Kind("card", CARDS)
ATOUT: Final = Kind("atout", ATOUTS)
CORNER: Final = Kind("corner", ["TL", "TR", "BR", "BL"])
TURN: Final = Kind("turn", ["upright", "reversed", "spin"])
UPRIGHT: Final = 0
REVERSED: Final = 1
SPIN: Final = 2
SCORE: Final = Kind("score", [*(str(number) for number in range(NUMBERS)), "star", "miss"])

TRIBE_ROWS: Final = _tribes.rows("tribe")
CARD_ROWS: Final = _zoons.rows("zoon")
ATOUT_ROWS: Final = _atouts.rows("atout")

TYPE_OF: Final[vec[i64]] = vec[i64]([TYPES.index(row["type"]) for row in CARD_ROWS])
VALUE_OF: Final[vec[i64]] = vec[i64]([row["value"] for row in CARD_ROWS])
COPIES_OF: Final[list[int]] = [row["copies"] for row in CARD_ROWS]
TRIBE_OF: Final[list[int]] = [TRIBES.index(row["tribe"]) for row in CARD_ROWS]
GRID_OF: Final[list[str]] = [row["grid"] for row in CARD_ROWS]
EXTRA: Final[list[bool]] = [row.get("extra", False) for row in CARD_ROWS]
EFFECTS: Final[list[str]] = sorted({row["effect"] for row in CARD_ROWS if "effect" in row})
EFFECT_OF: Final[list[str]] = [row.get("effect", "") for row in CARD_ROWS]

FORCE_OF: Final[list[int]] = [row["force"] for row in ATOUT_ROWS]
USES_OF: Final[list[int]] = [row.get("uses", 0) for row in ATOUT_ROWS]
"""By Atout: how often it may be played; 0 is as often as one likes."""
KIND_OF: Final[list[str]] = [row["kind"] for row in ATOUT_ROWS]
POWER_OF: Final[list[str]] = [row["power"] for row in ATOUT_ROWS]
TRIBE_OF_ATOUT: Final[list[int]] = [TRIBES.index(row["tribe"]) for row in ATOUT_ROWS]
AIM_OF: Final[list[str]] = [row.get("aim", "") for row in ATOUT_ROWS]
ZOONS_OF: Final[list[int]] = [row.get("zoons", 0) for row in ATOUT_ROWS]
"""By Atout: how many Zoons it moves, or brings back, at most."""


def cards_of_types(types: list[str]) -> Cards:
    return group_of([card for card in range(len(CARDS)) if TYPES[TYPE_OF[card]] in types])


def cards_named(*names: str) -> Cards:
    """The cards whose id begins with one of these. ZOO-VAR-12."""
    return group_of([card for card in range(len(CARDS)) if CARDS[card].startswith(names)])


ALL_CARDS: Final[Cards] = below(len(CARDS))
EMBLEMS: Final[Cards] = cards_of_types(["emblem"])
NO_EMBLEMS: Final[Cards] = ALL_CARDS & ~EMBLEMS
SOLDIERS: Final[Cards] = cards_of_types(["soldier"])
GROGNARDS: Final[Cards] = cards_named("boarix-grognard")
KING_AND_KONG: Final[Cards] = group_of([CARDS.index("monkus-king"), CARDS.index("monkus-kong")])
USERS_OF: Final[vec[i64]] = vec[i64]([cards_of_types(row.get("users", [])) for row in ATOUT_ROWS])
"""By Atout: the cards that can use it; EMPTY if it needs none."""
MOVERS_OF: Final[vec[i64]] = vec[i64]([cards_of_types(row.get("movers", [])) for row in ATOUT_ROWS])
"""By Atout: the cards it can move."""
BONUS_OF: Final[list[int]] = [row.get("bonus", 0) for row in ATOUT_ROWS]
FACTOR_OF: Final[list[int]] = [row.get("factor", 1) for row in ATOUT_ROWS]
EQUIPMENT: Final[list[int]] = [atout for atout, kind in enumerate(KIND_OF) if kind == "equipment"]
STILTS: Final[i64] = EQUIPMENT.index(POWER_OF.index("stilts"))
ARMOUR: Final[i64] = EQUIPMENT.index(POWER_OF.index("armour"))
STILTS_GRID: Final[str] = ATOUT_ROWS[POWER_OF.index("stilts")]["grid"]
ARMOUR_BONUS: Final = BONUS_OF[POWER_OF.index("armour")]


def read_corners(table: ContentFile, row: dict[str, Any], signs: dict[str, int]) -> tuple[int, ...]:
    """The four corners of a card: touch scores, and the sign that its sort may bear."""
    corners = row.get("corners", [])
    if len(corners) != 4:
        table.fail(row["id"], f"{row['id']} has {len(corners)} corners, not 4")
    for corner in corners:
        if corner not in signs and not (type(corner) is int and 0 <= corner < NUMBERS):
            table.fail(row["id"], f"{row['id']} bears {corner!r} in a corner")
    return tuple([signs.get(corner, corner) for corner in corners])


CORNERS_OF: Final[list[tuple[int, ...]]] = [read_corners(_zoons, row, {"*": STAR}) for row in CARD_ROWS]
STARS_OF: Final[list[int]] = [corners.count(STAR) for corners in CORNERS_OF]
CORNERS_OF_ATOUT: Final[list[tuple[int, ...]]] = [
    read_corners(_atouts, row, {"X": MISS}) if row["kind"] == "shooting" else () for row in ATOUT_ROWS
]

PRINTED_ZOONS: Final[list[list[int]]] = [
    [
        card
        for emblem in (True, False)
        for card in range(len(CARDS))
        if TRIBE_OF[card] == tribe and not EXTRA[card] and (TYPE_OF[card] == EMBLEM) == emblem
        for _ in range(COPIES_OF[card])
    ]
    for tribe in range(len(TRIBES))
]
"""By tribe: its twelve Zoons, the Emblem first."""
PRINTED_ATOUTS: Final[list[tuple[int, ...]]] = [
    tuple([atout for atout in range(len(ATOUTS)) if TRIBE_OF_ATOUT[atout] == tribe]) for tribe in range(len(TRIBES))
]
RESERVE: Final[list[list[int]]] = [[CARDS.index(card) for card in row["reserve"]] for row in TRIBE_ROWS]
"""By tribe: the two Zoons it gains in the Reinforced mode. ZOO-VAR-01."""
HANDICAP: Final[list[list[int]]] = [[ATOUTS.index(one) for one in row.get("handicap", [])] for row in TRIBE_ROWS]
"""By tribe: the Atouts it plays without where the table wants even games. ZOO-VAR-16."""
FORMATION: Final[list[list[int]]] = [[CARDS.index(card) for card in row["front"] + row["back"]] for row in TRIBE_ROWS]
"""By tribe: its ready-made formation, front row first, each row from the owner's left."""
EUROPA: Final[list[int]] = [tribe for tribe, row in enumerate(TRIBE_ROWS) if row.get("continent") == "europa"]


def check_grids() -> None:
    """Every grid can be read. ZOO-S53."""
    for card, row in enumerate(CARD_ROWS):
        try:
            read_grid(GRID_OF[card])
        except ValueError as wrong:
            _zoons.fail(row["id"], f"{row['id']}: {wrong}")
    for atout, row in enumerate(ATOUT_ROWS):
        try:
            read_aim(AIM_OF[atout])
        except ValueError as wrong:
            _atouts.fail(row["id"], f"{row['id']}: {wrong}")


def check_tribes() -> None:
    """The sums that the printed tribes satisfy, and formations that use each card once. ZOO-CRD-01, ZOO-CRD-02."""
    for tribe, row in enumerate(TRIBE_ROWS):
        name = f'id = "{row["id"]}"'
        zoons = PRINTED_ZOONS[tribe]
        ways = [way for card in zoons for way in read_grid(GRID_OF[card])]
        scores = [corner for card in zoons for corner in CORNERS_OF[card] if corner != STAR]
        forces = [FORCE_OF[atout] for atout in PRINTED_ATOUTS[tribe]]
        _tribes.expect(len(zoons), _tribes.number("zoons"), f"Zoons of {row['id']}", name)
        _tribes.expect(sum([TYPE_OF[card] == EMBLEM for card in zoons]), 1, f"Emblems of {row['id']}", name)
        _tribes.expect(sum([VALUE_OF[card] for card in zoons]), _tribes.number("value"), f"value of {row['id']}", name)
        _tribes.expect(sum([STARS_OF[card] for card in zoons]), _tribes.number("stars"), f"stars of {row['id']}", name)
        _tribes.expect(sum(scores), row["corners"], f"corners of {row['id']}", name)
        _tribes.expect(len(ways), row["arrivals"], f"arrival squares of {row['id']}", name)
        _tribes.expect(sum([way.special for way in ways]), row["special"], f"special squares of {row['id']}", name)
        _tribes.expect(len(forces), _tribes.number("atouts"), f"Atouts of {row['id']}", name)
        _tribes.expect(sum(forces), _tribes.number("force"), f"force of {row['id']}", name)
        _tribes.expect(sorted(FORMATION[tribe]), sorted(zoons), f"formation of {row['id']}", name)


BUDGET: Final = _tribes.number("value")
FORCE: Final = _tribes.number("force")
FREE_STARS: Final = _tribes.number("stars")
MOST_STARS: Final = FREE_STARS + FORCE
"""Each star above the free ones costs one point of force. ZOO-VAR-07."""

check_grids()
_zoons.expect(sum([n for n, more in zip(COPIES_OF, EXTRA, strict=True) if not more]), _zoons.number("printed"), "Zoons")
_zoons.expect(sum(EXTRA), _zoons.number("extra"), "extra Zoons", "extra")
for _kind in ("shooting", "terrain", "equipment", "order"):
    _atouts.expect(KIND_OF.count(_kind), _atouts.number(_kind), f"{_kind} Atouts", _kind)
_atouts.expect(max(USES_OF), 2, "most uses of an Atout", "uses")
check_tribes()
