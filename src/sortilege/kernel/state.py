"""A game in progress: what is still to do, who is being asked, what was told.

Pending work is a stack of steps: pop, carry out, until somebody must decide or nothing is left.
Nothing here looks at a clock, a screen or a file; nothing pending is anything but an integer.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from sortilege.kernel.pieces import Box
from sortilege.kernel.rules import Rule
from sortilege.kernel.vocabulary import NO_STEP, Book, Reason, Telling

ALL: Final = -1
"""The audience of an event told to everybody."""
IN_MAIN_LINE: Final = -1


def secret(value: int, known_to: int) -> int:
    """A field of an event that only some seats are told; `known_to` is their mask."""
    return -(1 + value + (known_to << 8))


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Box):
    """The state every game shares; each game adds its own attributes and copies them in `clone`."""

    book: Book
    rules: list[Rule[Any]]
    mode: int
    seats: int
    """How many players; they are seats 0 to seats - 1."""
    stack: list[int]
    lanes: list[list[int]]
    """While seats work side by side: one stack each; otherwise empty."""
    lane: int
    main_stack: list[int]
    open: tuple[int, ...]
    """The seats whose answer is awaited, in the order they were asked."""
    asked: list[int]
    """By seat: the question it has been asked, kept until its answer is used."""
    sealed: list[int]
    """By seat: the answer given in a window and not used yet."""
    behind: tuple[int, ...]
    """The questions whose sealed answers wait while their seats are asked something else."""
    together: bool
    """Answers are sealed until all are in."""
    window: int
    """The number of the current question or window; rounds of one window share it, and so does all that seats
    do side by side: how far one of them is must not show in it."""
    late: int
    """Mask of the seats whose time ran out; the rules say until when."""

    log: list[tuple[int, ...]]
    """Every event as (audience, code, fields...); copies share the list as long as they agree."""
    told: int
    """How much of the log is this game's."""
    deaf: bool
    """Tells nothing: a world made for search."""
    dreamer: int
    """The seat this world was imagined for, or -1."""

    over: bool
    winners: int
    """Mask of the winning seats."""
    points: list[int]
    """By seat: twice the score."""
    ending: str
    """Why it is over: a message of the game's catalogue."""

    # Beginning and copying

    def sit_down(self, book: Book, mode: int, seats: int, zones: int) -> None:
        """The kernel's part of a new game; the game seeds chance before and deals after."""
        self.empty_box(zones)
        self.book = book
        self.rules = book.rules
        self.mode = mode
        self.seats = seats
        self.stack = []
        self.lanes = []
        self.lane = IN_MAIN_LINE
        self.main_stack = self.stack
        self.open = ()
        self.asked = [NO_STEP] * seats
        self.sealed = [NO_STEP] * seats
        self.behind = ()
        self.together = False
        self.window = 0
        self.late = 0
        self.log = []
        self.told = 0
        self.deaf = False
        self.dreamer = -1
        self.over = False
        self.winners = 0
        self.points = []
        self.ending = ""

    def set_up(self, mode: int, seats: int, options: dict[str, bool | int | str]) -> None:
        """Deals a new game; chance is seeded already."""
        raise NotImplementedError

    def clone(self) -> Game:
        """An equal, independent game. Each game makes its own kind and calls `copy_to`."""
        raise NotImplementedError

    def copy_to(self, other: Game) -> None:
        self.copy_box(other)
        other.book = self.book
        other.rules = self.rules
        other.mode = self.mode
        other.seats = self.seats
        other.stack = self.stack[:]
        other.lanes = self.lanes
        other.lane = self.lane
        other.main_stack = other.stack
        if self.lanes:
            self._copy_lanes(other)
        other.open = self.open
        other.asked = self.asked[:]
        other.sealed = self.sealed[:]
        other.behind = self.behind
        other.together = self.together
        other.window = self.window
        other.late = self.late
        other.log = self.log
        other.told = self.told
        other.deaf = self.deaf
        other.dreamer = self.dreamer
        other.over = self.over
        other.winners = self.winners
        other.points = self.points
        other.ending = self.ending

    def _copy_lanes(self, other: Game) -> None:
        other.lanes = [lane[:] for lane in self.lanes]
        other.main_stack = self.main_stack[:]
        other.stack = other.main_stack if self.lane == IN_MAIN_LINE else other.lanes[self.lane]

    def own_state(self) -> list[list[int]]:
        """The game's own attributes, for comparing two games number by number."""
        return []

    def state(self) -> tuple[object, ...]:
        """Everything that makes this game what it is, comparable and printable."""
        return (
            self.mode, self.seats, self.key, self.drawn, self.noise, tuple(self.pieces), tuple(self.zones),
            tuple(self.main_stack), tuple([tuple(lane) for lane in self.lanes]), self.open, tuple(self.asked),
            tuple(self.sealed), self.behind, self.together, self.window, self.late, self.over, self.winners,
            tuple(self.points), self.ending, tuple([tuple(part) for part in self.own_state()]),
        )  # fmt: skip

    # What is still to do

    def then(self, first: int, second: int = 0, third: int = 0, fourth: int = 0, fifth: int = 0) -> None:
        """These steps come next, in this order, before whatever was pending."""
        stack = self.stack
        if second:
            if third:
                if fourth:
                    if fifth:
                        stack.append(fifth)
                    stack.append(fourth)
                stack.append(third)
            stack.append(second)
        stack.append(first)

    def then_all(self, steps: list[int]) -> None:
        for step in reversed(steps):
            self.stack.append(step)

    def side_by_side(self, steps: list[int]) -> None:
        """From here each seat works through a stack of its own, beginning with its step of the
        list; the main line goes on when all are empty."""
        self.main_stack = self.stack
        self.lanes = [[step] if step else [] for step in steps]
        self.lane = IN_MAIN_LINE
        self.window += 1

    def advance(self) -> None:
        """Carries out pending steps until an answer is needed or nothing is left."""
        rules = self.rules
        while not self.open:
            if self.lanes:
                self._advance_lanes()
                if self.lanes:
                    return
            elif not self.stack:
                return
            else:
                step = self.stack.pop()
                rules[step & 255].perform(self, step)

    def _advance_lanes(self) -> None:
        rules = self.rules
        for seat in range(len(self.lanes)):
            self.lane = seat
            self.stack = self.lanes[seat]
            while self.stack and not self.asked[seat] and not self.over:
                step = self.stack.pop()
                rules[step & 255].perform(self, step)
            if self.over:
                return
        self.lane = IN_MAIN_LINE
        self.stack = self.main_stack
        if not self.open:
            self.lanes = []

    # Asking and answering

    def ask(self, question: int, same_window: bool = False) -> None:
        """Puts a question to the seat that is its first argument."""
        seat = question >> 8 & 255
        if self.sealed[seat]:
            self.behind += (self.asked[seat],)
        self.asked[seat] = question
        self.open += (seat,)
        if not same_window and self.lane == IN_MAIN_LINE:
            self.window += 1

    def ask_unless_forced(self, question: int) -> None:
        """The same, where everybody can see it when only one answer is possible: then that answer
        is given without asking."""
        options = self.rules[question & 255].choices(self, question)
        if len(options) == 1:
            self.then(options[0])
        else:
            self.ask(question)

    def ask_together(self, questions: list[int], same_window: bool = False) -> None:
        """Puts one question to each of several seats at once; the answers stay sealed until the
        rule that comes next unseals them."""
        self.together = True
        for question in questions:
            seat = question >> 8 & 255
            self.asked[seat] = question
            self.open += (seat,)
        if not same_window:
            self.window += 1

    def unseal(self, seat: int) -> int:
        """The answer of a seat in the window that closed, to be used now; NO_STEP if there is none."""
        step = self.sealed[seat]
        self.sealed[seat] = NO_STEP
        self.asked[seat] = NO_STEP
        return step

    def answered(self, seat: int) -> int:
        """The question whose answer by that seat is sealed; NO_STEP if there is none."""
        if not self.sealed[seat]:
            return NO_STEP
        for question in self.behind:
            if question >> 8 & 255 == seat:
                return question
        return self.asked[seat]

    def addressed(self) -> list[int]:
        """The seats a question is open to, those of a window that have answered included: who has is nobody's
        business."""
        if self.together:
            return [seat for seat in range(self.seats) if self.asked[seat]]
        return list(self.open)

    def options(self, seat: int) -> list[int]:
        """What the seat may answer."""
        question = self.asked[seat]
        return self.rules[question & 255].choices(self, question)

    def choose(self, seat: int, step: int) -> None:
        """Takes an answer that is known to be legal, and goes on."""
        if self.together:
            self.seal(seat, step)
            if self.open:
                return
            self.together = False
        elif self.lanes:
            self.asked[seat] = NO_STEP
            self.open = tuple([other for other in self.open if other != seat])
            self.lanes[seat].append(step)
            self._advance_lanes()
        else:
            self.asked[seat] = NO_STEP
            if self.behind:
                self.asked[seat] = self.answered(seat)
                self.behind = tuple([question for question in self.behind if question >> 8 & 255 != seat])
            self.open = ()
            self.stack.append(step)
        self.advance()

    def seal(self, seat: int, step: int) -> None:
        """Keeps an answer given in a window; the window itself stays as it is."""
        self.sealed[seat] = step
        self.open = tuple([other for other in self.open if other != seat])

    def patience(self, seat: int) -> int:
        """How long a seat may take over a question that has no limit of its own; 0 is for ever."""
        return 0

    def permissions(self, seat: int) -> list[int]:
        """Steps a seat may take at any time, outside its questions."""
        return []

    def do(self, step: int) -> None:
        """Carries out a standing permission; it leaves pending work alone."""
        self.rules[step & 255].perform(self, step)

    def refuse(self, seat: int, step: int) -> Reason | None:
        """Why a step that is not offered to the seat is not open to it."""
        return self.rules[step & 255].refuse(self, seat, step)

    # Telling

    def tell(self, event: Telling, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> None:
        """Tells everybody; fields made by `secret` reach only those who may know them."""
        if not self.deaf:
            self._write_down((ALL, event.code, a, b, c, d, e)[: event.width])

    def tell_only(
        self, audience: int, event: Telling, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0
    ) -> None:
        """Tells only the seats of a mask; the others learn nothing, not even that it happened."""
        if not self.deaf:
            self._write_down((audience, event.code, a, b, c, d, e)[: event.width])

    def _write_down(self, entry: tuple[int, ...]) -> None:
        if len(self.log) != self.told:
            self.log = self.log[: self.told]
        self.log.append(entry)
        self.told += 1

    # Ending

    def finish(self, winners: int, points: list[int], ending: str) -> None:
        """The game is over; whatever was pending is not played."""
        self.over = True
        self.winners = winners
        self.points = points
        self.ending = ending
        self.stack = []
        self.main_stack = self.stack
        self.lanes = []
        self.lane = IN_MAIN_LINE
        self.open = ()
        self.together = False
        self.asked = [NO_STEP] * self.seats
        self.sealed = [NO_STEP] * self.seats
        self.behind = ()

    # Imagining

    def imagine(self, seat: int, seed: int) -> Game:
        """A possible world for a seat: everything it knows, the rest drawn anew."""
        world = self.clone()
        world.seed_quickly(seed)
        world.deaf = True
        world.dreamer = seat
        if not self.over:
            world.redraw(seat)
            world._redraw_sealed(seat)
        return world

    def redraw(self, seat: int) -> None:
        """Draws anew what the seat does not know, all but sealed answers. Each game says how."""
        raise NotImplementedError

    def _redraw_sealed(self, seat: int) -> None:
        """What others answered in a window is anybody's guess; that they did is not."""
        for other in range(self.seats):
            if other != seat and self.sealed[other]:
                question = self.answered(other)
                options = self.rules[question & 255].choices(self, question)
                self.sealed[other] = options[self.below(len(options))] if options else NO_STEP

    # Playing at random

    def random_option(self, seat: int) -> int:
        options = self.options(seat)
        return options[self.below(len(options))] if len(options) > 1 else options[0]


def play_out(game: Game, limit: int) -> tuple[int, int]:
    """Plays random options to the end, or to a limit of decisions; returns how many decisions were
    made and how many of them had two options or more."""
    decisions = 0
    real = 0
    while game.open and decisions < limit:
        seat = game.open[0]
        options = game.options(seat)
        many = len(options)
        decisions += 1
        if many > 1:
            real += 1
            game.choose(seat, options[game.below(many)])
        else:
            game.choose(seat, options[0])
    return decisions, real
