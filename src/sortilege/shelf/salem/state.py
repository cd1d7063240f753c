"""The state of a game of Salem 1692, and the numbers and permissions that cards can bend."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.pieces import EVERYONE
from sortilege.kernel.rules import AT_ONCE
from sortilege.kernel.state import Game
from sortilege.kernel.vocabulary import NONE, Verb
from sortilege.shelf.salem.components import (
    ACCUSATIONS_ON,
    ALIBI,
    BLACK_CAT,
    BOOK,
    COTTON,
    EVIDENCE,
    GEORGE,
    IS_BLACK,
    IS_RED,
    LEAVES_WITH_TWO_LEFT,
    MARTHA,
    MATCHMAKER,
    NIGHT,
    THOMAS,
)
from sortilege.shelf.salem.knowledge.belief import Belief
from sortilege.shelf.salem.steps import DEAL_TRIALS
from sortilege.shelf.salem.table import Table

STANDARD: Final = 0
GHOST: Final = 1

DAWN: Final = 0
DAY: Final = 1
NIGHTFALL: Final = 2
CONSPIRING: Final = 3
PHASES: Final = ["dawn", "day", "night", "conspiracy"]
"""Where the game is; what reveals earn is paid by day. SAL-R22, SAL-R24."""

MOST_SEATS: Final = 12
# Zones; those of a seat are numbered from these on.
DECK: Final = 0
DISCARD: Final = 1
ASIDE: Final = 2
"""Out of the game, with two players left."""
BESIDE: Final = 3
"""Where Night waits while Tituba's deck is played out."""
CAT: Final = 4
"""The Black Cat before the Dawn."""
CENTRE: Final = 5
POOL: Final = 6
"""A dead player's cards while John and Martha share them."""
BOX: Final = 7
HAND: Final = 8
FRONT: Final = HAND + MOST_SEATS
ROW: Final = FRONT + MOST_SEATS
OFFER: Final = ROW + MOST_SEATS
ZONES: Final = OFFER + MOST_SEATS

ACCUSATIONS_FOR_A_TRIAL: Final = 7
ACCUSATIONS_AGAINST_GEORGE: Final = 8
HOURGLASS_SECONDS: Final = 30

TITUBA_USED: Final = 1
PHIPS_USED: Final = 2
PARRIS_USED: Final = 4
PARRIS_USES: Final = 2


class Salem(Game):
    table: Table
    living: int
    """Mask of the living, ghosts included."""
    ever: int
    """Mask of those who hold or have held a Witch card. SAL-GEN-01."""
    last_joined: int
    """Who became a Witch last."""
    citizens: tuple[int, ...]
    used: list[int]
    """By seat: which limited abilities were used. SAL-R27."""

    active: int
    played: bool
    """A card has been played this turn."""
    fresh: tuple[int, ...]
    """The pieces of the draw action under way. SAL-R72."""
    on_trial: int
    owed: tuple[int, ...]
    """Who may draw a card for a Tryal revealed, in the order earned. SAL-R22."""
    sand: int
    """The window the hourglass was turned for."""
    mourning: int
    """Mask of the dead who may still say three words. SAL-R53."""
    farewell: int
    """The first question of the turn after their death, whose answer silences them; 0 until it is asked."""

    phase: int
    slow: int
    """Mask of the active player, if their time ran out in this turn, while a Night's windows use `late`. SAL-R51."""
    confessed: int
    confessing: int
    """The number of the window of confessions, which all its rounds share. SAL-R40."""
    numbered: int
    """The last number a question was given, while a round of confessions has that of the window."""
    gavel: int
    victim: int
    victim_known_to: int
    """Mask of those told whom the Witches chose; EVERYONE where there is nothing to hide."""
    pointed: tuple[int, ...]
    """By player: whom a Witch pointed at tonight, for a Moderator; empty while there is nothing to see."""
    night_living: int
    """Mask of those who lived when Night fell: who the victim can be."""
    quiet_nights: int
    stirred: bool
    """A Tryal was revealed or somebody died since the last Night ended. SAL-R47."""

    beliefs: list[Belief | None]
    """By seat: what it can work out about the Tryals, as far as that has been worked out; shared by all copies."""
    facts: list[int]
    """What happened to the Tryals, in order; copies share the list as long as they agree."""
    noted: int

    def set_up(self, mode: int, seats: int, options: dict[str, bool | int | str]) -> None:
        self.sit_down(BOOK, mode, seats, ZONES)
        self.table = Table(seats, mode == GHOST, options)
        self.living = (1 << self.table.seats) - 1
        self.ever = 0
        self.last_joined = NONE
        self.citizens = (NONE,) * self.table.seats
        self.used = [0] * self.table.seats
        self.active = NONE
        self.played = False
        self.fresh = ()
        self.on_trial = NONE
        self.owed = ()
        self.sand = 0
        self.mourning = 0
        self.farewell = 0
        self.phase = DAWN
        self.slow = 0
        self.confessed = 0
        self.confessing = 0
        self.numbered = 0
        self.gavel = NONE
        self.victim = NONE
        self.victim_known_to = EVERYONE
        self.pointed = ()
        self.night_living = 0
        self.quiet_nights = 0
        self.stirred = False
        self.beliefs = [None] * seats
        self.facts = []
        self.noted = 0
        self.then(DEAL_TRIALS())

    def clone(self) -> Salem:
        other = Salem()
        self.copy_to(other)
        other.table = self.table
        other.living = self.living
        other.ever = self.ever
        other.last_joined = self.last_joined
        other.citizens = self.citizens
        other.used = self.used[:]
        other.active = self.active
        other.played = self.played
        other.fresh = self.fresh
        other.on_trial = self.on_trial
        other.owed = self.owed
        other.sand = self.sand
        other.mourning = self.mourning
        other.farewell = self.farewell
        other.phase = self.phase
        other.slow = self.slow
        other.confessed = self.confessed
        other.confessing = self.confessing
        other.numbered = self.numbered
        other.gavel = self.gavel
        other.victim = self.victim
        other.victim_known_to = self.victim_known_to
        other.pointed = self.pointed
        other.night_living = self.night_living
        other.quiet_nights = self.quiet_nights
        other.stirred = self.stirred
        other.beliefs = self.beliefs
        other.facts = self.facts
        other.noted = self.noted
        return other

    def own_state(self) -> list[list[int]]:
        return [
            [self.living, self.ever, self.last_joined, self.active, int(self.played), self.on_trial],
            [self.sand, self.mourning, self.farewell, self.phase, self.confessed, self.gavel, self.victim],
            [self.victim_known_to, self.night_living, self.quiet_nights, int(self.stirred)],
            [self.slow, self.confessing, self.numbered],
            list(self.citizens), self.used, list(self.fresh), list(self.owed), list(self.pointed),
            self.facts[: self.noted],
        ]  # fmt: skip

    def redraw(self, seat: int) -> None:
        from sortilege.shelf.salem.knowledge.memory import redraw_secrets  # which reads the state

        redraw_secrets(self, seat)

    def permissions(self, seat: int) -> list[int]:
        from sortilege.shelf.salem.rules.laws import standing_permissions  # which read the state

        return standing_permissions(self, seat)

    def patience(self, seat: int) -> int:
        """Questions of a turn wait for ever, unless somebody turned the hourglass, or the active player's time ran out
        earlier in this turn. SAL-LAW-03, SAL-R51."""
        if (self.late | self.slow) >> seat & 1 and seat == self.active:
            return AT_ONCE
        return HOURGLASS_SECONDS if self.sand == self.window else 0

    def is_asked(self, seat: int, question: Verb) -> bool:
        """Whether this question is open to the seat: only then a reason why an answer to it is refused is true."""
        return self.asked[seat] & 255 == question.code

    # The table

    def is_living(self, seat: int) -> bool:
        return self.living >> seat & 1 == 1

    def is_ghost(self, seat: int) -> bool:
        return seat >= self.seats

    def left_of(self, seat: int) -> int:
        """The next living seat clockwise. SAL-R16."""
        table = self.table
        place = table.place[seat]
        while True:
            place = (place + 1) % table.seats
            other = table.order[place]
            if self.living >> other & 1:
                return other

    def right_of(self, seat: int) -> int:
        table = self.table
        place = table.place[seat]
        while True:
            place = (place - 1) % table.seats
            other = table.order[place]
            if self.living >> other & 1:
                return other

    def left_player_of(self, seat: int) -> int:
        """The next living player clockwise; ghosts choose nothing. SAL-R61."""
        other = self.left_of(seat)
        while other >= self.seats:
            other = self.left_of(other)
        return other

    def clockwise_from(self, seat: int) -> list[int]:
        """The living, beginning with that seat if it lives."""
        table = self.table
        start = table.place[seat]
        turned = table.order[start:] + table.order[:start]
        return [other for other in turned if self.living >> other & 1]

    def living_seats(self) -> list[int]:
        return [seat for seat in range(self.table.seats) if self.living >> seat & 1]

    def living_players(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.living >> seat & 1]

    def others(self, by: int) -> list[int]:
        """The living but one: whom that seat may target. SAL-LAW-01, SAL-R06."""
        return [seat for seat in range(self.table.seats) if self.living >> seat & 1 and seat != by]

    def two_are_left(self) -> bool:
        """SAL-TWO-01; with ghosts four seats remain. SAL-R50."""
        return not self.table.ghosts and self.living.bit_count() == 2

    # Citizens

    def ability(self, seat: int) -> int:
        """The ability a seat has now: Martha Corey's is that of the first living player to her
        right; with ghosts nobody has any. SAL-CIT-01, SAL-CIT-11, SAL-GHOST-03."""
        if self.table.ghosts:
            return NONE
        own = self.citizens[seat]
        return self.citizens[self.right_of(seat)] if own == MARTHA else own

    def accusations_needed(self, by: int, on: int) -> int:
        """For a trial of `on` that `by` brings about. SAL-ACC-01, SAL-CIT-02, SAL-CIT-05, SAL-R09."""
        if self.ability(on) == GEORGE and self.ability(by) != THOMAS:
            return ACCUSATIONS_AGAINST_GEORGE
        return ACCUSATIONS_FOR_A_TRIAL

    def worth(self, card: int, on: int) -> int:
        """The accusations a red card is worth in front of a seat. SAL-GEN-09, SAL-CIT-03."""
        if card == EVIDENCE and self.ability(on) == COTTON:
            return 1
        return ACCUSATIONS_ON[card]

    def accusations(self, on: int) -> int:
        """SAL-GEN-09."""
        count = 0
        evidence = 0
        for piece in self.zones[FRONT + on]:
            face = self.pieces[piece] & 255
            if face == EVIDENCE:
                evidence += 1
            else:
                count += ACCUSATIONS_ON[face]
        return count + evidence * self.worth(EVIDENCE, on) if evidence else count

    # Cards

    def has_in_front(self, seat: int, card: int) -> bool:
        return self.find(FRONT + seat, card) >= 0

    def holder_of_black_cat(self) -> int:
        for seat in range(self.table.seats):
            if self.find(FRONT + seat, BLACK_CAT) >= 0:
                return seat
        return NONE

    def linked_to(self, seat: int) -> int:
        """Who has the other Matchmaker, if this seat has one. SAL-CARD-18, SAL-R78."""
        if self.find(FRONT + seat, MATCHMAKER) >= 0:
            for other in range(self.table.seats):
                if other != seat and self.find(FRONT + other, MATCHMAKER) >= 0:
                    return other
        return NONE

    def pay(self, by: int, card: int) -> int:
        """Takes a card that is played out of the hand, open for all to see."""
        piece = self.release(HAND + by, card)
        self.pieces[piece] |= EVERYONE << 8
        return piece

    def discard_from(self, piece: int, zone: int) -> None:
        self.pieces[piece] |= EVERYONE << 8
        self.move(piece, zone, DISCARD)

    def discard_reds(self, seat: int) -> bool:
        """Every red card in front of a seat, an Alibi used as a Witness too; says if there was any."""
        kept: list[int] = []
        gone: list[int] = []
        for piece in self.zones[FRONT + seat]:
            face = self.pieces[piece] & 255
            (gone if IS_RED[face] or face == ALIBI else kept).append(piece)
        if gone:
            self.zones[FRONT + seat] = tuple(kept)
            self.zones[DISCARD] += tuple(gone)
        return len(gone) > 0

    def takeable(self) -> list[int]:
        """The faces Samuel Parris may take from the discard: nothing black, nothing that has left the
        game. SAL-R25, SAL-R49."""
        two_left = self.two_are_left()
        return [
            face for face in self.faces(DISCARD) if not IS_BLACK[face] and not (two_left and LEAVES_WITH_TWO_LEFT[face])
        ]

    def reform_deck(self) -> None:
        """Shuffles the discard into a new deck, Night at its bottom for all to know. SAL-NIGHT-10."""
        self.zones[DECK] = self.zones[DISCARD]
        self.zones[DISCARD] = ()
        self.shuffle_zone(DECK)
        for night in self.zones[BESIDE]:
            self.zones[DECK] = (night, *self.zones[DECK])
            self.pieces[night] = NIGHT | EVERYONE << 8
        self.zones[BESIDE] = ()

    # Tryals

    def face_down(self, seat: int) -> list[int]:
        """The slots of a row that are face-down."""
        row = self.zones[ROW + seat]
        return [slot for slot in range(len(row)) if self.pieces[row[slot]] >= 0]

    def shuffle_face_down(self, seat: int) -> None:
        """Nobody can follow a card through this. SAL-R03."""
        slots = self.face_down(seat)
        row = list(self.zones[ROW + seat])
        hidden = [row[slot] for slot in slots]
        self.shuffle(hidden)
        for index, slot in enumerate(slots):
            row[slot] = hidden[index]
        self.zones[ROW + seat] = tuple(row)

    def join_witches(self, seat: int) -> None:
        """Whoever holds a Witch card is a Witch for good. SAL-GEN-01, SAL-CON-05."""
        if not self.ever >> seat & 1:
            self.ever |= 1 << seat
            if seat < self.seats:
                self.last_joined = seat

    def note(self, fact: int) -> None:
        """Adds to what happened to the Tryals."""
        if len(self.facts) != self.noted:
            self.facts = self.facts[: self.noted]
        self.facts.append(fact)
        self.noted += 1
