"""Drawing cards, keeping, discarding and playing them. TRA-CARD."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.rules import Question1, Rule1, Rule2
from sortilege.kernel.state import secret
from sortilege.kernel.vocabulary import Reason, Verb, argument
from sortilege.shelf.traverse.components import (
    AFTER_ROLL,
    AFTER_WALK,
    AT_DRAW,
    BEFORE_ROLL,
    FIRST_DAMAGE,
    HAND_LIMIT,
)
from sortilege.shelf.traverse.events import (
    CARDS_DRAWN,
    DAMAGE_AVOIDED,
    DAMAGE_DRAWN,
    SPELL_DISCARDED,
    SPELL_KEPT,
    SPELL_PLAYED,
)
from sortilege.shelf.traverse.rules.conditions import objection_to_playing, playable_spells
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

WHAT_CARDS_DO: Final[list[Verb]] = [
    CHOOSE_GUESS, CHOOSE_BUILDING, CHOOSE_ITEM_TO_TAKE, PLAY_SPELL, LEAVE_ALLEY, RIDE_CART, CHOOSE_PLAYER_TO_EXILE,
    CHOOSE_COIN_TO_TAKE, CHOOSE_COINS, LIFT_SIGN,
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

    def run(self, game: Traverse, by: int, number: int, /) -> None:
        game.tell(CARDS_DRAWN, by, number)
        for _ in range(number):
            piece = game.take_top(PILE)
            game.look(by, piece)
            game.put(piece, DRAWN)
            game.then(RESOLVE_CARD(by))


class ResolveCard(Rule1[Traverse]):
    """A Damage card is played at once; a Spell is played at once or kept. TRA-CARD-02, TRA-CARD-03."""

    def run(self, game: Traverse, by: int, /) -> None:
        piece = game.take_drawn()
        card = game.face(piece)
        if card >= FIRST_DAMAGE:
            game.show_under_pile(piece)
            game.tell(DAMAGE_DRAWN, by, card)
            game.then(WHAT_CARDS_DO[card](by))
        else:
            game.put_in_hand(piece, by)
            game.then(CHOOSE_FOR_SIXTH(by) if game.hand_size(by) > HAND_LIMIT else CHOOSE_FOR_DRAWN(by))


class PutAwayCard(Rule1[Traverse]):
    """The second of two cards, when the first has ended the turn, is not played: a Spell goes to hand, a
    Damage card under the pile. TRA-R15."""

    def run(self, game: Traverse, by: int, /) -> None:
        piece = game.take_drawn()
        card = game.face(piece)
        if card >= FIRST_DAMAGE:
            game.show_under_pile(piece)
            game.tell(DAMAGE_AVOIDED, by, card)
        else:
            game.put_in_hand(piece, by)
            game.tell(SPELL_KEPT, by, secret(card, 1 << by))
            if game.hand_size(by) > HAND_LIMIT:
                game.then(CHOOSE_DISCARD(by))


class ChooseForDrawn(Question1[Traverse]):
    """Keep the Spell just drawn, the last of the hand, or play it. Asked whatever it is. TRA-D05, TRA-R58."""

    def options(self, game: Traverse, by: int, /) -> list[int]:
        card = drawn_card(game, by)
        found = [KEEP_SPELL(by, card)]
        if objection_to_playing(game, by, card, AT_DRAW) is None:
            found.append(PLAY_SPELL(by, card))
        return found

    def default(self, game: Traverse, step: int) -> int:
        return KEEP_SPELL(argument(step, 0), drawn_card(game, argument(step, 0)))


class KeepSpell(Rule2[Traverse]):
    """The others learn only that a Spell was kept. TRA-CARD-03."""

    def run(self, game: Traverse, by: int, card: int, /) -> None:
        game.tell(SPELL_KEPT, by, secret(card, 1 << by))


class ChooseForSixth(Question1[Traverse]):
    """With a sixth Spell one of the six is played or discarded at once. TRA-CARD-05, TRA-D06, TRA-R38."""

    def options(self, game: Traverse, by: int, /) -> list[int]:
        return [*DISCARD_SPELL.for_each(game.faces(HAND + by), by), *playable_spells(game, by, AT_DRAW)]

    def default(self, game: Traverse, step: int) -> int:
        return DISCARD_SPELL(argument(step, 0), drawn_card(game, argument(step, 0)))


class ChooseDiscard(Question1[Traverse]):
    """After an exile the sixth Spell can only be discarded, or another in its place. TRA-D06, TRA-R15."""

    def options(self, game: Traverse, by: int, /) -> list[int]:
        return DISCARD_SPELL.for_each(game.faces(HAND + by), by)

    def default(self, game: Traverse, step: int) -> int:
        return DISCARD_SPELL(argument(step, 0), drawn_card(game, argument(step, 0)))


class DiscardSpell(Rule2[Traverse]):
    """Under the pile, face down and unseen. TRA-R37."""

    def run(self, game: Traverse, by: int, card: int, /) -> None:
        game.hide_under_pile(by, card)
        game.tell(SPELL_DISCARDED, by, secret(card, 1 << by))

    def refuse(self, game: Traverse, seat: int, step: int) -> Reason | None:
        if argument(step, 0) != seat:
            return None
        if game.asked[seat] in (CHOOSE_FOR_SIXTH(seat), CHOOSE_DISCARD(seat)):
            return NOT_IN_HAND
        return ONLY_A_SIXTH_CARD if game.find(HAND + seat, argument(step, 1)) >= 0 else None


class PlaySpell(Rule2[Traverse]):
    """The card is shown, goes under the pile and does what it says. TRA-CARD-06, TRA-CARD-11."""

    def run(self, game: Traverse, by: int, card: int, /) -> None:
        game.show_under_pile(game.release(HAND + by, card))
        game.tell(SPELL_PLAYED, by, card)
        game.then(WHAT_CARDS_DO[card](by))

    def refuse(self, game: Traverse, seat: int, step: int) -> Reason | None:
        card = argument(step, 1)
        if argument(step, 0) != seat or card >= FIRST_DAMAGE:
            return None
        if game.find(HAND + seat, card) < 0:
            return NOT_IN_HAND
        question = game.asked[seat]
        if question == ACT_BEFORE_ROLL(seat):
            return objection_to_playing(game, seat, card, BEFORE_ROLL)
        if question == ACT_AFTER_ROLL(seat):
            return objection_to_playing(game, seat, card, AFTER_ROLL)
        if question == ACT_AFTER_WALK(seat):
            return objection_to_playing(game, seat, card, AFTER_WALK)
        if question == CHOOSE_FOR_DRAWN(seat) and card != drawn_card(game, seat):
            return ONLY_THE_DRAWN_CARD
        if question in (CHOOSE_FOR_DRAWN(seat), CHOOSE_FOR_SIXTH(seat)):
            return objection_to_playing(game, seat, card, AT_DRAW)
        return TURN_IS_OVER if question == CHOOSE_DISCARD(seat) else None


def drawn_card(game: Traverse, by: int) -> int:
    """The Spell that came to a hand last."""
    return game.face(game.zones[HAND + by][-1])


DRAW_CARDS.means(DrawCards())
RESOLVE_CARD.means(ResolveCard())
PUT_AWAY_CARD.means(PutAwayCard())
CHOOSE_FOR_DRAWN.means(ChooseForDrawn())
KEEP_SPELL.means(KeepSpell())
CHOOSE_FOR_SIXTH.means(ChooseForSixth())
CHOOSE_DISCARD.means(ChooseDiscard())
DISCARD_SPELL.means(DiscardSpell())
PLAY_SPELL.means(PlaySpell())
