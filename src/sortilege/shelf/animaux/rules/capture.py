"""Captures that are paid for: what may be paid, and how it is asked. ANI-M2-CAP, ANI-M3-CAP.

A payment is settled in the order in which people think of it: how many jokers, which colours are
spared if there is a choice, and, in a team, who gives how many of each colour. Wherever only one
answer is possible it is given unasked, so most captures ask one question or none.
"""

from __future__ import annotations

from typing import Final

from sortilege.kernel.rules import Question3, Rule1, Rule2, Rule3, Rule4
from sortilege.kernel.vocabulary import NONE, Reason, argument
from sortilege.shelf.animaux.components import BEASTS_TO_FIND, FIRST_BEAST, MULTI, REDUCIO
from sortilege.shelf.animaux.events import BEAST_CAPTURED, SPELL_PLAYED, TOKENS_PAID
from sortilege.shelf.animaux.rules.choices import OpenChoice1
from sortilege.shelf.animaux.rules.endings import end_together, end_with_most_beasts
from sortilege.shelf.animaux.rules.event_cards import refuse_during_event
from sortilege.shelf.animaux.rules.movement import refuse_before_arrival
from sortilege.shelf.animaux.rules.piles import refill, renew_pile
from sortilege.shelf.animaux.state import CONFIRME, SPELLS_IN_A_TURN, Animaux
from sortilege.shelf.animaux.steps import (
    AFTER_MOVE,
    BEFORE_ROLL,
    CAPTURE_BEAST,
    CAPTURE_TOGETHER,
    CHOOSE_ACTION,
    CHOOSE_PAYMENT,
    CHOOSE_SPARED,
    NEXT_ACTION,
    PAY,
    SETTLE_TOKENS,
    SPARE,
    SPARE_COLOURS,
    TAKE_BEAST,
)
from sortilege.shelf.animaux.zones import HAND, HELD, RESERVE, SET_ASIDE, SPELL_DISCARD

BEASTS_TO_WIN: Final = 2

NO_BEAST: Final = Reason("no-beast-here", "ANI-M2-CAP-02", "ANI-M3-CAP-05")
TOO_DEAR: Final = Reason("cannot-pay", "ANI-M2-CAP-01", "ANI-M3-CAP-01", "ANI-R17")
NOT_PRESENT: Final = Reason("team-cannot-pay", "ANI-M3-CAP-01", "ANI-M3-CAP-03")
NO_ACTION_TO_CAPTURE: Final = Reason("capture-needs-action", "FS-CLAIRON")
NO_REDUCIO: Final = Reason("not-enough-reducio", "SP-REDUCIO", "ANI-M2-SPELL-02", "ANI-R20")
NOT_EXACT: Final = Reason("payment-not-exact", "ANI-M2-CAP-06", "ANI-M3-CAP-08", "ANI-R17")


# Declaring a capture


def captures(game: Animaux, by: int) -> list[int]:
    """A player's captures in apprenti: for the beast on their place, with 0 or more Reducio."""
    beast = game.beast_on(game.pawns[by])
    if beast == NONE:
        return []
    return [
        CAPTURE_BEAST(by, reducio)
        for reducio in range(playable_reducio(game, by) + 1)
        if game.can_pay([by], game.cost(beast, reducio))
    ]


def playable_reducio(game: Animaux, by: int) -> int:
    """Reducio counts towards the three spells of a turn. The cheapest beast costs 4 tokens, so a payment
    never falls below one. SP-REDUCIO, ANI-R20."""
    return min(game.count(HAND + by, REDUCIO), SPELLS_IN_A_TURN - game.spells_played)


class CaptureBeast(Rule2[Animaux]):
    """Declared with the number of Reducio played along with it. ANI-M2-CAP-01 to ANI-M2-CAP-04, ANI-R61."""

    def run(self, game: Animaux, by: int, reducio: int, /) -> None:
        for _ in range(reducio):
            card = game.release(HAND + by, REDUCIO)
            game.reveal(card)
            game.put(card, SPELL_DISCARD)
            game.spells_played += 1
            game.tell(SPELL_PLAYED, by, REDUCIO)
        game.due = game.cost(game.beast_on(game.pawns[by]), reducio)
        game.then_all([*paying(by), game.window_of(by)])

    def refuse(self, game: Animaux, seat: int, step: int) -> Reason | None:
        if game.asked[seat] not in (BEFORE_ROLL(seat), AFTER_MOVE(seat)):
            return refuse_before_arrival(game, seat)
        if game.beast_on(game.pawns[seat]) == NONE:
            return NO_BEAST
        return TOO_DEAR if argument(step, 1) <= playable_reducio(game, seat) else NO_REDUCIO


class CaptureTogether(Rule1[Animaux]):
    """The active player pays with the tokens of all pawns on the place. ANI-M3-CAP-01 to ANI-M3-CAP-06."""

    def run(self, game: Animaux, by: int, /) -> None:
        game.actions -= game.capture_cost()
        game.due = game.cost(game.beast_on(game.pawns[by]), game.team_discount(game.payers(by)))
        game.then_all([*paying(by), NEXT_ACTION(by)])

    def refuse(self, game: Animaux, seat: int, step: int) -> Reason | None:
        if game.asked[seat] != CHOOSE_ACTION(seat):
            return refuse_during_event(game)
        if game.beast_on(game.pawns[seat]) == NONE:
            return NO_BEAST
        return NO_ACTION_TO_CAPTURE if game.actions < game.capture_cost() else NOT_PRESENT


# Paying


def paying(by: int) -> list[int]:
    """How a payment is settled and the beast taken."""
    return [
        SETTLE_TOKENS(by, MULTI, 0),
        SPARE_COLOURS(by),
        *[SETTLE_TOKENS(by, colour, 0) for colour in range(MULTI)],
        TAKE_BEAST(by),
    ]


class SettleTokens(Rule3[Animaux]):
    """Tokens of one kind, payer by payer from the one at that place in the row: pays what is certain, and
    asks where there is a choice. ANI-M2-CAP-06, ANI-M3-CAP-06."""

    def run(self, game: Animaux, by: int, token: int, at: int, /) -> None:
        payers = game.payers(by)
        for place in range(at, len(payers)):
            least = least_payment(game, payers, payers[place], token)
            if least < most_payment(game, payers[place], token):
                game.then(CHOOSE_PAYMENT(by, payers[place], token), SETTLE_TOKENS(by, token, place + 1))
                return
            pay(game, payers[place], token, least)


class SpareColours(Rule1[Animaux]):
    """Once the jokers are paid: as long as the colours could pay more than is due, one of them is spared.
    ANI-R17."""

    def run(self, game: Animaux, by: int, /) -> None:
        payers = game.payers(by)
        worth = [min(game.due[token], sum([game.held(seat, token) for seat in payers])) for token in range(MULTI)]
        game.due = (*worth, game.due[MULTI])
        if sum(worth) > game.due[MULTI]:
            game.then(CHOOSE_SPARED(by), SPARE_COLOURS(by))


def most_payment(game: Animaux, payer: int, token: int) -> int:
    """`due` ends with the number of tokens in all, which is the limit for jokers."""
    return min(game.held(payer, token), game.due[token])


def least_payment(game: Animaux, payers: list[int], payer: int, token: int) -> int:
    """What is left to pay when everything that is settled later pays as much as it may."""
    later = 0
    for other in payers:
        if other > payer:
            later += game.held(other, token)
    if token != MULTI:
        return max(0, game.due[token] - later)
    for colour in range(MULTI):
        later += min(game.due[colour], sum([game.held(seat, colour) for seat in payers]))
    return max(0, game.due[MULTI] - later)


def pay(game: Animaux, payer: int, token: int, count: int) -> None:
    """Spent tokens return to the supply, or wait for the next pile. ANI-M2-CAP-05, ANI-M3-CAP-07."""
    if count == 0:
        return
    for _ in range(count):
        game.hand_over(token, HELD + payer, RESERVE)
    due = list(game.due)
    due[MULTI] -= count
    if token != MULTI:
        due[token] -= count
    game.due = tuple(due)
    game.tell(TOKENS_PAID, payer, token, count)


class ChoosePayment(Question3[Animaux]):
    """How many tokens of one kind a payer gives. ANI-M2-CAP-06, ANI-M3-CAP-06."""

    def options(self, game: Animaux, by: int, of: int, token: int, /) -> list[int]:
        least = least_payment(game, game.payers(by), of, token)
        return PAY.for_each(list(range(least, most_payment(game, of, token) + 1)), by, of, token)

    def default(self, game: Animaux, step: int) -> int:
        """Jokers are kept as long as possible."""
        options = self.choices(game, step)
        return options[0] if argument(step, 2) == MULTI else options[-1]


class ChooseSpared(OpenChoice1):
    """Which colour pays one token less than it could. ANI-R17, CH-NORBERT, SP-REDUCIO."""

    def options(self, game: Animaux, by: int, /) -> list[int]:
        return [SPARE(by, token) for token in range(MULTI) if game.due[token] > 0]

    def default(self, game: Animaux, step: int) -> int:
        return self.choices(game, step)[0]


class Spare(Rule2[Animaux]):
    """ANI-R17."""

    def run(self, game: Animaux, by: int, token: int, /) -> None:
        due = list(game.due)
        due[token] -= 1
        game.due = tuple(due)

    def refuse(self, game: Animaux, seat: int, step: int) -> Reason | None:
        return NOT_EXACT if game.asked[seat] & 255 == CHOOSE_SPARED.code else None


class Pay(Rule4[Animaux]):
    """Jokers and colours add up to exactly the cost. ANI-R17."""

    def run(self, game: Animaux, by: int, of: int, token: int, count: int, /) -> None:
        pay(game, of, token, count)

    def refuse(self, game: Animaux, seat: int, step: int) -> Reason | None:
        return NOT_EXACT if game.asked[seat] & 255 == CHOOSE_PAYMENT.code else None


class TakeBeast(Rule1[Animaux]):
    """The beast leaves its place; enough of them end the game at once.
    ANI-M2-CAP-05, ANI-M2-END-01, ANI-M3-CAP-09, ANI-M3-WIN-01."""

    def run(self, game: Animaux, by: int, /) -> None:
        on = game.pawns[by]
        beast = game.zones[on][0]
        game.due = ()
        game.beasts[by] |= 1 << (game.face(beast) - FIRST_BEAST)
        game.move(beast, on, SET_ASIDE)
        game.tell(BEAST_CAPTURED, by, game.face(beast), on)
        if game.mode == CONFIRME:
            if sum([mask.bit_count() for mask in game.beasts]) == BEASTS_TO_FIND[game.seats]:
                end_together(game, True, "all-beasts-found")
        elif game.beasts[by].bit_count() == BEASTS_TO_WIN:
            end_with_most_beasts(game, "two-beasts")
        else:
            renew_pile(game)
            refill(game, on)


CAPTURE_BEAST.means(CaptureBeast())
CAPTURE_TOGETHER.means(CaptureTogether())
SETTLE_TOKENS.means(SettleTokens())
SPARE_COLOURS.means(SpareColours())
CHOOSE_PAYMENT.means(ChoosePayment())
CHOOSE_SPARED.means(ChooseSpared())
SPARE.means(Spare())
PAY.means(Pay())
TAKE_BEAST.means(TakeBeast())
