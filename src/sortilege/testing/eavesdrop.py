"""Secrets on the wire: whatever the server sends a seat would be the same in every world the seat
cannot tell apart, to the byte.

    python -m sortilege.testing.eavesdrop GAME --games 10

plays random games at tables of the server (without sockets: the messages are made, not sent) and
compares them for every seat at every ply. In the other world the seat's own answers, and those of whom it
confers with, are all that was answered or pointed at in an open window, so nothing can depend on who else has.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from random import Random
from typing import TypeVar

import msgspec

import sortilege
from sortilege import Ask, Step
from sortilege.kernel.fields import names_of
from sortilege.kernel.match import Refusal
from sortilege.server.table import answering, entries, faces, moves, wire
from sortilege.server.table.chair import Chair
from sortilege.server.table.conferring import confers, fellows, points
from sortilege.server.table.curtain import Curtain, Stream
from sortilege.server.table.entries import AnyEntry, LogLine
from sortilege.server.table.moves import Refused
from sortilege.server.table.row import Row
from sortilege.server.table.setup import ClockSetup, Setup
from sortilege.server.table.table import Table
from sortilege.testing.play import RESTLESS, Case
from sortilege.testing.soak import numbered_case, runs
from sortilege.testing.tries import some_tries

T = TypeVar("T")
TRIES = 2
"""Of each sort of step that can be asked about, so many are."""
FROM_THE_START = 8
"""One time in so many, also what somebody would be sent who comes with an old version or with none."""
LEAVES_IT = 0.1
"""How often somebody who may lets the table answer."""
POINTING = 0.4
"""How often somebody points where people confer, rather than answers."""
GATHERING = 0.05
"""How often somebody takes a phone beside a big screen instead."""
SECRET = "5a" * 32


def a_row(setup: Setup, table: str = "t" * 22) -> Row:
    """A table whose deal is always the same."""
    return Row(table, "CODE23", msgspec.json.encode(setup.checked()).decode(), SECRET, "p0", False, "open", "{}", 0.0)


def beginning(setup: Setup, at_one_device: bool = False) -> list[AnyEntry]:
    """A person on every seat, or one on all of them, and the game begins."""
    people = ["p0" if at_one_device else f"p{seat}" for seat in range(setup.seats)]
    seated: list[AnyEntry] = [entries.Seated(seat, person, f"P{seat}") for seat, person in enumerate(people)]
    return [*seated, entries.Started(sortilege.ruleset(setup.game).revision)]


def a_table(setup: Setup, at_one_device: bool = False) -> Table:
    """Begun, with a person on every seat, or one on all of them."""
    table = Table(a_row(setup))
    write(table, beginning(setup, at_one_device))
    return table


def write(table: Table, written: list[AnyEntry]) -> None:
    for entry in written:
        table.apply(LogLine(table.ply, 1.0 + table.ply, entry))


def like(one: T, new: T) -> T:
    """A new thing becomes like another, compiled or not."""
    for name in names_of(one):
        setattr(new, name, getattr(one, name))
    return new


def in_another_world(table: Table, seat: int, seed: int) -> Table:
    """The same table over a world imagined for a seat, from what it is shown; there nobody else lets the table
    answer."""
    assert table.curtain is not None
    other = like(table, Table(a_row(table.setup)))
    world = table.curtain.shown(seat).imagine(seat, seed)
    other.curtain = Curtain(world, table.rules.hides_lanes)
    other.curtain.streams = {by: like(stream, Stream()) for by, stream in table.curtain.streams.items()}
    seen = {seat, *fellows(table, seat)}
    other.sealed = {by: step for by, step in table.sealed.items() if by in seen}
    other.pointings = table.pointings.of(seen)
    other.chairs = [like(chair, Chair()) for chair in table.chairs]
    for by, chair in enumerate(other.chairs):
        if by != seat:
            chair.lets, chair.lets_made = {}, 0
    return other


def messages(table: Table, seat: int, versions: Sequence[int | None], tries: list[str]) -> Iterator[bytes]:
    """Everything the server would send that seat now, whatever it has and whatever it asks."""
    for version in versions:
        yield wire.encode(faces.missed(table, seat, version))
    for notation in tries:
        yield wire.encode(wire.Why("w", reason(table, seat, notation)))
    yield wire.encode(faces.card(table, {}, {}))


def reason(table: Table, seat: int, notation: str) -> Refusal | None:
    try:
        return moves.why_not(table, f"p{seat}", wire.WhyNot("w", seat, notation))
    except Refused as refused:
        return refused.reason


def compare(table: Table, rng: Random) -> int:
    """What every seat would be sent, here and in a world imagined for it; gives how many messages."""
    assert table.curtain is not None
    compared = 0
    for seat in range(len(table.chairs)):
        table.curtain.news(seat)
        version = table.curtain.streams[seat].version
        versions: list[int | None] = [max(0, version - rng.randrange(4))]
        if rng.randrange(FROM_THE_START) == 0:
            versions += [None, rng.randint(0, version)]
        shown = table.curtain.shown(seat)
        assert shown.game.together or not table.curtain.match.game.together, f"seat {seat} is shown what is to come"
        tries = [] if shown.over else some_tries(shown, seat, rng, TRIES)
        seed = rng.getrandbits(40)
        other = in_another_world(table, seat, seed)
        pairs = zip(messages(table, seat, versions, tries), messages(other, seat, versions, tries), strict=True)
        for real, imagined in pairs:
            assert real == imagined, f"seat {seat}, world {seed}: {real.decode()} is not {imagined.decode()}"
            compared += 1
        check_given(table, other, seat, seed)
    return compared


def check_given(table: Table, other: Table, seat: int, seed: int) -> None:
    """Whom the table answers for because everybody knows that it is no choice, it answers for in every world too, and
    in the worlds that seats of that world imagine. Which card the only one of a hand is nobody need know before."""
    here = without_choice(table)
    assert without_choice(other) == here, f"seat {seat}, world {seed}: the table would not answer for {here}"
    assert other.match is not None
    assert other.curtain is not None
    if other.curtain.window_is_open:
        return
    further = like(other, Table(a_row(other.setup)))
    further.curtain = Curtain(other.match.imagine((seat + 1) % len(table.chairs), seed), table.rules.hides_lanes)
    assert without_choice(further) == here, f"seat {seat}, worlds of {seed}: the table would not answer for {here}"


def without_choice(table: Table) -> list[int]:
    assert table.curtain is not None
    return [ask.seat for ask in table.curtain.shown(None).asks if answering.no_choice(table, ask) is not None]


def something_happens(table: Table, rng: Random) -> list[AnyEntry]:
    """A random choice; now and then a standing permission (nobody resigns: games shall be long), somebody who lets the
    table answer, or time that is up."""
    match = table.match
    assert match is not None
    waiting = [ask for ask in match.asks if ask.seat not in table.sealed]
    restless = rng.random() < RESTLESS
    wishful = [(ask, wish) for ask in waiting for wish in answering.wishes(table, ask)]
    if wishful and rng.random() < LEAVES_IT:
        ask, wish = rng.choice(wishful)
        return [entries.Let(ask.seat, ask.why.name, wish, answering.round_of(table))]
    if waiting and confers(table) and rng.random() < POINTING:
        ask = rng.choice(waiting)
        if rng.random() < GATHERING or not points(table, ask.seat):
            return [entries.Gathered(ask.seat)]
        return [entries.Pointed(ask.seat, str(rng.choice(ask.options)))]
    if table.clock.is_uniform(match) and (restless or not waiting):
        return [time_is_up(table, ask, rng) for ask in match.asks]
    seats = range(len(table.chairs))
    allowed = [(seat, step) for seat in seats for step in match.permissions(seat) if step.name != "Resign"]
    if restless and allowed:
        seat, step = rng.choice(allowed)
        return [entries.Chosen(seat, str(step), act=True)]
    ask = rng.choice(waiting)
    kind = entries.Sealed if table.clock.is_uniform(match) else entries.Chosen
    return [kind(ask.seat, str(rng.choice(ask.options)))]


def time_is_up(table: Table, ask: Ask, rng: Random) -> entries.Chosen:
    answered = table.sealed.get(ask.seat) or table.pointed.get(ask.seat)
    if answered:
        return entries.Chosen(ask.seat, answered)
    given = answering.answer_for(table, ask.seat)
    if given is not None:
        return entries.Chosen(ask.seat, given.step, given=True)
    default = ask.default if isinstance(ask.default, Step) else rng.choice(ask.options)
    return entries.Chosen(ask.seat, str(default), late=True)


def listen_in(case: Case, every: int = 1, most: int = 20_000) -> tuple[int, int]:
    """Plays a case at a table with a clock and compares at one ply of `every`, and whenever a window is
    open; gives the plies at which it compared and the messages."""
    setup = Setup(case.game, case.seats, case.mode, dict(case.options), clock=ClockSetup("timed", 30))
    table = a_table(setup)
    rng = case.rng("wire")
    plies = compared = 0
    try:
        for number in range(most):
            assert table.curtain is not None
            if number % every == 0 or table.curtain.window_is_open:
                compared += compare(table, rng)
                plies += 1
            if table.curtain.match.over:
                break
            write(table, something_happens(table, rng))
    except Exception as wrong:
        wrong.add_note(f"in {case}, after {table.ply} lines")
        raise
    return plies, compared


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m sortilege.testing.eavesdrop", description="Compare messages.")
    parser.add_argument("games", metavar="GAME", nargs="*", help="only these (default: all)")
    parser.add_argument("--mode", help="only this mode (default: all)")
    parser.add_argument("--games", dest="many", type=int, default=6, metavar="N", help="games of the first mode")
    parser.add_argument("--every", type=int, default=1, metavar="K", help="compare at 1 ply of K")
    parser.add_argument("--first", type=int, default=0, metavar="NUMBER", help="number of the first case")
    chosen = parser.parse_args(arguments)
    for game, mode, numbers in runs(chosen.games or sortilege.games(), chosen.mode, chosen.many, chosen.first):
        began = time.perf_counter()
        found = [listen_in(numbered_case(game, mode, number), chosen.every) for number in numbers]
        plies, compared = map(sum, zip(*found, strict=True))
        print(
            f"{game} {mode}: {len(numbers)} games, {plies:,} plies, {compared:,} pairs of messages the same, "
            f"{time.perf_counter() - began:.0f} s",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
