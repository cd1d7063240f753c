"""Bots at a table: who plays which seat, decision by decision."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from hashlib import blake2b
from math import isfinite
from time import thread_time

import msgspec

from sortilege import Match
from sortilege.bots.levels import LEVELS, MASTER_SECONDS, choose

LONGEST_GAME = 20_000
BUDGET = re.compile(r"(\d{1,9}(?:\.\d{1,9})?)(s?)")


class Bot(msgspec.Struct, frozen=True):
    """A player: `adept`, `master`, `master:400` (iterations a decision) or `master:0.5s`."""

    name: str
    level: str
    seconds: float = MASTER_SECONDS
    iterations: int | None = None

    @classmethod
    def read(cls, text: str, seconds: float | None = None, iterations: int | None = None) -> Bot:
        """What was typed; the budget is for those that name none."""
        check_budget(seconds, iterations)
        level, colon, budget = text.partition(":")
        if level not in LEVELS:
            raise ValueError(f"bots: there are {', '.join(LEVELS)}, not {level!r}")
        if not colon:
            return cls(text, level, MASTER_SECONDS if seconds is None else seconds, iterations)
        found = BUDGET.fullmatch(budget)
        if found is None or (not found[2] and "." in found[1]) or float(found[1]) == 0:
            raise ValueError(
                f"bots: a budget is iterations or seconds, {level}:400 or {level}:0.5s, and more than 0, not {text!r}"
            )
        if found[2]:
            return cls(text, level, float(found[1]))
        return cls(text, level, MASTER_SECONDS, int(found[1]))


def check_budget(seconds: float | None, iterations: int | None) -> None:
    """A master needs something to think with, and an end to it."""
    if seconds is not None and not (isfinite(seconds) and seconds > 0):
        raise ValueError(f"seconds: a number more than 0 and not without end, not {seconds}")
    if iterations is not None and iterations < 1:
        raise ValueError(f"iterations: at least 1, not {iterations}")


def play(match: Match, bot_of: Callable[[int], Bot], seed: int) -> Iterator[tuple[Bot, int]]:
    """Plays to the end. After each decision: whose it was and its microseconds, 0 where there was no choice. Budgets
    and times are those of the processor, since others may be using it too; the game is told from here on, since bots
    go by what others are seen to do."""
    match.tell_from_here()
    for decision in range(LONGEST_GAME):
        if match.over:
            return
        ask = match.asks[0]
        bot = bot_of(ask.seat)
        begun = thread_time()
        step = choose(
            bot.level, match, ask.seat, seed_of(seed, decision) & 0xFFFFFFFF,
            seconds=bot.seconds, iterations=bot.iterations, clock=thread_time,
        )  # fmt: skip
        took = round((thread_time() - begun) * 1e6) if len(ask.options) > 1 else 0
        match.answer(ask.seat, step)
        yield bot, took


def seed_of(seed: int, number: int) -> int:
    """The seed of one game of many, or of one decision of a game."""
    return int.from_bytes(blake2b(f"{seed} {number}".encode(), digest_size=7).digest(), "little")
