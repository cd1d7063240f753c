"""Confessing at Night: everybody at once, then one by one, round after round. SAL-NIGHT-06 to SAL-NIGHT-08."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sortilege.kernel.native import Offer
from sortilege.kernel.reasons import Reason
from sortilege.kernel.rules import Question1, Rule1, Rule2, Rule4
from sortilege.kernel.sets import NOBODY, Seat, has, members, only, plus
from sortilege.kernel.step_types import StepNumber
from sortilege.shelf.salem.components import PHIPS, Slot
from sortilege.shelf.salem.events import CONFESSED, CONFESSED_WITHOUT_REVEALING
from sortilege.shelf.salem.rules.tryals import ALREADY_REVEALED
from sortilege.shelf.salem.state import Salem
from sortilege.shelf.salem.steps import (
    ANOTHER_ROUND,
    ASK_CONFESSIONS,
    CHOOSE_CONFESSION,
    CONFESS,
    CONFESS_WITHOUT_REVEALING,
    FIRST_ROUND,
    IN_TIME,
    MAKE_CONFESSIONS,
    NOBODY_CONFESSED,
    REVEAL_TRYAL,
    SOMEBODY_CONFESSED,
    STAY_SILENT,
    TIME_WAS_UP,
)

CONFESSION_SECONDS: Final = 30

ONLY_PHIPS: Final = Reason("only-william-phips", "SAL-CIT-22", "SAL-R43")


class AskConfessions(Rule2[Salem]):
    """Everyone alive who has not confessed tonight is asked at the same moment. All rounds are one window with one
    clock, whatever was asked between them. SAL-NIGHT-06, SAL-NIGHT-08, SAL-R40."""

    def run(self, game: Salem, by: Seat, which: i64, /) -> None:
        silent = game.living_players() & ~game.confessed
        if not silent:
            return
        game.slow |= game.late & only(game.active)
        game.late = NOBODY
        game.numbered = game.window
        if which == ANOTHER_ROUND:
            game.window = game.confessing
        game.then(MAKE_CONFESSIONS.of(by, by, NOBODY_CONFESSED, IN_TIME))
        game.ask_together(CHOOSE_CONFESSION.each(members(silent)), which == ANOTHER_ROUND)
        if which == FIRST_ROUND:
            game.confessing = game.numbered = game.window


class ChooseConfession(Question1[Salem]):
    """A Tryal of one's own, William Phips once without showing any, or nothing. SAL-NIGHT-06, SAL-NIGHT-08, SAL-CIT-22,
    SAL-D20."""

    def offer(self, game: Salem, options: Offer, by: Seat, /) -> None:
        options.add(STAY_SILENT.of(by))
        for slot in game.face_down(by):
            options.add(CONFESS.of(by, slot))
        if game.ability(by) == PHIPS and not has(game.phips_used, by):
            options.add(CONFESS_WITHOUT_REVEALING.of(by))

    def seconds(self, game: Salem, by: Seat, /) -> i64:
        return CONFESSION_SECONDS

    def default(self, game: Salem, by: Seat, /) -> StepNumber:
        return STAY_SILENT.of(by)


class Confess(Rule2[Salem]):
    """Made by MakeConfessions, when its turn comes."""

    def refuse(self, game: Salem, seat: Seat, by: Seat, slot: Slot, /) -> Reason | None:
        if not game.is_asked(seat, CHOOSE_CONFESSION):
            return None
        return None if game.is_face_down(seat, slot) else ALREADY_REVEALED


class ConfessWithoutRevealing(Rule1[Salem]):
    """The same."""

    def refuse(self, game: Salem, seat: Seat, by: Seat, /) -> Reason | None:
        return ONLY_PHIPS if game.is_asked(seat, CHOOSE_CONFESSION) else None


class StaySilent(Rule1[Salem]):
    """Nothing to make."""


class MakeConfessions(Rule4[Salem]):
    """One by one, clockwise from the seat after the drawer, each resolved on the spot; the dead confess nothing. A
    round with a confession is followed by another, unless time is up. SAL-NIGHT-07, SAL-R39, SAL-R40, SAL-R43."""

    def run(self, game: Salem, by: Seat, after: Seat, made: i64, late: i64, /) -> None:
        if made == NOBODY_CONFESSED:
            late = TIME_WAS_UP if game.late else IN_TIME
            game.late = NOBODY
            game.window = game.numbered
        for seat in self.seats_after(game, after, by):
            step = game.unseal(seat)
            if not game.is_living(seat):
                continue
            if CONFESS.matches(step):
                _, slot = CONFESS.read(step)
                game.confessed = plus(game.confessed, seat)
                game.tell(CONFESSED, seat)
                game.then(REVEAL_TRYAL.of(by, seat, slot), MAKE_CONFESSIONS.of(by, seat, SOMEBODY_CONFESSED, late))
                return
            if CONFESS_WITHOUT_REVEALING.matches(step):
                game.confessed = plus(game.confessed, seat)
                game.phips_used = plus(game.phips_used, seat)
                game.tell(CONFESSED_WITHOUT_REVEALING, seat)
                made = SOMEBODY_CONFESSED
        if made == SOMEBODY_CONFESSED and late == IN_TIME:
            game.then(ASK_CONFESSIONS.of(by, ANOTHER_ROUND))

    def seats_after(self, game: Salem, after: Seat, drawer: Seat) -> list[int]:
        """The players from the one after `after` round to the drawer, who comes last."""
        order = game.seating.order
        start = game.seating.place[after] + 1
        turned = order[start:] + order[:start]
        last = turned.index(drawer)
        return [seat for seat in turned[: last + 1] if seat < game.seats]


ASK_CONFESSIONS.means(AskConfessions())
CHOOSE_CONFESSION.asks(ChooseConfession())
CONFESS.means(Confess())
CONFESS_WITHOUT_REVEALING.means(ConfessWithoutRevealing())
STAY_SILENT.means(StaySilent())
MAKE_CONFESSIONS.means(MakeConfessions())
