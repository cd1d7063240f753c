"""Tables that are rated: only people play there, who have all said that they are content."""

from __future__ import annotations

from sortilege.server.table import entries, moves
from sortilege.server.table.entries import AnyEntry
from sortilege.server.table.moves import Refused, check_room
from sortilege.server.table.table import OPEN, Table


def consent(table: Table, person: str, on: bool) -> list[AnyEntry]:
    """Somebody is content that the game is rated, or no longer."""
    if table.status != OPEN:
        raise Refused("already-begun")
    if not table.setup.rated:
        raise Refused("not-rated")
    seats = table.seats_of(person)
    if not seats:
        raise Refused("not-seated")
    check_room(table, seats[0])
    return [entries.Consented(seat, on) for seat in seats if table.chairs[seat].consents != on]


def start(table: Table, person: str) -> list[AnyEntry]:
    """The host begins; at a rated table only people may sit, one seat each, who all consent."""
    lines = moves.start(table, person)
    if not table.setup.rated:
        return lines
    people = {chair.person for chair in table.chairs}
    if None in people or len(people) < len(table.chairs) or table.presiding is not None:
        raise Refused("rated-people-only")
    without = [chair.name for chair in table.chairs if not chair.consents]
    if without:
        raise Refused("rated-consent", names=", ".join(without))
    return lines
