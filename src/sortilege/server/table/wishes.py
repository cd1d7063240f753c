"""What each message of a client comes to: the lines that carry it out, whoever serves the table."""

from __future__ import annotations

from collections.abc import Mapping

from sortilege.server.table import moves, talk, wire
from sortilege.server.table.entries import AnyEntry
from sortilege.server.table.moves import Refused
from sortilege.server.table.table import Table


def lines_of(table: Table, person: str, wish: wire.AnyFromClient, here: Mapping[int, bool]) -> list[AnyEntry]:
    """Refused if it may not be; `here` says whose people are connected."""
    match wish:
        case wire.Play():
            return moves.play(table, person, wish)
        case wire.Point():
            return moves.point(table, person, wish)
        case wire.Act():
            return moves.act(table, person, wish, here)
        case wire.Let():
            return moves.let(table, person, wish)
        case wire.Undo():
            return moves.undo(table, person, wish)
        case wire.Propose():
            return moves.propose(table, person, wish)
        case wire.Vote():
            return moves.vote(table, person, wish)
        case wire.Resign():
            return moves.resign(table, person, wish)
        case wire.Say():
            return talk.say(table, person, wish)
        case wire.Sign():
            return talk.sign(table, person, wish)
        case wire.Mute():
            return talk.mute(table, person, wish)
        case wire.Admit():
            return moves.admit(table, person, wish)
        case _:
            raise Refused("not-now")
