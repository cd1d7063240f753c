"""Games that somebody brought: what breaks in one stops its own move or table, and what is gone is said to be gone."""

from __future__ import annotations

import logging
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from sortilege import Record
from sortilege.client import Client, WasClosed, WasRefused
from sortilege.server.table import entries, wire
from sortilege.shelf import VARIABLE, add_games, look_again
from sortilege.testing.servers import Running, play_on, running
from sortilege.text import LANGUAGES, Words
from tests.server.scenes import everybody_at, room_of, two_at_a_table

pytestmark = pytest.mark.anyio
FRAGILE = Path(__file__).parents[1] / "shelf" / "fragile.py"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a game that breaks on demand."""
    package = tmp_path_factory.mktemp("brought") / "fragile"
    package.mkdir()
    shutil.copy(FRAGILE, package / "__init__.py")
    return package


@pytest.fixture
def brought(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The same, and it can be played here."""
    monkeypatch.setenv(VARIABLE, os.environ.get(VARIABLE, ""))
    add_games(str(folder))
    yield folder
    monkeypatch.undo()
    look_again()


@pytest.mark.parametrize("step", ["Drop(by=0)", "Spin(by=0)", "GoDark(by=0)"])
async def test_a_rule_that_breaks_refuses_the_move_and_nothing_changes(
    step: str, brought: Path, server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    async with everybody_at(server, "Newt", "Tina", game="fragile") as (newt, tina):
        room = await room_of(server, newt)
        before = room.table.ply
        with pytest.raises(WasRefused) as refused:
            await newt.play(0, step)

        assert refused.value.reason.message == "rules-broke"
        assert room.table.ply == before
        await newt.play(0, "GoOn(by=0)")
        await tina.until(lambda: tina.question())
    (said,) = [line for line in caplog.records if line.getMessage() == "a rule broke"]
    assert (said.levelno, said.game) == (logging.ERROR, "fragile")  # type: ignore[attr-defined]  # given as an extra


async def test_other_tables_go_on(brought: Path, server: Running) -> None:
    async with (
        everybody_at(server, "Newt", "Tina", game="fragile") as (newt, _),
        two_at_a_table(server) as (one, other),
    ):
        with pytest.raises(WasRefused):
            await newt.play(0, "Spin(by=0)")

        assert await play_on(one, lambda options: options[0], moves=1) == 1
        assert other.states


async def test_a_game_that_cannot_be_dealt_does_not_start(brought: Path, server: Running) -> None:
    async with server.people("Newt") as (newt,):
        table = (await newt.open_table(game="fragile", seats=2, options={"undealt": True})).table.id
        await newt.sit(table, 0)
        await newt.seat_bot(table, 1, "random")
        with pytest.raises(httpx.HTTPStatusError) as refused:
            await newt.start(table)

        assert (refused.value.response.status_code, refused.value.response.json()["detail"]) == (409, "rules-broke")
        assert (await newt.table(table)).table.status == "open"


async def test_a_table_on_which_bots_cannot_play_stops_with_a_word(
    brought: Path, server: Running, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sortilege.server.live.driver.AFTER_A_FAILURE", 0.01)
    async with server.people("Newt") as (newt,):
        setup = {"game": "fragile", "seats": 2, "options": {"glass": True}, "pace": 0}
        table = (await newt.open_table(**setup)).table.id
        await newt.seat_bot(table, 1, "random")
        await newt.start(table)
        async with newt.at(table) as here:
            await here.until(lambda: here.over)

        room = await server.services.rooms.room(table)
        assert room.table.ended == entries.Ended("rules-broke")
        assert Record.parse(await newt.record(table)).lines == ()
    assert "a table stops: its rules broke" in caplog.text
    for language in LANGUAGES:
        assert Words(language, "server").has("ending-rules-broke")


async def test_a_table_whose_game_is_gone_says_so_and_keeps_its_record(
    brought: Path, sqlite_url: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(sqlite_url) as server, server.people("Newt") as (newt,):
        over, going_on, waiting = [(await newt.open_table(game="fragile", seats=2)).table.id for _ in range(3)]
        for table in (over, going_on):
            await newt.sit(table, 0)
            await newt.sit(table, 1)
            await newt.start(table)
        async with newt.at(over) as here:
            await play_on(here, lambda options: options[0], moves=3)
            await here.play(1, "Stop(by=1)")
            await here.until(lambda: here.over)
        async with newt.at(going_on) as here:
            await play_on(here, lambda options: options[0], moves=3)
        record, token = await newt.record(over), newt.token
    with monkeypatch.context() as without:
        without.delenv(VARIABLE)
        look_again()
        async with running(sqlite_url) as server, Client(server.base, token) as newt:
            assert await newt.record(over) == record
            for request in (newt.table(going_on), newt.record(going_on), newt.table(waiting), newt.table(over)):
                with pytest.raises(httpx.HTTPStatusError) as refused:
                    await request
                answer = refused.value.response
                assert (answer.status_code, answer.json()["detail"]) == (409, "game-missing")
                assert answer.json()["extra"]["arguments"] == {"game": "fragile"}
            with pytest.raises(WasClosed) as closed:
                async with newt.at(going_on):
                    pass
            assert (closed.value.code, str(closed.value)) == (
                wire.OTHER_RULES, f"{wire.OTHER_RULES}: game-missing",
            )  # fmt: skip
            assert len(await newt.my_tables()) == 3
    look_again()
    async with running(sqlite_url) as server, Client(server.base, token) as newt, newt.at(going_on) as here:
        await here.until(lambda: here.question())

        room = await server.services.rooms.room(going_on)
        assert room.table.match is not None
        assert len(room.table.match.choices) == 3
    missing = [line for line in caplog.records if line.getMessage() == "the game of a table is not installed"]
    assert sorted(line.table for line in missing) == sorted([over, going_on, waiting])  # type: ignore[attr-defined]


async def test_a_server_says_which_games_it_leaves_out(
    brought: Path, sqlite_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    (brought.parent / "glass").mkdir()
    (brought.parent / "glass" / "__init__.py").write_text("raise RuntimeError('it fell')")
    add_games(str(brought.parent / "glass"))
    async with running(sqlite_url) as server, httpx.AsyncClient() as client:
        games = [card["name"] for card in (await client.get(f"{server.base}/api/games")).json()]

    assert "fragile" in games
    assert "glass" not in games
    (said,) = [line for line in caplog.records if line.getMessage().startswith("a game is left out: ")]
    assert said.getMessage().endswith("RuntimeError: it fell")
    assert (said.levelno, said.game) == (logging.ERROR, "glass")  # type: ignore[attr-defined]
