"""Where a roll of the die can lead. ANI-MOV."""

from __future__ import annotations

import pytest

from sortilege.kernel.match import IllegalChoice
from sortilege.shelf.animaux.map import APPARITION, START, STREETS
from sortilege.testing import rule
from tests.games.animaux.scenes import ANN, destinations, first_captures, go, names, pile_of

RINGS = [4, 13, 16, 29]
SPACES = range(30)


def reachable(space: int, roll: int) -> set[int]:
    """Every end of a walk of that length without repetition, found by trying all of them."""
    walks: list[tuple[int, ...]] = [(space,)]
    for _ in range(roll):
        walks = [
            (*walk, after)
            for walk in walks
            for after in SPACES
            if after not in walk and (after in STREETS[walk[-1]] or (walk[-1] in RINGS and after in RINGS))
        ]
    return {walk[-1] for walk in walks}


def from_space(space: int, roll: int) -> list[int]:
    return destinations(first_captures(pawns={ANN: space}, roll=roll))


@rule("ANI-MOV-01", "ANI-MOV-02", "ANI-S02")
def test_a_roll_of_two_from_start_leads_exactly_two_steps_in_any_direction() -> None:
    assert from_space(START, 2) == [2, 4, 10, 12, 13, 16]


@rule("ANI-MOV-01")
def test_a_shorter_or_longer_way_is_refused() -> None:
    match = first_captures(roll=2)

    for space in (7, 3):
        with pytest.raises(IllegalChoice) as no:
            go(match, ANN, space)
        assert no.value.reason.message == "no-such-destination"
        assert "ANI-MOV-01" in no.value.rules


@rule("ANI-MOV-03", "ANI-S03", "ANI-R06")
def test_a_pawn_does_not_step_back() -> None:
    assert from_space(2, 2) == [0, 4, 12]


@rule("ANI-MOV-03", "ANI-R06")
@pytest.mark.parametrize("roll", range(1, 7))
def test_no_roll_leads_back_to_where_the_pawn_stood(roll: int) -> None:
    assert all(space not in from_space(space, roll) for space in SPACES)


@rule("ANI-MOV-01", "ANI-MOV-02", "ANI-MOV-03", "ANI-R08")
@pytest.mark.parametrize("roll", range(1, 7))
def test_the_destinations_are_the_ends_of_all_walks_without_repetition(roll: int) -> None:
    for space in SPACES:
        assert set(from_space(space, roll)) == reachable(space, roll)


@rule("ANI-R08")
def test_only_the_destination_is_chosen_never_the_route() -> None:
    match = first_captures(pawns={ANN: 2}, roll=6)

    assert len(set(match.asks[0].options)) == len(destinations(match)) == len(set(destinations(match)))


@rule("ANI-MOV-04")
def test_four_spaces_are_ringed_in_blue() -> None:
    assert APPARITION == RINGS
    for ring in RINGS:
        assert set(from_space(ring, 1)) == {*STREETS[ring], *RINGS} - {ring}


@rule("ANI-MOV-04")
def test_nobody_apparates_from_another_space() -> None:
    for space in set(SPACES) - set(RINGS):
        assert set(from_space(space, 1)) == set(STREETS[space])


@rule("ANI-MOV-04", "ANI-MOV-05", "ANI-MOV-06", "ANI-S04", "ANI-R07")
def test_apparition_in_the_middle_of_a_move_costs_one_step() -> None:
    assert from_space(3, 2) == [1, 7, 9, 13, 16, 29]


@rule("ANI-MOV-05", "ANI-MOV-06")
def test_apparition_at_the_start_of_a_move_leaves_the_rest_for_walking() -> None:
    assert {22, 27, 28} <= set(from_space(4, 2)), "4 to 29 in one step, then a street"
    assert not {22, 27, 28} & set(from_space(4, 1))


@rule("ANI-MOV-06", "ANI-R07")
def test_a_pawn_may_apparate_twice_in_a_move_but_not_to_a_ring_it_left() -> None:
    to_a_ring = set(from_space(4, 2)) & set(RINGS)

    assert to_a_ring == {13, 16, 29}, "over another ring"


@rule("ANI-MOV-06")
def test_apparition_is_never_compulsory() -> None:
    assert set(STREETS[13]) <= set(from_space(13, 1))


@rule("ANI-MOV-08")
def test_spaces_passed_over_have_no_effect() -> None:
    match = first_captures(roll=2, tokens={7: "niffleur", 4: "red"})

    told = go(match, ANN, 4)

    assert "BeastCaptured" not in names(told)
    assert [event.fields["on"] for event in told if event.name == "TokenSetAside"] == [4]
    assert match.view(ANN)["places"]["7"] == {"token": None, "open": False}


@rule("ANI-MOV-09", "ANI-GEN-15", "ANI-S10", "ANI-R05")
def test_stopping_on_start_flips_nothing_and_the_turn_passes() -> None:
    match = first_captures(pawns={ANN: 1}, roll=1)

    told = go(match, ANN, START)

    assert names(told) == ["PawnMoved", "TurnBegun", "DieRolled"]
    assert pile_of(match) == 21
    assert match.asks[0].seat == 1


@rule("ANI-MOV-09", "ANI-R05")
def test_start_may_be_crossed() -> None:
    assert 7 in from_space(1, 2)
    assert START in from_space(12, 2)


@rule("ANI-MOV-03", "ANI-MOV-10", "ANI-S62")
def test_a_route_that_gets_stuck_gives_no_destination() -> None:
    assert from_space(10, 5) == [space for space in SPACES if space not in (8, 10)]


@rule("ANI-MOV-10", "ANI-R06")
def test_a_legal_destination_always_exists() -> None:
    fewest = [min(len(from_space(space, roll)) for space in SPACES) for roll in range(1, 7)]

    assert fewest == [2, 3, 7, 13, 21, 28]
