"""Round robins of circles: who plays whom, at which table, and what came of it, as far as everybody may know."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from typing import NamedTuple

import msgspec
import sqlalchemy as sa

from sortilege.server.storage.schema import ENTRANTS, MEMBERS, PAIRINGS, PEOPLE, PLAYED, TABLES, TOURNAMENTS
from sortilege.server.storage.store import Store
from sortilege.server.table.moves import Refused
from sortilege.server.table.round_robin import MOST_PLAYERS, schedule
from sortilege.server.table.setup import Setup

MOST_TOURNAMENTS = 10
"""Of one circle."""


class Tournament(NamedTuple):
    id: str
    circle: str
    setup: Setup
    both: bool


class Entrant(NamedTuple):
    player: int
    person: str
    name: str
    member: bool
    """They are still of the circle."""


class Meeting(NamedTuple):
    """A game of a round robin."""

    number: int
    round: int
    players: tuple[int, ...]
    table: str | None
    status: str | None
    """Of the table."""
    winners: tuple[int, ...] | None
    """None until everybody may know that it came to an end."""
    decided: bool
    """It has, whoever may know."""


ADD, ADD_ENTRANTS, ADD_PAIRINGS = sa.insert(TOURNAMENTS), sa.insert(ENTRANTS), sa.insert(PAIRINGS)


async def open_tournament(store: Store, circle: str, people: Sequence[str], setup: Setup, both: bool) -> Tournament:
    if not max(2, setup.seats) <= len(people) <= MOST_PLAYERS:
        raise Refused("tournament-players", least=max(2, setup.seats), most=MOST_PLAYERS)
    if len(await tournaments_of(store, circle)) >= MOST_TOURNAMENTS:
        raise Refused("too-many-tournaments", most=MOST_TOURNAMENTS)
    new = Tournament(secrets.token_urlsafe(12), circle, setup, both)
    text = msgspec.json.encode(setup).decode()
    row = {"id": new.id, "circle_id": circle, "setup": text, "both": both, "created": time.time()}
    entrants = [{"tournament_id": new.id, "player": player, "person": one} for player, one in enumerate(people)]
    pairings = [
        {
            "tournament_id": new.id,
            "number": number,
            "round": pairing.round,
            "players": msgspec.json.encode(pairing.players).decode(),
        }
        for number, pairing in enumerate(schedule(len(people), setup.seats, both))
    ]
    await store.change((ADD, [row]), (ADD_ENTRANTS, entrants), (ADD_PAIRINGS, pairings))
    return new


async def tournaments_of(store: Store, circle: str, identity: str | None = None) -> list[Tournament]:
    """The newest first; or that one."""
    here = TOURNAMENTS.c.circle_id == circle
    query = sa.select(TOURNAMENTS).where(here if identity is None else here & (TOURNAMENTS.c.id == identity))
    async with store.reading() as connection:
        rows = (await connection.execute(query.order_by(TOURNAMENTS.c.created.desc()))).all()
    return [
        Tournament(row.id, row.circle_id, msgspec.json.decode(row.setup, type=Setup), bool(row.both)) for row in rows
    ]


async def entrants_of(store: Store, tournament: Tournament) -> list[Entrant]:
    member = sa.exists().where(MEMBERS.c.circle_id == tournament.circle, MEMBERS.c.person == ENTRANTS.c.person)
    query = (
        sa.select(ENTRANTS.c.player, ENTRANTS.c.person, sa.func.coalesce(PEOPLE.c.name, ""), member)
        .outerjoin(PEOPLE, PEOPLE.c.id == ENTRANTS.c.person)
        .where(ENTRANTS.c.tournament_id == tournament.id)
        .order_by(ENTRANTS.c.player)
    )
    async with store.reading() as connection:
        return [Entrant(row[0], row[1], row[2], bool(row[3])) for row in (await connection.execute(query)).all()]


async def meetings_of(store: Store, tournament: Tournament, public_by: float) -> list[Meeting]:
    """With what everybody knew by then."""
    query = (
        sa.select(PAIRINGS, TABLES.c.status)
        .outerjoin(TABLES, TABLES.c.id == PAIRINGS.c.table_id)
        .where(PAIRINGS.c.tournament_id == tournament.id)
        .order_by(PAIRINGS.c.number)
    )
    ended = (
        sa.select(PLAYED.c.table_id, PLAYED.c.seat, PLAYED.c.won, PLAYED.c.public <= public_by)
        .join_from(PAIRINGS, PLAYED, PLAYED.c.table_id == PAIRINGS.c.table_id)
        .where(PAIRINGS.c.tournament_id == tournament.id, PLAYED.c.won.is_not(None))
    )
    winners: dict[str, list[int]] = {}
    decided: set[str] = set()
    async with store.reading() as connection:
        rows = (await connection.execute(query)).all()
        for table, seat, won, known in (await connection.execute(ended)).all():
            decided.add(table)
            if known:
                winners.setdefault(table, []).extend([seat] if won else [])
    found = []
    for row in rows:
        players = msgspec.json.decode(row.players, type=tuple[int, ...])
        won = winners.get(row.table_id)
        best = tuple(players[seat] for seat in sorted(won)) if won is not None else None
        found.append(Meeting(row.number, row.round, players, row.table_id, row.status, best, row.table_id in decided))
    return found


async def play_at(store: Store, tournament: Tournament, meeting: Meeting, table: str) -> bool:
    """A game is played at that table from now on; False if another was opened meanwhile."""
    here = (PAIRINGS.c.tournament_id == tournament.id) & (PAIRINGS.c.number == meeting.number)
    before = PAIRINGS.c.table_id.is_(None) if meeting.table is None else PAIRINGS.c.table_id == meeting.table
    return await store.do(sa.update(PAIRINGS).where(here & before).values(table_id=table)) == 1


async def remove_tournament(store: Store, tournament: Tournament) -> None:
    """Its games stay the circle's."""
    for kept in (PAIRINGS, ENTRANTS):
        await store.do(sa.delete(kept).where(kept.c.tournament_id == tournament.id))
    await store.do(sa.delete(TOURNAMENTS).where(TOURNAMENTS.c.id == tournament.id))
