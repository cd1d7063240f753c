"""Answering a card at any time: Oubliettes, Copius and the cancel token. ECO-REACT.

A chain is a list in the state. Its first item is the effect that was played or used; every later
item answers the one before it. When nobody answers any more it is carried out from its end.
"""

from __future__ import annotations

from sortilege.kernel.native import Offer
from sortilege.kernel.reasons import Reason
from sortilege.kernel.rules import Rule0, Rule1, Rule2
from sortilege.kernel.sets import Seat
from sortilege.shelf.ecole.chain import effect_of, owner_of
from sortilege.shelf.ecole.components import CANCEL, COPIUS, OUBLIETTES, EffectNumber, MagicCard
from sortilege.shelf.ecole.effects import EffectAlone, add_to_chain, effect_with
from sortilege.shelf.ecole.events import CANCEL_TOKEN_USED, EFFECT_CANCELLED, EFFECT_COPIED, REACTION_PLAYED
from sortilege.shelf.ecole.moves.cards import show
from sortilege.shelf.ecole.moves.refusals import NO_WINDOW, refuse_card
from sortilege.shelf.ecole.moves.tokens import use_up
from sortilege.shelf.ecole.questions import Choice3
from sortilege.shelf.ecole.state import CHAIN_CARDS, HAND, MAGIC_DISCARD, MAIL_OF, Ecole
from sortilege.shelf.ecole.steps import (
    ANNOUNCE_EFFECT,
    ANSWER_TOP_ITEM,
    APPLY_CANCEL_TOKEN,
    APPLY_COPIUS,
    APPLY_OUBLIETTES,
    HEAR_ANSWERS,
    OPEN_WINDOW,
    PASS,
    PLAY_REACTION,
    RESOLVE_CHAIN,
    USE_CANCEL_TOKEN,
)

NOT_A_REACTION = Reason("not-a-reaction", "ECO-REACT-01", "ECO-REACT-04")
NO_CANCEL_TOKEN = Reason("no-cancel-token", "ECO-REACT-17", "ECO-MAIL-06")


class OpenWindow(Rule0[Ecole]):
    """Everybody but the owner of the top item is asked who has a card in hand or a token, whatever
    these are: being asked says nothing. ECO-REACT-03, ECO-REACT-04, ECO-REACT-16."""

    def run(self, game: Ecole, /) -> None:
        owner = owner_of(game.chain[-1])
        effect = effect_of(game.chain[-1])
        asked = [
            ANSWER_TOP_ITEM.of(seat, owner, effect)
            for seat in game.opponents(owner)
            if game.holds(HAND + seat) or game.holds(MAIL_OF + seat)
        ]
        if asked:
            game.then(HEAR_ANSWERS.of())
            game.ask_together(asked)
        else:
            game.then(RESOLVE_CHAIN.of())


class AnswerTopItem(Choice3):
    """What a seat really holds is offered to it, and it may always pass. ECO-REACT-17."""

    def offer(self, game: Ecole, options: Offer, by: Seat, of: Seat, effect: EffectNumber, /) -> None:
        options.add(PASS.of(by))
        if game.find(HAND + by, OUBLIETTES) >= 0:
            options.add(PLAY_REACTION.of(by, OUBLIETTES))
        if game.find(HAND + by, COPIUS) >= 0:
            options.add(PLAY_REACTION.of(by, COPIUS))
        if game.find(MAIL_OF + by, CANCEL) >= 0:
            options.add(USE_CANCEL_TOKEN.of(by))


class HearAnswers(Rule0[Ecole]):
    """The first answer clockwise from the owner of the top item is played; the others were never
    given, and nobody learns of them. ECO-REACT-05, ECO-R11."""

    def run(self, game: Ecole, /) -> None:
        heard = PASS.of(owner_of(game.chain[-1]))
        for seat in game.opponents(owner_of(game.chain[-1])):
            answer = game.unseal(seat)
            if answer and PASS.matches(heard):
                heard = answer
        game.then(heard)


class Pass(Rule1[Ecole]):
    """When nobody answers the top item, the chain closes. ECO-REACT-08."""

    def run(self, game: Ecole, by: Seat, /) -> None:
        game.then(RESOLVE_CHAIN.of())


class PlayReaction(Rule2[Ecole]):
    """The answer becomes the top item, and all but its owner decide anew. ECO-REACT-06."""

    def run(self, game: Ecole, by: Seat, card: MagicCard, /) -> None:
        show(game, by, card, CHAIN_CARDS)
        game.tell(REACTION_PLAYED, by, card)
        effect_with(card).announce(game, by)
        game.then(OPEN_WINDOW.of())

    def refuse(self, game: Ecole, seat: Seat, by: Seat, card: MagicCard, /) -> Reason | None:
        if not ANSWER_TOP_ITEM.matches(game.asked[seat]):
            return NO_WINDOW
        return refuse_card(game, seat, card) if card in (OUBLIETTES, COPIUS) else NOT_A_REACTION


class UseCancelToken(Rule1[Ecole]):
    """A token is no card: nobody can answer it, and the chain closes. ECO-REACT-07, ECO-MAIL-06, ECO-R13."""

    def run(self, game: Ecole, by: Seat, /) -> None:
        use_up(game, by, CANCEL)
        game.tell(CANCEL_TOKEN_USED, by)
        add_to_chain(game, APPLY_CANCEL_TOKEN.of(by))
        game.then(RESOLVE_CHAIN.of())

    def refuse(self, game: Ecole, seat: Seat, by: Seat, /) -> Reason | None:
        return NO_CANCEL_TOKEN if ANSWER_TOP_ITEM.matches(game.asked[seat]) else NO_WINDOW


class ResolveChain(Rule0[Ecole]):
    """From the last item played down to the first. Then the cards of the chain, set aside so far, are
    discarded in the order in which they were played. ECO-REACT-08, ECO-REACT-15, ECO-R14."""

    def run(self, game: Ecole, /) -> None:
        if game.chain:
            last = game.chain[-1]
            game.chain = game.chain[:-1]
            game.then(last, RESOLVE_CHAIN.of())
        else:
            game.move_all(CHAIN_CARDS, MAGIC_DISCARD)


def cancel_item_below(game: Ecole) -> int:
    """The item that was answered is taken off the chain and does nothing. ECO-REACT-09, ECO-REACT-14."""
    item = game.chain[-1]
    game.chain = game.chain[:-1]
    game.tell(EFFECT_CANCELLED, owner_of(item), effect_of(item))
    return item


class Oubliettes(EffectAlone):
    """Cancels the item below, for everybody. ECO-REACT-09, ECO-R43."""

    def usable(self, game: Ecole, by: Seat) -> bool:
        return False  # but as an answer

    def run(self, game: Ecole, by: Seat, /) -> None:
        cancel_item_below(game)


class Copius(EffectAlone):
    """Cancels the item below and does instead, for its own player, what that item would have done: a
    Sortilège or a Course afresh, and for another Copius what that one was played on. Of an Oubliettes
    nothing is copied. ECO-REACT-10 to ECO-REACT-13, ECO-R09, ECO-R10."""

    def usable(self, game: Ecole, by: Seat) -> bool:
        return False  # but as an answer

    def run(self, game: Ecole, by: Seat, /) -> None:
        copied = effect_of(cancel_item_below(game))
        if copied == COPIUS:
            game.then(APPLY_COPIUS.of(by))
        elif copied != OUBLIETTES:
            game.tell(EFFECT_COPIED, by, copied)
            game.then(ANNOUNCE_EFFECT.of(by, copied))


class ApplyCancelToken(Rule1[Ecole]):
    """Works like Oubliettes. ECO-MAIL-06."""

    def run(self, game: Ecole, by: Seat, /) -> None:
        cancel_item_below(game)


OPEN_WINDOW.means(OpenWindow())
ANSWER_TOP_ITEM.asks(AnswerTopItem())
HEAR_ANSWERS.means(HearAnswers())
PASS.means(Pass())
PLAY_REACTION.means(PlayReaction())
USE_CANCEL_TOKEN.means(UseCancelToken())
RESOLVE_CHAIN.means(ResolveChain())
Oubliettes(APPLY_OUBLIETTES)
Copius(APPLY_COPIUS)
APPLY_CANCEL_TOKEN.means(ApplyCancelToken())
