"""Who begins is asked of the people before the game; chance decides where nobody says."""

from __future__ import annotations

import httpx
import pytest

import sortilege
from sortilege.server.table import entries, faces, moves
from sortilege.server.table.entries import AnyEntry
from sortilege.server.table.moves import Refused
from sortilege.server.table.setup import Setup
from sortilege.server.table.table import Table
from sortilege.testing.eavesdrop import a_row, write
from sortilege.testing.marks import rule
from sortilege.testing.servers import Running

JUNIOR = Setup("traverse", 3, "junior").checked()


def a_lobby(setup: Setup = JUNIOR) -> Table:
    """A person on every seat; the game has not begun."""
    table = Table(a_row(setup))
    write(table, [entries.Seated(seat, f"p{seat}", f"P{seat}") for seat in range(setup.seats)])
    return table


def begin(table: Table) -> int:
    """Begins, hats are taken, and somebody is asked first."""
    started: list[AnyEntry] = [entries.Started(sortilege.ruleset(table.setup.game).revision)]
    write(table, started)
    assert table.match is not None
    while table.match.asks[0].why.name == "ChooseHat":
        write(table, [entries.Chosen(table.match.asks[0].seat, str(table.match.asks[0].options[0]))])
    return table.match.asks[0].seat


@rule("TRA-JR-04", "TRA-R04")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_whoever_says_so_begins(seat: int) -> None:
    table = a_lobby()
    write(table, moves.begins(table, f"p{seat}", seat))

    assert faces.card(table, {}, {}).begins == seat
    assert begin(table) == seat


@rule("TRA-R04", "ANI-R02", "ECO-R05")
@pytest.mark.parametrize(
    ("game", "mode", "name"),
    [("animaux", None, "first_seat"), ("ecole", None, "youngest"), ("traverse", "junior", "first_seat")],
)
def test_chance_decides_where_nobody_says(game: str, mode: str | None, name: str) -> None:
    table = a_lobby(Setup(game, 3, mode).checked())

    assert table.setup.options[name] in ("random", "none")
    assert faces.card(table, {}, {}).asks_who_begins
    assert faces.card(table, {}, {}).begins is None


@pytest.mark.parametrize(("game", "mode"), [("salem", None), ("zoondo", None), ("traverse", "standard")])
def test_nobody_is_asked_where_the_game_decides(game: str, mode: str | None) -> None:
    table = a_lobby(Setup(game, sortilege.ruleset(game).usual_seats, mode).checked())

    assert not faces.card(table, {}, {}).asks_who_begins
    with pytest.raises(Refused, match="nobody-is-asked"):
        moves.begins(table, "p0", 0)


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("game", sortilege.games())
def test_whoever_opens_a_table_with_one_click_is_asked_first(game: str, seed: int) -> None:
    rules = sortilege.ruleset(game)
    starter = rules.starter(rules.modes[0])
    begins = {starter.name: 0} if starter else {}

    match = sortilege.new(game, seats=rules.usual_seats, options={**rules.at_once, **begins}, seed=seed)

    assert 0 in [ask.seat for ask in match.asks]


def test_the_last_word_counts_and_can_be_taken_back() -> None:
    table = a_lobby()
    write(table, moves.begins(table, "p0", 0))
    assert moves.begins(table, "p0", 0) == []
    write(table, moves.begins(table, "p2", 2))
    assert faces.card(table, {}, {}).begins == 2

    with pytest.raises(Refused, match="not-your-seat"):
        moves.begins(table, "p0", None)
    with pytest.raises(Refused, match="not-your-seat"):
        moves.begins(table, "p0", 1)
    write(table, moves.begins(table, "p2", None))
    assert faces.card(table, {}, {}).begins is None


def test_whoever_leaves_begins_no_more() -> None:
    table = a_lobby()
    write(table, moves.begins(table, "p2", 2))

    write(table, moves.leave(table, "p2"))

    assert faces.card(table, {}, {}).begins is None


def test_a_seat_named_when_the_table_was_opened_is_shown_and_may_be_contradicted() -> None:
    table = a_lobby(Setup("traverse", 3, "junior", {"first_seat": 1}).checked())
    assert faces.card(table, {}, {}).begins == 1

    write(table, moves.begins(table, "p0", 0))

    assert faces.card(table, {}, {}).begins == 0
    assert begin(table) == 0


@pytest.mark.anyio
async def test_it_is_said_with_one_request_and_the_record_proves_the_shuffles_all_the_same(server: Running) -> None:
    async with server.people("Newt", "Tina") as (newt, tina):
        table = await newt.open_table(game="animaux", seats=2)
        await tina.join(code=table.code)
        with pytest.raises(httpx.HTTPStatusError, match="409"):
            await newt.begins(table.table.id, 1)
        said = await tina.begins(table.table.id, 1)
        await newt.start(table.table.id)
        room = await server.services.rooms.room(table.table.id)
        assert room.table.match is not None
        while not room.table.match.over:
            ask = room.table.match.asks[0]
            chosen: list[AnyEntry] = [entries.Chosen(ask.seat, str(ask.options[0]))]
            await room.do(lambda chosen=chosen: chosen)  # type: ignore[misc]
            if len(room.table.match.choices) > 200:
                break
        await room.do(lambda: [entries.Ended("agreed")] if room.table.status == "playing" else [])
        record = sortilege.Record.parse(await newt.record(table.table.id))

    assert said.table.begins == 1
    assert record.options["first_seat"] == 1
    assert sortilege.replay(record).view(None)["first"] == 1
    assert record.receipt is not None
    assert record.receipt.problem(record.key) is None
