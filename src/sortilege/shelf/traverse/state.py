"""The state of a Diagon Alley game, and the questions that its rules put to it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sortilege.kernel.kinds import NONE
from sortilege.kernel.native import vec
from sortilege.kernel.pieces import ALONE, Piece
from sortilege.kernel.sets import EMPTY, NOBODY, Seat, Seats, SmallSet, below, has, members, minus, only, plus, size
from sortilege.kernel.state import Game
from sortilege.kernel.step_types import StepNumber
from sortilege.shelf.traverse.components import (
    BOOK,
    COINS_OF_A_KIND,
    DAMAGE_CARDS,
    EMPTY_TRUNK,
    FULL_TRUNK,
    ITEMS,
    KINDS_OF_COIN,
    SPELL_CARDS,
    SPIRAL,
    WAND,
    Card,
    Coin,
    Die,
    Item,
)
from sortilege.shelf.traverse.map import (
    ENTRANCES,
    FIRST_IN_ALLEY,
    LEAKY,
    SHOP,
    STREET,
    Building,
    Place,
    Shop,
    Space,
    half_spaces,
)
from sortilege.shelf.traverse.steps import CHOOSE_HAT, DEAL_CARDS, ROLL_FOR_START, TAKE_TURN

STANDARD: Final[i64] = 0
JUNIOR: Final[i64] = 1

# Zones
PILE: Final[i64] = 0
DRAWN: Final[i64] = 1
"""Beside the pile, face down: cards drawn and not yet resolved. TRA-R60."""
DAMAGE_BOX: Final[i64] = 2
"""The Damage cards, apart while the first Spells are dealt. TRA-SETUP-05."""
HAND: Final[i64] = 3
"""The hand of seat 0; the others follow."""

COINS_AT_START: Final = 2
FIRST_ROUND: Final[i64] = 1
NEVER: Final[i64] = 0
NOT_ROLLED: Final[i64] = 0


def replaced(row: bytes, place: i64, number: i64) -> bytes:
    """A row of small numbers with another at one place."""
    return row[:place] + ALONE[number] + row[place + 1 :]


def spaces_of(die: Die) -> i64:
    """How far a die leads: a Spiral moves nobody. TRA-MOVE-02."""
    return 0 if die == SPIRAL else die


class Traverse(Game):
    def __init__(self, old: Traverse | None = None) -> None:
        super().__init__(old)
        self.first: Seat = old.first if old is not None else NONE
        """The seat that plays first."""
        self.turn: Seat = old.turn if old is not None else NONE
        """The seat whose turn it is."""
        self.round: i64 = old.round if old is not None else FIRST_ROUND
        self.max_rounds: i64 = old.max_rounds if old is not None else NEVER
        """After so many rounds the game ends without a winner."""
        self.has_alley: bool = old.has_alley if old is not None else True
        """Knockturn Alley is in play: always in the standard game, by an option in the junior one."""
        self.sign: Building = old.sign if old is not None else NONE
        """The building that carries the Closed sign, or NONE."""
        self.first_die: Die = old.first_die if old is not None else NOT_ROLLED
        self.second_die: Die = old.second_die if old is not None else NOT_ROLLED
        """The dice of this turn's last throw, a Spiral being SPIRAL; NOT_ROLLED before it."""
        self.known_spells: SmallSet = old.known_spells if old is not None else EMPTY
        """The pieces that were ever in a hand: everybody knows them for Spells, wherever they lie."""
        self.hats: vec[i64] = old.hats[:] if old is not None else vec[i64]()
        """By seat: the place of its hat."""
        self.coins: vec[i64] = old.coins[:] if old is not None else vec[i64]()
        """KINDS_OF_COIN numbers for each seat, and as many for the bank after the last seat."""

        # What changes seldom are rows that copies share: one that changes is replaced
        self.trunks: bytes = old.trunks if old is not None else b""
        """By seat: the set of the items in its trunk."""
        self.stock: bytes = old.stock if old is not None else b""
        """By item: how many its shop has left."""
        self.colours: bytes = old.colours if old is not None else b""
        """By seat: its hat, or NONE before it has chosen."""
        self.misses: bytes = old.misses if old is not None else b""
        """By seat: the turns it has still to miss."""
        self.locks: bytes = old.locks if old is not None else b""
        """By seat: the shop where its junior Floo powder failed, until it walks into another, or NONE."""

    def set_up(self, mode: int, seats: int, options: dict[str, bool | int | str]) -> None:
        self.sit_down(BOOK, mode, seats, HAND + seats)
        self.max_rounds = int(options["max_rounds"])
        named = options["first_seat"]
        self.first = 0
        if mode == JUNIOR:
            self.first = int(named) if named != "random" else self.below(seats)
        self.has_alley = mode != JUNIOR or bool(options["alley"])
        self.hats = vec[i64]([SHOP + LEAKY] * seats)
        self.colours = bytes([NONE] * seats)
        purses = [COINS_AT_START] * KINDS_OF_COIN * seats
        self.coins = vec[i64](purses + [COINS_OF_A_KIND - COINS_AT_START * seats] * KINDS_OF_COIN)
        self.trunks = bytes([EMPTY_TRUNK] * seats)
        scarce = mode == STANDARD and not (seats == 2 if options["full_stock"] == "auto" else options["full_stock"])
        self.stock = bytes([seats - 1 if scarce and item != WAND else seats for item in range(len(ITEMS))])
        self.misses = bytes(seats)
        self.locks = bytes([NONE] * seats)
        if mode == JUNIOR:
            self.then(TAKE_TURN.of(self.first))
        else:
            for face in SPELL_CARDS:
                self.make(face, PILE)
            for face in DAMAGE_CARDS:
                self.make(face, DAMAGE_BOX)
            self.then(DEAL_CARDS.of(), ROLL_FOR_START.of(below(seats)))
        self.then_all(CHOOSE_HAT.each(list(range(seats))))

    def clone(self) -> Traverse:
        return Traverse(self)

    # What is still to do

    def close_window(self, window: StepNumber) -> None:
        """A window that its player comes back to, if it is that one, is not opened again."""
        if len(self.stack) and self.stack[-1] == window:
            self.drop_next()

    def cut_turn_short(self) -> None:
        """The turn is over: of all that is pending only the passing of the turn remains. TRA-TURN-03."""
        self.drop_all_but_last()

    # Where the hats are

    def is_inside(self, seat: Seat) -> bool:
        """Inside a shop, the inn included."""
        return self.hats[seat] >= SHOP

    def is_in_alley(self, seat: Seat) -> bool:
        return FIRST_IN_ALLEY <= self.hats[seat] < SHOP

    def first_space(self, seat: Seat) -> Space:
        """The space of Diagon Alley that a move counts as its first: out of a shop, the Entrance.
        TRA-BUY-08, TRA-TERM-03."""
        hat = self.hats[seat]
        return ENTRANCES[hat - SHOP] if hat >= SHOP else (hat + 1) % STREET

    def is_taken(self, place: Place) -> bool:
        """Whether a hat stands there."""
        return place in self.hats

    def next_free(self, space: Space) -> Space:
        """The first space without a hat at or after a space of Diagon Alley. TRA-MOVE-06."""
        while space in self.hats:
            space = (space + 1) % STREET
        return space

    def others_outside_alley(self, seat: Seat) -> Seats:
        found = NOBODY
        for other in range(self.seats):
            if other != seat and not self.is_in_alley(other):
                found = plus(found, other)
        return found

    def in_front(self, seat: Seat) -> Seats:
        """The player immediately ahead on Diagon Alley or inside a shop, or several if they are in
        one shop; nobody in Knockturn Alley counts. TRA-R26."""
        lap: i64 = 2 * STREET
        own = half_spaces(self.hats[seat])
        nearest = NOBODY
        least = lap + 1
        for other in range(self.seats):
            if other == seat or self.is_in_alley(other):
                continue
            gap = (half_spaces(self.hats[other]) - own) % lap
            if gap == 0:
                gap = lap
            if gap < least:
                least = gap
                nearest = only(other)
            elif gap == least:
                nearest = plus(nearest, other)
        return nearest

    # Dice

    def roll(self) -> Die:
        """One die: Spiral, which counts 1, or 2 to 6."""
        return self.below(6) + 1

    def spaces_rolled(self) -> i64:
        """The sum of the numbers; a Spiral moves nobody. TRA-MOVE-01, TRA-MOVE-02."""
        return spaces_of(self.first_die) + spaces_of(self.second_die)

    def spirals_rolled(self) -> i64:
        spirals: i64 = 0
        if self.first_die == SPIRAL:
            spirals += 1
        if self.second_die == SPIRAL:
            spirals += 1
        return spirals

    def count_ends_at(self, seat: Seat) -> Space:
        """Where the dice count of a walk on Diagon Alley ends, before any push. TRA-TERM-04."""
        return (self.first_space(seat) + self.spaces_rolled() - 1) % STREET

    # Coins, buildings, trunks

    def is_closed(self, building: Building) -> bool:
        return self.sign == building

    def coins_of(self, holder: Seat, coin: Coin) -> i64:
        """How many of a kind; the bank is the holder after the last seat."""
        return self.coins[KINDS_OF_COIN * holder + coin]

    def has_coins(self, holder: Seat) -> bool:
        first = KINDS_OF_COIN * holder
        return self.coins[first] > 0 or self.coins[first + 1] > 0 or self.coins[first + 2] > 0

    def move_coin(self, coin: Coin, source: Seat, target: Seat) -> None:
        self.coins[KINDS_OF_COIN * source + coin] -= 1
        self.coins[KINDS_OF_COIN * target + coin] += 1

    def owns(self, seat: Seat, item: Item) -> bool:
        return has(self.trunks[seat], item)

    def put_in_trunk(self, seat: Seat, item: Item) -> None:
        self.trunks = replaced(self.trunks, seat, plus(self.trunks[seat], item))

    def take_from_trunk(self, seat: Seat, item: Item) -> None:
        self.trunks = replaced(self.trunks, seat, minus(self.trunks[seat], item))

    def take_from_shop(self, item: Item) -> None:
        self.stock = replaced(self.stock, item, self.stock[item] - 1)

    def return_to_shop(self, item: Item) -> None:
        self.stock = replaced(self.stock, item, self.stock[item] + 1)

    def items_of(self, seat: Seat) -> list[int]:
        return members(self.trunks[seat])

    def has_full_trunk(self, seat: Seat) -> bool:
        return self.trunks[seat] == FULL_TRUNK

    def end_game(self, winner: Seat, ending: str) -> None:
        """Everybody's score is the items in the trunk; there is one winner or none. TRA-R56."""
        points = [2 * int(size(trunk)) for trunk in self.trunks]
        self.finish(NOBODY if winner == NONE else only(winner), points, ending)

    # Being held up

    def must_miss(self, seat: Seat, turns: i64) -> None:
        """How many turns a seat has to miss from now on."""
        self.misses = replaced(self.misses, seat, turns)

    def lock_floo(self, seat: Seat, shop: Shop) -> None:
        """No junior Floo powder before the seat walks into another shop; NONE ends that."""
        self.locks = replaced(self.locks, seat, shop)

    # Cards

    def hand_size(self, seat: Seat) -> i64:
        return len(self.zones[HAND + seat])

    def put_in_hand(self, piece: Piece, seat: Seat) -> None:
        """A Spell goes to a hand; from now on everybody knows that this card is one."""
        self.put(piece, HAND + seat)
        self.known_spells = plus(self.known_spells, piece)

    def last_drawn(self, seat: Seat) -> Card:
        """The Spell that came to a hand last."""
        return self.face(self.top(HAND + seat))

    def take_drawn(self) -> Piece:
        """The first of the cards drawn and not yet resolved."""
        piece = self.zones[DRAWN][0]
        self.take(piece, DRAWN)
        return piece

    def show_under_pile(self, piece: Piece) -> None:
        """Seen by all, and under the pile, where all know its depth. TRA-CARD-11."""
        self.reveal(piece)
        self.put_under(piece, PILE)

    def hide_under_pile(self, seat: Seat, card: Card) -> None:
        """A Spell goes face down under the pile, known to its former holder. The others cannot tell
        which card left the hand, and forget what they knew of it. TRA-R37."""
        piece = self.release(HAND + seat, card)
        self.put_under(piece, PILE)
        self.know_only(piece, only(seat))
        for held in self.zones[HAND + seat]:
            self.know_only(held, only(seat))
