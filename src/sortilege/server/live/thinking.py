"""Bots think here, outside the event loop: quick ones in a thread, searching ones in processes.

Hints have a process of their own, so that no bot is later for them: others would notice.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor, ThreadPoolExecutor

import sortilege
from sortilege import Match
from sortilege.bots.hints import Hint, hint
from sortilege.bots.levels import choose
from sortilege.kernel.sense import Heard
from sortilege.server.metrics import BOT_FAILURES
from sortilege.workers import executor

LOG = logging.getLogger(__name__)
PATIENCE = 5.0
"""How much longer than its budget a bot may take before a random option is played for it."""


SLOW = ("adept", "master")
"""Levels that think long enough to deserve a process of their own."""


def think(world: Match, seat: int, level: str, seconds: float, heard: list[Heard], seed: int) -> str:
    return str(choose(level, world, seat, seed, seconds=seconds, heard=heard))


def think_elsewhere(record: str, seat: int, level: str, seconds: float, heard: list[Heard], seed: int) -> str:
    """The same in another process, which plays the record again and imagines its own world."""
    return think(sortilege.replay(record).imagine(seat, seed), seat, level, seconds, heard, seed)


def advise_elsewhere(record: str, seat: int, seconds: float, seed: int) -> list[Hint]:
    """What a seat could answer, from a world imagined for it and nothing else."""
    return hint(sortilege.replay(record).imagine(seat, seed), seat, seed=seed, seconds=seconds)


class Thinkers:
    def __init__(self, processes: int = 1) -> None:
        self._processes = processes
        self._threads = ThreadPoolExecutor(1, thread_name_prefix="bots")
        self._pool: ProcessPoolExecutor | None = None
        self._adviser: ProcessPoolExecutor | None = None

    async def choose(self, match: Match, seat: int, level: str, seconds: float, heard: list[Heard]) -> str:
        """A legal answer to the seat's question, whatever happens to the bot: where it gives none, that is logged and
        counted, and one is drawn."""
        seed = secrets.randbits(48)
        loop = asyncio.get_running_loop()
        about = {"level": level, "game": match.ruleset.name}
        rest = seat, level, seconds, heard, seed
        fallback = [str(option) for ask in match.asks if ask.seat == seat for option in ask.options]
        try:
            if level in SLOW:
                record = match.record().text()
                work = loop.run_in_executor(self._pool_of_processes(), think_elsewhere, record, *rest)
            else:
                work = loop.run_in_executor(self._threads, think, match.imagine(seat, seed), *rest)
            chosen = await asyncio.wait_for(work, seconds + PATIENCE)
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
        else:
            if chosen in fallback:
                return chosen
            LOG.error("a bot chose what was not offered", extra=about)
            why = "not-offered"
        BOT_FAILURES.labels(why).inc()
        return secrets.choice(fallback)

    async def advise(self, match: Match, seat: int, seconds: float) -> list[Hint]:
        """What the seat could answer, best first. TimeoutError or BrokenExecutor if that cannot be found out."""
        if self._adviser is None:
            self._adviser = executor(1)
        work = asyncio.get_running_loop().run_in_executor(
            self._adviser, advise_elsewhere, match.record().text(), seat, seconds, secrets.randbits(48)
        )
        try:
            return await asyncio.wait_for(work, seconds + PATIENCE)
        except BrokenExecutor:
            self._adviser = None
            raise

    def _pool_of_processes(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = executor(self._processes)
        return self._pool

    def renew(self) -> None:
        """From now on bots and hints think in new processes; what is being thought is thought to its end."""
        for pool in (self._pool, self._adviser):
            if pool is not None:
                pool.shutdown(wait=False)
        self._pool = self._adviser = None

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
        for pool in (self._pool, self._adviser):
            if pool is not None:
                with contextlib.suppress(Exception):
                    pool.shutdown(wait=False, cancel_futures=True)
