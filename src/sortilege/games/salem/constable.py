"""Where the Constable's card can have been, given where the Witch cards were."""

from __future__ import annotations

from typing import Final

from sortilege.games.salem.belief import Belief
from sortilege.games.salem.components import CONSTABLE, WITCH
from sortilege.games.salem.facts import DEALT, EXCHANGE, EXCHANGED, GIVEN, GOT, PASSED, PEEKED, PROTECTED, SHOWN
from sortilege.kernel.state import Game
from sortilege.kernel.vocabulary import NONE

MARKS: Final = 1 << 30
"""How finely chances are told apart."""


class Exchange:
    """What is known of one exchange, and how likely each seat was to have the card before it."""

    def __init__(self, before: list[float]) -> None:
        self.before = before
        self.taker_of: list[int] = []
        self.leave: list[float] = []
        """By seat: how likely the card is to be given away, if it is there."""
        self.reach: list[float] = []
        """By seat: how likely a card given to the centre is to come there; empty if cards are passed on."""


class Office:
    """The card's chances seat by seat through one past of the Witch cards; the last place is face-up."""

    def __init__(self, belief: Belief, dealt: int, gave: list[int], got: list[int]) -> None:
        self.seats = belief.seats
        self.players = belief.players
        self.with_ghosts = belief.players.bit_count() < belief.seats
        self.cards: list[int] = [dealt >> 2 * seat & 3 for seat in range(self.seats)]
        """By seat: its face-down Witch cards, in the end."""
        self.down: list[int] = [belief.row] * self.seats
        self.chances: list[float] = [float(belief.row - cards) for cards in self.cards] + [0.0]
        self.exchanges: list[Exchange] = []
        self.known = belief.known
        self.holder = NONE
        """Where the card is in the end; the number of seats if face-up."""
        self.dealt = NONE
        self.givers: list[int] = []
        self.takers: list[int] = []
        self.after: list[int] = []
        begun = 0
        for place, fact in enumerate(self.known):
            kind = fact & 255
            if kind == EXCHANGE:
                begun = place
            elif kind == EXCHANGED:
                number = len(self.exchanges)
                self.exchange(self.known[begun + 1 : place], gave[number], got[number])
            else:
                self.take_in(kind, fact >> 8 & 255, fact >> 16 & 255, fact >> 24)
        self.evidence = 0.0
        for chance in self.chances:
            self.evidence += chance

    def take_in(self, kind: int, one: int, two: int, value: int) -> None:
        if kind == SHOWN:
            self.see(one, value)
            self.down[one] -= 1
            if value == WITCH:
                self.cards[one] -= 1
            elif value == CONSTABLE:
                self.chances[self.seats] = self.chances[one]
                self.chances[one] = 0.0
        elif kind == DEALT and value != NONE:
            if value:
                self.only(one)
            else:
                self.chances[one] = 0.0
        elif kind == PROTECTED:
            self.chances = [
                chance if self.players >> seat & 1 and (self.with_ghosts or seat != one) else 0.0
                for seat, chance in enumerate(self.chances)
            ]
        elif kind == PEEKED and value != NONE:
            self.see(two, value)

    def see(self, seat: int, face: int) -> None:
        """A card of a row, picked blind among those that are no Witch."""
        if face == WITCH:
            return
        others = self.down[seat] - self.cards[seat]
        if face == CONSTABLE:
            self.only(seat)
            self.chances[seat] /= others
        else:
            self.chances[seat] *= (others - 1) / others

    def only(self, seat: int) -> None:
        self.chances = [chance if other == seat else 0.0 for other, chance in enumerate(self.chances)]

    def exchange(self, passes: list[int], gave: int, got: int) -> None:
        seats = self.seats
        swap = Exchange(self.chances[:])
        swap.taker_of = [NONE] * seats
        swap.leave = [0.0] * seats
        takers: list[int] = []
        told_got = NONE
        told_taker = NONE
        for fact in passes:
            kind, one, value = fact & 255, fact >> 8 & 255, fact >> 24
            if kind == GOT:
                takers.append(one)
                if value != NONE:
                    told_taker, told_got = one, value
                continue
            swap.taker_of[one] = fact >> 16 & 255
            if gave >> one & 1:
                continue
            others = self.down[one] - self.cards[one]
            swap.leave[one] = 1.0 / others
            if value == CONSTABLE:
                swap.before = [chance if seat == one else 0.0 for seat, chance in enumerate(swap.before)]
                swap.before[one] /= others
                swap.leave[one] = 1.0
            elif value != NONE:
                swap.before[one] *= (others - 1) / others
                swap.leave[one] = 0.0
        if takers:
            self.spread(swap, takers, got, told_taker, told_got)
        after = [0.0] * (seats + 1)
        after[seats] = swap.before[seats]
        for seat in range(seats):
            chance = swap.before[seat]
            if chance:
                after[seat] += chance * (1.0 - swap.leave[seat])
                if swap.leave[seat]:
                    if takers:
                        for taker in takers:
                            after[taker] += chance * swap.leave[seat] * swap.reach[taker]
                    else:
                        after[swap.taker_of[seat]] += chance * swap.leave[seat]
        self.chances = after
        self.exchanges.append(swap)
        for seat in range(seats):
            self.cards[seat] += (got >> seat & 1) - (gave >> seat & 1)

    def spread(self, swap: Exchange, takers: list[int], got: int, told_taker: int, told_got: int) -> None:
        """From the centre, to any of those who were dealt no Witch card."""
        open_to = [taker for taker in takers if not got >> taker & 1]
        swap.reach = [0.0] * self.seats
        for taker in open_to:
            if told_got == NONE or (taker == told_taker) == (told_got == CONSTABLE):
                swap.reach[taker] = 1.0 / len(open_to)
        if told_got == CONSTABLE:
            for seat in range(self.seats):
                swap.before[seat] *= swap.leave[seat]
                swap.leave[seat] = 1.0 if swap.leave[seat] else 0.0
            swap.before[self.seats] = 0.0

    def draw(self, game: Game) -> None:
        """Draws where the card is, and backwards where it was."""
        holder = pick(game, self.chances)
        self.holder = holder
        number = len(self.exchanges) - 1
        for fact in reversed(self.known):
            kind = fact & 255
            if kind == SHOWN and fact >> 24 == CONSTABLE:
                holder = fact >> 8 & 255
            elif kind == EXCHANGED:
                self.after.insert(0, holder)
                holder = self.step_back(game, self.exchanges[number], holder)
                number -= 1
        self.dealt = holder

    def step_back(self, game: Game, swap: Exchange, holder: int) -> int:
        """Where the card was before an exchange that left it with `holder`."""
        seats = self.seats
        if holder == seats:
            self.givers.insert(0, NONE)
            self.takers.insert(0, NONE)
            return holder
        weights = [0.0] * (seats + 1)
        weights[seats] = swap.before[holder] * (1.0 - swap.leave[holder])
        for seat in range(seats):
            if swap.leave[seat]:
                if swap.reach:
                    weights[seat] = swap.before[seat] * swap.leave[seat] * swap.reach[holder]
                elif swap.taker_of[seat] == holder:
                    weights[seat] = swap.before[seat] * swap.leave[seat]
        giver = pick(game, weights)
        moved = giver != seats
        self.givers.insert(0, giver if moved else NONE)
        self.takers.insert(0, holder if moved else NONE)
        return giver if moved else holder


def most_evidence(belief: Belief) -> float:
    """No past makes the Constable's facts likelier than this. Every card that is no Witch is as likely as another to be
    the Constable, so a seat's chance is never more than the cards it has face-down; a Constable that was seen was
    one card."""
    holds = False
    for fact in belief.known:
        kind, value = fact & 255, fact >> 24
        if kind == DEALT:
            holds = holds or value == 1
        elif kind in (PASSED, GIVEN, GOT, SHOWN, PEEKED) and value == CONSTABLE:
            return 1.0
    own = belief.down[belief.seat]
    return float(own if holds else sum(belief.down) - own)


def pick(game: Game, weights: list[float]) -> int:
    """A place in the list, as likely as its weight."""
    total = 0.0
    for weight in weights:
        total += weight
    mark = game.below(MARKS) / MARKS * total
    best = 0
    for place, weight in enumerate(weights):
        if weight:
            best = place
            mark -= weight
            if mark < 0:
                return place
    return best
