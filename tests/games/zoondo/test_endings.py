"""How a game ends beyond the ledger's scenarios: having no action, draws, quiet turns. ZOO-END, ZOO-R38 to ZOO-R40."""

from __future__ import annotations

import pytest

from sortilege.kernel.match import IllegalChoice, Match, Refusal
from sortilege.shelf.zoondo.battlefield import NAMES
from sortilege.testing import rule
from tests.games.zoondo.scenes import (
    NORTH,
    SOUTH,
    asked,
    atouts_of,
    battle,
    begin_turn,
    choose,
    deployed,
    fight,
    go,
    hand,
    on,
    play_atout,
    result,
    state_of,
    tomb,
)


def refused_act(match: Match, seat: int, step: str) -> Refusal:
    with pytest.raises(IllegalChoice) as no:
        match.act(seat, step)
    return no.value.reason


def quiet(match: Match) -> int:
    turns: int = match.view(None)["quiet"]
    return turns


# Having no action


@rule("ZOO-END-02", "ZOO-R38", "ZOO-REI-01")
def test_a_reinforcement_that_can_be_laid_is_an_action_and_must_be_laid() -> None:
    row = "a1 draknar, b1 sacrechene, c1 ouistiti, d1 hutte-mere, e1 draknar"
    saved = battle(row, "d5 korse.a", hands=("piailleur.a", ""), idle=False)
    without = battle(row, "d5 korse.a", idle=False)
    full = battle(f"{row}, f1 draknar", "d5 korse.a", hands=("piailleur.a", ""), idle=False)

    assert result(saved) is None
    assert [str(option) for option in saved.asks[0].options] == [
        "LayReinforcement(by=0, card=korbaks-piailleur-a, on=f1)"
    ]
    assert result(without) == ((NORTH,), "no-action")
    assert result(full) == ((NORTH,), "no-action")


# Draws


@rule("ZOO-R39", "ZOO-D20")
def test_only_the_other_seat_answers_an_offer() -> None:
    match = battle("c3 jorund", "c5 kassin.a1")
    match.act(SOUTH, "OfferDraw(by=0)")

    assert [str(step) for step in match.permissions(SOUTH)] == ["Resign(by=0)"]
    for step in ("AcceptDraw(by=0)", "RefuseDraw(by=0)"):
        no = refused_act(match, SOUTH, step)
        assert (no.message, no.rules) == ("no-offer", ("ZOO-R39",))
        assert match.why_not(SOUTH, step) == no
    assert refused_act(match, SOUTH, "AcceptDraw(by=1)").message != "no-offer"
    assert result(match) is None
    match.act(NORTH, "AcceptDraw(by=1)")
    assert result(match) == ((), "agreed")


@rule("ZOO-R39", "ZOO-D20")
def test_a_seat_that_is_not_asked_is_told_why_it_may_neither_offer_nor_accept() -> None:
    match = battle("c3 jorund", "c5 kassin.a1")

    reasons = {"AcceptDraw": "no-offer", "RefuseDraw": "no-offer", "OfferDraw": "offer-before-acting"}
    for name, reason in reasons.items():
        no = refused_act(match, NORTH, f"{name}(by=1)")
        assert (no.message, no.rules) == (reason, ("ZOO-R39",))
        assert match.why_not(NORTH, f"{name}(by=1)") == no
        assert refused_act(match, NORTH, f"{name}(by=0)").message != reason
    go(match, "c3>c4")
    assert refused_act(match, SOUTH, "OfferDraw(by=0)").message == "offer-before-acting"
    match.act(NORTH, "OfferDraw(by=1)")
    assert refused_act(match, NORTH, "OfferDraw(by=1)").message == "offered-already"


@rule("ZOO-R39")
def test_an_offer_is_over_once_the_one_who_made_it_acts() -> None:
    match = battle("c3 jorund", "c4 kassin.a1")
    match.act(SOUTH, "OfferDraw(by=0)")
    go(match, "c3>xc4")

    assert refused_act(match, NORTH, "AcceptDraw(by=1)").message == "no-offer"
    assert refused_act(match, SOUTH, "OfferDraw(by=0)").message == "offer-before-acting"


# Quiet turns


@rule("ZOO-R40", "ZOO-SHT-06")
@pytest.mark.parametrize(("touch", "turns"), [("BR", 0), ("BL", 51)])
def test_an_atout_lost_to_the_cross_is_progress_a_shot_that_fails_is_none(touch: str, turns: int) -> None:
    match = battle("c3 korse.a1", "c4 grognard.a1", atouts=("hache", ""), quiet=50)
    play_atout(match, "hache")
    choose(match, "Shoot target=c4")
    fight(match, south="upright TL", north=f"upright {touch}")

    assert (quiet(match), atouts_of(match, SOUTH) == []) == (turns, touch == "BR")


def jump(match: Match, start: str, to: str) -> None:
    """A Zoon is elsewhere, as if many turns had gone by."""
    state_of(match).shift(NAMES.index(start), NAMES.index(to))
    match._asks = None


def lay(match: Match, card: str, square: str) -> int:
    """South lays a Reinforcement; the quiet turns after it."""
    match.answer(SOUTH, f"LayReinforcement(by=0, card=korbaks-{card}, on={square})")
    return quiet(match)


def call_ogur(match: Match) -> None:
    """South's Ogur on d3 attacks e4 and has his star hit."""
    go(match, "d3>xe4")
    fight(match, south="upright TL", north="upright BR")


@rule("ZOO-R40", "ZOO-EQP-02")
def test_equipment_that_falls_is_progress_even_with_a_soldier_that_falls_again() -> None:
    def second_death(equipment: str) -> int:
        match = battle(
            "d3 ogur", "e4 grognard.a1, c3 grognard.b",
            tombs=("piailleur.a", ""), atouts=(equipment, ""), quiet=50,
        )  # fmt: skip
        call_ogur(match)
        go(match, "a6>a5")
        lay(match, "piailleur-a", "c1")
        go(match, "a5>a4")
        if equipment:
            play_atout(match, equipment)
            choose(match, "EquipZoon zoon=c1")
        else:
            go(match, "f1>f2")
        go(match, "c3>c2")
        jump(match, "c1", "b1")
        go(match, "b1>xc2")
        fight(match, south="upright TL", north="upright BR")
        assert "piailleur-a" in tomb(match, SOUTH)
        return quiet(match)

    assert second_death("") == 4
    assert second_death("carapace") == 0


@rule("ZOO-R40", "ZOO-VAR-01", "ZOO-VAR-04")
def test_in_a_reinforced_game_each_reserve_is_progress_the_first_time_it_is_laid() -> None:
    match = deployed("korbaks", "boarix", mode="reinforced")
    begin_turn(match, SOUTH, turn=9)
    state_of(match).quiet = 50
    jump(match, "b1", "d3")
    assert (on(match, "d3"), hand(match, SOUTH)) == ("ogur", ["piailleur-a", "piailleur-b"])

    assert lay(match, "piailleur-a", "b1") == 0
    go(match, "e5>e4")
    jump(match, "b1", "b4")
    assert (quiet(match), lay(match, "piailleur-b", "b1")) == (1, 0)
    go(match, "e6>e5")
    go(match, "b4>xa5")
    fight(match, south="upright TL", north="upright BR")
    assert tomb(match, SOUTH) == ["piailleur-a"]
    go(match, "e5>d4")
    call_ogur(match)
    assert hand(match, SOUTH) == ["piailleur-a"]
    go(match, "d4>c4")
    jump(match, "b1", "b3")
    assert (quiet(match), lay(match, "piailleur-a", "b1")) == (3, 4)


@rule("ZOO-R40", "ZOO-FX-OGUR")
def test_each_card_that_is_taken_back_for_the_first_time_makes_one_more_laying_count() -> None:
    match = battle(
        "d3 ogur, b4 piailleur.b", "e4 grognard.a1, d2 grognard.b, b5 grognard.a",
        tombs=("piailleur.a1", ""), quiet=60,
    )  # fmt: skip
    call_ogur(match)
    go(match, "a6>a5")
    assert lay(match, "piailleur-a", "c1") == 0
    go(match, "a5>a4")
    go(match, "c1>xd2")
    fight(match, south="upright TL", north="upright BR")
    go(match, "a4>a3")
    call_ogur(match)
    go(match, "a3>a2")
    assert (quiet(match), lay(match, "piailleur-a", "c1")) == (5, 6)

    go(match, "b5>xb4")
    fight(match, south="upright TL", north="upright BR")
    assert (tomb(match, SOUTH), quiet(match)) == (["piailleur-b"], 0)
    call_ogur(match)
    go(match, "b4>b3")
    assert (quiet(match), lay(match, "piailleur-b", "d1")) == (2, 0)
    assert asked(match) == (NORTH, "ChooseAction")
