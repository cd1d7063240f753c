"""What the pages show that is neither Python nor a command of `sortilege`: messages, packages to install, and the
commands of those who write a game here."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from sortilege.server.table import phones, wire

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = (ROOT / "README.md", *sorted(DOCS.glob("*.md")))
MESSAGE = re.compile(r"^ {4}(\{.*\})$", re.MULTILINE)
INSTALLED = re.compile(r"pip install [^\n`]*?'?sortilege\[([\w,]+)\]|with \[([\w,]+)\]")
KINDS: dict[str, Callable[[str], object]] = {
    '{"t": "hello"': wire.read_from_client,
    '{"frames": 1, "at"': lambda text: msgspec.json.decode(text, type=phones.ToPhone, strict=True),
    '{"frames": 1, "have"': lambda text: phones.read_from_phone(text.ljust(phones.FROM_A_PHONE)),
}
"""By how a message of docs/protocol.md begins: what reads it."""
MESSAGES = MESSAGE.findall((DOCS / "protocol.md").read_text(encoding="utf-8"))
AFTER_THE_TUTORIAL = (DOCS / "write-a-game.md").read_text(encoding="utf-8").partition("\n# Reference\n")[2]
COMMANDS = re.findall(r"^\$ python (.*)$", AFTER_THE_TUTORIAL, re.MULTILINE)
SHORTER = {"GAME": "animaux", "20": "1"}
"""A game for the word that stands for any; and fewer of them. The golden games, which have tests of their own, are not
written here: it is only asked whether they can be."""


def test_every_message_of_the_protocol_is_known() -> None:
    assert len(MESSAGES) == 3
    assert [message for message in MESSAGES if not message.startswith(tuple(KINDS))] == []


@pytest.mark.parametrize("message", MESSAGES)
def test_a_message_of_the_protocol_is_read_as_it_stands(message: str) -> None:
    read = next(reads for begins, reads in KINDS.items() if message.startswith(begins))

    assert read(message.replace("[ … ]", "[]")) is not None


def test_whatever_is_to_be_installed_exists() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    named = {
        (page.name, extra)
        for page in PAGES
        for found in INSTALLED.findall(page.read_text(encoding="utf-8"))
        for extra in "".join(found).split(",")
    }

    assert {page for page, _ in named} >= {"README.md", "start.md", "research.md", "operate.md", "protocol.md"}
    assert {(page, extra) for page, extra in named if extra not in extras} == set()


def test_there_are_commands_after_the_tutorial() -> None:
    assert [line.split()[1] for line in COMMANDS] == ["sortilege.testing.soak", "sortilege.testing.golden"]


@pytest.mark.parametrize("line", COMMANDS)
def test_a_command_after_the_tutorial_works(line: str, tmp_path: Path) -> None:
    words = [SHORTER.get(word, word) for word in shlex.split(line)]
    takes_minutes = "sortilege.testing.golden" in words
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "SORTILEGE_GAMES": ""}
    done = subprocess.run(
        [sys.executable, *words, *(["--help"] if takes_minutes else [])],
        cwd=tmp_path, env=environment, capture_output=True, text=True, check=False,
    )  # fmt: skip

    assert (done.returncode, done.stderr) == (0, "")
    assert not takes_minutes or words[-1] in done.stdout.split()
