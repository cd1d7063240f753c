"""The ledger's scenarios of the Citizens, the last two players, the hourglass and the options: S37 to S52."""

from __future__ import annotations

from collections import Counter

from sortilege.testing import rule
from tests.games.salem.playing import A, B, C, D, E, Scene, words
from tests.games.salem.scenes import new, scene


@rule("SAL-S37")
def test_mary_outlives_her_partner_but_her_partner_does_not_outlive_her() -> None:
    def accuse(on: int, spared: int) -> Scene:
        table = scene(
            5,
            citizens={C: "mary_warren"},
            hands={A: "witness stocks"},
            front={B: "matchmaker", C: "matchmaker"},
            rows={on: "4 PURITAN", spared: "PURITAN"},
        )
        table.do(A, "PlayRed", on=on, card="witness")
        return table

    of_partner = accuse(B, spared=C)
    assert of_partner.living() == [A, C, D, E]
    assert of_partner.front(C) == Counter(matchmaker=1)

    assert accuse(C, spared=B).living() == [A, D, E]


@rule("SAL-S38")
def test_martha_linked_to_the_mary_she_copies_dies_with_her() -> None:
    table = scene(
        5,
        citizens={B: "mary_warren", C: "martha_corey"},
        hands={A: "witness stocks"},
        front={B: "matchmaker", C: "matchmaker"},
        rows={B: "4 PURITAN"},
    )

    table.do(A, "PlayRed", on=B, card="witness")

    assert table.living() == [A, D, E]


@rule("SAL-S39")
def test_evidence_counts_three_against_martha_as_soon_as_cotton_is_dead() -> None:
    table = scene(
        citizens={B: "cotton_mather", C: "martha_corey"},
        hands={A: "witness"},
        front={C: "3 evidence"},
        rows={B: "4 PURITAN"},
    )
    assert table.accusations(C) == 3

    table.do(A, "PlayRed", on=B, card="witness")

    assert table.living() == [A, C, D]
    assert table.accusations(C) == 9
    assert table.asked() == {A: "ChooseTrial"}
    table.do(A, "RevealTrial", of=C, slot=0)
    assert table.front(C) == Counter()


@rule("SAL-S40")
def test_john_and_martha_share_what_the_dead_leave_john_first() -> None:
    table = scene(
        5,
        citizens={C: "john_proctor", D: "martha_corey"},
        hands={A: "witness stocks", B: "arson curse alibi"},
        front={B: "asylum"},
        rows={B: "4 PURITAN"},
    )
    table.do(A, "PlayRed", on=B, card="witness")

    assert {str(option.arguments["card"]) for option in table.options(C)} == {"arson", "curse", "alibi", "asylum"}
    table.do(C, "TakeShare", card="arson")
    table.do(D, "TakeShare", card="asylum")
    table.do(C, "TakeShare", card="curse")

    assert table.hand(C) == Counter(["arson", "curse"])
    assert table.hand(D) == Counter(["asylum", "alibi"])
    assert table.discard() == Counter(witness=1)


@rule("SAL-S41")
def test_martha_does_not_inherit_from_the_john_she_copied() -> None:
    table = scene(
        citizens={B: "john_proctor", C: "martha_corey"},
        hands={A: "witness stocks", B: "arson curse"},
        front={B: "asylum"},
        rows={B: "4 PURITAN"},
    )

    table.do(A, "PlayRed", on=B, card="witness")

    assert table.hand(C) == Counter()
    assert table.discard() == Counter(words("arson curse asylum witness"))


@rule("SAL-S42")
def test_there_is_no_trial_of_an_accused_who_died_while_ann_drew() -> None:
    table = scene(5, citizens={A: "ann_putnam"}, hands={A: "witness stocks"}, top="night")
    table.do(A, "PlayRed", on=B, card="witness")
    table.do(A, "DrawBeforeTrial")

    table.night(B, gavel=C)
    table.do(A, "StopDrawing")

    assert table.living() == [A, C, D, E]
    assert table.asked() == {A: "ChooseAction"}


@rule("SAL-S43")
def test_rebeccas_draw_for_a_confession_waits_for_the_new_deck() -> None:
    table = scene(5, citizens={C: "rebecca_nurse"}, deck="evidence night")
    table.do(A, "DrawTwo")

    table.night(D, gavel=A, tryals={B: "puritan"})  # and D dies, showing five Tryals

    assert table.living() == [A, B, C, E]
    assert table.names_told("Confessed", "NightEnded", "DeckReformed") == ["Confessed", "NightEnded", "DeckReformed"]
    assert table.asked() == {C: "OfferOneCard"}
    table.do(C, "DrawOneCard")
    assert table.hand(C).total() == 1
    assert table.asked() == {B: "ChooseAction"}


@rule("SAL-S44")
def test_samuel_takes_two_cards_from_the_discard_none_of_them_black() -> None:
    table = scene(citizens={A: "samuel_parris"}, discard="conspiracy witness alibi")

    table.do(A, "TakeFromDiscard")
    assert {str(option.arguments["card"]) for option in table.options(A)} == {"witness", "alibi"}
    table.do(A, "PickUp", card="witness")
    table.do(A, "PickUp", card="alibi")

    assert table.hand(A) == Counter(["witness", "alibi"])
    assert table.discard() == Counter(conspiracy=1)
    assert table.asked() == {B: "ChooseAction"}


@rule("SAL-S45")
def test_giles_may_show_two_accusations_and_draw_a_third_card() -> None:
    table = scene(citizens={A: "giles_corey"}, top="2 accusation evidence")
    table.do(A, "DrawTwo")
    assert table.offers(A) == {"ShowAccusations", "KeepQuiet"}
    table.do(A, "ShowAccusations")
    assert table.hand(A) == Counter(accusation=2, evidence=1)

    mixed = scene(citizens={A: "giles_corey"}, top="accusation evidence")
    mixed.do(A, "DrawTwo")
    assert mixed.offers(A) == {"KeepQuiet"}


@rule("SAL-S46")
def test_phips_confesses_once_without_revealing() -> None:
    table = scene(citizens={B: "william_phips"}, deck="night", rest=D)
    table.do(A, "DrawTwo")
    table.night(B, tryals={B: "nothing"})
    assert table.told(None, "SavedByConfession") == [{"on": B}]
    assert table.face_up(B) == []

    table.do(A, "StopDrawing")
    table.do(B, "DrawTwo")
    table.strike(B)
    table.protect(C)
    assert table.offers(B) == {"StaySilent", "Confess"}


@rule("SAL-S47")
def test_with_two_left_blue_cards_and_robbery_are_set_aside_and_replaced() -> None:
    table = scene(
        dead=[D],
        rows={B: "4 PURITAN", C: "witch"},
        hands={A: "witness", C: "robbery alibi"},
        front={A: "asylum"},
    )

    table.do(A, "PlayRed", on=B, card="witness")
    assert table.aside() == Counter(asylum=1, robbery=1)
    assert table.hand(C) == Counter(alibi=1)

    later = scene(dead=[C, D], rows={B: "witch"}, top="piety accusation arson")
    later.do(A, "DrawTwo")
    assert later.hand(A) == Counter(accusation=1, arson=1)
    assert later.aside() == Counter(piety=1)


@rule("SAL-S48")
def test_a_slow_player_draws_two_or_ends_the_turn_when_the_hourglass_runs_out() -> None:
    idle = scene(hands={A: "accusation stocks"}, top="evidence alibi")
    assert idle.seconds(A) is None
    idle.act(D, "TurnHourglass")
    assert idle.seconds(A) == 30
    idle.time_runs_out(A)
    assert idle.hand(A) == Counter(words("accusation stocks evidence alibi"))
    assert idle.asked() == {B: "ChooseAction"}

    begun = scene(hands={A: "accusation stocks"}, top="evidence alibi")
    begun.do(A, "PlayRed", on=B, card="accusation")
    begun.act(D, "TurnHourglass")
    begun.time_runs_out(A)
    assert begun.hand(A) == Counter(stocks=1)
    assert begun.asked() == {B: "ChooseAction"}


@rule("SAL-S49")
def test_with_two_tryals_the_accuser_names_two_of_four_and_the_accused_picks_one() -> None:
    four = scene(options="two_tryals", hands={A: "witness stocks"}, rows={B: "PURITAN"})
    four.do(A, "PlayRed", on=B, card="witness")
    four.do(A, "OfferOfTwo", one=2, other=4)
    assert four.asked() == {B: "ChooseOfTwo"}
    four.do(B, "RevealTrial", slot=4)
    assert four.row(B) == words("PURITAN 3 puritan PURITAN")

    three = scene(options="two_tryals", hands={A: "witness stocks"}, rows={B: "2 PURITAN"})
    three.do(A, "PlayRed", on=B, card="witness")
    assert three.asked() == {A: "ChooseTrial"}


@rule("SAL-S50")
def test_a_witch_card_in_the_centre_makes_a_witch_of_whom_it_is_dealt_to() -> None:
    reached = set()
    for seed in range(12):
        table = scene(options="blind_conspiracy", rows={B: "witch"}, top="conspiracy", seed=seed)
        table.do(A, "DrawTwo")
        table.exchange({A: "witch"})
        (holder,) = [seat for seat in range(4) if "witch" in table.row(seat)]
        assert table.witches() == {B, holder}
        reached.add(holder)

    assert reached == {A, B, C, D}


@rule("SAL-S51")
def test_a_silent_death_shows_nobodys_team() -> None:
    def end_of(options: str) -> Scene:
        table = scene(
            5, options=options, rows={B: "4 PURITAN", A: "witch"}, passed=[B], active=C, hands={C: "witness stocks"}
        )
        table.do(C, "PlayRed", on=B, card="witness")
        return table

    silent = end_of("silent_death")
    assert silent.living() == [A, C, D, E]
    assert silent.told(None, "AllegianceStated") == []
    assert [silent.match.view(seat)["players"][B]["witch"] for seat in (C, D, E, None)] == [None] * 4

    assert end_of("").match.view(None)["players"][B]["witch"] is True


@rule("SAL-S52")
def test_with_more_witches_five_players_have_two_witch_cards_to_find() -> None:
    deal = Scene(new(5, "standard", "more_witches", 1))
    assert deal.all_tryals() == {"puritan": 22, "witch": 2, "constable": 1}

    table = scene(5, options="more_witches", rows={B: "witch", C: "witch"}, hands={A: "witness 7 accusation"})
    table.do(A, "PlayRed", on=B, card="witness")
    table.do(A, "RevealTrial", of=B, slot=0)
    assert not table.match.over
    for _ in range(7):
        table.do(A, "PlayRed", on=C, card="accusation")
    table.do(A, "RevealTrial", of=C, slot=0)
    assert table.outcome.reason == "witch-cards-revealed"
