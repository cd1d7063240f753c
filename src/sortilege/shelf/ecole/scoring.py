"""The end of the game: counting victory points. ECO-SCORE, Content C5 and C6."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sortilege.kernel.sets import EMPTY, NOBODY, Seat, has, only, plus, size
from sortilege.shelf.ecole.components import (
    BALAI_BALL_POINTS,
    COURSE_POINTS,
    COURSES,
    DETOURNEUR_COUNTS,
    DETOURNEUR_MOST,
    DETOURNEUR_POINTS,
    FIRST_DETOURNEUR,
    HORCRUCHE,
    HORCRUCHE_POINTS,
    LEAST_POINTS,
    MAGIC_BALLS,
    MAGIC_POINTS,
    MAIL_BALLS,
    MAIL_POINTS,
    SCHOOL,
    SchoolCard,
)
from sortilege.shelf.ecole.events import TOKEN_REVEALED, TOTAL_COUNTED
from sortilege.shelf.ecole.state import AREA, COLLECTION, HAND, MAIL_OF, Ecole

SCORED: Final = ["courses", "horcruches", "detourneurs", "balai_ball", "bonus", "mail"]
"""What a score is made of, in the order of the rulebook's list."""
CARDS_TO_END: Final = 10
"""So many School cards before somebody end the game with the round."""


def score(game: Ecole, seat: Seat) -> list[int]:
    """The victory points of a play area, item by item as SCORED names them. ECO-SCORE-01."""
    owned = [game.count(COLLECTION + seat, school) for school in range(len(SCHOOL.labels))]
    bonus = game.faces_in(AREA + seat)
    mail = game.faces_in(MAIL_OF + seat)
    return [
        sum([points_of_column(course, owned[course]) for course in range(len(COURSES))]),
        points_of_column(HORCRUCHE, owned[HORCRUCHE]),
        sum([points_of_detourneur(game, seat, owned, one) for one in range(len(DETOURNEUR_COUNTS))]),
        points_for_balls(game, seat),
        sum([MAGIC_POINTS[card] for card in bonus]),
        sum([MAIL_POINTS[token] for token in mail]),
    ]


def points_of_column(school: SchoolCard, copies: i64) -> i64:
    """What so many copies of a Course, or so many Horcruches, are worth. ECO-SCORE-01."""
    return HORCRUCHE_POINTS[copies] if school == HORCRUCHE else COURSE_POINTS[copies]


def points_of_detourneur(game: Ecole, seat: Seat, owned: list[int], one: i64) -> i64:
    """Each Détourneur counts something of its owner's. ECO-SCORE-03."""
    if not owned[FIRST_DETOURNEUR + one]:
        return 0
    counts = DETOURNEUR_COUNTS[one]
    counted: i64 = 0
    if counts == "courses":
        counted = courses_owned(owned, 1)
    elif counts == "pairs":
        counted = courses_owned(owned, 2)
    elif counts == "mail":
        counted = len(game.zones[MAIL_OF + seat])
    elif counts == "hand":
        counted = len(game.zones[HAND + seat])
    elif counts == "balls":
        counted = balls(game, seat)
    else:
        assert counts == "detourneurs", counts
        counted = sum(owned[FIRST_DETOURNEUR:])
    points = DETOURNEUR_POINTS[one] * counted
    return min(points, DETOURNEUR_MOST[one])


def courses_owned(owned: list[int], copies: i64) -> i64:
    """How many Courses have so many copies or more."""
    found: i64 = 0
    for course in range(HORCRUCHE):
        if owned[course] >= copies:
            found += 1
    return found


def balls(game: Ecole, seat: Seat) -> i64:
    """Balai-Ball cards and symbols on tokens count alike. ECO-SCORE-07."""
    found: i64 = 0
    for card in game.zones[AREA + seat]:
        found += MAGIC_BALLS[game.face(card)]
    for token in game.zones[MAIL_OF + seat]:
        found += MAIL_BALLS[game.face(token)]
    return found


def points_for_balls(game: Ecole, seat: Seat) -> i64:
    """Places are the different numbers of Balai-Ball; players tied for a place all score it, and
    nobody scores for none. ECO-SCORE-06, ECO-R24."""
    mine = balls(game, seat)
    if mine == 0:
        return 0
    more = EMPTY
    for other in range(game.seats):
        theirs = balls(game, other)
        if theirs > mine:
            more = plus(more, theirs)
    place = size(more)
    return BALAI_BALL_POINTS[place] if place < len(BALAI_BALL_POINTS) else 0


def cards_left(game: Ecole) -> i64:
    """How many School cards somebody still needs, at the least, to end the game. ECO-END."""
    most: i64 = 0
    for seat in range(game.seats):
        owned: i64 = len(game.zones[COLLECTION + seat])
        if owned > most:
            most = owned
    return CARDS_TO_END - most if most < CARDS_TO_END else 0


def count_up(game: Ecole) -> list[int]:
    """Tokens are revealed and each player's points are told. ECO-MAIL-08."""
    for seat in range(game.seats):
        for token in game.zones[MAIL_OF + seat]:
            game.reveal(token)
            game.tell(TOKEN_REVEALED, seat, game.face(token))
    points = [sum(score(game, seat)) for seat in range(game.seats)]
    for seat in range(game.seats):
        game.tell(TOTAL_COUNTED, seat, points[seat] - LEAST_POINTS)
    return points


def end_with_most_points(game: Ecole, ending: str) -> None:
    """All who tie for the most points win together. ECO-GOAL-01, ECO-R25."""
    points = count_up(game)
    winners = NOBODY
    for seat in range(game.seats):
        if points[seat] == max(points):
            winners = plus(winners, seat)
    game.finish(winners, [2 * total for total in points], ending)


def end_with_all_horcruches(game: Ecole, by: Seat) -> None:
    """Whoever has them wins alone, whatever the points. ECO-SCORE-05, ECO-R23."""
    points = count_up(game)
    game.finish(only(by), [2 * total for total in points], "all-horcruches")


def ranks(game: Ecole) -> list[int]:
    """By seat, once the game is over: winners first, then by points; equals share a rank. ECO-R23, ECO-R25."""
    order = [(has(game.winners, seat), game.points[seat]) for seat in range(game.seats)]
    return [1 + sum([other > mine for other in order]) for mine in order]
