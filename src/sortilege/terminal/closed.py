"""What a player might want to do and cannot do now: the steps that a rule refuses with a reason."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import prod

from sortilege import Ask, Match, Step
from sortilege.kernel.vocabulary import NONE, SEAT, Kind, Verb
from sortilege.text import Text

MOST = 1000
"""So many combinations of arguments are all tried; of more, those that differ in one from an option."""


def closed_steps(match: Match, ask: Ask, text: Text) -> list[Step]:
    """Every step the seat is refused for a reason of its own, as far as it can see; those like its
    options first."""
    closed = []
    offered = {option.name for option in ask.options}
    for verb in sorted(match.ruleset.book.verbs, key=lambda verb: verb.name not in offered):
        if text.has(verb.name):
            for step in dict.fromkeys(combinations(match, ask, verb, text)):
                refusal = match.why_not(ask.seat, str(step))
                if refusal is not None and refusal.message != "not-offered":
                    closed.append(step)
    return closed


def combinations(match: Match, ask: Ask, verb: Verb, text: Text) -> Iterator[Step]:
    """The steps of a verb with all the arguments there are words for."""
    values = [
        [ask.seat] if name == "by" else values_of(kind, match, text)
        for name, kind in zip(verb.arguments, verb.kinds, strict=True)
    ]
    step_type = match.ruleset.step_type
    if prod(len(one) for one in values) <= MOST:
        yield from (step_type(verb(*chosen)) for chosen in product(*values))
        return
    for option in ask.options:
        if option.name == verb.name:
            for place, allowed in enumerate(values):
                shift = 8 + 8 * place
                yield from (step_type(option & ~(NONE << shift) | value << shift) for value in allowed)


def values_of(kind: Kind, match: Match, text: Text) -> list[int]:
    """What an argument may name."""
    if kind is SEAT:
        return list(range(match.view(None)["seats"]))
    return [value for value in range(len(kind.labels) or NONE) if text.has(f"{kind.name}-{kind.write(value)}")]
