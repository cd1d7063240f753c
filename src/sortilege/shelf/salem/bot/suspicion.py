"""What one seat thinks of the others: pasts that fit all it knows, as likely as what was done in public makes them."""

from __future__ import annotations

from math import exp
from typing import Final

from sortilege.kernel.sets import Seat, Seats, has
from sortilege.shelf.salem.bot.public_evidence import Conduct, witches_through
from sortilege.shelf.salem.knowledge.belief import Belief
from sortilege.shelf.salem.knowledge.cases import cards_at, seats_with_cards
from sortilege.shelf.salem.knowledge.memory import Past, belief_of, could_be, draw_past
from sortilege.shelf.salem.state import Salem

PASTS: Final = 64
SEED: Final = 1692
SHOWS: Final = 0.3
"""How much of the truth is known, in a game that is thought of, once Tryals have moved or been turned up."""


class Suspicion:
    """At one moment of the game."""

    def __init__(self, game: Salem, seat: Seat, is_close: bool = False) -> None:
        self.seat: Seat = seat
        self.noted = len(game.facts)
        """How much had happened to the Tryals."""
        self.conduct = Conduct(game, seat, is_close)
        seats = int(game.seating.seats)
        self.cards = [0.0] * seats
        """By seat: how many Witch cards lie face-down there."""
        self.witch = [0.0] * seats
        """By seat: how likely it ever held one."""
        self.constable = [0.0] * seats
        """By seat: how likely it has the Constable's card."""
        pasts = draw_pasts(game, belief_of(game, seat))
        witches = [witches_of(past) for past in pasts]
        fits = [self.conduct.likelihood(through) for through in witches]
        self.best = max(fits)
        shares = [exp(fit - self.best) for fit in fits]
        total: float = sum(shares)
        for index, past in enumerate(pasts):
            self.count(past, witches[index][-1], shares[index] / total)

    def count(self, past: Past, ever: Seats, share: float) -> None:
        for seat in range(len(self.cards)):
            self.cards[seat] += share * int(cards_at(past.cards, seat))
            if has(ever, seat):
                self.witch[seat] += share
            if past.holder == seat:
                self.constable[seat] += share

    def likelihood(self, world: Salem) -> float:
        """Next to the likeliest past, at most 1."""
        return exp(min(self.conduct.likelihood(witches_through(world)) - self.best, 0.0))


class Minds:
    """What everybody thinks in a game that is only thought of: whoever decides goes by its own suspicion, Puritans by
    what they could have worked out when they were first asked there, and Witches know each other."""

    def __init__(self, own: Suspicion) -> None:
        self.own = own
        self.others: dict[int, Suspicion] = {}

    def of(self, world: Salem, seat: Seat) -> Suspicion | None:
        """The suspicion a seat goes by; None if it simply knows."""
        if seat == self.own.seat:
            return self.own
        if has(world.ever, seat):
            return None
        if seat not in self.others:
            self.others[seat] = Suspicion(world, seat, self.own.conduct.is_close)
        return self.others[seat]


def mixed(thought: float, truth: float, is_of_now: bool) -> float:
    """What is thought later on: the truth shows little by little."""
    return thought if is_of_now else (1.0 - SHOWS) * thought + SHOWS * truth


def draw_pasts(game: Salem, belief: Belief) -> list[Past]:
    """Evenly over the cases, so that each comes as often as it should."""
    dice = game.clone()
    dice.seed_quickly(SEED)
    pasts: list[Past] = []
    total: float = sum(belief.chances)
    mark = 0.5
    for index, case in enumerate(belief.likely):
        mark -= belief.chances[index] / total * PASTS
        while mark < 0.0:
            pasts.append(draw_past(dice, belief, case))
            mark += 1.0
    return [past for past in pasts if could_be(game, belief, past)] or pasts


def witches_of(past: Past) -> list[int]:
    """Who were Witches: a set for the deal and one after each exchange."""
    found: list[int] = [seats_with_cards(past.dealt)]
    for got in past.got:
        found.append(found[-1] | got)
    return found
