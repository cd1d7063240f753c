"""A game's master with what it has learned against the same master without, at equal iterations: each deal is played
twice, seats exchanged.

    python bench/judgement.py --game ecole --games 200 --iterations 100
"""

from __future__ import annotations

import argparse
from copy import copy

from sortilege import Match, ruleset
from sortilege.bots.levels import think
from sortilege.kernel.judgement import NOTHING_LEARNED
from sortilege.kernel.rules import NO_STEP
from sortilege.kernel.sense import Sense
from sortilege.kernel.state import Game
from sortilege.lab.intervals import wilson
from sortilege.lab.players import LONGEST_GAME, seed_of


def play(game: str, senses: list[Sense[Game]], number: int, seed: int, iterations: int) -> float:
    """What the first sense makes of one game for two, sitting at each seat in turn."""
    rules = ruleset(game)
    mode = rules.rivals.mode or rules.modes[0]
    options = rules.check_options(mode, 2, None)
    dice = seed_of(seed, number // 2)
    match = Match(rules, rules.start(mode, 2, options, dice), options)
    match.tell_from_here()
    for decision in range(LONGEST_GAME):
        if match.over:
            break
        ask = match.asks[0]
        sense = senses[(ask.seat + number) % 2]
        step = int(ask.options[0])
        if len(ask.options) > 1:
            best = think(match, ask.seat, seed_of(dice, decision) & 0xFFFFFFFF, 0.0, iterations, sense).trials.best()
            step = best if best != NO_STEP else step
        match.answer(ask.seat, step)
    winners = match.outcome.winners if match.outcome is not None else ()
    return (number % 2 in winners) / max(1, len(winners))


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--game", default="ecole")
    options.add_argument("--games", type=int, default=200)
    options.add_argument("--iterations", type=int, default=100)
    options.add_argument("--seed", type=int, default=1)
    given = options.parse_args()
    learned = ruleset(given.game).sense
    if learned.judgements.of(2) is None:
        raise SystemExit(f"{given.game} has learned nothing yet: sortilege learn {given.game}")
    without = copy(learned)
    without.judgements = NOTHING_LEARNED
    won = 0.0
    for number in range(given.games):
        won += play(given.game, [learned, without], number, given.seed, given.iterations)
        if number % 10 == 9 or number == given.games - 1:
            low, high = wilson(won, number + 1)
            print(f"{number + 1} games: {won / (number + 1):.1%} ({low:.1%} to {high:.1%})", flush=True)


if __name__ == "__main__":
    main()
