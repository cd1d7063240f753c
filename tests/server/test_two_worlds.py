"""Whatever can be looked at over HTTP is the same, to the byte, in two worlds that differ only in what the watcher may
not know: lists and their order, thumbnails, previews, numbers, ratings, profiles, circles, round robins."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from random import Random

import asyncpg  # type: ignore[import-untyped]  # it ships no types
import pytest

from sortilege.server.live.room import Room
from sortilege.server.table import entries
from sortilege.server.table.entries import AnyEntry
from sortilege.server.table.setup import ClockSetup, Setup
from sortilege.testing.eavesdrop import beginning
from tests.server.ears import way_to_a_window
from tests.server.worlds import SHOWN, TABLE, WITHOUT_A_SEAT, Answers, Clock, answers_in

SLOW = ClockSetup("slow", 24 * 3600)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    shown = Clock()
    monkeypatch.setattr(time, "time", lambda: shown.now)
    return shown


@pytest.fixture(params=["sqlite", "postgres"])
def two_stores(request: pytest.FixtureRequest, tmp_path: Path) -> list[str]:
    """One for each world."""
    if request.param == "sqlite":
        return [f"sqlite+aiosqlite:///{tmp_path}/{name}.sqlite3" for name in ("one", "other")]
    server = str(request.getfixturevalue("postgres_server"))
    base, names = server.rpartition("/")[0], [f"world_{tmp_path.name[-1]}_{number}" for number in range(2)]

    async def create() -> None:
        connection = await asyncpg.connect(server.replace("+asyncpg", ""))
        for name in names:
            await connection.execute(f"DROP DATABASE IF EXISTS {name}")
            await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(create())
    return [f"{base}/{name}" for name in names]


def nothing(_: Room) -> list[AnyEntry]:
    return []


def resigned(_: Room) -> list[AnyEntry]:
    return [entries.Ended("resigned", (0,), 1)]


def same(one: Answers, other: Answers) -> None:
    """To the byte, and there is something to compare."""
    for question, answer in one.items():
        assert other[question] == answer, question
    assert one.keys() == other.keys()
    assert sum(answer.status == 200 for answer in one.values()) > 20


WINDOWS = [("salem", 4, 0), ("ecole", 4, 1), ("zoondo", 2, 0)]


@pytest.mark.parametrize("how", ["answers", "leaves it"])
@pytest.mark.parametrize(("game", "seats", "seed"), WINDOWS)
def test_nothing_tells_who_has_answered_in_a_window_nor_what(
    clock: Clock, tmp_path: Path, game: str, seats: int, seed: int, how: str
) -> None:
    setup = Setup(game, seats, listed=True, clock=SLOW).checked()
    public = [*beginning(setup), *(entries.Chosen(seat, step) for seat, step in way_to_a_window(setup, seed))]
    listener = 0

    def others_answer(room: Room) -> list[AnyEntry]:
        assert room.table.match is not None
        asks = [ask for ask in room.table.match.asks if ask.seat != listener]
        some = asks if len(asks) < len(room.table.match.asks) else asks[:-1]
        rng = Random(seed)
        if how == "answers":
            return [entries.Chosen(ask.seat, str(rng.choice(ask.options))) for ask in some]
        return [
            entries.Let(ask.seat, ask.why.name, "round", 0) for ask in some if ask.why.name in room.table.rules.passes
        ]

    watchers = (*WITHOUT_A_SEAT, f"p{listener}")
    one, other = [
        asyncio.run(
            answers_in(f"sqlite+aiosqlite:///{tmp_path}/{number}.sqlite3", clock, setup, public, secret, watchers)
        )
        for number, secret in enumerate((nothing, others_answer))
    ]

    same(one, other)


def test_nothing_tells_what_spectators_are_to_see_later(clock: Clock, two_stores: list[str]) -> None:
    """Moves, and then the end of a rated game, while its delay lasts."""
    setup = Setup("animaux", 2, listed=True, delay=3600, rated=True, hints=False).checked()
    seated, began = beginning(setup)[:-1], beginning(setup)[-1]
    public: list[AnyEntry] = [*seated, *(entries.Consented(seat, True) for seat in range(2)), began]

    def moves_and_ends(room: Room) -> list[AnyEntry]:
        assert room.table.match is not None
        ask = room.table.match.asks[0]
        return [entries.Chosen(ask.seat, str(ask.options[0])), entries.Ended("resigned", (0,), 1)]

    before = asyncio.run(answers_in(two_stores[0], clock, setup, public, nothing, WITHOUT_A_SEAT))
    after = asyncio.run(answers_in(two_stores[1], clock, setup, public, moves_and_ends, WITHOUT_A_SEAT))

    same(before, after)
    assert before["stranger", "/api/watch"].body.count(TABLE.encode()) == 1


def test_of_a_private_table_others_learn_neither_that_it_began_nor_how_it_ended(
    clock: Clock, two_stores: list[str]
) -> None:
    setup = Setup("animaux", 2, watch=False).checked()
    ends = [entries.Ended("resigned", (winner,), 1 - winner) for winner in (0, 1)]
    worlds = [
        asyncio.run(answers_in(url, clock, setup, beginning(setup), lambda _, end=end: [end], WITHOUT_A_SEAT))  # type: ignore[misc]
        for url, end in zip(two_stores, ends, strict=True)
    ]

    same(*worlds)
    assert worlds[0]["stranger", f"/api/tables/{TABLE}"].status == 404
    assert b'"counts":[]' in worlds[0]["stranger", f"/api/profiles/{SHOWN}"].body


def test_the_questions_tell_two_worlds_apart_where_they_may(clock: Clock, tmp_path: Path) -> None:
    """What everybody may see is seen: without it the others would prove nothing."""
    setup = Setup("animaux", 2, listed=True).checked()
    one, other = [
        asyncio.run(
            answers_in(
                f"sqlite+aiosqlite:///{tmp_path}/{number}.sqlite3",
                clock,
                setup,
                beginning(setup),
                secret,
                (None, "member"),
            )
        )
        for number, secret in enumerate((nothing, resigned))
    ]
    told = {path for (_, path), answer in one.items() if other[None, path] != answer or other["member", path] != answer}

    assert {"/api/watch", f"/api/profiles/{SHOWN}", "/api/circles/" + "c" * 16} <= told
