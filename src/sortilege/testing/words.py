"""Everything a player can meet has words in every language."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Iterator
from functools import cache
from typing import NamedTuple

from sortilege.kernel.match import Event, Refusal
from sortilege.kernel.reasons import Reason
from sortilege.kernel.result import Line
from sortilege.kernel.step import Step
from sortilege.kernel.step_types import StepType
from sortilege.shelf import ruleset, shelf
from sortilege.text import LANGUAGES, Text


class Unsaid(NamedTuple):
    """A message that a language lacks, or that cannot be said."""

    language: str
    key: str
    problem: str = ""

    def __str__(self) -> str:
        return self.problem or f"{self.key} has no words in {self.language}"


_spoken: set[tuple[str, str]] = set()
"""What was found to have words already, by game."""
_listing: list[list[Unsaid]] = []


@contextlib.contextmanager
def listed() -> Iterator[list[Unsaid]]:
    """Inside, what has no words is listed and is no error."""
    found: list[Unsaid] = []
    _spoken.clear()
    _listing.append(found)
    try:
        yield found
    finally:
        _listing.remove(found)


@cache
def texts(game: str) -> tuple[Text, ...]:
    return tuple(Text(language, game) for language in LANGUAGES)


def check_words(game: str, what: str, key: str, say: Callable[[Text], str]) -> None:
    """Each language says something, the first time it is asked for."""
    if (game, what) not in _spoken:
        _spoken.add((game, what))
        for unsaid in unsaid_in(game, key, say):
            if not _listing:
                _spoken.discard((game, what))
                raise AssertionError(f"{what}: {unsaid}")
            if unsaid not in _listing[-1]:
                _listing[-1].append(unsaid)


def unsaid_in(game: str, key: str, say: Callable[[Text], str]) -> Iterator[Unsaid]:
    for text in texts(game):
        message, _, attribute = key.partition(".")
        if not text.has(message, attribute):
            yield Unsaid(text.language, key)
            continue
        try:
            said = say(text)
        except ValueError as wrong:
            yield Unsaid(text.language, key, str(wrong))
        else:
            if not said.strip():
                yield Unsaid(text.language, key)


def check_step_text(game: str, step: Step) -> None:
    check_words(game, str(step), step.name, lambda text: text.step(step))


def check_event_text(game: str, event: Event) -> None:
    check_words(game, str(event), event.name, lambda text: text.event(event))


def check_refusal_text(game: str, refusal: Refusal) -> None:
    check_words(game, str(refusal), f"refused-{refusal.message}", lambda text: text.refusal(refusal))


def check_ending_text(game: str, reason: str) -> None:
    check_words(game, reason, f"ending-{reason}", lambda text: text.ending(reason))


def check_line_text(game: str, line: Line) -> None:
    check_words(game, str(line), line.says, lambda text: text.line(line))


def check_message(game: str, key: str) -> None:
    check_words(game, key, key, lambda text: text.say(key))


# What can be said to be needed without playing


def needed(game: str) -> Iterator[str]:
    """The keys of all messages that a game needs whatever is played: of itself, its modes and options, its questions,
    events and reasons, the values of its kinds, and what lies on its table."""
    rules = ruleset(game)
    yield from ("game", "game.line")
    for mode in rules.modes:
        yield from (f"mode-{mode}", f"mode-{mode}.help")
    for option in rules.options:
        yield from (f"option-{option.name}", f"option-{option.name}.help")
    yield from (name for name, one in rules.book.by_name.items() if type(one).offer is not StepType.offer)
    yield from (event.name for event in rules.book.event_types)
    yield from (f"area-{area.name}" for area in rules.areas)
    yield from (f"refused-{reason.message}" for reason in reasons(game))
    for kind in {kind.name: kind for kind in rules.book.kinds()}.values():
        yield from (f"{kind.name}-{label}" for label in kind.labels)


def missing(game: str) -> list[Unsaid]:
    """Which of these are not there."""
    wanted = list(dict.fromkeys(needed(game)))
    found = []
    for text in texts(game):
        found += [Unsaid(text.language, key) for key in wanted if not text.has(*key.split("."))]
    return found


def reasons(game: str) -> Iterator[Reason]:
    """Every reason that stands in a module of a game, alone or in a list or table."""
    ruleset(game)
    for name, module in list(sys.modules.items()):
        if f"{name}.".startswith(f"{shelf().places[game].package}."):
            for value in vars(module).values():
                if isinstance(value, Reason):
                    yield value
                elif isinstance(value, list | tuple | dict):
                    inside = value.values() if isinstance(value, dict) else value
                    yield from (one for one in inside if isinstance(one, Reason))
