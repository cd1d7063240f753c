"""How often Witches of every manner, and Puritans, do what to whom: the numbers of shelf/salem/bot/public_evidence.py.

    python bench/conduct.py [GAMES] [SEATS]

Plays games of adept Puritans against Witches of each manner and counts, of all that is told to everybody, the deeds of
a turn by who did them to whom.
"""

from __future__ import annotations

import sys
from collections import defaultdict

import sortilege
from sortilege.kernel.pieces import SPECTATOR
from sortilege.lab.players import Bot, play, seed_of
from sortilege.shelf.salem.bot.public_evidence import HARMED, HELPED, KINDS, TURNS, Conduct, witches_through
from sortilege.shelf.salem.state import Salem

SIDES = ("Puritan", "Witch")
Deeds = defaultdict[tuple[int, int, int], float]
"""By who did it, to whom (1 for a Witch), and the kind."""


def game_of(puritan: Bot, witch: Bot, seats: int, number: int) -> Salem:
    """A game played to its end."""
    match = sortilege.new("salem", seats=seats, seed=seed_of(number, seats))
    game = match.game
    assert isinstance(game, Salem)
    for _ in play(match, lambda seat: witch if game.ever >> seat & 1 else puritan, number):
        pass
    return game


def count(game: Salem, found: Deeds) -> None:
    """Reads the log of a finished game like anybody at the table, and counts by who they really were."""
    conduct = Conduct(game, SPECTATOR)
    witches = witches_through(game)
    for page, deeds in enumerate(conduct.deeds):
        were = witches[min(page, len(witches) - 1)]
        for by in range(conduct.seats):
            for on in range(conduct.seats):
                for kind in range(KINDS):
                    many = deeds[(by * conduct.seats + on) * KINDS + kind]
                    found[were >> by & 1, were >> on & 1, kind] += many


def main(games: int, seats: int) -> None:
    for manner in ("adept", *sortilege.ruleset("salem").rivals.manners):
        found: Deeds = defaultdict(float)
        for number in range(games):
            count(game_of(Bot.read("adept"), Bot.read(manner, game="salem"), seats, number), found)
        for by, side in enumerate(SIDES):
            rates = [found[by, on, kind] / max(found[by, on, TURNS], 1) for kind in (HARMED, HELPED) for on in (0, 1)]
            said = ", ".join(f"{rate:.4f}" for rate in rates)
            print(f"{manner}, {side}: [{said}] a turn, {found[by, 0, TURNS]:.0f} turns", flush=True)


if __name__ == "__main__":
    main(*[int(word) for word in sys.argv[1:3]] or [50, 8])
