"""Who has won. ANI-M1-END, ANI-M2-END, ANI-M3-WIN."""

from __future__ import annotations

from sortilege.shelf.animaux.state import Animaux
from sortilege.shelf.animaux.zones import HELD


def end_with_most_beasts(game: Animaux, ending: str) -> None:
    """Whoever captured most wins, then whoever holds most resources; players still tied share.
    ANI-M1-END-01 to ANI-M1-END-04, ANI-M2-END-01, ANI-M2-END-02."""
    captured = [mask.bit_count() for mask in game.beasts]
    ranks = [(captured[seat], len(game.zones[HELD + seat])) for seat in range(game.seats)]
    winners = 0
    for seat in range(game.seats):
        if ranks[seat] == max(ranks):
            winners |= 1 << seat
    game.finish(winners, [2 * count for count in captured], ending)


def end_together(game: Animaux, won: bool, ending: str) -> None:
    """A team wins or loses as one; each counts the beasts of all. ANI-M3-SET-01."""
    captured = sum([mask.bit_count() for mask in game.beasts])
    game.finish((1 << game.seats) - 1 if won else 0, [2 * captured] * game.seats, ending)
