"""Which tribes may be recruited, and drawing one that fits what was seen of it. ZOO-VAR-05 to ZOO-VAR-11."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.chance import Chance
from sortilege.kernel.vocabulary import Reason
from sortilege.shelf.zoondo.components import (
    ALL_CARDS,
    ATOUTS,
    BUDGET,
    CARDS,
    CHIEF,
    COPIES_OF,
    EMBLEM,
    EMBLEMS,
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
)

WORLD: Final = 0
CONTINENTAL: Final = 1
TRIBAL: Final = 2
FORMATS: Final = ("world", "continental", "tribal")

THE_EMBLEM: Final = 0
THE_ZOONS: Final = 1
THE_ATOUTS: Final = 2
"""What is being recruited. ZOO-VAR-13."""

EMBLEM_FIRST = Reason("emblem-first", "ZOO-VAR-13")
SECOND_EMBLEM = Reason("second-emblem", "ZOO-VAR-08")
SECOND_CHIEF = Reason("second-chief", "ZOO-VAR-08")
NO_COPY_LEFT = Reason("no-copy-left", "ZOO-VAR-11")
OUTSIDE_FORMAT = Reason("outside-format", "ZOO-VAR-09")
OVER_BUDGET = Reason("over-budget", "ZOO-VAR-05")
TOO_MANY_STARS = Reason("too-many-stars", "ZOO-VAR-07")
TAKEN_ALREADY = Reason("atout-taken-already", "ZOO-VAR-06")
OVER_FORCE = Reason("over-force", "ZOO-VAR-06", "ZOO-VAR-07")


def cards_of_tribe(tribe: int) -> int:
    return sum([1 << card for card in range(len(CARDS)) if TRIBE_OF[card] == tribe])


CARDS_OF_TRIBE: Final[list[int]] = [cards_of_tribe(tribe) for tribe in range(len(TRIBES))]
CARDS_OF_EUROPA: Final[int] = sum([CARDS_OF_TRIBE[tribe] for tribe in EUROPA])


def legal_cards(kind: int) -> int:
    """The cards a format allows."""
    return CARDS_OF_EUROPA if kind == CONTINENTAL else ALL_CARDS


def legal_atouts(kind: int) -> list[int]:
    """The Atouts a format allows."""
    return [atout for atout in range(len(ATOUTS)) if kind != CONTINENTAL or TRIBE_OF_ATOUT[atout] in EUROPA]


def force_allowed(cards: tuple[int, ...]) -> int:
    """The force the Atouts may have between them: the first three stars are free. ZOO-VAR-06, ZOO-VAR-07."""
    return FORCE - max(0, sum([STARS_OF[card] for card in cards]) - FREE_STARS)


def zoon_problem(taken: tuple[int, ...], card: int, kind: int) -> Reason | None:
    """Why a tribe cannot take one more Zoon."""
    if TYPE_OF[card] == EMBLEM and taken:
        return SECOND_EMBLEM
    if TYPE_OF[card] != EMBLEM and not taken:
        return EMBLEM_FIRST
    if TYPE_OF[card] == CHIEF and any(TYPE_OF[other] == CHIEF for other in taken):
        return SECOND_CHIEF
    if not legal_cards(kind) >> card & 1 or (kind == TRIBAL and taken and TRIBE_OF[card] != TRIBE_OF[taken[0]]):
        return OUTSIDE_FORMAT
    if taken.count(card) == COPIES_OF[card]:
        return NO_COPY_LEFT
    if sum([VALUE_OF[other] for other in taken]) + VALUE_OF[card] > BUDGET:
        return OVER_BUDGET
    if sum([STARS_OF[other] for other in taken]) + STARS_OF[card] > MOST_STARS:
        return TOO_MANY_STARS
    return None


def atout_problem(cards: tuple[int, ...], taken: tuple[int, ...], atout: int, kind: int) -> Reason | None:
    """Why a tribe cannot take one more Atout."""
    if atout in taken:
        return TAKEN_ALREADY
    if atout not in legal_atouts(kind) or (kind == TRIBAL and TRIBE_OF_ATOUT[atout] != TRIBE_OF[cards[0]]):
        return OUTSIDE_FORMAT
    if sum([FORCE_OF[other] for other in taken]) + FORCE_OF[atout] > force_allowed(cards):
        return OVER_FORCE
    return None


def random_tribe(chance: Chance, kind: int) -> tuple[list[int], list[int]]:
    """A tribe as random picks build it: Zoons, then Atouts, each until the draw says that it is enough."""
    cards: tuple[int, ...] = ()
    while True:
        fit = [card for card in range(len(CARDS)) if zoon_problem(cards, card, kind) is None]
        drawn = chance.below(len(fit) + 1 if cards else len(fit))
        if drawn == len(fit):
            break
        cards += (fit[drawn],)
    atouts: tuple[int, ...] = ()
    while True:
        fit = [atout for atout in range(len(ATOUTS)) if atout_problem(cards, atouts, atout, kind) is None]
        drawn = chance.below(len(fit) + 1)
        if drawn == len(fit):
            break
        atouts += (fit[drawn],)
    return list(cards), list(atouts)


class Draft:
    """A legal tribe drawn at random, of which some cards are known: `cards` for the hidden places, each
    within its mask, and hidden `atouts`."""

    def __init__(self, chance: Chance, kind: int) -> None:
        self.chance = chance
        self.kind = kind
        self.cards: list[int] = []
        self.atouts: list[int] = []

    def draw(self, seen: list[int], masks: list[int], known: list[int], unknown: int) -> bool:
        """Draws a tribe with the cards and Atouts that were seen; False if the draw came to a dead end."""
        legal = legal_cards(self.kind)
        atouts = legal_atouts(self.kind)
        if self.kind == TRIBAL:
            tribe = self._tribe(seen, known)
            legal = CARDS_OF_TRIBE[tribe]
            atouts = [atout for atout in atouts if TRIBE_OF_ATOUT[atout] == tribe]
        return self._draw_atouts(atouts, known, unknown) and self._draw_cards(legal, seen, masks, known)

    def _tribe(self, seen: list[int], known: list[int]) -> int:
        if seen:
            return TRIBE_OF[seen[0]]
        return TRIBE_OF_ATOUT[known[0]] if known else self.chance.below(len(TRIBES))

    def _draw_atouts(self, legal: list[int], known: list[int], unknown: int) -> bool:
        left = FORCE - sum([FORCE_OF[atout] for atout in known])
        self.atouts = []
        for still in range(unknown, 0, -1):
            fit = [
                atout
                for atout in legal
                if atout not in known and atout not in self.atouts and FORCE_OF[atout] + still - 1 <= left
            ]
            if not fit:
                return False
            atout = fit[self.chance.below(len(fit))]
            self.atouts.append(atout)
            left -= FORCE_OF[atout]
        return True

    def _draw_cards(self, legal: int, seen: list[int], masks: list[int], known: list[int]) -> bool:
        force = sum([FORCE_OF[atout] for atout in known]) + sum([FORCE_OF[atout] for atout in self.atouts])
        stars = FREE_STARS + FORCE - force - sum([STARS_OF[card] for card in seen])
        value = BUDGET - sum([VALUE_OF[card] for card in seen])
        lot = [
            card for card in range(len(CARDS)) if legal >> card & 1 for _ in range(COPIES_OF[card] - seen.count(card))
        ]
        lot.sort(key=VALUE_OF.__getitem__)
        self.cards = [0] * len(masks)
        rest = list(range(len(masks)))
        has_emblem = any(TYPE_OF[card] == EMBLEM for card in seen)
        has_chief = any(TYPE_OF[card] == CHIEF for card in seen)
        if not has_emblem:
            homes = [place for place in rest if masks[place] & EMBLEMS & legal]
            if not homes:
                return False
            home = homes[self.chance.below(len(homes))]
            fit = [card for card in lot if TYPE_OF[card] == EMBLEM and masks[home] >> card & 1]
            emblem = fit[self.chance.below(len(fit))]
            self.cards[home] = emblem
            rest.remove(home)
            value -= VALUE_OF[emblem]
            stars -= STARS_OF[emblem]
        lot = [card for card in lot if TYPE_OF[card] != EMBLEM and not (has_chief and TYPE_OF[card] == CHIEF)]
        rest.sort(key=[(masks[place] & legal).bit_count() for place in range(len(masks))].__getitem__)
        for index, place in enumerate(rest):
            drawn = self._draw_card(lot, masks[place], value, stars, len(rest) - index - 1)
            if drawn < 0:
                return False
            card = lot.pop(drawn)
            self.cards[place] = card
            value -= VALUE_OF[card]
            stars -= STARS_OF[card]
            if TYPE_OF[card] == CHIEF:
                lot = [other for other in lot if TYPE_OF[other] != CHIEF]
        return value >= 0 and stars >= 0

    def _draw_card(self, lot: list[int], mask: int, value: int, stars: int, after: int) -> int:
        """The place in the lot of a card that leaves enough for the cheapest others; -1 if there is none."""
        if after >= len(lot):
            return -1
        floor = sum([VALUE_OF[card] for card in lot[:after]])
        fit: list[int] = []
        for place, card in enumerate(lot):
            others = floor if place >= after else floor - VALUE_OF[card] + VALUE_OF[lot[after]]
            if mask >> card & 1 and STARS_OF[card] <= stars and VALUE_OF[card] + others <= value:
                fit.append(place)
        return fit[self.chance.below(len(fit))] if fit else -1
