"""Who somebody is, for how long, and how that ends."""

from __future__ import annotations

import asyncio
import base64
import hmac
from typing import Any

import httpx
import pytest

from sortilege.client import Client
from sortilege.server.http import people
from sortilege.server.live.budgets import PASSPHRASES
from sortilege.testing.servers import Running, running
from tests.server.scenes import identity

pytestmark = pytest.mark.anyio


async def status(request: Any) -> int:
    try:
        await request
    except httpx.HTTPStatusError as wrong:
        return wrong.response.status_code
    return 200


async def with_token(server: Running, token: str | None) -> int:
    async with Client(server.base, token) as somebody:
        return await status(somebody.my_tables())


async def test_a_new_passphrase_signs_every_other_device_out(server: Running) -> None:
    async with server.people("Newt") as (newt,), Client(server.base) as phone, Client(server.base) as thief:
        thief.token = newt.token
        await phone.claim(await newt.new_passphrase())
        assert [await status(one.my_tables()) for one in (newt, phone, thief)] == [200, 200, 401]
        table = (await newt.open_table(game="animaux", seats=2)).table.id
        async with newt.at(table) as here, phone.at(table):
            await newt.new_passphrase()
            assert [await status(one.my_tables()) for one in (newt, phone)] == [200, 401]
            here.client.token = newt.token
            await phone_is_out(server, table)


async def phone_is_out(server: Running, table: str) -> None:
    room = await server.services.rooms.room(table)
    async with asyncio.timeout(5.0):
        while len(room.listeners) > 1:
            await asyncio.sleep(0.05)


async def test_a_recovery_code_brings_somebody_back_once(server: Running) -> None:
    async with server.people("Newt") as (newt,), Client(server.base) as phone, Client(server.base) as other:
        table = (await newt.open_table(game="animaux", seats=2)).table.id
        phrases = await newt.new_phrases()

        await phone.claim(phrases.recovery.lower())

        assert [card.id for card in await phone.my_tables()] == [table]
        assert await status(newt.my_tables()) == 401
        assert [await status(other.claim(one)) for one in phrases_of(phrases)] == [401, 401]
        await other.claim((await phone.new_phrases()).passphrase)


def phrases_of(phrases: Any) -> tuple[str, str]:
    return phrases.passphrase, phrases.recovery


async def test_keys_rotate_without_signing_anybody_out(store_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people, "KNOWN_FOR", 0.0)
    async with running(store_url) as server, server.people("Newt") as (newt,):
        first = newt.token
        store = server.services.rooms.store
        await store.rotate_keys()
        await newt.my_tables()
        await newt.sign_in("Newton")
        assert newt.token != first
        assert [await with_token(server, token) for token in (first, newt.token)] == [200, 200]
        for _ in range(4):
            await store.rotate_keys()

        assert len(await store.keys()) == 4
        assert await with_token(server, first) == 401


async def test_tokens_of_before_still_count_until_sessions_are_ended(server: Running) -> None:
    async with server.people("Newt") as (newt,):
        assert newt.token is not None
        identity = newt.token.partition(".")[0]
        (key,) = (await server.services.rooms.store.keys()).values()
        signature = base64.urlsafe_b64encode(hmac.digest(key, identity.encode(), "sha256")).decode().rstrip("=")
        old = f"{identity}.{signature}"

        assert await with_token(server, old) == 200
        await newt.new_passphrase()
        assert await with_token(server, old) == 401
        assert await with_token(server, f"{identity}.1.0.{signature}") == 401


async def test_passphrases_are_tried_only_so_often(sqlite_url: str) -> None:
    async with running(sqlite_url, allowances=()) as server, server.people("Newt") as (newt,):
        phrase = await newt.new_passphrase()
        async with Client(server.base) as phone:
            codes = [await status(phone.claim("AAAA-BBBB")) for _ in range(15)]
            mine = await status(phone.claim(phrase))

    assert set(codes) == {401, 429}
    assert codes.count(401) <= 10
    assert mine == 429


async def test_a_recovery_code_is_used_up_only_where_it_lets_somebody_in(sqlite_url: str) -> None:
    async with (
        running(sqlite_url, allowances=()) as server,
        server.people("Newt") as (newt,),
        Client(server.base) as phone,
    ):
        phrases = await newt.new_phrases()
        budgets, who = server.services.budgets, identity(newt)
        for _ in range(4):
            budgets.spend(PASSPHRASES, "198.51.100.7", who)
        too_often = await status(phone.claim(phrases.recovery))
        await newt.my_tables()
        budgets._by_person[PASSPHRASES].of(who)._left = 5.0
        budgets._by_address[PASSPHRASES].of("127.0.0.1")._left = 1.0
        last_try = await status(phone.claim(phrases.recovery))
        mine = await status(phone.my_tables())

    assert too_often == 429
    assert (last_try, mine) == (200, 200)


async def test_a_recovery_code_sent_twice_at_once_lets_one_in(store_url: str) -> None:
    async with running(store_url) as server, server.people("Newt") as (newt,):
        phrases = await newt.new_phrases()
        async with Client(server.base) as phone, Client(server.base) as thief:
            codes = await asyncio.gather(*(status(one.claim(phrases.recovery)) for one in (phone, thief)))

    assert sorted(codes) == [200, 401]


async def test_whoever_comes_back_now_and_then_is_never_signed_out_by_new_keys(
    store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(people, "KNOWN_FOR", 0.0)
    async with running(store_url) as server, httpx.AsyncClient(base_url=server.base) as visitor:
        await visitor.post("/api/me", json={"name": "Newt"})
        given = []
        for _ in range(6):
            await server.services.rooms.store.rotate_keys()
            answers = [await visitor.get("/api/me") for _ in range(2)]
            given.append([(answer.json()["name"], "set-cookie" in answer.headers) for answer in answers])
        forged = await visitor.get("/api/me", headers={"cookie": "sortilege=nobody.0.0.forged"})

    assert given == [[("Newt", True), ("Newt", False)]] * 6, "a cookie of the newest key is not sent again"
    assert "set-cookie" not in forged.headers
