"""Was the game honest? The receipt of a record, its seed and its choices, checked one by one."""

from __future__ import annotations

from typing import Literal

from rich.console import Console
from rich.text import Text as Line

from sortilege import Receipt, Record, replay
from sortilege.text import Words

Verdict = Literal["honest", "no-receipt", "not-yet", "dishonest", "damaged"]
EXIT_CODES: dict[Verdict, int] = {"honest": 0, "no-receipt": 0, "not-yet": 1, "dishonest": 1, "damaged": 2}
"""What holds, what does not, and what cannot even be read."""


def verify(text: str, console: Console, words: Words) -> Verdict:
    """Says what holds and what does not."""
    try:
        record = Record.parse(text)
        match = replay(record)
    except ValueError as wrong:
        say(console, False, words.say("ui-verify-broken"))
        console.print(Line(str(wrong)))
        return verdict(console, words, "damaged")
    say(console, True, words.say("ui-verify-replays", count=len(record.lines)))
    if not match.over:
        console.print(Line(words.say("ui-verify-unfinished"), style="yellow"))
    if record.receipt is None:
        return verdict(console, words, "no-receipt")
    if record.receipt.secret is None:
        say(console, False, words.say("ui-verify-no-secret"))
        return verdict(console, words, "not-yet")
    committed, derived = check_receipt(record.receipt, record.key)
    say(console, committed, words.say("ui-verify-commitment"))
    say(console, derived, words.say("ui-verify-derivation", count=len(record.receipt.entropy)))
    return verdict(console, words, "honest" if committed and derived else "dishonest")


def check_receipt(receipt: Receipt, key: bytes) -> tuple[bool, bool]:
    """Whether the secret is the one committed to, and whether the seed comes from it and the players."""
    try:
        secret = bytes.fromhex(receipt.secret or "")
    except ValueError:
        return False, False
    return Receipt.commit(secret) == receipt.commitment, Receipt.derive(secret, receipt.entropy) == key


def say(console: Console, holds: bool, words: str) -> None:
    console.print(Line.assemble(("✓ ", "green") if holds else ("✗ ", "bold red"), words))


def verdict(console: Console, words: Words, found: Verdict) -> Verdict:
    console.print(Line(words.say(f"ui-verdict-{found}"), style="bold red" if EXIT_CODES[found] else "bold green"))
    return found
