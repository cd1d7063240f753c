"""Sortilège: five games of magic, playable by people and programs."""

from __future__ import annotations

import secrets
from collections.abc import Mapping

from sortilege.games import games, ruleset
from sortilege.kernel.chance import key_from
from sortilege.kernel.match import Ask, Event, IllegalChoice, Match, Outcome, Refusal, replay_with
from sortilege.kernel.record import Receipt, Record
from sortilege.kernel.ruleset import Ruleset, Value
from sortilege.kernel.step import RANDOM, Step

__all__ = [
    "RANDOM", "Ask", "Event", "IllegalChoice", "Match", "Outcome", "Receipt", "Record", "Refusal", "Ruleset",
    "Step", "games", "new", "replay", "ruleset",
]  # fmt: skip

__version__ = "0.1.0"


def new(
    game: str,
    *,
    seats: int,
    mode: str | None = None,
    options: Mapping[str, Value] | None = None,
    seed: int | str | bytes | None = None,
    receipt: Receipt | None = None,
) -> Match:
    """A new game, dealt and waiting for its first answer. `mode` is the first one if not named;
    without a seed nobody can foretell the shuffles."""
    rules = ruleset(game)
    chosen = rules.check_mode(mode)
    rules.check_seats(chosen, seats)
    checked = rules.check_options(chosen, seats, options)
    if receipt is not None:
        if receipt.secret is None or seed is not None:
            raise ValueError("receipt: the seed comes from its secret, which must be given")
        key = Receipt.derive(bytes.fromhex(receipt.secret), receipt.entropy)
    elif isinstance(seed, int | str | bytes):
        key = key_from(seed)
    elif seed is None:
        key = secrets.token_bytes(32)
    else:
        raise ValueError(f"seed: a number, text or bytes, not {seed!r}")
    return Match(rules, rules.start(chosen, seats, checked, key), checked, receipt)


def replay(record: Record | str) -> Match:
    """The game that a record tells, played again choice by choice."""
    if isinstance(record, str):
        record = Record.parse(record)
    return replay_with(ruleset(record.game), record)
