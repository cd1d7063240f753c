"""What special effects ask, and what each answer does. ZOO-D07 to ZOO-D18.

A question whose options hidden cards decide is always asked; where there is nothing to choose its only
answer says so, and everybody then knows it. ZOO-R54.
"""

from __future__ import annotations

from typing import Final

from sortilege.kernel.kinds import NONE
from sortilege.kernel.native import Offer
from sortilege.kernel.reasons import Reason
from sortilege.kernel.rules import Rule1, Rule2, Rule3
from sortilege.kernel.sets import Seat, has, members, minus, only, plus
from sortilege.kernel.state import secret
from sortilege.kernel.step_types import StepNumber, StepType
from sortilege.shelf.zoondo.battlefield import ADJACENT, REINFORCEMENT, Square, Squares, behind
from sortilege.shelf.zoondo.components import ALL_CARDS, GROGNARDS, KING_AND_KONG, MOVERS_OF, SOLDIERS, Cards
from sortilege.shelf.zoondo.events import (
    APE_CALLED,
    EFFECT_DECLINED,
    NOTHING_POSSIBLE,
    SOLDIER_CALLED,
    ZOON_LOOKED_AT,
    ZOON_RELOCATED,
    ZOONS_SWAPPED,
)
from sortilege.shelf.zoondo.rules.movement import add_moves, add_moves_from, add_steps_back, can_go, kept_from_moving
from sortilege.shelf.zoondo.rules.questions import Choice1, Choice2
from sortilege.shelf.zoondo.state import BY_CLOBOULON, Zoondo
from sortilege.shelf.zoondo.steps import (
    CALL_APE,
    CALL_SOLDIER,
    CHOOSE_APE,
    CHOOSE_BURROW,
    CHOOSE_GROGNARD,
    CHOOSE_NEST,
    CHOOSE_RECOIL,
    CHOOSE_REFUGE,
    CHOOSE_RETREAT,
    CHOOSE_SECOND_CHARGE,
    CHOOSE_SPIED,
    CHOOSE_SUBSTITUTE,
    CHOOSE_WITHDRAWAL,
    DECLINE,
    HAVE_NO_APE,
    HAVE_NO_GROGNARD,
    HAVE_NO_SOLDIER,
    LOOK_AT_ZOON,
    RELOCATE_ZOON,
)

NOT_A_REFUGE = Reason("not-a-refuge", "ZOO-R42", "ZOO-R43")
FOUGHT_ALREADY = Reason("fought-already", "ZOO-FX-KORBAK")

RELOCATING: Final[tuple[StepType, ...]] = (
    CHOOSE_REFUGE,
    CHOOSE_RECOIL,
    CHOOSE_BURROW,
    CHOOSE_WITHDRAWAL,
    CHOOSE_NEST,
    CHOOSE_RETREAT,
)
"""The questions that placing a Zoon elsewhere answers."""


def add_places(options: Offer, by: Seat, zoon: Square, squares: Squares) -> None:
    """Placing a Zoon on each of some squares."""
    RELOCATE_ZOON.offer_each(options, by, zoon, squares)


# Boarix


class ChooseGrognard(Choice1):
    """Which Grognard moves, and how; compulsory if one can. ZOO-D07."""

    def put(self, game: Zoondo, question: StepNumber) -> None:
        game.granting = BY_CLOBOULON
        game.ask(question)

    def offer(self, game: Zoondo, options: Offer, by: Seat, /) -> None:
        add_moves(game, options, by, GROGNARDS)
        if not options:
            options.add(HAVE_NO_GROGNARD.of(by))


class HaveNoGrognard(Rule1[Zoondo]):
    """No Grognard can move: no Zoon that could have moved as one is one. ZOO-FX-CLOBOULON."""

    def run(self, game: Zoondo, by: Seat, /) -> None:
        game.granting = NONE
        game.extra_moves -= 1
        for square in members(game.able(by)):
            for card in members(GROGNARDS):
                if can_go(game, by, square, card):
                    game.narrow(game.piece_on(square), ALL_CARDS & ~only(card))
        game.tell(NOTHING_POSSIBLE, by)


class ChooseSecondCharge(Choice2):
    """Where Gold-Hure goes on to. ZOO-D08."""

    def offer(self, game: Zoondo, options: Offer, by: Seat, zoon: Square, /) -> None:
        add_moves_from(game, options, by, zoon, game.card_on(zoon))


class ChooseRefuge(Choice2):
    """Where Bouclefeuille hides: any free square. ZOO-D09."""

    def offer(self, game: Zoondo, options: Offer, by: Seat, zoon: Square, /) -> None:
        add_places(options, by, zoon, game.free())


# Monkus


class ChooseApe(Choice2):
    """King or Kong, among those that can be swapped. ZOO-D10."""

    def offer(self, game: Zoondo, options: Offer, by: Seat, zoon: Square, /) -> None:
        CALL_APE.offer_each(options, by, zoon, game.users(by, KING_AND_KONG))
        if not options:
            options.add(HAVE_NO_APE.of(by, zoon))


class CallApe(Rule3[Zoondo]):
    """Everybody sees the two squares, and that one of them now holds King or Kong. ZOO-FX-KOMBO, ZOO-R44."""

    def run(self, game: Zoondo, by: Seat, zoon: Square, ape: Square, /) -> None:
        game.narrow(game.piece_on(ape), KING_AND_KONG)
        game.swap(zoon, ape)
        game.tell(ZOONS_SWAPPED, by, zoon, ape)
        game.tell(APE_CALLED, by, zoon)


class HaveNoApe(Rule2[Zoondo]):
    """Neither King nor Kong can be swapped: no Zoon able to move is one of them."""

    def run(self, game: Zoondo, by: Seat, zoon: Square, /) -> None:
        exclude(game, by, zoon, KING_AND_KONG)


def exclude(game: Zoondo, by: Seat, zoon: Square, cards: Cards) -> None:
    """None of the other Zoons of a seat that are able to move is such a card."""
    for square in members(minus(game.able(by), zoon)):
        game.narrow(game.piece_on(square), ALL_CARDS & ~cards)
    game.tell(NOTHING_POSSIBLE, by)


# Rhinogoths


class ChooseRecoil(Choice2):
    """Where the Zoon that fought Trice or Ratops is pushed: its own side says. ZOO-D11."""

    def offer(self, game: Zoondo, options: Offer, by: Seat, zoon: Square, /) -> None:
        add_places(options, by, zoon, behind(by, zoon) & game.free())


class ChooseBurrow(Choice2):
    """Where Ouistiti slips to. ZOO-D12."""

    def offer(self, game: Zoondo, options: Offer, by: Seat, zoon: Square, /) -> None:
        add_places(options, by, zoon, ADJACENT[zoon] & game.free())


class ChooseWithdrawal(Choice1):
    """Which Zoon Bigoth calls back, and where to. ZOO-D13."""

    def offer(self, game: Zoondo, options: Offer, by: Seat, /) -> None:
        add_steps_back(game, options, by)


class RelocateZoon(Rule3[Zoondo]):
    """A Zoon is placed on a free square, whatever its grid; nobody fights. ZOO-R43."""

    def run(self, game: Zoondo, by: Seat, zoon: Square, to: Square, /) -> None:
        if game.granting != NONE:
            piece = game.piece_on(zoon)
            game.moved = plus(game.moved, piece)
            game.narrow(piece, MOVERS_OF[game.granting])
            game.granting = NONE
        game.shift(zoon, to)
        game.tell(ZOON_RELOCATED, by, zoon, to)

    def refuse(self, game: Zoondo, seat: Seat, by: Seat, zoon: Square, to: Square, /) -> Reason | None:
        if not any(game.is_asked(seat, question) for question in RELOCATING):
            return None
        is_chosen = game.is_asked(seat, CHOOSE_WITHDRAWAL) or game.is_asked(seat, CHOOSE_RETREAT)
        return (kept_from_moving(game, seat, zoon) if is_chosen else None) or NOT_A_REFUGE


# Kastors


class Decline(Rule1[Zoondo]):
    """What one may do, one may leave. ZOO-R17."""

    def run(self, game: Zoondo, by: Seat, /) -> None:
        game.tell(EFFECT_DECLINED, by)


class ChooseSubstitute(Choice2):
    """Which Soldier takes the place of Hutte-Mère. ZOO-D15."""

    def offer(self, game: Zoondo, options: Offer, by: Seat, zoon: Square, /) -> None:
        CALL_SOLDIER.offer_each(options, by, zoon, game.users(by, SOLDIERS))
        if not options:
            options.add(HAVE_NO_SOLDIER.of(by, zoon))


class CallSoldier(Rule3[Zoondo]):
    """Everybody sees the two squares, and that one of them now holds a Soldier. ZOO-FX-HUTTE, ZOO-R44."""

    def run(self, game: Zoondo, by: Seat, zoon: Square, soldier: Square, /) -> None:
        game.narrow(game.piece_on(soldier), SOLDIERS)
        game.swap(zoon, soldier)
        game.tell(ZOONS_SWAPPED, by, zoon, soldier)
        game.tell(SOLDIER_CALLED, by, zoon)


class HaveNoSoldier(Rule2[Zoondo]):
    """No Soldier can be swapped: no Zoon able to move is one."""

    def run(self, game: Zoondo, by: Seat, zoon: Square, /) -> None:
        exclude(game, by, zoon, SOLDIERS)


# Korbaks


class ChooseSpied(Choice2):
    """Whom Maître Korbak's master looks at. ZOO-D16."""

    def offer(self, game: Zoondo, options: Offer, by: Seat, fought: Square, /) -> None:
        LOOK_AT_ZOON.offer_each(options, by, minus(game.army(1 - by), fought))


class LookAtZoon(Rule2[Zoondo]):
    """The square is public, the face is for one seat only. ZOO-FX-KORBAK."""

    def run(self, game: Zoondo, by: Seat, zoon: Square, /) -> None:
        game.show(game.piece_on(zoon))
        game.tell(ZOON_LOOKED_AT, by, zoon, secret(game.card_on(zoon), only(by)))

    def refuse(self, game: Zoondo, seat: Seat, by: Seat, zoon: Square, /) -> Reason | None:
        is_enemy = has(game.army(1 - seat), zoon)
        return FOUGHT_ALREADY if is_enemy and game.is_asked(seat, CHOOSE_SPIED) else None


class ChooseNest(Choice2):
    """Where Grand Nid is built again, if it moves at all. ZOO-D18."""

    def offer(self, game: Zoondo, options: Offer, by: Seat, zoon: Square, /) -> None:
        add_places(options, by, zoon, REINFORCEMENT[by] & game.free())
        options.add(DECLINE.of(by))

    def default(self, game: Zoondo, by: Seat, zoon: Square, /) -> StepNumber:
        return DECLINE.of(by)


CHOOSE_GROGNARD.asks(ChooseGrognard())
HAVE_NO_GROGNARD.means(HaveNoGrognard())
CHOOSE_SECOND_CHARGE.asks(ChooseSecondCharge())
CHOOSE_REFUGE.asks(ChooseRefuge())
CHOOSE_APE.asks(ChooseApe())
CALL_APE.means(CallApe())
HAVE_NO_APE.means(HaveNoApe())
CHOOSE_RECOIL.asks(ChooseRecoil())
CHOOSE_BURROW.asks(ChooseBurrow())
CHOOSE_WITHDRAWAL.asks(ChooseWithdrawal())
RELOCATE_ZOON.means(RelocateZoon())
DECLINE.means(Decline())
CHOOSE_SUBSTITUTE.asks(ChooseSubstitute())
CALL_SOLDIER.means(CallSoldier())
HAVE_NO_SOLDIER.means(HaveNoSoldier())
CHOOSE_SPIED.asks(ChooseSpied())
LOOK_AT_ZOON.means(LookAtZoon())
CHOOSE_NEST.asks(ChooseNest())
