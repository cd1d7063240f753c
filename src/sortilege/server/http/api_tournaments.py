"""Round robins of circles over HTTP: opened by the host, played at tables of the circle, with standings."""

from __future__ import annotations

import time
from functools import partial
from typing import Annotated

import msgspec
from litestar import Controller, get, post
from litestar.exceptions import NotAuthorizedException, NotFoundException
from litestar.params import FromPath, JSONBody, PathParameter

from sortilege.server.http.api import carry_out, check_quota
from sortilege.server.http.api_circles import CircleId, hosted, own
from sortilege.server.http.services import (
    Asked,
    Conflict,
    Here,
    Me,
    Services,
    TooMany,
    Unfit,
    detail,
    refuse,
    spend,
    stored_address,
)
from sortilege.server.live.budgets import CIRCLES
from sortilege.server.live.room import Room
from sortilege.server.storage import circles, tournaments
from sortilege.server.storage.store import Person
from sortilege.server.storage.tournaments import Entrant, Meeting, Tournament
from sortilege.server.table import entries, moves
from sortilege.server.table.club_records import OpenTournament, TournamentDetail, TournamentGame, TournamentPlace
from sortilege.server.table.http_records import TableDetail
from sortilege.server.table.moves import Refused
from sortilege.server.table.table import OVER

TournamentId = Annotated[str, PathParameter(max_length=40, pattern="^[A-Za-z0-9_-]+$")]


class Tournaments(Controller):
    path = "/api/circles/{circle:str}/tournaments"
    tags = ("circles",)

    @get(raises=[NotAuthorizedException, NotFoundException, TooMany])
    async def all_of_them(self, services: Here, person: Me, circle: CircleId) -> list[TournamentDetail]:
        """The round robins of a circle, the newest first."""
        await own(services, circle, person)
        return await shown(services, circle, person)

    @post(raises=[NotAuthorizedException, NotFoundException, Conflict, TooMany, Unfit])
    async def open_tournament(
        self, request: Asked, services: Here, person: Me, circle: CircleId, data: JSONBody[OpenTournament]
    ) -> list[TournamentDetail]:
        """The host has members play a round robin: everybody meets everybody."""
        await hosted(services, circle, person)
        spend(services, request, CIRCLES, person)
        try:
            setup = msgspec.structs.replace(data.setup, listed=False, watch=True, rated=False).checked()
        except ValueError as wrong:
            raise Unfit(str(wrong)) from wrong
        members = await circles.members_of(services.rooms.store, circle)
        taking_part = [one.person for one in members if data.members is None or one.number in data.members]
        try:
            await tournaments.open_tournament(services.rooms.store, circle, taking_part, setup, data.both)
        except Refused as no:
            raise refuse(no.reason) from no
        return await shown(services, circle, person)

    @post(
        "/{tournament:str}/remove",
        raises=[NotAuthorizedException, NotFoundException, Conflict, TooMany],
        status_code=200,
    )
    async def remove(
        self, services: Here, person: Me, circle: CircleId, tournament: TournamentId
    ) -> list[TournamentDetail]:
        """The host ends it; its games stay the circle's."""
        await hosted(services, circle, person)
        await tournaments.remove_tournament(services.rooms.store, await one(services, circle, tournament))
        return await shown(services, circle, person)

    @post(
        "/{tournament:str}/games/{number:int}/table",
        raises=[NotAuthorizedException, NotFoundException, Conflict, TooMany],
    )
    async def open_table(
        self,
        request: Asked,
        services: Here,
        person: Me,
        circle: CircleId,
        tournament: TournamentId,
        number: FromPath[int],
    ) -> TableDetail:
        """The table of a game, opened by one of its players: all of them sit there already."""
        await own(services, circle, person)
        found = await one(services, circle, tournament)
        entrants = {entrant.player: entrant for entrant in await tournaments.entrants_of(services.rooms.store, found)}
        meetings = await tournaments.meetings_of(services.rooms.store, found, time.time())
        meeting = next((meeting for meeting in meetings if meeting.number == number), None)
        if meeting is None:
            raise NotFoundException("no such game")
        people = [entrants[player] for player in meeting.players]
        if person.id not in [entrant.person for entrant in people]:
            raise refuse(Refused("tournament-not-yours").reason)
        if meeting.table is not None and not may_open(meeting, people, person):
            return await detail(services, await services.rooms.room(meeting.table), person)
        if not all(entrant.member for entrant in people):
            raise refuse(Refused("tournament-gone").reason)
        await check_quota(services, request, person)
        room = await opened(services, request, person, found, meeting, people)
        return await detail(services, room, person)


async def opened(
    services: Services, request: Asked, person: Person, found: Tournament, meeting: Meeting, people: list[Entrant]
) -> Room:
    """A table with everybody on their seat; if another of them was first, theirs."""
    store = services.rooms.store
    room = await services.rooms.open_table(found.setup, person, await stored_address(services, request))
    for seat, one in enumerate(people):
        await carry_out(room, partial(moves.sit, room.table, one.person, one.name, seat, ""))
    if await tournaments.play_at(store, found, meeting, room.table.id):
        await circles.add_table(store, found.circle, room.table.id)
        return room
    seats = range(found.setup.seats)
    await carry_out(room, lambda: [*map(entries.Seated, seats), entries.Ended("agreed")])
    meetings = await tournaments.meetings_of(store, found, time.time())
    first = next((one.table for one in meetings if one.number == meeting.number), None)
    if first is None:
        raise refuse(Refused("table-busy").reason)
    return await services.rooms.room(first)


async def one(services: Services, circle: str, tournament: str) -> Tournament:
    found = await tournaments.tournaments_of(services.rooms.store, circle, tournament)
    if not found:
        raise NotFoundException("no such round robin")
    return found[0]


def may_open(meeting: Meeting, people: list[Entrant], person: Person) -> bool:
    """One of its players, while it has no table, or after one came to no end by the rules of the game."""
    if person.id not in [entrant.person for entrant in people]:
        return False
    return meeting.table is None or (meeting.status in (OVER, None) and not meeting.decided)


async def shown(services: Services, circle: str, person: Person) -> list[TournamentDetail]:
    store, now = services.rooms.store, time.time()
    found = []
    for tournament in await tournaments.tournaments_of(store, circle):
        entrants = await tournaments.entrants_of(store, tournament)
        meetings = await tournaments.meetings_of(store, tournament, now)
        games = [game_for(tournament, meeting, entrants, person) for meeting in meetings]
        found.append(
            TournamentDetail(
                tournament.id, tournament.setup, tournament.both, standings(entrants, meetings, person), games
            )
        )
    return found


def game_for(tournament: Tournament, meeting: Meeting, entrants: list[Entrant], person: Person) -> TournamentGame:
    """A game as a member may see it: whoever has no seat there learns of its end when spectators do."""
    people = [entrants[player] for player in meeting.players]
    plays = person.id in [entrant.person for entrant in people]
    over = meeting.winners is not None
    opens = plays and may_open(meeting, people, person) and all(entrant.member for entrant in people)
    going_on = meeting.table is not None and not (opens and plays)
    return TournamentGame(
        meeting.number, meeting.round, list(meeting.players),
        "over" if over else "going-on" if going_on else "waiting",
        list(meeting.winners or ()),
        meeting.table if plays or tournament.setup.delay == 0 else None,
        opens,
    )  # fmt: skip


def standings(entrants: list[Entrant], meetings: list[Meeting], person: Person) -> list[TournamentPlace]:
    """By points, then games won; whoever needed fewer games for as much comes first."""
    places = [TournamentPlace(one.player, one.name, one.person == person.id, 0, 0, 0.0) for one in entrants]
    for meeting in meetings:
        if meeting.winners is None:
            continue
        for player in meeting.players:
            places[player].played += 1
        for player in meeting.winners:
            places[player].won += 1
            places[player].points += 1 / len(meeting.winners)
    return sorted(places, key=lambda place: (-round(place.points, 6), -place.won, place.played, place.player))
