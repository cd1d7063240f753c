"""A table in a terminal: people in the first seats, one after another at the keyboard, bots in the others."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from random import Random
from shlex import join

from rich.console import Group

from sortilege import Ask, Match, Step
from sortilege.bots.levels import choose
from sortilege.terminal.glossary import explained
from sortilege.terminal.menu import Menu
from sortilege.terminal.question import QuestionOnScreen
from sortilege.terminal.rules import look_up
from sortilege.terminal.screen import LEAST_LOG, Screen

Bot = Callable[[Match, int], Step]
"""What a seat without a person answers."""
YES, NO = ("y", "yes", "o", "oui"), ("n", "no", "non")


def bot(level: str, rng: Random) -> Bot:
    return lambda match, seat: choose(level, match, seat, rng.getrandbits(32))


class Left(Exception):
    """Somebody left the table on purpose."""


class TerminalGame:
    def __init__(self, match: Match, humans: int, screen: Screen, bot: Bot) -> None:
        seats = match.seats
        if not 0 <= humans <= seats:
            raise ValueError(f"humans: 0 to {seats} of them can sit here, not {humans}")
        self.match = match
        self.humans = range(humans)
        self.screen = screen
        self.bot = bot
        self.seen: dict[int | None, int] = dict.fromkeys([None, *self.humans], 0)
        """By human, and for all of them together: how many of the events told have been on the screen."""
        self.at_screen: int | None = None
        self.has_secrets = False
        self.commands: dict[str, Callable[[QuestionOnScreen, str], bool]] = {
            "h": self.help, "?": self.why_not, "i": self.explain, "r": self.rules, "l": self.log,
            "a": self.act, "u": self.undo, "s": self.save, "q": self.quit,
        }  # fmt: skip

    def play(self) -> None:
        """Plays to the end, or until somebody leaves; then the game is not lost."""
        try:
            while not self.match.over:
                ask = self.next_ask()
                if ask.seat in self.humans:
                    self.sit_down(ask.seat)
                    self.put(ask)
                else:
                    self.let_bots_play()
            self.end()
        except Left:
            return
        except (EOFError, KeyboardInterrupt):
            self.screen.console.print()
            if self.match.choices and not self.match.over:
                self.write_record(self.file_name())

    def let_bots_play(self) -> None:
        """Until somebody here is asked."""
        with self.screen.waiting():
            while not self.match.over and (ask := self.next_ask()).seat not in self.humans:
                self.match.answer(ask.seat, self.bot(self.match, ask.seat))

    def next_ask(self) -> Ask:
        """Whoever is at the screen goes on as long as possible, then the other people, then the bots."""
        return min(self.match.asks, key=lambda ask: (ask.seat != self.at_screen, ask.seat not in self.humans))

    # Changing places

    def sit_down(self, seat: int) -> None:
        """Brings a player to the screen; where anything is secret, behind a curtain."""
        if seat == self.at_screen or len(self.humans) == 1:
            self.at_screen = seat
            return
        if self.anything_secret():
            self.draw_curtain(seat)
        self.at_screen = seat

    def anything_secret(self) -> bool:
        """Whether a player has ever seen what a spectator had not, or answered in secret."""
        if not self.has_secrets:
            public = {**self.match.view(None), "you": None}
            told = self.match.told(None)
            self.has_secrets = len(self.match.asks) > 1 or any(
                {**self.match.view(seat), "you": None} != public or self.match.told(seat) != told
                for seat in self.humans
            )
        return self.has_secrets

    def draw_curtain(self, seat: int) -> None:
        """What happened is shown to the player who leaves the screen, then nothing to anybody."""
        leaving = self.at_screen
        if leaving is not None and self.seen[leaving] < len(self.match.told(leaving)):
            self.draw(leaving, below=1)
            self.screen.read("ui-hide")
        self.screen.clear(forget=True)
        self.screen.say("ui-curtain", style="bold", player=self.screen.text.value("seat", seat))
        self.screen.read("ui-press-enter")

    # Asking

    def put(self, ask: Ask) -> None:
        """Puts a question to a player until the game goes on."""
        question = QuestionOnScreen(self.match, ask, self.screen)
        self.seen[None] = len(self.match.told(None))
        drawing = question.drawing()
        self.draw(ask.seat, below=self.screen.height_of(drawing) + 1)
        self.screen.console.print(drawing)
        while not self.respond(question, self.screen.read("ui-prompt")):
            pass

    def draw(self, seat: int | None, below: int) -> None:
        """The board and the log as a seat knows them, leaving so many lines below."""
        view = self.match.view(seat)
        events = self.match.told(seat)
        board = self.screen.board(view)
        self.screen.clear()
        self.screen.title(view, *(() if seat is None else (self.screen.player(seat),)))
        self.screen.console.print(board)
        room = self.screen.console.height - self.screen.height_of(board) - below - 1
        self.screen.log(events, min(self.seen[seat], len(events)), max(room, LEAST_LOG), you=seat)
        self.seen[seat] = len(events)

    def respond(self, question: QuestionOnScreen, line: str) -> bool:
        """Does what was typed; whether the game has moved."""
        word, _, rest = line.partition(" ")
        if line.startswith("?"):
            word, rest = "?", line[1:]
        if word.lower() in self.commands:
            return self.commands[word.lower()](question, rest.strip())
        step = question.answer(line)
        if step is None:
            return False
        self.match.answer(question.ask.seat, step)
        return True

    # Commands

    def help(self, question: QuestionOnScreen, _: str) -> bool:
        self.screen.say("ui-help")
        return False

    def why_not(self, question: QuestionOnScreen, words: str) -> bool:
        question.why_not(words)
        return False

    def explain(self, question: QuestionOnScreen, words: str) -> bool:
        lines = explained(self.screen.text, words)
        if lines:
            self.screen.console.print(Group(*lines))
        else:
            self.screen.say("ui-nothing-explained", style="yellow")
        return False

    def rules(self, question: QuestionOnScreen, query: str) -> bool:
        try:
            self.screen.console.print(Group(*look_up(self.match.ruleset.name, query, self.screen.text)))
        except ValueError as wrong:
            self.screen.write(str(wrong), style="yellow")
        return False

    def log(self, question: QuestionOnScreen, _: str) -> bool:
        self.screen.whole_log(self.match.told(question.ask.seat), you=question.ask.seat)
        return False

    def act(self, question: QuestionOnScreen, number: str) -> bool:
        """Lists what may be done outside the questions, or does it."""
        seat = question.ask.seat
        menu = Menu(self.match.permissions(seat), self.screen.text)
        if not menu.steps:
            self.screen.say("ui-no-acts", style="yellow")
            return False
        step = menu.by_number.get(int(number)) if number.isdecimal() else None
        if step is not None:
            self.match.act(seat, step)
            return True
        self.screen.say("ui-acts", style="bold")
        self.screen.console.print(menu.draw(self.screen.console.width, menu.numbers))
        return False

    def undo(self, question: QuestionOnScreen, _: str) -> bool:
        """Takes back the last choice of the people here, if nothing has come of it."""
        ours = [ply for ply, choice in enumerate(self.match.choices) if choice[0] in self.humans]
        if self.match.ruleset.without_undo:
            self.screen.say("ui-undo-forbidden", style="yellow")
        elif not ours:
            self.screen.say("ui-undo-nothing", style="yellow")
        elif not self.match.undo_free(ours[-1]):
            self.screen.say("ui-undo-refused", style="yellow")
        else:
            self.match = self.match.rewound(ours[-1])
            return True
        return False

    # Saving and leaving

    def save(self, question: QuestionOnScreen, name: str) -> bool:
        self.write_record(name or self.file_name())
        return False

    def quit(self, question: QuestionOnScreen, _: str) -> bool:
        name = self.file_name()
        answer = self.screen.read("ui-save-before-leaving", file=name)
        if answer.lower() not in NO and not self.write_record(answer or name):
            return False
        raise Left

    def end(self) -> None:
        outcome = self.match.outcome
        assert outcome is not None
        seat = self.humans[0] if len(self.humans) == 1 else None
        self.draw(seat, below=3 + len(outcome.scores))
        show_outcome(self.match, self.screen)
        while (answer := self.screen.read("ui-save-the-end")).lower() == "l":
            self.screen.whole_log(self.match.told(seat), you=seat)
        if answer and answer.lower() not in NO:
            self.write_record(self.file_name() if answer.lower() in YES else answer)

    def file_name(self) -> str:
        return f"sortilege-{self.match.ruleset.name}-{datetime.now():%Y%m%d-%H%M%S}.jsonl"

    def write_record(self, name: str) -> bool:
        try:
            Path(name).write_text(self.match.record().text(), encoding="utf-8")
        except OSError as wrong:
            self.screen.write(str(wrong), style="yellow")
            return False
        key, command = "ui-saved-to-resume", self.way_back(name)
        if self.match.over:
            key, command = "ui-saved", join(["sortilege", "replay", name])
        self.screen.write_to_copy(self.screen.text.say(key, file=name, command=command))
        return True

    def way_back(self, name: str) -> str:
        """The command that brings the same people back to the same game."""
        text = self.screen.text
        words = ["sortilege", "play", "--resume", name]
        if len(self.humans) != 1:
            words += ["--humans", str(len(self.humans))]
        given = [name for seat, name in enumerate(text.names) if name != text.say("seat", number=seat + 1)]
        if given:
            words += ["--names", ",".join(given)]
        return join(words)


def show_outcome(match: Match, screen: Screen) -> None:
    """How it ended, who won, and the scores."""
    outcome = match.outcome
    assert outcome is not None
    screen.write(screen.text.ending(outcome.reason, outcome.winners), style="bold")
    names = [screen.text.value("seat", seat) for seat in outcome.winners]
    screen.say("ui-winners", style="bold", count=len(names), names=", ".join(names))
    for seat, score in enumerate(outcome.scores):
        line = screen.player(seat)
        screen.console.print(line.append(f"  {score:g}{' ★' if seat in outcome.winners else ''}"))
