"""Bots hear what is said at the table, and only what is said."""

from __future__ import annotations

from random import Random

import pytest

import sortilege
from sortilege.bots.attention import Attentive
from sortilege.bots.levels import LEVELS, choose, levels_of
from sortilege.bots.speech import SPEAKERS, speak
from sortilege.kernel.sense import Heard, Sense, Sign
from sortilege.kernel.state import Game
from sortilege.shelf.salem.bot.sense import SalemSense
from sortilege.shelf.salem.state import Salem
from sortilege.shelf.salem.steps import PLAY_ALIBI, PLAY_RED
from tests.bots.positions import position
from tests.games.salem.playing import A, B, C, D, E, Scene
from tests.games.salem.scenes import scene

ACCUSATION = 0
SAID: list[Heard] = [(1, "accuse", 3), (2, "vouch", 4), (4, "accuse", 0)]


def at_a_turn(seed: int) -> sortilege.Match:
    """Salem for six, the Dawn behind them."""
    match = sortilege.new("salem", seats=6, seed=seed)
    rng = Random(seed)
    while match.asks[0].why.name != "ChooseAction":
        ask = match.asks[0]
        match.answer(ask.seat, rng.choice(ask.options))
    return match


def world_with(match: sortilege.Match, witches: int) -> Salem:
    """A world imagined for seat 0 in which just these are Witches."""
    world = match.game.imagine(0, 1)
    assert isinstance(world, Salem)
    world.ever = witches
    return world


def words(match: sortilege.Match, heard: list[Heard]) -> list[float]:
    """What is added to accusing seat 3, accusing seat 4 and defending seat 3, by a Puritan who trusts everybody."""
    world = world_with(match, 0)
    options = [PLAY_RED(0, 3, ACCUSATION), PLAY_RED(0, 4, ACCUSATION), PLAY_ALIBI(0, 3)]
    return SalemSense().listen(world, 0, options, heard)


def test_an_accusation_makes_accusing_that_seat_look_better_and_defending_it_worse() -> None:
    accused, other, defended = words(at_a_turn(1), [(1, "accuse", 3)])

    assert accused > 0 == other
    assert defended < 0


def test_who_is_vouched_for_is_accused_less() -> None:
    accused, _, defended = words(at_a_turn(1), [(1, "vouch", 3)])

    assert accused < 0 < defended


def test_ones_own_words_and_unknown_signs_weigh_nothing() -> None:
    assert words(at_a_turn(1), [(0, "accuse", 3), (1, "sing", 3)]) == [0.0, 0.0, 0.0]


def test_no_amount_of_talk_outweighs_everything() -> None:
    everybody = [(speaker, "accuse", 3) for speaker in (1, 2, 4, 5)] * 50
    accused, _, _ = words(at_a_turn(1), everybody)

    assert accused == 1.0


def test_what_is_said_again_counts_once_and_the_last_word_counts() -> None:
    match = at_a_turn(1)

    assert words(match, [(1, "accuse", 3)] * 50) == words(match, [(1, "accuse", 3)])
    assert words(match, [(1, "accuse", 3), (1, "vouch", 3)]) == words(match, [(1, "vouch", 3)])


def test_what_somebody_says_for_themselves_counts_nothing() -> None:
    assert words(at_a_turn(1), [(3, "vouch", 3), (3, "claim", 3)]) == [0.0, 0.0, 0.0]


def test_who_is_near_a_trial_is_believed_less() -> None:
    believed = []
    for front in ("", "accusation", "4 accusation"):
        world = scene(6, front={1: front}).game
        world.ever = 0
        believed += SalemSense().listen(world, 0, [PLAY_RED(0, 3, ACCUSATION)], [(1, "accuse", 3)])

    assert believed[0] > believed[1] > believed[2] > 0.0


def test_a_witch_is_not_talked_into_accusing_a_fellow() -> None:
    match = at_a_turn(1)
    world = world_with(match, 1 << 0 | 1 << 3)

    assert SalemSense().listen(world, 0, [PLAY_RED(0, 3, ACCUSATION)], [(1, "accuse", 3)]) == [0.0]


def test_only_the_seat_that_listens_is_moved() -> None:
    match = at_a_turn(1)
    world = world_with(match, 0)
    attentive = Attentive(match.ruleset.sense, 0, [(1, "accuse", 3)])
    for_another = [PLAY_RED(2, 3, ACCUSATION)]

    assert attentive.scores(world, 2, for_another) == match.ruleset.sense.scores(world, 2, for_another)


def test_every_level_answers_legally_whatever_was_said() -> None:
    match = at_a_turn(2)
    seat = match.asks[0].seat
    said: list[Heard] = [(1, "accuse", 3), (2, "vouch", 3), (3, "claim", 3), (4, "doubt", 9)]

    for level in LEVELS:
        assert choose(level, match, seat, 7, iterations=8, heard=said) in match.asks[0].options


def test_a_game_without_talk_listens_to_nothing() -> None:
    world = sortilege.new("animaux", seats=2, seed=1).game

    assert Sense[Game]().listen(world, 0, [1, 2], [(1, "accuse", 0)]) == [0.0, 0.0]


# What bots say


def says(table: Scene, seat: int, heard: list[Heard] | None = None, level: str = "adept") -> Sign | None:
    return speak(level, table.match, seat, 3, heard or [])


def test_a_puritan_accuses_aloud_whoever_is_almost_surely_a_witch() -> None:
    known = scene(6, rows={B: "WITCH witch", C: "witch"})

    assert says(known, A) == ("accuse", B)
    assert says(known, A, [(A, "accuse", B)]) is None
    assert says(known, A, [(A, "accuse", C)]) == ("accuse", B)


def test_a_puritan_who_suspects_nobody_says_nothing() -> None:
    assert says(scene(6, rows={B: "witch", C: "witch"}), A) is None


def test_a_witch_accuses_a_puritan_whom_others_accuse_already_and_no_fellow() -> None:
    table = scene(6, rows={B: "witch", C: "witch"}, front={C: "4 accusation", D: "2 accusation", E: "accusation"})

    assert says(table, B) == ("accuse", D)
    assert says(scene(6, rows={B: "witch", C: "witch"}, front={C: "4 accusation"}), B) is None


@pytest.mark.parametrize(("level", "speaks"), [("random", False), ("novice", False), ("adept", True), ("master", True)])
def test_only_good_players_have_something_to_say(level: str, *, speaks: bool) -> None:
    known = scene(6, rows={B: "WITCH witch", C: "witch"})

    assert (says(known, A, level=level) is not None) == speaks


@pytest.mark.parametrize("level", SPEAKERS)
def test_what_a_bot_says_is_the_same_in_worlds_its_seat_cannot_tell_apart(level: str) -> None:
    for seed in range(6):
        match = at_a_turn(seed)
        seat = match.asks[0].seat
        for heard in ([], SAID):
            here = speak(level, match, seat, 9, heard)
            assert {speak(level, match.imagine(seat, other), seat, 9, heard) for other in range(4)} == {here}


@pytest.mark.parametrize("depth", [9, 60, 120])
@pytest.mark.parametrize("level", levels_of("salem"))
def test_whoever_has_heard_something_chooses_the_same_in_worlds_their_seat_cannot_tell_apart(
    level: str, depth: int
) -> None:
    match = position("salem", "standard", 6, depth)
    ask = match.asks[0]
    here = choose(level, match, ask.seat, 5, iterations=6, heard=SAID)
    there = {
        choose(level, match.imagine(ask.seat, 50 + one), ask.seat, 5, iterations=6, heard=SAID) for one in range(3)
    }

    assert there == {here}


def test_a_game_without_signs_has_nothing_to_say() -> None:
    match = sortilege.new("animaux", seats=2, seed=1)

    assert speak("adept", match, match.asks[0].seat, 1) is None
