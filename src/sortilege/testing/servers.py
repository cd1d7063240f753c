"""Servers for tests: in this process, or as processes of their own that can be killed."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Callable
from typing import IO, Any

import uvicorn
from litestar import Litestar

from sortilege.client import AtTable, Client
from sortilege.server.command import configuration
from sortilege.server.http.services import Services
from sortilege.server.settings import Settings
from sortilege.server.table import wire
from sortilege.testing.services import free_port, stop, wait_for_port

GENEROUS: dict[str, Any] = {
    "compile": False,
    "tables_per_address": 100_000, "tables_per_person": 100_000, "joins_per_minute": 1_000_000,
    "messages_per_second": 1000.0, "message_burst": 1000, "allowances": ("127.0.0.0/8=10000",),
}  # fmt: skip
"""Limits that tests of other things do not meet, and no work beside them."""


class Running:
    """A server in this process, reached over a real socket."""

    def __init__(self, base: str, server: uvicorn.Server) -> None:
        self.base = base
        self._server = server

    @property
    def app(self) -> Litestar:
        found = self._server.config.app
        assert isinstance(found, Litestar)
        return found

    @property
    def services(self) -> Services:
        found = self.app.state["services"]
        assert isinstance(found, Services)
        return found

    @property
    def connections(self) -> set[Any]:
        """What is open at its port."""
        return self._server.server_state.connections

    @property
    def listening(self) -> list[socket.socket]:
        """Where it waits for whoever connects."""
        return [one for server in self._server.servers for one in server.sockets]

    @contextlib.asynccontextmanager
    async def people(self, *names: str) -> AsyncIterator[list[Client]]:
        """Guests who have named themselves."""
        async with contextlib.AsyncExitStack() as stack:
            clients = [await stack.enter_async_context(Client(self.base)) for _ in names]
            for client, name in zip(clients, names, strict=True):
                await client.sign_in(name)
            yield clients


@contextlib.asynccontextmanager
async def running(database: str, redis: str | None = None, **settings: Any) -> AsyncIterator[Running]:
    port = free_port()
    chosen = Settings(port=port, database=database, redis=redis, drain_seconds=2.0, **{**GENEROUS, **settings})
    server = uvicorn.Server(configuration(chosen))
    setattr(server, "capture_signals", contextlib.nullcontext)  # noqa: B010  # signals are for whoever runs the tests
    task = asyncio.create_task(server.serve())
    while not server.started:
        if task.done():
            await task
            raise RuntimeError(f"the server that was to begin at port {port} has ended")
        await asyncio.sleep(0.01)
    try:
        yield Running(f"http://127.0.0.1:{port}", server)
    finally:
        server.should_exit = True
        await task


def written(value: Any) -> str:
    """A setting as the environment has it."""
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)


class Node:
    """A server in a process of its own."""

    def __init__(
        self, database: str, redis: str | None = None, sources: str | None = None, descriptors: int = 0, **settings: Any
    ) -> None:
        """`sources` is the folder of another edition's package, instead of this one's; `descriptors` is how many files
        and connections the system lets it have open."""
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self._environment = {
            **os.environ,
            **({"PYTHONPATH": sources} if sources else {}),
            **{f"SORTILEGE_{name.upper()}": written(value) for name, value in {**GENEROUS, **settings}.items()},
            "SORTILEGE_LOG_LEVEL": "ERROR",
        }
        self._command = [sys.executable, "-m", "sortilege.server", "--port", str(self.port), "--database", database]
        self._command += ["--redis", redis] if redis else []
        if descriptors:
            self._command = ["sh", "-c", 'ulimit -n "$0" && exec "$@"', str(descriptors), *self._command]
        self.process: subprocess.Popen[bytes] | None = None
        self._log: IO[bytes] | None = None

    def start(self) -> None:
        self._log = tempfile.TemporaryFile()  # noqa: SIM115  # it is there as long as the process
        self.process = subprocess.Popen(self._command, env=self._environment, stdout=self._log, stderr=self._log)
        try:
            wait_for_port(self.port, self.process)
        except BaseException:
            self.kill()
            raise

    @property
    def cpu_seconds(self) -> float:
        """Processor time used so far, by all of its threads."""
        assert self.process is not None
        with open(f"/proc/{self.process.pid}/stat", encoding="ascii") as stat:
            fields = stat.read().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def kill(self) -> None:
        """As a power cut would: nothing is tidied up."""
        self.stop(signal.SIGKILL)

    def stop(self, how: int = signal.SIGTERM) -> None:
        """What it said is told then: if it were left it would hold nobody's output."""
        if self.process is not None:
            stop(self.process, how)
        if self._log is not None:
            self._log.seek(0)
            sys.stderr.write(self._log.read().decode(errors="replace"))
            self._log.close()
            self._log = None


async def play_on(here: AtTable, choose: Callable[[list[str]], str], moves: int | None = None) -> int:
    """Answers every question put to a client until the game is over, or so many; gives their number."""
    played = 0
    while moves is None or played < moves:
        await here.until(lambda: here.over or here.question() is not None)
        state = here.question()
        if here.over or state is None or state.seat is None or state.ask is None:
            break
        await here.play(state.seat, choose(state.ask.options), state.ask.number)
        played += 1
        await _until_answered(here, state)
    return played


async def _until_answered(here: AtTable, state: wire.State) -> None:
    await here.until(lambda: here.over or here.states[state.seat] is not state)
