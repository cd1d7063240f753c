"""What each side can tell of the other's hidden Zoons. The ledger's Knowledge section.

Whoever has seen a card goes on knowing it, since every change of square is public. For the others there is `maybe`:
the cards it can still be after all that was done with it in public, and `facts`: among some pieces, so many at least
are of some cards. Both follow from public events only.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from sortilege.kernel.native import append, i64, vec
from sortilege.kernel.pieces import KNOWN, Piece
from sortilege.kernel.sets import EMPTY, Seat, SmallSet, group_of, has, members, minus, only, plus
from sortilege.kernel.state import Game
from sortilege.shelf.zoondo.components import NO_EMBLEMS, Cards

Pieces: TypeAlias = SmallSet
"""A set of pieces."""
Fact: TypeAlias = tuple[int, int, int]
"""A set of pieces, a set of cards, how many of these pieces at least are such cards."""

BOTH: Final[i64] = group_of([0, 1])
"""The set of the two seats."""
NO_PIECE: Final[i64] = 0


class Knowledge(Game):
    def __init__(self, old: Knowledge | None = None) -> None:
        super().__init__(old)
        self.second: Piece = old.second if old is not None else NO_PIECE
        """The first piece of seat 1; those before it belong to seat 0."""
        self.maybe: vec[i64] = old.maybe[:] if old is not None else vec[i64]()
        """By piece: the set of cards it can be for a rival who has not seen it."""
        self.facts: tuple[Fact, ...] = old.facts if old is not None else ()

    def owner(self, piece: Piece) -> Seat:
        return 1 if piece >= self.second else 0

    def pieces_of(self, seat: Seat) -> range:
        return range(self.second, len(self.pieces)) if seat else range(self.second)

    def is_seen(self, piece: Piece) -> bool:
        """Its owner's rival knows it."""
        return self.pieces[piece] >> KNOWN & BOTH == BOTH

    def narrow(self, piece: Piece, cards: Cards) -> None:
        """It can only be one of these cards."""
        self.maybe[piece] &= cards

    def show(self, piece: Piece) -> None:
        """Everybody sees it."""
        if not self.is_seen(piece):
            self.know_too(piece, BOTH)
            if self.facts:
                self._settle(piece)
        self.shown += 1

    def _settle(self, piece: Piece) -> None:
        """A piece that was seen counts for itself, no longer in what is known of several."""
        settled: list[Fact] = []
        for pieces, cards, least in self.facts:
            if has(pieces, piece):
                pieces = minus(pieces, piece)
                if has(cards, self.face(piece)):
                    least -= 1
            if least > 0:
                settled.append((pieces, cards, least))
        self.facts = tuple(settled)

    def note_one_of(self, pieces: list[int], cards: Cards) -> None:
        """At least one of these pieces is such a card: it was needed for what was done."""
        unseen: Pieces = EMPTY
        for piece in pieces:
            if not self.is_seen(piece):
                unseen = plus(unseen, piece)
            elif has(cards, self.face(piece)):
                return
        self.facts += ((unseen, cards, 1),)

    def mix(self, pieces: bytes) -> None:
        """One of these cards in hand is laid, secretly which: the rival keeps knowing a card only if he
        knew them all and they are alike. ZOO-R56."""
        faces = {self.face(piece) for piece in pieces}
        if len(faces) == 1 and all(self.is_seen(piece) for piece in pieces):
            return
        group: Pieces = group_of(list(pieces))
        cards: Cards = EMPTY
        for piece in pieces:
            cards |= only(self.face(piece)) if self.is_seen(piece) else self.maybe[piece]
        mixed = [(held | group if held & group else held, what, least) for held, what, least in self.facts]
        for face in sorted(faces):
            seen = sum([self.face(piece) == face and self.is_seen(piece) for piece in pieces])
            if seen:
                mixed.append((group, only(face), seen))
        self.facts = tuple(mixed)
        for piece in pieces:
            self.maybe[piece] = cards
            self.know_only(piece, only(self.owner(piece)))

    def facts_hold(self) -> bool:
        """Whether the faces as they are agree with all the facts."""
        for pieces, cards, least in self.facts:
            found = sum([has(cards, self.face(piece)) for piece in members(pieces)])
            if found < least:
                return False
        return True

    def begin_unknown(self, south: Cards, north: Cards, field: int) -> None:
        """Nothing is known of a tribe but the cards it can hold, and that its Emblem is among the first
        zones, those of the battlefield."""
        maybe = vec[i64]()
        for _ in range(len(self.pieces)):
            maybe = append(maybe, EMPTY)
        for zone, pieces in enumerate(self.zones):
            for piece in pieces:
                possible = north if self.owner(piece) else south
                maybe[piece] = possible if zone < field else possible & NO_EMBLEMS
        self.maybe = maybe
        self.facts = ()
