"""The state of a game of Zoondo, and the questions about it that cards can bend."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.vocabulary import NONE, Verb, argument
from sortilege.shelf.zoondo.battlefield import FIELD, SQUARES
from sortilege.shelf.zoondo.components import (
    ARMOUR,
    ARMOUR_BONUS,
    BONUS_OF,
    BOOK,
    FACTOR_OF,
    STILTS,
    USES_OF,
)
from sortilege.shelf.zoondo.knowledge.worlds import PICKING, RECRUIT, RECRUITING, ZONES, Worlds
from sortilege.shelf.zoondo.recruits import FORMATS
from sortilege.shelf.zoondo.steps import (
    ACCEPT_DRAW,
    CHOOSE_ACTION,
    CHOOSE_RECRUIT,
    CHOOSE_TRIBE,
    DEPLOY_TRIBES,
    OFFER_DRAW,
    OPEN_PICKS,
    REFUSE_DRAW,
    RESIGN,
)

NOT_OFFERED: Final = 0
OFFERED: Final = 1
REFUSED: Final = 2

BY_CLOBOULON: Final = 254
"""A move granted by Cloboulon's special effect, where otherwise an Atout is named."""


class Zoondo(Worlds):
    __slots__ = (
        "active", "allow_mirror", "assisted", "bearers", "bound", "extra_moves", "first", "fresh", "granting",
        "handicap", "moved", "obstacles", "offer", "order", "ponds", "progress", "puppet", "quiet", "quiet_limit",
        "recalled", "returned", "terrain", "turn", "used",
    )  # fmt: skip

    assisted: bool
    """The table shows a seat what it could remember. ZOO-R05."""
    allow_mirror: bool
    handicap: bool
    quiet_limit: int

    turn: int
    """The number of the turn; 0 before the battle."""
    active: int
    """The seat whose turn it is."""
    first: int
    quiet: int
    """How many turns have gone by without progress. ZOO-R40."""
    progress: bool
    """Something that cannot happen for ever has happened in this turn."""
    offer: int
    """Whether the active seat has offered a draw in this turn. ZOO-R39."""
    order: int
    """The Atout played in this turn, or NONE."""
    granting: int
    """The Atout, or BY_CLOBOULON, that grants the move being chosen; NONE otherwise."""
    moved: int
    """Mask of the pieces that the Atout of this turn has moved."""
    extra_moves: int
    """How many moves special effects have granted in this turn. ZOO-R18."""
    puppet: int
    """The piece that the active seat controls, or NONE. ZOO-CTL."""

    obstacles: int
    """Mask of the squares that hold an Obstacle."""
    ponds: int
    """Mask of the squares under a pond."""
    terrain: tuple[tuple[int, int, int], ...]
    """Owner, Atout and square of each terrain Atout on the field."""
    bearers: list[int]
    """Two for each seat, by equipment: the piece that carries it, or NONE."""
    bound: tuple[tuple[int, int], ...]
    """Square of each immobilised Zoon, which cannot leave it, and its last turn. ZOO-R33."""
    used: int
    """Mask, by seat and Atout, of the limited Atouts that have been used once."""
    returned: list[tuple[int, ...]]
    """By seat: the cards that came back from its Tomb and have not fallen again."""
    recalled: int
    """Mask of the pieces that have been Reinforcement cards."""
    fresh: list[int]
    """By seat: how many layings of a Reinforcement still count as a first one. ZOO-R40."""

    def set_up(self, mode: int, seats: int, options: dict[str, bool | int | str]) -> None:
        self.sit_down(BOOK, mode, seats, ZONES)
        self.quiet_limit = int(options["quiet_limit"])
        self.assisted = options["memory"] == "assisted"
        self.allow_mirror = options.get("allow_mirror", True) is True
        self.handicap = options.get("handicap", "none") == "tribe"
        self.format = FORMATS.index(str(options.get("format", FORMATS[0])))
        self.tribes = [NONE, NONE]
        self.recruits = [(), ()]
        self.deployed = [0, 0]
        self.atouts = [(), ()]
        self.shown_atouts = [0, 0]
        self.buried = [(), ()]
        self.second = 0
        self.maybe = []
        self.facts = ()
        self.turn = 0
        self.active = NONE
        self.first = NONE
        self.quiet = 0
        self.armies = [0, 0]
        self.obstacles = 0
        self.ponds = 0
        self.terrain = ()
        self.bearers = [NONE, NONE, NONE, NONE]
        self.bound = ()
        self.used = 0
        self.returned = [(), ()]
        self.recalled = 0
        self.fresh = [0, 0]
        self.forget_turn()
        if mode == RECRUIT:
            self.stage = RECRUITING
            self.then(DEPLOY_TRIBES())
            self.side_by_side([CHOOSE_RECRUIT(0, 0), CHOOSE_RECRUIT(1, 0)])
        else:
            self.stage = PICKING
            self.then(OPEN_PICKS())
            self.ask_together([CHOOSE_TRIBE(0), CHOOSE_TRIBE(1)])

    def forget_turn(self) -> None:
        """What holds for one turn only. ZOO-ATO-04, ZOO-CTL-03."""
        self.progress = False
        self.offer = NOT_OFFERED
        self.order = NONE
        self.granting = NONE
        self.moved = 0
        self.extra_moves = 0
        self.puppet = NONE

    def clone(self) -> Zoondo:
        other = Zoondo()
        self.copy_to(other)
        other.stage = self.stage
        other.format = self.format
        other.tribes = self.tribes[:]
        other.recruits = self.recruits[:]
        other.deployed = self.deployed[:]
        other.armies = self.armies[:]
        other.atouts = self.atouts[:]
        other.shown_atouts = self.shown_atouts[:]
        other.buried = self.buried[:]
        other.second = self.second
        other.maybe = self.maybe[:]
        other.facts = self.facts
        other.assisted = self.assisted
        other.allow_mirror = self.allow_mirror
        other.handicap = self.handicap
        other.quiet_limit = self.quiet_limit
        other.turn = self.turn
        other.active = self.active
        other.first = self.first
        other.quiet = self.quiet
        other.progress = self.progress
        other.offer = self.offer
        other.order = self.order
        other.granting = self.granting
        other.moved = self.moved
        other.extra_moves = self.extra_moves
        other.puppet = self.puppet
        other.obstacles = self.obstacles
        other.ponds = self.ponds
        other.terrain = self.terrain
        other.bearers = self.bearers[:]
        other.bound = self.bound
        other.used = self.used
        other.returned = self.returned[:]
        other.recalled = self.recalled
        other.fresh = self.fresh[:]
        return other

    def own_state(self) -> list[list[int]]:
        switches = [self.assisted, self.allow_mirror, self.handicap, self.progress]
        numbers = [
            self.stage, self.format, self.second, self.quiet_limit, self.turn, self.active, self.first, self.quiet,
            self.offer, self.order, self.granting, self.moved, self.extra_moves, self.puppet, self.obstacles,
            self.ponds, self.used, self.recalled,
        ]  # fmt: skip
        return [
            [int(switch) for switch in switches], numbers, self.tribes, self.deployed, self.armies, self.shown_atouts,
            self.maybe, self.bearers, self.fresh, *[list(part) for part in self.recruits],
            *[list(part) for part in self.atouts], *[list(part) for part in self.buried],
            *[list(part) for part in self.returned], *[list(part) for part in self.facts],
            *[list(part) for part in self.terrain], *[list(part) for part in self.bound],
        ]  # fmt: skip

    # The field

    def free(self) -> int:
        """The squares that hold no Zoon and no Obstacle. ZOO-BRD-08."""
        return FIELD & ~(self.armies[0] | self.armies[1] | self.obstacles)

    def army(self, seat: int) -> int:
        """The squares of the Zoons that count as that seat's: a controlled one is its controller's. ZOO-CTL-02."""
        if self.puppet == NONE:
            return self.armies[seat]
        at = 1 << self.square_of(self.puppet)
        return self.armies[seat] | at if seat == self.active else self.armies[seat] & ~at

    def side(self, square: int) -> int:
        """The seat a Zoon counts for."""
        piece = self.zones[square][0]
        return self.active if piece == self.puppet else self.owner(piece)

    def square_of(self, piece: int) -> int:
        for square in range(SQUARES):
            if piece in self.zones[square]:
                return square
        raise AssertionError("this Zoon is not on the battlefield")

    def card_on(self, square: int) -> int:
        return self.pieces[self.zones[square][0]] & 255

    def able(self, seat: int) -> int:
        """The squares of a seat's Zoons that nothing keeps from moving. ZOO-MOV-11."""
        squares = self.army(seat)
        for square, _ in self.bound:
            squares &= ~(1 << square)
        return squares

    def is_bound(self, square: int) -> bool:
        return any(bound == square for bound, _ in self.bound)

    def users(self, seat: int, cards: int) -> int:
        """The squares of its own Zoons, able to move, that are such cards: they can use an Atout.
        ZOO-ATO-05, ZOO-ATO-06."""
        found = 0
        rest = self.able(seat)
        while rest:
            low = rest & -rest
            rest ^= low
            if cards >> (self.pieces[self.zones[low.bit_length() - 1][0]] & 255) & 1:
                found |= low
        return found

    def shift(self, start: int, to: int) -> None:
        """A Zoon changes squares; what it carries goes along. ZOO-EQP-01."""
        zone = self.zones[start]
        self.zones[start] = ()
        self.zones[to] = zone
        self.armies[self.owner(zone[0])] ^= 1 << start | 1 << to

    def swap(self, one: int, other: int) -> None:
        """Two Zoons change squares at the same time. ZOO-R41."""
        zones = self.zones
        zones[one], zones[other] = zones[other], zones[one]
        if self.owner(zones[one][0]) != self.owner(zones[other][0]):
            both = 1 << one | 1 << other
            self.armies[0] ^= both
            self.armies[1] ^= both

    # Equipment, uses, scores

    def bearer(self, seat: int, equipment: int) -> int:
        return self.bearers[2 * seat + equipment]

    def carries(self, piece: int) -> bool:
        return piece in self.bearers

    def on_stilts(self, piece: int) -> bool:
        return piece == self.bearers[STILTS] or piece == self.bearers[2 + STILTS]

    def in_armour(self, piece: int) -> bool:
        return piece == self.bearers[ARMOUR] or piece == self.bearers[2 + ARMOUR]

    def uses_left(self, seat: int, atout: int) -> int:
        """How often a limited Atout may still be played. ZOO-R27."""
        return USES_OF[atout] - (self.used >> self.use_bit(seat, atout) & 1)

    def use_bit(self, seat: int, atout: int) -> int:
        return 2 * atout + seat

    def touch_score(self, piece: int, number: int) -> int:
        """A printed number, times what doubles it, plus what is added. ZOO-R26."""
        if self.moved >> piece & 1:
            number = number * FACTOR_OF[self.order] + BONUS_OF[self.order]
        return number + ARMOUR_BONUS if self.in_armour(piece) else number

    # Questions, looking and standing permissions

    def is_answer(self, seat: int, step: int, *questions: Verb) -> bool:
        """A step of that seat's own, tried as an answer to one of these questions."""
        asked = self.asked[seat] & 255
        return argument(step, 0) == seat and any(asked == question.code for question in questions)

    def may_look(self, seat: int) -> bool:
        """A seat may turn over its own cards in its turn, or to answer inside an effect, but not while a
        combat is about to take place. ZOO-LOOK-01, ZOO-LOOK-02, ZOO-R48."""
        return not self.together and (seat == self.active or seat in self.open)

    def may_still_offer(self) -> bool:
        """The active seat has not acted yet. ZOO-R39."""
        return self.active != NONE and self.active in self.open and self.asked[self.active] & 255 == CHOOSE_ACTION.code

    def permissions(self, seat: int) -> list[int]:
        open_steps = [RESIGN(seat)] if seat in self.open else []
        if self.may_still_offer():
            if seat == self.active and self.offer == NOT_OFFERED:
                open_steps.append(OFFER_DRAW(seat))
            elif seat != self.active and self.offer == OFFERED:
                open_steps += [ACCEPT_DRAW(seat), REFUSE_DRAW(seat)]
        return open_steps
