"""What special effects ask, and what each answer does. ZOO-D07 to ZOO-D18.

A question whose options hidden cards decide is always asked; where there is nothing to choose its only
answer says so, and everybody then knows it. ZOO-R54.
"""

from __future__ import annotations

from typing import Final

from sortilege.kernel.rules import Rule1, Rule2, Rule3
from sortilege.kernel.state import secret
from sortilege.kernel.vocabulary import NONE, Reason, argument
from sortilege.shelf.zoondo.battlefield import ADJACENT, BEHIND, REINFORCEMENT, squares_of
from sortilege.shelf.zoondo.components import GROGNARDS, KING_AND_KONG, MOVERS_OF, SOLDIERS
from sortilege.shelf.zoondo.events import (
    APE_CALLED,
    EFFECT_DECLINED,
    NOTHING_POSSIBLE,
    SOLDIER_CALLED,
    ZOON_LOOKED_AT,
    ZOON_RELOCATED,
    ZOONS_SWAPPED,
)
from sortilege.shelf.zoondo.rules.materials import equipment_choices
from sortilege.shelf.zoondo.rules.movement import kept_from_moving, legal_moves, moves_from, steps_back
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
    CHOOSE_REFIT,
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

RELOCATING: Final = (
    CHOOSE_REFUGE,
    CHOOSE_RECOIL,
    CHOOSE_BURROW,
    CHOOSE_WITHDRAWAL,
    CHOOSE_NEST,
    CHOOSE_RETREAT,
)
"""The questions that placing a Zoon elsewhere answers."""
CALLING_BACK: Final = (CHOOSE_WITHDRAWAL, CHOOSE_RETREAT)
"""Those of them that leave the Zoon to choose, too."""


# Boarix


class ChooseGrognard(Choice1):
    """Which Grognard moves, and how; compulsory if one can. ZOO-D07."""

    def perform(self, game: Zoondo, step: int) -> None:
        game.granting = BY_CLOBOULON
        game.ask(step)

    def options(self, game: Zoondo, by: int, /) -> list[int]:
        return legal_moves(game, by, GROGNARDS) or [HAVE_NO_GROGNARD(by)]


class HaveNoGrognard(Rule1[Zoondo]):
    """No Grognard can move: no Zoon that could have moved as one is one. ZOO-FX-CLOBOULON."""

    def run(self, game: Zoondo, by: int, /) -> None:
        game.granting = NONE
        game.extra_moves -= 1
        for square in squares_of(game.able(by)):
            for card in squares_of(GROGNARDS):
                if moves_from(game, by, square, card):
                    game.narrow(game.zones[square][0], ~(1 << card))
        game.tell(NOTHING_POSSIBLE, by)


class ChooseSecondCharge(Choice2):
    """Where Gold-Hure goes on to. ZOO-D08."""

    def options(self, game: Zoondo, by: int, zoon: int, /) -> list[int]:
        return moves_from(game, by, zoon, game.card_on(zoon))


class ChooseRefuge(Choice2):
    """Where Bouclefeuille hides: any free square. ZOO-D09."""

    def options(self, game: Zoondo, by: int, zoon: int, /) -> list[int]:
        return RELOCATE_ZOON.for_each(squares_of(game.free()), by, zoon)


# Monkus


class ChooseApe(Choice2):
    """King or Kong, among those that can be swapped. ZOO-D10."""

    def options(self, game: Zoondo, by: int, zoon: int, /) -> list[int]:
        apes = squares_of(game.users(by, KING_AND_KONG))
        return CALL_APE.for_each(apes, by, zoon) or [HAVE_NO_APE(by, zoon)]


class CallApe(Rule3[Zoondo]):
    """Everybody sees the two squares, and that one of them now holds King or Kong. ZOO-FX-KOMBO, ZOO-R44."""

    def run(self, game: Zoondo, by: int, zoon: int, ape: int, /) -> None:
        game.narrow(game.zones[ape][0], KING_AND_KONG)
        game.swap(zoon, ape)
        game.tell(ZOONS_SWAPPED, by, zoon, ape)
        game.tell(APE_CALLED, by, zoon)


class HaveNoApe(Rule2[Zoondo]):
    """Neither King nor Kong can be swapped: no Zoon able to move is one of them."""

    def run(self, game: Zoondo, by: int, zoon: int, /) -> None:
        exclude(game, by, zoon, KING_AND_KONG)


def exclude(game: Zoondo, by: int, zoon: int, cards: int) -> None:
    """None of the other Zoons of a seat that are able to move is such a card."""
    for square in squares_of(game.able(by) & ~(1 << zoon)):
        game.narrow(game.zones[square][0], ~cards)
    game.tell(NOTHING_POSSIBLE, by)


# Rhinogoths


class ChooseRecoil(Choice2):
    """Where the Zoon that fought Trice or Ratops is pushed: its own side says. ZOO-D11."""

    def options(self, game: Zoondo, by: int, zoon: int, /) -> list[int]:
        return RELOCATE_ZOON.for_each(squares_of(BEHIND[by][zoon] & game.free()), by, zoon)


class ChooseBurrow(Choice2):
    """Where Ouistiti slips to. ZOO-D12."""

    def options(self, game: Zoondo, by: int, zoon: int, /) -> list[int]:
        return RELOCATE_ZOON.for_each(squares_of(ADJACENT[zoon] & game.free()), by, zoon)


class ChooseWithdrawal(Choice1):
    """Which Zoon Bigoth calls back, and where to. ZOO-D13."""

    def options(self, game: Zoondo, by: int, /) -> list[int]:
        return steps_back(game, by, 0)


class RelocateZoon(Rule3[Zoondo]):
    """A Zoon is placed on a free square, whatever its grid; nobody fights. ZOO-R43."""

    def run(self, game: Zoondo, by: int, zoon: int, to: int, /) -> None:
        if game.granting != NONE:
            piece = game.zones[zoon][0]
            game.moved |= 1 << piece
            game.narrow(piece, MOVERS_OF[game.granting])
            game.granting = NONE
        game.shift(zoon, to)
        game.tell(ZOON_RELOCATED, by, zoon, to)

    def refuse(self, game: Zoondo, seat: int, step: int) -> Reason | None:
        if not game.is_answer(seat, step, *RELOCATING):
            return None
        chosen = game.is_answer(seat, step, *CALLING_BACK)
        return (kept_from_moving(game, seat, argument(step, 1)) if chosen else None) or NOT_A_REFUGE


# Kastors


class ChooseRefit(Choice1):
    """Barrajo: which equipment goes to which Zoon, if any. ZOO-D14."""

    def options(self, game: Zoondo, by: int, /) -> list[int]:
        return [*equipment_choices(game, by), DECLINE(by)]

    def default(self, game: Zoondo, step: int) -> int:
        return DECLINE(argument(step, 0))


class Decline(Rule1[Zoondo]):
    """What one may do, one may leave. ZOO-R17."""

    def run(self, game: Zoondo, by: int, /) -> None:
        game.tell(EFFECT_DECLINED, by)


class ChooseSubstitute(Choice2):
    """Which Soldier takes the place of Hutte-Mère. ZOO-D15."""

    def options(self, game: Zoondo, by: int, zoon: int, /) -> list[int]:
        soldiers = squares_of(game.users(by, SOLDIERS))
        return CALL_SOLDIER.for_each(soldiers, by, zoon) or [HAVE_NO_SOLDIER(by, zoon)]


class CallSoldier(Rule3[Zoondo]):
    """Everybody sees the two squares, and that one of them now holds a Soldier. ZOO-FX-HUTTE, ZOO-R44."""

    def run(self, game: Zoondo, by: int, zoon: int, soldier: int, /) -> None:
        game.narrow(game.zones[soldier][0], SOLDIERS)
        game.swap(zoon, soldier)
        game.tell(ZOONS_SWAPPED, by, zoon, soldier)
        game.tell(SOLDIER_CALLED, by, zoon)


class HaveNoSoldier(Rule2[Zoondo]):
    """No Soldier can be swapped: no Zoon able to move is one."""

    def run(self, game: Zoondo, by: int, zoon: int, /) -> None:
        exclude(game, by, zoon, SOLDIERS)


# Korbaks


class ChooseSpied(Choice2):
    """Whom Maître Korbak's master looks at. ZOO-D16."""

    def options(self, game: Zoondo, by: int, fought: int, /) -> list[int]:
        return LOOK_AT_ZOON.for_each(squares_of(game.army(1 - by) & ~(1 << fought)), by)


class LookAtZoon(Rule2[Zoondo]):
    """The square is public, the face is for one seat only. ZOO-FX-KORBAK."""

    def run(self, game: Zoondo, by: int, zoon: int, /) -> None:
        game.show(game.zones[zoon][0])
        game.tell(ZOON_LOOKED_AT, by, zoon, secret(game.card_on(zoon), 1 << by))

    def refuse(self, game: Zoondo, seat: int, step: int) -> Reason | None:
        enemy = game.army(1 - seat) >> argument(step, 1) & 1
        return FOUGHT_ALREADY if enemy and game.is_answer(seat, step, CHOOSE_SPIED) else None


class ChooseNest(Choice2):
    """Where Grand Nid is built again, if it moves at all. ZOO-D18."""

    def options(self, game: Zoondo, by: int, zoon: int, /) -> list[int]:
        return [*RELOCATE_ZOON.for_each(squares_of(REINFORCEMENT[by] & game.free()), by, zoon), DECLINE(by)]

    def default(self, game: Zoondo, step: int) -> int:
        return DECLINE(argument(step, 0))


CHOOSE_GROGNARD.means(ChooseGrognard())
HAVE_NO_GROGNARD.means(HaveNoGrognard())
CHOOSE_SECOND_CHARGE.means(ChooseSecondCharge())
CHOOSE_REFUGE.means(ChooseRefuge())
CHOOSE_APE.means(ChooseApe())
CALL_APE.means(CallApe())
HAVE_NO_APE.means(HaveNoApe())
CHOOSE_RECOIL.means(ChooseRecoil())
CHOOSE_BURROW.means(ChooseBurrow())
CHOOSE_WITHDRAWAL.means(ChooseWithdrawal())
RELOCATE_ZOON.means(RelocateZoon())
CHOOSE_REFIT.means(ChooseRefit())
DECLINE.means(Decline())
CHOOSE_SUBSTITUTE.means(ChooseSubstitute())
CALL_SOLDIER.means(CallSoldier())
HAVE_NO_SOLDIER.means(HaveNoSoldier())
CHOOSE_SPIED.means(ChooseSpied())
LOOK_AT_ZOON.means(LookAtZoon())
CHOOSE_NEST.means(ChooseNest())
