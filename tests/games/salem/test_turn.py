"""A turn: draw two cards, or play as many as one wishes. SAL-TURN, SAL-R04, SAL-R14, SAL-R48, SAL-R81."""

from __future__ import annotations

from collections import Counter

import pytest

from sortilege.testing import rule
from tests.games.salem.playing import A, B, C, D, E, words
from tests.games.salem.scenes import scene


@rule("SAL-TURN-01", "SAL-S05")
def test_a_turn_is_drawing_two_cards() -> None:
    table = scene(hands={A: "accusation"}, top="evidence alibi witness")

    table.do(A, "DrawTwo")

    assert table.hand(A) == Counter(words("accusation evidence alibi"))
    assert table.asked() == {B: "ChooseAction"}
    assert table.refusal(A, "PlayRed(by=0, on=1, card=accusation)").message == "not-asked"


@rule("SAL-TURN-01", "SAL-TURN-03", "SAL-R04")
def test_or_a_turn_is_playing_as_many_cards_as_one_wishes_on_anybody_else() -> None:
    table = scene(hands={A: "2 accusation stocks asylum curse"})

    table.do(A, "PlayRed", on=B, card="accusation")
    table.do(A, "PlayRed", on=C, card="accusation")
    table.do(A, "PlayStocks", on=D)
    table.do(A, "PlayBlue", on=B, card="asylum")
    assert table.front(B) == Counter(accusation=1, asylum=1)
    assert table.front(C) == Counter(accusation=1)
    table.do(A, "EndTurn")

    assert table.hand(A) == Counter(curse=1)
    assert table.asked() == {B: "ChooseAction"}


@rule("SAL-TURN-02")
def test_who_has_played_does_not_draw() -> None:
    table = scene(hands={A: "2 accusation"})

    table.do(A, "PlayRed", on=B, card="accusation")

    assert table.offers(A) == {"PlayRed", "EndTurn"}
    assert table.refusal(A, "DrawTwo(by=0)").rules == ("SAL-TURN-01", "SAL-TURN-02")


@rule("SAL-TURN-03", "SAL-R04")
def test_a_turn_does_not_end_before_a_card_is_played() -> None:
    table = scene(hands={A: "accusation"})

    assert table.refusal(A, "EndTurn(by=0)").rules == ("SAL-TURN-03", "SAL-R04")


@rule("SAL-R04")
def test_drawing_is_always_open_and_an_empty_hand_ends_a_turn_of_playing() -> None:
    assert scene().offers(A) == {"DrawTwo"}

    table = scene(hands={A: "accusation"})
    table.do(A, "PlayRed", on=B, card="accusation")
    assert table.asked() == {B: "ChooseAction"}


@rule("SAL-R04")
def test_a_red_card_always_finds_somebody_without_piety() -> None:
    table = scene(dead=[D], rows={C: "witch"}, hands={A: "accusation"}, front={B: "piety"})

    assert [option.arguments["on"] for option in table.options(A, "PlayRed")] == [C]


@rule("SAL-TURN-04", "SAL-LAW-01", "SAL-CARD-21", "SAL-S20")
@pytest.mark.parametrize(
    "notation",
    [
        "PlayRed(by=0, on=0, card=accusation)",
        "PlayAlibi(by=0, on=0)",
        "PlayStocks(by=0, on=0)",
        "PlayArson(by=0, on=0)",
        "PlayCurse(by=0, on=0, card=asylum)",
        "PlayBlue(by=0, on=0, card=piety)",
        "PlayRobbery(by=0, source=0, target=1)",
        "PlayRobbery(by=0, source=1, target=0)",
        "PlayScapegoat(by=0, source=0, target=1)",
        "PlayScapegoat(by=0, source=1, target=0)",
    ],
)
def test_no_card_is_played_on_oneself(notation: str) -> None:
    table = scene(
        hands={A: "accusation alibi stocks arson curse piety robbery scapegoat"}, front={A: "asylum 3 accusation"}
    )

    refusal = table.refusal(A, notation)

    assert refusal.message == "not-on-oneself"
    assert refusal.rules == ("SAL-LAW-01", "SAL-TURN-04", "SAL-CARD-21")
    assert not any(A in list(option.arguments.values())[1:] for option in table.options(A))


@rule("SAL-GEN-06")
def test_a_card_is_played_from_the_hand_to_the_front_of_another() -> None:
    table = scene(hands={A: "asylum", B: "piety"}, front={A: "accusation"})

    assert table.refusal(A, "PlayBlue(by=0, on=1, card=piety)").rules == ("SAL-GEN-06",)
    assert table.refusal(A, "PlayRed(by=0, on=1, card=accusation)").rules == ("SAL-GEN-06",)
    table.do(A, "PlayBlue", on=B, card="asylum")
    assert table.hand(A) == Counter()
    assert table.front(B) == Counter(asylum=1)


@rule("SAL-TURN-07")
def test_turns_go_clockwise_past_the_dead() -> None:
    table = scene(5, dead=[B, D], active=C, top="10 accusation")

    assert table.draw_turns(5) == [C, E, A, C, E]


@rule("SAL-TURN-08")
def test_the_game_resumes_where_a_night_or_a_conspiracy_stopped_it() -> None:
    table = scene(deck="conspiracy evidence 2 accusation night", hands={B: "stocks"})
    table.do(A, "DrawTwo")
    table.exchange()
    assert table.hand(A) == Counter(evidence=1)

    table.do(B, "DrawTwo")
    table.do(C, "DrawTwo")
    table.night(None)
    assert table.asked() == {C: "OfferSecondCard"}
    table.do(C, "StopDrawing")
    assert table.asked() == {D: "ChooseAction"}


@rule("SAL-D03")
def test_the_clock_draws_two_for_who_has_done_nothing() -> None:
    table = scene(hands={A: "accusation"})

    assert table.default(A) == "DrawTwo(by=0)"


@rule("SAL-D04")
def test_the_clock_ends_the_turn_of_who_has_played() -> None:
    table = scene(hands={A: "2 accusation"})

    table.do(A, "PlayRed", on=B, card="accusation")

    assert table.default(A) == "EndTurn(by=0)"


@rule("SAL-D04")
def test_every_card_is_offered_with_every_target_it_may_have() -> None:
    table = scene(hands={A: "accusation alibi curse robbery"}, front={B: "piety asylum"})

    assert [option.arguments["on"] for option in table.options(A, "PlayRed")] == [C, D]
    assert [option.arguments["on"] for option in table.options(A, "PlayAlibi")] == [B, C, D]
    curses = [(option.arguments["on"], option.arguments["card"]) for option in table.options(A, "PlayCurse")]
    assert curses == [(B, "asylum"), (B, "piety"), (C, None), (D, None)]
    pairs = [(option.arguments["source"], option.arguments["target"]) for option in table.options(A, "PlayRobbery")]
    assert pairs == [(B, C), (B, D), (C, B), (C, D), (D, B), (D, C)]


@rule("SAL-R48")
def test_the_turn_of_who_dies_in_it_is_over() -> None:
    table = scene(5, hands={A: "witness 2 accusation"}, front={A: "matchmaker", B: "matchmaker"}, rows={B: "4 PURITAN"})

    table.do(A, "PlayRed", on=B, card="witness")

    assert table.living() == [C, D, E]
    assert table.hand(A) == Counter()
    assert table.asked() == {C: "ChooseAction"}


@rule("SAL-R48", "SAL-RES-06")
def test_who_dies_in_the_night_they_drew_takes_no_second_card() -> None:
    table = scene(top="night accusation")
    table.do(A, "DrawTwo")

    table.night(A, gavel=B)

    assert table.living() == [B, C, D]
    assert table.asked() == {B: "ChooseAction"}


@rule("SAL-R81")
def test_cards_gained_in_a_turn_of_playing_may_be_played_in_it() -> None:
    drawn = scene(citizens={A: "ann_putnam"}, hands={A: "witness"}, top="evidence alibi")
    drawn.do(A, "PlayRed", on=B, card="witness")
    drawn.do(A, "DrawBeforeTrial")
    drawn.do(A, "RevealTrial", of=B, slot=0)
    drawn.do(A, "PlayRed", on=B, card="evidence")
    assert drawn.accusations(B) == 3

    inherited = scene(citizens={A: "john_proctor"}, hands={A: "witness", B: "evidence"}, rows={B: "4 PURITAN"})
    inherited.do(A, "PlayRed", on=B, card="witness")
    inherited.do(A, "PlayRed", on=C, card="evidence")
    assert inherited.accusations(C) == 3

    earned = scene(citizens={A: "rebecca_nurse"}, hands={A: "witness"}, top="evidence")
    earned.do(A, "PlayRed", on=B, card="witness")
    earned.do(A, "RevealTrial", of=B, slot=0)
    earned.do(A, "DrawOneCard")
    earned.do(A, "PlayRed", on=C, card="evidence")
    assert earned.accusations(C) == 3


@rule("SAL-R81")
def test_cards_gained_in_a_turn_of_drawing_stay_in_the_hand() -> None:
    table = scene(5, citizens={A: "john_proctor"}, hands={B: "evidence"}, top="accusation night")
    table.do(A, "DrawTwo")

    table.night(B, gavel=C)

    assert table.hand(A) == Counter(accusation=1, evidence=1)
    assert table.asked() == {C: "ChooseAction"}


@rule("SAL-R52", "SAL-LAW-02")
def test_an_ability_declined_is_lost_for_that_occasion_only() -> None:
    table = scene(citizens={A: "samuel_parris"}, discard="witness alibi", top="10 accusation")

    table.do(A, "DrawTwo")
    assert table.draw_turns(3) == [B, C, D]

    assert "TakeFromDiscard" in table.offers(A)
    assert table.match.view(None)["players"][A]["parris_uses"] == 0


@rule("SAL-LAW-02")
def test_a_played_card_is_not_taken_back() -> None:
    table = scene(hands={A: "2 accusation"})

    table.do(A, "PlayRed", on=B, card="accusation")

    assert table.match.ruleset.without_undo
    assert not any(option.name not in ("PlayRed", "EndTurn") for option in table.options(A))
