"""Who knows what: the ledger's table of knowledge, and what may not depend on secrets. SAL-R83, SAL-R84."""

from __future__ import annotations

from collections import Counter

import pytest

from sortilege.testing import rule
from tests.games.salem.playing import GHOST, A, B, C, D, E, Scene
from tests.games.salem.scenes import new, scene


def seen(table: Scene, eyes: int | None, of: int) -> list[str | None]:
    return [tryal["face"] for tryal in table.match.view(eyes)["players"][of]["tryals"]]


def witches_known(table: Scene, eyes: int | None) -> list[bool | None]:
    return [player["witch"] for player in table.match.view(eyes)["players"]]


def hand_seen(table: Scene, eyes: int | None, of: int) -> Counter[str | None]:
    return Counter(table.match.view(eyes)["players"][of]["hand"])


# Witches


@rule("SAL-CON-05", "SAL-CON-06")
def test_giver_and_taker_of_a_witch_card_know_each_other_and_nobody_else_does() -> None:
    table = scene(5, rows={B: "witch"}, top="conspiracy")
    table.do(A, "DrawTwo")

    table.exchange({A: "witch"})

    assert witches_known(table, A) == [True, True, None, None, None]
    assert witches_known(table, B) == [True, True, None, None, None]
    for eyes in (C, D, E):
        assert witches_known(table, eyes) == [False if seat == eyes else None for seat in range(5)]
    assert witches_known(table, None) == [None] * 5


@rule("SAL-NIGHT-02")
def test_a_convert_is_known_to_the_other_witches_after_the_next_night_only() -> None:
    table = scene(6, rows={B: "witch", E: "witch"}, top="conspiracy night")
    table.do(A, "DrawTwo")
    assert witches_known(table, E) == [None, True, None, None, True, None]  # from the Dawn

    table.exchange({A: "witch"})

    assert table.match.view(None)["phase"] == "night"
    assert witches_known(table, E) == [True, True, None, None, True, None]
    assert witches_known(table, C) == [None, None, False, None, None, None]


@rule("SAL-DEATH-06", "SAL-ADV-02", "SAL-S51")
def test_what_the_dead_were_is_public_unless_deaths_are_silent() -> None:
    for options, passed, known in (
        ("", [], False),
        ("", [B], True),
        ("silent_death", [], None),
        ("silent_death", [B], None),
    ):
        rows = {A: "witch", B: "4 PURITAN"}
        table = scene(5, options=options, hands={C: "witness stocks"}, rows=rows, passed=passed, active=C)
        table.do(C, "PlayRed", on=B, card="witness")
        assert [witches_known(table, eyes)[B] for eyes in (C, D, E, None)] == [known] * 4


@rule("SAL-R83")
def test_what_a_spectator_is_shown_does_not_depend_on_who_the_witch_or_the_constable_is() -> None:
    told = []
    for rows in ({B: "witch", C: "constable"}, {C: "witch", B: "constable"}, {D: "witch constable"}):
        table = scene(rows=rows, top="night")
        table.do(A, "DrawTwo")
        table.strike(A)
        table.protect(A)
        told.append((table.match.view(None), table.match.events(None), table.asked()))

    assert told[0] == told[1] == told[2]


@rule("SAL-R83")
def test_one_may_not_see_another_answer_by_what_is_asked_next() -> None:
    table = scene(rows={B: "witch"}, top="night")
    table.do(A, "DrawTwo")
    table.do(B, "Strike", on=C)

    assert [asked["seat"] for asked in table.match.view(A)["asked"]] == [A, B, C, D]


# Tryals


@rule("SAL-R03")
def test_a_giver_knows_what_was_taken_but_not_where_it_lies() -> None:
    table = scene(rows={B: "constable"}, top="conspiracy")
    table.do(A, "DrawTwo")

    table.exchange({A: "constable"})

    assert seen(table, B, A) == [None] * 5
    assert {"source": B, "target": A, "face": "constable"} in table.told(B, "TrialPassed")
    assert seen(table, A, A) == table.row(A)


@rule("SAL-GHOST-05", "SAL-GHOST-07")
def test_nobody_sees_a_ghosts_row_even_after_a_look_or_a_gift() -> None:
    table = scene(2, mode="ghost", rows={B: "constable"}, top="conspiracy 4 accusation")
    for eyes in (A, B, None):
        assert seen(table, eyes, GHOST) == [None] * 5
    table.do(A, "DrawTwo")

    table.exchange(gives={GHOST: "constable"})

    for eyes in (A, B, None):
        assert seen(table, eyes, GHOST) == [None] * 5


@rule("SAL-GHOST-05")
def test_the_looker_knows_that_a_ghost_is_a_witch() -> None:
    table = scene(2, mode="ghost", rows={GHOST: "witch"}, top="2 accusation")

    table.do(A, "Peek", of=GHOST, slot=0)

    assert witches_known(table, A) == [False, None, True, None]
    assert witches_known(table, B) == [None, False, None, None]


# Hands and the deck


@rule("SAL-R13", "SAL-R55")
def test_a_robbed_player_who_sees_a_card_played_no_longer_counts_on_it() -> None:
    table = scene(hands={A: "robbery stocks", B: "2 accusation", C: "accusation"})
    table.do(A, "PlayRobbery", source=B, target=C)
    assert hand_seen(table, B, C) == Counter({"accusation": 2, None: 1})
    table.do(A, "EndTurn")
    table.do(B, "DrawTwo")

    table.do(C, "PlayRed", on=D, card="accusation")

    # It may have been C's own: two are left, and B is sure of one.
    assert hand_seen(table, B, C) == Counter({"accusation": 1, None: 1})
    assert hand_seen(table, A, C) == Counter({None: 2})


@rule("SAL-R26")
def test_tituba_knows_what_others_draw_from_the_deck_she_put_in_order() -> None:
    table = scene(citizens={A: "tituba"}, deck="2 accusation evidence witness 5 accusation night")
    table.do(A, "RearrangeDeck")
    table.do(A, "LeaveTheRest")
    table.do(A, "DrawTwo")

    table.do(B, "DrawTwo")

    assert hand_seen(table, A, B) == Counter(["evidence", "witness"])
    assert hand_seen(table, C, B) == Counter({None: 2})


@rule("SAL-R55")
def test_what_samuel_takes_stays_known_to_all() -> None:
    table = scene(citizens={A: "samuel_parris"}, hands={A: "curse"}, discard="witness alibi")
    table.do(A, "TakeFromDiscard")
    table.do(A, "PickUp", card="witness")
    table.do(A, "PickUpNoMore")

    assert hand_seen(table, C, A) == Counter({"witness": 1, None: 1})


@rule("SAL-R55", "SAL-R49")
def test_discard_set_aside_fronts_citizens_and_charges_are_public() -> None:
    table = scene(
        dead=[C, D],
        rows={B: "witch"},
        citizens={A: "samuel_parris", B: "tituba"},
        discard="witness",
        front={B: "stocks accusation"},
        top="piety 2 accusation",
    )
    table.do(A, "DrawTwo")

    view = table.match.view(None)

    assert view["discard"] == ["witness", "stocks"]
    assert view["set_aside"] == ["piety"]
    assert view["players"][B]["front"] == ["accusation"]
    assert [player["citizen"] for player in view["players"]] == ["samuel_parris", "tituba", None, None]
    assert [player["parris_uses"] for player in view["players"]] == [0] * 4


@rule("SAL-SET-09")
def test_the_citizen_one_gave_back_is_known_to_oneself_alone() -> None:
    table = Scene(new(4, "standard", "citizen_choice", 1))
    returned = str(table.options(A)[1].arguments["citizen"])
    for seat in range(4):
        table.match.answer(seat, table.options(seat)[0])

    for eyes in (B, C, D, None):
        assert not any(returned in event.fields.values() for event in table.match.events(eyes))


@rule("SAL-R84")
@pytest.mark.parametrize("cards", ["2 accusation", "accusation evidence"])
def test_what_giles_is_asked_tells_the_others_nothing(cards: str) -> None:
    table = scene(citizens={A: "giles_corey"}, top=cards)

    table.do(A, "DrawTwo")

    assert table.match.view(B)["asked"] == [{"seat": A, "why": "OfferThirdCard"}]
    assert [event["card"] for event in table.told(B, "CardDrawn")] == [None, None]


@rule("SAL-R84", "SAL-R30")
@pytest.mark.parametrize("passed", [[], [C]])
def test_who_dies_first_is_asked_alike_whoever_is_secretly_a_witch(passed: list[int]) -> None:
    table = scene(
        5,
        rows={A: "4 PURITAN", B: "witch"},
        passed=passed,
        dead=[D, E],
        front={A: "matchmaker", B: "matchmaker"},
        hands={C: "witness"},
        active=C,
    )

    table.do(C, "PlayRed", on=A, card="witness")

    assert table.asked() == {C: "ChooseFirstDeath"}
    assert len(table.options(C)) == 2
