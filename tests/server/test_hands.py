"""Phones beside a big screen: nobody confers on them, so an answer given with eyes shut sends the others nothing."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import AsyncIterator
from random import Random

import pytest

from sortilege import Match
from sortilege.client import AtTable
from sortilege.server.live.hub import Hub
from sortilege.server.live.room import Room
from sortilege.server.storage.store import Store
from sortilege.server.table import entries, faces, moves, wire
from sortilege.server.table.conferring import gather
from sortilege.server.table.moves import Refused
from sortilege.server.table.naming import call
from sortilege.server.table.setup import Setup
from sortilege.server.table.table import Table
from sortilege.server.table.wire import Pointing
from sortilege.testing.eavesdrop import a_row, a_table, beginning, write
from sortilege.testing.marks import rule
from sortilege.testing.servers import Running
from tests.server.ears import Ear, a_room

SEATS = 6
SETUP = Setup("salem", SEATS).checked()
NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Fred")
EVERYBODY = [*(f"p{seat}" for seat in range(SEATS)), "television"]


@pytest.fixture
async def store(sqlite_url: str) -> AsyncIterator[Store]:
    opened = await Store.open(sqlite_url)
    yield opened
    await opened.close()


def the_match(table: Table) -> Match:
    assert table.match is not None
    return table.match


def witches(match: Match) -> list[int]:
    """Those who would see each other point."""
    return [seat for seat in range(match.seats) if len(match.sees_pointing(seat)) > 1]


def is_there(match: Match, window: str, many_dead: int) -> bool:
    """In that window, with so many dead, and two Witches who could confer."""
    if match.asks[0].why.name != window:
        return False
    living = sum(player["living"] for player in match.view(None)["players"])
    return match.seats - living == many_dead and len(witches(match)) > 1


def way_to(window: str, many_dead: int) -> list[tuple[int, str]]:
    """Random choices that lead there."""
    for seed in range(200):
        rng, match, choices = Random(seed), the_match(a_table(SETUP)).clone(), list[tuple[int, str]]()
        while not match.over:
            if is_there(match, window, many_dead):
                return choices
            ask = rng.choice(match.asks)
            choices.append((ask.seat, str(rng.choice(ask.options))))
            match.answer(*choices[-1])
    pytest.fail("nobody ever came there: try more seeds")


class Listening:
    """Everybody at a table, and a television, with what each is sent."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.ears = {person: Ear(room, person) for person in EVERYBODY}
        for person, ear in self.ears.items():
            room.enter(ear)
            room.audience.greet(None if ear.watches else int(person[1:]), None)

    async def hears(self, seat: int, option: int) -> dict[str, list[int]]:
        """By person who hears something: how long each message is, when a seat answers."""
        table = self.room.table
        ask = next(ask for ask in the_match(table).asks if ask.seat == seat)
        wish = wire.Play(secrets.token_hex(4), seat, table.chairs[seat].asked, str(ask.options[option]))
        for ear in self.ears.values():
            ear.heard.clear()
        await self.room.do(lambda: moves.play(table, f"p{seat}", wish))
        return {person: list(map(len, ear.heard)) for person, ear in self.ears.items() if ear.heard}


async def gathered(store: Store, choices: list[tuple[int, str]], *seats: int) -> Listening:
    """These seats have a phone beside the screen; the others see all of the table on theirs."""
    room = await a_room(store, SETUP, choices)
    for seat in seats:
        await room.do(lambda seat=seat: gather(room.table, f"p{seat}"))  # type: ignore[misc]
    return Listening(room)


@rule("SAL-R34", "SAL-R83")
@pytest.mark.anyio
@pytest.mark.parametrize(
    ("window", "many_dead"),
    [("ChooseBlackCat", 0), ("ChooseVictim", 0), ("ChooseVictim", 1), ("ChooseProtected", 0), ("ChooseProtected", 1)],
)
async def test_an_answer_sends_nobody_else_anything_be_they_witches_or_dead(
    window: str, many_dead: int, store: Store
) -> None:
    choices = way_to(window, many_dead)
    match = the_match((await gathered(store, choices)).room.table)
    asked = [ask.seat for ask in match.asks]
    assert len(asked) == SEATS - many_dead

    for first in asked:
        listening = await gathered(store, choices, *range(SEATS))
        for by in [first, *(seat for seat in asked if seat != first)]:
            heard = await listening.hears(by, by % 2)

            assert list(heard) == [f"p{by}"], "and that once"
            assert len(heard[f"p{by}"]) == 1
        assert [ask.seat for ask in the_match(listening.room.table).asks] == asked, "nor does the window close sooner"


@rule("SAL-R34")
@pytest.mark.anyio
@pytest.mark.parametrize("window", ["ChooseBlackCat", "ChooseVictim"])
async def test_where_each_has_all_of_the_table_a_witch_hears_the_other(window: str, store: Store) -> None:
    """Without this the test above would prove nothing."""
    choices = way_to(window, 0)
    listening = await gathered(store, choices)
    one, other = witches(the_match(listening.room.table))

    assert set(await listening.hears(one, 0)) == {f"p{one}", f"p{other}"}


@rule("SAL-R34")
@pytest.mark.anyio
@pytest.mark.parametrize("in_the_room", [0, 1])
async def test_a_witch_in_the_room_and_one_elsewhere_neither_see_nor_are_seen(in_the_room: int, store: Store) -> None:
    match = the_match(a_table(SETUP))
    both = witches(match)
    listening = await gathered(store, [], both[in_the_room])
    for by in both:
        assert set(await listening.hears(by, 0)) == {f"p{by}"}

    table, elsewhere = listening.room.table, both[1 - in_the_room]
    assert faces.state(table, both[in_the_room], []).pointing is None
    assert [seen.by for seen in faces.state(table, elsewhere, []).pointing or []] == [elsewhere]


def test_nobody_points_on_a_phone_beside_the_screen_and_all_others_go_on() -> None:
    table = a_table(SETUP)
    one, other = witches(the_match(table))
    third = next(seat for seat in range(SEATS) if seat not in (one, other))
    write(table, gather(table, f"p{third}"))
    assert gather(table, f"p{third}") == [], "once is enough"

    with pytest.raises(Refused, match="no-pointing-now"):
        moves.point(table, f"p{third}", wire.Point("w", third, 0, f"GiveBlackCat(by={third}, on=0)"))
    step = f"GiveBlackCat(by={one}, on=0)"
    write(table, moves.point(table, f"p{one}", wire.Point("w", one, 0, step)))

    assert faces.state(table, other, []).pointing == [Pointing(one, step, False)]


def test_whoever_is_called_otherwise_still_sits_in_the_room() -> None:
    table = Table(a_row(SETUP))
    write(table, [*beginning(SETUP)[:-1], entries.Gathered(2)])

    write(table, call(table, "p2", 2, "Cléopâtre"))

    assert table.chairs[2].name == "Cléopâtre"
    assert table.chairs[2].gathered
    assert gather(table, "a stranger") == []


# Over real sockets


@contextlib.asynccontextmanager
async def phones(server: Running) -> AsyncIterator[tuple[list[AtTable], AtTable]]:
    """Six at a table that begins now, two of them Witches, on phones beside a screen; and that."""
    async with server.people(*NAMES, "Television") as (*people, television), contextlib.AsyncExitStack() as stack:
        opened = await people[0].open_table(game="salem", seats=SEATS)
        for person in people[1:]:
            await person.join(code=opened.code)
        room = await server.services.rooms.room(opened.table.id)
        while len(witches(room.table.deal())) < 2:  # one hand has both cards: other words, another shuffle
            await people[0].sit(opened.table.id, 0, entropy=secrets.token_hex(8))
        here = [await stack.enter_async_context(person.at(opened.table.id, hands=True)) for person in people]
        screen = await stack.enter_async_context(television.at(opened.table.id))
        await people[0].start(opened.table.id)
        for one in (*here, screen):
            await one.until(lambda one=one: one.states)  # type: ignore[misc]
        yield here, screen


@rule("SAL-R34", "SAL-R83")
@pytest.mark.anyio
async def test_on_the_wire_the_answers_of_a_dawn_reach_only_who_gave_them(server: Running) -> None:
    async with phones(server) as (here, screen):
        assert all(at_table.states[seat].pointing is None for seat, at_table in enumerate(here))
        came: dict[AtTable, list[str]] = {at_table: [] for at_table in (*here, screen)}
        for at_table, messages in came.items():
            at_table.on_message = lambda message, messages=messages: messages.append(type(message).__name__)  # type: ignore[misc]
        for seat, at_table in enumerate(here):
            question = at_table.states[seat].ask
            assert question is not None
            await at_table.play(seat, question.options[0], question.number)
        for at_table in came:  # whatever was sent before this has come before its answer
            await at_table.wish(wire.Ping("there"))

        assert [came[at_table] for at_table in here] == [["State", "Ack", "Pong"]] * SEATS
        assert came[screen] == ["Pong"]


@pytest.mark.anyio
async def test_a_phone_that_comes_anew_is_still_one_and_the_log_keeps_it(server: Running) -> None:
    async with phones(server) as (here, _):
        table = here[0].id
        async with here[0].client.at(table) as whole:
            shown = await whole.until(lambda: whole.states.get(0))
            assert shown.pointing is None, "also where they look at all of the table besides"
        lines = await server.services.rooms.store.lines(table)
        written = [line.entry for line in lines if isinstance(line.entry, entries.Gathered)]
        assert sorted(entry.seat for entry in written) == list(range(SEATS))

        row = await server.services.rooms.store.table(table)
        assert row is not None
        again = Room(row, server.services.rooms.store, Hub(None))
        await again.load()
        assert all(chair.gathered for chair in again.table.chairs)


def test_once_it_is_over_nobody_gathers_any_more() -> None:
    table = a_table(SETUP)
    write(table, [entries.Ended("agreed")])

    assert gather(table, "p0") == []
