"""A small game that uses everything the kernel offers, so that the kernel is tested without a real one.

Marbles: each seat holds three marbles, known to it alone. All seats say together whether they are
ready; then they put one or two marbles aside, side by side; then, in turn, a seat plays a marble
face up, peeks at the bag or passes, and draws. A red marble played scores. The game is over when
the bag is empty, or when a seat resigns, which it may at any time.
"""

from __future__ import annotations

from typing import Any, Final

from sortilege.kernel.book import Book
from sortilege.kernel.chance import key_from
from sortilege.kernel.kinds import NUMBER, SEAT, Kind
from sortilege.kernel.match import Match
from sortilege.kernel.native import Offer, i64
from sortilege.kernel.pieces import NOTHING
from sortilege.kernel.question_types import QuestionType1, QuestionType2
from sortilege.kernel.reasons import Reason
from sortilege.kernel.rules import NO_STEP, RANDOM_STEP, Question1, Question2, Rule0, Rule1, Rule2
from sortilege.kernel.ruleset import Option, Ruleset, switch
from sortilege.kernel.sets import Seat, group_of, only
from sortilege.kernel.state import Game, secret
from sortilege.kernel.step_types import StepType0, StepType1, StepType2

RED, BLUE, GREEN = 0, 1, 2
IN_HAND: Final = 3
BOOK: Final = Book("marbles")
MARBLE: Final = Kind("marble", ["red", "blue", "green"])

ASK_READY: Final = QuestionType1(BOOK, "AskReady", by=SEAT)
SAY_READY: Final = StepType1(BOOK, "SayReady", by=SEAT)
SAY_NOT_YET: Final = StepType1(BOOK, "SayNotYet", by=SEAT)
COUNT_READY: Final = StepType0(BOOK, "CountReady")
SORT_BAG: Final = QuestionType2(BOOK, "SortBag", by=SEAT, left=NUMBER)
PUT_ASIDE: Final = StepType2(BOOK, "PutAside", by=SEAT, marble=MARBLE)
CHOOSE_MOVE: Final = QuestionType1(BOOK, "ChooseMove", by=SEAT)
PLAY_MARBLE: Final = StepType2(BOOK, "PlayMarble", by=SEAT, marble=MARBLE)
PEEK: Final = StepType1(BOOK, "Peek", by=SEAT)
PASS: Final = StepType1(BOOK, "Pass", by=SEAT)
DRAW: Final = StepType1(BOOK, "Draw", by=SEAT)
BEGIN_TURNS: Final = StepType0(BOOK, "BeginTurns")
RESIGN: Final = StepType1(BOOK, "Resign", by=SEAT)

READY_COUNTED: Final = BOOK.event("ReadyCounted", many=NUMBER)
MARBLE_PLAYED: Final = BOOK.event("MarblePlayed", by=SEAT, marble=MARBLE)
MARBLE_DRAWN: Final = BOOK.event("MarbleDrawn", by=SEAT, marble=MARBLE).secret(marble="by")
BAG_PEEKED: Final = BOOK.event("BagPeeked", by=SEAT, marble=MARBLE).secret(marble="by")
WHISPERED: Final = BOOK.event("Whispered", to=SEAT).only_for("to")

NOT_HELD = Reason("not-held", "TOY-01")

BAG: Final = 0
PLAYED: Final = 1
ASIDE: Final = 2
FIRST_HAND: Final = 3


class Marbles(Game):
    def __init__(self, old: Marbles | None = None) -> None:
        super().__init__(old)
        self.turn: int = old.turn if old is not None else 0
        self.reds: list[int] = old.reds[:] if old is not None else []

    def set_up(self, mode: int, seats: int, options: dict[str, bool | int | str]) -> None:
        self.sit_down(BOOK, mode, seats, FIRST_HAND + seats)
        self.reds = [0] * seats
        for face in [RED, BLUE, GREEN] * (2 * seats):
            self.make(face, BAG)
        self.shuffle_zone(BAG)
        for seat in range(seats):
            for _ in range(IN_HAND):
                marble = self.take_top(BAG)
                self.put(marble, FIRST_HAND + seat)
                self.look(seat, marble)
        self.then(COUNT_READY())
        self.ask_together([ASK_READY(seat) for seat in range(seats)])

    def clone(self) -> Marbles:
        return type(self)(self)


def redraw(game: Marbles, seat: Seat) -> None:
    game.redeal(seat, list(range(len(game.zones))))


def permissions(game: Marbles, seat: Seat) -> list[int]:
    return [RESIGN(seat)]


class AskReady(Question1[Marbles]):
    def offer(self, game: Marbles, options: Offer, by: Seat, /) -> None:
        options.add(SAY_READY(by))
        options.add(SAY_NOT_YET(by))

    def seconds(self, game: Marbles, by: Seat, /) -> i64:
        return 30

    def default(self, game: Marbles, by: Seat, /) -> i64:
        return PASS(by)


class Nothing(Rule1[Marbles]):
    def run(self, game: Marbles, by: Seat, /) -> None:
        pass


class CountReady(Rule0[Marbles]):
    def run(self, game: Marbles, /) -> None:
        ready = sum([game.unseal(seat) == SAY_READY(seat) for seat in range(game.seats)])
        game.tell(READY_COUNTED, ready)
        game.then(BEGIN_TURNS())
        game.side_by_side([SORT_BAG(seat, seat % 2 + 1) for seat in range(game.seats)])


class SortBag(Question2[Marbles]):
    """Each seat puts one marble aside, or two; nobody waits for the others."""

    def offer(self, game: Marbles, options: Offer, by: Seat, left: i64, /) -> None:
        options.add_all(PUT_ASIDE.each(by, game.faces(FIRST_HAND + by)))

    def default(self, game: Marbles, by: Seat, left: i64, /) -> i64:
        return RANDOM_STEP


class PutAside(Rule2[Marbles]):
    def run(self, game: Marbles, by: Seat, marble: i64, /) -> None:
        game.put(game.release(FIRST_HAND + by, marble), ASIDE)
        if len(game.zones[FIRST_HAND + by]) > IN_HAND - (by % 2 + 1):
            game.then(SORT_BAG(by, 1))

    def refuse(self, game: Marbles, seat: Seat, by: Seat, marble: i64, /) -> Reason | None:
        return NOT_HELD


class BeginTurns(Rule0[Marbles]):
    def run(self, game: Marbles, /) -> None:
        game.then(CHOOSE_MOVE(0))


class ChooseMove(Question1[Marbles]):
    def offer(self, game: Marbles, options: Offer, by: Seat, /) -> None:
        for marble in game.faces(FIRST_HAND + by):
            options.add(PLAY_MARBLE(by, marble))
        options.add(PEEK(by))
        options.add(PASS(by))

    def default(self, game: Marbles, by: Seat, /) -> i64:
        return NO_STEP


class PlayMarble(Rule2[Marbles]):
    def run(self, game: Marbles, by: Seat, marble: i64, /) -> None:
        piece = game.release(FIRST_HAND + by, marble)
        game.reveal(piece)
        game.put(piece, PLAYED)
        game.reds[by] += marble == RED
        game.tell(MARBLE_PLAYED, by, marble)
        game.then(DRAW(by))

    def refuse(self, game: Marbles, seat: Seat, by: Seat, marble: i64, /) -> Reason | None:
        return NOT_HELD if game.count(FIRST_HAND + seat, marble) == 0 else None


class Peek(Rule1[Marbles]):
    """Looking at the next marble costs the turn; everybody sees that one looked."""

    def run(self, game: Marbles, by: Seat, /) -> None:
        marble = game.top(BAG)
        game.look(by, marble)
        game.tell(BAG_PEEKED, by, secret(game.face(marble), only(by)))
        game.tell_only(only(by), WHISPERED, by)
        game.then(DRAW(by))


class Pass(Rule1[Marbles]):
    """Passing shows nothing and draws no chance; it is also what a clock says to AskReady."""

    def run(self, game: Marbles, by: Seat, /) -> None:
        game.then(DRAW(by))


class Draw(Rule1[Marbles]):
    def run(self, game: Marbles, by: Seat, /) -> None:
        marble = game.take_top(BAG)
        game.put(marble, FIRST_HAND + by)
        game.look(by, marble)
        game.tell(MARBLE_DRAWN, by, secret(game.face(marble), only(by)))
        if game.holds(BAG):
            game.turn = (by + 1) % game.seats
            game.then(CHOOSE_MOVE(game.turn))
        else:
            end(game, "bag-empty")


class Resign(Rule1[Marbles]):
    def run(self, game: Marbles, by: Seat, /) -> None:
        game.reds[by] = 0
        end(game, "resigned")


def end(game: Marbles, ending: str) -> None:
    most = max(game.reds)
    winners = group_of([seat for seat in range(game.seats) if game.reds[seat] == most])
    game.finish(winners, [2 * reds for reds in game.reds], ending)


ASK_READY.asks(AskReady())
SAY_READY.means(Nothing())
SAY_NOT_YET.means(Nothing())
COUNT_READY.means(CountReady())
SORT_BAG.asks(SortBag())
PUT_ASIDE.means(PutAside())
BEGIN_TURNS.means(BeginTurns())
CHOOSE_MOVE.asks(ChooseMove())
PLAY_MARBLE.means(PlayMarble())
PEEK.means(Peek())
PASS.means(Pass())
DRAW.means(Draw())
RESIGN.means(Resign())
BOOK.redraw = redraw
BOOK.permissions = permissions


def view(game: Marbles, seat: int) -> dict[str, Any]:
    return {
        "bag": len(game.zones[BAG]),
        "played": [MARBLE.write(face) for face in game.seen_by(seat, PLAYED)],
        "hands": [
            sorted(
                "?" if face == NOTHING else str(MARBLE.write(face)) for face in game.seen_by(seat, FIRST_HAND + other)
            )
            for other in range(game.seats)
        ],
        "turn": game.turn,
    }


RULESET: Final = Ruleset(
    book=BOOK,
    revision=3,
    seats={"short": (2, 4), "long": (3, 3)},
    options=(
        Option("first_seat", "choice", "random", ("random", 0, 1, 2, 3), ("short", "long"), names_seat=True),
        Option("marbles", "int", 6, (3, 9), ("short",)),
        switch("loud", "short", seats=(3, 4)),
    ),
    blank=Marbles,
    view=view,
    turn_rules=("TOY-00",),
)


def marbles(seats: int = 2, seed: int = 1, ruleset: Ruleset = RULESET) -> Match:
    """A new game of marbles."""
    options = ruleset.check_options("short", seats, None)
    return Match(ruleset, ruleset.start("short", seats, options, key_from(seed)), options)


def state_of(match: Match) -> Marbles:
    assert isinstance(match.game, Marbles)
    return match.game


def in_turns(seats: int = 2, seed: int = 1) -> Match:
    """A game whose first turn is asked: everybody was ready and the bags are sorted."""
    match = marbles(seats, seed)
    while match.asks[0].why.name != "ChooseMove":
        match.answer(match.asks[0].seat, match.asks[0].options[0])
    return match
