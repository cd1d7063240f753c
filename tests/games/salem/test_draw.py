"""Drawing: one card at a time, black ones resolved on the spot, and the deck that is re-formed. SAL-BLK, SAL-RES-06."""

from __future__ import annotations

from collections import Counter

from sortilege.testing import rule
from tests.games.salem.playing import A, B, C, D, words
from tests.games.salem.scenes import scene


@rule("SAL-TURN-05", "SAL-R55")
def test_drawn_cards_are_seen_by_who_drew_them_alone_and_a_hand_has_no_limit() -> None:
    table = scene(hands={A: "20 accusation"}, top="witness evidence")

    table.do(A, "DrawTwo")

    assert table.hand(A).total() == 22
    assert [event["card"] for event in table.told(A, "CardDrawn")] == ["witness", "evidence"]
    for eyes in (B, C, D, None):
        assert [event["card"] for event in table.told(eyes, "CardDrawn")] == [None, None]
        assert table.match.view(eyes)["players"][A]["hand"] == [None] * 22


@rule("SAL-TURN-06", "SAL-BLK-01", "SAL-BLK-02", "SAL-CARD-20")
def test_a_black_card_is_shown_played_at_once_and_counts_as_one_of_the_two() -> None:
    table = scene(top="accusation conspiracy evidence")

    table.do(A, "DrawTwo")
    assert table.told(None, "BlackCardDrawn") == [{"by": A, "card": "conspiracy"}]
    assert set(table.asked().values()) == {"ChooseCardToTake"}
    table.exchange()

    assert table.hand(A) == Counter(accusation=1)
    assert table.asked() == {B: "ChooseAction"}


@rule("SAL-RES-06", "SAL-R20", "SAL-S21")
def test_the_second_card_after_a_conspiracy_is_not_optional() -> None:
    table = scene(top="conspiracy evidence")
    table.do(A, "DrawTwo")

    table.exchange()

    assert table.hand(A) == Counter(evidence=1)
    assert table.asked() == {B: "ChooseAction"}


@rule("SAL-R20")
def test_conspiracy_goes_to_the_discard_and_returns_with_the_next_deck() -> None:
    table = scene(deck="conspiracy night")
    table.do(A, "DrawTwo")
    table.exchange()
    table.night(None)

    assert "conspiracy" in table.deck()[:-1]
    assert table.deck()[-1] == "night"


@rule("SAL-BLK-03", "SAL-R44")
def test_a_black_card_drawn_outside_ones_turn_is_played_and_then_the_turn_goes_on() -> None:
    table = scene(citizens={C: "rebecca_nurse"}, hands={A: "witness stocks"}, top="night evidence")
    table.do(A, "PlayRed", on=B, card="witness")
    table.do(A, "RevealTrial", of=B, slot=0)

    table.do(C, "DrawOneCard")
    assert table.told(None, "NightFell") == [{"by": C}]
    table.night(None)

    assert table.hand(C) == Counter()  # a single card that is Night is not replaced
    assert table.asked() == {A: "ChooseAction"}


@rule("SAL-BLK-04", "SAL-R44", "SAL-D14", "SAL-S33", "SAL-S65")
def test_after_a_night_drawn_first_the_second_card_is_offered() -> None:
    table = scene(top="night evidence accusation")
    table.do(A, "DrawTwo")
    table.night(None)
    assert table.offers(A) == {"DrawSecondCard", "StopDrawing"}
    assert table.default(A) == "StopDrawing(by=0)"
    stopped = table.clone()

    table.do(A, "DrawSecondCard")
    assert table.hand(A) == Counter(evidence=1)
    assert table.asked() == {B: "ChooseAction"}

    stopped.do(A, "StopDrawing")
    assert stopped.hand(A) == Counter()
    assert stopped.asked() == {B: "ChooseAction"}


@rule("SAL-R44", "SAL-RES-06", "SAL-S33")
def test_a_night_drawn_second_is_the_end_of_the_draw_after_a_conspiracy_too() -> None:
    table = scene(top="conspiracy night evidence")
    table.do(A, "DrawTwo")
    table.exchange()
    table.night(None)

    assert table.hand(A) == Counter()
    assert table.asked() == {B: "ChooseAction"}


@rule("SAL-RES-06", "SAL-R46")
def test_a_conspiracy_may_be_the_second_card_after_a_night() -> None:
    table = scene(top="night conspiracy evidence")
    table.do(A, "DrawTwo")
    table.night(None)

    table.do(A, "DrawSecondCard")
    table.exchange()

    assert table.hand(A) == Counter()
    assert table.asked() == {B: "ChooseAction"}


@rule("SAL-NIGHT-10", "SAL-S33")
def test_the_discard_becomes_the_deck_with_night_at_its_bottom_for_all_to_know() -> None:
    table = scene(deck="night", hands={B: "12 accusation"})
    discarded = table.discard()
    table.do(A, "DrawTwo")
    table.night(None)

    assert Counter(table.deck()) == discarded + Counter(night=1)
    assert table.discard() == Counter()
    deck = table.match.view(None)["deck"]
    assert deck == ["night"] + [None] * (len(table.deck()) - 1)  # from the bottom up
    assert table.told(None, "DeckReformed") == [{"cards": len(deck)}]


@rule("SAL-NIGHT-10")
def test_the_new_deck_is_shuffled() -> None:
    decks = set()
    for seed in range(5):
        table = scene(deck="night", seed=seed)
        table.do(A, "DrawTwo")
        table.night(None)
        decks.add(tuple(table.deck()))

    assert len(decks) == 5


@rule("SAL-R45")
def test_night_waits_beside_a_deck_that_is_not_empty() -> None:
    table = scene(deck="night 3 accusation", hands={D: "stocks"})
    table.do(A, "DrawTwo")
    table.night(None)

    assert table.deck() == words("3 accusation")
    assert table.match.view(None)["night_beside_deck"]
    table.do(A, "DrawSecondCard")
    table.do(B, "DrawTwo")
    assert table.deck() == []
    discarded = table.discard().total()

    table.do(C, "DrawTwo")  # a card must be taken, so the deck is formed anew, and no Night happens
    assert table.told(None, "DeckReformed") == [{"cards": discarded + 1}]
    assert table.hand(C).total() == 2
    assert table.deck()[-1] == "night"
    assert not table.match.view(None)["night_beside_deck"]
    assert len(table.told(None, "NightFell")) == 1


@rule("SAL-R46", "SAL-S35")
def test_each_draw_of_a_deck_that_is_only_night_is_one_night() -> None:
    table = scene(deck="night", rest=D)
    for seat in (A, B):
        table.do(seat, "DrawTwo")
        table.night(None)
        table.do(seat, "DrawSecondCard")

    assert table.told(None, "NightFell") == [{"by": A}, {"by": B}]
    assert table.told(None, "DrawStopped") == [{"by": A}, {"by": B}]
    assert table.deck() == ["night"]


@rule("SAL-R55")
def test_the_discard_is_open_and_the_deck_is_only_counted() -> None:
    table = scene(discard="witness 2 accusation", hands={D: "alibi"})

    view = table.match.view(None)

    assert view["discard"] == words("2 accusation witness")
    assert len(view["deck"]) == 59 - 4
    assert view["set_aside"] == []


@rule("SAL-R46", "SAL-R49")
def test_a_card_set_aside_after_a_night_does_not_bring_a_second_night_into_the_draw() -> None:
    table = scene(dead=[C, D], rows={B: "witch"}, deck="night", discard="piety", rest=B)
    table.do(A, "DrawTwo")
    table.night(None)
    assert table.deck() == ["piety", "night"]

    table.do(A, "DrawSecondCard")

    assert table.aside() == Counter(piety=1)
    assert table.deck() == ["night"]
    assert len(table.told(None, "NightFell")) == len(table.told(None, "DrawStopped")) == 1
    assert table.asked() == {B: "ChooseAction"}
