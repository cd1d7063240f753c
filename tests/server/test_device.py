"""Tables without a server: the same protocol, from a device's own engine."""

from __future__ import annotations

import asyncio
import json

import pytest

import sortilege
from sortilege.server.table import wire
from tests.server.drawers import DevicePage, MemoryDrawer

pytestmark = pytest.mark.anyio
GAMES = {"animaux": 2, "ecole": 2, "salem": 4, "traverse": 2, "zoondo": 2}


@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_game_against_novices_is_played_and_told(game: str) -> None:
    page = DevicePage(MemoryDrawer())
    options = {"options": {"max_rounds": 8}} if game == "traverse" else {}

    table = await page.table(game, GAMES[game], "novice", **options)
    await page.play_to_the_end()

    card = (await page.ask("GET", f"/tables/{table}"))["table"]
    record = await page.ask("GET", f"/tables/{table}/record")
    assert card["status"] == "over"
    assert sortilege.replay(record).outcome is not None
    assert (await page.ask("GET", f"/tables/{table}/result"))["fair"] is None
    won = 0 in card["outcome"]["winners"]
    assert await ids(page, f"/me/games?game={game}&won={str(won).lower()}") == [table]
    assert await ids(page, f"/me/games?won={str(not won).lower()}") == []
    assert await page.ask("GET", "/me/home") == []
    assert (await page.ask("POST", "/records/reel?ply=0&everything=true", {"record": record}))["pages"][0]["ply"] == 0


async def ids(page: DevicePage, address: str) -> list[str]:
    return [one["table"]["id"] for one in (await page.ask("GET", address))["games"]]


async def test_a_game_goes_on_where_it_was_when_the_page_is_opened_again() -> None:
    drawer = MemoryDrawer()
    page = DevicePage(drawer)
    table = await page.table("ecole", 2, None)
    state = page.asked
    assert state is not None
    await page.wish(t="play", seat=state["seat"], ask=state["ask"]["number"], step=state["ask"]["options"][0])

    again = DevicePage(drawer)
    await again.connect(table)

    assert {seat: one["view"] for seat, one in again.states.items()} == {
        seat: one["view"] for seat, one in page.states.items()
    }
    assert [one["table"]["id"] for one in await again.ask("GET", "/me/home")] == [table]


async def test_two_pages_of_a_device_write_one_log() -> None:
    drawer = MemoryDrawer()
    page = DevicePage(drawer)
    table = await page.table("ecole", 2, None)
    other = DevicePage(drawer)
    await other.connect(table)
    state = page.asked
    assert state is not None
    wish = {"t": "play", "seat": state["seat"], "ask": state["ask"]["number"], "step": state["ask"]["options"][0]}

    first = await page.wish(**wish)
    second = await other.wish(**wish)

    assert first["t"] == "ack"
    assert (second["t"], second["reason"]["message"]) == ("refused", "stale-question")


async def test_hints_undo_and_reasons_come_as_from_a_server() -> None:
    page = DevicePage(MemoryDrawer())
    await page.table("animaux", 2, None)
    state = page.asked
    assert state is not None
    seat, ask = state["seat"], state["ask"]

    hints = await page.wish(t="hint", seat=seat, ask=ask["number"])
    why = await page.wish(t="why_not", seat=seat, step="Resign(by=9)")
    played = await page.wish(t="play", seat=seat, ask=ask["number"], step=ask["options"][0])
    undone = await page.wish(t="undo", seat=seat)

    assert hints["hints"][0]["step"] in ask["options"]
    assert why["reason"] is not None
    assert (played["t"], undone["t"]) == ("ack", "ack")
    now = page.states[seat]
    assert now["ask"]["options"] == ask["options"]


async def test_a_lesson_is_told_and_played_on() -> None:
    page = DevicePage(MemoryDrawer())
    await page.ask("POST", "/me", {"name": "Noé", "language": "en"})

    lesson = await page.ask("GET", "/lessons/animaux")
    opened = await page.ask("POST", "/lessons/animaux/table")

    assert len(lesson["stops"]) >= 10
    assert opened["table"]["resumed"]
    assert opened["seats"] == [0]


async def test_a_game_of_one_person_can_be_played_on_elsewhere_without_a_receipt() -> None:
    page = DevicePage(MemoryDrawer())
    table = await page.table("ecole", 2, "random")

    game = await page.ask("GET", f"/tables/{table}/game")
    elsewhere = await DevicePage(MemoryDrawer()).ask("POST", "/records/take-over", game)

    assert json.loads(game["record"].splitlines()[0]).get("receipt") is None
    assert elsewhere["table"]["resumed"]


async def test_a_game_of_several_people_at_one_device_stays_there() -> None:
    page = DevicePage(MemoryDrawer())
    table = await page.table("ecole", 2, None)

    answers = [
        await page.engine.ask(how, f"/tables/{table}/{what}", "")
        for how, what in (("GET", "game"), ("POST", "hand-over"))
    ]

    assert [json.loads(answer.body)["detail"] for answer in answers] == ["handover-alone", "handover-alone"]
    assert (await page.ask("GET", f"/tables/{table}"))["table"]["status"] == "playing"


async def test_everything_that_is_kept_can_be_had_and_erased() -> None:
    page = DevicePage(MemoryDrawer())
    table = await page.table("ecole", 2, None)

    kept = await page.ask("GET", "/me/export")
    await page.ask("POST", "/me/erase", {"sure": True})

    assert (kept["me"]["name"], kept["tables"][0]["table"]["id"]) == ("Zoé", table)
    assert len(kept["tables"][0]["lines"]) >= 3
    assert (await page.engine.ask("GET", f"/tables/{table}", "")).status == 404
    assert await page.ask("GET", "/me/export") == {"me": None, "tables": []}


@pytest.mark.parametrize(
    ("method", "address", "body", "status"),
    [
        ("GET", "/tables/device-none", None, 404),
        ("GET", "/nowhere", None, 404),
        ("GET", "/me/nothing", None, 404),
        ("POST", "/tables", {"game": "chess", "seats": 2}, 422),
        ("POST", "/tables", {"game": "ecole", "seats": "2"}, 422),
        ("POST", "/records/replay", {"record": "nothing"}, 422),
        ("GET", "/lessons/chess", None, 404),
        ("GET", "/games/ecole/words/de", None, 404),
    ],
)
async def test_what_a_server_refuses_a_device_refuses(method: str, address: str, body: object, status: int) -> None:
    page = DevicePage(MemoryDrawer())

    answer = await page.engine.ask(method, address, json.dumps(body) if body is not None else "")

    assert answer.status == status
    assert json.loads(answer.body)["detail"]


async def test_a_line_that_says_nonsense_is_closed() -> None:
    page = DevicePage(MemoryDrawer())
    await page.table("ecole", 2, None)

    await page.engine.hear(1, "{")
    nowhere = await page.engine.connect(2, "device-none")
    await asyncio.sleep(0)

    assert not nowhere
    assert page.closed == [wire.BAD_MESSAGE, wire.NO_SUCH_TABLE]
