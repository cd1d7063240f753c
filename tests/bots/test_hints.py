"""Hints rank every option and say why, in both languages."""

from __future__ import annotations

import pytest

import sortilege
from sortilege.bots import hint
from sortilege.bots.hints import sureness
from sortilege.content import game_folder
from sortilege.text import LANGUAGES
from tests.bots.positions import SETTINGS, position


@pytest.mark.parametrize(("game", "mode", "seats"), SETTINGS)
def test_every_option_has_an_estimate_and_a_reason(game: str, mode: str, seats: int) -> None:
    match = position(game, mode, seats, 25)
    for ask in match.asks:
        hints = hint(match, ask.seat, iterations=8)

        assert sorted(one.step for one in hints) == sorted(str(option) for option in ask.options)
        assert [one.estimate for one in hints] == sorted([one.estimate for one in hints], reverse=True)
        for one in hints:
            assert 0.0 <= one.estimate <= 1.0
            assert set(one.reason) == set(LANGUAGES)
            assert all(one.reason.values())


def test_a_hint_knows_only_what_its_seat_knows() -> None:
    match = position("salem", "standard", 4, 30)
    seat = match.asks[0].seat

    assert hint(match, seat, iterations=8) == hint(match.imagine(seat, 99), seat, iterations=8)


def test_more_tries_of_a_better_option_make_it_the_first() -> None:
    match = position("traverse", "junior", 2, 40)
    seat = match.asks[0].seat
    hints = hint(match, seat, iterations=60)

    assert hints[0].visits >= max(one.visits for one in hints) / 2


@pytest.mark.parametrize("game", sortilege.games())
def test_reasons_of_a_game_belong_to_steps_of_that_game(game: str) -> None:
    known = sortilege.ruleset(game).book.by_name
    lines = (game_folder(game) / "words" / "fr" / "game.ftl").read_text(encoding="utf-8").splitlines()
    reasons = [line.split(" ")[0].removeprefix("why-") for line in lines if line.startswith("why-")]

    assert reasons
    assert [name for name in reasons if name not in known] == []


@pytest.mark.parametrize(
    ("one", "other", "sure"),
    [
        ((0.9, 100), (0.5, 100), "sure"),
        ((0.8, 4), (0.5, 4), "unsure"),
        ((0.6, 100), (0.5, 100), "likely"),
        ((0.5, 100), (0.5, 100), "unsure"),
        ((1.0, 0), (0.0, 0), "unsure"),
    ],
)
def test_how_sure_a_hint_is_grows_with_the_distance_and_with_the_tries(
    one: tuple[float, int], other: tuple[float, int], sure: str
) -> None:
    assert sureness(one, other) == sure
    assert sureness(other, one) == sure


def test_whoever_guesses_and_whoever_has_no_choice_are_told_so() -> None:
    match = position("zoondo", "standard", 2, 30)
    told = {one.sureness for ask in match.asks for one in hint(match, ask.seat, iterations=8)}

    assert told <= {"sure", "likely", "unsure", "guess"}
    assert told
