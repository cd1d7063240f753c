"""Without a server every mode of every game is played to its end, against bots of all levels."""

from __future__ import annotations

import time

import pytest

import sortilege
from sortilege.bots.levels import OVERRUN, levels_of
from sortilege.packing import boxes
from sortilege.server.device import driver
from sortilege.server.device.rooms import ME, DeviceRooms
from sortilege.server.live import driver as live
from sortilege.server.table import moves
from sortilege.server.table.chair import Chair
from sortilege.server.table.driving import pause_of
from sortilege.server.table.setup import Setup
from tests.server.drawers import DevicePage, MemoryDrawer

pytestmark = pytest.mark.anyio
MODES = [(box.name, mode) for box in boxes() for mode in box.modes]
SHORT = {"traverse": {"max_rounds": 8}}


@pytest.mark.parametrize(("game", "mode"), MODES)
async def test_a_mode_is_played_to_its_end(game: str, mode: str) -> None:
    page = DevicePage(MemoryDrawer())
    least, _ = sortilege.ruleset(game).seats[mode]

    table = await page.table(game, least, "random", mode=mode, options=SHORT.get(game, {}))
    await page.play_to_the_end()

    card = (await page.ask("GET", f"/tables/{table}"))["table"]
    told = await page.ask("GET", f"/tables/{table}/result")
    assert (card["status"], card["setup"]["mode"]) == ("over", mode)
    assert (told["over"], told["fair"]) == (True, None)


MANY = 60
"""Answers of one player, after which another has surely been asked."""


@pytest.mark.parametrize("level", levels_of("ecole"))
async def test_bots_of_every_level_answer(level: str) -> None:
    page = DevicePage(MemoryDrawer())
    table = await page.table("ecole", 2, level)

    answered: set[int | None] = set()
    for _ in range(MANY):
        state = await page.next_question()
        game = await page.ask("GET", f"/tables/{table}/game")
        answered = {line.seat for line in sortilege.Record.parse(game["record"]).lines}
        if 1 in answered:
            break
        await page.wish(t="play", seat=state["seat"], ask=state["ask"]["number"], step=state["ask"]["options"][0])

    assert 1 in answered


async def test_a_master_has_the_seconds_that_a_server_gives_it_and_keeps_to_them() -> None:
    rooms = DeviceRooms(MemoryDrawer())
    zoe, master = Chair(), Chair()
    zoe.person, master.bot = ME, "master"
    room = await rooms.open_table(Setup("ecole", 2, pace=2.0).checked(), [zoe, master])
    await room.do(lambda: moves.start(room.table, ME))
    rooms.close()
    match = room.table.match
    assert match is not None
    while match.asks[0].seat == 0 or len(match.asks[0].options) < 3:
        match.answer(match.asks[0].seat, str(match.asks[0].options[0]))

    pause, seconds = pause_of(room.table, lambda least, most: 0.25)
    began = time.perf_counter()
    step, _ = driver.thought(room.table, 1, seconds)
    lasted = time.perf_counter() - began

    assert all(vars(one)["pause_of"] is pause_of for one in (driver, live))
    assert (pause, seconds) == (0.5, 0.5)
    assert step in map(str, match.asks[0].options)
    assert lasted < seconds * (1 + OVERRUN) + 3.0  # the machine may have other things to do
