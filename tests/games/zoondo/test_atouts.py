"""Atouts beyond the ledger's scenarios: orders, materials, terrain, control. ZOO-ATO, ZOO-EQP, ZOO-TER, ZOO-CTL."""

from __future__ import annotations

import pytest

from sortilege.kernel.match import Match
from sortilege.shelf.zoondo.components import ATOUTS, KIND_OF, POWER_OF, USES_OF
from sortilege.testing import rule
from tests.games.zoondo.scenes import (
    NORTH,
    SOUTH,
    asked,
    atouts_of,
    battle,
    choose,
    deployed,
    fight,
    full_hand,
    go,
    names,
    offered,
    play_atout,
    playable,
    refused,
    seen,
    state_of,
    tomb,
    ways,
)


@rule("ZOO-ATO-01", "ZOO-ATO-02", "ZOO-D04", "ZOO-R54")
@pytest.mark.parametrize(
    ("atout", "question"),
    [
        ("pluie", "ChooseShot"),
        ("mur", "ChooseGround"),
        ("cage", "ChoosePrey"),
        ("hache", "ChooseShot"),
        ("fleche", "ChooseShot"),
        ("conque", "ChooseMarch"),
        ("tortue", "ChooseMarch"),
        ("coco", "ChooseShot"),
        ("grosse", "ChooseShot"),
        ("furie", "ChooseMarch"),
        ("binome", "ChooseMarch"),
        ("poudre", "ChooseRetreat"),
        ("etang", "ChooseGround"),
        ("echasses", "ChooseBearer"),
        ("carapace", "ChooseBearer"),
        ("bourrasque", "ChooseGust"),
        ("rappel", "ChooseFallen"),
        ("hypnose", "ChoosePuppet"),
    ],
)
def test_every_atout_is_shown_and_asks_what_it_always_asks_also_with_one_option(atout: str, question: str) -> None:
    match = battle(
        "b3 korse.a, c3 coco-bang.a, f2 bouclefeuille, e3 harold-de-jarl",
        "b4 kassin.a, b5 kassin.a, d4 kassin.b, c2 rhino.a, e4 rhino.b",
        atouts=(atout, ""),
        tombs=("piailleur.a", ""),
    )

    play_atout(match, atout)

    assert asked(match) == (SOUTH, question)
    assert "AtoutPlayed" in names(match.events(NORTH))
    assert all(str(option) for option in match.asks[0].options)


@rule("ZOO-ATO-11", "ZOO-R09", "ZOO-R28")
@pytest.mark.parametrize("atout", [name.split("-", 1)[1] for name in ATOUTS])
def test_an_atout_without_effect_cannot_be_played(atout: str) -> None:
    """An Emblem alone on its back row, no enemy near, nobody in the Tomb: only terrain has an effect."""
    match = battle("c1 ouistiti, f1 king-louis", "d5 korse.a", bound="f1 9", atouts=(f"{atout}, mur", ""), idle=False)
    power = POWER_OF[[name.split("-", 1)[1] for name in ATOUTS].index(atout)]

    if power in ("wall", "pond"):
        assert atout in playable(match)
    elif power in ("stilts", "armour"):
        assert atout in playable(match)
        lonely = battle("c1 ouistiti", "d5 korse.a", atouts=(f"{atout}, mur", ""), idle=False)
        assert atout not in playable(lonely)
    else:
        assert atout not in playable(match)
        full = next(name for name in ATOUTS if name.endswith(atout))
        no = refused(match, SOUTH, f"PlayAtout(by=0, atout={full})")
        assert no.message in ("without-effect", "nobody-to-use-it")


@rule("ZOO-ATO-05", "ZOO-ATO-06")
@pytest.mark.parametrize(
    ("atout", "user", "other"),
    [
        ("hache", "d3 korse.a", "d3 jorund"),
        ("coco", "c3 coco-bang.a", "c3 korse.a"),
        ("cage", "d3 bouclefeuille", "d3 cloboulon"),
        ("bourrasque", "d3 corneillard.a", "d3 korse.a"),
        ("rappel", "d3 ogur", "d3 korse.a"),
        ("hypnose", "d3 maitre-korbak", "d3 korse.a"),
    ],
)
def test_an_atout_needs_a_zoon_of_its_type_that_can_move(atout: str, user: str, other: str) -> None:
    def can_play(side: str, bound: str = "") -> bool:
        enemies = "d4 kassin.a, e2 rhino.a"
        match = battle(side, enemies, atouts=(atout, ""), tombs=("piailleur.a", ""), bound=bound)
        return bool(playable(match))

    assert can_play(user)
    assert not can_play(other)
    assert not can_play(user, bound=f"{user[:2]} 9")


@rule("ZOO-ATO-03", "ZOO-AT-CONQUE")
def test_an_order_moves_only_its_owners_zoons() -> None:
    match = battle("c2 korse.a", "c5 kassin.a, d5 kassin.b", atouts=("conque", ""))
    play_atout(match, "conque")

    assert {way[:2] for way in ways(match)} == {"c2", "f1"}


@rule("ZOO-ATO-09", "ZOO-ATO-12", "ZOO-ATO-13", "ZOO-ATO-14", "ZOO-R27")
def test_after_its_turn_an_atout_is_where_its_kind_says() -> None:
    for atout, name in enumerate(ATOUTS):
        short = name.split("-", 1)[1]
        match = battle(
            "b3 korse.a, c3 coco-bang.a, f2 bouclefeuille, e3 harold-de-jarl",
            "b4 kassin.a, b5 kassin.a, d4 kassin.b, c2 rhino.a, e4 rhino.b",
            atouts=(short, ""),
            tombs=("piailleur.a", ""),
        )
        play_atout(match, short)
        while asked_south(match):
            ask = match.asks[0]
            stop = next((option for option in ask.options if option.name == "Stop"), None)
            quiet = next((option for option in ask.options if option.name != "AttackZoon"), ask.options[0])
            match.answer(SOUTH, stop or quiet)
            if match.game.together:
                fight(match, south="upright TR", north="upright TL")

        if KIND_OF[atout] in ("terrain", "equipment"):
            assert (atouts_of(match, SOUTH), short in tomb(match, SOUTH)) == ([], False), name
        elif USES_OF[atout] == 1:
            assert (atouts_of(match, SOUTH), short in tomb(match, SOUTH)) == ([], True), name
        else:
            assert (atouts_of(match, SOUTH), short in tomb(match, SOUTH)) == ([short], False), name


def asked_south(match: Match) -> bool:
    return not match.over and match.asks[0].seat == SOUTH


@rule("ZOO-SHT-01", "ZOO-SHT-02")
@pytest.mark.parametrize(
    ("atout", "side", "aimed"),
    [
        ("hache", "c3 korse.a", {"c4"}),
        ("fleche", "c3 korse.a", {"c5"}),
        ("coco", "c3 coco-bang.a", {"b4", "d4"}),
    ],
)
def test_aiming_grids_are_read_from_the_shooters_seat(atout: str, side: str, aimed: set[str]) -> None:
    everywhere = ", ".join(f"{file}{rank} kassin.a" for rank in (4, 5) for file in "abcdef")
    match = battle(side, everywhere, atouts=(atout, ""))
    play_atout(match, atout)
    assert {one["target"] for one in offered(match, "Shoot")} == aimed

    mirror = {f"{square[0]}{7 - int(square[1])}" for square in aimed}
    below = ", ".join(f"{file}{rank} kassin.a" for rank in (2, 3) for file in "abcdef")
    match = battle(below, side.replace("c3", "c4"), to_play=NORTH, atouts=("", atout))
    play_atout(match, atout)
    assert {one["target"] for one in offered(match, "Shoot")} == mirror


@rule("ZOO-R23", "ZOO-CRD-07", "ZOO-SHT-02")
def test_empty_squares_obstacles_and_caged_cards_are_no_targets() -> None:
    match = battle("c2 korse.a, c3 bouclefeuille", "d2 trice, d3 rhino.a", atouts=("cage, grosse", ""), walls="a3")
    play_atout(match, "cage")
    choose(match, "CageZoon target=d2")
    go(match, "a6>a5")
    play_atout(match, "grosse")

    assert [one["target"] for one in offered(match, "Shoot")] == ["d3"]
    assert (
        refused(match, SOUTH, "Shoot(by=0, atout=monkus-grosse-bertha, zoon=none, target=d2)").message == "not-aimed-at"
    )
    assert (
        refused(match, SOUTH, "Shoot(by=0, atout=monkus-grosse-bertha, zoon=c2, target=d3)").message == "not-a-shooter"
    )


@rule("ZOO-R24")
@pytest.mark.parametrize(("atout", "step"), [("bourrasque", "PushZoon target=d4"), ("hypnose", "Hypnotise target=d4")])
def test_the_square_of_a_user_is_told_its_face_is_not(atout: str, step: str) -> None:
    side = {"bourrasque": "c3 corneillard.a", "hypnose": "c3 maitre-korbak"}[atout]
    match = battle(side, "d4 rhino.a1", atouts=(atout, ""), memory="assisted")
    play_atout(match, atout)
    choose(match, step)

    event = next(event for event in match.events(NORTH) if event.name in ("ZoonPushed", "ZoonHypnotised"))
    assert event.fields["zoon"] == "c3"
    assert seen(match, NORTH, "c3") is None


@rule("ZOO-R33", "ZOO-AT-BOURRASQUE", "ZOO-AT-POUDRE")
def test_an_immobilised_zoon_is_neither_blown_away_nor_called_back() -> None:
    gust = battle("c3 corneillard.a1", "d4 rhino.a1", atouts=("bourrasque", ""), bound="d4 10")
    assert playable(gust) == []
    powder = battle("c3 rhino.a1, e3 trice", "", atouts=("poudre", ""), bound="c3 9")
    play_atout(powder, "poudre")
    assert {one["zoon"] for one in offered(powder, "RelocateZoon")} == {"e3"}


@rule("ZOO-AT-BOURRASQUE", "ZOO-ATO-08")
def test_nobody_is_blown_off_the_battlefield() -> None:
    match = battle("c5 corneillard.a1", "c6 rhino.a1, d4 rhino.b", atouts=("bourrasque", ""))
    play_atout(match, "bourrasque")

    assert [one["target"] for one in offered(match, "PushZoon")] == ["d4"]
    assert refused(match, SOUTH, "PushZoon(by=0, zoon=f1, target=d4)").message == "not-next-to-user"


@rule("ZOO-R36")
def test_a_tomb_is_counted_by_all_and_opened_by_its_owner_when_he_may_look() -> None:
    match = battle("c2 korse.a", "c5 kassin.a", tombs=("jorund, draknar", "grognard.a"))
    piles = {seat: [player["tomb"] for player in match.view(seat)["players"]] for seat in (SOUTH, NORTH, None)}
    assert [pile["count"] for pile in piles[None]] == [2, 1]
    assert piles[SOUTH][SOUTH]["cards"] == ["warus-draknar", "warus-jorund"]
    assert piles[SOUTH][NORTH]["cards"] is None
    assert [pile["cards"] for pile in piles[NORTH] + piles[None]] == [None] * 4

    match = battle("c2 korse.a", "c5 kassin.a", tombs=("jorund", "grognard.a"), memory="assisted")
    assert match.view(NORTH)["players"][SOUTH]["tomb"]["cards"] == ["warus-jorund"]
    assert match.view(None)["players"][SOUTH]["tomb"]["cards"] is None


@rule("ZOO-BRD-06", "ZOO-SET-04")
def test_atouts_and_reinforcements_are_in_hand_and_not_on_the_battlefield() -> None:
    match = deployed("korbaks", "kastors", mode="reinforced")

    view = match.view(match.asks[0].seat)
    assert len(view["field"]) == 24
    assert view["terrain"] == []
    assert [player["atouts"]["count"] for player in view["players"]] == [3, 3]
    assert [player["reinforcements"]["count"] for player in view["players"]] == [2, 2]
    assert [player["tomb"]["count"] for player in view["players"]] == [0, 0]
    assert len(full_hand("korbaks").split(", ")) == 3


@rule("ZOO-R29")
def test_an_eliminated_zoon_is_gone_and_the_conch_goes_on() -> None:
    match = battle("d3 korse.a, b2 jorund", "d4 grognard.b1", atouts=("conque", ""))
    play_atout(match, "conque")
    go(match, "d3>xd4")
    fight(match, south="upright TL", north="upright BR")

    assert tomb(match, SOUTH) == ["korse-a"]
    assert asked(match) == (SOUTH, "ChooseMarch")
    assert {way[:2] for way in ways(match)} == {"b2", "f1"}
    assert state_of(match).order == ATOUTS.index("warus-conque-de-charge")


@rule("ZOO-ATO-07", "ZOO-AT-POUDRE")
def test_skedaddle_powder_moves_no_zoon_twice() -> None:
    match = battle("c4 rhino.a, e3 trice", "", atouts=("poudre", ""))
    play_atout(match, "poudre")
    choose(match, "RelocateZoon zoon=c4 to=c3")

    assert {one["zoon"] for one in offered(match, "RelocateZoon")} == {"e3"}
    choose(match, "RelocateZoon zoon=e3 to=e2")
    assert [option.name for option in match.asks[0].options] == ["Stop"]


@rule("ZOO-R40", "ZOO-R27")
def test_the_first_gust_is_progress_though_the_atout_stays() -> None:
    match = battle("c3 corneillard.a1", "d4 rhino.a1", atouts=("bourrasque", ""), quiet=50)
    play_atout(match, "bourrasque")
    choose(match, "PushZoon target=d4")

    assert (atouts_of(match, SOUTH), match.view(None)["quiet"]) == (["bourrasque"], 0)


# Refusals


@rule("ZOO-ATO-07", "ZOO-R29", "ZOO-R33", "ZOO-AT-POUDRE")
@pytest.mark.parametrize(
    ("zoon", "to", "reason", "first_rule"),
    [
        ("c3", "c2", "moved-already", "ZOO-ATO-07"),
        ("b3", "b2", "immobilised", "ZOO-MOV-11"),
        ("d5", "d4", "not-your-zoon", "ZOO-MOV-01"),
        ("a1", "a2", "not-your-zoon", "ZOO-MOV-01"),
        ("e3", "e4", "not-a-refuge", "ZOO-R42"),
        ("f1", "f2", "not-a-refuge", "ZOO-R42"),
    ],
)
def test_a_step_back_that_skedaddle_powder_does_not_grant_says_why(
    zoon: str, to: str, reason: str, first_rule: str
) -> None:
    match = battle("c4 rhino.a, e3 trice, b3 rhino.b", "d5 korse.a", atouts=("poudre", ""), bound="b3 9")
    play_atout(match, "poudre")
    choose(match, "RelocateZoon zoon=c4 to=c3")

    no = refused(match, SOUTH, f"RelocateZoon(by=0, zoon={zoon}, to={to})")

    assert (no.message, no.rules[0]) == (reason, first_rule)


@rule("ZOO-R33", "ZOO-FX-BIGOTH")
def test_bigoth_is_told_who_is_immobilised_and_who_has_no_such_square_behind() -> None:
    match = battle("d3 bigoth, b3 korse.a", "e4 korse.a1", bound="b3 9")
    go(match, "d3>xe4")
    fight(match, south="upright TL", north="upright BR")

    assert asked(match) == (SOUTH, "ChooseWithdrawal")
    assert refused(match, SOUTH, "RelocateZoon(by=0, zoon=b3, to=b2)").message == "immobilised"
    assert refused(match, SOUTH, "RelocateZoon(by=0, zoon=d3, to=d4)").message == "not-a-refuge"


@rule("ZOO-R33", "ZOO-AT-BOURRASQUE")
@pytest.mark.parametrize(
    ("target", "reason"),
    [
        ("d4", "target-immobilised"),
        ("c4", "cannot-be-pushed"),
        ("c2", "cannot-be-pushed"),
        ("d2", "cannot-be-pushed"),
        ("f5", "not-next-to-user"),
    ],
)
def test_a_gust_that_cannot_blow_says_whether_its_target_is_immobilised(target: str, reason: str) -> None:
    """d4 is immobilised; behind c4 there is no room; c2, immobilised too, is South's; nobody is on d2."""
    match = battle(
        "c3 corneillard.a1, c2 korse.a", "b4 rhino.b, c4 rhino.a, c5 rhino.a, d4 rhino.a1, f5 korse.b",
        atouts=("bourrasque", ""), bound="d4 10, c2 9, f5 10",
    )  # fmt: skip
    play_atout(match, "bourrasque")

    assert refused(match, SOUTH, f"PushZoon(by=0, zoon=c3, target={target})").message == reason
