"""A bot beside the adept, on each side of a game whose teams are dealt: both play the same deals against adepts.

python bench/sides.py master:300 --game salem --seats 6 --deals 60
"""

from __future__ import annotations

import argparse
from math import sqrt

from sortilege.lab.intervals import wilson
from sortilege.lab.league.league import setting_of
from sortilege.lab.league.meetings import MEASURE, Meeting, Side, play_meetings
from sortilege.lab.players import Bot

SIDES = {1: "as Witches, or whichever team is the second", 0: "as Puritans, or whichever team is the first"}


def won(bot: Bot, side: int, adept: Bot, given: argparse.Namespace) -> list[float]:
    """By deal: what the bot's side won against adepts."""
    setting, seating = setting_of(given.game, None, given.seats, None, given.seed)
    pair = (Side(bot, 1), Side(adept, 0)) if side else (Side(adept, 1), Side(bot, 0))
    met = play_meetings(setting, seating, [(Meeting(*pair), range(given.deals))])
    return [one.won if side else one.lost for one in met]


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("bot")
    options.add_argument("--game", default="salem")
    options.add_argument("--seats", type=int, default=6)
    options.add_argument("--deals", type=int, default=60)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--side", type=int, choices=sorted(SIDES), action="append", help="one of them alone")
    given = options.parse_args()
    bot, adept = Bot.read(given.bot, game=given.game), Bot.read(MEASURE)
    for side in given.side or SIDES:
        ours, theirs = won(bot, side, adept, given), won(adept, side, adept, given)
        more = [one - other for one, other in zip(ours, theirs, strict=True)]
        mean = sum(more) / len(more)
        reach = 1.96 * sqrt(sum((one - mean) ** 2 for one in more)) / len(more)
        print(SIDES[side])
        for name, found in ((given.bot, ours), (MEASURE, theirs)):
            low, high = wilson(sum(found), len(found))
            print(f"  {name} wins {sum(found) / len(found):.1%} ({low:.1%} to {high:.1%}) of {len(found)}")
        print(f"  more, deal by deal: {mean:+.1%} ({mean - reach:+.1%} to {mean + reach:+.1%})", flush=True)


if __name__ == "__main__":
    main()
