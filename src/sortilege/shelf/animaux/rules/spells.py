"""The ten spells of the apprentices. ANI-M2-SPELL, SP-.

A spell is played in a window of one's turn; then it asks for its targets, which are public facts.
"""

from __future__ import annotations

from typing import Final

from sortilege.kernel.rules import Rule1, Rule2, Rule3
from sortilege.kernel.state import secret
from sortilege.kernel.vocabulary import NONE, Reason, Verb, argument
from sortilege.shelf.animaux.components import (
    ACCIO,
    AFTER_THE_MOVE,
    ASCENDIO,
    BEFORE_THE_ROLL,
    EXPELLIARMUS,
    FIRST_BEAST,
    GEMINIO,
    IMPEDIMENTA,
    PROTEGO,
    REDUCIO,
    REPLACES_THE_ROLL,
    REVELIO,
    TRANSPLANAGE,
    WINGARDIUM,
)
from sortilege.shelf.animaux.events import (
    BEAST_GLIMPSED,
    NUMBER_CHOSEN,
    SPELL_PLAYED,
    TOKEN_CONJURED,
    TOKEN_LOOKED_AT,
    TOKENS_EXCHANGED,
)
from sortilege.shelf.animaux.map import APPARITION, DIE, PLACES, STREETS
from sortilege.shelf.animaux.rules.choices import OpenChoice1, OpenChoice2
from sortilege.shelf.animaux.rules.movement import refuse_before_arrival
from sortilege.shelf.animaux.rules.piles import renew_pile
from sortilege.shelf.animaux.state import SPELLS_IN_A_TURN, Animaux
from sortilege.shelf.animaux.steps import (
    AFTER_MOVE,
    ARRIVE,
    BEFORE_ROLL,
    CAST_ACCIO,
    CAST_ASCENDIO,
    CAST_EXPELLIARMUS,
    CAST_GEMINIO,
    CAST_IMPEDIMENTA,
    CAST_PROTEGO,
    CAST_REVELIO,
    CAST_TRANSPLANAGE,
    CAST_WINGARDIUM,
    CHOOSE_DESTINATION,
    CHOOSE_EXCHANGE,
    CHOOSE_SECOND_LOOK,
    EXCHANGE,
    FETCH_TOKEN,
    LIFT,
    LOOK_AT,
    MOVE_PAWN,
    NAME_NUMBER,
    PLAY_SPELL,
    POINT_AT,
    TURN_UP,
)
from sortilege.shelf.animaux.zones import HAND, HELD, PILE, RESERVE, SPELL_DISCARD

CASTS: Final[dict[int, Verb]] = {
    ACCIO: CAST_ACCIO,
    TRANSPLANAGE: CAST_TRANSPLANAGE,
    REVELIO: CAST_REVELIO,
    ASCENDIO: CAST_ASCENDIO,
    GEMINIO: CAST_GEMINIO,
    EXPELLIARMUS: CAST_EXPELLIARMUS,
    PROTEGO: CAST_PROTEGO,
    IMPEDIMENTA: CAST_IMPEDIMENTA,
    WINGARDIUM: CAST_WINGARDIUM,
}
"""What each spell does; Reducio is part of a capture."""

NOT_IN_HAND: Final = Reason("spell-not-in-hand", "ANI-M2-SPELL-01")
WITH_A_CAPTURE: Final = Reason("reducio-with-a-capture", "SP-REDUCIO", "ANI-R24")
FOURTH_SPELL: Final = Reason("fourth-spell", "ANI-M2-SPELL-02")
WRONG_WINDOW: Final = Reason("spell-before-the-roll", "ANI-M2-TURN-12")
PROTECTED_ALREADY: Final = Reason("protected-already", "SP-PROTEGO", "ANI-R24")
NO_TARGET: Final = Reason("spell-without-effect", "ANI-M2-SPELL-07", "ANI-R24")
ONE_STREET_AWAY: Final = Reason("accio-one-street-away", "SP-ACCIO")
NOT_FACE_DOWN: Final = Reason("no-face-down-token", "SP-ACCIO", "SP-REVELIO")
UNDER_A_PAWN: Final = Reason("token-under-a-pawn", "SP-WINGARDIUM")
NO_TOKEN_THERE: Final = Reason("no-token-there", "SP-WINGARDIUM")
SAME_PLACE: Final = Reason("same-place-twice", "SP-REVELIO", "SP-WINGARDIUM")


# Playing a card


def playable_spells(game: Animaux, by: int) -> list[int]:
    """Three a turn, each only where it can do something. ANI-M2-SPELL-01, ANI-M2-SPELL-02, ANI-M2-SPELL-07."""
    if game.spells_played == SPELLS_IN_A_TURN:
        return []
    window = AFTER_THE_MOVE if game.moved else BEFORE_THE_ROLL
    return [
        PLAY_SPELL(by, spell) for spell in game.faces(HAND + by) if window[spell] and can_do_something(game, by, spell)
    ]


def can_do_something(game: Animaux, by: int, spell: int) -> bool:
    """From public facts only. ANI-R24."""
    if spell == PROTEGO:
        return not game.is_protected(by)
    if spell == GEMINIO:
        return len(game.zones[PILE]) > 0 or len(game.zones[RESERVE]) > 0
    cast = CASTS[spell](by)
    return len(game.rules[cast & 255].choices(game, cast)) > 0


class PlaySpell(Rule2[Animaux]):
    """The card is shown and discarded; nothing looks at the discard before its effect is over. Then the
    window goes on, unless the spell takes the place of the roll. ANI-M2-SPELL-05, ANI-M2-TURN-12, ANI-R25."""

    def run(self, game: Animaux, by: int, spell: int, /) -> None:
        card = game.release(HAND + by, spell)
        game.reveal(card)
        game.put(card, SPELL_DISCARD)
        game.spells_played += 1
        game.tell(SPELL_PLAYED, by, spell)
        if REPLACES_THE_ROLL[spell]:
            game.then(CASTS[spell](by), ARRIVE(by), AFTER_MOVE(by))
        else:
            game.then(CASTS[spell](by), game.window_of(by))

    def refuse(self, game: Animaux, seat: int, step: int) -> Reason | None:
        spell = argument(step, 1)
        if spell == NONE:
            return None
        if game.asked[seat] not in (BEFORE_ROLL(seat), AFTER_MOVE(seat)):
            return refuse_before_arrival(game, seat)
        if game.find(HAND + seat, spell) < 0:
            return NOT_IN_HAND
        if spell == REDUCIO:
            return WITH_A_CAPTURE
        if game.spells_played == SPELLS_IN_A_TURN:
            return FOURTH_SPELL
        if game.moved and not AFTER_THE_MOVE[spell]:
            return WRONG_WINDOW
        return PROTECTED_ALREADY if spell == PROTEGO else NO_TARGET


# Accio


class CastAccio(OpenChoice1):
    """A face-down token on a street neighbour of one's space. SP-ACCIO."""

    def options(self, game: Animaux, by: int, /) -> list[int]:
        return [FETCH_TOKEN(by, place) for place in STREETS[game.pawns[by]] if game.is_face_down(place)]


class FetchToken(Rule2[Animaux]):
    """It is flipped, whoever stands there. SP-ACCIO."""

    def run(self, game: Animaux, by: int, on: int, /) -> None:
        game.then(TURN_UP(by, on))

    def refuse(self, game: Animaux, seat: int, step: int) -> Reason | None:
        if game.asked[seat] != CAST_ACCIO(seat):
            return None
        return NOT_FACE_DOWN if argument(step, 1) in STREETS[game.pawns[seat]] else ONE_STREET_AWAY


# Transplanage and Ascendio, in place of the roll


class CastTransplanage(OpenChoice1):
    """To an apparition space other than one's own. SP-TRANSPLANAGE."""

    def options(self, game: Animaux, by: int, /) -> list[int]:
        return [MOVE_PAWN(by, ring) for ring in APPARITION if ring != game.pawns[by]]


class CastAscendio(OpenChoice1):
    """Any number the die could show. SP-ASCENDIO."""

    def options(self, game: Animaux, by: int, /) -> list[int]:
        return [NAME_NUMBER(by, number) for number in range(1, DIE + 1)]


class NameNumber(Rule2[Animaux]):
    """A number that was chosen is not halved. SP-ASCENDIO, SP-IMPEDIMENTA."""

    def run(self, game: Animaux, by: int, number: int, /) -> None:
        game.tell(NUMBER_CHOSEN, by, number)
        game.then(CHOOSE_DESTINATION(by, number))


# Revelio


class CastRevelio(OpenChoice1):
    """A first place with a face-down token. SP-REVELIO."""

    def options(self, game: Animaux, by: int, /) -> list[int]:
        return POINT_AT.for_each(game.face_down_places(), by)


class PointAt(Rule2[Animaux]):
    """Both places are chosen before anything is seen. SP-REVELIO."""

    def run(self, game: Animaux, by: int, on: int, /) -> None:
        game.then(CHOOSE_SECOND_LOOK(by, on))

    def refuse(self, game: Animaux, seat: int, step: int) -> Reason | None:
        return NOT_FACE_DOWN if game.asked[seat] == CAST_REVELIO(seat) else None


class ChooseSecondLook(OpenChoice2):
    """A second place, or none. SP-REVELIO."""

    def options(self, game: Animaux, by: int, on: int, /) -> list[int]:
        others = [place for place in game.face_down_places() if place != on]
        return LOOK_AT.for_each([NONE, *others], by, on)


class LookAt(Rule3[Animaux]):
    """Only the caster sees the tokens; everybody sees which ones. SP-REVELIO, ANI-INFO-01."""

    def run(self, game: Animaux, by: int, on: int, other: int, /) -> None:
        for place in (on, other):
            if place != NONE:
                token = game.zones[place][0]
                game.look(by, token)
                game.tell(TOKEN_LOOKED_AT, by, place, secret(game.face(token), 1 << by))

    def refuse(self, game: Animaux, seat: int, step: int) -> Reason | None:
        on = argument(step, 1)
        if game.asked[seat] != CHOOSE_SECOND_LOOK(seat, on):
            return None
        return SAME_PLACE if argument(step, 2) == on else NOT_FACE_DOWN


# Geminio


class CastGeminio(Rule1[Animaux]):
    """The top token of the pile is turned over: a resource is taken, a beast goes back and the pile is
    shuffled. SP-GEMINIO."""

    def run(self, game: Animaux, by: int, /) -> None:
        renew_pile(game)
        token = game.zones[PILE][-1]
        face = game.face(token)
        game.reveal(token)
        if face < FIRST_BEAST:
            game.move(token, PILE, HELD + by)
            game.tell(TOKEN_CONJURED, by, face)
        else:
            game.tell(BEAST_GLIMPSED, by, face)
            lay_there = 0
            for piece in game.zones[PILE]:
                lay_there |= 1 << piece
            game.glimpses = (*game.glimpses, face | lay_there << 8)
            game.shuffle_zone(PILE)


# Wingardium Leviosa


class CastWingardium(OpenChoice1):
    """Two places that hold a token and no pawn; the first one. SP-WINGARDIUM."""

    def options(self, game: Animaux, by: int, /) -> list[int]:
        places = liftable_places(game)
        return LIFT.for_each(places, by) if len(places) > 1 else []


def liftable_places(game: Animaux) -> list[int]:
    return [place for place in range(1, PLACES + 1) if game.zones[place] and place not in game.pawns]


class Lift(Rule2[Animaux]):
    """SP-WINGARDIUM."""

    def run(self, game: Animaux, by: int, on: int, /) -> None:
        game.then(CHOOSE_EXCHANGE(by, on))

    def refuse(self, game: Animaux, seat: int, step: int) -> Reason | None:
        return refuse_place(game, argument(step, 1)) if game.asked[seat] == CAST_WINGARDIUM(seat) else None


def refuse_place(game: Animaux, place: int) -> Reason:
    """Why a token cannot be lifted there: there is none, or a pawn stands on it. SP-WINGARDIUM."""
    return UNDER_A_PAWN if 1 <= place <= PLACES and game.zones[place] else NO_TOKEN_THERE


class ChooseExchange(OpenChoice2):
    """The second place. SP-WINGARDIUM."""

    def options(self, game: Animaux, by: int, on: int, /) -> list[int]:
        return EXCHANGE.for_each([place for place in liftable_places(game) if place != on], by, on)


class Exchange(Rule3[Animaux]):
    """The tokens change places as they lie, and whoever knew one still does. SP-WINGARDIUM."""

    def run(self, game: Animaux, by: int, on: int, other: int, /) -> None:
        game.zones[on], game.zones[other] = game.zones[other], game.zones[on]
        game.tell(TOKENS_EXCHANGED, by, on, other)

    def refuse(self, game: Animaux, seat: int, step: int) -> Reason | None:
        on, other = argument(step, 1), argument(step, 2)
        if game.asked[seat] != CHOOSE_EXCHANGE(seat, on):
            return None
        return SAME_PLACE if other == on else refuse_place(game, other)


PLAY_SPELL.means(PlaySpell())
CAST_ACCIO.means(CastAccio())
FETCH_TOKEN.means(FetchToken())
CAST_TRANSPLANAGE.means(CastTransplanage())
CAST_ASCENDIO.means(CastAscendio())
NAME_NUMBER.means(NameNumber())
CAST_REVELIO.means(CastRevelio())
POINT_AT.means(PointAt())
CHOOSE_SECOND_LOOK.means(ChooseSecondLook())
LOOK_AT.means(LookAt())
CAST_GEMINIO.means(CastGeminio())
CAST_WINGARDIUM.means(CastWingardium())
LIFT.means(Lift())
CHOOSE_EXCHANGE.means(ChooseExchange())
EXCHANGE.means(Exchange())
