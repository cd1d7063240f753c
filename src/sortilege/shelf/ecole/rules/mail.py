"""The 30 Courrier tokens: recovering them, looking at them, using them. ECO-MAIL."""

from __future__ import annotations

from sortilege.kernel.rules import Rule2, Rule3
from sortilege.kernel.state import secret
from sortilege.kernel.vocabulary import Reason, argument
from sortilege.shelf.ecole.components import HOWLER, MAIL_DRAWS, ZYEUTIO
from sortilege.shelf.ecole.events import (
    DRAW_TOKEN_USED,
    HOWLER_RETURNED,
    MAIL_LOOKED_AT,
    TOKEN_RECOVERED,
    TOKEN_SEEN,
    TOKEN_TAKEN,
    TOKENS_LEFT,
)
from sortilege.shelf.ecole.rules.hands import draw
from sortilege.shelf.ecole.rules.questions import Choice3
from sortilege.shelf.ecole.state import MAIL_OF, MAIL_ON, OUT_OF_GAME, RESERVE, Ecole
from sortilege.shelf.ecole.steps import CHOOSE_MOVE, CHOOSE_TOKEN, LEAVE_TOKENS, TAKE_TOKEN, USE_DRAW_TOKEN

OUT_OF_TURN = Reason("draw-token-out-of-turn", "ECO-MAIL-05", "ECO-TURN-03")
NOT_A_DRAW_TOKEN = Reason("not-a-draw-token", "ECO-MAIL-05", "ECO-MAIL-08")
NO_SUCH_TOKEN = Reason("no-such-token", "ECO-MAIL-05")
NOTHING_TO_DRAW = Reason("nothing-to-draw", "ECO-R17", "ECO-R19")


def recover(game: Ecole, by: int, zone: int, tokens: tuple[int, ...]) -> None:
    """Their new owner looks at them all together. Howlers are shown and go back to the reserve, which
    is shuffled once; the others lie face down before their owner, and whoever knew one goes on
    knowing it. ECO-MAIL-02, ECO-MAIL-07, ECO-MAIL-09, ECO-R30, ECO-R31."""
    howlers = 0
    for token in tokens:
        if game.face(token) == HOWLER:
            game.reveal(token)
            game.move(token, zone, RESERVE)
            game.tell(HOWLER_RETURNED, by)
            howlers += 1
        else:
            game.look(by, token)
            game.move(token, zone, MAIL_OF + by)
            game.tell(TOKEN_RECOVERED, by, secret(game.face(token), game.pieces[token] >> 8))
    if howlers:
        game.shuffle_zone(RESERVE)


def look_at_mail(game: Ecole, by: int, slot: int) -> None:
    """Everybody sees which card is looked at, and only the looker what lies there. ECO-INFO-03."""
    game.tell(MAIL_LOOKED_AT, by, slot)
    for place, token in enumerate(game.zones[MAIL_ON + slot], 1):
        game.look(by, token)
        game.tell_only(1 << by, TOKEN_SEEN, slot, place, game.face(token))


def use_up(game: Ecole, by: int, face: int) -> None:
    """A used token is shown and leaves the game. Of several alike its owner uses the one most seats
    have seen. ECO-MAIL-04."""
    chosen = -1
    known = -1
    for token in game.zones[MAIL_OF + by]:
        if game.face(token) == face and (game.pieces[token] >> 8).bit_count() > known:
            chosen = token
            known = (game.pieces[token] >> 8).bit_count()
    game.reveal(chosen)
    game.move(chosen, MAIL_OF + by, OUT_OF_GAME)


class UseDrawToken(Rule2[Ecole]):
    """On their own turn its owner may show it to draw as many cards as it says. ECO-MAIL-05."""

    def run(self, game: Ecole, by: int, token: int, /) -> None:
        use_up(game, by, token)
        game.tell(DRAW_TOKEN_USED, by, token)
        draw(game, by, MAIL_DRAWS[token])
        game.then(CHOOSE_MOVE(by))

    def refuse(self, game: Ecole, seat: int, step: int) -> Reason | None:
        token = argument(step, 1)
        if not game.is_being_asked(seat, CHOOSE_MOVE.code):
            return OUT_OF_TURN
        if game.find(MAIL_OF + seat, token) < 0:
            return NO_SUCH_TOKEN
        return NOTHING_TO_DRAW if MAIL_DRAWS[token] else NOT_A_DRAW_TOKEN


class ChooseToken(Choice3):
    """One token of a card: Zyeutio has seen them and may take none, Balais takes one unseen. DEC-06."""

    def options(self, game: Ecole, by: int, effect: int, slot: int, /) -> list[int]:
        places = list(range(1, len(game.zones[MAIL_ON + slot]) + 1))
        tokens = TAKE_TOKEN.for_each(places, by, slot)
        return [LEAVE_TOKENS(by, slot), *tokens] if effect == ZYEUTIO else tokens


class TakeToken(Rule3[Ecole]):
    """Everybody sees which face-down token it is. ECO-R46."""

    def run(self, game: Ecole, by: int, slot: int, place: int, /) -> None:
        game.tell(TOKEN_TAKEN, by, slot, place)
        recover(game, by, MAIL_ON + slot, (game.zones[MAIL_ON + slot][place - 1],))


class LeaveTokens(Rule2[Ecole]):
    def run(self, game: Ecole, by: int, slot: int, /) -> None:
        game.tell(TOKENS_LEFT, by, slot)


CHOOSE_TOKEN.means(ChooseToken())
TAKE_TOKEN.means(TakeToken())
LEAVE_TOKENS.means(LeaveTokens())
USE_DRAW_TOKEN.means(UseDrawToken())
