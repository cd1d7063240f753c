"""Whoever plays many games: this process, several on this machine, or a cluster.

Work is a plan and the numbers of its games, in parts. Each game has a seed of its own and each part is counted once,
under its first number, so what comes out does not depend on who played which part, in which order, or how often a part
had to be begun. With a folder the games of every finished part are kept there as Parquet, and a run that was broken
off goes on where it was.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from sortilege.lab import parquet, ray_cluster
from sortilege.workers import pool

P = TypeVar("P")
R = TypeVar("R", bound=msgspec.Struct)
MOST_IN_A_PART = 250
PARTS = 40
PLAN = "_plan.json"
"""Whoever reads the folder as one table passes over what begins so."""


class Work(msgspec.Struct, Generic[P, R], frozen=True):
    """How the games of a plan are played, and what each comes to."""

    plan: P
    """What is played: something that can be sent to another process."""
    play: Callable[[tuple[P, range]], list[R]]
    """A function of a module, which every process can find."""
    row: type[R]
    """The record that is kept of a game."""


class Crew(msgspec.Struct, frozen=True):
    """Who plays, and where the results are kept."""

    workers: int = 1
    """How many processes of this machine."""
    cluster: str | None = None
    """`auto` or the address of a Ray cluster, in place of processes of this machine."""
    folder: Path | None = None
    """Where the games of finished parts are kept, if anywhere."""

    def check(self, games: int) -> None:
        """ValueError if there is nothing to play or nobody to play it."""
        if games < 1 or self.workers < 1:
            raise ValueError(f"games and workers: at least 1 each, not {games} and {self.workers}")

    def apart(self, name: str) -> Crew:
        """The same, that keeps its results in a folder of this name inside: for another plan of the same run."""
        return self if self.folder is None else Crew(self.workers, self.cluster, self.folder / name)

    def parts(self, work: Work[P, R], games: int, most: int = MOST_IN_A_PART) -> Iterator[list[R]]:
        """The games of each part, as parts are finished; those kept from before come first. A part has so many at
        most: few where games take very unequal times."""
        self.check(games)
        todo = parts_of(games, most)
        if self.folder is not None:
            self.folder.mkdir(parents=True, exist_ok=True)
            same_plan(self.folder / PLAN, {"plan": work.plan, "games": games})
            for part in list(todo):
                kept = parquet.read(file_of(self.folder, part), work.row)
                if kept is not None:
                    todo.remove(part)
                    yield kept
        for part, rows in self._played(work, todo):
            if self.folder is not None:
                parquet.write(file_of(self.folder, part), rows, work.row)
            yield rows

    def _played(self, work: Work[P, R], parts: Sequence[range]) -> Iterator[tuple[range, list[R]]]:
        if not parts:
            return
        if self.cluster is not None:
            for part, played in ray_cluster.play(work.plan, work.play, parts, self.cluster):
                yield part, msgspec.msgpack.decode(played, type=list[work.row])  # type: ignore[name-defined]
            return
        if self.workers == 1:
            for part in parts:
                yield part, work.play((work.plan, part))
            return
        with pool(min(self.workers, len(parts))) as others:
            yield from others.imap_unordered(_play_part, [(work.plan, work.play, part) for part in parts])


def _play_part(work: tuple[P, Callable[[tuple[P, range]], list[R]], range]) -> tuple[range, list[R]]:
    plan, play, part = work
    return part, play((plan, part))


def parts_of(games: int, most: int = MOST_IN_A_PART) -> list[range]:
    """The numbers of the games in parts that take about as long."""
    size = max(1, min(most, games // PARTS))
    return [range(start, min(start + size, games)) for start in range(0, games, size)]


def file_of(folder: Path, part: range) -> Path:
    return folder / f"games-{part.start:08}.parquet"


def same_plan(path: Path, plan: object) -> None:
    """A folder keeps the results of one plan only."""
    told = msgspec.json.format(msgspec.json.encode(plan, order="deterministic"))
    if path.is_file():
        if path.read_bytes() != told:
            raise ValueError(f"results: {path.parent} holds the games of another plan, see {path.name} there")
        return
    fresh = path.with_name(f"_{path.name}.new")
    fresh.write_bytes(told)
    os.replace(fresh, path)
