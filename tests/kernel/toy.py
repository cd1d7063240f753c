"""A small game that uses everything the kernel offers, so that the kernel is tested without a real one.

Marbles: each seat holds three marbles, known to it alone. All seats say together whether they are
ready; then they put one or two marbles aside, side by side; then, in turn, a seat plays a marble
face up, peeks at the bag or passes, and draws. A red marble played scores. The game is over when
the bag is empty, or when a seat resigns, which it may at any time.
"""

from __future__ import annotations

from typing import Any, Final

from sortilege.kernel.chance import key_from
from sortilege.kernel.match import Match
from sortilege.kernel.pieces import NOTHING
from sortilege.kernel.rules import Question1, Question2, Rule0, Rule1, Rule2
from sortilege.kernel.ruleset import Option, Ruleset, switch
from sortilege.kernel.state import Game, secret
from sortilege.kernel.vocabulary import NO_STEP, NUMBER, RANDOM_STEP, SEAT, Book, Kind, Reason, argument

RED, BLUE, GREEN = 0, 1, 2
IN_HAND: Final = 3
BOOK: Final = Book("marbles")
MARBLE: Final = Kind("marble", ["red", "blue", "green"])

ASK_READY: Final = BOOK.step("AskReady", by=SEAT)
SAY_READY: Final = BOOK.step("SayReady", by=SEAT)
SAY_NOT_YET: Final = BOOK.step("SayNotYet", by=SEAT)
COUNT_READY: Final = BOOK.step("CountReady")
SORT_BAG: Final = BOOK.step("SortBag", by=SEAT, left=NUMBER)
PUT_ASIDE: Final = BOOK.step("PutAside", by=SEAT, marble=MARBLE)
CHOOSE_MOVE: Final = BOOK.step("ChooseMove", by=SEAT)
PLAY_MARBLE: Final = BOOK.step("PlayMarble", by=SEAT, marble=MARBLE)
PEEK: Final = BOOK.step("Peek", by=SEAT)
PASS: Final = BOOK.step("Pass", by=SEAT)
DRAW: Final = BOOK.step("Draw", by=SEAT)
BEGIN_TURNS: Final = BOOK.step("BeginTurns")
RESIGN: Final = BOOK.step("Resign", by=SEAT)

READY_COUNTED: Final = BOOK.event("ReadyCounted", many=NUMBER)
MARBLE_PLAYED: Final = BOOK.event("MarblePlayed", by=SEAT, marble=MARBLE)
MARBLE_DRAWN: Final = BOOK.event("MarbleDrawn", by=SEAT, marble=MARBLE)
BAG_PEEKED: Final = BOOK.event("BagPeeked", by=SEAT, marble=MARBLE)
WHISPERED: Final = BOOK.event("Whispered", to=SEAT)

NOT_HELD = Reason("not-held", "TOY-01")

BAG: Final = 0
PLAYED: Final = 1
ASIDE: Final = 2
FIRST_HAND: Final = 3


class Marbles(Game):
    turn: int
    reds: list[int]

    def set_up(self, mode: int, seats: int, options: dict[str, bool | int | str]) -> None:
        self.sit_down(BOOK, mode, seats, FIRST_HAND + seats)
        self.turn = 0
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
        other = type(self)()
        self.copy_to(other)
        other.turn = self.turn
        other.reds = self.reds[:]
        return other

    def own_state(self) -> list[list[int]]:
        return [[self.turn], self.reds]

    def redraw(self, seat: int) -> None:
        self.redeal(seat, list(range(len(self.zones))))

    def permissions(self, seat: int) -> list[int]:
        return [RESIGN(seat)]


class AskReady(Question1[Marbles]):
    def options(self, game: Marbles, by: int, /) -> list[int]:
        return [SAY_READY(by), SAY_NOT_YET(by)]

    def seconds(self, game: Marbles, step: int) -> int:
        return 30

    def default(self, game: Marbles, step: int) -> int:
        return PASS(argument(step, 0))


class Nothing(Rule1[Marbles]):
    def run(self, game: Marbles, by: int, /) -> None:
        pass


class CountReady(Rule0[Marbles]):
    def run(self, game: Marbles, /) -> None:
        ready = sum([game.unseal(seat) == SAY_READY(seat) for seat in range(game.seats)])
        game.tell(READY_COUNTED, ready)
        game.then(BEGIN_TURNS())
        game.side_by_side([SORT_BAG(seat, seat % 2 + 1) for seat in range(game.seats)])


class SortBag(Question2[Marbles]):
    """Each seat puts one marble aside, or two; nobody waits for the others."""

    def options(self, game: Marbles, by: int, left: int, /) -> list[int]:
        return PUT_ASIDE.for_each(game.faces(FIRST_HAND + by), by)

    def default(self, game: Marbles, step: int) -> int:
        return RANDOM_STEP


class PutAside(Rule2[Marbles]):
    def run(self, game: Marbles, by: int, marble: int, /) -> None:
        game.put(game.release(FIRST_HAND + by, marble), ASIDE)
        if len(game.zones[FIRST_HAND + by]) > IN_HAND - (by % 2 + 1):
            game.then(SORT_BAG(by, 1))

    def refuse(self, game: Marbles, seat: int, step: int) -> Reason | None:
        return NOT_HELD


class BeginTurns(Rule0[Marbles]):
    def run(self, game: Marbles, /) -> None:
        game.then(CHOOSE_MOVE(0))


class ChooseMove(Question1[Marbles]):
    def options(self, game: Marbles, by: int, /) -> list[int]:
        return [*PLAY_MARBLE.for_each(game.faces(FIRST_HAND + by), by), PEEK(by), PASS(by)]

    def default(self, game: Marbles, step: int) -> int:
        return NO_STEP


class PlayMarble(Rule2[Marbles]):
    def run(self, game: Marbles, by: int, marble: int, /) -> None:
        piece = game.release(FIRST_HAND + by, marble)
        game.reveal(piece)
        game.put(piece, PLAYED)
        game.reds[by] += marble == RED
        game.tell(MARBLE_PLAYED, by, marble)
        game.then(DRAW(by))

    def refuse(self, game: Marbles, seat: int, step: int) -> Reason | None:
        return NOT_HELD if game.count(FIRST_HAND + seat, argument(step, 1)) == 0 else None


class Peek(Rule1[Marbles]):
    """Looking at the next marble costs the turn; everybody sees that one looked."""

    def run(self, game: Marbles, by: int, /) -> None:
        marble = game.zones[BAG][-1]
        game.look(by, marble)
        game.tell(BAG_PEEKED, by, secret(game.face(marble), 1 << by))
        game.tell_only(1 << by, WHISPERED, by)
        game.then(DRAW(by))


class Pass(Rule1[Marbles]):
    """Passing shows nothing and draws no chance; it is also what a clock says to AskReady."""

    def run(self, game: Marbles, by: int, /) -> None:
        game.then(DRAW(by))


class Draw(Rule1[Marbles]):
    def run(self, game: Marbles, by: int, /) -> None:
        marble = game.take_top(BAG)
        game.put(marble, FIRST_HAND + by)
        game.look(by, marble)
        game.tell(MARBLE_DRAWN, by, secret(game.face(marble), 1 << by))
        if game.zones[BAG]:
            game.turn = (by + 1) % game.seats
            game.then(CHOOSE_MOVE(game.turn))
        else:
            end(game, "bag-empty")


class Resign(Rule1[Marbles]):
    def run(self, game: Marbles, by: int, /) -> None:
        game.reds[by] = 0
        end(game, "resigned")


def end(game: Marbles, ending: str) -> None:
    most = max(game.reds)
    winners = sum([1 << seat for seat in range(game.seats) if game.reds[seat] == most])
    game.finish(winners, [2 * reds for reds in game.reds], ending)


for verb, carried_out_by in (
    (ASK_READY, AskReady()), (SAY_READY, Nothing()), (SAY_NOT_YET, Nothing()), (COUNT_READY, CountReady()),
    (SORT_BAG, SortBag()), (PUT_ASIDE, PutAside()), (BEGIN_TURNS, BeginTurns()), (CHOOSE_MOVE, ChooseMove()),
    (PLAY_MARBLE, PlayMarble()), (PEEK, Peek()), (PASS, Pass()), (DRAW, Draw()), (RESIGN, Resign()),
):  # fmt: skip
    verb.means(carried_out_by)


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
