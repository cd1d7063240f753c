"""Before the first turn: characters, pawns, tokens. ANI-GEN, ANI-M1-SET."""

from __future__ import annotations

from sortilege.games.animaux.board import PLACES
from sortilege.games.animaux.components import CHARACTERS
from sortilege.games.animaux.events import CHARACTER_TAKEN, TOKENS_PUT_OUT
from sortilege.games.animaux.state import PILE, Animaux
from sortilege.games.animaux.steps import CHOOSE_CHARACTER, PUT_OUT_TOKENS, TAKE_CHARACTER, TAKE_TURN
from sortilege.kernel.rules import Question1, Rule0, Rule2
from sortilege.kernel.vocabulary import Reason, argument

TAKEN = Reason("character-taken", "ANI-GEN-04", "ANI-R04")


class ChooseCharacter(Question1[Animaux]):
    """Players choose in turn order, before anything is dealt. ANI-GEN-03, ANI-GEN-04."""

    def options(self, game: Animaux, by: int, /) -> list[int]:
        return [TAKE_CHARACTER(by, one) for one in range(len(CHARACTERS)) if one not in game.characters]

    def default(self, game: Animaux, step: int) -> int:
        return self.options(game, argument(step, 0))[0]


class TakeCharacter(Rule2[Animaux]):
    """No character is used by two players. ANI-GEN-04."""

    def run(self, game: Animaux, by: int, character: int, /) -> None:
        game.characters[by] = character
        game.tell(CHARACTER_TAKEN, by, character)

    def refuse(self, game: Animaux, seat: int, step: int) -> Reason | None:
        return TAKEN if argument(step, 1) in game.characters else None


class PutOutTokens(Rule0[Animaux]):
    """The 50 tokens are shuffled face down; one goes on each place, the others form the pile.
    ANI-M1-SET-04, ANI-GEN-08."""

    def run(self, game: Animaux, /) -> None:
        game.shuffle_zone(PILE)
        for place in range(1, PLACES + 1):
            game.put(game.take_top(PILE), place)
        game.tell(TOKENS_PUT_OUT)
        game.then(TAKE_TURN(game.first))


CHOOSE_CHARACTER.means(ChooseCharacter())
TAKE_CHARACTER.means(TakeCharacter())
PUT_OUT_TOKENS.means(PutOutTokens())
