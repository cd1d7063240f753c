"""What the companion of a real table knows of School of Magic: what everything is worth at the end.

The page is written from it (`make wire`); its sums, and who wins, are tried on tables that the engine has counted
(`cases`).
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from sortilege.kernel.members import members
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
    HORCRUCHE,
    HORCRUCHE_POINTS,
    HORCRUCHES,
    MAGIC,
    MAGIC_BALLS,
    MAGIC_POINTS,
    MAIL,
    MAIL_BALLS,
    MAIL_POINTS,
)
from sortilege.shelf.ecole.scoring import SCORED, end_with_all_horcruches, end_with_most_points, score
from sortilege.shelf.ecole.state import AREA, COLLECTION, HAND, MAIL_OF, ZONES, Ecole

CASES: Final = 40
EQUALS: Final = 0.2
"""How often somebody has just what the first player has."""


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
    """Tables full of cards, what the engine counts for each seat, item by item, and who wins there."""
    return [case(Random(seed)) for seed in range(CASES)]


def case(draw: Random) -> dict[str, Any]:
    least, most = facts()["players"]
    seats = draw.randint(least, most)
    game = Ecole()
    game.sit_down(BOOK, 0, seats, ZONES)
    copies = COPIES_OF_COURSE if seats == least else COPIES_OF_COURSE - 2
    left = HORCRUCHES
    areas: list[dict[str, Any]] = []
    for _ in range(seats):
        area = drawn(copies, left, draw)
        if areas and areas[0]["horcruches"] <= left and draw.random() < EQUALS:
            area = areas[0]
        left -= area["horcruches"]
        areas.append(area)
    for seat, area in enumerate(areas):
        lay_out(game, seat, area)
    return {"areas": areas, "scores": [score(game, seat) for seat in range(seats)], "winners": winners(game)}


def winners(game: Ecole) -> list[int]:
    """As at the end of a game, or when the seventh Horcruche is taken. ECO-GOAL-01, ECO-SCORE-05, ECO-R25."""
    complete = [seat for seat in range(game.seats) if game.count(COLLECTION + seat, HORCRUCHE) == HORCRUCHES]
    if complete:
        end_with_all_horcruches(game, complete[0])
    else:
        end_with_most_points(game, "ten-cards")
    return members(game.winners)


def drawn(copies_of_course: int, horcruches: int, draw: Random) -> dict[str, Any]:
    """What may lie in front of a player, while so many Horcruches are left."""
    return {
        "courses": {course: draw.randint(0, copies_of_course) for course in COURSES},
        "horcruches": draw.choice([0, draw.randint(0, horcruches), horcruches]),
        "detourneurs": [name for name in DETOURNEURS if draw.random() < 1 / 2],
        "bonuses": {name: draw.randint(0, 2) for name in BONUSES},
        "mail": {name: draw.randint(0, 1) for name in MAIL.labels},
        "hand": draw.randint(0, 7),
    }


def lay_out(game: Ecole, seat: int, area: dict[str, Any]) -> None:
    """Puts these cards and tokens in front of a player."""
    school = [*area["courses"].values(), area["horcruches"], *[name in area["detourneurs"] for name in DETOURNEURS]]
    for face, copies in enumerate(school):
        for _ in range(copies):
            game.make(face, COLLECTION + seat)
    for name, copies in area["bonuses"].items():
        for _ in range(copies):
            game.make(MAGIC.values[name], AREA + seat)
    for name, copies in area["mail"].items():
        for _ in range(copies):
            game.make(MAIL.values[name], MAIL_OF + seat)
    for _ in range(area["hand"]):
        game.make(0, HAND + seat)
