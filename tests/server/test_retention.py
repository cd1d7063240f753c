"""What is kept, and for how long."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa

from sortilege.server.settings import Settings
from sortilege.server.storage.address_keys import AddressKeys
from sortilege.server.storage.company import MUTE, keep_away
from sortilege.server.storage.operator import Operator
from sortilege.server.storage.retention import Terms, Tidied, tidy
from sortilege.server.storage.schema import METADATA, SETTINGS, TABLES
from sortilege.server.storage.store import Person, Store
from sortilege.server.table import entries, wire
from sortilege.testing.servers import Running, play_on, running
from tests.server.scenes import admin, identity, two_at_a_table

pytestmark = pytest.mark.anyio
DAY = 86_400.0
TERMS = Terms(talk=10, logs=20, abandoned=40)


async def a_finished_table(server: Running) -> str:
    async with two_at_a_table(server) as (newt, tina):
        await newt.say(0, "I am Newton Artemis")
        await tina.wish(wire.Report("a", 0))
        await asyncio.gather(*(play_on(here, lambda options: options[-1]) for here in (newt, tina)))
    return newt.id


async def said(store: Store, table: str) -> list[str]:
    return [line.entry.text for line in await store.lines(table) if isinstance(line.entry, entries.Said)]


async def test_talk_then_logs_end_and_results_stay(store_url: str) -> None:
    async with running(store_url) as server:
        table, store, now = await a_finished_table(server), server.services.rooms.store, time.time()
        steps = []
        for days in (9, 11, 11, 19, 21, 21):
            done = await tidy(store, TERMS, now + days * DAY)
            steps.append((done, await said(store, table), len(await store.lines(table)) > 0))
        row = await store.table(table)
        problems = await Operator(store).check()
    card = json.loads(row.summary) if row else {}

    nothing = Tidied(0, 0, 0, 0)
    assert steps == [
        (nothing, ["I am Newton Artemis"], True),
        (Tidied(1, 0, 0, 1), [""], True),
        (nothing, [""], True),
        (nothing, [""], True),
        (Tidied(0, 1, 0, 0), [], False),
        (nothing, [], False),
    ]
    assert card["outcome"]["winners"]
    assert problems == []


async def test_an_abandoned_table_ends_without_its_log(store_url: str) -> None:
    async with running(store_url) as server:
        async with two_at_a_table(server) as (newt, _):
            pass
        client = newt.client.token
    store = await Store.open(store_url)
    early = await tidy(store, TERMS, time.time() + 39 * DAY)
    late = await tidy(store, TERMS, time.time() + 41 * DAY)
    await store.close()
    async with running(store_url) as server, server.people("x") as (newt_again,):
        newt_again.token = client
        (card,) = await newt_again.my_tables()
        answers = []
        for path in (f"/api/tables/{newt.id}", f"/api/tables/{newt.id}/record"):
            with pytest.raises(httpx.HTTPStatusError) as gone:
                await newt_again.ask("GET", path)
            answers.append((gone.value.response.status_code, gone.value.response.json()["detail"]))

    assert (early.abandoned, late.abandoned) == (0, 1)
    assert (card.status, card.ended) == ("over", "abandoned")
    assert answers == [(409, "log-gone")] * 2


async def test_what_shall_stay_for_ever_does(store_url: str) -> None:
    async with running(store_url) as server:
        table, store = await a_finished_table(server), server.services.rooms.store
        done = await tidy(store, Terms(0, 0, 0), time.time() + 10_000 * DAY)
        assert done == Tidied(0, 0, 0, 0)
        assert await said(store, table) == ["I am Newton Artemis"]


async def test_the_operator_tidies_by_hand_with_the_terms_of_the_settings(store_url: str) -> None:
    async with running(store_url) as server:
        table, store = await a_finished_table(server), server.services.rooms.store
        async with store.engine.begin() as connection:
            await connection.execute(sa.update(TABLES).values(changed=time.time() - 6 * DAY))
        kept = await admin(store_url, "tidy", SORTILEGE_TALK_DAYS="7")
        gone = await admin(store_url, "tidy", SORTILEGE_TALK_DAYS="5")
        assert (kept[0]["talk"], gone[0]["talk"]) == (0, 1)
        assert await said(store, table) == [""]


@pytest.mark.parametrize(
    ("name", "days"), [("talk_days", 0.5), ("log_days", -1.0), ("abandoned_days", 30.0), ("address_days", 0.0)]
)
def test_terms_that_make_no_sense_are_refused(name: str, days: float) -> None:
    with pytest.raises(ValueError, match=name):
        Settings(**{name: days}).check()  # type: ignore[arg-type]  # one of several


async def test_an_address_is_one_word_for_some_days_and_then_none(store: Store) -> None:
    keys = AddressKeys(store, days=7)
    one, same, other = [await keys.word(address) for address in ("203.0.113.7", "203.0.113.7", "203.0.113.8")]
    school = await keys.word("203.0.113.9", 30.0)
    async with store.engine.begin() as connection:
        values = {"id": "t", "code": "t", "setup": "{}", "secret": "", "host": "", "address": one, "listed": False}
        more = {"status": "open", "summary": "{}", "created": 0.0, "changed": 0.0}
        await connection.execute(sa.insert(TABLES).values({**values, **more}))
    found = []
    for days in (6.9, 7.1):
        await keys.tidy(time.time() + days * DAY)
        async with store.engine.connect() as connection:
            names = sa.select(SETTINGS.c.name).where(SETTINGS.c.name.startswith("address-key"))
            key = (await connection.execute(names)).scalars().all()
            found.append((len(key), (await connection.execute(sa.select(TABLES.c.address))).scalar_one()))

    assert one == same
    assert one.partition(":")[2] != other.partition(":")[2]
    assert school.endswith("*30")
    assert found == [(1, one), (0, "")]


async def test_a_new_key_is_made_when_the_old_one_has_lived_half_its_life(store: Store) -> None:
    first = await AddressKeys(store, days=7).words("203.0.113.7")
    made = first[0].partition(":")[0]
    old = int(time.time() - 4 * DAY)
    async with store.engine.begin() as connection:
        change = sa.update(SETTINGS).where(SETTINGS.c.name == f"address-key:{made}").values(name=f"address-key:{old}")
        await connection.execute(change)
    both = await AddressKeys(store, days=7).words("203.0.113.7")

    assert len(first) == 1
    assert both[0].partition(":")[0] == str(old)
    assert both[0].partition(":")[2] == first[0].partition(":")[2], "tables opened before are still counted"
    assert both[1].partition(":")[2] != both[0].partition(":")[2]


async def test_nothing_is_left_of_an_open_table_that_everybody_left(store_url: str) -> None:
    async with running(store_url) as server, server.people("Newt", "Tina") as (newt, tina):
        left, stays, watched = [(await newt.open_table(game="animaux", seats=2)).table.id for _ in range(3)]
        presided = (await newt.open_table(game="salem", seats=5)).table.id
        for table in (left, watched):
            await newt.leave(table)
        await newt.ask("PUT", f"/api/tables/{presided}/moderator", {"on": True})
        store = server.services.rooms.store
        await asyncio.sleep(0.2)
        early = await tidy(store, TERMS, time.time() + 0.9 * DAY)
        late = await tidy(store, TERMS, time.time() + 1.1 * DAY)
        found = [await store.table(table) is not None for table in (left, watched, stays, presided)]
        rows = [await rows_of(store, table) for table in (left, stays)]
        with pytest.raises(httpx.HTTPStatusError, match=r"40[49]"):
            await tina.sit(left, 0)
        problems = await Operator(store).check()

    assert (early.left, late.left) == (0, 2)
    assert found == [False, False, True, True]
    assert rows[0] == 0
    assert rows[1] > 0
    assert problems == []


async def rows_of(store: Store, table: str) -> int:
    """How many rows there are of a table, of all kinds."""
    async with store.engine.connect() as connection:
        queries = [
            sa.select(sa.func.count()).select_from(kept).where(kept.c.table_id == table)
            for kept in METADATA.sorted_tables
            if "table_id" in kept.c
        ]
        return sum([(await connection.execute(query)).scalar_one() for query in queries])


async def test_a_table_that_never_began_leaves_nothing_behind(store_url: str) -> None:
    async with running(store_url) as server, server.people("Newt") as (newt,):
        table = (await newt.open_table(game="animaux", seats=2)).table.id
    store = await Store.open(store_url)
    steps = [(await tidy(store, TERMS, time.time() + days * DAY)).left for days in (39, 41)]
    row, rows = await store.table(table), await rows_of(store, table)
    await store.close()

    assert steps == [0, 1]
    assert (row, rows) == (None, 0)


async def test_a_guest_who_never_did_anything_is_forgotten_and_nobody_else(store_url: str) -> None:
    async with running(store_url) as server, two_at_a_table(server) as (newt, _):
        people = server.services.people
        async with server.people("Idle", "Seeker", "Keeper", "Apart", "Host") as (idle, seeker, keeper, apart, host):
            await seeker.ask("POST", "/api/seek", {"game": "zoondo", "mode": "standard", "seats": 2, "pace": "free"})
            await keeper.new_passphrase()
            await keep_away(people.store, identity(newt.client), identity(apart), "Apart", MUTE)
            await host.ask("POST", "/api/circles", {"name": "Friends"})
            everybody = [identity(one) for one in (idle, seeker, keeper, apart, host, newt.client)]
            before = time.time()
            steps = [(await tidy(people.store, TERMS, before + days * DAY)).guests for days in (39, 41, 41)]
            known = [await people.store.person(one) is not None for one in everybody]
            people.forget()
            nobody = await idle.ask("GET", "/api/me")
            await idle.sign_in("Idle again")

    assert steps == [0, 1, 0]
    assert known == [False, True, True, True, True, True]
    assert nobody == b"null"


async def test_bans_and_mutes_that_are_over_are_forgotten(store: Store) -> None:
    operator = Operator(store)
    await store.add_person(Person("newt", "Newt", "fr"), 0.0)
    for days in (1.0, None):
        await operator.ban("203.0.113.0/24" if days else "198.51.100.0/24", "flood", days=days)
    await operator.mute("newt", "shouts", days=1.0)
    early = await tidy(store, TERMS, time.time() + 0.9 * DAY)
    late = await tidy(store, TERMS, time.time() + 1.1 * DAY)

    assert (early.over, late.over) == (0, 2)
    assert [row["who"] for row in await operator.bans()] == ["198.51.100.0/24"]
    assert await operator.mutes() == []


async def test_the_operator_tidies_with_the_settings_that_a_file_names(store_url: str, tmp_path: Path) -> None:
    """The one that the server's unit reads, as systemd does."""
    file = tmp_path / "sortilege.env"
    file.write_text("# of the club\n\nSORTILEGE_SMTP='smtp://a:$b c@mail.example.org'\nSORTILEGE_PUBLIC=https://x.example\n"
                    "SORTILEGE_MAIL_FROM=a@x.example\nSORTILEGE_TALK_DAYS=0\n")  # fmt: skip
    async with running(store_url) as server:
        table, store = await a_finished_table(server), server.services.rooms.store
        async with store.engine.begin() as connection:
            await connection.execute(sa.update(TABLES).values(changed=time.time() - 100 * DAY))
        kept = await admin(store_url, "tidy", SORTILEGE_SETTINGS=str(file))
        gone = await admin(store_url, "tidy", SORTILEGE_SETTINGS=str(file), SORTILEGE_TALK_DAYS="90")
        missing = await admin(store_url, "tidy", code=2, SORTILEGE_SETTINGS=str(tmp_path / "none.env"))

        assert (kept[0]["talk"], gone[0]["talk"]) == (0, 1)
        assert "SORTILEGE_SETTINGS" in missing
        assert await said(store, table) == [""]
