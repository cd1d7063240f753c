"""Notices in words. What goes to somebody alone says "you"; what others read too says no more than a spectator sees."""

from __future__ import annotations

from typing import NamedTuple

import sortilege
from sortilege.server.notices.noticing import Notice
from sortilege.text import LANGUAGES, Words


class Worded(NamedTuple):
    title: str
    text: str


def words_in(language: str, game: str) -> Words:
    return Words(language if language in LANGUAGES else LANGUAGES[0], "notices", f"{game}/game")


def name_of(words: Words, game: str) -> str:
    return words.say("game") if game in sortilege.games() and words.has("game") else game


def to_you(notice: Notice, language: str) -> Worded:
    words = words_in(language, notice.game)
    game = name_of(words, notice.game)
    nameless = "nameless" if notice.kind == "invited" and not notice.name else ""
    about = {"game": game, "name": notice.name}
    return Worded(words.say(f"notice-{notice.kind}", nameless, **about), words.say(f"notice-{notice.kind}-text"))


def to_all(notice: Notice, language: str) -> str:
    """For a room where others read: the game, and whose turn it is where everybody sees that."""
    words = words_in(language, notice.game)
    nameless = "nameless" if notice.kind == "turn" and not notice.name else ""
    return words.say(f"public-{notice.kind}", nameless, game=name_of(words, notice.game), name=notice.name)
