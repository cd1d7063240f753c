"""The Night: the Witches strike, the Constable protects, anyone may confess. SAL-NIGHT, SAL-RES-05."""

from __future__ import annotations

from collections import Counter

import pytest

from sortilege.testing import rule
from tests.games.salem.playing import LAST_TRYAL, A, B, C, D, E, F, Scene, words
from tests.games.salem.scenes import scene


def fall(table: Scene) -> Scene:
    """A, who has the turn, draws; Night lies on top."""
    table.do(A, "DrawTwo")
    return table


# Eyes closed


@rule("SAL-NIGHT-01")
def test_night_falls_for_all_and_the_black_cat_plays_no_part() -> None:
    table = fall(scene(front={B: "black_cat"}, top="night"))

    assert table.told(None, "NightFell") == [{"by": A}]
    assert table.match.view(None)["phase"] == "night"
    table.night(None)
    assert table.front(B) == Counter(black_cat=1)
    assert table.told(None, "TrialRevealed") == []


@rule("SAL-NIGHT-02", "SAL-R34")
def test_everyone_who_holds_or_has_held_a_witch_card_designates_the_victim() -> None:
    table = fall(scene(6, rows={B: "witch", E: "witch"}, passed=[C], top="night"))
    assert table.witches() == {B, C, E}

    for seat, on in ((A, A), (B, D), (C, D), (D, A), (E, A), (F, A)):
        table.do(seat, "Strike", on=on)

    assert table.match.view(B)["victim"] == D


@rule("SAL-NIGHT-02", "SAL-DEATH-03")
def test_the_witches_may_kill_one_of_themselves() -> None:
    table = fall(scene(6, rows={B: "witch", E: "witch"}, top="night"))

    table.night(B, gavel=A)

    assert table.living() == [A, C, D, E, F]


@rule("SAL-NIGHT-02")
def test_at_night_all_living_witches_see_each_other_converts_included() -> None:
    table = fall(scene(6, rows={B: "witch", E: "witch"}, passed=[C], top="night"))

    for seat in range(6):
        met = [event["of"] for event in table.told(seat, "WitchRecognised")]
        assert (met[-3:] == [B, C, E]) is (seat in (B, C, E))
    assert [player["witch"] for player in table.match.view(C)["players"]] == [None, True, True, None, True, None]


@rule("SAL-R34")
def test_the_victim_is_told_to_the_living_witches_and_to_nobody_else() -> None:
    table = fall(scene(6, rows={B: "witch", E: "witch"}, top="night"))

    table.strike(D)

    for seat in range(6):
        knows = seat in (B, E)
        assert table.told(seat, "VictimChosen") == ([{"on": D}] if knows else [])
        assert table.match.view(seat)["victim"] == (D if knows else None)
    assert table.match.view(None)["victim"] is None


@rule("SAL-R36", "SAL-D18")
def test_nobody_may_choose_to_strike_nobody() -> None:
    table = fall(scene(5, top="night"))

    for seat in range(5):
        assert table.offers(seat) == {"Strike"}
        assert [option.arguments["on"] for option in table.options(seat)] == list(range(5))
        assert table.default(seat) == f"PickNobody(by={seat})"


@rule("SAL-R35")
def test_a_witch_who_does_not_answer_is_not_counted() -> None:
    table = fall(scene(6, rows={B: "witch", E: "witch"}, top="night"))
    table.time_runs_out(B)
    for seat in (A, C, D, F):
        table.do(seat, "Strike", on=A)
    table.do(E, "Strike", on=C)

    assert table.match.view(E)["victim"] == C


@rule("SAL-R35", "SAL-R42")
def test_a_night_without_an_answer_is_announced_to_have_no_victim() -> None:
    table = fall(scene(top="night"))

    table.night(None)

    assert len(table.told(None, "NobodyNamed")) == 1
    assert table.told(None, "VictimNamed") == []


@rule("SAL-CRIER-07", "SAL-D18", "SAL-D19", "SAL-D20", "SAL-NIGHT-08", "SAL-R35")
def test_the_windows_of_a_night_have_their_own_limits() -> None:
    table = fall(scene(top="night"))
    assert [table.seconds(seat) for seat in range(4)] == [20] * 4
    table.strike(None)
    assert [table.seconds(seat) for seat in range(4)] == [10] * 4
    table.protect(None)
    assert [table.seconds(seat) for seat in range(4)] == [30] * 4
    assert [table.default(seat) for seat in range(4)] == [f"StaySilent(by={seat})" for seat in range(4)]


@rule("SAL-R83")
def test_what_the_others_answer_with_eyes_closed_changes_nothing_for_anybody() -> None:
    table = fall(scene(rows={B: "witch", C: "constable"}, top="night"))
    other = table.clone()
    for scene_, stray in ((table, A), (other, D)):
        for seat in range(4):
            scene_.do(seat, "Strike", on=C if seat == B else stray)
        for seat in range(4):
            stray_gavel = stray if seat != stray else B
            scene_.do(seat, "Protect", on=D if seat == C else stray_gavel)

    for eyes in (A, B, C, D, None):
        assert table.match.events(eyes) == other.match.events(eyes)
        assert table.match.view(eyes) == other.match.view(eyes)


@rule("SAL-R83")
def test_who_has_answered_with_eyes_closed_is_shown_to_nobody() -> None:
    table = fall(scene(rows={B: "witch"}, top="night"))
    before = table.match.view(A)

    table.do(B, "Strike", on=C)
    assert table.match.view(A) == before
    for seat in (A, C, D):
        table.do(seat, "Strike", on=C)
    between = table.match.view(A)
    table.do(B, "Protect", on=C)
    assert table.match.view(A) == between


# The Constable


@rule("SAL-NIGHT-03", "SAL-NIGHT-04", "SAL-D19", "SAL-R36", "SAL-R38")
def test_the_constable_puts_the_gavel_in_front_of_another_for_all_to_see() -> None:
    table = fall(scene(rows={B: "constable"}, top="night"))
    table.strike(C)
    for seat in range(4):
        assert [option.arguments["on"] for option in table.options(seat)] == [
            other for other in range(4) if other != seat
        ]
        assert table.default(seat) == f"PickNobody(by={seat})"

    table.protect(D)

    assert table.told(None, "EyesOpened") == [{"gavel": D}]
    assert table.match.view(None)["gavel"] == D
    assert set(table.asked().values()) == {"ChooseConfession"}


@rule("SAL-NIGHT-03", "SAL-LAW-01")
def test_the_gavel_is_not_for_oneself() -> None:
    table = fall(scene(rows={B: "constable"}, top="night"))
    table.strike(C)

    assert table.refusal(B, "Protect(by=1, on=1)").rules == ("SAL-NIGHT-03", "SAL-LAW-01")


@rule("SAL-NIGHT-05", "SAL-GEN-04")
def test_a_constable_who_is_a_witch_may_protect_the_wrong_player() -> None:
    table = fall(scene(5, rows={B: "witch constable"}, top="night"))

    table.night(C, gavel=D)

    assert table.told(None, "EyesOpened") == [{"gavel": D}]
    assert table.living() == [A, B, D, E]


@rule("SAL-R35")
def test_a_constable_who_does_not_answer_leaves_the_gavel_at_the_centre() -> None:
    table = fall(scene(rows={B: "constable"}, top="night"))
    table.strike(C)

    table.protect(None)

    assert table.told(None, "EyesOpened") == [{"gavel": None}]
    assert table.match.view(None)["gavel"] is None


@rule("SAL-NIGHT-11", "SAL-R37")
def test_once_the_constable_is_face_up_the_step_is_left_out() -> None:
    table = fall(scene(5, rows={B: "CONSTABLE"}, top="night"))

    table.strike(C)
    assert set(table.asked().values()) == {"ChooseConfession"}
    table.confess()

    assert table.living() == [A, B, D, E]


@rule("SAL-R38")
def test_the_gavel_goes_back_to_the_centre_when_the_night_ends() -> None:
    table = fall(scene(rows={B: "constable"}, top="night"))

    table.night(None, gavel=D)

    assert table.match.view(None)["gavel"] is None


@rule("SAL-R38")
def test_the_gavel_works_although_the_constable_died_tonight() -> None:
    table = fall(scene(6, rows={B: f"{LAST_TRYAL} constable"}, top="night"))

    table.night(C, gavel=C, tryals={B: "constable"})

    assert table.living() == [A, C, D, E, F]
    assert table.told(None, "SavedByGavel") == [{"on": C}]


@rule("SAL-R80")
def test_the_same_player_safe_already_or_a_witch_may_have_the_gavel_every_night() -> None:
    table = fall(scene(rows={A: "witch", B: "constable"}, front={A: "asylum"}, deck="night", rest=D))
    table.night(None, gavel=A)
    table.do(A, "StopDrawing")
    table.do(B, "DrawTwo")

    table.night(A, gavel=A)

    assert table.told(None, "EyesOpened") == [{"gavel": A}, {"gavel": A}]


# Confessions


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


@rule("SAL-NIGHT-09", "SAL-R42")
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


@rule("SAL-R40")
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


@rule("SAL-R40", "SAL-R51")
def test_a_slow_heir_does_not_close_the_window_of_confessions() -> None:
    table = fall(
        scene(
            6,
            citizens={C: "john_proctor", D: "martha_corey"},
            hands={B: "arson curse alibi"},
            rows={B: LAST_TRYAL},
            top="night",
        )
    )
    table.strike(None)
    table.protect(None)
    table.confess({B: "puritan"})
    assert table.asked() == {C: "ShareCards"}

    table.act(A, "TurnHourglass")
    table.time_runs_out(C)
    table.do(D, "TakeShare", card="curse")

    assert set(table.asked().values()) == {"ChooseConfession"}


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


@rule("SAL-R41")
def test_a_victim_who_is_dead_already_is_still_named() -> None:
    table = fall(scene(5, rows={B: LAST_TRYAL}, top="night"))

    table.night(B, gavel=C, tryals={B: "puritan"})

    assert table.told(None, "VictimNamed") == [{"on": B}]
    assert table.told(None, "VictimWasDead") == [{"on": B}]
    assert len(table.told(None, "PlayerDied")) == 1


@rule("SAL-RES-05", "SAL-R24")
def test_a_night_goes_from_the_fall_to_the_draws_it_earned() -> None:
    table = fall(scene(6, citizens={E: "rebecca_nurse"}, rows={B: "constable"}, deck="accusation night"))

    table.night(C, gavel=D, tryals={A: "puritan", B: "puritan"})
    table.do(E, "DrawOneCard")
    table.do(E, "DrawNothing")

    order = [
        "NightFell", "EyesOpened", "Confessed", "TrialRevealed", "VictimNamed", "PlayerDied", "NightEnded",
        "DeckReformed",
    ]  # fmt: skip
    assert list(dict.fromkeys(table.names_told(*order))) == order
    assert [event["by"] for event in table.told(None, "Confessed")] == [B, A]
    assert table.hand(E).total() == 1
    assert table.asked() == {B: "ChooseAction"}


@rule("SAL-R24")
def test_a_black_card_drawn_for_a_night_is_played_when_the_night_is_over() -> None:
    table = fall(scene(5, citizens={C: "rebecca_nurse"}, top="night conspiracy"))
    table.night(None, tryals={B: "puritan"})

    table.do(C, "DrawOneCard")

    assert table.names_told("NightEnded", "BlackCardDrawn")[-2:] == ["NightEnded", "BlackCardDrawn"]
    assert set(table.asked().values()) == {"ChooseCardToTake"}


@pytest.mark.parametrize("seats", [4, 12])
@rule("SAL-R83", "SAL-R84")
def test_as_many_questions_are_open_at_night_as_players_live(seats: int) -> None:
    table = fall(scene(seats, top="night"))
    assert len(table.asked()) == seats
    table.strike(None)
    assert len(table.asked()) == seats
    table.protect(None)
    assert len(table.asked()) == seats
