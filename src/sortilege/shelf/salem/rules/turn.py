"""A turn: draw two cards, or play as many as one wishes. SAL-TURN, SAL-LAW-03."""

from __future__ import annotations

from sortilege.kernel.rules import Question1, Rule1
from sortilege.kernel.vocabulary import NONE, Reason, argument
from sortilege.shelf.salem.components import (
    ALIBI,
    ARSON,
    CURSE,
    IS_BLUE,
    IS_RED,
    PIETY,
    ROBBERY,
    SAMUEL,
    SCAPEGOAT,
    STOCKS,
    TITUBA,
    WILL,
)
from sortilege.shelf.salem.events import TURN_BEGUN, TURN_ENDED, TURN_SKIPPED
from sortilege.shelf.salem.state import (
    DECK,
    FRONT,
    HAND,
    PARRIS_USED,
    PARRIS_USES,
    TITUBA_USED,
    Salem,
)
from sortilege.shelf.salem.steps import (
    BEGIN_TURN,
    CHOOSE_ACTION,
    CONTINUE_TURN,
    DRAW_TWO,
    END_TURN,
    PEEK,
    PLAY_ALIBI,
    PLAY_ALIBI_AS_WITNESS,
    PLAY_ARSON,
    PLAY_BLUE,
    PLAY_CURSE,
    PLAY_RED,
    PLAY_ROBBERY,
    PLAY_SCAPEGOAT,
    PLAY_STOCKS,
    REARRANGE_DECK,
    TAKE_FROM_DISCARD,
)

PLAY_FIRST = Reason("play-before-ending", "SAL-TURN-03", "SAL-R04")


class BeginTurn(Rule1[Salem]):
    """The next living player plays. One Stocks is discarded for each turn it takes away; a ghost has no
    turn. SAL-TURN-07, SAL-CARD-11, SAL-CARD-12, SAL-R14, SAL-GHOST-04."""

    def run(self, game: Salem, by: int, /) -> None:
        stocks = game.find(FRONT + by, STOCKS)
        if stocks >= 0:
            game.discard_from(stocks, FRONT + by)
            game.tell(TURN_SKIPPED, by)
            game.then(BEGIN_TURN(game.left_of(by)))
        elif game.is_ghost(by):
            game.then(BEGIN_TURN(game.left_of(by)))
        else:
            game.active = by
            game.played = False
            game.late = 0
            game.tell(TURN_BEGUN, by)
            game.ask(CHOOSE_ACTION(by))
            if not game.farewell:
                game.farewell = game.window


class ChooseAction(Question1[Salem]):
    """Draw two cards, or play: one of the two, never both. SAL-TURN-01 to SAL-TURN-04, SAL-D03, SAL-D04."""

    def options(self, game: Salem, by: int, /) -> list[int]:
        options = [END_TURN(by)] if game.played else draws(game, by)
        others = game.others(by)
        for card in game.faces(HAND + by):
            if IS_RED[card]:
                head = PLAY_RED(by) | card << 24
                options += [head | on << 16 for on in others if game.find(FRONT + on, PIETY) < 0]  # SAL-CARD-15
            elif IS_BLUE[card]:
                head = PLAY_BLUE(by) | card << 24
                options += [head | on << 16 for on in others]
            elif card == ALIBI:
                options += PLAY_ALIBI.for_each(others, by)
                if game.ability(by) == WILL:
                    options += PLAY_ALIBI_AS_WITNESS.for_each(others, by)
            elif card == STOCKS:
                options += PLAY_STOCKS.for_each(others, by)
            elif card == ARSON:
                options += PLAY_ARSON.for_each(others, by)
            elif card == CURSE:
                self.add_curses(game, by, others, options)
            elif card == ROBBERY:
                self.add_pairs(PLAY_ROBBERY(by), others, options)
            elif card == SCAPEGOAT:
                self.add_pairs(PLAY_SCAPEGOAT(by), others, options)
        return options

    def add_curses(self, game: Salem, by: int, others: list[int], options: list[int]) -> None:
        """One blue card in front of another player, or none where none lies. SAL-CARD-10, SAL-R05."""
        for on in others:
            blue = [face for face in game.faces(FRONT + on) if IS_BLUE[face]]
            options += PLAY_CURSE.for_each(blue or [NONE], by, on)

    def add_pairs(self, head: int, others: list[int], options: list[int]) -> None:
        """From one other player to another. SAL-CARD-09, SAL-CARD-13, SAL-LAW-01."""
        for source in others:
            for target in others:
                if source != target:
                    options.append(head | source << 16 | target << 24)

    def default(self, game: Salem, step: int) -> int:
        by = argument(step, 0)
        return END_TURN(by) if game.played else DRAW_TWO(by)


def draws(game: Salem, by: int) -> list[int]:
    """What may be done before any card is played."""
    options = [DRAW_TWO(by)]
    if game.table.ghosts:
        for ghost in range(game.seats, game.table.seats):
            options += PEEK.for_each(game.face_down(ghost), by, ghost)
        return options
    ability = game.ability(by)
    if ability == TITUBA and not game.used[by] & TITUBA_USED and len(game.zones[DECK]) > 1:
        options.append(REARRANGE_DECK(by))
    elif ability == SAMUEL and game.used[by] // PARRIS_USED < PARRIS_USES and game.takeable():
        options.append(TAKE_FROM_DISCARD(by))
    return options


class ContinueTurn(Rule1[Salem]):
    """The player may go on as long as cards are left; whoever died is done. SAL-R04, SAL-R48, SAL-ACC-06."""

    def run(self, game: Salem, by: int, /) -> None:
        if not game.is_living(by):
            game.then(BEGIN_TURN(game.left_of(by)))
        elif game.zones[HAND + by]:
            game.ask(CHOOSE_ACTION(by))
        else:
            game.then(END_TURN(by))


class EndTurn(Rule1[Salem]):
    def run(self, game: Salem, by: int, /) -> None:
        game.fresh = ()
        game.tell(TURN_ENDED, by)
        game.then(BEGIN_TURN(game.left_of(by)))

    def refuse(self, game: Salem, seat: int, step: int) -> Reason | None:
        return PLAY_FIRST if not game.played and game.is_asked(seat, CHOOSE_ACTION) else None


BEGIN_TURN.means(BeginTurn())
CHOOSE_ACTION.means(ChooseAction())
CONTINUE_TURN.means(ContinueTurn())
END_TURN.means(EndTurn())
