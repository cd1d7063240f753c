"""The spells that concern players: Expelliarmus, Impedimenta, and Protego against both. SP-."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.kinds import NONE
from sortilege.kernel.native import Offer
from sortilege.kernel.reasons import Reason
from sortilege.kernel.rules import Rule1, Rule2, Rule3
from sortilege.kernel.sets import Seat, plus
from sortilege.shelf.animaux.components import MULTI, Token
from sortilege.shelf.animaux.events import PLAYER_HINDERED, TOKEN_STOLEN
from sortilege.shelf.animaux.rules.choices import OpenChoice
from sortilege.shelf.animaux.state import Animaux
from sortilege.shelf.animaux.steps import CAST_EXPELLIARMUS, CAST_IMPEDIMENTA, CAST_PROTEGO, DISARM, HINDER
from sortilege.shelf.animaux.zones import HELD, PROTEGOS, SPELL_DISCARD

OPPONENTS_ONLY: Final = Reason("opponents-only", "SP-EXPELLIARMUS", "SP-IMPEDIMENTA")
PROTECTED: Final = Reason("player-protected", "SP-PROTEGO")
NO_JOKER: Final = Reason("no-multicolour-token", "SP-EXPELLIARMUS")
NOT_HELD: Final = Reason("token-not-held", "SP-EXPELLIARMUS")
HINDERED_ALREADY: Final = Reason("hindered-already", "SP-IMPEDIMENTA")


class CastExpelliarmus(OpenChoice):
    """A token of one colour, never a multicolour one, from an unprotected opponent. SP-EXPELLIARMUS."""

    def offer(self, game: Animaux, options: Offer, by: Seat, /) -> None:
        for other in range(game.seats):
            if other != by and not game.is_protected(other):
                for token in game.faces(HELD + other):
                    if token != MULTI:
                        options.add(DISARM.of(by, other, token))


class Disarm(Rule3[Animaux]):
    """SP-EXPELLIARMUS."""

    def run(self, game: Animaux, by: Seat, of: Seat, token: Token, /) -> None:
        game.hand_over(token, HELD + of, HELD + by)
        game.tell(TOKEN_STOLEN, by, of, token)

    def refuse(self, game: Animaux, seat: Seat, by: Seat, of: Seat, token: Token, /) -> Reason | None:
        if game.asked[seat] != CAST_EXPELLIARMUS.of(seat) or of >= game.seats or token == NONE:
            return None
        return refuse_opponent(game, seat, of) or (NO_JOKER if token == MULTI else NOT_HELD)


class CastProtego(Rule1[Animaux]):
    """The card lies before its player until the start of their next turn. SP-PROTEGO, ANI-M2-SPELL-05."""

    def run(self, game: Animaux, by: Seat, /) -> None:
        game.protected = plus(game.protected, by)
        game.put(game.take_top(SPELL_DISCARD), PROTEGOS)


class CastImpedimenta(OpenChoice):
    """An unprotected opponent without a marker. SP-IMPEDIMENTA."""

    def offer(self, game: Animaux, options: Offer, by: Seat, /) -> None:
        for other in range(game.seats):
            if other != by and not game.is_protected(other) and not game.is_hindered(other):
                options.add(HINDER.of(by, other))


class Hinder(Rule2[Animaux]):
    """SP-IMPEDIMENTA."""

    def run(self, game: Animaux, by: Seat, of: Seat, /) -> None:
        game.hindered = plus(game.hindered, of)
        game.tell(PLAYER_HINDERED, by, of)

    def refuse(self, game: Animaux, seat: Seat, by: Seat, of: Seat, /) -> Reason | None:
        if game.asked[seat] != CAST_IMPEDIMENTA.of(seat) or of >= game.seats:
            return None
        return refuse_opponent(game, seat, of) or HINDERED_ALREADY


def refuse_opponent(game: Animaux, seat: Seat, of: Seat) -> Reason | None:
    """Why a player cannot be chosen for a spell at all. SP-EXPELLIARMUS, SP-IMPEDIMENTA, SP-PROTEGO."""
    if of == seat:
        return OPPONENTS_ONLY
    return PROTECTED if game.is_protected(of) else None


CAST_EXPELLIARMUS.asks(CastExpelliarmus())
DISARM.means(Disarm())
CAST_PROTEGO.means(CastProtego())
CAST_IMPEDIMENTA.asks(CastImpedimenta())
HINDER.means(Hinder())
