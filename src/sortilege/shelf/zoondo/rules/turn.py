"""A turn: one action, and what ends it. Rulebook: Déroulement, But du jeu; ZOO-TRN, ZOO-END."""

from __future__ import annotations

from sortilege.kernel.rules import Rule1
from sortilege.kernel.vocabulary import NONE
from sortilege.shelf.zoondo.events import TURN_BEGUN
from sortilege.shelf.zoondo.knowledge.worlds import HAND
from sortilege.shelf.zoondo.rules.atouts import playable_atouts, return_atout
from sortilege.shelf.zoondo.rules.ending import draw, win
from sortilege.shelf.zoondo.rules.movement import legal_moves
from sortilege.shelf.zoondo.rules.questions import Choice1
from sortilege.shelf.zoondo.rules.reinforcements import layable
from sortilege.shelf.zoondo.state import Zoondo
from sortilege.shelf.zoondo.steps import BEGIN_TURN, CHOOSE_ACTION, END_TURN


class BeginTurn(Rule1[Zoondo]):
    """Whoever cannot act loses; if he can, too many turns without progress are a draw. ZOO-END-02, ZOO-R38,
    ZOO-R40."""

    def run(self, game: Zoondo, by: int, /) -> None:
        game.turn += 1
        game.active = by
        game.forget_turn()
        game.tell(TURN_BEGUN, by)
        if not (legal_moves(game, by, one=True) or layable(game, by) or playable_atouts(game, by)):
            win(game, 1 - by, "no-action")
        elif game.quiet_limit and game.quiet >= game.quiet_limit:
            draw(game, "quiet")
        else:
            game.then(CHOOSE_ACTION(by), END_TURN(by))


class ChooseAction(Choice1):
    """Exactly one of: move a Zoon, play an Atout, lay a Reinforcement. ZOO-D03, ZOO-TRN-02, ZOO-TRN-03."""

    def options(self, game: Zoondo, by: int, /) -> list[int]:
        actions = legal_moves(game, by)
        if game.atouts[by]:
            actions += playable_atouts(game, by)
        if game.zones[HAND + by]:
            actions += layable(game, by)
        return actions


class EndTurn(Rule1[Zoondo]):
    """The Atout goes where it belongs, bindings that are over fall off, and the other side plays. ZOO-TRN-04."""

    def run(self, game: Zoondo, by: int, /) -> None:
        if game.order != NONE:
            return_atout(game, by)
        if game.bound:
            game.bound = tuple([binding for binding in game.bound if binding[1] > game.turn])
        game.quiet = 0 if game.progress else game.quiet + 1
        game.then(BEGIN_TURN(1 - by))


BEGIN_TURN.means(BeginTurn())
CHOOSE_ACTION.means(ChooseAction())
END_TURN.means(EndTurn())
