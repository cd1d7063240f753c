"""What the logs of loaded tables say: whether all that was acknowledged is there, and what came of which move."""

from __future__ import annotations

from bisect import bisect
from collections import Counter
from itertools import pairwise

from live_tables import LiveTable
from sortilege.server.storage.store import Store
from sortilege.server.table import entries
from sortilege.server.table.entries import LogLine

ANSWERS = entries.Chosen | entries.Sealed


async def count_lost(database: str, live: list[LiveTable]) -> int:
    """Acknowledged moves that are not in the log exactly once, as they were sent, and answers kept for the end of a
    window which closed without them. Each event is told off to the move it came of."""
    lost = 0
    store = await Store.open(database)
    for table in live:
        for number, acknowledged in table.acknowledged.items():
            lines = await store.lines(number)
            answers = [line.entry for line in lines if isinstance(line.entry, ANSWERS)]
            stored = Counter((entry.client, entry.seat, entry.step) for entry in answers)
            lost += sum(stored[move] != 1 for move in acknowledged)
            lost += count_forgotten(answers)
            tell_off(table, number, lines)
    await store.close()
    return lost


def count_forgotten(answers: list[entries.Chosen | entries.Sealed]) -> int:
    """Sealed answers after which something else was played for their seat."""
    by_seat: dict[int, list[entries.Chosen | entries.Sealed]] = {}
    for entry in answers:
        by_seat.setdefault(entry.seat, []).append(entry)
    return sum(
        isinstance(one, entries.Sealed) and (isinstance(after, entries.Sealed) or after.step != one.step)
        for own in by_seat.values()
        for one, after in pairwise(own)
    )


def tell_off(table: LiveTable, number: str, lines: list[LogLine]) -> None:
    """An event comes of the last line that was written before it was heard: a move, or what the table did by itself
    when a window closed."""
    moments = [line.at for line in lines]
    moves = table.moves
    for heard in moves.heard.get(number, []):
        place = bisect(moments, heard) - 1
        entry = lines[place].entry if place >= 0 else None
        move = number, entry.client if isinstance(entry, ANSWERS) else ""
        if move in moves.sent:
            moves.last_event[move] = max(moves.last_event.get(move, 0.0), heard - moves.sent[move])
