"""What is counted when a game ends is what counting all games would give, and old stores are counted when they are
opened."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from sortilege.server.storage.circles import add_table, games_over, honour, open_circle, tables_going_on
from sortilege.server.storage.home import going_on
from sortilege.server.storage.migrations import upgrade
from sortilege.server.storage.operator import Operator
from sortilege.server.storage.schema import CIRCLE_TABLES, HONOURS, PLAYED, SEATS, TALLIES
from sortilege.server.storage.statistics import ADD_PLAYED, ADD_RATINGS, MOST_RATINGS, Wanted, history_of, ratings
from sortilege.server.storage.store import Person, Store
from sortilege.server.storage.tallies import counting_anew, counts, marking_anew, tallied
from sortilege.server.table.played import Played

pytestmark = pytest.mark.anyio
NOW = 1000.0
GAMES = [
    Played(f"t{number}", person, seat, "ecole" if number % 3 else "salem", "standard", 4, float(number),
           60.0 if number % 4 else None, [True, False, None][(number + seat) % 3], ["", "house-a"][number % 2],
           [None, float(number), NOW + number][number % 3])
    for number in range(12)
    for seat, person in enumerate(("ann", "bob"))
]  # fmt: skip
"""Games of Ann and Bob: private, known to everybody, or known only later."""


async def store_of(url: str) -> Store:
    """These games, the last one at a table of their circle that everybody knows of."""
    store = await Store.open(url)
    for person in ("ann", "bob"):
        await store.add_person(Person(person, person.title(), "fr"), 0.0)
    circle = await open_circle(store, "ann", "Les jeudis")
    for number in range(12):
        await a_table(store, f"t{number}", "playing")
        if number % 2:
            await add_table(store, circle.id, f"t{number}")
    for number in range(12):
        rows = [game for game in GAMES if game.table_id == f"t{number}"]
        await store.change((ADD_PLAYED, [msgspec.structs.asdict(row) for row in rows]), *tallied(rows))
        await store.summarise(f"t{number}", "over", "{}")
    return store


async def a_table(store: Store, table: str, status: str) -> None:
    row = {
        "id": table, "code": table, "setup": "{}", "secret": "", "host": "ann", "address": "", "listed": False,
        "status": status, "summary": "{}", "wake": None, "created": 0.0, "changed": 0.0,
    }  # fmt: skip
    await store.add_table(row, [f"{table}-0"])
    await store.sit(table, 0, "ann", 0.0)
    await store.summarise(table, status, "{}")


async def everything(store: Store) -> list[list[tuple[object, ...]]]:
    async with store.engine.connect() as connection:
        tables = (TALLIES, HONOURS, SEATS, CIRCLE_TABLES)
        return [sorted(map(tuple, (await connection.execute(sa.select(one))).all()), key=str) for one in tables]


async def test_what_is_counted_game_by_game_is_what_counting_all_gives(store_url: str) -> None:
    store = await store_of(store_url)
    kept = await everything(store)
    async with store.engine.begin() as connection:
        for statement in (*counting_anew(), *marking_anew()):
            await connection.execute(statement)
    anew = await everything(store)
    await store.close()

    assert kept == anew
    assert len(kept[0]) > 10


async def test_others_count_only_what_spectators_know_by_then(store_url: str) -> None:
    store = await store_of(store_url)
    own = await counts(store, "ann")
    known = {by: await counts(store, "ann", by) for by in (-1.0, NOW, NOW + 2, NOW + 100)}
    await store.close()

    assert sum(one.played for one in own if one.kind == "game") == 12
    assert [sum(one.played for one in found if one.kind == "game") for found in known.values()] == [0, 4, 5, 8]
    for by, found in known.items():
        rows = [game for game in GAMES if game.person == "ann" and game.public is not None and game.public <= by]
        seats = {
            one.of: (one.played, one.won, one.decided) for one in found if (one.game, one.kind) == ("ecole", "seat")
        }
        ecole = [game for game in rows if game.game == "ecole"]
        won, decided = sum(game.won is True for game in ecole), sum(game.won is not None for game in ecole)
        assert seats == ({"0": (len(ecole), won, decided)} if ecole else {})


async def test_the_honour_of_a_circle_counts_what_everybody_knows_by_then(store_url: str) -> None:
    store = await store_of(store_url)
    (circle,) = [row[0] for row in (await everything(store))[1]][:1]
    played = {
        by: [(one.name, one.played) for one in await honour(store, str(circle), by)] for by in (0.0, NOW, NOW * 2)
    }
    over = [row.id for row in await games_over(store, str(circle), NOW + 5)]
    open_now = await tables_going_on(store, str(circle))
    await store.close()

    assert played == {0.0: [("Ann", 0)], NOW: [("Ann", 2)], NOW * 2: [("Ann", 4)]}
    assert over == ["t5", "t7", "t1"]
    assert open_now == []


async def test_what_is_being_written_of_a_table_is_deleted_with_it(postgres_url: str) -> None:
    store = await store_of(postgres_url)
    await a_table(store, "late", "over")
    row = {**msgspec.structs.asdict(GAMES[0]), "table_id": "late", "rated": False}
    async with store.engine.begin() as connection:
        await connection.execute(ADD_PLAYED, [row])
        deleting = asyncio.create_task(Operator(store).delete_table("late", ""))
        await asyncio.sleep(0.3)
    await deleting
    left = await store.table("late")
    async with store.reading() as connection:
        played = (await connection.execute(sa.select(PLAYED).where(PLAYED.c.table_id == "late"))).all()
    await store.close()

    assert (left, played) == (None, [])


async def test_a_table_that_an_operator_deletes_is_counted_no_more(store_url: str) -> None:
    store = await store_of(store_url)
    await Operator(store).delete_table("t1", "")
    left = await everything(store)
    async with store.engine.begin() as connection:
        for statement in counting_anew():
            await connection.execute(statement)
    anew = await everything(store)
    played = sum(one.played for one in await counts(store, "ann") if one.kind == "game")
    await store.close()

    assert left == anew
    assert played == 11


async def test_only_tables_that_go_on_are_looked_through_for_the_home_page(store: Store) -> None:
    for number, status in enumerate(("over", "playing", "open")):
        await a_table(store, f"t{number}", status)
    async with store.engine.connect() as connection:
        over = (await connection.execute(sa.select(SEATS.c.over).order_by(SEATS.c.table_id))).scalars().all()

    assert sorted(row.id for row, _ in await going_on(store, "ann")) == ["t1", "t2"]
    assert over == [True, False, False]


async def test_a_store_of_before_is_counted_when_it_is_opened(store_url: str) -> None:
    store = await store_of(store_url)
    kept = await everything(store)
    await store.close()
    other = f"{store_url}.old" if store_url.startswith("sqlite") else store_url
    engine, old = create_async_engine(store_url), create_async_engine(other)
    async with engine.begin() as connection:
        before = {
            table.name: [dict(row) for row in (await connection.execute(sa.select(table))).mappings()]
            for table in (*SEATS.metadata.sorted_tables,)
        }
        if other == store_url:
            await connection.execute(sa.text("DROP SCHEMA public CASCADE"))
            await connection.execute(sa.text("CREATE SCHEMA public"))
    async with old.begin() as connection:
        await connection.run_sync(upgrade, "0009")
        found = sa.MetaData()
        await connection.run_sync(found.reflect)
        for table in found.sorted_tables:
            rows = before.get(table.name, [])
            given = [{name: value for name, value in row.items() if name in table.c} for row in rows]
            if given and table.name in ("people", "tables", "seats", "played", "circles", "members", "circle_tables"):
                await connection.execute(sa.insert(table), given)
    for one in (engine, old):
        await one.dispose()
    again = await Store.open(other)
    counted = await everything(again)
    async with again.engine.connect() as connection:
        rated = (await connection.execute(sa.select(PLAYED.c.rated).distinct())).scalars().all()
    await again.close()

    assert counted == kept
    assert rated == [False]


async def test_of_each_game_and_mode_the_last_ratings_are_drawn(store: Store) -> None:
    await store.change(*tallied([row for row in GAMES if row.table_id in ("t0", "t1")]))
    rows = [
        {"person": "ann", "game": game, "mode": "standard", "number": number, "table_id": f"{game}{number}",
         "at": float(number), "mu": 25.0, "sigma": 8.0, "public": float(number)}
        for game, many in (("salem", MOST_RATINGS), ("ecole", MOST_RATINGS + 1))
        for number in range(1, many + 1)
    ]  # fmt: skip
    await store.change((ADD_RATINGS, rows))
    found = await ratings(store, "ann")
    known = await ratings(store, "ann", 3.0)

    assert [one.number for one in found if one.game == "salem"] == list(range(1, MOST_RATINGS + 1))
    assert [one.number for one in found if one.game == "ecole"] == list(range(2, MOST_RATINGS + 2))
    assert [(one.game, one.number) for one in known] == [(game, n) for game in ("ecole", "salem") for n in (1, 2, 3)]
    assert await ratings(store, "bob", 0.0) == []


async def test_games_that_were_rated_are_found_again_after_a_back_up_of_before(store: Store) -> None:
    for number in range(2):
        await a_table(store, f"t{number}", "over")
    rows = [row for row in GAMES if row.table_id in ("t0", "t1") and row.person == "ann"]
    await store.change((ADD_PLAYED, [msgspec.structs.asdict(row) for row in rows]))
    rating = {"person": "ann", "game": "salem", "mode": "standard", "number": 1, "table_id": "t0", "at": 0.0}
    await store.change((ADD_RATINGS, [{**rating, "mu": 25.0, "sigma": 8.0, "public": None}]))
    async with store.engine.begin() as connection:
        for statement in marking_anew():
            await connection.execute(statement)

    assert [one.row.id for one in await history_of(store, "ann", 9, None, Wanted(rated=True))] == ["t0"]
