"""Calling: the cups are opened, the dice are counted, and one of two was wrong."""

from __future__ import annotations

from liars_dice.components import DUEL, NO_BID, SIDES, face_of, many_of, supports
from liars_dice.events import CUP_OPENED, DICE_COUNTED, DIE_LOST, LIAR_CALLED, PLAYER_OUT
from liars_dice.state import FIRST_CUP, LOST, LiarsDice
from liars_dice.steps import CALL_LIAR, LOSE_ROUND, ROLL_DICE
from sortilege.kernel.native import i64
from sortilege.kernel.pieces import ALONE
from sortilege.kernel.reasons import Reason
from sortilege.kernel.rules import Rule1
from sortilege.kernel.sets import Seat, only

NOTHING_BID = Reason("nothing-bid", "LIA-CAL-01")


class CallLiar(Rule1[LiarsDice]):
    """LIA-CAL-02 LIA-CAL-03"""

    def run(self, game: LiarsDice, by: Seat, /) -> None:
        game.tell(LIAR_CALLED, by, game.bidder)
        game.checked = game.bid
        game.found = count_dice(game)
        open_cups(game)
        game.tell(DICE_COUNTED, game.found, many_of(game.bid), face_of(game.bid))
        game.then(LOSE_ROUND.of(by if game.found >= many_of(game.bid) else game.bidder))

    def refuse(self, game: LiarsDice, seat: Seat, by: Seat, /) -> Reason | None:
        return NOTHING_BID if game.bid == NO_BID else None


def count_dice(game: LiarsDice) -> i64:
    """How many dice under all cups count for the bid. LIA-DIE-02"""
    found: i64 = 0
    for seat in range(game.seats):
        cup = game.zones[FIRST_CUP + seat]
        for place in range(len(cup)):
            if supports(game.face(cup[place]), game.bid):
                found += 1
    return found


def open_cups(game: LiarsDice) -> None:
    opened: list[bytes] = []
    for seat in range(game.seats):
        opened.append(bytes(sorted(game.faces_in(FIRST_CUP + seat))))
        for die in game.zones[FIRST_CUP + seat]:
            game.reveal(die)
        if not game.deaf:
            for face in range(SIDES):
                many = game.count(FIRST_CUP + seat, face)
                if many:
                    game.tell(CUP_OPENED, seat, many, face)
    game.opened = opened


class LoseRound(Rule1[LiarsDice]):
    """A duel is over; otherwise a die is lost. LIA-RND-02 LIA-RND-03 LIA-END-01"""

    def run(self, game: LiarsDice, by: Seat, /) -> None:
        if game.mode == DUEL:
            game.finish(only(1 - by), [0 if seat == by else 2 for seat in range(game.seats)], "duel")
            return
        game.move(game.top(FIRST_CUP + by), FIRST_CUP + by, LOST)
        game.dice -= 1
        game.tell(DIE_LOST, by, game.dice_of(by))
        if game.dice_of(by):
            game.then(ROLL_DICE.of(by))
            return
        game.tell(PLAYER_OUT, by)
        game.fallen += ALONE[by]
        following = game.next_with_dice(by)
        if len(game.fallen) == game.seats - 1:
            finish(game, following)
        else:
            game.then(ROLL_DICE.of(following))


def finish(game: LiarsDice, winner: Seat) -> None:
    """Whoever still has dice wins; the others score one for each player they outlasted. LIA-END-02 LIA-END-03"""
    points = [0] * game.seats
    for outlasted, seat in enumerate(game.fallen):
        points[seat] = 2 * outlasted
    points[winner] = 2 * len(game.fallen)
    game.finish(only(winner), points, "last")


CALL_LIAR.means(CallLiar())
LOSE_ROUND.means(LoseRound())
