"""Everything a player can meet has words in every language."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from sortilege.kernel.match import Event, Refusal
from sortilege.kernel.step import Step
from sortilege.text import LANGUAGES, Text

_spoken: set[tuple[str, str]] = set()
"""What was found to have words already, by game."""


@cache
def texts(game: str) -> tuple[Text, ...]:
    return tuple(Text(language, game) for language in LANGUAGES)


def check_words(game: str, what: str, say: Callable[[Text], str]) -> None:
    """Each language says something, the first time it is asked for."""
    if (game, what) not in _spoken:
        for text in texts(game):
            assert say(text).strip(), f"{what} has no words in {text.language}"
        _spoken.add((game, what))


def check_step_text(game: str, step: Step) -> None:
    check_words(game, str(step), lambda text: text.step(step))


def check_event_text(game: str, event: Event) -> None:
    check_words(game, str(event), lambda text: text.event(event))


def check_refusal_text(game: str, refusal: Refusal) -> None:
    check_words(game, str(refusal), lambda text: text.refusal(refusal))


def check_ending_text(game: str, reason: str) -> None:
    check_words(game, reason, lambda text: text.ending(reason))
