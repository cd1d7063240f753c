"""What the table answers for a seat: what is no choice, and what its player left to it."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import AsyncIterator, Callable
from random import Random

import pytest

from sortilege import Match
from sortilege.server.live.budgets import Budgets
from sortilege.server.live.driver import Driver
from sortilege.server.live.room import Room
from sortilege.server.live.thinking import Thinkers
from sortilege.server.settings import Settings
from sortilege.server.table import answering, entries, faces, moves, wire
from sortilege.server.table.curtain import Curtain
from sortilege.server.table.driving import A_MOMENT, A_WHILE, answers_due, run_out
from sortilege.server.table.entries import AnyEntry
from sortilege.server.table.moves import Refused
from sortilege.server.table.setup import ClockSetup, Setup
from sortilege.server.table.table import Table
from sortilege.testing.eavesdrop import a_row, a_table, beginning, write
from sortilege.testing.marks import rule
from tests.games.salem.playing import LAST_TRYAL, A, B, C
from tests.games.salem.scenes import scene
from tests.server.scenes import a_stored_room

LATER = 1e12


def the_match(table: Table) -> Match:
    assert table.match is not None
    return table.match


def a_table_where(setup: Setup, is_so: Callable[[Table], bool], seed: int = 1) -> tuple[Table, list[AnyEntry]]:
    """Random choices until something is so; the table, and its choices."""
    for attempt in range(20):
        rng, table = Random(f"{seed} {attempt}"), a_table(setup)
        choices: list[AnyEntry] = []
        while not the_match(table).over and len(choices) < 600:
            if is_so(table):
                return table, choices
            ask = rng.choice(the_match(table).asks)
            choices.append(entries.Chosen(ask.seat, str(rng.choice(ask.options))))
            write(table, choices[-1:])
    pytest.fail("it never was so: try another seed")


def ask_of(table: Table, seat: int) -> wire.Question:
    found = faces.state(table, seat, []).ask
    assert found is not None
    return found


# What is no choice


SALEM = Setup("salem", 4, undo="free").checked()


def test_the_only_answer_is_given_where_everybody_knows_that_it_is() -> None:
    table, _ = a_table_where(SALEM, lambda table: answering.forced(table) is not None)
    seat, step = answering.forced(table) or (0, "")
    asked = ask_of(table, seat)

    assert (asked.options, asked.given) == ([step], "only")
    assert answering.give(table, seat, asked.number) == [entries.Chosen(seat, step, given=True)]
    assert answering.give(table, seat, asked.number + 1) == []
    assert the_match(table).view(None)["players"][seat]["hand"] == []


@pytest.mark.parametrize("name", ["traverse", "ecole"])
def test_the_only_answer_is_not_given_where_that_would_tell_what_somebody_holds(name: str) -> None:
    def has_one_answer(table: Table) -> bool:
        match = the_match(table)
        alone = len(match.asks) == 1 and not match.is_sealed and len(match.asks[0].options) == 1
        hand = match.view(None)["players"][match.asks[0].seat]
        return alone and (hand.get("cards", 0) > 0 or hand.get("hand", []).count(None) > 1)

    table, _ = a_table_where(Setup(name, 3).checked(), has_one_answer)
    ask = the_match(table).asks[0]

    assert answering.forced(table) is None
    assert ask_of(table, ask.seat).given is None
    assert answering.give(table, ask.seat, table.chairs[ask.seat].asked) == []


@rule("SAL-R30", "SAL-R84")
@pytest.mark.parametrize(("both_are_witches", "why"), [(True, "same"), (False, None)])
def test_who_of_a_pair_dies_first_is_asked_only_where_everybody_sees_that_it_may_count(
    both_are_witches: bool, why: str | None
) -> None:
    last = "witch" if both_are_witches else LAST_TRYAL
    rows = {B: last, C: "witch" if both_are_witches else "witch witch"}
    pair = scene(6, hands={A: "witness"}, front={B: "matchmaker", C: "matchmaker"}, rows=rows)
    pair.accuse(B)
    assert pair.asked() == {A: "ChooseFirstDeath"}
    table = a_table(Setup("salem", 6).checked())
    table.curtain = Curtain(pair.match)

    given = answering.answer_for(table, A)

    assert (None if given is None else given.why) == why
    if given is not None:
        assert given.step == pair.default(A)
        endings = [pair.clone() for _ in pair.match.asks[0].options]
        for ending, option in zip(endings, pair.match.asks[0].options, strict=True):
            ending.match.answer(A, option)
        assert {ending.match.outcome for ending in endings} == {endings[0].match.outcome}


@rule("SAL-R84", "SAL-D16")
def test_in_a_sealed_window_the_only_answer_is_given_and_nobody_else_sees_that_it_was() -> None:
    conspiracy = scene(6, hands={B: "black_cat"}, rows={B: LAST_TRYAL}, top="conspiracy")
    conspiracy.do(A, "DrawTwo")
    table = a_table(Setup("salem", 6).checked())
    table.curtain = Curtain(conspiracy.match)
    write(table, [entries.Chosen(C, f"TakeTrial(by={C}, slot=1)")])
    others = [seat for seat in (*range(6), None) if seat != A]
    before = [faces.written_state(table, seat) for seat in others]
    due = answers_due(table, {}, 100.0, lambda least, most: least)
    taken = entries.Chosen(A, f"TakeTrial(by={A}, slot=4)", given=True)

    assert due == {(A, table.chairs[A].asked): 100.0 + A_MOMENT}
    assert answering.give(table, A, table.chairs[A].asked) == [taken]
    write(table, [taken])
    assert A not in {ask.seat for ask in the_match(table).asks}
    assert [faces.written_state(table, seat) for seat in others] == before


def test_a_bot_and_a_paused_table_are_given_nothing() -> None:
    table, _ = a_table_where(SALEM, lambda table: answering.forced(table) is not None)
    seat, _ = answering.forced(table) or (0, "")

    write(table, [entries.Paused(True)])
    assert answering.give(table, seat, table.chairs[seat].asked) == []
    write(table, [entries.Paused(False), entries.StoodIn(seat, "novice")])
    assert answering.give(table, seat, table.chairs[seat].asked) == []


def test_a_record_says_nothing_of_who_gave_an_answer() -> None:
    table, choices = a_table_where(SALEM, lambda table: answering.forced(table) is not None)
    seat, step = answering.forced(table) or (0, "")
    by_hand = a_table(SALEM)
    write(by_hand, [*choices, entries.Chosen(seat, step)])

    write(table, [entries.Chosen(seat, step, given=True)])

    assert table.record().text() == by_hand.record().text()


def test_somebody_who_gives_the_same_answer_a_moment_later_is_not_refused() -> None:
    table, _ = a_table_where(SALEM, lambda table: answering.forced(table) is not None)
    seat, step = answering.forced(table) or (0, "")
    number = table.chairs[seat].asked
    write(table, answering.give(table, seat, number))

    assert moves.play(table, f"p{seat}", wire.Play("late", seat, number, step)) == []
    with pytest.raises(Refused, match="stale-question"):
        moves.play(table, f"p{seat}", wire.Play("later", seat, number, "DrawTwo(by=9)"))


def test_undo_takes_back_what_was_chosen_and_not_what_the_table_gave() -> None:
    def is_forced_after_own_choice(table: Table) -> bool:
        only, chosen = answering.forced(table), the_match(table).choices
        return only is not None and bool(chosen) and chosen[-1][0] == only[0] and faces.may_undo(table, only[0])

    table, choices = a_table_where(SALEM, is_forced_after_own_choice)
    seat, _ = answering.forced(table) or (0, "")

    assert moves.undo(table, f"p{seat}", wire.Undo("u", seat)) == [entries.Undone(seat, len(choices) - 1, client="u")]
    write(table, answering.give(table, seat, table.chairs[seat].asked))
    assert faces.last_choice(table, seat) == len(choices) - 1
    write(table, [entries.Undone(seat, len(choices) - 1)])
    assert table.given == set()


@contextlib.asynccontextmanager
async def driven(url: str, setup: Setup, lines: list[AnyEntry]) -> AsyncIterator[Room]:
    async with a_stored_room(url, a_row(setup), lines, at=time.time()) as room:
        driver = Driver(room, Thinkers(), Budgets(Settings()))
        driver.look()
        yield room
        driver.stop()


@pytest.mark.anyio
async def test_the_table_waits_a_moment_before_it_gives_the_only_answer(sqlite_url: str) -> None:
    table, choices = a_table_where(SALEM, lambda table: answering.forced(table) is not None)
    seat, step = answering.forced(table) or (0, "")
    async with driven(sqlite_url, SALEM, [*beginning(SALEM), *choices]) as room:
        await asyncio.sleep(A_MOMENT - 0.4)
        assert answering.forced(room.table) == (seat, step)
        await asyncio.sleep(0.7)

        assert answering.forced(room.table) != (seat, step)
        assert room.table.given == {len(choices)}


# What is left to the table


ECOLE = Setup("ecole", 3, clock=ClockSetup(window=2)).checked()
REACT = "AnswerTopItem"


def someone_asked(table: Table, holding: bool) -> int | None:
    match = the_match(table)
    if not match.is_sealed or match.asks[0].why.name != REACT or len(match.asks) < 2:
        return None
    return next((ask.seat for ask in match.asks if (len(ask.options) > 1) == holding), None)


def in_a_window(setup: Setup, holding: bool, seed: int = 1) -> tuple[Table, int]:
    """A table where somebody may answer a card, with something in hand to do so or without."""
    table, _ = a_table_where(setup, lambda table: someone_asked(table, holding) is not None, seed)
    seat = someone_asked(table, holding)
    assert seat is not None
    return table, seat


def leave(table: Table, seat: int, how: str, number: str = "n") -> None:
    wish = wire.Let(number, seat, REACT, how)  # type: ignore[arg-type]  # one of the four words
    write(table, moves.let(table, f"p{seat}", wish))


@rule("ECO-R11")
@pytest.mark.parametrize("holding", [False, True])
def test_whoever_passes_for_the_round_passes_when_the_window_closes_and_not_before(holding: bool) -> None:
    table, seat = in_a_window(ECOLE, holding)
    leave(table, seat, "round")

    assert ask_of(table, seat).given == "wish"
    assert faces.state(table, seat, []).lets == {REACT: "round"}
    assert answering.give(table, seat, table.chairs[seat].asked) == []
    assert entries.Chosen(seat, f"Pass(by={seat})", given=True) in run_out(table, LATER, secrets.choice)


@rule("ECO-R11")
def test_passing_unless_one_holds_something_asks_whoever_does() -> None:
    table, seat = in_a_window(ECOLE, holding=True)
    leave(table, seat, "unless")
    assert ask_of(table, seat).given is None
    assert entries.Chosen(seat, f"Pass(by={seat})", late=True) in run_out(table, LATER, secrets.choice)

    table, seat = in_a_window(ECOLE, holding=False)
    leave(table, seat, "unless")
    assert ask_of(table, seat).given == "wish"


def test_a_player_may_answer_all_the_same_and_take_the_wish_back() -> None:
    table, seat = in_a_window(ECOLE, holding=True)
    leave(table, seat, "round", "a")
    leave(table, seat, "ask", "b")
    assert ask_of(table, seat).given is None
    assert faces.state(table, seat, []).lets == {}

    leave(table, seat, "round", "c")
    step = ask_of(table, seat).options[1]
    write(table, moves.play(table, f"p{seat}", wire.Play("p", seat, table.chairs[seat].asked, step)))
    assert entries.Chosen(seat, step) in run_out(table, LATER, secrets.choice)


def test_a_wish_for_the_round_ends_with_it() -> None:
    table, seat = in_a_window(ECOLE, holding=True)
    leave(table, seat, "round")
    rng, began = Random(2), answering.round_of(table)
    while answering.round_of(table) == began:
        assert answering.standing_wishes(table, seat) == {REACT: "round"}
        ask = rng.choice(the_match(table).asks)
        write(table, [entries.Chosen(ask.seat, str(rng.choice(ask.options)))])

    assert answering.standing_wishes(table, seat) == {}


def test_a_condition_needs_a_window_of_full_length() -> None:
    table, seat = in_a_window(Setup("ecole", 3, clock=ClockSetup("slow", 3600)).checked(), holding=False)

    assert ask_of(table, seat).lets == ["round", "game"]
    with pytest.raises(Refused, match="let-no-window"):
        leave(table, seat, "unless")


def test_only_what_is_asked_and_can_be_passed_on_is_left_to_the_table() -> None:
    table = a_table(ECOLE)
    seat = the_match(table).asks[0].seat

    assert ask_of(table, seat).lets == []
    for question in ("ChooseMove", REACT, "Nothing"):
        with pytest.raises(Refused, match="let-nothing"):
            moves.let(table, f"p{seat}", wire.Let("x", seat, question, "round"))
    with pytest.raises(Refused, match="not-your-seat"):
        moves.let(table, f"p{1 - seat}", wire.Let("x", seat, REACT, "round"))


def test_wishes_are_counted_for_each_seat_and_not_for_the_table() -> None:
    table, seat = in_a_window(ECOLE, holding=True)
    besides = table.besides.all
    for number in range(answering.MOST_WISHES):
        leave(table, seat, ("round", "ask")[number % 2], f"n{number}")

    assert table.besides.all == besides
    with pytest.raises(Refused, match="let-too-often"):
        leave(table, seat, "round", "last")


@pytest.mark.anyio
async def test_where_a_window_does_not_wait_the_table_answers_after_a_while_drawn_by_chance(sqlite_url: str) -> None:
    setup = Setup("traverse", 2).checked()

    def may_go_on(table: Table) -> bool:
        return the_match(table).asks[0].why.name == "ActAfterRoll"

    table, choices = a_table_where(setup, may_go_on)
    seat = the_match(table).asks[0].seat
    lines = [*beginning(setup), *choices, entries.Let(seat, "ActAfterRoll", "game")]
    began = time.monotonic()
    async with driven(sqlite_url, setup, lines) as room, asyncio.timeout(30):
        while not room.table.given:
            await asyncio.sleep(0.05)
        taken = time.monotonic() - began

    assert room.table.given == {len(choices)}
    assert taken >= A_WHILE[0]
    assert answering.standing_wishes(room.table, seat) == {"ActAfterRoll": "game"}
