"""Round robins of a circle: opened by its host, played by its members, with standings of what is over."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import msgspec
import pytest

from sortilege.client import Client
from sortilege.server.storage.erasing import erase, export
from sortilege.server.storage.schema import ENTRANTS, PAIRINGS, TOURNAMENTS
from sortilege.server.storage.tournaments import MOST_TOURNAMENTS, entrants_of, tournaments_of
from sortilege.server.table import entries
from sortilege.server.table.club_records import TournamentDetail, TournamentGame
from sortilege.server.table.http_records import TableDetail
from sortilege.testing.servers import Running, running
from tests.server.scenes import identity
from tests.server.test_circles import a_circle

pytestmark = pytest.mark.anyio

ZOONDO = {"game": "zoondo", "seats": 2}


async def asked(client: Client, circle: str, path: str = "", body: object = None, method: str = "POST") -> Any:
    return await client.ask(method, f"/api/circles/{circle}/tournaments{path}", body)


async def opened(client: Client, circle: str, **more: Any) -> TournamentDetail:
    answer = await asked(client, circle, "", {"setup": ZOONDO, **more})
    return msgspec.json.decode(answer, type=list[TournamentDetail])[0]


async def seen(client: Client, circle: str) -> TournamentDetail:
    return msgspec.json.decode(await asked(client, circle, method="GET"), type=list[TournamentDetail])[0]


async def said(client: Client, circle: str, path: str = "", body: object = None) -> tuple[int, str]:
    try:
        await asked(client, circle, path, body)
    except httpx.HTTPStatusError as wrong:
        return wrong.response.status_code, wrong.response.json()["detail"]
    return 200, ""


async def sit_down(client: Client, circle: str, tournament: str, number: int) -> TableDetail:
    answer = await asked(client, circle, f"/{tournament}/games/{number}/table")
    return msgspec.json.decode(answer, type=TableDetail)


async def play(
    server: Running, people: list[Client], circle: str, tournament: str, game: TournamentGame, *winners: int
) -> str:
    """A game of the round robin, opened by its first player and soon over."""
    first = people[game.players[0]]
    table = (await sit_down(first, circle, tournament, game.number)).table.id
    await first.start(table)
    room = await server.services.rooms.room(table)
    await room.do(lambda: [entries.Ended("resigned", tuple(game.players.index(one) for one in winners), None)])
    return table


async def test_a_round_robin_is_played_to_its_standings(store_url: str) -> None:
    async with running(store_url) as server, a_circle(server, "Ann", "Bob", "Cat") as (circle, people):
        tournament = await opened(people[0], circle.id)
        before = [(place.name, place.played, place.points) for place in tournament.places]
        for game in tournament.games:
            await play(server, people, circle.id, tournament.id, game, min(game.players))
        after = await seen(people[2], circle.id)

        assert before == [("Ann", 0, 0.0), ("Bob", 0, 0.0), ("Cat", 0, 0.0)]
        assert [(place.name, place.won, place.played, place.points, place.you) for place in after.places] == [
            ("Ann", 2, 2, 2.0, False),
            ("Bob", 1, 2, 1.0, False),
            ("Cat", 0, 2, 0.0, True),
        ]
        assert {game.state for game in tournament.games} == {"waiting"}
        assert [(game.state, game.winners) for game in after.games] == [
            ("over", [min(game.players)]) for game in tournament.games
        ]


async def test_a_game_that_two_win_gives_each_half_a_point(server: Running) -> None:
    async with a_circle(server, "Ann", "Bob") as (circle, people):
        tournament = await opened(people[0], circle.id, both=True)
        await play(server, people, circle.id, tournament.id, tournament.games[0], 0, 1)
        await play(server, people, circle.id, tournament.id, tournament.games[1], 1)

        places = (await seen(people[0], circle.id)).places
        assert [(place.name, place.points) for place in places] == [("Bob", 1.5), ("Ann", 0.5)]


async def test_everybody_sits_on_their_seat_and_whoever_comes_second_finds_the_same_table(store_url: str) -> None:
    async with running(store_url) as server, a_circle(server, "Ann", "Bob", "Cat") as (circle, people):
        tournament = await opened(people[0], circle.id)
        game = tournament.games[0]
        players = [people[player] for player in game.players]
        tables = await asyncio.gather(*(sit_down(one, circle.id, tournament.id, game.number) for one in players))
        again = await sit_down(players[1], circle.id, tournament.id, game.number)

        assert len({table.table.id for table in (*tables, again)}) == 1
        assert [table.seats for table in tables] == [[0], [1]]
        assert (await seen(players[0], circle.id)).games[0].state == "going-on"


async def test_only_the_host_opens_and_ends_one_and_only_its_players_open_a_game(server: Running) -> None:
    async with a_circle(server, "Ann", "Bob", "Cat") as (circle, (ann, bob, cat)), server.people("Eve") as (eve,):
        refused = await said(bob, circle.id, "", {"setup": ZOONDO})
        tournament = await opened(ann, circle.id, members=[0, 1])
        game = f"/{tournament.id}/games/0/table"
        others = [await said(cat, circle.id, game), await said(cat, circle.id, f"/{tournament.id}/remove")]
        strangers = [await said(eve, circle.id, game), await said(eve, circle.id, "", {"setup": ZOONDO})]
        nowhere = await said(ann, circle.id, f"/{tournament.id}/games/9/table")
        await asked(ann, circle.id, f"/{tournament.id}/remove")

        assert refused == (409, "circle-host-only")
        assert others == [(409, "tournament-not-yours"), (409, "circle-host-only")]
        assert strangers == [(404, "no such circle")] * 2
        assert nowhere == (404, "no such game")
        assert [place.name for place in tournament.places] == ["Ann", "Bob"]
        assert msgspec.json.decode(await asked(ann, circle.id, method="GET")) == []


async def test_too_few_too_many_or_impossible_players_are_refused(server: Running) -> None:
    async with a_circle(server, "Ann", "Bob") as (circle, (ann, _)):
        alone = await said(ann, circle.id, "", {"setup": ZOONDO, "members": [0]})
        larger = await said(ann, circle.id, "", {"setup": {"game": "salem", "seats": 4}})
        unfit = await said(ann, circle.id, "", {"setup": {"game": "zoondo", "seats": 7}})
        for _ in range(MOST_TOURNAMENTS):
            await opened(ann, circle.id)

        assert alone == larger == (409, "tournament-players")
        assert unfit[0] == 422
        assert await said(ann, circle.id, "", {"setup": ZOONDO}) == (409, "too-many-tournaments")


async def test_members_without_a_seat_learn_of_an_end_when_spectators_do(server: Running) -> None:
    async with a_circle(server, "Ann", "Bob", "Cat") as (circle, people):
        tournament = await opened(people[0], circle.id, setup={**ZOONDO, "delay": 1}, members=[0, 1])
        game = tournament.games[0]
        first = people[game.players[0]]
        table = (await sit_down(first, circle.id, tournament.id, 0)).table.id
        await first.start(table)
        going_on = await asked(people[2], circle.id, method="GET")
        room = await server.services.rooms.room(table)
        await room.do(lambda: [entries.Ended("resigned", (0,), 1)])
        ended = await asked(people[2], circle.id, method="GET")
        again = await sit_down(first, circle.id, tournament.id, 0)
        await asyncio.sleep(1.1)
        known = await seen(people[2], circle.id)

        assert ended == going_on
        assert again.table.id == table
        assert table.encode() not in ended
        assert [(one.state, one.winners) for one in known.games] == [("over", [game.players[0]])]


async def test_a_game_without_a_result_is_played_again(server: Running) -> None:
    async with a_circle(server, "Ann", "Bob") as (circle, people):
        tournament = await opened(people[0], circle.id)
        game = tournament.games[0]
        first = people[game.players[0]]
        stopped = (await sit_down(first, circle.id, tournament.id, 0)).table.id
        await first.start(stopped)
        room = await server.services.rooms.room(stopped)
        await room.do(lambda: [entries.Ended("agreed")])
        waiting = (await seen(first, circle.id)).games[0]
        anew = await play(server, people, circle.id, tournament.id, game, 1)

        assert (waiting.state, waiting.may_open) == ("waiting", True)
        assert anew != stopped
        assert (await seen(first, circle.id)).games[0].winners == [1]


async def test_whoever_leaves_or_is_erased_plays_no_more_and_keeps_no_name(store_url: str) -> None:
    async with running(store_url) as server, a_circle(server, "Ann", "Bob", "Cat") as (circle, people):
        store, who = server.services.rooms.store, identity(people[1])
        tournament = await opened(people[0], circle.id)
        exported = await export(store, who, own=True)
        await people[2].ask("POST", f"/api/circles/{circle.id}/leave")
        gone = next(game for game in tournament.games if set(game.players) == {0, 2})
        left = await said(people[0], circle.id, f"/{tournament.id}/games/{gone.number}/table")
        await erase(store, who, "", by="person")
        (kept,) = await tournaments_of(store, circle.id)

        assert len(exported["tournaments"]) == 1
        assert left == (409, "tournament-gone")
        assert sorted(place.name for place in (await seen(people[0], circle.id)).places) == ["", "Ann", "Cat"]
        assert who not in [one.person for one in await entrants_of(store, kept)]


async def test_with_the_last_member_the_round_robins_are_gone(store_url: str) -> None:
    async with running(store_url) as server, a_circle(server, "Ann", "Bob") as (circle, people):
        await opened(people[0], circle.id)
        for person in people:
            await person.ask("POST", f"/api/circles/{circle.id}/leave")
        async with server.services.rooms.store.reading() as connection:
            left = [(await connection.execute(kept.select())).all() for kept in (TOURNAMENTS, ENTRANTS, PAIRINGS)]

        assert left == [[], [], []]
