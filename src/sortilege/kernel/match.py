"""A match: a game as the rest of the world sees it. Views, events, asks, answers, records.

Everything a person, a bot or a server learns of a game comes through here, decoded and censored
for one seat.
"""

from __future__ import annotations

from typing import Any

import msgspec

from sortilege.kernel.pieces import JUDGE, SPECTATOR
from sortilege.kernel.record import Line, Receipt, Record
from sortilege.kernel.ruleset import Ruleset, Value
from sortilege.kernel.state import Game
from sortilege.kernel.step import RANDOM, RandomDefault, Step
from sortilege.kernel.vocabulary import NO_STEP, NONE, RANDOM_STEP, quoted

ANSWER, LATE, ACT = 0, 1, 2


class Refusal(msgspec.Struct, frozen=True):
    """Why something cannot be done: a message of the catalogue, its arguments, the ledger's IDs."""

    message: str
    arguments: dict[str, Any] = {}
    rules: tuple[str, ...] = ()
    step: str = ""
    """The name of the step whose arguments these are, if they are a step's."""

    def __str__(self) -> str:
        words = ", ".join(f"{name}={value}" for name, value in self.arguments.items())
        return f"{self.message}({words}) [{', '.join(self.rules)}]"


class IllegalChoice(ValueError):
    """An answer that was refused. Nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.reason = refusal
        self.rules = refusal.rules


class Event(msgspec.Struct, frozen=True):
    """Something that happened, as one seat was told it; what it may not know is None."""

    name: str
    fields: dict[str, str | int | None]

    def __str__(self) -> str:
        return f"{self.name}({', '.join(f'{field}={value}' for field, value in self.fields.items())})"


class Outcome(msgspec.Struct, frozen=True):
    winners: tuple[int, ...]
    scores: tuple[float, ...]
    reason: str


class Ask:
    """A question open to a seat."""

    __slots__ = ("_match", "_options", "_question", "seat", "window")

    def __init__(self, match: Match, seat: int) -> None:
        game = match.game
        self._match = match
        self._options: tuple[Step, ...] | None = None
        self._question = game.asked[seat]
        self.seat = seat
        self.window = game.window
        """Asks of one window share one clock. Side by side each question has a window of its own,
        numbered below zero by what its seat alone has answered."""
        if game.lanes:
            answered = sum([by == seat for by, _, _ in match.choices])
            self.window = -1 - seat - game.seats * answered

    @property
    def why(self) -> Step:
        return self._match.ruleset.step_type(self._question)

    @property
    def options(self) -> tuple[Step, ...]:
        if self._options is None:
            self._options = tuple(map(self._match.ruleset.step_type, self._match.game.options(self.seat)))
        return self._options

    @property
    def seconds(self) -> int | None:
        game = self._match.game
        seconds = game.rules[self._question & 255].seconds(game, self._question)
        return None if seconds == 0 else max(seconds, 0)

    @property
    def default(self) -> Step | RandomDefault | None:
        game = self._match.game
        step = game.rules[self._question & 255].default(game, self._question)
        if step == RANDOM_STEP:
            return RANDOM
        return None if step == NO_STEP else self._match.ruleset.step_type(step)

    def __repr__(self) -> str:
        return f"Ask(seat={self.seat}, why={self.why})"


class Match:
    __slots__ = ("_asks", "_barrier", "_options", "_receipt", "choices", "game", "ruleset")

    def __init__(self, ruleset: Ruleset, game: Game, options: dict[str, Value], receipt: Receipt | None = None) -> None:
        self.ruleset = ruleset
        self.game = game
        self.choices: list[tuple[int, int, int]] = []
        """Everything chosen so far: seat, step, and whether it was an ANSWER, LATE or an ACT."""
        self._options = options
        self._receipt = receipt
        self._barrier = 0
        self._asks: tuple[Ask, ...] | None = None

    # Questions and answers

    @property
    def asks(self) -> tuple[Ask, ...]:
        """The open questions not yet answered; empty only when the game is over."""
        if self._asks is None:
            self._asks = tuple([Ask(self, seat) for seat in self.game.open])
        return self._asks

    def answer(self, seat: int, option: int | str, late: bool = False) -> list[Event]:
        """Answers a seat's question; returns what that seat was told of the consequences.
        `late` says that a clock played it."""
        step = self._legal(seat, option)
        game = self.game
        told, shown, chance = game.told, game.shown, game.drawn + game.noise
        if late:
            game.late |= 1 << seat
        was_sealed = game.together
        game.choose(seat, step)
        self.choices.append((seat, step, LATE if late else ANSWER))
        self._asks = None
        if game.shown != shown or game.drawn + game.noise != chance or game.over or (was_sealed and not game.together):
            self._barrier = len(self.choices)
        elif self._barrier < len(self.choices) - 1 and self.choices[-2][0] != seat:
            self._barrier = len(self.choices) - 1
        return self._told(seat, told)

    def seal(self, seat: int, option: int | str) -> None:
        """Gives a seat's answer in a window and leaves the window open even if nobody else is asked: for copies that
        show a seat its answer before the time is up. Such a copy may have no asks left."""
        step = self._legal(seat, option)
        self.game.seal(seat, step)
        self.choices.append((seat, step, ANSWER))
        self._asks = None

    def _legal(self, seat: int, option: int | str) -> int:
        if isinstance(option, int) and type(seat) is int:
            for ask in self.asks:
                if ask.seat == seat and option in ask.options:
                    return int(option)
        text = option if isinstance(option, str) else self._write(option)
        refusal = self._refusal(seat, text)
        if refusal is not None:
            raise IllegalChoice(refusal)
        return self.ruleset.book.read(text)

    def _write(self, option: object) -> str:
        """The notation of a step, or what it looks like if it is none."""
        if not isinstance(option, int):
            return repr(option)
        book = self.ruleset.book
        try:
            text = book.write(option)
        except (IndexError, ValueError):
            return str(int(option))
        return text if book.read(text) == option else str(int(option))

    def permissions(self, seat: int) -> tuple[Step, ...]:
        """The standing steps open to a seat now, outside its asks."""
        if self.game.over or not 0 <= seat < self.game.seats:
            return ()
        return tuple(map(self.ruleset.step_type, self.game.permissions(seat)))

    def act(self, seat: int, step: int | str) -> list[Event]:
        """Uses a standing permission."""
        text = step if isinstance(step, str) else self._write(step)
        if text not in [str(permission) for permission in self.permissions(seat)]:
            refusal = self._refusal(seat, text)
            raise IllegalChoice(refusal or Refusal("answer-instead", {"step": text}))
        told = self.game.told
        chosen = self.ruleset.book.read(text)
        self.game.do(chosen)
        self.choices.append((seat, chosen, ACT))
        self._asks = None
        self._barrier = len(self.choices)
        return self._told(seat, told)

    def why_not(self, seat: int, notation: str) -> Refusal | None:
        """Why a thing that is on the table cannot be done now by that seat; None if it can."""
        if notation in [str(permission) for permission in self.permissions(seat)]:
            return None
        return self._refusal(seat, notation)

    def _refusal(self, seat: int, text: str) -> Refusal | None:
        """Why an answer is refused, from what the seat can see and nothing else."""
        game = self.game
        if game.over:
            return Refusal("game-is-over")
        if type(seat) is not int or not 0 <= seat < game.seats:
            return Refusal("no-such-seat", {"seat": seat, "last": game.seats - 1})
        try:
            step = self.ruleset.book.read(text)
        except ValueError as wrong:
            return Refusal("not-a-step", {"step": quoted(text), "problem": str(wrong)})
        if seat not in game.open:
            asked = game.addressed()
            if seat in asked:
                return Refusal("answered-already", {}, self.ruleset.turn_rules)
            waiting = ", ".join(str(other) for other in asked)
            return Refusal("not-asked", {"seat": seat, "asked": waiting}, self.ruleset.turn_rules)
        question = game.asked[seat]
        if step in game.options(seat) or step == game.rules[question & 255].default(game, question):
            return None
        reason = game.refuse(seat, step)
        if reason is not None:
            verb = self.ruleset.book.verb(step)
            return Refusal(reason.message, verb.read_arguments(step), reason.rules, verb.name)
        offered = [self.ruleset.book.write(option) for option in game.options(seat)]
        return Refusal("not-offered", {"step": text, "offered": "; ".join(offered)}, self.ruleset.turn_rules)

    # What a seat sees

    @property
    def over(self) -> bool:
        return self.game.over

    @property
    def outcome(self) -> Outcome | None:
        game = self.game
        if not game.over:
            return None
        winners = tuple([seat for seat in range(game.seats) if game.winners >> seat & 1])
        halves = [points / 2 for points in game.points]
        scores = tuple([int(half) if half == int(half) else half for half in halves])
        return Outcome(winners, scores, game.ending)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What one seat may see, ready for JSON; None is a spectator."""
        return self._look(self.game, seat, SPECTATOR if seat is None else self._seat(seat))

    def open_view(self) -> dict[str, Any]:
        """Everything, with the hidden things of every seat: for a game that nobody plays any more."""
        game = self.game.clone()
        game.show_all(JUDGE)
        return self._look(game, None, JUDGE)

    def _look(self, game: Game, seat: int | None, eyes: int) -> dict[str, Any]:
        book = self.ruleset.book
        return {
            "game": self.ruleset.name,
            "mode": self.ruleset.modes[game.mode],
            "seats": game.seats,
            "you": seat,
            "options": dict(self._options),
            "asked": [{"seat": other, "why": book.verb(game.asked[other]).name} for other in game.addressed()],
            "outcome": msgspec.to_builtins(self.outcome),
            **self.ruleset.look(game, eyes),
        }

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """What a seat was told; `since` counts that seat's own events."""
        return self._told(SPECTATOR if seat is None else self._seat(seat), 0)[since:]

    def told(self, seat: int | None, start: int) -> list[Event]:
        """What a seat was told from a place in the game's log on; `game.told` is where it ends now.
        For those who follow a long game without reading its beginning each time."""
        return self._told(SPECTATOR if seat is None else self._seat(seat), start)

    def _seat(self, seat: int) -> int:
        if type(seat) is not int or not 0 <= seat < self.game.seats:
            raise ValueError(f"seat: this game has seats 0 to {self.game.seats - 1}, not {seat!r}")
        return seat

    def _told(self, seat: int, start: int) -> list[Event]:
        game = self.game
        tellings = self.ruleset.book.tellings
        eyes = 1 << seat
        if game.dreamer >= 0:  # a world knows no more of what was told than the seat it was made for
            eyes |= 1 << game.dreamer
        told: list[Event] = []
        for entry in game.log[start : game.told]:
            if entry[0] & eyes != eyes:
                continue
            telling = tellings[entry[1]]
            fields: dict[str, str | int | None] = {}
            place = 2
            for name, kind in telling.columns:
                value = entry[place]
                place += 1
                if value < 0:
                    kept = -value - 1
                    value = kept & 255 if (kept >> 8) & eyes == eyes else NONE
                fields[name] = kind.write(value)
            told.append(Event(telling.name, fields))
        return told

    # Copies, worlds, records

    def clone(self) -> Match:
        copy = Match.__new__(Match)
        copy.ruleset = self.ruleset
        copy.game = self.game.clone()
        copy.choices = self.choices[:]
        copy._options = self._options
        copy._receipt = self._receipt
        copy._barrier = self._barrier
        copy._asks = None
        return copy

    def imagine(self, seat: int, seed: int) -> Match:
        """A possible world for that seat: all it knows, the rest drawn anew from `seed`."""
        world = self.clone()
        world.game = self.game.imagine(self._seat(seat), seed)
        return world

    def record(self) -> Record:
        """The game as its choices. It knows everything: nobody downloads it before the end."""
        game = self.game
        if game.dreamer >= 0:
            raise ValueError("record: an imagined world has none")
        return Record(
            game=self.ruleset.name,
            revision=self.ruleset.revision,
            mode=self.ruleset.modes[game.mode],
            seats=game.seats,
            options=dict(self._options),
            seed=game.key.hex(),
            lines=tuple(
                Line(seat, self.ruleset.book.write(step), how == ACT, how == LATE) for seat, step, how in self.choices
            ),
            receipt=self._receipt,
        )

    def undo_free(self, ply: int) -> bool:
        """Whether the game may go back to that many choices without asking the table: since then no
        chance was drawn, nothing was shown, no other seat answered and no window closed."""
        return self._barrier <= ply <= len(self.choices)

    def rewound(self, ply: int) -> Match:
        """The same game as it was after that many choices."""
        record = self.record()
        if not 0 <= ply <= len(self.choices):
            raise ValueError(f"ply: this game has 0 to {len(self.choices)} choices, not {ply!r}")
        return replay_with(self.ruleset, msgspec.structs.replace(record, lines=record.lines[:ply]))


def replay_with(ruleset: Ruleset, record: Record) -> Match:
    """Plays a record again, finding each step among the options offered."""
    options = ruleset.check_options(ruleset.check_mode(record.mode), record.seats, record.options)
    match = Match(ruleset, ruleset.start_record(record), options, record.receipt)
    for number, line in enumerate(record.lines):
        try:
            if line.act:
                match.act(line.seat, line.step)
            else:
                match.answer(line.seat, line.step, late=line.late)
        except IllegalChoice as wrong:
            raise ValueError(f"record: choice {number + 1}, {line.step} by seat {line.seat}: {wrong}") from wrong
    return match
