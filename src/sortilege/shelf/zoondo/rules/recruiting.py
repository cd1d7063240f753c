"""Recruit: building one's own tribe, in secret. ZOO-VAR-05 to ZOO-VAR-14."""

from __future__ import annotations

from sortilege.kernel.rules import Rule2
from sortilege.kernel.vocabulary import NONE, Reason, argument
from sortilege.shelf.zoondo.components import ATOUTS, CARDS, EUROPA, PRINTED_ATOUTS, PRINTED_ZOONS, TRIBES
from sortilege.shelf.zoondo.events import TRIBE_RECRUITED
from sortilege.shelf.zoondo.recruits import (
    CONTINENTAL,
    OUTSIDE_FORMAT,
    THE_ATOUTS,
    THE_ZOONS,
    atout_problem,
    zoon_problem,
)
from sortilege.shelf.zoondo.rules.questions import Choice2
from sortilege.shelf.zoondo.state import Zoondo
from sortilege.shelf.zoondo.steps import (
    CHOOSE_RECRUIT,
    RECRUIT_ATOUT,
    RECRUIT_PRINTED,
    RECRUIT_ZOON,
    STOP_RECRUITING,
)

EMBLEM_NEEDED = Reason("emblem-first", "ZOO-VAR-08", "ZOO-VAR-13")


class ChooseRecruit(Choice2):
    """The Emblem, then Zoons, then Atouts, each until one stops; every card offered keeps the tribe legal.
    A printed tribe can be taken as it is. ZOO-D01, ZOO-VAR-13."""

    def options(self, game: Zoondo, by: int, stage: int, /) -> list[int]:
        taken = game.recruits[by]
        if stage == THE_ATOUTS:
            held = game.atouts[by]
            return [
                *[
                    RECRUIT_ATOUT(by, one)
                    for one in range(len(ATOUTS))
                    if not atout_problem(taken, held, one, game.format)
                ],
                STOP_RECRUITING(by, stage),
            ]
        cards = [RECRUIT_ZOON(by, card) for card in range(len(CARDS)) if not zoon_problem(taken, card, game.format)]
        if stage == THE_ZOONS:
            return [*cards, STOP_RECRUITING(by, stage)]
        return [*cards, *RECRUIT_PRINTED.for_each(printed_tribes(game), by)]


def printed_tribes(game: Zoondo) -> list[int]:
    """The printed tribes that the format allows: all, or those of the continent."""
    return EUROPA if game.format == CONTINENTAL else list(range(len(TRIBES)))


class RecruitZoon(Rule2[Zoondo]):
    def run(self, game: Zoondo, by: int, card: int, /) -> None:
        game.recruits[by] += (card,)
        game.then(CHOOSE_RECRUIT(by, THE_ZOONS))

    def refuse(self, game: Zoondo, seat: int, step: int) -> Reason | None:
        card = argument(step, 1)
        if card == NONE or not game.is_answer(seat, step, CHOOSE_RECRUIT):
            return None
        return zoon_problem(game.recruits[seat], card, game.format)


class RecruitAtout(Rule2[Zoondo]):
    def run(self, game: Zoondo, by: int, atout: int, /) -> None:
        game.atouts[by] = tuple(sorted((*game.atouts[by], atout)))
        game.then(CHOOSE_RECRUIT(by, THE_ATOUTS))

    def refuse(self, game: Zoondo, seat: int, step: int) -> Reason | None:
        atout = argument(step, 1)
        if atout == NONE or not game.is_answer(seat, step, CHOOSE_RECRUIT):
            return None
        if not game.recruits[seat]:
            return EMBLEM_NEEDED
        return atout_problem(game.recruits[seat], game.atouts[seat], atout, game.format)


class RecruitPrinted(Rule2[Zoondo]):
    """The twelve Zoons and three Atouts of a printed tribe."""

    def run(self, game: Zoondo, by: int, tribe: int, /) -> None:
        game.recruits[by] = tuple(PRINTED_ZOONS[tribe])
        game.atouts[by] = PRINTED_ATOUTS[tribe]
        game.tell(TRIBE_RECRUITED, by)

    def refuse(self, game: Zoondo, seat: int, step: int) -> Reason | None:
        barred = game.format == CONTINENTAL and argument(step, 1) not in EUROPA
        return OUTSIDE_FORMAT if barred and game.is_answer(seat, step, CHOOSE_RECRUIT) else None


class StopRecruiting(Rule2[Zoondo]):
    """There is no least number beyond the Emblem. ZOO-VAR-13."""

    def run(self, game: Zoondo, by: int, stage: int, /) -> None:
        if stage == THE_ZOONS:
            game.then(CHOOSE_RECRUIT(by, THE_ATOUTS))
        else:
            game.tell(TRIBE_RECRUITED, by)

    def refuse(self, game: Zoondo, seat: int, step: int) -> Reason | None:
        first = not game.recruits[seat]
        return EMBLEM_NEEDED if first and game.is_answer(seat, step, CHOOSE_RECRUIT) else None


CHOOSE_RECRUIT.means(ChooseRecruit())
RECRUIT_ZOON.means(RecruitZoon())
RECRUIT_ATOUT.means(RecruitAtout())
RECRUIT_PRINTED.means(RecruitPrinted())
STOP_RECRUITING.means(StopRecruiting())
