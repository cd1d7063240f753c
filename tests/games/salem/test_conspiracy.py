"""Conspiracy: the Black Cat's Tryal, then everyone takes one from the left. SAL-CON, SAL-ADV-01, SAL-RES-07."""

from __future__ import annotations

from collections import Counter

import pytest

from sortilege.testing import rule
from tests.games.salem.playing import LAST_TRYAL, A, B, C, D, E, Scene, words
from tests.games.salem.scenes import scene


def conspire(table: Scene) -> Scene:
    """A, who has the turn, draws; Conspiracy lies on top."""
    table.do(A, "DrawTwo")
    return table


# Step 1


@rule("SAL-CON-01", "SAL-D15", "SAL-S21")
def test_the_drawer_reveals_a_tryal_of_the_black_cats_holder() -> None:
    table = conspire(scene(front={C: "black_cat"}, rows={C: "PURITAN puritan"}, top="conspiracy"))

    assert table.asked() == {A: "RevealBlackCatsTrial"}
    assert [option.arguments["slot"] for option in table.options(A)] == [1, 2, 3, 4]
    assert table.default(A) == "RANDOM"
    table.do(A, "RevealTrial", of=C, slot=4)
    assert table.row(C) == words("PURITAN 3 puritan PURITAN")
    assert set(table.asked().values()) == {"ChooseCardToTake"}


@rule("SAL-CON-01")
def test_without_a_black_cat_on_the_table_nothing_is_revealed() -> None:
    table = conspire(scene(hands={B: "black_cat"}, top="conspiracy"))

    assert set(table.asked().values()) == {"ChooseCardToTake"}
    assert table.told(None, "TrialRevealed") == []


@rule("SAL-CON-02", "SAL-R84")
def test_a_drawer_who_holds_the_black_cat_chooses_among_cards_they_know() -> None:
    table = conspire(scene(front={A: "black_cat"}, rows={A: "witch puritan"}, top="conspiracy"))

    assert [tryal["face"] for tryal in table.match.view(A)["players"][A]["tryals"]] == table.row(A)
    table.do(A, "RevealTrial", of=A, slot=1)

    assert table.row(A) == words("witch PURITAN 3 puritan")
    assert A in table.living()


@rule("SAL-R19", "SAL-CIT-15")
def test_the_black_cat_does_nothing_to_mary() -> None:
    for citizens in ({B: "mary_warren"}, {A: "mary_warren", B: "martha_corey"}):
        table = conspire(scene(citizens=citizens, front={B: "black_cat"}, top="conspiracy"))

        assert set(table.asked().values()) == {"ChooseCardToTake"}

    assert scene(citizens={C: "mary_warren"}, active=C).asked() == {C: "ChooseAction"}


@rule("SAL-R17", "SAL-RES-07")
def test_a_death_by_the_black_cat_is_complete_before_the_exchange() -> None:
    table = conspire(
        scene(
            5,
            front={B: "black_cat asylum"},
            hands={B: "curse"},
            rows={B: LAST_TRYAL},
            top="conspiracy evidence",
        )
    )

    assert table.living() == [A, C, D, E]
    assert table.discard() == Counter(words("conspiracy black_cat asylum curse"))
    assert list(table.asked()) == [A, C, D, E]
    table.exchange()
    assert table.hand(A) == Counter(evidence=1)
    order = ["PlayerDied", "AllegianceStated", "ExchangeOpened", "CardDrawn"]
    assert table.names_told(*order) == order


@rule("SAL-R17", "SAL-RES-04")
def test_a_witch_card_shown_for_the_black_cat_may_end_the_game_before_the_exchange() -> None:
    table = conspire(scene(front={B: "black_cat"}, rows={B: "witch"}, top="conspiracy"))

    table.do(A, "RevealTrial", of=B, slot=0)

    assert table.outcome.reason == "witch-cards-revealed"
    assert table.told(None, "ExchangeOpened") == []


@rule("SAL-R17", "SAL-R48")
def test_a_drawer_who_dies_draws_no_second_card_but_the_exchange_happens() -> None:
    table = conspire(scene(front={A: "black_cat"}, rows={A: LAST_TRYAL}, top="conspiracy evidence"))
    assert list(table.asked()) == [B, C, D]

    table.exchange()

    assert table.deck()[0] == "evidence"
    assert table.asked() == {B: "ChooseAction"}


# Steps 2 and 3


@rule("SAL-CON-03", "SAL-D16", "SAL-R75", "SAL-S21")
def test_all_take_at_once_a_face_down_tryal_from_their_left() -> None:
    table = conspire(scene(rows={B: "2 PURITAN"}, top="conspiracy"))

    assert table.asked() == dict.fromkeys(range(4), "ChooseCardToTake")
    assert [option.arguments["slot"] for option in table.options(A)] == [2, 3, 4]
    assert [len(table.options(seat)) for seat in (B, C, D)] == [5, 5, 5]
    assert [table.default(seat) for seat in range(4)] == ["RANDOM"] * 4
    assert table.refusal(A, "TakeTrial(by=0, slot=0)").message == "already-revealed"
    before = table.match.view(None)
    table.do(A, "TakeTrial", slot=2)
    assert table.match.view(None) == before  # sealed


@rule("SAL-CON-03", "SAL-CON-04", "SAL-GEN-08")
def test_the_taker_alone_sees_the_new_card_among_their_own() -> None:
    table = conspire(scene(rows={B: "constable", C: "witch"}, top="conspiracy accusation"))

    table.exchange({A: "constable", B: "witch"})

    assert Counter(table.row(A)) == Counter(words("4 puritan constable"))
    assert Counter(table.row(B)) == Counter(words("4 puritan witch"))
    faces = {eyes: [event["face"] for event in table.told(eyes, "TrialPassed")] for eyes in (A, B, C, D, None)}
    assert faces[A] == ["constable", None, None, "puritan"]
    assert faces[B] == ["constable", "witch", None, None]
    assert faces[C] == [None, "witch", "puritan", None]
    assert faces[None] == [None] * 4
    assert [tryal["face"] for tryal in table.match.view(C)["players"][B]["tryals"]] == [None] * 5


@rule("SAL-CON-05", "SAL-CON-06", "SAL-GEN-01", "SAL-S23")
def test_a_witch_card_makes_a_witch_and_unmakes_none() -> None:
    table = conspire(scene(5, rows={B: "witch"}, top="conspiracy"))

    table.exchange({A: "witch"})

    assert table.witches() == {A, B}
    assert [seat for seat in range(5) if "witch" in table.row(seat)] == [A]
    assert table.match.view(A)["players"][A]["witch"] is True
    assert table.match.view(B)["players"][B]["witch"] is True


@rule("SAL-CON-07", "SAL-GEN-03", "SAL-S25")
def test_the_constable_is_whoever_has_the_card_now() -> None:
    table = conspire(scene(rows={B: "constable"}, deck="conspiracy night"))
    table.exchange({A: "constable"})
    table.strike(None)

    for seat in range(4):
        table.do(seat, "Protect", on=D if seat == A else C if seat != C else B)

    assert table.told(None, "EyesOpened") == [{"gavel": D}]


@rule("SAL-R16")
def test_the_left_neighbour_is_the_next_living_seat() -> None:
    table = conspire(scene(5, dead=[B, D], rows={C: "constable"}, top="conspiracy"))
    table.exchange({A: "constable"})
    passes = [(event["source"], event["target"]) for event in table.told(None, "TrialPassed")]
    assert passes == [(C, A), (E, C), (A, E)]

    two = conspire(scene(dead=[C, D], rows={B: "witch constable"}, top="conspiracy"))
    two.exchange({A: "constable"})
    assert [(event["source"], event["target"]) for event in two.told(None, "TrialPassed")] == [(B, A), (A, B)]


@rule("SAL-R18")
@pytest.mark.parametrize("seed", range(6))
def test_a_card_moves_one_place_in_an_exchange_and_rows_keep_their_number(seed: int) -> None:
    table = conspire(scene(rows={A: "4 PURITAN constable", B: "4 PURITAN witch"}, top="conspiracy", seed=seed))

    table.exchange({A: "witch", D: "constable"})

    assert table.row(A) == words("4 PURITAN witch")  # A's own card was taken before the new one came
    assert "constable" in table.row(D)
    assert [len(table.row(seat)) for seat in range(4)] == [5] * 4
    assert table.row(B) == words("4 PURITAN puritan")


@rule("SAL-R03")
def test_nobody_can_follow_a_card_into_the_row_it_goes_to() -> None:
    places = set()
    for seed in range(30):
        table = conspire(scene(rows={B: "constable", A: "PURITAN"}, top="conspiracy", seed=seed))
        table.exchange({A: "constable", D: "puritan"})
        assert table.row(A)[0] == "PURITAN"
        places.add(table.row(A).index("constable"))

    assert places == {1, 2, 3, 4}


@rule("SAL-R75")
def test_a_missing_pick_is_drawn_for_the_player() -> None:
    table = conspire(scene(top="conspiracy evidence"))

    for seat in range(4):
        table.time_runs_out(seat)

    assert len(table.told(None, "TrialPassed")) == 4
    assert table.hand(A) == Counter(evidence=1)


@rule("SAL-RES-07", "SAL-R22", "SAL-S63")
@pytest.mark.parametrize("top", ["conspiracy evidence accusation", "accusation conspiracy evidence alibi"])
def test_what_step_one_earned_rebecca_is_drawn_after_the_exchange(top: str) -> None:
    table = conspire(scene(citizens={D: "rebecca_nurse"}, front={B: "black_cat"}, top=top))
    table.do(A, "RevealTrial", of=B, slot=0)
    table.exchange()
    assert table.asked() == {D: "OfferOneCard"}

    table.do(D, "DrawOneCard")

    assert table.hand(D) == Counter(evidence=1)
    assert table.hand(A) == Counter(accusation=1)


# Blind Conspiracy


@rule("SAL-ADV-01", "SAL-R58", "SAL-S50")
def test_in_a_blind_conspiracy_cards_are_shuffled_in_the_centre_and_dealt_one_each() -> None:
    reached = set()
    for seed in range(20):
        table = conspire(
            scene(options="blind_conspiracy", rows={A: "constable", B: "witch"}, top="conspiracy", seed=seed)
        )
        table.exchange({A: "witch", D: "constable"})
        (constable,) = [seat for seat in range(4) if "constable" in table.row(seat)]
        (witch,) = [seat for seat in range(4) if "witch" in table.row(seat)]
        assert table.witches() == {B, witch}
        assert [len(table.row(seat)) for seat in range(4)] == [5] * 4
        reached |= {("constable", constable), ("witch", witch)}

    assert reached == {(face, seat) for face in ("constable", "witch") for seat in range(4)}  # one's own back, too


@rule("SAL-ADV-01")
def test_in_a_blind_conspiracy_nobody_learns_who_got_what_they_gave() -> None:
    table = conspire(scene(options="blind_conspiracy", rows={B: "witch"}, top="conspiracy"))
    table.exchange({A: "witch"})

    for eyes in (A, B, C, D, None):
        given = [event["face"] for event in table.told(eyes, "TrialPutInCentre")]
        got = [event["face"] for event in table.told(eyes, "TrialTakenFromCentre")]
        assert sum(face is not None for face in given) == sum(face is not None for face in got) == (eyes is not None)
    assert table.told(B, "TrialPutInCentre")[0] == {"source": B, "face": "witch"}
    (holder,) = [seat for seat in range(4) if "witch" in table.row(seat)]
    for seat in {A, B, C, D} - {holder}:
        assert table.match.view(seat)["players"][holder]["witch"] is None


@rule("SAL-R58")
def test_step_one_is_the_same_in_a_blind_conspiracy() -> None:
    table = conspire(scene(options="blind_conspiracy", front={B: "black_cat"}, top="conspiracy"))

    assert table.asked() == {A: "RevealBlackCatsTrial"}
