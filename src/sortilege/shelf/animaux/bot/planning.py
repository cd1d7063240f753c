"""How the seasoned plan as a team: which tokens are worth fetching, and who meets at which beast.

Everything is counted in actions. All beasts have to be found, so every colour that one of them still costs
is wanted; a beast that some players can pay for is where they meet. A card of the place track that would do
harm at the end of the round is worth taking for that alone.
"""

from __future__ import annotations

from typing import Final

from sortilege.kernel.vocabulary import NONE
from sortilege.shelf.animaux.bot.ways import field, way_of
from sortilege.shelf.animaux.components import COSTS, FIRST_BEAST, MULTI, NORBERT, QUEENIE, SLOT_TOKENS
from sortilege.shelf.animaux.map import PLACES
from sortilege.shelf.animaux.state import Animaux
from sortilege.shelf.animaux.zones import HELD, RESERVE, SLOTS

TOKEN: Final = 6.0
JOKER: Final = 7.0
NEXT_BEAST: Final = 2.0
"""More for a colour that the beast which lacks least is waiting for."""
CHOICE_OF_EVENTS: Final = 2.0
"""More for Queenie: the event that follows does less harm."""
MEETING: Final = 14.0
BOX: Final = 25.0
"""What a box of the Salem track costs."""
FREE_PLACE: Final = 0.4
"""Of that: a Salem token that finds its place free."""
PATIENCE: Final = 0.93
"""What an action later is worth of an action now."""
NEXT_ROUND: Final = 0.6
"""What a token is worth that has to wait for the next round, when its card may have gone."""
HASTE: Final = 0.01
"""What a tenth of an action costs where it does not matter."""
ERRANDS_AHEAD: Final = 2
STEP: Final = 10
"""Ways are measured in tenths of an action."""


class Errands:
    """Places worth going to for one player: what for in this turn, and what for in a later one."""

    def __init__(self) -> None:
        self.places: list[int] = []
        self.now: list[float] = []
        self.later: list[float] = []

    def add(self, place: int, now: float, later: float) -> None:
        if now > 0.0 or later > 0.0:
            self.places.append(place)
            self.now.append(now)
            self.later.append(later)


class Plan:
    """What a team wants, seen from the seat whose turn it is. It looks only at what lies open."""

    def __init__(self, game: Animaux, by: int) -> None:
        self.game = game
        self.by = by
        self.salem = game.salem
        self.norbert = game.characters.index(NORBERT) if NORBERT in game.characters else NONE
        self.ways = [way_of(game, seat) for seat in range(game.seats)]
        self.held = [self.tokens_of(seat) for seat in range(game.seats)]
        self.team = [0] * (MULTI + 1)
        for counts in self.held:
            for token in range(MULTI + 1):
                self.team[token] += counts[token]
        self.beasts = [place for place in range(1, PLACES + 1) if game.zones[place]]
        self.costs = [COSTS[game.beast_on(place) - FIRST_BEAST] for place in self.beasts]
        self.missing = self.missing_for_all()
        """By colour, and at the end how many tokens in all, jokers and Norbert counted."""
        self.lacking = self.missing_for_next()
        self.target = NONE
        """Where the players of `meeting` can pay for a beast."""
        self.meeting: list[int] = []
        self.agree_on_meeting()
        self.errands: dict[int, Errands] = {}

    def tokens_of(self, seat: int) -> list[int]:
        counts = [0] * (MULTI + 1)
        for token in self.game.zones[HELD + seat]:
            counts[self.game.face(token)] += 1
        return counts

    # What is wanted

    def missing_for_all(self) -> list[int]:
        missing = [0] * (MULTI + 1)
        for colour in range(MULTI):
            for cost in self.costs:
                missing[colour] += cost[colour]
            missing[colour] = max(missing[colour] - self.team[colour], 0)
            missing[MULTI] += missing[colour]
        discount = len(self.beasts) if self.norbert != NONE else 0
        missing[MULTI] = max(missing[MULTI] - self.team[MULTI] - discount, 0)
        return missing

    def missing_for_next(self) -> list[int]:
        """By colour: what the team lacks for the beast that it can pay for soonest."""
        best = [0] * MULTI
        least = FIRST_BEAST * PLACES
        for cost in self.costs:
            lacking = [max(cost[colour] - self.team[colour], 0) for colour in range(MULTI)]
            short = sum(lacking) - self.team[MULTI] - (self.norbert != NONE)
            if 0 < short < least:
                least = short
                best = lacking
        return best

    def worth_of_token(self, seat: int, token: int) -> float:
        """In actions, to the team, if that player takes it."""
        game = self.game
        if self.missing[token] == 0 or self.missing[MULTI] == 0 or not game.count(RESERVE, token):
            return 0.0
        worth = TOKEN if token < MULTI else JOKER
        if token < MULTI and self.lacking[token]:
            worth += NEXT_BEAST
        return worth + (CHOICE_OF_EVENTS if game.characters[seat] == QUEENIE else 0.0)

    def relief(self, slot: int) -> float:
        """What taking a card spares the team at the end of the round; less as long as others may still take some."""
        game = self.game
        last = before = NONE
        for other in range(len(SLOT_TOKENS)):
            if game.zones[SLOTS + other]:
                before = last
                last = other
        if slot != last:
            return 0.0
        to_come = (game.first - self.by - 1) % game.seats
        return BOX * (self.harm(last) - self.harm(before)) / (1 + to_come)

    def harm(self, slot: int) -> float:
        """What the card of a slot does if it is the last one left, in boxes of the Salem track."""
        if slot == NONE:
            return 0.0
        place = self.game.face(self.game.zones[SLOTS + slot][0])
        return 1.0 if self.game.has_salem(place) or self.game.zones[place] else FREE_PLACE

    # Who meets where

    def agree_on_meeting(self) -> None:
        """At the beast that some players can pay for with the shortest ways to get there."""
        game = self.game
        holders = [seat for seat in range(game.seats) if game.zones[HELD + seat] or seat == self.norbert]
        least = 1 << 30
        for index, place in enumerate(self.beasts):
            away = [self.away(seat, game.pawns[seat], place) + STEP for seat in holders]
            for group in range(1, 1 << len(holders)):
                work = 0
                for bit, way in enumerate(away):
                    if group >> bit & 1:
                        work += way
                if work < least:
                    payers = [seat for bit, seat in enumerate(holders) if group >> bit & 1]
                    if self.can_pay(payers, self.costs[index]):
                        least = work
                        self.target = place
                        self.meeting = payers

    def can_pay(self, payers: list[int], cost: list[int]) -> bool:
        short = 0
        for colour in range(MULTI):
            lacking = cost[colour]
            for seat in payers:
                lacking -= self.held[seat][colour]
            short += max(lacking, 0)
        for seat in payers:
            short -= self.held[seat][MULTI] + (seat == self.norbert)
        return short <= 0

    # Where to go

    def away(self, seat: int, start: int, goal: int) -> int:
        """Tenths of an action, fights included."""
        return field(goal, self.salem, self.ways[seat])[start]

    def errands_of(self, seat: int) -> Errands:
        if seat not in self.errands:
            self.errands[seat] = self.list_errands(seat)
        return self.errands[seat]

    def list_errands(self, seat: int) -> Errands:
        game = self.game
        errands = Errands()
        shift = 1
        for slot in range(len(SLOT_TOKENS) - 1, -1, -1):
            card = game.zones[SLOTS + slot]
            if not card:
                shift += 1
                continue
            now = self.worth_of_token(seat, SLOT_TOKENS[slot]) + self.relief(slot)
            later = 0.0
            if slot + shift < len(SLOT_TOKENS):
                later = NEXT_ROUND * self.worth_of_token(seat, SLOT_TOKENS[slot + shift])
            errands.add(game.face(card[0]), now, later)
        if seat in self.meeting:
            errands.add(self.target, MEETING, MEETING)
        return errands

    def tour(self, start: int, spent: int, done: int = NONE) -> float:
        """What the best tour from a space is worth to whoever is acting, after so many actions; one errand is done."""
        errands = self.errands_of(self.by)
        seen = 0
        for index, place in enumerate(errands.places):
            if place == done:
                seen = 1 << index
                break
        return self.best_tour(self.by, errands, start, STEP * spent, STEP * self.game.actions, seen, ERRANDS_AHEAD)

    def tour_of(self, seat: int, start: int) -> float:
        """The same for another player's next turn, in this round or the next."""
        game = self.game
        plays_later = (seat - game.first) % game.seats > (self.by - game.first) % game.seats
        actions = STEP * game.actions_at_start(seat) if plays_later else 0
        return self.best_tour(seat, self.errands_of(seat), start, 0, actions, 0, ERRANDS_AHEAD)

    def best_tour(
        self, seat: int, errands: Errands, start: int, spent: int, actions: int, seen: int, ahead: int
    ) -> float:
        """What is good later does not gain by being early, but for the choice it leaves."""
        best = 0.0
        for index, place in enumerate(errands.places):
            if seen >> index & 1:
                continue
            way = self.away(seat, start, place)
            arrival = spent + way
            value = errands.later[index] * float(PATIENCE ** (max(arrival - actions, 0) / STEP)) - HASTE * way
            if arrival + STEP <= actions:
                value = max(value, errands.now[index] * float(PATIENCE ** (arrival / STEP)))
            if value <= 0.0:
                continue
            if ahead > 1:
                value += self.best_tour(seat, errands, place, arrival + STEP, actions, seen | 1 << index, ahead - 1)
            best = max(best, value)
        return best
