"""What makes Zoondo be won: the weights of shelf/zoondo/bot/sense.py.

    python bench/prospects.py [GAMES]

Plays games of adepts who now and then do anything at all, looks at them in between, and fits by logistic regression
how things stood to who won; every fourth game is left out and says how well that went. The judgement being a sum, what
counts for one weight is found by setting all others to 0: this needs the sources, not the compiled core.
"""

from __future__ import annotations

import sys
from math import exp, log
from random import Random

import sortilege
from sortilege.bots import choose
from sortilege.lab.players import seed_of
from sortilege.shelf.zoondo.bot import sense
from sortilege.shelf.zoondo.bot.sense import ZoondoSense
from sortilege.shelf.zoondo.components import BATTLE, EMBLEM, PRINTED_ZOONS, TYPE_OF, TYPES
from sortilege.shelf.zoondo.state import Zoondo

NUMBERS = ("OF_A_FIGHT", "EMBLEM_ATTACKED", "EMBLEM_THREATENED", "EMBLEM_FOUND")
PARTS = [kind for kind in TYPES if kind != TYPES[EMBLEM]] + ["WITHIN_REACH", *NUMBERS]
NOW = [*sense.OF_A_TYPE], sense.WITHIN_REACH[0], *(getattr(sense, name) for name in NUMBERS)
FADING = sense.WITHIN_REACH[1] / sense.WITHIN_REACH[0]
CARELESS = 0.05
LOOKED_AT = 0.15
Row = tuple[list[float], float]


def set_weights(weights: list[float]) -> None:
    """In the order of PARTS."""
    given = dict(zip(PARTS, weights, strict=True))
    for place, kind in enumerate(TYPES):
        sense.OF_A_TYPE[place] = given.get(kind, 0.0)
    for tribe, zoons in enumerate(PRINTED_ZOONS):
        sense.AT_FIRST[tribe] = sum(sense.OF_A_TYPE[TYPE_OF[card]] for card in zoons)
    for steps in range(len(sense.WITHIN_REACH)):
        sense.WITHIN_REACH[steps] = given["WITHIN_REACH"] * FADING**steps
    for name in NUMBERS:
        setattr(sense, name, given[name])


def how_it_stands(game: Zoondo) -> list[float]:
    """What each weight is given for, to seat 0 more than to seat 1."""
    judge = ZoondoSense()
    found: list[float] = []
    for place in range(len(PARTS)):
        set_weights([float(place == other) for other in range(len(PARTS))])
        first, second = judge.prospects(game)
        found.append(log(first / second))
    return found


def play(number: int) -> list[Row]:
    chance = Random(number)
    match = sortilege.new("zoondo", seats=2, seed=seed_of(number, 2))
    game = match.game
    assert isinstance(game, Zoondo)
    seen: list[list[float]] = []
    while not match.over:
        ask = match.asks[0]
        if game.stage == BATTLE and not game.together and ask.seat == game.active and chance.random() < LOOKED_AT:
            seen.append(how_it_stands(game))
        if chance.random() < CARELESS:
            match.answer(ask.seat, chance.choice(ask.options))
        else:
            match.answer(ask.seat, choose("adept", match, ask.seat, seed_of(number, len(match.choices))))
    assert match.outcome is not None
    won = 0.5 if len(match.outcome.winners) != 1 else float(match.outcome.winners[0] == 0)
    return [(values, won) for values in seen]


def chance_of(weights: list[float], values: list[float]) -> float:
    return 1.0 / (1.0 + exp(-sum(map(float.__mul__, weights, values))))


def loss(weights: list[float], rows: list[Row]) -> float:
    """0.693 is knowing nothing."""
    chances = [(chance_of(weights, values), won) for values, won in rows]
    return -sum(won * log(chance) + (1.0 - won) * log(1.0 - chance) for chance, won in chances) / len(rows)


def fit(rows: list[Row], rounds: int = 8) -> list[float]:
    """Newton's method; every weight is drawn to 0 a little."""
    size = len(PARTS)
    weights = [0.0] * size
    for _ in range(rounds):
        table = [[float(one == other) for other in range(size)] + [weights[one]] for one in range(size)]
        for values, won in rows:
            chance = chance_of(weights, values)
            for one in range(size):
                table[one][size] += (chance - won) * values[one]
                for other in range(size):
                    table[one][other] += chance * (1.0 - chance) * values[one] * values[other]
        weights = [weight - step for weight, step in zip(weights, solve(table), strict=True)]
    return weights


def solve(table: list[list[float]]) -> list[float]:
    """The equations of a positive matrix, one a row with its right side last, by elimination."""
    for one, row in enumerate(table):
        row[:] = [value / row[one] for value in row]
        for other in table:
            if other is not row:
                other[:] = [value - other[one] * own for value, own in zip(other, row, strict=True)]
    return [row[-1] for row in table]


def main(games: int) -> None:
    played = [play(number) for number in range(games)]
    left_out = [row for number, rows in enumerate(played) for row in rows if number % 4 == 0]
    learnt = [row for number, rows in enumerate(played) for row in rows if number % 4]
    weights = fit(learnt)
    now = [weight for kind, weight in zip(TYPES, NOW[0], strict=True) if kind in PARTS] + [*NOW[1:]]
    for part, weight, before in zip(PARTS, weights, now, strict=True):
        print(f"{part:18} {weight:7.3f}   now {before:.3f}")
    print(f"loss on {len(left_out)} looks left out: {loss(weights, left_out):.4f}, now {loss(now, left_out):.4f}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 2000)
