"""Before the first turn: characters, tokens, cards. ANI-GEN, ANI-M1-SET, ANI-M2-SET, ANI-M3-SET."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.kinds import NONE
from sortilege.kernel.native import Offer
from sortilege.kernel.reasons import Reason
from sortilege.kernel.rules import Question1, Rule0, Rule2
from sortilege.kernel.sets import Seat, only, plus
from sortilege.kernel.state import secret
from sortilege.kernel.step_types import StepNumber
from sortilege.shelf.animaux.components import BEASTS_TO_FIND, CHARACTERS, FIRST_BEAST, FIRST_SALEM_TOKENS, Character
from sortilege.shelf.animaux.events import BEAST_LOOSE, CHARACTER_TAKEN, SALEM_PLACED, SPELLS_DEALT, TOKENS_PUT_OUT
from sortilege.shelf.animaux.map import PLACES, Space
from sortilege.shelf.animaux.rules.piles import draw_place_card, draw_spell, offer_places
from sortilege.shelf.animaux.state import Animaux
from sortilege.shelf.animaux.steps import (
    CHOOSE_CHARACTER,
    DEAL_SPELLS,
    LET_BEASTS_LOOSE,
    OPEN_PLACE_TRACK,
    POST_FOLLOWERS,
    PUT_OUT_TOKENS,
    TAKE_CHARACTER,
)
from sortilege.shelf.animaux.zones import (
    EVENT_PILE,
    FOLLOWER_PILE,
    PILE,
    PLACE_PILE,
    PLACE_PILE_FOOT,
    RESERVE,
    SET_ASIDE,
    SPELL_DECK,
)

TAKEN: Final = Reason("character-taken", "ANI-GEN-04", "ANI-R04")


class ChooseCharacter(Question1[Animaux]):
    """Players choose in turn order, before anything is dealt. ANI-GEN-03, ANI-GEN-04."""

    def offer(self, game: Animaux, options: Offer, by: Seat, /) -> None:
        for character in range(len(CHARACTERS)):
            if character not in game.characters:
                options.add(TAKE_CHARACTER.of(by, character))

    def default(self, game: Animaux, by: Seat, /) -> StepNumber:
        return game.offered(CHOOSE_CHARACTER.of(by)).at(0)


class TakeCharacter(Rule2[Animaux]):
    """No character is used by two players. ANI-GEN-04."""

    def run(self, game: Animaux, by: Seat, character: Character, /) -> None:
        game.characters[by] = character
        game.tell(CHARACTER_TAKEN, by, character)

    def refuse(self, game: Animaux, seat: Seat, by: Seat, character: Character, /) -> Reason | None:
        is_choosing = game.asked[seat] == CHOOSE_CHARACTER.of(seat)
        return TAKEN if is_choosing and character != NONE else None


class PutOutTokens(Rule0[Animaux]):
    """The 50 tokens are shuffled face down; one goes on each place, the others form the pile.
    ANI-M1-SET-04, ANI-M2-SET-04, ANI-M2-SET-05, ANI-GEN-08."""

    def run(self, game: Animaux, /) -> None:
        game.shuffle_zone(PILE)
        for place in range(1, PLACES + 1):
            game.put(game.take_top(PILE), place)
        game.tell(TOKENS_PUT_OUT)


class DealSpells(Rule0[Animaux]):
    """Two spell cards each, held secretly. ANI-M2-SET-07."""

    def run(self, game: Animaux, /) -> None:
        game.shuffle_zone(SPELL_DECK)
        for turn in range(game.seats):
            seat = (game.first + turn) % game.seats
            one = secret(draw_spell(game, seat), only(seat))
            game.tell(SPELLS_DEALT, seat, one, secret(draw_spell(game, seat), only(seat)))


class LetBeastsLoose(Rule0[Animaux]):
    """Beasts drawn by lot go face up on places drawn by lot; the resources form an open supply, and the
    other beasts are not used. ANI-M3-SET-05, ANI-M3-SET-07, ANI-M3-SET-14."""

    def run(self, game: Animaux, /) -> None:
        for token in game.zones[PILE]:
            if game.face(token) < FIRST_BEAST:
                game.reveal(token)
                game.move(token, PILE, RESERVE)
        game.shuffle_zone(PILE)
        game.shuffle_zone(PLACE_PILE)
        for _ in range(BEASTS_TO_FIND[game.seats]):
            beast = game.take_top(PILE)
            place = show_place_at_setup(game)
            game.reveal(beast)
            game.put(beast, place)
            game.tell(BEAST_LOOSE, game.face(beast), place)
        for unused in game.zones[PILE]:
            game.reveal(unused)
        game.move_all(PILE, SET_ASIDE)


class PostFollowers(Rule0[Animaux]):
    """Ten or twelve more places receive a Salem token. All the cards shown so far go under the pile,
    shuffled together. ANI-M3-SET-04, ANI-M3-SET-09, ANI-M3-SET-11."""

    def run(self, game: Animaux, /) -> None:
        game.shuffle_zone(FOLLOWER_PILE)
        for _ in range(FIRST_SALEM_TOKENS[game.seats]):
            place = show_place_at_setup(game)
            game.salem = plus(game.salem, place)
            game.tell(SALEM_PLACED, place)
        game.shuffle_zone(PLACE_PILE_FOOT)


class OpenPlaceTrack(Rule0[Animaux]):
    """The events are shuffled; the five top place cards lie open on the track. ANI-M3-SET-06, ANI-M3-SET-12."""

    def run(self, game: Animaux, /) -> None:
        game.shuffle_zone(EVENT_PILE)
        offer_places(game)


def show_place_at_setup(game: Animaux) -> Space:
    """The next place drawn by lot; its card waits to be shuffled with the others."""
    card = draw_place_card(game)
    game.put(card, PLACE_PILE_FOOT)
    return game.face(card)


CHOOSE_CHARACTER.asks(ChooseCharacter())
TAKE_CHARACTER.means(TakeCharacter())
PUT_OUT_TOKENS.means(PutOutTokens())
DEAL_SPELLS.means(DealSpells())
LET_BEASTS_LOOSE.means(LetBeastsLoose())
POST_FOLLOWERS.means(PostFollowers())
OPEN_PLACE_TRACK.means(OpenPlaceTrack())
