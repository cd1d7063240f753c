"""People who only listen at a table, and windows for them to listen in."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from random import Random

import msgspec
import pytest

from sortilege.server.live.hub import Hub
from sortilege.server.live.room import Room
from sortilege.server.storage.store import Store
from sortilege.server.storage.watching import watchable
from sortilege.server.table import entries, talk, wire
from sortilege.server.table.entries import AnyEntry, LogLine
from sortilege.server.table.setup import Setup
from sortilege.testing.eavesdrop import a_row, a_table, beginning


class Ear:
    """A connected person who only listens."""

    def __init__(self, room: Room, person: str) -> None:
        self.room = room
        self.person = person
        self.unread: frozenset[str] = frozenset()
        self.heard: list[bytes] = []

    @property
    def watches(self) -> bool:
        return not self.room.table.seats_of(self.person)

    def send(self, message: bytes) -> None:
        self.heard.append(message.replace(self.room.table.id.encode(), b"table"))

    def close(self, code: int, reason: str) -> None:
        raise AssertionError(f"closed: {code} {reason}")


async def a_room(store: Store, setup: Setup, choices: list[tuple[int, str]]) -> Room:
    """A new table with the same deal as every other, at which these choices have been made."""
    row = a_row(setup, secrets.token_hex(11))
    values = {**msgspec.structs.asdict(row), "code": row.id, "address": "", "created": 0.0, "wake": None}
    await store.add_table(values, [f"{row.id}{seat}" for seat in range(setup.seats)])
    written = [*beginning(setup), *(entries.Chosen(seat, step) for seat, step in choices)]
    await store.append(row.id, [LogLine(ply, 1.0, entry) for ply, entry in enumerate(written)])
    room = Room(row, store, Hub(None))
    await room.load()
    return room


FULL_HANDS = ("DrawFive", "DrawTwo", "Pass", "lachetoutis")
"""What leads to many cards in hand at a table of École, and to several who must give some up at once."""


def way_to_a_window(setup: Setup, seed: int, side_by_side: bool = False) -> list[tuple[int, str]]:
    """Random choices until several seats are asked at once in secret."""
    for attempt in range(10):
        rng = Random(f"{seed} {attempt}")
        table = a_table(setup)
        assert table.curtain is not None
        choices: list[tuple[int, str]] = []
        while not table.curtain.match.over:
            match = table.curtain.match
            found = bool(match.game.lanes) if side_by_side else match.game.together
            if found and table.curtain.window_is_open and len(match.asks) > 1 and len(choices) >= 5 * (seed % 4):
                return choices
            ask = rng.choice(match.asks)
            wanted = [step for step in ask.options if side_by_side and any(word in str(step) for word in FULL_HANDS)]
            choices.append((ask.seat, str(rng.choice(wanted or ask.options))))
            table.apply(LogLine(table.ply, 1.0, entries.Chosen(*choices[-1])))
    pytest.fail("no window was found: try another seed")


async def scene(room: Room, listener: int, answer: Callable[[Room], list[AnyEntry]]) -> list[bytes]:
    """What a seat and a spectator are sent while others answer, talk, come and go in a window, and the list of games to
    watch."""
    table = room.table
    assert table.curtain is not None
    window = table.curtain.match.game.window
    ears = [Ear(room, f"p{listener}"), Ear(room, "nobody")]
    for ear, seat in zip(ears, (listener, None), strict=True):
        room.enter(ear)
        room.audience.greet(seat, None)
    if not table.rules.is_silent(table.curtain.match.view(None)):
        await room.do(lambda: talk.say(table, "p0", wire.Say("s1", 0, "bonsoir")))
    for entry in answer(room):
        await room.do(lambda entry=entry: [entry])  # type: ignore[misc]
    passing = Ear(room, f"p{(listener + 1) % len(table.chairs)}")
    room.enter(passing)
    room.exit(passing)
    await room.do(lambda: [entries.Proposed(0, "undo", 0)])
    assert table.curtain.window_is_open
    assert table.curtain.match.game.window == window, "the window must still be open"
    await room.keep_end()
    listed = [card for card in await watchable(room.store, time.time()) if card.id == table.id]
    assert len(listed) == table.setup.listed
    for ear in ears:
        ear.send(wire.encode(room.card()))
        ear.send(msgspec.json.encode(listed))
        ear.send(room.audience.greet(None if ear.watches else listener, None) or b"")
    return [message for ear in ears for message in ear.heard]
