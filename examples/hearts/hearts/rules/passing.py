"""Passing: everybody puts three cards aside, nobody waiting for another, then all are handed over at once."""

from __future__ import annotations

from hearts.components import IN_THE_PACK, SEATS, TO_PASS, Card
from hearts.events import CARDS_PASSED
from hearts.state import Hearts
from hearts.steps import CHOOSE_PASS, HAND_OVER, OPEN_PLAY, PASS_CARD
from sortilege.kernel.native import Offer, i64
from sortilege.kernel.reasons import Reason
from sortilege.kernel.rules import RANDOM_STEP, Question1, Rule0, Rule2
from sortilege.kernel.sets import Seat, beyond_least, has, least, members, minus, only, plus, size
from sortilege.kernel.state import secret

NOT_IN_HAND = Reason("not-in-hand", "HEA-PAS-01")


class ChoosePass(Question1[Hearts]):
    """HEA-PAS-01"""

    def offer(self, game: Hearts, options: Offer, by: Seat, /) -> None:
        left = game.hands[by]
        while left:
            options.add(PASS_CARD.of(by, least(left)))
            left = beyond_least(left)

    def default(self, game: Hearts, by: Seat, /) -> i64:
        return RANDOM_STEP


class PassCard(Rule2[Hearts]):
    def run(self, game: Hearts, by: Seat, card: Card, /) -> None:
        game.hands[by] = minus(game.hands[by], card)
        game.passed[by] = plus(game.passed[by], card)
        if size(game.passed[by]) < TO_PASS:
            game.then(CHOOSE_PASS.of(by))

    def refuse(self, game: Hearts, seat: Seat, by: Seat, card: Card, /) -> Reason | None:
        return NOT_IN_HAND if card >= IN_THE_PACK or not has(game.hands[by], card) else None


class HandOver(Rule0[Hearts]):
    """HEA-PAS-02 HEA-PAS-03"""

    def run(self, game: Hearts, /) -> None:
        for seat in range(SEATS):
            to = game.receiver(seat)
            game.hands[to] |= game.passed[seat]
            if not game.deaf:
                both = only(seat) | only(to)
                first, second, third = members(game.passed[seat])
                game.tell(CARDS_PASSED, seat, to, secret(first, both), secret(second, both), secret(third, both))
        game.shown += 1
        game.then(OPEN_PLAY.of())


CHOOSE_PASS.asks(ChoosePass())
PASS_CARD.means(PassCard())
HAND_OVER.means(HandOver())
