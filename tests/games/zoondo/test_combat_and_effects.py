"""Combat and special effects beyond the ledger's scenarios. ZOO-CBT, ZOO-STAR, ZOO-FX."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from sortilege.kernel.match import Event, Match
from sortilege.shelf.zoondo.components import CARDS, VALUE_OF
from sortilege.testing import rule
from tests.games.zoondo.scenes import (
    NORTH,
    SOUTH,
    asked,
    atouts_of,
    battle,
    choose,
    commit,
    fight,
    go,
    hand,
    names,
    offered,
    on,
    play_atout,
    result,
    state_of,
    told,
    tomb,
    ways,
)


@rule("ZOO-CBT-01", "ZOO-BRD-09", "ZOO-CBT-03")
def test_the_zoon_that_moves_in_fights_the_one_that_is_there_and_one_square_never_holds_two() -> None:
    match = battle("c3 jorund", "c4 kassin.a1")
    go(match, "c3>xc4")

    assert [(ask.seat, str(ask.why)) for ask in match.asks] == [
        (SOUTH, "ChooseTouch(by=0, own=c3, enemy=c4, atout=none)"),
        (NORTH, "ChooseTouch(by=1, own=c4, enemy=c3, atout=none)"),
    ]
    assert all(len(ask.options) == 12 for ask in match.asks)
    assert match.view(None)["combat"] == {
        "by": SOUTH, "zoon": "c3", "atout": None, "on": "c4", "ready": [False, False], "yours": None,
    }  # fmt: skip
    assert all(len(zone) <= 1 for zone in state_of(match).zones[:36])
    fight(match, south="upright TL", north="upright TL")
    assert all(len(zone) <= 1 for zone in state_of(match).zones[:36])


@rule("ZOO-R50", "ZOO-R06")
def test_a_spin_is_drawn_by_chance_at_the_reveal_the_attackers_first() -> None:
    lies = set()
    for seed in range(16):
        match = battle("c3 jorund", "c4 grognard.a1", seed=seed)
        go(match, "c3>xc4")
        drawn = match.game.drawn
        commit(match, SOUTH, "spin TL")
        assert match.game.drawn == drawn
        one = match.clone()
        events = fight_on(match, "spin TL")
        lies.add(tuple(str(event.fields["lies"]) for event in events if event.name == "CardRevealed"))
        shown = [event.fields["lies"] for event in fight_on(one, "upright TL") if event.name == "CardRevealed"]
        assert shown[0] == next(event.fields["lies"] for event in events if event.name == "CardRevealed")

    assert lies == {(one, other) for one in ("upright", "reversed") for other in ("upright", "reversed")}


def fight_on(match: Match, north: str) -> Sequence[Event]:
    before = len(match.events(None))
    commit(match, NORTH, north)
    return match.events(None, since=before)


@rule("ZOO-CRD-08")
def test_the_value_of_a_card_decides_nothing_in_a_combat() -> None:
    dear, cheap = "rhinogoths-rhinogore-a", "monkus-virzil"
    assert VALUE_OF[CARDS.index(dear)] > VALUE_OF[CARDS.index(cheap)]
    match = battle("c3 rhinogore.a", "c4 virzil")

    go(match, "c3>xc4")
    fight(match, south="upright TL", north="upright BR")

    assert tomb(match, SOUTH) == ["rhinogore-a"]


@rule("ZOO-R26")
@pytest.mark.parametrize(("touch", "number"), [("TL", 5), ("BL", 2)])
def test_armour_counts_for_an_attacker_as_well_and_never_changes_a_star(touch: str, number: int) -> None:
    match = battle("c3 charpentard.a", "c4 grognard.b1", equipment="c3 carapace")
    go(match, "c3>xc4")
    events = fight(match, south="upright TL", north=f"upright {touch}")
    won = told(events, "CombatWon")
    assert {won["score"], won["against"]} == {number, 4}

    starred = battle("c3 barrajo", "c4 grognard.b1", equipment="c3 carapace")
    go(starred, "c3>xc4")
    assert "StarTouched" in names(fight(starred, south="upright TL", north="upright BL"))


@rule("ZOO-R26", "ZOO-AT-FURIE", "ZOO-AT-CARAPACE")
def test_a_doubled_and_armoured_soldier_counts_twice_and_one_more() -> None:
    match = battle("d3 rhino.a1", "d4 trice", atouts=("furie", ""), equipment="d3 carapace")
    play_atout(match, "furie")
    go(match, "d3>xd4")

    events = fight(match, south="upright TL", north="upright TL")

    assert told(events, "CombatWon") == {"by": NORTH, "on": "d4", "score": 8, "against": 7}


@rule("ZOO-FX-BERSERKORSE", "ZOO-STAR-01")
@pytest.mark.parametrize("attacks", [True, False])
def test_berserkorse_eliminates_whoever_it_fights_and_takes_the_square_only_if_it_attacked(attacks: bool) -> None:
    match = battle("c3 berserkorse.a1", "c4 jorund", to_play=SOUTH if attacks else NORTH)
    go(match, "c3>xc4" if attacks else "c4>xc3")

    fight(match, south="upright TL", north="upright BL")

    assert tomb(match, NORTH) == ["jorund"]
    assert (on(match, "c3"), on(match, "c4")) == ((None, "berserkorse-a") if attacks else ("berserkorse-a", None))


@rule("ZOO-FX-GOLDHURE", "ZOO-R19", "ZOO-R16")
def test_gold_hure_goes_on_from_where_it_retreated_to_and_only_if_it_attacked() -> None:
    match = battle("d2 gold-hure", "d4 korse.a1")
    go(match, "d2>d3>xd4")
    fight(match, south="upright TL", north="upright BL")
    assert asked(match) == (SOUTH, "ChooseSecondCharge")
    assert "d3>e4>f5" in ways(match)
    go(match, "d3>e4>f5")
    assert asked(match) == (NORTH, "ChooseAction")

    defends = battle("d3 gold-hure", "d4 korse.a1", to_play=NORTH)
    go(defends, "d4>xd3")
    fight(defends, south="upright TL", north="upright BL")
    assert asked(defends) == (SOUTH, "ChooseAction")
    assert (on(defends, "d3"), on(defends, "d4")) == ("gold-hure", "korse-a")


@rule("ZOO-D08")
def test_gold_hure_takes_its_only_way_without_being_asked() -> None:
    ring = "c2 kassin.a, d2 kassin.a, e2 kassin.b, c3 kassin.b, e3 grognard.a, c4 grognard.a, e4 grognard.b"
    match = battle(f"d3 gold-hure, {ring}", "d4 kassin.a")
    go(match, "d3>xd4")

    fight(match, south="upright TL", north="upright BL")

    assert [ask.why.name for ask in match.asks] == ["ChooseTouch", "ChooseTouch"]
    assert str(match.events(None)[-1]) == "AttackDeclared(by=0, zoon=d3, to=d4, via=None)"


@rule("ZOO-FX-TRICE")
@pytest.mark.parametrize("card", ["trice", "ratops"])
def test_trice_and_ratops_push_back_an_attacker_after_its_retreat(card: str) -> None:
    star = {"trice": "BL", "ratops": "BR"}[card]
    match = battle(f"d3 {card}", "d5 mourse.a1", to_play=NORTH)
    go(match, "d5>d4>xd3")
    fight(match, south="upright TL", north=f"upright {star}")

    assert asked(match) == (NORTH, "ChooseRecoil")
    assert [one["to"] for one in offered(match, "RelocateZoon")] == ["c5", "d5", "e5"]


@rule("ZOO-FX-BIGOTH", "ZOO-D13", "ZOO-R42")
def test_bigoth_makes_one_of_your_zoons_step_back() -> None:
    match = battle("d3 bigoth, b2 korse.a, c1 draknar", "e4 korse.a1, e2 kassin.a", bound="b2 9")
    go(match, "d3>xe4")
    fight(match, south="upright TL", north="upright BR")

    assert asked(match) == (SOUTH, "ChooseWithdrawal")
    assert [(one["zoon"], one["to"]) for one in offered(match, "RelocateZoon")] == [("d3", "c2"), ("d3", "d2")]
    choose(match, "RelocateZoon to=c2")
    assert on(match, "c2") == "bigoth"


@rule("ZOO-FX-BIGOTH", "ZOO-STAR-05", "ZOO-R17")
def test_bigoths_effect_is_skipped_when_nobody_can_step_back() -> None:
    match = battle("d2 bigoth, c1 korse.a, d1 korse.a, e1 korse.b", "d3 jorund", to_play=NORTH)
    go(match, "d3>xd2")

    fight(match, south="upright TL", north="upright BR")

    assert asked(match) == (SOUTH, "ChooseAction")


@rule("ZOO-R33", "ZOO-R20", "ZOO-R41", "ZOO-MOV-11")
@pytest.mark.parametrize(
    ("south", "star", "bound"),
    [
        ("c3 king-louis", "BL", "c4"),
        ("c3 king-louis", "BL", "c3"),
        ("c3 trice", "BL", "c4"),
        ("c3 bouclefeuille", "BL", "c3"),
        ("c3 ouistiti", "BL", "c3"),
        ("c3 grand-nid", "BL", "c3"),
        ("c3 kombo-bongo, e2 king", "BR", "c3"),
        ("c3 hutte-mere, e2 kopo.a", "BL", "c3"),
    ],
)
def test_no_effect_moves_an_immobilised_zoon_nor_asks_about_it(south: str, star: str, bound: str) -> None:
    attacker = SOUTH if bound == "c4" else NORTH
    match = battle(south, "c4 jorund", to_play=attacker, bound=f"{bound} 12")
    before = {square: on(match, square) for square in ("c3", "c4", "e2")}
    go(match, "c3>xc4" if attacker == SOUTH else "c4>xc3")

    events = fight(match, south="upright TL", north=f"upright {star}")

    assert "StarTouched" in names(events)
    assert {square: on(match, square) for square in before} == before
    assert asked(match) == (1 - attacker, "ChooseAction")


@rule("ZOO-R33", "ZOO-FX-KOMBO", "ZOO-FX-HUTTE")
def test_an_immobilised_partner_cannot_be_swapped() -> None:
    apes = battle("c2 kombo-bongo, f2 king, a1 kong", "c3 korse.a1", to_play=NORTH, bound="f2 12")
    go(apes, "c3>xc2")
    fight(apes, south="upright TL", north="upright BR")
    assert [one["ape"] for one in offered(apes, "CallApe")] == ["a1"]

    soldiers = battle("c1 hutte-mere, f3 kopo.a1", "c2 jorund", to_play=NORTH, bound="f3 12")
    go(soldiers, "c2>xc1")
    fight(soldiers, south="upright TL", north="upright BL")
    assert [option.name for option in soldiers.asks[0].options] == ["HaveNoSoldier"]


@rule("ZOO-R33", "ZOO-FX-COPEAU")
def test_an_immobilised_zoon_still_defends_with_its_numbers_and_its_star() -> None:
    match = battle("c3 berserkorse.a1", "c4 jorund, e4 korse.a", to_play=NORTH, turn=10, bound="c3 11")
    go(match, "c4>xc3")

    fight(match, south="upright TL", north="upright BL")

    assert tomb(match, NORTH) == ["jorund"]
    assert ways(match, "c3") == set()


@rule("ZOO-FX-COPEAU", "ZOO-R33")
def test_a_binding_in_the_opponents_turn_lasts_through_the_next_turn_and_the_later_end_holds() -> None:
    match = battle("c3 frere-copeau", "c4 korse.a1", to_play=SOUTH, turn=9)
    go(match, "c3>xc4")
    fight(match, south="upright TL", north="upright BR")
    assert match.view(None)["field"]["c4"]["immobilised_until"] == 10
    assert ways(match, "c4") == set()
    go(match, "a6>a5")
    assert match.view(None)["field"]["c4"]["immobilised_until"] is None

    longer = battle("c3 frere-copeau", "c4 korse.a1", to_play=SOUTH, turn=9, bound="c4 20")
    go(longer, "c3>xc4")
    fight(longer, south="upright TL", north="upright BR")
    assert longer.view(None)["field"]["c4"]["immobilised_until"] == 20


@rule("ZOO-R46")
def test_in_a_mirror_match_an_effect_means_ones_own_cards_only() -> None:
    match = battle("d3 cloboulon, c3 grognard.a1", "d4 korse.a1, b5 grognard.a, f5 grognard.b")
    go(match, "d3>xd4")
    fight(match, south="upright TL", north="upright BR")

    assert {way[:2] for way in ways(match)} == {"c3"}
    apes = battle("c2 kombo-bongo, a1 kong", "c3 korse.a1, e5 king, f5 kong", to_play=NORTH)
    go(apes, "c3>xc2")
    fight(apes, south="upright TL", north="upright BR")
    assert [one["ape"] for one in offered(apes, "CallApe")] == ["a1"]


@rule("ZOO-R37", "ZOO-END-01")
def test_the_first_emblem_to_fall_ends_the_game_with_whatever_was_pending() -> None:
    match = battle("d3 mourse.a1, b2 korse.a, c1 draknar", "d4 sacrechene", atouts=("conque", ""))
    play_atout(match, "conque")
    go(match, "d3>xd4")

    fight(match, south="upright BR", north="upright TL")

    assert result(match) == ((SOUTH,), "emblem")
    assert match.asks == ()
    assert atouts_of(match, SOUTH) == ["conque-de-charge"]


@rule("ZOO-END-01", "ZOO-R15")
def test_an_emblem_may_win_a_combat() -> None:
    match = battle("c5 korse.a", "d5 queen-mary, e5 bouga.a", to_play=NORTH)

    go(match, "d5>xc5")
    fight(match, south="upright TL", north="upright BR")

    assert (on(match, "c5"), tomb(match, SOUTH), result(match)) == ("queen-mary", ["korse-a"], None)


@rule("ZOO-END-01")
def test_an_emblem_can_be_shot() -> None:
    match = battle("c3 korse.a1", "c4 sacrechene", atouts=("hache", ""))
    play_atout(match, "hache")
    choose(match, "Shoot target=c4")

    fight(match, south="upright BR", north="upright TL")

    assert result(match) == ((SOUTH,), "emblem")


@rule("ZOO-R18")
def test_a_new_combat_is_resolved_before_what_was_pending() -> None:
    match = battle("d3 cloboulon, c3 grognard.a1, b1 kassin.a, f2 kassin.b", "d4 korse.a1", atouts=("conque", ""))
    play_atout(match, "conque")
    go(match, "d3>xd4")
    fight(match, south="upright TL", north="upright BR")

    assert asked(match) == (SOUTH, "ChooseGrognard")
    go(match, "c3>xd4")
    fight(match, south="upright TL", north="upright TL")
    assert asked(match) == (SOUTH, "ChooseMarch")


@rule("ZOO-R29")
def test_a_move_granted_by_an_effect_does_not_count_for_the_atout() -> None:
    match = battle("d3 cloboulon, c3 grognard.a1, b1 kassin.a", "d4 korse.a1", atouts=("conque", ""))
    play_atout(match, "conque")
    go(match, "d3>xd4")
    fight(match, south="upright TL", north="upright BR")
    go(match, "c3>c4")

    assert asked(match) == (SOUTH, "ChooseMarch")
    assert {way[:2] for way in ways(match)} == {"c4", "b1", "f1"}


@rule("ZOO-R48", "ZOO-STAR-03", "ZOO-LOOK-02")
def test_whoever_decides_inside_an_effect_may_look_and_the_other_if_it_is_his_turn() -> None:
    match = battle("c1 bouclefeuille, e2 kassin.a", "c2 korse.a1", to_play=NORTH)
    go(match, "c2>xc1")
    assert match.view(SOUTH)["looking"] is match.view(NORTH)["looking"] is False
    fight(match, south="upright TL", north="upright BL")

    assert match.view(SOUTH)["looking"] is match.view(NORTH)["looking"] is True
    assert match.view(SOUTH)["field"]["e2"]["card"] == "boarix-kassin-a"
    choose(match, "RelocateZoon to=a3")
    assert match.view(NORTH)["looking"] is False


@rule("ZOO-FX-OGUR", "ZOO-STAR-05")
def test_ogur_finds_nobody_in_a_tomb_without_soldiers() -> None:
    match = battle("d3 ogur", "e4 korse.a1", tombs=("aile-de-suie", "piailleur.a"))
    go(match, "d3>xe4")

    fight(match, south="upright TL", north="upright BR")

    assert (hand(match, SOUTH), asked(match)) == ([], (NORTH, "ChooseAction"))


@rule("ZOO-FX-KORBAK", "ZOO-STAR-05")
def test_maitre_korbak_looks_at_nobody_if_there_is_nobody_else() -> None:
    match = battle("d3 maitre-korbak", "e4 korse.a1", idle=False)
    go(match, "d3>xe4")

    fight(match, south="upright TL", north="upright BL")

    assert asked(match) == (NORTH, "ChooseAction")


@rule("ZOO-R33", "ZOO-REI-04")
def test_a_binding_falls_with_its_zoon_and_does_not_stay_on_the_square() -> None:
    match = battle("c3 jorund", "c4 kassin.a1", bound="c4 12", turn=9)
    go(match, "c3>xc4")
    fight(match, south="upright TL", north="upright TL")
    assert on(match, "c4") == "jorund"
    go(match, "a6>a5")

    assert match.view(None)["field"]["c4"]["immobilised_until"] is None
    assert ways(match, "c4") != set()


@rule("ZOO-R18")
def test_the_twenty_moves_are_counted_anew_each_turn() -> None:
    match = battle("d3 gold-hure", "d4 korse.a1")
    state_of(match).extra_moves = 20
    go(match, "d3>xd4")
    fight(match, south="upright TL", north="upright BL")
    assert asked(match) == (NORTH, "ChooseAction")
    go(match, "a6>a5")
    go(match, "d3>xd4")
    fight(match, south="upright TL", north="upright BL")

    assert asked(match) == (SOUTH, "ChooseSecondCharge")
