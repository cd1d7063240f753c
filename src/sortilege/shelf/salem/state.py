"""The state of a game of Salem 1692, and the numbers and permissions that cards can bend."""

from __future__ import annotations

from typing import ClassVar, Final, Literal, TypeAlias

from mypy_extensions import i64

from sortilege.kernel.kinds import NONE
from sortilege.kernel.pieces import Piece, Zone
from sortilege.kernel.rules import AT_ONCE
from sortilege.kernel.sets import EVERYONE, NOBODY, Seat, Seats, has, least, members, minus, plus, size
from sortilege.kernel.state import Game
from sortilege.kernel.step_types import StepType
from sortilege.shelf.salem.components import (
    ACCUSATIONS_ON,
    ACCUSING,
    BLACK_CAT,
    BLACKS,
    BOOK,
    COTTON,
    EVIDENCE,
    GEORGE,
    LEAVE_WITH_TWO_LEFT,
    MARTHA,
    MATCHMAKER,
    THOMAS,
    Card,
    Citizen,
    Slot,
)
from sortilege.shelf.salem.knowledge.belief import Belief
from sortilege.shelf.salem.knowledge.facts import Fact
from sortilege.shelf.salem.seating import Seating
from sortilege.shelf.salem.steps import DEAL_TRYALS

STANDARD: Final = 0
GHOST: Final = 1

DAWN: Final[i64] = 0
DAY: Final[i64] = 1
NIGHTFALL: Final[i64] = 2
CONSPIRING: Final[i64] = 3
Phase: TypeAlias = Literal["dawn", "day", "night", "conspiracy"]
PHASES: Final[list[Phase]] = ["dawn", "day", "night", "conspiracy"]
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
PARRIS_USES: Final = 2

NO_WINDOW: Final[i64] = 0
NO_NIGHTS: Final[i64] = 0
NO_SEATING: Final = Seating(4, False, {"blind_conspiracy": False, "silent_death": False, "two_tryals": False})


class Salem(Game):
    NOT_COMPARED: ClassVar[frozenset[str]] = frozenset({"beliefs"})
    """They follow from the facts."""

    def __init__(self, old: Salem | None = None) -> None:
        super().__init__(old)
        self.seating: Seating = old.seating if old is not None else NO_SEATING
        self.living: Seats = old.living if old is not None else NOBODY
        """Ghosts included."""
        self.ever: Seats = old.ever if old is not None else NOBODY
        """Those who hold or have held a Witch card. SAL-GEN-01."""
        self.last_joined: Seat = old.last_joined if old is not None else NONE
        """Who became a Witch last."""
        self.citizens: bytes = old.citizens if old is not None else b""
        """By seat: its Citizen."""
        self.tituba_used: Seats = old.tituba_used if old is not None else NOBODY
        self.phips_used: Seats = old.phips_used if old is not None else NOBODY
        """Those who have used an ability that can be used once. SAL-R27."""
        self.parris_uses: bytes = old.parris_uses if old is not None else b""
        """By seat: how often it has taken from the discard instead of drawing. SAL-CIT-21."""

        self.active: Seat = old.active if old is not None else NONE
        self.played: bool = old.played if old is not None else False
        """A card has been played this turn."""
        self.just_drawn: bytes = old.just_drawn if old is not None else b""
        """The pieces of the draw action under way. SAL-R72."""
        self.on_trial: Seat = old.on_trial if old is not None else NONE
        self.owed: bytes = old.owed if old is not None else b""
        """Who may draw a card for a Tryal revealed, in the order earned. SAL-R22."""
        self.sand: i64 = old.sand if old is not None else NO_WINDOW
        """The window the hourglass was turned for."""
        self.mourning: Seats = old.mourning if old is not None else NOBODY
        """The dead who may still say three words. SAL-R53."""
        self.farewell: i64 = old.farewell if old is not None else NO_WINDOW
        """The first question of the turn after their death, whose answer silences them; 0 until it is asked."""

        self.phase: i64 = old.phase if old is not None else DAWN
        self.slow: Seats = old.slow if old is not None else NOBODY
        """The active player, if their time ran out in this turn, while a Night's windows use `late`. SAL-R51."""
        self.confessed: Seats = old.confessed if old is not None else NOBODY
        self.confessing: i64 = old.confessing if old is not None else NO_WINDOW
        """The number of the window of confessions, which all its rounds share. SAL-R40."""
        self.numbered: i64 = old.numbered if old is not None else NO_WINDOW
        """The last number a question was given, while a round of confessions has that of the window."""
        self.gavel: Seat = old.gavel if old is not None else NONE
        self.victim: Seat = old.victim if old is not None else NONE
        self.victim_known_to: Seats = old.victim_known_to if old is not None else EVERYONE
        """Those told whom the Witches chose; EVERYONE where there is nothing to hide."""
        self.pointed: bytes = old.pointed if old is not None else b""
        """By player: whom a Witch pointed at tonight, for a Moderator; empty while there is nothing to see."""
        self.night_living: Seats = old.night_living if old is not None else NOBODY
        """Those who lived when Night fell: who the victim can be."""
        self.nights: i64 = old.nights if old is not None else NO_NIGHTS
        """How many have fallen."""
        self.quiet_nights: i64 = old.quiet_nights if old is not None else NO_NIGHTS
        self.stirred: bool = old.stirred if old is not None else False
        """A Tryal was revealed or somebody died since the last Night ended. SAL-R47."""

        self.facts: tuple[int, ...] = old.facts if old is not None else ()
        """What happened to the Tryals, in order."""
        self.beliefs: list[Belief | None] = old.beliefs if old is not None else []
        """By seat: what it can work out about the Tryals, as far as that has been worked out; shared by all copies."""

    def set_up(self, mode: int, seats: int, options: dict[str, bool | int | str]) -> None:
        self.sit_down(BOOK, mode, seats, ZONES)
        self.seating = Seating(seats, mode == GHOST, options)
        self.living = self.seating.everybody
        self.citizens = bytes([NONE]) * self.seating.seats
        self.parris_uses = bytes(self.seating.seats)
        self.beliefs = [None] * seats
        self.then(DEAL_TRYALS.of())

    def clone(self) -> Salem:
        return Salem(self)

    def patience(self, seat: Seat) -> i64:
        """Questions of a turn wait for ever, unless somebody turned the hourglass, or the active player's time ran out
        earlier in this turn. SAL-LAW-03, SAL-R51."""
        if has(self.late | self.slow, seat) and seat == self.active:
            return AT_ONCE
        return HOURGLASS_SECONDS if self.sand == self.window else 0

    def is_asked(self, seat: Seat, question: StepType) -> bool:
        """Whether this question is open to the seat: only then is a reason for refusing an answer to it true."""
        return question.matches(self.asked[seat])

    # The table

    def is_living(self, seat: Seat) -> bool:
        return has(self.living, seat)

    def is_dead(self, seat: Seat) -> bool:
        """Somebody at the table who no longer lives."""
        return seat < self.seating.seats and not has(self.living, seat)

    def is_ghost(self, seat: Seat) -> bool:
        return seat >= self.seats

    def left_of(self, seat: Seat) -> Seat:
        """The next living seat clockwise. SAL-R16."""
        seating = self.seating
        place: i64 = seating.place[seat]
        while True:
            place = (place + 1) % seating.seats
            other: i64 = seating.order[place]
            if has(self.living, other):
                return other

    def right_of(self, seat: Seat) -> Seat:
        seating = self.seating
        place: i64 = seating.place[seat]
        while True:
            place = (place + seating.seats - 1) % seating.seats
            other: i64 = seating.order[place]
            if has(self.living, other):
                return other

    def left_player_of(self, seat: Seat) -> Seat:
        """The next living player clockwise; ghosts choose nothing. SAL-R61."""
        other = self.left_of(seat)
        while other >= self.seats:
            other = self.left_of(other)
        return other

    def clockwise_from(self, seat: Seat) -> list[int]:
        """The living, beginning with that seat if it lives."""
        start: i64 = self.seating.place[seat]
        turned = self.seating.order[start:] + self.seating.order[:start]
        return [other for other in turned if has(self.living, other)]

    def living_players(self) -> Seats:
        return self.living & self.seating.players

    def living_witches(self) -> Seats:
        """The players among them: a ghost opens no eyes."""
        return self.living & self.ever & self.seating.players

    def two_are_left(self) -> bool:
        """SAL-TWO-01; with ghosts four seats remain. SAL-R50."""
        return not self.seating.ghosts and size(self.living) == 2

    # Citizens

    def ability(self, seat: Seat) -> Citizen:
        """The ability a seat has now: Martha Corey's is that of the first living player to her
        right; with ghosts nobody has any. SAL-CIT-01, SAL-CIT-11, SAL-GHOST-03."""
        if self.seating.ghosts:
            return NONE
        own: i64 = self.citizens[seat]
        return self.citizens[self.right_of(seat)] if own == MARTHA else own

    def accusations_needed(self, by: Seat, on: Seat) -> i64:
        """For a trial of `on` that `by` brings about. SAL-ACC-01, SAL-CIT-02, SAL-CIT-05, SAL-R09."""
        if self.ability(on) == GEORGE and self.ability(by) != THOMAS:
            return ACCUSATIONS_AGAINST_GEORGE
        return ACCUSATIONS_FOR_A_TRIAL

    def worth(self, card: Card, on: Seat) -> i64:
        """The accusations a red card is worth in front of a seat. SAL-GEN-09, SAL-CIT-03."""
        if card == EVIDENCE and self.ability(on) == COTTON:
            return 1
        return ACCUSATIONS_ON[card]

    def accusations(self, on: Seat) -> i64:
        """SAL-GEN-09."""
        found: i64 = 0
        there = self.zones[FRONT + on]
        for place in range(len(there)):
            card: i64 = self.face(there[place])
            found += self.worth(card, on) if card == EVIDENCE else ACCUSATIONS_ON[card]
        return found

    def count_parris_use(self, by: Seat) -> None:
        uses = list(self.parris_uses)
        uses[by] += 1
        self.parris_uses = bytes(uses)

    # Cards

    def has_in_front(self, seat: Seat, card: Card) -> bool:
        return self.find(FRONT + seat, card) >= 0

    def all_with(self, card: Card) -> Seats:
        """Everyone who has that card in front of them."""
        return self.zones_with(card, FRONT, self.seating.seats)

    def holder_of_black_cat(self) -> Seat:
        holders = self.all_with(BLACK_CAT)
        return least(holders) if holders else NONE

    def linked_to(self, seat: Seat) -> Seat:
        """Who has the other Matchmaker, if this seat has one. SAL-CARD-18, SAL-R78."""
        linked = self.all_with(MATCHMAKER)
        others = minus(linked, seat)
        return least(others) if has(linked, seat) and others else NONE

    def pay(self, by: Seat, card: Card) -> Piece:
        """Takes a card that is played out of the hand, open for all to see."""
        piece = self.release(HAND + by, card)
        self.turn_up(piece)
        return piece

    def discard_from(self, piece: Piece, zone: Zone) -> None:
        self.turn_up(piece)
        self.move(piece, zone, DISCARD)

    def discard_reds(self, seat: Seat) -> bool:
        """Every red card in front of a seat, an Alibi used as a Witness too; says if there was any."""
        found = False
        for piece in self.zones[FRONT + seat]:
            if has(ACCUSING, self.face(piece)):
                self.move(piece, FRONT + seat, DISCARD)
                found = True
        return found

    def takeable(self) -> list[int]:
        """The faces Samuel Parris may take from the discard: nothing black, nothing that has left the
        game. SAL-R25, SAL-R49."""
        barred = BLACKS | LEAVE_WITH_TWO_LEFT if self.two_are_left() else BLACKS
        return members(self.face_set(DISCARD) & ~barred)

    def reform_deck(self) -> None:
        """Shuffles the discard into a new deck, Night at its bottom for all to know. SAL-NIGHT-10."""
        self.move_all(DISCARD, DECK)
        self.shuffle_zone(DECK)
        for night in self.zones[BESIDE]:
            self.put_under(night, DECK)
            self.know_only(night, EVERYONE)
        self.lay([], BESIDE)

    # Tryals

    def face_down(self, seat: Seat) -> list[int]:
        """The slots of a row that are face-down."""
        return self.places_face_down(ROW + seat)

    def is_face_down(self, seat: Seat, slot: Slot) -> bool:
        """Whether the row has such a slot, face-down."""
        row = self.zones[ROW + seat]
        return slot < len(row) and not self.is_open(row[slot])

    def count_face_down(self, seat: Seat) -> i64:
        found: i64 = 0
        for piece in self.zones[ROW + seat]:
            if not self.is_open(piece):
                found += 1
        return found

    def shuffle_face_down(self, seat: Seat) -> None:
        """Nobody can follow a card through this. SAL-R03."""
        self.lay_shuffled(list(self.zones[ROW + seat]), seat)

    def take_into_row(self, seat: Seat, slot: Slot, piece: Piece) -> None:
        """A Tryal takes the place of another, and nobody can tell which. SAL-CON-03, SAL-R03."""
        row = list(self.zones[ROW + seat])
        row[slot] = piece
        self.lay_shuffled(row, seat)

    def lay_shuffled(self, row: list[int], seat: Seat) -> None:
        """Lays a seat's row, what is face-down in any order."""
        slots = [slot for slot, piece in enumerate(row) if not self.is_open(piece)]
        hidden = [row[slot] for slot in slots]
        self.shuffle(hidden)
        for slot, piece in zip(slots, hidden, strict=True):
            row[slot] = piece
        self.lay(row, ROW + seat)

    def join_witches(self, seat: Seat) -> None:
        """Whoever holds a Witch card is a Witch for good. SAL-GEN-01, SAL-CON-05."""
        if not has(self.ever, seat):
            self.ever = plus(self.ever, seat)
            if seat < self.seats:
                self.last_joined = seat

    def note(self, fact: Fact) -> None:
        """Adds to what happened to the Tryals."""
        self.facts += (fact,)
