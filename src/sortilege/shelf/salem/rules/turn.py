"""A turn: draw two cards, or play as many as one wishes. SAL-TURN, SAL-LAW-03."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.kinds import NONE
from sortilege.kernel.native import Offer
from sortilege.kernel.reasons import Reason
from sortilege.kernel.rules import Question1, Rule1
from sortilege.kernel.sets import Seat, Seats, has, members, minus
from sortilege.kernel.step_types import StepNumber, StepType3
from sortilege.shelf.salem.components import (
    ALIBI,
    ARSON,
    BLUES,
    CURSE,
    PIETY,
    REDS,
    ROBBERY,
    SAMUEL,
    SCAPEGOAT,
    STOCKS,
    TITUBA,
    WILL,
    Card,
)
from sortilege.shelf.salem.events import TURN_BEGUN, TURN_ENDED, TURN_SKIPPED
from sortilege.shelf.salem.state import DECK, FRONT, HAND, PARRIS_USES, Salem
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

PLAY_FIRST: Final = Reason("play-before-ending", "SAL-TURN-03", "SAL-R04")


class BeginTurn(Rule1[Salem]):
    """The next living player plays. One Stocks is discarded for each turn it takes away; a ghost has no
    turn. SAL-TURN-07, SAL-CARD-11, SAL-CARD-12, SAL-R14, SAL-GHOST-04."""

    def run(self, game: Salem, by: Seat, /) -> None:
        stocks = game.find(FRONT + by, STOCKS)
        if stocks >= 0:
            game.discard_from(stocks, FRONT + by)
            game.tell(TURN_SKIPPED, by)
            game.then(BEGIN_TURN.of(game.left_of(by)))
        elif game.is_ghost(by):
            game.then(BEGIN_TURN.of(game.left_of(by)))
        else:
            game.active = by
            game.played = False
            game.late = 0
            game.tell(TURN_BEGUN, by)
            game.ask(CHOOSE_ACTION.of(by))
            if not game.farewell:
                game.farewell = game.window


class ChooseAction(Question1[Salem]):
    """Draw two cards, or play: one of the two, never both. SAL-TURN-01 to SAL-TURN-04, SAL-D03, SAL-D04."""

    def offer(self, game: Salem, options: Offer, by: Seat, /) -> None:
        if game.played:
            options.add(END_TURN.of(by))
        else:
            offer_draws(game, options, by)
        others = minus(game.living, by)  # SAL-LAW-01, SAL-R06
        held = game.face_set(HAND + by)
        reds = held & REDS
        if reds:
            accusable = others & ~game.all_with(PIETY)  # SAL-CARD-15
            for card in members(reds):
                PLAY_RED.offer_on_each(options, by, accusable, card)
        for card in members(held & ~REDS):
            offer_plays(game, options, by, card, others)

    def default(self, game: Salem, by: Seat, /) -> StepNumber:
        return END_TURN.of(by) if game.played else DRAW_TWO.of(by)


def offer_draws(game: Salem, options: Offer, by: Seat) -> None:
    """What may be done before any card is played."""
    options.add(DRAW_TWO.of(by))
    if game.seating.ghosts:
        for ghost in range(game.seats, game.seating.seats):
            for slot in game.face_down(ghost):
                options.add(PEEK.of(by, ghost, slot))
        return
    ability = game.ability(by)
    if ability == TITUBA and not has(game.tituba_used, by) and len(game.zones[DECK]) > 1:
        options.add(REARRANGE_DECK.of(by))
    elif ability == SAMUEL and game.parris_uses[by] < PARRIS_USES and game.takeable():
        options.add(TAKE_FROM_DISCARD.of(by))


def offer_plays(game: Salem, options: Offer, by: Seat, card: Card, others: Seats) -> None:
    """Every way to play a card that is in the hand and not red."""
    if has(BLUES, card):
        PLAY_BLUE.offer_on_each(options, by, others, card)
    elif card == ALIBI:
        PLAY_ALIBI.offer_each(options, by, others)
        if game.ability(by) == WILL:
            PLAY_ALIBI_AS_WITNESS.offer_each(options, by, others)
    elif card == STOCKS:
        PLAY_STOCKS.offer_each(options, by, others)
    elif card == ARSON:
        PLAY_ARSON.offer_each(options, by, others)
    elif card == CURSE:
        offer_curses(game, options, by, others)
    elif card == ROBBERY:
        offer_pairs(options, PLAY_ROBBERY, by, others)
    elif card == SCAPEGOAT:
        offer_pairs(options, PLAY_SCAPEGOAT, by, others)


def offer_curses(game: Salem, options: Offer, by: Seat, others: Seats) -> None:
    """One blue card in front of another player, or none where none lies. SAL-CARD-10, SAL-R05."""
    for on in members(others):
        blues = game.face_set(FRONT + on) & BLUES
        if blues:
            PLAY_CURSE.offer_each(options, by, on, blues)
        else:
            options.add(PLAY_CURSE.of(by, on, NONE))


def offer_pairs(options: Offer, play: StepType3, by: Seat, others: Seats) -> None:
    """From one other player to another. SAL-CARD-09, SAL-CARD-13, SAL-LAW-01."""
    for source in members(others):
        play.offer_each(options, by, source, minus(others, source))


class ContinueTurn(Rule1[Salem]):
    """The player may go on as long as cards are left; whoever died is done. SAL-R04, SAL-R48, SAL-ACC-06."""

    def run(self, game: Salem, by: Seat, /) -> None:
        if not game.is_living(by):
            game.then(BEGIN_TURN.of(game.left_of(by)))
        elif game.holds(HAND + by):
            game.ask(CHOOSE_ACTION.of(by))
        else:
            game.then(END_TURN.of(by))


class EndTurn(Rule1[Salem]):
    def run(self, game: Salem, by: Seat, /) -> None:
        game.just_drawn = b""
        game.tell(TURN_ENDED, by)
        game.then(BEGIN_TURN.of(game.left_of(by)))

    def refuse(self, game: Salem, seat: Seat, by: Seat, /) -> Reason | None:
        return PLAY_FIRST if not game.played and game.is_asked(seat, CHOOSE_ACTION) else None


BEGIN_TURN.means(BeginTurn())
CHOOSE_ACTION.asks(ChooseAction())
CONTINUE_TURN.means(ContinueTurn())
END_TURN.means(EndTurn())
