"""The state of a game of L'École de magie, and what can be asked of it."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.state import Game
from sortilege.kernel.vocabulary import NONE, Reason, argument
from sortilege.shelf.ecole.components import (
    BOOK,
    COST_OF_RELIC,
    HORCRUCHE,
    HOWLER,
    MAGIC_CARDS,
    MAIL_TOKENS,
    SCHOOL_CARDS,
)
from sortilege.shelf.ecole.steps import CHOOSE_HOUSE, DEAL_GAME, DEAL_HOUSES, GIVE_FIRST_PLAYER_CARD

MOST_SEATS: Final = 4
MOST_SLOTS: Final = 8
DISCOUNT: Final = 3

# Zones: 0 holds nothing, 1 to 8 are the slots of the timetable; to most others a slot or a seat is added
MAIL_ON: Final = MOST_SLOTS
HAND: Final = MAIL_ON + MOST_SLOTS + 1
AREA: Final = HAND + MOST_SEATS
"""The Bonus cards in a play area; its School cards and tokens have zones of their own."""
COLLECTION: Final = AREA + MOST_SEATS
MAIL_OF: Final = COLLECTION + MOST_SEATS
MAGIC_DECK: Final = MAIL_OF + MOST_SEATS
MAGIC_DISCARD: Final = MAGIC_DECK + 1
CHAIN_CARDS: Final = MAGIC_DECK + 2
SCHOOL_DECK: Final = MAGIC_DECK + 3
SCHOOL_DISCARD: Final = MAGIC_DECK + 4
RESERVE: Final = MAGIC_DECK + 5
MAIL_IN_HAND: Final = MAGIC_DECK + 6
"""The token a Poufmoufle has drawn and not placed yet."""
OUT_OF_GAME: Final = MAGIC_DECK + 7
ZONES: Final = MAGIC_DECK + 8

CLOCKWISE: Final[list[list[list[int]]]] = [
    [[(seat + turn) % seats for turn in range(1, seats)] for seat in range(seats)] for seats in range(MOST_SEATS + 1)
]
"""By number of players and seat: the others, from the left neighbour on."""


class Ecole(Game):
    slots: int
    """How many places the timetable has, numbered from 1."""
    powers: bool
    """House powers exist."""
    houses: list[int]
    """By seat: mask of its Houses."""
    holder: int
    """The seat with the first-player card."""
    taken: bool
    """An effect gave the first-player card to its holder in this round."""
    round: int
    leader: int
    """The seat that started this round."""
    active: int
    """The seat whose turn it is, or NONE."""
    actions: int
    """The actions that seat has left."""
    cast: int
    """Mask of the once-per-turn Sortilèges that seat has played this turn."""
    used: int
    """Mask of the Houses whose power that seat has used this turn."""
    extra: list[int]
    """By seat: actions gained outside its turn, for its next one."""
    discounts: int
    """Mask of the seats with a pending discount."""
    chain: tuple[int, ...]
    """The effects waiting to be carried out, as steps: first the one played or declared, then each
    answer to the one before it."""
    drops: list[tuple[int, ...]]
    """By seat: the cards it gives up to Lâchetoutis, in order, while the others still choose."""

    def set_up(self, mode: int, seats: int, options: dict[str, bool | int | str]) -> None:
        self.sit_down(BOOK, mode, seats, ZONES)
        self.slots = 2 * seats
        self.powers = bool(options["house_powers"])
        self.houses = [0] * seats
        self.holder = NONE
        self.taken = False
        self.round = 0
        self.leader = NONE
        self.active = NONE
        self.actions = 0
        self.cast = 0
        self.used = 0
        self.extra = [0] * seats
        self.discounts = 0
        self.chain = ()
        self.drops = [()] * seats
        for face in MAGIC_CARDS:
            self.make(face, MAGIC_DECK)
        for face in SCHOOL_CARDS:
            self.make(face, SCHOOL_DECK)
        for face in MAIL_TOKENS:
            self.make(face, RESERVE)
        youngest = options["youngest"]
        self.then(GIVE_FIRST_PLAYER_CARD(youngest if isinstance(youngest, int) else NONE), DEAL_GAME())
        each = 2 if seats == 2 and options["double_houses"] and self.powers else 1
        if options["houses"] == "random":
            self.then(DEAL_HOUSES(each))
        else:
            first = self.below(seats)
            order = [(first + turn) % seats for turn in range(seats)]
            self.then_all([CHOOSE_HOUSE(seat) for seat in (order if each == 1 else order + order[::-1])])

    def clone(self) -> Ecole:
        other = Ecole()
        self.copy_to(other)
        other.slots = self.slots
        other.powers = self.powers
        other.houses = self.houses[:]
        other.holder = self.holder
        other.taken = self.taken
        other.round = self.round
        other.leader = self.leader
        other.active = self.active
        other.actions = self.actions
        other.cast = self.cast
        other.used = self.used
        other.extra = self.extra[:]
        other.discounts = self.discounts
        other.chain = self.chain
        other.drops = self.drops[:]
        return other

    def own_state(self) -> list[list[int]]:
        alone = [self.slots, self.powers, self.holder, self.taken, self.round, self.leader, self.active, self.actions]
        return [
            [*alone, self.cast, self.used, self.discounts],
            self.houses,
            self.extra,
            list(self.chain),
            *[list(cards) for cards in self.drops],
        ]

    # Imagining

    def redraw(self, seat: int) -> None:
        """The deck and the cards in other hands that the seat does not know are dealt anew, and so
        are the School deck and the tokens; no Howler ever lies before a player. Which of those hand
        cards a third seat knows would tell something about them, so in such a world only their owner
        does. ECO-R45, ECO-R31."""
        others = CLOCKWISE[self.seats][seat]
        for other in others:
            for card in self.zones[HAND + other]:
                if not self.knows(seat, card):
                    self.know_only(card, 1 << other)
        self.redeal(seat, [MAGIC_DECK, *[HAND + other for other in others]])
        self.redeal(seat, [SCHOOL_DECK])
        slots = [MAIL_ON + slot for slot in range(1, self.slots + 1)]
        fronts = [MAIL_OF + other for other in range(self.seats)]
        self.redeal(seat, [RESERVE, MAIL_IN_HAND, *slots, *fronts], {front: [HOWLER] for front in fronts})
        for other in others:
            if self.drops[other]:
                hand = sorted([self.face(card) for card in self.zones[HAND + other]])
                self.shuffle(hand)
                self.drops[other] = tuple(hand[: len(self.drops[other])])

    # Seats

    def left_of(self, seat: int) -> int:
        return (seat + 1) % self.seats

    def opponents(self, seat: int) -> list[int]:
        """Everybody else, clockwise."""
        return CLOCKWISE[self.seats][seat]

    def opponents_with_cards(self, seat: int) -> list[int]:
        return [other for other in CLOCKWISE[self.seats][seat] if self.zones[HAND + other]]

    def has_power(self, seat: int, house: int) -> bool:
        """A House played by somebody else, or by nobody, gives nothing. ECO-SETUP-03, ECO-R07."""
        return self.powers and self.houses[seat] >> house & 1 == 1

    def is_being_asked(self, seat: int, code: int) -> bool:
        """Whether this is the question open to the seat."""
        return self.asked[seat] & 255 == code

    def refuse(self, seat: int, step: int) -> Reason | None:
        """A step of somebody else's is not the seat's to take: the reasons speak of its own."""
        return super().refuse(seat, step) if argument(step, 0) == seat else None

    # The timetable

    def slots_with_card(self) -> list[int]:
        return [slot for slot in range(1, self.slots + 1) if self.zones[slot]]

    def slots_with_mail(self) -> list[int]:
        return [slot for slot in range(1, self.slots + 1) if self.zones[MAIL_ON + slot]]

    def card_in(self, slot: int) -> int:
        """The School card of a slot, NONE if there is none."""
        return self.face(self.zones[slot][0]) if 1 <= slot <= self.slots and self.zones[slot] else NONE

    def cost(self, by: int, school: int) -> int:
        """A Course costs one card more for each copy owned; only a discount changes a cost. ECO-COST."""
        price = COST_OF_RELIC if school >= HORCRUCHE else 1 + self.count(COLLECTION + by, school)
        return max(0, price - DISCOUNT) if self.discounts >> by & 1 else price

    # Magic cards

    def can_draw(self) -> bool:
        """The Magic deck and the Magic discard are not both empty."""
        return bool(self.zones[MAGIC_DECK] or self.zones[MAGIC_DISCARD])
