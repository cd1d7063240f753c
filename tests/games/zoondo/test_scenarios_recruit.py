"""The ledger's scenarios of Recruit: budgets, stars, what is offered and what the rival learns."""

from __future__ import annotations

from sortilege.kernel.match import Match
from sortilege.shelf.zoondo.components import CARDS, EMBLEM, TYPE_OF, VALUE_OF
from sortilege.testing import rule
from tests.games.zoondo.scenes import (
    NORTH,
    SOUTH,
    offered_to,
    on,
    recruit,
    recruiting,
    refused,
    state_of,
)

EMBLEM_IDS = {CARDS[card] for card in range(len(CARDS)) if TYPE_OF[card] == EMBLEM}


def sum_of(match: Match, seat: int) -> int:
    return sum(VALUE_OF[card] for card in state_of(match).recruits[seat])


@rule("ZOO-S61", "ZOO-VAR-05", "ZOO-VAR-06", "ZOO-VAR-07", "ZOO-VAR-08", "ZOO-VAR-11", "ZOO-VAR-13")
def test_a_recruited_tribe_keeps_its_budgets() -> None:
    match = recruiting()
    recruit(match, SOUTH, "ouistiti", done=False)

    def no(step: str) -> str:
        return refused(match, SOUTH, step).message

    assert no("RecruitZoon(by=0, card=warus-draknar)") == "second-emblem"
    recruit(match, SOUTH, "titus, cloboulon", done=False)
    assert no("RecruitZoon(by=0, card=warus-harold-de-jarl)") == "second-chief"
    assert no("RecruitZoon(by=0, card=monkus-titus)") == "no-copy-left"
    recruit(match, SOUTH, "jorund, rhinogore.a, rhinogore.b, dame-ronge", done=False)
    assert sum_of(match, SOUTH) == 21 + 20 + 22 + 20 + 20 + 20
    recruit(match, SOUTH, "charpentard.a", done=False)
    assert sum_of(match, SOUTH) == 136
    assert no("RecruitZoon(by=0, card=monkus-king)") == "over-budget"
    match.answer(SOUTH, "RecruitZoon(by=0, card=kastors-buchosaure-a)")
    assert sum_of(match, SOUTH) == 150
    match.answer(SOUTH, "StopRecruiting(by=0, stage=1)")
    match.answer(SOUTH, "RecruitAtout(by=0, atout=boarix-cage-de-racines)")
    match.answer(SOUTH, "RecruitAtout(by=0, atout=korbaks-rappel-des-plumes)")
    assert no("RecruitAtout(by=0, atout=korbaks-hypnose)") == "over-force"
    assert no("RecruitAtout(by=0, atout=boarix-cage-de-racines)") == "atout-taken-already"
    match.answer(SOUTH, "RecruitAtout(by=0, atout=rhinogoths-furie)")
    assert [one["atout"] for one in offered_to(match, SOUTH, "RecruitAtout")] == []


@rule("ZOO-S61", "ZOO-VAR-10", "ZOO-D02")
def test_eleven_zoons_leave_a_square_of_ones_choice_empty() -> None:
    match = recruiting()
    recruit(match, NORTH, "ouistiti")
    recruit(
        match,
        SOUTH,
        "ouistiti" + ", kassin.a" * 2 + ", kassin.b" * 2 + ", korse.a" * 2 + ", korse.b" * 2 + ", kopo.a" * 2,
    )
    match.answer(NORTH, "PlaceZoon(by=1, card=rhinogoths-ouistiti, on=c6)")
    for square in ("a1", "b1", "d1", "e1", "f1", "a2", "b2", "c2", "d2", "e2", "f2"):
        ask = match.asks[0]
        assert not any(option.name == "KeepZoon" for option in ask.options)
        match.answer(SOUTH, next(option for option in ask.options if option.arguments.get("on") == square))

    assert match.view(None)["stage"] == "battle"
    assert on(match, "c1") is None
    assert match.view(None)["players"][SOUTH]["reinforcements"]["count"] == 0


@rule("ZOO-S76", "ZOO-VAR-13", "ZOO-VAR-14", "ZOO-R45", "ZOO-R08")
def test_every_card_offered_keeps_the_tribe_legal_and_the_rival_learns_numbers_only() -> None:
    match = recruiting()
    recruit(match, SOUTH, "sacrechene", done=False)
    assert sum_of(match, SOUTH) == 12
    offers = {str(one["card"]) for one in offered_to(match, SOUTH, "RecruitZoon")}
    assert not EMBLEM_IDS & offers
    recruit(match, SOUTH, "gold-hure, jorund, goolgoth, rhinogore.a, rhinogore.b, titus", done=False)
    left = 150 - sum_of(match, SOUTH)
    assert left == 7
    offers = {str(one["card"]) for one in offered_to(match, SOUTH, "RecruitZoon")}
    assert offers == {CARDS[card] for card in range(len(CARDS)) if VALUE_OF[card] <= 7} - EMBLEM_IDS
    match.answer(SOUTH, "RecruitZoon(by=0, card=kastors-frere-copeau)")
    match.answer(SOUTH, "StopRecruiting(by=0, stage=1)")
    match.answer(SOUTH, "RecruitAtout(by=0, atout=korbaks-hypnose)")
    match.answer(SOUTH, "RecruitAtout(by=0, atout=kastors-echasses)")
    match.answer(SOUTH, "StopRecruiting(by=0, stage=2)")
    match.answer(NORTH, "RecruitPrinted(by=1, tribe=warus)")
    while match.view(None)["stage"] == "deploying":
        ask = match.asks[0]
        match.answer(ask.seat, ask.options[0])

    south = match.view(NORTH)["players"][SOUTH]
    assert south["tribe"] is None
    assert south["atouts"] == {"count": 2, "cards": []}
    assert south["reinforcements"] == {"count": 0, "cards": []}
    backs = [zoon for zoon in match.view(NORTH)["field"].values() if zoon["owner"] == SOUTH]
    assert len(backs) == 8
    assert all(back == backs[0] for back in backs)
