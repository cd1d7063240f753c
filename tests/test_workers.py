"""Processes that work for another: they leave Ctrl-C to it, and do not outlive it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

AT_WORK = """
import os
import signal
import time
from sortilege.workers import executor
if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # even where the tests run in the background
    with executor(1) as others:
        try:
            print(others.submit(os.getpid).result(), flush=True)
            time.sleep(60)
        except KeyboardInterrupt:
            print(others.submit(sum, [1, 1]).result(), flush=True)
"""


@pytest.fixture
def first(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    script = tmp_path / "at_work.py"
    script.write_text(AT_WORK, encoding="utf-8")
    process = subprocess.Popen(
        [sys.executable, script], text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
    )
    yield process
    process.kill()
    process.communicate()


def pid_of_the_worker(first: subprocess.Popen[str]) -> int:
    assert first.stdout is not None
    return int(first.stdout.readline())


def is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_ctrl_c_is_for_the_first_alone(first: subprocess.Popen[str]) -> None:
    pid_of_the_worker(first)

    os.killpg(first.pid, signal.SIGINT)

    assert first.communicate(timeout=60) == ("2\n", "")


def test_a_worker_does_not_outlive_the_first(first: subprocess.Popen[str]) -> None:
    worker = pid_of_the_worker(first)
    assert is_there(worker)

    first.kill()

    until = time.monotonic() + 60
    while is_there(worker) and time.monotonic() < until:
        time.sleep(0.05)
    assert not is_there(worker)
