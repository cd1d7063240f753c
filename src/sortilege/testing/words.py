"""Everything a player can meet has words in every language."""

from __future__ import annotations

from functools import cache

from sortilege.kernel.match import Event, Refusal
from sortilege.kernel.step import Step
from sortilege.text import LANGUAGES, Text


@cache
def texts(game: str) -> tuple[Text, ...]:
    return tuple(Text(language, game) for language in LANGUAGES)


def check_said(said: str, what: object) -> None:
    assert said.strip(), f"{what} has no words"


def check_step_text(game: str, step: Step) -> None:
    for text in texts(game):
        check_said(text.step(step), step)


def check_event_text(game: str, event: Event) -> None:
    for text in texts(game):
        check_said(text.event(event), event)


def check_refusal_text(game: str, refusal: Refusal) -> None:
    for text in texts(game):
        check_said(text.refusal(refusal), refusal)


def check_ending_text(game: str, reason: str) -> None:
    for text in texts(game):
        check_said(text.ending(reason), reason)
