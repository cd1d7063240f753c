"""The end: nobody can place a disc any more, and whoever shows more of them wins."""

from __future__ import annotations

from reversi.components import BLACK, NO_DISC, WHITE
from reversi.state import Reversi
from sortilege.kernel.native import i64
from sortilege.kernel.sets import NOBODY, plus


def end(game: Reversi) -> None:
    """REV-END-01 REV-END-02 REV-END-03"""
    black, white = game.discs(BLACK), game.discs(WHITE)
    winners: i64 = NOBODY
    if black >= white:
        winners = plus(winners, BLACK)
    if white >= black:
        winners = plus(winners, WHITE)
    ending = "blocked" if game.discs(NO_DISC) else "full"
    game.finish(winners, [2 * int(black), 2 * int(white)], ending)
