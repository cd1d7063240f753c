"""Scenes of L'École de magie: a table laid as a test needs it, then played through its match."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import sortilege
from sortilege.kernel.kinds import Kind
from sortilege.kernel.match import Match
from sortilege.kernel.rules import no_steps
from sortilege.kernel.sets import EVERYONE, NOBODY, Seats, group_of, only
from sortilege.shelf.ecole.components import (
    HOUSE,
    IS_REACTION,
    MAGIC,
    MAGIC_CARDS,
    MAIL,
    MAIL_TOKENS,
    SCHOOL,
    SCHOOL_CARDS,
)
from sortilege.shelf.ecole.state import (
    AREA,
    COLLECTION,
    HAND,
    MAGIC_DECK,
    MAGIC_DISCARD,
    MAIL_OF,
    MAIL_ON,
    RESERVE,
    SCHOOL_DECK,
    SCHOOL_DISCARD,
    ZONES,
    Ecole,
)
from sortilege.shelf.ecole.steps import CHOOSE_MOVE

A, B, C, D = range(4)

Cards = Sequence[str] | int
"""The cards of a hand, or how many that are no reaction."""


class Supply:
    """The pieces of one sort that are not on the table yet."""

    def __init__(self, game: Ecole, kind: Kind, faces: list[int], first: int) -> None:
        self.game = game
        self.kind = kind
        self.left = list(range(first, first + len(faces)))
        for piece, face in zip(self.left, faces, strict=True):
            game.change_face(piece, face)
            game.forget(piece)

    def put(self, names: Iterable[str], zone: int, known_to: Seats) -> None:
        for name in names:
            face = self.kind.values[name]
            piece = next(piece for piece in self.left if self.game.face(piece) == face)
            self.left.remove(piece)
            self.game.put(piece, zone)
            self.game.know_only(piece, known_to)

    def put_plain(self, number: int, zone: int, known_to: Seats) -> None:
        """Cards that are no reaction."""
        plain = [self.game.face(piece) for piece in reversed(self.left) if not IS_REACTION[self.game.face(piece)]]
        self.put([self.kind.labels[face] for face in plain[:number]], zone, known_to)

    def put_rest(self, zone: int) -> None:
        for piece in self.left:
            self.game.put(piece, zone)
        self.left = []
        self.game.shuffle_zone(zone)


def state_of(match: Match) -> Ecole:
    assert isinstance(match.game, Ecole)
    return match.game


def table(
    seats: int = 4,
    *,
    hands: Mapping[int, Cards] | None = None,
    slots: Mapping[int, str] | None = None,
    mail: Mapping[int, Sequence[str]] | None = None,
    fronts: Mapping[int, Sequence[str]] | None = None,
    owned: Mapping[int, Sequence[str]] | None = None,
    bonus: Mapping[int, Sequence[str]] | None = None,
    houses: Mapping[int, Sequence[str]] | None = None,
    deck: Sequence[str] | None = None,
    discard: Sequence[str] = (),
    school_deck: Sequence[str] | None = None,
    school_discard: Sequence[str] = (),
    reserve: Sequence[str] | None = None,
    active: int = A,
    actions: int = 2,
    leader: int | None = None,
    holder: int | None = None,
    round_number: int = 3,
    powers: bool = True,
    seed: int = 1692,
) -> Match:
    """A game in the middle of a turn. Hands, slots, play areas and discards hold what is named and
    nothing else; a deck or the reserve, from the bottom up, what is named or all that is left."""
    match = sortilege.new("ecole", seats=seats, seed=seed)
    game = state_of(match)
    game.zones = [b""] * ZONES
    lay_magic_cards(game, hands or {}, bonus or {}, discard, deck)
    lay_school_cards(game, slots or {}, owned or {}, school_discard, school_deck)
    lay_tokens(game, mail or {}, fronts or {}, reserve)
    game.houses = tuple(
        group_of([HOUSE.values[house] for house in (houses or {}).get(seat, ())]) for seat in range(seats)
    )
    game.powers = powers
    game.active = active
    game.actions = actions
    game.leader = active if leader is None else leader
    game.holder = game.leader if holder is None else holder
    game.round = round_number
    game.drop_pending()
    game.asked = no_steps(seats)
    game.open = b""
    game.log = []
    game.told = 0
    game.ask(CHOOSE_MOVE(active))
    return match.clone()


def lay_magic_cards(
    game: Ecole,
    hands: Mapping[int, Cards],
    bonus: Mapping[int, Sequence[str]],
    discard: Sequence[str],
    deck: Sequence[str] | None,
) -> None:
    magic = Supply(game, MAGIC, MAGIC_CARDS, 0)
    magic.put(deck or (), MAGIC_DECK, NOBODY)
    magic.put(discard, MAGIC_DISCARD, EVERYONE)
    for seat, cards in bonus.items():
        magic.put(cards, AREA + seat, EVERYONE)
    for seat, held in hands.items():
        magic.put([] if isinstance(held, int) else held, HAND + seat, only(seat))
    for seat, held in hands.items():
        if isinstance(held, int):
            magic.put_plain(held, HAND + seat, only(seat))
    if deck is None:
        magic.put_rest(MAGIC_DECK)


def lay_school_cards(
    game: Ecole,
    slots: Mapping[int, str],
    owned: Mapping[int, Sequence[str]],
    discard: Sequence[str],
    deck: Sequence[str] | None,
) -> None:
    school = Supply(game, SCHOOL, SCHOOL_CARDS, len(MAGIC_CARDS))
    school.put(deck or (), SCHOOL_DECK, NOBODY)
    school.put(discard, SCHOOL_DISCARD, EVERYONE)
    for slot, card in slots.items():
        school.put([card], slot, EVERYONE)
    for seat, cards in owned.items():
        school.put(cards, COLLECTION + seat, EVERYONE)
    if deck is None:
        school.put_rest(SCHOOL_DECK)


def lay_tokens(
    game: Ecole, mail: Mapping[int, Sequence[str]], fronts: Mapping[int, Sequence[str]], reserve: Sequence[str] | None
) -> None:
    tokens = Supply(game, MAIL, MAIL_TOKENS, len(MAGIC_CARDS) + len(SCHOOL_CARDS))
    tokens.put(reserve or (), RESERVE, NOBODY)
    for slot, faces in mail.items():
        tokens.put(faces, MAIL_ON + slot, NOBODY)
    for seat, faces in fronts.items():
        tokens.put(faces, MAIL_OF + seat, only(seat))
    if reserve is None:
        tokens.put_rest(RESERVE)


def peek(match: Match, seat: int, slot: int, places: Sequence[int]) -> None:
    """A seat has seen the tokens in these places of a slot, counted from 1."""
    for place in places:
        match.game.look(seat, match.game.zones[MAIL_ON + slot][place - 1])


def show_to_all(match: Match, seat: int, card: str) -> None:
    """All know that this card is in the hand of a seat, as if it came from the discard."""
    match.game.reveal(match.game.find(HAND + seat, MAGIC.values[card]))
