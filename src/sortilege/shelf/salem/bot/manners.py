"""Simple ways of being a Witch, or anybody, in Salem: whoever judges people by what they do should meet all of them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sortilege.kernel.kinds import NONE
from sortilege.kernel.manners import Manner, Rivals
from sortilege.kernel.sets import Seat, has, members
from sortilege.kernel.step_types import StepNumber, argument, type_code
from sortilege.shelf.salem.components import ACCUSATIONS_ON, ALIBI, ASYLUM, BLACK_CAT, PIETY
from sortilege.shelf.salem.state import Salem
from sortilege.shelf.salem.steps import (
    GIVE_BLACK_CAT,
    HOLD_TRIAL,
    PLAY_ALIBI,
    PLAY_ALIBI_AS_WITNESS,
    PLAY_ARSON,
    PLAY_BLUE,
    PLAY_RED,
    PLAY_ROBBERY,
    PLAY_SCAPEGOAT,
    PLAY_STOCKS,
)

WITCHES: Final = 1
"""Their side."""
NEVER: Final = -9.0
GLADLY: Final = 3.0
AT_ANY_PRICE: Final = 30.0
WILDEST: Final = 6000
"""In thousandths of a point."""


def harmed_by(step: StepNumber) -> Seat:
    """Whom an option harms by day; NONE if nobody."""
    code = type_code(step)
    if code in (PLAY_RED.code, PLAY_ALIBI_AS_WITNESS.code, PLAY_STOCKS.code, PLAY_ARSON.code, PLAY_ROBBERY.code):
        return argument(step, 1)
    if code == HOLD_TRIAL.code:
        return argument(step, 1)
    if code == PLAY_SCAPEGOAT.code:
        return argument(step, 2)
    if code == PLAY_BLUE.code and argument(step, 2) == BLACK_CAT:
        return argument(step, 1)
    return NONE


def brings_a_trial(game: Salem, seat: Seat, step: StepNumber) -> bool:
    """Whether an accusation is the last one needed, or the trial itself."""
    code = type_code(step)
    on = argument(step, 1)
    worth: i64 = 0
    if code == PLAY_RED.code:
        worth = game.worth(argument(step, 2), on)
    elif code == PLAY_ALIBI_AS_WITNESS.code:
        worth = ACCUSATIONS_ON[ALIBI]
    return code == HOLD_TRIAL.code or (worth > 0 and game.accusations(on) + worth >= game.accusations_needed(seat, on))


class Quiet(Manner[Salem]):
    """Harms nobody by day."""

    side = WITCHES

    def liking(self, game: Salem, seat: int, option: int) -> float:
        return NEVER if harmed_by(option) != NONE else 0.0


class Aggressive(Manner[Salem]):
    """Harms Puritans whenever it can."""

    side = WITCHES

    def liking(self, game: Salem, seat: int, option: int) -> float:
        on = harmed_by(option)
        return GLADLY if on != NONE and not has(game.ever, on) else 0.0


class Wild(Manner[Salem]):
    """Harms anybody, as chance has it."""

    def liking(self, game: Salem, seat: int, option: int) -> float:
        return int(game.below(WILDEST)) / 1000 if harmed_by(option) != NONE else 0.0


class Bandwagon(Manner[Salem]):
    """Joins whoever accuses: harms the one most accused, friend or foe, and nobody else."""

    def liking(self, game: Salem, seat: int, option: int) -> float:
        on = harmed_by(option)
        if on == NONE:
            return 0.0
        most: i64 = 1
        for other in range(game.seating.seats):
            if other != seat:
                most = max(most, game.accusations(other))
        return GLADLY if game.accusations(on) == most else NEVER


class TwoFaced(Manner[Salem]):
    """A Witch who accuses fellow Witches for all to see, but brings none of them to trial."""

    side = WITCHES

    def liking(self, game: Salem, seat: int, option: int) -> float:
        on = harmed_by(option)
        if on in (NONE, seat) or not has(game.ever, on):
            return 0.0
        return NEVER if brings_a_trial(game, seat, option) else GLADLY


class Patient(Manner[Salem]):
    """A Witch who harms only where it brings a trial at once."""

    side = WITCHES

    def liking(self, game: Salem, seat: int, option: int) -> float:
        return NEVER if harmed_by(option) != NONE and not brings_a_trial(game, seat, option) else 0.0


QUIET: Final = Quiet()
AGGRESSIVE: Final = Aggressive()


class Motley(Manner[Salem]):
    """Every other Witch is quiet, the rest are aggressive."""

    side = WITCHES

    def liking(self, game: Salem, seat: int, option: int) -> float:
        return QUIET.liking(game, seat, option) if seat % 2 else AGGRESSIVE.liking(game, seat, option)


def helps(step: StepNumber) -> bool:
    """Whether an option helps somebody for all to see."""
    code = type_code(step)
    return code == PLAY_ALIBI.code or (code == PLAY_BLUE.code and argument(step, 2) in (ASYLUM, PIETY))


PATIENT: Final = Patient()
WILD: Final = Wild()
FEW: Final = 6


class Discreet(Manner[Salem]):
    """A Witch who helps nobody for all to see, since that is what Witches are known by; where many play, she is as busy
    harming others as Puritans are, fellows among them."""

    side = WITCHES

    def liking(self, game: Salem, seat: int, option: int) -> float:
        if helps(option):
            return -GLADLY
        is_busy = game.seating.seats > FEW and harmed_by(option) != seat
        return WILD.liking(game, seat, option) / 2 if is_busy else 0.0


DISCREET: Final = Discreet()
"""The manner of master Witches."""
OF_ADEPTS: Final[list[Manner[Salem] | None]] = [None, PATIENT, AGGRESSIVE, WILD]
"""What adept Witches draw their manner from."""
ALL_TABLES: Final = 6
BLUFFED: Final = 2
"""Of six tables, at how many adept Witches give the Black Cat to one of their own; masters never do."""


def manner_of(game: Salem, seat: Seat) -> Manner[Salem] | None:
    """The manner of an adept Witch, the same through a game: it goes by who is at the table, which nobody chose."""
    return OF_ADEPTS[table_number(game, int(seat)) % len(OF_ADEPTS)]


def bearer_of_cat(game: Salem, tables: int) -> Seat:
    """The Witch to whom the Witches of so many tables in six give the Black Cat: whoever has it passes for somebody
    whom they chose. NONE if it goes to a Puritan. All of them agree, since they go by who is at the table."""
    number = table_number(game, len(OF_ADEPTS))
    witches = members(game.living_witches())
    bluffing = number % ALL_TABLES < tables and bool(witches) and not game.seating.ghosts
    return witches[number // ALL_TABLES % len(witches)] if bluffing else NONE


class Bluffing(Manner[Salem]):
    """Witches who always give the Black Cat to one of their own."""

    side = WITCHES

    def liking(self, game: Salem, seat: int, option: int) -> float:
        is_cat = type_code(option) == GIVE_BLACK_CAT.code
        return AT_ANY_PRICE if is_cat and argument(option, 1) == bearer_of_cat(game, ALL_TABLES) else 0.0


def table_number(game: Salem, start: int) -> int:
    """The same through a game, and nobody's choice."""
    number = start
    for other in range(game.seating.seats):
        number = 31 * number + int(game.citizens[other])
    return number % 7919


RIVALS: Final = Rivals(
    {
        "quiet": QUIET,
        "aggressive": AGGRESSIVE,
        "wild": WILD,
        "bandwagon": Bandwagon(),
        "two-faced": TwoFaced(),
        "patient": PATIENT,
        "motley": Motley(),
        "bluffing": Bluffing(),
    },
    seats=6,
    seatings={"standard": "sides", "ghost": "sides"},
)
