"""The net: games as they were played once, with what every seat saw, was told and was asked after each choice.

``python -m sortilege.testing.net`` plays the records under ``tests/net`` again, through the library's contract
alone, and says where what comes out differs; with ``--show GAME-MODE/3@57`` it prints what there is after
choice 57 of record 3, to compare two versions. With ``--write`` the games are played and written down anew.

A file holds one mode. Its first line names the fields that a view had: fields that came later are left out of the
comparison, one that is missing is a difference. Each other line is a game: its record, and for the deal and each
choice a short hash of all views, all new events, and all asks with all permissions.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

import sortilege
from sortilege import IllegalChoice, Match
from sortilege.testing.net_fields import Fields

FOLDER = Path("tests", "net")
PARTS = ("views", "events", "asks")
DIGITS = 8


class KeptGame(NamedTuple):
    """One game of the net."""

    seats: int
    options: dict[str, bool | int | str]
    seed: int
    record: str
    hashes: dict[str, str]
    """For each part the hashes of the deal and of every choice, one after the other."""

    def choices(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.record.splitlines()[1:-1]]

    def hash(self, part: str, ply: int) -> str:
        return self.hashes[part][DIGITS * ply : DIGITS * (ply + 1)]


class Net(NamedTuple):
    """The games of one mode."""

    game: str
    mode: str
    fields: Fields
    kept: list[KeptGame]

    @property
    def name(self) -> str:
        return f"{self.game}-{self.mode}"

    def text(self) -> str:
        heading = {"game": self.game, "mode": self.mode, "fields": self.fields.paths()}
        rows = [heading, *[one._asdict() for one in self.kept]]
        return "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)


def read(path: Path) -> Net:
    heading, *rows = map(json.loads, path.read_text(encoding="utf-8").splitlines())
    return Net(heading["game"], heading["mode"], Fields(heading["fields"]), [KeptGame(**row) for row in rows])


class Difference(NamedTuple):
    """Where a game is no longer what it was."""

    name: str
    record: int
    ply: int
    part: str
    detail: str

    def __str__(self) -> str:
        return f"{self.name}/{self.record}@{self.ply}: {self.part} differ: {self.detail}"


class Witness:
    """Looks at a match as everybody at once: each seat and a spectator."""

    def __init__(self, match: Match, seats: int) -> None:
        self.match = match
        self.eyes: list[int | None] = [None, *range(seats)]
        self.heard = [0] * len(self.eyes)

    def look(self) -> dict[str, list[Any]]:
        """What each sees, has been told since the last look, and is asked or may do."""
        match = self.match
        told = [match.events(seat, since=heard) for seat, heard in zip(self.eyes, self.heard, strict=True)]
        self.heard = [heard + len(new) for heard, new in zip(self.heard, told, strict=True)]
        asked = [
            [ask.seat, ask.window, ask.seconds, str(ask.why), str(ask.default), *map(str, ask.options)]
            for ask in match.asks
        ]
        may = [[*map(str, match.permissions(seat))] for seat in self.eyes if seat is not None]
        return {
            "views": [match.view(seat) for seat in self.eyes],
            "events": [[*map(str, new)] for new in told],
            "asks": [asked, may],
        }


def digest(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=DIGITS // 2).hexdigest()


def choose(match: Match, choice: dict[str, Any]) -> None:
    """Makes a choice of a record."""
    if "act" in choice:
        match.act(choice["seat"], choice["act"])
    else:
        match.answer(choice["seat"], choice["step"], late=choice.get("late", False))


def differences(net: Net, number: int, start: Callable[..., Match] = sortilege.new) -> Iterator[Difference]:
    """Plays a record again. Of each part the first difference is told."""
    kept = net.kept[number]
    match = start(net.game, mode=net.mode, seats=kept.seats, options=kept.options, seed=kept.seed)
    witness = Witness(match, kept.seats)
    same = list(PARTS)
    made = "the deal"
    for ply, choice in enumerate([None, *kept.choices()]):
        if choice is not None:
            made = json.dumps(choice, ensure_ascii=False)
            try:
                choose(match, choice)
            except IllegalChoice as no:
                yield Difference(net.name, number, ply, "choices", f"{made} is refused: {no}")
                return
        seen = witness.look()
        seen["views"] = [net.fields.only(view) for view in seen["views"]]
        for part in [part for part in same if digest(seen[part]) != kept.hash(part, ply)]:
            same.remove(part)
            yield Difference(net.name, number, ply, part, f"after {made}")
        if not same:
            return
    if match.record().text() != kept.record:
        yield Difference(net.name, number, ply, "records", "the game is written down otherwise")
    again = Witness(sortilege.replay(kept.record), kept.seats).look()
    if digest([net.fields.only(view) for view in again["views"]]) != kept.hash("views", ply):
        yield Difference(net.name, number, ply, "replays", "the record, replayed, shows something else")


def show(folder: Path, place: str) -> str:
    """What there is at a place of the net such as `GAME-MODE/3@57`, as JSON to be compared."""
    file, _, rest = place.partition("/")
    number, _, ply = rest.partition("@")
    net = read(folder / f"{file}.jsonl")
    kept = net.kept[int(number)]
    match = sortilege.new(net.game, mode=net.mode, seats=kept.seats, options=kept.options, seed=kept.seed)
    witness = Witness(match, kept.seats)
    seen = witness.look()
    for choice in kept.choices()[: int(ply)]:
        choose(match, choice)
        seen = witness.look()
    return json.dumps(seen, ensure_ascii=False, indent=1, sort_keys=True)


def check(folder: Path) -> int:
    """Compares everything, printing what it finds; returns how many differences there are."""
    found = records = plies = 0
    for path in sorted(folder.glob("*.jsonl")):
        net = read(path)
        different = [one for number in range(len(net.kept)) for one in differences(net, number)]
        choices = sum(len(kept.choices()) for kept in net.kept)
        print(f"{net.name}: {len(net.kept)} records, {choices} choices, {len(different)} differences")
        print(*different, sep="\n", end="\n" if different else "", file=sys.stderr)
        found += len(different)
        records += len(net.kept)
        plies += choices
    print(f"in all: {records} records, {plies} choices, {found} differences, {time.process_time():.1f} s of CPU")
    return found if records else 1


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m sortilege.testing.net", description="Compare games with the net.")
    parser.add_argument("folder", type=Path, nargs="?", default=FOLDER, help="where it is (default: tests/net)")
    parser.add_argument("--write", action="store_true", help="play the games and write them down anew, then compare")
    parser.add_argument("--add", action="store_true", help="add games for options that none has, then compare")
    parser.add_argument("--show", metavar="FILE/RECORD@CHOICE", help="print what there is at one place")
    given = parser.parse_args(arguments)
    if given.show:
        print(show(given.folder, given.show))
        return 0
    if given.write:
        from sortilege.testing.net_play import write  # which reads options and plays

        write(given.folder)
    if given.add:
        from sortilege.testing.net_play import add

        add(given.folder)
    return 1 if check(given.folder) else 0


if __name__ == "__main__":
    sys.exit(main())
