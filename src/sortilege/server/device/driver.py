"""The driver of a device's table: its bots think where the page's engine runs, one after the other."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from functools import partial

from sortilege.bots.ladder import stand_in
from sortilege.bots.levels import choose, levels_of
from sortilege.bots.memory import Kept, Memory
from sortilege.bots.speech import SPEAKERS, speak
from sortilege.kernel.sense import Sign
from sortilege.server.device.room import DeviceRoom
from sortilege.server.table import entries
from sortilege.server.table.answering import give
from sortilege.server.table.driving import (
    Question,
    answers_due,
    bot_answer,
    bots_asked,
    hides_thoughts,
    pause_of,
    run_out,
)
from sortilege.server.table.moves import RULES_BROKE, Refused
from sortilege.server.table.recollections import Recollections
from sortilege.server.table.table import PLAYING, Table
from sortilege.server.table.talk import may_bot_sign

AFTER_A_FAILURE = 1.0
BREATH = 0.01
"""What a bot leaves the page between two thoughts, so that it is heard."""
MOST_STUMBLES = 5
"""A table whose rules break so often in a row cannot go on."""


class DeviceDriver:
    def __init__(self, room: DeviceRoom) -> None:
        self.room = room
        self._bots: dict[Question, asyncio.Task[None]] = {}
        self._answers: dict[Question, float] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._ticking: asyncio.Task[None] | None = None
        self._rests_until = 0.0
        self._stumbles = 0
        self._memories = Recollections()
        room.changed = self.look

    def look(self) -> None:
        """Sets bots to work and the timer to the next moment something is due."""
        table = self.room.table
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if table.status != PLAYING or table.paused:
            self.stop()
            return
        self._wake_bots(table)
        now = time.time()
        self._answers = answers_due(table, self._answers, now, random.uniform)
        moments = [*self._answers.values(), *(deadline.until for deadline in table.clock.deadlines.values())]
        if moments:
            delay = max(0.0, min(moments) - now, self._rests_until - now)
            self._timer = asyncio.get_running_loop().call_later(delay, self._ring)

    def stop(self) -> None:
        for task in self._bots.values():
            task.cancel()
        self._bots = {}
        self._memories.clear()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _ring(self) -> None:
        self._timer = None
        if self._ticking is None or self._ticking.done():
            self._ticking = asyncio.create_task(self._tick())

    async def _tick(self) -> None:
        table, ply = self.room.table, self.room.table.ply
        try:
            await self.room.do(lambda: run_out(table, time.time(), secrets.choice))
            for seat, number in [key for key, at in self._answers.items() if at <= time.time()]:
                await self.room.do(partial(give, table, seat, number))
        except Refused as refused:
            await self._stumble(refused)
        if table.ply == ply:
            self._rests_until = time.time() + AFTER_A_FAILURE
        self.look()

    def _wake_bots(self, table: Table) -> None:
        wanted = bots_asked(table)
        for key in [key for key in self._bots if key not in wanted]:
            self._bots.pop(key).cancel()
        for key in wanted - self._bots.keys():
            self._bots[key] = asyncio.create_task(self._move(*key))

    async def _move(self, seat: int, number: int) -> None:
        """Thinks, and answers after a pause that depends on nothing but chance."""
        table = self.room.table
        pause, seconds = pause_of(table, random.uniform)
        hidden = hides_thoughts(table)
        answer_at = time.monotonic() + pause
        await asyncio.sleep(BREATH)
        try:
            step, sign = thought(table, seat, seconds, self._memories.at(table))
            self._memories.hold(table, seat)
            while hidden and answer_at < time.monotonic():  # a slow device: not as soon as it is there, all the same
                answer_at += pause
            await asyncio.sleep(max(0.0, answer_at - time.monotonic()))
            if self._bots.get((seat, number)) is not asyncio.current_task():
                return
            del self._bots[seat, number]
            await self.room.do(lambda: bot_answer(table, seat, number, step, sign))
            self._stumbles = 0
        except Exception as wrong:
            await self._stumble(wrong)
            await asyncio.sleep(AFTER_A_FAILURE)
            self._bots.pop((seat, number), None)
            self.look()

    async def _stumble(self, wrong: Exception) -> None:
        """Stops a table that the rules of its game do not let go on."""
        if not isinstance(wrong, Refused) or wrong.reason.message != RULES_BROKE:
            return
        self._stumbles += 1
        if self._stumbles == MOST_STUMBLES:
            table = self.room.table
            await self.room.do(lambda: [entries.Ended(RULES_BROKE)] if table.status == PLAYING else [])


def thought(
    table: Table, seat: int, seconds: float, memories: dict[int, Kept] | None = None
) -> tuple[str, Sign | None]:
    """What the bot of a seat answers, and what it has to say; of a world imagined for it, as everywhere. Memories are
    those of the table's bots, by seat."""
    match = table.match
    assert match is not None
    level = table.chairs[seat].thinker
    known = level if level in levels_of(table.setup.game) else stand_in(table.setup.game)
    seed = secrets.randbits(48)
    world = match.imagine(seat, seed)
    memory = Memory(memories.get(seat) if memories is not None else None)
    step = str(choose(known, world, seat, seed, seconds=seconds, heard=table.heard, memory=memory))
    if memories is not None:
        memories[seat] = memory.kept()
    speaks = known in SPEAKERS and may_bot_sign(table, seat)
    return step, speak(known, match.imagine(seat, seed), seat, seed, table.heard) if speaks else None
