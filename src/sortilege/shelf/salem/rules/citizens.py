"""What some Citizens may do in their turn: Tituba's deck, Samuel Parris's discard. SAL-CIT-07, SAL-CIT-21."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.rules import Question2, Rule1, Rule3
from sortilege.kernel.vocabulary import RANDOM_STEP, Reason, argument
from sortilege.shelf.salem.components import SAMUEL, TITUBA
from sortilege.shelf.salem.events import DECK_REARRANGED, DISCARD_TAKEN
from sortilege.shelf.salem.rules.draw import TURN_IS_FOR_PLAYING
from sortilege.shelf.salem.state import DECK, DISCARD, HAND, PARRIS_USED, PARRIS_USES, TITUBA_USED, Salem
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
MOST_FROM_DISCARD: Final = 2

ONLY_TITUBA = Reason("only-tituba", "SAL-CIT-07", "SAL-R26", "SAL-R27")
ONLY_SAMUEL = Reason("only-samuel-parris", "SAL-CIT-21", "SAL-R25", "SAL-R27")
NOTHING_TO_TAKE = Reason("nothing-to-take", "SAL-R25", "SAL-R49")
NOT_IN_DISCARD = Reason("not-in-discard", "SAL-CIT-21", "SAL-R25")


class RearrangeDeck(Rule1[Salem]):
    """Once, before drawing or playing, she sees the deck and puts it in any order; others learn only that she did. She
    then takes a normal turn. SAL-CIT-07, SAL-CIT-10, SAL-R26."""

    def run(self, game: Salem, by: int, /) -> None:
        game.used[by] |= TITUBA_USED
        for piece in game.zones[DECK]:
            game.know_only(piece, 1 << by)
        game.shown += 1
        game.tell(DECK_REARRANGED, by)
        game.ask(ARRANGE(by, 1))

    def refuse(self, game: Salem, seat: int, step: int) -> Reason | None:
        return ONLY_TITUBA if game.ability(seat) != TITUBA or game.used[seat] & TITUBA_USED else None


class Arrange(Question2[Salem]):
    """From the top down, one card at a time; the rest may be left as it is. SAL-CIT-08, SAL-D23."""

    def options(self, game: Salem, by: int, place: int, /) -> list[int]:
        deck = game.zones[DECK]
        below = sorted({game.face(piece) for piece in deck[: len(deck) - place + 1]})
        return [LEAVE_THE_REST(by), *[PUT_NEXT(by, card, place) for card in below]]

    def seconds(self, game: Salem, step: int) -> int:
        return TITUBA_SECONDS

    def default(self, game: Salem, step: int) -> int:
        return LEAVE_THE_REST(argument(step, 0))


class PutNext(Rule3[Salem]):
    def run(self, game: Salem, by: int, card: int, place: int, /) -> None:
        deck = list(game.zones[DECK])
        at = len(deck) - place
        chosen = at
        while game.face(deck[chosen]) != card:
            chosen -= 1
        deck.insert(at, deck.pop(chosen))
        game.zones[DECK] = tuple(deck)
        if at > 1:
            game.ask(ARRANGE(by, place + 1), True)
        else:
            game.ask(CHOOSE_ACTION(by))


class LeaveTheRest(Rule1[Salem]):
    """The clock may play it: her time for the deck was up, that of her turn is not. SAL-R26, SAL-R51."""

    def run(self, game: Salem, by: int, /) -> None:
        game.late &= ~(1 << by)
        game.ask(CHOOSE_ACTION(by))


class TakeFromDiscard(Rule1[Salem]):
    """Twice in a game, instead of drawing from the deck: one or two cards, none black; it ends the turn. SAL-CIT-21,
    SAL-R25."""

    def run(self, game: Salem, by: int, /) -> None:
        game.used[by] += PARRIS_USED
        game.ask_unless_forced(CHOOSE_DISCARDED(by, 0))

    def refuse(self, game: Salem, seat: int, step: int) -> Reason | None:
        if game.ability(seat) != SAMUEL or game.used[seat] // PARRIS_USED == PARRIS_USES:
            return ONLY_SAMUEL
        if not game.is_asked(seat, CHOOSE_ACTION):
            return None
        if game.played:
            return TURN_IS_FOR_PLAYING
        return NOTHING_TO_TAKE if not game.takeable() else None


class ChooseDiscarded(Question2[Salem]):
    """SAL-D24."""

    def options(self, game: Salem, by: int, taken: int, /) -> list[int]:
        options = [PICK_UP(by, card, taken) for card in game.takeable()]
        if taken:
            options.append(PICK_UP_NO_MORE(by))
        return options

    def default(self, game: Salem, step: int) -> int:
        return PICK_UP_NO_MORE(argument(step, 0)) if argument(step, 1) else RANDOM_STEP


class PickUp(Rule3[Salem]):
    """Everybody sees what is taken. SAL-R55."""

    def run(self, game: Salem, by: int, card: int, taken: int, /) -> None:
        game.move(game.find(DISCARD, card), DISCARD, HAND + by)
        game.tell(DISCARD_TAKEN, by, card)
        if taken + 1 < MOST_FROM_DISCARD:
            game.ask_unless_forced(CHOOSE_DISCARDED(by, taken + 1))
        else:
            game.then(END_TURN(by))

    def refuse(self, game: Salem, seat: int, step: int) -> Reason | None:
        if not game.is_asked(seat, CHOOSE_DISCARDED):
            return None
        return NOT_IN_DISCARD if argument(step, 1) not in game.takeable() else None


class PickUpNoMore(Rule1[Salem]):
    def run(self, game: Salem, by: int, /) -> None:
        game.then(END_TURN(by))


REARRANGE_DECK.means(RearrangeDeck())
ARRANGE.means(Arrange())
PUT_NEXT.means(PutNext())
LEAVE_THE_REST.means(LeaveTheRest())
TAKE_FROM_DISCARD.means(TakeFromDiscard())
CHOOSE_DISCARDED.means(ChooseDiscarded())
PICK_UP.means(PickUp())
PICK_UP_NO_MORE.means(PickUpNoMore())
