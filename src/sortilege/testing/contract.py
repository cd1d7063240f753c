"""What every game owes to whoever plays it: the library's contract, checked in random play.

Each `check_...` takes a match at one decision, or at its end, and leaves it as it was.
`check_contract` plays one case to its end and makes the checks at some of its decisions.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec

import sortilege
from sortilege.kernel.match import IllegalChoice, Match, Refusal
from sortilege.kernel.record import Record
from sortilege.kernel.result import Result
from sortilege.kernel.retelling import retold
from sortilege.kernel.step import RANDOM, Step
from sortilege.kernel.views import misfit
from sortilege.testing import tries, words
from sortilege.testing.play import LIMIT, RESTLESS, Case, play_randomly

EVERY = 25
"""Of so many decisions, one is looked at closely."""
SAMPLE = 12
"""Of the options of an ask, so many are looked at closely."""
AHEAD = 30
"""How many decisions a clone is played on."""
EYES = 3
"""Through the eyes of so many seats."""


def check_contract(case: Case, every: int = EVERY) -> int:
    """Plays a case to its end; returns its number of decisions."""
    rng, sampling = case.rng("play"), case.rng("checks")
    match = case.start()
    kept: dict[int, tuple[object, ...]] = {}
    heard = [0] * (case.seats + 1)

    def look(match: Match, decision: int) -> None:
        check_asks(match)
        check_pieces(match)
        if decision == 0 or sampling.random() * every < 1:
            kept[len(match.choices)] = match.game.state()
            check_closely(match, sampling)
            check_told(match, heard)

    try:
        decisions = play_randomly(match, rng, LIMIT, look, RESTLESS)
        assert match.over, f"it is not over after {LIMIT} decisions"
        check_pieces(match)
        check_told(match, heard)
        check_ending(match)
        check_views(match, everyone(match))
        check_result(match)
        check_replay(match)
        check_rewinding(match, kept, sampling)
    except Exception as wrong:
        wrong.add_note(f"in {case}, after {len(match.choices)} choices")
        raise
    return decisions


def check_closely(match: Match, rng: Random) -> None:
    """Everything that can be asked of a match at one decision."""
    eyes = some_eyes(match, rng)
    check_json(match, eyes)
    check_views(match, eyes)
    check_options(match, rng)
    check_defaults(match)
    check_refusals(match, rng)
    check_permissions(match, rng)
    check_undo(match)
    check_clone(match, some_eyes(match, rng), rng)


# What a match is, for comparing two


Eyes = list[int | None]


def everyone(match: Match) -> Eyes:
    return [None, *range(match.game.seats)]


def some_eyes(match: Match, rng: Random) -> Eyes:
    """A spectator and a few seats."""
    return [None, *rng.sample(range(match.game.seats), min(EYES, match.game.seats))]


def seen(match: Match, eyes: Eyes) -> list[Any]:
    """All that they see and were told."""
    return [[match.view(seat), match.told(seat)] for seat in eyes]


def told_and_done(match: Match) -> tuple[object, ...]:
    return match.game.state(), match.game.told, len(match.choices)


# At every decision


def check_asks(match: Match) -> None:
    """While a game is not over somebody is asked something that can be answered."""
    assert match.asks, "nobody is asked, yet it is not over"
    assert match.outcome is None, "there is an outcome, yet it is not over"
    seats = [ask.seat for ask in match.asks]
    assert len(set(seats)) == len(seats), f"a seat is asked twice: {seats}"
    for ask in match.asks:
        assert 0 <= ask.seat < match.game.seats, f"there is no seat {ask.seat} to ask"
        assert ask.options, f"{ask} has no options"
        assert len(set(ask.options)) == len(ask.options), f"{ask} offers the same twice: {ask.options}"
    assert len({ask.window for ask in match.asks}) == 1 or match.game.lanes, "open questions of two windows"


def check_pieces(match: Match) -> None:
    """Every piece is in exactly one zone."""
    placed = [piece for zone in match.game.zones for piece in zone]
    everything = list(range(len(match.game.pieces)))
    assert sorted(placed) == everything, (
        f"pieces twice: {sorted({one for one in placed if placed.count(one) > 1})}, "
        f"lost: {sorted(set(everything) - set(placed))}"
    )


# At some decisions


def check_json(match: Match, eyes: Eyes) -> None:
    """Views, events, questions and options are plain JSON, and `since` counts one's own events."""
    for seat in eyes:
        view = match.view(seat)
        assert json.loads(json.dumps(view)) == view, f"the view of {seat} does not survive JSON"
        told = match.events(seat)
        fields = [event.fields for event in told]
        assert json.loads(json.dumps(fields)) == fields, f"the events of {seat} do not survive JSON"
        half = len(told) // 2
        assert match.events(seat, since=half) == told[half:], "`since` does not count the seat's own events"
        assert match.events(seat, since=len(told)) == [], "an event after the last"
    for ask in match.asks:
        for step in (ask.why, *ask.options):
            assert json.loads(json.dumps(step.arguments)) == step.arguments, f"{step} does not survive JSON"


def check_views(match: Match, eyes: Eyes) -> None:
    """A view is the record that the game declares, if it does; so is the view that shows everything, and a
    Moderator's."""
    views = {f"of {seat}": match.view(seat) for seat in eyes}
    views |= {f"of {seat} as a Moderator": match.as_moderator(match.view(seat)) for seat in eyes}
    views["that shows everything"] = match.open_view()
    for whose, view in views.items():
        wrong = misfit(view, match.ruleset.view_type)
        assert not wrong, f"the view {whose}: {wrong}"
    for seat in eyes:
        assert json.loads(match.view_as_json(seat)) == json.loads(json.dumps(match.view(seat))), "written otherwise"


def check_options(match: Match, rng: Random) -> None:
    """An option's notation reads back as the option, nothing speaks against it, and it has words."""
    book = match.ruleset.book
    for ask in match.asks:
        for step in (ask.why, *ask.options):
            words.check_step_text(match.ruleset.name, step)
        for option in rng.sample(ask.options, min(SAMPLE, len(ask.options))):
            assert book.read(str(option)) == option, f"{option} reads back as another step"
            refusal = match.why_not(ask.seat, str(option))
            assert refusal is None, f"{option} is offered to seat {ask.seat}, and refused: {refusal}"


def check_defaults(match: Match) -> None:
    """What a clock would play can be played."""
    for ask in match.asks:
        assert ask.seconds is None or ask.seconds >= 0, f"{ask} has {ask.seconds} seconds"
        default = ask.default
        if isinstance(default, Step):
            match.clone().answer(ask.seat, default, late=True)
            match.clone().answer(ask.seat, str(default), late=True)
            words.check_step_text(match.ruleset.name, default)
        else:
            assert default is None or default is RANDOM, f"{ask} has the default {default!r}"


def refused(match: Match, seat: int, tried: int | str) -> IllegalChoice:
    try:
        match.answer(seat, tried)
    except IllegalChoice as no:
        return no
    raise AssertionError(f"seat {seat} could answer {str(tried)[:80]!r}, which it was not offered")


def check_refused(match: Match, seat: int, tried: int | str) -> Refusal:
    """It is refused with a reason that has words, and nothing has changed."""
    before = told_and_done(match)
    no = refused(match, seat, tried)
    assert told_and_done(match) == before, f"{tried!r} was refused, yet something changed"
    assert no.reason.message, f"{tried!r} was refused without a reason"
    assert no.rules == no.reason.rules, f"{tried!r} was refused with two sets of rules"
    words.check_refusal_text(match.ruleset.name, no.reason)
    return no.reason


def check_refusals(match: Match, rng: Random) -> None:
    """Nonsense, near misses and answers of and to others are refused, with the rules behind it."""
    book, seats = match.ruleset.book, match.game.seats
    open_to = {ask.seat: {*ask.options, ask.default} for ask in match.asks}
    for ask in match.asks:
        option = rng.choice(ask.options)
        no_steps: list[int | str] = [*tries.NONSENSE, *tries.NO_STEPS_AT_ALL, *tries.out_of_range(book, option)]
        for tried in no_steps:
            check_refused(match, ask.seat, tried)
        for notation in tries.some_tries(match, ask.seat, rng, SAMPLE // 2):
            if book.read(notation) not in open_to[ask.seat]:
                refusal = check_refused(match, ask.seat, notation)
                assert refusal.rules, f"{notation} was refused without a rule: {refusal}"
                assert match.why_not(ask.seat, notation) in (None, refusal), "why_not gives another reason"
        for wrong in (-1, seats, seats + 250):
            check_refused(match, wrong, option)
    for seat in set(range(seats)) - set(open_to):
        refusal = check_refused(match, seat, rng.choice(rng.choice(match.asks).options))
        assert refusal.rules, f"seat {seat}, not asked, was refused without a rule"


def check_permissions(match: Match, rng: Random) -> None:
    """A standing permission can be used, nothing speaks against it, and it has words."""
    for seat in range(match.game.seats):
        permissions = match.permissions(seat)
        for step in rng.sample(permissions, min(2, len(permissions))):
            assert match.why_not(seat, str(step)) is None, f"{step} is open to seat {seat}, and refused"
            words.check_step_text(match.ruleset.name, step)
            copy = match.clone()
            told = copy.act(seat, str(step))
            assert told == copy.events(seat)[-len(told) :] or not told, "an act returns other events than it tells"
            assert len(copy.choices) == len(match.choices) + 1, f"{step} was not recorded"
            check_pieces(copy)


def check_undo(match: Match) -> None:
    """Undo is free up to a barrier, and since then one seat alone has chosen."""
    plies = range(len(match.choices) + 1)
    free = [ply for ply in plies if match.undo_free(ply)]
    assert free == list(plies[free[0] :]), f"undo is free with gaps: {free}"
    assert not match.undo_free(-1), "undo is free before the beginning"
    assert not match.undo_free(len(match.choices) + 1), "undo is free beyond the present"
    assert len({seat for seat, _, _ in match.choices[free[0] :]}) < 2, "undo is free past another seat's answer"


def check_clone(match: Match, eyes: Eyes, rng: Random) -> None:
    """A clone is equal, and whatever happens to it does not happen to the original."""
    before = match.game.state(), seen(match, eyes)
    copy = match.clone()
    assert (copy.game.state(), seen(copy, eyes)) == before, "a clone is not equal"
    play_randomly(copy, rng, AHEAD)
    check_pieces(copy)
    assert (match.game.state(), seen(match, eyes)) == before, "playing a clone disturbed the original"


def check_told(match: Match, heard: list[int]) -> None:
    """The events since the last look have words. `heard` counts what each was told so far."""
    for number, seat in enumerate(everyone(match)):
        told = match.told(seat)[heard[number] :]
        heard[number] += len(told)
        for event in told:
            words.check_event_text(match.ruleset.name, event)


# At the end


def check_ending(match: Match) -> None:
    """A finished game has an outcome, asks nothing and takes nothing."""
    outcome = match.outcome
    assert outcome is not None, "it is over without an outcome"
    seats = range(match.game.seats)
    assert len(outcome.scores) == len(seats), f"{len(outcome.scores)} scores for {len(seats)} seats"
    assert set(outcome.winners) <= set(seats), f"winners {outcome.winners} of {len(seats)} seats"
    words.check_ending_text(match.ruleset.name, outcome.reason)
    assert match.asks == (), "it is over and somebody is asked"
    _, step, _ = match.choices[-1]
    for seat in seats:
        assert match.permissions(seat) == (), f"it is over and seat {seat} may act"
        assert check_refused(match, seat, match.ruleset.book.write(step)).message == "game-is-over"


def check_result(match: Match) -> None:
    """What is told of a game that is over is JSON, has words, and points at moments of it."""
    game, result = match.ruleset.name, retold(match)
    assert msgspec.json.decode(msgspec.json.encode(result), type=Result) == result, "the result does not survive JSON"
    assert len(result.seats) >= match.game.seats, "a seat has no result"
    told = [*result.lines, *result.moments, *(line for seat in result.seats for line in seat.lines)]
    for line in told:
        words.check_line_text(game, line)
        assert line.ply is None or 0 <= line.ply <= len(match.choices), f"{line} is no moment of the game"
    for heading in [*result.columns, *(pile.says for seat in result.seats for pile in seat.piles)]:
        words.check_message(game, heading)
    assert match.outcome is not None
    for seat, score in enumerate(match.outcome.scores):
        points = result.seats[seat].points
        assert len(points) == len(result.columns), f"seat {seat} has points without a column, or none"
        assert not result.adds_up or sum(points) == score, f"the points of seat {seat} do not add up to its score"


def check_replay(match: Match) -> None:
    """A record, written down and read again, tells the same game."""
    record = match.record()
    text = record.text()
    assert Record.parse(text) == record, "a record reads back as another"
    again = sortilege.replay(text)
    assert again.game.state() == match.game.state(), "a replay ends in another state"
    assert seen(again, everyone(again)) == seen(match, everyone(match)), "a replay shows or tells something else"
    assert again.outcome == match.outcome, "a replay has another outcome"
    assert again.record() == record, "the record of a replay is another"


def check_rewinding(match: Match, kept: dict[int, tuple[object, ...]], rng: Random) -> None:
    """Going back gives the state as it was."""
    for ply in rng.sample(sorted(kept), min(3, len(kept))):
        assert match.rewound(ply).game.state() == kept[ply], f"rewinding to {ply} gives another state"
