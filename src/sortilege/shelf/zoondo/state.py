"""The state of a game of Zoondo, and the questions about it that cards can bend."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.kinds import NONE
from sortilege.kernel.native import i64, vec
from sortilege.kernel.pieces import ALONE, Piece
from sortilege.kernel.sets import EMPTY, Seat, has, members, minus, only, plus
from sortilege.kernel.step_types import StepType
from sortilege.shelf.zoondo.battlefield import FIELD, HAND, SQUARES, ZONES, Square, Squares
from sortilege.shelf.zoondo.components import (
    ARMOUR,
    ARMOUR_BONUS,
    BONUS_OF,
    BOOK,
    FACTOR_OF,
    PICKING,
    RECRUIT,
    RECRUITING,
    STILTS,
    USES_OF,
    Atout,
    Card,
    Cards,
)
from sortilege.shelf.zoondo.knowledge.hidden_zoons import Knowledge, Pieces
from sortilege.shelf.zoondo.recruits import FORMATS
from sortilege.shelf.zoondo.steps import (
    CHOOSE_ACTION,
    CHOOSE_RECRUIT,
    CHOOSE_TRIBE,
    DEPLOY_TRIBES,
    OPEN_PICKS,
    THE_EMBLEM,
)

AT_FIRST: Final[i64] = 0
NO_DRAW_OFFERED: Final[i64] = 0
DRAW_OFFERED: Final[i64] = 1
DRAW_REFUSED: Final[i64] = 2

BY_CLOBOULON: Final[i64] = 254
"""A move granted by Cloboulon's special effect, where otherwise an Atout is named."""
NEITHER: Final = bytes([0, 0])
"""By seat: nothing so far."""
NO_NAMES: Final = bytes([NONE, NONE, NONE, NONE])
NO_ROWS: Final[list[bytes]] = [b"", b""]


def with_number(row: bytes, place: i64, number: i64) -> bytes:
    """A row with another number in one place."""
    return row[:place] + ALONE[number] + row[place + 1 :]


def with_row(rows: list[bytes], seat: Seat, row: bytes) -> list[bytes]:
    """The rows of both seats, one of them replaced: copies of a game share them until then."""
    return [rows[0], row] if seat else [row, rows[1]]


class Zoondo(Knowledge):
    """The zones say where each Zoon is. Rows and lists of two are never changed in place but replaced."""

    def __init__(self, old: Zoondo | None = None) -> None:
        super().__init__(old)
        self.assisted: bool = old.assisted if old is not None else False
        """The table shows a seat what it could remember. ZOO-R05."""
        self.allow_mirror: bool = old.allow_mirror if old is not None else True
        self.handicap: bool = old.handicap if old is not None else False
        self.quiet_limit: i64 = old.quiet_limit if old is not None else AT_FIRST
        self.format: i64 = old.format if old is not None else AT_FIRST
        """Recruit: which cards may be taken."""

        self.stage: i64 = old.stage if old is not None else AT_FIRST
        self.tribes: bytes = old.tribes if old is not None else NO_NAMES[:2]
        """By seat: its tribe, or NONE."""
        self.recruits: list[bytes] = old.recruits if old is not None else NO_ROWS
        """By seat: the Zoons it has taken so far, its Emblem first."""
        self.deployed: bytes = old.deployed if old is not None else NEITHER
        """By seat: how many of its Zoons have been placed, or kept in hand."""

        self.turn: i64 = old.turn if old is not None else AT_FIRST
        """The number of the turn; 0 before the battle."""
        self.active: Seat = old.active if old is not None else NONE
        """The seat whose turn it is."""
        self.first: Seat = old.first if old is not None else NONE
        self.quiet: i64 = old.quiet if old is not None else AT_FIRST
        """How many turns have gone by without progress. ZOO-R40."""
        self.progress: bool = old.progress if old is not None else False
        """Something that cannot happen for ever has happened in this turn."""
        self.draw_offer: i64 = old.draw_offer if old is not None else NO_DRAW_OFFERED
        """Whether the active seat has offered a draw in this turn. ZOO-R39."""
        self.order: Atout = old.order if old is not None else NONE
        """The Atout played in this turn, or NONE."""
        self.granting: Atout = old.granting if old is not None else NONE
        """The Atout, or BY_CLOBOULON, that grants the move being chosen; NONE otherwise."""
        self.moved: Pieces = old.moved if old is not None else EMPTY
        """The pieces that the Atout of this turn has moved."""
        self.extra_moves: i64 = old.extra_moves if old is not None else AT_FIRST
        """How many moves special effects have granted in this turn. ZOO-R18."""
        self.puppet: Piece = old.puppet if old is not None else NONE
        """The piece that the active seat controls, or NONE. ZOO-CTL."""

        self.armies: vec[i64] = old.armies[:] if old is not None else vec[i64]([EMPTY, EMPTY])
        """By seat: the squares its Zoons stand on."""
        self.obstacles: Squares = old.obstacles if old is not None else EMPTY
        """The squares that hold an Obstacle."""
        self.ponds: Squares = old.ponds if old is not None else EMPTY
        """The squares under a pond."""
        self.terrain: tuple[tuple[int, int, int], ...] = old.terrain if old is not None else ()
        """Owner, Atout and square of each terrain Atout on the field."""
        self.bearers: bytes = old.bearers if old is not None else NO_NAMES
        """Two for each seat, by equipment: the piece that carries it, or NONE."""
        self.bound: tuple[tuple[int, int], ...] = old.bound if old is not None else ()
        """Square of each immobilised Zoon, which cannot leave it, and its last turn. ZOO-R33."""

        self.atouts: list[bytes] = old.atouts if old is not None else NO_ROWS
        """By seat: the Atouts in its hand."""
        self.shown_atouts: list[bytes] = old.shown_atouts if old is not None else NO_ROWS
        """By seat: its Atouts that everybody knows it has, in the order of their numbers."""
        self.buried: list[bytes] = old.buried if old is not None else NO_ROWS
        """By seat: the Atouts in its Tomb."""
        self.used: list[bytes] = old.used if old is not None else NO_ROWS
        """By seat: its limited Atouts that have been used once, in the order of their numbers."""
        self.returned: list[bytes] = old.returned if old is not None else NO_ROWS
        """By seat: the cards that came back from its Tomb and have not fallen again."""
        self.recalled: Pieces = old.recalled if old is not None else EMPTY
        """The pieces that have been Reinforcement cards."""
        self.first_layings: bytes = old.first_layings if old is not None else NEITHER
        """By seat: how many layings of a Reinforcement still count as a first one. ZOO-R40."""

    def set_up(self, mode: int, seats: int, options: dict[str, bool | int | str]) -> None:
        self.sit_down(BOOK, mode, seats, ZONES)
        self.quiet_limit = int(options["quiet_limit"])
        self.assisted = options["memory"] == "assisted"
        self.allow_mirror = options.get("allow_mirror", True) is True
        self.handicap = options.get("handicap", "none") == "tribe"
        self.format = FORMATS.index(str(options.get("format", FORMATS[0])))
        if mode == RECRUIT:
            self.stage = RECRUITING
            self.then(DEPLOY_TRIBES.of())
            self.side_by_side([CHOOSE_RECRUIT.of(0, THE_EMBLEM), CHOOSE_RECRUIT.of(1, THE_EMBLEM)])
        else:
            self.stage = PICKING
            self.then(OPEN_PICKS.of())
            self.ask_together([CHOOSE_TRIBE.of(0), CHOOSE_TRIBE.of(1)])

    def clone(self) -> Zoondo:
        return Zoondo(self)

    def make_tribes(self, south: list[int], north: list[int]) -> None:
        """Two tribes in hand, each known to its owner; the Emblem comes first."""
        self.pieces = vec[i64]()
        self.zones = [b""] * ZONES
        self.second = len(south)
        for card in south:
            self.know_only(self.make(card, HAND), only(0))
        for card in north:
            self.know_only(self.make(card, HAND + 1), only(1))

    def forget_turn(self) -> None:
        """What holds for one turn only. ZOO-ATO-04, ZOO-CTL-03."""
        self.progress = False
        self.draw_offer = NO_DRAW_OFFERED
        self.order = NONE
        self.granting = NONE
        self.moved = EMPTY
        self.extra_moves = 0
        self.puppet = NONE

    # The field

    def free(self) -> Squares:
        """The squares that hold no Zoon and no Obstacle. ZOO-BRD-08."""
        return FIELD & ~(self.armies[0] | self.armies[1] | self.obstacles)

    def army(self, seat: Seat) -> Squares:
        """The squares of the Zoons that count as that seat's: a controlled one is its controller's. ZOO-CTL-02."""
        if self.puppet == NONE:
            return self.armies[seat]
        at = self.square_of(self.puppet)
        return plus(self.armies[seat], at) if seat == self.active else minus(self.armies[seat], at)

    def piece_on(self, square: Square) -> Piece:
        return self.zones[square][0]

    def card_on(self, square: Square) -> Card:
        return self.face(self.zones[square][0])

    def square_of(self, piece: Piece) -> Square:
        for square in range(SQUARES):
            if piece in self.zones[square]:
                return square
        raise AssertionError("this Zoon is not on the battlefield")

    def able(self, seat: Seat) -> Squares:
        """The squares of a seat's Zoons that nothing keeps from moving. ZOO-MOV-11."""
        squares = self.army(seat)
        if self.bound:
            for square, _ in self.bound:
                squares = minus(squares, square)
        return squares

    def is_bound(self, square: Square) -> bool:
        return any(bound == square for bound, _ in self.bound)

    def users(self, seat: Seat, cards: Cards) -> Squares:
        """The squares of its own Zoons, able to move, that are such cards: they can use an Atout.
        ZOO-ATO-05, ZOO-ATO-06."""
        found: Squares = EMPTY
        squares = members(self.able(seat))
        for index, card in enumerate(self.faces_on_top(squares)):
            if has(cards, card):
                found = plus(found, squares[index])
        return found

    def stand(self, seat: Seat, square: Square) -> None:
        """A Zoon of that seat stands there now."""
        self.armies[seat] = plus(self.armies[seat], square)

    def leave(self, seat: Seat, square: Square) -> None:
        """It stands there no more."""
        self.armies[seat] = minus(self.armies[seat], square)

    def shift(self, start: Square, to: Square) -> None:
        """A Zoon changes squares; what it carries goes along. ZOO-EQP-01."""
        owner = self.owner(self.piece_on(start))
        self.swap_zones(start, to)
        self.leave(owner, start)
        self.stand(owner, to)

    def swap(self, one: Square, other: Square) -> None:
        """Two Zoons change squares at the same time. ZOO-R41."""
        self.swap_zones(one, other)
        owner = self.owner(self.piece_on(one))
        if owner != self.owner(self.piece_on(other)):
            self.leave(1 - owner, one)
            self.leave(owner, other)
            self.stand(owner, one)
            self.stand(1 - owner, other)

    # Equipment, uses, scores

    def bearer(self, seat: Seat, equipment: i64) -> Piece:
        return self.bearers[2 * seat + equipment]

    def carries(self, piece: Piece) -> bool:
        return piece in self.bearers

    def has_stilts(self) -> bool:
        """Whether anybody walks on stilts."""
        return self.bearers[STILTS] != NONE or self.bearers[2 + STILTS] != NONE

    def on_stilts(self, piece: Piece) -> bool:
        return piece == self.bearers[STILTS] or piece == self.bearers[2 + STILTS]

    def in_armour(self, piece: Piece) -> bool:
        return piece == self.bearers[ARMOUR] or piece == self.bearers[2 + ARMOUR]

    def uses_left(self, seat: Seat, atout: Atout) -> i64:
        """How often a limited Atout may still be played. ZOO-R27."""
        return USES_OF[atout] - (1 if atout in self.used[seat] else 0)

    def use_up(self, seat: Seat, atout: Atout) -> None:
        """A limited Atout has been used once."""
        if atout not in self.used[seat]:
            self.used = with_row(self.used, seat, bytes(sorted([*self.used[seat], atout])))

    def show_atout(self, seat: Seat, atout: Atout) -> None:
        """Everybody knows from now on that a seat has it."""
        if atout not in self.shown_atouts[seat]:
            self.shown_atouts = with_row(self.shown_atouts, seat, bytes(sorted([*self.shown_atouts[seat], atout])))

    def touch_score(self, piece: Piece, number: i64) -> i64:
        """A printed number, times what doubles it, plus what is added. ZOO-R26."""
        if has(self.moved, piece):
            number = number * FACTOR_OF[self.order] + BONUS_OF[self.order]
        return number + ARMOUR_BONUS if self.in_armour(piece) else number

    # Questions and looking

    def is_asked(self, seat: Seat, question: StepType) -> bool:
        """Whether that is the question a seat answers."""
        return question.matches(self.asked[seat])

    def may_look(self, seat: Seat) -> bool:
        """A seat may turn over its own cards in its turn, or to answer inside an effect, but not while a
        combat is about to take place. ZOO-LOOK-01, ZOO-LOOK-02, ZOO-R48."""
        return not self.together and (seat == self.active or seat in self.open)

    def may_still_offer(self) -> bool:
        """The active seat has not acted yet. ZOO-R39."""
        return self.active != NONE and self.active in self.open and self.is_asked(self.active, CHOOSE_ACTION)
