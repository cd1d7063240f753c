"""Stars touched in attack and in defence, and how many moves they grant in one turn. ZOO-FX, ZOO-R18, ZOO-R19."""

from __future__ import annotations

import pytest

from sortilege.kernel.match import Match
from sortilege.testing import rule
from tests.games.zoondo.scenes import (
    NORTH,
    SOUTH,
    asked,
    battle,
    choose,
    fight,
    go,
    hand,
    names,
    offered,
    on,
    play_atout,
    state_of,
    told,
    ways,
)


def starred(south: str, north: str, way: str, star: str, tombs: tuple[str, str] = ("", "")) -> Match:
    """A combat in which South's Zoon has its star touched; whoever's way it is attacks."""
    attacker = SOUTH if way[:2] == south[:2] else NORTH
    match = battle(south, north, to_play=attacker, tombs=tombs)
    go(match, way)
    assert "StarTouched" in names(fight(match, south="upright TL", north=f"upright {star}"))
    return match


@rule("ZOO-CBT-10", "ZOO-STAR-03", "ZOO-R54")
@pytest.mark.parametrize("attacks", [True, False])
@pytest.mark.parametrize(
    ("card", "star", "enemy", "question"),
    [
        ("bouclefeuille", "BL", "d3", "ChooseRefuge"),
        ("kombo-bongo", "BR", "d3", "ChooseApe"),
        ("bigoth", "BR", "d4", "ChooseWithdrawal"),
        ("barrajo", "BL", "c4", "ChooseRefit"),
        ("maitre-korbak", "BL", "d4", "ChooseSpied"),
        ("ogur", "BR", "d4", "ChooseFallen"),
        ("grand-nid", "BL", "d3", "ChooseNest"),
    ],
)
def test_a_star_asks_its_owner_the_same_in_attack_and_in_defence(
    card: str, star: str, enemy: str, question: str, attacks: bool
) -> None:
    way = f"c3>x{enemy}" if attacks else f"{enemy}>xc3"
    match = starred(f"c3 {card}", f"{enemy} harold-de-jarl, b5 korse.a", way, star, ("piailleur.a, piailleur.b", ""))

    assert asked(match) == (SOUTH, question)
    assert (on(match, "c3"), on(match, enemy)) == (card, "harold-de-jarl")
    match.answer(SOUTH, match.asks[0].options[0])
    assert asked(match) == (NORTH if attacks else SOUTH, "ChooseAction")


@rule("ZOO-FX-KINGLOUIS", "ZOO-R16", "ZOO-R41")
def test_king_louis_swaps_with_an_attacker_where_it_retreated_to() -> None:
    match = starred("c3 king-louis", "c5 mourse.a1", "c5>c4>xc3", "BL")

    assert (on(match, "c5"), on(match, "c4"), on(match, "c3")) == (None, "king-louis", "mourse-a")
    assert told(match.events(None), "ZoonsSwapped") == {"by": SOUTH, "zoon": "c3", "other": "c4"}
    assert asked(match) == (SOUTH, "ChooseAction")


@rule("ZOO-FX-KOMBO", "ZOO-D10", "ZOO-R16")
def test_a_kombo_bongo_that_attacked_goes_back_and_changes_places_with_an_ape() -> None:
    match = starred("c2 kombo-bongo, f2 king, a1 kong", "d3 korse.a1", "c2>xd3", "BR")
    assert {one["ape"] for one in offered(match, "CallApe")} == {"a1", "f2"}

    choose(match, "CallApe ape=f2")

    assert [on(match, square) for square in ("c2", "f2", "d3")] == ["king", "kombo-bongo", "korse-a"]


@rule("ZOO-FX-BOUCLEFEUILLE", "ZOO-D09")
def test_a_bouclefeuille_that_attacked_must_hide_on_a_free_square() -> None:
    match = starred("c3 bouclefeuille", "d3 korse.a1", "c3>xd3", "BL")
    assert len(offered(match, "RelocateZoon")) == len(match.asks[0].options) == 36 - 4

    choose(match, "RelocateZoon to=f6")

    assert [on(match, square) for square in ("c3", "d3", "f6")] == [None, "korse-a", "bouclefeuille"]


@rule("ZOO-FX-OGUR", "ZOO-D17")
def test_an_ogur_that_is_attacked_takes_a_soldier_back_off_turn() -> None:
    match = starred("d3 ogur", "d4 korse.a1", "d4>xd3", "BR", ("piailleur.a, jorund, piailleur.b", "kassin.a"))
    assert [one["card"] for one in offered(match, "TakeBack")] == ["korbaks-piailleur-a", "korbaks-piailleur-b"]

    choose(match, "TakeBack card=korbaks-piailleur-b")

    assert (hand(match, SOUTH), hand(match, NORTH)) == (["piailleur-b"], [])
    assert (on(match, "d3"), on(match, "d4")) == ("ogur", "korse-a")


@rule("ZOO-FX-KORBAK", "ZOO-D16")
def test_a_maitre_korbak_that_is_attacked_looks_at_another_enemy_off_turn() -> None:
    match = starred("d3 maitre-korbak", "d4 korse.a1, b5 draknar", "d4>xd3", "BL")
    assert {one["zoon"] for one in offered(match, "LookAtZoon")} == {"b5", "a6"}

    choose(match, "LookAtZoon zoon=b5")

    looked = told(match.events(SOUTH), "ZoonLookedAt")
    assert (looked["on"], looked["card"]) == ("b5", "warus-draknar")
    assert told(match.events(NORTH), "ZoonLookedAt")["card"] is None


@rule("ZOO-FX-BIGOTH", "ZOO-D13")
def test_a_bigoth_that_is_attacked_calls_one_of_your_zoons_back_off_turn() -> None:
    match = starred("d3 bigoth, b2 korse.a", "d4 jorund", "d4>xd3", "BR")
    steps = {(one["zoon"], one["to"]) for one in offered(match, "RelocateZoon")}
    assert steps == {*[("d3", to) for to in ("c2", "d2", "e2")], *[("b2", to) for to in ("a1", "b1", "c1")]}

    choose(match, "RelocateZoon zoon=b2 to=a1")

    assert (on(match, "a1"), on(match, "d3"), on(match, "d4")) == ("korse-a", "bigoth", "jorund")


# Moves granted in one turn


@rule("ZOO-R18", "ZOO-FX-CLOBOULON")
@pytest.mark.parametrize(("granted", "asks"), [(19, (SOUTH, "ChooseGrognard")), (20, (NORTH, "ChooseAction"))])
def test_after_twenty_moves_of_the_turn_cloboulons_star_is_only_a_tie(granted: int, asks: tuple[int, str]) -> None:
    match = battle("d3 cloboulon, e2 grognard.a", "d4 korse.a1")
    state_of(match).extra_moves = granted
    go(match, "d3>xd4")

    fight(match, south="upright TL", north="upright BR")

    assert asked(match) == asks
    assert (on(match, "d3"), on(match, "d4")) == ("cloboulon", "korse-a")


@rule("ZOO-R18", "ZOO-FX-CLOBOULON", "ZOO-FX-GOLDHURE")
@pytest.mark.parametrize(
    ("granted", "grognard", "question"),
    [
        (18, "e2 grognard.a", "ChooseSecondCharge"),
        (19, "e2 grognard.a", "ChooseMarch"),
        (19, "e2 kassin.a", "ChooseSecondCharge"),
        (20, "e2 kassin.a", "ChooseMarch"),
    ],
)
def test_the_twenty_moves_are_those_of_all_stars_and_having_no_grognard_is_none(
    granted: int, grognard: str, question: str
) -> None:
    """Cloboulon and Gold-Hure attack one after the other in one turn, and both stars are touched."""
    match = battle(f"d3 cloboulon, b2 gold-hure, {grognard}", "d4 korse.a1, b3 korse.b1", atouts=("conque", ""))
    state_of(match).extra_moves = granted
    play_atout(match, "conque")
    go(match, "d3>xd4")
    fight(match, south="upright TL", north="upright BR")
    if granted < 20:
        assert asked(match) == (SOUTH, "ChooseGrognard")
        match.answer(SOUTH, match.asks[0].options[0])
    assert asked(match) == (SOUTH, "ChooseMarch")
    assert "b2>xb3" in ways(match)
    go(match, "b2>xb3")

    fight(match, south="upright TL", north="upright BL")

    assert asked(match) == (SOUTH, question)
