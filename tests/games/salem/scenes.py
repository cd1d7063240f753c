"""Scenes of Salem 1692: a game that is dealt, then arranged as a test needs it, and played through its match.

Cards are written as words, a number repeating the next one: `"witness 7 accusation"`. In a row of Tryals what lies
face-up is written in capitals: `"4 PURITAN witch"`. What a test does not mention is out of the way: empty hands,
nothing in front, Citizens without abilities, rows of face-down Puritans, the Witch cards and the Constable in the
last row that has room, every other Salem card under those that are named, Night at the bottom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import pytest

import sortilege
from sortilege.games.salem.components import CARD, CITIZEN, CONSTABLE, NIGHT, PURITAN, TRIAL, WITCH
from sortilege.games.salem.facts import DEALT, DIED, EXCHANGE, EXCHANGED, MET, PASSED, SAID, SHOWN, WENT_ON, fact
from sortilege.games.salem.state import ASIDE, BESIDE, CAT, DECK, DISCARD, FRONT, HAND, ROW, Salem
from sortilege.kernel.match import IllegalChoice, Match, Outcome, Refusal
from sortilege.kernel.pieces import EVERYONE
from sortilege.kernel.step import RandomDefault, Step
from sortilege.kernel.vocabulary import NONE

A, B, C, D, E, F = range(6)

Word = str | int | None


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

    # Night and Conspiracy

    def strike(self, on: int | None) -> None:
        """The living Witches point at `on`, or let the time run out; everybody else points at themselves."""
        for seat in list(self.asked()):
            if not self.game.ever >> seat & 1:
                self.do(seat, "Strike", on=seat)
            elif on is None:
                self.time_runs_out(seat)
            else:
                self.do(seat, "Strike", on=on)

    def protect(self, on: int | None) -> None:
        """The Constable gives the Gavel to `on`, or lets the time run out; the others' answers differ from it."""
        for seat in list(self.asked()):
            if CONSTABLE not in [self.game.face(piece) for piece in self.game.zones[ROW + seat]]:
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
        return Counter(CARD.labels[self.game.face(piece)] for piece in self.game.zones[zone])

    def deck(self) -> list[str]:
        """From the top down."""
        return [CARD.labels[self.game.face(piece)] for piece in reversed(self.game.zones[DECK])]

    def row(self, seat: int) -> list[str]:
        return [self.tryal(piece) for piece in self.game.zones[ROW + seat]]

    def tryal(self, piece: int) -> str:
        face = TRIAL.labels[self.game.face(piece)]
        return face.upper() if self.game.is_open(piece) else face

    def all_tryals(self) -> Counter[str]:
        return Counter(face for seat in range(self.game.table.seats) for face in self.row(seat))

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
        return {seat for seat in range(self.game.table.seats) if self.game.ever >> seat & 1}

    def told(self, seat: int | None, name: str) -> list[dict[str, Word]]:
        """The events of a name that a seat was told; None is a spectator."""
        return [event.fields for event in self.match.events(seat) if event.name == name]

    def names_told(self, *names: str) -> list[str]:
        """The public events of these names, in order."""
        return [event.name for event in self.match.events(None) if event.name in names]

    def clone(self) -> Scene:
        return Scene(self.match.clone())

    @property
    def outcome(self) -> Outcome:
        assert self.match.outcome is not None
        return self.match.outcome


# Setting a scene


def scene(
    seats: int = 4,
    *,
    mode: str = "standard",
    options: str = "",
    citizens: Mapping[int, str] | None = None,
    hands: Mapping[int, str] | None = None,
    front: Mapping[int, str] | None = None,
    rows: Mapping[int, str] | None = None,
    passed: Sequence[int] = (),
    dead: Sequence[int] = (),
    top: str = "",
    deck: str | None = None,
    discard: str = "",
    rest: int | None = None,
    active: int = A,
    as_dealt: bool = False,
    seed: int = 1692,
) -> Scene:
    """The turn of the active player begins.

    `top` names the first cards of the deck, `deck` all of them, top first; cards that are named nowhere lie in the
    deck under `top`, or in the discard if `deck` is given, or in the hand of the seat `rest`. `passed` names, in
    order, those who had a Witch card and lost it in Conspiracies; the last one's right neighbour has it now.
    `as_dealt` keeps the Tryals of the deal, so that what the seats were told about them is true."""
    shown = Scene(dawn(seats, mode, options, active, seed))
    game = shown.game
    game.citizens = tuple([NONE] * game.table.seats)
    for seat, citizen in (citizens or {}).items():
        game.citizens = (*game.citizens[:seat], CITIZEN.values[citizen], *game.citizens[seat + 1 :])
    lay_salem_cards(game, hands or {}, front or {}, top if deck is None else deck, deck is not None, discard, rest)
    game.living = sum(1 << seat for seat in range(game.table.seats) if seat not in dead)
    if not as_dealt:
        deal_rows(game, rows or {}, passed, dead)
    return shown


def dealt(seats: int, witches: set[int], mode: str = "standard", options: str = "", seed: int = 0) -> Scene:
    """A game at its Dawn, from the first deal after that seed that made just these seats Witches."""
    for number in range(seed, seed + 10_000):
        found = Scene(new(seats, mode, options, number))
        if found.witches() == witches:
            return found
    raise AssertionError(f"no deal makes {witches} the Witches")


def new(seats: int, mode: str, options: str, seed: int) -> Match:
    return sortilege.new("salem", seats=seats, mode=mode, options=dict.fromkeys(options.split(), True), seed=seed)


def dawn(seats: int, mode: str, options: str, first: int, seed: int) -> Match:
    """A game after its Dawn, in which everybody pointed at `first`. Where a ghost is the Witch chance gives the
    Black Cat, so the next seed may be needed."""
    match = new(seats, mode, options, seed)
    while match.asks[0].why.name == "ChooseCitizen":
        match.answer(match.asks[0].seat, match.asks[0].options[0])
    for seat in range(seats):
        match.answer(seat, f"GiveBlackCat(by={seat}, on={first})")
    return match if match.asks[0].seat == first else dawn(seats, mode, options, first, seed + 1)


def lay_salem_cards(
    game: Salem,
    hands: Mapping[int, str],
    front: Mapping[int, str],
    top: str,
    whole: bool,
    discard: str,
    rest: int | None,
) -> None:
    """Takes all 59 cards up and lays them as told, known to those who see them there."""
    seats = range(game.table.seats)
    zones = [DECK, DISCARD, ASIDE, BESIDE, CAT, *[HAND + seat for seat in seats], *[FRONT + seat for seat in seats]]
    pieces = sorted([piece for zone in zones for piece in game.zones[zone]])
    for zone in zones:
        game.zones[zone] = ()
    for seat in seats:
        for word in words(hands.get(seat, "")):
            lay(game, pieces, word, HAND + seat, 1 << seat & game.table.players)
        for word in words(front.get(seat, "")):
            lay(game, pieces, word, FRONT + seat, EVERYONE)
    for word in words(discard):
        lay(game, pieces, word, DISCARD, EVERYONE)
    for word in words(top):
        lay(game, pieces, word, DECK, 0)
    game.zones[DECK] = game.zones[DECK][::-1]
    if rest is None and not whole:
        pieces.sort(key=lambda piece: game.face(piece) != NIGHT)
        game.zones[DECK] = tuple(pieces) + game.zones[DECK]
        for piece in pieces:
            game.forget(piece)
    else:
        where = DISCARD if rest is None else HAND + rest
        game.zones[where] += tuple(pieces)
        for piece in pieces:
            game.know_only(piece, EVERYONE if rest is None else 1 << rest)
    if game.zones[DECK] and game.face(game.zones[DECK][0]) == NIGHT:
        game.know_only(game.zones[DECK][0], EVERYONE)


def lay(game: Salem, pieces: list[int], word: str, zone: int, known_to: int) -> None:
    piece = next(piece for piece in pieces if game.face(piece) == CARD.values[word])
    pieces.remove(piece)
    game.put(piece, zone)
    game.know_only(piece, known_to)


def deal_rows(game: Salem, rows: Mapping[int, str], passed: Sequence[int] = (), dead: Sequence[int] = ()) -> None:
    """Gives each seat its row, and writes down a past in which it came about."""
    table = game.table
    left = table.deal[:]
    dealt: list[list[str]] = []
    for seat in range(table.seats):
        plain = "PURITAN" if seat in dead else "puritan"
        row = words(rows.get(seat, ""))
        for face in row:
            left[TRIAL.values[face.lower()]] -= 1
        dealt.append(row + [plain] * (table.row - len(row)))
    for face in ["witch"] * left[WITCH] + ["constable"] * left[CONSTABLE]:
        seat = max(seat for seat in range(table.seats) if seat not in dead and dealt[seat][-1] == "puritan")
        dealt[seat].insert(len(words(rows.get(seat, ""))), face)
        dealt[seat].pop()
    for seat, row in enumerate(dealt):
        assert len(row) == table.row
        for piece, face in zip(game.zones[ROW + seat], row, strict=True):
            known_to = EVERYONE if face.isupper() else 1 << seat & table.players
            game.pieces[piece] = TRIAL.values[face.lower()] | known_to << 8
    game.facts = []
    game.noted = 0
    game.beliefs = [None] * game.seats
    remember(game, dealt, passed, dead)


def remember(game: Salem, rows: list[list[str]], passed: Sequence[int], dead: Sequence[int]) -> None:
    """The deal, the meeting at Dawn, the Conspiracies, the Tryals revealed and the deaths behind these rows."""
    table = game.table
    witches = [[face.lower() for face in row].count("witch") for row in rows]
    if passed:
        witches[table.order[table.place[passed[-1]] - 1]] -= 1
        witches[passed[0]] += 1
    game.ever = 0
    for seat in table.order:
        constables = [face.lower() for face in rows[seat]].count("constable")
        game.note(fact(DEALT, seat, witches[seat], constables))
        if witches[seat]:
            game.join_witches(seat)
    game.note(fact(WENT_ON))
    game.note(fact(MET) | (game.ever & table.players) << 8)
    for giver in passed:
        game.note(fact(EXCHANGE))
        for taker in range(table.seats):
            source = table.order[(table.place[taker] + 1) % table.seats]
            game.note(fact(PASSED, source, taker, WITCH if source == giver else PURITAN))
            if source == giver:
                game.join_witches(taker)
        game.note(fact(EXCHANGED))
        game.note(fact(WENT_ON))
    for seat in [seat for seat in range(table.seats) if seat not in dead] + list(dead):
        if seat in dead:
            game.note(fact(DIED, seat))
        for face in rows[seat]:
            if face.isupper():
                game.note(fact(SHOWN, seat, 0, TRIAL.values[face.lower()]))
        if seat in dead:
            game.note(fact(WENT_ON))
            if not table.silent_death:
                game.note(fact(SAID, seat, 0, game.ever >> seat & 1))
