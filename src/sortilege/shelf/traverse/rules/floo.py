"""Floo powder: a guess, a die, another chimney. TRA-FLOO, TRA-R36, TRA-JR-11 to TRA-JR-16."""

from __future__ import annotations

from sortilege.kernel.rules import Question1, Rule1, Rule2
from sortilege.kernel.vocabulary import RANDOM_STEP, Reason, argument
from sortilege.shelf.traverse.components import EVEN, LARGE, ODD, SMALL
from sortilege.shelf.traverse.events import FLOO_ARRIVED, FLOO_DIE_ROLLED, FLOO_FAILED, GUESS_ANNOUNCED
from sortilege.shelf.traverse.map import GRINGOTTS, SHOP, SHOPS
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

    def run(self, game: Traverse, by: int, /) -> None:
        game.cut_turn_short()
        game.then(CHOOSE_GUESS(by), CHOOSE_PURCHASE(by))

    def refuse(self, game: Traverse, seat: int, step: int) -> Reason | None:
        return objection_to_floo(game, seat) if game.mode == JUNIOR and argument(step, 0) == seat else None


class ChooseGuess(Question1[Traverse]):
    """Odd or even; in the junior game small or large. TRA-FLOO-02, TRA-JR-12, TRA-D14."""

    def options(self, game: Traverse, by: int, /) -> list[int]:
        return ANNOUNCE.for_each([SMALL, LARGE] if game.mode == JUNIOR else [ODD, EVEN], by)

    def default(self, game: Traverse, step: int) -> int:
        return RANDOM_STEP


class Announce(Rule2[Traverse]):
    """One die, rolled after the guess. Right: any other shop. Wrong: on by as many markers as rolled, or,
    in the junior game, nowhere. No dice are rolled after it. TRA-FLOO-03, TRA-FLOO-04, TRA-FLOO-07, TRA-JR-14."""

    def run(self, game: Traverse, by: int, guess: int, /) -> None:
        game.call_off(ACT_BEFORE_ROLL(by))
        game.tell(GUESS_ANNOUNCED, by, guess)
        rolled = game.roll()
        game.tell(FLOO_DIE_ROLLED, by, rolled - 1)
        here = game.hats[by] - SHOP
        if is_right(guess, rolled):
            game.then(CHOOSE_CHIMNEY(by))
        elif game.mode == JUNIOR:
            game.locks[by] = here
            game.tell(FLOO_FAILED, by, here)
        else:
            game.then(COME_OUT(by, (here + rolled) % len(SHOPS)))


def is_right(guess: int, rolled: int) -> bool:
    """A Spiral counts 1: odd, and small with 2 and 3. TRA-FLOO-02, TRA-JR-12."""
    if guess in (ODD, EVEN):
        return (rolled % 2 == 1) == (guess == ODD)
    return (rolled <= 3) == (guess == SMALL)


class ChooseChimney(Question1[Traverse]):
    """Any shop but the present one, closed ones and the inn included. TRA-FLOO-06, TRA-R36, TRA-D15."""

    def options(self, game: Traverse, by: int, /) -> list[int]:
        return [COME_OUT(by, shop) for shop in range(len(SHOPS)) if game.hats[by] != SHOP + shop]

    def default(self, game: Traverse, step: int) -> int:
        return RANDOM_STEP


class ComeOut(Rule2[Traverse]):
    """Into the shop, without money for going past the bank. TRA-FLOO-05, TRA-WIN-02."""

    def run(self, game: Traverse, by: int, shop: int, /) -> None:
        enter(game, by, shop, FLOO_ARRIVED)

    def refuse(self, game: Traverse, seat: int, step: int) -> Reason | None:
        if game.asked[seat] != CHOOSE_CHIMNEY(seat) or argument(step, 0) != seat:
            return None
        return NOBODY_ENTERS_THE_BANK if argument(step, 1) == GRINGOTTS else ANOTHER_SHOP


USE_FLOO.means(UseFloo())
CHOOSE_GUESS.means(ChooseGuess())
ANNOUNCE.means(Announce())
CHOOSE_CHIMNEY.means(ChooseChimney())
COME_OUT.means(ComeOut())
