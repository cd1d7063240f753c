"""The manners that games declare: each likes some option more than another, and nobody else's game is touched."""

from __future__ import annotations

from random import Random

import pytest

import sortilege
from sortilege import Match, games, ruleset
from sortilege.kernel.manners import EITHER_SIDE, SEATINGS, Manner, Mannered
from sortilege.kernel.state import Game
from sortilege.lab.league.league import setting_of
from sortilege.shelf import is_brought

OURS = [name for name in games() if not is_brought(name)]
MANNERS = [(game, name) for game in OURS for name in ruleset(game).rivals.manners]
LONG_ENOUGH = 4000


def tells_apart(manner: Manner[Game], match: Match) -> bool:
    """Whether it likes some option of the open questions more than another."""
    world = match.game.clone()
    for ask in match.asks:
        side = match.ruleset.sense.side(world, ask.seat)
        likings = {manner.liking(world, ask.seat, option) for option in ask.options}
        if manner.side in (EITHER_SIDE, side) and len(likings) > 1:
            return True
    return False


@pytest.mark.parametrize(("game", "name"), MANNERS)
def test_a_manner_plays_otherwise_than_the_adept_sooner_or_later(game: str, name: str) -> None:
    setting, _ = setting_of(game, None, None, None, 0)
    manner = ruleset(game).rivals.manners[name]
    rng = Random(4)
    match = sortilege.new(game, mode=setting.mode, seats=setting.seats, seed=4)
    for decision in range(LONG_ENOUGH):
        if match.over:
            match = sortilege.new(game, mode=setting.mode, seats=setting.seats, seed=decision)
        if tells_apart(manner, match):
            break
        ask = match.asks[0]
        match.answer(ask.seat, rng.choice(ask.options))

    assert tells_apart(manner, match)


@pytest.mark.parametrize("game", OURS)
def test_a_league_knows_how_every_mode_is_seated(game: str) -> None:
    rivals = ruleset(game).rivals

    assert set(rivals.seatings) <= set(ruleset(game).modes)
    assert set(rivals.seatings.values()) <= set(SEATINGS)
    assert rivals.mode is None or rivals.mode in ruleset(game).modes


def test_only_the_seat_that_has_a_manner_plays_by_it() -> None:
    match = sortilege.new("zoondo", seats=2, seed=1)
    sense = match.ruleset.sense
    mannered = Mannered(sense, match.ruleset.rivals.manners["emblem-in-front"], 0)
    here, there = (match.game.imagine(seat, 3) for seat in (0, 1))
    while match.asks[0].why.name != "ChoosePlace":
        match.answer(match.asks[0].seat, match.asks[0].options[0])
        here, there = (match.game.imagine(seat, 3) for seat in (0, 1))

    assert mannered.scores(here, 0, here.options(0)) != sense.scores(here, 0, here.options(0))
    assert mannered.scores(there, 1, there.options(1)) == sense.scores(there, 1, there.options(1))
