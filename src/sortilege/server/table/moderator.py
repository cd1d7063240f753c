"""A player who is dead may become the Moderator of a table that has a Crier: the server goes on doing the
work, the Moderator's eyes are open."""

from __future__ import annotations

from sortilege.server.table.table import PLAYING, Table

OFFER = "BecomeModerator"


def offer(table: Table, seat: int) -> str | None:
    """The standing permission of the first who was killed, as long as nobody has the job."""
    if table.presiding or table.setup.crier is None or table.status != PLAYING or moderator(table) is not None:
        return None
    assert table.curtain is not None
    deaths = [event for event in table.curtain.shown(None).events(None) if event.name == table.rules.death]
    if not deaths or deaths[0].fields["of"] != seat or not table.has_left_the_game(seat):
        return None
    return f"{OFFER}(by={seat})"


def moderator(table: Table) -> int | None:
    """Whoever accepted; a Crier who dies goes on as Moderator if nobody has."""
    crier = table.setup.crier
    if table.appointed is not None or crier is None or table.curtain is None or table.presiding:
        return table.appointed
    return crier if table.has_left_the_game(crier) else None
