"""The cards, tokens and Houses, and the words for them. ECO-COMP, Content C1 to C8.

A piece's face is its number in MAGIC, SCHOOL or MAIL, whichever it is. An effect that can be
announced, answered or copied has one number for both sorts of card: a Sortilège its face, a Course
FIRST_COURSE and its face.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from mypy_extensions import i64

from sortilege.content import ContentFile
from sortilege.kernel.book import Book
from sortilege.kernel.kinds import NONE, Kind

MagicCard: TypeAlias = i64
SchoolCard: TypeAlias = i64
Token: TypeAlias = i64
House: TypeAlias = i64
EffectNumber: TypeAlias = i64
Slot: TypeAlias = i64

_magic: Final = ContentFile("ecole", "magic")
_school: Final = ContentFile("ecole", "school")
_mail: Final = ContentFile("ecole", "mail")
_houses: Final = ContentFile("ecole", "houses")

SPELLS: Final = _magic.ids("spell")
BONUSES: Final = _magic.ids("bonus")
COURSES: Final = _school.ids("course")
DETOURNEURS: Final = _school.ids("detourneur")

MAGIC: Final = Kind("magic", [*SPELLS, *BONUSES])
SCHOOL: Final = Kind("school", [*COURSES, "horcruche", *DETOURNEURS])
MAIL: Final = Kind("mail", _mail.ids("token"))
HOUSE: Final = Kind("house", _houses.ids("house"))
EFFECT: Final = Kind("effect", [*SPELLS, *COURSES])
MOST_SLOTS: Final = 8
SLOT: Final = Kind("slot", size=MOST_SLOTS + 1)
"""A place of the timetable, counted from 1."""
BOOK: Final = Book("ecole")


class Points(Kind):
    """Victory points, which may be negative: a total is written down above LEAST_POINTS."""

    def write(self, value: int) -> str | int | None:
        return None if value == NONE else value + LEAST_POINTS


LEAST_POINTS: Final[i64] = -20
POINTS: Final = Points("points")


def numbers(rows: list[dict[str, Any]], key: str) -> list[int]:
    """One number of each row, 0 where none is written."""
    return [int(row.get(key, 0)) for row in rows]


def spread(copies: list[int]) -> list[int]:
    """Every face as often as there are copies of it."""
    return [face for face, number in enumerate(copies) for _ in range(number)]


# Magic cards

_magic_rows: Final = [*_magic.rows("spell"), *_magic.rows("bonus")]
MAGIC_CARDS: Final = spread(numbers(_magic_rows, "copies"))
MAGIC_POINTS: Final = numbers(_magic_rows, "points")
MAGIC_BALLS: Final = numbers(_magic_rows, "balls")
ONCE_PER_TURN: Final[list[bool]] = [bool(row.get("once_per_turn")) for row in _magic_rows]
IS_REACTION: Final[list[bool]] = [bool(row.get("reaction")) for row in _magic_rows]
HAND_SIZE: Final[i64] = _magic.number("hand")
_magic.expect(len(MAGIC_CARDS), _magic.number("printed"), "Magic cards", "printed")
_magic.expect(len(SPELLS), _magic.number("kinds_of_spell"), "kinds of Sortilège", "kinds_of_spell")
_magic.expect(len(BONUSES), _magic.number("kinds_of_bonus"), "kinds of Bonus card", "kinds_of_bonus")

OUBLIETTES: Final[i64] = MAGIC.values["oubliettes"]
COPIUS: Final[i64] = MAGIC.values["copius"]
CHIPARDIO: Final[i64] = MAGIC.values["chipardio"]
LACHETOUTIS: Final[i64] = MAGIC.values["lachetoutis"]
SOLDISSIMO: Final[i64] = MAGIC.values["soldissimo"]
ZYEUTIO: Final[i64] = MAGIC.values["zyeutio"]
RAFISTOLO: Final[i64] = MAGIC.values["rafistolo"]
ACCELERIO: Final[i64] = MAGIC.values["accelerio"]
EVAPORO: Final[i64] = MAGIC.values["evaporo"]
BOMBARDOUM: Final[i64] = MAGIC.values["bombardoum"]
REFILUS: Final[i64] = MAGIC.values["refilus"]
PREUMSIO: Final[i64] = MAGIC.values["preumsio"]
FIRST_BONUS: Final[i64] = len(SPELLS)
BALAI_BALL: Final[i64] = MAGIC.values["balai_ball"]
MAUVAIS_POINTS: Final[i64] = MAGIC.values["mauvais_points"]

CARDS_FOR_A_LOSS: Final = 2
"""What Bombardoum takes from a hand instead of a School card."""

# School cards

HORCRUCHE: Final[i64] = len(COURSES)
FIRST_DETOURNEUR: Final[i64] = HORCRUCHE + 1
COPIES_OF_COURSE: Final = _school.number("copies_of_course")
HORCRUCHES: Final[i64] = _school.number("horcruches")
SCHOOL_CARDS: Final = spread([COPIES_OF_COURSE] * len(COURSES) + [HORCRUCHES] + [1] * len(DETOURNEURS))
COST_OF_RELIC: Final[i64] = _school.number("cost_of_relic")
COURSE_POINTS: Final[list[int]] = [0, *_school.values["course_points"]]
HORCRUCHE_POINTS: Final[list[int]] = [0, *_school.values["horcruche_points"]]
BALAI_BALL_POINTS: Final[list[int]] = list(_school.values["balai_ball_points"])
_detourneur_rows: Final = _school.rows("detourneur")
DETOURNEUR_COUNTS: Final[list[str]] = [str(row["counts"]) for row in _detourneur_rows]
DETOURNEUR_POINTS: Final = numbers(_detourneur_rows, "points")
DETOURNEUR_MOST: Final = numbers(_detourneur_rows, "most")
_school.expect(len(SCHOOL_CARDS), _school.number("printed"), "School cards", "printed")
_school.expect(len(COURSES), _school.number("kinds_of_course"), "Courses", "kinds_of_course")
_school.expect(len(DETOURNEURS), _school.number("detourneurs"), "Détourneurs", "detourneurs")
_school.expect(len(COURSE_POINTS), COPIES_OF_COURSE + 1, "points for Courses", "course_points")
_school.expect(len(HORCRUCHE_POINTS), HORCRUCHES + 1, "points for Horcruches", "horcruche_points")

HERBOLOGIE: Final[i64] = SCHOOL.values["herbologie"]
FIRST_COURSE: Final[i64] = len(SPELLS)
MOST_CHANGES: Final = 3
"""How many cards Métamorphose may discard."""

# Courrier tokens

_mail_rows: Final = _mail.rows("token")
MAIL_TOKENS: Final = spread(numbers(_mail_rows, "copies"))
MAIL_DRAWS: Final = numbers(_mail_rows, "draw")
MAIL_POINTS: Final = numbers(_mail_rows, "points")
MAIL_BALLS: Final = numbers(_mail_rows, "balls")
_mail.expect(len(MAIL_TOKENS), _mail.number("printed"), "Courrier tokens", "printed")
CANCEL: Final[i64] = MAIL.values["cancel"]
HOWLER: Final[i64] = MAIL.values["howler"]

# Houses

HOUSES: Final = len(HOUSE.labels)
MOST_HOUSES: Final = 2
"""How many a player may have."""
_houses.expect(HOUSES, _houses.number("printed"), "Houses", "printed")
GROSFONDOR: Final[i64] = HOUSE.values["grosfondor"]
SERPENTIN: Final[i64] = HOUSE.values["serpentin"]
SERDONGLE: Final[i64] = HOUSE.values["serdongle"]
POUFMOUFLE: Final[i64] = HOUSE.values["poufmoufle"]
