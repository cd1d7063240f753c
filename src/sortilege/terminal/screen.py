"""The screen: the board, what was told, and a line to type on."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text as Line

from sortilege import Event
from sortilege.drawing.palette import colour, mark
from sortilege.telling import told
from sortilege.terminal import boards
from sortilege.text import Text, Words

CLEAR = "\x1b[H\x1b[2J"
FORGET = "\x1b[3J"
"""Clears what had scrolled off the screen."""
LEAST_LOG, LEAST_OPTIONS, LEAST_BOARD = 2, 8, 16
"""In lines."""


class Page(Console):
    """What is written on; whoever reads it through a pipe may stop reading."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def new_console() -> Console:
    return Page(highlight=False)


def players_text(language: str, game: str, seats: int, names: Sequence[str] = ()) -> Text:
    """The words of a game and of the terminal, with a name for every seat."""
    if len(names) > seats:
        raise ValueError(f"names: there are {seats} seats, not {len(names)}")
    words = Words(language, "terminal")
    named = [*names, *(words.say("seat", number=seat + 1) for seat in range(len(names), seats))]
    if len(set(named)) < seats:
        raise ValueError(f"names: no two players may have the same, not {', '.join(named)}")
    return Text(language, game, named, also=("terminal",))


class Screen:
    def __init__(self, console: Console, text: Text) -> None:
        self.console = console
        self.text = text

    # Writing and reading

    def say(self, key: str, style: str = "", **values: Any) -> None:
        """A message of the catalogue."""
        self.write(self.text.say(key, **values), style)

    def write(self, words: str, style: str = "") -> None:
        self.console.print(self.tinted(words, style))

    def write_to_copy(self, words: str) -> None:
        """Words with a command in them: a long line stays one line."""
        self.console.print(Line(words), soft_wrap=True)

    def read(self, key: str, **values: Any) -> str:
        """What somebody types at a prompt; EOFError when nobody will type any more."""
        answer = self.console.input(Line(self.text.say(key, **values) + " ", style="bold"))
        if not sys.stdin.isatty():
            self.console.print(Line(answer))
        return answer.strip()

    def clear(self, forget: bool = False) -> None:
        """An empty screen, where there is one; if it forgets, nothing can be scrolled back to."""
        if self.console.is_terminal:
            self.console.file.write(CLEAR + FORGET if forget else CLEAR)

    def waiting(self) -> AbstractContextManager[object]:
        """Says, on a real screen, that others are thinking."""
        if not self.console.is_terminal:
            return nullcontext()
        return self.console.status(self.text.say("ui-waiting"))

    def tinted(self, words: str, style: str = "") -> Line:
        """Words with the players' names in their colours."""
        line = Line(words, style=style)
        for seat, name in enumerate(self.text.names):
            line.highlight_regex(rf"(?<!\w){re.escape(name)}(?!\w)", style=f"bold {colour(seat)}")
        return line

    def player(self, seat: int) -> Line:
        return Line.assemble(mark(seat), " ", (self.text.value("seat", seat), f"bold {colour(seat)}"))

    # Drawing

    def room_for_options(self, beside_board: bool) -> int:
        """How many lines of options are in sight at once, with a board or alone; any number where
        nothing scrolls away."""
        if not self.console.is_terminal:
            return sys.maxsize
        return max(LEAST_OPTIONS, self.console.height - (LEAST_BOARD if beside_board else 3))

    def title(self, view: dict[str, Any], *more: str | Line) -> None:
        """One line: the game, its mode and what else is worth saying."""
        parts = [Line(self.text.say("game"), style="bold"), Line(self.text.say(f"mode-{view['mode']}")), *more]
        self.console.print(Line(" · ").join(part if isinstance(part, Line) else Line(part) for part in parts))

    def board(self, view: dict[str, Any]) -> RenderableType:
        return boards.draw(view, self.text)

    def height_of(self, drawing: RenderableType) -> int:
        return len(self.console.render_lines(drawing, pad=False))

    def log(
        self,
        events: Sequence[Event],
        seen: int,
        room: int,
        ears: Sequence[Sequence[int]] = (),
        you: int | None = None,
    ) -> None:
        """The last events in so many lines: those not seen yet stand out, older ones are there if
        there is room. Where nothing scrolls away by itself, only the new ones, and all of them. What only some were
        told says whom."""
        told_lines = self.lines(events, ears, you, seen)
        new = [line for line in told_lines[seen:] if line]
        if not self.console.is_terminal:
            for said in new:
                self.write(f"• {said}")
            return
        lines: list[Line] = []
        shown = 0
        for number in range(len(events) - 1, -1, -1):
            said = told_lines[number]
            if not said:
                continue
            line = self.tinted(f"• {said}") if number >= seen else Line(f"  {said}", style="dim")
            height = self.height_of(line)
            if height > room - (number > seen):
                break
            room -= height
            lines.append(line)
            shown += number >= seen
        if shown < len(new):
            self.say("ui-more-log", style="dim", count=len(new) - shown)
        for line in reversed(lines):
            self.console.print(line)

    def whole_log(self, events: Sequence[Event], ears: Sequence[Sequence[int]] = (), you: int | None = None) -> None:
        for said in filter(None, self.lines(events, ears, you)):
            self.write(said)

    def lines(
        self, events: Sequence[Event], ears: Sequence[Sequence[int]], you: int | None, seen: int = 0
    ) -> list[str]:
        """A line for each event, empty where another tells it as well; with those who alone were told it, where that
        is known."""
        lines = told(self.text, events, you, seen)
        for number, only in enumerate(ears):
            if only and lines[number]:
                names = ", ".join(self.text.value("seat", seat) for seat in only)
                lines[number] = self.text.say("ui-told-only", names=names, said=lines[number])
        return lines
