"""Real PostgreSQL and Redis for the tests: Debian packages, started on loopback, stopped by pid."""

from __future__ import annotations

import contextlib
import fcntl
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import SystemRandom
from typing import Any

PATIENCE = 60.0
PORTS = SystemRandom().sample(range(12_000, 32_000), 20_000)
"""In an order of this process alone."""


def free_port() -> int:
    """One that nobody listens at, below those that the system gives to whoever connects: a port that is asked for now
    and listened at later is not taken meanwhile."""
    while True:
        port = PORTS.pop()
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


def wait_until(happened: Callable[[], object], alive: subprocess.Popen[Any], patience: float = PATIENCE) -> None:
    """Until something is so, while the process lives that is to do it."""
    until = time.monotonic() + patience
    while not happened():
        if alive.poll() is not None:
            raise RuntimeError(f"{alive.args!r} stopped with code {alive.returncode}")
        if time.monotonic() > until:
            raise TimeoutError(f"{alive.args!r} has not done in {patience:g} seconds what it was to do")
        time.sleep(0.05)


def wait_for_port(port: int, alive: subprocess.Popen[bytes]) -> None:
    def is_listened_at() -> bool:
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", port)) == 0

    wait_until(is_listened_at, alive)


def stop(process: subprocess.Popen[bytes], how: int = signal.SIGTERM) -> None:
    if process.poll() is None:
        process.send_signal(how)
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait(10)


def need(package: str, command: str) -> str:
    """The path of a command, after installing its Debian package if it is not there."""
    if _find(command) is None and os.geteuid() == 0 and shutil.which("apt-get"):
        with (Path(tempfile.gettempdir()) / "sortilege-install.lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)  # one worker at a time, the others find it done
            if _find(command) is None:
                _install(package)
    found = _find(command)
    if found is None:
        raise RuntimeError(f"the tests need {command}: install the package {package}, or run them once as root")
    return found


def _install(package: str) -> None:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}
    for words in (["update"], ["install", "-y", "--no-install-recommends", package]):
        subprocess.run(
            ["apt-get", *words], env=environment, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )


def _find(command: str) -> str | None:
    newest = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{command}"))
    return str(newest[-1]) if newest else shutil.which(command)


class Postgres:
    """A PostgreSQL that a test may stop and start again on the same port."""

    def __init__(self, folder: str) -> None:
        self.port = free_port()
        self.url = f"postgresql+asyncpg://sortilege@127.0.0.1:{self.port}/postgres"
        self._at: dict[str, Any] = {"cwd": folder, "stdout": subprocess.DEVNULL}
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            account = pwd.getpwnam("postgres")
            os.chown(folder, account.pw_uid, account.pw_gid)
            self._at.update(user=account.pw_uid, group=account.pw_gid)
        data = f"{folder}/data"
        made = [need("postgresql", "initdb"), "-D", data, "-U", "sortilege", "-A", "trust", "-E", "UTF8", "--no-sync"]
        subprocess.run(made, check=True, **self._at)
        self._command = [
            need("postgresql", "postgres"), "-D", data, "-p", str(self.port), "-h", "127.0.0.1", "-k", folder, "-F",
        ]  # fmt: skip
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self._process = subprocess.Popen(self._command, stderr=subprocess.DEVNULL, **self._at)
        wait_for_port(self.port, self._process)
        ready = [need("postgresql", "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        wait_until(lambda: subprocess.run(ready, check=False).returncode == 0, self._process)

    def stop(self) -> None:
        """At once, as after a failure: whoever is connected is cut off."""
        if self._process is not None:
            stop(self._process, signal.SIGQUIT)


@contextlib.contextmanager
def postgres_server() -> Iterator[Postgres]:
    """A fresh one."""
    need("postgresql", "initdb")
    with tempfile.TemporaryDirectory(prefix="sortilege-pg-") as folder:
        server = Postgres(folder)
        try:
            server.start()
            yield server
        finally:
            server.stop()


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """A fresh PostgreSQL; gives its URL."""
    with postgres_server() as server:
        yield server.url


class Redis:
    """A Redis that a test may stop and start again on the same port."""

    def __init__(self) -> None:
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self._command = [
            need("redis-server", "redis-server"), "--port", str(self.port), "--bind", "127.0.0.1",
            "--save", "", "--appendonly", "no",
        ]  # fmt: skip
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self._process = subprocess.Popen(self._command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        wait_for_port(self.port, self._process)

    def stop(self) -> None:
        if self._process is not None:
            stop(self._process)


@contextlib.contextmanager
def redis() -> Iterator[Redis]:
    server = Redis()
    try:
        server.start()
        yield server
    finally:
        server.stop()
