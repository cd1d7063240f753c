"""Recruit: building one's own tribe, in secret. ZOO-VAR-05 to ZOO-VAR-14."""

from __future__ import annotations

from sortilege.kernel.kinds import NONE
from sortilege.kernel.native import Offer, i64
from sortilege.kernel.pieces import ALONE
from sortilege.kernel.reasons import Reason
from sortilege.kernel.rules import Rule2
from sortilege.kernel.sets import Seat
from sortilege.shelf.zoondo.components import EUROPA, PRINTED_ATOUTS, PRINTED_ZOONS, TRIBES, Atout, Card, Tribe
from sortilege.shelf.zoondo.events import TRIBE_RECRUITED
from sortilege.shelf.zoondo.recruits import (
    CONTINENTAL,
    OUTSIDE_FORMAT,
    Recruits,
    atout_problem,
    possible_atouts,
    zoon_problem,
)
from sortilege.shelf.zoondo.rules.questions import Choice2
from sortilege.shelf.zoondo.state import Zoondo, with_row
from sortilege.shelf.zoondo.steps import (
    CHOOSE_RECRUIT,
    RECRUIT_ATOUT,
    RECRUIT_PRINTED,
    RECRUIT_ZOON,
    STOP_RECRUITING,
    THE_ATOUTS,
    THE_EMBLEM,
    THE_ZOONS,
)

EMBLEM_NEEDED = Reason("emblem-first", "ZOO-VAR-08", "ZOO-VAR-13")


class ChooseRecruit(Choice2):
    """The Emblem, then Zoons, then Atouts, each until one stops; every card offered keeps the tribe legal.
    A printed tribe can be taken as it is. ZOO-D01, ZOO-VAR-13."""

    def offer(self, game: Zoondo, options: Offer, by: Seat, stage: i64, /) -> None:
        taken = game.recruits[by]
        if stage == THE_ATOUTS:
            options.add_all(RECRUIT_ATOUT.each(by, possible_atouts(taken, game.atouts[by], game.format)))
        else:
            options.add_all(RECRUIT_ZOON.each(by, Recruits(taken, game.format).possible()))
        if stage == THE_EMBLEM:
            options.add_all(RECRUIT_PRINTED.each(by, printed_tribes(game)))
        else:
            options.add(STOP_RECRUITING.of(by, stage))


def printed_tribes(game: Zoondo) -> list[int]:
    """The printed tribes that the format allows: all, or those of the continent."""
    return EUROPA if game.format == CONTINENTAL else list(range(len(TRIBES)))


class RecruitZoon(Rule2[Zoondo]):
    def run(self, game: Zoondo, by: Seat, card: Card, /) -> None:
        game.recruits = with_row(game.recruits, by, game.recruits[by] + ALONE[card])
        game.then(CHOOSE_RECRUIT.of(by, THE_ZOONS))

    def refuse(self, game: Zoondo, seat: Seat, by: Seat, card: Card, /) -> Reason | None:
        if card == NONE or not game.is_asked(seat, CHOOSE_RECRUIT):
            return None
        return zoon_problem(game.recruits[seat], card, game.format)


class RecruitAtout(Rule2[Zoondo]):
    def run(self, game: Zoondo, by: Seat, atout: Atout, /) -> None:
        game.atouts = with_row(game.atouts, by, bytes(sorted([*game.atouts[by], atout])))
        game.then(CHOOSE_RECRUIT.of(by, THE_ATOUTS))

    def refuse(self, game: Zoondo, seat: Seat, by: Seat, atout: Atout, /) -> Reason | None:
        if atout == NONE or not game.is_asked(seat, CHOOSE_RECRUIT):
            return None
        if not game.recruits[seat]:
            return EMBLEM_NEEDED
        return atout_problem(game.recruits[seat], game.atouts[seat], atout, game.format)


class RecruitPrinted(Rule2[Zoondo]):
    """The twelve Zoons and three Atouts of a printed tribe."""

    def run(self, game: Zoondo, by: Seat, tribe: Tribe, /) -> None:
        game.recruits = with_row(game.recruits, by, bytes(PRINTED_ZOONS[tribe]))
        game.atouts = with_row(game.atouts, by, bytes(PRINTED_ATOUTS[tribe]))
        game.tell(TRIBE_RECRUITED, by)

    def refuse(self, game: Zoondo, seat: Seat, by: Seat, tribe: Tribe, /) -> Reason | None:
        barred = game.format == CONTINENTAL and tribe not in EUROPA
        return OUTSIDE_FORMAT if barred and game.is_asked(seat, CHOOSE_RECRUIT) else None


class StopRecruiting(Rule2[Zoondo]):
    """There is no least number beyond the Emblem. ZOO-VAR-13."""

    def run(self, game: Zoondo, by: Seat, stage: i64, /) -> None:
        if stage == THE_ZOONS:
            game.then(CHOOSE_RECRUIT.of(by, THE_ATOUTS))
        else:
            game.tell(TRIBE_RECRUITED, by)

    def refuse(self, game: Zoondo, seat: Seat, by: Seat, stage: i64, /) -> Reason | None:
        first = not game.recruits[seat]
        return EMBLEM_NEEDED if first and game.is_asked(seat, CHOOSE_RECRUIT) else None


CHOOSE_RECRUIT.asks(ChooseRecruit())
RECRUIT_ZOON.means(RecruitZoon())
RECRUIT_ATOUT.means(RecruitAtout())
RECRUIT_PRINTED.means(RecruitPrinted())
STOP_RECRUITING.means(StopRecruiting())
