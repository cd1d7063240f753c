"""How the seasoned plan as a team: which tokens are worth fetching, and who meets at which beast.

Everything is counted in actions. A beast that some players can pay for is where they meet. A card of the place track
that would do harm at the end of the round is worth taking for that alone.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sortilege.kernel.kinds import NONE
from sortilege.kernel.native import append, vec
from sortilege.kernel.sets import NOBODY, Seat, Seats, group_of, has
from sortilege.shelf.animaux.bot.needs import Needs
from sortilege.shelf.animaux.bot.tours import Errands, Legs, best_tour
from sortilege.shelf.animaux.bot.ways import STEP, field, fight_of, jump_of
from sortilege.shelf.animaux.components import MULTI, QUEENIE, SLOT_TOKENS, SLOTS_ON_TRACK, Slot, Token
from sortilege.shelf.animaux.map import Space, Spaces
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
NEXT_ROUND: Final = 0.6
"""What a token is worth that has to wait for the next round, when its card may have gone."""
ENDLESS: Final[i64] = 1000000


class Plan(Needs):
    """What a team wants, seen from the seat whose turn it is."""

    def __init__(self, game: Animaux, by: Seat) -> None:
        super().__init__(game)
        self.by: Seat = by
        self.lacking: vec[i64] = self.lacking_for_next()
        """By colour: what the next beast is waiting for."""
        self.last_slot: Slot = NONE
        self.slot_before: Slot = NONE
        """The last two slots of the place track on which a card lies."""
        for slot in range(SLOTS_ON_TRACK):
            if game.holds(SLOTS + slot):
                self.slot_before = self.last_slot
                self.last_slot = slot
        self.target: Space = NONE
        """Where the players of `meeting` can pay for a beast."""
        self.meeting: Seats = NOBODY
        self.agree_on_meeting()
        self.errands: dict[int, Errands] = {}
        self.legs: dict[int, Legs] = {}
        self.waits: dict[int, float] = {}
        """By actions spent: what the best tour from one's own space is worth afterwards."""
        self.stays: dict[int, float] = {}
        """By seat: what its best tour is worth from where it is."""

    # What is wanted

    def worth_of_token(self, seat: Seat, token: Token) -> float:
        """In actions, to the team, if that player takes it."""
        game = self.game
        if self.missing[token] == 0 or self.missing[MULTI] == 0 or game.find(RESERVE, token) < 0:
            return 0.0
        worth = TOKEN if token < MULTI else JOKER
        if token < MULTI and self.lacking[token]:
            worth += NEXT_BEAST
        return worth + (CHOICE_OF_EVENTS if game.characters[seat] == QUEENIE else 0.0)

    def relief(self, slot: Slot) -> float:
        """What taking a card spares the team at the end of the round; less as long as others may still take some."""
        if slot != self.last_slot:
            return 0.0
        game = self.game
        to_come = (game.first - self.by - 1) % game.seats
        return BOX * (self.harm(self.last_slot) - self.harm(self.slot_before)) / float(1 + int(to_come))

    def harm(self, slot: Slot) -> float:
        """What the card of a slot does if it is the last one left, in boxes of the Salem track."""
        if slot == NONE:
            return 0.0
        game = self.game
        place = game.face(game.top(SLOTS + slot))
        return 1.0 if game.has_salem(place) or game.holds(place) else FREE_PLACE

    # Who meets where

    def agree_on_meeting(self) -> None:
        """At the beast that some players can pay for with the shortest ways to get there."""
        game = self.game
        holders: list[int] = []
        for seat in range(game.seats):
            if game.holds(HELD + seat) or seat == self.norbert:
                holders.append(seat)
        everybody = group_of(holders)
        least = ENDLESS
        for index in range(len(self.beasts)):
            if self.shortage(everybody, self.costs[index]) > 0:
                continue
            away = vec[i64]()
            for seat in holders:
                way = field(self.beasts[index], game.salem, fight_of(game, seat), jump_of(game, seat))
                away = append(away, way[game.pawns[seat]] + STEP)
            group: Seats = 1
            while group <= everybody:
                if group & everybody == group:
                    work: i64 = 0
                    for place, seat in enumerate(holders):
                        if has(group, seat):
                            work += away[place]
                    if work < least and self.shortage(group, self.costs[index]) <= 0:
                        least = work
                        self.target = self.beasts[index]
                        self.meeting = group
                group += 1

    # Where to go

    def errands_of(self, seat: Seat) -> Errands:
        if seat not in self.errands:
            self.errands[seat] = self.list_errands(seat)
        return self.errands[seat]

    def list_errands(self, seat: Seat) -> Errands:
        game = self.game
        errands = Errands()
        shift: i64 = 1
        for slot in range(SLOTS_ON_TRACK - 1, -1, -1):
            if not game.holds(SLOTS + slot):
                shift += 1
                continue
            now = self.worth_of_token(seat, SLOT_TOKENS[slot]) + self.relief(slot)
            later = 0.0
            if slot + shift < SLOTS_ON_TRACK:
                later = NEXT_ROUND * self.worth_of_token(seat, SLOT_TOKENS[slot + shift])
            errands.add(game.face(game.top(SLOTS + slot)), now, later)
        if has(self.meeting, seat):
            errands.add(self.target, MEETING, MEETING)
        return errands

    def legs_of(self, seat: Seat, salem: Spaces) -> Legs:
        """The ways between the errands of a player, among those Salem tokens."""
        return Legs(self.errands_of(seat), salem, fight_of(self.game, seat), jump_of(self.game, seat))

    def tour(self, start: Space, spent: i64, done: Space = NONE) -> float:
        """What the best tour from a space is worth to whoever is acting, after so many actions; one errand is done."""
        if self.by not in self.legs:
            self.legs[self.by] = self.legs_of(self.by, self.game.salem)
        return self.tour_along(self.legs[self.by], start, spent, done)

    def tour_along(self, legs: Legs, start: Space, spent: i64, done: Space) -> float:
        errands = self.errands_of(self.by)
        return best_tour(errands, legs, start, STEP * spent, STEP * self.game.actions, errands.place_of(done))

    def wait(self, spent: i64) -> float:
        """What one's own best tour is worth if so many actions are spent without moving."""
        if spent not in self.waits:
            self.waits[spent] = self.tour(self.game.pawns[self.by], spent)
        return self.waits[spent]

    def tour_of(self, seat: Seat, start: Space) -> float:
        """The same for another player's next turn, in this round or the next."""
        game = self.game
        if seat not in self.legs:
            self.legs[seat] = self.legs_of(seat, game.salem)
        plays_later = (seat - game.first) % game.seats > (self.by - game.first) % game.seats
        actions = STEP * game.actions_at_start(seat) if plays_later else 0
        return best_tour(self.errands_of(seat), self.legs[seat], start, 0, actions, -1)

    def stay_of(self, seat: Seat) -> float:
        """The same from where that player stands."""
        if seat not in self.stays:
            self.stays[seat] = self.tour_of(seat, self.game.pawns[seat])
        return self.stays[seat]
