"""Lessons: a scripted game on the real engine, with stops where a newcomer is told or asked something.

A script is `lesson.toml` of a game; what is said at its stops is `words/<language>/lesson.ftl`.
Nothing is stored: whoever learns is shown the same game, through the eyes of the same seat."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

import sortilege
from sortilege import Match
from sortilege.content import ContentFile
from sortilege.kernel.match import Event, Refusal
from sortilege.kernel.record import Choice
from sortilege.kernel.ruleset import Value
from sortilege.server.table.curtain import Curtain
from sortilege.server.table.faces import question
from sortilege.server.table.http_records import Lesson, LessonStop
from sortilege.server.table.setup import Setup
from sortilege.server.table.wire import State

LEARNER = 0
"""The seat of whoever opens a table, so that a lesson can be played on."""


class ScriptedStop(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    says: str
    """The message, without the name of the game."""
    after: tuple[tuple[int, str], ...] = ()
    """What is played before it: who, and which step."""
    point: str = ""
    """A thing on the table (`seat:3`), or a part of the screen (`part:log`)."""
    choose: str = ""
    """What the learner is to do; otherwise the lesson goes on when they have read."""


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    mode: str
    seats: int
    seed: int
    stop: tuple[ScriptedStop, ...]
    options: dict[str, Value] = {}


class PlayedLesson(msgspec.Struct, frozen=True):
    """A script carried out."""

    lesson: Lesson
    shown: tuple[Match, ...]
    """The match at each stop, as the learner may see it."""
    end: Match


@cache
def script(game: str) -> Script:
    table = ContentFile(game, "lesson", inside="")
    try:
        return msgspec.convert(table.values, Script)
    except msgspec.ValidationError as wrong:
        table.fail("", str(wrong))


@cache
def played(game: str) -> PlayedLesson:
    """The lesson of a game; ValueError if its script is not a game that can be played."""
    told = script(game)
    match = sortilege.new(game, seats=told.seats, mode=told.mode, options=told.options, seed=told.seed)
    curtain = Curtain(match)
    stops: list[LessonStop] = []
    shown: list[Match] = []
    for number, stop in enumerate(told.stop):
        for seat, step in stop.after:
            curtain.play(Choice(seat, step))
        seen = curtain.shown(LEARNER).clone()
        news = curtain.news(LEARNER)
        stops.append(
            LessonStop(stop.says, stop.point, stop.choose, _state(seen, number, list(news), bool(stop.choose)))
        )
        shown.append(seen)
        if stop.choose:
            curtain.play(Choice(LEARNER, stop.choose))
    setup = Setup(game, told.seats, told.mode, told.options, chat=False, hints=False).checked()
    return PlayedLesson(Lesson(setup, LEARNER, stops), tuple(shown), curtain.match)


def _state(seen: Match, number: int, news: list[Event], asks: bool) -> State:
    view: dict[str, Any] = seen.view(LEARNER)
    ask = question(seen, LEARNER, number) if asks else None
    return State(LEARNER, number, number == 0, news, view, ask, may=[], undo=False, until=None)


def why_not(game: str, at: int, step: str) -> Refusal | None:
    """Why the learner cannot do that at a stop; None if they could."""
    shown = played(game).shown
    if not 0 <= at < len(shown):
        raise ValueError(f"at: 0 to {len(shown) - 1}, not {at}")
    return shown[at].why_not(LEARNER, step)
