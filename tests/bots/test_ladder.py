"""The ladder: every step plays legally and by its seat's eyes alone; the low ones err, but not plainly."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import sortilege
from sortilege import Match, games, ruleset
from sortilege.bots import choose
from sortilege.bots.ladder import (
    LEVELS_AS_STEPS,
    NONE_WINS,
    SEARCHING,
    STEPS,
    WEAK,
    Rung,
    foe_of,
    ladder,
    read,
    rung_of,
    stumble,
    winning,
)
from sortilege.bots.levels import LEVELS, levels_of, think
from sortilege.content import ELSEWHERE
from sortilege.kernel.deeds import NOBODY
from sortilege.kernel.sense import Sense
from sortilege.kernel.state import Game
from sortilege.shelf import is_brought
from tests.bots.positions import SETTINGS, position

OURS = [name for name in games() if not is_brought(name)]
PLACES = [
    (game, mode, seats, step)
    for game, mode, seats in SETTINGS
    if game in OURS
    for step in ladder(game)
    if step not in LEVELS
]
DEPTHS = (9, 60)


# Every step


@pytest.mark.parametrize(("game", "mode", "seats", "step"), PLACES)
def test_a_step_chooses_an_option_and_the_same_in_worlds_its_seat_cannot_tell_apart(
    game: str, mode: str, seats: int, step: str
) -> None:
    for depth in DEPTHS:
        match = position(game, mode, seats, depth)
        ask = match.asks[0]
        here = choose(step, match, ask.seat, 5, iterations=6)
        there = {choose(step, match.imagine(ask.seat, 1000 + one), ask.seat, 5, iterations=6) for one in range(2)}

        assert here in ask.options
        assert there == {here}


@pytest.mark.parametrize("game", OURS)
def test_a_ladder_leads_from_low_steps_by_the_adept_to_the_master(game: str) -> None:
    steps = ladder(game)

    assert steps == [step for step in STEPS if step in steps]
    assert steps[0] in WEAK
    assert "adept" in steps
    assert steps[-1] == "master"
    assert set(levels_of(game)) == {*LEVELS, *steps}


@pytest.mark.parametrize("game", ["zoondo", "traverse", "ecole"])
def test_games_with_room_for_them_have_eight_steps_or_nine(game: str) -> None:
    assert len(ladder(game)) in (8, 9)


def test_a_game_without_steps_of_its_own_has_the_four_levels() -> None:
    assert ladder("hearts") == list(LEVELS)
    assert rung_of("hearts", "dreamer") is None


def test_levels_are_no_rungs() -> None:
    assert [rung_of("zoondo", level) for level in LEVELS_AS_STEPS] == [None, None]


# Low steps


class Plain(Sense[Game]):
    """Finds the first option best, the second a little worse, and all others plainly bad."""

    def scores(self, game: Game, seat: int, options: list[int]) -> list[float]:
        return [0.0, -1.0, *[-9.0] * (len(options) - 2)]


def chosen_by(rung: Rung) -> Counter[int]:
    match = position("traverse", "standard", 2, 0)
    seat = match.asks[0].seat
    options = list(range(5))
    return Counter(stumble(match.game, seat, Plain(), rung, options, seed, False) for seed in range(200))


def test_whoever_overlooks_nothing_and_never_wavers_takes_the_best() -> None:
    assert chosen_by(Rung("careful")) == {0: 200}


def test_whoever_overlooks_half_takes_the_second_best_at_times_but_nothing_plainly_bad() -> None:
    rung = Rung("dreamer")
    rung.overlooks = 50
    chosen = chosen_by(rung)

    assert set(chosen) == {0, 1}
    assert 20 < chosen[1] < 90


def test_whoever_wavers_more_errs_more() -> None:
    a_little, much = Rung("careful"), Rung("hasty")
    a_little.wavers, much.wavers = 0.5, 4.0

    assert 0 < chosen_by(a_little)[1] < chosen_by(much)[1] < 100


def test_what_is_glaring_depends_on_the_step() -> None:
    blind = Rung("dreamer")
    blind.wavers, blind.glaring = 20.0, 10.0

    assert set(chosen_by(blind)) == {0, 1, 2, 3, 4}


def won_position(game: str, mode: str, seats: int) -> tuple[Match, int]:
    """A moment of a game between adepts at which one option of several wins at once, and the place of that option."""
    for seed in range(9):
        match = sortilege.new(game, mode=mode, seats=seats, seed=seed)
        while not match.over:
            ask = match.asks[0]
            if len(ask.options) > 1:
                place = winning(match.game, ask.seat, match.ruleset.sense, list(ask.options), seed)
                if place != NONE_WINS:
                    return match, place
            match.answer(ask.seat, choose("adept", match, ask.seat, len(match.choices)))
    raise AssertionError(f"no adept of {game} was about to win")


@pytest.mark.parametrize(("game", "mode"), [("animaux", "apprenti"), ("traverse", "standard")])
def test_nobody_overlooks_what_wins_at_once(game: str, mode: str) -> None:
    match, place = won_position(game, mode, 2)
    ask = match.asks[0]
    chosen = {choose(step, match, ask.seat, seed) for step in ladder(game) if step in WEAK for seed in range(30)}

    assert chosen == {ask.options[place]}


class Fickle(Sense[Game]):
    """Likes the first option in one world of all, and the second a little everywhere."""

    def __init__(self, lucky: Game) -> None:
        self.lucky = lucky.state()

    def scores(self, game: Game, seat: int, options: list[int]) -> list[float]:
        return [3.0 if game.state() == self.lucky else 0.0, 1.0]


def test_whoever_hopes_goes_by_the_luckiest_world() -> None:
    match = position("ecole", "standard", 2, 30)
    seat = match.asks[0].seat
    sense = Fickle(match.game.imagine(seat, 11))
    sober, hopeful = Rung("careful"), Rung("hopeful")
    hopeful.hopes = True

    assert stumble(match.game, seat, sense, sober, [0, 1], 10, False) == 1
    assert stumble(match.game, seat, sense, hopeful, [0, 1], 10, False) == 0


def accused_by(accuser: int, seats: int = 4) -> Match:
    """A game of Salem in which seat 0 was accused by somebody, and is asked what to do."""
    book = ruleset("salem").book
    match = position("salem", "standard", seats, 0)
    match.choices = [(2, book.read("PlayRed(by=2, on=0, card=accusation)"), 0)]
    match.choices.append((accuser, book.read(f"PlayRed(by={accuser}, on=0, card=accusation)"), 0))
    match.choices.append((2, book.read("PlayRed(by=2, on=1, card=accusation)"), 0))
    match.choices.append((2, book.read("Strike(by=2, on=0)"), 0))
    return match


def test_a_grudge_is_borne_against_whoever_did_harm_last_for_all_to_see() -> None:
    deeds = ruleset("salem").sense.deeds

    assert [foe_of(accused_by(accuser), 0, deeds) for accuser in (1, 3)] == [1, 3]
    assert foe_of(accused_by(1), 1, deeds) == 2
    assert foe_of(accused_by(1), 3, deeds) == NOBODY


def test_where_two_play_nobody_bears_a_grudge() -> None:
    match = position("traverse", "standard", 2, 0)
    match.choices = [(1, ruleset("traverse").book.read("AimAtPlayer(by=1, on=0)"), 0)]

    assert foe_of(match, 0, ruleset("traverse").sense.deeds) == NOBODY


class Fair(Sense[Game]):
    """Finds all options but the last equally good, and that one plainly bad."""

    def __init__(self) -> None:
        self.deeds = ruleset("salem").sense.deeds

    def scores(self, game: Game, seat: int, options: list[int]) -> list[float]:
        return [*[0.0] * (len(options) - 1), -9.0]


@pytest.mark.parametrize("foe", [1, 2, 3])
def test_whoever_bears_a_grudge_goes_against_who_did_harm_but_does_nothing_plainly_bad_for_it(foe: int) -> None:
    match = position("salem", "standard", 4, 0)
    options = [ruleset("salem").book.read(f"PlayRed(by=0, on={on}, card=accusation)") for on in (1, 2, 3)]
    calm, sore = Rung("hasty"), Rung("hasty")
    sore.grudges = 1.5
    chosen = {
        rung.grudges: Counter(stumble(match.game, 0, Fair(), rung, options, seed, False, foe) for seed in range(100))
        for rung in (calm, sore)
    }

    assert set(chosen[0.0]) == {0, 1}
    assert set(chosen[1.5]) == ({foe - 1} if foe < 3 else {0, 1})


@pytest.mark.parametrize("game", ["salem", "traverse", "ecole"])
def test_the_hasty_bear_grudges(game: str) -> None:
    rung = rung_of(game, "hasty")

    assert rung is not None
    assert rung.grudges > 0.0


# Steps that search


@pytest.mark.parametrize("game", ["ecole"])
def test_a_higher_step_searches_further(game: str) -> None:
    found = [rung_of(game, step) for step in SEARCHING]
    iterations = [rung.iterations for rung in found if rung is not None]

    assert len(iterations) >= 2
    assert iterations == sorted(set(iterations))


def test_a_search_stops_at_the_most_iterations_it_may_make_however_much_time_is_left() -> None:
    match = position("ecole", "standard", 2, 12)

    assert think(match, match.asks[0].seat, 1, 3600.0, None, most=12).iterations == 12


def test_a_search_that_has_no_time_left_stops_before_them() -> None:
    match = position("ecole", "standard", 2, 12)
    ticks = iter(range(100))

    assert think(match, match.asks[0].seat, 1, 5.0, None, clock=lambda: float(next(ticks)), most=12).iterations == 5


# The file


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ('[[step]]\nname = "genius"', "line 2: name: steps are some of sleepy, dreamer, hesitant"),
        ('[[step]]\nname = "adept"\n[[step]]\nname = "hasty"', "in this order, not 'hasty'"),
        ('[[step]]\nname = "hasty"\niterations = 9', "line 3: hasty: it may have overlooks, wavers"),
        ('[[step]]\nname = "shrewd"\noverlooks = 9', "line 3: shrewd: it may have iterations, not 'overlooks'"),
        ('[[step]]\nname = "shrewd"', "shrewd: iterations must be at least 1"),
        ('[[step]]\nname = "master"\niterations = 9', "master: it may have nothing but a name, not 'iterations'"),
    ],
)
def test_a_mistake_in_a_ladder_names_the_line_and_what_is_allowed(text: str, complaint: str, tmp_path: Path) -> None:
    (tmp_path / "bot").mkdir()
    (tmp_path / "bot" / "ladder.toml").write_text(text, encoding="utf-8")
    ELSEWHERE["made-up"] = tmp_path

    try:
        with pytest.raises(ValueError, match=complaint):
            read("made-up")
    finally:
        del ELSEWHERE["made-up"]


def test_low_steps_err_and_say_how() -> None:
    for game in OURS:
        for name in WEAK:
            rung = rung_of(game, name)
            if rung is not None:
                assert rung.overlooks or rung.wavers or rung.hopes or rung.forgets or rung.hurries
