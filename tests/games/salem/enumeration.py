"""What a seat can work out about the Tryals, by brute force: every deal and every blind pick, weighed by how often it
comes about, kept if it fits what that seat was told. It reads nothing but the seat's events."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from itertools import product
from math import factorial
from typing import NamedTuple

from sortilege.kernel.match import Event, Match

Row = tuple[int, int, int]
"""The face-down Puritans, Witches and Constables of a seat."""
FACES = ["puritan", "witch", "constable"]
WITCH, CONSTABLE = 1, 2
PASSES = ("TrialPassed", "TrialPutInCentre", "TrialTakenFromCentre")


class World(NamedTuple):
    rows: tuple[Row, ...]
    ever: frozenset[int]
    """Who holds or has held a Witch card."""


def number(event: Event, field: str) -> int:
    value = event.fields[field]
    assert isinstance(value, int)
    return value


def face(event: Event) -> int | None:
    """The Tryal an event shows, if this seat was told."""
    told = event.fields["face"]
    return None if told is None else FACES.index(str(told))


class Enumeration:
    """The worlds that fit what a seat was told, with their chances."""

    def __init__(self, match: Match, seat: int) -> None:
        view = match.view(seat)
        self.seat = seat
        self.players: int = view["seats"]
        self.order: list[int] = view["order"]
        self.living = set(self.order)
        self.worlds: dict[World, float] = {}
        self.deal(match.events(seat))
        self.follow(match.events(seat))
        total = sum(self.worlds.values())
        self.worlds = {world: weight / total for world, weight in self.worlds.items()}

    # The deal

    def deal(self, events: Sequence[Event]) -> None:
        (dealt,) = [event for event in events if event.name == "TrialsDealt"]
        size, witches = number(dealt, "each"), number(dealt, "witches")
        received = [face(event) for event in events if event.name == "TrialReceived"]
        own = tuple(received.count(value) for value in range(3))
        seats = range(len(self.order))
        for held in product(range(witches + 1), repeat=len(self.order)):
            for constable in seats if sum(held) == witches else []:
                rows = tuple(
                    (size - held[seat] - (seat == constable), held[seat], int(seat == constable)) for seat in seats
                )
                if rows[self.seat] == own and min(row[0] for row in rows) >= 0:
                    ways = 1
                    for row in rows:
                        ways *= factorial(size) // (factorial(row[0]) * factorial(row[1]))
                    self.worlds[World(rows, frozenset(seat for seat in seats if held[seat]))] = ways

    # What happened since

    def follow(self, events: Sequence[Event]) -> None:
        met: set[int] = set()
        passes: list[Event] = []
        for event in [*events, Event("Now", {})]:
            if event.name == "WitchRecognised":
                met.add(number(event, "of"))
                continue
            if met:
                self.meet(frozenset(met))
                met = set()
            if event.name in PASSES:
                passes.append(event)
            elif passes:
                self.exchange(passes)
                passes = []
            self.take_in(event)

    def take_in(self, event: Event) -> None:
        if event.name == "TrialRevealed":
            self.see(number(event, "of"), face(event), turned_up=True)
        elif event.name == "GhostPeeked":
            self.see(number(event, "of"), face(event), turned_up=False)
        elif event.name == "PlayerDied":
            self.living.discard(number(event, "of"))
            self.go_on()
        elif event.name == "AllegianceStated":
            self.keep(lambda world: (event.fields["of"] in world.ever) == (event.fields["witch"] == "yes"))
        elif event.name == "EyesOpened" and event.fields["gavel"] is not None:
            self.place_gavel(number(event, "gavel"))

    def living_players(self) -> frozenset[int]:
        return frozenset(seat for seat in self.living if seat < self.players)

    def keep(self, fits: Callable[[World], bool]) -> None:
        self.worlds = {world: weight for world, weight in self.worlds.items() if fits(world)}

    def meet(self, met: frozenset[int]) -> None:
        """All the living Witches saw each other, this seat among them."""
        self.keep(lambda world: world.ever & self.living_players() == met)

    def go_on(self) -> None:
        """The game was not over: somebody alive had never been a Witch."""
        self.keep(lambda world: not self.living_players() <= world.ever)

    def place_gavel(self, on: int) -> None:
        """The Constable is a player, and not who has the Gavel unless there are ghosts."""
        with_ghosts = self.players < len(self.order)
        givers = [seat for seat in self.living_players() if with_ghosts or seat != on]
        self.keep(lambda world: any(world.rows[seat][CONSTABLE] for seat in givers))

    def see(self, of: int, value: int | None, *, turned_up: bool) -> None:
        """Somebody saw a card of a row, as likely any of those face-down."""
        if value is None:
            return
        worlds: dict[World, float] = defaultdict(float)
        for world, weight in self.worlds.items():
            row = world.rows[of]
            if row[value]:
                rows = changed(world.rows, of, value, -1) if turned_up else world.rows
                worlds[World(rows, world.ever)] += weight * row[value] / sum(row)
        self.worlds = dict(worlds)

    # Exchanges

    def exchange(self, passes: Sequence[Event]) -> None:
        given = {number(event, "source"): face(event) for event in passes if "source" in event.fields}
        got = {number(event, "target"): face(event) for event in passes if "source" not in event.fields}
        worlds: dict[World, float] = defaultdict(float)
        for world, weight in self.worlds.items():
            for picks, chance in self.ways_to_pick(world, given):
                passed = {self.right_of(giver): value for giver, value in picks.items()}
                for taken, share in ways_to_deal(picks, got) if got else [(passed, 1.0)]:
                    worlds[after(world, picks, taken)] += weight * chance * share
        self.worlds = dict(worlds)
        self.go_on()

    def right_of(self, seat: int) -> int:
        """The living seat that takes from this one."""
        place = self.order.index(seat)
        turned = self.order[:place][::-1] + self.order[place:][::-1]
        return next(other for other in turned if other in self.living)

    def ways_to_pick(self, world: World, given: dict[int, int | None]) -> Iterator[tuple[dict[int, int], float]]:
        """Which face each giver gave, each back as likely as another."""
        for values in product(range(3), repeat=len(given)):
            picks = dict(zip(given, values, strict=True))
            chance = 1.0
            for giver, value in picks.items():
                row = world.rows[giver]
                chance *= row[value] / sum(row) if given[giver] in (None, value) else 0.0
            if chance:
                yield picks, chance


def ways_to_deal(picks: dict[int, int], got: dict[int, int | None]) -> list[tuple[dict[int, int], float]]:
    """Every way to deal the cards in the centre out, each as likely as another, that fits what was got."""
    ways = [values for values in product(range(3), repeat=len(picks)) if sorted(values) == sorted(picks.values())]
    dealt = [dict(zip(got, values, strict=True)) for values in ways]
    return [(taken, 1.0 / len(ways)) for taken in dealt if all(got[seat] in (None, v) for seat, v in taken.items())]


def after(world: World, picks: dict[int, int], taken: dict[int, int]) -> World:
    rows = world.rows
    for giver, value in picks.items():
        rows = changed(rows, giver, value, -1)
    for taker, value in taken.items():
        rows = changed(rows, taker, value, 1)
    return World(rows, world.ever | {taker for taker, value in taken.items() if value == WITCH})


def changed(rows: tuple[Row, ...], seat: int, value: int, by: int) -> tuple[Row, ...]:
    row = list(rows[seat])
    row[value] += by
    return (*rows[:seat], (row[0], row[1], row[2]), *rows[seat + 1 :])
