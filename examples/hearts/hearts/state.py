"""A deal of Hearts in progress: the hands and what has left them, each a set of cards."""

from __future__ import annotations

from hearts.components import BOOK, IN_THE_PACK, KEEP, NO_CARD, NO_CARDS, NO_SUITS, PENALTIES, SEATS, Card, Cards, Way
from hearts.events import CARDS_DEALT
from hearts.steps import CHOOSE_PASS, HAND_OVER, OPEN_PLAY
from sortilege.kernel.native import append, i64, vec
from sortilege.kernel.sets import Seat, only
from sortilege.kernel.state import FIRST, Game


def by_seat(value: i64) -> vec[i64]:
    """The same for each of the four."""
    values = vec[i64](capacity=4)
    for _ in range(SEATS):
        values = append(values, value)
    return values


class Hearts(Game):
    def __init__(self, old: Hearts | None = None) -> None:
        super().__init__(old)
        self.hands: vec[i64] = old.hands[:] if old is not None else by_seat(NO_CARDS)
        """By seat: the cards it holds."""
        self.passed: vec[i64] = old.passed[:] if old is not None else by_seat(NO_CARDS)
        """By seat: the cards it has put aside to pass, and later those it passed."""
        self.way: Way = old.way if old is not None else KEEP
        """How many seats to the left passed cards go."""
        self.trick: vec[i64] = old.trick[:] if old is not None else by_seat(NO_CARD)
        """By seat: the card it has played to the trick on the table."""
        self.leader: Seat = old.leader if old is not None else FIRST
        """Who led to that trick."""
        self.tricks: i64 = old.tricks if old is not None else FIRST
        """How many tricks have been taken."""
        self.played: Cards = old.played if old is not None else NO_CARDS
        self.taken: vec[i64] = old.taken[:] if old is not None else by_seat(NO_CARDS)
        """By seat: the cards in the tricks it has taken."""
        self.voids: vec[i64] = old.voids[:] if old is not None else by_seat(NO_SUITS)
        """By seat: the suits that everybody has seen it to be out of."""

    def clone(self) -> Hearts:
        return Hearts(self)

    def set_up(self, mode: int, seats: int, options: dict[str, bool | int | str]) -> None:
        """Deals all cards and draws where three of them are passed. HEA-DEA-01 HEA-DEA-02"""
        self.sit_down(BOOK, mode, seats, 0)
        self.way = self.below(SEATS)
        deck = list(range(IN_THE_PACK))
        self.shuffle(deck)
        for place, card in enumerate(deck):
            self.hands[place % SEATS] |= only(card)
        self.tell(CARDS_DEALT, self.way)
        if self.way == KEEP:
            self.then(OPEN_PLAY.of())
        else:
            self.then(HAND_OVER.of())
            self.side_by_side(CHOOSE_PASS.each([0, 1, 2, 3]))

    def receiver(self, seat: Seat) -> Seat:
        """Who gets the cards that a seat passes."""
        return (seat + self.way) % SEATS

    def led(self) -> Card:
        """The card that was led to the trick on the table, or NO_CARD."""
        return self.trick[self.leader]

    def hearts_broken(self) -> bool:
        """Whether a card that costs points has been played. HEA-TRK-05"""
        return self.played & PENALTIES != NO_CARDS
