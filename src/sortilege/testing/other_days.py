"""A server whose clock a test sets, for games that take days:

    python -m sortilege.testing.other_days FILE --port 8765 --database ...

The file holds the seconds by which its clock is ahead of this machine's; it is read again all the time.
"""

from __future__ import annotations

import contextlib
import runpy
import sys
import threading
import time
from pathlib import Path

READ_EVERY = 0.05


class Ahead:
    """How far the clock is ahead."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._real = time.time
        self._seconds = self._read()
        threading.Thread(target=self._follow, daemon=True).start()

    def _read(self) -> float:
        return float(self._file.read_text(encoding="ascii") or "0")

    def _follow(self) -> None:
        while True:
            time.sleep(READ_EVERY)
            with contextlib.suppress(OSError, ValueError):  # it is being written
                self._seconds = self._read()

    def time(self) -> float:
        return self._real() + self._seconds


if __name__ == "__main__":
    ahead = Ahead(Path(sys.argv.pop(1)))
    setattr(time, "time", ahead.time)  # noqa: B010  # before anything of the server is there
    runpy.run_module("sortilege.server", run_name="__main__")
