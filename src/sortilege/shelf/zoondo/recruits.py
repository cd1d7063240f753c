"""Which tribes may be recruited. ZOO-VAR-05 to ZOO-VAR-11."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.native import i64, vec
from sortilege.kernel.reasons import Reason
from sortilege.kernel.sets import group_of, has
from sortilege.shelf.zoondo.components import (
    ALL_CARDS,
    ATOUTS,
    BUDGET,
    CARDS,
    CHIEF,
    COPIES_OF,
    EMBLEM,
    EUROPA,
    FORCE,
    FORCE_OF,
    FREE_STARS,
    MOST_STARS,
    STARS_OF,
    TRIBE_OF,
    TRIBE_OF_ATOUT,
    TRIBES,
    TYPE_OF,
    VALUE_OF,
    Atout,
    Card,
    Cards,
    Tribe,
)

WORLD: Final = 0
CONTINENTAL: Final = 1
TRIBAL: Final = 2
FORMATS: Final = ("world", "continental", "tribal")

EMBLEM_FIRST = Reason("emblem-first", "ZOO-VAR-13")
SECOND_EMBLEM = Reason("second-emblem", "ZOO-VAR-08")
SECOND_CHIEF = Reason("second-chief", "ZOO-VAR-08")
NO_COPY_LEFT = Reason("no-copy-left", "ZOO-VAR-11")
OUTSIDE_FORMAT = Reason("outside-format", "ZOO-VAR-09")
OVER_BUDGET = Reason("over-budget", "ZOO-VAR-05")
TOO_MANY_STARS = Reason("too-many-stars", "ZOO-VAR-07")
TAKEN_ALREADY = Reason("atout-taken-already", "ZOO-VAR-06")
OVER_FORCE = Reason("over-force", "ZOO-VAR-06", "ZOO-VAR-07")


def cards_of_tribe(tribe: Tribe) -> Cards:
    return group_of([card for card in range(len(CARDS)) if TRIBE_OF[card] == tribe])


CARDS_OF_TRIBE: Final[vec[i64]] = vec[i64]([cards_of_tribe(tribe) for tribe in range(len(TRIBES))])
CARDS_OF_EUROPA: Final[Cards] = group_of([card for card in range(len(CARDS)) if TRIBE_OF[card] in EUROPA])
ANY_ATOUTS: Final[list[int]] = list(range(len(ATOUTS)))
ATOUTS_OF_EUROPA: Final[list[int]] = [atout for atout in ANY_ATOUTS if TRIBE_OF_ATOUT[atout] in EUROPA]


def legal_cards(kind: i64) -> Cards:
    """The cards a format allows."""
    return CARDS_OF_EUROPA if kind == CONTINENTAL else ALL_CARDS


def legal_atouts(kind: i64) -> list[int]:
    """The Atouts a format allows."""
    return ATOUTS_OF_EUROPA if kind == CONTINENTAL else ANY_ATOUTS


def force_allowed(cards: bytes) -> int:
    """The force the Atouts may have between them: the first three stars are free. ZOO-VAR-06, ZOO-VAR-07."""
    return FORCE - max(0, sum([STARS_OF[card] for card in cards]) - FREE_STARS)


class Recruits:
    """The Zoons that a tribe has so far."""

    def __init__(self, taken: bytes, kind: i64) -> None:
        self.taken = taken
        self.kind: i64 = kind
        self.legal: Cards = legal_cards(kind)
        self.value = sum([VALUE_OF[card] for card in taken])
        self.stars = sum([STARS_OF[card] for card in taken])
        self.has_chief = any(TYPE_OF[card] == CHIEF for card in taken)

    def problem(self, card: Card) -> Reason | None:
        """Why it cannot take a card."""
        if TYPE_OF[card] == EMBLEM and self.taken:
            return SECOND_EMBLEM
        if TYPE_OF[card] != EMBLEM and not self.taken:
            return EMBLEM_FIRST
        if TYPE_OF[card] == CHIEF and self.has_chief:
            return SECOND_CHIEF
        elsewhere = self.kind == TRIBAL and self.taken and TRIBE_OF[card] != TRIBE_OF[self.taken[0]]
        if elsewhere or not has(self.legal, card):
            return OUTSIDE_FORMAT
        if self.taken.count(card) == COPIES_OF[card]:
            return NO_COPY_LEFT
        if self.value + VALUE_OF[card] > BUDGET:
            return OVER_BUDGET
        return TOO_MANY_STARS if self.stars + STARS_OF[card] > MOST_STARS else None

    def possible(self) -> list[int]:
        """The cards it can take."""
        return [card for card in range(len(CARDS)) if self.problem(card) is None]


def zoon_problem(taken: bytes, card: Card, kind: i64) -> Reason | None:
    """Why a tribe cannot take one more Zoon."""
    return Recruits(taken, kind).problem(card)


def atout_problem(cards: bytes, taken: bytes, atout: Atout, kind: i64) -> Reason | None:
    """Why a tribe cannot take one more Atout."""
    if atout in taken:
        return TAKEN_ALREADY
    if atout not in legal_atouts(kind) or (kind == TRIBAL and TRIBE_OF_ATOUT[atout] != TRIBE_OF[cards[0]]):
        return OUTSIDE_FORMAT
    if sum([FORCE_OF[other] for other in taken]) + FORCE_OF[atout] > force_allowed(cards):
        return OVER_FORCE
    return None


def possible_atouts(cards: bytes, taken: bytes, kind: i64) -> list[int]:
    """The Atouts a tribe can still take."""
    return [atout for atout in range(len(ATOUTS)) if atout_problem(cards, taken, atout, kind) is None]
