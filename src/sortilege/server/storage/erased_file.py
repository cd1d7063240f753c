"""Who was erased is also written beside the store: a back-up of before may come back, they must not."""

from __future__ import annotations

import logging
import os
from pathlib import Path

from sortilege.server.storage.erasing import erase, erased
from sortilege.server.storage.store import Store

LOG = logging.getLogger(__name__)


def hand_over(path: Path) -> None:
    """What root writes into the folder of a server belongs to whoever the folder belongs to, or the server could not
    go on with it."""
    if os.name != "nt" and os.geteuid() == 0 and path.exists():
        folder = path.parent.stat()
        os.chown(path, folder.st_uid, folder.st_gid)


class ErasedFile:
    """One id a line. It names nobody: all that belonged to these ids is gone."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def read(self) -> set[str]:
        try:
            return {line.strip() for line in self.path.read_text(encoding="utf-8").splitlines() if line.strip()}
        except (FileNotFoundError, NotADirectoryError):
            return set()

    def add(self, people: set[str]) -> None:
        new = sorted(people - self.read())
        if new:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with self.path.open("a", encoding="utf-8") as file:
                file.writelines(f"{person}\n" for person in new)
            hand_over(self.path)

    async def agree(self, store: Store) -> list[str]:
        """Whoever was erased according to the file or the store is erased in both; the people who had come back."""
        in_store = await erased(store)
        try:
            self.add(in_store)
        except OSError as wrong:  # a server without it is better than none: the store knows them too
            LOG.error("the list of who was erased cannot be written, see SORTILEGE_ERASED: %s", wrong.strerror)
        returned = []
        for person in sorted(self.read() | in_store):
            if await store.person(person) is not None:
                try:
                    await erase(store, person, "erased before", "server")
                except Exception as wrong:
                    LOG.error("somebody who was erased is back and could not be erased: %s", type(wrong).__name__)
                    continue
                returned.append(person)
        return returned
