"""A match: a game as the rest of the world sees it. Views, events, asks, answers, records.

Everything a person, a bot or a server learns of a game comes through here, decoded and censored for one seat.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from sortilege.kernel.asks import ACT, ANSWER, LATE
from sortilege.kernel.asks import Ask as Ask
from sortilege.kernel.kinds import quoted
from sortilege.kernel.learning import information_state
from sortilege.kernel.observation import hashed, observed
from sortilege.kernel.outcomes import Event as Event
from sortilege.kernel.outcomes import Outcome as Outcome
from sortilege.kernel.pieces import JUDGE, SPECTATOR
from sortilege.kernel.plain_data import View
from sortilege.kernel.record import Choice, Receipt, Record
from sortilege.kernel.refusals import IllegalChoice as IllegalChoice
from sortilege.kernel.refusals import Refusal as Refusal
from sortilege.kernel.refusals import read_step, why_no_act, why_no_answer
from sortilege.kernel.ruleset import Ruleset, Value
from sortilege.kernel.sets import members, plus
from sortilege.kernel.state import Game
from sortilege.kernel.step import Step
from sortilege.kernel.told import ALL_EYES, Given, Told, story


class Match:
    """A game in progress, with all that anybody may ask of it. Where a seat is named, nothing is told that this seat
    may not know.

    Examples:
        >>> import sortilege
        >>> match = sortilege.new(sortilege.games()[0], seats=2, seed=7)
        >>> while not match.over:
        ...     ask = match.asks[0]
        ...     told = match.answer(ask.seat, ask.options[0])
        >>> len(match.outcome.scores)
        2
    """

    def __init__(self, ruleset: Ruleset, game: Game, options: dict[str, Value], receipt: Receipt | None = None) -> None:
        self.ruleset = ruleset
        """What the game offers."""
        self.game = game
        """The state itself, with all its secrets."""
        self.choices: list[tuple[int, int, int]] = []
        """Everything chosen so far: seat, step, and whether it was an ANSWER, LATE or an ACT."""
        self._options = options
        self._receipt = receipt
        self._given: list[Given] = []
        """What seats remember to have chosen themselves."""
        self._barrier = 0
        self._asks: tuple[Ask, ...] | None = None

    # Questions and answers

    @property
    def asks(self) -> tuple[Ask, ...]:
        """The open questions not yet answered; empty only when the game is over."""
        if self._asks is None:
            self._asks = tuple([Ask(self, seat) for seat in self.game.open])
        return self._asks

    def answer(self, seat: int, option: int | str, late: bool = False) -> Sequence[Event]:
        """Answers a seat's question; returns what that seat was told of the consequences.
        `late` says that a clock played it.

        Examples:
            >>> import sortilege
            >>> match = sortilege.new(sortilege.games()[0], seats=2, seed=7)
            >>> ask = match.asks[0]
            >>> told = match.answer(ask.seat, ask.options[0])
            >>> all(event in match.events(ask.seat) for event in told)
            True
        """
        step = self._legal(seat, option)
        game = self.game
        told, shown, chance = game.told, game.shown, game.drawn + game.noise
        if late:
            game.late = plus(game.late, seat)
        was_sealed = game.together
        game.choose(seat, step)
        self._note(seat, step, LATE if late else ANSWER, told)
        if game.shown != shown or game.drawn + game.noise != chance or game.over or (was_sealed and not game.together):
            self._barrier = len(self.choices)
        elif self._barrier < len(self.choices) - 1 and self.choices[-2][0] != seat:
            self._barrier = len(self.choices) - 1
        return self.told(seat, told, asides=False)

    def seal(self, seat: int, option: int | str) -> None:
        """Takes a seat's answer and leaves the window open, even if nobody else is asked. It is for copies in which a
        seat is shown its own answer while the window still runs; such a copy may have no asks left."""
        step = self._legal(seat, option)
        told = self.game.told
        self.game.seal(seat, step)
        self._note(seat, step, ANSWER, told)

    def _note(self, seat: int, step: int, how: int, mark: int) -> None:
        self.choices.append((seat, step, how))
        self._given.append((seat, step, mark))
        self._asks = None

    def _legal(self, seat: int, option: int | str) -> int:
        if isinstance(option, int) and type(seat) is int:
            for ask in self.asks:
                if ask.seat == seat and option in ask.numbers and option is not True:
                    return int(option)
        step = read_step(self.ruleset, self.game, seat, option)
        refusal = why_no_answer(self.ruleset, self.game, seat, step)
        if refusal is not None:
            raise IllegalChoice(refusal)
        return step

    def permissions(self, seat: int) -> tuple[Step, ...]:
        """The standing steps open to a seat now, outside its asks."""
        self._seat(seat)
        if self.game.over:
            return ()
        named = self.ruleset.steps
        return tuple([named[step] for step in self.ruleset.book.permitted(self.game, seat)])

    def act(self, seat: int, step: int | str) -> Sequence[Event]:
        """Uses a standing permission."""
        chosen = read_step(self.ruleset, self.game, seat, step)
        refusal = why_no_act(self.ruleset, self.game, seat, chosen)
        if refusal is not None:
            raise IllegalChoice(refusal)
        told = self.game.told
        self.game.do(chosen)
        self._note(seat, chosen, ACT, told)
        self._barrier = len(self.choices)
        return self.told(seat, told, asides=False)

    def why_not(self, seat: int, notation: int | str) -> Refusal | None:
        """Why a thing that is on the table cannot be done now by that seat; None if it can.

        Examples:
            >>> import sortilege
            >>> match = sortilege.new(sortilege.games()[0], seats=2, seed=7)
            >>> ask = match.asks[0]
            >>> match.why_not(ask.seat, ask.options[0])
            >>> match.why_not(ask.seat, "Fly()").message
            'not-a-step'
        """
        try:
            step = read_step(self.ruleset, self.game, seat, notation)
        except IllegalChoice as wrong:
            return wrong.reason
        if step in self.ruleset.book.permitted(self.game, seat):
            return None
        return why_no_answer(self.ruleset, self.game, seat, step)

    # The table, for those who run it

    @property
    def seats(self) -> int:
        """How many players there are."""
        return self.game.seats

    @property
    def is_sealed(self) -> bool:
        """Whether several answer at once, and no answer counts or shows before all are in."""
        return self.game.together

    @property
    def is_side_by_side(self) -> bool:
        """Whether each seat works through questions of its own, and none waits for another."""
        return len(self.game.lanes) > 0

    @property
    def addressed(self) -> list[int]:
        """The seats a question is open to, those of a window that have answered included."""
        return self.game.addressed()

    @property
    def window(self) -> int:
        """The number of the question or window that is open."""
        return self.game.window

    @property
    def mark(self) -> int:
        """How long the log is by now; `told` gives what came after one."""
        return self.game.told

    def tell_from_here(self) -> None:
        """What happens is told from now on: a simulation tells nothing unless somebody goes by it."""
        self.game.deaf = False

    def state_for_search(self) -> Game:
        """The state itself, with all its secrets: for a search, which may do nothing with it but `imagine`."""
        return self.game

    # What a seat sees

    @property
    def over(self) -> bool:
        """Whether nothing more is asked."""
        return self.game.over

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None as long as it goes on."""
        game = self.game
        if not game.over:
            return None
        scores = tuple([points // 2 if points % 2 == 0 else points / 2 for points in game.points])
        return Outcome(tuple(members(game.winners)), scores, game.ending)

    def view(self, seat: int | None) -> View:
        """What one seat may see, ready for JSON; None is a spectator.

        Examples:
            >>> import sortilege
            >>> match = sortilege.new(sortilege.games()[0], seats=2, seed=7)
            >>> view = match.view(0)
            >>> view["you"], view["seats"]
            (0, 2)
        """
        return self._look(self.game, seat, self._eyes(seat))

    def view_as_json(self, seat: int | None) -> bytes:
        """The same, written at once."""
        return self.ruleset.look_as_json(self.game, self._eyes(seat), self._frame(seat))

    def open_view(self) -> View:
        """Everything, with the hidden things of every seat: for a game that nobody plays any more."""
        game = self.game.clone()
        game.show_all(JUDGE)
        return self._look(game, None, JUDGE)

    def _look(self, game: Game, seat: int | None, eyes: int) -> View:
        return {**self._frame(seat), **self.ruleset.look(game, eyes)}

    def _frame(self, seat: int | None) -> View:
        game, book = self.game, self.ruleset.book
        return {
            "game": self.ruleset.name,
            "mode": self.ruleset.modes[game.mode],
            "seats": game.seats,
            "you": seat,
            "options": dict(self._options),
            "asked": [{"seat": other, "why": book.type_of(game.asked[other]).name} for other in game.addressed()],
            "outcome": None if self.outcome is None else self.outcome.as_data(),
        }

    def as_moderator(self, view: View) -> View:
        """A view with what a Moderator sees beyond it, in games that have one."""
        widen = cast("Callable[[Game, View], View] | None", self.ruleset.table.as_moderator)
        return view if widen is None else widen(self.game, view)

    def sees_pointing(self, seat: int) -> list[int]:
        """Whom a seat sees point while a window is open, in games whose seats may confer: itself, and some others."""
        sees = cast("Callable[[Game, int], list[int]] | None", self.ruleset.table.sees_pointing)
        return [seat] if sees is None else sees(self.game, self._seat(seat))

    def events(self, seat: int | None, since: int = 0) -> Sequence[Event]:
        """What a seat was told; `since` counts that seat's own events."""
        if type(since) is not int or since < 0:
            raise ValueError(f"since: how many events to leave out, 0 or more, not {quoted(since)}")
        told = self.told(seat, 0, asides=False)
        return told[since:] if since else told

    def told(self, seat: int | None, start: int = 0, asides: bool = True) -> Sequence[Event]:
        """The log of a seat, since it had that `mark`: nobody who follows a game reads it all each time."""
        return cast(Sequence[Event], Told(self.game, self._eyes(seat), start, asides))

    def last_told(self, seat: int | None, most: int) -> Sequence[Event]:
        """The end of what a seat was told, read from the end: a long story is not told again for its last words."""
        if most <= 0:
            return []
        end, reach = self.mark, 2 * most
        while True:
            start = max(0, end - reach)
            found = self.told(seat, start)
            if len(found) >= most or start == 0:
                return found[-most:]
            reach *= 4

    def information_state(self, seat: int) -> str:
        """All that a seat sees, was told, has answered and is asked, in one text: equal exactly where the seat cannot
        tell two games apart. In an imagined world others do not remember what they answered in the real one."""
        asked = [str(option) for ask in self.asks if ask.seat == seat for option in ask.options]
        return information_state(self.view(seat), story(self.game, self._seat(seat), self._given), asked)

    def observation(self, seat: int) -> bytes:
        """What a seat may know as numbers from 0 to 255, always as many for a table of this mode and size."""
        observe = self.ruleset.learning.observe
        return hashed(self.view(seat)) if observe is None else observed(self.game, self._seat(seat), observe)

    def open_events(self, start: int = 0) -> Told:
        """All that anybody was told since the log had that `mark`, with what was hidden in it: for a game that nobody
        plays any more."""
        return Told(self.game, ALL_EYES, start)

    def ears(self, seat: int | None) -> list[list[int]]:
        """Of each event in a seat's log: the seats that alone were told it; none if everybody was."""
        return Told(self.game, self._eyes(seat), 0).ears()

    def _seat(self, seat: int) -> int:
        if type(seat) is not int or not 0 <= seat < self.game.seats:
            raise ValueError(f"seat: this game has seats 0 to {self.game.seats - 1}, not {quoted(seat)}")
        return seat

    def _eyes(self, seat: int | None) -> int:
        return SPECTATOR if seat is None else self._seat(seat)

    # Copies, worlds, records

    def clone(self) -> Match:
        """An equal match. It keeps the real dice: whoever plays a clone on sees what chance will bring here too, so
        it is no way to look ahead for somebody who plays; `imagine` is."""
        copy = Match(self.ruleset, self.game.clone(), self._options, self._receipt)
        copy.choices = self.choices[:]
        copy._given = self._given[:]
        copy._barrier = self._barrier
        return copy

    def with_new_dice(self, seed: int) -> Match:
        """An equal match, hidden cards and all, where whatever is still to be drawn will come otherwise."""
        copy = self.clone()
        copy.game.seed_quickly(seed)
        return copy

    def imagine(self, seat: int, seed: int) -> Match:
        """A possible world for that seat: all it knows, the rest drawn anew from `seed`.

        Examples:
            >>> import sortilege
            >>> match = sortilege.new(sortilege.games()[0], seats=2, seed=7)
            >>> world = match.imagine(0, seed=1)
            >>> world.view(0) == match.view(0), world.information_state(0) == match.information_state(0)
            (True, True)
        """
        if isinstance(seed, bool) or not isinstance(seed, int):
            raise ValueError(f"seed: a number, not {quoted(seed)}")
        world = Match(self.ruleset, self.game.imagine(self._seat(seat), seed), self._options, self._receipt)
        world.choices = self.choices[:]
        world._given = [given for given in self._given if given[0] == seat]
        world._barrier = self._barrier
        return world

    def record(self) -> Record:
        """The game as its choices. It knows everything: nobody downloads it before the end.

        Examples:
            >>> import sortilege
            >>> match = sortilege.new(sortilege.games()[0], seats=2, seed=7)
            >>> ask = match.asks[0]
            >>> told = match.answer(ask.seat, ask.options[0])
            >>> [line.step for line in match.record().lines] == [str(ask.options[0])]
            True
        """
        game = self.game
        if game.dreamer >= 0:
            raise ValueError("record: an imagined world has none")
        if not game.key:
            raise ValueError("record: a game with other dice than it began with has none")
        return Record(
            game=self.ruleset.name,
            revision=self.ruleset.revision,
            mode=self.ruleset.modes[game.mode],
            seats=game.seats,
            options=self.ruleset.recorded(self._options),
            seed=game.key.hex(),
            lines=tuple(
                Choice(seat, self.ruleset.book.write(step), how == ACT, how == LATE) for seat, step, how in self.choices
            ),
            receipt=self._receipt,
        )

    def undo_free(self, ply: int) -> bool:
        """Whether the game may go back to that many choices without asking the table: since then no chance was drawn,
        nothing was shown, no other seat answered and no window closed."""
        return self._barrier <= ply <= len(self.choices)

    def rewound(self, ply: int) -> Match:
        """The same game as it was after that many choices."""
        record = self.record()
        if type(ply) is not int or not 0 <= ply <= len(self.choices):
            raise ValueError(f"ply: this game has 0 to {len(self.choices)} choices, not {quoted(ply)}")
        return replay_with(self.ruleset, record.up_to(ply))


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
