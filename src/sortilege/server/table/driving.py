"""What a table does that nobody is there to do, decided without a clock and without chance of its own: when bots
answer and how long they may think, what the table answers, what is played when time is up.

Whoever drives a table, a server's node or somebody's own device, brings both."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from sortilege import RANDOM, Ask, Step
from sortilege.bots.ladder import SEARCHING
from sortilege.bots.levels import OVERRUN
from sortilege.kernel.sense import Sign
from sortilege.server.table import entries
from sortilege.server.table.answering import answer_for
from sortilege.server.table.entries import AnyEntry
from sortilege.server.table.table import PLAYING, Table
from sortilege.server.table.talk import bot_sign

Between = Callable[[float, float], float]
"""A number drawn between two others."""
Draw = Callable[[Sequence[Step]], Step]
Question = tuple[int, int]
"""A seat, and the number of what it is asked."""

A_MOMENT = 1.5
"""How long the table waits before it gives the only answer there is: the choice before it can still be taken back."""
A_WHILE = (0.8, 2.4)
"""How long it waits at least and at most with an answer that a player left to it, where a window does not wait."""
LEAST_THOUGHT = 0.05
AROUND_A_THOUGHT = 0.1
"""What it takes at most to tell a bot where the game is, and to hear its answer."""
BEFORE_THE_ANSWER = 0.1
"""In a window all thoughts are there so long before the first answer is given."""
BEFORE_THE_END = 0.7
"""In a window that runs its full length, a bot that dawdles answers so long before it closes."""
SLOW = ("adept", *SEARCHING, "master")
"""Levels that think long enough for others to notice."""


def bots_asked(table: Table) -> set[Question]:
    """The questions that bots are to think about."""
    if table.match is None:
        return set()
    return {
        (ask.seat, table.chairs[ask.seat].asked)
        for ask in table.match.asks
        if table.chairs[ask.seat].thinker and ask.seat not in table.sealed
    }


def answers_due(table: Table, known: dict[Question, float], now: float, between: Between) -> dict[Question, float]:
    """When each of the table's own answers is given, decided once: what everybody knows after a moment in which the
    choice before it can be taken back, what a player left to the table after a while that is drawn by chance."""
    due: dict[Question, float] = {}
    for seat in may_be_asked(table):
        given = answer_for(table, seat)
        if given is not None and not given.waits:
            key = seat, table.chairs[seat].asked
            after = between(*A_WHILE) if given.why == "wish" else A_MOMENT
            due[key] = known.get(key, now + after)
    return due


def may_be_asked(table: Table) -> Iterable[int]:
    """The seats that may have a question: while answers are given unseen each has to be looked at with its own eyes."""
    if table.curtain is None:
        return ()
    if table.curtain.window_is_open:
        return range(len(table.chairs))
    return [ask.seat for ask in table.curtain.match.asks]


def hides_thoughts(table: Table) -> bool:
    """Whether how long a bot thinks would tell somebody what it could answer: an open window lasts as long as the
    slowest answer, and a bot that can only pass is quick."""
    return table.curtain is not None and table.curtain.window_is_open and any(chair.person for chair in table.chairs)


def pause_of(table: Table, between: Between) -> tuple[float, float]:
    """How long a bot waits with its answer, and how long it may think. In a window all the bots that are asked must
    have thought, one after the other, before the pause is over: it depends on nothing but chance and who is asked."""
    pause = table.setup.pace * between(0.5, 1.5)
    if not hides_thoughts(table):
        return pause, max(LEAST_THOUGHT, pause)
    assert table.match is not None
    slow = [seat for seat in table.match.addressed if table.chairs[seat].thinker in SLOW]
    turns = max(1, len(slow))
    if table.clock.window is not None and table.clock.is_uniform(table.match):
        pause = min(pause, table.clock.window.limit - BEFORE_THE_END)
    pause = max(pause, turns * (LEAST_THOUGHT * (1 + OVERRUN) + AROUND_A_THOUGHT) + BEFORE_THE_ANSWER)
    return pause, ((pause - BEFORE_THE_ANSWER) / turns - AROUND_A_THOUGHT) / (1 + OVERRUN)


def bot_answer(table: Table, seat: int, number: int, step: str, sign: Sign | None = None) -> list[AnyEntry]:
    """The bot's answer, if its question is still open and nobody took the seat back meanwhile; before it what it has to
    say."""
    chair = table.chairs[seat]
    match = table.match
    if match is None or table.status != PLAYING or table.paused or chair.thinker is None or chair.asked != number:
        return []
    if table.clock.is_uniform(match):
        return [entries.Sealed(seat, step)]
    said = bot_sign(table, seat, sign) if sign is not None else []
    return [*said, entries.Chosen(seat, step)]


def run_out(table: Table, now: float, draw: Draw) -> list[AnyEntry]:
    """What is played when time is up: sealed answers, what was pointed at last, and defaults where there is neither."""
    match = table.match
    if match is None or table.status != PLAYING or table.paused:
        return []
    lines: list[AnyEntry] = []
    for ask in match.asks:
        deadline = table.clock.deadlines.get(ask.seat)
        if deadline is None or deadline.until > now:
            continue
        sealed = table.sealed.get(ask.seat) or table.pointed.get(ask.seat)
        given = answer_for(table, ask.seat)
        if sealed is not None and match.why_not(ask.seat, sealed) is None:
            lines.append(entries.Chosen(ask.seat, sealed))
        elif given is not None:
            lines.append(entries.Chosen(ask.seat, given.step, given=True))
        else:
            default = default_of(ask, draw)
            if default is not None:
                lines.append(entries.Chosen(ask.seat, str(default), late=True))
    return lines


def default_of(ask: Ask, draw: Draw) -> Step | None:
    """What the clock plays for a question that nobody answered in time."""
    default = ask.default
    if default is RANDOM:
        return draw(ask.options)
    return default if isinstance(default, Step) else None
