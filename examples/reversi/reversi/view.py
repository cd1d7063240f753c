"""What anybody sees of a game of Reversi: the same for all but for what they may do."""

from __future__ import annotations

import msgspec

from reversi.components import COLOURS, NO_SQUARE, SQUARE, SQUARES, WIDTH
from reversi.state import Reversi


class PlayerView(msgspec.Struct):
    colour: str
    discs: int


class ReversiView(msgspec.Struct):
    board: list[list[str | None]]
    """Row by row from row 1, square by square from a: `black`, `white` or nothing."""
    turn: int | None
    playable: list[str]
    """The squares where whoever is to move may place a disc."""
    latest: str | None
    """Where the last disc was placed."""
    players: list[PlayerView]


def view(game: Reversi, seat: int) -> ReversiView:
    names = [*COLOURS, None]
    squares = [names[disc] for disc in game.board]
    turn = None if game.over else int(game.open[0])
    free = [] if turn is None else [name for name, square in SQUARE.values.items() if game.can_place(turn, square)]
    return ReversiView(
        board=[squares[row : row + WIDTH] for row in range(0, int(SQUARES), WIDTH)],
        turn=turn,
        playable=free,
        latest=None if game.latest == NO_SQUARE else SQUARE.labels[game.latest],
        players=[PlayerView(COLOURS[player], int(game.discs(player))) for player in range(game.seats)],
    )
