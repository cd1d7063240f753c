"""Equipment and terrain: Atouts that stay where they are laid. Rulebook: Jouer un Atout; ZOO-EQP, ZOO-TER."""

from __future__ import annotations

from sortilege.kernel.kinds import NONE
from sortilege.kernel.native import Offer
from sortilege.kernel.reasons import Reason
from sortilege.kernel.rules import Rule3
from sortilege.kernel.sets import EMPTY, Seat, beyond_least, has, least, members, plus
from sortilege.kernel.step_types import StepNumber
from sortilege.shelf.zoondo.battlefield import DEPLOYMENT, Square, Squares
from sortilege.shelf.zoondo.components import (
    EMBLEM,
    EMBLEMS,
    EQUIPMENT,
    NO_EMBLEMS,
    POWER_OF,
    TYPE_OF,
    USERS_OF,
    Atout,
)
from sortilege.shelf.zoondo.events import EMBLEM_CAGED, EQUIPMENT_LAID, TERRAIN_LAID, ZOON_CAGED
from sortilege.shelf.zoondo.rules.ending import win
from sortilege.shelf.zoondo.rules.powers import Power
from sortilege.shelf.zoondo.rules.questions import Choice1, Choice2
from sortilege.shelf.zoondo.rules.tomb import leave_field, take_from_hand
from sortilege.shelf.zoondo.state import Zoondo, with_number
from sortilege.shelf.zoondo.steps import (
    CAGE_ZOON,
    CHOOSE_BEARER,
    CHOOSE_GROUND,
    CHOOSE_PREY,
    CHOOSE_REFIT,
    DECLINE,
    EQUIP_ZOON,
    LAY_TERRAIN,
)

CARRIES_ALREADY = Reason("carries-already", "ZOO-EQP-03")
NOT_ON_EMBLEM = Reason("not-on-emblem", "ZOO-R30")
NOT_YOUR_BEARER = Reason("not-your-bearer", "ZOO-R30", "ZOO-CTL-02")
GROUND_TAKEN = Reason("ground-taken", "ZOO-R31")
OUT_OF_REACH = Reason("out-of-reach", "ZOO-AT-CAGE")


# Equipment


def own_zoons(game: Zoondo, seat: Seat) -> Squares:
    """The squares of a seat's Zoons, without one that its rival controls. ZOO-R30, ZOO-CTL-02."""
    return game.armies[seat] & game.army(seat)


def can_bear(game: Zoondo, square: Square) -> bool:
    """Whether the Zoon there can carry something: not the Emblem, nor one that does. ZOO-R30."""
    return not has(EMBLEMS, game.card_on(square)) and not game.carries(game.piece_on(square))


def add_bearers(game: Zoondo, options: Offer, by: Seat, atout: Atout) -> None:
    """Laying an equipment Atout on each Zoon of one's own that can carry it."""
    for square in members(own_zoons(game, by)):
        if can_bear(game, square):
            options.add(EQUIP_ZOON.of(by, atout, square))


class Equipment(Power):
    """Stilts and armour. ZOO-AT-ECHASSES, ZOO-AT-CARAPACE."""

    def can_play(self, game: Zoondo, by: Seat, atout: Atout) -> bool:
        rest = own_zoons(game, by)
        while rest:
            if can_bear(game, least(rest)):
                return True
            rest = beyond_least(rest)
        return False

    def question(self, by: Seat, atout: Atout) -> StepNumber:
        return CHOOSE_BEARER.of(by, atout)


class ChooseBearer(Choice2):
    def offer(self, game: Zoondo, options: Offer, by: Seat, atout: Atout, /) -> None:
        add_bearers(game, options, by, atout)


class ChooseRefit(Choice1):
    """Barrajo: which equipment, from one's hand or off one's Zoons, goes to which Zoon, if any. ZOO-D14,
    ZOO-FX-BARRAJO."""

    def offer(self, game: Zoondo, options: Offer, by: Seat, /) -> None:
        for number, atout in enumerate(EQUIPMENT):
            bearer = game.bearer(by, number)
            if atout in game.atouts[by] or (bearer != NONE and bearer != game.puppet):
                add_bearers(game, options, by, atout)
        options.add(DECLINE.of(by))

    def default(self, game: Zoondo, by: Seat, /) -> StepNumber:
        return DECLINE.of(by)


class EquipZoon(Rule3[Zoondo]):
    """The Atout lies on its Zoon and goes where it goes; everybody knows that the bearer is no Emblem.
    ZOO-EQP-01, ZOO-R30."""

    def run(self, game: Zoondo, by: Seat, atout: Atout, zoon: Square, /) -> None:
        piece = game.piece_on(zoon)
        game.narrow(piece, NO_EMBLEMS)
        if atout in game.atouts[by]:
            game.show_atout(by, atout)
            take_from_hand(game, by, atout)
        game.bearers = with_number(game.bearers, 2 * by + EQUIPMENT.index(atout), piece)
        game.tell(EQUIPMENT_LAID, by, atout, zoon)

    def refuse(self, game: Zoondo, seat: Seat, by: Seat, atout: Atout, zoon: Square, /) -> Reason | None:
        if not game.is_asked(seat, CHOOSE_BEARER) and not game.is_asked(seat, CHOOSE_REFIT):
            return None
        if not has(own_zoons(game, seat), zoon):
            return NOT_YOUR_BEARER
        if has(EMBLEMS, game.card_on(zoon)):
            return NOT_ON_EMBLEM
        return CARRIES_ALREADY if game.carries(game.piece_on(zoon)) else None


# Terrain


class Terrain(Power):
    """A wall, which is an Obstacle, or a pond, which is none: on any free square without terrain.
    ZOO-AT-MUR, ZOO-AT-ETANG, ZOO-R31."""

    def can_play(self, game: Zoondo, by: Seat, atout: Atout) -> bool:
        return game.free() & ~game.ponds != EMPTY

    def question(self, by: Seat, atout: Atout) -> StepNumber:
        return CHOOSE_GROUND.of(by, atout)


class ChooseGround(Choice2):
    def offer(self, game: Zoondo, options: Offer, by: Seat, atout: Atout, /) -> None:
        LAY_TERRAIN.offer_each(options, by, atout, game.free() & ~game.ponds)


class LayTerrain(Rule3[Zoondo]):
    """It stays there until the end of the game. ZOO-TER-01, ZOO-TER-02."""

    def run(self, game: Zoondo, by: Seat, atout: Atout, on: Square, /) -> None:
        lay_terrain(game, by, atout, on)
        game.tell(TERRAIN_LAID, by, atout, on)

    def refuse(self, game: Zoondo, seat: Seat, by: Seat, atout: Atout, on: Square, /) -> Reason | None:
        return GROUND_TAKEN if game.is_asked(seat, CHOOSE_GROUND) else None


def lay_terrain(game: Zoondo, by: Seat, atout: Atout, on: Square) -> None:
    take_from_hand(game, by, atout)
    game.terrain += ((by, atout, on),)
    if POWER_OF[atout] == "pond":
        game.ponds = plus(game.ponds, on)
    else:
        game.obstacles = plus(game.obstacles, on)


class Cage(Power):
    """A Priest cages an enemy in his owner's deployment zone; where he stands need not be told, only that
    there is one. ZOO-AT-CAGE, ZOO-R24."""

    def can_play(self, game: Zoondo, by: Seat, atout: Atout) -> bool:
        return game.army(1 - by) & DEPLOYMENT[by] != EMPTY and game.users(by, USERS_OF[atout]) != EMPTY

    def question(self, by: Seat, atout: Atout) -> StepNumber:
        return CHOOSE_PREY.of(by, atout)

    def announce(self, game: Zoondo, by: Seat, atout: Atout) -> None:
        game.note_one_of([game.piece_on(square) for square in members(game.able(by))], USERS_OF[atout])


class ChoosePrey(Choice2):
    def offer(self, game: Zoondo, options: Offer, by: Seat, atout: Atout, /) -> None:
        CAGE_ZOON.offer_each(options, by, atout, game.army(1 - by) & DEPLOYMENT[by])


class CageZoon(Rule3[Zoondo]):
    """Card and square become an Obstacle; the card is not shown. A caged Emblem is shown and loses the
    game, so a caged card that is not shown is none. ZOO-R32."""

    def run(self, game: Zoondo, by: Seat, atout: Atout, target: Square, /) -> None:
        piece = game.piece_on(target)
        leave_field(game, target)
        lay_terrain(game, by, atout, target)
        game.tell(ZOON_CAGED, by, target)
        if TYPE_OF[game.face(piece)] == EMBLEM:
            game.show(piece)
            game.tell(EMBLEM_CAGED, by, game.face(piece), target)
            win(game, by, "emblem")
        else:
            game.narrow(piece, NO_EMBLEMS)

    def refuse(self, game: Zoondo, seat: Seat, by: Seat, atout: Atout, target: Square, /) -> Reason | None:
        return OUT_OF_REACH if game.is_asked(seat, CHOOSE_PREY) else None


CHOOSE_BEARER.asks(ChooseBearer())
CHOOSE_REFIT.asks(ChooseRefit())
EQUIP_ZOON.means(EquipZoon())
CHOOSE_GROUND.asks(ChooseGround())
LAY_TERRAIN.means(LayTerrain())
CHOOSE_PREY.asks(ChoosePrey())
CAGE_ZOON.means(CageZoon())
