"""A storm: tables are played by scripts and bots while their server is killed again and again.

Afterwards every acknowledged move must be in the record of its table, and every game must go on.

    python -m sortilege.testing.kills --tables 50 --kills 20
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import sys
import tempfile
import time
from collections import Counter
from random import Random

import httpx

from sortilege import Record, games, replay, ruleset
from sortilege.client import AtTable, Client, WasRefused
from sortilege.server.table import wire
from sortilege.testing import services
from sortilege.testing.servers import Node

WINDOW = 2
"""How many seconds a window lasts where a table says so."""
A_WHILE = 2.0
PATIENCE = 60.0
"""How long after the last kill every table must have moved again."""
STORM = 3600.0
"""While nodes are being killed no script gives up: on a busy machine nobody may get far between two kills."""
THOUGHT = 0.15
ENDING_TRIES = 100


class ScriptedPerson:
    """A person who plays whatever is asked, and remembers what was acknowledged."""

    def __init__(self, game: str, here: AtTable, seat: int, rng: Random) -> None:
        self.game = game
        self.here = here
        self.seat = seat
        self.rng = rng
        self.acknowledged: list[str] = []
        self.last = time.monotonic()

    async def play(self) -> None:
        while True:
            await self.here.until(lambda: self.here.over or self.here.question(self.seat) is not None, STORM)
            state = self.here.question(self.seat)
            if self.here.over or state is None or state.ask is None:
                return
            await asyncio.sleep(self.rng.uniform(0.5, 1.5) * THOUGHT)
            step = self.rng.choice(state.ask.options)
            try:
                await self.here.play(self.seat, step, state.ask.number)
            except WasRefused as refused:
                if refused.reason.message not in ("stale-question", "not-asked", "bot-sits-in", "game-is-over"):
                    raise
            else:
                self.acknowledged.append(step)
                self.last = time.monotonic()
            await self.here.until(lambda seen=state: self._moved_on(seen), STORM)  # type: ignore[misc]

    def _moved_on(self, seen: object) -> bool:
        return self.here.over or self.here.states[self.seat] is not seen


class Storm:
    def __init__(self, nodes: list[Node], tables: int, seed: int) -> None:
        self.nodes = nodes
        self.tables = tables
        self.rng = Random(seed)
        self.scripts: list[ScriptedPerson] = []
        self.acknowledged = 0
        self.reconnections = 0
        self.by_scripts: Counter[str] = Counter()
        self.by_bots: Counter[str] = Counter()
        """By game: how many choices are in the records."""

    async def run(self, kills: int, least: float, most: float, again: services.Redis | None = None) -> None:
        """So many kills at random moments; `again` is a Redis that is restarted now and then as well."""
        for node in self.nodes:
            node.start()
        async with contextlib.AsyncExitStack() as stack:
            for node in self.nodes:
                stack.callback(node.stop)
            for number in range(self.tables):
                await self._open(stack, number)
            playing = [asyncio.create_task(script.play()) for script in self.scripts]
            try:
                for kill in range(kills):
                    await asyncio.sleep(self.rng.uniform(least, most))
                    await self._kill(self.rng.choice(self.nodes), again if kill % 5 == 4 else None)
                await self._everybody_goes_on(playing)
            finally:
                for task in playing:
                    task.cancel()
                await asyncio.gather(*playing, return_exceptions=True)
            await asyncio.sleep(self._longest_window() + A_WHILE)  # what waits for its end is in the record then
            for script in self.scripts:
                await self._check(script)

    def _longest_window(self) -> float:
        """How many seconds the windows that are open still last: a rulebook may give them longer than the table."""
        states = [state for script in self.scripts for state in script.here.states.values()]
        return max(WINDOW, *(state.until - time.time() for state in states if state.until is not None), 0.0)

    async def _kill(self, node: Node, again: services.Redis | None) -> None:
        await asyncio.to_thread(node.kill)
        await asyncio.to_thread(node.start)
        if again is not None:
            await asyncio.to_thread(again.stop)
            await asyncio.to_thread(again.start)

    async def _open(self, stack: contextlib.AsyncExitStack, number: int) -> None:
        """A table for one or two scripts and bots; all games and modes in turn."""
        game = games()[number % len(games())]
        rules = ruleset(game)
        mode = rules.modes[number % len(rules.modes)]
        least, most = rules.seats[mode]
        seats = min(most, max(least, 3))
        scripts = 1 + number // len(games()) % 2
        people = [await stack.enter_async_context(Client(self.nodes[0].base)) for _ in range(scripts)]
        for place, person in enumerate(people):
            await person.sign_in(f"Script {number}.{place}")
        clock = {"window": WINDOW} if any(rules.table.windows.values()) else {}
        table = await people[0].open_table(game=game, mode=mode, seats=seats, pace=0.1, grace=None, clock=clock)
        for person in people[1:]:
            await person.join(code=table.code)
        for seat in range(len(people), seats):
            await people[0].seat_bot(table.table.id, seat, "random")
        await people[0].start(table.table.id)
        for seat, person in enumerate(people):
            person.base = self.rng.choice(self.nodes).base
            here = await stack.enter_async_context(person.at(table.table.id))
            self.scripts.append(ScriptedPerson(game, here, seat, Random(self.rng.getrandbits(32))))

    async def _everybody_goes_on(self, playing: list[asyncio.Task[None]]) -> None:
        """After the last kill every table moves again, or is over."""
        calm = time.monotonic()
        while time.monotonic() - calm < PATIENCE:
            for task in playing:
                if task.done():
                    task.result()
            by_table: dict[str, bool] = {}
            for script in self.scripts:
                goes_on = script.here.over or script.last > calm
                by_table[script.here.id] = by_table.get(script.here.id, False) or goes_on
            if all(by_table.values()):
                break
            await asyncio.sleep(0.1)
        else:
            stuck = [table for table, goes_on in by_table.items() if not goes_on]
            raise AssertionError(f"stuck after a kill: {stuck}")

    async def _check(self, script: ScriptedPerson) -> None:
        """Every acknowledged answer of the script stands in the log, in its order."""
        text = await self._record(script)
        lines = Record.parse(text).lines
        stored = [line.step for line in lines if line.seat == script.seat]
        replay(text)
        remaining = iter(stored)
        lost = [step for step in script.acknowledged if step not in remaining]
        if lost:
            raise AssertionError(f"table {script.here.id}, seat {script.seat}: lost {lost}")
        scripts = {other.seat for other in self.scripts if other.here.id == script.here.id}
        self.by_scripts[script.game] += len(stored)
        if script.seat == 0:
            self.by_bots[script.game] += sum(line.seat not in scripts for line in lines)
        self.acknowledged += len(script.acknowledged)
        self.reconnections += script.here.connections - 1

    async def _record(self, script: ScriptedPerson) -> str:
        """The record; a game still going on is ended by agreement first."""
        client = script.here.client
        others = [other for other in self.scripts if other.here.id == script.here.id and other is not script]
        refused: WasRefused | None = None
        for attempt in range(ENDING_TRIES):
            try:
                return await client.record(script.here.id)
            except httpx.HTTPStatusError:
                wishes: list[tuple[ScriptedPerson, wire.AnyWish]] = [
                    (script, wire.Propose(f"end{script.seat}.{attempt}", script.seat, "end")),
                    *((other, wire.Vote(f"vote{other.seat}.{attempt}", other.seat, True)) for other in others),
                ]
                for one, wish in wishes:
                    try:
                        await one.here.wish(wish)
                    except WasRefused as wrong:
                        refused = wrong
                await asyncio.sleep(0.1)  # another node hears of it in its own time
        raise AssertionError(f"table {script.here.id} cannot be ended: {refused}")


async def storm(options: argparse.Namespace) -> None:
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="sortilege-storm-"))
        redis = None
        if options.nodes == 1:
            nodes = [Node(f"sqlite+aiosqlite:///{folder}/tables.sqlite3")]
        else:
            url = stack.enter_context(services.postgres())
            redis = stack.enter_context(services.redis())
            nodes = [Node(url, redis.url) for _ in range(options.nodes)]
        one = Storm(nodes, options.tables, options.seed)
        began = time.monotonic()
        await one.run(options.kills, 0.5, options.pause, redis)
        print(
            f"{options.nodes} node(s), {options.tables} tables, {options.kills} kills in "
            f"{time.monotonic() - began:.0f} s: {one.acknowledged} acknowledged moves, none lost, no table stuck, "
            f"{one.reconnections} reconnections"
        )
        for game in games():
            print(f"    {game}: {one.by_scripts[game]} choices by scripts, {one.by_bots[game]} by bots")


def main() -> int:
    parser = argparse.ArgumentParser(description="Kill servers while tables are being played.")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--nodes", type=int, default=1)
    parser.add_argument("--pause", type=float, default=3.0, help="at most so many seconds between kills")
    parser.add_argument("--seed", type=int, default=1)
    asyncio.run(storm(parser.parse_args()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
