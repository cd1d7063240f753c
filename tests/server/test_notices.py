"""Notices to people who are away: by which ways they come, and what goes wrong on the way."""

from __future__ import annotations

import time
from typing import Any

import httpx
import msgspec
import pytest
import sqlalchemy as sa
from py_vapid import Vapid02

from sortilege.client import Client
from sortilege.server.notices import courier
from sortilege.server.storage.erasing import erase, export
from sortilege.server.storage.retention import Terms, tidy
from sortilege.server.storage.schema import DELIVERIES, NOTICE_WISHES, NOTICED, WAYS
from sortilege.server.storage.store import Store
from sortilege.testing.servers import Running, running
from tests.server.mailboxes import LOOPBACK, Browser, PostOffice, a_post_office, an_inbox
from tests.server.scenes import identity
from tests.server.slow_scenes import HERE, my_notices, play_a_turn, rows, tina_is_away

pytestmark = pytest.mark.anyio
FOR_EVER = Terms(0, 0, 0)
LATER = [b"HTTP/1.1 503 Later"] * 10


def by_mail(office: PostOffice) -> dict[str, Any]:
    return {"smtp": f"smtp+plain://127.0.0.1:{office.port}", "mail_from": "games@example.org", "public": HERE}


def spaced(text: str) -> str:
    """Without the spaces of French typography."""
    return text.replace("\u202f", " ").replace("\xa0", " ")


# Each way


async def test_my_turn_is_pushed_to_a_browser_that_alone_can_read_it(store_url: str) -> None:
    async with tina_is_away(store_url) as scene:
        key = (await my_notices(scene.tina)).key
        await play_a_turn(scene.newt)
        await scene.settle()
        (pushed,) = await scene.inbox.until(1)
        said = scene.browser.read(pushed.body)

        assert (spaced(said["title"]), said["text"]) == (
            "À vous : Les Animaux Fantastiques",
            "La table attend votre réponse.",
        )
        assert (said["kind"], said["path"]) == ("turn", f"/t/{scene.table}")
        assert scene.browser.size(pushed.body) == 1024
        assert pushed.headers["content-encoding"] == "aes128gcm"
        assert pushed.headers["authorization"].endswith(f"k={key}")
        assert Vapid02.verify(pushed.headers["authorization"])


async def test_an_address_is_asked_first_whether_it_is_somebodys(store_url: str) -> None:
    async with a_post_office() as office, tina_is_away(store_url, None, by_mail(office)) as scene:
        mine = await my_notices(scene.tina, "POST", "/mail", {"address": "tina@example.org"})
        (asked,) = await office.until(1)
        await play_a_turn(scene.newt)
        await scene.settle()
        before = len(office.letters)
        async with httpx.AsyncClient(base_url=scene.server.base) as reader:
            looked = await reader.get(link_in(asked, "confirm"))
            still_not = (await my_notices(scene.tina)).ways[0].confirmed
            done = await reader.post(link_in(asked, "confirm"))

        assert [(way.kind, way.label, way.confirmed) for way in mine.ways] == [("mail", "tina@example.org", False)]
        assert before == 1, "nothing but the question"
        assert looked.status_code == done.status_code == 200
        assert "<form" in looked.text
        assert not still_not, "programs that look at links confirm nothing"
        assert (await my_notices(scene.tina)).ways[0].confirmed


def link_in(letter: Any, deed: str) -> str:
    found = next(line for line in letter.get_content().splitlines() if f"/notices/{deed}/" in line)
    return str(found).removeprefix(HERE)


async def confirmed(server: Running, office: PostOffice, client: Client) -> None:
    await my_notices(client, "POST", "/mail", {"address": "tina@example.org"})
    (asked,) = await office.until(1)
    async with httpx.AsyncClient(base_url=server.base) as reader:
        await reader.post(link_in(asked, "confirm"))


async def test_a_letter_stops_all_further_ones_at_one_click(store_url: str) -> None:
    async with a_post_office() as office, tina_is_away(store_url, None, by_mail(office)) as scene:
        await confirmed(scene.server, office, scene.tina)
        await play_a_turn(scene.newt)
        await scene.settle()
        _, letter = await office.until(2)
        one_click = letter["List-Unsubscribe"].strip("<>").removeprefix(HERE)
        form = {"List-Unsubscribe": "One-Click"}
        async with httpx.AsyncClient(base_url=scene.server.base) as reader:
            done = await reader.post(one_click, data=form)
            again = await reader.post(one_click, data=form)
            forged = await reader.post(one_click[:-2] + "zz", data=form)

        assert spaced(letter["Subject"]) == "À vous : Les Animaux Fantastiques"
        assert letter["To"] == "tina@example.org"
        assert f"{HERE}/t/{scene.table}" in letter.get_content()
        assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert link_in(letter, "stop") == one_click
        assert (done.status_code, again.status_code, forged.status_code) == (200, 404, 404)
        assert (await my_notices(scene.tina)).ways == []


@pytest.mark.parametrize("shape", ["discord", "slack", "matrix"])
async def test_a_room_is_told_whose_turn_everybody_sees_it_is(shape: str, sqlite_url: str) -> None:
    async with tina_is_away(sqlite_url, shape) as scene:
        await play_a_turn(scene.newt)
        await scene.settle()
        (posted,) = await scene.inbox.until(1)
        said = msgspec.json.decode(posted.body)
        text = said["content" if shape == "discord" else "text"]

        assert spaced(text).splitlines()[0] == "Les Animaux Fantastiques : à Tina de jouer."
        assert f"{HERE}/t/{scene.table}" in text
        assert f"{HERE}/notices/stop/" in text
        assert shape != "discord" or said["allowed_mentions"] == {"parse": []}


@pytest.mark.parametrize(("setup", "told"), [({"watch": False}, 0), ({"delay": 600}, 0), ({"delay": 0}, 1)])
async def test_a_room_hears_no_sooner_than_spectators(setup: dict[str, Any], told: int, sqlite_url: str) -> None:
    async with tina_is_away(sqlite_url, "slack", **setup) as scene:
        await play_a_turn(scene.newt)
        await scene.settle()

        assert len(await scene.inbox.until(told)) == told


# What goes wrong on the way


async def test_a_browser_that_gets_another_endpoint_is_told_there_alone(store_url: str) -> None:
    async with tina_is_away(store_url) as scene:
        other = Browser(f"{scene.inbox.base}/push/2")
        moved = await my_notices(
            scene.tina, "POST", "/push", {**other.subscription, "instead": scene.browser.subscription["endpoint"]}
        )
        again = await my_notices(
            scene.tina, "POST", "/push", {**other.subscription, "instead": other.subscription["endpoint"]}
        )
        await play_a_turn(scene.newt)
        await scene.settle()
        await scene.inbox.until(1)

        assert len(moved.ways) == len(again.ways) == 1
        assert moved.ways[0].id == again.ways[0].id
        assert {one.path for one in scene.inbox.received} == {"/push/2"}


async def test_a_browser_that_is_gone_is_forgotten(store_url: str) -> None:
    async with tina_is_away(store_url) as scene:
        scene.inbox.answers = [b"HTTP/1.1 410 Gone"]
        await play_a_turn(scene.newt)
        await scene.settle()
        await scene.inbox.until(1)
        await scene.settle()

        assert (await my_notices(scene.tina)).ways == []
        assert await rows(scene.store, DELIVERIES) == []


async def test_what_is_not_taken_is_tried_again_and_not_for_ever(
    store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(courier, "PAUSES", (0.0, 0.0))
    async with tina_is_away(store_url) as scene:
        scene.inbox.answers = list(LATER)
        await play_a_turn(scene.newt)
        for _ in range(5):
            await scene.settle()
        await scene.inbox.until(3)
        await scene.settle()

        assert len(scene.inbox.received) == 3
        assert await rows(scene.store, DELIVERIES) == []
        assert len((await my_notices(scene.tina)).ways) == 1


async def test_what_waited_is_sent_after_a_restart(store_url: str) -> None:
    async with tina_is_away(store_url) as scene:
        scene.inbox.answers = list(LATER)
        begun = time.time()
        await play_a_turn(scene.newt)
        await scene.settle()
        refused = time.time()
        (waiting,) = await rows(scene.store, DELIVERIES)
        at_once = sa.update(DELIVERIES).values(due=0.0)
        port = scene.inbox.port
    store = await Store.open(store_url)
    async with store.engine.begin() as connection:
        await connection.execute(at_once)
    await store.close()
    async with an_inbox(port) as inbox, running(store_url, notice_networks=LOOPBACK):
        (pushed,) = await inbox.until(1)

    assert waiting["tries"] == 1
    assert begun + 30 <= waiting["due"] <= refused + 30
    assert scene.browser.read(pushed.body)["kind"] == "turn"


# What is kept


async def test_all_that_is_kept_is_handed_out_and_erased_with_the_person(store_url: str) -> None:
    async with tina_is_away(store_url) as scene:
        scene.inbox.answers = list(LATER)
        await my_notices(scene.tina, "PUT", "", {"zone": "Europe/Paris", "silent": ["over"]})
        await play_a_turn(scene.newt)
        await scene.settle()
        handed_out = (await export(scene.store, identity(scene.tina), own=True))["notices"]
        await erase(scene.store, identity(scene.tina), "", "person")

        assert [len(kept) for kept in handed_out.values()] == [1, 1, 1, 1]
        for table in (WAYS, NOTICE_WISHES, NOTICED, DELIVERIES):
            assert await rows(scene.store, table) == []


async def test_an_address_that_nobody_confirmed_is_forgotten_after_two_days(store_url: str) -> None:
    async with a_post_office() as office, tina_is_away(store_url, None, by_mail(office)) as scene:
        await my_notices(scene.tina, "POST", "/mail", {"address": "tina@example.org"})
        await office.until(1)
        await tidy(scene.store, FOR_EVER, time.time() + 47 * 3600)
        still_there = await rows(scene.store, WAYS)
        await tidy(scene.store, FOR_EVER, time.time() + 49 * 3600)

        assert len(still_there) == 1
        assert await rows(scene.store, WAYS) == []
