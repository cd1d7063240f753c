"""Tricks: who leads, what may be played, who takes them."""

from __future__ import annotations

from hearts.components import (
    ALL_BUT_HEARTS,
    ALL_HEARTS,
    HEARTS,
    IN_A_HAND,
    IN_THE_PACK,
    NO_CARD,
    NO_CARDS,
    PENALTIES,
    SEATS,
    TWO_OF_CLUBS,
    Card,
    Cards,
    of_suit,
    points_in,
    suit_of,
)
from hearts.events import CARD_PLAYED, HEARTS_BROKEN, TRICK_TAKEN
from hearts.rules.scoring import score
from hearts.state import Hearts
from hearts.steps import CHOOSE_CARD, OPEN_PLAY, PLAY_CARD, TAKE_TRICK
from sortilege.kernel.native import Offer, i64
from sortilege.kernel.reasons import Reason
from sortilege.kernel.rules import Question1, Rule0, Rule1, Rule2
from sortilege.kernel.sets import Seat, beyond_least, has, least, minus, only, plus
from sortilege.kernel.step_types import StepNumber

NOT_HELD = Reason("not-held", "HEA-TRK-01")
MUST_FOLLOW = Reason("must-follow", "HEA-TRK-02")
NO_POINTS_YET = Reason("no-points-yet", "HEA-TRK-04")
NOT_BROKEN = Reason("not-broken", "HEA-TRK-05", "HEA-TRK-06")


def playable(game: Hearts, by: Seat) -> Cards:
    """The cards of a hand that may be played now."""
    hand = game.hands[by]
    led = game.led()
    if led == NO_CARD:
        others = hand & ~ALL_HEARTS
        return hand if others == NO_CARDS or game.hearts_broken() else others
    following = hand & of_suit(suit_of(led))
    if following:
        return following
    harmless = hand & ~PENALTIES
    return harmless if game.tricks == 0 and harmless else hand


class OpenPlay(Rule0[Hearts]):
    """The two of clubs is led, whoever has it. HEA-TRK-03"""

    def run(self, game: Hearts, /) -> None:
        for seat in range(SEATS):
            if has(game.hands[seat], TWO_OF_CLUBS):
                game.leader = seat
        game.then(PLAY_CARD.of(game.leader, TWO_OF_CLUBS))


class ChooseCard(Question1[Hearts]):
    """The last card of each hand is played unasked: everybody can see that there is no choice. HEA-TRK-08"""

    def put(self, game: Hearts, question: StepNumber) -> None:
        if game.tricks == IN_A_HAND - 1:
            by = CHOOSE_CARD.read(question)
            game.then(PLAY_CARD.of(by, least(game.hands[by])))
        else:
            game.ask(question)

    def offer(self, game: Hearts, options: Offer, by: Seat, /) -> None:
        left = playable(game, by)
        while left:
            options.add(PLAY_CARD.of(by, least(left)))
            left = beyond_least(left)

    def default(self, game: Hearts, by: Seat, /) -> StepNumber:
        return PLAY_CARD.of(by, least(playable(game, by)))


class PlayCard(Rule2[Hearts]):
    def run(self, game: Hearts, by: Seat, card: Card, /) -> None:
        broken = game.hearts_broken()
        if not broken:
            note_voids_of_a_lead(game, by, card)
        led = game.led()
        if led != NO_CARD and suit_of(card) != suit_of(led):
            game.voids[by] = plus(game.voids[by], suit_of(led))
        game.hands[by] = minus(game.hands[by], card)
        game.trick[by] = card
        game.played = plus(game.played, card)
        game.tell(CARD_PLAYED, by, card)
        if not broken and has(PENALTIES, card):
            game.tell(HEARTS_BROKEN, by)
        following = (by + 1) % SEATS
        if following == game.leader:
            game.then(TAKE_TRICK.of(winner(game)))
        else:
            game.then(CHOOSE_CARD.of(following))

    def refuse(self, game: Hearts, seat: Seat, by: Seat, card: Card, /) -> Reason | None:
        hand = game.hands[by]
        if card >= IN_THE_PACK or not has(hand, card):
            return NOT_HELD
        led = game.led()
        if led == NO_CARD:
            return NOT_BROKEN
        return MUST_FOLLOW if hand & of_suit(suit_of(led)) else NO_POINTS_YET


def note_voids_of_a_lead(game: Hearts, by: Seat, card: Card) -> None:
    """Whoever leads a heart before hearts are broken has nothing else. HEA-TRK-06"""
    if game.led() == NO_CARD and suit_of(card) == HEARTS:
        game.voids[by] |= ALL_BUT_HEARTS


def winner(game: Hearts) -> Seat:
    """Who has played the highest card of the suit that was led. HEA-TRK-07"""
    best = game.led()
    suit = suit_of(best)
    found = game.leader
    for seat in range(SEATS):
        card = game.trick[seat]
        if card > best and suit_of(card) == suit:
            best = card
            found = seat
    return found


class TakeTrick(Rule1[Hearts]):
    """HEA-TRK-07"""

    def run(self, game: Hearts, by: Seat, /) -> None:
        cards: i64 = NO_CARDS
        for seat in range(SEATS):
            cards |= only(game.trick[seat])
            game.trick[seat] = NO_CARD
        game.taken[by] |= cards
        game.leader = by
        game.tricks += 1
        if not game.deaf:
            game.tell(TRICK_TAKEN, by, points_in(cards))
        if game.tricks == IN_A_HAND:
            score(game)
        else:
            game.then(CHOOSE_CARD.of(by))


OPEN_PLAY.means(OpenPlay())
CHOOSE_CARD.asks(ChooseCard())
PLAY_CARD.means(PlayCard())
TAKE_TRICK.means(TakeTrick())
