"""Orders: Atouts that act at once and leave nothing in play. Rulebook: Jouer un Atout; ZOO-ATO, ZOO-CTL."""

from __future__ import annotations

from sortilege.kernel.rules import Rule1, Rule3
from sortilege.kernel.state import secret
from sortilege.kernel.vocabulary import NONE, RANDOM_STEP, Reason, argument
from sortilege.shelf.zoondo.battlefield import ADJACENT, BACK, squares_of
from sortilege.shelf.zoondo.components import MOVERS_OF, USERS_OF, ZOONS_OF
from sortilege.shelf.zoondo.events import NOTHING_POSSIBLE, ORDER_STOPPED, ZOON_HYPNOTISED, ZOON_PUSHED
from sortilege.shelf.zoondo.rules.movement import legal_moves, moves_from, steps_back
from sortilege.shelf.zoondo.rules.powers import Power
from sortilege.shelf.zoondo.rules.questions import Choice2, Choice3
from sortilege.shelf.zoondo.rules.tomb import fallen_soldiers
from sortilege.shelf.zoondo.state import Zoondo
from sortilege.shelf.zoondo.steps import (
    CHOOSE_CONTROLLED_WAY,
    CHOOSE_FALLEN,
    CHOOSE_GUST,
    CHOOSE_MARCH,
    CHOOSE_PUPPET,
    CHOOSE_RETREAT,
    HAVE_NO_WAY,
    HYPNOTISE,
    PUSH_ZOON,
    STOP,
)

ONE_AT_LEAST = Reason("one-at-least", "ZOO-R28", "ZOO-ATO-11")
CANNOT_BE_PUSHED = Reason("cannot-be-pushed", "ZOO-AT-BOURRASQUE")
TARGET_IMMOBILISED = Reason("target-immobilised", "ZOO-AT-BOURRASQUE", "ZOO-MOV-11", "ZOO-R33")
NOT_NEXT_TO_USER = Reason("not-next-to-user", "ZOO-AT-BOURRASQUE", "ZOO-AT-HYPNOSE")


# Several Zoons, one after the other


class Charge(Power):
    """Zoons of some types move along their grids and may attack. ZOO-AT-CONQUE, ZOO-AT-TORTUE, ZOO-AT-FURIE,
    ZOO-AT-BINOME."""

    def can_play(self, game: Zoondo, by: int, atout: int) -> bool:
        return bool(legal_moves(game, by, MOVERS_OF[atout], one=True))

    def question(self, by: int, atout: int) -> int:
        return CHOOSE_MARCH(by, atout, 1)


class Retreat(Power):
    """Zoons step back to the row behind them, whatever their grids. ZOO-AT-POUDRE."""

    def can_play(self, game: Zoondo, by: int, atout: int) -> bool:
        return bool(steps_back(game, by, 0))

    def question(self, by: int, atout: int) -> int:
        return CHOOSE_RETREAT(by, atout, 1)


class GrantedMove(Choice3):
    """One of the moves an Atout grants; after the first one may stop. The next question waits below what
    this move sets off. ZOO-D05, ZOO-R28, ZOO-R29."""

    def perform(self, game: Zoondo, step: int) -> None:
        atout, number = argument(step, 1), argument(step, 2)
        if number < ZOONS_OF[atout]:
            game.then(step + (1 << 24))
        game.granting = atout
        game.ask(step)

    def options(self, game: Zoondo, by: int, atout: int, number: int, /) -> list[int]:
        moves = self.moves(game, by, atout)
        return moves if number == 1 else [*moves, STOP(by, atout, number)]

    def moves(self, game: Zoondo, by: int, atout: int) -> list[int]:
        raise NotImplementedError

    def default(self, game: Zoondo, step: int) -> int:
        by, atout, number = argument(step, 0), argument(step, 1), argument(step, 2)
        return RANDOM_STEP if number == 1 else STOP(by, atout, number)


class ChooseMarch(GrantedMove):
    def moves(self, game: Zoondo, by: int, atout: int) -> list[int]:
        return legal_moves(game, by, MOVERS_OF[atout], game.moved)


class ChooseRetreat(GrantedMove):
    def moves(self, game: Zoondo, by: int, atout: int) -> list[int]:
        return steps_back(game, by, game.moved)


class Stop(Rule3[Zoondo]):
    """What the Atout still grants is not used: the question that would come next is dropped. ZOO-R28."""

    def run(self, game: Zoondo, by: int, atout: int, number: int, /) -> None:
        game.granting = NONE
        if number < ZOONS_OF[atout]:
            game.stack.pop()
        game.tell(ORDER_STOPPED, by)

    def refuse(self, game: Zoondo, seat: int, step: int) -> Reason | None:
        waits = game.is_answer(seat, step, CHOOSE_MARCH, CHOOSE_RETREAT, CHOOSE_FALLEN)
        return ONE_AT_LEAST if waits and argument(step, 2) == 1 else None


# Korbaks


class Gust(Power):
    """An Elite, whose square is told, blows an enemy next to it one square straight back. ZOO-AT-BOURRASQUE."""

    def can_play(self, game: Zoondo, by: int, atout: int) -> bool:
        return bool(gusts(game, by, atout))

    def question(self, by: int, atout: int) -> int:
        return CHOOSE_GUST(by, atout)


def gusts(game: Zoondo, by: int, atout: int) -> list[int]:
    free = game.free()
    able = game.able(1 - by)
    return [
        PUSH_ZOON(by, user, target)
        for user in squares_of(game.users(by, USERS_OF[atout]))
        for target in squares_of(ADJACENT[user] & able)
        if BACK[1 - by][target] & free
    ]


class ChooseGust(Choice2):
    def options(self, game: Zoondo, by: int, atout: int, /) -> list[int]:
        return gusts(game, by, atout)


class PushZoon(Rule3[Zoondo]):
    """Nobody fights; everybody knows that the user is an Elite. ZOO-AT-BOURRASQUE, ZOO-R24."""

    def run(self, game: Zoondo, by: int, zoon: int, target: int, /) -> None:
        game.narrow(game.zones[zoon][0], USERS_OF[game.order])
        to = BACK[1 - by][target].bit_length() - 1
        game.shift(target, to)
        game.tell(ZOON_PUSHED, by, zoon, target, to)

    def refuse(self, game: Zoondo, seat: int, step: int) -> Reason | None:
        zoon, target = argument(step, 1), argument(step, 2)
        if not game.is_answer(seat, step, CHOOSE_GUST):
            return None
        beside = game.users(seat, USERS_OF[game.order]) >> zoon & 1 and ADJACENT[zoon] >> target & 1
        if not beside:
            return NOT_NEXT_TO_USER
        held = game.army(1 - seat) >> target & 1 and game.is_bound(target)
        return TARGET_IMMOBILISED if held else CANNOT_BE_PUSHED


class Recall(Power):
    """A Priest calls one or two Soldiers back from the Tomb. ZOO-AT-RAPPEL."""

    def can_play(self, game: Zoondo, by: int, atout: int) -> bool:
        return bool(fallen_soldiers(game, by) and game.users(by, USERS_OF[atout]))

    def question(self, by: int, atout: int) -> int:
        return CHOOSE_FALLEN(by, atout, 1)

    def announce(self, game: Zoondo, by: int, atout: int) -> None:
        game.note_one_of([game.zones[square][0] for square in squares_of(game.able(by))], USERS_OF[atout])


class Hypnosis(Power):
    """A Chief, whose square is told, takes control of an enemy next to him. ZOO-AT-HYPNOSE."""

    def can_play(self, game: Zoondo, by: int, atout: int) -> bool:
        foes = game.army(1 - by)
        return any(ADJACENT[user] & foes for user in squares_of(game.users(by, USERS_OF[atout])))

    def question(self, by: int, atout: int) -> int:
        return CHOOSE_PUPPET(by, atout)


class ChoosePuppet(Choice2):
    def options(self, game: Zoondo, by: int, atout: int, /) -> list[int]:
        foes = game.army(1 - by)
        return [
            HYPNOTISE(by, user, target)
            for user in squares_of(game.users(by, USERS_OF[atout]))
            for target in squares_of(ADJACENT[user] & foes)
        ]


class Hypnotise(Rule3[Zoondo]):
    """The controller looks at the Zoon, alone; for this turn it counts as his. ZOO-CTL-02, ZOO-R34."""

    def run(self, game: Zoondo, by: int, zoon: int, target: int, /) -> None:
        game.narrow(game.zones[zoon][0], USERS_OF[game.order])
        piece = game.zones[target][0]
        game.show(piece)
        game.puppet = piece
        game.tell(ZOON_HYPNOTISED, by, zoon, target, secret(game.face(piece), 1 << by))
        game.then(CHOOSE_CONTROLLED_WAY(by, target))

    def refuse(self, game: Zoondo, seat: int, step: int) -> Reason | None:
        return NOT_NEXT_TO_USER if game.is_answer(seat, step, CHOOSE_PUPPET) else None


class ChooseControlledWay(Choice2):
    """The controlled Zoon moves once along its own grid, read from the controller's seat. ZOO-D19, ZOO-CTL-01."""

    def options(self, game: Zoondo, by: int, zoon: int, /) -> list[int]:
        moves = [] if game.is_bound(zoon) else moves_from(game, by, zoon, game.card_on(zoon))
        return moves or [HAVE_NO_WAY(by)]


class HaveNoWay(Rule1[Zoondo]):
    """The controlled Zoon cannot move; the Atout is spent all the same. ZOO-AT-HYPNOSE."""

    def run(self, game: Zoondo, by: int, /) -> None:
        game.tell(NOTHING_POSSIBLE, by)


CHOOSE_MARCH.means(ChooseMarch())
CHOOSE_RETREAT.means(ChooseRetreat())
STOP.means(Stop())
CHOOSE_GUST.means(ChooseGust())
PUSH_ZOON.means(PushZoon())
CHOOSE_PUPPET.means(ChoosePuppet())
HYPNOTISE.means(Hypnotise())
CHOOSE_CONTROLLED_WAY.means(ChooseControlledWay())
HAVE_NO_WAY.means(HaveNoWay())
