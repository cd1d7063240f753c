"""Where bots think: an answer that is not theirs is never given in silence, and new processes can take over."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Iterator

import pytest

import sortilege
from sortilege import Match, Record
from sortilege.bots.memory import Kept
from sortilege.kernel.sense import Sense
from sortilege.kernel.state import Game
from sortilege.server.live import thinking
from sortilege.server.live.thinking import Thinkers
from sortilege.server.metrics import REGISTRY

pytestmark = pytest.mark.anyio


@pytest.fixture
def thinkers() -> Iterator[Thinkers]:
    made = Thinkers()
    yield made
    made.close()


def failures(why: str) -> float:
    return REGISTRY.get_sample_value("sortilege_bot_failures_total", {"why": why}) or 0.0


async def test_an_error_inside_a_bot_is_an_error_in_the_log_and_counted(
    thinkers: Thinkers, caplog: pytest.LogCaptureFixture
) -> None:
    match = sortilege.new("animaux", seats=2, seed=1)
    ask = match.asks[0]
    before = failures("error")
    with caplog.at_level(logging.WARNING, "sortilege.server.live.thinking"):
        drawn = await thinkers.choose(match, ask.seat, "grandmaster", 0.1, [])

    assert drawn in [str(option) for option in ask.options]
    assert [(line.levelname, line.getMessage()) for line in caplog.records] == [("ERROR", "a bot failed")]
    assert failures("error") == before + 1


class Lost(Sense[Game]):
    """Never knows what to do."""

    def scores(self, game: Game, seat: int, options: list[int]) -> list[float]:
        raise RuntimeError("lost")


async def test_an_answer_drawn_by_lot_is_an_error_in_the_log_and_counted(
    thinkers: Thinkers, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = sortilege.new("animaux", seats=2, seed=1)
    ask = match.asks[0]
    before = [failures(why) for why in ("error", "lot")]
    monkeypatch.setattr(match.ruleset, "sense", Lost())
    with caplog.at_level(logging.WARNING, "sortilege.server.live.thinking"):
        for _ in range(40):  # a novice looks four times in five
            if failures("lot") == before[1]:
                drawn = await thinkers.choose(match, ask.seat, "novice", 0.1, [])

    assert drawn in [str(option) for option in ask.options]
    assert failures("lot") == before[1] + 1
    assert failures("error") >= before[0] + 2
    assert caplog.records[-1].levelname == "ERROR"
    assert caplog.records[-1].getMessage() == "no bot gave an answer: one was drawn by lot"


@pytest.mark.parametrize("level", ["novice", "adept", "master"])
async def test_a_bot_that_has_heard_something_answers_itself(thinkers: Thinkers, level: str) -> None:
    match = sortilege.new("salem", seats=6, seed=2)
    ask = match.asks[0]
    before = [failures(why) for why in ("error", "late", "died", "not-offered")]
    await thinkers.choose(match, ask.seat, level, 0.05, [(1, "accuse", 3)])

    assert [failures(why) for why in ("error", "late", "died", "not-offered")] == before


async def test_what_is_being_thought_is_thought_to_its_end_when_new_processes_take_over(thinkers: Thinkers) -> None:
    match = sortilege.new("animaux", seats=2, seed=1)
    seat = match.asks[0].seat
    before = [failures(why) for why in ("error", "late", "died", "not-offered")]
    thinking = asyncio.create_task(thinkers.choose(match, seat, "master", 1.0, []))
    await asyncio.sleep(0.5)
    thinkers.renew()
    first = await thinking
    second = await thinkers.choose(match, seat, "master", 0.1, [])

    assert {first, second} <= {str(option) for option in match.asks[0].options}
    assert [failures(why) for why in ("error", "late", "died", "not-offered")] == before


async def test_what_a_master_found_out_comes_back_with_its_answer_for_its_next_thought(thinkers: Thinkers) -> None:
    match = sortilege.new("traverse", seats=2, seed=1)
    while len(match.asks[0].options) < 3:
        match.answer(match.asks[0].seat, match.asks[0].options[0])
    seat = match.asks[0].seat
    memories: dict[int, Kept] = {}
    step = await thinkers.choose(match, seat, "master", 0.3, [], memories=memories)
    owner, ply, lines = memories[seat]

    assert set(memories) == {seat}
    assert (owner, ply) == (seat, len(match.choices))
    assert [str(match.ruleset.steps[line[1]]) for line in lines if line[0] == 0] == [step]


async def test_a_long_record_is_written_out_while_the_server_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """As the match was when it was asked for, though it goes on meanwhile."""
    match = a_match_of(12)
    threads: list[int] = []
    text = Record.text

    def noted(record: Record) -> str:
        threads.append(threading.get_ident())
        return text(record)

    monkeypatch.setattr(Record, "text", noted)
    whole = match.record().text()
    short = await thinking.written(match)
    monkeypatch.setattr(thinking, "WRITTEN_AT_ONCE", 11)
    writing = asyncio.create_task(thinking.written(match))
    await asyncio.sleep(0)
    match.answer(match.asks[0].seat, str(match.asks[0].options[0]))
    long = await writing

    assert short == long == whole
    assert threads[:2] == [threading.get_ident()] * 2
    assert threads[2] != threading.get_ident()


def a_match_of(choices: int) -> Match:
    match = sortilege.new("animaux", seats=2, seed=1)
    while len(match.choices) < choices:
        match.answer(match.asks[0].seat, str(match.asks[0].options[0]))
    return match
