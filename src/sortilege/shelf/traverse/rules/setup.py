"""Before the first turn: hats, cards, and who begins. TRA-SETUP, TRA-START."""

from __future__ import annotations

from mypy_extensions import i64

from sortilege.kernel.kinds import NONE
from sortilege.kernel.native import Offer
from sortilege.kernel.reasons import Reason
from sortilege.kernel.rules import Rule0, Rule1, Rule2
from sortilege.kernel.sets import NOBODY, Seat, Seats, has, least, only, plus, size
from sortilege.kernel.state import secret
from sortilege.kernel.step_types import StepNumber
from sortilege.shelf.traverse.components import HATS, Hat
from sortilege.shelf.traverse.events import HAT_TAKEN, SPELLS_DEALT, START_ROLLED, START_TIED
from sortilege.shelf.traverse.rules.questions import OpenQuestion
from sortilege.shelf.traverse.state import DAMAGE_BOX, PILE, Traverse
from sortilege.shelf.traverse.steps import CHOOSE_HAT, DEAL_CARDS, ROLL_FOR_START, TAKE_HAT, TAKE_TURN

HAT_IS_TAKEN = Reason("hat-is-taken", "TRA-SETUP-01")


class ChooseHat(OpenQuestion):
    """Each player chooses a different hat, in seat order. TRA-SETUP-01, TRA-D01."""

    def offer(self, game: Traverse, options: Offer, by: Seat, /) -> None:
        for hat in range(len(HATS)):
            if hat not in game.colours:
                options.add(TAKE_HAT.of(by, hat))

    def default(self, game: Traverse, by: Seat, /) -> StepNumber:
        return game.offered(CHOOSE_HAT.of(by)).at(0)


class TakeHat(Rule2[Traverse]):
    """The hats start inside the inn. TRA-SETUP-01, TRA-R06."""

    def run(self, game: Traverse, by: Seat, hat: Hat, /) -> None:
        game.colours[by] = hat
        game.tell(HAT_TAKEN, by, hat)

    def refuse(self, game: Traverse, seat: Seat, by: Seat, hat: Hat, /) -> Reason | None:
        is_choosing = CHOOSE_HAT.matches(game.asked[by])
        return HAT_IS_TAKEN if is_choosing and hat != NONE and hat in game.colours else None


class DealCards(Rule0[Traverse]):
    """Two Spells each from the Spells alone; then the others and the Damage cards are shuffled together
    into the pile. TRA-SETUP-05 to TRA-SETUP-07."""

    def run(self, game: Traverse, /) -> None:
        game.shuffle_zone(PILE)
        for seat in range(game.seats):
            dealt = [game.take_top(PILE), game.take_top(PILE)]
            for piece in dealt:
                game.look(seat, piece)
                game.put_in_hand(piece, seat)
            first, second = game.face(dealt[0]), game.face(dealt[1])
            game.tell(SPELLS_DEALT, seat, secret(first, only(seat)), secret(second, only(seat)))
        game.move_all(DAMAGE_BOX, PILE)
        game.shuffle_zone(PILE)


class RollForStart(Rule1[Traverse]):
    """Everybody rolls one die, a Spiral counting 1; the highest begins, the tied highest roll again.
    TRA-START-01, TRA-R03."""

    def run(self, game: Traverse, among: Seats, /) -> None:
        highest: i64 = 0
        best = NOBODY
        for seat in range(game.seats):
            if has(among, seat):
                rolled = game.roll()
                game.tell(START_ROLLED, seat, rolled - 1)
                if rolled > highest:
                    highest = rolled
                    best = NOBODY
                if rolled == highest:
                    best = plus(best, seat)
        if size(best) > 1:
            game.tell(START_TIED)
            game.then(ROLL_FOR_START.of(best))
        else:
            game.first = least(best)
            game.then(TAKE_TURN.of(game.first))


CHOOSE_HAT.asks(ChooseHat())
TAKE_HAT.means(TakeHat())
DEAL_CARDS.means(DealCards())
ROLL_FOR_START.means(RollForStart())
