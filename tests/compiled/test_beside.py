"""A server begins at once, plain; the engine is compiled beside it, for bots and for its next start."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest

from sortilege import __version__
from sortilege.compiling import one_at_a_time
from sortilege.testing.services import free_port, stop, wait_for_port, wait_until
from tests.compiled.processes import environment, libraries_of, version


@contextmanager
def server(builds: Path, database: Path, compiler: str = "") -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    port = free_port()
    process = subprocess.Popen(
        [sys.executable, "-m", "sortilege.server", "--port", str(port)],
        env=environment(builds, SORTILEGE_DATABASE=f"sqlite+aiosqlite:///{database}", CC=compiler),
        stderr=subprocess.PIPE,
    )  # fmt: skip
    try:
        wait_for_port(port, process)
        yield f"http://127.0.0.1:{port}", process
    finally:
        stop(process)
        assert process.stderr is not None
        process.stderr.close()


def engine_of(address: str) -> str:
    with urlopen(f"{address}/healthz") as answer:
        return str(json.load(answer)["engine"])


def test_the_first_start_is_plain_and_the_second_compiled(build: Path, tmp_path: Path) -> None:
    builds = tmp_path / "builds"
    libraries_of(build, builds)
    with server(builds, tmp_path / "tables") as (address, process):
        first = engine_of(address)
        assert process.stderr is not None
        said = next(line for line in process.stderr if b"the engine" in line).decode()
    with server(builds, tmp_path / "tables") as (address, _):
        second = engine_of(address)

    assert first == "plain (not built yet: sortilege compile)"
    assert "bots use it from now on, the server from its next start on" in said
    assert second == "compiled"


@pytest.mark.usefixtures("_compiler")
def test_a_server_that_ends_ends_the_build_and_leaves_nothing_half_built(tmp_path: Path) -> None:
    builds = tmp_path / "builds"
    with server(builds, tmp_path / "tables") as (_, process):
        wait_until(lambda: list(builds.glob("work-*")), process)

    with one_at_a_time(builds):
        assert version(builds) == f"{__version__}, plain (not built yet: sortilege compile)"


def test_without_a_compiler_the_log_says_so_once(tmp_path: Path) -> None:
    with server(tmp_path / "builds", tmp_path / "tables", "no-such-compiler") as (_, process):
        assert process.stderr is not None
        said = next(line for line in process.stderr if b"the engine" in line)
        process.terminate()
        rest = process.stderr.read()

    assert json.loads(said)["message"] == "the engine stays plain, and bots think less: no C compiler"
    assert b"the engine" not in rest
