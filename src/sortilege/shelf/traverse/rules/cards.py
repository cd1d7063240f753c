"""Drawing cards, keeping, discarding and playing them. TRA-CARD."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sortilege.kernel.native import Offer
from sortilege.kernel.reasons import Reason
from sortilege.kernel.rules import Question1, Rule1, Rule2
from sortilege.kernel.sets import Seat, only
from sortilege.kernel.state import secret
from sortilege.kernel.step_types import StepNumber, StepType1
from sortilege.shelf.traverse.components import (
    AFTER_ROLL,
    AFTER_WALK,
    AT_DRAW,
    BEFORE_ROLL,
    FIRST_DAMAGE,
    HAND_LIMIT,
    Card,
)
from sortilege.shelf.traverse.events import (
    CARDS_DRAWN,
    DAMAGE_AVOIDED,
    DAMAGE_DRAWN,
    SPELL_DISCARDED,
    SPELL_KEPT,
    SPELL_PLAYED,
)
from sortilege.shelf.traverse.rules.conditions import objection_to_playing, offer_spells
from sortilege.shelf.traverse.state import DRAWN, HAND, PILE, Traverse
from sortilege.shelf.traverse.steps import (
    ACT_AFTER_ROLL,
    ACT_AFTER_WALK,
    ACT_BEFORE_ROLL,
    CHOOSE_BUILDING,
    CHOOSE_COIN_TO_LOSE,
    CHOOSE_COIN_TO_TAKE,
    CHOOSE_COINS,
    CHOOSE_DISCARD,
    CHOOSE_FOR_DRAWN,
    CHOOSE_FOR_SIXTH,
    CHOOSE_GUESS,
    CHOOSE_ITEM_TO_RETURN,
    CHOOSE_ITEM_TO_TAKE,
    CHOOSE_PLAYER_TO_EXILE,
    CHOOSE_SPELL_TO_LOSE,
    DEFEND_YOURSELF,
    DISCARD_SPELL,
    DRAW_CARDS,
    KEEP_SPELL,
    LEAVE_ALLEY,
    LIFT_SIGN,
    MISS_NEXT_TURN,
    PLAY_SPELL,
    PUT_AWAY_CARD,
    RESOLVE_CARD,
    RIDE_CART,
    SUFFER_EXILE,
)

WHAT_CARDS_DO: Final[list[StepType1]] = [
    CHOOSE_GUESS, CHOOSE_BUILDING, CHOOSE_ITEM_TO_TAKE, DEFEND_YOURSELF, LEAVE_ALLEY, RIDE_CART,
    CHOOSE_PLAYER_TO_EXILE, CHOOSE_COIN_TO_TAKE, CHOOSE_COINS, LIFT_SIGN,
    SUFFER_EXILE, CHOOSE_ITEM_TO_RETURN, CHOOSE_COIN_TO_LOSE, CHOOSE_SPELL_TO_LOSE, MISS_NEXT_TURN,
]  # fmt: skip
"""By card: the step of the player who plays or suffers it. Nobody plays a Defence on their own turn."""

NOT_IN_HAND = Reason("not-in-hand", "TRA-SETUP-06")
ONLY_THE_DRAWN_CARD = Reason("only-the-drawn-card", "TRA-CARD-03", "TRA-R16")
TURN_IS_OVER = Reason("turn-is-over", "TRA-R15")
ONLY_A_SIXTH_CARD = Reason("only-a-sixth-card", "TRA-CARD-04", "TRA-CARD-05")


class DrawCards(Rule2[Traverse]):
    """Cards owed are drawn together; the player sees them, and they are resolved in the order drawn.
    TRA-CARD-01, TRA-MOVE-08, TRA-R15."""

    def run(self, game: Traverse, by: Seat, number: i64, /) -> None:
        game.tell(CARDS_DRAWN, by, number)
        for _ in range(number):
            piece = game.take_top(PILE)
            game.look(by, piece)
            game.put(piece, DRAWN)
            game.then(RESOLVE_CARD.of(by))


class ResolveCard(Rule1[Traverse]):
    """A Damage card is played at once; a Spell is played at once or kept. TRA-CARD-02, TRA-CARD-03."""

    def run(self, game: Traverse, by: Seat, /) -> None:
        piece = game.take_drawn()
        card = game.face(piece)
        if card >= FIRST_DAMAGE:
            game.show_under_pile(piece)
            game.tell(DAMAGE_DRAWN, by, card)
            game.then(WHAT_CARDS_DO[card].of(by))
        else:
            game.put_in_hand(piece, by)
            game.then(CHOOSE_FOR_SIXTH.of(by) if game.hand_size(by) > HAND_LIMIT else CHOOSE_FOR_DRAWN.of(by))


class PutAwayCard(Rule1[Traverse]):
    """The second of two cards, when the first has ended the turn, is not played: a Spell goes to hand, a
    Damage card under the pile. TRA-R15."""

    def run(self, game: Traverse, by: Seat, /) -> None:
        piece = game.take_drawn()
        card = game.face(piece)
        if card >= FIRST_DAMAGE:
            game.show_under_pile(piece)
            game.tell(DAMAGE_AVOIDED, by, card)
        else:
            game.put_in_hand(piece, by)
            game.tell(SPELL_KEPT, by, secret(card, only(by)))
            if game.hand_size(by) > HAND_LIMIT:
                game.then(CHOOSE_DISCARD.of(by))


class ChooseForDrawn(Question1[Traverse]):
    """Keep the Spell just drawn, the last of the hand, or play it. Asked whatever it is. TRA-D05, TRA-R58."""

    def offer(self, game: Traverse, options: Offer, by: Seat, /) -> None:
        card = game.last_drawn(by)
        options.add(KEEP_SPELL.of(by, card))
        if objection_to_playing(game, by, card, AT_DRAW) is None:
            options.add(PLAY_SPELL.of(by, card))

    def default(self, game: Traverse, by: Seat, /) -> StepNumber:
        return KEEP_SPELL.of(by, game.last_drawn(by))


class KeepSpell(Rule2[Traverse]):
    """The others learn only that a Spell was kept. TRA-CARD-03."""

    def run(self, game: Traverse, by: Seat, card: Card, /) -> None:
        game.tell(SPELL_KEPT, by, secret(card, only(by)))


class ChooseForSixth(Question1[Traverse]):
    """With a sixth Spell one of the six is played or discarded at once. TRA-CARD-05, TRA-D06, TRA-R38."""

    def offer(self, game: Traverse, options: Offer, by: Seat, /) -> None:
        options.add_all(DISCARD_SPELL.each(by, game.faces(HAND + by)))
        offer_spells(game, options, by, AT_DRAW)

    def default(self, game: Traverse, by: Seat, /) -> StepNumber:
        return DISCARD_SPELL.of(by, game.last_drawn(by))


class ChooseDiscard(Question1[Traverse]):
    """After an exile the sixth Spell can only be discarded, or another in its place. TRA-D06, TRA-R15."""

    def offer(self, game: Traverse, options: Offer, by: Seat, /) -> None:
        options.add_all(DISCARD_SPELL.each(by, game.faces(HAND + by)))

    def default(self, game: Traverse, by: Seat, /) -> StepNumber:
        return DISCARD_SPELL.of(by, game.last_drawn(by))


class DiscardSpell(Rule2[Traverse]):
    """Under the pile, face down and unseen. TRA-R37."""

    def run(self, game: Traverse, by: Seat, card: Card, /) -> None:
        game.hide_under_pile(by, card)
        game.tell(SPELL_DISCARDED, by, secret(card, only(by)))

    def refuse(self, game: Traverse, seat: Seat, by: Seat, card: Card, /) -> Reason | None:
        question = game.asked[by]
        if CHOOSE_FOR_SIXTH.matches(question) or CHOOSE_DISCARD.matches(question):
            return NOT_IN_HAND
        return ONLY_A_SIXTH_CARD if game.find(HAND + by, card) >= 0 else None


class PlaySpell(Rule2[Traverse]):
    """The card is shown, goes under the pile and does what it says. TRA-CARD-06, TRA-CARD-11."""

    def run(self, game: Traverse, by: Seat, card: Card, /) -> None:
        game.show_under_pile(game.release(HAND + by, card))
        game.tell(SPELL_PLAYED, by, card)
        game.then(WHAT_CARDS_DO[card].of(by))

    def refuse(self, game: Traverse, seat: Seat, by: Seat, card: Card, /) -> Reason | None:
        if card >= FIRST_DAMAGE:
            return None
        if game.find(HAND + by, card) < 0:
            return NOT_IN_HAND
        question = game.asked[by]
        if ACT_BEFORE_ROLL.matches(question):
            return objection_to_playing(game, by, card, BEFORE_ROLL)
        if ACT_AFTER_ROLL.matches(question):
            return objection_to_playing(game, by, card, AFTER_ROLL)
        if ACT_AFTER_WALK.matches(question):
            return objection_to_playing(game, by, card, AFTER_WALK)
        if CHOOSE_FOR_DRAWN.matches(question) and card != game.last_drawn(by):
            return ONLY_THE_DRAWN_CARD
        if CHOOSE_FOR_DRAWN.matches(question) or CHOOSE_FOR_SIXTH.matches(question):
            return objection_to_playing(game, by, card, AT_DRAW)
        return TURN_IS_OVER if CHOOSE_DISCARD.matches(question) else None


DRAW_CARDS.means(DrawCards())
RESOLVE_CARD.means(ResolveCard())
PUT_AWAY_CARD.means(PutAwayCard())
CHOOSE_FOR_DRAWN.asks(ChooseForDrawn())
KEEP_SPELL.means(KeepSpell())
CHOOSE_FOR_SIXTH.asks(ChooseForSixth())
CHOOSE_DISCARD.asks(ChooseDiscard())
DISCARD_SPELL.means(DiscardSpell())
PLAY_SPELL.means(PlaySpell())
