"""Who has won. ANI-M1-END, ANI-M2-END, ANI-M3-WIN."""

from __future__ import annotations

from sortilege.kernel.sets import NOBODY, below, group_of, size
from sortilege.shelf.animaux.state import Animaux
from sortilege.shelf.animaux.zones import HELD


def end_with_most_beasts(game: Animaux, ending: str) -> None:
    """Whoever captured most wins, then whoever holds most resources; players still tied share.
    ANI-M1-END-01 to ANI-M1-END-04, ANI-M2-END-01, ANI-M2-END-02."""
    captured = [int(size(beasts)) for beasts in game.beasts]
    ranks = [(captured[seat], len(game.zones[HELD + seat])) for seat in range(game.seats)]
    best = max(ranks)
    winners = group_of([seat for seat in range(game.seats) if ranks[seat] == best])
    game.finish(winners, [2 * count for count in captured], ending)


def end_together(game: Animaux, won: bool, ending: str) -> None:
    """A team wins or loses as one; each counts the beasts of all. ANI-M3-SET-01."""
    game.finish(below(game.seats) if won else NOBODY, [2 * captured_by_all(game)] * game.seats, ending)


def captured_by_all(game: Animaux) -> int:
    """How many beasts the players have between them."""
    captured = 0
    for seat in range(game.seats):
        captured += size(game.beasts[seat])
    return captured
