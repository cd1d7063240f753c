"""Captures that are paid for: what may be paid, and how it is asked. ANI-M2-CAP, ANI-M3-CAP.

A payment is settled in the order in which people think of it: how many jokers, which colours are
spared if there is a choice, and, in a team, who gives how many of each colour. Wherever only one
answer is possible it is given unasked, so most captures ask one question or none.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sortilege.kernel.kinds import NONE
from sortilege.kernel.native import Offer
from sortilege.kernel.reasons import Reason
from sortilege.kernel.rules import Question3, Rule1, Rule2, Rule3, Rule4
from sortilege.kernel.sets import Seat, Seats, has, members, only, size
from sortilege.kernel.step_types import StepNumber
from sortilege.shelf.animaux.components import (
    BEASTS_TO_FIND,
    COSTS,
    FIRST_BEAST,
    MULTI,
    REDUCIO,
    SPELLS_IN_A_TURN,
    Token,
)
from sortilege.shelf.animaux.events import BEAST_CAPTURED, SPELL_PLAYED, TOKENS_PAID
from sortilege.shelf.animaux.rules.choices import OpenChoice
from sortilege.shelf.animaux.rules.endings import captured_by_all, end_together, end_with_most_beasts
from sortilege.shelf.animaux.rules.event_cards import refuse_during_event
from sortilege.shelf.animaux.rules.movement import refuse_before_arrival
from sortilege.shelf.animaux.rules.piles import refill, renew_pile
from sortilege.shelf.animaux.state import CONFIRME, Animaux
from sortilege.shelf.animaux.steps import (
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


def offer_captures(game: Animaux, options: Offer, by: Seat) -> None:
    """A player's captures in apprenti: for the beast on their place, with 0 or more Reducio."""
    beast = game.beast_on(game.pawns[by])
    if beast == NONE:
        return
    short = game.shortage(only(by), beast, 0)
    for reducio in range(short, playable_reducio(game, by) + 1):
        options.add(CAPTURE_BEAST.of(by, reducio))


def playable_reducio(game: Animaux, by: Seat) -> i64:
    """Reducio counts towards the three spells of a turn. The cheapest beast costs 4 tokens, so a payment
    never falls below one. SP-REDUCIO, ANI-R20."""
    return min(game.count(HAND + by, REDUCIO), SPELLS_IN_A_TURN - game.spells_played)


class CaptureBeast(Rule2[Animaux]):
    """Declared with the number of Reducio played along with it. ANI-M2-CAP-01 to ANI-M2-CAP-04, ANI-R61."""

    def run(self, game: Animaux, by: Seat, reducio: i64, /) -> None:
        for _ in range(reducio):
            card = game.release(HAND + by, REDUCIO)
            game.reveal(card)
            game.put(card, SPELL_DISCARD)
            game.spells_played += 1
            game.tell(SPELL_PLAYED, by, REDUCIO)
        game.due = cost_of(game.beast_on(game.pawns[by]), reducio)
        game.then(game.window_of(by))
        game.then_all(paying(by))

    def refuse(self, game: Animaux, seat: Seat, by: Seat, reducio: i64, /) -> Reason | None:
        if game.asked[seat] != game.window_of(seat):
            return refuse_before_arrival(game, seat)
        if game.beast_on(game.pawns[seat]) == NONE:
            return NO_BEAST
        return TOO_DEAR if reducio <= playable_reducio(game, seat) else NO_REDUCIO


class CaptureTogether(Rule1[Animaux]):
    """The active player pays with the tokens of all pawns on the place. ANI-M3-CAP-01 to ANI-M3-CAP-06."""

    def run(self, game: Animaux, by: Seat, /) -> None:
        game.actions -= game.capture_cost()
        game.due = cost_of(game.beast_on(game.pawns[by]), game.team_discount(game.payers(by)))
        game.then(NEXT_ACTION.of(by))
        game.then_all(paying(by))

    def refuse(self, game: Animaux, seat: Seat, by: Seat, /) -> Reason | None:
        if game.asked[seat] != CHOOSE_ACTION.of(seat):
            return refuse_during_event(game)
        if game.beast_on(game.pawns[seat]) == NONE:
            return NO_BEAST
        return NO_ACTION_TO_CAPTURE if game.actions < game.capture_cost() else NOT_PRESENT


# Paying


def cost_of(beast: Token, less: i64) -> tuple[int, ...]:
    """By colour, and at the end how many tokens in all when it is so much cheaper. ANI-R17."""
    colours = COSTS[beast - FIRST_BEAST]
    return (*colours, sum(colours) - int(less))


def paying(by: Seat) -> list[int]:
    """How a payment is settled and the beast taken."""
    return [
        SETTLE_TOKENS.of(by, MULTI, 0),
        SPARE_COLOURS.of(by),
        *[SETTLE_TOKENS.of(by, colour, 0) for colour in range(MULTI)],
        TAKE_BEAST.of(by),
    ]


class SettleTokens(Rule3[Animaux]):
    """Tokens of one kind, payer by payer from the one at that place in the row: pays what is certain, and
    asks where there is a choice. ANI-M2-CAP-06, ANI-M3-CAP-06."""

    def run(self, game: Animaux, by: Seat, token: Token, at: i64, /) -> None:
        payers = game.payers(by)
        row = members(payers)
        for place in range(at, len(row)):
            payer = row[place]
            least = least_payment(game, payers, payer, token)
            if least < most_payment(game, payer, token):
                game.then(CHOOSE_PAYMENT.of(by, payer, token), SETTLE_TOKENS.of(by, token, place + 1))
                return
            pay(game, payer, token, least)


class SpareColours(Rule1[Animaux]):
    """Once the jokers are paid: as long as the colours could pay more than is due, one of them is spared.
    ANI-R17."""

    def run(self, game: Animaux, by: Seat, /) -> None:
        payers = game.payers(by)
        worth = [min(game.due[token], int(game.held_by(payers, token))) for token in range(MULTI)]
        game.due = (*worth, game.due[MULTI])
        if sum(worth) > game.due[MULTI]:
            game.then(CHOOSE_SPARED.of(by), SPARE_COLOURS.of(by))


def most_payment(game: Animaux, payer: Seat, token: Token) -> int:
    """`due` ends with the number of tokens in all, which is the limit for jokers."""
    return min(int(game.held(payer, token)), game.due[token])


def least_payment(game: Animaux, payers: Seats, payer: Seat, token: Token) -> int:
    """What is left to pay when everything that is settled later pays as much as it may."""
    later = 0
    for other in range(payer + 1, game.seats):
        if has(payers, other):
            later += game.held(other, token)
    if token != MULTI:
        return max(0, game.due[token] - later)
    for colour in range(MULTI):
        later += min(game.due[colour], int(game.held_by(payers, colour)))
    return max(0, game.due[MULTI] - later)


def pay(game: Animaux, payer: Seat, token: Token, count: int) -> None:
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

    def offer(self, game: Animaux, options: Offer, by: Seat, of: Seat, token: Token, /) -> None:
        least = least_payment(game, game.payers(by), of, token)
        for count in range(least, most_payment(game, of, token) + 1):
            options.add(PAY.of(by, of, token, count))

    def default(self, game: Animaux, by: Seat, of: Seat, token: Token, /) -> StepNumber:
        """Jokers are kept as long as possible."""
        options = game.offered(CHOOSE_PAYMENT.of(by, of, token))
        return options.at(0 if token == MULTI else len(options) - 1)


class ChooseSpared(OpenChoice):
    """Which colour pays one token less than it could. ANI-R17, CH-NORBERT, SP-REDUCIO."""

    def offer(self, game: Animaux, options: Offer, by: Seat, /) -> None:
        for token in range(MULTI):
            if game.due[token] > 0:
                options.add(SPARE.of(by, token))

    def default(self, game: Animaux, by: Seat, /) -> StepNumber:
        return game.offered(CHOOSE_SPARED.of(by)).at(0)


class Spare(Rule2[Animaux]):
    """ANI-R17."""

    def run(self, game: Animaux, by: Seat, token: Token, /) -> None:
        due = list(game.due)
        due[token] -= 1
        game.due = tuple(due)

    def refuse(self, game: Animaux, seat: Seat, by: Seat, token: Token, /) -> Reason | None:
        return NOT_EXACT if CHOOSE_SPARED.matches(game.asked[seat]) else None


class Pay(Rule4[Animaux]):
    """Jokers and colours add up to exactly the cost. ANI-R17."""

    def run(self, game: Animaux, by: Seat, of: Seat, token: Token, count: i64, /) -> None:
        pay(game, of, token, count)

    def refuse(self, game: Animaux, seat: Seat, by: Seat, of: Seat, token: Token, count: i64, /) -> Reason | None:
        return NOT_EXACT if CHOOSE_PAYMENT.matches(game.asked[seat]) else None


class TakeBeast(Rule1[Animaux]):
    """The beast leaves its place; enough of them end the game at once.
    ANI-M2-CAP-05, ANI-M2-END-01, ANI-M3-CAP-09, ANI-M3-WIN-01."""

    def run(self, game: Animaux, by: Seat, /) -> None:
        on = game.pawns[by]
        beast = game.top(on)
        game.due = ()
        game.keep_beast(by, game.face(beast))
        game.move(beast, on, SET_ASIDE)
        game.tell(BEAST_CAPTURED, by, game.face(beast), on)
        if game.mode == CONFIRME:
            if captured_by_all(game) == BEASTS_TO_FIND[game.seats]:
                end_together(game, True, "all-beasts-found")
        elif size(game.beasts[by]) == BEASTS_TO_WIN:
            end_with_most_beasts(game, "two-beasts")
        else:
            renew_pile(game)
            refill(game, on)


CAPTURE_BEAST.means(CaptureBeast())
CAPTURE_TOGETHER.means(CaptureTogether())
SETTLE_TOKENS.means(SettleTokens())
SPARE_COLOURS.means(SpareColours())
CHOOSE_PAYMENT.asks(ChoosePayment())
CHOOSE_SPARED.asks(ChooseSpared())
SPARE.means(Spare())
PAY.means(Pay())
TAKE_BEAST.means(TakeBeast())
