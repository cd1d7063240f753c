"""After a game: the decisions that cost their seat most, as a bot would have judged them then.

Every decision is searched again from what its seat could know, so nobody is blamed for what was hidden.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from sortilege import Match, Record, ruleset
from sortilege.bots.levels import guessing, options_of, think
from sortilege.bots.outlines import line_of
from sortilege.lab.players import check_budget, seed_of

ITERATIONS = 200
LEAST_LOSS = 0.05
"""A smaller loss may well be none."""
WORST = 3


class Costly(msgspec.Struct, frozen=True):
    """A decision that was not the best."""

    number: int
    """Of the choice in the record, counted from 1."""
    seat: int
    """Whose it was."""
    chosen: str
    """What was answered."""
    better: str
    """What would have been better."""
    line: list[str]
    """What the search would have played, beginning with the better choice, and what it expected of others."""
    loss: float
    """Of the chance to win, as far as the search could tell."""


def analyse(
    record: Record, iterations: int = ITERATIONS, seed: int = 0, progress: Callable[[int], None] | None = None
) -> list[list[Costly]]:
    """By seat: its costliest decisions, the worst first."""
    check_budget(None, iterations)
    rules = ruleset(record.game)
    options = rules.check_options(rules.check_mode(record.mode), record.seats, record.options)
    match = Match(rules, rules.start_record(record), options, record.receipt)
    found: list[list[Costly]] = [[] for _ in range(record.seats)]
    for number, line in enumerate(record.lines, 1):
        if line.act:
            match.act(line.seat, line.step)
        else:
            costly = judge(match, number, line.seat, line.step, iterations, seed)
            if costly is not None:
                found[line.seat].append(costly)
            match.answer(line.seat, line.step, late=line.late)
        if progress is not None:
            progress(1)
    return [sorted(costs, key=lambda one: -one.loss)[:WORST] for costs in found]


def judge(match: Match, number: int, seat: int, chosen: str, iterations: int, seed: int) -> Costly | None:
    """What an answer cost beside the best one, both tried in the same worlds, if that is enough to speak of; guessing
    games have no wrong answer."""
    options = options_of(match, seat)
    written = [str(option) for option in options]
    if len(options) == 1 or chosen not in written:
        return None
    if guessing(match, seat):
        return None
    dice = seed_of(seed, number) & 0xFFFFFFFF
    mine = options[written.index(chosen)]
    search = think(match, seat, dice, 0.0, iterations)
    best = search.trials.best()
    if best == mine:
        return None
    duel = think(match, seat, dice, 0.0, iterations, between=[best, mine]).trials
    loss = duel.estimate(best) - duel.estimate(mine)
    if loss < LEAST_LOSS:
        return None
    line = [str(match.ruleset.steps[step]) for step in line_of(search, best)]
    return Costly(number, seat, chosen, line[0], line, round(loss, 4))
