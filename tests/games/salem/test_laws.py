"""The laws: the hourglass, the order of one's Tryals, last words. SAL-LAW, SAL-R03, SAL-R51, SAL-R53."""

from __future__ import annotations

from collections import Counter

import pytest

from sortilege.kernel.match import IllegalChoice
from sortilege.shelf.salem.table_rules import TABLE_RULES
from sortilege.testing import rule
from tests.games.salem.playing import LAST_TRYAL, A, B, C, D, E, Scene, words
from tests.games.salem.scenes import dealt, new, scene

# The hourglass


@rule("SAL-LAW-03", "SAL-R51", "SAL-D28")
def test_anybody_who_is_not_waited_for_may_turn_the_hourglass_once() -> None:
    table = scene(dead=[C], rows={D: "witch"})
    assert table.seconds(A) is None
    assert table.permits(A, "TurnHourglass") == []
    assert table.permits(C, "TurnHourglass") == []
    assert len(table.permits(B, "TurnHourglass")) == 1

    table.act(B, "TurnHourglass")

    assert table.seconds(A) == 30
    assert table.match.view(None)["hourglass"]
    assert table.told(None, "HourglassTurned") == [{"by": B}]
    assert table.permits(D, "TurnHourglass") == []
    with pytest.raises(IllegalChoice) as no:
        table.match.act(A, "TurnHourglass(by=0)")
    assert no.value.rules == ("SAL-LAW-03", "SAL-R51")


@rule("SAL-R51")
def test_the_hourglass_is_taken_away_when_the_answer_comes() -> None:
    table = scene(hands={A: "2 accusation"})
    table.act(B, "TurnHourglass")

    table.do(A, "PlayRed", on=B, card="accusation")

    assert table.seconds(A) is None
    assert not table.match.view(None)["hourglass"]
    assert len(table.permits(B, "TurnHourglass")) == 1


@rule("SAL-LAW-03", "SAL-R51", "SAL-S48")
def test_when_the_sand_has_run_every_further_question_of_that_turn_is_answered_at_once() -> None:
    table = scene(citizens={A: "giles_corey"}, hands={A: "stocks"}, top="2 accusation evidence")
    table.act(B, "TurnHourglass")

    table.time_runs_out(A)

    assert table.asked() == {A: "OfferThirdCard"}
    assert table.seconds(A) == 0
    table.time_runs_out(A)
    assert table.hand(A) == Counter(words("stocks 2 accusation"))
    assert table.asked() == {B: "ChooseAction"}
    assert table.seconds(B) is None


@rule("SAL-R51")
def test_a_draw_that_has_begun_is_finished_and_not_begun_again() -> None:
    table = scene(front={B: "black_cat"}, top="conspiracy evidence accusation")
    table.do(A, "DrawTwo")
    table.act(D, "TurnHourglass")

    table.time_runs_out(A)  # a Tryal of B's is revealed at random
    table.exchange()

    assert table.hand(A) == Counter(evidence=1)
    assert table.asked() == {B: "ChooseAction"}


@rule("SAL-R51", "SAL-LAW-03", "SAL-S48")
def test_a_card_played_and_then_no_answer_is_the_end_of_the_turn() -> None:
    table = scene(hands={A: "witness 2 accusation"})
    table.do(A, "PlayRed", on=B, card="witness")
    table.act(C, "TurnHourglass")

    table.time_runs_out(A)
    assert len(table.face_up(B)) == 1
    assert table.asked() == {A: "ChooseAction"}
    assert table.seconds(A) == 0
    table.time_runs_out(A)

    assert table.asked() == {B: "ChooseAction"}


@rule("SAL-R51")
def test_the_hourglass_hurries_others_than_the_active_player_for_one_question_only() -> None:
    table = scene(5, citizens={C: "rebecca_nurse"}, hands={A: "witness 7 accusation"}, top="evidence alibi")
    table.do(A, "PlayRed", on=B, card="witness")
    table.do(A, "RevealTrial", of=B, slot=0)
    table.act(A, "TurnHourglass")
    assert table.seconds(C) == 30

    table.time_runs_out(C)
    for _ in range(7):
        table.do(A, "PlayRed", on=B, card="accusation")
    table.do(A, "RevealTrial", of=B, slot=1)

    assert table.asked() == {C: "OfferOneCard"}
    assert table.seconds(C) is None


@rule("SAL-R51", "SAL-R75")
def test_an_exchange_may_be_hurried_by_who_has_answered() -> None:
    table = scene(top="conspiracy")
    table.do(A, "DrawTwo")
    assert all(table.permits(seat, "TurnHourglass") == [] for seat in range(4))
    table.do(B, "TakeTrial", slot=0)

    table.act(B, "TurnHourglass")

    assert [table.seconds(seat) for seat in (A, C, D)] == [30, 30, 30]


@rule("SAL-R51")
def test_the_hourglass_does_not_run_in_the_windows_of_setup_dawn_and_night_nor_in_titubas() -> None:
    table = scene(5, dead=[E], rows={D: "witch"}, top="night")
    table.do(A, "DrawTwo")
    for _ in range(3):
        first = next(iter(table.asked()))
        table.time_runs_out(first)  # who has answered is no longer waited for
        assert table.permits(first, "TurnHourglass") == []
        for seat in list(table.asked()):
            table.time_runs_out(seat)

    for window in (dealt(4, {B}), Scene(new(4, "standard", "citizen_choice", 1))):  # the Dawn, the choice of Citizens
        assert window.asked().keys() == {A, B, C, D}
        window.match.answer(C, window.options(C)[0])
        assert [window.permits(seat, "TurnHourglass") for seat in range(4)] == [[]] * 4

    tituba = scene(citizens={A: "tituba"})
    tituba.do(A, "RearrangeDeck")
    assert tituba.permits(B, "TurnHourglass") == []
    assert tituba.seconds(A) == 60


@rule("SAL-R51", "SAL-R44")
def test_a_player_who_was_late_before_a_night_is_late_after_it() -> None:
    table = scene(hands={A: "stocks"}, deck="night 9 accusation")
    table.act(B, "TurnHourglass")
    table.time_runs_out(A)
    assert table.told(None, "NightFell") == [{"by": A}]
    assert table.seconds(A) == 20  # the Night has its own limits

    table.night(None)

    assert table.asked() == {A: "OfferSecondCard"}
    assert table.seconds(A) == 0
    table.time_runs_out(A)
    table.draw_turns(3)
    assert table.asked() == {A: "ChooseAction"}
    assert table.seconds(A) is None  # that was another turn


# The order of one's Tryals


@rule("SAL-LAW-04", "SAL-R03", "SAL-D27")
def test_one_may_reorder_ones_face_down_tryals_and_nobody_is_told() -> None:
    table = scene(rows={B: "PURITAN witch constable"})
    before = {eyes: (table.match.view(eyes), table.match.events(eyes)) for eyes in (A, C, D, None)}
    slots = [(step.arguments["one"], step.arguments["other"]) for step in table.permits(B, "SwapTrials")]
    assert slots == [(1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)]

    table.act(B, "SwapTrials", one=1, other=4)

    assert table.row(B) == words("PURITAN puritan constable puritan witch")
    assert {eyes: (table.match.view(eyes), table.match.events(eyes)) for eyes in (A, C, D, None)} == before
    assert table.asked() == {A: "ChooseAction"}


@rule("SAL-R03", "SAL-LAW-04")
def test_not_while_a_slot_of_theirs_is_being_selected() -> None:
    trial = scene(hands={A: "witness"})
    trial.do(A, "PlayRed", on=B, card="witness")
    assert trial.permits(B, "SwapTrials") == []
    assert trial.permits(C, "SwapTrials") != []

    two = scene(options="two_tryals", hands={A: "witness"})
    two.do(A, "PlayRed", on=B, card="witness")
    assert two.permits(B, "SwapTrials") == []
    two.do(A, "OfferOfTwo", one=0, other=1)
    assert two.permits(B, "SwapTrials") == []

    conspiracy = scene(front={B: "black_cat"}, top="conspiracy")
    conspiracy.do(A, "DrawTwo")
    assert conspiracy.permits(B, "SwapTrials") == []
    assert conspiracy.permits(C, "SwapTrials") != []
    conspiracy.do(A, "RevealTrial", of=B, slot=0)
    assert [conspiracy.permits(seat, "SwapTrials") for seat in range(4)] == [[]] * 4  # an exchange is open

    confession = scene(top="night")
    confession.do(A, "DrawTwo")
    confession.strike(None)
    confession.protect(None)
    assert confession.permits(B, "SwapTrials") == []

    loss = scene(2, mode="ghost", rows={A: "witch"}, top="night")
    loss.do(A, "DrawTwo")
    loss.night(B)
    assert loss.permits(B, "SwapTrials") == []
    assert loss.permits(A, "SwapTrials") != []


@rule("SAL-R03")
def test_a_refused_reordering_says_why() -> None:
    table = scene(top="conspiracy")
    table.do(A, "DrawTwo")

    with pytest.raises(IllegalChoice) as no:
        table.match.act(B, "SwapTrials(by=1, one=0, other=1)")

    assert no.value.rules == ("SAL-R03", "SAL-LAW-04")


# Last words


def killed(hand: str) -> Scene:
    """A's Witness has killed B."""
    table = scene(5, hands={A: f"witness {hand}"}, rows={B: LAST_TRYAL}, top="10 accusation")
    table.do(A, "PlayRed", on=B, card="witness")
    return table


@rule("SAL-LAW-05", "SAL-R53", "SAL-D29", "SAL-S59")
def test_a_table_allows_three_last_words_to_whoever_may_say_them() -> None:
    assert TABLE_RULES.most_last_words == 3
    assert TABLE_RULES.last_words == killed("").permits(B, "SayLastWords")[0].name


@rule("SAL-LAW-05", "SAL-R53", "SAL-D29", "SAL-S59")
def test_the_dead_speak_once_while_the_game_goes_on() -> None:
    table = killed("2 accusation")
    assert table.asked() == {A: "ChooseAction"}
    assert table.permits(A, "SayLastWords") == table.permits(C, "SayLastWords") == []
    table.do(A, "PlayRed", on=C, card="accusation")

    table.act(B, "SayLastWords")

    assert table.told(None, "LastWordsSaid") == [{"by": B}]
    assert table.match.permissions(B) == ()


@rule("SAL-R53")
def test_the_dead_are_silent_once_something_is_done_in_the_next_turn() -> None:
    table = killed("")
    assert table.asked() == {C: "ChooseAction"}
    assert len(table.permits(B, "SayLastWords")) == 1  # C is still thinking

    table.do(C, "DrawTwo")

    assert table.match.permissions(B) == ()


@rule("SAL-R53")
def test_a_second_death_does_not_let_the_first_speak_again() -> None:
    table = scene(
        6, hands={A: "witness", C: "accusation stocks"}, front={D: "6 accusation"}, rows={B: LAST_TRYAL, D: LAST_TRYAL}
    )
    table.do(A, "PlayRed", on=B, card="witness")
    table.do(C, "PlayRed", on=D, card="accusation")

    assert table.permits(B, "SayLastWords") == []
    assert len(table.permits(D, "SayLastWords")) == 1


@rule("SAL-R53")
def test_the_dead_see_what_is_public_and_what_they_knew() -> None:
    table = scene(
        6, options="silent_death", hands={A: "witness 7 accusation"}, rows={B: "witch", C: "witch"}, top="10 accusation"
    )
    table.do(A, "PlayRed", on=B, card="witness")
    table.do(A, "RevealTrial", of=B, slot=0)

    view = table.match.view(B)

    assert [tryal["face"] for tryal in view["players"][A]["tryals"]] == [None] * 5
    assert view["players"][A]["hand"] == [None] * 7
    assert view["players"][C]["witch"] is True  # they met at Dawn
