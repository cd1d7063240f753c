"""Looking at a record: forwards and backwards, through any seat's eyes or through all of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.text import Text as Line

from sortilege import Event, Match, View
from sortilege.drawing.palette import letter
from sortilege.terminal.everything import view_of_all
from sortilege.terminal.play import show_outcome
from sortilege.terminal.screen import LEAST_LOG, Screen

EVERYBODY, NOBODY = -1, -2
"""Eyes that are not a seat's: those of all the seats together, and a spectator's."""


class Viewer:
    def __init__(self, match: Match, screen: Screen) -> None:
        self.match = match
        """The game as far as it was played."""
        self.last = len(match.choices)
        self.seats = match.seats
        self.screen = screen
        self.ply = 0
        self.eyes = EVERYBODY
        self.moves: dict[str, Callable[[], int]] = {
            "": lambda: self.ply + 1, "n": lambda: self.ply + 1, "p": lambda: self.ply - 1,
            "f": lambda: 0, "e": lambda: self.last,
        }  # fmt: skip

    def run(self) -> None:
        try:
            self.show()
            while (line := self.screen.read("ui-replay-prompt", ply=self.ply, last=self.last).lower()) != "q":
                self.respond(line)
        except (EOFError, KeyboardInterrupt):
            self.screen.console.print()

    def respond(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if line in self.moves:
            self.go(self.moves[line]())
        elif line.isdecimal():
            self.go(int(line))
        elif word == "v" and self.look_through(rest.strip()):
            self.show()
        elif word == "l":
            self.screen.whole_log(*self.told(0))
        elif word != "v":
            self.screen.say("ui-replay-help")

    def go(self, ply: int) -> None:
        if 0 <= ply <= self.last:
            self.ply = ply
            self.show()
        else:
            self.screen.say("ui-replay-no-choice", style="yellow", last=self.last)

    def look_through(self, eyes: str) -> bool:
        """Takes the eyes that were named: a seat's letter or number, `*` for all, `-` for a spectator."""
        known = {"*": EVERYBODY, "-": NOBODY}
        for seat in range(self.seats):
            known |= {letter(seat).lower(): seat, str(seat + 1): seat}
        if eyes not in known:
            self.screen.say("ui-replay-no-eyes", style="yellow", last=letter(self.seats - 1), seats=self.seats)
            return False
        self.eyes = known[eyes]
        return True

    # Showing

    def told(self, since: int) -> tuple[Sequence[Event], Sequence[Sequence[int]]]:
        """What was told up to here, from that choice on, to whoever is looking; and who alone was told it."""
        now, before = self.match.rewound(self.ply), self.match.rewound(since)
        if self.eyes == EVERYBODY:
            told = now.open_events(before.mark if since else 0)
            return told.events(), told.ears()
        seat = None if self.eyes == NOBODY else self.eyes
        earlier = len(before.told(seat)) if since else 0
        return now.told(seat)[earlier:], now.ears(seat)[earlier:]

    def show(self) -> None:
        match = self.match.rewound(self.ply)
        view = view_of_all(match) if self.eyes == EVERYBODY else match.view(None if self.eyes == NOBODY else self.eyes)
        board = self.screen.board(view)
        self.screen.clear()
        self.screen.title(view, self.screen.text.say("ui-replay-at", ply=self.ply, last=self.last), self.whose_eyes())
        self.screen.console.print(board)
        if self.ply:
            self.screen.write(self.choice(self.ply - 1), style="italic")
        room = self.screen.console.height - self.screen.height_of(board) - 5
        events, ears = self.told(max(0, self.ply - 1))
        self.screen.log(events, 0, max(LEAST_LOG, room), ears)
        if match.over:
            show_outcome(match, self.screen)
        else:
            names = ", ".join(self.screen.text.value("seat", ask.seat) for ask in match.asks)
            self.screen.say("ui-replay-asked", style="dim", names=names)

    def choice(self, ply: int) -> str:
        """One choice of the record: who, and what, for those who know it."""
        seat, step, _ = self.match.choices[ply]
        player = self.screen.text.value("seat", seat)
        if self.eyes not in (EVERYBODY, seat):
            return self.screen.text.say("ui-replay-hidden", number=ply + 1, player=player)
        said = self.screen.text.step(self.match.ruleset.steps[step])
        return self.screen.text.say("ui-replay-choice", number=ply + 1, player=player, choice=said)

    def whose_eyes(self) -> str | Line:
        if self.eyes >= 0:
            return self.screen.player(self.eyes)
        return self.screen.text.say("ui-eyes-everybody" if self.eyes == EVERYBODY else "ui-eyes-nobody")


def as_data(match: Match) -> View:
    """A saved game for programs: what was chosen, what everybody together was told, and what came of it."""
    write = match.ruleset.book.write
    return {
        "game": match.ruleset.name,
        "mode": match.view(None)["mode"],
        "seats": match.seats,
        "choices": [{"seat": seat, "step": write(step)} for seat, step, _ in match.choices],
        "told": [{"event": event.name, "fields": dict(event.fields)} for event in match.open_events()],
        "outcome": None if match.outcome is None else match.outcome.as_data(),
    }
