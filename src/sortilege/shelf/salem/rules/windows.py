"""Eyes closed on a screen: every living player is asked the same, and only some answers count.
SAL-R83, SAL-R86."""

from __future__ import annotations

from sortilege.kernel.rules import Rule1, Rule2
from sortilege.kernel.vocabulary import NO_STEP, NONE, Reason, Verb, argument
from sortilege.shelf.salem.events import WITCH_RECOGNISED
from sortilege.shelf.salem.knowledge.facts import MET, fact
from sortilege.shelf.salem.state import Salem
from sortilege.shelf.salem.steps import PICK_NOBODY

DEAD = Reason("target-is-dead", "SAL-R06")
NOT_ONESELF = Reason("gavel-not-on-oneself", "SAL-NIGHT-03", "SAL-LAW-01")


class PointAtSeat(Rule2[Salem]):
    """An answer given with eyes closed. It is only counted when the window closes, never carried out. Only the Gavel is
    not for oneself, and not where there are ghosts. SAL-NIGHT-03, SAL-GHOST-12."""

    def __init__(self, question: Verb) -> None:
        self.question = question

    def refuse(self, game: Salem, seat: int, step: int) -> Reason | None:
        by, on = argument(step, 0), argument(step, 1)
        if by != seat or not game.is_asked(seat, self.question):
            return None
        if on == seat:
            return NOT_ONESELF
        return DEAD if on < game.table.seats and not game.is_living(on) else None


class PickNobody(Rule1[Salem]):
    """The clock's answer for whoever gave none; counted as nothing. SAL-R35, SAL-R86."""


def let_witches_meet(game: Salem) -> None:
    """The living Witches open their eyes and see each other. SAL-DAWN-02, SAL-NIGHT-02."""
    witches = game.ever & game.living & game.table.players
    game.note(fact(MET) | witches << 8)
    for seat in range(game.seats):
        if witches >> seat & 1:
            game.tell_only(witches, WITCH_RECOGNISED, seat)


def witches_picks(game: Salem) -> list[int]:
    """By player: whom a Witch pointed at, or NONE. Every other answer is dropped unread. SAL-R35, SAL-R83."""
    witches = game.ever & game.living & game.table.players
    picks = [NONE] * game.seats
    for seat in range(game.seats):
        step = game.unseal(seat)
        if witches >> seat & 1 and step != NO_STEP and step & 255 != PICK_NOBODY.code:
            picks[seat] = argument(step, 1)
    return picks


def most_pointed_at(game: Salem, picks: list[int]) -> int:
    """Chance decides between equals; NONE if nobody pointed. SAL-R34, SAL-R35."""
    votes = [picks.count(seat) for seat in range(game.table.seats)]
    most = max(votes)
    if most == 0:
        return NONE
    tied = [seat for seat in range(game.table.seats) if votes[seat] == most]
    return tied[game.below(len(tied))] if len(tied) > 1 else tied[0]


PICK_NOBODY.means(PickNobody())
