"""What each side can tell of the other's hidden Zoons. The ledger's Knowledge section.

Whoever has seen a card has its bit in the mask of the piece, since every change of square is public.
For the others there is `maybe`: the cards it can still be after all that was done with it in public, and
`facts`: among some pieces, so many at least are of some cards. Both follow from public events only.
"""

from __future__ import annotations

from typing import Final

from sortilege.kernel.state import Game
from sortilege.shelf.zoondo.components import EMBLEMS

BOTH: Final = 3
"""The mask of the two seats."""


class Knowledge(Game):
    __slots__ = ("facts", "maybe", "second")

    second: int
    """The first piece of seat 1; those before it belong to seat 0."""
    maybe: list[int]
    """By piece: mask of the cards it can be for a rival who has not seen it."""
    facts: tuple[tuple[int, int, int], ...]
    """Mask of pieces, mask of cards, how many of these pieces at least are such cards."""

    def owner(self, piece: int) -> int:
        return 1 if piece >= self.second else 0

    def pieces_of(self, seat: int) -> range:
        return range(self.second, len(self.pieces)) if seat else range(self.second)

    def is_seen(self, piece: int) -> bool:
        """Its owner's rival knows it."""
        return self.pieces[piece] >> 8 & BOTH == BOTH

    def narrow(self, piece: int, cards: int) -> None:
        """It can only be one of these cards."""
        self.maybe[piece] &= cards

    def show(self, piece: int) -> None:
        """Everybody sees it."""
        if not self.is_seen(piece):
            self.pieces[piece] |= BOTH << 8
            self._settle(piece)
        self.shown += 1

    def _settle(self, piece: int) -> None:
        """A piece that was seen counts for itself, no longer in what is known of several."""
        settled: list[tuple[int, int, int]] = []
        for pieces, cards, least in self.facts:
            if pieces >> piece & 1:
                pieces ^= 1 << piece
                least -= cards >> self.face(piece) & 1
            if least > 0:
                settled.append((pieces, cards, least))
        self.facts = tuple(settled)

    def note_one_of(self, pieces: list[int], cards: int) -> None:
        """At least one of these pieces is such a card: it was needed for what was done."""
        unseen = 0
        for piece in pieces:
            if not self.is_seen(piece):
                unseen |= 1 << piece
            elif cards >> self.face(piece) & 1:
                return
        self.facts += ((unseen, cards, 1),)

    def mix(self, pieces: tuple[int, ...]) -> None:
        """One of these cards in hand is laid, secretly which: the rival keeps knowing a card only if he
        knew them all and they are alike. ZOO-R56."""
        faces = {self.face(piece) for piece in pieces}
        if len(faces) == 1 and all(self.is_seen(piece) for piece in pieces):
            return
        group = 0
        cards = 0
        for piece in pieces:
            group |= 1 << piece
            cards |= 1 << self.face(piece) if self.is_seen(piece) else self.maybe[piece]
        mixed = [(held | group if held & group else held, what, least) for held, what, least in self.facts]
        for face in sorted(faces):
            seen = sum([self.face(piece) == face and self.is_seen(piece) for piece in pieces])
            if seen:
                mixed.append((group, 1 << face, seen))
        self.facts = tuple(mixed)
        for piece in pieces:
            self.maybe[piece] = cards
            self.know_only(piece, 1 << self.owner(piece))

    def facts_hold(self) -> bool:
        """Whether the faces as they are agree with all the facts."""
        for pieces, cards, least in self.facts:
            found = 0
            while pieces:
                low = pieces & -pieces
                found += cards >> self.face(low.bit_length() - 1) & 1
                pieces ^= low
            if found < least:
                return False
        return True

    def begin_unknown(self, cards: list[int], field: int) -> None:
        """Nothing is known of a tribe but the cards it can hold, and that its Emblem is among the first
        zones, those of the battlefield."""
        self.maybe = [0] * len(self.pieces)
        for zone, pieces in enumerate(self.zones):
            for piece in pieces:
                possible = cards[self.owner(piece)]
                self.maybe[piece] = possible if zone < field else possible & ~EMBLEMS
        self.facts = ()
