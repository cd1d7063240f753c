"""What is in the box. ECO-COMP, ECO-GOAL."""

from __future__ import annotations

from collections import Counter

import pytest

import sortilege
from sortilege.kernel.match import Match
from sortilege.shelf.ecole.components import MAGIC, MAGIC_CARDS, MAIL, MAIL_TOKENS, SCHOOL, SCHOOL_CARDS
from sortilege.shelf.ecole.state import MAGIC_DECK, RESERVE, SCHOOL_DECK
from sortilege.testing import rule
from tests.games.ecole.play import (
    actions_of,
    cast,
    collect,
    do,
    end_round,
    hand,
    offered,
    outcome,
    owned_by,
    pass_all,
    questions,
    scores,
)
from tests.games.ecole.scenes import A, B, C, D, state_of, table

COURSES = ["herbologie", "defense", "metamorphose", "potions", "sorts", "balais"]
SPELLS = [
    *("oubliettes", "copius", "chipardio", "lachetoutis", "soldissimo", "zyeutio"),
    *("rafistolo", "accelerio", "evaporo", "bombardoum", "refilus", "preumsio"),
]


def all_faces(match: Match, first: int, many: int) -> Counter[int]:
    return Counter(match.game.face(piece) for piece in range(first, first + many))


@rule("ECO-COMP-03", "ECO-COMP-04", "ECO-R01")
def test_there_are_55_magic_cards_of_twelve_kinds_of_spell_and_three_of_bonus() -> None:
    match = sortilege.new("ecole", seats=4, seed=1)
    cards = all_faces(match, 0, 55)
    copies = {MAGIC.labels[face]: number for face, number in cards.items()}

    assert [copies[spell] for spell in SPELLS] == [6, 4, 3, 3, 3, 3, 3, 3, 3, 2, 3, 3]
    assert {name: copies[name] for name in copies if name not in SPELLS} == {
        "balai_ball": 8,
        "bons_points": 4,
        "mauvais_points": 4,
    }
    assert sum(copies.values()) == 55


@rule("ECO-COMP-06")
def test_there_are_49_school_cards_and_30_tokens() -> None:
    match = sortilege.new("ecole", seats=2, seed=1)
    school = {SCHOOL.labels[face]: number for face, number in all_faces(match, 55, 49).items()}
    tokens = [all_faces(match, 104, 30)[face] for face in range(len(MAIL.labels))]

    assert [school[course] for course in COURSES] == [6] * 6
    assert school["horcruche"] == 7
    assert [school[f"detourneur_{number}"] for number in range(1, 7)] == [1] * 6
    assert dict(zip(MAIL.labels, tokens, strict=True)) == {
        "draw1": 4,
        "draw2": 3,
        "cancel": 3,
        "howler": 4,
        "plus1": 4,
        "plus2": 3,
        "plus3": 2,
        "minus1": 2,
        "minus2": 2,
        "balai1": 2,
        "balai2": 1,
    }
    assert len(match.game.pieces) == len(MAGIC_CARDS) + len(SCHOOL_CARDS) + len(MAIL_TOKENS) == 134


@rule("ECO-COMP-01")
def test_each_player_has_a_house_of_their_own_from_the_start_to_the_end() -> None:
    match = sortilege.new("ecole", seats=4, seed=3)
    houses = [player["houses"] for player in match.view(None)["players"]]

    assert sorted(houses) == [["grosfondor"], ["poufmoufle"], ["serdongle"], ["serpentin"]]
    state_of(match).round = 40
    end_round(match)
    assert [player["houses"] for player in match.view(None)["players"]] == houses


@rule("ECO-COMP-03", "ECO-COMP-02")
@pytest.mark.parametrize("spell", SPELLS[2:])
def test_a_spell_may_be_played_for_its_effect_or_pay(spell: str) -> None:
    scene = table(
        hands={A: [spell], B: 6},
        owned={B: ["sorts"]},
        bonus={C: ["balai_ball"]},
        slots={1: "horcruche", 2: "sorts"},
        mail={1: ["plus1"]},
        discard=["balai_ball"],
    )
    paying = scene.clone()

    assert offered(scene, A, "PlaySpell", "spell") == [spell]
    collect(paying, A, 2, spell)
    assert (owned_by(paying, A), hand(paying, A)) == (["sorts"], [])


@rule("ECO-COMP-05")
def test_tokens_help_in_play_and_count_at_the_end() -> None:
    match = table(fronts={A: ["draw1", "plus3"], B: ["minus2"]})

    do(match, A, "UseDrawToken", token="draw1")

    assert (len(hand(match, A)), actions_of(match, A)) == (1, 2)
    assert scores(match) == [3, -2, 0, 0]


@rule("ECO-COMP-07")
@pytest.mark.parametrize("course", COURSES)
def test_every_copy_of_a_course_offers_its_effect(course: str) -> None:
    for number in range(6):
        match = table(hands={A: 8, B: 1}, owned={A: [course] * number}, slots={1: course}, mail={1: ["plus1"]})
        collect(match, A, 1, *hand(match, A)[: number + 1])

        assert questions(match) == {A: "ChooseWhetherToUse"}
        assert offered(match, A, "UseEffect", "effect") == [course]


@rule("ECO-COMP-08")
def test_the_first_player_card_shows_who_starts_the_round() -> None:
    match = sortilege.new("ecole", seats=3, seed=1, options={"house_powers": False})
    for _ in range(4):
        holder = match.view(None)["first_player"]

        assert end_round(match)[0] == holder
        assert match.view(None)["first_player"] != holder


@rule("ECO-COMP-09")
def test_both_decks_are_face_down_and_both_discards_face_up() -> None:
    match = table(
        hands={A: ["evaporo", "refilus"]}, slots={1: "sorts", 2: "defense"}, mail={1: ["plus1"]}, school_deck=["balais"]
    )
    cast(match, A, "evaporo", slot=1)
    collect(match, A, 2, "refilus")

    for seat in (None, A, B, C, D):
        view = match.view(seat)
        assert (view["magic_discard"], view["school_discard"]) == (["evaporo", "refilus"], ["sorts"])
        assert (type(view["magic_deck"]), type(view["school_deck"])) == (int, int)
    for zone in (MAGIC_DECK, SCHOOL_DECK, RESERVE):
        assert not any(match.game.knows(seat, piece) for piece in match.game.zones[zone] for seat in range(4))


@rule("ECO-GOAL-01", "ECO-GOAL-02")
def test_most_points_from_school_cards_bonus_cards_and_tokens_win() -> None:
    match = table(
        owned={A: ["sorts"] * 3, B: ["sorts"] * 2},
        bonus={B: ["bons_points", "bons_points"], C: ["mauvais_points"]},
        fronts={B: ["plus2"]},
    )

    assert scores(match) == [9, 4 + 4 + 2, -2, 0]
    assert outcome(match).winners == (B,)


@rule("ECO-GOAL-03")
def test_the_same_opponent_may_be_attacked_again_and_again() -> None:
    match = table(hands={A: ["chipardio", "chipardio", "chipardio"], B: 7, C: 3})
    for left in (5, 3, 1):
        cast(match, A, "chipardio", on=B)
        pass_all(match)

        assert len(hand(match, B)) == left
