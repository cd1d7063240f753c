"""The driver of a room does what nobody is there to do: clocks run out, bots move, absent people
are stood in for. Any node that has the table in memory drives it; the log lets only one win."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
import time
from functools import partial

from sortilege.bots.ladder import stand_in
from sortilege.bots.levels import levels_of
from sortilege.bots.speech import SPEAKERS
from sortilege.server.live.budgets import BOT_MOVES, Budgets
from sortilege.server.live.room import Room
from sortilege.server.live.thinking import A_SLICE, Thinkers, Whose
from sortilege.server.metrics import BOT_FAILURES
from sortilege.server.storage.wakings import SOON
from sortilege.server.table import entries
from sortilege.server.table.answering import give
from sortilege.server.table.awaited import awaited
from sortilege.server.table.driving import answers_due, bot_answer, bots_asked, hides_thoughts, pause_of, run_out
from sortilege.server.table.entries import AnyEntry
from sortilege.server.table.moves import RULES_BROKE, Refused
from sortilege.server.table.pausing import homecomings
from sortilege.server.table.recollections import Recollections, who_may_think_on
from sortilege.server.table.table import PLAYING, Table
from sortilege.server.table.talk import may_bot_sign

LOG = logging.getLogger(__name__)
AFTER_NOTHING, AFTER_A_FAILURE, AT_MOST = 0.05, 1.0, 10.0
"""How long a clock that changed nothing, or failed, rests before it is tried again, twice as long each time."""

ALONE = 1.0
"""How long a bot takes at least where nobody looks on."""
MOST_MOMENTS = 12
"""How often bots of a table think on for a moment while one question is open."""
MOST_STUMBLES = 5
"""A table whose rules break so often in a row, over what bots and clocks play, cannot go on."""


class Driver:
    def __init__(self, room: Room, thinkers: Thinkers, budgets: Budgets) -> None:
        self.room = room
        self.thinkers = thinkers
        self.budgets = budgets
        self._bots: dict[tuple[int, int], asyncio.Task[None]] = {}
        """By seat and number of its question: the bot that thinks about it."""
        self._answers: dict[tuple[int, int], float] = {}
        """By seat and number of its question: when the table answers it."""
        self._memories = Recollections()
        self._thinking_on: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._ticking: asyncio.Task[None] | None = None
        self._rest = 0.0
        self._rests_until = 0.0
        """No clock rings before this moment, whatever is due: one that cannot be carried out must not ring for ever."""
        self._stumbles = 0
        """How often the rules have broken since anything was played."""
        room.changed = self.look

    @property
    def is_busy(self) -> bool:
        return bool(self._bots) or self._timer is not None

    def look(self, _room: Room | None = None) -> None:
        """Sets bots to work and the timer to the next moment something is due."""
        table = self.room.table
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if table.status != PLAYING:
            self.room.away = {}
            self.stop()
            self.room.store.note(table.id, table.status, None)
            return
        if not self.room.away:
            self.room.count_leavers()
        moments = [*self.room.away.values(), *(vacation.until for vacation in table.pausing.vacations.values())]
        if not table.paused:
            self._wake_bots(table)
            self._let_think_on(table)
            self._answers = answers_due(table, self._answers, time.time(), random.uniform)
            moments += self._answers.values()
            moments += [deadline.until for deadline in table.clock.deadlines.values()]
        if moments:
            delay = max(0.0, min(moments) - time.time(), self._rests_until - time.monotonic())
            self._timer = asyncio.get_running_loop().call_later(delay, self._ring)
        if self._bots:
            moments.append(time.time() + SOON)
        self.room.store.note(table.id, table.status, min(moments) if moments else None, awaited(table))

    def _ring(self) -> None:
        self._timer = None
        if self._ticking is None or self._ticking.done():
            self._ticking = asyncio.create_task(self._tick(), name="tick")

    async def _tick(self) -> None:
        table = self.room.table
        ply = table.ply
        least = AFTER_NOTHING
        try:
            if self.room.away and min(self.room.away.values()) <= time.time():
                await self._stand_in()
            await self.room.do(lambda: homecomings(table, time.time()))
            await self.room.do(self._run_out)
            await self._give_answers()
        except Refused as refused:
            LOG.warning("a clock was refused: %s", refused.reason.message, extra={"table": table.id})
            least = AFTER_A_FAILURE
            await self._stumble(refused)
        except Exception:
            LOG.exception("a clock failed", extra={"table": table.id})
            least = AFTER_A_FAILURE
        self._stumbles = 0 if table.ply > ply else self._stumbles
        self._rest = 0.0 if table.ply > ply else min(max(least, 2 * self._rest), AT_MOST)
        self._rests_until = time.monotonic() + self._rest
        self.look()

    def _run_out(self) -> list[AnyEntry]:
        """What the clock plays. That it plays for a bot must never happen unseen: bots answer long before."""
        lines = run_out(self.room.table, time.time(), secrets.choice)
        for line in lines:
            if isinstance(line, entries.Chosen) and line.late and self.room.table.chairs[line.seat].thinker is not None:
                LOG.error("the clock ran out on a bot", extra={"table": self.room.table.id})
                BOT_FAILURES.labels("clock").inc()
        return lines

    async def _stand_in(self) -> None:
        """A bot plays for whoever has been away too long, unless another node sees them."""
        room = self.room
        if room.hub.has_other_nodes:
            room.elsewhere = await room.store.seen(room.table.id)
        room.count_leavers()
        now = time.time()
        late = [seat for seat, until in room.away.items() if until <= now]
        bot = stand_in(room.table.setup.game)
        await room.do(lambda: [entries.StoodIn(seat, bot) for seat in late if seat in room.table.people()])
        room.count_leavers()

    async def _give_answers(self) -> None:
        table, now = self.room.table, time.time()
        for seat, number in [key for key, at in self._answers.items() if at <= now]:
            await self.room.do(partial(give, table, seat, number))

    def _wake_bots(self, table: Table) -> None:
        wanted = bots_asked(table)
        for key in [key for key in self._bots if key not in wanted]:
            self._bots.pop(key).cancel()
        for key in wanted - self._bots.keys():
            self._bots[key] = asyncio.create_task(self._move(*key), name="bot")

    def _let_think_on(self, table: Table) -> None:
        """While others are asked bots may think on, where somebody is there to play with."""
        working = self._thinking_on is not None and not self._thinking_on.done()
        if self.thinkers.may_ponder and not working and self.room.has_company and who_may_think_on(table):
            self._thinking_on = asyncio.create_task(self._think_on(), name="ponder")

    async def _think_on(self) -> None:
        """A moment at a time, the seats in turn, and not for long about one question."""
        table, whose = self.room.table, Whose(self.room.address, self.room.table.id)
        asked, moments = -1, 0
        while moments < MOST_MOMENTS:
            seats = who_may_think_on(table)
            if not seats or not self.room.has_company:
                return
            assert table.match is not None
            if len(table.match.choices) != asked:
                asked, moments = len(table.match.choices), 0
            seat = seats[moments % len(seats)]
            moments += 1
            if await self.thinkers.ponder(table.match, seat, whose, self._memories.at(table)):
                self._memories.hold(table, seat)
            else:
                await asyncio.sleep(A_SLICE)

    async def _move(self, seat: int, number: int) -> None:
        """Thinks and answers after a pause that depends on nothing but chance."""
        try:
            await self._think_and_answer(seat, number)
        except Exception as wrong:
            LOG.exception("a bot could not move", extra={"table": self.room.table.id})
            await self._stumble(wrong)
            await asyncio.sleep(AFTER_A_FAILURE)
            self._bots.pop((seat, number), None)
            self.look()

    async def _think_and_answer(self, seat: int, number: int) -> None:
        table = self.room.table
        level = table.chairs[seat].thinker
        assert table.match is not None
        if level is None:  # the person came back while this was being said
            self._bots.pop((seat, number), None)
            return
        pause, seconds = pause_of(table, random.uniform)
        if not self.room.has_company:
            pause = max(pause, ALONE)
        address = self.room.address
        await asyncio.sleep(self.budgets.wait(BOT_MOVES, address))
        answer_at = time.monotonic() + pause
        known = level if level in levels_of(table.setup.game) else stand_in(table.setup.game)
        hidden = hides_thoughts(table)
        whose = Whose(address, table.id)
        speaks = known in SPEAKERS and may_bot_sign(table, seat)
        memories = self._memories.at(table)
        step = await self.thinkers.choose(table.match, seat, known, seconds, table.heard, whose, memories)
        self._memories.hold(table, seat)
        sign = await self.thinkers.speak(table.match, seat, known, table.heard, whose) if speaks else None
        while hidden and answer_at < time.monotonic():  # a busy machine: not as soon as it is there, all the same
            answer_at += pause
        await asyncio.sleep(max(0.0, answer_at - time.monotonic()))
        if self._bots.get((seat, number)) is not asyncio.current_task():
            return  # called off at the very moment the thought was there
        del self._bots[seat, number]  # from here on it is the room's work, not to be cancelled
        await self.room.do(lambda: bot_answer(table, seat, number, step, sign))
        self._stumbles = 0

    async def _stumble(self, wrong: Exception) -> None:
        """Stops a table that the rules of its game do not let go on: people would wait for ever."""
        if not isinstance(wrong, Refused) or wrong.reason.message != RULES_BROKE:
            return
        self._stumbles += 1
        if self._stumbles == MOST_STUMBLES:
            table = self.room.table
            LOG.error("a table stops: its rules broke", extra={"table": table.id, "game": table.setup.game})
            await self.room.do(lambda: [entries.Ended(RULES_BROKE)] if table.status == PLAYING else [])

    def stop(self) -> None:
        for task in self._bots.values():
            task.cancel()
        self._bots = {}
        if self._thinking_on is not None:
            self._thinking_on.cancel()
            self._thinking_on = None
        self._memories.clear()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
