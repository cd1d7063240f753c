"""Captures of the apprentices: when, at what price, and how the price is paid. ANI-M2-CAP."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

import pytest

from sortilege.content import ContentFile
from sortilege.kernel.match import IllegalChoice, Match
from sortilege.shelf.animaux.components import COSTS
from sortilege.testing import rule
from tests.games.animaux.boards import (
    LETTERS,
    apprentices,
    asked,
    can,
    choices,
    do,
    held,
    next_rolls,
    options,
    why_not,
)
from tests.games.animaux.scenes import ANN, BOB, names

PRINTED = ContentFile("animaux", "tokens").rows("beast")


def letters(counts: Sequence[int]) -> str:
    return " ".join(f"{letter}{count}" for letter, count in zip(LETTERS, counts, strict=False))


def ways_to_pay(match: Match) -> Iterator[str]:
    """What the payer has left after each way of answering to the end of a capture, one by one."""
    if asked(match) not in ("ChoosePayment", "ChooseSpared"):
        yield held(match, ANN)
        return
    for option in match.asks[0].options:
        played = match.clone()
        played.answer(ANN, option)
        yield from ways_to_pay(played)


@rule("ANI-M2-SET-03", "ANI-GEN-12", "ANI-M2-CAP-01", "ANI-M2-CAP-07", "ANI-S18")
@pytest.mark.parametrize("beast", PRINTED, ids=lambda beast: str(beast["id"]))
def test_each_beast_costs_what_its_card_shows(beast: dict[str, object]) -> None:
    cost = COSTS[PRINTED.index(beast)]
    match = apprentices(pawns={ANN: 21}, beasts={21: str(beast["id"])}, held={ANN: letters(cost)})
    do(match, "CaptureBeast", reducio=0)
    assert (held(match, ANN), match.view(None)["players"][ANN]["beasts"]) == ("", [beast["id"]])

    for colour in range(4):
        if cost[colour]:
            short = [count - (place == colour) for place, count in enumerate(cost)]
            match = apprentices(pawns={ANN: 21}, beasts={21: str(beast["id"])}, held={ANN: letters(short)})
            assert not can(match, "CaptureBeast", reducio=0), "one token short"


@rule("ANI-M2-CAP-02")
def test_the_pawn_must_stand_on_the_place_of_the_beast() -> None:
    match = apprentices(pawns={ANN: 20}, beasts={21: "botruc"}, held={ANN: "R1 Y1 G2"})

    assert why_not(match, "CaptureBeast", reducio=0) == "no-beast-here"
    assert can(apprentices(pawns={ANN: 21}, beasts={21: "botruc"}, held={ANN: "R1 Y1 G2"}), "CaptureBeast", reducio=0)


@rule("ANI-M2-CAP-02")
def test_a_beast_nobody_has_found_cannot_be_captured() -> None:
    match = apprentices(pawns={ANN: 21}, tokens={21: "botruc"}, held={ANN: "R1 Y1 G2"})

    assert why_not(match, "CaptureBeast", reducio=0) == "no-beast-here"


@rule("ANI-M2-CAP-04", "ANI-R14", "ANI-R15")
@pytest.mark.parametrize("moved", [False, True])
def test_a_capture_is_possible_in_both_windows_and_compulsory_in_neither(moved: bool) -> None:
    match = apprentices(pawns={ANN: 21}, beasts={21: "botruc"}, held={ANN: "R1 Y1 G2"}, moved=moved)
    assert options(match) == ["EndTurn(by=0)" if moved else "RollDie(by=0)", "CaptureBeast(by=0, reducio=0)"]
    captured = match.clone()
    do(captured, "CaptureBeast", reducio=0)
    assert asked(captured) == ("AfterMove" if moved else "BeforeRoll"), "the window goes on"

    if moved:
        do(match, "EndTurn")
        assert match.asks[0].seat == BOB
    else:
        next_rolls(match, 1)
        do(match, "RollDie")
        assert asked(match) == "ChooseDestination"
    assert match.view(None)["places"]["21"] == {"token": "botruc", "open": True}


@rule("ANI-M2-CAP-05")
def test_payment_comes_before_the_new_token_so_that_it_can_supply_it() -> None:
    match = apprentices(pawns={ANN: 21}, beasts={21: "botruc"}, held={ANN: "R1 Y1 G2"}, pile=[])
    events = do(match, "CaptureBeast", reducio=0)

    assert names(events) == [*["TokensPaid"] * 3, "BeastCaptured", "PileRenewed", "PlaceRefilled"]
    assert match.view(None)["pile"] == 3
    assert match.view(None)["places"]["21"] == {"token": None, "open": False}


@rule("ANI-M2-CAP-06", "ANI-R16", "ANI-R17", "ANI-GEN-11", "ANI-S18", "ANI-S19", "ANI-S20")
@pytest.mark.parametrize(
    ("beast", "tokens", "reducio"),
    [
        ("niffleur", "R3 Y2 M1", 0),
        ("niffleur", "R1 M4", 0),
        ("niffleur", "R8 Y8 M8", 0),
        ("billywig", "R2 B1 Y1 G1 M2", 0),
        ("billywig", "R1 B1 Y1 G1", 1),
        ("veaudelune", "R1 B1 Y2 G1 M2", 1),
        ("veaudelune", "R2 B2 Y2 G2 M3", 2),
        ("oiseau_tonnerre", "R2 B3 Y3 G2 M2", 3),
        ("murlap", "B1 G1 M4", 1),
    ],
)
def test_every_legal_payment_can_be_made_and_no_other(beast: str, tokens: str, reducio: int) -> None:
    cost = COSTS[[row["id"] for row in PRINTED].index(beast)]
    own = {word[0]: int(word[1:]) for word in tokens.split()}
    have = [own.get(letter, 0) for letter in "RBYGM"]
    legal = set()
    for paid in product(*(range(min(count, due) + 1) for count, due in zip(have, [*cost, 99], strict=True))):
        if sum(paid) == sum(cost) - reducio:
            left = [count - gone for count, gone in zip(have, paid, strict=True)]
            legal.add(" ".join(f"{letter}{count}" for letter, count in zip("RBYGM", left, strict=True) if count))

    match = apprentices(
        pawns={ANN: 21}, beasts={21: beast}, held={ANN: tokens}, hands={ANN: ["reducio"] * reducio}
    )  # fmt: skip
    do(match, "CaptureBeast", reducio=reducio)

    assert set(ways_to_pay(match)) == legal


@rule("ANI-M2-CAP-06", "ANI-S19")
def test_nobody_is_asked_what_can_be_paid_in_one_way_only() -> None:
    match = apprentices(pawns={ANN: 21}, beasts={21: "niffleur"}, held={ANN: "R2 B5 Y8 G1 M1"})
    do(match, "CaptureBeast", reducio=0)

    assert asked(match) == "BeforeRoll"
    assert held(match, ANN) == "B5 Y6 G1"


@rule("ANI-M2-CAP-06", "ANI-R17", "ANI-S20")
def test_nobody_may_pay_more_than_the_price() -> None:
    match = apprentices(pawns={ANN: 21}, beasts={21: "niffleur"}, held={ANN: "R3 Y2 M8"})
    do(match, "CaptureBeast", reducio=0)

    assert choices(match, "Pay", "count") == [0, 1, 2, 3, 4, 5]
    with pytest.raises(IllegalChoice) as no:
        do(match, "Pay", of=ANN, token="multi", count=6)
    assert (no.value.reason.message, no.value.rules[:1]) == ("payment-not-exact", ("ANI-M2-CAP-06",))


@rule("ANI-M2-CAP-08", "ANI-R38")
def test_the_tokens_of_others_pay_nothing_even_on_the_same_place() -> None:
    match = apprentices(pawns={ANN: 21, BOB: 21}, beasts={21: "botruc"}, held={ANN: "R1 Y1 G1", BOB: "G1 M3"})

    assert why_not(match, "CaptureBeast", reducio=0) == "cannot-pay"
    assert options(match) == ["RollDie(by=0)"], "and nothing is given or lent"

    match = apprentices(pawns={ANN: 21, BOB: 21}, beasts={21: "botruc"}, held={ANN: "R1 Y1 G2 M1", BOB: "R1 Y1 G2 M1"})
    do(match, "CaptureBeast", reducio=0)
    do(match, "Pay", of=ANN, token="multi", count=0)
    assert (held(match, ANN), held(match, BOB)) == ("M1", "R1 Y1 G2 M1")


@rule("SP-REDUCIO", "ANI-R61")
def test_the_number_of_reducio_is_declared_with_the_capture() -> None:
    hands = {ANN: ["reducio", "reducio", "reducio"]}
    match = apprentices(pawns={ANN: 21}, beasts={21: "eruptif"}, held={ANN: "R3 B3"}, hands=hands)

    assert choices(match, "CaptureBeast", "reducio") == [2, 3]
    assert why_not(match, "CaptureBeast", reducio=1) == "cannot-pay"
    assert why_not(match, "PlaySpell", spell="reducio") == "reducio-with-a-capture"
    do(match, "CaptureBeast", reducio=2)
    assert held(match, ANN) == ""
    assert match.view(ANN)["players"][ANN]["hand"] == ["reducio"]
    assert match.view(None)["spell_discard"] == ["reducio", "reducio"]
    assert match.view(None)["spells_left"] == 1


@rule("SP-REDUCIO", "ANI-R17")
def test_three_reducio_leave_one_token_to_pay_for_the_cheapest_beast() -> None:
    match = apprentices(
        pawns={ANN: 21}, beasts={21: "billywig"}, held={ANN: "Y1"}, hands={ANN: ["reducio"] * 3}, moved=True
    )
    assert choices(match, "CaptureBeast", "reducio") == [3]
    do(match, "CaptureBeast", reducio=3)

    assert held(match, ANN) == ""
    assert min(sum(cost) for cost in COSTS) - 3 == 1


@rule("SP-REDUCIO", "ANI-M2-SPELL-02", "ANI-R20")
@pytest.mark.parametrize(("played", "offered"), [(0, [0, 1, 2, 3]), (1, [0, 1, 2]), (2, [0, 1]), (3, [0])])
def test_reducio_counts_towards_the_three_spells_of_a_turn(played: int, offered: list[int]) -> None:
    match = apprentices(
        pawns={ANN: 21},
        beasts={21: "botruc"},
        held={ANN: "R1 Y1 G2"},
        hands={ANN: ["reducio"] * 3},
        spells_played=played,
    )

    assert choices(match, "CaptureBeast", "reducio") == offered


@rule("SP-REDUCIO", "ANI-M2-CAP-01")
def test_a_reducio_that_is_not_held_cannot_be_declared() -> None:
    match = apprentices(pawns={ANN: 21}, beasts={21: "botruc"}, held={ANN: "R1 Y1 G1"}, hands={BOB: ["reducio"]})

    assert why_not(match, "CaptureBeast", reducio=1) == "not-enough-reducio"
