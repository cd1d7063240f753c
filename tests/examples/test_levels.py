"""The sense that each example brings is worth having: each level beats the one below it.

How far masters of Hearts and of Liar's dice are ahead of adepts takes more games to see: docs/bots.md has the figures.
"""

from __future__ import annotations

import pytest

from hearts import RULESET as HEARTS
from liars_dice import RULESET as LIARS_DICE
from reversi import RULESET as REVERSI
from sortilege.bots.levels import choose
from sortilege.kernel.chance import key_from
from sortilege.kernel.match import Match
from sortilege.kernel.ruleset import Ruleset

GAMES = 40


def share_won(ruleset: Ruleset, mode: str, seats: int, level: str, others: str, iterations: int = 0) -> float:
    """How many games a level wins that sits in every second seat, shared wins in part."""
    won = 0.0
    options = ruleset.check_options(mode, seats, None)
    for number in range(GAMES):
        match = Match(ruleset, ruleset.start(mode, seats, options, key_from(number // 2)), options)
        levels = [level if (seat + number) % 2 else others for seat in range(seats)]
        while not match.over:
            seat = match.asks[0].seat
            match.answer(
                seat, choose(levels[seat], match, seat, len(match.choices) + 1000 * number, iterations=iterations)
            )
        assert match.outcome is not None
        winners = match.outcome.winners
        won += sum(levels[seat] == level for seat in winners) / len(winners)
    return won / GAMES


SETTINGS = {
    "hearts": (HEARTS, "standard", 4),
    "duel": (LIARS_DICE, "duel", 2),
    "cups": (LIARS_DICE, "cups", 4),
    "reversi": (REVERSI, "standard", 2),
}


@pytest.mark.parametrize("setting", SETTINGS)
def test_an_adept_beats_random_players(setting: str) -> None:
    assert share_won(*SETTINGS[setting], "adept", "random") > 0.7


@pytest.mark.parametrize("setting", SETTINGS)
def test_a_novice_beats_random_players(setting: str) -> None:
    assert share_won(*SETTINGS[setting], "novice", "random") > 0.55


@pytest.mark.parametrize("setting", SETTINGS)
def test_an_adept_beats_novices(setting: str) -> None:
    assert share_won(*SETTINGS[setting], "adept", "novice") > 0.55


def test_a_master_of_reversi_beats_adepts() -> None:
    assert share_won(*SETTINGS["reversi"], "master", "adept", iterations=16) > 0.6
