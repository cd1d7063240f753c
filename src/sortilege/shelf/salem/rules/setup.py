"""Setting up: Tryals, Citizens, hands, the deck. SAL-SET."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.rules import Question1, Rule0, Rule2
from sortilege.kernel.vocabulary import RANDOM_STEP, Reason, argument
from sortilege.shelf.salem.components import BLACK_CAT, CARD_COPIES, CITIZENS, CONSPIRACY, CONSTABLE, NIGHT, WITCH
from sortilege.shelf.salem.events import CARD_DEALT, CITIZEN_TAKEN, HANDS_DEALT, TRIAL_RECEIVED, TRIALS_DEALT
from sortilege.shelf.salem.knowledge.facts import DEALT, WENT_ON, fact
from sortilege.shelf.salem.state import BESIDE, BOX, CAT, CENTRE, DECK, DISCARD, HAND, OFFER, ROW, Salem
from sortilege.shelf.salem.steps import (
    BREAK_DAWN,
    CHOOSE_CITIZEN,
    DEAL_HANDS,
    DEAL_TRIALS,
    KEEP_CITIZEN,
    SHOW_CITIZENS,
)

CARDS_IN_A_FIRST_HAND: Final = 3
CITIZENS_TO_CHOOSE_FROM: Final = 2

NOT_DEALT_TO_YOU = Reason("citizen-not-dealt", "SAL-SET-09")


class DealTrials(Rule0[Salem]):
    """Tryals are shuffled and dealt face-down in equal numbers; each player looks at their own, and
    Citizens are given out. SAL-SET-03 to SAL-SET-09, SAL-GHOST-02."""

    def run(self, game: Salem, /) -> None:
        table = game.table
        for face, copies in enumerate(table.deal):
            for _ in range(copies):
                game.make(face, CENTRE)
        game.shuffle_zone(CENTRE)
        game.tell(TRIALS_DEALT, table.row, table.deal[WITCH])
        for seat in table.order:
            for _ in range(table.row):
                game.put(game.take_top(CENTRE), ROW + seat)
            self.look_at_row(game, seat)
        game.note(fact(WENT_ON))
        for citizen in range(len(CITIZENS)):
            game.make(citizen, BOX)
        game.shuffle_zone(BOX)
        game.then(DEAL_HANDS(), BREAK_DAWN())
        if table.citizen_choice:
            self.offer_citizens(game)
        else:
            for seat in table.order:
                self.give_citizen(game, seat)
            game.citizens = tuple([game.face(game.zones[OFFER + seat][0]) for seat in range(table.seats)])

    def look_at_row(self, game: Salem, seat: int) -> None:
        """SAL-SET-05, SAL-SET-07; nobody looks at a ghost's row."""
        faces = [game.face(piece) for piece in game.zones[ROW + seat]]
        if WITCH in faces:
            game.join_witches(seat)
        game.note(fact(DEALT, seat, faces.count(WITCH), faces.count(CONSTABLE)))
        if not game.is_ghost(seat):
            for piece in game.zones[ROW + seat]:
                game.look(seat, piece)
                game.tell_only(1 << seat, TRIAL_RECEIVED, seat, game.face(piece))

    def give_citizen(self, game: Salem, seat: int) -> None:
        """Face-up, its ability read to everyone. SAL-SET-08."""
        piece = game.take_top(BOX)
        game.put(piece, OFFER + seat)
        game.reveal(piece)
        game.tell(CITIZEN_TAKEN, seat, game.face(piece))

    def offer_citizens(self, game: Salem) -> None:
        """SAL-SET-09."""
        for seat in game.table.order:
            for _ in range(CITIZENS_TO_CHOOSE_FROM):
                piece = game.take_top(BOX)
                game.put(piece, OFFER + seat)
                game.look(seat, piece)
        game.then(SHOW_CITIZENS())
        game.ask_together([CHOOSE_CITIZEN(seat) for seat in range(game.seats)])


class ChooseCitizen(Question1[Salem]):
    """Each player keeps one of two. SAL-SET-09, SAL-D01."""

    def options(self, game: Salem, by: int, /) -> list[int]:
        return KEEP_CITIZEN.for_each(game.faces(OFFER + by), by)

    def default(self, game: Salem, step: int) -> int:
        return RANDOM_STEP


class KeepCitizen(Rule2[Salem]):
    """Laid open when everybody has chosen; the other one goes back to the box unseen."""

    def run(self, game: Salem, by: int, citizen: int, /) -> None:
        kept = game.find(OFFER + by, citizen)
        for piece in game.zones[OFFER + by]:
            if piece != kept:
                game.move(piece, OFFER + by, BOX)
        game.reveal(kept)
        game.citizens = tuple([citizen if seat == by else game.citizens[seat] for seat in range(game.seats)])
        game.tell(CITIZEN_TAKEN, by, citizen)

    def refuse(self, game: Salem, seat: int, step: int) -> Reason | None:
        return NOT_DEALT_TO_YOU if argument(step, 0) == seat else None


class ShowCitizens(Rule0[Salem]):
    def run(self, game: Salem, /) -> None:
        game.then_all([game.unseal(seat) for seat in range(game.seats)])


class DealHands(Rule0[Salem]):
    """Three cards each from the 56; then Conspiracy is shuffled in, Night goes to the bottom and the
    Black Cat waits for the Dawn. SAL-SET-10, SAL-SET-11, SAL-GHOST-04."""

    def run(self, game: Salem, /) -> None:
        table = game.table
        for card, copies in enumerate(CARD_COPIES):
            if card not in (BLACK_CAT, NIGHT, CONSPIRACY):
                for _ in range(copies):
                    game.make(card, DECK)
        game.shuffle_zone(DECK)
        game.tell(HANDS_DEALT, CARDS_IN_A_FIRST_HAND)
        for seat in table.order:
            for _ in range(CARDS_IN_A_FIRST_HAND):
                piece = game.take_top(DECK)
                game.put(piece, HAND + seat)
                if not game.is_ghost(seat):
                    game.look(seat, piece)
                    game.tell_only(1 << seat, CARD_DEALT, seat, game.face(piece))
        game.move_all(DECK, DISCARD)
        game.make(CONSPIRACY, DISCARD)
        game.make(NIGHT, BESIDE)
        game.reform_deck()
        game.reveal(game.make(BLACK_CAT, CAT))


DEAL_TRIALS.means(DealTrials())
CHOOSE_CITIZEN.means(ChooseCitizen())
KEEP_CITIZEN.means(KeepCitizen())
SHOW_CITIZENS.means(ShowCitizens())
DEAL_HANDS.means(DealHands())
