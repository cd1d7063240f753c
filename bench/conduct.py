"""How often adepts of Salem do what to whom: the numbers of shelf/salem/bot/public_evidence.py.

    python bench/conduct.py [GAMES] [SEATS]

Plays games of adepts and counts, of all that is told to everybody, the deeds of a turn by who did them to whom, and
who confessed at Night of those with Tryals to spare.
"""

from __future__ import annotations

import sys
from collections import Counter

import sortilege
from sortilege.bots import choose
from sortilege.kernel.pieces import SPECTATOR
from sortilege.lab.players import seed_of
from sortilege.shelf.salem.bot import public_evidence
from sortilege.shelf.salem.state import Salem

SIDES = ("Puritan", "Witch")
KINDS = (
    (public_evidence.HARMED, "against"),
    (public_evidence.HELPED, "in favour"),
    (public_evidence.TURN_WITHOUT, "turns"),
)


class Census(public_evidence.Conduct):
    """Reads the log of a finished game like anybody at the table, and counts by who they really were."""

    def __init__(self, game: Salem, found: Counter[tuple[str, ...]]) -> None:
        self.found = found
        self.witches = public_evidence.witches_through(game)
        super().__init__(game, SPECTATOR)

    def side(self, seat: int) -> str:
        return SIDES[self.witches[min(len(self.leans), len(self.witches)) - 1] >> seat & 1]

    def count(self, by: int, on: int, says: public_evidence.Rates) -> None:
        kind = next(name for rates, name in KINDS if rates is says)
        self.found[kind, self.side(by), self.side(on)] += 1

    def end_night(self) -> None:
        for seat in range(self.seats):
            confessed = self.confessed >> seat & 1
            if self.living >> seat & 1 and self.down[seat] + confessed >= public_evidence.ENOUGH_TO_CONFESS:
                self.found["confessed" if confessed else "silent", self.side(seat)] += 1
        self.confessed = 0


def main(games: int, seats: int) -> None:
    found: Counter[tuple[str, ...]] = Counter()
    for number in range(games):
        match = sortilege.new("salem", seats=seats, seed=seed_of(number, seats))
        while not match.over:
            ask = match.asks[0]
            match.answer(ask.seat, choose("adept", match, ask.seat, len(match.choices)))
        assert isinstance(match.game, Salem)
        Census(match.game, found)
    for kind in ("against", "in favour"):
        for by in SIDES:
            for on in SIDES:
                turns = found["turns", by, on]
                print(f"{kind}, {by} to {on}: {found[kind, by, on] / turns:.4f} a turn, in {turns} turns")
    for side in SIDES:
        nights = found["confessed", side] + found["silent", side]
        print(f"confessions, {side}: {found['confessed', side] / nights:.3f} of {nights}")


if __name__ == "__main__":
    main(*[int(word) for word in sys.argv[1:3]] or [50, 8])
