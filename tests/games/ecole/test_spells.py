"""Playing Sortilèges in one's own turn, and Bonus cards. ECO-SPELL, ECO-BONUS."""

from __future__ import annotations

from typing import Any

import pytest

from sortilege.testing import rule
from tests.games.ecole.play import (
    asked,
    bonus_of,
    card_in,
    cast,
    do,
    end_round,
    end_turn,
    everyone,
    hand,
    known_front,
    magic_discard,
    offered,
    options,
    pass_all,
    questions,
    refusal,
    school_discard,
    told,
)
from tests.games.ecole.scenes import A, B, C, D, table


@rule("ECO-SPELL-01", "ECO-SPELL-02")
def test_a_spell_leaves_the_hand_when_played_and_is_discarded_when_used() -> None:
    match = table(hands={A: ["accelerio", "refilus"], B: 1})

    cast(match, A, "accelerio")
    assert (hand(match, A), magic_discard(match)) == (["refilus"], [])
    assert match.view(D)["chain_cards"] == ["accelerio"]
    pass_all(match)

    assert (magic_discard(match), match.view(D)["chain_cards"]) == (["accelerio"], [])


@rule("ECO-SPELL-03", "ECO-R18")
def test_the_aim_is_announced_before_anybody_answers() -> None:
    match = table(hands={A: ["chipardio"], B: 1, C: 1})
    do(match, A, "PlaySpell", spell="chipardio")
    assert questions(match) == {A: "ChooseOpponent"}
    assert offered(match, A, "AimAtPlayer", "on") == [B, C]

    do(match, A, "AimAtPlayer", on=C)

    assert questions(match) == {B: "AnswerTopItem", C: "AnswerTopItem"}
    for seat in everyone(match):
        assert match.view(seat)["chain"] == [{"effect": "chipardio", "by": A, "on": C}]


USELESS_AND_USEFUL: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("chipardio", {}, {"others": {B: 1}}),
    ("lachetoutis", {"others": {B: 5}}, {"others": {B: 6}}),
    ("zyeutio", {"slots": {1: "sorts"}}, {"slots": {1: "sorts"}, "mail": {1: ["plus1"]}}),
    ("rafistolo", {"discard": ["rafistolo"]}, {"discard": ["rafistolo", "copius"]}),
    ("evaporo", {}, {"slots": {1: "sorts"}}),
    ("bombardoum", {"owned": {A: ["sorts"]}}, {"owned": {B: ["sorts"]}}),
    ("refilus", {"owned": {B: ["sorts"]}}, {"bonus": {A: ["balai_ball"]}}),
]


@rule("ECO-SPELL-03", "ECO-R18")
def test_everybody_is_told_every_aim() -> None:
    match = table(
        hands={A: ["chipardio", "evaporo", "refilus"], B: 2, C: 2},
        bonus={B: ["balai_ball"], C: ["bons_points"]},
        slots={1: "sorts", 2: "balais"},
    )
    cast(match, A, "chipardio", on=C)
    pass_all(match)
    cast(match, A, "evaporo", slot=2)
    pass_all(match)
    do(match, A, "PlaySpell", spell="refilus")
    do(match, A, "PickBonus", card="balai_ball", of=B)
    do(match, A, "AimAtBonus", card="balai_ball", to=D)

    for seat in everyone(match):
        assert told(match, seat, "PlayerAimedAt") == [{"by": A, "effect": "chipardio", "on": C}]
        assert told(match, seat, "SlotAimedAt") == [{"by": A, "effect": "evaporo", "slot": 2}]
        assert told(match, seat, "BonusAimedAt") == [{"by": A, "card": "balai_ball", "of": B, "to": D}]


@rule("ECO-SPELL-04")
@pytest.mark.parametrize(("spell", "useless", "useful"), USELESS_AND_USEFUL)
def test_a_spell_is_played_only_where_it_finds_something_to_do(
    spell: str, useless: dict[str, Any], useful: dict[str, Any]
) -> None:
    no, yes = (
        table(hands={A: [spell], **scene.get("others", {})}, **{key: scene[key] for key in scene if key != "others"})
        for scene in (useless, useful)
    )

    assert options(no, A, "PlaySpell") == []
    assert refusal(no, A, "PlaySpell", spell=spell) == "spell-not-playable"
    assert offered(yes, A, "PlaySpell", "spell") == [spell]


@rule("ECO-SPELL-05")
@pytest.mark.parametrize("spell", ["rafistolo", "accelerio", "preumsio"])
def test_once_per_turn_spells_can_be_played_again_in_the_next_turn(spell: str) -> None:
    match = table(2, hands={A: [spell, spell], B: [spell]}, discard=["copius", "evaporo", "zyeutio"], holder=B)
    cast(match, A, spell)
    while asked(match, A) != "ChooseMove":
        pass_all(match)
        if asked(match, A) == "ChooseFromDiscard":
            match.answer(A, options(match, A)[0])

    assert refusal(match, A, "PlaySpell", spell=spell) == "once-per-turn"
    end_turn(match, A)
    assert refusal(match, B, "PlaySpell", spell=spell) is None
    end_round(match)
    while match.asks[0].seat != A:
        end_turn(match, match.asks[0].seat)
    assert refusal(match, A, "PlaySpell", spell=spell) is None


def test_a_spell_without_limit_can_be_played_twice() -> None:
    match = table(hands={A: ["evaporo", "evaporo"]}, slots={1: "sorts"}, school_deck=["balais", "potions"])
    cast(match, A, "evaporo")
    cast(match, A, "evaporo")

    assert (card_in(match, 1), school_discard(match)) == ("balais", ["sorts", "potions"])


def test_what_is_no_spell_or_not_in_hand_is_not_played() -> None:
    match = table(hands={A: ["balai_ball", "accelerio"]})

    assert refusal(match, A, "PlaySpell", spell="balai_ball") == "bonus-is-no-spell"
    assert refusal(match, A, "PlaySpell", spell="preumsio") == "not-in-hand"
    assert refusal(match, A, "PlayBonus", card="accelerio", to=B) == "spell-is-no-bonus"
    assert refusal(match, A, "PlayBonus", card="bons_points", to=B) == "not-in-hand"


@rule("ECO-BONUS-01", "ECO-R26", "ECO-S56")
@pytest.mark.parametrize("card", ["balai_ball", "bons_points", "mauvais_points"])
def test_a_bonus_card_goes_into_any_play_area(card: str) -> None:
    match = table(3, hands={A: [card], B: ["oubliettes"]})
    assert offered(match, A, "PlayBonus", "to") == [A, B, C]
    for to in (A, B, C):
        played = match.clone()
        do(played, A, "PlayBonus", card=card, to=to)

        assert (bonus_of(played, to), hand(played, A)) == ([card], [])
        assert questions(played) == {A: "ChooseMove"}


@rule("ECO-BONUS-03")
def test_a_bonus_card_lies_open_until_an_effect_moves_it() -> None:
    match = table(2, hands={A: ["bons_points"]}, houses={A: ["grosfondor"]})
    do(match, A, "PlayBonus", card="bons_points", to=B)
    for _ in range(3):
        end_round(match)

        for seat in everyone(match):
            assert match.view(seat)["players"][B]["bonus"] == ["bons_points"]
            assert known_front(match, seat, B) == []
