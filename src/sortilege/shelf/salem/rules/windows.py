"""Eyes closed on a screen: every living player is asked the same, and only some answers count.
SAL-R83, SAL-R86."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.kinds import NONE
from sortilege.kernel.reasons import Reason
from sortilege.kernel.rules import Rule1, Rule2
from sortilege.kernel.sets import Seat, has, members
from sortilege.kernel.step_types import StepType, StepType2
from sortilege.shelf.salem.events import WITCH_RECOGNISED
from sortilege.shelf.salem.knowledge.facts import met
from sortilege.shelf.salem.state import Salem
from sortilege.shelf.salem.steps import PICK_NOBODY

DEAD: Final = Reason("target-is-dead", "SAL-R06")
NOT_ONESELF: Final = Reason("gavel-not-on-oneself", "SAL-NIGHT-03", "SAL-LAW-01")


class PointAtSeat(Rule2[Salem]):
    """An answer given with eyes closed. It is only counted when the window closes, never carried out. Only the Gavel is
    not for oneself, and not where there are ghosts. SAL-NIGHT-03, SAL-GHOST-12."""

    def __init__(self, question: StepType) -> None:
        self.question = question

    def refuse(self, game: Salem, seat: Seat, by: Seat, on: Seat, /) -> Reason | None:
        if not game.is_asked(seat, self.question):
            return None
        if on == seat:
            return NOT_ONESELF
        return DEAD if game.is_dead(on) else None


class PickNobody(Rule1[Salem]):
    """The clock's answer for whoever gave none; counted as nothing. SAL-R35, SAL-R86."""


def let_witches_meet(game: Salem) -> None:
    """The living Witches open their eyes and see each other. SAL-DAWN-02, SAL-NIGHT-02."""
    witches = game.living_witches()
    game.note(met(witches))
    for seat in members(witches):
        game.tell_only(witches, WITCH_RECOGNISED, seat)


def sees_pointing(game: Salem, seat: Seat) -> list[int]:
    """Whom a seat sees point: the living Witches see each other, and everybody else only themselves. SAL-R34."""
    witches = game.living_witches()
    return members(witches) if has(witches, seat) else [seat]


def witches_picks(game: Salem, pointing: StepType2) -> bytes:
    """By player: whom a Witch pointed at, or NONE. Every other answer is dropped unread. SAL-R35, SAL-R83."""
    witches = game.living_witches()
    picks: list[int] = []
    for seat in range(game.seats):
        step = game.unseal(seat)
        picks.append(pointing.read(step)[1] if has(witches, seat) and pointing.matches(step) else NONE)
    return bytes(picks)


def most_pointed_at(game: Salem, picks: bytes) -> Seat:
    """Chance decides between equals; NONE if nobody pointed. SAL-R34, SAL-R35."""
    votes = [picks.count(seat) for seat in range(game.seating.seats)]
    most = max(votes)
    if most == 0:
        return NONE
    tied = [seat for seat in range(game.seating.seats) if votes[seat] == most]
    return tied[game.below(len(tied))] if len(tied) > 1 else tied[0]


PICK_NOBODY.means(PickNobody())
