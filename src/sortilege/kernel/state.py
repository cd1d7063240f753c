"""A game in progress: what is still to do, who is being asked, what was told.

Pending work is a stack of steps: pop, carry out, until somebody must decide or nothing is left.
Nothing here looks at a clock, a screen or a file; nothing pending is anything but a number.

Each field is written once, in `__init__`: what it is called, what it holds in a new game and how a copy gets it. All of
them make up the state that two games are compared by, but for those that `fields` leaves out.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from sortilege.kernel.book import UNSAID, Book, EventType
from sortilege.kernel.book import secret as secret
from sortilege.kernel.fields import comparable
from sortilege.kernel.native import Offer, append, pop, vec
from sortilege.kernel.pieces import ALONE, Box, without
from sortilege.kernel.reasons import Reason
from sortilege.kernel.rules import MOST_STEPS, NO_STEP, give_up, no_steps
from sortilege.kernel.sets import EVERYONE, NOBODY, Seat, Seats
from sortilege.kernel.step_types import StepNumber, StepType

IN_MAIN_LINE: Final[i64] = -1
NO_DREAMER: Final[i64] = -1
FIRST: Final[i64] = 0

NO_BOOK: Final = Book("")
NO_LANES: Final[list[vec[i64]]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Box):
    """The state every game shares; each game adds its own fields."""

    def __init__(self, old: Game | None = None) -> None:
        super().__init__(old)
        self.book: Book = old.book if old is not None else NO_BOOK
        self.step_types: list[StepType] = old.step_types if old is not None else NO_BOOK.step_types
        self.mode: i64 = old.mode if old is not None else FIRST
        """Which of the ruleset's modes, by number."""
        self.seats: i64 = old.seats if old is not None else FIRST
        """How many players; they are seats 0 to seats - 1."""

        self.stack: vec[i64] = old.stack[:] if old is not None else vec[i64]()
        self.lanes: list[vec[i64]] = [lane[:] for lane in old.lanes] if old is not None and old.lanes else NO_LANES
        """While seats work side by side: one stack each; otherwise empty."""
        self.lane: i64 = old.lane if old is not None else IN_MAIN_LINE
        self.main_stack: vec[i64] = old.main_stack[:] if old is not None else vec[i64]()
        """While seats work side by side: what goes on when all are done."""
        self.open: bytes = old.open if old is not None else b""
        """The seats whose answer is awaited, in the order they were asked."""
        self.asked: vec[i64] = old.asked[:] if old is not None else vec[i64]()
        """By seat: the question it has been asked, kept until its answer is used."""
        self.sealed: vec[i64] = old.sealed[:] if old is not None else vec[i64]()
        """By seat: the answer given in a window and not used yet."""
        self.behind: tuple[int, ...] = old.behind if old is not None else ()
        """The questions whose sealed answers wait while their seats are asked something else."""
        self.together: bool = old.together if old is not None else False
        """Answers are sealed until all are in."""
        self.window: i64 = old.window if old is not None else FIRST
        """The number of the current question or window; rounds of one window share it, and so does all that seats
        do side by side: how far one of them is must not show in it."""
        self.late: Seats = old.late if old is not None else NOBODY
        """The seats whose time ran out; the rules say until when."""

        self.log: list[tuple[int, ...]] = old.log if old is not None else []
        """Every event as (audience, code, fields...); copies share the list as long as they agree."""
        self.told: i64 = old.told if old is not None else FIRST
        """How much of the log is this game's."""
        self.deaf: bool = old.deaf if old is not None else False
        """Tells nothing: a world made for search."""
        self.dreamer: i64 = old.dreamer if old is not None else NO_DREAMER
        """The seat this world was imagined for."""

        self.over: bool = old.over if old is not None else False
        """Nothing more is asked or done."""
        self.winners: Seats = old.winners if old is not None else NOBODY
        """Empty before the end, and where nobody won."""
        self.points: list[int] = old.points if old is not None else []
        """By seat: twice the score."""
        self.ending: str = old.ending if old is not None else ""
        """Why it is over: a message of the game's catalogue."""

    def sit_down(self, book: Book, mode: i64, seats: i64, zones: i64) -> None:
        """The kernel's part of a new game; the game seeds chance before and deals after."""
        self.book = book
        self.step_types = book.step_types
        self.mode = mode
        self.seats = seats
        self.zones = [b""] * zones
        self.asked = no_steps(seats)
        self.sealed = no_steps(seats)

    def set_up(self, mode: int, seats: int, options: dict[str, bool | int | str]) -> None:
        """Deals a new game; chance is seeded already."""
        raise NotImplementedError

    def clone(self) -> Game:
        """An equal, independent game: each game makes one of its own kind from itself."""
        raise NotImplementedError

    def state(self) -> tuple[object, ...]:
        """Everything that makes this game what it is, comparable and printable."""
        return comparable(self)

    # What is still to do

    def then(
        self, first: StepNumber, second: StepNumber = 0, third: StepNumber = 0, fourth: StepNumber = 0,
        fifth: StepNumber = 0,
    ) -> None:  # fmt: skip
        """These steps come next, in this order, before whatever was pending."""
        stack = self.stack
        if second:
            if third:
                if fourth:
                    if fifth:
                        stack = append(stack, fifth)
                    stack = append(stack, fourth)
                stack = append(stack, third)
            stack = append(stack, second)
        self.stack = append(stack, first)

    def then_all(self, steps: list[int]) -> None:
        """The same for any number of steps."""
        for step in reversed(steps):
            self.stack = append(self.stack, step)

    def is_pending(self, step: StepNumber) -> bool:
        """Whether a step is still to be carried out in this line of work."""
        return step in self.stack

    def drop_pending(self) -> None:
        """Nothing of what was pending in this line is done any more."""
        self.stack = vec[i64]()

    def drop_next(self) -> None:
        """What would have come next in this line is not done."""
        self.stack, _ = pop(self.stack)

    def drop_all_but_last(self) -> None:
        """Of what was pending in this line, only what would have come last is still done."""
        while len(self.stack) > 1:
            self.stack, _ = pop(self.stack)

    def side_by_side(self, steps: list[int]) -> None:
        """From here each seat works through a stack of its own, beginning with its step of the
        list; the main line goes on when all are empty."""
        self.main_stack = self.stack
        self.lanes = []
        for step in steps:
            lane = vec[i64]()
            self.lanes.append(append(lane, step) if step else lane)
        self.lane = IN_MAIN_LINE
        self.window += 1

    def advance(self) -> None:
        """Carries out pending steps until an answer is needed or nothing is left."""
        step_types = self.step_types
        left = MOST_STEPS
        while len(self.open) == 0:
            if self.lanes:
                self._advance_lanes()
                if self.lanes:
                    return
            elif len(self.stack) == 0:
                return
            else:
                self.stack, step = pop(self.stack)
                step_types[step & 255].carry_out(self, step)
            left -= 1
            if left == 0:
                give_up(self)

    def _advance_lanes(self) -> None:
        step_types = self.step_types
        left = MOST_STEPS
        for seat in range(len(self.lanes)):
            self.lane = seat
            self.stack = self.lanes[seat]
            while len(self.stack) and not self.asked[seat] and not self.over:
                self.stack, step = pop(self.stack)
                step_types[step & 255].carry_out(self, step)
                left -= 1
                if left == 0:
                    give_up(self)
            if self.over:
                return
            self.lanes[seat] = self.stack
        self.lane = IN_MAIN_LINE
        self.stack = self.main_stack
        if len(self.open) == 0:
            self.lanes = []
            self.main_stack = vec[i64]()

    # Asking and answering

    def ask(self, question: StepNumber, same_window: bool = False) -> None:
        """Puts a question to the seat that is its first argument."""
        seat = question >> 8 & 255
        if self.sealed[seat]:
            self.behind += (self.asked[seat],)
        self.asked[seat] = question
        self.open += ALONE[seat]
        if not same_window and self.lane == IN_MAIN_LINE:
            self.window += 1

    def ask_unless_forced(self, question: StepNumber) -> None:
        """The same, where everybody can see it when only one answer is possible: then that answer
        is given without asking."""
        options = self.offered(question)
        if len(options) == 1:
            self.then(options.at(0))
        else:
            self.ask(question)

    def ask_together(self, questions: list[int], same_window: bool = False) -> None:
        """Puts a question each to several seats at once; the answers stay sealed until the next rule unseals them."""
        self.together = True
        for question in questions:
            seat = question >> 8 & 255
            self.asked[seat] = question
            self.open += ALONE[seat]
        if not same_window:
            self.window += 1

    def unseal(self, seat: Seat) -> StepNumber:
        """The answer of a seat in the window that closed, to be used now; NO_STEP if there is none."""
        step = self.sealed[seat]
        self.sealed[seat] = NO_STEP
        self.asked[seat] = NO_STEP
        return step

    def answered(self, seat: Seat) -> StepNumber:
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

    def offered(self, question: StepNumber) -> Offer:
        """What a question offers now."""
        options = Offer()
        self.step_types[question & 255].offer(self, options, question)
        return options

    def options(self, seat: Seat) -> list[int]:
        """What the seat may answer."""
        return self.offered(self.asked[seat]).listed()

    def choose(self, seat: Seat, step: StepNumber) -> None:
        """Takes an answer that is known to be legal, and goes on."""
        if self.together:
            self.seal(seat, step)
            if len(self.open):
                return
            self.together = False
        elif self.lanes:
            self.asked[seat] = NO_STEP
            self.open = without(self.open, seat)
            self.lanes[seat] = append(self.lanes[seat], step)
            self._advance_lanes()
        else:
            self.asked[seat] = NO_STEP
            if self.behind:
                self.asked[seat] = self.answered(seat)
                self.behind = tuple([question for question in self.behind if question >> 8 & 255 != seat])
            self.open = b""
            self.stack = append(self.stack, step)
        self.advance()

    def seal(self, seat: Seat, step: StepNumber) -> None:
        """Keeps an answer given in a window; the window itself stays as it is."""
        self.sealed[seat] = step
        self.open = without(self.open, seat)

    def patience(self, seat: Seat) -> i64:
        """How long a seat may take over a question that has no limit of its own; 0 is for ever."""
        return 0

    def do(self, step: StepNumber) -> None:
        """Carries out a standing permission; it leaves pending work alone."""
        self.step_types[step & 255].carry_out(self, step)

    def refuse(self, seat: Seat, step: StepNumber) -> Reason | None:
        """Why a step that is not offered to the seat is not open to it."""
        return self.step_types[step & 255].refuse(self, seat, step)

    # Telling

    def tell(
        self, event: EventType, a: i64 = UNSAID, b: i64 = UNSAID, c: i64 = UNSAID, d: i64 = UNSAID, e: i64 = UNSAID
    ) -> None:
        """Tells everybody; fields made by `secret` reach only those who may know them."""
        if not self.deaf:
            self._write_down(EVERYONE, event, a, b, c, d, e)

    def tell_only(
        self,
        audience: Seats,
        event: EventType,
        a: i64 = UNSAID,
        b: i64 = UNSAID,
        c: i64 = UNSAID,
        d: i64 = UNSAID,
        e: i64 = UNSAID,
    ) -> None:
        """Tells only some seats; the others learn nothing, not even that it happened."""
        if not self.deaf:
            self._write_down(audience, event, a, b, c, d, e)

    def _write_down(self, audience: Seats, event: EventType, a: i64, b: i64, c: i64, d: i64, e: i64) -> None:
        line: tuple[int, ...]
        if a == UNSAID:
            line = (audience, event.code)
        elif b == UNSAID:
            line = (audience, event.code, a)
        elif c == UNSAID:
            line = (audience, event.code, a, b)
        elif d == UNSAID:
            line = (audience, event.code, a, b, c)
        elif e == UNSAID:
            line = (audience, event.code, a, b, c, d)
        else:
            line = (audience, event.code, a, b, c, d, e)
        if len(line) != event.width:
            raise TypeError(f"{event.name} tells {', '.join(event.fields) or 'nothing'}")
        if len(self.log) != self.told:
            self.log = self.log[: self.told]
        self.log.append(line)
        self.told += 1

    # Ending

    def finish(self, winners: Seats, points: list[int], ending: str) -> None:
        """The game is over; whatever was pending is not played."""
        self.over = True
        self.winners = winners
        self.points = points
        self.ending = ending
        self.stack = vec[i64]()
        self.main_stack = vec[i64]()
        self.lanes = []
        self.lane = IN_MAIN_LINE
        self.open = b""
        self.together = False
        self.asked = no_steps(self.seats)
        self.sealed = no_steps(self.seats)
        self.behind = ()

    # Imagining

    def imagine(self, seat: Seat, seed: int) -> Game:
        """A possible world for a seat: everything it knows, the rest drawn anew."""
        world = self.clone()
        world.seed_quickly(seed)
        world.deaf = True
        world.dreamer = seat
        if not self.over:
            world.book.imagine(world, seat)
            world._redraw_sealed(seat)
        return world

    def _redraw_sealed(self, seat: Seat) -> None:
        """What others answered in a window is anybody's guess; that they did is not."""
        for other in range(self.seats):
            if other != seat and self.sealed[other]:
                options = self.offered(self.answered(other))
                self.sealed[other] = options.at(self.below(len(options))) if len(options) else NO_STEP


def play_out(game: Game, limit: int) -> tuple[int, int]:
    """Plays random options to the end, or to a limit of decisions; returns how many decisions were
    made and how many of them had two options or more."""
    decisions: i64 = 0
    real: i64 = 0
    while len(game.open) and decisions < limit:
        seat: i64 = game.open[0]
        options = game.offered(game.asked[seat])
        many: i64 = len(options)
        decisions += 1
        if many > 1:
            real += 1
            game.choose(seat, options.at(game.below(many)))
        else:
            game.choose(seat, options.at(0))
    return decisions, real
