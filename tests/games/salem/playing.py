"""Playing a game of Salem 1692 in a test: words for what seats do and for what lies on the table.

Cards are written as words, a number repeating the next one: `"witness 7 accusation"`. In a row of Tryals what lies
face-up is written in capitals: `"4 PURITAN witch"`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import pytest

from sortilege.kernel.match import IllegalChoice, Match, Outcome, Refusal
from sortilege.kernel.sets import has, members
from sortilege.kernel.step import RandomDefault, Step
from sortilege.shelf.salem.components import CARD, CONSTABLE, TRYAL
from sortilege.shelf.salem.state import ASIDE, DECK, DISCARD, FRONT, HAND, ROW, Salem

A, B, C, D, E, F = range(6)
GHOST, OTHER_GHOST = 2, 3
"""The ghosts of two players, who sit A, GHOST, B, OTHER_GHOST."""
FOURTH = 3
"""The ghost of three players, between C and A."""

Word = str | int | None

LAST_TRYAL = "4 PURITAN"
"""A row of which one Tryal, a Puritan, is left face-down."""


def words(text: str) -> list[str]:
    """`"witness 2 accusation"` is a Witness and two Accusations."""
    found: list[str] = []
    times = 1
    for word in text.split():
        if word.isdecimal():
            times = int(word)
        else:
            found += [word] * times
            times = 1
    return found


class Scene:
    """A match with words for what a test does and looks at."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @property
    def game(self) -> Salem:
        assert isinstance(self.match.game, Salem)
        return self.match.game

    # Doing

    def asked(self) -> dict[int, str]:
        """By seat: the question that waits for its answer."""
        return {ask.seat: ask.why.name for ask in self.match.asks}

    def options(self, seat: int, name: str = "", **arguments: Word) -> list[Step]:
        """What is offered to a seat, of one name and with these arguments."""
        offered = next(ask.options for ask in self.match.asks if ask.seat == seat)
        return [
            option for option in offered if name in ("", option.name) and arguments.items() <= option.arguments.items()
        ]

    def offers(self, seat: int) -> set[str]:
        """The names of what is offered to a seat."""
        return {option.name for option in self.options(seat)}

    def do(self, seat: int, name: str, **arguments: Word) -> None:
        """Takes the one option of that name with these arguments."""
        found = self.options(seat, name, **arguments)
        assert len(found) == 1, f"{name} {arguments}: {found or self.options(seat)}"
        self.match.answer(seat, str(found[0]))

    def seconds(self, seat: int) -> int | None:
        """How long a seat's question may take."""
        return next(ask.seconds for ask in self.match.asks if ask.seat == seat)

    def default(self, seat: int) -> str:
        """What a clock plays for a seat."""
        return str(next(ask.default for ask in self.match.asks if ask.seat == seat))

    def act(self, seat: int, name: str, **arguments: Word) -> None:
        """Uses the one standing permission of that name with these arguments."""
        (step,) = self.permits(seat, name, **arguments)
        self.match.act(seat, step)

    def permits(self, seat: int, name: str, **arguments: Word) -> list[Step]:
        open_now = self.match.permissions(seat)
        return [step for step in open_now if step.name == name and arguments.items() <= step.arguments.items()]

    def time_runs_out(self, seat: int) -> None:
        """The clock plays the default of that seat's question."""
        ask = next(ask for ask in self.match.asks if ask.seat == seat)
        default = ask.options[0] if isinstance(ask.default, RandomDefault) else ask.default
        assert default is not None
        self.match.answer(seat, default, late=True)

    def refusal(self, seat: int, notation: str) -> Refusal:
        """Why an answer is refused, having made sure that it is and that nothing has changed."""
        before = self.game.state()
        with pytest.raises(IllegalChoice) as refused:
            self.match.answer(seat, notation)
        assert self.game.state() == before
        assert self.match.why_not(seat, notation) == refused.value.reason
        return refused.value.reason

    # Turns, Night and Conspiracy

    def draw_turns(self, turns: int) -> list[int]:
        """Lets everybody draw for so many turns; returns whose they were."""
        order: list[int] = []
        for _ in range(turns):
            (seat,) = self.asked()
            order.append(seat)
            self.do(seat, "DrawTwo")
        return order

    def accuse(self, on: int) -> Scene:
        """A, who holds a Witness, has it reveal the first Tryal of a seat that lies face-down."""
        self.do(A, "PlayRed", on=on, card="witness")
        if self.asked() == {A: "ChooseTrial"} and self.options(A, of=on):
            self.match.answer(A, self.options(A)[0])
        return self

    def strike(self, on: int | None) -> None:
        """The living Witches point at `on`, or let the time run out; everybody else points at themselves."""
        for seat in list(self.asked()):
            if not has(self.game.ever, seat):
                self.do(seat, "Strike", on=seat)
            elif on is None:
                self.time_runs_out(seat)
            else:
                self.do(seat, "Strike", on=on)

    def protect(self, on: int | None) -> None:
        """The Constable gives the Gavel to `on`, or lets the time run out; the others' answers differ from it."""
        for seat in list(self.asked()):
            if self.game.find(ROW + seat, CONSTABLE) < 0:
                decoys = [option for option in self.options(seat, "Protect") if option.arguments["on"] != on]
                self.match.answer(seat, decoys[-1])
            elif on is None:
                self.time_runs_out(seat)
            else:
                self.do(seat, "Protect", on=on)

    def confess(self, tryals: Mapping[int, str] | None = None) -> None:
        """One round: these seats each confess a Tryal of that face, or `"nothing"` as Phips may; the others do not."""
        for seat in list(self.asked()):
            face = (tryals or {}).get(seat)
            if face is None:
                self.do(seat, "StaySilent")
            elif face == "nothing":
                self.do(seat, "ConfessWithoutRevealing")
            else:
                self.do(seat, "Confess", slot=self.row(seat).index(face))

    def night(self, victim: int | None, gavel: int | None = None, tryals: Mapping[int, str] | None = None) -> None:
        """A whole Night, with one round in which these seats confess and one in which nobody does."""
        self.strike(victim)
        if "ChooseProtected" in self.asked().values():
            self.protect(gavel)
        self.confess(tryals)
        if "ChooseConfession" in self.asked().values():
            self.confess()

    def exchange(self, takes: Mapping[int, str] | None = None, gives: Mapping[int, str] | None = None) -> None:
        """Everybody takes a Tryal from the left: those named one of that face, the others a Puritan if they can;
        `gives` says which face goes to a ghost."""
        for seat in list(self.asked()):
            wanted = self.slot_of(self.game.left_of(seat), (takes or {}).get(seat, "puritan"))
            options = self.options(seat, slot=wanted)
            if len(options) > 1:
                ghost = options[0].arguments["ghost"]
                assert isinstance(ghost, int)
                given = self.slot_of(self.game.left_of(ghost), (gives or {}).get(ghost, "puritan"))
                options = self.options(seat, slot=wanted, given=given)
            self.match.answer(seat, options[0])

    def slot_of(self, seat: int, face: str) -> int:
        row = self.row(seat)
        return row.index(face) if face in row else self.game.face_down(seat)[0]

    # Looking

    def hand(self, seat: int) -> Counter[str]:
        return self.cards(HAND + seat)

    def front(self, seat: int) -> Counter[str]:
        return self.cards(FRONT + seat)

    def discard(self) -> Counter[str]:
        return self.cards(DISCARD)

    def aside(self) -> Counter[str]:
        return self.cards(ASIDE)

    def cards(self, zone: int) -> Counter[str]:
        return Counter(CARD.labels[face] for face in self.game.faces_in(zone))

    def deck(self) -> list[str]:
        """From the top down."""
        return [CARD.labels[face] for face in reversed(self.game.faces_in(DECK))]

    def row(self, seat: int) -> list[str]:
        return [self.tryal(piece) for piece in self.game.zones[ROW + seat]]

    def tryal(self, piece: int) -> str:
        face = TRYAL.labels[self.game.face(piece)]
        return face.upper() if self.game.is_open(piece) else face

    def all_tryals(self) -> Counter[str]:
        return Counter(face for seat in range(self.game.seating.seats) for face in self.row(seat))

    def face_up(self, seat: int) -> list[str]:
        return [face for face in self.row(seat) if face.isupper()]

    def accusations(self, seat: int) -> int:
        count = self.match.view(None)["players"][seat]["accusations"]
        assert isinstance(count, int)
        return count

    def living(self) -> list[int]:
        return [seat for seat, player in enumerate(self.match.view(None)["players"]) if player["living"]]

    def witches(self) -> set[int]:
        """Who holds or has held a Witch card."""
        return set(members(self.game.ever))

    def told(self, seat: int | None, name: str) -> list[dict[str, Word]]:
        """The events of a name that a seat was told; None is a spectator."""
        return [event.fields for event in self.match.told(seat) if event.name == name]

    def names_told(self, *names: str) -> list[str]:
        """The public events of these names, in order."""
        return [event.name for event in self.match.events(None) if event.name in names]

    def clone(self) -> Scene:
        return Scene(self.match.clone())

    @property
    def outcome(self) -> Outcome:
        assert self.match.outcome is not None
        return self.match.outcome
