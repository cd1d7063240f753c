"""What a seat remembers: it is the seat's own, it is what the seat may know, and a search goes on from it."""

from __future__ import annotations

import pickle
from random import Random

import pytest

import sortilege
from sortilege import Match
from sortilege.bots import choose
from sortilege.bots.contest import Contest
from sortilege.bots.levels import think
from sortilege.bots.memory import COUNTS, MOST_KEPT, Kept, Memory
from sortilege.bots.search import Search
from tests.bots.positions import SETTINGS, position

TOLD = [setting for setting in SETTINGS if sortilege.ruleset(setting[0]).sense.deeds.says_who_sees]
ITERATIONS = 40


def thought(match: Match, seat: int, memory: Memory, iterations: int = ITERATIONS, seed: int = 5) -> Search:
    """A search that goes on from what is remembered."""
    sense = match.ruleset.sense
    return think(match, seat, seed, 0.0, iterations, root=memory.recall(match, seat, sense))


def asked_twice(game: str, mode: str, seats: int, depth: int, seed: int = 7) -> tuple[Match, int, Kept] | None:
    """A game in which a master has answered and is asked again, who, and what it remembers; others choose at random."""
    match = position(game, mode, seats, depth, seed)
    seat = match.asks[0].seat
    memory = Memory()
    match.answer(seat, choose("master", match, seat, 3, iterations=ITERATIONS, memory=memory))
    rng = Random(seed)
    while not match.over:
        ask = next((ask for ask in match.asks if ask.seat == seat), match.asks[0])
        if ask.seat == seat and len(ask.options) > 1:
            return match, seat, memory.kept()
        match.answer(ask.seat, rng.choice(ask.options))
    return None


def remembering(game: str, mode: str, seats: int) -> tuple[Match, int, Kept]:
    """Such a game in which the walk arrives."""
    for seed in range(40):
        found = asked_twice(game, mode, seats, 30, seed)
        if found is not None and Memory(found[2]).recall(found[0], found[1], found[0].ruleset.sense) is not None:
            return found
    raise AssertionError("nobody remembers anything")


# What a search begins with


def test_a_search_goes_on_from_what_the_last_one_found_out_about_its_options() -> None:
    match, seat, kept = remembering("traverse", "standard", 2)
    fresh, remembered = thought(match, seat, Memory()), thought(match, seat, Memory(kept))

    assert isinstance(fresh.trials, Contest)
    assert isinstance(remembered.trials, Contest)
    assert set(fresh.trials.known.values()) == {0}
    assert 0 < max(remembered.trials.known.values()) <= COUNTS
    assert remembered.iterations == fresh.iterations


def test_tries_that_are_remembered_count_for_what_an_option_promises_and_use_up_no_world() -> None:
    contest = Contest(0, [7, 8], [0.0, 0.0], remembered={7: (4, 1.0), 8: (20, 15.0), 9: (20, 20.0)})
    contest.next(0.0)

    assert contest.favourite() == 8
    assert contest.world() == 0
    assert contest.tries(8) == 0


def test_what_stands_for_others_is_remembered_with_them() -> None:
    contest = Contest(0, [7, 8], [0.0, 0.0], alike={7: 7, 8: 8, 9: 8}, remembered={8: (2, 1.0), 9: (3, 2.0)})

    assert contest.known == {7: 0, 8: 5}


@pytest.mark.parametrize(("game", "mode", "seats"), SETTINGS)
def test_whoever_remembers_nothing_chooses_as_if_there_were_no_memory(game: str, mode: str, seats: int) -> None:
    for depth in (0, 9, 40):
        match = position(game, mode, seats, depth)
        for ask in match.asks:
            assert choose("master", match, ask.seat, 5, iterations=12, memory=Memory()) == choose(
                "master", match, ask.seat, 5, iterations=12
            )


# When it is lost


def test_who_has_lost_the_way_remembers_nothing() -> None:
    match, seat, kept = remembering("traverse", "standard", 2)
    _, ply, lines = kept
    others = [(depth, step + (1 << 40), *rest) for depth, step, *rest in lines]

    assert Memory((seat, ply, others)).recall(match, seat, match.ruleset.sense) is None  # type: ignore[arg-type]


def test_a_memory_is_of_no_use_to_another_seat() -> None:
    match, seat, kept = remembering("traverse", "standard", 2)

    assert Memory(kept).recall(match, seat, match.ruleset.sense) is not None
    assert Memory((1 - seat, *kept[1:])).recall(match, seat, match.ruleset.sense) is None


def test_a_choice_that_was_not_seen_loses_the_way() -> None:
    match, seat, kept = remembering("traverse", "standard", 2)
    hidden = match.clone()
    secret = match.ruleset.sense.deeds.unseen
    hidden.choices = [(1 - seat, min(secret), 0) for _ in hidden.choices]

    assert Memory(kept).find(hidden, seat, match.ruleset.sense) is None


@pytest.mark.parametrize(("game", "mode", "seats"), [("zoondo", "standard", 2), ("salem", "standard", 4)])
def test_nothing_is_kept_of_an_answer_given_unseen(game: str, mode: str, seats: int) -> None:
    match = sortilege.new(game, mode=mode, seats=seats, seed=4)
    seat = match.asks[0].seat
    memory = Memory()
    choose("master", match, seat, 1, iterations=30, memory=memory)

    assert match.is_sealed or match.is_side_by_side
    assert not memory.lines


# What it may know


@pytest.mark.parametrize(("game", "mode", "seats"), SETTINGS)
def test_a_bot_with_memory_chooses_the_same_in_worlds_its_seat_cannot_tell_apart(
    game: str, mode: str, seats: int
) -> None:
    for depth in (9, 40, 90):
        found = asked_twice(game, mode, seats, depth)
        if found is None:
            continue
        match, seat, kept = found
        here, there = Memory(kept), Memory(kept)
        chosen = choose("master", match, seat, 8, iterations=12, memory=here)
        for other in range(2):
            there = Memory(kept)
            world = match.imagine(seat, 2000 + other)
            assert choose("master", world, seat, 8, iterations=12, memory=there) == chosen
            assert there.kept() == here.kept()


@pytest.mark.parametrize(("game", "mode", "seats"), SETTINGS)
def test_what_is_remembered_is_the_same_in_worlds_the_seat_cannot_tell_apart(game: str, mode: str, seats: int) -> None:
    match = position(game, mode, seats, 40)
    seat = match.asks[0].seat
    here, there = Memory(), Memory()
    choose("master", match, seat, 8, iterations=ITERATIONS, memory=here)
    choose("master", match.imagine(seat, 99), seat, 8, iterations=ITERATIONS, memory=there)

    assert here.kept() == there.kept()


@pytest.mark.parametrize(("game", "mode", "seats"), TOLD)
def test_what_is_said_to_be_in_the_open_everybody_can_tell_from_anything_else(game: str, mode: str, seats: int) -> None:
    """Whoever walks along the choices of others may go by none that it cannot know: in no two worlds that look alike
    do two of them look alike, unless both are said to be unseen."""
    deeds = sortilege.ruleset(game).sense.deeds
    rng = Random(11)
    match = sortilege.new(game, mode=mode, seats=seats, seed=11)
    for _ in range(150):
        if match.over:
            break
        ask = rng.choice(match.asks)
        witness = rng.choice([other for other in range(seats) if other != ask.seat])
        world = match.imagine(witness, rng.randrange(1 << 30))
        theirs = next(other for other in world.asks if other.seat == ask.seat)
        one, other = rng.choice(ask.options), rng.choice(theirs.options)
        if one != other and (deeds.in_the_open(one) or deeds.in_the_open(other)):
            assert not match.is_sealed
            assert not match.is_side_by_side
            assert look_after(match, ask.seat, one, witness) != look_after(world, ask.seat, other, witness)
        match.answer(ask.seat, rng.choice(ask.options))


def look_after(match: Match, seat: int, answer: int, witness: int) -> str:
    after = match.with_new_dice(5)
    after.tell_from_here()
    after.answer(seat, answer)
    return after.information_state(witness)


# What it weighs


@pytest.mark.parametrize(("game", "mode", "seats"), [("ecole", "standard", 2), ("traverse", "standard", 4)])
def test_a_memory_is_plain_data_and_bounded(game: str, mode: str, seats: int) -> None:
    match = position(game, mode, seats, 40)
    memory = Memory()
    choose("master", match, match.asks[0].seat, 1, iterations=1500, memory=memory)
    sent = pickle.dumps(memory.kept())

    assert 0 < len(memory.lines) <= MOST_KEPT
    assert len(sent) < 64 * MOST_KEPT
    assert pickle.loads(sent) == memory.kept()
