"""Scenes of Salem 1692: a game that is dealt, then arranged as a test needs it.

What a test does not mention is out of the way: empty hands, nothing in front, Citizens without abilities, rows of
face-down Puritans, the Witch cards and the Constable in the last row that has room, every other Salem card under those
that are named, Night at the bottom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from sortilege.kernel.vocabulary import NONE

import sortilege
from sortilege.kernel.match import Match
from sortilege.kernel.pieces import EVERYONE
from sortilege.shelf.salem.components import CARD, CITIZEN, CONSTABLE, NIGHT, PURITAN, TRIAL, WITCH
from sortilege.shelf.salem.knowledge.facts import (
    DEALT,
    DIED,
    EXCHANGE,
    EXCHANGED,
    MET,
    PASSED,
    SAID,
    SHOWN,
    WENT_ON,
    fact,
)
from sortilege.shelf.salem.state import ASIDE, BESIDE, CAT, DECK, DISCARD, FRONT, HAND, ROW, Salem
from tests.games.salem.playing import A, Scene, words


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


two_with_ghosts = partial(scene, 2, mode="ghost")


def fall(table: Scene) -> Scene:
    """A, who has the turn, draws; Night lies on top."""
    table.do(A, "DrawTwo")
    return table


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
