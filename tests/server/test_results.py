"""What a finished table tells over HTTP: its result, its curve, and everybody's own games."""

from __future__ import annotations

import asyncio

import httpx
import pytest

import sortilege
from sortilege.client import AtTable, Client
from sortilege.server.table import entries
from sortilege.server.table.entries import AnyEntry
from sortilege.testing.servers import Running
from tests.server.scenes import room_of, two_at_a_table

pytestmark = pytest.mark.anyio


async def play_to_the_end(server: Running, here: AtTable) -> None:
    """Everybody takes the last option, on the table itself."""
    room = await room_of(server, here)
    while (match := room.table.match) is not None and not match.over:
        ask = match.asks[0]
        chosen: AnyEntry = entries.Chosen(ask.seat, str(ask.options[-1]))
        await room.do(lambda chosen=chosen: [chosen])  # type: ignore[misc]


async def get(server: Running, path: str, person: Client | None = None) -> httpx.Response:
    """What a stranger is answered, or somebody."""
    cookies = {"sortilege": person.token} if person is not None and person.token else {}
    async with httpx.AsyncClient(base_url=server.base, timeout=60, cookies=cookies) as browser:
        return await browser.get(path)


async def test_the_result_of_a_table_says_how_it_was_and_how_long(server: Running) -> None:
    async with two_at_a_table(server) as (newt, _):
        await play_to_the_end(server, newt)

        told = (await get(server, f"/api/tables/{newt.id}/result")).json()

        room = await room_of(server, newt)
        assert room.table.outcome is not None
        captures = [seat["points"][0] for seat in told["result"]["seats"]]
        assert captures == list(room.table.outcome.scores)
        assert told["fair"] is None
        assert told["choices"] == len(room.table.record().lines)
        assert told["seconds"] >= 0.0


async def test_while_a_game_goes_on_nothing_is_told(server: Running) -> None:
    async with two_at_a_table(server) as (newt, _):
        answers = [await get(server, f"/api/tables/{newt.id}/{what}") for what in ("result", "curve")]

        assert [answer.status_code for answer in answers] == [409, 409]
        assert [answer.json()["detail"] for answer in answers] == ["not-over", "not-over"]


async def test_of_a_private_table_strangers_learn_nothing(server: Running) -> None:
    async with two_at_a_table(server, watch=False) as (newt, _):
        await play_to_the_end(server, newt)

        answers = [await get(server, f"/api/tables/{newt.id}/{what}") for what in ("result", "curve")]

        assert [answer.status_code for answer in answers] == [404, 404]


async def test_a_curve_is_worked_out_once_for_all_who_ask(server: Running) -> None:
    async with two_at_a_table(server) as (newt, _):
        await play_to_the_end(server, newt)

        first, second = await asyncio.gather(*(get(server, f"/api/tables/{newt.id}/curve") for _ in range(2)))
        third = await get(server, f"/api/tables/{newt.id}/curve")

        assert first.status_code == 200, first.text
        assert first.json() == second.json() == third.json()
        room = await room_of(server, newt)
        assert first.json()["standings"][-1]["ply"] == len(room.table.record().lines)


async def test_a_record_that_is_brought_tells_its_result_too(server: Running) -> None:
    async with two_at_a_table(server) as (newt, _), httpx.AsyncClient(base_url=server.base, timeout=60) as stranger:
        await play_to_the_end(server, newt)
        record = (await get(server, f"/api/tables/{newt.id}/record")).text

        told = await stranger.post("/api/records/result", json={"record": record})
        curve = await stranger.post("/api/records/curve", json={"record": record})
        broken = await stranger.post("/api/records/curve", json={"record": record[:-40]})

        assert told.json()["over"] is True
        assert told.json()["seconds"] is None
        assert curve.json() == (await get(server, f"/api/tables/{newt.id}/curve")).json()
        assert broken.status_code == 422
        assert "record" in broken.json()["detail"]


async def test_all_of_ones_games_are_listed_page_by_page(server: Running) -> None:
    async with server.people("Newt", "Tina") as (newt, tina):
        opened = [await an_ended_game(server, newt) for _ in range(5)]

        page = (await get(server, "/api/me/games?size=3", newt)).json()
        rest = (await get(server, f"/api/me/games?size=3&after={page['after']}", newt)).json()
        wrong = await get(server, "/api/me/games?size=51", newt)

        assert [game["table"]["id"] for game in page["games"] + rest["games"]] == opened[::-1]
        assert (len(page["games"]), rest["after"]) == (3, None)
        assert (await get(server, "/api/me/games", tina)).json() == {"games": [], "after": None}
        assert wrong.status_code == 400


async def an_ended_game(server: Running, person: Client) -> str:
    """Of somebody with themselves, who soon had enough."""
    table = (await person.open_table(game="animaux", seats=2)).table.id
    await person.sit(table, 1)
    await person.start(table)
    room = await server.services.rooms.room(table)
    await room.do(lambda: [entries.Ended("agreed")])
    return table


async def test_a_replay_says_who_alone_was_told_something(server: Running) -> None:
    record = sortilege.new("salem", seats=4, seed=bytes(32).hex()).record().text()
    async with httpx.AsyncClient(base_url=server.base, timeout=60) as stranger:
        pages = {
            eyes: (await stranger.post(f"/api/records/replay?{eyes}", json={"record": record})).json()
            for eyes in ("ply=0", "seat=2", "everything=true")
        }

        assert all(ears == [] for ears in pages["ply=0"]["ears"])
        assert [2] in pages["seat=2"]["ears"]
        assert {tuple(ears) for ears in pages["everything=true"]["ears"]} >= {(), (0,), (1,), (2,), (3,)}
        assert all(len(page["ears"]) == len(page["events"]) for page in pages.values())


async def test_a_reel_shows_some_positions_one_after_the_other(server: Running) -> None:
    match = sortilege.new("ecole", seats=2, seed=bytes(32).hex())
    while len(match.choices) < 40:
        match.answer(match.asks[0].seat, match.asks[0].options[0])
    record = match.record().text()
    async with httpx.AsyncClient(base_url=server.base, timeout=60) as stranger:
        reel = (await stranger.post("/api/records/reel?ply=16&seat=1", json={"record": record})).json()
        last = (await stranger.post("/api/records/reel?ply=32&everything=true", json={"record": record})).json()
        wrong = await stranger.post("/api/records/reel?ply=41", json={"record": record})

    assert [page["ply"] for page in reel["pages"]] == list(range(16, 32))
    assert [page["ply"] for page in last["pages"]] == list(range(32, 41))
    assert (reel["plies"], last["plies"]) == (40, 40)
    for page in reel["pages"]:
        then = match.rewound(page["ply"])
        assert page["view"] == then.view(1)
        assert page["told"] == len(then.told(1))
    assert len(last["events"]) == len(last["ears"]) == last["pages"][-1]["told"]
    assert (wrong.status_code, wrong.json()["detail"]) == (422, "ply: 0 to 40, not 41")
