"""What players may do at any time: reorder their Tryals, turn the hourglass, speak last words. SAL-LAW."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.reasons import Reason
from sortilege.kernel.rules import Rule1, Rule3
from sortilege.kernel.sets import Seat, has, minus
from sortilege.kernel.step_types import StepNumber, StepType, StepType2
from sortilege.shelf.salem.components import Slot
from sortilege.shelf.salem.events import HOURGLASS_TURNED, LAST_WORDS_SAID
from sortilege.shelf.salem.state import ROW, Salem
from sortilege.shelf.salem.steps import (
    ARRANGE,
    CHOOSE_BLACK_CAT,
    CHOOSE_CARD_TO_TAKE,
    CHOOSE_CITIZEN,
    CHOOSE_CONFESSION,
    CHOOSE_LOSS,
    CHOOSE_OF_TWO,
    CHOOSE_PROTECTED,
    CHOOSE_TRYAL,
    CHOOSE_VICTIM,
    NAME_TWO_TRYALS,
    REVEAL_BLACK_CATS_TRYAL,
    SAY_LAST_WORDS,
    SWAP_TRYALS,
    TURN_HOURGLASS,
)

MOST_LAST_WORDS: Final = 3
"""How many words a player who has died may still say. SAL-LAW-05."""

HAVE_THEIR_OWN_LIMIT: Final[list[StepType]] = [
    CHOOSE_CITIZEN, CHOOSE_BLACK_CAT, CHOOSE_VICTIM, CHOOSE_PROTECTED, CHOOSE_CONFESSION, ARRANGE,
]  # fmt: skip
SELECT_FROM_ANOTHER_ROW: Final[list[StepType2]] = [
    CHOOSE_TRYAL, NAME_TWO_TRYALS, REVEAL_BLACK_CATS_TRYAL, CHOOSE_LOSS,
]  # fmt: skip

NOT_NOW: Final = Reason("not-while-selecting", "SAL-R03", "SAL-LAW-04")
TWO_HIDDEN_TRYALS: Final = Reason("two-hidden-tryals", "SAL-LAW-04", "SAL-R03")
NO_NEED_OF_HOURGLASS: Final = Reason("hourglass-not-now", "SAL-LAW-03", "SAL-R51")
NO_HOURGLASS_HERE: Final = Reason("hourglass-not-here", "SAL-R51")
DEAD_TAKE_NO_PART: Final = Reason("dead-take-no-part", "SAL-DEATH-07", "SAL-LAW-05")
NO_LAST_WORDS: Final = Reason("no-last-words", "SAL-LAW-05", "SAL-R53")


def standing_permissions(game: Salem, seat: Seat) -> list[int]:
    """SAL-D27 to SAL-D29."""
    steps: list[int] = []
    if has(game.mourning, seat) and game.farewell in (0, game.window):
        steps.append(SAY_LAST_WORDS.of(seat))
    if not game.is_living(seat):
        return steps
    if may_turn_hourglass(game, seat):
        steps.append(TURN_HOURGLASS.of(seat))
    if may_reorder(game, seat):
        slots = game.face_down(seat)
        for place, one in enumerate(slots):
            steps += SWAP_TRYALS.each(seat, one, slots[place + 1 :])
    return steps


def may_reorder(game: Salem, seat: Seat) -> bool:
    """At any time except while a slot of theirs is being selected or an exchange is open. SAL-R03."""
    if CHOOSE_OF_TWO.matches(game.asked[seat]):
        return False
    if CHOOSE_CONFESSION.matches(game.asked[seat]) or CHOOSE_CONFESSION.matches(game.answered(seat)):
        return False
    for other in range(game.seats):
        question = game.asked[other]
        if CHOOSE_CARD_TO_TAKE.matches(question) or selects_from_row_of(question, seat):
            return False
    return True


def selects_from_row_of(question: StepNumber, seat: Seat) -> bool:
    """Whether a question has somebody choose among another's Tryals: that seat's."""
    return any(kind.matches(question) and kind.read(question)[1] == seat for kind in SELECT_FROM_ANOTHER_ROW)


def may_turn_hourglass(game: Salem, seat: Seat) -> bool:
    """While a turn waits for somebody else, unless that question has a limit of its own. SAL-R51."""
    if not game.open or seat in game.open or game.sand == game.window:
        return False
    return is_hurried_by_hourglass(game)


def is_hurried_by_hourglass(game: Salem) -> bool:
    """Whether the open question belongs to a turn and has no limit of its own. SAL-R51."""
    question = game.asked[game.open[0]]
    return not any(kind.matches(question) for kind in HAVE_THEIR_OWN_LIMIT)


class SwapTryals(Rule3[Salem]):
    """Silently: nobody is told. SAL-LAW-04, SAL-R03."""

    standing = True

    def run(self, game: Salem, by: Seat, one: Slot, other: Slot, /) -> None:
        row = list(game.zones[ROW + by])
        row[one], row[other] = row[other], row[one]
        game.lay(row, ROW + by)

    def refuse(self, game: Salem, seat: Seat, by: Seat, one: Slot, other: Slot, /) -> Reason | None:
        if not game.is_living(seat):
            return DEAD_TAKE_NO_PART
        if one >= other or not (game.is_face_down(seat, one) and game.is_face_down(seat, other)):
            return TWO_HIDDEN_TRYALS
        return None if may_reorder(game, seat) else NOT_NOW


class TurnHourglass(Rule1[Salem]):
    """It runs for the open question and is taken away when the answer comes. SAL-LAW-03, SAL-R51."""

    standing = True

    def run(self, game: Salem, by: Seat, /) -> None:
        game.sand = game.window
        game.tell(HOURGLASS_TURNED, by)

    def refuse(self, game: Salem, seat: Seat, by: Seat, /) -> Reason | None:
        if not game.is_living(seat):
            return DEAD_TAKE_NO_PART
        return NO_NEED_OF_HOURGLASS if is_hurried_by_hourglass(game) else NO_HOURGLASS_HERE


class SayLastWords(Rule1[Salem]):
    """Once, before anything is done in the next turn; the words themselves are said at the table, whose rules
    (`table_rules`) allow MOST_LAST_WORDS. SAL-LAW-05, SAL-R53."""

    standing = True

    def run(self, game: Salem, by: Seat, /) -> None:
        game.mourning = minus(game.mourning, by)
        game.tell(LAST_WORDS_SAID, by)

    def refuse(self, game: Salem, seat: Seat, by: Seat, /) -> Reason | None:
        return NO_LAST_WORDS


SWAP_TRYALS.means(SwapTryals())
TURN_HOURGLASS.means(TurnHourglass())
SAY_LAST_WORDS.means(SayLastWords())
