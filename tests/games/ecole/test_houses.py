"""The four Houses. ECO-HOUSE."""

from __future__ import annotations

import pytest

from sortilege.testing import rule
from tests.games.ecole.play import (
    asked,
    do,
    end_round,
    end_turn,
    everyone,
    hand,
    known_hand,
    known_mail,
    mail_on,
    named,
    offered,
    options,
    questions,
    refusal,
    reserve_of,
    told,
)
from tests.games.ecole.scenes import A, B, C, D, table

SLOTS = {1: "sorts", 2: "balais", 3: "potions"}


@rule("ECO-HOUSE-01", "ECO-R07", "DEC-10", "ECO-S53")
def test_serpentin_is_offered_at_the_end_of_the_turn_and_may_be_declined() -> None:
    match = table(hands={A: 1}, houses={A: ["serpentin"]})
    assert refusal(match, A, "DrawAndGive") == "power-at-end-of-turn"

    do(match, A, "EndTurn")

    assert (questions(match), named(match, A)) == ({A: "ChoosePower"}, ["DeclinePowers", "DrawAndGive"])
    assert str(match.asks[0].default) == "DeclinePowers(by=0)"
    assert refusal(match, A, "DrawMail") == "not-your-house"
    do(match, A, "DeclinePowers")
    assert (questions(match), len(hand(match, A))) == ({B: "ChooseMove"}, 1)
    assert told(match, B, "PowerDeclined") == [{"by": A, "house": "serpentin"}]


@rule("ECO-HOUSE-03", "DEC-10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_serpentin_draws_a_card_per_player_and_gives_one_to_each_other(seats: int) -> None:
    match = table(seats, hands={A: 2}, houses={A: ["serpentin"]})
    do(match, A, "EndTurn")

    do(match, A, "DrawAndGive")

    assert len(hand(match, A)) == 2 + seats
    for to in range(1, seats):
        assert match.asks[0].why.arguments == {"by": A, "to": to}
        assert match.asks[0].default == match.asks[0].options[0]
        match.answer(A, options(match, A, "Give")[0])
    assert [len(hand(match, seat)) for seat in range(seats)] == [3] + [1] * (seats - 1)
    assert questions(match) == {B: "ChooseMove"}


@rule("ECO-HOUSE-04", "DEC-10", "ECO-R45")
def test_old_cards_and_new_may_be_given_and_only_giver_and_receiver_see_them() -> None:
    match = table(
        3, hands={A: ["zyeutio", "zyeutio"]}, houses={A: ["serpentin"]}, deck=["copius", "refilus", "evaporo"]
    )
    do(match, A, "EndTurn")
    do(match, A, "DrawAndGive")
    assert offered(match, A, "Give", "card") == ["copius", "zyeutio", "evaporo", "refilus"]
    assert refusal(match, A, "Give", to=B, card="preumsio") == "not-in-hand"

    do(match, A, "Give", to=B, card="zyeutio")
    do(match, A, "Give", to=C, card="evaporo")

    assert (hand(match, A), hand(match, B), hand(match, C)) == (
        ["copius", "zyeutio", "refilus"],
        ["zyeutio"],
        ["evaporo"],
    )
    assert [known_hand(match, seat, B) for seat in (A, B, C, None)] == [["zyeutio"], ["zyeutio"], [], []]
    assert [event["card"] for event in told(match, B, "CardGiven")] == ["zyeutio", None]
    assert [event["card"] for event in told(match, None, "CardGiven")] == [None, None]


@rule("ECO-R34")
@pytest.mark.parametrize(("deck", "usable"), [([], False), (["refilus"], True)])
def test_serpentin_must_be_able_to_draw(deck: list[str], usable: bool) -> None:
    match = table(hands={A: 3}, houses={A: ["serpentin"]}, deck=deck)

    do(match, A, "EndTurn")

    assert (asked(match, A) == "ChoosePower") == usable


@rule("ECO-R34", "ECO-S43")
@pytest.mark.parametrize("older", [["zyeutio", "copius"], ["copius"]])
def test_serpentin_gives_older_cards_when_it_draws_too_few_and_none_when_there_are_none(older: list[str]) -> None:
    match = table(hands={A: older}, houses={A: ["serpentin"]}, deck=["refilus"])
    do(match, A, "EndTurn")
    do(match, A, "DrawAndGive")
    gifts = ["refilus", *older]
    for to, card in zip((B, C, D), gifts, strict=False):
        do(match, A, "Give", to=to, card=card)

    assert [hand(match, seat) for seat in (B, C, D)] == [[card] for card in gifts] + [[]] * (3 - len(gifts))
    assert (hand(match, A), questions(match)) == ([], {B: "ChooseMove"})


@rule("ECO-HOUSE-05", "ECO-R06")
def test_serdongle_looks_once_per_turn_at_any_card_with_a_token() -> None:
    match = table(2, houses={A: ["serdongle", "grosfondor"]}, slots=SLOTS, mail={1: ["plus1"], 2: ["howler", "minus1"]})
    assert offered(match, A, "LookAtMail", "slot") == [1, 2]

    do(match, A, "LookAtMail", slot=2)

    assert known_mail(match, A, 2) == ["howler", "minus1"]
    assert (known_mail(match, B, 2), known_mail(match, None, 2)) == ([None, None], [None, None])
    assert told(match, B, "MailLookedAt") == [{"by": A, "slot": 2}]
    assert options(match, A, "LookAtMail") == []
    assert refusal(match, A, "LookAtMail", slot=1) == "power-used"
    end_round(match)
    assert 1 in offered(match, A, "LookAtMail", "slot")


@rule("ECO-R06")
def test_serdongle_has_no_power_in_the_turn_of_another() -> None:
    match = table(hands={A: 1}, houses={B: ["serdongle"]}, slots=SLOTS, mail={1: ["plus1"]})

    assert refusal(match, A, "LookAtMail", slot=1) == "not-your-house"
    assert refusal(match, B, "LookAtMail", slot=1) == "not-asked"
    do(match, A, "EndTurn")
    assert offered(match, B, "LookAtMail", "slot") == [1]
    do(match, B, "EndTurn")
    assert questions(match) == {C: "ChooseMove"}


@rule("ECO-HOUSE-06", "ECO-INFO-03", "ECO-R38", "DEC-11")
def test_poufmoufle_sees_a_token_and_must_place_it() -> None:
    match = table(houses={A: ["poufmoufle"]}, slots=SLOTS, mail={2: ["plus1"]}, reserve=["plus2", "howler"])
    do(match, A, "EndTurn")
    assert named(match, A) == ["DeclinePowers", "DrawMail"]
    assert str(match.asks[0].default) == "DeclinePowers(by=0)"

    do(match, A, "DrawMail")

    assert match.view(A)["mail_in_hand"] == ["howler"]
    assert match.view(B)["mail_in_hand"] == match.view(None)["mail_in_hand"] == [None]
    for eyes in everyone(match):
        assert told(match, eyes, "MailDrawn") == [{"by": A, "token": "howler" if eyes == A else None}]
    assert (named(match, A), offered(match, A, "PlaceMail", "slot")) == (["PlaceMail"] * 3, [1, 2, 3])
    assert match.asks[0].default == match.asks[0].options[0]
    assert refusal(match, A, "PlaceMail", slot=4) == "no-card-for-mail"
    do(match, A, "PlaceMail", slot=2)
    assert (mail_on(match, 2), reserve_of(match)) == (["plus1", "howler"], ["plus2"])
    assert known_mail(match, A, 2) == [None, "howler"]
    for other in (None, B, C, D):
        assert known_mail(match, other, 2) == [None, None]
        assert [event["token"] for event in told(match, other, "MailPlaced")] == [None]
    assert questions(match) == {B: "ChooseMove"}


@rule("ECO-HOUSE-07", "ECO-R38", "DEC-11")
@pytest.mark.parametrize(
    ("slots", "reserve", "usable"),
    [({}, ["plus1"], False), ({1: "sorts"}, [], False), ({1: "sorts"}, ["plus1"], True)],
)
def test_poufmoufle_needs_a_token_and_a_card(slots: dict[int, str], reserve: list[str], usable: bool) -> None:
    match = table(houses={A: ["poufmoufle"]}, slots=slots, reserve=reserve)

    do(match, A, "EndTurn")

    assert (asked(match, A) == "ChoosePower") == usable


def test_with_a_single_card_left_the_token_goes_there() -> None:
    match = table(houses={A: ["poufmoufle"]}, slots={3: "sorts"}, reserve=["plus1"])
    do(match, A, "EndTurn")

    do(match, A, "DrawMail")

    assert (mail_on(match, 3), questions(match)) == (["plus1"], {B: "ChooseMove"})


@rule("ECO-HOUSE-08", "DEC-12", "ECO-S03")
@pytest.mark.parametrize("first", ["DrawAndGive", "DrawMail"])
def test_of_two_powers_either_is_first_and_the_other_is_then_offered(first: str) -> None:
    match = table(2, hands={A: 1}, houses={A: ["serpentin", "poufmoufle"]}, slots=SLOTS)
    do(match, A, "EndTurn")
    assert named(match, A) == ["DeclinePowers", "DrawAndGive", "DrawMail"]
    second = "DrawMail" if first == "DrawAndGive" else "DrawAndGive"
    for step in (first, second):
        do(match, A, step)
        match.answer(A, options(match, A)[0])
        if step == first:
            assert named(match, A) == ["DeclinePowers", second]
            declined = match.clone()
    do(declined, A, "DeclinePowers")

    assert questions(match) == {B: "ChooseMove"}
    assert (len(hand(match, A)), len(hand(match, B))) == (1 + 2 - 1, 1)
    assert told(match, B, "PowerDeclined") == []
    assert len(told(declined, B, "PowerDeclined")) == 1


@rule("ECO-HOUSE-08", "DEC-12")
def test_a_second_power_that_cannot_be_used_is_not_offered() -> None:
    match = table(2, houses={A: ["serpentin", "poufmoufle"]}, slots=SLOTS, reserve=["plus1"], deck=[])
    do(match, A, "EndTurn")
    assert named(match, A) == ["DeclinePowers", "DrawMail"]

    do(match, A, "DrawMail")
    do(match, A, "PlaceMail", slot=1)

    assert questions(match) == {B: "ChooseMove"}


@rule("ECO-HOUSE-02", "ECO-R07")
def test_grosfondor_starts_every_round_without_being_asked() -> None:
    match = table(3, houses={C: ["grosfondor"]}, active=C)

    for _ in range(4):
        assert end_round(match) == [C, A, B]
    assert {event["to"] for event in told(match, A, "FirstPlayerCardMoved")} <= {C}


@rule("ECO-R07")
@pytest.mark.parametrize("house", ["serpentin", "serdongle", "poufmoufle"])
def test_without_powers_no_house_has_one(house: str) -> None:
    match = table(houses={A: [house]}, slots=SLOTS, mail={1: ["plus1"]}, powers=False)

    assert "LookAtMail" not in named(match, A)
    end_turn(match, A)
    assert questions(match) == {B: "ChooseMove"}
    for seat in everyone(match):
        assert match.view(seat)["players"][A]["houses"] == [house]
