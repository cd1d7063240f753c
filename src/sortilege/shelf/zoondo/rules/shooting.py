"""Shooting Atouts: a combat between the Atout and a Zoon. Rulebook: Atout de tir, Grille de visée; ZOO-SHT."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.kinds import NONE
from sortilege.kernel.native import Offer, i64, vec
from sortilege.kernel.reasons import Reason
from sortilege.kernel.rules import Rule3, Rule4
from sortilege.kernel.sets import EMPTY, Seat, has, members
from sortilege.kernel.step_types import StepNumber
from sortilege.shelf.zoondo.battlefield import CAMP, SQUARES, Square, Squares, beyond, inside
from sortilege.shelf.zoondo.components import AIM_OF, ATOUTS, CORNERS_OF_ATOUT, MISS, STAR, USERS_OF, Atout
from sortilege.shelf.zoondo.events import ATOUT_REVEALED, SHOT_DECLARED, SHOT_FAILED, SHOT_HIT
from sortilege.shelf.zoondo.grids import read_aim
from sortilege.shelf.zoondo.rules.combat import corner_hit, lie_of, turn_up
from sortilege.shelf.zoondo.rules.powers import Power
from sortilege.shelf.zoondo.rules.questions import Choice2
from sortilege.shelf.zoondo.rules.tomb import eliminate, entomb, take_from_hand
from sortilege.shelf.zoondo.state import Zoondo
from sortilege.shelf.zoondo.steps import CHOOSE_SHOT, CHOOSE_TOUCH, REVEAL_SHOT, SHOOT, TOUCH_CORNER

NOT_A_SHOOTER = Reason("not-a-shooter", "ZOO-ATO-05", "ZOO-ATO-06", "ZOO-SHT-02")
NOT_AIMED_AT = Reason("not-aimed-at", "ZOO-SHT-01", "ZOO-SHT-02", "ZOO-R23")


def aimed_squares(aim: str, seat: Seat, square: Square) -> Squares:
    return inside([beyond(seat, square, right, forward) for right, forward in read_aim(aim)])


_AIMED: Final[vec[i64]] = vec[i64](
    [
        aimed_squares(AIM_OF[atout], seat, square)
        for atout in range(len(ATOUTS))
        for seat in (0, 1)
        for square in range(SQUARES)
    ]
)


def aim(atout: Atout, seat: Seat, shooter: Square) -> Squares:
    """The squares that a shooter may aim at. Nothing blocks a shot. ZOO-R23."""
    return _AIMED[(2 * atout + seat) * SQUARES + shooter]


class Shot(Power):
    """A shooter with an enemy in its aiming grid; without a grid, an enemy in one's own camp. ZOO-SHT-02."""

    def can_play(self, game: Zoondo, by: Seat, atout: Atout) -> bool:
        foes = game.army(1 - by)
        users = USERS_OF[atout]
        if users == EMPTY:
            return foes & CAMP[by] != EMPTY
        for square in members(game.able(by)):
            if aim(atout, by, square) & foes and has(users, game.card_on(square)):
                return True
        return False

    def question(self, by: Seat, atout: Atout) -> StepNumber:
        return CHOOSE_SHOT.of(by, atout)


class ChooseShot(Choice2):
    """The shooter, if the Atout needs one, and its target. ZOO-D04."""

    def offer(self, game: Zoondo, options: Offer, by: Seat, atout: Atout, /) -> None:
        foes = game.army(1 - by)
        if USERS_OF[atout] == EMPTY:
            SHOOT.offer_each(options, by, atout, NONE, foes & CAMP[by])
        else:
            for shooter in members(game.users(by, USERS_OF[atout])):
                SHOOT.offer_each(options, by, atout, shooter, aim(atout, by, shooter) & foes)


class Shoot(Rule4[Zoondo]):
    """The Atout is laid on its target; the shooter, whose type is now known, risks nothing. ZOO-SHT-03, ZOO-R24."""

    def run(self, game: Zoondo, by: Seat, atout: Atout, zoon: Square, target: Square, /) -> None:
        if zoon != NONE:
            game.narrow(game.piece_on(zoon), USERS_OF[atout])
        game.tell(SHOT_DECLARED, by, atout, zoon, target)
        game.then(REVEAL_SHOT.of(by, atout, target))
        shooting, defending = CHOOSE_TOUCH.of(by, NONE, target, atout), CHOOSE_TOUCH.of(1 - by, target, NONE, atout)
        game.ask_together([shooting, defending] if by == 0 else [defending, shooting])

    def refuse(
        self, game: Zoondo, seat: Seat, by: Seat, atout: Atout, zoon: Square, target: Square, /
    ) -> Reason | None:
        if atout != game.order or not game.is_asked(seat, CHOOSE_SHOT):
            return None
        needs_one = USERS_OF[atout] != EMPTY
        if needs_one != (zoon != NONE) or (needs_one and not has(game.users(seat, USERS_OF[atout]), zoon)):
            return NOT_A_SHOOTER
        return NOT_AIMED_AT


class RevealShot(Rule3[Zoondo]):
    """The Atout's number must be higher. A miss eliminates the Atout, a star saves the Zoon, and neither
    has any other effect. ZOO-SHT-04 to ZOO-SHT-09, ZOO-R47."""

    def run(self, game: Zoondo, by: Seat, atout: Atout, on: Square, /) -> None:
        shooting = game.unseal(by)
        defending = game.unseal(1 - by)
        lies = lie_of(game, shooting)
        _, _, touch = TOUCH_CORNER.read(defending)
        shown: i64 = CORNERS_OF_ATOUT[atout][corner_hit(lies, touch)]
        game.tell(ATOUT_REVEALED, by, atout, lies, touch, shown)
        faced = turn_up(game, on, defending, shooting)
        if shown == MISS:
            take_from_hand(game, by, atout)
            entomb(game, by, atout)
        score: i64 = 0 if faced == STAR else game.touch_score(game.piece_on(on), faced)
        if shown != MISS and faced != STAR and shown > score:
            game.tell(SHOT_HIT, by, on, shown, score)
            eliminate(game, on)
        else:
            game.tell(SHOT_FAILED, by, on)


CHOOSE_SHOT.asks(ChooseShot())
SHOOT.means(Shoot())
REVEAL_SHOT.means(RevealShot())
