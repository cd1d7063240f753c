"""A game of one person against bots, on its way from a server to a device or back.

A running game tells whoever has it everything: what bots hold, how the deck lies. So a server ends its table first, and
gives what everybody who sat there may have of a table that is over; whoever goes on with it has it without a receipt,
unrated. Nobody else can be hurt by that, for nobody else sits there: where somebody does, nothing is handed over."""

from __future__ import annotations

from typing import Annotated

import msgspec

from sortilege.bots.levels import levels_of
from sortilege.server.table import entries
from sortilege.server.table.chair import Chair
from sortilege.server.table.entries import AnyEntry
from sortilege.server.table.moves import Refused
from sortilege.server.table.reels import unfinished
from sortilege.server.table.setup import Setup
from sortilege.server.table.table import OPEN, OVER, Table

HANDED_OVER = "handed-over"
"""Why a table is over whose game goes on elsewhere."""


class Handover(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that another place needs to go on with a game."""

    record: Annotated[str, msgspec.Meta(max_length=800_000)]
    """Without a receipt."""
    setup: Setup
    seat: Annotated[int, msgspec.Meta(ge=0, le=23)]
    """Yours."""
    bots: Annotated[list[Annotated[str, msgspec.Meta(max_length=40)] | None], msgspec.Meta(max_length=24)]
    """By seat, their levels; null for your own."""


class Arrival(msgspec.Struct, frozen=True):
    """What a new table begins with, where a game goes on that was handed over."""

    setup: Setup
    record: str
    seat: int
    bots: list[str | None]

    def chairs(self, person: str, name: str) -> list[Chair]:
        """Everybody on the seat they had."""
        made = []
        for seat, bot in enumerate(self.bots):
            chair = Chair()
            if seat == self.seat:
                chair.person, chair.name = person, name
            else:
                chair.name, chair.bot = f"Bot {seat + 1}", bot
            made.append(chair)
        return made


def hand_over(table: Table, person: str, watched: bool) -> list[AnyEntry]:
    """The table is over, and its game goes on elsewhere; `watched` says that somebody else looks on. Whoever asks again
    because the answer was lost is not refused."""
    check_alone(table, person)
    if is_handed_over(table):
        return []
    if table.status == OPEN:
        raise Refused("not-begun")
    if table.status == OVER:
        raise Refused("game-is-over")
    if watched:
        raise Refused("handover-watched")
    return [entries.Ended(HANDED_OVER)]


def is_handed_over(table: Table) -> bool:
    return table.ended is not None and table.ended.reason == HANDED_OVER


def check_alone(table: Table, person: str) -> int:
    """The seat of the only person who has one."""
    own = table.seats_of(person)
    if not own:
        raise Refused("not-seated")
    if sum(chair.person is not None for chair in table.chairs) > 1 or table.presiding is not None:
        raise Refused("handover-alone")
    if table.chairs[own[0]].for_good:
        raise Refused("bot-sits-in", seat=own[0])
    return own[0]


def handover(table: Table, person: str) -> Handover:
    """The game as it stands. A server gives it only of a table that it has handed over."""
    seat = check_alone(table, person)
    if table.match is None:
        raise Refused("not-begun")
    setup = msgspec.structs.replace(table.setup, listed=False, rated=False)
    return Handover(table.record().without_receipt().text(), setup, seat, [chair.bot for chair in table.chairs])


def arrival(sent: Handover) -> Arrival:
    """Plays the record again, which may take a while; ValueError says what is wrong with it, or with who sits where."""
    record = unfinished(sent.record, None)
    setup = msgspec.structs.replace(
        sent.setup, game=record.game, seats=record.seats, mode=record.mode, options=record.options, listed=False,
        rated=False,
    ).checked()  # fmt: skip
    if len(sent.bots) != record.seats:
        raise ValueError(f"bots: one for each of {record.seats} seats, not {len(sent.bots)}")
    if sent.seat >= record.seats or sent.bots[sent.seat] is not None:
        raise ValueError(f"seat: one of {record.seats} where no bot sits, not {sent.seat}")
    known = levels_of(record.game)
    for seat, bot in enumerate(sent.bots):
        if seat != sent.seat and bot not in known:
            raise ValueError(f"bots: each one of {', '.join(known)}, not {bot!r}")
    return Arrival(setup, record.without_receipt().text(), sent.seat, sent.bots)
