"""Citizens who bend trials, and Martha who copies them. SAL-CIT."""

from __future__ import annotations

from collections import Counter

import pytest

from sortilege.testing import rule
from tests.games.salem.playing import LAST_TRYAL, A, B, C, D, E, Scene, words
from tests.games.salem.scenes import scene


def abilities(table: Scene) -> list[str | None]:
    return [player["ability"] for player in table.match.view(None)["players"]]


# George, Cotton, Thomas


@rule("SAL-CIT-02", "SAL-R09", "SAL-S12")
@pytest.mark.parametrize(("before", "tried"), [(6, False), (7, True)])
def test_eight_accusations_are_needed_against_george(before: int, tried: bool) -> None:
    for citizens in ({B: "george_burroughs"}, {A: "george_burroughs", B: "martha_corey"}):
        table = scene(citizens=citizens, hands={A: "2 accusation"}, front={B: f"{before} accusation"})

        table.do(A, "PlayRed", on=B, card="accusation")

        assert (table.asked() == {A: "ChooseTrial"}) is tried


@rule("SAL-CIT-03", "SAL-GEN-09")
def test_evidence_in_front_of_cotton_counts_one() -> None:
    table = scene(citizens={B: "cotton_mather"}, front={B: "3 evidence 2 accusation", C: "evidence"})

    assert (table.accusations(B), table.accusations(C)) == (5, 3)


@rule("SAL-CIT-04", "SAL-R09", "SAL-D07")
def test_thomas_may_hold_a_trial_one_accusation_early() -> None:
    for before, asked in ((4, "ChooseAction"), (5, "OfferEarlyTrial"), (6, "ChooseTrial")):
        table = scene(citizens={A: "thomas_danforth"}, hands={A: "2 accusation"}, front={B: f"{before} accusation"})
        table.do(A, "PlayRed", on=B, card="accusation")
        assert table.asked() == {A: asked}

    early = scene(citizens={A: "thomas_danforth"}, hands={A: "2 accusation"}, front={B: "5 accusation"})
    early.do(A, "PlayRed", on=B, card="accusation")
    assert early.default(A) == "HoldNoTrial(by=0, accused=1)"
    early.do(A, "HoldTrial")
    early.do(A, "RevealTrial", of=B, slot=0)
    assert early.front(B) == Counter()


@rule("SAL-R09")
def test_thomas_who_declined_is_asked_again_by_no_card_that_adds_nothing() -> None:
    table = scene(citizens={A: "thomas_danforth"}, hands={A: "accusation stocks alibi"}, front={B: "5 accusation"})
    table.do(A, "PlayRed", on=B, card="accusation")
    table.do(A, "HoldNoTrial")

    table.do(A, "PlayStocks", on=B)

    assert table.accusations(B) == 6
    assert table.asked() == {A: "ChooseAction"}


@rule("SAL-CIT-04")
def test_only_the_accusation_that_thomas_brings_counts() -> None:
    table = scene(citizens={C: "thomas_danforth"}, hands={A: "2 accusation"}, front={B: "5 accusation"})

    table.do(A, "PlayRed", on=B, card="accusation")

    assert table.asked() == {A: "ChooseAction"}


@rule("SAL-CIT-05", "SAL-R09", "SAL-S12")
@pytest.mark.parametrize(("before", "asked"), [(5, "ChooseAction"), (6, "ChooseTrial")])
def test_thomas_and_george_cancel_out_martha_in_either_place(before: int, asked: str) -> None:
    for citizens in (
        {A: "thomas_danforth", B: "george_burroughs"},
        {D: "thomas_danforth", A: "martha_corey", B: "george_burroughs"},
        {A: "thomas_danforth", C: "george_burroughs", D: "martha_corey"},
    ):
        accused = D if D in citizens and citizens[D] == "martha_corey" else B
        table = scene(citizens=citizens, hands={A: "2 accusation"}, front={accused: f"{before} accusation"})

        table.do(A, "PlayRed", on=accused, card="accusation")

        assert table.asked() == {A: asked}


@rule("SAL-R74")
def test_moving_accusations_is_inflicting_them() -> None:
    thomas = scene(
        citizens={A: "thomas_danforth"}, hands={A: "scapegoat stocks"}, front={B: "4 accusation", C: "2 accusation"}
    )
    thomas.do(A, "PlayScapegoat", source=B, target=C)
    assert thomas.asked() == {A: "OfferEarlyTrial"}

    ann = scene(citizens={A: "ann_putnam"}, hands={A: "scapegoat stocks"}, front={B: "4 accusation", C: "3 accusation"})
    ann.do(A, "PlayScapegoat", source=B, target=C)
    assert ann.asked() == {A: "OfferTwoCards"}

    abigail = scene(
        citizens={A: "abigail_williams"},
        hands={A: "scapegoat stocks"},
        front={A: "accusation", B: "4 accusation", C: "3 accusation"},
    )
    abigail.do(A, "PlayScapegoat", source=B, target=C)
    abigail.do(A, "RevealTrial", of=C, slot=0)
    assert abigail.asked() == {A: "OfferClearing"}


# Will


@rule("SAL-CIT-06", "SAL-CARD-17", "SAL-D06", "SAL-R11", "SAL-S09")
def test_will_may_lay_an_alibi_as_seven_accusations_even_past_piety() -> None:
    for citizens in ({A: "will_griggs"}, {D: "will_griggs", A: "martha_corey"}):
        table = scene(citizens=citizens, hands={A: "alibi stocks"}, front={B: "piety"})
        assert len(table.options(A, "PlayAlibi")) == len(table.options(A, "PlayAlibiAsWitness")) == 3

        table.do(A, "PlayAlibiAsWitness", on=B)
        table.do(A, "RevealTrial", of=B, slot=0)

        assert table.discard() == Counter(alibi=1)
        assert table.front(B) == Counter(piety=1)


@rule("SAL-CIT-06")
def test_nobody_but_will_may_lay_an_alibi_as_accusations() -> None:
    table = scene(citizens={B: "will_griggs"}, hands={A: "alibi"})

    assert table.refusal(A, "PlayAlibiAsWitness(by=0, on=1)").rules == ("SAL-CIT-06",)


# Martha


@rule("SAL-CIT-11")
def test_martha_has_the_ability_of_the_first_living_player_to_her_right() -> None:
    citizens = {A: "tituba", B: "sarah_good", C: "martha_corey", D: "ann_putnam"}
    assert abilities(scene(citizens=citizens)) == ["tituba", "sarah_good", "sarah_good", "ann_putnam"]
    assert abilities(scene(citizens=citizens, dead=[B]))[C] == "tituba"

    first = scene(citizens={A: "martha_corey", D: "tituba"})
    assert abilities(first)[A] == "tituba"


@rule("SAL-R27")
def test_martha_has_counters_of_her_own() -> None:
    table = scene(citizens={A: "tituba", B: "martha_corey"}, top="30 accusation")
    table.do(A, "RearrangeDeck")
    table.do(A, "LeaveTheRest")
    table.do(A, "DrawTwo")

    assert "RearrangeDeck" in table.offers(B)
    table.do(B, "RearrangeDeck")
    table.do(B, "LeaveTheRest")
    table.draw_turns(4)
    assert table.asked() == {B: "ChooseAction"}
    assert "RearrangeDeck" not in table.offers(B)


@rule("SAL-R27")
def test_martha_keeps_her_counters_when_her_source_changes() -> None:
    table = scene(
        5,
        citizens={A: "tituba", B: "samuel_parris", C: "martha_corey"},
        hands={D: "witness"},
        rows={B: LAST_TRYAL},
        discard="alibi evidence",
        active=C,
    )
    table.do(C, "TakeFromDiscard")
    table.do(C, "PickUp", card="alibi")
    table.do(C, "PickUpNoMore")
    table.do(D, "PlayRed", on=B, card="witness")

    assert abilities(table)[C] == "tituba"
    assert [player["parris_uses"] for player in table.match.view(None)["players"]] == [0, 0, 1, 0, 0]


# Sarah, Abigail, Ann


@rule("SAL-CIT-16")
def test_robbery_and_arson_do_not_touch_sarahs_hand_nor_marthas_copying_her() -> None:
    for citizens in ({B: "sarah_good"}, {A: "sarah_good", B: "martha_corey"}):
        table = scene(citizens=citizens, hands={A: "robbery arson stocks", B: "witness"})

        table.do(A, "PlayRobbery", source=B, target=C)
        table.do(A, "PlayArson", on=B)

        assert table.hand(B) == Counter(witness=1)
        assert table.told(None, "HandSpared") == [{"of": B}, {"of": B}]


@rule("SAL-CIT-17", "SAL-R73", "SAL-D11")
def test_abigail_may_clear_all_her_red_cards_when_she_causes_a_trial() -> None:
    table = scene(
        citizens={A: "abigail_williams"},
        hands={A: "witness stocks"},
        front={A: "evidence accusation alibi asylum", B: "accusation"},
    )
    table.do(A, "PlayRed", on=B, card="witness")
    table.do(A, "RevealTrial", of=B, slot=0)
    assert table.offers(A) == {"ClearOwnReds", "KeepOwnReds"}
    assert table.default(A) == "KeepOwnReds(by=0)"
    kept = table.clone()

    table.do(A, "ClearOwnReds")
    assert table.front(A) == Counter(asylum=1)
    assert table.told(B, "OwnRedsKept") == []

    kept.do(A, "KeepOwnReds")
    assert kept.front(A) == Counter(words("evidence accusation alibi asylum"))
    assert kept.told(B, "OwnRedsKept") == [{"by": A}]


@rule("SAL-CIT-17")
def test_abigail_is_asked_nothing_without_red_cards_or_a_trial_of_hers() -> None:
    clean = scene(citizens={A: "abigail_williams"}, hands={A: "witness stocks"}, front={A: "asylum"})
    clean.do(A, "PlayRed", on=B, card="witness")
    clean.do(A, "RevealTrial", of=B, slot=0)
    assert clean.asked() == {A: "ChooseAction"}

    others = scene(citizens={C: "abigail_williams"}, hands={A: "witness stocks"}, front={C: "accusation"})
    others.do(A, "PlayRed", on=B, card="witness")
    others.do(A, "RevealTrial", of=B, slot=0)
    assert others.asked() == {A: "ChooseAction"}


@rule("SAL-CIT-18", "SAL-D08")
def test_ann_may_draw_two_before_the_reveal_of_a_trial_she_causes() -> None:
    table = scene(citizens={A: "ann_putnam"}, hands={A: "witness"}, top="evidence alibi accusation")
    table.do(A, "PlayRed", on=B, card="witness")
    assert table.offers(A) == {"DrawBeforeTrial", "DrawNothing"}
    assert table.default(A) == "DrawNothing(by=0)"
    declined = table.clone()

    table.do(A, "DrawBeforeTrial")
    assert table.hand(A) == Counter(evidence=1, alibi=1)
    assert table.face_up(B) == []
    assert table.asked() == {A: "ChooseTrial"}
    assert table.told(B, "DrawDeclined") == []

    declined.do(A, "DrawNothing")
    assert declined.hand(A) == Counter()
    assert declined.told(B, "DrawDeclined") == [{"by": A}]
    assert declined.asked() == {A: "ChooseTrial"}


@rule("SAL-R21")
def test_a_trial_once_opened_is_held_even_if_the_count_falls() -> None:
    table = scene(
        6,
        citizens={A: "ann_putnam", B: "cotton_mather", C: "sarah_good", D: "martha_corey"},
        hands={A: "accusation stocks"},
        front={D: "2 evidence"},
        top="night",
    )
    table.do(A, "PlayRed", on=D, card="accusation")
    table.do(A, "DrawBeforeTrial")
    table.night(C, gavel=E)  # Sarah dies, Martha copies Cotton now: three accusations
    assert table.accusations(D) == 3
    table.do(A, "StopDrawing")

    assert table.asked() == {A: "ChooseTrial"}


@rule("SAL-R21")
def test_chance_picks_the_slot_if_ann_died_while_drawing() -> None:
    slots = set()
    for seed in range(25):
        table = scene(6, citizens={A: "ann_putnam"}, hands={A: "witness"}, top="night", seed=seed, rows={B: "PURITAN"})
        table.do(A, "PlayRed", on=B, card="witness")
        table.do(A, "DrawBeforeTrial")
        table.night(A, gavel=C)
        assert table.asked() == {B: "ChooseAction"}
        (shown,) = [event["slot"] for event in table.told(None, "TrialRevealed") if event["of"] == B]
        slots.add(shown)
        assert table.front(B) == Counter()

    assert slots == {1, 2, 3, 4}


@rule("SAL-R21")
def test_chance_names_both_tryals_if_ann_died_and_the_accused_still_chooses() -> None:
    pairs = set()
    for seed in range(25):
        table = scene(6, options="two_tryals", citizens={A: "ann_putnam"}, hands={A: "witness"}, top="night", seed=seed)
        table.do(A, "PlayRed", on=B, card="witness")
        table.do(A, "DrawBeforeTrial")
        table.night(A, gavel=C)
        assert table.asked() == {B: "ChooseOfTwo"}
        pairs.add(tuple(option.arguments["slot"] for option in table.options(B)))

    assert len(pairs) > 5


@rule("SAL-R21", "SAL-R17", "SAL-S64")
@pytest.mark.parametrize("black", ["conspiracy", "night"])
def test_a_black_card_drawn_by_ann_is_played_before_the_reveal(black: str) -> None:
    table = scene(citizens={A: "ann_putnam"}, hands={A: "witness"}, top=f"{black} evidence")
    table.do(A, "PlayRed", on=B, card="witness")
    table.do(A, "DrawBeforeTrial")
    if black == "conspiracy":
        table.exchange()
    else:
        table.night(None)
        table.do(A, "DrawSecondCard")

    assert table.hand(A) == Counter(evidence=1)
    assert table.asked() == {A: "ChooseTrial"}
