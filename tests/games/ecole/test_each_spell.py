"""What each Sortilège of one's own turn does. Content C2."""

from __future__ import annotations

import pytest

from sortilege.testing import rule
from tests.games.ecole.play import (
    actions_of,
    answer_all,
    asked,
    bonus_of,
    card_in,
    cast,
    collect,
    do,
    end_round,
    end_turn,
    front,
    hand,
    has_discount,
    known_mail,
    magic_discard,
    mail_on,
    named,
    offered,
    options,
    owned_by,
    pass_all,
    questions,
    refusal,
    reserve_of,
    school_discard,
    told,
)
from tests.games.ecole.scenes import A, B, C, D, state_of, table


@rule("ECO-R18")
@pytest.mark.parametrize(("cards", "stolen"), [(1, 1), (2, 2), (3, 2)])
def test_chipardio_takes_two_cards_or_what_there_is(cards: int, stolen: int) -> None:
    match = table(hands={A: ["chipardio"], C: cards})
    before = hand(match, C)

    cast(match, A, "chipardio", on=C)
    pass_all(match)

    assert (len(hand(match, A)), len(hand(match, C))) == (stolen, cards - stolen)
    assert sorted(hand(match, A) + hand(match, C)) == sorted(before)
    assert [event["card"] for event in told(match, C, "CardStolen")] == [
        event["card"] for event in told(match, A, "CardStolen")
    ]
    assert [event["card"] for event in told(match, B, "CardStolen")] == [None] * stolen


def test_chipardio_takes_at_random() -> None:
    stolen = set()
    for seed in range(12):
        match = table(2, hands={A: ["chipardio"], B: ["zyeutio", "refilus", "evaporo"]}, seed=seed)
        cast(match, A, "chipardio")
        pass_all(match)
        stolen.add(tuple(hand(match, A)))

    assert len(stolen) == 3


@rule("ECO-R40", "DEC-08")
def test_lachetoutis_drops_are_sealed_and_then_discarded_clockwise_in_the_order_given() -> None:
    drops = {B: ["zyeutio", "evaporo"], D: ["refilus", "copius"], A: ["preumsio"]}
    match = table(
        hands={
            A: ["preumsio"] + ["balai_ball"] * 5,
            B: ["evaporo", "zyeutio"] + ["bons_points"] * 4 + ["refilus"],
            C: ["lachetoutis"] + ["soldissimo"] * 3 + ["rafistolo"] * 3,
            D: ["refilus", "copius"] + ["mauvais_points"] * 4 + ["accelerio"],
        },
        active=C,
    )
    cast(match, C, "lachetoutis")
    pass_all(match)
    assert questions(match) == {A: "ChooseDrop", B: "ChooseDrop", D: "ChooseDrop"}
    for seat, card in ((B, "zyeutio"), (D, "refilus"), (B, "evaporo"), (A, "preumsio")):
        before = [match.view(other) for other in (None, C)]
        do(match, seat, "Drop", card=card)
        assert magic_discard(match) == []
        assert [match.view(other)["players"] for other in (None, C)] == [view["players"] for view in before]
        assert match.view(seat)["drops"] == drops[seat][: len(match.view(seat)["drops"])]
        assert match.view(C)["drops"] == []
    assert questions(match) == {D: "ChooseDrop"}

    do(match, D, "Drop", card="copius")

    assert magic_discard(match) == ["refilus", "copius", "preumsio", "zyeutio", "evaporo", "lachetoutis"]
    assert [len(hand(match, seat)) for seat in (A, B, C, D)] == [5, 5, 6, 5]
    assert match.view(B)["drops"] == []


@rule("DEC-08")
def test_a_card_given_up_is_not_offered_again() -> None:
    match = table(2, hands={A: ["lachetoutis"], B: ["zyeutio", "evaporo", "evaporo"] + ["bons_points"] * 4})
    cast(match, A, "lachetoutis")
    answer_all(match)
    assert match.asks[0].default == match.asks[0].options[0]

    assert offered(match, B, "Drop", "card") == ["zyeutio", "evaporo", "bons_points"]
    do(match, B, "Drop", card="zyeutio")
    assert offered(match, B, "Drop", "card") == ["evaporo", "bons_points"]
    assert refusal(match, B, "Drop", card="copius", left=1) == "not-in-hand"


def test_a_hand_of_five_is_safe_from_lachetoutis() -> None:
    match = table(hands={A: ["lachetoutis"], B: 5, C: 6, D: 0})
    cast(match, A, "lachetoutis")
    pass_all(match)

    assert questions(match) == {C: "ChooseDrop"}


@rule("ECO-R37")
def test_soldissimo_copied_out_of_turn_waits_for_the_next_turn_and_does_not_add_up() -> None:
    match = table(hands={A: ["soldissimo", "soldissimo"], B: ["copius", "copius", "refilus"]}, slots={1: "horcruche"})
    for _ in range(2):
        cast(match, A, "soldissimo")
        answer_all(match, b="copius")
        pass_all(match)
    assert (has_discount(match, A), has_discount(match, B)) == (False, True)
    assert len(told(match, C, "DiscountGained")) == 1

    end_turn(match, A)
    collect(match, B, 1)

    assert (owned_by(match, B), has_discount(match, B), hand(match, B)) == (["horcruche"], False, ["refilus"])


@rule("DEC-06", "ECO-R46")
def test_zyeutio_shows_all_the_tokens_of_a_card_and_one_or_none_is_taken() -> None:
    match = table(hands={A: ["zyeutio"]}, slots={1: "sorts", 2: "balais"}, mail={1: ["plus1", "minus2", "howler"]})
    cast(match, A, "zyeutio")
    assert known_mail(match, A, 1) == ["plus1", "minus2", "howler"]
    assert known_mail(match, B, 1) == [None, None, None]
    assert [event["token"] for event in told(match, A, "TokenSeen")] == ["plus1", "minus2", "howler"]
    assert told(match, B, "TokenSeen") == []
    assert str(match.asks[0].default) == "LeaveTokens(by=0, slot=1)"
    assert offered(match, A, "TakeToken", "place") == [1, 2, 3]
    none, howler = match.clone(), match.clone()

    do(match, A, "TakeToken", slot=1, place=2)
    assert (front(match, A), mail_on(match, 1)) == (["minus2"], ["plus1", "howler"])
    assert known_mail(match, A, 1) == ["plus1", "howler"]
    assert told(match, B, "TokenTaken") == [{"by": A, "slot": 1, "place": 2}]

    do(none, A, "LeaveTokens", slot=1)
    assert (front(none, A), len(mail_on(none, 1))) == ([], 3)
    assert told(none, D, "TokensLeft") == [{"by": A, "slot": 1}]

    do(howler, A, "TakeToken", slot=1, place=3)
    assert (front(howler, A), mail_on(howler, 1)) == ([], ["plus1", "minus2"])
    assert reserve_of(howler).count("howler") == 4


def test_zyeutio_aims_at_any_card_with_a_token() -> None:
    match = table(
        hands={A: ["zyeutio"]}, slots={1: "sorts", 2: "balais", 3: "potions"}, mail={2: ["plus1"], 3: ["plus2"]}
    )

    do(match, A, "PlaySpell", spell="zyeutio")

    assert offered(match, A, "AimAtSlot", "slot") == [2, 3]


@rule("DEC-06")
@pytest.mark.parametrize(("discard", "taken"), [(["copius"], 1), (["copius", "refilus"], 2), (["copius"] * 3, 2)])
def test_rafistolo_takes_two_cards_or_the_one_there_is(discard: list[str], taken: int) -> None:
    match = table(hands={A: ["rafistolo"]}, discard=[*discard, "rafistolo"])

    cast(match, A, "rafistolo")
    if asked(match, A) == "ChooseFromDiscard":
        do(match, A, "TakeFromDiscard", card=discard[0])

    assert len(hand(match, A)) == taken
    assert len(magic_discard(match)) == len(discard) - taken + 2


@rule("DEC-06", "ECO-R14")
def test_rafistolo_takes_bonus_cards_too_but_not_itself_nor_another_rafistolo() -> None:
    match = table(hands={A: ["rafistolo"]}, discard=["balai_ball", "rafistolo", "evaporo", "copius"])
    cast(match, A, "rafistolo")
    assert match.asks[0].default == match.asks[0].options[0]

    assert offered(match, A, "TakeFromDiscard", "card") == ["copius", "evaporo", "balai_ball"]
    assert refusal(match, A, "TakeFromDiscard", card="rafistolo", effect="rafistolo") == "not-for-this-effect"
    assert refusal(match, A, "TakeFromDiscard", card="zyeutio", effect="rafistolo") == "not-in-discard"


def test_accelerio_gives_an_action_this_turn() -> None:
    match = table(hands={A: ["accelerio"]}, actions=0)

    cast(match, A, "accelerio")
    assert actions_of(match, A) == 1
    end_turn(match, A)
    end_round(match)

    assert actions_of(match, match.asks[0].seat) == 2


@rule("ECO-R20")
def test_evaporo_can_bring_back_the_card_it_removed() -> None:
    match = table(hands={A: ["evaporo"]}, slots={1: "sorts"}, school_deck=[])

    cast(match, A, "evaporo")

    assert (card_in(match, 1), school_discard(match)) == ("sorts", [])


@rule("DEC-09")
def test_bombardoums_victim_chooses_a_school_card_or_two_hand_cards() -> None:
    match = table(
        hands={A: ["bombardoum"], B: ["refilus", "copius", "zyeutio"]}, owned={B: ["sorts", "sorts", "detourneur_2"]}
    )
    cast(match, A, "bombardoum")
    pass_all(match)
    assert questions(match) == {B: "ChooseLoss"}
    assert match.asks[0].default == match.asks[0].options[0]
    assert offered(match, B, "LoseSchoolCard", "school") == ["sorts", "detourneur_2"]
    paying = match.clone()

    do(match, B, "LoseSchoolCard", school="detourneur_2")
    assert (owned_by(match, B), school_discard(match)) == (["sorts", "sorts"], ["detourneur_2"])

    do(paying, B, "LoseMagicCards")
    do(paying, B, "Discard", card="zyeutio")
    do(paying, B, "Discard", card="refilus")
    assert (len(owned_by(paying, B)), hand(paying, B)) == (3, ["copius"])
    assert magic_discard(paying) == ["zyeutio", "refilus", "bombardoum"]


@rule("DEC-09")
@pytest.mark.parametrize(("cards", "may_pay"), [(1, False), (2, True)])
def test_two_hand_cards_are_needed_to_save_a_school_card(cards: int, may_pay: bool) -> None:
    match = table(hands={A: ["bombardoum"], B: cards}, owned={B: ["sorts", "balais"]})
    cast(match, A, "bombardoum")
    pass_all(match)

    assert ("LoseMagicCards" in named(match, B)) == may_pay


def test_refilus_moves_any_bonus_card_to_any_other_play_area() -> None:
    match = table(
        3, hands={A: ["refilus"]}, bonus={A: ["mauvais_points"], C: ["balai_ball", "balai_ball", "bons_points"]}
    )
    do(match, A, "PlaySpell", spell="refilus")
    assert [(step.arguments["of"], step.arguments["card"]) for step in options(match, A)] == [
        (A, "mauvais_points"),
        (C, "balai_ball"),
        (C, "bons_points"),
    ]
    do(match, A, "PickBonus", card="balai_ball", of=C)
    assert offered(match, A, "AimAtBonus", "to") == [A, B]

    do(match, A, "AimAtBonus", card="balai_ball", to=A)

    assert bonus_of(match, A) == ["mauvais_points", "balai_ball"]
    assert bonus_of(match, C) == ["balai_ball", "bons_points"]


def test_preumsio_takes_the_card_and_draws_two() -> None:
    match = table(hands={B: ["preumsio"]}, active=B, leader=A)

    cast(match, B, "preumsio")

    assert (match.view(None)["first_player"], len(hand(match, B)), state_of(match).leader) == (B, 2, A)
