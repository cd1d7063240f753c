"""A turn: one action, and what ends it. Rulebook: Déroulement, But du jeu; ZOO-TRN, ZOO-END."""

from __future__ import annotations

from sortilege.kernel.kinds import NONE
from sortilege.kernel.native import Offer
from sortilege.kernel.rules import Rule1
from sortilege.kernel.sets import Seat
from sortilege.shelf.zoondo.events import TURN_BEGUN
from sortilege.shelf.zoondo.rules.atouts import add_playable_atouts, can_play_atout, return_atout
from sortilege.shelf.zoondo.rules.ending import draw, win
from sortilege.shelf.zoondo.rules.movement import add_moves, can_move
from sortilege.shelf.zoondo.rules.questions import Choice1
from sortilege.shelf.zoondo.rules.reinforcements import add_layings, can_lay
from sortilege.shelf.zoondo.state import Zoondo
from sortilege.shelf.zoondo.steps import BEGIN_TURN, CHOOSE_ACTION, END_TURN


class BeginTurn(Rule1[Zoondo]):
    """Whoever cannot act loses; if he can, too many turns without progress are a draw. ZOO-END-02, ZOO-R38,
    ZOO-R40."""

    def run(self, game: Zoondo, by: Seat, /) -> None:
        game.turn += 1
        game.active = by
        game.forget_turn()
        game.tell(TURN_BEGUN, by)
        if not (can_move(game, by) or can_lay(game, by) or can_play_atout(game, by)):
            win(game, 1 - by, "no-action")
        elif game.quiet_limit and game.quiet >= game.quiet_limit:
            draw(game, "quiet")
        else:
            game.then(CHOOSE_ACTION.of(by), END_TURN.of(by))


class ChooseAction(Choice1):
    """Exactly one of: move a Zoon, play an Atout, lay a Reinforcement. ZOO-D03, ZOO-TRN-02, ZOO-TRN-03."""

    def offer(self, game: Zoondo, options: Offer, by: Seat, /) -> None:
        add_moves(game, options, by)
        add_playable_atouts(game, options, by)
        add_layings(game, options, by)


class EndTurn(Rule1[Zoondo]):
    """The Atout goes where it belongs, bindings that are over fall off, and the other side plays. ZOO-TRN-04."""

    def run(self, game: Zoondo, by: Seat, /) -> None:
        if game.order != NONE:
            return_atout(game, by)
        if game.bound:
            game.bound = tuple([binding for binding in game.bound if binding[1] > game.turn])
        if game.progress:
            game.quiet = 0
        else:
            game.quiet += 1
        game.then(BEGIN_TURN.of(1 - by))


BEGIN_TURN.means(BeginTurn())
CHOOSE_ACTION.asks(ChooseAction())
END_TURN.means(EndTurn())
