"""What is to be said for a pupil's chances: points of each sort, cards that become points, whose turn it is.

How much each of these counts is not written here but learned from games, and lies in `judgement.toml`.
"""

from __future__ import annotations

from typing import Final

from sortilege.kernel.sets import Seat
from sortilege.shelf.ecole.components import (
    COURSE_POINTS,
    FIRST_DETOURNEUR,
    HORCRUCHE,
    HORCRUCHE_POINTS,
    MAGIC,
    MAIL,
    SCHOOL,
)
from sortilege.shelf.ecole.scoring import balls, cards_left, score
from sortilege.shelf.ecole.state import AREA, COLLECTION, HAND, MAIL_OF, Ecole

ITEMS: Final = ["courses", "horcruches", "detourneurs", "balai_ball", "bonus", "mail"]
COPIES: Final = len(COURSE_POINTS)
OTHERS: Final = [
    "extra", "extra-late", "balls", "balls-late", "collected", "collected-late", "school-horcruche",
    "school-detourneurs", "hand", "hand-late", "hand-last", "bonus-cards", "active", "actions", "actions-late",
    "hand-few", "hand-few-to-guard", "hand-many", "hand-for-a-column", "within-reach", "out-of-reach", "ahead-in-cards",
]  # fmt: skip
FEATURES: Final[list[str]] = [
    *ITEMS,
    *[f"{item}-late" for item in ITEMS],
    *[f"courses-with-{copies}" for copies in range(1, COPIES)],
    *[f"courses-with-{copies}-early" for copies in range(1, COPIES)],
    *[f"hand-{card}" for card in MAGIC.labels],
    *[f"mail-{token}" for token in MAIL.labels],
    *OTHERS,
]
"""What `features` says, in its order; `late` counts the more the nearer the end is, `early` the less."""


def features(game: Ecole, seat: Seat) -> list[float]:
    """One number for each of FEATURES, all about as large as 1."""
    early = int(cards_left(game)) / 10.0
    late = 1.0 - early
    row: list[float] = []
    points = score(game, seat)
    for item in points:
        row.append(item / 10.0)
    for item in points:
        row.append(item * late / 10.0)
    sorts = [0] * len(SCHOOL.labels)
    for piece in game.zones[COLLECTION + seat]:
        sorts[game.face(piece)] += 1
    with_copies = [0.0] * COPIES
    for course in range(HORCRUCHE):
        with_copies[min(sorts[course], COPIES - 1)] += 1.0
    for copies in range(1, COPIES):
        row.append(with_copies[copies])
    for copies in range(1, COPIES):
        row.append(with_copies[copies] * early)
    held = [0.0] * len(MAGIC.labels)
    for piece in game.zones[HAND + seat]:
        held[game.face(piece)] += 1.0
    tokens = [0.0] * len(MAIL.labels)
    for token in game.zones[MAIL_OF + seat]:
        tokens[game.face(token)] += 1.0
    row += held
    row += tokens
    detourneurs = 0.0
    for one in range(FIRST_DETOURNEUR, len(sorts)):
        detourneurs += sorts[one]
    cards = len(game.zones[HAND + seat]) / 10.0
    collected = len(game.zones[COLLECTION + seat]) / 10.0
    extra = game.extra[seat] / 2.0
    ball = int(balls(game, seat)) / 4.0
    actions = int(game.actions) if game.active == seat else 0
    row += [extra, extra * late, ball, ball * late, collected, collected * late, sorts[HORCRUCHE] * 0.5]
    row += [detourneurs * early, cards, cards * late, cards * late * late, len(game.zones[AREA + seat]) / 5.0]
    row += [1.0 if game.active == seat else 0.0, actions / 2.0, actions * late / 2.0]
    copies = max(sorts[:HORCRUCHE])
    within, beyond = reach(game, seat, sorts)
    few = max(0.4 - cards, 0.0)
    row += [
        few,
        few * collected,
        max(cards - 0.8, 0.0),
        cards * copies * early,
        within,
        beyond,
        collected - (1.0 - early),
    ]
    return row


def reach(game: Ecole, seat: Seat, sorts: list[int]) -> tuple[float, float]:
    """The most points that a card of the timetable brings a seat that can pay for it now, and that it cannot yet."""
    cards = len(game.zones[HAND + seat])
    within = beyond = 0.0
    for slot in game.slots_with_card():
        school = game.face(game.top(slot))
        if school > HORCRUCHE or sorts[school] + 1 >= len(COURSE_POINTS):
            continue
        points = HORCRUCHE_POINTS if school == HORCRUCHE else COURSE_POINTS
        gain = (points[sorts[school] + 1] - points[sorts[school]]) / 10.0
        if game.cost(seat, school) <= cards:
            within = max(within, gain)
        else:
            beyond = max(beyond, gain)
    return within, beyond
