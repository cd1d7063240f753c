"""What the companion of a real table knows of School of Magic: what everything is worth at the end.

The page is written from it (`make wire`); its sum is tried on counts that the engine has counted (`cases`).
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from sortilege.shelf.ecole import RULESET
from sortilege.shelf.ecole.components import (
    BALAI_BALL_POINTS,
    BONUSES,
    BOOK,
    COPIES_OF_COURSE,
    COURSE_POINTS,
    COURSES,
    DETOURNEUR_COUNTS,
    DETOURNEUR_MOST,
    DETOURNEUR_POINTS,
    DETOURNEURS,
    FIRST_DETOURNEUR,
    HORCRUCHE,
    HORCRUCHE_POINTS,
    MAGIC,
    MAGIC_BALLS,
    MAGIC_POINTS,
    MAIL,
    MAIL_BALLS,
    MAIL_POINTS,
)
from sortilege.shelf.ecole.scoring import SCORED, score
from sortilege.shelf.ecole.state import AREA, COLLECTION, HAND, MAIL_OF, ZONES, Ecole

CASES: Final = 40


def facts() -> dict[str, Any]:
    """All of it, as JSON has it."""
    return {
        "players": list(RULESET.seats[RULESET.modes[0]]),
        "scored": SCORED,
        "courses": COURSES,
        "course_points": COURSE_POINTS,
        "horcruche_points": HORCRUCHE_POINTS,
        "balai_ball_points": BALAI_BALL_POINTS,
        "detourneurs": {
            name: {"counts": DETOURNEUR_COUNTS[one], "points": DETOURNEUR_POINTS[one], "most": DETOURNEUR_MOST[one]}
            for one, name in enumerate(DETOURNEURS)
        },
        "bonuses": worth(BONUSES, MAGIC.values, MAGIC_POINTS, MAGIC_BALLS),
        "mail": worth(MAIL.labels, MAIL.values, MAIL_POINTS, MAIL_BALLS),
    }


def worth(names: list[str], values: dict[str, int], points: list[int], balls: list[int]) -> dict[str, dict[str, int]]:
    return {name: {"points": points[values[name]], "balls": balls[values[name]]} for name in names}


def cases() -> list[dict[str, Any]]:
    """Tables full of cards, and what the engine counts for each seat, item by item."""
    return [case(Random(seed)) for seed in range(CASES)]


def case(draw: Random) -> dict[str, Any]:
    least, most = facts()["players"]
    seats = draw.randint(least, most)
    game = Ecole()
    game.sit_down(BOOK, 0, seats, ZONES)
    copies = COPIES_OF_COURSE if seats == least else COPIES_OF_COURSE - 2
    tables = [lay_out(game, seat, copies, draw) for seat in range(seats)]
    return {"areas": tables, "scores": [score(game, seat) for seat in range(seats)]}


def lay_out(game: Ecole, seat: int, copies_of_course: int, draw: Random) -> dict[str, Any]:
    """Puts cards and tokens in front of a player, and says which."""
    school = (
        [draw.randint(0, copies_of_course) for _ in COURSES]
        + [draw.randint(0, 6)]
        + [draw.randint(0, 1) for _ in DETOURNEURS]
    )
    bonuses = {name: draw.randint(0, 2) for name in BONUSES}
    mail = {name: draw.randint(0, 1) for name in MAIL.labels}
    hand = draw.randint(0, 7)
    for face, copies in enumerate(school):
        for _ in range(copies):
            game.make(face, COLLECTION + seat)
    for name, copies in bonuses.items():
        for _ in range(copies):
            game.make(MAGIC.values[name], AREA + seat)
    for name, copies in mail.items():
        for _ in range(copies):
            game.make(MAIL.values[name], MAIL_OF + seat)
    for _ in range(hand):
        game.make(0, HAND + seat)
    return {
        "courses": dict(zip(COURSES, school, strict=False)),
        "horcruches": school[HORCRUCHE],
        "detourneurs": [name for one, name in enumerate(DETOURNEURS) if school[FIRST_DETOURNEUR + one]],
        "bonuses": bonuses,
        "mail": mail,
        "hand": hand,
    }
