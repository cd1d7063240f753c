"""How often Witches who search strike one of their own at Night, in games that adepts play otherwise.

    python bench/strikes.py master:300 --seats 6 --decisions 1000 --seed 1

Counts the strikes of Witches, and those against a Witch: how many of these take the last Puritan along, which wins.
"""

from __future__ import annotations

import argparse

import sortilege
from sortilege import engine
from sortilege.kernel.sets import has
from sortilege.kernel.step_types import argument, type_code
from sortilege.lab.players import Bot, seed_of
from sortilege.shelf.salem.bot.sense import SalemSense
from sortilege.shelf.salem.state import Salem
from sortilege.shelf.salem.steps import STRIKE


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("bot")
    options.add_argument("--seats", type=int, default=6)
    options.add_argument("--decisions", type=int, default=1000)
    options.add_argument("--seed", type=int, default=1)
    given = options.parse_args()
    witch, adept = Bot.read(given.bot, game="salem"), Bot.read("adept")
    sense = SalemSense()
    deals = strikes = fellows = wins = 0
    while strikes < given.decisions:
        seed = seed_of(given.seed, deals)
        match = sortilege.new("salem", seats=given.seats, seed=seed)
        match.tell_from_here()
        deals += 1
        decision = 0
        while not match.over and strikes < given.decisions:
            ask = match.asks[0]
            game = match.state_for_search()
            assert isinstance(game, Salem)
            strikes_now = type_code(ask.options[0]) == STRIKE.code and has(game.ever, ask.seat)
            player = witch if strikes_now else adept
            step = player.answer(match, ask.seat, seed_of(seed, decision) & 0xFFFFFFFF)
            if strikes_now:
                on = argument(int(step), 1)
                strikes += 1
                if has(game.ever, on):
                    fellows += 1
                    wins += sense.dies_with_the_last(game, ask.seat, on)
            match.answer(ask.seat, step)
            decision += 1
    print(f"salem, {given.seats} seats, seed {given.seed}, {engine.describe()}")
    print(f"{witch.name}: {strikes} strikes in {deals} deals, {fellows} against a fellow, {wins} of these won")


if __name__ == "__main__":
    main()
