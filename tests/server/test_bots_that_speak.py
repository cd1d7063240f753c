"""Bots speak at the table: by day, where somebody listens, and at most once a day."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

import sortilege
from sortilege.server.table import entries
from sortilege.server.table.driving import bot_answer
from sortilege.server.table.entries import LogLine
from sortilege.server.table.row import Row
from sortilege.server.table.setup import Setup
from sortilege.server.table.table import Table
from sortilege.server.table.talk import bot_sign, may_bot_sign

BOT = 1
ACCUSATION = ("accuse", 2)


def table_of(game: str, seats: int, people: int = 1, **setup: object) -> Table:
    """People sit first, then bots; the game has begun."""
    text = msgspec.json.encode(Setup(game, seats, **setup).checked()).decode()  # type: ignore[arg-type]
    table = Table(Row("t" * 22, "CODE23", text, "5a" * 32, "p0", False, "open", "{}", 0.0))
    for seat in range(seats):
        person = f"p{seat}" if seat < people else None
        add(table, entries.Seated(seat, person, f"P{seat}", bot=None if person else "adept"))
    add(table, entries.Started(sortilege.ruleset(game).revision))
    return table


def add(table: Table, entry: entries.AnyEntry) -> None:
    table.apply(LogLine(table.ply, 1.0, entry))


def play_until_day(table: Table, day: int, rng: Random) -> None:
    """Somebody's turn on that day."""
    match = table.match
    assert match is not None
    while not (table.day == day and match.asks[0].why.name == "ChooseAction"):
        ask = match.asks[0]
        add(table, entries.Chosen(ask.seat, str(rng.choice(ask.options))))
        assert not match.over


def test_a_bot_signs_at_most_once_a_day() -> None:
    table = table_of("salem", 6)
    rng = Random(5)
    assert not may_bot_sign(table, BOT), "nobody speaks before Dawn"
    play_until_day(table, 0, rng)
    assert bot_sign(table, BOT, ACCUSATION) == [entries.Signed(BOT, *ACCUSATION)]

    add(table, entries.Signed(BOT, *ACCUSATION))
    assert not may_bot_sign(table, BOT)
    assert bot_sign(table, BOT, ACCUSATION) == []
    assert may_bot_sign(table, BOT + 1)

    play_until_day(table, 1, rng)
    assert may_bot_sign(table, BOT)


@pytest.mark.parametrize(
    ("game", "seats", "people", "setup"),
    [("salem", 6, 1, {"chat": False}), ("salem", 6, 0, {}), ("animaux", 2, 1, {})],
)
def test_no_bot_speaks_where_nobody_could_make_anything_of_it(
    game: str, seats: int, people: int, setup: dict[str, object]
) -> None:
    table = table_of(game, seats, people, **setup)
    if game == "salem":
        play_until_day(table, 0, Random(5))

    assert not may_bot_sign(table, BOT)


def test_what_a_bot_says_comes_before_its_answer() -> None:
    table = table_of("salem", 6)
    play_until_day(table, 0, Random(5))
    match = table.match
    assert match is not None
    ask = match.asks[0]
    if table.chairs[ask.seat].thinker is None:
        add(table, entries.Chosen(ask.seat, "DrawTwo(by=0)"))
        ask = match.asks[0]
    step = str(ask.options[0])

    said = bot_answer(table, ask.seat, table.chairs[ask.seat].asked, step, ("doubt", 0))
    assert said == [entries.Signed(ask.seat, "doubt", 0), entries.Chosen(ask.seat, step)]
