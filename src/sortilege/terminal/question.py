"""One question on the screen: its options, which of them are shown, and why others are closed."""

from __future__ import annotations

import re
from collections.abc import Collection

from rich.console import Group
from rich.text import Text as Line

from sortilege import Ask, Match, Refusal, Step
from sortilege.terminal.closed import closed_steps
from sortilege.terminal.menu import Menu
from sortilege.terminal.rules import cited
from sortilege.terminal.screen import Screen

NOTATION = re.compile(r"\w+\(")
"""How the notation of a step begins; a place may be called Macusa (13)."""
MANY_CLOSED = 40
"""Of more closed things than this only the reasons are listed, with an example of each."""


class QuestionOnScreen:
    def __init__(self, match: Match, ask: Ask, screen: Screen) -> None:
        self.match = match
        self.ask = ask
        self.screen = screen
        self.menu = Menu(ask.options, screen.text)
        self.shown = self.menu.numbers
        """The numbers of the options that are shown."""
        self._closed: Menu | None = None

    @property
    def closed(self) -> Menu:
        """What is not possible now, numbered after the options."""
        if self._closed is None:
            steps = closed_steps(self.match, self.ask, self.screen.text)
            self._closed = Menu(steps, self.screen.text, after=self.menu)
        return self._closed

    def drawing(self, beside_board: bool = True) -> Group:
        """The question and its options; where there is no room for all, groups of them are folded."""
        asked = self.screen.tinted(self.screen.text.question(self.ask.why, self.ask.options), style="bold")
        width = self.screen.console.width
        whole = self.menu.draw(width, self.shown, above=asked)
        room = self.screen.room_for_options(beside_board)
        if len(whole.renderables) <= room or len(self.menu.blocks(self.shown)) == 1:
            return whole
        folded = self.menu.draw_folded(width, self.shown)
        if len(folded.renderables) > room:
            folded = self.menu.draw_folded(width, self.shown, by_verb=True)
        return Group(asked, folded, Line(self.screen.text.say("ui-folded"), style="dim"))

    def list_options(self) -> None:
        self.screen.console.print(self.drawing(beside_board=False))

    # Answering

    def answer(self, words: str) -> Step | None:
        """The option that was typed: its number, its notation, or Enter when only one is shown.
        Other words narrow down what is shown."""
        if words.isdecimal():
            step = self.menu.by_number.get(int(words))
            if step is None:
                self.why_not(words)
            return step
        if not words:
            if len(self.shown) == 1:
                return self.menu.by_number[self.shown[0]]
            self.shown = self.menu.numbers
            self.list_options()
            return None
        step = self.menu.notated(words)
        if step is None:
            self.narrow(words)
        return step

    def narrow(self, words: str) -> None:
        found = self.menu.find(words)
        if found:
            self.shown = found
            self.list_options()
            self.screen.say("ui-take-it" if len(found) == 1 else "ui-narrowed", style="dim", count=len(found))
        elif NOTATION.match(words) or self.closed.find(words):
            self.why_not(words)
        else:
            self.screen.say("ui-nothing-found", style="yellow", words=words)

    # Explaining

    def why_not(self, words: str) -> None:
        """Why something is not possible: its number, its notation or part of its words."""
        if words.isdecimal():
            step = self.menu.by_number.get(int(words)) or self.closed.by_number.get(int(words))
            if step is None:
                self.screen.say("ui-no-number", style="yellow", number=words)
            else:
                self.explain(str(step))
        elif NOTATION.match(words):
            self.explain(words)
        else:
            self.list_closed(words)

    def list_closed(self, words: str) -> None:
        found = self.closed.find(words)
        if not found:
            possible = bool(words) and bool(self.menu.find(words))
            self.screen.say("ui-possible" if possible else "ui-nothing-closed", style="green" if possible else "yellow")
            return
        reasons: dict[str, list[Refusal]] = {}
        for number in found:
            refusal = self.match.why_not(self.ask.seat, str(self.closed.by_number[number]))
            if refusal is not None:
                reasons.setdefault(refusal.message, []).append(refusal)
        if len(found) > MANY_CLOSED:
            self.list_reasons(reasons.values())
            return
        if len(found) > 1:
            self.screen.say("ui-closed", style="bold")
            self.screen.console.print(self.closed.draw(self.screen.console.width, found))
        if len(reasons) == 1:
            show_refusal(self.screen, next(iter(reasons.values()))[0])

    def list_reasons(self, reasons: Collection[list[Refusal]]) -> None:
        """Each reason as it is for one of the things it closes."""
        self.screen.say("ui-many-closed", style="bold", count=sum(map(len, reasons)))
        for refusals in sorted(reasons, key=len, reverse=True):
            said = self.screen.text.refusal(refusals[0])
            self.screen.say("ui-reason", style="yellow", reason=said, count=len(refusals))

    def explain(self, notation: str) -> None:
        refusal = self.match.why_not(self.ask.seat, notation)
        if refusal is None:
            self.screen.say("ui-possible", style="green")
        else:
            show_refusal(self.screen, refusal)


def show_refusal(screen: Screen, refusal: Refusal) -> None:
    """The reason, and the rules behind it."""
    if refusal.message == "not-offered":
        screen.say("ui-not-offered", style="yellow")
    else:
        screen.write(screen.text.refusal(refusal), style="yellow")
    for line in cited(screen.text.game, refusal.rules):
        screen.console.print(line)
