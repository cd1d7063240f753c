"""The state of a game of Les Animaux Fantastiques, and the questions that cards and characters can bend."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.state import Game
from sortilege.kernel.vocabulary import NONE, Reason, Verb, argument
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
    SLOT_TOKENS,
    SPELL_CARDS,
    TOKENS,
)
from sortilege.shelf.animaux.events import DIE_ROLLED, TOKEN_HANDED_OVER
from sortilege.shelf.animaux.knowledge.worlds import redraw_spells, redraw_tokens
from sortilege.shelf.animaux.map import APPARITION, DIE, PLACES, START
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
    PLACE_PILE_FOOT,
    SLOTS,
    SPELL_DECK,
    ZONES,
)

INITIATION: Final = 0
APPRENTI: Final = 1
CONFIRME: Final = 2
TURNS: Final[list[Verb]] = [TAKE_TURN, TAKE_APPRENTICE_TURN, TAKE_SEASONED_TURN]
"""By mode: how a turn begins."""

SALEM_IS_REMOVED_BY: Final = 3
TRANSFERS_IN_A_TURN: Final = 3
SPELLS_IN_A_TURN: Final = 3


class Animaux(Game):
    first: int
    """The seat that plays first."""
    round: int
    pawns: list[int]
    """By seat: the space its pawn stands on."""
    characters: list[int]
    """By seat: its character, or NONE before it has chosen."""
    beasts: list[int]
    """By seat: mask of the beasts it has captured."""
    due: tuple[int, ...]
    """While a capture is being paid: what each colour may still pay, and how many tokens in all."""

    # Apprenti
    moved: bool
    """The active player's pawn has moved: the window after the move is open."""
    spells_played: int
    """By the active player, this turn."""
    protected: int
    """Mask of the players with a Protego before them."""
    hindered: int
    """Mask of the players with an Impedimenta marker."""
    batches: tuple[int, ...]
    """Masks of the tokens that made each new pile; those in none have lain face down from the start."""
    glimpses: tuple[int, ...]
    """What Geminio showed: a beast, and above eight bits the mask of the tokens one of which it was."""
    renewed: tuple[int, ...]
    """By spell: how many copies the spell deck was last made of."""
    fresh: list[int]
    """By seat: how many copies of each spell it has drawn since then, two bits for each."""

    # Confirmé
    actions: int
    """Left to the active player this turn."""
    transfers: int
    """Left to Jacob this turn."""
    salem: int
    """Mask of the places with a Salem token."""
    track: int
    """How many Salem tokens lie on the Salem track."""

    def set_up(self, mode: int, seats: int, options: dict[str, bool | int | str]) -> None:
        self.sit_down(BOOK, mode, seats, ZONES)
        chosen = options["first_seat"]
        self.first = chosen if isinstance(chosen, int) else self.below(seats)
        self.round = 1
        self.pawns = [START] * seats
        self.characters = [NONE] * seats
        self.beasts = [0] * seats
        self.due = ()
        self.moved = False
        self.spells_played = self.protected = self.hindered = 0
        self.batches = self.glimpses = ()
        self.renewed = tuple(COPIES)
        self.fresh = [0] * seats
        self.actions = self.transfers = self.salem = self.track = 0
        for face in TOKENS:
            self.make(face, PILE)
        self.then(self.turn_of(self.first))
        if mode == CONFIRME:
            self.make_cards(list(range(1, PLACES + 1)), PLACE_PILE)
            self.make_cards(EVENT_CARDS, EVENT_PILE)
            self.make_cards(list(range(len(FOLLOWERS))), FOLLOWER_PILE)
            self.then(LET_BEASTS_LOOSE(), POST_FOLLOWERS(), OPEN_PLACE_TRACK())
        elif mode == APPRENTI:
            self.make_cards(SPELL_CARDS, SPELL_DECK)
            self.then(PUT_OUT_TOKENS(), DEAL_SPELLS())
        else:
            self.then(PUT_OUT_TOKENS())
        order = [(self.first + turn) % seats for turn in range(seats)]
        if options["characters"] == "random":
            dealt = list(range(len(CHARACTERS)))
            self.shuffle(dealt)
            self.then_all([TAKE_CHARACTER(seat, dealt[seat]) for seat in order])
        else:
            self.then_all([CHOOSE_CHARACTER(seat) for seat in order])

    def make_cards(self, faces: list[int], zone: int) -> None:
        for face in faces:
            self.make(face, zone)

    def clone(self) -> Animaux:
        other = Animaux()
        self.copy_to(other)
        other.first = self.first
        other.round = self.round
        other.pawns = self.pawns[:]
        other.characters = self.characters[:]
        other.beasts = self.beasts[:]
        other.due = self.due
        other.moved = self.moved
        other.spells_played = self.spells_played
        other.protected = self.protected
        other.hindered = self.hindered
        other.batches = self.batches
        other.glimpses = self.glimpses
        other.renewed = self.renewed
        other.fresh = self.fresh[:]
        other.actions = self.actions
        other.transfers = self.transfers
        other.salem = self.salem
        other.track = self.track
        return other

    def own_state(self) -> list[list[int]]:
        return [
            [self.first, self.round, self.moved, self.spells_played, self.protected, self.hindered],
            [self.actions, self.transfers, self.salem, self.track],
            self.pawns, self.characters, self.beasts, self.fresh,
            list(self.due), list(self.batches), list(self.glimpses), list(self.renewed),
        ]  # fmt: skip

    # Imagining

    def redraw(self, seat: int) -> None:
        """Cards put under a pile keep their place: whoever watched knows where they lie."""
        redraw_tokens(self, seat)
        redraw_spells(self, seat)
        for pile in (PLACE_PILE, PLACE_PILE_FOOT, EVENT_PILE, FOLLOWER_PILE):
            self.redeal(seat, [pile])

    # Turns

    def next_seat(self, seat: int) -> int:
        """To the right of the active player; seats are numbered in playing order. ANI-GEN-07."""
        return (seat + 1) % self.seats

    def turn_of(self, seat: int) -> int:
        """How that seat's turn begins in this mode."""
        return TURNS[self.mode](seat)

    def roll(self, by: int) -> int:
        result = self.below(DIE) + 1
        self.tell(DIE_ROLLED, by, result)
        return result

    def window_of(self, seat: int) -> int:
        """The window of its turn in which the seat may cast spells and capture. ANI-M2-TURN-02."""
        return AFTER_MOVE(seat) if self.moved else BEFORE_ROLL(seat)

    def is_protected(self, seat: int) -> bool:
        """Opponents cannot choose this player for a spell. SP-PROTEGO."""
        return self.protected >> seat & 1 == 1

    def refuse(self, seat: int, step: int) -> Reason | None:
        """A step of somebody else's is not the seat's to take: the reasons speak of its own."""
        return super().refuse(seat, step) if argument(step, 0) == seat else None

    # Places and tokens

    def beast_on(self, place: int) -> int:
        """The face of the beast that lies open on a space, or NONE."""
        if not self.zones[place] or not self.is_open(self.zones[place][0]):
            return NONE
        return self.face(self.zones[place][0])

    def face_down_places(self) -> list[int]:
        return [place for place in range(1, PLACES + 1) if self.is_face_down(place)]

    def is_face_down(self, place: int) -> bool:
        return len(self.zones[place]) > 0 and not self.is_open(self.zones[place][0])

    def held(self, seat: int, token: int) -> int:
        """How many tokens of a kind lie before a seat."""
        return self.count(HELD + seat, token)

    def hand_over(self, token: int, source: int, target: int) -> None:
        """One token of a kind changes zones; equal ones are one."""
        self.move(self.find(source, token), source, target)

    def transfer(self, token: int, giver: int, receiver: int) -> None:
        self.hand_over(token, HELD + giver, HELD + receiver)
        self.tell(TOKEN_HANDED_OVER, giver, receiver, token)

    # What a capture costs, and who pays

    def cost(self, beast: int, less: int) -> tuple[int, ...]:
        """By colour, and at the end how many tokens in all when it is so much cheaper. ANI-R17."""
        colours = COSTS[beast - FIRST_BEAST]
        return (*colours, sum(colours) - less)

    def payers(self, by: int) -> list[int]:
        """Whose tokens may pay a capture: one's own, or in a team those of every pawn on the place.
        ANI-M2-CAP-08, ANI-M3-CAP-03, ANI-M3-CAP-06."""
        if self.mode != CONFIRME:
            return [by]
        return [seat for seat in range(self.seats) if self.pawns[seat] == self.pawns[by]]

    def can_pay(self, payers: list[int], cost: tuple[int, ...]) -> bool:
        """Each unit is paid by a token of its colour or by a multicolour one. ANI-GEN-11, ANI-R17."""
        worth = 0
        for token in range(MULTI):
            worth += min(cost[token], sum([self.held(seat, token) for seat in payers]))
        return worth + sum([self.held(seat, MULTI) for seat in payers]) >= cost[MULTI]

    def team_discount(self, payers: list[int]) -> int:
        """One token where Norbert is present. CH-NORBERT."""
        return 1 if NORBERT in [self.characters[seat] for seat in payers] else 0

    # What characters and followers change in the actions of a team

    def follows(self, follower: int) -> bool:
        """This follower card has been revealed. ANI-M3-FOL-01."""
        return self.find(FOLLOWERS_OUT, follower) >= 0

    def has_salem(self, space: int) -> bool:
        return self.salem >> space & 1 == 1

    def actions_at_start(self, by: int) -> int:
        """ANI-M3-TURN-01, FS-SHAW."""
        fewer = self.follows(SHAW) and self.has_salem(self.pawns[by])
        return ACTIONS[self.characters[by]] - fewer

    def is_held(self, seat: int) -> bool:
        """A Salem token keeps the pawn where it is, unless it is Percival's. ANI-M3-SALEM-01, CH-PERCIVAL."""
        return self.has_salem(self.pawns[seat]) and self.characters[seat] != PERCIVAL

    def may_apparate(self, seat: int) -> bool:
        """From a ringed space, but never Jacob. ANI-M3-MOVE-02, CH-JACOB."""
        return self.pawns[seat] in APPARITION and self.characters[seat] != JACOB

    def apparition_cost(self) -> int:
        return 2 if self.follows(CHASTITY) else 1

    def resource_cost(self, token: int) -> int:
        return 2 if token == MULTI and self.follows(MODESTIE) else 1

    def capture_cost(self) -> int:
        """In actions. ANI-M3-CAP-02, FS-CLAIRON."""
        return 1 if self.follows(CLAIRON) else 0

    def needed_against_salem(self, by: int) -> int:
        """The least roll that removes a Salem token. ANI-M3-SALEM-02, ANI-R53."""
        return SALEM_IS_REMOVED_BY - (self.characters[by] == PORPENTINA) + self.follows(CROYANCE)

    def slot_of(self, place: int) -> int:
        """The slot of the place track where the card of a space lies, or NONE."""
        for slot in range(len(SLOT_TOKENS)):
            card = self.zones[SLOTS + slot]
            if card and self.face(card[0]) == place:
                return slot
        return NONE
