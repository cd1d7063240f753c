"""Drawing cards, one at a time; a black card is resolved before the next is taken. SAL-BLK, SAL-RES-06."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sortilege.kernel.native import Offer
from sortilege.kernel.pieces import ALONE, Piece
from sortilege.kernel.reasons import Reason
from sortilege.kernel.rules import Question1, Rule1, Rule4
from sortilege.kernel.sets import Seat, has, only
from sortilege.kernel.state import secret
from sortilege.kernel.step_types import StepNumber
from sortilege.shelf.salem.components import (
    ACCUSATION,
    CARDS_IN_A_DRAW,
    CONSPIRACY,
    GILES,
    LEAVE_WITH_TWO_LEFT,
    NIGHT,
    Card,
)
from sortilege.shelf.salem.events import (
    ACCUSATIONS_SHOWN,
    BLACK_CARD_DRAWN,
    CARD_DRAWN,
    CARD_SET_ASIDE,
    DECK_REFORMED,
    DRAW_STOPPED,
)
from sortilege.shelf.salem.state import ASIDE, BESIDE, DECK, DISCARD, HAND, Salem
from sortilege.shelf.salem.steps import (
    AS_THE_ACTION,
    BESIDE_THE_ACTION,
    CONSPIRE,
    DRAW,
    DRAW_SECOND_CARD,
    DRAW_TWO,
    END_TURN,
    FALL_NIGHT,
    KEEP_QUIET,
    NIGHT_FELL_BEFORE,
    NO_NIGHT_YET,
    OFFER_SECOND_CARD,
    OFFER_THIRD_CARD,
    SHOW_ACCUSATIONS,
    STOP_DRAWING,
)

TURN_IS_FOR_PLAYING: Final = Reason("drawing-after-playing", "SAL-TURN-01", "SAL-TURN-02")
NOT_TWO_ACCUSATIONS: Final = Reason("not-two-accusations", "SAL-CIT-19", "SAL-R72")


def top_of_deck(game: Salem) -> Piece:
    """The next card, the deck re-formed first if it is empty; -1 if there is none. SAL-R45, SAL-CIT-09."""
    if not game.holds(DECK):
        reform_deck(game)
    return game.top(DECK) if game.holds(DECK) else -1


def reform_deck(game: Salem) -> None:
    game.reform_deck()
    game.tell(DECK_REFORMED, len(game.zones[DECK]))


def turn_up_black(game: Salem, by: Seat, card: Card, nights: i64) -> bool:
    """Reveals the black card on top of the deck; Night comes once in a draw. SAL-BLK-01, SAL-R46."""
    if card == NIGHT and nights:
        game.tell(DRAW_STOPPED, by)
        return False
    piece = game.take_top(DECK)
    game.reveal(piece)
    game.put(piece, BESIDE if card == NIGHT else DISCARD)
    game.tell(BLACK_CARD_DRAWN, by, card)
    return True


class DrawTwo(Rule1[Salem]):
    """The turn's draw; it ends the turn. SAL-TURN-01, SAL-TURN-05."""

    def run(self, game: Salem, by: Seat, /) -> None:
        game.just_drawn = b""
        game.then(DRAW.of(by, CARDS_IN_A_DRAW, NO_NIGHT_YET, AS_THE_ACTION), OFFER_THIRD_CARD.of(by), END_TURN.of(by))

    def refuse(self, game: Salem, seat: Seat, by: Seat, /) -> Reason | None:
        return TURN_IS_FOR_PLAYING if game.played else None


class Draw(Rule4[Salem]):
    """Takes the next card of a draw of one or two. A first Night makes the second card optional, a first
    Conspiracy does not; a card that has left the game is replaced; the dead take nothing.
    SAL-TURN-06, SAL-BLK-02 to SAL-BLK-04, SAL-TWO-02, SAL-R20, SAL-R44, SAL-R46, SAL-R48, SAL-R49."""

    def run(self, game: Salem, by: Seat, cards: i64, nights: i64, action: i64, /) -> None:
        if cards == 0 or not game.is_living(by):
            return
        piece = top_of_deck(game)
        if piece < 0:
            return
        card = game.face(piece)
        if card == NIGHT:
            if turn_up_black(game, by, card, nights):
                if cards == CARDS_IN_A_DRAW:
                    game.then(FALL_NIGHT.of(by), OFFER_SECOND_CARD.of(by))
                else:
                    game.then(FALL_NIGHT.of(by))
        elif card == CONSPIRACY:
            turn_up_black(game, by, card, nights)
            game.then(CONSPIRE.of(by), DRAW.of(by, cards - 1, nights, action))
        elif has(LEAVE_WITH_TWO_LEFT, card) and game.two_are_left():
            game.take_top(DECK)
            game.reveal(piece)
            game.put(piece, ASIDE)
            game.tell(CARD_SET_ASIDE, card)
            game.then(DRAW.of(by, cards, nights, action))
        else:
            game.take_top(DECK)
            game.put(piece, HAND + by)
            game.look(by, piece)
            if action:
                game.just_drawn += ALONE[piece]
            game.tell(CARD_DRAWN, by, secret(card, only(by)))
            if cards > 1:
                game.then(DRAW.of(by, cards - 1, nights, action))


class OfferSecondCard(Question1[Salem]):
    """After a Night drawn first, the second card may be taken or left. SAL-BLK-04, SAL-R44, SAL-D14."""

    def put(self, game: Salem, question: StepNumber) -> None:
        if game.is_living(OFFER_SECOND_CARD.read(question)):
            game.ask(question)

    def offer(self, game: Salem, options: Offer, by: Seat, /) -> None:
        options.add(DRAW_SECOND_CARD.of(by))
        options.add(STOP_DRAWING.of(by))

    def default(self, game: Salem, by: Seat, /) -> StepNumber:
        return STOP_DRAWING.of(by)


class DrawSecondCard(Rule1[Salem]):
    def run(self, game: Salem, by: Seat, /) -> None:
        game.then(DRAW.of(by, 1, NIGHT_FELL_BEFORE, BESIDE_THE_ACTION))


class StopDrawing(Rule1[Salem]):
    def run(self, game: Salem, by: Seat, /) -> None:
        game.tell(DRAW_STOPPED, by)


class OfferThirdCard(Question1[Salem]):
    """Giles Corey is asked after every draw that gave him two cards, so that the question tells nobody
    what they are. SAL-CIT-19, SAL-R72, SAL-R84, SAL-D13."""

    def put(self, game: Salem, question: StepNumber) -> None:
        by = OFFER_THIRD_CARD.read(question)
        if len(game.just_drawn) == CARDS_IN_A_DRAW and game.is_living(by) and game.ability(by) == GILES:
            game.ask(question)

    def offer(self, game: Salem, options: Offer, by: Seat, /) -> None:
        if all(game.face(piece) == ACCUSATION for piece in game.just_drawn):
            options.add(SHOW_ACCUSATIONS.of(by))
        options.add(KEEP_QUIET.of(by))

    def default(self, game: Salem, by: Seat, /) -> StepNumber:
        return KEEP_QUIET.of(by)


class ShowAccusations(Rule1[Salem]):
    def run(self, game: Salem, by: Seat, /) -> None:
        for piece in game.just_drawn:
            game.reveal(piece)
        game.tell(ACCUSATIONS_SHOWN, by)
        game.then(DRAW.of(by, 1, NO_NIGHT_YET, BESIDE_THE_ACTION))

    def refuse(self, game: Salem, seat: Seat, by: Seat, /) -> Reason | None:
        return NOT_TWO_ACCUSATIONS if game.is_asked(seat, OFFER_THIRD_CARD) else None


class KeepQuiet(Rule1[Salem]):
    def run(self, game: Salem, by: Seat, /) -> None:
        pass


DRAW_TWO.means(DrawTwo())
DRAW.means(Draw())
OFFER_SECOND_CARD.asks(OfferSecondCard())
DRAW_SECOND_CARD.means(DrawSecondCard())
STOP_DRAWING.means(StopDrawing())
OFFER_THIRD_CARD.asks(OfferThirdCard())
SHOW_ACCUSATIONS.means(ShowAccusations())
KEEP_QUIET.means(KeepQuiet())
