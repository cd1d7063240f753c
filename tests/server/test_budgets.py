"""What one stranger can use up, and what others keep."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

import sortilege
from sortilege.client import WasRefused
from sortilege.server.http.services import refuse
from sortilege.server.live import phone_rooms
from sortilege.server.live.addresses import Allowances, address_key
from sortilege.server.live.budgets import AT_A_TABLE, BROUGHT, OPENED, PHONE_ROOMS, SAID, SOCKETS, TALK, Budgets
from sortilege.server.live.limits import Credits
from sortilege.server.metrics import REGISTRY
from sortilege.server.settings import Settings
from sortilege.server.table import entries, talk, wire
from sortilege.server.table.moves import MOST_BESIDES, Refused
from sortilege.server.table.table import Table
from sortilege.testing.servers import Running, play_on, running
from tests.server.scenes import identity, two_at_a_table

pytestmark = pytest.mark.anyio


def refusals(budget: str, by: str) -> float:
    return REGISTRY.get_sample_value("sortilege_budget_refusals_total", {"budget": budget, "by": by}) or 0.0


async def refused(request: Any) -> tuple[int, str]:
    with pytest.raises(httpx.HTTPStatusError) as wrong:
        await request
    answer = wrong.value.response
    return answer.status_code, answer.json()["detail"]


async def knock(server: Running, token: str, table: str) -> int | None:
    """Connects once and leaves: the code with which it was turned away, or none."""
    address = f"{server.base.replace('http', 'ws')}/ws/{table}"
    async with connect(address, additional_headers={"authorization": f"Bearer {token}"}) as socket:
        try:
            await socket.send('{"t": "hello", "protocol": 1}')
            await socket.recv()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0
    return None


# Addresses


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("203.0.113.7", "203.0.113.8", False),
        ("2001:db8::1", "2001:db8::ffff:ffff:ffff:ffff", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("::ffff:203.0.113.7", "203.0.113.7", True),
        ("fe80::1%eth0", "fe80::2", True),
    ],
)
def test_an_ipv6_household_is_one_address(one: str, other: str, same: bool) -> None:
    assert (address_key(one) == address_key(other)) is same


def test_networks_behind_one_address_have_the_allowance_they_were_given() -> None:
    allowances = Allowances(("203.0.113.0/24=30", "203.0.113.7=50", "2001:db8::/32=4"))

    assert [allowances.factor(address_key(one)) for one in ("203.0.113.7", "203.0.113.8", "203.0.114.1")] == [50, 30, 1]
    assert allowances.factor(address_key("2001:db8:7::1")) == 4
    with pytest.raises(ValueError, match=r"203\.0\.113\.0/24=30"):
        Settings(allowances=("my school",)).check()


def test_what_costs_more_than_there_can_be_costs_all_there_is() -> None:
    purse = Credits(10, 0.0)

    assert purse.spend(50)
    assert not purse.spend(1)


async def test_guests_of_one_ipv6_household_are_limited_together(sqlite_url: str) -> None:
    async with (
        running(sqlite_url, allowances=(), joins_per_minute=30) as server,
        httpx.AsyncClient(base_url=server.base) as visitor,
    ):
        codes = []
        for number in range(100):
            headers = {"x-forwarded-for": f"2001:db8:1:2::{number:x}"}
            codes.append((await visitor.post("/api/me", json={"name": "Guest"}, headers=headers)).status_code)
            visitor.cookies.clear()
        other = await visitor.post("/api/me", json={"name": "Zoé"}, headers={"x-forwarded-for": "2001:db8:1:3::1"})

    assert 30 <= codes.count(200) < 60
    assert set(codes) == {200, 429}
    assert other.status_code == 200


# What is kept


async def test_whoever_wrote_all_day_writes_no_more_but_plays_and_others_do_both(sqlite_url: str) -> None:
    async with running(sqlite_url, allowances=()) as server, two_at_a_table(server) as (newt, tina):
        before = refusals(SAID, "person")
        server.services.budgets.spend(SAID, address_key("127.0.0.1"), identity(newt.client), 999.8)
        await newt.say(0, "a last word")
        with pytest.raises(WasRefused, match="budget-said"):
            await newt.say(0, "another one")
        await tina.say(1, "at last")
        await asyncio.gather(*(play_on(here, lambda options: options[0], moves=2) for here in (newt, tina)))

        assert refusals(SAID, "person") == before + 1


def test_an_address_keeps_no_more_talk_in_a_day_than_ten_people_would() -> None:
    budgets = Budgets(Settings())
    for person in range(10):
        budgets.spend(SAID, "203.0.113.7", str(person), 1000.0)

    with pytest.raises(Refused, match="budget-said"):
        budgets.spend(SAID, "203.0.113.7", "another guest", 5.0)
    budgets.spend(SAID, "203.0.113.8", "somebody elsewhere", 5.0)


# Sockets and handshakes


def test_an_address_may_hold_only_so_many_sockets_and_gets_them_back() -> None:
    budgets = Budgets(Settings(sockets_per_address=3, sockets_per_person=2))
    before = refusals(SOCKETS, "address")
    for person in ("a", "a", "b"):
        budgets.take_socket("203.0.113.7", person)

    with pytest.raises(Refused, match="budget-sockets"):
        budgets.take_socket("203.0.113.7", "c")
    with pytest.raises(Refused, match="budget-sockets"):
        budgets.take_socket("203.0.113.8", "a")
    assert refusals(SOCKETS, "address") == before + 1
    budgets.give_back_socket("203.0.113.7", "a")
    budgets.take_socket("203.0.113.7", "c")


async def test_whoever_comes_back_again_and_again_is_told_to_wait(sqlite_url: str) -> None:
    async with running(sqlite_url, allowances=()) as server, server.people("Newt", "Tina") as (newt, tina):
        table = (await newt.open_table(game="animaux", seats=2)).table.id
        assert newt.token is not None
        codes = [await knock(server, newt.token, table) for _ in range(60)]
        async with tina.at(table) as here:
            assert here.card is not None

    assert 40 <= codes.count(None) < 55
    assert set(codes) == {None, wire.TOO_MANY}


async def test_whoever_bears_a_forged_token_pays_for_handshakes_too(sqlite_url: str) -> None:
    async with running(sqlite_url, allowances=()) as server:
        codes = [await knock(server, "nobody.forged", "t") for _ in range(140)]

    assert set(codes) == {wire.NOT_ALLOWED, wire.TOO_MANY}


# Talk


async def test_a_person_has_one_budget_of_talk_however_many_sockets(sqlite_url: str) -> None:
    async with (
        running(sqlite_url, allowances=()) as server,
        two_at_a_table(server) as (newt, tina),
        newt.client.at(newt.id) as again,
    ):
        lines = [(newt, again)[number % 2].say(0, f"line {number}") for number in range(30)]
        answers = await asyncio.gather(*lines, return_exceptions=True)
        await tina.say(1, "and I?")

    refusals = {str(answer.reason.message) for answer in answers if isinstance(answer, WasRefused)}
    assert refusals == {f"budget-{TALK}"}
    assert 15 <= answers.count(None) < 25


async def test_a_seat_may_say_so_much_at_a_table_and_the_others_as_much(server: Running) -> None:
    async with two_at_a_table(server) as (newt, tina):
        room = await server.services.rooms.room(newt.id)
        text = "é" * 500
        for number in range(talk.MOST_BYTES // 1000):
            await newt.wish(wire.Say(f"s{number}", 0, text))
        before = refusals("talk-of-table", "seat")
        with pytest.raises(WasRefused, match="budget-talk-of-table"):
            await newt.say(0, "one more")
        await tina.say(1, "what a flood")

        assert refusals("talk-of-table", "seat") == before + 1
        assert room.table.said[0].size == talk.MOST_BYTES


def use_up(table: Table, seat: int, lines: int) -> None:
    """A seat has done so much besides playing."""
    for _ in range(lines):
        table.besides.count(entries.Voted(seat, True), table.chairs, None)


async def test_what_one_seat_does_besides_takes_nothing_from_the_others(server: Running) -> None:
    async with two_at_a_table(server) as (newt, tina):
        table = (await server.services.rooms.room(newt.id)).table
        for number in range(20):
            await newt.say(0, f"line {number}")
        after_talk = table.besides.all
        use_up(table, 0, MOST_BESIDES)

        with pytest.raises(WasRefused, match="budget-lines"):
            await newt.wish(wire.Propose("p", 0, "pause"))
        await tina.wish(wire.Mute("m1", 0, True))
        await tina.wish(wire.Propose("p1", 1, "pause"))

    assert after_talk == 0, "talk has an allowance of its own"
    assert table.besides.of(1) == 2


async def test_a_log_takes_only_so_much_besides_the_game(server: Running) -> None:
    async with two_at_a_table(server) as (newt, _):
        room = await server.services.rooms.room(newt.id)
        use_up(room.table, 0, MOST_BESIDES - 1)

        before = refusals("lines", "seat")
        await newt.wish(wire.Mute("m1", 1, True))
        with pytest.raises(WasRefused, match="budget-lines"):
            await newt.wish(wire.Mute("m2", 1, False))
        await newt.play(0, newt.states[0].ask.options[0])  # type: ignore[union-attr]  # it is asked
        assert refusals("lines", "seat") == before + 1


def test_whatever_a_table_itself_refuses_is_counted_by_whoever_says_so() -> None:
    files = Path(talk.__file__).parent.glob("*.py")
    refused = {found for file in files for found in re.findall(r'"budget-([a-z-]+)"', file.read_text(encoding="utf-8"))}
    before = {kind: refusals(kind, by) for kind, by in AT_A_TABLE.items()}
    for kind in refused:
        answer = refuse(Refused(f"budget-{kind}").reason)
        assert answer.status_code == 429

    assert refused == set(AT_A_TABLE)
    assert {kind: refusals(kind, by) for kind, by in AT_A_TABLE.items()} == {kind: before[kind] + 1 for kind in before}


async def test_the_rooms_for_phones_of_everybody_are_counted_too(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(phone_rooms, "MOST_ROOMS", 2)
    before = refusals(PHONE_ROOMS, "everybody")
    async with server.people("Newt", "Tina", "Jacob") as people, httpx.AsyncClient(base_url=server.base) as visitor:
        bearers = [{"authorization": f"Bearer {person.token}"} for person in people]
        codes = [(await visitor.post("/api/phones", headers=bearer)).status_code for bearer in bearers]

    assert codes == [201, 201, 429]
    assert refusals(PHONE_ROOMS, "everybody") == before + 1


# Tables


async def test_a_table_that_everybody_left_is_no_longer_in_the_lobby(server: Running) -> None:
    async with server.people("Newt", "Tina") as (newt, tina):
        for _ in range(3):
            table = (await newt.open_table(game="animaux", seats=2, listed=True)).table.id
            await newt.leave(table)
        stays = (await newt.open_table(game="animaux", seats=2, listed=True)).table.id

        assert [card.id for card in await tina.lobby()] == [stays]


async def test_an_address_lists_only_a_few_tables_at_once(sqlite_url: str) -> None:
    async with running(sqlite_url, allowances=()) as server, server.people("Newt", "Tina") as (newt, tina):
        for _ in range(Settings().listed_per_address):
            last = (await newt.open_table(game="animaux", seats=2, listed=True)).table.id

        assert await refused(tina.open_table(game="animaux", seats=2, listed=True)) == (429, "budget-listed")
        await tina.open_table(game="animaux", seats=2)
        await newt.leave(last)
        await tina.open_table(game="animaux", seats=2, listed=True)


async def test_a_person_has_only_so_many_tables_whatever_their_address(sqlite_url: str) -> None:
    async with running(sqlite_url, tables_per_person=2) as server, server.people("Newt", "Tina") as (newt, tina):
        for _ in range(2):
            await newt.open_table(game="animaux", seats=2)

        assert await refused(newt.open_table(game="animaux", seats=2)) == (429, "budget-tables")
        await tina.open_table(game="animaux", seats=2)


async def test_a_stranger_takes_one_seat_of_a_listed_table_and_not_again_once_sent_away(sqlite_url: str) -> None:
    async with running(sqlite_url, allowances=()) as server, server.people("Newt", "Tina") as (newt, tina):
        opened = await newt.open_table(game="salem", seats=8, listed=True)
        table = opened.table.id
        assert opened.invites is not None
        await tina.sit(table, 1)
        assert await refused(tina.sit(table, 2)) == (409, "one-seat-each")

        await newt.seat_bot(table, 1, None)
        assert await refused(tina.sit(table, 1)) == (409, "sent-away")
        assert (await tina.join(invite=opened.invites[3])).seats == [3]
        assert (await newt.sit(table, 2)).seats == [0, 2]


async def test_one_address_takes_only_a_few_seats_of_a_strangers_table(sqlite_url: str) -> None:
    names = [f"Guest {number}" for number in range(4)]
    async with (
        running(sqlite_url, allowances=()) as server,
        server.people("Newt") as (newt,),
        server.people(*names) as guests,
    ):
        table = (await newt.open_table(game="salem", seats=8, listed=True)).table.id
        for guest in guests[: Settings().seats_per_address]:
            await guest.sit(table)

        assert await refused(guests[-1].sit(table)) == (429, "budget-seats")
        await guests[0].leave(table)
        await guests[-1].sit(table)


async def test_an_address_opens_only_so_many_tables_a_day_also_if_they_are_left(sqlite_url: str) -> None:
    before = refusals(OPENED, "address")
    async with (
        running(sqlite_url, allowances=(), tables_per_day=3) as server,
        server.people("Newt", "Tina") as (newt, tina),
    ):
        for _ in range(3):
            await newt.leave((await newt.open_table(game="animaux", seats=2)).table.id)

        assert await refused(tina.open_table(game="animaux", seats=2)) == (429, "budget-opened")
    assert refusals(OPENED, "address") == before + 1


async def test_long_games_that_are_brought_count_by_their_size(sqlite_url: str) -> None:
    match = sortilege.new("animaux", seats=2)
    record = match.record().without_receipt().text()
    async with running(sqlite_url, allowances=()) as server, server.people("Newt", "Tina") as (newt, tina):
        await newt.resume(record)
        server.services.budgets._by_person[BROUGHT].of(identity(newt))._left = -100.0

        assert await refused(newt.resume(record)) == (429, "budget-brought")
        await tina.resume(record)
