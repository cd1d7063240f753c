"""A bot beside the adept, on each side of a game whose teams are dealt: both play the same deals against adepts. What
was played is kept deal by deal where a file is named, and a run that was broken off goes on from there.

python bench/sides.py master:300 --game salem --seats 6 --deals 60 --results FILE
python bench/sides.py wild --strength 0.5 --side 1     # a manner of the game, with half its liking
"""

from __future__ import annotations

import argparse
import json
from math import sqrt
from pathlib import Path

from manners import Scaled
from sortilege import engine, ruleset
from sortilege.lab.intervals import wilson
from sortilege.lab.league.league import setting_of
from sortilege.lab.league.meetings import MEASURE, Meeting, Side, play_meetings
from sortilege.lab.players import Bot

SIDES = {1: "as Witches, or whichever team is the second", 0: "as Puritans, or whichever team is the first"}


class Kept:
    """What was played already: by side, bot and deal, what the side won against adepts."""

    def __init__(self, place: Path | None, about: list[str | int]) -> None:
        self.place = place
        self.about = about
        self.known: dict[tuple[int, str, int], float] = {}
        if place is not None and place.is_file():
            for line in place.read_text(encoding="utf-8").splitlines():
                told = json.loads(line)
                if told["about"] != about:
                    raise SystemExit(f"{place} is about {told['about']}, not {about}")
                self.known[told["side"], told["bot"], told["deal"]] = told["won"]

    def keep(self, side: int, bot: str, deal: int, won: float) -> None:
        self.known[side, bot, deal] = won
        if self.place is not None:
            with self.place.open("a", encoding="utf-8") as file:
                told = {"about": self.about, "side": side, "bot": bot, "deal": deal, "won": won}
                print(json.dumps(told), file=file)


def play_deal(bot: Bot, side: int, adept: Bot, deal: int, given: argparse.Namespace) -> float:
    """What the bot's side won against adepts."""
    setting, seating = setting_of(given.game, None, given.seats, None, given.seed)
    pair = (Side(bot, 1), Side(adept, 0)) if side else (Side(adept, 1), Side(bot, 0))
    met = play_meetings(setting, seating, [(Meeting(*pair), range(deal, deal + 1))])
    return met[0].won if side else met[0].lost


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("bot")
    options.add_argument("--game", default="salem")
    options.add_argument("--seats", type=int, default=6)
    options.add_argument("--deals", type=int, default=60)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--side", type=int, choices=sorted(SIDES), action="append", help="one of them alone")
    options.add_argument("--results", type=Path, help="a file with a line for each deal")
    options.add_argument("--strength", type=float, default=1.0, help="of a manner: how many times as much it likes")
    given = options.parse_args()
    if given.strength != 1.0:
        manners = ruleset(given.game).rivals.manners
        if given.bot not in manners:
            raise SystemExit(f"{given.bot} is no manner of {given.game}: {', '.join(sorted(manners))}")
        scaled = Scaled(manners[given.bot], given.strength)
        given.bot = f"{given.bot} x {given.strength:g}"
        manners[given.bot] = scaled
    bot, adept = Bot.read(given.bot, game=given.game), Bot.read(MEASURE)
    kept = Kept(given.results, [given.game, given.seats, given.seed])
    print(f"{given.game}, {given.seats} seats, seed {given.seed}, {engine.describe()}")
    for side in given.side or SIDES:
        for deal in range(given.deals):
            for player in (bot, adept):
                if (side, player.name, deal) not in kept.known:
                    kept.keep(side, player.name, deal, play_deal(player, side, adept, deal, given))
        ours, theirs = ([kept.known[side, one.name, deal] for deal in range(given.deals)] for one in (bot, adept))
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
