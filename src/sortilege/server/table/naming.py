"""How whoever plays a seat is called, where several share a device."""

from __future__ import annotations

from sortilege.server.table import entries
from sortilege.server.table.cleaning import apart
from sortilege.server.table.entries import AnyEntry
from sortilege.server.table.moves import Refused, check_room
from sortilege.server.table.table import OPEN, Table


def call(table: Table, person: str, seat: int, name: str) -> list[AnyEntry]:
    """Somebody names one of their own seats, before the game begins. Nobody at the table is called the same."""
    if table.status != OPEN:
        raise Refused("already-begun")
    if seat not in table.seats_of(person):
        raise Refused("not-your-seat", seat=seat)
    check_room(table, seat)
    chair = table.chairs[seat]
    called = apart(name, [other.name for number, other in enumerate(table.chairs) if number != seat])
    if called == chair.name:
        return []
    lines: list[AnyEntry] = [entries.Seated(seat, person, called, entropy=chair.entropy)]
    if table.begins == seat:
        lines.append(entries.Begins(seat))
    if chair.consents:
        lines.append(entries.Consented(seat, True))
    if chair.gathered:
        lines.append(entries.Gathered(seat))
    return lines
