"""A turn: act, roll, act, move, act; then the next player. TRA-TURN, TRA-START-02, TRA-R16, TRA-R17."""

from __future__ import annotations

from sortilege.kernel.kinds import NONE
from sortilege.kernel.native import Offer
from sortilege.kernel.reasons import Reason
from sortilege.kernel.rules import Rule1
from sortilege.kernel.sets import Seat
from sortilege.kernel.step_types import StepNumber
from sortilege.shelf.traverse.components import AFTER_ROLL, AFTER_WALK, BEFORE_ROLL
from sortilege.shelf.traverse.events import DICE_ROLLED, TURN_BEGUN, TURN_ENDED, TURN_MISSED, WENT_ON
from sortilege.shelf.traverse.rules.conditions import may_shop, offer_shopping, offer_spells
from sortilege.shelf.traverse.rules.questions import Window
from sortilege.shelf.traverse.state import JUNIOR, NOT_ROLLED, Traverse
from sortilege.shelf.traverse.steps import (
    ACT_AFTER_ROLL,
    ACT_AFTER_WALK,
    ACT_BEFORE_ROLL,
    BE_BANISHED,
    CHOOSE_ALLEY_STOP,
    CHOOSE_STEPS_OR_STAY,
    CHOOSE_STOP,
    END_TURN,
    GO_ON,
    LEAVE_BY_DOUBLES,
    PASS_TURN,
    ROLL_DICE,
    TAKE_TURN,
)

ROLLED_ALREADY = Reason("rolled-already", "TRA-TURN-01")
ROLL_GIVEN_UP = Reason("roll-given-up", "TRA-TURN-02", "TRA-FLOO-07", "TRA-JR-16")
MUST_ROLL = Reason("must-roll", "TRA-TURN-02", "TRA-R17")


class TakeTurn(Rule1[Traverse]):
    """A missed turn is skipped entirely. TRA-TURN-01, TRA-R41."""

    def run(self, game: Traverse, by: Seat, /) -> None:
        game.turn = by
        game.first_die = NOT_ROLLED
        game.second_die = NOT_ROLLED
        if game.misses[by]:
            game.misses[by] -= 1
            game.tell(TURN_MISSED, by)
            game.then(PASS_TURN.of(by))
        else:
            game.tell(TURN_BEGUN, by)
            game.then(ACT_BEFORE_ROLL.of(by), ACT_AFTER_WALK.of(by), PASS_TURN.of(by))


class ActBeforeRoll(Window):
    """Before rolling. TRA-D02."""

    def offer(self, game: Traverse, options: Offer, by: Seat, /) -> None:
        options.add(ROLL_DICE.of(by))
        offer_shopping(game, options, by)
        offer_spells(game, options, by, BEFORE_ROLL)

    def default(self, game: Traverse, by: Seat, /) -> StepNumber:
        return ROLL_DICE.of(by)

    def has_more(self, game: Traverse, by: Seat) -> bool:
        return may_shop(game, by)


class RollDice(Rule1[Traverse]):
    """Both dice are rolled. Two Spirals exile at once; in Knockturn Alley doubles lead out.
    TRA-TURN-02, TRA-MOVE-03, TRA-LEAVE-01, TRA-JR-09."""

    def run(self, game: Traverse, by: Seat, /) -> None:
        game.close_window(ACT_BEFORE_ROLL.of(by))
        game.first_die = game.roll()
        game.second_die = game.roll()
        game.tell(DICE_ROLLED, by, game.first_die - 1, game.second_die - 1)
        two_spirals = game.spirals_rolled() == 2
        if game.is_in_alley(by):
            game.then(LEAVE_BY_DOUBLES.of(by) if game.first_die == game.second_die else CHOOSE_ALLEY_STOP.of(by))
        elif game.mode == JUNIOR:
            game.then(CHOOSE_STEPS_OR_STAY.of(by) if two_spirals else CHOOSE_STOP.of(by))
        elif two_spirals:
            game.then(BE_BANISHED.of(by))
        else:
            game.then(ACT_AFTER_ROLL.of(by), CHOOSE_STOP.of(by))

    def refuse(self, game: Traverse, seat: Seat, by: Seat, /) -> Reason | None:
        if by != game.turn or game.is_pending(ACT_BEFORE_ROLL.of(by)):
            return None
        if game.first_die == NOT_ROLLED:
            return ROLL_GIVEN_UP
        return None if CHOOSE_STEPS_OR_STAY.matches(game.asked[by]) else ROLLED_ALREADY


class ActAfterRoll(Window):
    """Between the roll and the walk: Spells that leave one's own hat where it is. TRA-D03."""

    def offer(self, game: Traverse, options: Offer, by: Seat, /) -> None:
        options.add(GO_ON.of(by))
        offer_spells(game, options, by, AFTER_ROLL)

    def default(self, game: Traverse, by: Seat, /) -> StepNumber:
        return GO_ON.of(by)

    def has_more(self, game: Traverse, by: Seat) -> bool:
        return False


class GoOn(Rule1[Traverse]):
    """On to the walk, whatever one holds. TRA-R58."""

    def run(self, game: Traverse, by: Seat, /) -> None:
        game.close_window(ACT_AFTER_ROLL.of(by))
        game.tell(WENT_ON, by)


class ActAfterWalk(Window):
    """After moving and drawing, or after Floo powder. TRA-D07."""

    def offer(self, game: Traverse, options: Offer, by: Seat, /) -> None:
        options.add(END_TURN.of(by))
        offer_shopping(game, options, by)
        offer_spells(game, options, by, AFTER_WALK)

    def default(self, game: Traverse, by: Seat, /) -> StepNumber:
        return END_TURN.of(by)

    def has_more(self, game: Traverse, by: Seat) -> bool:
        return may_shop(game, by)


class EndTurn(Rule1[Traverse]):
    """The player has done. TRA-D07, TRA-D22."""

    def run(self, game: Traverse, by: Seat, /) -> None:
        game.tell(TURN_ENDED, by)
        game.cut_turn_short()

    def refuse(self, game: Traverse, seat: Seat, by: Seat, /) -> Reason | None:
        return MUST_ROLL if ACT_BEFORE_ROLL.matches(game.asked[by]) else None


class PassTurn(Rule1[Traverse]):
    """To the left; a round is one turn of each seat, missed ones included. TRA-START-02, TRA-R61."""

    def run(self, game: Traverse, by: Seat, /) -> None:
        after = (by + 1) % game.seats
        if after == game.first:
            if game.round == game.max_rounds:
                game.end_game(NONE, "round-limit")
                return
            game.round += 1
        game.then(TAKE_TURN.of(after))


TAKE_TURN.means(TakeTurn())
ACT_BEFORE_ROLL.asks(ActBeforeRoll())
ROLL_DICE.means(RollDice())
ACT_AFTER_ROLL.asks(ActAfterRoll())
GO_ON.means(GoOn())
ACT_AFTER_WALK.asks(ActAfterWalk())
END_TURN.means(EndTurn())
PASS_TURN.means(PassTurn())
