"""Equipment and terrain: Atouts that stay where they are laid. Rulebook: Jouer un Atout; ZOO-EQP, ZOO-TER."""

from __future__ import annotations

from sortilege.kernel.rules import Rule3
from sortilege.kernel.vocabulary import NONE, Reason, argument
from sortilege.shelf.zoondo.battlefield import DEPLOYMENT, squares_of
from sortilege.shelf.zoondo.components import EMBLEM, EMBLEMS, EQUIPMENT, POWER_OF, TYPE_OF, USERS_OF
from sortilege.shelf.zoondo.events import EMBLEM_CAGED, EQUIPMENT_LAID, TERRAIN_LAID, ZOON_CAGED
from sortilege.shelf.zoondo.rules.ending import win
from sortilege.shelf.zoondo.rules.powers import Power
from sortilege.shelf.zoondo.rules.questions import Choice2
from sortilege.shelf.zoondo.rules.tomb import leave_field, take_from_hand
from sortilege.shelf.zoondo.state import Zoondo
from sortilege.shelf.zoondo.steps import (
    CAGE_ZOON,
    CHOOSE_BEARER,
    CHOOSE_GROUND,
    CHOOSE_PREY,
    CHOOSE_REFIT,
    EQUIP_ZOON,
    LAY_TERRAIN,
)

CARRIES_ALREADY = Reason("carries-already", "ZOO-EQP-03")
NOT_ON_EMBLEM = Reason("not-on-emblem", "ZOO-R30")
NOT_YOUR_BEARER = Reason("not-your-bearer", "ZOO-R30", "ZOO-CTL-02")
GROUND_TAKEN = Reason("ground-taken", "ZOO-R31")
OUT_OF_REACH = Reason("out-of-reach", "ZOO-AT-CAGE")


# Equipment


def own_zoons(game: Zoondo, seat: int) -> int:
    """The squares of a seat's Zoons, without one that its rival controls. ZOO-R30, ZOO-CTL-02."""
    return game.armies[seat] & game.army(seat)


def bearers_for(game: Zoondo, by: int, atout: int) -> list[int]:
    """Laying an equipment Atout on each Zoon of one's own, not the Emblem, that carries none. ZOO-R30."""
    return [
        EQUIP_ZOON(by, atout, square)
        for square in squares_of(own_zoons(game, by))
        if not EMBLEMS >> game.card_on(square) & 1 and not game.carries(game.zones[square][0])
    ]


def equipment_choices(game: Zoondo, by: int) -> list[int]:
    """The same for each equipment Atout in one's hand or on one's Zoons. ZOO-FX-BARRAJO."""
    return [
        choice
        for number, atout in enumerate(EQUIPMENT)
        if atout in game.atouts[by] or game.bearer(by, number) not in (NONE, game.puppet)
        for choice in bearers_for(game, by, atout)
    ]


class Equipment(Power):
    """Stilts and armour. ZOO-AT-ECHASSES, ZOO-AT-CARAPACE."""

    def can_play(self, game: Zoondo, by: int, atout: int) -> bool:
        return bool(bearers_for(game, by, atout))

    def question(self, by: int, atout: int) -> int:
        return CHOOSE_BEARER(by, atout)


class ChooseBearer(Choice2):
    def options(self, game: Zoondo, by: int, atout: int, /) -> list[int]:
        return bearers_for(game, by, atout)


class EquipZoon(Rule3[Zoondo]):
    """The Atout lies on its Zoon and goes where it goes; everybody knows that the bearer is no Emblem.
    ZOO-EQP-01, ZOO-R30."""

    def run(self, game: Zoondo, by: int, atout: int, zoon: int, /) -> None:
        piece = game.zones[zoon][0]
        game.narrow(piece, ~EMBLEMS)
        if atout in game.atouts[by]:
            game.shown_atouts[by] |= 1 << atout
            take_from_hand(game, by, atout)
        game.bearers[2 * by + EQUIPMENT.index(atout)] = piece
        game.tell(EQUIPMENT_LAID, by, atout, zoon)

    def refuse(self, game: Zoondo, seat: int, step: int) -> Reason | None:
        zoon = argument(step, 2)
        if not game.is_answer(seat, step, CHOOSE_BEARER, CHOOSE_REFIT):
            return None
        if not own_zoons(game, seat) >> zoon & 1:
            return NOT_YOUR_BEARER
        if EMBLEMS >> game.card_on(zoon) & 1:
            return NOT_ON_EMBLEM
        return CARRIES_ALREADY if game.carries(game.zones[zoon][0]) else None


# Terrain


class Terrain(Power):
    """A wall, which is an Obstacle, or a pond, which is none: on any free square without terrain.
    ZOO-AT-MUR, ZOO-AT-ETANG, ZOO-R31."""

    def can_play(self, game: Zoondo, by: int, atout: int) -> bool:
        return bool(game.free() & ~game.ponds)

    def question(self, by: int, atout: int) -> int:
        return CHOOSE_GROUND(by, atout)


class ChooseGround(Choice2):
    def options(self, game: Zoondo, by: int, atout: int, /) -> list[int]:
        return LAY_TERRAIN.for_each(squares_of(game.free() & ~game.ponds), by, atout)


class LayTerrain(Rule3[Zoondo]):
    """It stays there until the end of the game. ZOO-TER-01, ZOO-TER-02."""

    def run(self, game: Zoondo, by: int, atout: int, on: int, /) -> None:
        lay_terrain(game, by, atout, on)
        game.tell(TERRAIN_LAID, by, atout, on)

    def refuse(self, game: Zoondo, seat: int, step: int) -> Reason | None:
        return GROUND_TAKEN if game.is_answer(seat, step, CHOOSE_GROUND) else None


def lay_terrain(game: Zoondo, by: int, atout: int, on: int) -> None:
    take_from_hand(game, by, atout)
    game.terrain += ((by, atout, on),)
    if POWER_OF[atout] == "pond":
        game.ponds |= 1 << on
    else:
        game.obstacles |= 1 << on


class Cage(Power):
    """A Priest cages an enemy in his owner's deployment zone; where he stands need not be told, only that
    there is one. ZOO-AT-CAGE, ZOO-R24."""

    def can_play(self, game: Zoondo, by: int, atout: int) -> bool:
        return bool(game.army(1 - by) & DEPLOYMENT[by] and game.users(by, USERS_OF[atout]))

    def question(self, by: int, atout: int) -> int:
        return CHOOSE_PREY(by, atout)

    def announce(self, game: Zoondo, by: int, atout: int) -> None:
        game.note_one_of([game.zones[square][0] for square in squares_of(game.able(by))], USERS_OF[atout])


class ChoosePrey(Choice2):
    def options(self, game: Zoondo, by: int, atout: int, /) -> list[int]:
        return CAGE_ZOON.for_each(squares_of(game.army(1 - by) & DEPLOYMENT[by]), by, atout)


class CageZoon(Rule3[Zoondo]):
    """Card and square become an Obstacle; the card is not shown. A caged Emblem is shown and loses the
    game, so a caged card that is not shown is none. ZOO-R32."""

    def run(self, game: Zoondo, by: int, atout: int, target: int, /) -> None:
        piece = game.zones[target][0]
        leave_field(game, target)
        lay_terrain(game, by, atout, target)
        game.tell(ZOON_CAGED, by, target)
        if TYPE_OF[game.face(piece)] == EMBLEM:
            game.show(piece)
            game.tell(EMBLEM_CAGED, by, game.face(piece), target)
            win(game, by, "emblem")
        else:
            game.narrow(piece, ~EMBLEMS)

    def refuse(self, game: Zoondo, seat: int, step: int) -> Reason | None:
        return OUT_OF_REACH if game.is_answer(seat, step, CHOOSE_PREY) else None


CHOOSE_BEARER.means(ChooseBearer())
EQUIP_ZOON.means(EquipZoon())
CHOOSE_GROUND.means(ChooseGround())
LAY_TERRAIN.means(LayTerrain())
CHOOSE_PREY.means(ChoosePrey())
CAGE_ZOON.means(CageZoon())
