"""A part of `make test`: it has so many minutes, and nothing that it began outlives it.

``python -m sortilege.testing.within MINUTES COMMAND...`` gives the command's own code, or 124 if its time is over. What
is still there then, however it was begun, would hold the output open, and whoever reads that would wait for ever.
"""

from __future__ import annotations

import argparse
import contextlib
import ctypes
import os
import shlex
import signal
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import FrameType

TIME_IS_OVER = 124
FAREWELL = 15.0
"""Seconds to say what was under way, once interrupted."""
A_MOMENT = 2.0
"""Seconds in which what a command began may see for itself that it is gone."""
ADOPT_ORPHANS = 36
"""What Linux calls PR_SET_CHILD_SUBREAPER."""
ENDINGS = (signal.SIGALRM, signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


class Ended(Exception):
    """It is not waited for any longer."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m sortilege.testing.within", description="Run a part of the tests.")
    parser.add_argument("minutes", type=float)
    parser.add_argument("command", nargs=argparse.REMAINDER)
    options = parser.parse_args(arguments)
    adopt_orphans()
    code = run(options.command, options.minutes * 60)
    if code == TIME_IS_OVER:
        words = shlex.join(options.command)
        print(f"TIME IS OVER: after {options.minutes:g} minutes this was ended: {words}", flush=True)
    return code


def run(command: list[str], seconds: float) -> int:
    for number in ENDINGS:
        signal.signal(number, _stop_waiting)
    first = os.posix_spawnp(command[0], command, os.environ, setpgroup=0, setsigdef=(signal.SIGPIPE,))
    try:
        signal.setitimer(signal.ITIMER_REAL, seconds)
        code = wait_for(first)
    except Ended as ended:
        code = ended.code
        with contextlib.suppress(Ended, OSError):
            signal.setitimer(signal.ITIMER_REAL, FAREWELL)
            os.killpg(first, signal.SIGINT)
            wait_for(first)
    for number in ENDINGS:
        signal.signal(number, signal.SIG_IGN)
    end_what_is_left(first)
    return code if code >= 0 else 128 - code


def _stop_waiting(number: int, _: FrameType | None) -> None:
    raise Ended(TIME_IS_OVER if number == signal.SIGALRM else 128 + number)


def adopt_orphans() -> None:
    """Whose parent ends becomes a child of this process, on Linux; elsewhere only the command's own group is found."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(ADOPT_ORPHANS, 1, 0, 0, 0)


def wait_for(first: int) -> int:
    """Its code. Orphans that end meanwhile are gone for those who look for them."""
    while True:
        pid, status = os.waitpid(-1, 0)
        if pid == first:
            return os.waitstatus_to_exitcode(status)


def end_what_is_left(first: int) -> None:
    until = time.monotonic() + A_MOMENT
    while (left := descendants()) and time.monotonic() < until:
        time.sleep(0.05)
    if left:
        print("Left behind, and ended:", *(f"  {pid} {_command_line(pid)}" for pid in left), sep="\n", flush=True)
    until = time.monotonic() + FAREWELL
    while left and time.monotonic() < until:
        for pid in left:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        time.sleep(0.05)
        left = descendants()
    with contextlib.suppress(OSError):
        os.killpg(first, signal.SIGKILL)


def descendants() -> list[int]:
    """What there is below this process, once those of its own that have ended are laid to rest."""
    with contextlib.suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG) != (0, 0):
            pass
    parents = dict(_processes())
    found = []
    for pid in parents:
        above = parents[pid]
        while above in parents and above != os.getpid():
            above = parents[above]
        if above == os.getpid():
            found.append(pid)
    return found


def _processes() -> Iterator[tuple[int, int]]:
    """Each with its parent."""
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            yield int(folder.name), int((folder / "stat").read_text(errors="replace").rpartition(")")[2].split()[1])


def _command_line(pid: int) -> str:
    with contextlib.suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace").strip()
    return ""


if __name__ == "__main__":
    sys.exit(main())
