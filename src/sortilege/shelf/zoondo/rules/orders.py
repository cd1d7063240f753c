"""Orders: Atouts that act at once and leave nothing in play. Rulebook: Jouer un Atout; ZOO-ATO, ZOO-CTL."""

from __future__ import annotations

from sortilege.kernel.kinds import NONE
from sortilege.kernel.native import Offer, i64
from sortilege.kernel.reasons import Reason
from sortilege.kernel.rules import RANDOM_STEP, Rule1, Rule3
from sortilege.kernel.sets import EMPTY, Seat, beyond_least, has, least, members, only
from sortilege.kernel.state import secret
from sortilege.kernel.step_types import StepNumber
from sortilege.shelf.zoondo.battlefield import ADJACENT, OUTSIDE, Square, Squares, back
from sortilege.shelf.zoondo.components import MOVERS_OF, USERS_OF, ZOONS_OF, Atout
from sortilege.shelf.zoondo.events import NOTHING_POSSIBLE, ORDER_STOPPED, ZOON_HYPNOTISED, ZOON_PUSHED
from sortilege.shelf.zoondo.rules.movement import add_moves, add_moves_from, add_steps_back, can_move, can_step_back
from sortilege.shelf.zoondo.rules.powers import Power
from sortilege.shelf.zoondo.rules.questions import Choice2, Choice3
from sortilege.shelf.zoondo.rules.tomb import has_fallen_soldier
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

    def can_play(self, game: Zoondo, by: Seat, atout: Atout) -> bool:
        return can_move(game, by, MOVERS_OF[atout])

    def question(self, by: Seat, atout: Atout) -> StepNumber:
        return CHOOSE_MARCH.of(by, atout, 1)


class Retreat(Power):
    """Zoons step back to the row behind them, whatever their grids. ZOO-AT-POUDRE."""

    def can_play(self, game: Zoondo, by: Seat, atout: Atout) -> bool:
        return can_step_back(game, by)

    def question(self, by: Seat, atout: Atout) -> StepNumber:
        return CHOOSE_RETREAT.of(by, atout, 1)


class ChooseMarch(Choice3):
    """One of the moves an Atout grants; after the first one may stop. The next question waits below what
    this move sets off. ZOO-D05, ZOO-R28, ZOO-R29."""

    def put(self, game: Zoondo, question: StepNumber) -> None:
        by, atout, number = CHOOSE_MARCH.read(question)
        if number < ZOONS_OF[atout]:
            game.then(CHOOSE_MARCH.of(by, atout, number + 1))
        game.granting = atout
        game.ask(question)

    def offer(self, game: Zoondo, options: Offer, by: Seat, atout: Atout, number: i64, /) -> None:
        add_moves(game, options, by, MOVERS_OF[atout], game.moved)
        if number > 1:
            options.add(STOP.of(by, atout, number))

    def default(self, game: Zoondo, by: Seat, atout: Atout, number: i64, /) -> StepNumber:
        return RANDOM_STEP if number == 1 else STOP.of(by, atout, number)


class ChooseRetreat(Choice3):
    """The same for the steps back that an Atout grants."""

    def put(self, game: Zoondo, question: StepNumber) -> None:
        by, atout, number = CHOOSE_RETREAT.read(question)
        if number < ZOONS_OF[atout]:
            game.then(CHOOSE_RETREAT.of(by, atout, number + 1))
        game.granting = atout
        game.ask(question)

    def offer(self, game: Zoondo, options: Offer, by: Seat, atout: Atout, number: i64, /) -> None:
        add_steps_back(game, options, by, game.moved)
        if number > 1:
            options.add(STOP.of(by, atout, number))

    def default(self, game: Zoondo, by: Seat, atout: Atout, number: i64, /) -> StepNumber:
        return RANDOM_STEP if number == 1 else STOP.of(by, atout, number)


class Stop(Rule3[Zoondo]):
    """What the Atout still grants is not used: the question that would come next is dropped. ZOO-R28."""

    def run(self, game: Zoondo, by: Seat, atout: Atout, number: i64, /) -> None:
        game.granting = NONE
        if number < ZOONS_OF[atout]:
            game.drop_next()
        game.tell(ORDER_STOPPED, by)

    def refuse(self, game: Zoondo, seat: Seat, by: Seat, atout: Atout, number: i64, /) -> Reason | None:
        granted = game.is_asked(seat, CHOOSE_MARCH) or game.is_asked(seat, CHOOSE_RETREAT)
        waits = granted or game.is_asked(seat, CHOOSE_FALLEN)
        return ONE_AT_LEAST if waits and number == 1 else None


# Korbaks


class Gust(Power):
    """An Elite, whose square is told, blows an enemy next to it one square straight back. ZOO-AT-BOURRASQUE."""

    def can_play(self, game: Zoondo, by: Seat, atout: Atout) -> bool:
        free = game.free()
        able = game.able(1 - by)
        for user in members(game.users(by, USERS_OF[atout])):
            for target in members(ADJACENT[user] & able):
                if is_open_behind(by, target, free):
                    return True
        return False

    def question(self, by: Seat, atout: Atout) -> StepNumber:
        return CHOOSE_GUST.of(by, atout)


def is_open_behind(by: Seat, target: Square, free: Squares) -> bool:
    """Whether an enemy of that seat can be pushed one square back."""
    to = back(1 - by, target)
    return to != OUTSIDE and has(free, to)


class ChooseGust(Choice2):
    def offer(self, game: Zoondo, options: Offer, by: Seat, atout: Atout, /) -> None:
        free = game.free()
        able = game.able(1 - by)
        for user in members(game.users(by, USERS_OF[atout])):
            for target in members(ADJACENT[user] & able):
                if is_open_behind(by, target, free):
                    options.add(PUSH_ZOON.of(by, user, target))


class PushZoon(Rule3[Zoondo]):
    """Nobody fights; everybody knows that the user is an Elite. ZOO-AT-BOURRASQUE, ZOO-R24."""

    def run(self, game: Zoondo, by: Seat, zoon: Square, target: Square, /) -> None:
        game.narrow(game.piece_on(zoon), USERS_OF[game.order])
        to = back(1 - by, target)
        game.shift(target, to)
        game.tell(ZOON_PUSHED, by, zoon, target, to)

    def refuse(self, game: Zoondo, seat: Seat, by: Seat, zoon: Square, target: Square, /) -> Reason | None:
        if not game.is_asked(seat, CHOOSE_GUST):
            return None
        if not has(game.users(seat, USERS_OF[game.order]), zoon) or not has(ADJACENT[zoon], target):
            return NOT_NEXT_TO_USER
        held = has(game.army(1 - seat), target) and game.is_bound(target)
        return TARGET_IMMOBILISED if held else CANNOT_BE_PUSHED


class Recall(Power):
    """A Priest calls one or two Soldiers back from the Tomb. ZOO-AT-RAPPEL."""

    def can_play(self, game: Zoondo, by: Seat, atout: Atout) -> bool:
        return has_fallen_soldier(game, by) and game.users(by, USERS_OF[atout]) != EMPTY

    def question(self, by: Seat, atout: Atout) -> StepNumber:
        return CHOOSE_FALLEN.of(by, atout, 1)

    def announce(self, game: Zoondo, by: Seat, atout: Atout) -> None:
        game.note_one_of([game.piece_on(square) for square in members(game.able(by))], USERS_OF[atout])


class Hypnosis(Power):
    """A Chief, whose square is told, takes control of an enemy next to him. ZOO-AT-HYPNOSE."""

    def can_play(self, game: Zoondo, by: Seat, atout: Atout) -> bool:
        foes = game.army(1 - by)
        rest = game.users(by, USERS_OF[atout])
        while rest:
            if ADJACENT[least(rest)] & foes:
                return True
            rest = beyond_least(rest)
        return False

    def question(self, by: Seat, atout: Atout) -> StepNumber:
        return CHOOSE_PUPPET.of(by, atout)


class ChoosePuppet(Choice2):
    def offer(self, game: Zoondo, options: Offer, by: Seat, atout: Atout, /) -> None:
        foes = game.army(1 - by)
        for user in members(game.users(by, USERS_OF[atout])):
            HYPNOTISE.offer_each(options, by, user, ADJACENT[user] & foes)


class Hypnotise(Rule3[Zoondo]):
    """The controller looks at the Zoon, alone; for this turn it counts as his. ZOO-CTL-02, ZOO-R34."""

    def run(self, game: Zoondo, by: Seat, zoon: Square, target: Square, /) -> None:
        game.narrow(game.piece_on(zoon), USERS_OF[game.order])
        piece = game.piece_on(target)
        game.show(piece)
        game.puppet = piece
        game.tell(ZOON_HYPNOTISED, by, zoon, target, secret(game.face(piece), only(by)))
        game.then(CHOOSE_CONTROLLED_WAY.of(by, target))

    def refuse(self, game: Zoondo, seat: Seat, by: Seat, zoon: Square, target: Square, /) -> Reason | None:
        return NOT_NEXT_TO_USER if game.is_asked(seat, CHOOSE_PUPPET) else None


class ChooseControlledWay(Choice2):
    """The controlled Zoon moves once along its own grid, read from the controller's seat. ZOO-D19, ZOO-CTL-01."""

    def offer(self, game: Zoondo, options: Offer, by: Seat, zoon: Square, /) -> None:
        if not game.is_bound(zoon):
            add_moves_from(game, options, by, zoon, game.card_on(zoon))
        if not options:
            options.add(HAVE_NO_WAY.of(by))


class HaveNoWay(Rule1[Zoondo]):
    """The controlled Zoon cannot move; the Atout is spent all the same. ZOO-AT-HYPNOSE."""

    def run(self, game: Zoondo, by: Seat, /) -> None:
        game.tell(NOTHING_POSSIBLE, by)


CHOOSE_MARCH.asks(ChooseMarch())
CHOOSE_RETREAT.asks(ChooseRetreat())
STOP.means(Stop())
CHOOSE_GUST.asks(ChooseGust())
PUSH_ZOON.means(PushZoon())
CHOOSE_PUPPET.asks(ChoosePuppet())
HYPNOTISE.means(Hypnotise())
CHOOSE_CONTROLLED_WAY.asks(ChooseControlledWay())
HAVE_NO_WAY.means(HaveNoWay())
