"""Bots think here, outside the event loop: quick ones in a thread, searching ones in processes.

Time is shared by address, then by table. Where there is too little for all, searching bots think less; one that gives
no answer is replaced by a quicker bot. Hints have a process of their own, so that no bot is later for them: others
would notice. So has looking back at games that are over.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from typing import Any, NamedTuple, TypeVar

import sortilege
from sortilege import Match
from sortilege.bots.hints import Hint, hint
from sortilege.bots.ladder import stand_in
from sortilege.bots.levels import OVERRUN, choose
from sortilege.bots.memory import Kept, Memory
from sortilege.bots.pondering import ponder
from sortilege.bots.speech import speak
from sortilege.kernel.sense import Heard, Sign
from sortilege.server.live.limits import CreditsBy
from sortilege.server.live.turns import Turns
from sortilege.server.metrics import BOT_FAILURES, BOT_WAIT_SECONDS, BOTS_HURRIED, BOTS_WAITING, PONDERED
from sortilege.server.table.driving import SLOW
from sortilege.text import LANGUAGES, Text
from sortilege.workers import executor

T = TypeVar("T")
LOG = logging.getLogger(__name__)
PATIENCE = 5.0
"""How much longer than its budget a bot may take before another answers for it."""
LONGEST_WAIT = 1.6
"""How long a thought of another address may keep a bot waiting, as far as thinking goes."""
LEAST = 0.05
"""The shortest thought, however many wait."""
A_SLICE = 0.25
"""How long a bot thinks on at once while others are asked: so much longer, at most, somebody else's waits for it."""
MOMENTS = (24.0, 2.0)
"""How often that is at all the tables of an address: so many times at once, so many a second."""
SOON = 2.0
"""How long after somebody sat down the process that gives hints begins."""
READING = 20.0
"""How long it may take to play the record of a game again, on a busy machine."""
STUCK = 20.0
"""So long after nobody waits for a thought any more, its process is ended."""
SAID_EVERY = 60.0
"""Seconds after which the log says again that bots are being hurried."""
WRITTEN_AT_ONCE = 300
"""So many choices are written out while everybody else waits: 2 ms."""


class Whose(NamedTuple):
    """Whose time a thought costs: that of the address where its table was opened."""

    address: str
    table: str


NOBODYS = Whose("", "")


class Question(NamedTuple):
    """What a bot is asked, and with what it may answer."""

    match: Match
    seat: int
    level: str
    seconds: float
    heard: list[Heard]
    whose: Whose
    memories: dict[int, Kept]
    """What the bots of the table remember, by seat."""


def think(world: Match, seat: int, level: str, seconds: float, heard: list[Heard], seed: int) -> str:
    return str(choose(level, world, seat, seed, seconds=seconds, heard=heard))


def think_elsewhere(
    record: str, seat: int, level: str, seconds: float, heard: list[Heard], seed: int, kept: Kept | None = None
) -> tuple[str, Kept]:
    """The same in another process, which plays the record again and imagines its own world; with what the seat
    remembered until then, and what it does from then on. Reading the record costs time too."""
    begun = time.monotonic()
    memory = Memory(kept)
    world = sortilege.replay(record).imagine(seat, seed)
    left = max(LEAST, seconds - (time.monotonic() - begun))
    step = choose(level, world, seat, seed, seconds=left, heard=heard, memory=memory)
    return str(step), memory.kept()


def ponder_elsewhere(record: str, seat: int, seconds: float, seed: int, kept: Kept | None) -> Kept:
    """What a seat remembers after it has thought on for so long about somebody else's question."""
    memory = Memory(kept)
    ponder(sortilege.replay(record).imagine(seat, seed), seat, seed, memory, seconds)
    return memory.kept()


def advise_elsewhere(record: str, seat: int, seconds: float, seed: int) -> list[Hint]:
    """What a seat could answer, from a world imagined for it and nothing else; with reading, in so many seconds."""
    begun = time.monotonic()
    world = sortilege.replay(record).imagine(seat, seed)
    return hint(world, seat, seed=seed, seconds=max(LEAST, seconds - (time.monotonic() - begun)))


def wake(game: str) -> None:
    """Reads what a first hint about a game would have to wait for."""
    sortilege.ruleset(game)
    for language in LANGUAGES:
        Text(language, game, also=("bots",))


async def written(match: Match) -> str:
    """The record of a match as it is now, written out elsewhere where it is long: the match may go on meanwhile."""
    if len(match.choices) <= WRITTEN_AT_ONCE:
        return match.record().text()
    now = match.clone()
    return await asyncio.to_thread(lambda: now.record().text())


def end_if_stuck(pool: ProcessPoolExecutor, work: Future[Any]) -> None:
    """A thought without end would keep its process, and everybody's turns, for ever."""
    if not work.done():
        LOG.error("a bot never stopped thinking")
        for process in list((pool._processes or {}).values()):
            process.kill()


class Thinkers:
    def __init__(self, processes: int = 1, may_ponder: bool = True) -> None:
        self._processes = processes
        self.may_ponder = may_ponder
        self._threads = ThreadPoolExecutor(1, thread_name_prefix="bots")
        self._pool: ProcessPoolExecutor | None = None
        self._adviser: ProcessPoolExecutor | None = None
        self._historian: ProcessPoolExecutor | None = None
        self._quick, self._slow, self._hints, self._past = Turns(1), Turns(processes), Turns(1), Turns(1)
        self._moments = CreditsBy(*MOMENTS)
        self._said = -SAID_EVERY
        self._awake: set[str] = set()
        self._closed = False

    async def choose(
        self,
        match: Match,
        seat: int,
        level: str,
        seconds: float,
        heard: list[Heard],
        whose: Whose = NOBODYS,
        memories: dict[int, Kept] | None = None,
    ) -> str:
        """A legal answer to the seat's question, whatever happens to the bot: where it gives none, that is logged and
        counted, and a quick bot answers for it. `memories` are what the bots of a table remember, by seat."""
        offered = [str(option) for ask in match.asks if ask.seat == seat for option in ask.options]
        for one in (level, stand_in(match.ruleset.name)):
            question = Question(match, seat, one, seconds, heard, whose, memories if memories is not None else {})
            chosen = await self._try(question)
            if chosen in offered:
                return str(chosen)
            if chosen is not None:
                LOG.error("a bot chose what was not offered", extra={"level": one})
                BOT_FAILURES.labels("not-offered").inc()
        LOG.error("no bot gave an answer: one was drawn by lot", extra={"level": level, "game": match.ruleset.name})
        BOT_FAILURES.labels("lot").inc()
        return secrets.choice(offered)

    async def speak(
        self, match: Match, seat: int, level: str, heard: list[Heard], whose: Whose = NOBODYS
    ) -> Sign | None:
        """What a bot says; nothing if it fails, which is logged and counted."""
        seed = secrets.randbits(48)
        try:
            world = match.imagine(seat, seed)
            await self._quick.take(*whose)
            return await self._run(self._quick, self._threads, PATIENCE, speak, level, world, seat, seed, heard)
        except Exception:
            LOG.exception("a bot could not speak", extra={"level": level, "game": match.ruleset.name})
            BOT_FAILURES.labels("speech").inc()
            return None

    async def ponder(self, match: Match, seat: int, whose: Whose, memories: dict[int, Kept]) -> bool:
        """Lets the bot of a seat think on for a moment, if nobody else needs the place; whether it did."""
        if not self.may_ponder or not self._is_free() or not self._moments.of(whose.address).spend():
            return False
        before = memories.get(seat)
        record = await written(match)
        if not self._is_free():  # somebody came meanwhile
            return False
        await self._slow.take(*whose)
        PONDERED.inc()
        try:
            kept = await self._run(
                self._slow, self._pool_of_processes(), A_SLICE + PATIENCE, ponder_elsewhere,
                record, seat, A_SLICE, secrets.randbits(48), before,
            )  # fmt: skip
        except BrokenExecutor:
            self._pool = None
            return False
        except TimeoutError:
            return False
        if memories.get(seat) is not before:  # it was asked meanwhile, and knows better by now
            return False
        memories[seat] = kept
        return True

    def _is_free(self) -> bool:
        """Whether no bot that is asked needs the processes."""
        return self._slow.is_idle

    async def _try(self, question: Question) -> str | None:
        """What a bot of that level chooses; None if it does not."""
        seed = secrets.randbits(48)
        match, seat, level, seconds, heard, whose, _ = question
        about = {"level": level, "game": match.ruleset.name}
        try:
            if level in SLOW:
                return await self._search(question, seed)
            world = match.imagine(seat, seed)
            await self._quick.take(*whose)
            return await self._run(
                self._quick, self._threads, seconds + PATIENCE, think, world, seat, level, seconds, heard, seed
            )
        except BrokenExecutor:
            LOG.exception("a process of bots died", extra=about)
            self._pool = None
            why = "died"
        except TimeoutError:
            LOG.error("a bot took too long", extra=about)
            why = "late"
        except Exception:
            LOG.exception("a bot failed", extra=about)
            why = "error"
        BOT_FAILURES.labels(why).inc()
        return None

    async def _search(self, question: Question, seed: int) -> str:
        match, seat, level, seconds, heard, whose, memories = question
        began = time.monotonic()
        record = await written(match)
        BOTS_WAITING.inc()
        try:
            await self._slow.take(*whose)
        finally:
            BOTS_WAITING.dec()
        BOT_WAIT_SECONDS.observe(time.monotonic() - began)
        may = min(seconds, self._slow.share(whose.address, LEAST, LONGEST_WAIT) / (1 + OVERRUN))
        if may < seconds and self._slow.all_waiting:
            self._say_hurried()
        step, kept = await self._run(
            self._slow, self._pool_of_processes(), may + PATIENCE, think_elsewhere,
            record, seat, level, may, heard, seed, memories.pop(seat, None),
        )  # fmt: skip
        memories[seat] = kept
        return step

    def _say_hurried(self) -> None:
        BOTS_HURRIED.inc()
        if time.monotonic() - self._said > SAID_EVERY:
            self._said = time.monotonic()
            LOG.warning("there is too little time for all bots: they think less")

    @property
    def are_hurried(self) -> bool:
        """Whether bots thought less than they wanted to in the last minute."""
        return time.monotonic() - self._said < SAID_EVERY

    async def advise(self, match: Match, seat: int, seconds: float, whose: Whose = NOBODYS) -> list[Hint]:
        """What the seat could answer, best first. TimeoutError or BrokenExecutor if that cannot be found out."""
        record = await written(match)
        await self._hints.take(*whose)
        adviser = self._adviser_process()
        may = min(seconds, self._hints.share(whose.address, LEAST, LONGEST_WAIT))
        try:
            return await self._run(
                self._hints, adviser, may + PATIENCE, advise_elsewhere, record, seat, may, secrets.randbits(48)
            )
        except BrokenExecutor:
            self._adviser = None
            raise

    def expect_hints(self, game: str) -> None:
        """A hint about the game may soon be asked for: the first one shall not wait for a process to begin."""
        if game not in self._awake:
            self._awake.add(game)
            asyncio.get_running_loop().call_later(SOON, self._wake, game)

    def _wake(self, game: str) -> None:
        with contextlib.suppress(BrokenExecutor, RuntimeError):  # the server is closed, or a hint will say so
            if not self._closed:
                self._adviser_process().submit(wake, game)

    def _adviser_process(self) -> ProcessPoolExecutor:
        if self._adviser is None:
            self._adviser = executor(1)
        return self._adviser

    def hints_waiting(self, address: str) -> int:
        return self._hints.waiting(address)

    async def look_back(self, work: Callable[..., T], record: str, seconds: float, whose: Whose = NOBODYS) -> T:
        """What `work` finds in the record of a game that is over, within about so many seconds once it has been read.
        TimeoutError or BrokenExecutor if that cannot be found out."""
        await self._past.take(*whose)
        if self._historian is None:
            self._historian = executor(1)
        try:
            return await self._run(self._past, self._historian, seconds + READING, work, record, seconds)
        except BrokenExecutor:
            self._historian = None
            raise

    def looks_waiting(self, address: str) -> int:
        return self._past.waiting(address)

    async def _run(self, turns: Turns, pool: Executor, patience: float, work: Callable[..., T], *given: Any) -> T:
        """Has a turn used up: it is given back when the work is done, even if nobody waits for it any more."""
        try:
            future = pool.submit(work, *given)
        except BaseException:
            turns.give_back()
            raise
        loop = asyncio.get_running_loop()

        def over(_: object) -> None:
            with contextlib.suppress(RuntimeError):  # the server is closed
                loop.call_soon_threadsafe(turns.give_back)

        future.add_done_callback(over)
        if isinstance(pool, ProcessPoolExecutor):
            loop.call_later(patience + STUCK, end_if_stuck, pool, future)
        return await asyncio.wait_for(asyncio.wrap_future(future), patience)

    def _pool_of_processes(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = executor(self._processes)
        return self._pool

    def renew(self) -> None:
        """From now on bots and hints think in new processes; what is being thought is thought to its end."""
        for pool in (self._pool, self._adviser, self._historian):
            if pool is not None:
                pool.shutdown(wait=False)
        self._pool = self._adviser = self._historian = None
        self._awake.clear()

    def close(self) -> None:
        self._closed = True
        self._threads.shutdown(wait=False, cancel_futures=True)
        for pool in (self._pool, self._adviser, self._historian):
            if pool is not None:
                with contextlib.suppress(Exception):
                    pool.shutdown(wait=False, cancel_futures=True)
