"""What a table has to say to those who are away, decided from the table alone and from what each of them may know.

While answers are given unseen it says the same to everybody who still plays, once, when the window opens: whoever has
something to answer, has answered or left it to the table."""

from __future__ import annotations

from typing import NamedTuple, get_args

from sortilege.server.table.answering import answer_for, forced
from sortilege.server.table.awaited import awaited
from sortilege.server.table.notice_records import NoticeKind
from sortilege.server.table.played import NAMELESS
from sortilege.server.table.table import OVER, PLAYING, Table

KINDS: tuple[NoticeKind, ...] = get_args(NoticeKind)


class Occasion(NamedTuple):
    kind: NoticeKind
    table: str
    """Where one should look."""
    mark: str
    """Which one it is: of each somebody is told once."""
    is_left: bool = False
    """The table is going to answer, as they wished: they need not come. Nobody else may know that."""


def occasions(table: Table) -> dict[str, Occasion]:
    """By person who sits there."""
    if table.rematch is None and table.setup.clock.kind != "slow":
        return {}
    people = [
        person
        for person in dict.fromkeys(chair.person for chair in table.chairs)
        if person is not None and not person.startswith(NAMELESS)
    ]
    if table.rematch is not None:
        return {person: Occasion("rematch", table.rematch, "rematch") for person in people}
    if table.status == OVER:
        return {person: Occasion("over", table.id, "over") for person in people}
    if table.status != PLAYING or table.paused or table.curtain is None or forced(table) is not None:
        return {}
    found = {person: _waits_for(table, person) for person in people}
    return {person: occasion for person, occasion in found.items() if occasion is not None}


def _waits_for(table: Table, person: str) -> Occasion | None:
    assert table.curtain is not None
    shown, waits = table.curtain.shown(None), awaited(table)
    seats = [seat for seat in table.seats_of(person) if table.chairs[seat].thinker is None]
    if waits.unseen:
        view = shown.view(None)
        seats = [seat for seat in seats if not table.rules.is_dead(view, seat)]
        kind: NoticeKind = "window"
        mark = f"window {shown.window}"
    else:
        seats = [seat for seat in seats if waits.asks([seat])]
        kind = "turn"
        mark = " ".join(f"turn {seat} {table.chairs[seat].asked}" for seat in seats)
    if not seats:
        return None
    return Occasion(kind, table.id, mark, all(_is_left(table, seat) for seat in seats))


def _is_left(table: Table, seat: int) -> bool:
    return answer_for(table, seat) is not None
