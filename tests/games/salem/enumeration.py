"""What a seat can work out about the Tryals, by brute force: every deal and every blind pick, weighed by how often it
happens, kept if it fits what that seat was told. It reads nothing but the seat's events."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from itertools import product
from math import factorial
from typing import NamedTuple

from sortilege.kernel.match import Event, Match

Row = tuple[int, int, int]
"""The face-down Puritans, Witches and Constables of a seat."""
FACES = ["puritan", "witch", "constable"]
PURITAN, WITCH, CONSTABLE = range(3)


class World(NamedTuple):
    rows: tuple[Row, ...]
    ever: frozenset[int]
    """Who holds or has held a Witch card."""


class Enumeration:
    """The worlds that fit what a seat was told, with their weights."""

    def __init__(self, match: Match, seat: int) -> None:
        view = match.view(seat)
        self.seat = seat
        self.players = match.view(None)["seats"]
        self.order: list[int] = view["order"]
        self.living = set(self.order)
        self.has_ghosts = self.players < len(self.order)
        self.worlds: dict[World, float] = {}
        events = match.events(seat)
        self.deal(events)
        self.follow(events)
        total = sum(self.worlds.values())
        self.worlds = {world: weight / total for world, weight in self.worlds.items()}

    def left_of(self, seat: int) -> int:
        place = self.order.index(seat)
        turned = self.order[place + 1 :] + self.order[: place + 1]
        return next(other for other in turned if other in self.living)

    # The deal

    def deal(self, events: list[Event]) -> None:
        (told,) = [event.fields for event in events if event.name == "TrialsDealt"]
        own = [str(event.fields["face"]) for event in events if event.name == "TrialReceived"]
        size, witches = int(str(told["each"])), int(str(told["witches"]))
        seats = range(len(self.order))
        for holders in product(range(witches + 1), repeat=len(self.order)):
            if sum(holders) != witches:
                continue
            for constable in seats:
                counts = [(holders[seat], int(seat == constable)) for seat in seats]
                if any(w + c > size for w, c in counts):
                    continue
                rows = tuple((size - w - c, w, c) for w, c in counts)
                if rows[self.seat] != tuple(own.count(face) for face in FACES):
                    continue
                ways = 1
                for p, w, c in rows:
                    ways *= factorial(size) // factorial(p) // factorial(w) // factorial(c)
                self.worlds[World(rows, frozenset(seat for seat in seats if rows[seat][WITCH]))] = float(ways)

    # What happened since

    def follow(self, events: list[Event]) -> None:
        met: set[int] = set()
        passes: list[Event] = []
        for event in events:
            name, fields = event.name, event.fields
            if name == "WitchRecognised":
                met.add(int(str(fields["of"])))
                continue
            if met:
                self.keep(lambda world, met=frozenset(met): world.ever & self.living_players() == met)
                met = set()
            if name in ("TrialPassed", "TrialPutInCentre", "TrialTakenFromCentre"):
                passes.append(event)
                if len(passes) == len(self.living) * (1 if name == "TrialPassed" else 2):
                    self.exchange(passes)
                    self.go_on()
                    passes = []
            elif name == "TrialRevealed":
                self.reveal(int(str(fields["of"])), FACES.index(str(fields["face"])))
            elif name == "PlayerDied":
                self.living.discard(int(str(fields["of"])))
            elif name == "AllegianceStated":
                said = fields["witch"] == "yes"
                self.keep(lambda world, of=fields["of"], said=said: (of in world.ever) == said)
                self.go_on()
            elif name == "EyesOpened" and fields["gavel"] is not None:
                self.place_gavel(int(str(fields["gavel"])))
            elif name == "GhostPeeked" and fields["face"] is not None:
                self.peek(int(str(fields["of"])), FACES.index(str(fields["face"])))
        if met:
            self.keep(lambda world: world.ever & self.living_players() == met)

    def living_players(self) -> frozenset[int]:
        return frozenset(seat for seat in self.living if seat < self.players)

    def keep(self, fits: object) -> None:
        assert callable(fits)
        self.worlds = {world: weight for world, weight in self.worlds.items() if fits(world)}

    def go_on(self) -> None:
        """The game was not over: somebody alive has never been a Witch."""
        self.keep(lambda world: not self.living_players() <= world.ever)

    def place_gavel(self, on: int) -> None:
        """The Constable is a player, and not the one who has the Gavel unless ghosts are about."""
        self.keep(
            lambda world: any(
                world.rows[seat][CONSTABLE] and (self.has_ghosts or seat != on) for seat in self.living_players()
            )
        )

    def reveal(self, of: int, face: int) -> None:
        worlds: dict[World, float] = defaultdict(float)
        for world, weight in self.worlds.items():
            row = world.rows[of]
            if row[face]:
                worlds[World(changed(world.rows, of, face, -1), world.ever)] += weight * row[face] / sum(row)
        self.worlds = dict(worlds)

    def peek(self, of: int, face: int) -> None:
        self.worlds = {
            world: weight * world.rows[of][face] / sum(world.rows[of])
            for world, weight in self.worlds.items()
            if world.rows[of][face]
        }

    def exchange(self, passes: list[Event]) -> None:
        worlds: dict[World, float] = defaultdict(float)
        blind = passes[0].name != "TrialPassed"
        given = {int(str(event.fields["source"])): event.fields["face"] for event in passes if "source" in event.fields}
        for world, weight in self.worlds.items():
            for picks, chance in self.picks(world, given):
                takes: list[tuple[dict[int, int], float]] = [({self.right_of(giver): face for giver, face in picks.items()}, 1.0)]
                if blind:
                    got = {int(str(event.fields["target"])): event.fields["face"] for event in passes if "target" in event.fields}
                    takes = list(self.dealt_from_centre(picks, got))
                for taken, share in takes:
                    rows = world.rows
                    for giver, face in picks.items():
                        rows = changed(rows, giver, face, -1)
                    for taker, face in taken.items():
                        rows = changed(rows, taker, face, 1)
                    joined = frozenset(taker for taker, face in taken.items() if face == WITCH)
                    worlds[World(rows, world.ever | joined)] += weight * chance * share
        self.worlds = dict(worlds)

    def right_of(self, seat: int) -> int:
        return next(other for other in self.living if self.left_of(other) == seat)

    def picks(self, world: World, given: dict[int, object]) -> Iterator[tuple[dict[int, int], float]]:
        """Which face each giver gave, each back as likely as another."""
        givers = sorted(self.living)
        for faces in product(range(3), repeat=len(givers)):
            chance = 1.0
            for giver, face in zip(givers, faces, strict=True):
                row = world.rows[giver]
                told = given[giver]
                chance *= row[face] / sum(row) if told is None or FACES.index(str(told)) == face else 0.0
            if chance:
                yield dict(zip(givers, faces, strict=True)), chance

    def dealt_from_centre(
        self, picks: dict[int, int], got: dict[int, object]
    ) -> Iterator[tuple[dict[int, int], float]]:
        """Every way to deal the centre out, each order as likely as another."""
        takers = sorted(self.living)
        centre = [list(picks.values()).count(face) for face in range(3)]
        ways = [
            faces
            for faces in product(range(3), repeat=len(takers))
            if [faces.count(face) for face in range(3)] == centre
        ]
        for faces in ways:
            taken = dict(zip(takers, faces, strict=True))
            if all(told is None or FACES[taken[taker]] == told for taker, told in got.items()):
                yield taken, 1.0 / len(ways)


def changed(rows: tuple[Row, ...], seat: int, face: int, by: int) -> tuple[Row, ...]:
    row = list(rows[seat])
    row[face] += by
    return (*rows[:seat], (row[0], row[1], row[2]), *rows[seat + 1 :])
