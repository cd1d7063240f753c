"""Taking cards back from the Magic discard, with Rafistolo and with Sorts. Content C2, C4."""

from __future__ import annotations

from sortilege.kernel.rules import Rule2, Rule3
from sortilege.kernel.vocabulary import Reason, argument
from sortilege.shelf.ecole.components import FIRST_BONUS, RAFISTOLO
from sortilege.shelf.ecole.events import CARD_RETRIEVED
from sortilege.shelf.ecole.rules.questions import Choice2
from sortilege.shelf.ecole.state import HAND, MAGIC_DISCARD, Ecole
from sortilege.shelf.ecole.steps import CHOOSE_FROM_DISCARD, RETRIEVE_CARD, TAKE_FROM_DISCARD

NOT_IN_DISCARD = Reason("not-in-discard", "ECO-R14", "ECO-R27")
NOT_FOR_THIS_EFFECT = Reason("not-for-this-effect", "ECO-R14")


def retrievable(game: Ecole, effect: int) -> list[int]:
    """Rafistolo takes anything but a Rafistolo, Sorts any Sortilège; the cards of the chain being
    carried out are not in the discard yet. ECO-R14."""
    cards = game.faces(MAGIC_DISCARD)
    if effect == RAFISTOLO:
        return [card for card in cards if card != RAFISTOLO]
    return [card for card in cards if card < FIRST_BONUS]


class RetrieveCard(Rule2[Ecole]):
    """As long as there is one to take."""

    def run(self, game: Ecole, by: int, effect: int, /) -> None:
        if retrievable(game, effect):
            game.ask_unless_forced(CHOOSE_FROM_DISCARD(by, effect))


class ChooseFromDiscard(Choice2):
    """The discard lies open: which card is taken, everybody sees. DEC-06, ECO-R27."""

    def options(self, game: Ecole, by: int, effect: int, /) -> list[int]:
        return TAKE_FROM_DISCARD.for_each(retrievable(game, effect), by, effect)


class TakeFromDiscard(Rule3[Ecole]):
    """All know it in that hand. ECO-R45."""

    def run(self, game: Ecole, by: int, effect: int, card: int, /) -> None:
        game.move(game.find(MAGIC_DISCARD, card), MAGIC_DISCARD, HAND + by)
        game.tell(CARD_RETRIEVED, by, card)

    def refuse(self, game: Ecole, seat: int, step: int) -> Reason | None:
        if not game.is_being_asked(seat, CHOOSE_FROM_DISCARD.code):
            return None
        return NOT_IN_DISCARD if game.find(MAGIC_DISCARD, argument(step, 2)) < 0 else NOT_FOR_THIS_EFFECT


RETRIEVE_CARD.means(RetrieveCard())
CHOOSE_FROM_DISCARD.means(ChooseFromDiscard())
TAKE_FROM_DISCARD.means(TakeFromDiscard())
