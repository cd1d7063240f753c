"""The Citizens and their abilities. SAL-CIT."""

from __future__ import annotations

from collections import Counter

import pytest

from sortilege.testing import rule
from tests.games.salem.scenes import A, B, C, D, E, F, Scene, scene, words

LAST_TRYAL = "4 PURITAN"


def abilities(table: Scene) -> list[str | None]:
    return [player["ability"] for player in table.match.view(None)["players"]]


def draw_round(table: Scene, turns: int) -> None:
    for _ in range(turns):
        (seat,) = table.asked()
        table.do(seat, "DrawTwo")


# George, Cotton, Thomas


@rule("SAL-CIT-02", "SAL-R09")
@pytest.mark.parametrize(("before", "tried"), [(6, False), (7, True)])
def test_eight_accusations_are_needed_against_george(before: int, tried: bool) -> None:
    for citizens in ({B: "george_burroughs"}, {A: "george_burroughs", B: "martha_corey"}):
        table = scene(citizens=citizens, hands={A: "2 accusation"}, front={B: f"{before} accusation"})

        table.do(A, "PlayRed", on=B, card="accusation")

        assert (table.asked() == {A: "ChooseTrial"}) is tried


@rule("SAL-CIT-03", "SAL-GEN-09")
def test_evidence_in_front_of_cotton_counts_one() -> None:
    table = scene(citizens={B: "cotton_mather"}, front={B: "3 evidence 2 accusation", C: "evidence"})

    assert (table.accusations(B), table.accusations(C)) == (5, 3)


@rule("SAL-CIT-04", "SAL-R09", "SAL-D07")
def test_thomas_may_hold_a_trial_one_accusation_early() -> None:
    for before, asked in ((4, "ChooseAction"), (5, "OfferEarlyTrial"), (6, "ChooseTrial")):
        table = scene(citizens={A: "thomas_danforth"}, hands={A: "2 accusation"}, front={B: f"{before} accusation"})
        table.do(A, "PlayRed", on=B, card="accusation")
        assert table.asked() == {A: asked}

    early = scene(citizens={A: "thomas_danforth"}, hands={A: "2 accusation"}, front={B: "5 accusation"})
    early.do(A, "PlayRed", on=B, card="accusation")
    assert early.default(A) == "HoldNoTrial(by=0, accused=1)"
    early.do(A, "HoldTrial")
    early.do(A, "RevealTrial", of=B, slot=0)
    assert early.front(B) == Counter()


@rule("SAL-R09")
def test_thomas_who_declined_is_asked_again_by_no_card_that_adds_nothing() -> None:
    table = scene(citizens={A: "thomas_danforth"}, hands={A: "accusation stocks alibi"}, front={B: "5 accusation"})
    table.do(A, "PlayRed", on=B, card="accusation")
    table.do(A, "HoldNoTrial")

    table.do(A, "PlayStocks", on=B)

    assert table.accusations(B) == 6
    assert table.asked() == {A: "ChooseAction"}


@rule("SAL-CIT-04")
def test_only_the_accusation_that_thomas_brings_counts() -> None:
    table = scene(citizens={C: "thomas_danforth"}, hands={A: "2 accusation"}, front={B: "5 accusation"})

    table.do(A, "PlayRed", on=B, card="accusation")

    assert table.asked() == {A: "ChooseAction"}


@rule("SAL-CIT-05", "SAL-R09")
@pytest.mark.parametrize(("before", "asked"), [(5, "ChooseAction"), (6, "ChooseTrial")])
def test_thomas_and_george_cancel_out_martha_in_either_place(before: int, asked: str) -> None:
    for citizens in (
        {A: "thomas_danforth", B: "george_burroughs"},
        {D: "thomas_danforth", A: "martha_corey", B: "george_burroughs"},
        {A: "thomas_danforth", C: "george_burroughs", D: "martha_corey"},
    ):
        accused = D if D in citizens and citizens[D] == "martha_corey" else B
        table = scene(citizens=citizens, hands={A: "2 accusation"}, front={accused: f"{before} accusation"})

        table.do(A, "PlayRed", on=accused, card="accusation")

        assert table.asked() == {A: asked}


@rule("SAL-R74")
def test_moving_accusations_is_inflicting_them() -> None:
    thomas = scene(
        citizens={A: "thomas_danforth"}, hands={A: "scapegoat stocks"}, front={B: "4 accusation", C: "2 accusation"}
    )
    thomas.do(A, "PlayScapegoat", source=B, target=C)
    assert thomas.asked() == {A: "OfferEarlyTrial"}

    ann = scene(citizens={A: "ann_putnam"}, hands={A: "scapegoat stocks"}, front={B: "4 accusation", C: "3 accusation"})
    ann.do(A, "PlayScapegoat", source=B, target=C)
    assert ann.asked() == {A: "OfferTwoCards"}

    abigail = scene(
        citizens={A: "abigail_williams"},
        hands={A: "scapegoat stocks"},
        front={A: "accusation", B: "4 accusation", C: "3 accusation"},
    )
    abigail.do(A, "PlayScapegoat", source=B, target=C)
    abigail.do(A, "RevealTrial", of=C, slot=0)
    assert abigail.asked() == {A: "OfferClearing"}


# Will


@rule("SAL-CIT-06", "SAL-CARD-17", "SAL-D06", "SAL-R11")
def test_will_may_lay_an_alibi_as_seven_accusations_even_past_piety() -> None:
    for citizens in ({A: "will_griggs"}, {D: "will_griggs", A: "martha_corey"}):
        table = scene(citizens=citizens, hands={A: "alibi stocks"}, front={B: "piety"})
        assert len(table.options(A, "PlayAlibi")) == len(table.options(A, "PlayAlibiAsWitness")) == 3

        table.do(A, "PlayAlibiAsWitness", on=B)
        table.do(A, "RevealTrial", of=B, slot=0)

        assert table.discard() == Counter(alibi=1)
        assert table.front(B) == Counter(piety=1)


@rule("SAL-CIT-06")
def test_nobody_else_may() -> None:
    table = scene(citizens={B: "will_griggs"}, hands={A: "alibi"})

    assert table.refusal(A, "PlayAlibiAsWitness(by=0, on=1)").rules == ("SAL-CIT-06",)


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


@rule("SAL-D23", "SAL-R26")
def test_when_titubas_time_is_up_the_order_reached_so_far_stands() -> None:
    table = scene(citizens={A: "tituba"}, deck="accusation evidence witness night")
    table.do(A, "RearrangeDeck")
    table.do(A, "PutNext", card="witness")

    table.time_runs_out(A)

    assert table.deck() == ["witness", "accusation", "evidence", "night"]


@rule("SAL-CIT-07", "SAL-R26")
def test_tituba_acts_once_a_game_and_before_anything_else() -> None:
    table = scene(citizens={A: "tituba"}, hands={A: "2 accusation"}, top="20 accusation")
    played = table.clone()
    played.do(A, "PlayRed", on=B, card="accusation")
    assert "RearrangeDeck" not in played.offers(A)

    table.do(A, "RearrangeDeck")
    table.do(A, "LeaveTheRest")
    assert table.refusal(A, "RearrangeDeck(by=0)").rules == ("SAL-CIT-07", "SAL-R26", "SAL-R27")
    draw_round(table, 4)
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


# Martha


@rule("SAL-CIT-11")
def test_martha_has_the_ability_of_the_first_living_player_to_her_right() -> None:
    citizens = {A: "tituba", B: "sarah_good", C: "martha_corey", D: "ann_putnam"}
    assert abilities(scene(citizens=citizens)) == ["tituba", "sarah_good", "sarah_good", "ann_putnam"]
    assert abilities(scene(citizens=citizens, dead=[B]))[C] == "tituba"

    first = scene(citizens={A: "martha_corey", D: "tituba"})
    assert abilities(first)[A] == "tituba"


@rule("SAL-R27")
def test_martha_has_counters_of_her_own() -> None:
    table = scene(citizens={A: "tituba", B: "martha_corey"}, top="30 accusation")
    table.do(A, "RearrangeDeck")
    table.do(A, "LeaveTheRest")
    table.do(A, "DrawTwo")

    assert "RearrangeDeck" in table.offers(B)
    table.do(B, "RearrangeDeck")
    table.do(B, "LeaveTheRest")
    draw_round(table, 4)
    assert table.asked() == {B: "ChooseAction"}
    assert "RearrangeDeck" not in table.offers(B)


@rule("SAL-R27")
def test_martha_keeps_her_counters_when_her_source_changes() -> None:
    table = scene(
        5,
        citizens={A: "tituba", B: "samuel_parris", C: "martha_corey"},
        hands={D: "witness"},
        rows={B: LAST_TRYAL},
        discard="alibi evidence",
        active=C,
    )
    table.do(C, "TakeFromDiscard")
    table.do(C, "PickUp", card="alibi")
    table.do(C, "PickUpNoMore")
    table.do(D, "PlayRed", on=B, card="witness")

    assert abilities(table)[C] == "tituba"
    assert [player["parris_uses"] for player in table.match.view(None)["players"]] == [0, 0, 1, 0, 0]


# Sarah, Abigail, Ann


@rule("SAL-CIT-16")
def test_robbery_and_arson_do_not_touch_sarahs_hand_nor_marthas_copying_her() -> None:
    for citizens in ({B: "sarah_good"}, {A: "sarah_good", B: "martha_corey"}):
        table = scene(citizens=citizens, hands={A: "robbery arson stocks", B: "witness"})

        table.do(A, "PlayRobbery", source=B, target=C)
        table.do(A, "PlayArson", on=B)

        assert table.hand(B) == Counter(witness=1)
        assert table.told(None, "HandSpared") == [{"of": B}, {"of": B}]


@rule("SAL-CIT-17", "SAL-R73", "SAL-D11")
def test_abigail_may_clear_all_her_red_cards_when_she_causes_a_trial() -> None:
    table = scene(
        citizens={A: "abigail_williams"},
        hands={A: "witness stocks"},
        front={A: "evidence accusation alibi asylum", B: "accusation"},
    )
    table.do(A, "PlayRed", on=B, card="witness")
    table.do(A, "RevealTrial", of=B, slot=0)
    assert table.offers(A) == {"ClearOwnReds", "KeepOwnReds"}
    assert table.default(A) == "KeepOwnReds(by=0)"
    kept = table.clone()

    table.do(A, "ClearOwnReds")
    assert table.front(A) == Counter(asylum=1)

    kept.do(A, "KeepOwnReds")
    assert kept.front(A) == Counter(words("evidence accusation alibi asylum"))


@rule("SAL-CIT-17")
def test_abigail_is_asked_nothing_without_red_cards_or_a_trial_of_hers() -> None:
    clean = scene(citizens={A: "abigail_williams"}, hands={A: "witness stocks"}, front={A: "asylum"})
    clean.do(A, "PlayRed", on=B, card="witness")
    clean.do(A, "RevealTrial", of=B, slot=0)
    assert clean.asked() == {A: "ChooseAction"}

    others = scene(citizens={C: "abigail_williams"}, hands={A: "witness stocks"}, front={C: "accusation"})
    others.do(A, "PlayRed", on=B, card="witness")
    others.do(A, "RevealTrial", of=B, slot=0)
    assert others.asked() == {A: "ChooseAction"}


@rule("SAL-CIT-18", "SAL-D08")
def test_ann_may_draw_two_before_the_reveal_of_a_trial_she_causes() -> None:
    table = scene(citizens={A: "ann_putnam"}, hands={A: "witness"}, top="evidence alibi accusation")
    table.do(A, "PlayRed", on=B, card="witness")
    assert table.offers(A) == {"DrawBeforeTrial", "DrawNothing"}
    assert table.default(A) == "DrawNothing(by=0)"
    declined = table.clone()

    table.do(A, "DrawBeforeTrial")
    assert table.hand(A) == Counter(evidence=1, alibi=1)
    assert table.face_up(B) == []
    assert table.asked() == {A: "ChooseTrial"}

    declined.do(A, "DrawNothing")
    assert declined.hand(A) == Counter()
    assert declined.asked() == {A: "ChooseTrial"}


@rule("SAL-R21")
def test_a_trial_once_opened_is_held_even_if_the_count_falls() -> None:
    table = scene(
        6,
        citizens={A: "ann_putnam", B: "cotton_mather", C: "sarah_good", D: "martha_corey"},
        hands={A: "accusation stocks"},
        front={D: "2 evidence"},
        top="night",
    )
    table.do(A, "PlayRed", on=D, card="accusation")
    table.do(A, "DrawBeforeTrial")
    table.night(C, gavel=E)  # Sarah dies, Martha copies Cotton now: three accusations
    assert table.accusations(D) == 3
    table.do(A, "StopDrawing")

    assert table.asked() == {A: "ChooseTrial"}


@rule("SAL-R21")
def test_chance_picks_the_slot_if_ann_died_while_drawing() -> None:
    slots = set()
    for seed in range(25):
        table = scene(6, citizens={A: "ann_putnam"}, hands={A: "witness"}, top="night", seed=seed, rows={B: "PURITAN"})
        table.do(A, "PlayRed", on=B, card="witness")
        table.do(A, "DrawBeforeTrial")
        table.night(A, gavel=C)
        assert table.asked() == {B: "ChooseAction"}
        (shown,) = [event["slot"] for event in table.told(None, "TrialRevealed") if event["of"] == B]
        slots.add(shown)
        assert table.front(B) == Counter()

    assert slots == {1, 2, 3, 4}


@rule("SAL-R21")
def test_chance_names_both_tryals_if_ann_died_and_the_accused_still_chooses() -> None:
    pairs = set()
    for seed in range(25):
        table = scene(6, options="two_tryals", citizens={A: "ann_putnam"}, hands={A: "witness"}, top="night", seed=seed)
        table.do(A, "PlayRed", on=B, card="witness")
        table.do(A, "DrawBeforeTrial")
        table.night(A, gavel=C)
        assert table.asked() == {B: "ChooseOfTwo"}
        pairs.add(tuple(option.arguments["slot"] for option in table.options(B)))

    assert len(pairs) > 5


@rule("SAL-R21", "SAL-R17")
def test_a_conspiracy_drawn_by_ann_is_played_before_the_reveal() -> None:
    table = scene(citizens={A: "ann_putnam"}, hands={A: "witness"}, top="conspiracy evidence")
    table.do(A, "PlayRed", on=B, card="witness")
    table.do(A, "DrawBeforeTrial")
    table.exchange()

    assert table.hand(A) == Counter(evidence=1)
    assert table.asked() == {A: "ChooseTrial"}


# Giles


@rule("SAL-CIT-19", "SAL-R72", "SAL-D13")
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


@rule("SAL-CIT-19", "SAL-R55", "SAL-R72")
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


@rule("SAL-CIT-20")
def test_rebecca_draws_nothing_for_a_tryal_of_her_own() -> None:
    table = scene(citizens={B: "rebecca_nurse"}, hands={A: "witness stocks"})

    table.do(A, "PlayRed", on=B, card="witness")
    table.do(A, "RevealTrial", of=B, slot=0)

    assert table.asked() == {A: "ChooseAction"}


@rule("SAL-R22")
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


@rule("SAL-CIT-21", "SAL-R25", "SAL-D24")
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
        draw_round(table, 3)

    assert table.refusal(A, "TakeFromDiscard(by=0)").rules == ("SAL-CIT-21", "SAL-R25", "SAL-R27")

    played = scene(citizens={A: "samuel_parris"}, hands={A: "2 accusation"}, discard="witness")
    played.do(A, "PlayRed", on=B, card="accusation")
    assert "TakeFromDiscard" not in played.offers(A)


@rule("SAL-R25")
def test_samuel_takes_no_black_card_and_needs_something_to_take() -> None:
    table = scene(citizens={A: "samuel_parris"}, discard="conspiracy witness alibi")
    table.do(A, "TakeFromDiscard")
    assert table.refusal(A, "PickUp(by=0, card=conspiracy, taken=0)").rules == ("SAL-CIT-21", "SAL-R25")

    assert "TakeFromDiscard" not in scene(citizens={A: "samuel_parris"}, discard="conspiracy").offers(A)
    assert "TakeFromDiscard" not in scene(citizens={A: "samuel_parris"}).offers(A)
    assert "TakeFromDiscard" not in scene(citizens={B: "samuel_parris"}, discard="witness").offers(A)


# Phips


@rule("SAL-CIT-22", "SAL-R43")
def test_phips_confesses_in_public_without_turning_up_a_tryal() -> None:
    table = scene(5, citizens={B: "william_phips", D: "rebecca_nurse"}, top="night")
    table.do(A, "DrawTwo")

    table.night(B, gavel=C, tryals={B: "nothing"})

    assert table.told(None, "ConfessedWithoutRevealing") == [{"by": B}]
    assert table.told(None, "SavedByConfession") == [{"on": B}]
    assert table.told(None, "TrialRevealed") == []
    assert table.asked() == {A: "OfferSecondCard"}  # and Rebecca has earned nothing
    assert table.match.view(None)["players"][B]["phips_used"]


@rule("SAL-CIT-22")
def test_phips_may_also_confess_like_anybody_and_keeps_his_ability() -> None:
    table = scene(citizens={B: "william_phips"}, deck="night", rest=D)
    table.do(A, "DrawTwo")
    table.night(B, gavel=C, tryals={B: "puritan"})
    assert table.face_up(B) == ["PURITAN"]

    table.do(A, "StopDrawing")
    table.do(B, "DrawTwo")
    table.strike(None)
    table.protect(None)
    assert "ConfessWithoutRevealing" in table.offers(B)
    assert "ConfessWithoutRevealing" not in table.offers(A)


@rule("SAL-CIT-01")
@pytest.mark.parametrize("seat", [A, F])
def test_an_ability_belongs_to_its_seat_only(seat: int) -> None:
    table = scene(6, citizens={seat: "george_burroughs"})

    assert [table.game.accusations_needed(C, on) for on in range(6)] == [8 if on == seat else 7 for on in range(6)]
