"""Copies of a match, worlds imagined for a seat, and going back to what was."""

from __future__ import annotations

import pytest

import sortilege
from sortilege.kernel.match import Match
from tests.kernel.toy import PEEK, PLAY_MARBLE, RESIGN, SAY_NOT_YET, SAY_READY, in_turns, marbles, state_of


def held(match: Match, seat: int) -> list[str]:
    hand: list[str] = match.view(seat)["hands"][seat]
    return hand


# Clones and worlds


def test_a_clone_is_equal_and_apart() -> None:
    match = in_turns()
    copy = match.clone()

    assert copy.game.state() == match.game.state()

    copy.answer(0, PEEK(0))

    assert len(match.choices) + 1 == len(copy.choices)
    assert [event.name for event in match.events(0)] == ["ReadyCounted"]
    assert match.asks[0].seat == 0
    assert copy.asks[0].seat == 1


def test_an_imagined_world_knows_no_more_than_its_seat() -> None:
    match = in_turns(3)
    match.answer(0, PEEK(0))
    match.answer(1, PEEK(1))

    world = match.imagine(1, 5)

    assert world.events(1) == match.events(1)
    assert [event.fields["marble"] for event in match.events(0)[1:2]] != [None]
    assert [event.fields["marble"] for event in world.events(0) if event.name == "BagPeeked"] == [None, None]
    assert "Whispered" not in [event.name for event in world.events(0)]


def test_an_imagined_world_has_other_hands_and_the_same_own_one() -> None:
    match = in_turns(3)

    worlds = [match.imagine(1, seed) for seed in range(20)]

    assert {tuple(held(world, 1)) for world in worlds} == {tuple(held(match, 1))}
    assert len({tuple(held(world, 0)) for world in worlds}) > 1
    assert len({tuple(held(world, 2)) for world in worlds}) > 1


def test_an_imagined_world_does_not_foretell_chance() -> None:
    match = in_turns()

    world = match.imagine(0, 1)

    assert world.game.key == b""
    assert match.game.key != b""


def test_others_sealed_answers_are_imagined_and_ones_own_is_not() -> None:
    match = marbles(3)
    match.answer(0, SAY_READY(0))
    match.answer(1, SAY_NOT_YET(1))

    worlds = [state_of(match.imagine(0, seed)) for seed in range(30)]

    assert {world.sealed[0] for world in worlds} == {SAY_READY(0)}
    assert {world.sealed[1] for world in worlds} == {SAY_READY(1), SAY_NOT_YET(1)}
    assert {world.sealed[2] for world in worlds} == {0}


def test_an_imagined_world_has_no_record() -> None:
    with pytest.raises(ValueError, match="record: an imagined world has none"):
        marbles().imagine(0, 1).record()


# Undo


def free(match: Match) -> list[int]:
    """Back to which plies undo is free."""
    return [ply for ply in range(len(match.choices) + 1) if match.undo_free(ply)]


def test_undo_is_free_until_a_window_closes() -> None:
    match = marbles(2)
    match.answer(0, SAY_READY(0))

    assert free(match) == [0, 1]

    match.answer(1, SAY_READY(1))

    assert free(match) == [2]


def test_undo_does_not_pass_another_seats_answer() -> None:
    match = marbles(3)
    match.answer(0, SAY_READY(0))
    match.answer(1, SAY_READY(1))

    assert free(match) == [1, 2], "seat 1 may take back, seat 0 no longer"


def test_undo_does_not_pass_something_shown() -> None:
    match = in_turns()

    match.answer(0, PEEK(0))

    assert free(match) == [len(match.choices)]


def test_undo_is_free_within_ones_own_work() -> None:
    match = marbles(2)
    for seat in (0, 1):
        match.answer(seat, SAY_READY(seat))
    for _ in range(2):
        match.answer(1, match.asks[-1].options[0])

    assert free(match) == [2, 3, 4]


def test_undo_does_not_pass_an_act() -> None:
    match = marbles(3)
    match.act(2, RESIGN(2))

    assert free(match) == [1]


def test_rewinding_gives_the_game_as_it_was() -> None:
    match = in_turns()
    then = match.clone()
    match.answer(0, PLAY_MARBLE(0, match.asks[0].options[0] >> 16 & 255))

    back = match.rewound(len(then.choices))

    assert back.game.state() == then.game.state()
    assert back.view(0) == then.view(0)
    assert match.rewound(0).choices == []


@pytest.mark.parametrize("ply", [-1, 999, 0.0, True, None])
def test_there_is_no_going_back_to_what_never_was(ply: int) -> None:
    with pytest.raises(ValueError, match=f"ply: this game has 0 to 0 choices, not {ply}"):
        marbles().rewound(ply)


def test_the_same_seed_gives_the_same_game() -> None:
    one = sortilege.new("animaux", seats=2, seed=7)
    two = sortilege.new("animaux", seats=2, seed="7")
    three = sortilege.new("animaux", seats=2)

    assert one.game.state() == two.game.state() != three.game.state()
    with pytest.raises(ValueError, match=r"seed: a number, text or bytes, not 1\.5"):
        sortilege.new("animaux", seats=2, seed=1.5)  # type: ignore[arg-type]  # what a careless caller does
