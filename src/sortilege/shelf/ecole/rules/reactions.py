"""Answering a card at any time: Oubliettes, Copius and the cancel token. ECO-REACT.

A chain is a list in the state. Its first item is the effect that was played or used; every later
item answers the one before it. When nobody answers any more it is carried out from its end.
"""

from __future__ import annotations

from sortilege.kernel.rules import Rule0, Rule1, Rule2
from sortilege.kernel.vocabulary import Reason, argument
from sortilege.shelf.ecole.components import CANCEL, COPIUS, OUBLIETTES
from sortilege.shelf.ecole.events import CANCEL_TOKEN_USED, EFFECT_CANCELLED, EFFECT_COPIED, REACTION_PLAYED
from sortilege.shelf.ecole.rules.effects import EffectAlone, define
from sortilege.shelf.ecole.rules.hands import refuse_card, show
from sortilege.shelf.ecole.rules.mail import use_up
from sortilege.shelf.ecole.rules.questions import Choice3
from sortilege.shelf.ecole.state import CHAIN_CARDS, HAND, MAGIC_DISCARD, MAIL_OF, Ecole
from sortilege.shelf.ecole.steps import (
    ANNOUNCE_EFFECT,
    ANSWER_TOP_ITEM,
    APPLY,
    APPLY_CANCEL_TOKEN,
    EFFECT_OF,
    HEAR_ANSWERS,
    OPEN_WINDOW,
    PASS,
    PLAY_REACTION,
    RESOLVE_CHAIN,
    USE_CANCEL_TOKEN,
)

NO_WINDOW = Reason("nothing-to-answer", "ECO-REACT-01", "ECO-REACT-02", "ECO-REACT-03", "ECO-R12")
NOT_A_REACTION = Reason("not-a-reaction", "ECO-REACT-01", "ECO-REACT-04")
NO_CANCEL_TOKEN = Reason("no-cancel-token", "ECO-REACT-17", "ECO-MAIL-06")


def owner_of(item: int) -> int:
    """Who played or declared an item of a chain."""
    return argument(item, 0)


def effect_of(item: int) -> int:
    """Which effect an item of a chain is."""
    return EFFECT_OF[item & 255]


class OpenWindow(Rule0[Ecole]):
    """Everybody but the owner of the top item is asked who has a card in hand or a token, whatever
    these are: being asked says nothing. ECO-REACT-03, ECO-REACT-04, ECO-REACT-16."""

    def run(self, game: Ecole, /) -> None:
        owner = owner_of(game.chain[-1])
        effect = effect_of(game.chain[-1])
        asked = [
            ANSWER_TOP_ITEM(seat, owner, effect)
            for seat in game.opponents(owner)
            if game.zones[HAND + seat] or game.zones[MAIL_OF + seat]
        ]
        if asked:
            game.then(HEAR_ANSWERS())
            game.ask_together(asked)
        else:
            game.then(RESOLVE_CHAIN())


class AnswerTopItem(Choice3):
    """What a seat really holds is offered to it, and it may always pass. ECO-REACT-17."""

    def options(self, game: Ecole, by: int, of: int, effect: int, /) -> list[int]:
        answers = [PASS(by)]
        if game.find(HAND + by, OUBLIETTES) >= 0:
            answers.append(PLAY_REACTION(by, OUBLIETTES))
        if game.find(HAND + by, COPIUS) >= 0:
            answers.append(PLAY_REACTION(by, COPIUS))
        if game.find(MAIL_OF + by, CANCEL) >= 0:
            answers.append(USE_CANCEL_TOKEN(by))
        return answers


class HearAnswers(Rule0[Ecole]):
    """The first answer clockwise from the owner of the top item is played; the others were never
    given, and nobody learns of them. ECO-REACT-05, ECO-R11."""

    def run(self, game: Ecole, /) -> None:
        heard = PASS(owner_of(game.chain[-1]))
        for seat in game.opponents(owner_of(game.chain[-1])):
            answer = game.unseal(seat)
            if answer and heard & 255 == PASS.code:
                heard = answer
        game.then(heard)


class Pass(Rule1[Ecole]):
    """When nobody answers the top item, the chain closes. ECO-REACT-08."""

    def run(self, game: Ecole, by: int, /) -> None:
        game.then(RESOLVE_CHAIN())


class PlayReaction(Rule2[Ecole]):
    """The answer becomes the top item, and all but its owner decide anew. ECO-REACT-06."""

    def run(self, game: Ecole, by: int, card: int, /) -> None:
        show(game, by, card, CHAIN_CARDS)
        game.tell(REACTION_PLAYED, by, card)
        game.chain += (APPLY[card](by),)
        game.then(OPEN_WINDOW())

    def refuse(self, game: Ecole, seat: int, step: int) -> Reason | None:
        if not game.is_being_asked(seat, ANSWER_TOP_ITEM.code):
            return NO_WINDOW
        card = argument(step, 1)
        return refuse_card(game, seat, card) if card in (OUBLIETTES, COPIUS) else NOT_A_REACTION


class UseCancelToken(Rule1[Ecole]):
    """A token is no card: nobody can answer it, and the chain closes. ECO-REACT-07, ECO-MAIL-06, ECO-R13."""

    def run(self, game: Ecole, by: int, /) -> None:
        use_up(game, by, CANCEL)
        game.tell(CANCEL_TOKEN_USED, by)
        game.chain += (APPLY_CANCEL_TOKEN(by),)
        game.then(RESOLVE_CHAIN())

    def refuse(self, game: Ecole, seat: int, step: int) -> Reason | None:
        return NO_CANCEL_TOKEN if game.is_being_asked(seat, ANSWER_TOP_ITEM.code) else NO_WINDOW


class ResolveChain(Rule0[Ecole]):
    """From the last item played down to the first. Then the cards of the chain, set aside so far, are
    discarded in the order in which they were played. ECO-REACT-08, ECO-REACT-15, ECO-R14."""

    def run(self, game: Ecole, /) -> None:
        if game.chain:
            last = game.chain[-1]
            game.chain = game.chain[:-1]
            game.then(last, RESOLVE_CHAIN())
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

    def usable(self, game: Ecole, by: int) -> bool:
        return False  # but as an answer

    def run(self, game: Ecole, by: int, /) -> None:
        cancel_item_below(game)


class Copius(EffectAlone):
    """Cancels the item below and does instead, for its own player, what that item would have done: a
    Sortilège or a Course afresh, and for another Copius what that one was played on. Of an Oubliettes
    nothing is copied. ECO-REACT-10 to ECO-REACT-13, ECO-R09, ECO-R10."""

    def usable(self, game: Ecole, by: int) -> bool:
        return False  # but as an answer

    def run(self, game: Ecole, by: int, /) -> None:
        copied = effect_of(cancel_item_below(game))
        if copied == COPIUS:
            game.then(APPLY[COPIUS](by))
        elif copied != OUBLIETTES:
            game.tell(EFFECT_COPIED, by, copied)
            game.then(ANNOUNCE_EFFECT(by, copied))


class ApplyCancelToken(Rule1[Ecole]):
    """Works like Oubliettes. ECO-MAIL-06."""

    def run(self, game: Ecole, by: int, /) -> None:
        cancel_item_below(game)


OPEN_WINDOW.means(OpenWindow())
ANSWER_TOP_ITEM.means(AnswerTopItem())
HEAR_ANSWERS.means(HearAnswers())
PASS.means(Pass())
PLAY_REACTION.means(PlayReaction())
USE_CANCEL_TOKEN.means(UseCancelToken())
RESOLVE_CHAIN.means(ResolveChain())
define(OUBLIETTES, Oubliettes())
define(COPIUS, Copius())
APPLY_CANCEL_TOKEN.means(ApplyCancelToken())
