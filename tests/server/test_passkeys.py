"""Passkeys: a device that knows somebody makes any browser theirs; nothing else does."""

from __future__ import annotations

import contextlib
import importlib.util
import time
from collections.abc import AsyncIterator
from typing import Any

import httpx
import msgspec
import pytest

from sortilege.client import Client
from sortilege.server.storage import passkeys
from sortilege.server.storage.erasing import erase, export
from sortilege.server.storage.operator import Operator
from sortilege.server.storage.passkeys import MOST_PASSKEYS, Passkey, add_passkey, ask_to_sign, passkeys_of, was_asked
from sortilege.server.storage.store import Store
from sortilege.server.table.club_records import MyPasskeys, PasskeyAsked, PasskeyWanted
from sortilege.server.table.moves import Refused
from sortilege.testing.servers import Running, running
from tests.server.authenticators import Authenticator
from tests.server.scenes import identity

pytestmark = pytest.mark.anyio


def by_name(server: Running) -> str:
    """Passkeys belong to a name, which 127.0.0.1 is not."""
    return server.base.replace("127.0.0.1", "localhost")


@contextlib.asynccontextmanager
async def newt_at(server: Running, **device: Any) -> AsyncIterator[tuple[Client, Authenticator]]:
    """Newt, who has made a key with his device."""
    async with Client(by_name(server)) as newt:
        await newt.sign_in("Newt")
        held = Authenticator(by_name(server), **device)
        await keep(newt, held)
        yield newt, held


async def keep(person: Client, device: Authenticator) -> MyPasskeys:
    wanted = msgspec.json.decode(await person.ask("POST", "/api/passkeys/new"), type=PasskeyWanted)
    return msgspec.json.decode(
        await person.ask("POST", "/api/passkeys", device.make(wanted.challenge)), type=MyPasskeys
    )


async def challenge(client: Client) -> str:
    return msgspec.json.decode(await client.ask("POST", "/api/passkeys/challenge"), type=PasskeyAsked).challenge


async def said(client: Client, path: str, body: object = None) -> str:
    """What a request is refused for; nothing if it is not."""
    try:
        await client.ask("POST", f"/api/passkeys{path}", body)
    except httpx.HTTPStatusError as wrong:
        return str(wrong.response.json()["detail"])
    return ""


async def who_signed(server: Running, device: Authenticator) -> str:
    """The name of whoever another browser is after that device has signed."""
    async with httpx.AsyncClient(base_url=by_name(server)) as phone:
        asked = (await phone.post("/api/passkeys/challenge")).json()
        answer = await phone.post("/api/passkeys/claim", json=device.sign(asked["challenge"]))
        answer.raise_for_status()
        return str((await phone.get("/api/me")).json()["name"])


async def test_a_device_that_knows_somebody_makes_another_browser_theirs(store_url: str) -> None:
    async with running(store_url) as server, newt_at(server) as (newt, device):
        names = [await who_signed(server, device) for _ in range(2)]
        mine = msgspec.json.decode(await newt.ask("GET", "/api/passkeys"), type=MyPasskeys)

        assert names == ["Newt", "Newt"]
        assert mine.possible
        assert [(one.created > 0, one.used is not None) for one in mine.keys] == [(True, True)]


async def test_what_was_signed_once_counts_once_and_for_one_purpose(store_url: str) -> None:
    async with running(store_url) as server, newt_at(server) as (newt, device), Client(by_name(server)) as eve:
        signed = device.sign(await challenge(eve))
        first, again = await said(eve, "/claim", signed), await said(eve, "/claim", signed)
        own = msgspec.json.decode(await newt.ask("POST", "/api/passkeys/new"), type=PasskeyWanted).challenge
        another = Authenticator(by_name(server))

        assert (first, again) == ("", "passkey-late")
        assert await said(eve, "/claim", device.sign(own)) == "passkey-late"
        assert await said(newt, "", another.make(await challenge(newt))) == "passkey-late"
        assert await said(eve, "/claim", device.sign(passkeys.text_of(b"nobody asked for this"))) == "passkey-late"


async def test_one_persons_new_key_is_no_other_persons(server: Running) -> None:
    async with newt_at(server) as (newt, _), Client(by_name(server)) as eve:
        await eve.sign_in("Eve")
        wanted = msgspec.json.decode(await newt.ask("POST", "/api/passkeys/new"), type=PasskeyWanted)
        made = Authenticator(by_name(server)).make(wanted.challenge)

        assert await said(eve, "", made) == "passkey-late"
        assert await said(newt, "", made) == ""
        assert (await said(eve, f"/{made['id']}/remove"))[:7] == "no such"


async def test_a_challenge_lasts_two_minutes(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(time, "time", lambda: now)
    in_time, late, swept = [await ask_to_sign(store) for _ in range(3)]
    now = 1120.0
    kept = await was_asked(store, in_time)
    now = 1121.0
    lost = await was_asked(store, late)
    await ask_to_sign(store)
    now = 1000.0

    assert (kept, lost, await was_asked(store, swept)) == (True, False, False)


@pytest.mark.parametrize(
    "device",
    [{"verifies": False}, {"site": "elsewhere.example"}, {"origin": "https://elsewhere.example"}],
    ids=["nobody verified", "another site's key", "another site's page"],
)
async def test_a_key_that_proves_too_little_is_refused(server: Running, device: dict[str, Any]) -> None:
    async with newt_at(server) as (newt, held):
        wanted = msgspec.json.decode(await newt.ask("POST", "/api/passkeys/new"), type=PasskeyWanted)
        bad = Authenticator(**{"origin": by_name(server), **device})
        for name, value in device.items():
            setattr(held, name, value)

        assert await said(newt, "", bad.make(wanted.challenge)) == "passkey-wrong"
        assert await said(newt, "/claim", held.sign(await challenge(newt))) == "passkey-wrong"


async def test_a_forged_signature_and_a_strangers_key_are_refused(server: Running) -> None:
    async with newt_at(server) as (newt, device), Client(by_name(server)) as eve:
        forger = Authenticator(by_name(server))
        unknown = forger.sign(await challenge(eve))
        forger.id = device.id
        forged = forger.sign(await challenge(eve))
        nonsense = {**device.sign(await challenge(eve)), "authenticator_data": "AAAA"}
        unreadable = {**nonsense, "client_data": passkeys.text_of(b"\xff{")}

        assert await said(eve, "/claim", unknown) == "passkey-unknown"
        assert await said(eve, "/claim", forged) == "passkey-wrong"
        assert await said(eve, "/claim", nonsense) == "passkey-wrong"
        assert await said(eve, "/claim", unreadable) == "passkey-wrong"
        assert len(await passkeys_of(server.services.rooms.store, identity(newt))) == 1


async def test_a_copy_of_a_key_is_found_by_its_counter(store_url: str) -> None:
    async with running(store_url) as server, newt_at(server) as (_, device), Client(by_name(server)) as eve:
        await who_signed(server, device)
        device.counter -= 1
        copied = await said(eve, "/claim", device.sign(await challenge(eve)))

        assert copied == "passkey-copied"
        assert await who_signed(server, device) == "Newt"


async def test_keys_that_do_not_count_may_be_used_again_and_again(server: Running) -> None:
    async with newt_at(server, counts=False) as (_, device):
        assert [await who_signed(server, device) for _ in range(3)] == ["Newt"] * 3


async def test_a_removed_key_no_longer_counts(server: Running) -> None:
    async with newt_at(server) as (newt, device), Client(by_name(server)) as phone:
        left = await newt.ask("POST", f"/api/passkeys/{passkeys.text_of(device.id)}/remove")

        assert msgspec.json.decode(left, type=MyPasskeys).keys == []
        assert await said(phone, "/claim", device.sign(await challenge(phone))) == "passkey-unknown"


async def test_a_recovery_code_and_an_operator_end_the_keys_too(store_url: str) -> None:
    async with running(store_url) as server, newt_at(server) as (newt, device), Client(by_name(server)) as phone:
        store = server.services.rooms.store
        phrases = await newt.new_phrases()
        kept = len(await passkeys_of(store, identity(newt)))
        await phone.claim(phrases.recovery)
        recovered = await passkeys_of(store, identity(newt))
        await keep(phone, device)
        await Operator(store).sign_out(identity(newt), "lost")

        assert (kept, recovered, await passkeys_of(store, identity(newt))) == (1, [], [])


async def test_keys_are_handed_out_and_erased_with_their_person(store_url: str) -> None:
    async with running(store_url) as server, newt_at(server) as (newt, device):
        store, who = server.services.rooms.store, identity(newt)
        exported = await export(store, who, own=True)
        await ask_to_sign(store, who)
        await erase(store, who, "", by="person")

        assert [one["id"] for one in exported["passkeys"]] == [passkeys.text_of(device.id)]
        assert await passkeys_of(store, who) == []


async def test_somebody_has_ten_keys_at_most_and_each_once(store: Store) -> None:
    for number in range(MOST_PASSKEYS - 1):
        await add_passkey(store, Passkey(f"k{number}", "ann", "", 0, 0.0, None))
    with pytest.raises(Refused, match="passkey-wrong"):
        await add_passkey(store, Passkey("k0", "ann", "", 0, 0.0, None))
    await add_passkey(store, Passkey("last", "ann", "", 0, 0.0, None))

    with pytest.raises(Refused, match="too-many-passkeys"):
        await add_passkey(store, Passkey("more", "ann", "", 0, 0.0, None))


async def test_at_a_number_there_are_no_passkeys_and_it_says_so(server: Running) -> None:
    async with server.people("Newt") as (newt,):
        mine = msgspec.json.decode(await newt.ask("GET", "/api/passkeys"), type=MyPasskeys)

        assert not mine.possible
        assert await said(newt, "/new") == await said(newt, "/challenge") == "passkeys-need-name"


async def test_without_the_library_there_are_none_and_all_else(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    find = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == "webauthn" else find(name))
    async with Client(by_name(server)) as newt:
        await newt.sign_in("Newt")
        mine = msgspec.json.decode(await newt.ask("GET", "/api/passkeys"), type=MyPasskeys)

        assert mine == MyPasskeys(possible=False, keys=[])
        assert await said(newt, "/new") == "passkeys-missing"


async def test_trying_passkeys_has_a_budget(sqlite_url: str) -> None:
    async with running(sqlite_url, allowances=()) as server, Client(by_name(server)) as eve:
        answers = [await said(eve, "/challenge") for _ in range(31)]

        assert answers == [""] * 30 + ["budget-passkeys"]
