"""Why something cannot be done: each refusal says what is true and names the rule behind it."""

from __future__ import annotations

from typing import Any

import pytest

from sortilege.testing import rule
from tests.games.ecole.play import answer_all, cast, do, pass_all, refusal
from tests.games.ecole.scenes import A, B, C, D, table


@rule("ECO-REACT-01", "ECO-REACT-03", "ECO-REACT-17")
def test_a_reaction_is_played_as_an_answer_and_only_in_a_window() -> None:
    match = table(3, hands={A: ["accelerio", "oubliettes"], B: ["oubliettes", "refilus"], C: 2})
    assert refusal(match, A, "PlaySpell", spell="oubliettes") == "nothing-to-answer"
    assert refusal(match, A, "PlayReaction", card="oubliettes") == "nothing-to-answer"
    cast(match, A, "accelerio")

    assert refusal(match, B, "PlaySpell", spell="oubliettes") == "answer-with-it"
    assert refusal(match, B, "PlaySpell", spell="copius") == "not-in-hand"
    assert refusal(match, B, "PlaySpell", spell="refilus") == "only-in-your-turn"
    assert refusal(match, B, "PlayReaction", card="oubliettes") is None


OWN_STEPS: list[tuple[str, dict[str, Any]]] = [
    ("DrawTwo", {}),
    ("DrawFive", {}),
    ("Collect", {"slot": 1}),
    ("PlaySpell", {"spell": "accelerio"}),
    ("PlaySpell", {"spell": "oubliettes"}),
    ("PlaySpell", {"spell": "balai_ball"}),
    ("PlayBonus", {"card": "balai_ball", "to": A}),
    ("UseDrawToken", {"token": "draw1"}),
    ("LookAtMail", {"slot": 1}),
    ("DrawMail", {}),
    ("DrawAndGive", {}),
    ("EndTurn", {}),
    ("UseCancelToken", {}),
]


@rule("ECO-TURN-01", "ECO-TURN-02")
@pytest.mark.parametrize(("step", "arguments"), OWN_STEPS)
@pytest.mark.parametrize("by", [B, D])
def test_no_reason_is_given_about_the_steps_of_somebody_else(by: int, step: str, arguments: dict[str, Any]) -> None:
    match = table(
        3,
        hands={A: ["balai_ball", "accelerio"], B: 2},
        slots={1: "sorts"},
        mail={1: ["plus1"]},
        fronts={A: ["draw1"]},
        houses={A: ["serdongle"]},
    )

    assert refusal(match, A, step, by=by, **arguments) == "not-offered"


@rule("ECO-BONUS-01")
def test_a_bonus_card_is_not_laid_before_a_seat_that_does_not_exist() -> None:
    match = table(3, hands={A: ["balai_ball"]})

    assert refusal(match, A, "PlayBonus", card="balai_ball", to=C) is None
    assert refusal(match, A, "PlayBonus", card="balai_ball", to=D) == "not-offered"
    assert refusal(match, A, "PlaySpell", spell="none") == "not-offered"


@rule("DEC-09")
@pytest.mark.parametrize("cards", [1, 2])
def test_one_card_in_hand_does_not_save_a_school_card(cards: int) -> None:
    match = table(2, hands={A: ["bombardoum"], B: cards}, owned={B: ["sorts", "balais"]})
    assert refusal(match, A, "LoseMagicCards") == "not-offered"
    cast(match, A, "bombardoum")
    pass_all(match)

    assert refusal(match, B, "LoseMagicCards") == ("two-cards-or-a-school-card" if cards == 1 else None)


@rule("ECO-SPELL-03", "ECO-SPELL-04")
def test_an_effect_is_aimed_at_a_player_from_whom_it_can_take_something() -> None:
    chipardio = table(hands={A: ["chipardio"], B: 2, C: 1})
    bombardoum = table(hands={A: ["bombardoum"], D: 2}, owned={B: ["sorts"], C: ["balais"]})
    for match, effect in ((chipardio, "chipardio"), (bombardoum, "bombardoum")):
        assert refusal(match, A, "AimAtPlayer", effect=effect, on=D) == "not-offered", "nothing is played yet"
        do(match, A, "PlaySpell", spell=effect)

        assert refusal(match, A, "AimAtPlayer", effect=effect, on=D) == "nothing-on-player"
        assert refusal(match, A, "AimAtPlayer", effect=effect, on=A) == "not-offered"
        assert refusal(match, A, "AimAtPlayer", effect=effect, on=4) == "not-offered"
        assert refusal(match, A, "AimAtPlayer", effect="potions", on=B) == "not-offered"
        assert refusal(match, A, "AimAtPlayer", effect=effect, on=B) is None


@rule("ECO-SPELL-03", "ECO-SPELL-04", "ECO-R32")
def test_an_effect_is_aimed_at_a_slot_where_it_can_do_something() -> None:
    slots = {1: "balais", 2: "potions", 3: "sorts"}
    match = table(2, hands={A: ["zyeutio"]}, slots=slots, mail={1: ["plus1"], 3: ["plus2"]})
    assert refusal(match, A, "AimAtSlot", effect="zyeutio", slot=2) == "not-offered", "nothing is played yet"
    do(match, A, "PlaySpell", spell="zyeutio")

    assert refusal(match, A, "AimAtSlot", effect="zyeutio", slot=2) == "nothing-in-slot"
    assert refusal(match, A, "AimAtSlot", effect="zyeutio", slot=5) == "not-offered", "there are four"
    assert refusal(match, A, "AimAtSlot", effect="evaporo", slot=2) == "not-offered"
    assert refusal(match, A, "AimAtSlot", effect="zyeutio", slot=3) is None


@rule("ECO-SPELL-03", "ECO-BONUS-03")
def test_refilus_moves_a_card_from_where_it_lies() -> None:
    match = table(2, hands={A: ["refilus"]}, bonus={B: ["balai_ball", "bons_points"]})
    assert refusal(match, A, "PickBonus", card="mauvais_points", of=B) == "not-offered", "nothing is played yet"
    do(match, A, "PlaySpell", spell="refilus")

    assert refusal(match, A, "PickBonus", card="mauvais_points", of=B) == "bonus-not-there"
    assert refusal(match, A, "PickBonus", card="balai_ball", of=A) == "bonus-not-there"
    assert refusal(match, A, "PickBonus", card="balai_ball", of=C) == "not-offered", "two play"
    assert refusal(match, A, "PickBonus", card="balai_ball", of=B) is None


@rule("ECO-R40", "DEC-08")
def test_a_card_is_given_up_as_often_as_it_is_held() -> None:
    match = table(2, hands={A: ["lachetoutis"], B: ["zyeutio", "evaporo", "evaporo"] + ["bons_points"] * 4})
    cast(match, A, "lachetoutis")
    answer_all(match)
    once = match.clone()
    do(match, B, "Drop", card="zyeutio")
    do(once, B, "Drop", card="evaporo")

    assert refusal(match, B, "Drop", card="zyeutio", left=1) == "given-up-already"
    assert refusal(match, B, "Drop", card="copius", left=1) == "not-in-hand"
    assert refusal(match, B, "Drop", card="evaporo", left=2) == "not-offered", "one is left to give"
    assert refusal(match, B, "Drop", card="evaporo", left=1) is None
    assert refusal(once, B, "Drop", card="evaporo", left=2) == "not-offered", "the other copy may still be given"
    assert refusal(once, B, "Drop", card="evaporo", left=1) is None
