"""The ledger's scenarios of setting up, turns, cards and trials: S01 to S20."""

from __future__ import annotations

from collections import Counter

import pytest

from sortilege.testing import rule
from tests.games.salem.playing import A, B, C, D, Scene, words
from tests.games.salem.scenes import dealt, new, scene


@rule("SAL-S01")
def test_six_players_are_dealt_thirty_tryals_and_a_deck_of_forty() -> None:
    table = Scene(new(6, "standard", "", 1))

    assert [len(table.row(seat)) for seat in range(6)] == [5] * 6
    assert table.all_tryals() == {"puritan": 27, "witch": 2, "constable": 1}
    assert [table.hand(seat).total() for seat in range(6)] == [3] * 6
    assert len(table.deck()) == 40
    assert table.deck()[-1] == "night"
    assert "conspiracy" in table.deck()[:-1]


@rule("SAL-S02")
def test_nine_players_are_dealt_thirty_six_tryals_and_a_deck_of_thirty_one() -> None:
    table = Scene(new(9, "standard", "", 1))

    assert [len(table.row(seat)) for seat in range(9)] == [4] * 9
    assert len(table.deck()) == 31


@rule("SAL-S03")
def test_seven_players_may_choose_their_citizen_and_eight_may_not() -> None:
    table = Scene(new(7, "standard", "citizen_choice", 1))

    offered = [str(option.arguments["citizen"]) for seat in range(7) for option in table.options(seat)]
    assert len(set(offered)) == len(offered) == 14

    for seat in range(7):
        table.match.answer(seat, table.options(seat)[1])

    kept = [player["citizen"] for player in table.match.view(None)["players"]]
    assert kept == offered[1::2]
    with pytest.raises(ValueError, match="citizen_choice is for 4 to 7 players, not 8"):
        new(8, "standard", "citizen_choice", 1)


@rule("SAL-S04")
def test_only_the_witches_learn_who_gave_the_black_cat() -> None:
    table = dealt(6, {A, C})

    assert list(table.asked()) == list(range(6))
    for seat in range(6):
        table.do(seat, "GiveBlackCat", on=C if seat in (A, C) else B)

    assert table.front(C) == Counter(["black_cat"])
    assert table.asked() == {C: "ChooseAction"}
    for seat in range(6):
        recognised = {event["of"] for event in table.told(seat, "WitchRecognised")}
        assert recognised == ({A, C} if seat in (A, C) else set())


@rule("SAL-S05")
def test_who_has_drawn_two_cards_plays_none() -> None:
    table = scene(hands={A: "accusation"}, top="2 accusation")

    table.do(A, "DrawTwo")

    assert table.hand(A) == Counter(accusation=3)
    assert table.asked() == {B: "ChooseAction"}
    assert table.refusal(A, "PlayRed(by=0, on=1, card=accusation)").message == "not-asked"


@rule("SAL-S06")
def test_evidence_on_six_accusations_reveals_one_tryal_and_clears_all_red_cards() -> None:
    table = scene(hands={A: "evidence"}, front={B: "6 accusation"})

    table.do(A, "PlayRed", on=B, card="evidence")
    assert table.accusations(B) == 9
    assert table.asked() == {A: "ChooseTrial"}
    assert len(table.options(A)) == 5

    table.do(A, "RevealTrial", of=B, slot=3)
    assert table.row(B) == words("3 puritan PURITAN puritan")
    assert table.accusations(B) == 0
    assert table.discard() == Counter(words("evidence 6 accusation"))


@rule("SAL-S07")
def test_a_witness_and_then_seven_accusations_cost_two_tryals_in_one_turn() -> None:
    table = scene(hands={A: "witness 8 accusation"})

    table.do(A, "PlayRed", on=B, card="witness")
    table.do(A, "RevealTrial", of=B, slot=0)
    for _ in range(7):
        table.do(A, "PlayRed", on=B, card="accusation")
    table.do(A, "RevealTrial", of=B, slot=1)

    assert table.face_up(B) == ["PURITAN", "PURITAN"]
    assert table.asked() == {A: "ChooseAction"}


@rule("SAL-S08")
def test_piety_stops_red_cards_from_the_hand_but_not_those_a_scapegoat_moves() -> None:
    table = scene(hands={A: "accusation scapegoat"}, front={B: "piety accusation", C: "6 accusation"})

    assert table.refusal(A, "PlayRed(by=0, on=1, card=accusation)").rules == ("SAL-CARD-15",)

    table.do(A, "PlayScapegoat", source=C, target=B)
    assert table.accusations(B) == 7
    assert table.asked() == {A: "ChooseTrial"}


@rule("SAL-S09")
def test_will_griggs_tries_the_holder_of_piety_with_an_alibi() -> None:
    table = scene(citizens={A: "will_griggs"}, hands={A: "alibi"}, front={B: "piety"})

    table.do(A, "PlayAlibiAsWitness", on=B)

    assert table.accusations(B) == 7
    assert table.asked() == {A: "ChooseTrial"}


@rule("SAL-S10")
def test_an_alibi_as_witness_is_not_enough_for_george_and_is_an_alibi_again_when_discarded() -> None:
    table = scene(citizens={A: "will_griggs", B: "george_burroughs"}, hands={A: "alibi accusation"})

    table.do(A, "PlayAlibiAsWitness", on=B)
    assert table.accusations(B) == 7
    assert table.front(B) == Counter(alibi=1)
    assert table.asked() == {A: "ChooseAction"}

    table.do(A, "PlayRed", on=B, card="accusation")
    table.do(A, "RevealTrial", of=B, slot=0)
    assert table.discard() == Counter(alibi=1, accusation=1)
    assert table.front(B) == Counter()


@rule("SAL-S11")
def test_thomas_may_hold_the_trial_at_six_or_leave_it_to_whoever_brings_the_seventh() -> None:
    table = scene(
        citizens={A: "thomas_danforth"}, hands={A: "2 accusation", C: "accusation"}, front={B: "5 accusation"}
    )

    table.do(A, "PlayRed", on=B, card="accusation")
    assert table.accusations(B) == 6
    assert table.offers(A) == {"HoldTrial", "HoldNoTrial"}

    held = table.clone()
    held.do(A, "HoldTrial")
    assert held.asked() == {A: "ChooseTrial"}

    table.do(A, "HoldNoTrial")
    assert table.accusations(B) == 6
    table.do(A, "EndTurn")
    table.do(B, "DrawTwo")
    table.do(C, "PlayRed", on=B, card="accusation")
    assert table.asked() == {C: "ChooseTrial"}


@rule("SAL-S12")
def test_thomas_tries_george_at_seven_and_must_while_nobody_else_could() -> None:
    def accuse(accuser: str) -> Scene:
        table = scene(
            citizens={A: accuser, B: "george_burroughs"}, hands={A: "2 accusation"}, front={B: "6 accusation"}
        )
        table.do(A, "PlayRed", on=B, card="accusation")
        return table

    assert accuse("thomas_danforth").asked() == {A: "ChooseTrial"}
    assert accuse("sarah_good").asked() == {A: "ChooseAction"}


@rule("SAL-S13")
def test_evidence_counts_three_again_when_it_leaves_cotton() -> None:
    table = scene(citizens={C: "cotton_mather"}, hands={A: "scapegoat accusation"}, front={C: "2 evidence"})
    assert table.accusations(C) == 2

    table.do(A, "PlayScapegoat", source=C, target=B)

    assert (table.accusations(B), table.accusations(C)) == (6, 0)
    assert table.asked() == {A: "ChooseAction"}


@rule("SAL-S14")
def test_an_alibi_clears_the_evidence_or_the_accusation_or_nothing_but_not_both() -> None:
    table = scene(hands={A: "alibi stocks"}, front={B: "evidence accusation"})
    table.do(A, "PlayAlibi", on=B)
    of_evidence, of_accusation, of_nothing = table.clone(), table.clone(), table.clone()

    of_evidence.do(A, "ClearRed", card="evidence")
    assert of_evidence.front(B) == Counter(accusation=1)
    assert of_evidence.asked() == {A: "ChooseAction"}

    of_accusation.do(A, "ClearRed", card="accusation")
    assert of_accusation.front(B) == Counter(evidence=1)
    assert of_accusation.asked() == {A: "ChooseAction"}

    of_nothing.do(A, "ClearNoMore")
    assert of_nothing.front(B) == Counter(evidence=1, accusation=1)


@rule("SAL-S15")
def test_a_second_witch_card_is_shown_with_the_first_and_may_be_the_last() -> None:
    table = scene(6, hands={A: "witness"}, rows={B: "witch puritan witch"})

    table.do(A, "PlayRed", on=B, card="witness")
    table.do(A, "RevealTrial", of=B, slot=0)

    assert table.row(B) == words("WITCH PURITAN WITCH 2 PURITAN")
    assert table.outcome.winners == (A, 2, 3, 4, 5)
    assert table.outcome.reason == "witch-cards-revealed"


@rule("SAL-S16")
def test_who_has_no_tryal_left_dies_discards_and_says_whether_ever_a_witch() -> None:
    table = scene(
        hands={A: "witness stocks", B: "arson curse"}, front={B: "asylum 2 accusation"}, rows={B: "4 PURITAN"}
    )

    table.do(A, "PlayRed", on=B, card="witness")  # the one Tryal left is not asked for

    assert table.living() == [A, C, D]
    assert table.hand(B) == table.front(B) == Counter()
    assert table.discard() == Counter(words("arson curse asylum 2 accusation witness"))
    assert table.told(None, "AllegianceStated") == [{"of": B, "witch": "no"}]


@rule("SAL-S17")
def test_two_stocks_take_two_turns() -> None:
    table = scene(front={B: "2 stocks"}, top="20 accusation")
    turns: list[tuple[int, int]] = []
    while len(turns) < 9:
        (seat,) = table.asked()
        turns.append((seat, table.front(B)["stocks"]))
        table.do(seat, "DrawTwo")

    assert turns == [(A, 2), (C, 1), (D, 1), (A, 1), (C, 0), (D, 0), (A, 0), (B, 0), (C, 0)]
    assert table.told(None, "TurnSkipped") == [{"by": B}, {"by": B}]


@rule("SAL-S18")
def test_a_scapegoat_moves_stocks_and_the_black_cat_together() -> None:
    table = scene(hands={A: "scapegoat"}, front={B: "stocks black_cat"}, top="20 accusation")

    table.do(A, "PlayScapegoat", source=B, target=C)
    assert table.front(C) == Counter(stocks=1, black_cat=1)

    assert table.asked() == {B: "ChooseAction"}
    table.do(B, "DrawTwo")
    assert table.asked() == {D: "ChooseAction"}
    assert table.front(C) == Counter(black_cat=1)


@rule("SAL-S19")
def test_two_matchmakers_that_come_together_are_both_discarded() -> None:
    table = scene(hands={A: "scapegoat"}, front={B: "matchmaker piety", C: "matchmaker"})

    table.do(A, "PlayScapegoat", source=B, target=C)

    assert table.front(C) == Counter(piety=1)
    assert table.front(B) == Counter()
    assert table.discard() == Counter(words("scapegoat 2 matchmaker"))


@rule("SAL-S20")
def test_a_robbery_goes_between_two_others_and_only_the_receiver_sees_the_cards() -> None:
    table = scene(hands={A: "robbery", B: "witness curse", D: "accusation"})
    assert table.refusal(A, "PlayRobbery(by=0, source=1, target=0)").rules[0] == "SAL-LAW-01"

    table.do(A, "PlayRobbery", source=B, target=C)

    assert table.hand(B) == Counter()
    assert table.match.view(C)["players"][C]["hand"] == ["curse", "witness"]
    for seat in (A, D, None):
        assert table.match.view(seat)["players"][C]["hand"] == [None, None]
        assert [event["card"] for event in table.told(seat, "CardRobbed")] == [None, None]
    assert {event["card"] for event in table.told(C, "CardRobbed")} == {"witness", "curse"}
