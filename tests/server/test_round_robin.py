"""Who plays whom in a round robin, and on which seat: everybody alike."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from sortilege.server.table.round_robin import MOST_PLAYERS, Pairing, schedule

SIZES = [(players, seats) for seats in (2, 3, 4, 5, 12) for players in range(seats, MOST_PLAYERS + 1)]


def meetings(games: list[Pairing]) -> Counter[tuple[int, int]]:
    return Counter(pair for game in games for pair in combinations(sorted(game.players), 2))


def seats_of(games: list[Pairing], player: int, seats: int) -> list[int]:
    """How often somebody sat on each seat."""
    return [sum(game.players[seat] == player for game in games) for seat in range(seats)]


@pytest.mark.parametrize(("players", "seats"), SIZES)
def test_everybody_meets_everybody_and_plays_as_often(players: int, seats: int) -> None:
    games = schedule(players, seats)

    assert len({sum(player in game.players for game in games) for player in range(players)}) == 1
    assert set(meetings(games)) == set(combinations(range(players), 2))
    assert {len(set(game.players)) for game in games} == {seats}


@pytest.mark.parametrize("players", range(2, MOST_PLAYERS + 1))
def test_two_by_two_each_pair_plays_once_and_sits_first_as_often_as_second(players: int) -> None:
    games = schedule(players, 2)
    spread = [abs(first - second) for first, second in (seats_of(games, player, 2) for player in range(players))]

    assert set(meetings(games).values()) == {1}
    assert max(spread) == (0 if players % 2 else 1)
    assert max(game.round for game in games) + 1 == (players if players % 2 else players - 1)


@pytest.mark.parametrize(("players", "seats"), SIZES)
def test_nobody_plays_twice_in_a_round(players: int, seats: int) -> None:
    games = schedule(players, seats)

    for number in range(games[-1].round + 1):
        here = [player for game in games if game.round == number for player in game.players]
        assert len(here) == len(set(here)) > 0


def test_in_both_orders_everybody_has_sat_on_either_side_of_everybody() -> None:
    games = schedule(5, 2, both=True)

    assert len({game.players for game in games}) == len(games) == 20
    assert {seats_of(games, player, 2) == [4, 4] for player in range(5)} == {True}


@pytest.mark.parametrize(("players", "seats"), [size for size in SIZES if size[1] > 2])
def test_at_larger_tables_nobody_meets_somebody_much_more_often_than_others(players: int, seats: int) -> None:
    met = meetings(schedule(players, seats))

    assert max(met.values()) - min(met.values()) <= 4
