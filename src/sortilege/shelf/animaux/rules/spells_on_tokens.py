"""The spells that concern tokens: Accio, Revelio, Geminio and Wingardium Leviosa. SP-."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.kinds import NONE
from sortilege.kernel.native import Offer
from sortilege.kernel.reasons import Reason
from sortilege.kernel.rules import Rule1, Rule2, Rule3
from sortilege.kernel.sets import Seat, only
from sortilege.kernel.state import secret
from sortilege.shelf.animaux.components import FIRST_BEAST
from sortilege.shelf.animaux.events import BEAST_GLIMPSED, TOKEN_CONJURED, TOKEN_LOOKED_AT, TOKENS_EXCHANGED
from sortilege.shelf.animaux.knowledge.glimpses import remember_glimpse
from sortilege.shelf.animaux.map import PLACES, STREETS, Space
from sortilege.shelf.animaux.rules.choices import OpenChoice, OpenChoiceOfOther
from sortilege.shelf.animaux.rules.piles import renew_pile
from sortilege.shelf.animaux.state import Animaux
from sortilege.shelf.animaux.steps import (
    CAST_ACCIO,
    CAST_GEMINIO,
    CAST_REVELIO,
    CAST_WINGARDIUM,
    CHOOSE_EXCHANGE,
    CHOOSE_SECOND_LOOK,
    EXCHANGE,
    FETCH_TOKEN,
    LIFT,
    LOOK_AT,
    POINT_AT,
    TURN_UP,
)
from sortilege.shelf.animaux.zones import HELD, PILE

ONE_STREET_AWAY: Final = Reason("accio-one-street-away", "SP-ACCIO")
NOT_FACE_DOWN: Final = Reason("no-face-down-token", "SP-ACCIO", "SP-REVELIO")
UNDER_A_PAWN: Final = Reason("token-under-a-pawn", "SP-WINGARDIUM")
NO_TOKEN_THERE: Final = Reason("no-token-there", "SP-WINGARDIUM")
SAME_PLACE: Final = Reason("same-place-twice", "SP-REVELIO", "SP-WINGARDIUM")


# Accio


class CastAccio(OpenChoice):
    """A face-down token on a street neighbour of one's space. SP-ACCIO."""

    def offer(self, game: Animaux, options: Offer, by: Seat, /) -> None:
        for place in STREETS[game.pawns[by]]:
            if game.is_face_down(place):
                options.add(FETCH_TOKEN.of(by, place))


class FetchToken(Rule2[Animaux]):
    """It is flipped, whoever stands there. SP-ACCIO."""

    def run(self, game: Animaux, by: Seat, on: Space, /) -> None:
        game.then(TURN_UP.of(by, on))

    def refuse(self, game: Animaux, seat: Seat, by: Seat, on: Space, /) -> Reason | None:
        if game.asked[seat] != CAST_ACCIO.of(seat):
            return None
        return NOT_FACE_DOWN if on in STREETS[game.pawns[seat]] else ONE_STREET_AWAY


# Revelio


class CastRevelio(OpenChoice):
    """A first place with a face-down token. SP-REVELIO."""

    def offer(self, game: Animaux, options: Offer, by: Seat, /) -> None:
        for place in range(1, PLACES + 1):
            if game.is_face_down(place):
                options.add(POINT_AT.of(by, place))


def is_any_face_down(game: Animaux) -> bool:
    return any(game.is_face_down(place) for place in range(1, PLACES + 1))


class PointAt(Rule2[Animaux]):
    """Both places are chosen before anything is seen. SP-REVELIO."""

    def run(self, game: Animaux, by: Seat, on: Space, /) -> None:
        game.then(CHOOSE_SECOND_LOOK.of(by, on))

    def refuse(self, game: Animaux, seat: Seat, by: Seat, on: Space, /) -> Reason | None:
        return NOT_FACE_DOWN if game.asked[seat] == CAST_REVELIO.of(seat) else None


class ChooseSecondLook(OpenChoiceOfOther):
    """A second place, or none. SP-REVELIO."""

    def offer(self, game: Animaux, options: Offer, by: Seat, on: Space, /) -> None:
        options.add(LOOK_AT.of(by, on, NONE))
        for place in range(1, PLACES + 1):
            if place != on and game.is_face_down(place):
                options.add(LOOK_AT.of(by, on, place))


class LookAt(Rule3[Animaux]):
    """Only the caster sees the tokens; everybody sees which ones. SP-REVELIO, ANI-INFO-01."""

    def run(self, game: Animaux, by: Seat, on: Space, other: Space, /) -> None:
        look(game, by, on)
        if other != NONE:
            look(game, by, other)

    def refuse(self, game: Animaux, seat: Seat, by: Seat, on: Space, other: Space, /) -> Reason | None:
        if game.asked[seat] != CHOOSE_SECOND_LOOK.of(seat, on):
            return None
        return SAME_PLACE if other == on else NOT_FACE_DOWN


def look(game: Animaux, by: Seat, place: Space) -> None:
    token = game.top(place)
    game.look(by, token)
    game.tell(TOKEN_LOOKED_AT, by, place, secret(game.face(token), only(by)))


# Geminio


class CastGeminio(Rule1[Animaux]):
    """The top token of the pile is turned over: a resource is taken, a beast goes back and the pile is
    shuffled. SP-GEMINIO."""

    def run(self, game: Animaux, by: Seat, /) -> None:
        renew_pile(game)
        token = game.top(PILE)
        face = game.face(token)
        game.reveal(token)
        if face < FIRST_BEAST:
            game.move(token, PILE, HELD + by)
            game.tell(TOKEN_CONJURED, by, face)
        else:
            game.tell(BEAST_GLIMPSED, by, face)
            remember_glimpse(game, face)
            game.shuffle_zone(PILE)


# Wingardium Leviosa


class CastWingardium(OpenChoice):
    """Two places that hold a token and no pawn; the first one. SP-WINGARDIUM."""

    def offer(self, game: Animaux, options: Offer, by: Seat, /) -> None:
        if are_two_liftable(game):
            for place in range(1, PLACES + 1):
                if is_liftable(game, place):
                    options.add(LIFT.of(by, place))


def is_liftable(game: Animaux, place: Space) -> bool:
    return len(game.zones[place]) > 0 and place not in game.pawns


def are_two_liftable(game: Animaux) -> bool:
    found = False
    for place in range(1, PLACES + 1):
        if is_liftable(game, place):
            if found:
                return True
            found = True
    return False


class Lift(Rule2[Animaux]):
    """SP-WINGARDIUM."""

    def run(self, game: Animaux, by: Seat, on: Space, /) -> None:
        game.then(CHOOSE_EXCHANGE.of(by, on))

    def refuse(self, game: Animaux, seat: Seat, by: Seat, on: Space, /) -> Reason | None:
        return refuse_place(game, on) if game.asked[seat] == CAST_WINGARDIUM.of(seat) else None


def refuse_place(game: Animaux, place: Space) -> Reason:
    """Why a token cannot be lifted there: there is none, or a pawn stands on it. SP-WINGARDIUM."""
    return UNDER_A_PAWN if 1 <= place <= PLACES and game.holds(place) else NO_TOKEN_THERE


class ChooseExchange(OpenChoiceOfOther):
    """The second place. SP-WINGARDIUM."""

    def offer(self, game: Animaux, options: Offer, by: Seat, on: Space, /) -> None:
        for place in range(1, PLACES + 1):
            if place != on and is_liftable(game, place):
                options.add(EXCHANGE.of(by, on, place))


class Exchange(Rule3[Animaux]):
    """The tokens change places as they lie, and whoever knew one still does. SP-WINGARDIUM."""

    def run(self, game: Animaux, by: Seat, on: Space, other: Space, /) -> None:
        game.swap_zones(on, other)
        game.tell(TOKENS_EXCHANGED, by, on, other)

    def refuse(self, game: Animaux, seat: Seat, by: Seat, on: Space, other: Space, /) -> Reason | None:
        if game.asked[seat] != CHOOSE_EXCHANGE.of(seat, on):
            return None
        return SAME_PLACE if other == on else refuse_place(game, other)


CAST_ACCIO.asks(CastAccio())
FETCH_TOKEN.means(FetchToken())
CAST_REVELIO.asks(CastRevelio())
POINT_AT.means(PointAt())
CHOOSE_SECOND_LOOK.asks(ChooseSecondLook())
LOOK_AT.means(LookAt())
CAST_GEMINIO.means(CastGeminio())
CAST_WINGARDIUM.asks(CastWingardium())
LIFT.means(Lift())
CHOOSE_EXCHANGE.asks(ChooseExchange())
EXCHANGE.means(Exchange())
