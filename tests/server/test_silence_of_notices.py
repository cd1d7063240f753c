"""When nothing is said to somebody who is away, and what strangers may not do with it."""

from __future__ import annotations

import time
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import httpx
import msgspec
import pytest

from sortilege.server.notices import push
from sortilege.server.notices.quiet import not_before
from sortilege.server.settings import Settings
from sortilege.server.storage.schema import DELIVERIES
from sortilege.server.storage.ways import Wishes
from sortilege.server.table import wire
from sortilege.testing.servers import Running, running
from tests.server.mailboxes import Browser, a_post_office
from tests.server.slow_scenes import my_notices, play_a_turn, rows, tina_is_away

pytestmark = pytest.mark.anyio


async def test_there_is_one_notice_a_table_until_somebody_looked(store_url: str) -> None:
    async with tina_is_away(store_url) as scene:
        await play_a_turn(scene.newt)
        await scene.settle()
        await scene.inbox.until(1)
        room = await scene.server.services.rooms.room(scene.table)
        scene.server.services.notices.noticer._known.clear()  # as after a restart
        room.noticed(room)
        await scene.settle()
        after_a_restart = len(scene.inbox.received)
        async with scene.tina.at(scene.table) as there:
            await there.until(lambda: there.question())
            await play_a_turn(there)
        await play_a_turn(scene.newt)
        await scene.settle()
        await scene.inbox.until(2)

        assert after_a_restart == 1
        assert len(scene.inbox.received) == 2


async def test_nothing_is_said_to_somebody_who_is_there(store_url: str) -> None:
    async with tina_is_away(store_url) as scene, scene.tina.at(scene.table) as there:
        await there.until(lambda: there.states)
        await play_a_turn(scene.newt)
        await scene.settle()

        assert scene.inbox.received == []


async def test_at_a_quick_table_nobody_is_told_of_their_turn(sqlite_url: str) -> None:
    async with tina_is_away(sqlite_url, clock={"kind": "none"}) as scene:
        await play_a_turn(scene.newt)
        await scene.settle()

        assert scene.inbox.received == []


async def test_quiet_hours_wait_and_a_look_calls_off_what_waits(store_url: str) -> None:
    async with tina_is_away(store_url) as scene:
        minute = int(time.time() // 60) % 1440
        quiet = {"zone": "UTC", "quiet_from": (minute - 60) % 1440, "quiet_until": (minute + 60) % 1440}
        await my_notices(scene.tina, "PUT", "", quiet)
        await play_a_turn(scene.newt)
        await scene.settle()
        waiting = await rows(scene.store, DELIVERIES)
        async with scene.tina.at(scene.table) as there:
            await there.until(lambda: there.question())
            await scene.settle()

        assert scene.inbox.received == []
        assert [58 * 60 <= one["due"] - time.time() <= 60 * 60 for one in waiting] == [True]
        assert await rows(scene.store, DELIVERIES) == []


async def test_what_somebody_wants_to_hear_nothing_of_is_not_sent(sqlite_url: str) -> None:
    async with tina_is_away(sqlite_url) as scene:
        await my_notices(scene.tina, "PUT", "", {"zone": "Europe/Paris", "silent": ["turn"]})
        await play_a_turn(scene.newt)
        await scene.settle()
        of_their_turn = len(scene.inbox.received)
        await scene.newt.wish(wire.Resign("r", 0))
        await scene.settle()
        (over,) = await scene.inbox.until(1)

        assert of_their_turn == 0
        assert scene.browser.read(over.body)["kind"] == "over"


async def test_the_same_people_are_called_to_a_new_table(sqlite_url: str) -> None:
    async with tina_is_away(sqlite_url, clock={"kind": "none"}) as scene:
        await scene.newt.wish(wire.Resign("r", 0))
        again = await scene.newt.client.rematch(scene.table)
        await scene.settle()
        (called,) = await scene.inbox.until(1)
        said = scene.browser.read(called.body)

        assert (said["kind"], said["path"]) == ("rematch", f"/t/{again.table.id}")


@pytest.mark.parametrize(
    ("hour", "waits"), [("21:59", 0), ("22:00", 9 * 60), ("23:30", 7 * 60 + 30), ("06:59", 1), ("07:00", 0)]
)
def test_quiet_hours_are_those_of_ones_own_wall(hour: str, waits: int) -> None:
    night = Wishes("America/Montreal", 22 * 60, 7 * 60)
    now = datetime.fromisoformat(f"2026-11-17T{hour}").replace(tzinfo=ZoneInfo("America/Montreal")).timestamp()

    assert not_before(night, now) == now + waits * 60


def test_a_night_in_which_the_clocks_change_ends_in_the_morning_all_the_same() -> None:
    paris = ZoneInfo("Europe/Paris")
    evening = datetime(2026, 10, 24, 23, 0, tzinfo=paris).timestamp()

    assert not_before(Wishes("Europe/Paris", 22 * 60, 7 * 60), evening) == evening + 9 * 3600


async def test_members_of_a_circle_are_told_of_its_new_table(sqlite_url: str) -> None:
    async with tina_is_away(sqlite_url) as scene:
        newt = scene.newt.client
        circle = msgspec.json.decode(await newt.ask("POST", "/api/circles", {"name": "Jeudi"}))
        await scene.tina.ask("POST", "/api/circles/join", {"link": circle["link"]})
        setup = {"game": "animaux", "seats": 2}
        opened = msgspec.json.decode(await newt.ask("POST", f"/api/circles/{circle['id']}/tables", setup))
        await scene.settle()
        (invited,) = await scene.inbox.until(1)
        said = scene.browser.read(invited.body)

        assert (said["kind"], said["path"]) == ("invited", f"/join/{opened['code']}")
        assert said["title"].startswith("Newt vous invite")


async def test_a_server_without_the_library_offers_no_push_and_says_so(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(push, "AVAILABLE", False)
    async with running(sqlite_url) as server, server.people("Tina") as (tina,):
        mine = await my_notices(tina)
        status, detail = await asked(server, "/push", Browser("https://8.8.8.8/").subscription, tina.token or "")
        async with httpx.AsyncClient(base_url=server.base) as client:
            health = (await client.get("/healthz")).json()

        assert (mine.offered, mine.key) == (["webhook"], None)
        assert (status, detail) == (409, "way-not-offered")
        assert health["notices"] == ["webhook"]


# Strangers


async def asked(server: Running, path: str, body: Any, token: str) -> tuple[int, str]:
    async with httpx.AsyncClient(base_url=server.base, headers={"authorization": f"Bearer {token}"}) as client:
        answer = await client.post(f"/api/me/notices{path}", json=body)
    return answer.status_code, answer.json().get("detail", "")


@pytest.mark.parametrize(
    ("path", "body", "why"),
    [
        ("/webhook", {"address": "https://10.0.0.1/x", "shape": "slack"}, "address: it leads into a network"),
        ("/webhook", {"address": "https://169.254.169.254/latest", "shape": "slack"}, "address: it leads into"),
        ("/webhook", {"address": "https://[::1]/x", "shape": "slack"}, "address: it leads into a network"),
        ("/webhook", {"address": "gopher://8.8.8.8/x", "shape": "slack"}, "address: one that begins with https://"),
        ("/push", {"endpoint": "https://8.8.8.8/", "p256dh": "AAAA", "auth": "AAAA"}, "p256dh: a point of P-256"),
        ("/mail", {"address": "not an address"}, "way-not-offered"),
    ],
)
async def test_what_cannot_be_sent_to_is_refused_with_the_reason(
    server: Running, path: str, body: dict[str, Any], why: str
) -> None:
    async with server.people("Tina") as (tina,):
        status, detail = await asked(server, path, body, tina.token or "")

        assert status in (409, 422)
        assert detail.startswith(why)
        assert (await my_notices(tina)).ways == []


async def test_somebody_has_ten_ways_and_no_more(sqlite_url: str) -> None:
    async with tina_is_away(sqlite_url, None) as scene:
        answers = [
            (await asked(scene.server, "/push", Browser(f"{scene.inbox.base}/{number}").subscription, token))[1]
            for token in [scene.tina.token or ""]
            for number in range(11)
        ]

        assert answers == [""] * 10 + ["too-many-ways"]


async def test_nobody_removes_the_ways_of_somebody_else(sqlite_url: str) -> None:
    async with tina_is_away(sqlite_url) as scene, scene.server.people("Grindelwald") as (stranger,):
        (way,) = (await my_notices(scene.tina)).ways

        with pytest.raises(httpx.HTTPStatusError, match="404"):
            await my_notices(stranger, "DELETE", f"/{way.id}")
        assert len((await my_notices(scene.tina)).ways) == 1
        assert (await my_notices(scene.tina, "DELETE", f"/{way.id}")).ways == []


async def test_a_browser_is_one_persons_at_a_time(store_url: str) -> None:
    async with tina_is_away(store_url) as scene:
        mine = await my_notices(scene.newt.client, "POST", "/push", scene.browser.subscription)

        assert len(mine.ways) == 1
        assert (await my_notices(scene.tina)).ways == []


@pytest.mark.parametrize(
    ("settings", "why"),
    [
        ({"smtp": "smtp://mail.example.org"}, "smtp: mail needs public too"),
        ({"smtp": "http://mail.example.org"}, "smtp: an address such as"),
        ({"mail_from": "nobody"}, "mail_from: an e-mail address"),
        ({"notice_networks": ("everything",)}, "notice_networks: networks such as"),
    ],
)
def test_settings_that_cannot_work_are_refused(settings: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        Settings(**settings).check()


async def test_nobody_has_letters_sent_to_others_without_end(sqlite_url: str) -> None:
    async with a_post_office() as office:
        settings: dict[str, Any] = {
            "smtp": f"smtp+plain://127.0.0.1:{office.port}",
            "mail_from": "games@example.org",
            "allowances": (),
        }
        async with (
            running(sqlite_url, public="http://127.0.0.1:1", **settings) as server,
            server.people("Tina", "Newt", "Jacob", "Queenie") as people,
        ):
            answers = [
                await asked(server, "/mail", {"address": "victim@example.org"}, one.token or "") for one in people
            ]

        assert [status for status, _ in answers] == [201, 201, 201, 429]
        assert answers[3][1] == "budget-letters"
        assert len(office.letters) == 3
