"""Accusations and trials. SAL-ACC, SAL-ADV-04, SAL-RES-02."""

from __future__ import annotations

from collections import Counter

import pytest

from sortilege.testing import rule
from tests.games.salem.playing import A, B, C, D, E, Scene, words
from tests.games.salem.scenes import scene


@rule("SAL-ACC-01", "SAL-R09")
@pytest.mark.parametrize(("before", "tried"), [(5, False), (6, True)])
def test_the_seventh_accusation_lets_the_accuser_point_at_a_back(before: int, tried: bool) -> None:
    table = scene(hands={A: "2 accusation"}, front={B: f"{before} accusation"}, rows={B: "PURITAN witch"})

    table.do(A, "PlayRed", on=B, card="accusation")

    if tried:
        assert table.asked() == {A: "ChooseTrial"}
        assert [option.arguments["slot"] for option in table.options(A)] == [1, 2, 3, 4]
    else:
        assert table.asked() == {A: "ChooseAction"}


@rule("SAL-ACC-01")
def test_the_trial_belongs_to_whoever_brings_the_last_accusation() -> None:
    table = scene(hands={A: "accusation", B: "accusation stocks"}, front={C: "5 accusation"})

    table.do(A, "PlayRed", on=C, card="accusation")
    table.do(B, "PlayRed", on=C, card="accusation")

    assert table.asked() == {B: "ChooseTrial"}
    assert table.told(None, "TrialHeld") == [{"by": B, "accused": C}]


@rule("SAL-ACC-01", "SAL-GEN-08", "SAL-R02")
def test_the_tryal_is_picked_blind_revealed_to_all_and_stays_where_it_is() -> None:
    table = scene(hands={A: "witness stocks"}, rows={B: "puritan constable"})
    table.do(A, "PlayRed", on=B, card="witness")
    assert [tryal["face"] for tryal in table.match.view(A)["players"][B]["tryals"]] == [None] * 5
    assert table.default(A) == "RANDOM"

    table.do(A, "RevealTrial", of=B, slot=1)

    assert table.row(B) == words("puritan CONSTABLE 3 puritan")
    assert table.told(None, "TrialRevealed") == [{"of": B, "slot": 1, "face": "constable"}]
    for eyes in (A, C, D, None):
        assert table.match.view(eyes)["players"][B]["tryals"][1] == {"face": "constable", "open": True}


@rule("SAL-ACC-01", "SAL-D09")
def test_a_face_up_tryal_cannot_be_picked() -> None:
    table = scene(hands={A: "witness stocks"}, rows={B: "PURITAN"})
    table.do(A, "PlayRed", on=B, card="witness")

    assert table.refusal(A, "RevealTrial(by=0, of=1, slot=0)").message == "already-revealed"


@rule("SAL-ACC-02", "SAL-ACC-03", "SAL-S06")
@pytest.mark.parametrize("card", ["accusation", "evidence", "witness"])
def test_all_red_cards_go_after_the_reveal_and_no_surplus_is_kept(card: str) -> None:
    table = scene(hands={A: f"{card} stocks"}, front={B: "2 evidence asylum"})

    table.do(A, "PlayRed", on=B, card=card)
    assert table.front(B)["evidence"] >= 2  # they lie there until the reveal
    table.do(A, "RevealTrial", of=B, slot=0)

    assert table.accusations(B) == 0
    assert table.front(B) == Counter(asylum=1)
    assert table.face_up(B) == ["PURITAN"]


@rule("SAL-ACC-04", "SAL-S07")
def test_accusations_are_aimed_at_the_player_so_any_back_may_be_picked() -> None:
    table = scene(hands={A: "witness 7 accusation stocks"})

    table.do(A, "PlayRed", on=B, card="witness")
    table.do(A, "RevealTrial", of=B, slot=4)
    for _ in range(7):
        table.do(A, "PlayRed", on=B, card="accusation")

    assert [option.arguments["slot"] for option in table.options(A)] == [0, 1, 2, 3]
    table.do(A, "RevealTrial", of=B, slot=0)
    assert table.face_up(B) == ["PURITAN", "PURITAN"]


@rule("SAL-ACC-05")
def test_fourteen_accusations_at_once_are_one_trial() -> None:
    table = scene(hands={A: "witness stocks"}, front={B: "6 accusation"})

    table.do(A, "PlayRed", on=B, card="witness")
    table.do(A, "RevealTrial", of=B, slot=0)

    assert table.asked() == {A: "ChooseAction"}
    assert table.face_up(B) == ["PURITAN"]


@rule("SAL-ACC-06")
def test_the_accuser_goes_on_playing_after_a_trial() -> None:
    table = scene(hands={A: "witness accusation stocks"})
    table.do(A, "PlayRed", on=B, card="witness")
    table.do(A, "RevealTrial", of=B, slot=0)

    table.do(A, "PlayRed", on=B, card="accusation")
    table.do(A, "PlayStocks", on=C)

    assert table.accusations(B) == 1


@rule("SAL-ACC-07", "SAL-NIGHT-11")
def test_revealing_the_constable_does_not_kill_but_ends_the_office() -> None:
    table = scene(hands={A: "witness"}, rows={B: "constable"}, active=A, top="night")
    table.do(A, "PlayRed", on=B, card="witness")
    table.do(A, "RevealTrial", of=B, slot=0)
    assert table.living() == [A, B, C, D]

    table.do(B, "DrawTwo")
    table.strike(C)
    assert set(table.asked().values()) == {"ChooseConfession"}
    assert table.told(None, "EyesOpened") == [{"gavel": None}]


@rule("SAL-ACC-07", "SAL-DEATH-01")
def test_the_constable_kills_if_it_was_the_last_face_down_tryal() -> None:
    table = scene(hands={A: "witness"}, rows={B: "4 PURITAN constable"})

    table.do(A, "PlayRed", on=B, card="witness")

    assert table.living() == [A, C, D]


@rule("SAL-R84")
def test_a_pick_forced_by_what_all_can_see_is_made_without_asking() -> None:
    table = scene(5, hands={A: "witness stocks"}, rows={B: "4 PURITAN"})

    table.do(A, "PlayRed", on=B, card="witness")

    assert table.asked() == {A: "ChooseAction"}
    assert table.living() == [A, C, D, E]


# Two Tryals


def accused_with(face_up: int) -> Scene:
    table = scene(options="two_tryals", hands={A: "witness stocks"}, rows={B: f"{face_up} PURITAN"} if face_up else {})
    table.do(A, "PlayRed", on=B, card="witness")
    return table


@rule("SAL-ADV-04", "SAL-R57", "SAL-D09", "SAL-D10", "SAL-S49")
@pytest.mark.parametrize("face_up", [0, 1])
def test_of_four_or_five_tryals_two_are_named_and_the_accused_chooses(face_up: int) -> None:
    table = accused_with(face_up)

    assert table.asked() == {A: "NameTwoTrials"}
    assert len(table.options(A)) == (10 if face_up == 0 else 6)
    assert table.default(A) == "RANDOM"
    table.do(A, "OfferOfTwo", one=2, other=3)
    assert table.told(None, "TrialsNamed") == [{"by": A, "accused": B, "one": 2, "other": 3}]
    assert [option.arguments["slot"] for option in table.options(B)] == [2, 3]
    assert table.default(B) == "RANDOM"
    assert table.refusal(B, "RevealTrial(by=0, of=1, slot=4)").rules
    table.do(B, "RevealTrial", slot=3)
    assert table.row(B)[3] == "PURITAN"
    assert table.asked() == {A: "ChooseAction"}


@rule("SAL-ADV-04", "SAL-R57", "SAL-S49")
@pytest.mark.parametrize("face_up", [2, 3])
def test_of_three_or_fewer_tryals_the_accuser_picks_one(face_up: int) -> None:
    assert accused_with(face_up).asked() == {A: "ChooseTrial"}


@rule("SAL-R57")
def test_two_tryals_is_for_trials_only() -> None:
    conspiracy = scene(options="two_tryals", front={B: "black_cat"}, top="conspiracy")
    conspiracy.do(A, "DrawTwo")
    assert conspiracy.asked() == {A: "RevealBlackCatsTrial"}

    night = scene(2, mode="ghost", options="two_tryals", rows={A: "witch"}, top="night")
    night.do(A, "DrawTwo")
    night.night(B)
    assert night.asked() == {A: "ChooseLoss"}


@rule("SAL-R57")
def test_an_accused_ghost_leaves_the_choice_of_two_to_chance() -> None:
    chosen = set()
    for seed in range(12):
        table = scene(2, mode="ghost", options="two_tryals", hands={A: "witness stocks"}, rows={B: "witch"}, seed=seed)
        table.do(A, "PlayRed", on=2, card="witness")
        table.do(A, "OfferOfTwo", one=1, other=4)
        (revealed,) = table.told(None, "TrialRevealed")
        chosen.add(revealed["slot"])

    assert chosen == {1, 4}


# Order of effects


@rule("SAL-RES-02", "SAL-R09", "SAL-R21", "SAL-R22")
def test_a_trial_goes_from_anns_draw_to_rebeccas() -> None:
    table = scene(
        5,
        citizens={A: "ann_putnam", C: "rebecca_nurse"},
        hands={A: "witness"},
        front={B: "asylum accusation"},
        rows={B: "4 PURITAN"},
        top="2 accusation evidence",
    )

    table.do(A, "PlayRed", on=B, card="witness")
    assert table.asked() == {A: "OfferTwoCards"}
    table.do(A, "DrawBeforeTrial")
    assert table.asked() == {C: "OfferOneCard"}
    order = ["TrialHeld", "CardDrawn", "CardDrawn", "TrialRevealed", "PlayerDied", "AllegianceStated"]
    assert table.names_told(*order) == order
    table.do(C, "DrawOneCard")

    assert table.hand(C) == Counter(evidence=1)
    assert table.asked() == {A: "ChooseAction"}


@rule("SAL-RES-02", "SAL-R73")
def test_abigail_clears_her_own_red_cards_after_those_of_the_accused_and_before_rebecca_draws() -> None:
    table = scene(
        citizens={A: "abigail_williams", C: "rebecca_nurse"},
        hands={A: "witness stocks"},
        front={A: "2 accusation", B: "accusation"},
    )
    table.do(A, "PlayRed", on=B, card="witness")
    table.do(A, "RevealTrial", of=B, slot=0)
    assert table.front(B) == Counter()
    assert table.asked() == {A: "OfferClearing"}

    table.do(A, "ClearOwnReds")

    assert table.front(A) == Counter()
    assert table.asked() == {C: "OfferOneCard"}


@rule("SAL-RES-02", "SAL-R28")
def test_a_trial_of_martha_comes_after_abigail_and_before_rebecca() -> None:
    table = scene(
        6,
        citizens={A: "abigail_williams", B: "george_burroughs", C: "martha_corey", E: "rebecca_nurse"},
        hands={A: "witness stocks"},
        front={A: "accusation", B: "accusation", C: "7 accusation"},
        rows={B: "4 PURITAN"},
    )

    table.do(A, "PlayRed", on=B, card="witness")

    assert table.living() == [A, C, D, E, 5]
    assert table.asked() == {A: "OfferClearing"}
    table.do(A, "KeepOwnReds")
    assert table.asked() == {A: "ChooseTrial"}
    table.do(A, "RevealTrial", of=C, slot=0)
    assert table.asked() == {E: "OfferOneCard"}
    table.do(E, "DrawNothing")
    assert table.asked() == {E: "OfferOneCard"}  # one for each Tryal
    table.do(E, "DrawNothing")
    assert table.asked() == {A: "ChooseAction"}
