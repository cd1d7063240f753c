"""What a player might want to do and cannot do now: the steps that a rule refuses with a reason."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import prod

from sortilege import Ask, Match, Step
from sortilege.kernel.kinds import SEAT, Kind
from sortilege.kernel.step_types import StepType
from sortilege.text import Text

MOST = 1000
"""So many combinations of arguments are all tried; of more, those that differ in one from an option."""


def closed_steps(match: Match, ask: Ask, text: Text) -> list[Step]:
    """Every step the seat is refused for a reason of its own, as far as it can see; those like its
    options first."""
    closed = []
    offered = {option.name for option in ask.options}
    for step_type in sorted(match.ruleset.book.by_name.values(), key=lambda one: one.name not in offered):
        if text.has(step_type.name):
            for step in dict.fromkeys(combinations(match, ask, step_type, text)):
                refusal = match.why_not(ask.seat, str(step))
                if refusal is not None and refusal.message != "not-offered":
                    closed.append(step)
    return closed


def combinations(match: Match, ask: Ask, step_type: StepType, text: Text) -> Iterator[Step]:
    """The steps of a type with all the arguments there are words for."""
    values = [
        [ask.seat] if name == "by" else values_of(kind, match, text)
        for name, kind in zip(step_type.arguments, step_type.kinds, strict=True)
    ]
    steps = match.ruleset.steps
    if prod(len(one) for one in values) <= MOST:
        yield from (steps[step_type.with_arguments(list(chosen))] for chosen in product(*values))
        return
    for option in ask.options:
        if step_type.matches(option):
            for place, allowed in enumerate(values):
                for value in allowed:
                    chosen = step_type.values(option)
                    chosen[place] = value
                    yield steps[step_type.with_arguments(chosen)]


def values_of(kind: Kind, match: Match, text: Text) -> list[int]:
    """What an argument may name."""
    if kind is SEAT:
        return list(range(match.seats))
    return [value for value in range(kind.size) if text.has(f"{kind.name}-{kind.write(value)}")]
