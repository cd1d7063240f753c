"""Receipts."""

from __future__ import annotations

import json
from io import StringIO
from pathlib import Path

import msgspec
import pytest
from rich.console import Console

import sortilege
from sortilege import Match, Receipt
from sortilege.cli import main
from sortilege.terminal.verify import EXIT_CODES, verify
from sortilege.text import Words

SECRET = bytes(range(32))


def played(receipt: Receipt | None) -> Match:
    seed = 1 if receipt is None else None
    match = sortilege.new("animaux", seats=2, seed=seed, receipt=receipt)
    while not match.over:
        match.answer(match.asks[0].seat, match.asks[0].options[0])
    return match


@pytest.fixture
def honest() -> Match:
    return played(Receipt(Receipt.commit(SECRET), ("Ann's dog", "Bob's cat"), SECRET.hex()))


def check(text: str, language: str = "en") -> tuple[bool, str]:
    paper = StringIO()
    found = verify(text, Console(file=paper, width=200), Words(language, "terminal"))
    return EXIT_CODES[found] == 0, paper.getvalue()


def test_a_game_dealt_from_a_committed_secret_is_honest(honest: Match) -> None:
    holds, said = check(honest.record().text())

    assert holds
    assert said.count("✓") == 3
    assert "what 2 players added" in said
    assert "Honest: nobody could choose or foresee the shuffles." in said


def test_another_secret_than_the_one_committed_to_is_not(honest: Match) -> None:
    record = honest.record()
    assert record.receipt is not None
    forged = msgspec.structs.replace(record.receipt, commitment=Receipt.commit(b"another"))

    holds, said = check(msgspec.structs.replace(record, receipt=forged).text())

    assert not holds
    assert "✗ The secret is the one that was committed to" in said
    assert "Not honest" in said


def test_a_receipt_that_is_not_honest_is_exit_code_1(
    honest: Match, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = honest.record()
    assert record.receipt is not None
    forged = msgspec.structs.replace(record.receipt, commitment=Receipt.commit(b"another"))
    path = tmp_path / "forged.jsonl"
    path.write_text(msgspec.structs.replace(record, receipt=forged).text(), encoding="utf-8")

    assert main(["verify", str(path), "--lang", "en"]) == 1
    assert "Not honest" in capsys.readouterr().out
    assert main(["verify", str(path), "--json"]) == 1
    assert json.loads(capsys.readouterr().out) == {"verdict": "dishonest"}


@pytest.mark.parametrize("change", [{"entropy": ("Ann's dog",)}, {"secret": "00" * 32}, {"secret": "no number"}])
def test_a_seed_from_elsewhere_is_not(honest: Match, change: dict[str, object]) -> None:
    record = honest.record()
    assert record.receipt is not None
    forged = msgspec.structs.replace(record.receipt, **change)

    holds, said = check(msgspec.structs.replace(record, receipt=forged).text())

    assert not holds
    assert "✗ The seed is derived" in said


def test_before_the_secret_is_out_nothing_is_proved(honest: Match) -> None:
    record = honest.record()
    assert record.receipt is not None
    waiting = msgspec.structs.replace(record.receipt, secret=None)

    holds, said = check(msgspec.structs.replace(record, receipt=waiting).text())

    assert not holds
    assert "The secret has not been revealed yet." in said


def test_without_a_receipt_the_game_replays_but_nobody_committed_to_it() -> None:
    holds, said = check(played(None).record().text())

    assert holds
    assert "replays honestly from its seed, but nobody committed" in said


def test_an_edited_record_is_not_verified(honest: Match) -> None:
    holds, said = check(honest.record().text().replace("norbert", "jacob"), "fr")

    assert not holds
    assert "La partie ne peut pas être rejouée." in said
    assert "Abîmée" in said


def test_an_unfinished_game_says_so(honest: Match) -> None:
    holds, said = check(honest.rewound(3).record().text())

    assert holds
    assert "The game is not finished." in said
