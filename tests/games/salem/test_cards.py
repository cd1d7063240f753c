"""The Salem cards. SAL-CARD, SAL-MATCH-01, SAL-RES-01."""

from __future__ import annotations

from collections import Counter

import pytest

from sortilege.testing import rule
from tests.games.salem.playing import A, B, C, D, E, Scene, words
from tests.games.salem.scenes import scene

# Colours


@rule("SAL-CARD-01")
def test_green_cards_are_discarded_once_resolved() -> None:
    table = scene(hands={A: "alibi arson curse robbery scapegoat stocks"}, front={B: "asylum"})

    table.do(A, "PlayAlibi", on=B)
    table.do(A, "PlayArson", on=B)
    table.do(A, "PlayCurse", on=B, card="asylum")
    table.do(A, "PlayRobbery", source=B, target=C)
    table.do(A, "PlayScapegoat", source=B, target=C)

    assert table.discard() == Counter(words("alibi arson asylum curse robbery scapegoat"))


@rule("SAL-CARD-02")
@pytest.mark.parametrize("card", ["asylum", "piety", "matchmaker", "black_cat"])
def test_blue_cards_stay_in_front_until_a_card_moves_or_discards_them(card: str) -> None:
    table = scene(hands={A: f"{card} stocks"}, top="10 accusation")
    table.do(A, "PlayBlue", on=B, card=card)
    table.do(A, "EndTurn")
    for seat in (B, C, D):
        table.do(seat, "DrawTwo")
    assert table.front(B) == Counter([card])

    cursed = scene(hands={A: "curse"}, front={B: card})
    cursed.do(A, "PlayCurse", on=B, card=card)
    assert cursed.front(B) == Counter()

    moved = scene(hands={A: "scapegoat"}, front={B: card})
    moved.do(A, "PlayScapegoat", source=B, target=D)
    assert moved.front(D) == Counter([card])


@rule("SAL-CARD-02")
@pytest.mark.parametrize("card", ["asylum", "matchmaker", "black_cat"])
def test_blue_cards_go_when_their_holder_dies(card: str) -> None:
    table = scene(hands={A: "witness stocks"}, front={B: card}, rows={B: "4 PURITAN"})

    table.do(A, "PlayRed", on=B, card="witness")

    assert table.front(B) == Counter()
    assert table.discard() == Counter([card, "witness"])


@rule("SAL-CARD-03")
def test_red_cards_stay_until_there_are_enough_accusations() -> None:
    table = scene(hands={A: "accusation", B: "accusation stocks"}, front={C: "5 accusation"}, top="10 accusation")

    table.do(A, "PlayRed", on=C, card="accusation")
    assert table.accusations(C) == 6
    assert table.asked() == {B: "ChooseAction"}

    table.do(B, "PlayRed", on=C, card="accusation")
    table.do(B, "RevealTrial", of=C, slot=0)
    assert table.front(C) == Counter()


@rule("SAL-CARD-04", "SAL-CARD-05", "SAL-CARD-06", "SAL-GEN-09", "SAL-GEN-07")
def test_accusations_add_up_in_front_of_their_holder() -> None:
    front = {B: "accusation", C: "evidence", D: "witness", E: "2 accusation evidence piety stocks"}
    table = scene(5, hands={A: "3 accusation"}, front=front)  # what is in the hand does not count

    assert [table.accusations(seat) for seat in range(5)] == [0, 1, 3, 7, 5]


@rule("SAL-CARD-21", "SAL-R06")
@pytest.mark.parametrize(
    "notation",
    [
        "PlayRed(by=0, on=1, card=accusation)",
        "PlayAlibi(by=0, on=1)",
        "PlayStocks(by=0, on=1)",
        "PlayArson(by=0, on=1)",
        "PlayCurse(by=0, on=1, card=none)",
        "PlayBlue(by=0, on=1, card=piety)",
        "PlayRobbery(by=0, source=1, target=2)",
        "PlayRobbery(by=0, source=2, target=1)",
        "PlayScapegoat(by=0, source=1, target=2)",
        "PlayScapegoat(by=0, source=2, target=1)",
    ],
)
def test_the_dead_are_no_targets(notation: str) -> None:
    table = scene(dead=[B], hands={A: "accusation alibi stocks arson curse piety robbery scapegoat"})

    assert table.refusal(A, notation).rules == ("SAL-R06",)
    assert not any(B in list(option.arguments.values())[1:] for option in table.options(A))


@rule("SAL-CARD-01", "SAL-CARD-02", "SAL-CARD-03")
def test_a_card_is_played_as_what_it_is() -> None:
    table = scene(hands={A: "accusation asylum stocks"})

    assert table.refusal(A, "PlayBlue(by=0, on=1, card=accusation)").message == "not-that-kind-of-card"
    assert table.refusal(A, "PlayRed(by=0, on=1, card=asylum)").message == "not-that-kind-of-card"


# Alibi


def clearable(table: Scene) -> set[str]:
    return {str(option.arguments["card"]) for option in table.options(A, "ClearRed")}


@rule("SAL-CARD-07", "SAL-R07")
def test_an_alibi_clears_up_to_three_accusations() -> None:
    table = scene(hands={A: "alibi stocks"}, front={B: "4 accusation"})
    table.do(A, "PlayAlibi", on=B)

    for _ in range(3):
        table.do(A, "ClearRed", card="accusation")

    assert table.front(B) == Counter(accusation=1)
    assert table.discard() == Counter(words("alibi 3 accusation"))
    assert table.asked() == {A: "ChooseAction"}


@rule("SAL-R07", "SAL-D05")
def test_one_may_stop_clearing_at_any_point_and_the_clock_does_at_once() -> None:
    table = scene(hands={A: "alibi stocks"}, front={B: "3 accusation"})
    table.do(A, "PlayAlibi", on=B)
    assert table.default(A) == "ClearNoMore(by=0)"
    table.do(A, "ClearRed", card="accusation")
    assert table.default(A) == "ClearNoMore(by=0)"

    table.do(A, "ClearNoMore")

    assert table.front(B) == Counter(accusation=2)


@rule("SAL-R07", "SAL-CARD-07", "SAL-S14")
def test_no_red_card_is_split_and_a_witness_is_too_much() -> None:
    table = scene(hands={A: "alibi stocks"}, front={B: "evidence accusation", C: "witness"})
    table.do(A, "PlayAlibi", on=B)
    assert clearable(table) == {"evidence", "accusation"}
    for cleared, left in (("accusation", "evidence"), ("evidence", "accusation")):
        either = table.clone()
        either.do(A, "ClearRed", card=cleared)
        assert either.front(B) == Counter([left])
        assert either.asked() == {A: "ChooseAction"}  # too little is left to clear the other

    heavy = scene(hands={A: "alibi stocks"}, front={B: "witness accusation"})
    heavy.do(A, "PlayAlibi", on=B)
    assert clearable(heavy) == {"accusation"}
    assert heavy.refusal(A, "ClearRed(by=0, on=1, card=witness, worth=3)").rules == ("SAL-CARD-07", "SAL-R07")


@rule("SAL-R07")
def test_evidence_in_front_of_cotton_is_cleared_as_one() -> None:
    table = scene(citizens={B: "cotton_mather"}, hands={A: "alibi stocks"}, front={B: "4 evidence"})
    table.do(A, "PlayAlibi", on=B)

    for _ in range(3):
        table.do(A, "ClearRed", card="evidence")

    assert table.front(B) == Counter(evidence=1)


@rule("SAL-R05")
def test_cards_may_be_played_without_effect() -> None:
    table = scene(hands={A: "alibi curse arson robbery scapegoat accusation"})

    table.do(A, "PlayAlibi", on=B)
    table.do(A, "PlayCurse", on=B, card=None)
    table.do(A, "PlayArson", on=B)
    table.do(A, "PlayRobbery", source=B, target=C)
    table.do(A, "PlayScapegoat", source=B, target=C)

    assert table.discard() == Counter(words("alibi curse arson robbery scapegoat"))
    assert table.asked() == {A: "ChooseAction"}


@rule("SAL-R05", "SAL-LAW-01")
@pytest.mark.parametrize("card", ["Robbery", "Scapegoat"])
def test_robbery_and_scapegoat_need_two_different_others(card: str) -> None:
    table = scene(hands={A: card.lower()})

    refusal = table.refusal(A, f"Play{card}(by=0, source=1, target=1)")

    assert refusal.rules == ("SAL-LAW-01", "SAL-R05")
    assert len(table.options(A, f"Play{card}")) == 6


# Arson, Robbery, Curse


@rule("SAL-CARD-08", "SAL-R55")
def test_arson_burns_a_whole_hand_for_all_to_see() -> None:
    table = scene(hands={A: "arson stocks", B: "witness 2 accusation", C: "curse"}, front={B: "asylum"})

    table.do(A, "PlayArson", on=B)

    assert table.hand(B) == Counter()
    assert table.front(B) == Counter(asylum=1)
    assert table.hand(C) == Counter(curse=1)
    assert table.match.view(D)["discard"] == words("2 accusation witness arson")


@rule("SAL-CARD-09", "SAL-R13", "SAL-S20")
def test_robbery_moves_a_whole_hand_and_its_number_is_public() -> None:
    table = scene(hands={A: "robbery stocks", B: "witness curse", C: "accusation"})

    table.do(A, "PlayRobbery", source=B, target=C)

    assert table.hand(B) == Counter()
    assert table.hand(C) == Counter(words("accusation witness curse"))
    assert table.told(A, "RobberyPlayed") == [{"by": A, "source": B, "target": C, "cards": 2}]
    for eyes in (A, D, None):
        assert table.match.view(eyes)["players"][C]["hand"] == [None] * 3
        assert [event["card"] for event in table.told(eyes, "CardRobbed")] == [None, None]
    assert {event["card"] for event in table.told(C, "CardRobbed")} == {"witness", "curse"}


@rule("SAL-R13")
def test_the_robbed_player_remembers_what_was_taken() -> None:
    table = scene(hands={A: "robbery stocks", B: "witness curse", C: "accusation"})

    table.do(A, "PlayRobbery", source=B, target=C)

    assert Counter(table.match.view(B)["players"][C]["hand"]) == Counter([None, "curse", "witness"])


@rule("SAL-CARD-10", "SAL-D05")
def test_a_curse_takes_the_blue_card_its_player_names() -> None:
    table = scene(hands={A: "curse stocks"}, front={B: "asylum piety 2 accusation"})

    table.do(A, "PlayCurse", on=B, card="piety")

    assert table.front(B) == Counter(words("asylum 2 accusation"))
    other = scene(hands={A: "curse stocks"}, front={B: "asylum", C: "piety"})
    assert other.refusal(A, "PlayCurse(by=0, on=1, card=piety)").rules == ("SAL-CARD-10",)
    assert other.refusal(A, "PlayCurse(by=0, on=1, card=none)").rules == ("SAL-CARD-10",)


@rule("SAL-R71", "SAL-CIT-16", "SAL-R13")
def test_sarah_good_may_receive_but_not_be_robbed_or_burnt() -> None:
    table = scene(citizens={B: "sarah_good"}, hands={A: "robbery arson stocks", B: "witness", C: "curse"})
    received = table.clone()

    table.do(A, "PlayRobbery", source=B, target=C)
    assert table.told(A, "RobberyPlayed") == [{"by": A, "source": B, "target": C, "cards": 0}]
    assert table.told(A, "HandSpared") == [{"of": B}]
    table.do(A, "PlayArson", on=B)
    assert table.hand(B) == Counter(witness=1)
    assert table.hand(C) == Counter(curse=1)
    assert table.discard() == Counter(robbery=1, arson=1)

    received.do(A, "PlayRobbery", source=C, target=B)
    assert received.hand(B) == Counter(witness=1, curse=1)
    assert received.told(A, "RobberyPlayed") == [{"by": A, "source": C, "target": B, "cards": 1}]
    assert received.told(A, "HandSpared") == []
