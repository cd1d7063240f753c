"""The Dawn: the Witches meet, the Black Cat finds its first holder. SAL-DAWN, SAL-R83."""

from __future__ import annotations

from collections import Counter

from sortilege.testing import rule
from tests.games.salem.playing import A, B, C, D, E, F, Scene
from tests.games.salem.scenes import dealt, scene


def point(table: Scene, picks: dict[int, int | None]) -> None:
    """Everybody points at a seat, or lets the time run out."""
    for seat, on in picks.items():
        if on is None:
            table.time_runs_out(seat)
        else:
            table.do(seat, "GiveBlackCat", on=on)


def recipient(table: Scene) -> int:
    (placed,) = table.told(None, "BlackCatPlaced")
    assert isinstance(placed["on"], int)
    return placed["on"]


@rule("SAL-DAWN-02", "SAL-S04")
def test_the_witches_alone_learn_who_the_witches_are() -> None:
    table = dealt(6, {B, D})

    for seat in range(6):
        known = [player["witch"] for player in table.match.view(seat)["players"]]
        if seat in (B, D):
            assert [other for other in range(6) if known[other]] == [B, D]
        else:
            assert known == [False if other == seat else None for other in range(6)]
    assert [player["witch"] for player in table.match.view(None)["players"]] == [None] * 6
    assert table.told(None, "WitchRecognised") == []


@rule("SAL-DAWN-03", "SAL-DAWN-04", "SAL-DAWN-05", "SAL-S04")
def test_the_black_cat_goes_where_the_witches_point_be_it_one_of_themselves() -> None:
    for on in range(4):
        table = dealt(4, {B})
        point(table, {seat: on if seat == B else A for seat in range(4)})

        assert table.front(on) == Counter(black_cat=1)
        assert table.told(None, "BlackCatPlaced") == [{"on": on}]
        assert table.asked() == {on: "ChooseAction"}


@rule("SAL-DAWN-05", "SAL-TURN-07")
def test_play_goes_on_clockwise_from_the_holder_of_the_black_cat() -> None:
    table = scene(active=C, top="8 accusation")
    order = []
    for _ in range(4):
        (seat,) = table.asked()
        order.append(seat)
        table.do(seat, "DrawTwo")

    assert order == [C, D, A, B]


@rule("SAL-DAWN-06")
def test_the_black_cat_is_a_blue_card_like_any_other_afterwards() -> None:
    cursed = scene(hands={A: "curse stocks"}, front={B: "black_cat"})
    cursed.do(A, "PlayCurse", on=B, card="black_cat")
    assert cursed.discard() == Counter(curse=1, black_cat=1)

    moved = scene(hands={A: "scapegoat stocks"}, front={B: "black_cat"})
    moved.do(A, "PlayScapegoat", source=B, target=D)
    assert moved.front(D) == Counter(black_cat=1)

    drawn = scene(top="black_cat accusation")
    drawn.do(A, "DrawTwo")
    assert drawn.hand(A) == Counter(black_cat=1, accusation=1)

    played = scene(hands={A: "black_cat stocks"})
    played.do(A, "PlayBlue", on=C, card="black_cat")
    assert played.front(C) == Counter(black_cat=1)


@rule("SAL-D02", "SAL-R83", "SAL-CRIER-07")
def test_everybody_is_asked_the_same_at_dawn() -> None:
    table = dealt(5, {C})

    assert table.asked() == dict.fromkeys(range(5), "ChooseBlackCat")
    for ask in table.match.asks:
        assert [option.arguments["on"] for option in ask.options] == list(range(5))
        assert ask.seconds == 10
        assert str(ask.default) == f"PickNobody(by={ask.seat})"
        assert ask.window == table.match.asks[0].window


@rule("SAL-R83")
def test_nobody_is_shown_who_has_pointed_already() -> None:
    table = dealt(4, {B})
    before = {eyes: (table.match.view(eyes), table.match.events(eyes)) for eyes in (A, C, D, None)}

    table.do(B, "GiveBlackCat", on=A)

    assert {eyes: (table.match.view(eyes), table.match.events(eyes)) for eyes in (A, C, D, None)} == before


@rule("SAL-R83")
def test_the_window_closes_when_everybody_has_answered_not_when_the_witches_have() -> None:
    table = dealt(4, {B})

    table.do(B, "GiveBlackCat", on=A)
    table.do(A, "GiveBlackCat", on=A)
    table.do(D, "GiveBlackCat", on=A)
    assert table.told(None, "BlackCatPlaced") == []

    table.do(C, "GiveBlackCat", on=C)
    assert recipient(table) == A


@rule("SAL-R34")
def test_the_target_most_witches_point_at_wins() -> None:
    table = dealt(6, {A, B, C}, options="more_witches")

    point(table, {A: D, B: F, C: F, D: D, E: D, F: D})

    assert recipient(table) == F


@rule("SAL-R35")
def test_a_witch_who_does_not_answer_is_not_counted() -> None:
    table = dealt(6, {A, C})

    point(table, {A: None, C: D, B: B, D: B, E: B, F: B})

    assert recipient(table) == D


@rule("SAL-R35")
def test_chance_gives_the_black_cat_if_no_witch_answers() -> None:
    reached = set()
    for seed in range(0, 1000, 50):
        table = dealt(4, {B}, seed=seed)
        point(table, {A: C, B: None, C: C, D: C})
        reached.add(recipient(table))

    assert reached == {A, B, C, D}


@rule("SAL-R86")
def test_picking_nobody_is_no_option_but_what_the_clock_plays() -> None:
    table = dealt(4, {B})
    assert not any(option.name == "PickNobody" for ask in table.match.asks for option in ask.options)

    point(table, {A: A, B: None, C: C, D: D})

    assert "PickNobody(by=1)" in [line.step for line in table.match.record().lines]
