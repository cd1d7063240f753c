"""A person who is Moderator from the start: without a seat, at a table that no stranger finds.

The server goes on doing the work. The Moderator sees what a Moderator sees, and has the script.
"""

from __future__ import annotations

from sortilege.server.table import entries
from sortilege.server.table.allowance import NOBODYS
from sortilege.server.table.cleaning import apart
from sortilege.server.table.entries import AnyEntry
from sortilege.server.table.moves import Refused, check_room
from sortilege.server.table.table import OPEN, Table


def preside(table: Table, person: str, name: str) -> list[AnyEntry]:
    """Somebody becomes the Moderator before the game begins, and gives up the seats they have."""
    if table.rules.as_moderator is None or table.setup.listed or table.setup.rated:
        raise Refused("no-moderator-here")
    if table.status != OPEN:
        raise Refused("already-begun")
    if table.presiding == person:
        return []
    if table.presiding is not None:
        raise Refused("moderator-there")
    check_room(table, NOBODYS)
    freed = table.seats_of(person)
    others = [chair.name for seat, chair in enumerate(table.chairs) if seat not in freed]
    return [*map(entries.Seated, freed), entries.Presided(person, apart(name, others))]


def step_down(table: Table, person: str) -> list[AnyEntry]:
    """The Moderator, or the host for them, before the game begins."""
    if table.status != OPEN:
        raise Refused("already-begun")
    if person not in (table.presiding, table.host):
        raise Refused("host-only")
    check_room(table, NOBODYS)
    return [entries.Presided()] if table.presiding is not None else []
