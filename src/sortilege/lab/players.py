"""Bots at a table: who plays which seat, decision by decision."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from hashlib import blake2b
from math import isfinite
from time import thread_time

import msgspec

from sortilege import Match, ruleset
from sortilege.bots.ladder import SEARCHING
from sortilege.bots.levels import LEVELS, MASTER_SECONDS, choose, levels_of
from sortilege.bots.memory import Memory
from sortilege.kernel.manners import Mannered
from sortilege.lab.older_selves import older_self
from sortilege.lab.plain_search import PLAIN_SEARCHES

LONGEST_GAME = 20_000
BUDGET = re.compile(r"(\d{1,9}(?:\.\d{1,9})?)(s?)")
TRIES = 200
"""Playouts of a plain search that names no number."""
UNHURRIED = 3600.0
"""Seconds of a step that searches: in the lab only its iterations count, so that it plays alike everywhere."""
REMEMBERING = "+memory"
COMMIT = re.compile(r"[0-9A-Za-z][0-9A-Za-z._/-]{0,99}")


class Bot(msgspec.Struct, frozen=True):
    """A player: `adept`, `master`, `master:400` (iterations a decision) or `master:0.5s`; `ismcts:200` and `flat:200`
    (playouts) or `ismcts:0.5s`; a step of the game's ladder; a manner of the game; `adept@v1`, the adept of an older
    version; and `master:400+memory`, who reuses what it thought before, as bots do at a table of the server."""

    name: str
    level: str
    seconds: float = MASTER_SECONDS
    iterations: int | None = None
    manner: str = ""
    """A manner of the game that an adept plays in."""
    version: str = ""
    """A tag or commit whose bot this is."""
    remembers: bool = False

    @classmethod
    def read(
        cls, text: str, seconds: float | None = None, iterations: int | None = None, game: str | None = None
    ) -> Bot:
        """What was typed; the budget is for those that name none. Only where the game is known are its steps
        and manners."""
        check_budget(seconds, iterations)
        if text.endswith(REMEMBERING):
            bot = cls.read(text.removesuffix(REMEMBERING), seconds, iterations, game)
            if bot.version or bot.level not in (LEVELS[-1], *SEARCHING):
                raise ValueError(f"bots: only a search remembers, master:400{REMEMBERING}, not {text!r}")
            return msgspec.structs.replace(bot, name=text, remembers=True)
        played, at, version = text.partition("@")
        if at and not COMMIT.fullmatch(version):
            raise ValueError(f"bots: after @ comes a tag or a commit, not {version!r}")
        level, colon, budget = played.partition(":")
        manners = sorted(ruleset(game).rivals.manners) if game is not None else []
        if played in manners and not at:
            return cls(text, "adept", manner=played)
        steps = levels_of(game)[len(LEVELS) :] if game is not None else []
        if played in steps and not at:
            return cls(text, played, UNHURRIED)
        if level not in LEVELS and (level not in PLAIN_SEARCHES or at):
            known = ", ".join([*LEVELS, *PLAIN_SEARCHES, *manners, *steps])
            raise ValueError(f"bots: there are {known}, not {level!r}")
        if not colon:
            tries = TRIES if level in PLAIN_SEARCHES else None
            return cls(
                text,
                level,
                MASTER_SECONDS if seconds is None else seconds,
                tries if iterations is None else iterations,
                version=version,
            )
        found = BUDGET.fullmatch(budget)
        if found is None or (not found[2] and "." in found[1]) or float(found[1]) == 0:
            raise ValueError(
                f"bots: a budget is iterations or seconds, {level}:400 or {level}:0.5s, and more than 0, not {text!r}"
            )
        if found[2]:
            return cls(text, level, float(found[1]), version=version)
        return cls(text, level, MASTER_SECONDS, int(found[1]), version=version)

    @property
    def is_slow(self) -> bool:
        """Whether it searches, or plays in a process of its own."""
        return self.level in (LEVELS[-1], *SEARCHING, *PLAIN_SEARCHES) or bool(self.version)

    def answer(self, match: Match, seat: int, seed: int, memory: Memory | None = None) -> int | str:
        """What it answers. Budgets are those of the processor, since others may be using it too."""
        if self.version:
            return older_self(self.version).answer(match, seat, self.level, seed, self.seconds, self.iterations)
        if self.level in PLAIN_SEARCHES:
            return PLAIN_SEARCHES[self.level](match, seat, seed, self.iterations, self.seconds)
        rules = match.ruleset
        sense = Mannered(rules.sense, rules.rivals.manners[self.manner], seat) if self.manner else None
        return choose(
            self.level, match, seat, seed,
            seconds=self.seconds, iterations=self.iterations, clock=thread_time, sense=sense,
            memory=memory if self.remembers else None,
        )  # fmt: skip


def check_budget(seconds: float | None, iterations: int | None) -> None:
    """A master needs something to think with, and an end to it."""
    if seconds is not None and not (isfinite(seconds) and seconds > 0):
        raise ValueError(f"seconds: a number more than 0 and not without end, not {seconds}")
    if iterations is not None and iterations < 1:
        raise ValueError(f"iterations: at least 1, not {iterations}")


def play(match: Match, bot_of: Callable[[int], Bot], seed: int) -> Iterator[tuple[Bot, int]]:
    """Plays to the end. After each decision: whose it was and its microseconds of processor time, 0 where there was
    no choice. The game is told from here on, since bots go by what others are seen to do."""
    match.tell_from_here()
    memories = [Memory() for _ in range(match.seats)]
    for decision in range(LONGEST_GAME):
        if match.over:
            return
        ask = match.asks[0]
        bot = bot_of(ask.seat)
        begun = thread_time()
        step = bot.answer(match, ask.seat, seed_of(seed, decision) & 0xFFFFFFFF, memories[ask.seat])
        took = round((thread_time() - begun) * 1e6) if len(ask.options) > 1 else 0
        match.answer(ask.seat, step)
        yield bot, took


def seed_of(seed: int, number: int) -> int:
    """The seed of one game of many, or of one decision of a game."""
    return int.from_bytes(blake2b(f"{seed} {number}".encode(), digest_size=7).digest(), "little")
