"""The 30 Courrier tokens: taking them and using them. ECO-MAIL."""

from __future__ import annotations

from mypy_extensions import i64

from sortilege.kernel.native import Offer
from sortilege.kernel.reasons import Reason
from sortilege.kernel.rules import Rule2, Rule3
from sortilege.kernel.sets import Seat
from sortilege.shelf.ecole.components import MAIL_DRAWS, ZYEUTIO, EffectNumber, Slot, Token
from sortilege.shelf.ecole.events import DRAW_TOKEN_USED, TOKEN_TAKEN, TOKENS_LEFT
from sortilege.shelf.ecole.moves.cards import draw
from sortilege.shelf.ecole.moves.refusals import NOTHING_TO_DRAW
from sortilege.shelf.ecole.moves.tokens import recover, use_up
from sortilege.shelf.ecole.questions import Choice3
from sortilege.shelf.ecole.state import MAIL_OF, MAIL_ON, Ecole
from sortilege.shelf.ecole.steps import CHOOSE_MOVE, CHOOSE_TOKEN, LEAVE_TOKENS, TAKE_TOKEN, USE_DRAW_TOKEN

OUT_OF_TURN = Reason("draw-token-out-of-turn", "ECO-MAIL-05", "ECO-TURN-03")
NOT_A_DRAW_TOKEN = Reason("not-a-draw-token", "ECO-MAIL-05", "ECO-MAIL-08")
NO_SUCH_TOKEN = Reason("no-such-token", "ECO-MAIL-05")


class UseDrawToken(Rule2[Ecole]):
    """On their own turn its owner may show it to draw as many cards as it says. ECO-MAIL-05."""

    def run(self, game: Ecole, by: Seat, token: Token, /) -> None:
        use_up(game, by, token)
        game.tell(DRAW_TOKEN_USED, by, token)
        draw(game, by, MAIL_DRAWS[token])
        game.then(CHOOSE_MOVE.of(by))

    def refuse(self, game: Ecole, seat: Seat, by: Seat, token: Token, /) -> Reason | None:
        if not CHOOSE_MOVE.matches(game.asked[seat]):
            return OUT_OF_TURN
        if game.find(MAIL_OF + seat, token) < 0:
            return NO_SUCH_TOKEN
        return NOTHING_TO_DRAW if MAIL_DRAWS[token] else NOT_A_DRAW_TOKEN


class ChooseToken(Choice3):
    """One token of a card: Zyeutio has seen them and may take none, Balais takes one unseen. DEC-06."""

    def offer(self, game: Ecole, options: Offer, by: Seat, effect: EffectNumber, slot: Slot, /) -> None:
        if effect == ZYEUTIO:
            options.add(LEAVE_TOKENS.of(by, slot))
        for place in range(1, len(game.zones[MAIL_ON + slot]) + 1):
            options.add(TAKE_TOKEN.of(by, slot, place))


class TakeToken(Rule3[Ecole]):
    """Everybody sees which face-down token it is. ECO-R46."""

    def run(self, game: Ecole, by: Seat, slot: Slot, place: i64, /) -> None:
        game.tell(TOKEN_TAKEN, by, slot, place)
        recover(game, by, MAIL_ON + slot, game.zones[MAIL_ON + slot][place - 1])


class LeaveTokens(Rule2[Ecole]):
    def run(self, game: Ecole, by: Seat, slot: Slot, /) -> None:
        game.tell(TOKENS_LEFT, by, slot)


CHOOSE_TOKEN.asks(ChooseToken())
TAKE_TOKEN.means(TakeToken())
LEAVE_TOKENS.means(LeaveTokens())
USE_DRAW_TOKEN.means(UseDrawToken())
