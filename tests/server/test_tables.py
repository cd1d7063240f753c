"""People, seats, the lobby and records over HTTP."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Sequence
from hashlib import blake2b

import httpx
import msgspec
import pytest

import sortilege
from sortilege import Event, Match, Receipt, Record, replay
from sortilege.client import Client
from sortilege.kernel.record import Choice
from sortilege.server.table import wire
from sortilege.testing.servers import Running, play_on, running

pytestmark = pytest.mark.anyio


async def refusal(request: object) -> tuple[int, str]:
    with pytest.raises(httpx.HTTPStatusError) as wrong:
        await request  # type: ignore[misc]  # any of the client's calls
    return wrong.value.response.status_code, wrong.value.response.json()["detail"]


async def test_a_guest_is_a_signed_cookie(server: Running) -> None:
    async with httpx.AsyncClient(base_url=server.base) as browser:
        assert (await browser.get("/api/me")).json() is None
        answer = await browser.post("/api/me", json={"name": "  Zoé   Lagrange ", "language": "en"})
        cookie = answer.headers["set-cookie"].lower()

        assert (await browser.get("/api/me")).json() == {"name": "Zoé Lagrange", "language": "en"}
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        forged = browser.cookies["sortilege"][:-2] + "xx"
        browser.cookies.clear()
        assert (await browser.get("/api/me", headers={"cookie": f"sortilege={forged}"})).json() is None
        assert (await browser.get("/api/me/home", headers={"cookie": f"sortilege={forged}"})).status_code == 401


async def test_a_name_can_be_changed_and_must_be_readable(server: Running) -> None:
    async with server.people("Newt") as (newt,):
        token = newt.token
        await newt.sign_in("Norbert")

        assert newt.token == token
        assert (await refusal(newt.sign_in("\u200b\x07")))[0] == 422


async def test_a_passphrase_carries_a_person_to_another_device(server: Running) -> None:
    async with server.people("Newt") as (newt,), Client(server.base) as tablet:
        table = await newt.open_table(game="animaux", seats=2)
        phrase = await newt.new_passphrase()

        await tablet.claim(phrase.lower().replace("-", " "))

        assert len(phrase.replace("-", "")) * 5 >= 128
        assert [card.id for card in await tablet.my_tables()] == [table.table.id]
        assert (await refusal(tablet.claim("AAAA-BBBB")))[0] == 401
        await newt.new_passphrase()
        assert (await refusal(tablet.claim(phrase)))[0] == 401, "a new one replaces it"


async def test_a_seat_is_played_from_two_devices_of_one_person(server: Running) -> None:
    async with server.people("Newt") as (newt,), Client(server.base) as tablet:
        table = (await newt.open_table(game="animaux", seats=2)).table.id
        await newt.sit(table, 1)
        await newt.start(table)
        await tablet.claim(await newt.new_passphrase())
        async with newt.at(table) as phone, tablet.at(table) as large:
            await play_on(large, lambda options: options[0], moves=3)
            version = large.states[0].version

            await phone.until(lambda: phone.states[0].version >= version)
            await play_on(phone, lambda options: options[0], moves=1)


async def test_an_invitation_is_a_seat(server: Running) -> None:
    async with server.people("Newt", "Tina", "Queenie") as (newt, tina, queenie):
        table = await newt.open_table(game="animaux", seats=3)
        assert table.invites is not None

        joined = await tina.join(invite=table.invites[2])

        assert joined.seats == [2]
        assert joined.invites is None
        assert (await refusal(queenie.join(invite=table.invites[2]))) == (409, "seat-taken")
        assert (await refusal(queenie.join(invite="nonsense")))[0] == 404
        assert all(len(invite) >= 22 for invite in table.invites)


async def test_a_short_code_gives_the_first_free_seat(server: Running) -> None:
    async with server.people("Newt", "Tina", "Queenie") as (newt, tina, queenie):
        table = await newt.open_table(game="animaux", seats=2)

        assert (await tina.join(code=(table.code or "").lower())).seats == [1]
        assert (await refusal(queenie.join(code=table.code))) == (409, "table-full")
        assert (await refusal(queenie.join(code="NOPE99")))[0] == 404


async def test_a_private_table_cannot_be_joined_by_its_address(server: Running) -> None:
    async with server.people("Newt", "Tina") as (newt, tina):
        table = await newt.open_table(game="animaux", seats=2)

        assert (await refusal(tina.sit(table.table.id)))[0] == 404
        assert (await tina.table(table.table.id)).code is None
        assert await tina.lobby() == []


async def test_a_listed_table_stands_in_the_lobby_until_it_begins(server: Running) -> None:
    async with server.people("Newt", "Tina") as (newt, tina):
        table = await newt.open_table(game="animaux", seats=2, listed=True)
        (card,) = await tina.lobby()
        assert [chair.name for chair in card.chairs] == ["Newt", ""]

        await tina.sit(card.id, 1)
        await newt.start(table.table.id)

        assert await tina.lobby() == []
        assert [one.status for one in await tina.my_tables()] == ["playing"]


async def test_only_the_host_starts_and_only_a_full_table(server: Running) -> None:
    async with server.people("Newt", "Tina") as (newt, tina):
        table = (await newt.open_table(game="animaux", seats=3, listed=True)).table.id
        assert await refusal(newt.start(table)) == (409, "seats-free")
        await tina.sit(table)
        assert await refusal(tina.seat_bot(table, 2, "random")) == (409, "host-only")
        await newt.seat_bot(table, 2, "random")
        assert await refusal(tina.start(table)) == (409, "host-only")

        assert (await newt.start(table)).table.status == "playing"
        assert await refusal(newt.start(table)) == (409, "already-begun")


async def test_whoever_leaves_before_the_game_frees_the_seat(server: Running) -> None:
    async with server.people("Newt", "Tina") as (newt, tina):
        table = (await newt.open_table(game="animaux", seats=2, listed=True)).table.id
        await tina.sit(table)

        left = await tina.leave(table)

        assert left.table.chairs[1].kind == "free"
        assert await tina.my_tables() == []


@pytest.mark.parametrize(
    ("setup", "problem"),
    [
        ({"game": "chess", "seats": 2}, "chess"),
        ({"game": "animaux", "seats": 9}, "2 to 6 players"),
        ({"game": "animaux", "seats": 2, "mode": "expert"}, "expert"),
        ({"game": "animaux", "seats": 2, "options": {"first_seat": 5}}, "first_seat"),
        ({"game": "animaux", "seats": 2, "clock": {"kind": "slow"}}, "slow"),
    ],
)
async def test_a_wrong_setup_is_refused_with_what_is_allowed(
    server: Running, setup: dict[str, object], problem: str
) -> None:
    async with server.people("Newt") as (newt,):
        status, detail = await refusal(newt.open_table(**setup))

        assert status == 422
        assert problem in detail


@pytest.mark.parametrize(
    "wrong", [{"seats": "2"}, {"seats": 2.5}, {"listed": 1}, {"watch": "true"}, {"pace": "1"}, {"colour": "red"}]
)
async def test_a_body_that_is_not_as_described_is_refused(server: Running, wrong: dict[str, object]) -> None:
    async with server.people("Newt") as (newt,):
        assert (await refusal(newt.open_table(**{"game": "animaux", "seats": 2, **wrong})))[0] == 400
        assert (await newt.open_table(game="animaux", seats=2.0, pace=1)).table.setup.seats == 2


async def test_players_mix_their_own_words_into_the_shuffle_and_can_prove_it(server: Running) -> None:
    async with server.people("Newt", "Tina") as (newt, tina):
        table = await newt.open_table(game="animaux", seats=2, options={"characters": "random"})
        published = table.table.receipt
        await newt.sit(table.table.id, 0, "niffler")
        await tina.join(code=table.code, entropy="bowtruckle")
        await newt.start(table.table.id)
        assert await refusal(newt.record(table.table.id)) == (409, "not-over")
        async with newt.at(table.table.id) as one, tina.at(table.table.id) as other:
            assert one.card is not None
            assert one.card.receipt.secret is None
            await asyncio.gather(*(play_on(here, lambda options: options[-1]) for here in (one, other)))
        text = await tina.record(table.table.id)

        record = Record.parse(text)
        assert published.secret is None
        assert record.receipt is not None
        assert record.receipt.commitment == published.commitment
        assert record.receipt.entropy == ("niffler", "bowtruckle")
        assert record.receipt.problem(record.key) is None
        assert Receipt.commit(bytes.fromhex(record.receipt.secret or "")) == published.commitment
        page = await newt.replay(text, ply=3)
        assert (page.ply, page.plies, page.fair) == (3, len(record.lines), None)
        assert page.view == replay(record).rewound(3).view(None)
        opened = await newt.replay(text, ply=3, everything=True)
        assert opened.view == replay(record).rewound(3).open_view()


async def test_a_rematch_seats_the_same_people_once(server: Running) -> None:
    async with server.people("Newt", "Tina") as (newt, tina):
        table = await newt.open_table(game="animaux", seats=2)
        await tina.join(code=table.code)
        await newt.start(table.table.id)
        assert await refusal(newt.rematch(table.table.id)) == (409, "not-over")
        async with newt.at(table.table.id) as here:
            await here.wish(wire.Resign("r", 0))

        first = await tina.rematch(table.table.id)
        second = await newt.rematch(table.table.id)

        assert first.table.id == second.table.id
        assert [chair.name for chair in first.table.chairs] == ["Newt", "Tina"]
        assert first.table.receipt.commitment != table.table.receipt.commitment


async def test_a_rematch_keeps_setup_and_bots_and_everybody_is_told_where_it_is(server: Running) -> None:
    async with server.people("Newt", "Tina", "Queenie") as (newt, tina, queenie):
        table = await newt.open_table(game="animaux", seats=3, mode="apprenti", pace=0)
        await tina.join(code=table.code)
        await newt.seat_bot(table.table.id, 2, "random")
        await newt.start(table.table.id)
        assert await refusal(queenie.rematch(table.table.id)) == (409, "not-seated")
        async with newt.at(table.table.id) as here, tina.at(table.table.id) as there:
            await here.wish(wire.Propose("p", 0, "end"))
            await there.wish(wire.Vote("v", 1, True))
            new = await tina.rematch(table.table.id)
            await here.until(lambda: here.card.rematch == new.table.id)  # type: ignore[union-attr]  # it is at a table

        assert new.table.setup == table.table.setup
        assert [chair.bot for chair in new.table.chairs] == [None, None, "random"]
        assert await refusal(newt.start(new.table.id)) == (409, "host-only")
        assert (await tina.start(new.table.id)).table.status == "playing"


async def test_a_saved_game_is_played_on_at_a_new_table(server: Running) -> None:
    game = sortilege.new("animaux", seats=2, seed=5)
    for _ in range(6):
        ask = game.asks[0]
        game.answer(ask.seat, ask.options[0])
    async with server.people("Newt") as (newt,):
        table = await newt.resume(game.record().text())
        await newt.seat_bot(table.table.id, 1, "random")
        started = await newt.start(table.table.id)
        async with newt.at(table.table.id) as here:
            state = await here.until(lambda: here.question())

        assert started.table.resumed
        assert state.view["players"][0]["character"] == game.view(0)["players"][0]["character"]
        assert (await refusal(newt.resume("{}")))[0] == 422
        assert (await refusal(newt.resume(game.record().text().replace("animaux", "chess"))))[0] == 422


async def test_a_game_played_on_from_a_record_is_not_called_fair(server: Running) -> None:
    """Whoever had the record knew every shuffle."""
    async with server.people("Newt", "Tina") as (newt, tina):
        first = (await newt.open_table(game="animaux", seats=2)).table.id
        await newt.sit(first, 1)
        await newt.start(first)
        async with newt.at(first) as here:
            await play_on(here, lambda options: options[0])
        known = await newt.record(first)
        assert (await newt.replay(known)).fair is None

        again = await newt.resume(known, ply=0)
        await tina.join(code=again.code)
        await newt.start(again.table.id)
        async with newt.at(again.table.id) as one, tina.at(again.table.id) as other:
            await asyncio.gather(*(play_on(here, lambda options: options[0]) for here in (one, other)))

        text = await tina.record(again.table.id)
        assert Record.parse(text).key == Record.parse(known).key
        assert Record.parse(text).receipt is None
        assert (await tina.replay(text)).fair == "there is no receipt"


async def test_a_record_that_was_brought_with_its_receipt_loses_it(server: Running) -> None:
    """Such as one that an older server kept."""
    secret = bytes(32)
    receipt = Receipt(Receipt.commit(secret), ("", ""), secret.hex())
    record = sortilege.new("animaux", seats=2, receipt=receipt).record()
    async with server.people("Newt") as (newt,):
        table = (await newt.resume(record.text())).table.id
        await newt.sit(table, 1)
        room = await server.services.rooms.room(table)
        room.table.brought = record.text()
        await newt.start(table)

        assert room.table.record().receipt is None


async def test_records_are_played_beside_the_loop(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Others are served while a long one is replayed, resumed, started or read from the store."""
    game = sortilege.new("animaux", seats=2, seed=5)
    for _ in range(6):
        ask = game.asks[0]
        game.answer(ask.seat, ask.options[0])
    text = game.record().text()
    answer, threads = Match.answer, set()

    def noted(match: Match, seat: int, option: int | str, late: bool = False) -> Sequence[Event]:
        threads.add(threading.current_thread())
        return answer(match, seat, option, late)

    monkeypatch.setattr(Match, "answer", noted)
    async with running(sqlite_url) as server, server.people("Newt") as (newt,):
        await newt.replay(text, ply=4)
        table = (await newt.resume(text, ply=4)).table.id
        await newt.sit(table, 1)
        await newt.start(table)
        token = newt.token
    async with running(sqlite_url) as server, Client(server.base, token) as newt:
        assert (await newt.table(table)).table.status == "playing"

    assert threads
    assert threading.current_thread() not in threads


async def test_whoever_may_open_no_table_has_no_record_played(sqlite_url: str) -> None:
    async with running(sqlite_url, allowances=(), tables_per_address=1) as server, server.people("Newt") as (newt,):
        await newt.open_table(game="animaux", seats=2)

        assert (await refusal(newt.resume("not even a record")))[0] == 429


async def test_a_record_with_words_that_are_no_text_is_refused(server: Running) -> None:
    record = sortilege.new("animaux", seats=2, seed=5).record()
    broken = msgspec.structs.replace(record, lines=(Choice(0, "?"),)).text()
    heading, line, _ = broken.splitlines()
    body = f"{heading}\n{line.replace('?', chr(92) + 'ud800')}\n"
    check = blake2b(body.encode(), digest_size=16).hexdigest()
    async with server.people("Newt") as (newt,):
        status, detail = await refusal(newt.replay(body + json.dumps({"lines": 1, "check": check})))

    assert status == 422
    assert "choice 1" in detail


async def test_a_game_that_is_not_over_says_so_with_its_whole_refusal(server: Running) -> None:
    async with server.people("Newt") as (newt,):
        table = (await newt.open_table(game="animaux", seats=2)).table.id
        with pytest.raises(httpx.HTTPStatusError) as wrong:
            await newt.record(table)

    assert wrong.value.response.json()["extra"]["message"] == "not-over"


async def test_a_saved_game_is_played_on_from_an_earlier_choice(server: Running) -> None:
    game = sortilege.new("animaux", seats=2, seed=5)
    while not game.over:
        ask = game.asks[0]
        game.answer(ask.seat, ask.options[-1])
    text, plies = game.record().text(), len(game.choices)
    async with server.people("Newt") as (newt,):
        table = (await newt.resume(text, ply=4)).table.id
        await newt.sit(table, 1)
        await newt.start(table)
        async with newt.at(table) as here:
            await here.until(lambda: len(here.states) == 2)
            assert here.states[0].view == game.rewound(4).view(0)
            await play_on(here, lambda options: options[0], moves=1)
            room = await server.services.rooms.room(table)

        assert room.table.match is not None
        assert room.table.match.choices[:4] == game.choices[:4]
        assert (await refusal(newt.resume(text)))[1] == "record: the game is over"
        assert (await refusal(newt.resume(text, ply=plies)))[0] == 422
        assert (await newt.resume(text, ply=0)).table.resumed
        for ply in (-1, plies + 1):
            assert await refusal(newt.resume(text, ply=ply)) == (422, f"ply: 0 to {plies}, not {ply}")
