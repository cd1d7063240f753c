"""Captures of a team: who pays, with what, when, and how the game is won. ANI-M3-CAP, ANI-M3-WIN."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product

import pytest

import sortilege
from sortilege.kernel.match import IllegalChoice, Match
from sortilege.shelf.animaux.components import BEASTS, COSTS
from sortilege.testing import rule
from tests.games.animaux.boards import asked, can, do, held, options, team, why_not
from tests.games.animaux.scenes import ANN, BOB, CAT, names

BOTRUC = {17: "botruc"}


def ways_to_pay(match: Match, seats: range) -> Iterator[tuple[str, ...]]:
    """What each player has left after each way of answering to the end of a capture."""
    if asked(match) not in ("ChoosePayment", "ChooseSpared"):
        yield tuple(held(match, seat) for seat in seats)
        return
    for option in match.asks[0].options:
        played = match.clone()
        played.answer(match.asks[0].seat, option)
        yield from ways_to_pay(played, seats)


def in_letters(counts: list[int]) -> str:
    return " ".join(f"{letter}{count}" for letter, count in zip("RBYGM", counts, strict=True) if count)


@rule("ANI-M3-CAP-01", "ANI-M3-CAP-05")
def test_the_active_player_must_be_on_the_place_and_the_price_complete() -> None:
    near = team(["jacob", "percival"], pawns={ANN: 13}, beasts=BOTRUC, held={ANN: "R1 Y1 G2"})
    poor = team(["jacob", "percival"], pawns={ANN: 17}, beasts=BOTRUC, held={ANN: "R1 Y1 G1"})
    there = team(["jacob", "percival"], pawns={ANN: 17}, beasts=BOTRUC, held={ANN: "R1 Y1 G2"})

    assert why_not(near, "CaptureTogether") == "no-beast-here"
    assert why_not(poor, "CaptureTogether") == "team-cannot-pay"
    assert can(there, "CaptureTogether")


@rule("ANI-M3-CAP-02", "FS-CLAIRON")
@pytest.mark.parametrize(("followers", "spent"), [([], 0), (["clairon"], 1)])
def test_a_capture_costs_no_action_unless_the_clarion_is_out(followers: list[str], spent: int) -> None:
    match = team(["jacob", "percival"], pawns={ANN: 17}, beasts=BOTRUC, held={ANN: "R1 Y1 G2"}, followers=followers)
    do(match, "CaptureTogether")

    assert match.view(None)["actions"] == 5 - spent


@rule("FS-CLAIRON", "ANI-S51")
def test_with_the_clarion_a_capture_is_refused_without_an_action() -> None:
    match = team(
        ["jacob", "percival"],
        pawns={ANN: 17, BOB: 17},
        beasts=BOTRUC,
        held={ANN: "R1 Y1 G2"},
        followers=["clairon"],
        actions=0,
    )

    assert why_not(match, "CaptureTogether") == "capture-needs-action"


@rule("ANI-M3-CAP-03", "ANI-M3-CAP-06", "ANI-R37")
def test_the_active_player_may_pay_with_others_tokens_alone_and_nobody_is_asked() -> None:
    match = team(["jacob", "percival"], pawns={ANN: 17, BOB: 17}, beasts=BOTRUC, held={BOB: "R1 Y1 G2"})
    do(match, "CaptureTogether")

    assert held(match, BOB) == ""
    assert match.view(None)["beasts"] == ["botruc"]
    assert match.asks[0].seat == ANN


@rule("ANI-M3-CAP-06", "ANI-M3-CAP-08", "ANI-R17", "CH-NORBERT", "ANI-S39")
@pytest.mark.parametrize("characters", [("jacob", "percival", "seraphina"), ("jacob", "percival", "norbert")])
@pytest.mark.parametrize(
    ("beast", "tokens"),
    [
        ("botruc", {ANN: "R1 Y1 G1", BOB: "G2", CAT: "R5"}),
        ("botruc", {ANN: "R1 M1", BOB: "Y1 G2 M1", CAT: ""}),
        ("murlap", {ANN: "B2 G1 M1", BOB: "B2 G2", CAT: "M1"}),
        ("billywig", {ANN: "R1 B1 Y1 G1", BOB: "R1", CAT: "M1"}),
    ],
)
def test_every_legal_payment_of_those_present_can_be_made_and_no_other(
    characters: tuple[str, ...], beast: str, tokens: Mapping[int, str]
) -> None:
    match = team(characters, pawns={ANN: 17, BOB: 17, CAT: 17}, beasts={17: beast}, held=tokens)
    cost = COSTS[BEASTS.index(beast)]
    due = sum(cost) - ("norbert" in characters)
    own = [{word[0]: int(word[1:]) for word in tokens[seat].split()} for seat in (ANN, BOB, CAT)]
    have = [tokens_of.get(letter, 0) for tokens_of in own for letter in "RBYGM"]
    legal = set()
    for paid in product(*(range(count + 1) for count in have)):
        by_colour = [sum(paid[colour::5]) for colour in range(5)]
        if sum(paid) == due and all(by_colour[colour] <= cost[colour] for colour in range(4)):
            left = [count - gone for count, gone in zip(have, paid, strict=True)]
            legal.add(tuple(in_letters(left[5 * seat : 5 * seat + 5]) for seat in range(3)))
    do(match, "CaptureTogether")

    assert set(ways_to_pay(match, range(3))) == legal


@rule("ANI-M3-CAP-08")
def test_a_payment_that_is_not_exact_is_refused() -> None:
    match = team(["jacob", "percival"], pawns={ANN: 17, BOB: 17}, beasts=BOTRUC, held={ANN: "R1 Y1 G2", BOB: "G2 M1"})
    do(match, "CaptureTogether")
    assert options(match) == ["Pay(by=0, of=1, token=multi, count=0)", "Pay(by=0, of=1, token=multi, count=1)"]

    with pytest.raises(IllegalChoice, match="payment-not-exact"):
        do(match, "Pay", of=BOB, token="multi", count=2)


@rule("CH-NORBERT")
def test_norbert_makes_a_capture_cheaper_only_where_he_stands() -> None:
    for space, possible in ((17, True), (13, False)):
        match = team(["jacob", "norbert"], pawns={ANN: 17, BOB: space}, beasts=BOTRUC, held={ANN: "R1 Y1 G1"})
        assert can(match, "CaptureTogether") == possible


@rule("ANI-M3-CAP-05", "ANI-S51")
@pytest.mark.parametrize("actions", [4, 2, 0])
def test_a_capture_is_offered_before_between_and_after_the_actions(actions: int) -> None:
    match = team(["seraphina", "percival"], pawns={ANN: 17}, beasts=BOTRUC, held={ANN: "R1 Y1 G2"}, actions=actions)

    assert can(match, "CaptureTogether")


@rule("ANI-R15")
def test_nobody_is_made_to_capture() -> None:
    match = team(["seraphina", "percival"], pawns={ANN: 17}, beasts=BOTRUC, held={ANN: "R1 Y1 G2"})
    do(match, "StopActing")

    assert match.asks[0].seat == BOB
    assert match.view(None)["places"]["17"] == {"token": "botruc", "open": True}


@rule("ANI-M3-CAP-07", "ANI-M3-CAP-09", "ANI-R39", "ANI-R46")
def test_spent_tokens_return_to_the_supply_and_nothing_replaces_the_beast() -> None:
    match = team(["jacob", "percival"], pawns={ANN: 17}, beasts=BOTRUC, held={ANN: "R1 Y1 G1 M1"}, offers={"red": 17})
    assert match.view(None)["supply"] == {"red": 7, "blue": 8, "yellow": 7, "green": 7, "multi": 7}
    events = do(match, "CaptureTogether")
    assert names(events)[-1] == "BeastCaptured"
    assert set(match.view(None)["supply"].values()) == {8}
    assert match.view(None)["places"]["17"] is None
    do(match, "StopActing")
    do(match, "StopActing")

    assert (match.view(None)["salem"], match.view(None)["track"]) == ([17], 0), "a Salem token lands there normally"


@rule("ANI-R55", "EV-PORTOLOIN")
def test_a_portkey_to_a_beast_allows_the_capture_at_once() -> None:
    match = team(
        ["jacob", "percival"],
        pawns={ANN: 3},
        beasts=BOTRUC,
        held={ANN: "R1 Y1 G1"},
        offers={"green": 3},
        events=["portoloin"],
        actions=1,
    )
    do(match, "TakeResource", token="green")
    do(match, "TakePortkey", to=17)

    assert options(match) == ["CaptureTogether(by=0)", "StopActing(by=0)"]


@rule("ANI-R55", "EV-FUITE")
def test_a_beast_that_flees_to_another_player_waits_for_their_turn() -> None:
    match = team(
        ["jacob", "percival"],
        pawns={ANN: 3, BOB: 14},
        beasts=BOTRUC,
        held={BOB: "R1 Y1 G2"},
        offers={"green": 3},
        events=["fuite"],
        places=[14],
        actions=1,
    )
    do(match, "TakeResource", token="green")

    assert match.asks[0].seat == BOB
    assert can(match, "CaptureTogether"), "now it is their turn"


@rule("ANI-M3-WIN-01", "ANI-R48", "ANI-M3-SET-01", "ANI-M3-SET-02", "ANI-S55")
@pytest.mark.parametrize(("seats", "needed"), [(2, 2), (3, 3), (4, 4), (5, 4), (6, 4)])
def test_the_last_required_beast_wins_and_the_one_before_does_not(seats: int, needed: int) -> None:
    characters = ("jacob", "percival", "seraphina", "porpentina", "queenie", "norbert")[:seats]
    for before, over in ((needed - 2, False), (needed - 1, True)):
        match = team(characters, pawns={ANN: 17}, beasts=BOTRUC, held={ANN: "R1 Y1 G2"}, captured=before)
        do(match, "CaptureTogether")
        assert match.over == over

    assert match.outcome == sortilege.Outcome(tuple(range(seats)), (needed,) * seats, "all-beasts-found")


@rule("ANI-M3-WIN-02", "ANI-R44", "ANI-S55")
def test_nothing_is_played_after_the_last_capture() -> None:
    match = team(
        ["percival", "jacob"],
        active=BOB,
        pawns={BOB: 17},
        beasts=BOTRUC,
        held={BOB: "R1 Y1 G2"},
        captured=1,
        track=6,
        salem=[5],
        offers={"red": 5},
    )
    events = do(match, "CaptureTogether")

    assert names(events)[-1] == "BeastCaptured"
    assert match.outcome is not None
    assert match.outcome.winners == (ANN, BOB), "the end of the round would have lost it"
    assert match.asks == ()


@rule("ANI-M3-WIN-03", "ANI-R50")
@pytest.mark.parametrize(("round_number", "over"), [(99, False), (100, True)])
def test_a_hundred_rounds_without_a_result_are_lost(round_number: int, over: bool) -> None:
    match = team(active=BOB, round_number=round_number, beasts={21: "niffleur"}, captured=1)
    do(match, "StopActing")

    assert match.over == over
    if over:
        assert match.outcome == sortilege.Outcome((), (1, 1), "out-of-time")


@rule("ANI-R50")
def test_passing_every_turn_loses_by_itself() -> None:
    match = sortilege.new("animaux", mode="confirme", seats=4, seed=9, options={"characters": "random"})
    while not match.over:
        do(match, "StopActing")

    assert match.outcome is not None
    assert match.outcome.reason == "salem-track-full"
