"""Who plays whom in a round robin, and on which seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

MOST_PLAYERS = 16
MOST_GAMES = 400
"""With many seats, those who have not met yet meet before as many."""


class Pairing(NamedTuple):
    round: int
    """Nobody plays twice in a round."""
    players: tuple[int, ...]
    """By seat."""


def schedule(players: int, seats: int, both: bool = False) -> list[Pairing]:
    """Everybody meets everybody; with `both`, once more with the seats the other way round. For two seats each pair
    plays once; for more, everybody plays as often as everybody else, and has sat everywhere as often as can be."""
    games = _pairs(players) if seats == 2 else _gatherings(players, seats)
    if both:
        games = games + [tuple(reversed(game)) for game in games]
    return _in_rounds(games)


def _pairs(players: int) -> list[tuple[int, ...]]:
    """All but one go round in a circle, so that nobody plays twice in a round."""
    circle = list(range(players)) + ([-1] if players % 2 else [])
    found: list[tuple[int, ...]] = []
    for _ in range(len(circle) - 1):
        meets = [(circle[place], circle[-1 - place]) for place in range(len(circle) // 2)]
        found += [_first_and_second(min(pair), max(pair), players) for pair in meets if -1 not in pair]
        circle = [circle[0], circle[-1], *circle[1:-1]]
    return found


def _first_and_second(one: int, other: int, players: int) -> tuple[int, int]:
    """Everybody sits first as often as second, or once more."""
    around = players if players % 2 else players - 1
    begins = one % 2 == 0 if other == around else other - one <= around // 2
    return (one, other) if begins else (other, one)


def _gatherings(players: int, seats: int) -> list[tuple[int, ...]]:
    """Whoever has played least plays next, with those they have met least, until all have met and played as often."""
    played: Counter[int] = Counter()
    met: Counter[tuple[int, int]] = Counter()
    sat: Counter[tuple[int, int]] = Counter()
    in_a_block = next(games for games in range(1, players + 1) if games * seats % players == 0)
    pairs = list(combinations(range(players), 2))
    found: list[tuple[int, ...]] = []
    while len(found) % in_a_block or (any(not met[pair] for pair in pairs) and len(found) < MOST_GAMES):
        here: list[int] = []
        for _ in range(seats):
            rest = [one for one in range(players) if one not in here]
            here.append(min(rest, key=lambda one: (played[one], sum(met[_pair(one, other)] for other in here), one)))
        game = _seated(here, sat)
        played.update(game)
        met.update(_pair(one, other) for one, other in combinations(game, 2))
        sat.update((one, seat) for seat, one in enumerate(game))
        found.append(game)
    return found


def _pair(one: int, other: int) -> tuple[int, int]:
    return (one, other) if one < other else (other, one)


def _seated(here: Sequence[int], sat: Counter[tuple[int, int]]) -> tuple[int, ...]:
    """Each seat goes to whoever has sat there least, and before it most."""
    rest, game = list(here), []
    for seat in range(len(here)):
        _, _, least = min((sat[one, seat], -sum(sat[one, before] for before in range(seat)), one) for one in rest)
        game.append(least)
        rest.remove(least)
    return tuple(game)


def _in_rounds(games: list[tuple[int, ...]]) -> list[Pairing]:
    """Each game in the first round in which all of its players are free."""
    busy: list[set[int]] = []
    found = []
    for game in games:
        number = next((number for number, there in enumerate(busy) if there.isdisjoint(game)), len(busy))
        if number == len(busy):
            busy.append(set())
        busy[number].update(game)
        found.append(Pairing(number, game))
    return sorted(found, key=lambda one: one.round)
