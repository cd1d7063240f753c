"""Records, looked at: any position of one, many in a row, where it can be played on, what its game has to tell.

ValueError says what is wrong with a record, or with what was asked of it."""

from __future__ import annotations

import msgspec

import sortilege
from sortilege import Event, IllegalChoice, Match, Outcome, Record
from sortilege.bots.hindsight import Curve, curve
from sortilege.kernel.record import Choice
from sortilege.kernel.result import Result
from sortilege.kernel.retelling import retold
from sortilege.server.table.http_records import GameResult, Reel, ReelPage, ReplayPage

MOST_CHOICES = 5000
PAGES_OF_A_REEL = 16


class Retold(msgspec.Struct, frozen=True):
    """What a record tells of its game."""

    result: Result
    choices: int
    outcome: Outcome | None
    fair: str | None
    """Why the receipt does not prove the shuffles; null if it does."""


def retell(record: str, seconds: float = 0.0) -> Retold:
    """However long that takes."""
    match = sortilege.replay(record)
    return Retold(retold(match), len(match.choices), match.outcome, problem_of(match.record()))


def curve_of(record: str, seconds: float) -> Curve:
    """How everybody stood in the course of it, found out in about so many seconds."""
    return curve(sortilege.replay(record), seconds=seconds)


def game_result(told: Retold, lasted: float | None) -> GameResult:
    return GameResult(told.result, told.choices, told.outcome is not None, told.outcome, told.fair, lasted)


def problem_of(record: Record) -> str | None:
    """Why its receipt does not prove the shuffles; None if it does."""
    return record.receipt.problem(record.key) if record.receipt else "there is no receipt"


def unfinished(text: str, ply: int | None) -> Record:
    """The record of a game that can go on."""
    match = after(read_record(text), ply)
    if match.over:
        raise ValueError("record: the game is over")
    return match.record()


def read_record(text: str) -> Match:
    return begun(text)[1]


def begun(text: str, ply: int | None = None) -> tuple[Record, Match]:
    """A record, and its game to the end or as it was after so many choices."""
    try:
        record = Record.parse(text)
        if len(record.lines) > MOST_CHOICES:
            raise ValueError(f"record: more than {MOST_CHOICES} choices")
        if ply is not None and not 0 <= ply <= len(record.lines):
            raise ValueError(f"ply: 0 to {len(record.lines)}, not {ply}")
        return record, sortilege.replay(record if ply is None else record.up_to(ply))
    except ValueError as wrong:
        raise ValueError(str(wrong)[:300].encode(errors="replace").decode()) from wrong


def after(match: Match, ply: int | None) -> Match:
    """The game as it was after so many choices, or as it is."""
    if ply is None:
        return match
    if not 0 <= ply <= len(match.choices):
        raise ValueError(f"ply: 0 to {len(match.choices)}, not {ply}")
    return match.rewound(ply)


def page(text: str, ply: int | None, seat: int | None, everything: bool = False) -> ReplayPage:
    whole = read_record(text)
    record = whole.record()
    check_seat(record, seat)
    match = after(whole, ply)
    view = match.open_view() if everything else match.view(seat)
    events, ears = story(match, seat, everything)
    return ReplayPage(len(match.choices), len(whole.choices), view, events, match.outcome, problem_of(record), ears)


def check_seat(record: Record, seat: int | None) -> None:
    if seat is not None and not 0 <= seat < record.seats:
        raise ValueError(f"seat: 0 to {record.seats - 1}, not {seat}")


def story(match: Match, seat: int | None, everything: bool) -> tuple[list[Event], list[list[int]]]:
    """What was told so far through those eyes, and to whom alone."""
    told = match.open_events()
    return (told.events(), told.ears()) if everything else (list(match.told(seat)), match.ears(seat))


def carry_on(match: Match, line: Choice) -> None:
    try:
        if line.act:
            match.act(line.seat, line.step)
        else:
            match.answer(line.seat, line.step, late=line.late)
    except IllegalChoice as wrong:
        raise ValueError(
            f"record: choice {len(match.choices) + 1}, {line.step} by seat {line.seat}: {wrong}"[:300]
        ) from wrong


def reel_of(text: str, ply: int, seat: int | None, everything: bool) -> Reel:
    record, match = begun(text, ply)
    check_seat(record, seat)
    shown: list[ReelPage] = []
    for line in (None, *record.lines[ply : ply + PAGES_OF_A_REEL - 1]):
        if line is not None:
            carry_on(match, line)
        view = match.open_view() if everything else match.view(seat)
        told = len(match.open_events() if everything else match.told(seat))
        shown.append(ReelPage(len(match.choices), view, told, match.outcome))
    return Reel(len(record.lines), shown, *story(match, seat, everything))
