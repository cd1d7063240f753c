"""`sortilege check` names each kind of thing that a game lacks, in plain words, and says last what is not kept."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.examples.installing import ROOT, write_tutorial

Edit = tuple[str, str, str]
"""A file of the game, what is taken out of it, and what stands there instead."""


@pytest.fixture
def pearls(tmp_path: Path) -> Path:
    """The game of the tutorial, whole."""
    return write_tutorial(tmp_path)


def check(folder: Path, *edits: Edit, language: str = "en") -> tuple[int, str]:
    """What is said of the game once it was changed."""
    for file, old, new in edits:
        path = folder / "pearls" / file
        text = path.read_text(encoding="utf-8")
        assert old in text, f"{file} has no {old!r}"
        path.write_text(text.replace(old, new), encoding="utf-8")
    checked = subprocess.run(
        [sys.executable, "-m", "sortilege.cli", "--games", ".", "check", "pearls", "--games", "1", "--lang", language],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "SORTILEGE_GAMES": "", "COLUMNS": "200"},
        cwd=folder, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert "Traceback" not in checked.stderr
    return checked.returncode, checked.stdout + checked.stderr


KINDS: dict[str, tuple[Edit, str, str]] = {
    "a card that vanishes": (
        ("rules/diving.py", "        game.put(card, SHOWN)\n", "        game.put(card, SHOWN) if by else None\n"),
        "Contract", "lost",
    ),
    "a rule that raises": (
        ("rules/diving.py", "diver = depths.index(max(depths))", "diver = depths.index(99)"),
        "Contract", "pearls/rules/diving.py",
    ),
    "a view that shows every hand": (
        ("view.py", "game.seen_by(seat, game.hand(other))", "game.faces_in(game.hand(other))"),
        "Secrecy", "other view",
    ),
    "a secret told to everybody": (
        ("state.py", "secret(self.face(card), only(seat))", "self.face(card)"),
        "Audiences", "CardDealt",
    ),
    "a message that is not there": (
        ("words/fr/game.ftl", "ChooseDive = À quelle profondeur plongez-vous ?\n", ""),
        "Words", "French lacks the message ChooseDive (words/fr/game.ftl).",
    ),
    "a message that asks for what there is not": (
        ("words/en/game.ftl", "{ $by } dives to { $depth }.", "{ $whoever } dives."),
        "Words", "A message cannot be said",
    ),
    "an area without a name": (
        ("words/en/game.ftl", "area-chest = Chest\n", ""),
        "Words", "English lacks the message area-chest (words/en/game.ftl).",
    ),
    "an area that is nowhere": (
        ("areas.py", '"players.*.chest"', '"players.*.chests"'),
        "Board", "The area chest lies at players.*.chests, and no view of these games has anything there.",
    ),
    "no rule of whose turn it is": (
        ("__init__.py", 'turn_rules=("PEA-DIVE-02",)', "turn_rules=()"),
        "Rules", "The ruleset names no turn_rules",
    ),
    "a refusal without a rule": (
        ("rules/diving.py", 'Reason("not-held", "PEA-DIVE-02")', 'Reason("not-held")'),
        "Rules", "The reason not-held cites no rule.",
    ),
    "a rule that the ledger does not have": (
        ("events.py", 'by_rule("PEA-DIVE-04")', 'by_rule("PEA-DIVE-40")'),
        "Rules", "PEA-DIVE-40 is cited, and is not in the ledger.",
    ),
    "a ledger that says the same twice": (
        ("ledger.md", "**PEA-DIVE-04**", "**PEA-DIVE-03**"),
        "Rules", "The ledger cannot be read",
    ),
}  # fmt: skip


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_missing_is_named(kind: str, pearls: Path) -> None:
    edit, part, named = KINDS[kind]

    code, said = check(pearls, edit)

    assert code == 1
    assert named in said
    assert part in said.splitlines()[-1]


def test_a_game_without_a_ledger_is_told_so(pearls: Path) -> None:
    (pearls / "pearls" / "ledger.md").unlink()

    assert check(pearls)[1].splitlines()[-1] == "Not yet: Rules."


def test_a_game_without_areas_is_told_what_its_table_looks_like_and_may_do_without(pearls: Path) -> None:
    code, said = check(
        pearls,
        ("__init__.py", "    areas=AREAS,\n    motions=MOTIONS,\n", ""),
        ("__init__.py", "MOTIONS", "LOOKS as L"),
    )

    assert code == 0
    assert "its table in the browser has words and buttons, and no board" in said


def test_a_secret_that_no_game_tells_is_noted(pearls: Path) -> None:
    never = 'WHISPERED: Final = BOOK.event("Whispered", to=SEAT, depth=DEPTH).secret(depth="to")\nCARD_DEALT: Final'
    code, said = check(
        pearls,
        ("events.py", "CARD_DEALT: Final", never),
        ("words/en/game.ftl", "Dived =", "Whispered = { $to } hears something.\nDived ="),
        ("words/fr/game.ftl", "Dived =", "Whispered = { $to } entend quelque chose.\nDived ="),
    )

    assert code == 0
    assert "is declared secret, and none of these games told it" in said


def test_it_is_all_said_in_french_too(pearls: Path) -> None:
    code, said = check(
        pearls, ("words/en/game.ftl", "area-chest = Chest\n", ""), ("areas.py", '"seabed", "worth"', '"sea", "worth"'),
        language="fr",
    )  # fmt: skip

    assert code == 1
    assert "area-chest" in said
    assert "La zone seabed se trouve à sea" in said
    assert said.splitlines()[-1].startswith("Pas encore")
