"""A big screen that was let in goes on with those who let it in."""

from __future__ import annotations

from sortilege.server.table import entries
from sortilege.server.table.entries import AnyEntry
from sortilege.server.table.screens import number_of
from sortilege.server.table.table import OVER, Table


def admit_again(before: Table, table: Table, screen: str) -> list[AnyEntry]:
    """Admits it to a rematch as well, where just those sit who sat before: it was one of them who let it in. What
    somebody of the new table has said of it stands."""
    number = number_of(table.secret, screen)
    if not before.has_admitted(screen) or number in table.screens_judged or table.status == OVER:
        return []
    people = _people(table)
    if not people or people != _people(before) or before.presiding != table.presiding:
        return []
    seat = next(seat for seat, chair in enumerate(table.chairs) if chair.person)
    return [entries.Admitted(seat, number)]


def _people(table: Table) -> list[str]:
    return sorted(chair.person for chair in table.chairs if chair.person)
