"""The hidden Zoons of a printed tribe, dealt anew: every arrangement that fits what is known, each as likely."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.native import i64, vec
from sortilege.kernel.sets import EMPTY, Seat, group_of, has
from sortilege.shelf.zoondo.components import Cards
from sortilege.shelf.zoondo.state import Zoondo

TRIES: Final = 200
"""So often a draw may fail to fit before the fitting worlds are looked for one by one."""


def is_possible(game: Zoondo, rival: Seat) -> bool:
    """A seat that is being asked has something to answer: it could not have been asked otherwise."""
    waits = rival in game.open and not game.together and not game.lanes
    return not waits or len(game.offered(game.asked[rival])) > 0


def deal_hidden(game: Zoondo, rival: Seat) -> None:
    """Every arrangement of the hidden cards that fits is drawn with the same chance: each step draws
    from as many places as it could have at most, and a draw beyond those it has starts again."""
    hidden = [piece for piece in game.pieces_of(rival) if not game.is_seen(piece)]
    lot = sorted([game.face(piece) for piece in hidden])
    all_of_lot = group_of(lot)
    possible = [game.maybe[piece] & all_of_lot for piece in hidden]
    fits = [many_that_fit(cards, lot) for cards in possible]
    order = sorted(range(len(hidden)), key=fits.__getitem__)
    hidden = [hidden[place] for place in order]
    maybe = vec[i64]([possible[place] for place in order])
    bounds: list[int] = []
    for index, place in enumerate(order):
        bounds.append(max(1, fits[place] - many_inside(maybe, index)))
    for _ in range(TRIES):
        if deal_once(game, hidden, maybe, bounds, lot[:]) and game.facts_hold() and is_possible(game, rival):
            return
    find_arrangement(game, rival, hidden, maybe, lot)


def many_that_fit(cards: Cards, lot: list[int]) -> int:
    """How many of a lot are such cards."""
    many = 0
    for face in lot:
        if cards >> face & 1:
            many += 1
    return many


def many_inside(maybe: vec[i64], index: i64) -> int:
    """How many of the places before one can hold nothing that this one cannot."""
    outside = ~maybe[index]
    many = 0
    for before in range(index):
        if maybe[before] & outside == EMPTY:
            many += 1
    return many


def deal_once(game: Zoondo, hidden: list[int], maybe: vec[i64], bounds: list[int], lot: list[int]) -> bool:
    for index, piece in enumerate(hidden):
        cards = maybe[index]
        skipped = game.below(bounds[index])
        for place, face in enumerate(lot):
            if cards >> face & 1:
                if skipped == 0:
                    game.change_face(piece, lot.pop(place))
                    break
                skipped -= 1
        else:
            return False
    return True


def find_arrangement(game: Zoondo, rival: Seat, hidden: list[int], maybe: vec[i64], lot: list[int]) -> None:
    """Looks for an arrangement systematically. What was done in public needed one witness, so each
    card in each place is tried as that witness."""
    witnesses = [
        place * 256 + face for place in range(len(hidden)) for face in sorted(set(lot)) if has(maybe[place], face)
    ]
    game.shuffle(witnesses)
    for witness in witnesses:
        place, face = divmod(witness, 256)
        game.change_face(hidden[place], face)
        rest = lot[:]
        rest.remove(face)
        if place_rest(game, hidden, maybe, place, 0, rest) and is_possible(game, rival):
            return
    raise AssertionError("no arrangement of the hidden cards fits what is known")


def place_rest(game: Zoondo, hidden: list[int], maybe: vec[i64], witness: int, place: int, lot: list[int]) -> bool:
    if place == len(hidden):
        return game.facts_hold()
    if place == witness:
        return place_rest(game, hidden, maybe, witness, place + 1, lot)
    faces = sorted({face for face in lot if has(maybe[place], face)})
    game.shuffle(faces)
    for face in faces:
        game.change_face(hidden[place], face)
        rest = lot[:]
        rest.remove(face)
        if place_rest(game, hidden, maybe, witness, place + 1, rest):
            return True
    return False
