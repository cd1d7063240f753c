"""Floo powder: a guess, a die, another chimney. TRA-FLOO, TRA-R36, TRA-JR-11 to TRA-JR-16."""

from __future__ import annotations

from sortilege.kernel.native import Offer
from sortilege.kernel.reasons import Reason
from sortilege.kernel.rules import RANDOM_STEP, Question1, Rule1, Rule2
from sortilege.kernel.sets import Seat
from sortilege.kernel.step_types import StepNumber
from sortilege.shelf.traverse.components import EVEN, LARGE, ODD, SMALL, Die, Guess
from sortilege.shelf.traverse.events import FLOO_ARRIVED, FLOO_DIE_ROLLED, FLOO_FAILED, GUESS_ANNOUNCED
from sortilege.shelf.traverse.map import GRINGOTTS, SHOP, SHOP_COUNT, Shop
from sortilege.shelf.traverse.rules.conditions import NOBODY_ENTERS_THE_BANK, objection_to_floo
from sortilege.shelf.traverse.rules.hats import enter
from sortilege.shelf.traverse.state import JUNIOR, Traverse
from sortilege.shelf.traverse.steps import (
    ACT_BEFORE_ROLL,
    ANNOUNCE,
    CHOOSE_CHIMNEY,
    CHOOSE_GUESS,
    CHOOSE_PURCHASE,
    COME_OUT,
    USE_FLOO,
)

ANOTHER_SHOP = Reason("another-shop", "TRA-R36", "TRA-R49")


class UseFloo(Rule1[Traverse]):
    """The junior game needs no card; afterwards one purchase and the turn is over. TRA-JR-11, TRA-JR-16."""

    def run(self, game: Traverse, by: Seat, /) -> None:
        game.cut_turn_short()
        game.then(CHOOSE_GUESS.of(by), CHOOSE_PURCHASE.of(by))

    def refuse(self, game: Traverse, seat: Seat, by: Seat, /) -> Reason | None:
        return objection_to_floo(game, by) if game.mode == JUNIOR else None


class ChooseGuess(Question1[Traverse]):
    """Odd or even; in the junior game small or large. TRA-FLOO-02, TRA-JR-12, TRA-D14."""

    def offer(self, game: Traverse, options: Offer, by: Seat, /) -> None:
        options.add(ANNOUNCE.of(by, SMALL if game.mode == JUNIOR else ODD))
        options.add(ANNOUNCE.of(by, LARGE if game.mode == JUNIOR else EVEN))

    def default(self, game: Traverse, by: Seat, /) -> StepNumber:
        return RANDOM_STEP


class Announce(Rule2[Traverse]):
    """One die, rolled after the guess. Right: any other shop. Wrong: on by as many markers as rolled, or,
    in the junior game, nowhere. No dice are rolled after it. TRA-FLOO-03, TRA-FLOO-04, TRA-FLOO-07, TRA-JR-14."""

    def run(self, game: Traverse, by: Seat, guess: Guess, /) -> None:
        game.close_window(ACT_BEFORE_ROLL.of(by))
        game.tell(GUESS_ANNOUNCED, by, guess)
        rolled = game.roll()
        game.tell(FLOO_DIE_ROLLED, by, rolled - 1)
        here = game.hats[by] - SHOP
        if is_right(guess, rolled):
            game.then(CHOOSE_CHIMNEY.of(by))
        elif game.mode == JUNIOR:
            game.locks[by] = here
            game.tell(FLOO_FAILED, by, here)
        else:
            game.then(COME_OUT.of(by, (here + rolled) % SHOP_COUNT))


def is_right(guess: Guess, rolled: Die) -> bool:
    """A Spiral counts 1: odd, and small with 2 and 3. TRA-FLOO-02, TRA-JR-12."""
    if guess in (ODD, EVEN):
        return (rolled % 2 == 1) == (guess == ODD)
    return (rolled <= 3) == (guess == SMALL)


class ChooseChimney(Question1[Traverse]):
    """Any shop but the present one, closed ones and the inn included. TRA-FLOO-06, TRA-R36, TRA-D15."""

    def offer(self, game: Traverse, options: Offer, by: Seat, /) -> None:
        here = game.hats[by] - SHOP
        for shop in range(SHOP_COUNT):
            if shop != here:
                options.add(COME_OUT.of(by, shop))

    def default(self, game: Traverse, by: Seat, /) -> StepNumber:
        return RANDOM_STEP


class ComeOut(Rule2[Traverse]):
    """Into the shop, without money for going past the bank. TRA-FLOO-05, TRA-WIN-02."""

    def run(self, game: Traverse, by: Seat, shop: Shop, /) -> None:
        enter(game, by, shop, FLOO_ARRIVED)

    def refuse(self, game: Traverse, seat: Seat, by: Seat, shop: Shop, /) -> Reason | None:
        if not CHOOSE_CHIMNEY.matches(game.asked[by]):
            return None
        return NOBODY_ENTERS_THE_BANK if shop == GRINGOTTS else ANOTHER_SHOP


USE_FLOO.means(UseFloo())
CHOOSE_GUESS.asks(ChooseGuess())
ANNOUNCE.means(Announce())
CHOOSE_CHIMNEY.asks(ChooseChimney())
COME_OUT.means(ComeOut())
