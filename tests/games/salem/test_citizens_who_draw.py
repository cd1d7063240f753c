"""Citizens who look at the deck, draw or take cards. SAL-CIT-07 to SAL-CIT-10, SAL-CIT-19 to SAL-CIT-22."""

from __future__ import annotations

from collections import Counter

import pytest

from sortilege.testing import rule
from tests.games.salem.playing import A, B, C, D, F, words
from tests.games.salem.scenes import scene

# Tituba


@rule("SAL-CIT-07", "SAL-R26", "SAL-D23")
def test_tituba_puts_the_deck_in_any_order_she_likes() -> None:
    table = scene(citizens={A: "tituba"}, deck="accusation evidence witness night")

    table.do(A, "RearrangeDeck")
    assert table.asked() == {A: "Arrange"}
    assert table.seconds(A) == 60
    assert table.default(A) == "LeaveTheRest(by=0)"
    for card in ("witness", "night", "accusation"):
        table.do(A, "PutNext", card=card)

    assert table.deck() == ["witness", "night", "accusation", "evidence"]
    assert table.asked() == {A: "ChooseAction"}
    assert table.told(None, "DeckRearranged") == [{"by": A}]


@rule("SAL-D23", "SAL-R26", "SAL-CIT-10", "SAL-R51")
def test_when_titubas_time_is_up_the_order_reached_so_far_stands_and_her_turn_is_hers() -> None:
    table = scene(citizens={A: "tituba"}, hands={A: "2 accusation"}, deck="evidence stocks witness night")
    table.do(A, "RearrangeDeck")
    table.do(A, "PutNext", card="witness")

    table.time_runs_out(A)

    assert table.deck() == ["witness", "evidence", "stocks", "night"]
    assert table.asked() == {A: "ChooseAction"}
    assert table.seconds(A) is None  # she is not late in her turn
    table.do(A, "PlayRed", on=B, card="accusation")
    assert table.seconds(A) is None


@rule("SAL-CIT-07", "SAL-R26")
def test_tituba_acts_once_a_game_and_before_anything_else() -> None:
    table = scene(citizens={A: "tituba"}, hands={A: "2 accusation"}, top="20 accusation")
    played = table.clone()
    played.do(A, "PlayRed", on=B, card="accusation")
    assert "RearrangeDeck" not in played.offers(A)

    table.do(A, "RearrangeDeck")
    table.do(A, "LeaveTheRest")
    assert table.refusal(A, "RearrangeDeck(by=0)").rules == ("SAL-CIT-07", "SAL-R26", "SAL-R27")
    table.draw_turns(4)
    assert "RearrangeDeck" not in table.offers(A)
    assert table.match.view(None)["players"][A]["tituba_used"]


@rule("SAL-R26")
@pytest.mark.parametrize(("deck", "offered"), [("night", False), ("accusation night", True)])
def test_tituba_needs_two_cards_to_put_in_order(deck: str, offered: bool) -> None:
    table = scene(citizens={A: "tituba"}, deck=deck)

    assert ("RearrangeDeck" in table.offers(A)) is offered


@rule("SAL-R26")
def test_only_tituba_knows_the_order_she_left_until_the_deck_is_formed_anew() -> None:
    table = scene(citizens={A: "tituba"}, deck="accusation evidence witness night")
    table.do(A, "RearrangeDeck")
    table.do(A, "PutNext", card="night")
    table.do(A, "LeaveTheRest")
    assert table.match.view(A)["deck"] == ["witness", "evidence", "accusation", "night"]  # from the bottom up
    assert table.match.view(B)["deck"] == [None] * 4
    assert table.match.view(None)["deck"] == [None] * 4

    table.do(A, "DrawTwo")
    table.night(None)
    table.do(A, "DrawSecondCard")
    assert table.match.view(A)["deck"] == ["witness", "evidence"]
    table.do(B, "DrawTwo")
    table.do(C, "DrawTwo")
    assert table.match.view(A)["deck"] == ["night"] + [None] * (len(table.deck()) - 1)


@rule("SAL-CIT-08", "SAL-CIT-09", "SAL-CIT-10")
def test_tituba_may_bring_night_forward_and_draw_it_in_the_same_turn() -> None:
    table = scene(citizens={A: "tituba"}, deck="2 accusation evidence night")
    table.do(A, "RearrangeDeck")
    table.do(A, "PutNext", card="night")
    table.do(A, "LeaveTheRest")

    table.do(A, "DrawTwo")
    table.night(None)

    assert table.told(None, "DeckReformed") == []  # the deck is not exhausted
    assert table.deck() == words("2 accusation evidence")


@rule("SAL-CIT-10")
def test_tituba_may_play_cards_after_her_look() -> None:
    table = scene(citizens={A: "tituba"}, hands={A: "2 accusation"})
    table.do(A, "RearrangeDeck")
    table.do(A, "LeaveTheRest")

    table.do(A, "PlayRed", on=B, card="accusation")

    assert table.accusations(B) == 1


# Giles


@rule("SAL-CIT-19", "SAL-R72", "SAL-D13", "SAL-S45")
@pytest.mark.parametrize(
    ("cards", "offers"),
    [
        ("2 accusation", {"ShowAccusations", "KeepQuiet"}),
        ("accusation evidence", {"KeepQuiet"}),
        ("evidence witness", {"KeepQuiet"}),
    ],
)
def test_giles_is_asked_after_every_pair_drawn(cards: str, offers: set[str]) -> None:
    table = scene(citizens={A: "giles_corey"}, hands={A: "3 accusation"}, top=cards)

    table.do(A, "DrawTwo")

    assert table.asked() == {A: "OfferThirdCard"}
    assert table.offers(A) == offers
    assert table.default(A) == "KeepQuiet(by=0)"
    if len(offers) == 1:
        assert table.refusal(A, "ShowAccusations(by=0)").rules == ("SAL-CIT-19", "SAL-R72")


@rule("SAL-CIT-19", "SAL-R55", "SAL-R72", "SAL-S45")
def test_giles_shows_his_pair_and_draws_one_card_once() -> None:
    table = scene(citizens={A: "giles_corey"}, top="3 accusation evidence")
    table.do(A, "DrawTwo")

    table.do(A, "ShowAccusations")

    assert table.hand(A) == Counter(accusation=3)
    assert Counter(table.match.view(B)["players"][A]["hand"]) == Counter(["accusation", "accusation", None])
    assert table.asked() == {B: "ChooseAction"}


@rule("SAL-R72", "SAL-R44")
def test_giless_third_card_may_be_black_and_is_not_replaced() -> None:
    table = scene(citizens={A: "giles_corey"}, top="2 accusation night")
    table.do(A, "DrawTwo")

    table.do(A, "ShowAccusations")
    table.night(None)

    assert table.asked() == {B: "ChooseAction"}


@rule("SAL-R72", "SAL-R84")
def test_a_black_card_in_the_draw_leaves_giles_unasked() -> None:
    conspiracy = scene(citizens={A: "giles_corey"}, top="conspiracy accusation")
    conspiracy.do(A, "DrawTwo")
    conspiracy.exchange()
    assert conspiracy.asked() == {B: "ChooseAction"}

    night = scene(citizens={A: "giles_corey"}, top="night accusation")
    night.do(A, "DrawTwo")
    night.night(None)
    night.do(A, "DrawSecondCard")
    assert night.asked() == {B: "ChooseAction"}


# Rebecca


@rule("SAL-CIT-20", "SAL-R22", "SAL-D12")
def test_rebecca_may_draw_a_card_for_each_tryal_revealed_on_another() -> None:
    table = scene(citizens={C: "rebecca_nurse"}, hands={A: "witness stocks"}, top="evidence")
    table.do(A, "PlayRed", on=B, card="witness")
    table.do(A, "RevealTrial", of=B, slot=0)
    assert table.offers(C) == {"DrawOneCard", "DrawNothing"}
    assert table.default(C) == "DrawNothing(by=2)"
    declined = table.clone()

    table.do(C, "DrawOneCard")
    assert table.hand(C) == Counter(evidence=1)
    assert table.asked() == {A: "ChooseAction"}

    declined.do(C, "DrawNothing")
    assert declined.hand(C) == Counter()
    assert (table.told(A, "DrawDeclined"), declined.told(A, "DrawDeclined")) == ([], [{"by": C}])


@rule("SAL-CIT-20")
def test_rebecca_draws_nothing_for_a_tryal_of_her_own() -> None:
    table = scene(citizens={B: "rebecca_nurse"}, hands={A: "witness stocks"})

    table.do(A, "PlayRed", on=B, card="witness")
    table.do(A, "RevealTrial", of=B, slot=0)

    assert table.asked() == {A: "ChooseAction"}


@rule("SAL-R22", "SAL-S43")
def test_a_death_earns_rebecca_no_more_than_the_tryal_that_caused_it() -> None:
    table = scene(6, citizens={C: "rebecca_nurse"}, hands={A: "witness stocks"}, rows={B: "witch"})
    table.do(A, "PlayRed", on=B, card="witness")
    table.do(A, "RevealTrial", of=B, slot=0)
    assert len(table.face_up(B)) == 5

    table.do(C, "DrawOneCard")
    assert table.asked() == {A: "ChooseAction"}

    night = scene(6, citizens={C: "rebecca_nurse"}, top="night")
    night.do(A, "DrawTwo")
    night.night(B, gavel=D)
    assert night.asked() == {A: "OfferSecondCard"}


@rule("SAL-R23")
@pytest.mark.parametrize(("active", "order"), [(A, [B, C]), (C, [C, B])])
def test_rebecca_and_martha_draw_clockwise_the_active_player_first(active: int, order: list[int]) -> None:
    table = scene(5, citizens={B: "rebecca_nurse", C: "martha_corey"}, hands={active: "witness stocks"}, active=active)
    table.do(active, "PlayRed", on=D, card="witness")
    table.do(active, "RevealTrial", of=D, slot=0)
    asked = []
    while "OfferOneCard" in table.asked().values():
        (seat,) = table.asked()
        asked.append(seat)
        table.do(seat, "DrawNothing")

    assert asked == order


# Samuel


@rule("SAL-CIT-21", "SAL-R25", "SAL-D24", "SAL-S44")
def test_samuel_takes_one_or_two_cards_instead_of_drawing() -> None:
    table = scene(citizens={A: "samuel_parris"}, discard="witness alibi accusation", top="evidence")
    table.do(A, "TakeFromDiscard")
    assert table.default(A) == "RANDOM"
    table.do(A, "PickUp", card="witness")
    assert table.default(A) == "PickUpNoMore(by=0)"
    one = table.clone()

    table.do(A, "PickUp", card="accusation")
    assert table.hand(A) == Counter(witness=1, accusation=1)
    assert table.asked() == {B: "ChooseAction"}

    one.do(A, "PickUpNoMore")
    assert one.hand(A) == Counter(witness=1)
    assert one.asked() == {B: "ChooseAction"}
    assert one.deck()[0] == "evidence"


@rule("SAL-CIT-21", "SAL-R25")
def test_samuel_does_so_twice_a_game_and_not_after_playing() -> None:
    table = scene(
        citizens={A: "samuel_parris"}, hands={A: "stocks"}, discard="4 accusation 4 evidence", top="20 accusation"
    )
    for used in range(2):
        assert table.match.view(B)["players"][A]["parris_uses"] == used
        table.do(A, "TakeFromDiscard")
        table.do(A, "PickUp", card="accusation")
        table.do(A, "PickUp", card="accusation")
        table.draw_turns(3)

    assert table.refusal(A, "TakeFromDiscard(by=0)").rules == ("SAL-CIT-21", "SAL-R25", "SAL-R27")

    played = scene(citizens={A: "samuel_parris"}, hands={A: "2 accusation"}, discard="witness")
    played.do(A, "PlayRed", on=B, card="accusation")
    assert "TakeFromDiscard" not in played.offers(A)


@rule("SAL-R25", "SAL-S44")
def test_samuel_takes_no_black_card_and_needs_something_to_take() -> None:
    table = scene(citizens={A: "samuel_parris"}, discard="conspiracy witness alibi")
    table.do(A, "TakeFromDiscard")
    assert table.refusal(A, "PickUp(by=0, card=conspiracy, taken=0)").rules == ("SAL-CIT-21", "SAL-R25")

    assert "TakeFromDiscard" not in scene(citizens={A: "samuel_parris"}, discard="conspiracy").offers(A)
    assert "TakeFromDiscard" not in scene(citizens={A: "samuel_parris"}).offers(A)
    assert "TakeFromDiscard" not in scene(citizens={B: "samuel_parris"}, discard="witness").offers(A)


# Phips


@rule("SAL-CIT-22", "SAL-R43", "SAL-S46")
def test_phips_confesses_in_public_without_turning_up_a_tryal() -> None:
    table = scene(5, citizens={B: "william_phips", D: "rebecca_nurse"}, top="night")
    table.do(A, "DrawTwo")

    table.night(B, gavel=C, tryals={B: "nothing"})

    assert table.told(None, "ConfessedWithoutRevealing") == [{"by": B}]
    assert table.told(None, "SavedByConfession") == [{"on": B}]
    assert table.told(None, "TrialRevealed") == []
    assert table.asked() == {A: "OfferSecondCard"}  # and Rebecca has earned nothing
    assert table.match.view(None)["players"][B]["phips_used"]


@rule("SAL-CIT-22", "SAL-S46")
@pytest.mark.parametrize(("confessed", "keeps"), [("puritan", True), ("nothing", False)])
def test_phips_may_also_confess_like_anybody_and_keeps_his_ability(confessed: str, keeps: bool) -> None:
    table = scene(citizens={B: "william_phips"}, deck="night", rest=D)
    table.do(A, "DrawTwo")
    table.night(B, gavel=C, tryals={B: confessed})
    assert table.face_up(B) == (["PURITAN"] if keeps else [])

    table.do(A, "StopDrawing")
    table.do(B, "DrawTwo")
    table.strike(None)
    table.protect(None)
    assert ("ConfessWithoutRevealing" in table.offers(B)) is keeps
    assert "ConfessWithoutRevealing" not in table.offers(A)


@rule("SAL-CIT-01")
@pytest.mark.parametrize("seat", [A, F])
def test_an_ability_belongs_to_its_seat_only(seat: int) -> None:
    table = scene(6, citizens={seat: "george_burroughs"})

    assert [table.game.accusations_needed(C, on) for on in range(6)] == [8 if on == seat else 7 for on in range(6)]
