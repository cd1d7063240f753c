"""How whoever plays a seat is called, where several share a device."""

from __future__ import annotations

import httpx
import pytest

from sortilege.server.table import entries, moves, naming
from sortilege.server.table.moves import Refused
from sortilege.server.table.setup import Setup
from sortilege.server.table.table import Table
from sortilege.testing.eavesdrop import a_row, write
from sortilege.testing.servers import Running
from tests.server.drawers import DevicePage, MemoryDrawer


def two_seats_of_ann() -> Table:
    table = Table(a_row(Setup("animaux", 3).checked()))
    for seat in range(2):
        write(table, moves.sit(table, "ann", "Ann", seat, "salt"))
    return table


def names(table: Table) -> list[str]:
    return [chair.name for chair in table.chairs]


def test_a_second_seat_of_the_same_person_is_told_apart_and_can_be_named() -> None:
    table = two_seats_of_ann()
    before = names(table)

    write(table, naming.call(table, "ann", 1, "Bob"))

    assert before == ["Ann", "Ann (2)", ""]
    assert names(table) == ["Ann", "Bob", ""]
    assert table.chairs[1].person == "ann"


def test_nobody_at_a_table_is_called_like_somebody_else_there() -> None:
    table = two_seats_of_ann()

    write(table, naming.call(table, "ann", 1, "ann"))

    assert names(table)[:2] == ["Ann", "ann (2)"]
    assert naming.call(table, "ann", 0, "Ann") == []


def test_whoever_is_called_otherwise_keeps_their_words_and_still_begins() -> None:
    table = two_seats_of_ann()
    write(table, moves.begins(table, "ann", 1))

    write(table, naming.call(table, "ann", 1, "Bob"))

    assert (table.begins, table.chairs[1].entropy) == (1, "salt")


def test_nobody_names_a_seat_of_others_or_once_the_game_has_begun() -> None:
    table = two_seats_of_ann()
    write(table, [entries.Seated(2, "bob", "Bob")])

    for seat in (2, 3, -1):
        with pytest.raises(Refused, match="not-your-seat"):
            naming.call(table, "ann", seat, "Zoé")
    write(table, moves.start(table, table.host))
    with pytest.raises(Refused, match="already-begun"):
        naming.call(table, "ann", 1, "Zoé")


@pytest.mark.anyio
async def test_a_seat_is_named_over_http(server: Running) -> None:
    async with server.people("Ann") as (ann,):
        table = (await ann.open_table(game="animaux", seats=2)).table.id
        await ann.sit(table, 1)

        named = await ann.call_seat(table, 1, " Bob ")

        assert [chair.name for chair in named.table.chairs] == ["Ann", "Bob"]
        for nothing in ("", "\u200b", "x" * 31):
            with pytest.raises(httpx.HTTPStatusError, match=r"400|422"):
                await ann.call_seat(table, 1, nothing)


@pytest.mark.anyio
async def test_a_seat_is_named_on_a_device() -> None:
    page = DevicePage(MemoryDrawer())
    await page.ask("POST", "/me", {"name": "Ann", "language": "fr"})
    table = (await page.ask("POST", "/tables", {"game": "animaux", "seats": 2}))["table"]["id"]
    await page.ask("POST", f"/tables/{table}/sit", {"seat": 1})

    named = await page.ask("PUT", f"/tables/{table}/seats/1/name", {"name": "Bob"})

    assert [chair["name"] for chair in named["table"]["chairs"]] == ["Ann", "Bob"]
    assert (await page.engine.ask("PUT", f"/tables/{table}/seats/one/name", '{"name": "Bob"}')).status == 404
