"""Setting up: Tryals, Citizens, hands, the deck. SAL-SET."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.native import Offer
from sortilege.kernel.reasons import Reason
from sortilege.kernel.rules import RANDOM_STEP, Question1, Rule0, Rule2
from sortilege.kernel.sets import Seat, only
from sortilege.kernel.step_types import StepNumber
from sortilege.shelf.salem.components import (
    BLACK_CAT,
    CARD_COPIES,
    CITIZENS,
    CONSPIRACY,
    CONSTABLE,
    NIGHT,
    WITCH,
    Citizen,
)
from sortilege.shelf.salem.events import CARD_DEALT, CITIZEN_TAKEN, HANDS_DEALT, TRYAL_RECEIVED, TRYALS_DEALT
from sortilege.shelf.salem.knowledge.facts import WENT_ON, dealt
from sortilege.shelf.salem.state import BESIDE, BOX, CAT, CENTRE, DECK, DISCARD, HAND, OFFER, ROW, Salem
from sortilege.shelf.salem.steps import (
    BREAK_DAWN,
    CHOOSE_CITIZEN,
    DEAL_HANDS,
    DEAL_TRYALS,
    KEEP_CITIZEN,
    SHOW_CITIZENS,
)

CARDS_IN_A_FIRST_HAND: Final = 3
CITIZENS_TO_CHOOSE_FROM: Final = 2

NOT_DEALT_TO_YOU: Final = Reason("citizen-not-dealt", "SAL-SET-09")


class DealTryals(Rule0[Salem]):
    """Tryals are shuffled and dealt face-down in equal numbers; each player looks at their own, and
    Citizens are given out. SAL-SET-03 to SAL-SET-09, SAL-GHOST-02."""

    def run(self, game: Salem, /) -> None:
        seating = game.seating
        for face, copies in enumerate(seating.deal):
            for _ in range(copies):
                game.make(face, CENTRE)
        game.shuffle_zone(CENTRE)
        game.tell(TRYALS_DEALT, seating.row, seating.deal[WITCH])
        for seat in seating.order:
            for _ in range(seating.row):
                game.put(game.take_top(CENTRE), ROW + seat)
            self.look_at_row(game, seat)
        game.note(WENT_ON)
        for citizen in range(len(CITIZENS)):
            game.make(citizen, BOX)
        game.shuffle_zone(BOX)
        game.then(DEAL_HANDS.of(), BREAK_DAWN.of())
        if seating.citizen_choice:
            self.offer_citizens(game)
        else:
            for seat in seating.order:
                self.give_citizen(game, seat)
            game.citizens = bytes([game.face(game.top(OFFER + seat)) for seat in range(seating.seats)])

    def look_at_row(self, game: Salem, seat: Seat) -> None:
        """SAL-SET-05, SAL-SET-07; nobody looks at a ghost's row."""
        faces = game.faces_in(ROW + seat)
        if WITCH in faces:
            game.join_witches(seat)
        game.note(dealt(seat, faces.count(WITCH), faces.count(CONSTABLE)))
        if not game.is_ghost(seat):
            for piece in game.zones[ROW + seat]:
                game.look(seat, piece)
                game.tell_only(only(seat), TRYAL_RECEIVED, seat, game.face(piece))

    def give_citizen(self, game: Salem, seat: Seat) -> None:
        """Face-up, its ability read to everyone. SAL-SET-08."""
        piece = game.take_top(BOX)
        game.put(piece, OFFER + seat)
        game.reveal(piece)
        game.tell(CITIZEN_TAKEN, seat, game.face(piece))

    def offer_citizens(self, game: Salem) -> None:
        """SAL-SET-09."""
        for seat in game.seating.order:
            for _ in range(CITIZENS_TO_CHOOSE_FROM):
                piece = game.take_top(BOX)
                game.put(piece, OFFER + seat)
                game.look(seat, piece)
        game.then(SHOW_CITIZENS.of())
        game.ask_together(CHOOSE_CITIZEN.each(list(range(game.seats))))


class ChooseCitizen(Question1[Salem]):
    """Each player keeps one of two. SAL-SET-09, SAL-D01."""

    def offer(self, game: Salem, options: Offer, by: Seat, /) -> None:
        for citizen in game.faces(OFFER + by):
            options.add(KEEP_CITIZEN.of(by, citizen))

    def default(self, game: Salem, by: Seat, /) -> StepNumber:
        return RANDOM_STEP


class KeepCitizen(Rule2[Salem]):
    """Laid open when everybody has chosen; the other one goes back to the box unseen."""

    def run(self, game: Salem, by: Seat, citizen: Citizen, /) -> None:
        kept = game.find(OFFER + by, citizen)
        for piece in game.zones[OFFER + by]:
            if piece != kept:
                game.move(piece, OFFER + by, BOX)
        game.reveal(kept)
        game.citizens = bytes([citizen if seat == by else game.citizens[seat] for seat in range(game.seats)])
        game.tell(CITIZEN_TAKEN, by, citizen)

    def refuse(self, game: Salem, seat: Seat, by: Seat, citizen: Citizen, /) -> Reason | None:
        return NOT_DEALT_TO_YOU


class ShowCitizens(Rule0[Salem]):
    def run(self, game: Salem, /) -> None:
        game.then_all([game.unseal(seat) for seat in range(game.seats)])


class DealHands(Rule0[Salem]):
    """Three cards each from the 56; then Conspiracy is shuffled in, Night goes to the bottom and the
    Black Cat waits for the Dawn. SAL-SET-10, SAL-SET-11, SAL-GHOST-04."""

    def run(self, game: Salem, /) -> None:
        for card, copies in enumerate(CARD_COPIES):
            if card not in (BLACK_CAT, NIGHT, CONSPIRACY):
                for _ in range(copies):
                    game.make(card, DECK)
        game.shuffle_zone(DECK)
        game.tell(HANDS_DEALT, CARDS_IN_A_FIRST_HAND)
        for seat in game.seating.order:
            for _ in range(CARDS_IN_A_FIRST_HAND):
                piece = game.take_top(DECK)
                game.put(piece, HAND + seat)
                if not game.is_ghost(seat):
                    game.look(seat, piece)
                    game.tell_only(only(seat), CARD_DEALT, seat, game.face(piece))
        game.move_all(DECK, DISCARD)
        game.make(CONSPIRACY, DISCARD)
        game.make(NIGHT, BESIDE)
        game.reform_deck()
        game.reveal(game.make(BLACK_CAT, CAT))


DEAL_TRYALS.means(DealTryals())
CHOOSE_CITIZEN.asks(ChooseCitizen())
KEEP_CITIZEN.means(KeepCitizen())
SHOW_CITIZENS.means(ShowCitizens())
DEAL_HANDS.means(DealHands())
