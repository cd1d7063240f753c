"""The state of a Diagon Alley game, and the questions that its rules put to it."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.state import Game
from sortilege.kernel.vocabulary import NONE
from sortilege.shelf.traverse.components import (
    BOOK,
    COINS,
    COINS_OF_A_KIND,
    DAMAGE_CARDS,
    FIRST_DAMAGE,
    FULL_TRUNK,
    ITEMS,
    SPELL_CARDS,
    SPIRAL,
    WAND,
)
from sortilege.shelf.traverse.map import ENTRANCES, FIRST_IN_ALLEY, LEAKY, SHOP, STREET, half_spaces
from sortilege.shelf.traverse.steps import CHOOSE_HAT, DEAL_CARDS, ROLL_FOR_START, TAKE_TURN

STANDARD: Final = 0
JUNIOR: Final = 1

# Zones
PILE: Final = 0
DRAWN: Final = 1
"""Beside the pile, face down: cards drawn and not yet resolved. TRA-R60."""
DAMAGE_BOX: Final = 2
"""The Damage cards, apart while the first Spells are dealt. TRA-SETUP-05."""
HAND: Final = 3
"""The hand of seat 0; the others follow."""

COINS_AT_START: Final = 2


class Traverse(Game):
    first: int
    """The seat that plays first."""
    turn: int
    """The seat whose turn it is."""
    round: int
    max_rounds: int
    """After so many rounds the game ends without a winner; 0 is never."""
    sign: int
    """The building that carries the Closed sign, or NONE."""
    first_die: int
    second_die: int
    """The dice of this turn's last throw, a Spiral being SPIRAL; 0 before it."""
    known_spells: int
    """Mask of the pieces that were ever in a hand: everybody knows them for Spells, wherever they lie."""
    hats: list[int]
    """By seat: the place of its hat."""
    colours: list[int]
    """By seat: its hat, or NONE before it has chosen."""
    coins: list[int]
    """Three numbers for each seat, and three for the bank after the last seat."""
    trunks: list[int]
    """By seat: mask of the items in its trunk."""
    stock: list[int]
    """By item: how many its shop has left."""
    misses: list[int]
    """By seat: the turns it has still to miss."""
    locks: list[int]
    """By seat: the shop where its junior Floo powder failed, until it walks into another, or NONE."""

    def set_up(self, mode: int, seats: int, options: dict[str, bool | int | str]) -> None:
        self.sit_down(BOOK, mode, seats, HAND + seats)
        self.round = 1
        self.max_rounds = int(options["max_rounds"])
        self.first = int(options["first_seat"]) if mode == JUNIOR else 0
        self.turn = NONE
        self.sign = NONE
        self.first_die = 0
        self.second_die = 0
        self.known_spells = 0
        self.hats = [SHOP + LEAKY] * seats
        self.colours = [NONE] * seats
        self.coins = [COINS_AT_START] * len(COINS) * seats
        self.coins += [COINS_OF_A_KIND - COINS_AT_START * seats] * len(COINS)
        self.trunks = [0] * seats
        scarce = mode == STANDARD and not (seats == 2 if options["full_stock"] == "auto" else options["full_stock"])
        self.stock = [seats - 1 if scarce and item != WAND else seats for item in range(len(ITEMS))]
        self.misses = [0] * seats
        self.locks = [NONE] * seats
        if mode == JUNIOR:
            self.then(TAKE_TURN(self.first))
        else:
            for face in SPELL_CARDS:
                self.make(face, PILE)
            for face in DAMAGE_CARDS:
                self.make(face, DAMAGE_BOX)
            self.then(DEAL_CARDS(), ROLL_FOR_START((1 << seats) - 1))
        self.then_all([CHOOSE_HAT(seat) for seat in range(seats)])

    def clone(self) -> Traverse:
        other = Traverse()
        self.copy_to(other)
        other.first = self.first
        other.turn = self.turn
        other.round = self.round
        other.max_rounds = self.max_rounds
        other.sign = self.sign
        other.first_die = self.first_die
        other.second_die = self.second_die
        other.known_spells = self.known_spells
        other.hats = self.hats[:]
        other.colours = self.colours[:]
        other.coins = self.coins[:]
        other.trunks = self.trunks[:]
        other.stock = self.stock[:]
        other.misses = self.misses[:]
        other.locks = self.locks[:]
        return other

    def own_state(self) -> list[list[int]]:
        return [
            [self.first, self.turn, self.round, self.max_rounds, self.sign, self.first_die, self.second_die],
            [self.known_spells], self.hats, self.colours, self.coins, self.trunks, self.stock, self.misses, self.locks,
        ]  # fmt: skip

    # What is still to do

    def call_off(self, step: int) -> None:
        """A step that may be pending will not be done."""
        if step in self.stack:
            self.stack.remove(step)

    def cut_turn_short(self) -> None:
        """The turn is over: of all that is pending only the next player's turn remains. TRA-TURN-03."""
        del self.stack[1:]

    # Where the hats are

    def is_inside(self, seat: int) -> bool:
        """Inside a shop, the inn included."""
        return self.hats[seat] >= SHOP

    def is_in_alley(self, seat: int) -> bool:
        return FIRST_IN_ALLEY <= self.hats[seat] < SHOP

    def first_space(self, seat: int) -> int:
        """The space of Diagon Alley that a move counts as its first: out of a shop, the Entrance.
        TRA-BUY-08, TRA-TERM-03."""
        hat = self.hats[seat]
        return ENTRANCES[hat - SHOP] if hat >= SHOP else (hat + 1) % STREET

    def next_free(self, space: int) -> int:
        """The first space without a hat at or after a space of Diagon Alley. TRA-MOVE-06."""
        while space in self.hats:
            space = (space + 1) % STREET
        return space

    def others_outside_alley(self, seat: int) -> list[int]:
        return [other for other in range(self.seats) if other != seat and not self.is_in_alley(other)]

    def in_front(self, seat: int) -> list[int]:
        """The player immediately ahead on Diagon Alley or inside a shop, or several if they are in
        one shop; nobody in Knockturn Alley counts. TRA-R26."""
        lap = 2 * STREET
        own = half_spaces(self.hats[seat])
        nearest: list[int] = []
        least = lap + 1
        for other in self.others_outside_alley(seat):
            gap = (half_spaces(self.hats[other]) - own) % lap or lap
            if gap < least:
                least = gap
                nearest = [other]
            elif gap == least:
                nearest.append(other)
        return nearest

    # Dice

    def roll(self) -> int:
        """One die: Spiral, which counts 1, or 2 to 6."""
        return self.below(6) + 1

    def spaces_rolled(self) -> int:
        """The sum of the numbers; a Spiral moves nobody. TRA-MOVE-01, TRA-MOVE-02."""
        return self.first_die + self.second_die - SPIRAL * self.spirals_rolled()

    def spirals_rolled(self) -> int:
        return (self.first_die == SPIRAL) + (self.second_die == SPIRAL)

    def count_ends_at(self, seat: int) -> int:
        """Where the dice count of a walk on Diagon Alley ends, before any push. TRA-TERM-04."""
        return (self.first_space(seat) + self.spaces_rolled() - 1) % STREET

    # Coins, buildings, trunks

    def is_closed(self, building: int) -> bool:
        return self.sign == building

    def move_coin(self, coin: int, source: int, target: int) -> None:
        """The bank is the holder after the last seat."""
        self.coins[3 * source + coin] -= 1
        self.coins[3 * target + coin] += 1

    def coin_kinds(self, holder: int) -> list[int]:
        return [coin for coin in range(3) if self.coins[3 * holder + coin]]

    def items_of(self, seat: int) -> list[int]:
        return [item for item in range(len(ITEMS)) if self.trunks[seat] >> item & 1]

    def end_game(self, winner: int, ending: str) -> None:
        """Everybody's score is the items in the trunk; there is one winner or none. TRA-R56."""
        self.finish(0 if winner == NONE else 1 << winner, [2 * trunk.bit_count() for trunk in self.trunks], ending)

    def has_full_trunk(self, seat: int) -> bool:
        return self.trunks[seat] == FULL_TRUNK

    # Cards

    def hand_size(self, seat: int) -> int:
        return len(self.zones[HAND + seat])

    def put_in_hand(self, piece: int, seat: int) -> None:
        """A Spell goes to a hand; from now on everybody knows that this card is one."""
        self.put(piece, HAND + seat)
        self.known_spells |= 1 << piece

    def take_drawn(self) -> int:
        """The first of the cards drawn and not yet resolved."""
        piece = self.zones[DRAWN][0]
        self.take(piece, DRAWN)
        return piece

    def show_under_pile(self, piece: int) -> None:
        """Seen by all, and under the pile, where all know its depth. TRA-CARD-11."""
        self.reveal(piece)
        self.put_under(piece, PILE)

    def hide_under_pile(self, seat: int, card: int) -> None:
        """A Spell goes face down under the pile, known to its former holder. The others cannot tell
        which card left the hand, and forget what they knew of it. TRA-R37."""
        piece = self.release(HAND + seat, card)
        self.put_under(piece, PILE)
        for other in (piece, *self.zones[HAND + seat]):
            self.know_only(other, 1 << seat)

    def redraw(self, seat: int) -> None:
        """Deals anew the cards the seat does not know, by hand and by depth in the pile, which is
        never shuffled. Whatever was in a hand is a Spell. TRA-R37, TRA-R42."""
        spells: list[int] = []
        damages: list[int] = []
        certain: list[int] = []
        others: list[int] = []
        for zone in range(len(self.zones)):
            if zone != DAMAGE_BOX:
                for piece in self.zones[zone]:
                    if not self.knows(seat, piece):
                        face = self.face(piece)
                        (damages if face >= FIRST_DAMAGE else spells).append(face)
                        (certain if self.known_spells >> piece & 1 else others).append(piece)
        damages.sort()
        spells.sort()
        self.shuffle(others)
        self.shuffle(spells)
        faces = damages + spells
        for place, piece in enumerate(others + certain):
            self.pieces[piece] = self.pieces[piece] & ~255 | faces[place]
