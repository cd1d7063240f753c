"""Sortilège: five games of magic, playable by people and programs."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Mapping

from sortilege.engine import COMPILED  # first: it decides how the rest is found

# isort: split

from sortilege.kernel.chance import key_from
from sortilege.kernel.kinds import quoted
from sortilege.kernel.match import Ask, Event, IllegalChoice, Match, Outcome, Refusal, replay_with
from sortilege.kernel.plain_data import Json, View
from sortilege.kernel.record import Receipt, Record
from sortilege.kernel.ruleset import Ruleset, Value
from sortilege.kernel.step import RANDOM, Step
from sortilege.shelf import games, ruleset

__all__ = [
    "COMPILED", "RANDOM", "Ask", "Event", "IllegalChoice", "Json", "Match", "Outcome", "Receipt", "Record",
    "Refusal", "Ruleset", "Step", "View", "games", "new", "replay", "ruleset",
]  # fmt: skip

__version__ = "0.2.0"


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
    without a seed nobody can foretell the shuffles.

    Examples:
        >>> import sortilege
        >>> match = sortilege.new(sortilege.games()[0], seats=2, seed=7)
        >>> match.over, len(match.asks) > 0
        (False, True)
    """
    rules = ruleset(game)
    chosen = rules.check_mode(mode)
    rules.check_seats(chosen, seats)
    checked = rules.check_options(chosen, seats, options)
    if receipt is None:
        key = _key_of(seed)
    elif not isinstance(receipt, Receipt):
        raise ValueError(f"receipt: a Receipt or none, not {quoted(receipt)}")
    elif receipt.secret is None or seed is not None:
        raise ValueError("receipt: the seed comes from its secret, which must be given")
    else:
        key = _key_derived(receipt.secret, receipt.entropy)
    return Match(rules, rules.start(chosen, seats, checked, key), checked, receipt)


def _key_derived(secret: str, entropy: tuple[str, ...]) -> bytes:
    """The key that a receipt makes; what is wrong with it is said without its secret."""
    try:
        "".join(entropy).encode()
        return Receipt.derive(bytes.fromhex(secret), entropy)
    except (AttributeError, TypeError, ValueError) as wrong:
        raise ValueError(
            "receipt: its secret must be hexadecimal digits, its entropy texts that UTF-8 can write"
        ) from wrong


def _key_of(seed: int | str | bytes | None) -> bytes:
    """The key that a seed stands for. True and False are no seeds: whoever gives one meant something else."""
    if seed is None:
        return secrets.token_bytes(32)
    if isinstance(seed, bool) or not isinstance(seed, int | str | bytes):
        raise ValueError(f"seed: a number, text or bytes, not {quoted(seed)}")
    try:
        return key_from(seed)
    except UnicodeEncodeError as wrong:
        raise ValueError(f"seed: text that UTF-8 can write, not {quoted(seed)}") from wrong
    except ValueError as wrong:
        most = sys.get_int_max_str_digits()
        raise ValueError(f"seed: a number of at most {most} digits, not a longer one") from wrong


def replay(record: Record | str) -> Match:
    """The game that a record tells, played again choice by choice.

    Examples:
        >>> import sortilege
        >>> match = sortilege.new(sortilege.games()[0], seats=2, seed=7)
        >>> ask = match.asks[0]
        >>> told = match.answer(ask.seat, ask.options[0])
        >>> again = sortilege.replay(match.record())
        >>> again.view(0) == match.view(0)
        True
    """
    if isinstance(record, str):
        record = Record.parse(record)
    if not isinstance(record, Record):
        raise ValueError(f"record: a Record or its text, not {quoted(record)}")
    return replay_with(ruleset(record.game), record)
