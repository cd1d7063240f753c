"""Every `sortilege …` that a page or the README shows is one: it is typed as it stands there, with fewer games."""

from __future__ import annotations

import re
import shlex
import sys
from io import StringIO
from pathlib import Path

import pytest

import sortilege
from sortilege.cli import main, parser

ROOT = Path(__file__).parents[2]
ELSEWHERE = {"write-a-game.md"}
"""Its commands have tests of their own, and so have the blocks marked `sh` of the page for hosts."""
FENCED = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
INDENTED = re.compile(r"^ {4}(.*)$", re.MULTILINE)
FEWER = {
    "simulate": ["--games", "2"],
    "tournament": ["--games", "2"],
    "lab": ["--games", "2", "--bots", "random"],
    "learn": ["--games", "10", "--bots", "novice", "--output", "learned.toml"],
    "analyse": ["--iterations", "1"],
    "league": ["--deals", "1", "--slow-deals", "1", "--bots", "adept,random"],
}
"""What is typed after a command that would take a person's time: the last word counts."""
NOT_HERE = {"serve", "judge", "companion", "export", "compile", "--cluster", "--older"}
"""Runs until it is stopped, or needs an older version, a built page, a compiler or a cluster: tests of its own start
each of these. Here it must be understood."""


def shown(page: Path) -> list[str]:
    """The lines of a page that begin with the command, in blocks and between them."""
    text = page.read_text(encoding="utf-8")
    blocks = [block for language, block in FENCED.findall(text) if language != "sh"]
    lines = [line for block in blocks for line in block.splitlines()] + INDENTED.findall(FENCED.sub("", text))
    return [line for line in lines if line.startswith("sortilege")]


COMMANDS = [
    (page.name, line)
    for page in (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")))
    if page.name not in ELSEWHERE
    for line in shown(page)
]


def words(line: str) -> list[str]:
    """What the shell hands over, without the comment and where the output goes; played by bots that think less."""
    typed = shlex.split(line.partition(" >")[0], comments=True)[1:]
    for shown_as, meant in (("^FILE$", "game.jsonl"), (r"master:\d+", "master:1"), (r"\badept\b(?!@)", "novice")):
        typed = [re.sub(shown_as, meant, word) for word in typed]
    return typed


@pytest.fixture
def _at_the_keyboard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody who types no answer, in a folder with a saved game."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "stdin", StringIO())
    match = sortilege.new("animaux", seats=2, seed=4)
    while not match.over:
        match.answer(match.asks[0].seat, match.asks[0].options[0])
    Path("game.jsonl").write_text(match.record().text(), encoding="utf-8")


@pytest.mark.usefixtures("_at_the_keyboard")
@pytest.mark.parametrize(("page", "line"), COMMANDS)
def test_a_command_that_is_shown_works(page: str, line: str) -> None:
    typed = words(line)

    options = parser().parse_args(typed)
    assert callable(options.run)
    if typed and not NOT_HERE & set(typed):
        assert main([*typed, *FEWER.get(typed[0], [])]) == 0, page


def test_all_pages_that_show_commands_are_read() -> None:
    assert {page for page, _ in COMMANDS} >= {"README.md", "start.md", "lab.md", "bots.md", "operate.md"}
