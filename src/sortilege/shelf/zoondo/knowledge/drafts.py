"""Tribes drawn at random: any that could be recruited, or one that fits what was seen of it."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.chance import Chance
from sortilege.kernel.native import i64
from sortilege.kernel.pieces import ALONE
from sortilege.kernel.sets import has, size
from sortilege.shelf.zoondo.components import (
    BUDGET,
    CARDS,
    CHIEF,
    COPIES_OF,
    EMBLEM,
    EMBLEMS,
    FORCE,
    FORCE_OF,
    FREE_STARS,
    STARS_OF,
    TRIBE_OF,
    TRIBE_OF_ATOUT,
    TRIBES,
    TYPE_OF,
    VALUE_OF,
    Card,
    Cards,
    Tribe,
)
from sortilege.shelf.zoondo.recruits import (
    CARDS_OF_TRIBE,
    TRIBAL,
    Recruits,
    legal_atouts,
    legal_cards,
    possible_atouts,
)

BY_VALUE: Final[list[int]] = sorted(range(len(CARDS)), key=list(VALUE_OF).__getitem__)
"""The cards, the cheapest first."""


def random_tribe(chance: Chance, kind: i64) -> tuple[bytes, bytes]:
    """A tribe as random picks build it: Zoons, then Atouts, each until the draw says that it is enough."""
    cards = b""
    while True:
        fit = Recruits(cards, kind).possible()
        drawn = chance.below(len(fit) + 1 if cards else len(fit))
        if drawn == len(fit):
            break
        cards += ALONE[fit[drawn]]
    atouts = b""
    while True:
        fit = possible_atouts(cards, atouts, kind)
        drawn = chance.below(len(fit) + 1)
        if drawn == len(fit):
            break
        atouts += ALONE[fit[drawn]]
    return cards, atouts


class Draft:
    """A legal tribe drawn at random, of which some cards are known: `cards` for the hidden places, each among those
    it may be, and hidden `atouts`."""

    def __init__(self, chance: Chance, kind: i64) -> None:
        self.chance = chance
        self.kind: i64 = kind
        self.cards: list[int] = []
        self.atouts: list[int] = []

    def draw(self, seen: list[int], maybe: list[int], known: list[int], unknown: int) -> bool:
        """Draws a tribe with the cards and Atouts that were seen; False if the draw came to a dead end."""
        legal = legal_cards(self.kind)
        atouts = legal_atouts(self.kind)
        if self.kind == TRIBAL:
            tribe = self._tribe(seen, known)
            legal = CARDS_OF_TRIBE[tribe]
            atouts = [atout for atout in atouts if TRIBE_OF_ATOUT[atout] == tribe]
        return self._draw_atouts(atouts, known, unknown) and self._draw_cards(legal, seen, maybe, known)

    def _tribe(self, seen: list[int], known: list[int]) -> Tribe:
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

    def _draw_cards(self, legal: Cards, seen: list[int], maybe: list[int], known: list[int]) -> bool:
        force = sum([FORCE_OF[atout] for atout in known]) + sum([FORCE_OF[atout] for atout in self.atouts])
        stars = FREE_STARS + FORCE - force - sum([STARS_OF[card] for card in seen])
        value = BUDGET - sum([VALUE_OF[card] for card in seen])
        lot = self._lot(legal, seen)
        self.cards = [0] * len(maybe)
        rest = list(range(len(maybe)))
        has_emblem = any(TYPE_OF[card] == EMBLEM for card in seen)
        has_chief = any(TYPE_OF[card] == CHIEF for card in seen)
        if not has_emblem:
            homes = [place for place in rest if maybe[place] & EMBLEMS & legal]
            if not homes:
                return False
            home = homes[self.chance.below(len(homes))]
            fit = [card for card in lot if TYPE_OF[card] == EMBLEM and has(maybe[home], card)]
            emblem = fit[self.chance.below(len(fit))]
            self.cards[home] = emblem
            rest.remove(home)
            value -= VALUE_OF[emblem]
            stars -= STARS_OF[emblem]
        lot = [card for card in lot if TYPE_OF[card] != EMBLEM and not (has_chief and TYPE_OF[card] == CHIEF)]
        rest.sort(key=[size(maybe[place] & legal) for place in range(len(maybe))].__getitem__)
        for index, place in enumerate(rest):
            drawn = self._draw_card(lot, maybe[place], value, stars, len(rest) - index - 1)
            if drawn < 0:
                return False
            card = lot.pop(drawn)
            self.cards[place] = card
            value -= VALUE_OF[card]
            stars -= STARS_OF[card]
            if TYPE_OF[card] == CHIEF:
                lot = [other for other in lot if TYPE_OF[other] != CHIEF]
        return value >= 0 and stars >= 0

    def _lot(self, legal: Cards, seen: list[int]) -> list[int]:
        """The legal cards, as often as there are of them, less those that were seen; the cheapest first."""
        lot: list[int] = []
        for card in BY_VALUE:
            if legal >> card & 1:
                for _ in range(COPIES_OF[card]):
                    lot.append(card)
        for card in seen:
            lot.remove(card)
        return lot

    def _draw_card(self, lot: list[int], possible: Cards, value: i64, stars: i64, after: i64) -> i64:
        """The place in the lot of a card that leaves enough for the cheapest others; -1 if there is none."""
        if after >= len(lot):
            return -1
        floor: i64 = 0
        for place in range(after):
            floor += VALUE_OF[lot[place]]
        # Where one of the cheapest is drawn itself, the next one takes its place among the others.
        cheap_fits = floor + VALUE_OF[lot[after]] <= value
        fit: list[int] = []
        for place in range(len(lot)):
            card: Card = lot[place]
            affordable = VALUE_OF[card] + floor <= value if place >= after else cheap_fits
            if affordable and possible >> card & 1 and STARS_OF[card] <= stars:
                fit.append(place)
        return fit[self.chance.below(len(fit))] if fit else -1
