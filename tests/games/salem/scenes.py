"""Scenes of Salem 1692: a game that is dealt, then arranged as a test needs it.

What a test does not mention is out of the way: empty hands, nothing in front, Citizens without abilities, rows of
face-down Puritans, the Witch cards and the Constable in the last row that has room, every other Salem card under those
that are named, Night at the bottom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

import sortilege
from sortilege.kernel.kinds import NONE
from sortilege.kernel.match import Match
from sortilege.kernel.sets import EVERYONE, NOBODY, Seats, group_of, has, only
from sortilege.shelf.salem.components import CARD, CITIZEN, CONSTABLE, NIGHT, PURITAN, TRYAL, WITCH
from sortilege.shelf.salem.knowledge import facts
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
    named = {seat: CITIZEN.values[citizen] for seat, citizen in (citizens or {}).items()}
    game.citizens = bytes([named.get(seat, NONE) for seat in range(game.seating.seats)])
    lay_salem_cards(game, hands or {}, front or {}, top if deck is None else deck, deck is not None, discard, rest)
    game.living = game.seating.everybody & ~group_of(list(dead))
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
    seats = range(game.seating.seats)
    zones = [DECK, DISCARD, ASIDE, BESIDE, CAT, *[HAND + seat for seat in seats], *[FRONT + seat for seat in seats]]
    pieces = sorted([piece for zone in zones for piece in game.zones[zone]])
    for zone in zones:
        game.lay([], zone)
    for seat in seats:
        for word in words(hands.get(seat, "")):
            lay(game, pieces, word, HAND + seat, only(seat) & game.seating.players)
        for word in words(front.get(seat, "")):
            lay(game, pieces, word, FRONT + seat, EVERYONE)
    for word in words(discard):
        lay(game, pieces, word, DISCARD, EVERYONE)
    for word in words(top):
        lay(game, pieces, word, DECK, NOBODY)
    game.lay(list(reversed(game.zones[DECK])), DECK)
    if rest is None and not whole:
        pieces.sort(key=lambda piece: game.face(piece) != NIGHT)
        game.lay([*pieces, *game.zones[DECK]], DECK)
        for piece in pieces:
            game.forget(piece)
    else:
        where = DISCARD if rest is None else HAND + rest
        for piece in pieces:
            game.put(piece, where)
            game.know_only(piece, EVERYONE if rest is None else only(rest))
    if game.zones[DECK] and game.face(game.zones[DECK][0]) == NIGHT:
        game.know_only(game.zones[DECK][0], EVERYONE)


def lay(game: Salem, pieces: list[int], word: str, zone: int, known_to: Seats) -> None:
    piece = next(piece for piece in pieces if game.face(piece) == CARD.values[word])
    pieces.remove(piece)
    game.put(piece, zone)
    game.know_only(piece, known_to)


def deal_rows(game: Salem, rows: Mapping[int, str], passed: Sequence[int] = (), dead: Sequence[int] = ()) -> None:
    """Gives each seat its row, and writes down a past in which it came about."""
    seating = game.seating
    left = seating.deal[:]
    dealt: list[list[str]] = []
    for seat in range(seating.seats):
        plain = "PURITAN" if seat in dead else "puritan"
        row = words(rows.get(seat, ""))
        for face in row:
            left[TRYAL.values[face.lower()]] -= 1
        dealt.append(row + [plain] * (seating.row - len(row)))
    for face in ["witch"] * left[WITCH] + ["constable"] * left[CONSTABLE]:
        seat = max(seat for seat in range(seating.seats) if seat not in dead and dealt[seat][-1] == "puritan")
        dealt[seat].insert(len(words(rows.get(seat, ""))), face)
        dealt[seat].pop()
    for seat, row in enumerate(dealt):
        assert len(row) == seating.row
        for piece, face in zip(game.zones[ROW + seat], row, strict=True):
            game.change_face(piece, TRYAL.values[face.lower()])
            game.know_only(piece, EVERYONE if face.isupper() else only(seat) & seating.players)
    game.facts = ()
    game.beliefs = [None] * game.seats
    remember(game, dealt, passed, dead)


def remember(game: Salem, rows: list[list[str]], passed: Sequence[int], dead: Sequence[int]) -> None:
    """The deal, the meeting at Dawn, the Conspiracies, the Tryals revealed and the deaths behind these rows."""
    seating = game.seating
    witches = [[face.lower() for face in row].count("witch") for row in rows]
    if passed:
        witches[seating.order[seating.place[passed[-1]] - 1]] -= 1
        witches[passed[0]] += 1
    game.ever = NOBODY
    for seat in seating.order:
        constables = [face.lower() for face in rows[seat]].count("constable")
        game.note(facts.dealt(seat, witches[seat], constables))
        if witches[seat]:
            game.join_witches(seat)
    game.note(facts.WENT_ON)
    game.note(facts.met(game.ever & seating.players))
    for giver in passed:
        game.note(facts.EXCHANGE)
        for taker in range(seating.seats):
            source = seating.order[(seating.place[taker] + 1) % seating.seats]
            game.note(facts.passed(source, taker, WITCH if source == giver else PURITAN))
            if source == giver:
                game.join_witches(taker)
        game.note(facts.EXCHANGED)
        game.note(facts.WENT_ON)
    for seat in [seat for seat in range(seating.seats) if seat not in dead] + list(dead):
        if seat in dead:
            game.note(facts.died(seat))
        for face in rows[seat]:
            if face.isupper():
                game.note(facts.shown(seat, TRYAL.values[face.lower()]))
        if seat in dead:
            game.note(facts.WENT_ON)
            if not seating.silent_death:
                game.note(facts.said(seat, has(game.ever, seat)))
