"""Shooting Atouts: a combat between the Atout and a Zoon. Rulebook: Atout de tir, Grille de visée; ZOO-SHT."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.rules import Rule3, Rule4
from sortilege.kernel.vocabulary import NONE, Reason, argument
from sortilege.shelf.zoondo.battlefield import CAMP, SQUARES, beyond, mask_of, squares_of
from sortilege.shelf.zoondo.components import AIM_OF, ATOUTS, CORNERS_OF_ATOUT, MISS, STAR, USERS_OF
from sortilege.shelf.zoondo.events import ATOUT_REVEALED, SHOT_DECLARED, SHOT_FAILED, SHOT_HIT
from sortilege.shelf.zoondo.grids import read_aim
from sortilege.shelf.zoondo.rules.combat import corner_hit, lie_of, turn_up
from sortilege.shelf.zoondo.rules.powers import Power
from sortilege.shelf.zoondo.rules.questions import Choice2
from sortilege.shelf.zoondo.rules.tomb import eliminate, entomb, take_from_hand
from sortilege.shelf.zoondo.state import Zoondo
from sortilege.shelf.zoondo.steps import CHOOSE_SHOT, CHOOSE_TOUCH, REVEAL_SHOT, SHOOT

NOT_A_SHOOTER = Reason("not-a-shooter", "ZOO-ATO-05", "ZOO-ATO-06", "ZOO-SHT-02")
NOT_AIMED_AT = Reason("not-aimed-at", "ZOO-SHT-01", "ZOO-SHT-02", "ZOO-R23")


def aimed_squares(aim: str, seat: int, square: int) -> int:
    return mask_of([beyond(seat, square, right, forward) for right, forward in read_aim(aim)])


AIM: Final[list[list[list[int]]]] = [
    [[aimed_squares(AIM_OF[atout], seat, square) for square in range(SQUARES)] for seat in (0, 1)]
    for atout in range(len(ATOUTS))
]
"""By Atout, seat and square of the shooter: the squares it may aim at. Nothing blocks a shot. ZOO-R23."""


class Shot(Power):
    """A shooter with an enemy in its aiming grid; without a grid, an enemy in one's own camp. ZOO-SHT-02."""

    def can_play(self, game: Zoondo, by: int, atout: int) -> bool:
        foes = game.army(1 - by)
        if not USERS_OF[atout]:
            return bool(foes & CAMP[by])
        aim = AIM[atout][by]
        rest = game.users(by, USERS_OF[atout])
        while rest:
            low = rest & -rest
            rest ^= low
            if aim[low.bit_length() - 1] & foes:
                return True
        return False

    def question(self, by: int, atout: int) -> int:
        return CHOOSE_SHOT(by, atout)


class ChooseShot(Choice2):
    """The shooter, if the Atout needs one, and its target. ZOO-D04."""

    def options(self, game: Zoondo, by: int, atout: int, /) -> list[int]:
        foes = game.army(1 - by)
        if not USERS_OF[atout]:
            return SHOOT.for_each(squares_of(foes & CAMP[by]), by, atout, NONE)
        return [
            SHOOT(by, atout, shooter, target)
            for shooter in squares_of(game.users(by, USERS_OF[atout]))
            for target in squares_of(AIM[atout][by][shooter] & foes)
        ]


class Shoot(Rule4[Zoondo]):
    """The Atout is laid on its target; the shooter, whose type is now known, risks nothing. ZOO-SHT-03, ZOO-R24."""

    def run(self, game: Zoondo, by: int, atout: int, zoon: int, target: int, /) -> None:
        if zoon != NONE:
            game.narrow(game.zones[zoon][0], USERS_OF[atout])
        game.tell(SHOT_DECLARED, by, atout, zoon, target)
        game.then(REVEAL_SHOT(by, atout, target))
        game.ask_together(
            [
                CHOOSE_TOUCH(seat, NONE if seat == by else target, target if seat == by else NONE, atout)
                for seat in (0, 1)
            ]
        )

    def refuse(self, game: Zoondo, seat: int, step: int) -> Reason | None:
        atout, zoon = argument(step, 1), argument(step, 2)
        if atout != game.order or not game.is_answer(seat, step, CHOOSE_SHOT):
            return None
        users = game.users(seat, USERS_OF[atout])
        if bool(USERS_OF[atout]) != (zoon != NONE) or (zoon != NONE and not users >> zoon & 1):
            return NOT_A_SHOOTER
        return NOT_AIMED_AT


class RevealShot(Rule3[Zoondo]):
    """The Atout's number must be higher. A miss eliminates the Atout, a star saves the Zoon, and neither
    has any other effect. ZOO-SHT-04 to ZOO-SHT-09, ZOO-R47."""

    def run(self, game: Zoondo, by: int, atout: int, on: int, /) -> None:
        shooting = game.unseal(by)
        defending = game.unseal(1 - by)
        lies = lie_of(game, shooting)
        touch = argument(defending, 2)
        shown = CORNERS_OF_ATOUT[atout][corner_hit(lies, touch)]
        game.tell(ATOUT_REVEALED, by, atout, lies, touch, shown)
        faced = turn_up(game, on, defending, shooting)
        if shown == MISS:
            take_from_hand(game, by, atout)
            entomb(game, by, atout)
        score = 0 if faced == STAR else game.touch_score(game.zones[on][0], faced)
        if shown != MISS and faced != STAR and shown > score:
            game.tell(SHOT_HIT, by, on, shown, score)
            eliminate(game, on)
        else:
            game.tell(SHOT_FAILED, by, on)


CHOOSE_SHOT.means(ChooseShot())
SHOOT.means(Shoot())
REVEAL_SHOT.means(RevealShot())
