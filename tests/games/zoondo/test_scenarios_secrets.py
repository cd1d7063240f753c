"""The ledger's scenarios S48 to S66 about looking, secrets and what everybody may know."""

from __future__ import annotations

import json

import pytest

from sortilege.content import ContentFile
from sortilege.kernel.match import Match
from sortilege.shelf.zoondo.components import (
    ATOUT_ROWS,
    CARD_ROWS,
    CORNERS_OF,
    EMBLEM,
    EXTRA,
    FORCE_OF,
    NUMBERS,
    PRINTED_ATOUTS,
    PRINTED_ZOONS,
    STAR,
    STARS_OF,
    TRIBES,
    TYPE_OF,
    VALUE_OF,
)
from sortilege.shelf.zoondo.grids import read_grid
from sortilege.testing import rule
from tests.games.zoondo.scenes import (
    NORTH,
    SOUTH,
    asked,
    battle,
    choose,
    commit,
    fight,
    go,
    offered,
    play_atout,
    refused,
    seen,
    told,
    tomb,
)


def faces(match: Match, seat: int | None) -> set[str]:
    """The squares whose face a seat is shown."""
    return {square for square, zoon in match.view(seat)["field"].items() if zoon["card"] is not None}


@rule("ZOO-S48", "ZOO-LOOK-01", "ZOO-LOOK-02", "ZOO-LOOK-03", "ZOO-R05")
def test_in_strict_memory_ones_own_faces_show_in_ones_own_turn_and_never_before_a_combat() -> None:
    match = battle("c3 jorund", "c4 kassin.a1")
    assert faces(match, SOUTH) == {"c3", "f1"}
    assert faces(match, NORTH) == set()
    go(match, "c3>xc4")
    assert faces(match, SOUTH) == faces(match, NORTH) == set()
    fight(match, south="upright TL", north="upright BR")
    assert faces(match, SOUTH) == set()
    assert faces(match, NORTH) == {"c4", "a6"}

    match = battle("c3 jorund", "c4 kassin.a1", memory="assisted")
    for way in ("c3>xc4", ""):
        assert faces(match, SOUTH) == {"c3", "f1"}
        assert faces(match, NORTH) == {"c4", "a6"}
        if way:
            go(match, way)


@rule("ZOO-S49", "ZOO-CBT-04", "ZOO-R06", "ZOO-R07", "ZOO-D06")
def test_a_commitment_is_sealed_until_both_are_in() -> None:
    match = battle("c3 jorund", "c4 kassin.a1")
    go(match, "c3>xc4")
    commit(match, SOUTH, "spin TR")
    other = battle("c3 jorund", "c4 kassin.a1")
    go(other, "c3>xc4")
    commit(other, SOUTH, "upright BL")

    assert match.view(NORTH) == other.view(NORTH)
    assert match.view(NORTH)["combat"]["ready"] == [True, False]
    assert match.view(NORTH)["combat"]["yours"] is None
    assert match.view(SOUTH)["combat"]["yours"] == {"turn": "spin", "touch": "TR"}
    assert match.view(None) == other.view(None)
    before = len(match.events(None))
    commit(match, NORTH, "reversed TL")
    shown = [event.fields for event in match.events(None, since=before) if event.name == "CardRevealed"]
    assert [(one["touched"], one["lies"] in ("upright", "reversed")) for one in shown] == [("TL", True), ("TR", True)]
    assert shown[1]["lies"] == "reversed"


@rule("ZOO-S50", "ZOO-FX-KORBAK", "ZOO-D16", "ZOO-LOOK-03")
def test_what_maitre_korbak_sees_reaches_his_master_only() -> None:
    match = battle("d3 maitre-korbak", "e4 korse.a1, f6 draknar", memory="assisted")
    go(match, "d3>xe4")
    fight(match, south="upright TL", north="upright BL")
    assert asked(match) == (SOUTH, "ChooseSpied")
    assert [one["zoon"] for one in offered(match, "LookAtZoon")] == ["a6", "f6"]
    assert refused(match, SOUTH, "LookAtZoon(by=0, zoon=e4)").message == "fought-already"

    choose(match, "LookAtZoon zoon=f6")

    assert told(match.events(SOUTH), "ZoonLookedAt") == {"by": SOUTH, "on": "f6", "card": "warus-draknar"}
    assert told(match.events(NORTH), "ZoonLookedAt") == {"by": SOUTH, "on": "f6", "card": None}
    assert told(match.events(None), "ZoonLookedAt") == {"by": SOUTH, "on": "f6", "card": None}
    assert seen(match, SOUTH, "f6") == "draknar"
    assert "draknar" not in json.dumps(match.view(None))


@rule("ZOO-S53", "ZOO-CRD-01", "ZOO-CRD-02", "ZOO-CRD-03", "ZOO-CRD-04", "ZOO-BRD-01")
def test_the_data_files_hold_what_the_printed_tribes_promise() -> None:
    assert len(TRIBES) == 6
    for tribe, name in enumerate(TRIBES):
        zoons, atouts = PRINTED_ZOONS[tribe], PRINTED_ATOUTS[tribe]
        assert (len(zoons), len(atouts)) == (12, 3)
        assert sum(TYPE_OF[card] == EMBLEM for card in zoons) == 1
        assert sum(VALUE_OF[card] for card in zoons) == 150
        assert sum(STARS_OF[card] for card in zoons) == 3
        assert sorted(FORCE_OF[atout] for atout in atouts) == [1, 2, 3]
        assert {CARD_ROWS[card]["tribe"] for card in zoons} == {name}
    assert len(CARD_ROWS) == 56
    assert sum(EXTRA) == 3
    assert {row["type"] for row in CARD_ROWS} == {"chief", "hero", "priest", "monster", "elite", "soldier", "emblem"}
    for card, row in enumerate(CARD_ROWS):
        assert len(CORNERS_OF[card]) == 4
        assert all(corner == STAR or 0 <= corner < NUMBERS for corner in CORNERS_OF[card])
        assert ("effect" in row) == (STAR in CORNERS_OF[card])
        for way in read_grid(row["grid"]):
            assert way.to != (0, 0)
            assert max(map(abs, way.to)) <= 2
    assert len(ContentFile("zoondo", "atouts").rows("atout")) == len(ATOUT_ROWS) == 18


@rule("ZOO-S60", "ZOO-R45", "ZOO-R27")
def test_every_view_lists_the_unused_atouts_of_both() -> None:
    match = battle(
        "c3 korse.a1", "c4 corneillard.a, c5 ogur", atouts=("hache, fleche, conque", "bourrasque, rappel, hypnose")
    )
    play_atout(match, "hache")
    choose(match, "Shoot target=c4")
    fight(match, south="upright TL", north="upright BR")
    play_atout(match, "bourrasque")
    choose(match, "PushZoon target=c3")

    for seat in (SOUTH, NORTH, None):
        listed = [
            [(one["atout"].split("-", 1)[1], one["uses"]) for one in player["atouts"]["cards"]]
            for player in match.view(seat)["players"]
        ]
        assert listed == [
            [("fleche-petard", None), ("conque-de-charge", 1)],
            [("bourrasque", 1), ("rappel-des-plumes", 1), ("hypnose", 1)],
        ]


@rule("ZOO-S63", "ZOO-SHT-03", "ZOO-R47")
def test_the_half_turn_of_a_shooting_atout_is_secret_its_name_is_not() -> None:
    match = battle("c2 korse.a1", "c4 grognard.a1", atouts=("fleche", ""))
    play_atout(match, "fleche")
    choose(match, "Shoot target=c4")
    other = match.clone()
    commit(match, SOUTH, "reversed TL")
    commit(other, SOUTH, "upright TL")
    assert match.view(NORTH) == other.view(NORTH)
    assert match.view(NORTH)["combat"]["atout"] == "warus-fleche-petard"

    commit(match, NORTH, "upright TR")

    shown = told(match.events(None), "AtoutRevealed")
    assert (shown["lies"], shown["touched"], shown["shows"]) == ("reversed", "TR", "miss")
    assert tomb(match, SOUTH) == ["fleche-petard"]


@rule("ZOO-S65", "ZOO-R54", "ZOO-FX-KOMBO", "ZOO-AT-CAGE")
def test_kombo_bongos_question_does_not_tell_whether_an_ape_is_missing() -> None:
    def hit_star(kong: str) -> Match:
        match = battle(
            "e1 bouclefeuille, c3 kassin.a, f2 cloboulon",
            f"b2 king, c4 kombo-bongo, {kong}, d6 bouga.a",
            idle=False,
            atouts=("cage", ""),
        )
        play_atout(match, "cage")
        choose(match, "CageZoon target=b2")
        go(match, "d6>d5")
        go(match, "f2>f3")
        go(match, "d5>d6")
        go(match, "c3>xc4")
        fight(match, south="upright BR", north="upright TL")
        return match

    one, none = hit_star("a6 kong"), hit_star("a6 coco-bang.a")

    assert asked(one) == asked(none) == (NORTH, "ChooseApe")
    assert [str(option) for option in one.asks[0].options] == ["CallApe(by=1, zoon=c4, ape=a6)"]
    assert [str(option) for option in none.asks[0].options] == ["HaveNoApe(by=1, zoon=c4)"]
    assert one.view(SOUTH) == none.view(SOUTH)
    choose(one, "CallApe")
    assert "ZoonsSwapped(by=1, zoon=c4, other=a6)" in [str(event) for event in one.events(SOUTH)]


@rule("ZOO-S66", "ZOO-R54", "ZOO-FX-CLOBOULON", "ZOO-D07")
@pytest.mark.parametrize("side", ["d3 cloboulon", "d3 cloboulon, a6 grognard.a1"])
def test_cloboulons_question_is_asked_even_if_no_grognard_can_move(side: str) -> None:
    match = battle(f"{side}, f1 jorund", "d4 korse.a1, f6 kassin.a", walls="b6", idle=False)

    go(match, "d3>xd4")
    fight(match, south="upright TL", north="upright BR")

    assert asked(match) == (SOUTH, "ChooseGrognard")
    assert [str(option) for option in match.asks[0].options] == ["HaveNoGrognard(by=0)"]
    choose(match, "HaveNoGrognard")
    assert asked(match) == (NORTH, "ChooseAction")
