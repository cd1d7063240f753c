"""The Night: the Witches strike, the Constable protects, anyone may confess. SAL-NIGHT, SAL-RES-05."""

from __future__ import annotations

from collections import Counter

import pytest

from sortilege.testing import rule
from tests.games.salem.playing import LAST_TRYAL, A, B, C, D, E, F
from tests.games.salem.scenes import fall, scene

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
def test_striking_nobody_is_no_option_but_what_the_clock_plays() -> None:
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


@rule("SAL-R35", "SAL-R42", "SAL-S32")
def test_a_night_without_an_answer_is_announced_to_have_no_victim() -> None:
    table = fall(scene(top="night"))

    table.night(None)

    assert len(table.told(None, "NobodyNamed")) == 1
    assert table.told(None, "VictimNamed") == []


@rule("SAL-CRIER-07", "SAL-D18", "SAL-D19", "SAL-D20", "SAL-NIGHT-08", "SAL-R35", "SAL-S32")
def test_the_windows_of_a_night_have_their_own_limits() -> None:
    table = fall(scene(top="night"))
    assert [table.seconds(seat) for seat in range(4)] == [20] * 4
    assert [table.default(seat) for seat in range(4)] == [f"PickNobody(by={seat})" for seat in range(4)]
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


@rule("SAL-NIGHT-11", "SAL-R37", "SAL-S30", "SAL-S62")
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


@rule("SAL-R38", "SAL-S30")
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


# What follows


@rule("SAL-R41", "SAL-S29")
def test_a_victim_who_is_dead_already_is_still_named() -> None:
    table = fall(scene(5, rows={B: LAST_TRYAL}, top="night"))

    table.night(B, gavel=C, tryals={B: "puritan"})

    assert table.told(None, "VictimNamed") == [{"on": B}]
    assert table.told(None, "VictimWasDead") == [{"on": B}]
    assert len(table.told(None, "PlayerDied")) == 1


@rule("SAL-RES-05", "SAL-R24", "SAL-S43")
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
@rule("SAL-R83", "SAL-R84", "SAL-S62")
def test_as_many_questions_are_open_at_night_as_players_live(seats: int) -> None:
    table = fall(scene(seats, top="night"))
    assert [len(ask.options) for ask in table.match.asks] == [seats] * seats
    table.strike(None)
    assert [len(ask.options) for ask in table.match.asks] == [seats - 1] * seats  # the Gavel is not for oneself
    table.protect(None)
    assert len(table.asked()) == seats


@rule("SAL-R24", "SAL-DEATH-07")
@pytest.mark.parametrize(("victim", "asked"), [(C, {A: "OfferSecondCard"}), (D, {C: "OfferOneCard"})])
def test_a_rebecca_who_died_meanwhile_draws_nothing(victim: int, asked: dict[int, str]) -> None:
    table = fall(scene(6, citizens={C: "rebecca_nurse"}, top="night"))

    table.night(victim, gavel=E, tryals={B: "puritan"})

    assert victim not in table.living()
    assert table.asked() == asked
