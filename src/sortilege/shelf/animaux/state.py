"""The state of a game of Les Animaux Fantastiques, and the questions that cards and characters can bend."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sortilege.kernel.kinds import NONE
from sortilege.kernel.native import vec
from sortilege.kernel.pieces import ALONE, Zone
from sortilege.kernel.sets import EMPTY, NOBODY, Seat, Seats, has, only, plus
from sortilege.kernel.state import Game
from sortilege.kernel.step_types import StepNumber, StepType1
from sortilege.shelf.animaux.components import (
    ACTIONS,
    BOOK,
    CHARACTERS,
    CHASTITY,
    CLAIRON,
    COPIES,
    COSTS,
    CROYANCE,
    EVENT_CARDS,
    FIRST_BEAST,
    FOLLOWERS,
    JACOB,
    MODESTIE,
    MULTI,
    NORBERT,
    PERCIVAL,
    PORPENTINA,
    SHAW,
    SLOTS_ON_TRACK,
    SPELL_CARDS,
    TOKENS,
    Character,
    Follower,
    Slot,
    Token,
)
from sortilege.shelf.animaux.events import DIE_ROLLED, TOKEN_HANDED_OVER
from sortilege.shelf.animaux.knowledge.draws import NO_DRAWS
from sortilege.shelf.animaux.knowledge.glimpses import Glimpse
from sortilege.shelf.animaux.map import DIE, PLACES, RINGS, START, Space, Spaces
from sortilege.shelf.animaux.steps import (
    AFTER_MOVE,
    BEFORE_ROLL,
    CHOOSE_CHARACTER,
    DEAL_SPELLS,
    LET_BEASTS_LOOSE,
    OPEN_PLACE_TRACK,
    POST_FOLLOWERS,
    PUT_OUT_TOKENS,
    TAKE_APPRENTICE_TURN,
    TAKE_CHARACTER,
    TAKE_SEASONED_TURN,
    TAKE_TURN,
)
from sortilege.shelf.animaux.zones import (
    EVENT_PILE,
    FOLLOWER_PILE,
    FOLLOWERS_OUT,
    HELD,
    PILE,
    PLACE_PILE,
    SLOTS,
    SPELL_DECK,
    ZONES,
)

INITIATION: Final = 0
APPRENTI: Final = 1
CONFIRME: Final = 2
TURNS: Final[list[StepType1]] = [TAKE_TURN, TAKE_APPRENTICE_TURN, TAKE_SEASONED_TURN]
"""By mode: how a turn begins."""

SALEM_IS_REMOVED_BY: Final[i64] = 3
TRANSFERS_IN_A_TURN: Final[i64] = 3
FIRST_ROUND: Final[i64] = 1
NO_SEAT_YET: Final[i64] = 0
NONE_YET: Final[i64] = 0


class Animaux(Game):
    def __init__(self, old: Animaux | None = None) -> None:
        super().__init__(old)
        self.first: Seat = old.first if old is not None else NO_SEAT_YET
        """The seat that plays first."""
        self.round: i64 = old.round if old is not None else FIRST_ROUND
        self.pawns: vec[i64] = old.pawns[:] if old is not None else vec[i64]()
        """By seat: the space its pawn stands on."""
        self.characters: bytes = old.characters if old is not None else b""
        """By seat: its character, or NONE before it has chosen."""
        self.beasts: tuple[int, ...] = old.beasts if old is not None else ()
        """By seat: the set of the beasts it has captured."""
        self.due: tuple[int, ...] = old.due if old is not None else ()
        """While a capture is being paid: what each colour may still pay, and how many tokens in all."""

        # Apprenti
        self.moved: bool = old.moved if old is not None else False
        """The active player's pawn has moved: the window after the move is open."""
        self.spells_played: i64 = old.spells_played if old is not None else NONE_YET
        """By the active player, this turn."""
        self.protected: Seats = old.protected if old is not None else NOBODY
        """The players with a Protego before them."""
        self.hindered: Seats = old.hindered if old is not None else NOBODY
        """The players with an Impedimenta marker."""
        self.batches: tuple[int, ...] = old.batches if old is not None else ()
        """The sets of tokens that made each new pile; those in none have lain face down from the start."""
        self.glimpses: tuple[Glimpse, ...] = old.glimpses if old is not None else ()
        """What Geminio showed, the oldest first."""
        self.renewed: tuple[int, ...] = old.renewed if old is not None else ()
        """By spell: how many copies the spell deck was last made of."""
        self.draws: vec[i64] = old.draws[:] if old is not None else vec[i64]()
        """By seat: what it has drawn from the spell deck since then."""

        # Confirmé
        self.actions: i64 = old.actions if old is not None else NONE_YET
        """Left to the active player this turn."""
        self.transfers: i64 = old.transfers if old is not None else NONE_YET
        """Left to Jacob this turn."""
        self.salem: Spaces = old.salem if old is not None else EMPTY
        """The places with a Salem token."""
        self.track: i64 = old.track if old is not None else NONE_YET
        """How many Salem tokens lie on the Salem track."""

    def set_up(self, mode: int, seats: int, options: dict[str, bool | int | str]) -> None:
        self.sit_down(BOOK, mode, seats, ZONES)
        chosen = options["first_seat"]
        self.first = chosen if isinstance(chosen, int) else self.below(seats)
        self.pawns = vec[i64]([START] * seats)
        self.characters = bytes([NONE] * seats)
        self.beasts = (EMPTY,) * seats
        self.make_all(TOKENS, PILE)
        self.then(self.turn_of(self.first))
        if mode == CONFIRME:
            self.make_all(list(range(1, PLACES + 1)), PLACE_PILE)
            self.make_all(EVENT_CARDS, EVENT_PILE)
            self.make_all(list(range(len(FOLLOWERS))), FOLLOWER_PILE)
            self.then(LET_BEASTS_LOOSE.of(), POST_FOLLOWERS.of(), OPEN_PLACE_TRACK.of())
        elif mode == APPRENTI:
            self.make_all(SPELL_CARDS, SPELL_DECK)
            self.renewed = tuple(COPIES)
            self.draws = vec[i64]([NO_DRAWS] * seats)
            self.then(PUT_OUT_TOKENS.of(), DEAL_SPELLS.of())
        else:
            self.then(PUT_OUT_TOKENS.of())
        order = [(self.first + turn) % seats for turn in range(seats)]
        if options["characters"] == "random":
            dealt = list(range(len(CHARACTERS)))
            self.shuffle(dealt)
            self.then_all([TAKE_CHARACTER.of(seat, dealt[seat]) for seat in order])
        else:
            self.then_all(CHOOSE_CHARACTER.each(order))

    def make_all(self, faces: list[int], zone: Zone) -> None:
        for face in faces:
            self.make(face, zone)

    def clone(self) -> Animaux:
        return Animaux(self)

    def take_character(self, seat: Seat, character: Character) -> None:
        self.characters = self.characters[:seat] + ALONE[character] + self.characters[seat + 1 :]

    def keep_beast(self, seat: Seat, beast: Token) -> None:
        """The seat has captured it."""
        beasts = list(self.beasts)
        beasts[seat] = plus(beasts[seat], beast - FIRST_BEAST)
        self.beasts = tuple(beasts)

    # Turns

    def next_seat(self, seat: Seat) -> Seat:
        """To the right of the active player; seats are numbered in playing order. ANI-GEN-07."""
        return (seat + 1) % self.seats

    def turn_of(self, seat: Seat) -> StepNumber:
        """How that seat's turn begins in this mode."""
        return TURNS[self.mode].of(seat)

    def roll(self, by: Seat) -> i64:
        result = self.below(DIE) + 1
        self.tell(DIE_ROLLED, by, result)
        return result

    def window_of(self, seat: Seat) -> StepNumber:
        """The window of its turn in which the seat may cast spells and capture. ANI-M2-TURN-02."""
        return AFTER_MOVE.of(seat) if self.moved else BEFORE_ROLL.of(seat)

    def is_protected(self, seat: Seat) -> bool:
        """Opponents cannot choose this player for a spell. SP-PROTEGO."""
        return has(self.protected, seat)

    def is_hindered(self, seat: Seat) -> bool:
        """An Impedimenta halves this player's next roll. SP-IMPEDIMENTA."""
        return has(self.hindered, seat)

    # Places and tokens

    def beast_on(self, place: Space) -> Token:
        """The face of the beast that lies open on a space, or NONE."""
        there = self.zones[place]
        if not there:
            return NONE
        token: i64 = there[0]
        return self.face(token) if self.is_open(token) else NONE

    def is_face_down(self, place: Space) -> bool:
        there = self.zones[place]
        return len(there) > 0 and not self.is_open(there[0])

    def held(self, seat: Seat, token: Token) -> i64:
        """How many tokens of a kind lie before a seat."""
        return self.count(HELD + seat, token)

    def held_by(self, seats: Seats, token: Token) -> i64:
        """How many lie before some players."""
        found: i64 = 0
        for seat in range(self.seats):
            if has(seats, seat):
                found += self.count(HELD + seat, token)
        return found

    def hand_over(self, token: Token, source: Zone, target: Zone) -> None:
        """One token of a kind changes zones; equal ones are one."""
        self.move(self.find(source, token), source, target)

    def transfer(self, token: Token, giver: Seat, receiver: Seat) -> None:
        self.hand_over(token, HELD + giver, HELD + receiver)
        self.tell(TOKEN_HANDED_OVER, giver, receiver, token)

    # What a capture costs, and who pays

    def payers(self, by: Seat) -> Seats:
        """Whose tokens may pay a capture: one's own, or in a team those of every pawn on the place.
        ANI-M2-CAP-08, ANI-M3-CAP-03, ANI-M3-CAP-06."""
        payers = only(by)
        if self.mode == CONFIRME:
            for seat in range(self.seats):
                if self.pawns[seat] == self.pawns[by]:
                    payers = plus(payers, seat)
        return payers

    def shortage(self, payers: Seats, beast: Token, less: i64) -> i64:
        """How many tokens some players lack for a beast that is so much cheaper; 0 if they can pay. Each unit is paid
        by a token of its colour or by a multicolour one. ANI-GEN-11, ANI-R17."""
        cost = COSTS[beast - FIRST_BEAST]
        short = -less - self.held_by(payers, MULTI)
        for colour in range(MULTI):
            lacking: i64 = cost[colour]
            lacking -= self.held_by(payers, colour)
            if lacking > 0:
                short += lacking
        return max(0, short)

    def team_discount(self, payers: Seats) -> i64:
        """One token where Norbert is present. CH-NORBERT."""
        for seat in range(self.seats):
            if has(payers, seat) and self.characters[seat] == NORBERT:
                return 1
        return 0

    # What characters and followers change in the actions of a team

    def follows(self, follower: Follower) -> bool:
        """This follower card has been revealed. ANI-M3-FOL-01."""
        return self.find(FOLLOWERS_OUT, follower) >= 0

    def has_salem(self, space: Space) -> bool:
        return has(self.salem, space)

    def actions_at_start(self, by: Seat) -> i64:
        """ANI-M3-TURN-01, FS-SHAW."""
        actions: i64 = ACTIONS[self.characters[by]]
        return actions - 1 if self.has_salem(self.pawns[by]) and self.follows(SHAW) else actions

    def is_held(self, seat: Seat) -> bool:
        """A Salem token keeps the pawn where it is, unless it is Percival's. ANI-M3-SALEM-01, CH-PERCIVAL."""
        return self.has_salem(self.pawns[seat]) and self.characters[seat] != PERCIVAL

    def may_apparate(self, seat: Seat) -> bool:
        """From a ringed space, but never Jacob. ANI-M3-MOVE-02, CH-JACOB."""
        return has(RINGS, self.pawns[seat]) and self.characters[seat] != JACOB

    def walking_cost(self) -> i64:
        return 1

    def apparition_cost(self) -> i64:
        return 2 if self.follows(CHASTITY) else 1

    def resource_cost(self, token: Token) -> i64:
        return 2 if token == MULTI and self.follows(MODESTIE) else 1

    def capture_cost(self) -> i64:
        """In actions. ANI-M3-CAP-02, FS-CLAIRON."""
        return 1 if self.follows(CLAIRON) else 0

    def roll_cost(self) -> i64:
        """Of a roll against a Salem token. ANI-M3-SALEM-02."""
        return 1

    def needed_against_salem(self, by: Seat) -> i64:
        """The least roll that removes a Salem token. ANI-M3-SALEM-02, ANI-R53."""
        needed = SALEM_IS_REMOVED_BY
        if self.characters[by] == PORPENTINA:
            needed -= 1
        return needed + 1 if self.follows(CROYANCE) else needed

    def slot_of(self, place: Space) -> Slot:
        """The slot of the place track where the card of a space lies, or NONE."""
        for slot in range(SLOTS_ON_TRACK):
            card = self.zones[SLOTS + slot]
            if card and self.face(card[0]) == place:
                return slot
        return NONE
