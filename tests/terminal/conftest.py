"""People at a terminal: what they type is scripted, or read off the screen."""

from __future__ import annotations

import sys
from io import StringIO, TextIOBase
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from sortilege import Match
from sortilege.terminal.menu import Menu
from sortilege.terminal.play import TerminalGame, bot
from sortilege.terminal.screen import Screen, players_text


class Terminal:
    """A screen that can be read, and a keyboard behind a pipe."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._monkeypatch = monkeypatch
        self._paper = StringIO()
        self.console = Console(file=self._paper, width=160, highlight=False)

    @property
    def shown(self) -> str:
        return self._paper.getvalue()

    def type(self, *lines: str) -> None:
        """What will be typed, line by line; then the pipe closes."""
        self._monkeypatch.setattr(sys, "stdin", StringIO("".join(f"{line}\n" for line in lines)))

    def type_first_options(self, table: TerminalGame) -> None:
        """At every question the number of the first option; at any other prompt, Enter."""
        self._monkeypatch.setattr(sys, "stdin", Fingers(self, table))

    def screen(self, match: Match, language: str = "en", names: tuple[str, ...] = ("Ann", "Bob")) -> Screen:
        return Screen(self.console, players_text(language, match.ruleset.name, match.view(None)["seats"], names))

    def table(self, match: Match, humans: int = 1, language: str = "en") -> TerminalGame:
        return TerminalGame(match, humans, self.screen(match, language), bot("random", Random(1)))


class Fingers(TextIOBase):
    """A keyboard on which somebody always takes the first option."""

    def __init__(self, terminal: Terminal, table: TerminalGame) -> None:
        super().__init__()
        self._terminal = terminal
        self._table = table

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override] # typeshed: of bytes
        table = self._table
        prompt = table.screen.text.say("ui-prompt")
        if not self._terminal.shown.rstrip().endswith(prompt):
            return "\n"
        ask = next(ask for ask in table.match.asks if ask.seat == table.at_screen)
        return f"{Menu(ask.options, table.screen.text).numbers[0]}\n"


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Terminal:
    """A terminal in an empty folder."""
    monkeypatch.chdir(tmp_path)
    return Terminal(monkeypatch)
