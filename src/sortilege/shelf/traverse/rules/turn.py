"""A turn: act, roll, act, move, act; then the next player. TRA-TURN, TRA-START-02, TRA-R16, TRA-R17."""

from __future__ import annotations

from sortilege.kernel.rules import Rule1
from sortilege.kernel.vocabulary import NONE, Reason, argument
from sortilege.shelf.traverse.components import AFTER_ROLL, AFTER_WALK, BEFORE_ROLL
from sortilege.shelf.traverse.events import DICE_ROLLED, TURN_BEGUN, TURN_ENDED, TURN_MISSED, WENT_ON
from sortilege.shelf.traverse.rules.conditions import playable_spells, shopping
from sortilege.shelf.traverse.rules.questions import Window
from sortilege.shelf.traverse.state import JUNIOR, Traverse
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

    def run(self, game: Traverse, by: int, /) -> None:
        game.turn = by
        game.first_die = 0
        game.second_die = 0
        if game.misses[by]:
            game.misses[by] -= 1
            game.tell(TURN_MISSED, by)
            game.then(PASS_TURN(by))
        else:
            game.tell(TURN_BEGUN, by)
            game.then(ACT_BEFORE_ROLL(by), ACT_AFTER_WALK(by), PASS_TURN(by))


class ActBeforeRoll(Window):
    """Before rolling. TRA-D02."""

    def options(self, game: Traverse, by: int, /) -> list[int]:
        return [ROLL_DICE(by), *shopping(game, by), *playable_spells(game, by, BEFORE_ROLL)]

    def default(self, game: Traverse, step: int) -> int:
        return ROLL_DICE(argument(step, 0))


class RollDice(Rule1[Traverse]):
    """Both dice are rolled. Two Spirals exile at once; in Knockturn Alley doubles lead out.
    TRA-TURN-02, TRA-MOVE-03, TRA-LEAVE-01, TRA-JR-09."""

    def run(self, game: Traverse, by: int, /) -> None:
        game.call_off(ACT_BEFORE_ROLL(by))
        game.first_die = game.roll()
        game.second_die = game.roll()
        game.tell(DICE_ROLLED, by, game.first_die - 1, game.second_die - 1)
        two_spirals = game.spirals_rolled() == 2
        if game.is_in_alley(by):
            game.then(LEAVE_BY_DOUBLES(by) if game.first_die == game.second_die else CHOOSE_ALLEY_STOP(by))
        elif game.mode == JUNIOR:
            game.then(CHOOSE_STEPS_OR_STAY(by) if two_spirals else CHOOSE_STOP(by))
        elif two_spirals:
            game.then(BE_BANISHED(by))
        else:
            game.then(ACT_AFTER_ROLL(by), CHOOSE_STOP(by))

    def refuse(self, game: Traverse, seat: int, step: int) -> Reason | None:
        if argument(step, 0) != seat or seat != game.turn or ACT_BEFORE_ROLL(seat) in game.stack:
            return None
        if not game.first_die:
            return ROLL_GIVEN_UP
        return None if game.asked[seat] == CHOOSE_STEPS_OR_STAY(seat) else ROLLED_ALREADY


class ActAfterRoll(Window):
    """Between the roll and the walk: Spells that leave one's own hat where it is. TRA-D03."""

    def options(self, game: Traverse, by: int, /) -> list[int]:
        return [GO_ON(by), *playable_spells(game, by, AFTER_ROLL)]

    def default(self, game: Traverse, step: int) -> int:
        return GO_ON(argument(step, 0))


class GoOn(Rule1[Traverse]):
    """On to the walk, whatever one holds. TRA-R58."""

    def run(self, game: Traverse, by: int, /) -> None:
        game.call_off(ACT_AFTER_ROLL(by))
        game.tell(WENT_ON, by)


class ActAfterWalk(Window):
    """After moving and drawing, or after Floo powder. TRA-D07."""

    def options(self, game: Traverse, by: int, /) -> list[int]:
        return [END_TURN(by), *shopping(game, by), *playable_spells(game, by, AFTER_WALK)]

    def default(self, game: Traverse, step: int) -> int:
        return END_TURN(argument(step, 0))


class EndTurn(Rule1[Traverse]):
    """The player has done. TRA-D07, TRA-D22."""

    def run(self, game: Traverse, by: int, /) -> None:
        game.tell(TURN_ENDED, by)
        game.cut_turn_short()

    def refuse(self, game: Traverse, seat: int, step: int) -> Reason | None:
        return MUST_ROLL if argument(step, 0) == seat and game.asked[seat] == ACT_BEFORE_ROLL(seat) else None


class PassTurn(Rule1[Traverse]):
    """To the left; a round is one turn of each seat, missed ones included. TRA-START-02, TRA-R61."""

    def run(self, game: Traverse, by: int, /) -> None:
        after = (by + 1) % game.seats
        if after == game.first:
            if game.round == game.max_rounds:
                game.end_game(NONE, "round-limit")
                return
            game.round += 1
        game.then(TAKE_TURN(after))


TAKE_TURN.means(TakeTurn())
ACT_BEFORE_ROLL.means(ActBeforeRoll())
ROLL_DICE.means(RollDice())
ACT_AFTER_ROLL.means(ActAfterRoll())
GO_ON.means(GoOn())
ACT_AFTER_WALK.means(ActAfterWalk())
END_TURN.means(EndTurn())
PASS_TURN.means(PassTurn())
