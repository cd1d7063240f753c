"""Taking cards back from the Magic discard, with Rafistolo and with Sorts. Content C2, C4."""

from __future__ import annotations

from sortilege.kernel.native import Offer
from sortilege.kernel.reasons import Reason
from sortilege.kernel.rules import Rule2, Rule3
from sortilege.kernel.sets import Seat
from sortilege.shelf.ecole.components import EffectNumber, MagicCard
from sortilege.shelf.ecole.events import CARD_RETRIEVED
from sortilege.shelf.ecole.moves.cards import retrievable
from sortilege.shelf.ecole.questions import Choice2
from sortilege.shelf.ecole.state import HAND, MAGIC_DISCARD, Ecole
from sortilege.shelf.ecole.steps import CHOOSE_FROM_DISCARD, RETRIEVE_CARD, TAKE_FROM_DISCARD

NOT_IN_DISCARD = Reason("not-in-discard", "ECO-R14", "ECO-R27")
NOT_FOR_THIS_EFFECT = Reason("not-for-this-effect", "ECO-R14")


class RetrieveCard(Rule2[Ecole]):
    """As long as there is one to take."""

    def run(self, game: Ecole, by: Seat, effect: EffectNumber, /) -> None:
        if retrievable(game, effect):
            game.ask_unless_forced(CHOOSE_FROM_DISCARD.of(by, effect))


class ChooseFromDiscard(Choice2):
    """The discard lies open: which card is taken, everybody sees. DEC-06, ECO-R27."""

    def offer(self, game: Ecole, options: Offer, by: Seat, effect: EffectNumber, /) -> None:
        for card in retrievable(game, effect):
            options.add(TAKE_FROM_DISCARD.of(by, effect, card))


class TakeFromDiscard(Rule3[Ecole]):
    """All know it in that hand. ECO-R45."""

    def run(self, game: Ecole, by: Seat, effect: EffectNumber, card: MagicCard, /) -> None:
        game.move(game.find(MAGIC_DISCARD, card), MAGIC_DISCARD, HAND + by)
        game.tell(CARD_RETRIEVED, by, card)

    def refuse(self, game: Ecole, seat: Seat, by: Seat, effect: EffectNumber, card: MagicCard, /) -> Reason | None:
        if not CHOOSE_FROM_DISCARD.matches(game.asked[seat]):
            return None
        return NOT_IN_DISCARD if game.find(MAGIC_DISCARD, card) < 0 else NOT_FOR_THIS_EFFECT


RETRIEVE_CARD.means(RetrieveCard())
CHOOSE_FROM_DISCARD.asks(ChooseFromDiscard())
TAKE_FROM_DISCARD.means(TakeFromDiscard())
