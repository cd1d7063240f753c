"""What somebody who is away is told would be the same in every world they cannot tell apart; and a room that others
read hears nothing beyond what every spectator sees."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import msgspec
import pytest

import sortilege
from sortilege.server.live.room import Room
from sortilege.server.notices.noticing import Notice, may_hear, notices
from sortilege.server.notices.occasions import occasions
from sortilege.server.notices.webhook import SHAPES, body
from sortilege.server.notices.wording import to_all, to_you
from sortilege.server.table import entries
from sortilege.server.table.answering import round_of
from sortilege.server.table.awaited import awaited
from sortilege.server.table.entries import AnyEntry, LogLine
from sortilege.server.table.setup import ClockSetup, Setup
from sortilege.server.table.table import Table
from sortilege.testing.eavesdrop import a_table, in_another_world, something_happens, write
from sortilege.testing.play import Case
from sortilege.testing.servers import Running, running
from tests.server.ears import way_to_a_window
from tests.server.mailboxes import LOOPBACK, Browser, an_inbox, until
from tests.server.scenes import identity
from tests.server.slow_scenes import my_notices
from tests.server.test_home import until_a_window

SLOW = ClockSetup("slow", 24 * 3600)
CASES = [
    Case(name, mode, min(most, 5), 1)
    for name in sortilege.games()
    for mode, (_, most) in sortilege.ruleset(name).seats.items()
]
WINDOWS = [("salem", False), ("ecole", False), ("zoondo", False), ("ecole", True)]


def said_to(table: Table, person: str) -> list[bytes]:
    """All that somebody would be sent now, by every way, in both languages; with it what decides whether they are."""
    found = occasions(table)
    if person not in found:
        return []
    notice = notices(table, found)[person]
    told = [msgspec.json.encode((found[person].kind, found[person].mark, found[person].is_left))]
    for language in ("fr", "en"):
        told.append(msgspec.json.encode(to_you(notice, language)))
        told += [body(shape, to_all(notice, language), "link", "stop", "words") for shape in SHAPES]
    return told


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_seat_is_told_the_same_from_every_world_it_cannot_tell_apart(case: Case) -> None:
    rng = Random(7)
    table = a_table(Setup(case.game, case.seats, case.mode, clock=SLOW))
    compared = 0
    for ply in range(200):
        if table.match is None or table.match.over:
            break
        if ply % 7 == 0:
            for seat in range(case.seats):
                other = in_another_world(table, seat, rng.getrandbits(40))
                assert said_to(table, f"p{seat}") == said_to(other, f"p{seat}")
                compared += 1
        write(table, something_happens(table, rng))

    assert compared >= case.seats


@pytest.mark.parametrize(("game", "side_by_side"), WINDOWS)
def test_in_a_window_everybody_is_told_the_same_once_whoever_has_answered(game: str, side_by_side: bool) -> None:
    seats = min(5, sortilege.ruleset(game).seats["standard"][1])
    setup = Setup(game, seats, clock=SLOW).checked()
    table = a_table(setup)
    for seat, step in way_to_a_window(setup, 1, side_by_side):
        table.apply(LogLine(table.ply, 1.0, entries.Chosen(seat, step)))
    assert table.match is not None
    before = occasions(table)
    words = {person: said_to(table, person)[1:] for person in before}
    ask = table.match.asks[0]
    table.apply(LogLine(table.ply, 1.0, entries.Chosen(ask.seat, str(ask.options[0]))))
    after = occasions(table)

    assert awaited(table).unseen
    assert {one.kind for one in before.values()} == {"window"}
    assert len({one.mark for one in (*before.values(), *after.values())}) == 1, "of one window one is told once"
    assert before.keys() == after.keys()
    assert len({tuple(text) for text in words.values()}) == 1, "to the byte, for whoever is asked and whoever is not"


def test_a_room_hears_the_same_whatever_somebody_left_to_the_table() -> None:
    """Whether somebody passes ahead is theirs to know."""
    setup = Setup("ecole", 4, clock=SLOW).checked()
    table = a_table(setup)
    for seat, step in way_to_a_window(setup, 1):
        table.apply(LogLine(table.ply, 1.0, entries.Chosen(seat, step)))
    assert table.match is not None
    ask = next(ask for ask in table.match.asks if ask.why.name in table.rules.passes)
    other = a_table(setup)
    for seat, step in way_to_a_window(setup, 1):
        other.apply(LogLine(other.ply, 1.0, entries.Chosen(seat, step)))
    left = entries.Let(ask.seat, ask.why.name, table.rules.passes[ask.why.name], round_of(table))
    other.apply(LogLine(other.ply, 1.0, left))
    person = f"p{ask.seat}"
    here, there = occasions(table)[person], occasions(other)[person]

    assert (here.is_left, there.is_left) == (False, True)
    assert may_hear(table, here, public=True)
    assert may_hear(other, there, public=True)
    assert not may_hear(other, there, public=False), "they need not come"
    assert said_to(table, person)[1:] == said_to(other, person)[1:]


def test_nobody_is_named_while_answers_are_unseen() -> None:
    setup = Setup("salem", 5, clock=SLOW).checked()
    table = a_table(setup)
    for seat, step in way_to_a_window(setup, 1):
        table.apply(LogLine(table.ply, 1.0, entries.Chosen(seat, step)))
    said = notices(table, occasions(table))

    assert {notice.name for notice in said.values()} == {""}


def test_words_that_somebody_gave_themselves_as_a_name_do_nothing_in_a_room() -> None:
    text = to_all(Notice("turn", "/t/x", "animaux", "@everyone <http://x|y> **"), "en")
    discord = msgspec.json.decode(body("discord", text, "https://a/t", "https://a/s", "stop"))
    slack = msgspec.json.decode(body("slack", text, "https://a/t", "https://a/s", "stop"))

    assert discord["allowed_mentions"] == {"parse": []}
    assert "\\@everyone" in discord["content"]
    assert "&lt;http://x|y&gt;" in slack["text"]


def test_a_paused_table_tells_nobody_that_it_is_their_turn() -> None:
    table = a_table(Setup("animaux", 2, clock=SLOW))
    before = occasions(table)
    write(table, [entries.Paused(True)])

    assert [one.kind for one in before.values()] == ["turn"]
    assert occasions(table) == {}


@pytest.mark.anyio
async def test_a_window_is_told_of_once_and_nothing_inside_it_is(store_url: str) -> None:
    async with (
        running(store_url, notice_networks=LOOPBACK) as server,
        an_inbox() as inbox,
        server.people("Ann", "Bob", "Cat", "Dan") as people,
    ):
        browser = Browser(f"{inbox.base}/dan")
        await my_notices(people[3], "POST", "/push", browser.subscription)
        opened = await people[0].open_table(game="salem", seats=4, clock={"kind": "slow", "seconds": 3600})
        for person in people[1:]:
            await person.join(code=opened.code)
        await people[0].start(opened.table.id)
        room = await server.services.rooms.room(opened.table.id)
        noticer = server.services.notices.noticer
        room.changed = looks_until_a_window(room, lambda: noticer.looked(room, identity(people[3])))
        await until_a_window(room)
        await settle(server)
        await until(lambda: any(browser.read(one.body)["kind"] == "window" for one in inbox.received))
        before = [browser.read(one.body)["kind"] for one in inbox.received]
        assert room.table.match is not None
        window = room.table.match.window
        for ask in [ask for ask in room.table.match.asks if ask.seat != 3][:-1]:
            answered: AnyEntry = entries.Chosen(ask.seat, str(ask.options[0]))
            await room.do(lambda answered=answered: [answered])  # type: ignore[misc]
            noticer.looked(room, identity(people[3]))
            await settle(server)
        assert room.table.match.window == window, "it is still open"

        assert len(inbox.received) == len(before)
        assert before.count("window") == 1
        assert {browser.size(one.body) for one in inbox.received} == {1024}


def looks_until_a_window(room: Room, look: Callable[[], None]) -> Callable[[Room], None]:
    """Somebody comes to look after every move, as long as everybody sees who is asked."""

    def after(_: Room) -> None:
        if not awaited(room.table).unseen:
            look()

    return after


async def settle(server: Running) -> None:
    await server.services.notices.noticer.settled()
    await server.services.notices.courier.look()
