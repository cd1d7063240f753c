"""Hints rank every option and say why, in both languages."""

from __future__ import annotations

import pytest

import sortilege
from sortilege.bots import hint
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
