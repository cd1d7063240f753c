"""What players may do at any time: reorder their Tryals, turn the hourglass, speak last words. SAL-LAW."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.rules import Rule1, Rule3
from sortilege.kernel.vocabulary import Reason, argument
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
    CHOOSE_TRIAL,
    CHOOSE_VICTIM,
    NAME_TWO_TRIALS,
    REVEAL_BLACK_CATS_TRIAL,
    SAY_LAST_WORDS,
    SWAP_TRIALS,
    TURN_HOURGLASS,
)

MOST_LAST_WORDS: Final = 3

HAVE_THEIR_OWN_LIMIT: Final[list[int]] = [
    verb.code
    for verb in (CHOOSE_CITIZEN, CHOOSE_BLACK_CAT, CHOOSE_VICTIM, CHOOSE_PROTECTED, CHOOSE_CONFESSION, ARRANGE)
]
SELECT_FROM_ANOTHER_ROW: Final[list[int]] = [
    verb.code for verb in (CHOOSE_TRIAL, NAME_TWO_TRIALS, REVEAL_BLACK_CATS_TRIAL, CHOOSE_LOSS)
]

NOT_NOW = Reason("not-while-selecting", "SAL-R03", "SAL-LAW-04")
TWO_HIDDEN_TRYALS = Reason("two-hidden-tryals", "SAL-LAW-04", "SAL-R03")
NO_NEED_OF_HOURGLASS = Reason("hourglass-not-now", "SAL-LAW-03", "SAL-R51")
NO_HOURGLASS_HERE = Reason("hourglass-not-here", "SAL-R51")
DEAD_TAKE_NO_PART = Reason("dead-take-no-part", "SAL-DEATH-07", "SAL-LAW-05")
NO_LAST_WORDS = Reason("no-last-words", "SAL-LAW-05", "SAL-R53")


def standing_permissions(game: Salem, seat: int) -> list[int]:
    """SAL-D27 to SAL-D29."""
    steps: list[int] = []
    if game.mourning >> seat & 1 and game.farewell in (0, game.window):
        steps.append(SAY_LAST_WORDS(seat))
    if not game.is_living(seat):
        return steps
    if may_turn_hourglass(game, seat):
        steps.append(TURN_HOURGLASS(seat))
    if may_reorder(game, seat):
        slots = game.face_down(seat)
        for place, one in enumerate(slots):
            steps += SWAP_TRIALS.for_each(slots[place + 1 :], seat, one)
    return steps


def may_reorder(game: Salem, seat: int) -> bool:
    """At any time except while a slot of theirs is being selected or an exchange is open. SAL-R03."""
    if game.asked[seat] & 255 == CHOOSE_OF_TWO.code:
        return False
    if CHOOSE_CONFESSION.code in (game.asked[seat] & 255, game.answered(seat) & 255):
        return False
    for other in range(game.seats):
        question = game.asked[other]
        if question & 255 == CHOOSE_CARD_TO_TAKE.code:
            return False
        if question & 255 in SELECT_FROM_ANOTHER_ROW and argument(question, 1) == seat:
            return False
    return True


def may_turn_hourglass(game: Salem, seat: int) -> bool:
    """While a turn waits for somebody else, unless that question has a limit of its own. SAL-R51."""
    if not game.open or seat in game.open or game.sand == game.window:
        return False
    return is_hurried_by_hourglass(game)


def is_hurried_by_hourglass(game: Salem) -> bool:
    """Whether the open question belongs to a turn and has no limit of its own. SAL-R51."""
    return game.asked[game.open[0]] & 255 not in HAVE_THEIR_OWN_LIMIT


class SwapTrials(Rule3[Salem]):
    """Silently: nobody is told. SAL-LAW-04, SAL-R03."""

    standing = True

    def run(self, game: Salem, by: int, one: int, other: int, /) -> None:
        row = list(game.zones[ROW + by])
        row[one], row[other] = row[other], row[one]
        game.zones[ROW + by] = tuple(row)

    def refuse(self, game: Salem, seat: int, step: int) -> Reason | None:
        by, one, other = argument(step, 0), argument(step, 1), argument(step, 2)
        if by != seat:
            return None
        if not game.is_living(seat):
            return DEAD_TAKE_NO_PART
        if one >= other or not {one, other} <= set(game.face_down(seat)):
            return TWO_HIDDEN_TRYALS
        return None if may_reorder(game, seat) else NOT_NOW


class TurnHourglass(Rule1[Salem]):
    """It runs for the open question and is taken away when the answer comes. SAL-LAW-03, SAL-R51."""

    standing = True

    def run(self, game: Salem, by: int, /) -> None:
        game.sand = game.window
        game.tell(HOURGLASS_TURNED, by)

    def refuse(self, game: Salem, seat: int, step: int) -> Reason | None:
        if argument(step, 0) != seat:
            return None
        if not game.is_living(seat):
            return DEAD_TAKE_NO_PART
        return NO_NEED_OF_HOURGLASS if is_hurried_by_hourglass(game) else NO_HOURGLASS_HERE


class SayLastWords(Rule1[Salem]):
    """Once, before anything is done in the next turn; the words themselves are chat. SAL-LAW-05, SAL-R53."""

    standing = True

    def run(self, game: Salem, by: int, /) -> None:
        game.mourning &= ~(1 << by)
        game.tell(LAST_WORDS_SAID, by)

    def refuse(self, game: Salem, seat: int, step: int) -> Reason | None:
        return NO_LAST_WORDS if argument(step, 0) == seat else None


def are_last_words(text: str) -> bool:
    """At most three words. SAL-LAW-05."""
    return 0 < len(text.split()) <= MOST_LAST_WORDS


SWAP_TRIALS.means(SwapTrials())
TURN_HOURGLASS.means(TurnHourglass())
SAY_LAST_WORDS.means(SayLastWords())
