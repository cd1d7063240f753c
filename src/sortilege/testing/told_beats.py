"""A server whose phones around real tables have the time that a test tells:

    python -m sortilege.testing.told_beats FILE --port 8765 --database ...

The file holds the seconds that have passed; it is read again all the time. A room beats once for each of them, and
never otherwise. Everything else is as it is without.
"""

from __future__ import annotations

import asyncio
import runpy
import sys
from pathlib import Path

from sortilege.server.live import phone_rooms
from sortilege.server.table.phones import BEAT

READ_EVERY = 0.02


class Told:
    """How many seconds have passed."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._last = 0

    @property
    def seconds(self) -> int:
        written = self._file.read_text(encoding="ascii")
        self._last = int(written) if written else self._last  # it is being written
        return self._last


def room_by(told: Told) -> type[phone_rooms.OpenRoom]:
    """Rooms that count the seconds that were told since they were opened."""

    class ToldRoom(phone_rooms.OpenRoom):
        def __init__(self, code: str, person: str, address: str) -> None:
            super().__init__(code, person, address)
            self._from = told.seconds

        def now(self) -> int:
            return (told.seconds - self._from) * BEAT

        async def run(self) -> None:
            number = 1
            while not self.is_over:
                while number * BEAT <= self.now():
                    self.beat(number * BEAT)
                    number += 1
                await asyncio.sleep(READ_EVERY)

    return ToldRoom


if __name__ == "__main__":
    setattr(phone_rooms, "OpenRoom", room_by(Told(Path(sys.argv.pop(1)))))  # noqa: B010  # before one is opened
    runpy.run_module("sortilege.server", run_name="__main__")
