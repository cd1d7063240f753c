"""The state of a game of L'École de magie, and what can be asked of it."""

from __future__ import annotations

from typing import Final, TypeVar

from mypy_extensions import i64

from sortilege.kernel.kinds import NONE
from sortilege.kernel.sets import EMPTY, NOBODY, Seat, Seats, SmallSet, has
from sortilege.kernel.state import Game
from sortilege.shelf.ecole.components import (
    BOOK,
    COST_OF_RELIC,
    HORCRUCHE,
    MAGIC_CARDS,
    MAIL_TOKENS,
    MOST_HOUSES,
    MOST_SLOTS,
    SCHOOL_CARDS,
    House,
    MagicCard,
    SchoolCard,
    Slot,
)
from sortilege.shelf.ecole.steps import (
    CHOOSE_HOUSE,
    CHOOSE_SECOND_HOUSE,
    DEAL_GAME,
    DEAL_HOUSES,
    GIVE_FIRST_PLAYER_CARD,
    OFFER_SECOND_HOUSE,
)

MOST_SEATS: Final = 4
DISCOUNT: Final = 3
NONE_YET: Final[i64] = 0

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


Item = TypeVar("Item")


def replaced(row: tuple[Item, ...], place: i64, item: Item) -> tuple[Item, ...]:
    """A row with another item in one place; copies of a game share the one they had."""
    return (*row[:place], item, *row[place + 1 :])


class Ecole(Game):
    def __init__(self, old: Ecole | None = None) -> None:
        super().__init__(old)
        self.slots: i64 = old.slots if old is not None else NONE_YET
        """How many places the timetable has, numbered from 1."""
        self.powers: bool = old.powers if old is not None else False
        """House powers exist."""
        self.houses: tuple[SmallSet, ...] = old.houses if old is not None else ()
        """By seat: its Houses."""
        self.holder: Seat = old.holder if old is not None else NONE
        """The seat with the first-player card."""
        self.taken: bool = old.taken if old is not None else False
        """An effect gave the first-player card to its holder in this round."""
        self.round: i64 = old.round if old is not None else NONE_YET
        self.leader: Seat = old.leader if old is not None else NONE
        """The seat that started this round."""
        self.active: Seat = old.active if old is not None else NONE
        """The seat whose turn it is, or NONE."""
        self.actions: i64 = old.actions if old is not None else NONE_YET
        """The actions that seat has left."""
        self.cast: SmallSet = old.cast if old is not None else EMPTY
        """The once-per-turn Sortilèges that seat has played this turn."""
        self.used: SmallSet = old.used if old is not None else EMPTY
        """The Houses whose power that seat has used this turn."""
        self.extra: tuple[int, ...] = old.extra if old is not None else ()
        """By seat: actions gained outside its turn, for its next one."""
        self.discounts: Seats = old.discounts if old is not None else NOBODY
        """The seats with a pending discount."""
        self.chain: tuple[int, ...] = old.chain if old is not None else ()
        """The effects waiting to be carried out, as steps: first the one played or declared, then each answer to the
        one before it."""
        self.drops: tuple[bytes, ...] = old.drops if old is not None else ()
        """By seat: the cards it gives up to Lâchetoutis, in order, while the others still choose."""

    def set_up(self, mode: int, seats: int, options: dict[str, bool | int | str]) -> None:
        self.sit_down(BOOK, mode, seats, ZONES)
        self.slots = 2 * seats
        self.powers = bool(options["house_powers"])
        self.houses = (EMPTY,) * seats
        self.extra = (0,) * seats
        self.drops = (b"",) * seats
        for face in MAGIC_CARDS:
            self.make(face, MAGIC_DECK)
        for face in SCHOOL_CARDS:
            self.make(face, SCHOOL_DECK)
        for face in MAIL_TOKENS:
            self.make(face, RESERVE)
        named = options["youngest"]
        youngest: Seat = named if isinstance(named, int) else NONE
        self.then(GIVE_FIRST_PLAYER_CARD.of(youngest), DEAL_GAME.of())
        each_decides = bool(options["each_decides"]) and self.powers
        doubled = seats == 2 and options["double_houses"] and self.powers and not each_decides
        is_dealt = options["houses"] == "random"
        order = list(range(seats))
        if each_decides or not is_dealt:
            first = self.below(seats)
            if options["youngest_chooses"] and youngest != NONE:
                first = youngest
            order = [(first + turn) % seats for turn in range(seats)]
        if each_decides:
            second = OFFER_SECOND_HOUSE if is_dealt else CHOOSE_SECOND_HOUSE
            self.then_all([second.of(seat) for seat in order[::-1]])
        if is_dealt:
            self.then(DEAL_HOUSES.of(MOST_HOUSES if doubled else 1))
        else:
            self.then_all([CHOOSE_HOUSE.of(seat) for seat in (order + order[::-1] if doubled else order)])

    def clone(self) -> Ecole:
        return Ecole(self)

    # Seats

    def left_of(self, seat: Seat) -> Seat:
        return (seat + 1) % self.seats

    def opponents(self, seat: Seat) -> list[int]:
        """Everybody else, clockwise."""
        return CLOCKWISE[self.seats][seat]

    def has_power(self, seat: Seat, house: House) -> bool:
        """A House played by somebody else, or by nobody, gives nothing. ECO-SETUP-03, ECO-R07."""
        return self.powers and has(self.houses[seat], house)

    def has_used(self, house: House) -> bool:
        """The power of that House was used in this turn."""
        return has(self.used, house)

    def has_cast(self, spell: MagicCard) -> bool:
        """That once-per-turn Sortilège was played in this turn."""
        return has(self.cast, spell)

    def has_discount(self, seat: Seat) -> bool:
        return has(self.discounts, seat)

    # The timetable

    def slots_with_card(self) -> list[int]:
        return [slot for slot in range(1, self.slots + 1) if self.zones[slot]]

    def card_in(self, slot: Slot) -> SchoolCard:
        """The School card of a slot, NONE if there is none."""
        return self.face(self.top(slot)) if 1 <= slot <= self.slots and self.holds(slot) else NONE

    def cost(self, by: Seat, school: SchoolCard) -> i64:
        """A Course costs one card more for each copy owned; only a discount changes a cost. ECO-COST."""
        price = COST_OF_RELIC if school >= HORCRUCHE else 1 + self.count(COLLECTION + by, school)
        if self.discounts != NOBODY and self.has_discount(by):
            return price - DISCOUNT if price > DISCOUNT else 0
        return price

    # Magic cards

    def can_draw(self) -> bool:
        """The Magic deck and the Magic discard are not both empty."""
        return len(self.zones[MAGIC_DECK]) > 0 or len(self.zones[MAGIC_DISCARD]) > 0
