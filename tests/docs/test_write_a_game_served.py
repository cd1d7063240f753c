"""The game of the tutorial over a real server: by people, by bots of every level, in the open and sealed."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import httpx
import pytest

from sortilege import Record, replay
from sortilege.bots.levels import LEVELS
from sortilege.shelf import VARIABLE, add_games, look_again
from sortilege.testing.servers import Running, play_on, running
from tests.docs.tutorial import blocks, write
from tests.server.scenes import everybody_at

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the blocks of the page were written."""
    mine = tmp_path_factory.mktemp("served")
    for block in blocks():
        if block.file:
            write(block, mine)
    return mine


@pytest.fixture
def _brought(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv(VARIABLE, os.environ.get(VARIABLE, ""))
    add_games(str(folder))
    yield
    monkeypatch.undo()
    look_again()


@pytest.fixture
async def server(_brought: None, tmp_path: Path) -> AsyncIterator[Running]:
    async with running(f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3") as one:
        yield one


async def test_people_play_it_to_its_end_and_the_record_proves_it(server: Running) -> None:
    async with everybody_at(server, "Ann", "Bob", "Cleo", game="pearls", options={"rounds": 3}) as tables:
        answers = await asyncio.gather(*[play_on(here, lambda options: options[0]) for here in tables])
        record = Record.parse(await tables[0].client.record(tables[0].id))

    assert answers == [3, 3, 3]
    assert replay(record).over
    assert record.receipt is not None
    assert record.receipt.problem(record.key) is None


async def test_nobody_is_sent_anything_before_all_have_chosen(server: Running) -> None:
    async with everybody_at(server, "Ann", "Bob", "Cleo", game="pearls") as (ann, bob, cleo):
        before = bob.states[1]
        question = ann.states[0].ask
        assert question is not None
        await ann.play(0, question.options[0])
        await asyncio.sleep(0.2)

        assert bob.states[1] is before
        assert cleo.states[2].view["players"][0]["hand"] == [None] * 5


async def test_bots_of_every_level_play_it(server: Running) -> None:
    async with server.people("Ann") as (ann,):
        seats = len(LEVELS) + 1
        table = (await ann.open_table(game="pearls", seats=seats, options={"rounds": 3}, pace=0)).table.id
        for seat, level in enumerate(LEVELS, 1):
            await ann.seat_bot(table, seat, level)
        await ann.start(table)
        async with ann.at(table) as here:
            answered = await play_on(here, lambda options: options[0])

        assert answered == 3
        assert len(Record.parse(await ann.record(table)).lines) == 3 * seats


async def test_its_ledger_stands_in_for_rules_and_the_book_says_what_moves_and_why(server: Running) -> None:
    async with httpx.AsyncClient(base_url=f"{server.base}/api/games") as web:
        rules = await web.get("/pearls/words/fr", params={"part": "rules"})
        book = (await web.get("/pearls/book")).json()
        shown = next(game for game in (await web.get("")).json() if game["name"] == "pearls")

    assert "## PEA-DIVE-04 {PEA-DIVE-04}\n\nThe deepest dive brings the pearl up.\n" in rules.text
    assert book["rules"]["PearlBroughtUp"] == "PEA-DIVE-04"
    assert [motion["lies"] for motion in book["motions"] if motion["event"] == "Dived"] == ["dives"]
    assert (shown["has_rules"], shown["emblem"]) == (True, "gem")
