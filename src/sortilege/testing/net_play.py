"""Plays the games of the net: every mode at every number of seats, and every value of every option.

Choices are random, and sometimes a clock's or a standing permission. Of several games that could stand in one
place the one is taken that shows most steps, events and endings not seen in the mode before; in the end some of
the others, until everything that any of them showed is there. All of it follows from names and numbers: the same
code writes the same files.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

import sortilege
from sortilege import Match, Ruleset, Step
from sortilege.kernel.ruleset import Option, Value
from sortilege.testing.net import PARTS, KeptGame, Net, Witness, choose, digest, read
from sortilege.testing.net_fields import Fields

LONGEST = 400
"""A game is left there if it is not over."""
RECORDS_OF_A_TABLE = 2
RECORDS_OF_A_MODE = 8
CANDIDATES = 24
LATE = 0.05
PERMITTED = 0.03
PERMITTED_AT_THE_END = 0.2
"""How often a permission that ends the game is used where one is drawn."""
SHORT = 40
"""A number that may be thousands is drawn up to here, besides its limits: games are short."""


class NetTable(NamedTuple):
    """One place of the net, to be filled with a game."""

    seats: int
    options: dict[str, Value]


def values(option: Option, seats: int) -> list[Value]:
    """What an option may be at a table; of numbers the limits and a few between."""
    if option.seats and not option.seats[0] <= seats <= option.seats[1]:
        return [option.default]
    if option.type == "int":
        least, most = map(int, option.choices)
        return sorted(
            {least, least + 1, *range(least + 3, min(SHORT, most), 9), most, *option.also, int(option.default)}
        )
    return [one for one in option.choices if not option.names_seat or type(one) is not int or one < seats]


def net_tables(ruleset: Ruleset, mode: str) -> Iterator[NetTable]:
    """Every number of seats with the usual options and with others, until each value of each has had its game."""
    least, most = ruleset.seats[mode]
    tables = range(least, most + 1)
    options = [option for option in ruleset.options if mode in option.modes]
    rng = Random(f"{ruleset.name} {mode}")
    left = {(option.name, str(one)) for option in options for seats in tables for one in values(option, seats)}
    left -= {(option.name, str(option.default)) for option in options}

    def drawn(seats: int) -> NetTable:
        chosen: dict[str, Value] = {}
        for option in options:
            allowed = values(option, seats)
            chosen[option.name] = rng.choice([one for one in allowed if (option.name, str(one)) in left] or allowed)
        left.difference_update((name, str(one)) for name, one in chosen.items())
        return NetTable(seats, chosen)

    for seats in tables:
        yield NetTable(seats, {})
        for _ in range(max(RECORDS_OF_A_TABLE, RECORDS_OF_A_MODE // len(tables)) - 1):
            yield drawn(seats)
    for seats in reversed(tables):
        while any((option.name, str(one)) in left for option in options for one in values(option, seats)):
            yield drawn(seats)


def choose_randomly(match: Match, seats: int, rng: Random) -> None:
    drawn = rng.random()
    if drawn < PERMITTED and use_permission(match, seats, rng):
        return
    ask = rng.choice(match.asks)
    if drawn > 1 - LATE and ask.default is not None:
        match.answer(ask.seat, ask.default if isinstance(ask.default, Step) else rng.choice(ask.options), late=True)
        return
    options = ask.options
    if rng.random() < 0.5:
        name = rng.choice(sorted({option.name for option in options}))
        options = tuple(option for option in options if option.name == name)
    match.answer(ask.seat, rng.choice(options))


def use_permission(match: Match, seats: int, rng: Random) -> bool:
    """Uses one that is open to somebody, if any is."""
    may = [(seat, step) for seat in range(seats) for step in match.permissions(seat)]
    rng.shuffle(may)
    for seat, step in may:
        tried = match.clone()
        tried.act(seat, step)
        if not tried.over or rng.random() < PERMITTED_AT_THE_END:
            match.act(seat, step)
            return True
    return False


def play(net: Net, table: NetTable, seed: int) -> tuple[KeptGame, set[str]]:
    """A game, and the names of all that was chosen and told in it."""
    seats = table.seats
    match = sortilege.new(net.game, mode=net.mode, seats=seats, options=table.options, seed=seed)
    rng = Random(f"{net.name} {seats} {seed}")
    plies = 0
    while not match.over and plies < LONGEST:
        choose_randomly(match, seats, rng)
        plies += 1
    kept = KeptGame(seats, table.options, seed, match.record().text(), {})
    names = {str(choice.get("act") or choice["step"]).partition("(")[0] for choice in kept.choices()}
    for seat in (None, *range(seats)):
        names |= {event.name for event in match.events(seat)}
    return kept, names | {f"ending {match.outcome.reason}" if match.outcome else ""}


def with_hashes(net: Net, kept: KeptGame, of_new_fields: bool = True) -> KeptGame:
    """The game with what came out after each choice; its fields become the net's, or only those count that are."""
    match = sortilege.new(net.game, mode=net.mode, seats=kept.seats, options=kept.options, seed=kept.seed)
    witness = Witness(match, kept.seats)
    hashes = dict.fromkeys(PARTS, "")
    for choice in (None, *kept.choices()):
        if choice is not None:
            choose(match, choice)
        seen = witness.look()
        if of_new_fields:
            for view in seen["views"]:
                net.fields.add(view)
        else:
            seen["views"] = [net.fields.only(view) for view in seen["views"]]
        hashes = {part: before + digest(seen[part]) for part, before in hashes.items()}
    return kept._replace(hashes=hashes)


def make(game: str, mode: str) -> Net:
    net = Net(game, mode, Fields(), [])
    seen: set[str] = set()
    played: list[tuple[KeptGame, set[str]]] = []

    def take(among: list[tuple[KeptGame, set[str]]]) -> None:
        best, names = max(among, key=lambda one: len(one[1] - seen))
        seen.update(names)
        net.kept.append(with_hashes(net, best))

    for place, table in enumerate(net_tables(sortilege.ruleset(game), mode)):
        candidates = [play(net, table, seed) for seed in range(CANDIDATES * place, CANDIDATES * (place + 1))]
        take(candidates)
        played += candidates
    while any(names - seen for _, names in played):
        take(played)
    return net


def write(folder: Path) -> None:
    """Writes every file of the net; those of modes that are no more go."""
    for path in folder.glob("*.jsonl"):
        path.unlink()
    for game in sortilege.games():
        for mode in sortilege.ruleset(game).modes:
            net = make(game, mode)
            (folder / f"{net.name}.jsonl").write_text(net.text(), encoding="utf-8")


def add(folder: Path) -> None:
    """Adds a game for each value of an option that none has; what is there stays as it is."""
    for path in sorted(folder.glob("*.jsonl")):
        net = read(path)
        for option, value, seats in unplayed(net):
            table = NetTable(seats, {option: value})
            seed = CANDIDATES * len(net.kept)
            kept, _ = play(net, table, seed)
            net.kept.append(with_hashes(net, kept, of_new_fields=False))
        path.write_text(net.text(), encoding="utf-8")


def unplayed(net: Net) -> list[tuple[str, Value, int]]:
    """Values of options that no game of a mode has, with a number of seats that may have them."""
    ruleset = sortilege.ruleset(net.game)
    least, most = ruleset.seats[net.mode]
    held = {(name, str(value)) for kept in net.kept for name, value in kept.options.items()}
    found: list[tuple[str, Value, int]] = []
    for option in [option for option in ruleset.options if net.mode in option.modes]:
        for value in option.choices if option.type != "int" else ():
            seats = [number for number in range(least, most + 1) if value in values(option, number)]
            if value != option.default and seats and (option.name, str(value)) not in held:
                found.append((option.name, value, seats[0]))
    return found
