"""First Captures: roll, move, flip; three beasts win. ANI-M1."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.rules import Rule1
from sortilege.kernel.sets import Seat, plus, size
from sortilege.shelf.animaux.components import BEASTS_IN_ALL, FIRST_BEAST
from sortilege.shelf.animaux.events import BEAST_CAPTURED, NOTHING_FOUND, TOKEN_SET_ASIDE, TURN_BEGUN
from sortilege.shelf.animaux.map import START
from sortilege.shelf.animaux.rules.endings import captured_by_all, end_with_most_beasts
from sortilege.shelf.animaux.rules.piles import refill
from sortilege.shelf.animaux.state import Animaux
from sortilege.shelf.animaux.steps import CHOOSE_DESTINATION, FLIP_TOKEN, PASS_TURN, TAKE_TURN
from sortilege.shelf.animaux.zones import SET_ASIDE

BEASTS_TO_WIN: Final = 3


class TakeTurn(Rule1[Animaux]):
    """Roll, move, flip, pass. The roll is not asked for. ANI-M1-TURN-01."""

    def run(self, game: Animaux, by: Seat, /) -> None:
        game.tell(TURN_BEGUN, by, game.round)
        game.then(CHOOSE_DESTINATION.of(by, game.roll(by)), FLIP_TOKEN.of(by), PASS_TURN.of(by))


class FlipToken(Rule1[Animaux]):
    """A beast is captured at once and free; a resource is set aside. Nothing happens on Start.
    ANI-M1-TURN-02 to ANI-M1-TURN-07, ANI-MOV-09."""

    def run(self, game: Animaux, by: Seat, /) -> None:
        on = game.pawns[by]
        if on == START:
            return
        if not game.holds(on):
            game.tell(NOTHING_FOUND, by, on)
            return
        token = game.top(on)
        game.reveal(token)
        game.move(token, on, SET_ASIDE)
        face = game.face(token)
        if face < FIRST_BEAST:
            game.tell(TOKEN_SET_ASIDE, by, face, on)
        else:
            game.beasts[by] = plus(game.beasts[by], face - FIRST_BEAST)
            game.tell(BEAST_CAPTURED, by, face, on)
            if size(game.beasts[by]) == BEASTS_TO_WIN:
                end_with_most_beasts(game, "three-beasts")
                return
            if captured_by_all(game) == BEASTS_IN_ALL:
                end_with_most_beasts(game, "all-beasts-captured")
                return
        refill(game, on)


TAKE_TURN.means(TakeTurn())
FLIP_TOKEN.means(FlipToken())
