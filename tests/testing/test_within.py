"""Whatever a test leaves, the output of a run is closed when the run ends."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from sortilege.testing.services import wait_until

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere only the command's own group is found")
PATIENCE = 60
ASIDE = 'setsid sh -c "echo \\$\\$ > {pid}; exec sleep 1000" & while ! test -s {pid}; do sleep 0.05; done; '
"""Begins something in a session of its own, which holds the output."""


class Run:
    """A shell's command for which there are so many minutes."""

    def __init__(self, folder: Path, script: str, minutes: float = 10.0) -> None:
        self.aside = folder / "pid"
        words = ["sh", "-c", ASIDE.format(pid=self.aside) + script]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "sortilege.testing.within", str(minutes), *words],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        )  # fmt: skip

    def end(self) -> tuple[int, str]:
        """Its code and all that was said, once nobody can say any more."""
        said, _ = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, said

    @property
    def has_left_something(self) -> bool:
        return Path(f"/proc/{self.aside.read_text().strip()}").exists()


@pytest.fixture
def begin(tmp_path: Path) -> Callable[..., Run]:
    return lambda script, minutes=10.0: Run(tmp_path, script, minutes)


@pytest.mark.parametrize("code", [0, 1, 5])
def test_what_a_command_leaves_is_ended_and_named_and_its_code_is_given(begin: Callable[..., Run], code: int) -> None:
    run = begin(f"echo done; exit {code}")

    given, said = run.end()

    assert given == code
    assert said.startswith("done\nLeft behind, and ended:\n")
    assert "sleep 1000" in said
    assert not run.has_left_something


def test_a_command_that_leaves_nothing_is_all_that_speaks() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "sortilege.testing.within", "1", "sh", "-c", "echo done; exit 3"],
        capture_output=True, text=True, check=False,
    )  # fmt: skip

    assert (done.returncode, done.stdout, done.stderr) == (3, "done\n", "")


def test_when_its_time_is_over_a_command_is_interrupted_and_a_line_says_so(begin: Callable[..., Run]) -> None:
    run = begin("trap 'echo under way; exit 2' INT; while true; do sleep 0.1; done", minutes=0.05)

    given, said = run.end()

    assert given == 124
    assert said.startswith("under way\n")
    assert said.splitlines()[-1].startswith("TIME IS OVER: after 0.05 minutes this was ended: sh -c ")
    assert not run.has_left_something


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_a_run_that_is_stopped_leaves_nothing_either(begin: Callable[..., Run], how: signal.Signals) -> None:
    run = begin("sleep 1000")
    wait_until(lambda: run.aside.exists() and run.aside.read_text(), run.process)

    run.process.send_signal(how)

    assert run.end()[0] == 128 + how
    assert not run.has_left_something


def test_a_command_that_is_killed_gives_the_code_that_a_shell_gives(begin: Callable[..., Run]) -> None:
    run = begin("kill -9 $$")

    assert run.end()[0] == 128 + signal.SIGKILL
    assert not run.has_left_something


def test_an_orphan_that_ends_meanwhile_is_gone_for_those_who_look(begin: Callable[..., Run]) -> None:
    run = begin(
        'P=$(sh -c "sleep 0.2 & echo \\$!"); for _ in $(seq 100); do kill -0 $P || exit 7; sleep 0.1; done; exit 1'
    )

    assert run.end()[0] == 7


def test_what_is_run_has_the_surroundings_of_who_asked(
    begin: Callable[..., Run], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FOR_A_TEST", "it is there")
    run = begin("echo $FOR_A_TEST; pwd")

    assert run.end()[1].startswith(f"it is there\n{os.getcwd()}\n")
