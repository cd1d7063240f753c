"""What some Citizens may do in their turn: Tituba's deck, Samuel Parris's discard. SAL-CIT-07, SAL-CIT-21."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sortilege.kernel.kinds import NONE
from sortilege.kernel.native import Offer
from sortilege.kernel.reasons import Reason
from sortilege.kernel.rules import RANDOM_STEP, Question2, Rule1, Rule3
from sortilege.kernel.sets import Seat, has, minus, only, plus
from sortilege.kernel.step_types import StepNumber
from sortilege.shelf.salem.components import MOST_FROM_DISCARD, PHIPS, SAMUEL, TITUBA, Card, Citizen
from sortilege.shelf.salem.events import DECK_REARRANGED, DISCARD_TAKEN
from sortilege.shelf.salem.rules.draw import TURN_IS_FOR_PLAYING
from sortilege.shelf.salem.state import DECK, DISCARD, HAND, PARRIS_USES, Salem
from sortilege.shelf.salem.steps import (
    ARRANGE,
    CHOOSE_ACTION,
    CHOOSE_DISCARDED,
    END_TURN,
    LEAVE_THE_REST,
    PICK_UP,
    PICK_UP_NO_MORE,
    PUT_NEXT,
    REARRANGE_DECK,
    TAKE_FROM_DISCARD,
)

TITUBA_SECONDS: Final = 60

ONLY_TITUBA: Final = Reason("only-tituba", "SAL-CIT-07", "SAL-R26", "SAL-R27")
ONLY_SAMUEL: Final = Reason("only-samuel-parris", "SAL-CIT-21", "SAL-R25", "SAL-R27")
NOTHING_TO_TAKE: Final = Reason("nothing-to-take", "SAL-R25", "SAL-R49")
NOT_IN_DISCARD: Final = Reason("not-in-discard", "SAL-CIT-21", "SAL-R25")


def uses_left(game: Salem, seat: Seat, ability: Citizen) -> i64:
    """How often a seat may still use an ability that can be used so often and no more; NONE for any other. SAL-R27,
    SAL-CIT-21."""
    if ability == TITUBA:
        return 0 if has(game.tituba_used, seat) else 1
    if ability == PHIPS:
        return 0 if has(game.phips_used, seat) else 1
    return PARRIS_USES - game.parris_uses[seat] if ability == SAMUEL else NONE


class RearrangeDeck(Rule1[Salem]):
    """Once, before drawing or playing, she sees the deck and puts it in any order; others learn only that she did. She
    then takes a normal turn. SAL-CIT-07, SAL-CIT-10, SAL-R26."""

    def run(self, game: Salem, by: Seat, /) -> None:
        game.tituba_used = plus(game.tituba_used, by)
        for piece in game.zones[DECK]:
            game.know_only(piece, only(by))
        game.shown += 1
        game.tell(DECK_REARRANGED, by)
        game.ask(ARRANGE.of(by, 1))

    def refuse(self, game: Salem, seat: Seat, by: Seat, /) -> Reason | None:
        return ONLY_TITUBA if game.ability(seat) != TITUBA or has(game.tituba_used, seat) else None


class Arrange(Question2[Salem]):
    """From the top down, one card at a time; the rest may be left as it is. SAL-CIT-08, SAL-D23."""

    def offer(self, game: Salem, options: Offer, by: Seat, place: i64, /) -> None:
        options.add(LEAVE_THE_REST.of(by))
        deck = game.zones[DECK]
        for card in sorted({game.face(piece) for piece in deck[: len(deck) - place + 1]}):
            options.add(PUT_NEXT.of(by, card, place))

    def seconds(self, game: Salem, by: Seat, place: i64, /) -> i64:
        return TITUBA_SECONDS

    def default(self, game: Salem, by: Seat, place: i64, /) -> StepNumber:
        return LEAVE_THE_REST.of(by)


class PutNext(Rule3[Salem]):
    def run(self, game: Salem, by: Seat, card: Card, place: i64, /) -> None:
        deck = list(game.zones[DECK])
        at = len(deck) - place
        chosen = at
        while game.face(deck[chosen]) != card:
            chosen -= 1
        deck.insert(at, deck.pop(chosen))
        game.lay(deck, DECK)
        if at > 1:
            game.ask(ARRANGE.of(by, place + 1), True)
        else:
            game.ask(CHOOSE_ACTION.of(by))


class LeaveTheRest(Rule1[Salem]):
    """The clock may play it: her time for the deck was up, that of her turn is not. SAL-R26, SAL-R51."""

    def run(self, game: Salem, by: Seat, /) -> None:
        game.late = minus(game.late, by)
        game.ask(CHOOSE_ACTION.of(by))


class TakeFromDiscard(Rule1[Salem]):
    """Twice in a game, instead of drawing from the deck: one or two cards, none black; it ends the turn. SAL-CIT-21,
    SAL-R25."""

    def run(self, game: Salem, by: Seat, /) -> None:
        game.count_parris_use(by)
        game.ask_unless_forced(CHOOSE_DISCARDED.of(by, 0))

    def refuse(self, game: Salem, seat: Seat, by: Seat, /) -> Reason | None:
        if game.ability(seat) != SAMUEL or game.parris_uses[seat] == PARRIS_USES:
            return ONLY_SAMUEL
        if not game.is_asked(seat, CHOOSE_ACTION):
            return None
        if game.played:
            return TURN_IS_FOR_PLAYING
        return NOTHING_TO_TAKE if not game.takeable() else None


class ChooseDiscarded(Question2[Salem]):
    """SAL-D24."""

    def offer(self, game: Salem, options: Offer, by: Seat, taken: i64, /) -> None:
        for card in game.takeable():
            options.add(PICK_UP.of(by, card, taken))
        if taken:
            options.add(PICK_UP_NO_MORE.of(by))

    def default(self, game: Salem, by: Seat, taken: i64, /) -> StepNumber:
        return PICK_UP_NO_MORE.of(by) if taken else RANDOM_STEP


class PickUp(Rule3[Salem]):
    """Everybody sees what is taken. SAL-R55."""

    def run(self, game: Salem, by: Seat, card: Card, taken: i64, /) -> None:
        game.move(game.find(DISCARD, card), DISCARD, HAND + by)
        game.tell(DISCARD_TAKEN, by, card)
        if taken + 1 < MOST_FROM_DISCARD:
            game.ask_unless_forced(CHOOSE_DISCARDED.of(by, taken + 1))
        else:
            game.then(END_TURN.of(by))

    def refuse(self, game: Salem, seat: Seat, by: Seat, card: Card, taken: i64, /) -> Reason | None:
        if not game.is_asked(seat, CHOOSE_DISCARDED):
            return None
        return NOT_IN_DISCARD if card not in game.takeable() else None


class PickUpNoMore(Rule1[Salem]):
    def run(self, game: Salem, by: Seat, /) -> None:
        game.then(END_TURN.of(by))


REARRANGE_DECK.means(RearrangeDeck())
ARRANGE.asks(Arrange())
PUT_NEXT.means(PutNext())
LEAVE_THE_REST.means(LeaveTheRest())
TAKE_FROM_DISCARD.means(TakeFromDiscard())
CHOOSE_DISCARDED.asks(ChooseDiscarded())
PICK_UP.means(PickUp())
PICK_UP_NO_MORE.means(PickUpNoMore())
