"""Confessions at Night: who is asked, in which order they are made, when the window closes. SAL-NIGHT, SAL-R40."""

from __future__ import annotations

import pytest

from sortilege.testing import rule
from tests.games.salem.playing import LAST_TRYAL, A, B, C, D, E, F, Scene, words
from tests.games.salem.scenes import fall, scene


@rule("SAL-NIGHT-06", "SAL-D20")
def test_before_the_victim_is_named_everyone_may_reveal_a_tryal_of_their_own_choice() -> None:
    table = fall(scene(rows={B: "PURITAN constable"}, top="night"))
    table.strike(C)
    table.protect(D)

    assert table.asked() == dict.fromkeys(range(4), "ChooseConfession")
    assert [option.arguments["slot"] for option in table.options(B, "Confess")] == [1, 2, 3, 4]
    assert table.refusal(B, "Confess(by=1, slot=0)").message == "already-revealed"
    assert table.refusal(B, "ConfessWithoutRevealing(by=1)").rules == ("SAL-CIT-22", "SAL-R43")
    assert table.told(None, "VictimNamed") == []
    for seat in (A, C, D):
        table.do(seat, "StaySilent")
    table.do(B, "Confess", slot=1)
    assert table.row(B) == words("PURITAN CONSTABLE 3 puritan")


@rule("SAL-NIGHT-07", "SAL-NIGHT-09")
def test_a_confession_saves_from_the_witches_tonight_only() -> None:
    table = fall(scene(rows={A: "PURITAN"}, deck="night", rest=D))
    table.night(B, gavel=C, tryals={B: "puritan"})
    assert table.told(None, "SavedByConfession") == [{"on": B}]
    assert not any(player["confessed"] for player in table.match.view(None)["players"])

    table.do(A, "StopDrawing")
    table.do(B, "DrawTwo")
    table.night(B, gavel=C)
    assert table.living() == [A, C, D]


@rule("SAL-NIGHT-09", "SAL-R42", "SAL-S26")
def test_the_victim_is_named_with_the_reason_for_survival_or_dies() -> None:
    for how, event in (("gavel", "SavedByGavel"), ("confession", "SavedByConfession"), ("asylum", "SavedByAsylum")):
        saved = fall(scene(5, front={B: "asylum"} if how == "asylum" else {}, top="night"))
        saved.night(B, gavel=B if how == "gavel" else C, tryals={B: "puritan"} if how == "confession" else {})
        assert saved.names_told("VictimNamed", event) == ["VictimNamed", event]
        assert saved.living() == [A, B, C, D, E]

    lost = fall(scene(5, rows={B: "puritan constable"}, top="night"))
    lost.night(B)
    assert lost.names_told("VictimNamed", "PlayerDied") == ["VictimNamed", "PlayerDied"]
    assert lost.row(B) == words("PURITAN CONSTABLE 3 PURITAN")


@rule("SAL-R39")
def test_a_confession_that_kills_kills_at_once() -> None:
    witch = fall(scene(6, rows={B: "witch"}, top="night"))
    witch.night(None, tryals={B: "witch"})
    assert witch.living() == [A, C, D, E, F]
    assert witch.names_told("PlayerDied", "NobodyNamed") == ["PlayerDied", "NobodyNamed"]

    last = fall(scene(rows={B: LAST_TRYAL}, top="night"))
    last.night(None, tryals={B: "puritan"})
    assert last.living() == [A, C, D]


@rule("SAL-R39")
def test_one_confesses_once_a_night_and_the_protected_may_too() -> None:
    table = fall(scene(top="night"))
    table.strike(C)
    table.protect(B)

    table.confess({B: "puritan"})

    assert list(table.asked()) == [A, C, D]


@rule("SAL-R40")
def test_confessions_are_sealed_and_made_clockwise_from_the_seat_after_the_drawer() -> None:
    table = scene(5, active=C, top="night")
    table.do(C, "DrawTwo")
    table.strike(None)
    table.protect(None)
    for seat in range(4):
        table.do(seat, "Confess", slot=0)
    assert table.told(None, "Confessed") == []

    table.do(E, "Confess", slot=0)

    assert [event["by"] for event in table.told(None, "Confessed")] == [D, E, A, B, C]


@rule("SAL-R40")
def test_who_dies_before_their_confession_is_made_makes_none() -> None:
    table = fall(scene(6, front={B: "matchmaker", C: "matchmaker"}, rows={B: LAST_TRYAL}, top="night"))
    table.strike(None)
    table.protect(None)

    table.confess({B: "puritan", C: "puritan"})

    assert [event["by"] for event in table.told(None, "Confessed")] == [B]
    assert table.living() == [A, D, E, F]


@rule("SAL-R40", "SAL-S67")
def test_rounds_go_on_until_one_without_a_confession() -> None:
    table = fall(scene(top="night"))
    table.strike(None)
    table.protect(None)
    window = table.match.asks[0].window

    table.confess({A: "puritan"})
    assert list(table.asked()) == [B, C, D]
    assert table.match.asks[0].window == window  # the rounds share one clock
    table.confess({B: "puritan", C: "puritan"})
    assert list(table.asked()) == [D]
    table.confess({D: "puritan"})

    assert table.asked() == {A: "OfferSecondCard"}
    assert table.match.asks[0].window == window + 1


@rule("SAL-R40", "SAL-NIGHT-08")
def test_no_further_round_is_opened_when_time_is_up() -> None:
    table = fall(scene(top="night"))
    table.strike(None)
    table.protect(None)

    table.do(A, "Confess", slot=0)
    for seat in (B, C, D):
        table.time_runs_out(seat)

    assert len(table.told(None, "Confessed")) == 1
    assert len(table.told(None, "NobodyNamed")) == 1


def heirs_to_b(seats: int, john: int, martha: int) -> Scene:
    """In the first round B alone confesses, and dies of it; John and Martha share what B leaves."""
    table = fall(
        scene(
            seats,
            citizens={john: "john_proctor", martha: "martha_corey"},
            hands={B: "arson curse alibi", E: "scapegoat robbery"},
            rows={B: LAST_TRYAL, E: LAST_TRYAL},
            top="night",
        )
    )
    table.strike(None)
    table.protect(None)
    table.confess({B: "puritan"})
    assert table.asked() == {john: "ShareCards"}
    return table


@rule("SAL-R40", "SAL-R51")
def test_a_slow_heir_does_not_close_the_window_of_confessions() -> None:
    table = heirs_to_b(7, C, D)
    table.act(A, "TurnHourglass")
    table.time_runs_out(C)
    table.do(D, "TakeShare", card="curse")
    assert set(table.asked().values()) == {"ChooseConfession"}
    late = table.clone()

    table.confess({A: "puritan"})
    assert list(table.asked()) == [C, D, E, F, 6]  # everybody answered in time, so there is another round

    late.do(A, "Confess", slot=0)
    for seat in (C, D, E, F, 6):
        late.time_runs_out(seat)
    assert late.asked() == {A: "OfferSecondCard"}


@rule("SAL-R40", "SAL-NIGHT-08", "SAL-R51")
def test_a_question_between_two_rounds_gives_the_window_no_new_clock() -> None:
    table = heirs_to_b(7, C, D)
    shares = [table.match.asks[0].window]
    table.do(C, "TakeShare", card="arson")
    shares.append(table.match.asks[0].window)
    table.act(A, "TurnHourglass")
    assert table.match.view(None)["hourglass"]
    table.do(D, "TakeShare", card="curse")

    first = shares[0] - 1
    assert table.match.asks[0].window == first
    assert not table.match.view(None)["hourglass"]
    assert [table.permits(seat, "TurnHourglass") for seat in range(7)] == [[]] * 7
    table.confess()
    assert table.asked() == {A: "OfferSecondCard"}
    assert [*shares, table.match.asks[0].window] == [first + 1, first + 2, first + 3]  # each question its own number


@rule("SAL-R40")
def test_the_window_keeps_its_number_through_three_rounds_with_questions_between() -> None:
    table = fall(
        scene(
            9,
            citizens={D: "john_proctor", E: "martha_corey"},
            hands={B: "arson curse", C: "alibi robbery"},
            rows={B: "3 PURITAN", C: "3 PURITAN"},
            top="night",
        )
    )
    table.strike(None)
    table.protect(None)
    windows = []
    for confessor, card in ((B, "arson"), (C, "alibi"), (None, "")):
        windows.append(table.match.asks[0].window)
        table.confess({} if confessor is None else {confessor: "puritan"})
        windows.append(table.match.asks[0].window)
        if card:
            table.do(D, "TakeShare", card=card)

    first = windows[0]
    assert windows == [first, first + 1, first, first + 2, first, first + 3]


@rule("SAL-R51")
def test_an_active_player_late_between_two_rounds_is_late_for_the_rest_of_the_turn() -> None:
    table = heirs_to_b(6, A, C)
    other = table.clone()
    table.act(D, "TurnHourglass")
    table.time_runs_out(A)
    other.do(A, "TakeShare", card="arson")
    for shared in (table, other):
        shared.do(C, "TakeShare", card="curse")
        assert shared.seconds(A) == 30  # a window has its own limit
        shared.confess()
        assert shared.asked() == {A: "OfferSecondCard"}

    assert table.seconds(A) == 0
    assert other.seconds(A) is None


@rule("SAL-R51")
def test_an_active_player_who_is_late_has_no_time_for_a_question_after_the_next_round_either() -> None:
    table = heirs_to_b(6, A, C)
    table.act(D, "TurnHourglass")
    table.time_runs_out(A)
    table.do(C, "TakeShare", card="curse")

    table.confess({E: "puritan"})

    assert table.asked() == {A: "ShareCards"}
    assert table.seconds(A) == 0


@rule("SAL-R51", "SAL-R40")
@pytest.mark.parametrize("constable", ["constable", "CONSTABLE"])
def test_who_is_late_only_in_the_windows_of_a_night_is_not_late_afterwards(constable: str) -> None:
    table = fall(scene(rows={B: constable}, top="night"))
    windows = []
    while table.asked().keys() == {A, B, C, D}:
        windows.append(table.asked()[A])
        for seat in (A, B, C, D):
            table.time_runs_out(seat)

    assert windows[-1] == "ChooseConfession"
    assert ("ChooseProtected" in windows) is (constable == "constable")
    assert table.asked() == {A: "OfferSecondCard"}
    assert table.seconds(A) is None


@rule("SAL-R40")
@pytest.mark.parametrize("constable", ["constable", "CONSTABLE"])
def test_time_that_ran_out_with_eyes_closed_does_not_close_the_confessions(constable: str) -> None:
    table = fall(scene(rows={B: constable}, top="night"))
    while "ChooseConfession" not in table.asked().values():
        for seat in list(table.asked()):
            table.time_runs_out(seat)

    table.confess({C: "puritan"})

    assert list(table.asked()) == [A, B, D]


@rule("SAL-R40", "SAL-R43", "SAL-CIT-22")
def test_a_round_in_which_only_phips_confesses_is_followed_by_another() -> None:
    table = fall(scene(citizens={B: "william_phips"}, top="night"))
    table.strike(None)
    table.protect(None)

    table.confess({B: "nothing"})
    assert table.asked() == dict.fromkeys((A, C, D), "ChooseConfession")
    table.confess()

    assert table.asked() == {A: "OfferSecondCard"}


@rule("SAL-R40")
def test_a_confession_waits_sealed_behind_the_question_of_an_heir() -> None:
    table = fall(
        scene(
            6,
            citizens={C: "john_proctor", D: "martha_corey"},
            hands={B: "arson curse alibi"},
            rows={B: LAST_TRYAL, C: "puritan constable"},
            top="night",
        )
    )
    table.strike(None)
    table.protect(None)
    for seat in range(6):
        if seat == B:
            table.do(B, "Confess", slot=4)
        elif seat == C:
            table.do(C, "Confess", slot=1)
        else:
            table.do(seat, "StaySilent")
    assert table.asked() == {C: "ShareCards"}
    assert table.permits(C, "SwapTrials") == []  # a slot of theirs has been selected
    for eyes in (A, C, E):
        assert table.match.imagine(eyes, 7).view(eyes) == table.match.view(eyes)

    table.do(C, "TakeShare", card="arson")
    assert table.permits(C, "SwapTrials") == []
    for eyes in (A, C, E):
        assert table.match.imagine(eyes, 7).view(eyes) == table.match.view(eyes)
    table.do(D, "TakeShare", card="curse")

    assert table.row(C) == words("puritan CONSTABLE 3 puritan")
