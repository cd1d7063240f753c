"""The ledger's scenarios S67 to S79: long games, odd corners."""

from __future__ import annotations

import json
from itertools import product

import pytest

import sortilege
from sortilege.kernel.match import Match
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
    on,
    play_atout,
    refused,
    result,
    seen,
    split,
    tomb,
    ways,
    written,
)


@rule("ZOO-S67", "ZOO-R54", "ZOO-R28", "ZOO-AT-TORTUE")
def test_after_the_last_soldier_stop_is_asked_and_after_two_nothing() -> None:
    one = battle("d3 bouga.a1, b2 king", "", atouts=("tortue", ""))
    play_atout(one, "tortue")
    go(one, "d3>d4")
    assert asked(one) == (SOUTH, "ChooseMarch")
    assert [option.name for option in one.asks[0].options] == ["Stop"]

    two = battle("d3 bouga.a1, c2 bouga.b, b2 king", "", atouts=("tortue", ""))
    play_atout(two, "tortue")
    go(two, "d3>d4")
    go(two, "c2>c3")
    assert asked(two) == (NORTH, "ChooseAction")


@rule("ZOO-S68", "ZOO-R18", "ZOO-FX-GOLDHURE", "ZOO-D08")
def test_special_effects_grant_twenty_moves_a_turn() -> None:
    match = battle("d3 gold-hure", "d4 korse.a1")
    go(match, "d3>xd4")
    granted = 0
    while True:
        fight(match, south="upright TL", north="upright BL")
        if match.asks[0].why.name != "ChooseSecondCharge":
            break
        granted += 1
        assert {way[:2] for way in ways(match)} == {"d3"}
        go(match, "d3>xd4")

    assert granted == 20
    assert asked(match) == (NORTH, "ChooseAction")
    assert (on(match, "d3"), on(match, "d4")) == ("gold-hure", "korse-a")


@rule("ZOO-S70", "ZOO-R40", "ZOO-FX-BARRAJO", "ZOO-FX-OGUR")
@pytest.mark.parametrize(("refit", "quiet"), [("echasses", 61), ("carapace", 0)])
def test_equipment_shifted_is_no_progress_equipment_from_the_hand_is(refit: str, quiet: int) -> None:
    match = battle(
        "d3 barrajo, a2 kopo.a1, c2 dame-ronge", "d4 korse.a1",
        equipment="a2 echasses", atouts=("carapace", ""), quiet=60,
    )  # fmt: skip
    go(match, "d3>xd4")
    fight(match, south="upright TL", north="upright BL")

    atout = {"echasses": "kastors-echasses", "carapace": "kastors-carapace-d-ecorce"}[refit]
    choose(match, f"EquipZoon atout={atout} zoon=c2")

    assert match.view(None)["quiet"] == quiet


@rule("ZOO-S70", "ZOO-R40", "ZOO-FX-OGUR")
def test_a_soldiers_second_death_and_second_laying_are_no_progress() -> None:
    match = battle("d3 ogur", "e4 grognard.a1, d2 grognard.b", tombs=("piailleur.a1", ""), quiet=60)
    quiet = []

    def south(*steps: str) -> None:
        for step in steps:
            match.answer(SOUTH, step)
        if match.game.together:
            fight(match, south="upright TL", north="upright BR")
        quiet.append(match.view(None)["quiet"])

    ogur, lay = written(SOUTH, "d3>xe4"), "LayReinforcement(by=0, card=korbaks-piailleur-a, on=c1)"
    south(ogur)
    go(match, "a6>a5")
    south(lay)
    go(match, "a5>a4")
    south(written(SOUTH, "c1>xd2"))
    assert tomb(match, SOUTH) == ["piailleur-a"]
    go(match, "a4>a3")
    south(ogur)
    go(match, "a3>a2")
    south(lay)

    assert on(match, "c1") == "piailleur-a"
    assert quiet == [61, 0, 2, 4, 6]


@rule("ZOO-S71", "ZOO-R40", "ZOO-END-02", "ZOO-END-03")
@pytest.mark.parametrize(
    ("north", "outcome"), [("c6 sacrechene", ((SOUTH,), "no-action")), ("c6 kassin.a", ((), "quiet"))]
)
def test_a_player_without_action_loses_before_the_quiet_draw_is_declared(
    north: str, outcome: tuple[tuple[int, ...], str]
) -> None:
    match = battle("c2 korse.a", north, idle=False, quiet=99)

    go(match, "c2>c3")

    assert result(match) == outcome


@rule("ZOO-R40", "ZOO-VAR-15")
@pytest.mark.parametrize(("limit", "drawn"), [(2, True), (3, False), (0, False)])
def test_the_table_sets_the_number_of_quiet_turns(limit: int, drawn: bool) -> None:
    match = battle("c2 korse.a", "c6 kassin.a", quiet_limit=limit)
    go(match, "c2>c3")
    go(match, "c6>c5")

    assert result(match) == (((), "quiet") if drawn else None)


@rule("ZOO-S72", "ZOO-R38", "ZOO-R33", "ZOO-END-02")
def test_an_immobilised_last_zoon_is_no_action() -> None:
    lost = battle("c1 draknar, c3 korse.a1", "c4 kassin.a", idle=False, atouts=("hache", ""), bound="c3 9")
    free = battle("c1 draknar, c3 korse.a1", "c4 kassin.a", idle=False, atouts=("hache", ""))

    assert result(lost) == ((NORTH,), "no-action")
    assert result(free) is None


@rule("ZOO-S73", "ZOO-R34", "ZOO-R42", "ZOO-FX-TRICE")
def test_trice_pushes_a_controlled_zoon_back_as_its_controller_sees_it() -> None:
    match = battle("c4 maitre-korbak", "c5 rhino.a1, c6 trice", atouts=("hypnose", ""))
    play_atout(match, "hypnose")
    choose(match, "Hypnotise target=c5")
    go(match, "c5>xc6")
    fight(match, south="upright BL", north="upright TR")

    assert asked(match) == (SOUTH, "ChooseRecoil")
    assert [one["to"] for one in offered(match, "RelocateZoon")] == ["b4", "d4"]
    choose(match, "RelocateZoon to=d4")
    assert on(match, "d4") == "rhino-a"
    assert match.view(None)["field"]["d4"]["owner"] == NORTH
    assert "d4>d3" in ways(match, "d4")


@rule("ZOO-S74", "ZOO-R04", "ZOO-R50")
def test_without_mirrors_a_draw_says_who_keeps_the_tribe() -> None:
    keepers = set()
    for seed in range(12):
        match = sortilege.new("zoondo", seats=2, seed=seed, options={"allow_mirror": False})
        for seat in (SOUTH, NORTH):
            match.answer(seat, f"PickTribe(by={seat}, tribe=warus)")
        (ask,) = match.asks
        keepers.add(1 - ask.seat)
        assert "TribeDisputed" in names(match.events(None))
        assert len(ask.options) == 5
        assert refused(match, ask.seat, f"PickTribe(by={ask.seat}, tribe=warus)").message == "tribe-taken"
        match.answer(ask.seat, f"PickTribe(by={ask.seat}, tribe=korbaks)")
        assert {player["tribe"] for player in match.view(None)["players"]} == {"warus", "korbaks"}
    assert keepers == {SOUTH, NORTH}
    mirror = deployed("warus", "warus")
    assert [player["tribe"] for player in mirror.view(None)["players"]] == ["warus", "warus"]


@rule("ZOO-S75", "ZOO-VAR-15", "ZOO-VAR-16")
@pytest.mark.parametrize("mode", ["standard", "reinforced"])
def test_the_handicap_takes_two_atouts_from_boarix_and_puts_them_nowhere(mode: str) -> None:
    match = deployed("boarix", "kastors", mode=mode, handicap="tribe")

    assert atouts_of(match, SOUTH) == ["mur-d-arbres"]
    assert atouts_of(match, NORTH) == split(full_hand("kastors"))
    for seat in (SOUTH, NORTH, None):
        player = match.view(seat)["players"][SOUTH]
        assert [one["atout"] for one in player["atouts"]["cards"]] == ["boarix-mur-d-arbres"]
        assert player["tomb"]["count"] == 0
    assert len(atouts_of(deployed("boarix", "kastors", mode=mode), SOUTH)) == 3
    for tribe in ("warus", "monkus", "rhinogoths", "korbaks"):
        assert atouts_of(deployed(tribe, "kastors", mode=mode, handicap="tribe"), SOUTH) == split(full_hand(tribe))


@rule("ZOO-S77", "ZOO-R56", "ZOO-REI-04")
def test_which_of_two_shown_reinforcements_was_laid_stays_hidden() -> None:
    def recalled(tomb_of_south: str) -> Match:
        match = battle("c2 ogur", "d5 korse.a", tombs=(tomb_of_south, ""), atouts=("rappel", ""), memory="assisted")
        play_atout(match, "rappel")
        choose(match, "TakeBack card=korbaks-piailleur-a")
        choose(match, "TakeBack" if "," in tomb_of_south else "Stop")
        go(match, "a6>a5")
        match.answer(SOUTH, "LayReinforcement(by=0, card=korbaks-piailleur-a, on=b1)")
        return match

    two, alone = recalled("piailleur.a1, piailleur.b2"), recalled("piailleur.a1")

    assert seen(two, NORTH, "b1") is None
    assert two.view(NORTH)["players"][SOUTH]["reinforcements"] == {"count": 1, "cards": []}
    assert two.view(None)["field"]["b1"]["immobilised_until"] is None
    assert seen(alone, NORTH, "b1") == "piailleur-a"


@rule("ZOO-REI-04", "ZOO-R33")
def test_a_zoon_that_falls_while_immobilised_comes_back_free_and_without_equipment() -> None:
    match = battle(
        "d3 ogur, b3 piailleur.a1", "b4 grognard.a, e4 grognard.b",
        to_play=NORTH, turn=10, bound="b3 13", equipment="b3 carapace",
    )  # fmt: skip
    go(match, "b4>xb3")
    fight(match, south="upright TL", north="upright BR")
    assert tomb(match, SOUTH) == ["carapace-d-ecorce", "piailleur-a"]
    go(match, "d3>xe4")
    fight(match, south="upright TL", north="upright BR")
    go(match, "a6>a5")
    match.answer(SOUTH, "LayReinforcement(by=0, card=korbaks-piailleur-a, on=c1)")
    go(match, "a5>a4")

    assert match.view(None)["field"]["c1"]["immobilised_until"] is None
    assert match.view(None)["field"]["c1"]["equipment"] is None
    assert ways(match, "c1") == {"c1>b2", "c1>d2"}


@rule("ZOO-S78", "ZOO-R55")
def test_at_the_end_every_face_is_shown_to_everybody() -> None:
    match = battle(
        "e1 bouclefeuille, c3 gold-hure", "b2 trice, c4 queen-mary, d6 king",
        hands=("kassin.a", "bouga.a"), tombs=("kassin.b", "bouga.b"), atouts=("cage", ""),
    )  # fmt: skip
    play_atout(match, "cage")
    choose(match, "CageZoon target=b2")
    go(match, "d6>c5")
    assert "trice" not in json.dumps(match.view(SOUTH))
    go(match, "c3>xc4")
    fight(match, south="upright BR", north="upright TL")

    assert result(match) == ((SOUTH,), "emblem")
    for seat in (SOUTH, NORTH, None):
        view = match.view(seat)
        assert {square: zoon["card"] for square, zoon in view["field"].items()} == {
            "e1": "boarix-bouclefeuille", "c4": "boarix-gold-hure", "f1": "rhinogoths-oto-von-rhino",
            "b2": "rhinogoths-trice", "c5": "monkus-king", "a6": "rhinogoths-oto-von-rhino",
        }  # fmt: skip
        assert [player["reinforcements"]["cards"] for player in view["players"]] == [
            ["boarix-kassin-a"],
            ["monkus-bouga-a"],
        ]
        assert [player["tomb"]["cards"] for player in view["players"]] == [
            ["boarix-kassin-b"],
            ["monkus-bouga-b", "monkus-queen-mary"],
        ]


@rule("ZOO-S79", "ZOO-R53", "ZOO-R06")
@pytest.mark.parametrize("enemy", ["grognard.a1", "berserkorse.b1", "queen-mary"])
def test_a_half_turn_and_the_other_end_of_the_diagonal_cancel_out(enemy: str) -> None:
    opposite = {"TL": "BR", "BR": "TL", "TR": "BL", "BL": "TR"}

    def ends(north: str, south: str) -> list[str]:
        match = battle("c3 korse.a1", f"c4 {enemy}")
        go(match, "c3>xc4")
        events = fight(match, south=south, north=north)
        return [str(event) for event in events if event.name != "CardRevealed"] + [
            str(event.fields["shows"]) for event in events if event.name == "CardRevealed"
        ]

    for mine, theirs in product(opposite, opposite):
        plain = ends(f"upright {theirs}", f"upright {mine}")
        assert plain == ends(f"reversed {theirs}", f"upright {opposite[mine]}")
        assert plain == ends(f"upright {opposite[theirs]}", f"reversed {mine}")
