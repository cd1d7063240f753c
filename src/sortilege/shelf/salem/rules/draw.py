"""Drawing cards, one at a time; a black card is resolved before the next is taken. SAL-BLK, SAL-RES-06."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.rules import Question1, Rule1, Rule4
from sortilege.kernel.state import secret
from sortilege.kernel.vocabulary import Reason, argument
from sortilege.shelf.salem.components import ACCUSATION, CONSPIRACY, GILES, LEAVES_WITH_TWO_LEFT, NIGHT
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
    CONSPIRE,
    DRAW,
    DRAW_SECOND_CARD,
    DRAW_TWO,
    END_TURN,
    FALL_NIGHT,
    KEEP_QUIET,
    OFFER_SECOND_CARD,
    OFFER_THIRD_CARD,
    SHOW_ACCUSATIONS,
    STOP_DRAWING,
)

CARDS_IN_A_DRAW: Final = 2

TURN_IS_FOR_PLAYING = Reason("drawing-after-playing", "SAL-TURN-01", "SAL-TURN-02")
NOT_TWO_ACCUSATIONS = Reason("not-two-accusations", "SAL-CIT-19", "SAL-R72")


def top_of_deck(game: Salem) -> int:
    """The next card, the deck re-formed first if it is empty; -1 if there is none. SAL-R45, SAL-CIT-09."""
    if not game.zones[DECK]:
        game.reform_deck()
        game.tell(DECK_REFORMED, len(game.zones[DECK]))
    deck = game.zones[DECK]
    return deck[-1] if deck else -1


def turn_up_black(game: Salem, by: int, card: int, nights: int) -> bool:
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

    def run(self, game: Salem, by: int, /) -> None:
        game.fresh = ()
        game.then(DRAW(by, CARDS_IN_A_DRAW, 0, 1), OFFER_THIRD_CARD(by), END_TURN(by))

    def refuse(self, game: Salem, seat: int, step: int) -> Reason | None:
        return TURN_IS_FOR_PLAYING if game.played else None


class Draw(Rule4[Salem]):
    """Takes the next card of a draw of one or two. A first Night makes the second card optional, a first
    Conspiracy does not; a card that has left the game is replaced; the dead take nothing.
    SAL-TURN-06, SAL-BLK-02 to SAL-BLK-04, SAL-TWO-02, SAL-R20, SAL-R44, SAL-R46, SAL-R48, SAL-R49."""

    def run(self, game: Salem, by: int, cards: int, nights: int, action: int, /) -> None:
        if cards == 0 or not game.is_living(by):
            return
        piece = top_of_deck(game)
        if piece < 0:
            return
        card = game.face(piece)
        if card == NIGHT:
            if turn_up_black(game, by, card, nights):
                if cards == CARDS_IN_A_DRAW:
                    game.then(FALL_NIGHT(by), OFFER_SECOND_CARD(by))
                else:
                    game.then(FALL_NIGHT(by))
        elif card == CONSPIRACY:
            turn_up_black(game, by, card, nights)
            game.then(CONSPIRE(by), DRAW(by, cards - 1, nights, action))
        elif LEAVES_WITH_TWO_LEFT[card] and game.two_are_left():
            game.take_top(DECK)
            game.reveal(piece)
            game.put(piece, ASIDE)
            game.tell(CARD_SET_ASIDE, card)
            game.then(DRAW(by, cards, nights, action))
        else:
            game.take_top(DECK)
            game.put(piece, HAND + by)
            game.look(by, piece)
            if action:
                game.fresh += (piece,)
            game.tell(CARD_DRAWN, by, secret(card, 1 << by))
            if cards > 1:
                game.then(DRAW(by, cards - 1, nights, action))


class OfferSecondCard(Question1[Salem]):
    """After a Night drawn first, the second card may be taken or left. SAL-BLK-04, SAL-R44, SAL-D14."""

    def perform(self, game: Salem, step: int) -> None:
        if game.is_living(argument(step, 0)):
            game.ask(step)

    def options(self, game: Salem, by: int, /) -> list[int]:
        return [DRAW_SECOND_CARD(by), STOP_DRAWING(by)]

    def default(self, game: Salem, step: int) -> int:
        return STOP_DRAWING(argument(step, 0))


class DrawSecondCard(Rule1[Salem]):
    def run(self, game: Salem, by: int, /) -> None:
        game.then(DRAW(by, 1, 1, 0))


class StopDrawing(Rule1[Salem]):
    def run(self, game: Salem, by: int, /) -> None:
        game.tell(DRAW_STOPPED, by)


class OfferThirdCard(Question1[Salem]):
    """Giles Corey is asked after every draw that gave him two cards, so that the question tells nobody
    what they are. SAL-CIT-19, SAL-R72, SAL-R84, SAL-D13."""

    def perform(self, game: Salem, step: int) -> None:
        by = argument(step, 0)
        if len(game.fresh) == CARDS_IN_A_DRAW and game.is_living(by) and game.ability(by) == GILES:
            game.ask(step)

    def options(self, game: Salem, by: int, /) -> list[int]:
        if all(game.face(piece) == ACCUSATION for piece in game.fresh):
            return [SHOW_ACCUSATIONS(by), KEEP_QUIET(by)]
        return [KEEP_QUIET(by)]

    def default(self, game: Salem, step: int) -> int:
        return KEEP_QUIET(argument(step, 0))


class ShowAccusations(Rule1[Salem]):
    def run(self, game: Salem, by: int, /) -> None:
        for piece in game.fresh:
            game.reveal(piece)
        game.tell(ACCUSATIONS_SHOWN, by)
        game.then(DRAW(by, 1, 0, 0))

    def refuse(self, game: Salem, seat: int, step: int) -> Reason | None:
        return NOT_TWO_ACCUSATIONS if game.is_asked(seat, OFFER_THIRD_CARD) else None


class KeepQuiet(Rule1[Salem]):
    def run(self, game: Salem, by: int, /) -> None:
        pass


DRAW_TWO.means(DrawTwo())
DRAW.means(Draw())
OFFER_SECOND_CARD.means(OfferSecondCard())
DRAW_SECOND_CARD.means(DrawSecondCard())
STOP_DRAWING.means(StopDrawing())
OFFER_THIRD_CARD.means(OfferThirdCard())
SHOW_ACCUSATIONS.means(ShowAccusations())
KEEP_QUIET.means(KeepQuiet())
