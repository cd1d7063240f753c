"""Answering cards. ECO-REACT."""

from __future__ import annotations

from itertools import permutations, product

import pytest

from sortilege.testing import rule
from tests.games.ecole.play import (
    actions_of,
    answer_all,
    answer_one,
    asked,
    cast,
    collect,
    do,
    end_turn,
    everyone,
    front,
    hand,
    magic_discard,
    named,
    offered,
    owned_by,
    pass_all,
    questions,
    refusal,
    told,
    use_course,
)
from tests.games.ecole.scenes import A, B, C, D, state_of, table

ARMED = ["oubliettes", "copius"]
ANSWERS = ["pass", "oubliettes", "copius", "cancel"]


@rule("ECO-REACT-01", "ECO-REACT-03")
def test_reactions_are_played_in_the_turn_of_another() -> None:
    match = table(hands={A: ["accelerio"], C: ["oubliettes"]})
    cast(match, A, "accelerio")

    answer_all(match, c="oubliettes")

    assert (actions_of(match, A), magic_discard(match)) == (2, ["accelerio", "oubliettes"])


@rule("ECO-REACT-02", "ECO-R08")
def test_drawing_collecting_and_relics_open_no_window() -> None:
    armed = {seat: [*ARMED] for seat in (B, C, D)}
    match = table(hands={A: 4, **armed}, slots={1: "horcruche", 2: "detourneur_1", 3: "sorts"}, actions=5)

    do(match, A, "DrawTwo")
    assert questions(match) == {A: "ChooseMove"}
    collect(match, A, 1, *hand(match, A)[:2])
    assert questions(match) == {A: "ChooseMove"}
    collect(match, A, 2, *hand(match, A)[:2])
    assert questions(match) == {A: "ChooseMove"}
    collect(match, A, 3, hand(match, A)[0])
    assert questions(match) == {A: "ChooseWhetherToUse"}


@rule("ECO-REACT-03", "ECO-REACT-04", "ECO-R12", "DEC-05")
def test_all_but_the_owner_of_the_top_item_are_asked_at_once() -> None:
    match = table(hands={seat: [*ARMED, "accelerio"] for seat in (A, B, C)}, fronts={D: ["plus1"]})
    cast(match, A, "accelerio")
    assert questions(match) == dict.fromkeys((B, C, D), "AnswerTopItem")

    answer_all(match, c="copius")

    assert questions(match) == dict.fromkeys((D, A, B), "AnswerTopItem")
    assert next(str(ask.why) for ask in match.asks) == "AnswerTopItem(by=3, of=2, effect=copius)"
    for seat in everyone(match):
        view = match.view(seat)
        assert view["chain"][-1] == {"effect": "copius", "by": C}
        assert [one["seat"] for one in view["asked"]] == [A, B, D]


@rule("ECO-REACT-16", "DEC-05")
@pytest.mark.parametrize(
    ("cards", "tokens", "asked_at_all"), [(0, 0, False), (1, 0, True), (0, 1, True), (1, 1, True), (6, 3, True)]
)
def test_a_seat_is_asked_for_its_number_of_cards_and_tokens(cards: int, tokens: int, asked_at_all: bool) -> None:
    match = table(hands={A: ["accelerio"], C: cards}, fronts={C: ["plus1"] * tokens})

    cast(match, A, "accelerio")

    assert (asked(match, C) is not None) == asked_at_all


@rule("ECO-REACT-16")
def test_playing_ones_last_card_leaves_one_out_of_the_next_window() -> None:
    match = table(hands={A: ["accelerio"], B: ["oubliettes"], C: 1})
    cast(match, A, "accelerio")

    answer_all(match, b="oubliettes")

    assert questions(match) == {C: "AnswerTopItem"}


@rule("ECO-REACT-17", "DEC-05", "ECO-MAIL-06")
def test_what_is_held_is_offered_and_pass_always() -> None:
    match = table(
        hands={A: ["accelerio"], B: ["copius", "oubliettes", "oubliettes"], C: 4},
        fronts={C: ["cancel", "cancel"], D: ["howler"]},
    )
    cast(match, A, "accelerio")

    assert [str(step) for ask in match.asks if ask.seat == B for step in ask.options] == [
        "Pass(by=1)",
        "PlayReaction(by=1, card=oubliettes)",
        "PlayReaction(by=1, card=copius)",
    ]
    assert named(match, C) == ["Pass", "UseCancelToken"]
    assert named(match, D) == ["Pass"]
    assert [str(ask.default) for ask in match.asks] == ["Pass(by=1)", "Pass(by=2)", "Pass(by=3)"]
    assert refusal(match, C, "PlayReaction", card="copius") == "not-in-hand"
    assert refusal(match, C, "PlayReaction", card="refilus") == "not-a-reaction"
    assert refusal(match, B, "UseCancelToken") == "no-cancel-token"


@rule("ECO-REACT-05", "ECO-REACT-17", "ECO-R11", "DEC-05")
@pytest.mark.parametrize("owner", [A, C])
@pytest.mark.parametrize("answers", list(product(ANSWERS, repeat=3)), ids="-".join)
def test_of_all_sealed_answers_the_first_clockwise_is_played_and_the_others_never_were(
    owner: int, answers: tuple[str, ...]
) -> None:
    clockwise = [(owner + turn) % 4 for turn in (1, 2, 3)]
    scene = table(
        hands={seat: [*ARMED, "accelerio"] if seat == owner else ARMED for seat in range(4)},
        fronts={seat: ["cancel"] for seat in clockwise},
        active=owner,
    )
    cast(scene, owner, "accelerio")
    played = next((turn for turn, answer in enumerate(answers) if answer != "pass"), None)
    alone = scene.clone()
    for turn, seat in enumerate(clockwise):
        answer_one(alone, seat, answers[turn] if turn == played else "pass")

    for order in permutations(range(3)):
        match = scene.clone()
        for turn in order:
            answer_one(match, clockwise[turn], answers[turn])

        assert match.game.state() == alone.game.state()
        for eyes in everyone(match):
            assert match.view(eyes) == alone.view(eyes)
            assert match.events(eyes) == alone.events(eyes)


@rule("ECO-REACT-06")
def test_whoever_passed_or_was_not_heard_decides_anew() -> None:
    match = table(hands={A: ["accelerio"], B: ["oubliettes"], C: ["oubliettes"], D: ["copius"]})
    cast(match, A, "accelerio")
    answer_all(match, b="oubliettes", d="copius")
    assert questions(match) == dict.fromkeys((C, D), "AnswerTopItem")

    answer_all(match, c="oubliettes")
    answer_all(match, d="copius")

    assert magic_discard(match) == ["accelerio", "oubliettes", "oubliettes", "copius"]


@rule("ECO-REACT-07", "ECO-R13", "ECO-S22")
def test_a_cancel_token_is_not_answered_even_by_those_who_could() -> None:
    hands = {A: [*ARMED, "accelerio"], B: ARMED, C: ARMED, D: ARMED}
    match = table(hands=hands, fronts={C: ["cancel"], D: ["cancel"]})
    cast(match, A, "accelerio")

    answer_all(match, c="cancel")

    assert (questions(match), actions_of(match, A)) == ({A: "ChooseMove"}, 2)
    assert (front(match, C), front(match, D)) == ([], ["cancel"])


@rule("ECO-REACT-13", "DEC-07", "ECO-R44")
def test_a_copier_chooses_every_aim_afresh_and_cannot_be_answered() -> None:
    match = table(
        hands={A: ["evaporo", "oubliettes"], B: ["copius"], C: ["oubliettes"]},
        slots={1: "sorts", 2: "balais"},
        school_deck=["potions"],
    )
    cast(match, A, "evaporo", slot=1)
    answer_all(match, b="copius")
    pass_all(match)
    assert (questions(match), offered(match, B, "AimAtSlot", "slot")) == ({B: "ChooseSlot"}, [1, 2])
    assert match.asks[0].default == match.asks[0].options[0]

    do(match, B, "AimAtSlot", slot=2)

    assert questions(match) == {A: "ChooseMove"}
    assert [match.view(None)["timetable"][slot]["card"] for slot in "12"] == ["sorts", "potions"]


@rule("DEC-07")
def test_a_copied_refilus_asks_the_copier_for_card_and_area() -> None:
    match = table(hands={A: ["refilus"], B: ["copius"]}, bonus={C: ["mauvais_points", "balai_ball"]})
    do(match, A, "PlaySpell", spell="refilus")
    do(match, A, "PickBonus", card="mauvais_points", of=C)
    do(match, A, "AimAtBonus", card="mauvais_points", to=B)
    answer_all(match, b="copius")

    assert questions(match) == {B: "ChooseBonus"}
    assert match.asks[0].default == match.asks[0].options[0]
    do(match, B, "PickBonus", card="mauvais_points", of=C)
    assert questions(match) == {B: "ChooseNewArea"}
    do(match, B, "AimAtBonus", card="mauvais_points", to=A)
    assert match.view(None)["players"][A]["bonus"] == ["mauvais_points"]


@rule("ECO-R44", "ECO-S62")
@pytest.mark.parametrize("spell", ["chipardio", "bombardoum"])
def test_copying_without_a_target_does_nothing_and_asks_nothing(spell: str) -> None:
    match = table(2, hands={A: [spell], B: ["copius"]}, owned={B: ["sorts"]})
    cast(match, A, spell)

    answer_all(match, b="copius")

    assert questions(match) == {A: "ChooseMove"}
    assert (hand(match, B), owned_by(match, B)) == ([], ["sorts"])
    assert magic_discard(match) == [spell, "copius"]


@rule("ECO-R44")
def test_the_condition_of_a_spell_does_not_bind_its_copier() -> None:
    match = table(hands={A: ["lachetoutis"], B: ["copius"] + ["balai_ball"] * 6})
    cast(match, A, "lachetoutis")

    answer_all(match, b="copius")

    assert questions(match) == {A: "ChooseMove"}
    assert len(hand(match, B)) == 6


@rule("ECO-REACT-14", "ECO-R15", "ECO-R43")
def test_oubliettes_cancels_the_effect_for_everybody() -> None:
    match = table(hands={A: ["lachetoutis"], B: 7, C: ["oubliettes"], D: 8})
    cast(match, A, "lachetoutis")

    answer_all(match, c="oubliettes")
    pass_all(match)

    assert [len(hand(match, seat)) for seat in (B, C, D)] == [7, 0, 8]
    assert magic_discard(match) == ["lachetoutis", "oubliettes"]


@rule("ECO-REACT-15")
def test_the_cards_of_a_chain_lie_open_aside_until_it_is_resolved() -> None:
    match = table(hands={A: ["accelerio", "oubliettes"], B: ["oubliettes"], C: ["copius"]})
    cast(match, A, "accelerio")
    answer_all(match, b="oubliettes")
    answer_all(match, c="copius")

    for seat in everyone(match):
        assert match.view(seat)["chain_cards"] == ["accelerio", "oubliettes", "copius"]
        assert match.view(seat)["magic_discard"] == []
    pass_all(match)
    assert magic_discard(match) == ["accelerio", "oubliettes", "copius"]


@rule("ECO-R37", "ECO-S18")
def test_extra_actions_gained_out_of_turn_add_up() -> None:
    match = table(2, hands={A: ["accelerio"], B: ["copius", "copius"]})
    state_of(match).extra = (0, 1)
    cast(match, A, "accelerio")
    answer_all(match, b="copius")
    pass_all(match)
    assert match.view(A)["players"][B]["extra_actions"] == 2

    end_turn(match, A)

    assert actions_of(match, B) == 4
    assert match.view(A)["players"][B]["extra_actions"] == 0


@rule("ECO-R42", "ECO-S57")
def test_a_declared_target_is_not_replaced() -> None:
    match = table(hands={A: ["chipardio", "oubliettes"], B: ["copius"], C: 3})
    cast(match, A, "chipardio", on=B)
    answer_all(match, b="copius")
    answer_all(match, a="oubliettes")
    pass_all(match)

    assert (hand(match, A), len(hand(match, C)), told(match, B, "CardStolen")) == ([], 3, [])


@rule("ECO-REACT-03")
def test_using_a_course_can_be_answered_like_a_spell() -> None:
    match = table(hands={A: 1, B: ["oubliettes"]}, slots={1: "herbologie"})
    collect(match, A, 1, *hand(match, A))
    use_course(match, A)
    assert match.view(C)["chain"] == [{"effect": "herbologie", "by": A}]

    answer_all(match, b="oubliettes")

    assert (hand(match, A), owned_by(match, A)) == ([], ["herbologie"])
    assert told(match, D, "EffectCancelled") == [{"of": A, "effect": "herbologie"}]
