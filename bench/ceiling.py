"""How far skill goes in a game: a player that cheats meets a plain search.

    python bench/ceiling.py animaux --mode apprenti --tries 300 --playouts 150 --deals 20

It sees every hidden card and token as they lie, and plays each option out to the end so often by the game's own sense;
only dice still to be rolled are unknown to it. No bot plays like that: what it wins is what no honest one can hope for.
"""

from __future__ import annotations

import argparse

from sortilege import Match, engine, ruleset
from sortilege.bots.contest import Contest
from sortilege.bots.first_look import average_scores, draw, rewards_of
from sortilege.bots.search import keen
from sortilege.kernel.rules import NO_STEP
from sortilege.kernel.state import Game
from sortilege.lab.intervals import wilson
from sortilege.lab.plain_search import information_set_search
from sortilege.lab.players import LONGEST_GAME, seed_of

LONGEST_PLAYOUT = 600


def played_out(match: Match, world: Game) -> list[float]:
    sense = match.ruleset.sense
    for _ in range(LONGEST_PLAYOUT):
        if not world.open:
            break
        seat = world.open[0]
        options = world.options(seat)
        place = 0 if len(options) == 1 else draw(world, keen(sense.scores(world, seat, options)))
        world.choose(seat, options[place])
    return rewards_of(world) if world.over else sense.prospects(world)


def cheat(match: Match, seat: int, seed: int, tries: int) -> int:
    game = match.state_for_search()
    options = game.options(seat)
    if len(options) == 1:
        return int(options[0])
    sense = match.ruleset.sense
    scores = average_scores([game], seat, sense, options)
    contest = Contest(seat, options, [(score - max(scores)) / sense.stakes for score in scores])
    for number in range(tries):
        option = contest.next(number / tries)[seat]
        world = game.clone()
        world.seed_quickly(seed + contest.world())
        world.deaf = True
        world.choose(seat, option)
        contest.tell(played_out(match, world))
    best = contest.best()
    return best if best != NO_STEP else int(options[0])


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("game")
    options.add_argument("--mode")
    options.add_argument("--tries", type=int, default=300)
    options.add_argument("--playouts", type=int, default=150, help="of the plain search")
    options.add_argument("--deals", type=int, default=20)
    options.add_argument("--seed", type=int, default=1)
    given = options.parse_args()
    rules = ruleset(given.game)
    mode = rules.check_mode(given.mode)
    table = rules.check_options(mode, 2, None)
    print(f"{given.game}, {mode}, seed {given.seed}, {engine.describe()}")
    won = 0.0
    for number in range(2 * given.deals):
        dice = seed_of(given.seed, number // 2)
        match = Match(rules, rules.start(mode, 2, table, dice), table)
        match.tell_from_here()
        for decision in range(LONGEST_GAME):
            if match.over:
                break
            seat = match.asks[0].seat
            seed = seed_of(dice, decision) & 0xFFFFFFFF
            cheats = seat == number % 2
            step = (cheat if cheats else information_set_search)(
                match, seat, seed, given.tries if cheats else given.playouts
            )
            match.answer(seat, step)
        winners = match.outcome.winners if match.outcome is not None else ()
        won += (number % 2 in winners) / max(1, len(winners))
        low, high = wilson(won, number + 1)
        print(f"{number + 1} games: {won / (number + 1):.1%} ({low:.1%} to {high:.1%})", flush=True)


if __name__ == "__main__":
    main()
