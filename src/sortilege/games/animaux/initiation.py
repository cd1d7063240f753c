"""First Captures: roll, move, flip; three beasts win. ANI-M1."""

from __future__ import annotations

from typing import Final

from sortilege.games.animaux.board import DIE, START, destinations
from sortilege.games.animaux.components import BEASTS_IN_ALL, FIRST_BEAST
from sortilege.games.animaux.events import (
    BEAST_CAPTURED,
    DIE_ROLLED,
    NOTHING_FOUND,
    PAWN_MOVED,
    PLACE_REFILLED,
    TOKEN_SET_ASIDE,
    TURN_BEGUN,
)
from sortilege.games.animaux.state import PILE, SET_ASIDE, Animaux
from sortilege.games.animaux.steps import CHOOSE_DESTINATION, FLIP_TOKEN, MOVE_PAWN, PASS_TURN, TAKE_TURN
from sortilege.kernel.rules import Question2, Rule1, Rule2
from sortilege.kernel.vocabulary import RANDOM_STEP, Reason

BEASTS_TO_WIN: Final = 3
LAST_ROUND: Final = 100

TOO_FAR = Reason("no-such-destination", "ANI-MOV-01", "ANI-MOV-03", "ANI-MOV-10")


class TakeTurn(Rule1[Animaux]):
    """Roll, move, flip, resolve, pass. The roll is not asked for. ANI-M1-TURN-01."""

    def run(self, game: Animaux, by: int, /) -> None:
        game.tell(TURN_BEGUN, by, game.round)
        roll = game.below(DIE) + 1
        game.tell(DIE_ROLLED, by, roll)
        game.then(CHOOSE_DESTINATION(by, roll), PASS_TURN(by))


class ChooseDestination(Question2[Animaux]):
    """The route is free and exactly as long as the roll; a turn is never skipped. ANI-MOV, ANI-GEN-15."""

    def options(self, game: Animaux, by: int, roll: int, /) -> list[int]:
        return MOVE_PAWN.for_each(destinations(game.pawns[by], roll), by)

    def default(self, game: Animaux, step: int) -> int:
        return RANDOM_STEP


class MovePawn(Rule2[Animaux]):
    """Only the space where the pawn stops matters, and nothing happens on Start. ANI-MOV-08, ANI-MOV-09."""

    def run(self, game: Animaux, by: int, to: int, /) -> None:
        game.pawns[by] = to
        game.tell(PAWN_MOVED, by, to)
        if to != START:
            game.then(FLIP_TOKEN(by, to))

    def refuse(self, game: Animaux, seat: int, step: int) -> Reason | None:
        return TOO_FAR


class FlipToken(Rule2[Animaux]):
    """A beast is captured at once and free; a resource is set aside. ANI-M1-TURN-02 to ANI-M1-TURN-07."""

    def run(self, game: Animaux, by: int, on: int, /) -> None:
        if not game.zones[on]:
            game.tell(NOTHING_FOUND, by, on)
            return
        token = game.zones[on][0]
        game.reveal(token)
        game.move(token, on, SET_ASIDE)
        face = game.face(token)
        if face < FIRST_BEAST:
            game.tell(TOKEN_SET_ASIDE, by, face, on)
        else:
            game.beasts[by] |= 1 << (face - FIRST_BEAST)
            game.tell(BEAST_CAPTURED, by, face, on)
            if game.beasts[by].bit_count() == BEASTS_TO_WIN:
                end_with_most_beasts(game, "three-beasts")
                return
            if sum([mask.bit_count() for mask in game.beasts]) == BEASTS_IN_ALL:
                end_with_most_beasts(game, "all-beasts-captured")
                return
        if game.zones[PILE]:
            game.put(game.take_top(PILE), on)
            game.tell(PLACE_REFILLED, on)


class PassTurn(Rule1[Animaux]):
    """The player to the right goes on; after 100 rounds the game stops. ANI-GEN-07, ANI-M1-END-04."""

    def run(self, game: Animaux, by: int, /) -> None:
        after = game.next_seat(by)
        if after == game.first:
            if game.round == LAST_ROUND:
                end_with_most_beasts(game, "last-round")
                return
            game.round += 1
        game.then(TAKE_TURN(after))


def end_with_most_beasts(game: Animaux, ending: str) -> None:
    """Whoever captured most wins; players tied for the most share. ANI-M1-END-01 to ANI-M1-END-04."""
    captured = [mask.bit_count() for mask in game.beasts]
    winners = 0
    for seat in range(game.seats):
        if captured[seat] == max(captured):
            winners |= 1 << seat
    game.finish(winners, [2 * count for count in captured], ending)


TAKE_TURN.means(TakeTurn())
CHOOSE_DESTINATION.means(ChooseDestination())
MOVE_PAWN.means(MovePawn())
FLIP_TOKEN.means(FlipToken())
PASS_TURN.means(PassTurn())
