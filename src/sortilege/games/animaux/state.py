"""The state of a game of Les Animaux Fantastiques."""

from __future__ import annotations

from typing import Final

from sortilege.games.animaux.board import PLACES, START
from sortilege.games.animaux.components import BOOK, CHARACTERS, TOKENS
from sortilege.games.animaux.steps import CHOOSE_CHARACTER, PUT_OUT_TOKENS
from sortilege.kernel.state import Game
from sortilege.kernel.vocabulary import NONE

INITIATION: Final = 0

# Zones: 0 holds nothing, 1 to 29 are the places, then
PILE: Final = PLACES + 1
SET_ASIDE: Final = PLACES + 2
ZONES: Final = PLACES + 3


class Animaux(Game):
    first: int
    """The seat that plays first."""
    round: int
    pawns: list[int]
    """By seat: the space its pawn stands on."""
    characters: list[int]
    """By seat: its character, or NONE before it has chosen."""
    beasts: list[int]
    """By seat: mask of the beasts it has captured."""

    def set_up(self, mode: int, seats: int, options: dict[str, bool | int | str]) -> None:
        self.sit_down(BOOK, mode, seats, ZONES)
        chosen = options["first_seat"]
        self.first = chosen if isinstance(chosen, int) else self.below(seats)
        self.round = 1
        self.pawns = [START] * seats
        self.characters = [NONE] * seats
        self.beasts = [0] * seats
        for face in TOKENS:
            self.make(face, PILE)
        self.then(PUT_OUT_TOKENS())
        if options["characters"] == "random":
            dealt = list(range(len(CHARACTERS)))
            self.shuffle(dealt)
            self.characters = dealt[:seats]
        else:
            self.then_all([CHOOSE_CHARACTER((self.first + turn) % seats) for turn in range(seats)])

    def clone(self) -> Animaux:
        other = Animaux()
        self.copy_to(other)
        other.first = self.first
        other.round = self.round
        other.pawns = self.pawns[:]
        other.characters = self.characters[:]
        other.beasts = self.beasts[:]
        return other

    def own_state(self) -> list[list[int]]:
        return [[self.first, self.round], self.pawns, self.characters, self.beasts]

    def redraw(self, seat: int) -> None:
        self.redeal(seat, list(range(PILE + 1)))

    def next_seat(self, seat: int) -> int:
        """To the right of the active player; seats are numbered in playing order. ANI-GEN-07."""
        return (seat + 1) % self.seats
