"""What a sensible shopper of Diagon Alley thinks: how many turns are left, and what saves some.

A walk is counted shop by shop: what can be paid for on the way, where the bank pays, and back to the
inn. Everything is weighed in turns saved for oneself, and lost by whoever is ahead.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from sortilege.games.traverse.board import (
    ALLEY,
    ENTRANCES,
    FIRST_IN_ALLEY,
    GRINGOTTS,
    LEAKY,
    SHOP,
    STEPS,
    STREET,
    crosses_steps,
)
from sortilege.games.traverse.components import (
    ACCIO,
    CART,
    CLOSE,
    FLOO,
    FULL_TRUNK,
    GRATE,
    KEY,
    LEAVE,
    PRICES,
    SELLS,
    TAKE,
)
from sortilege.games.traverse.state import HAND, Traverse
from sortilege.games.traverse.steps import (
    AIM_AT_COIN,
    AIM_AT_ITEM,
    AIM_AT_PLAYER,
    BUY,
    CLOSE_BUILDING,
    COME_OUT,
    DEFEND_YOURSELF,
    DISCARD_SPELL,
    ENTER_BACK_DOOR,
    ENTER_SHOP,
    GO_TO_STEPS,
    LEAVE_BY_GATE,
    LOSE_COIN,
    LOSE_SPELL,
    PLAY_SPELL,
    RETURN_ITEM,
    ROLL_DICE,
    TAKE_COINS,
    TAKE_GATE,
    USE_FLOO,
    WALK,
    WALK_ALLEY,
)
from sortilege.kernel.sense import Sense
from sortilege.kernel.vocabulary import NONE, argument

SPACES_IN_A_TURN: Final = 6.7
"""Two dice on which a Spiral moves nobody."""
LOST_BY_A_PURCHASE: Final = 0.55
"""Of a turn: the rest of the roll that leads into a shop."""
TURNS_IN_ALLEY: Final = 1.6
SOLD_OUT: Final = 6.0
"""Turns it takes to find an item that no shop has left."""
LAPS: Final = 5
POINTS_A_TURN: Final = 1.6
WORTH_OF_SPELL: Final[list[float]] = [1.0, 0.6, 1.6, 1.2, 0.8, 0.8, 0.7, 0.9, 1.5, 0.3]
"""By Spell: the turns that holding it saves, about."""

_stops: Final[list[int]] = [NONE] * STREET
for _shop, _entrance in enumerate(ENTRANCES):
    _stops[_entrance] = _shop
_ways: Final[list[int]] = [space for space in range(STREET) if _stops[space] != NONE or space == STEPS]
"""The spaces of the street that matter: the doors of the shops and the steps of the bank."""


class TraverseSense(Sense[Traverse]):
    patience = 14

    def scores(self, game: Traverse, seat: int, options: list[int]) -> list[float]:
        now = self.turns_left(game, seat, game.hats[seat], game.coins[3 * seat : 3 * seat + 3], game.trunks[seat])
        return [POINTS_A_TURN * (now - self.after(game, seat, option, now)) for option in options]

    # How long it takes

    def turns_left(self, game: Traverse, seat: int, place: int, coins: list[int], trunk: int) -> float:
        """Until the inn with a full trunk, buying whatever can be paid for on the way."""
        purse = coins[:]
        turns = 0.0
        missing = FULL_TRUNK & ~trunk
        for item in range(len(PRICES)):
            if missing >> item & 1 and not game.stock[item]:
                turns += SOLD_OUT
                missing &= ~(1 << item)
        space = place
        if place >= SHOP:
            shop = place - SHOP
            space = ENTRANCES[shop]
            item = SELLS[shop]
            if item != NONE and missing >> item & 1 and can_pay(purse, item):
                pay(purse, item)
                missing &= ~(1 << item)
        elif place >= FIRST_IN_ALLEY:
            space = place - ALLEY
            turns += TURNS_IN_ALLEY
        walked = 0
        at = 0
        while at < len(_ways) and _ways[at] <= space:
            at += 1
        for _ in range(LAPS * len(_ways)):
            if at == len(_ways):
                at = 0
            walked += (_ways[at] - space - 1) % STREET + 1
            space = _ways[at]
            at += 1
            if space == STEPS:
                for coin in range(3):
                    purse[coin] += 1
                continue
            shop = _stops[space]
            if shop == LEAKY:
                if missing == 0:
                    break
                continue
            item = SELLS[shop]
            if missing >> item & 1 and can_pay(purse, item):
                pay(purse, item)
                missing &= ~(1 << item)
                turns += LOST_BY_A_PURCHASE
        return turns + walked / SPACES_IN_A_TURN + game.misses[seat]

    def standing(self, game: Traverse, seat: int) -> float:
        turns = self.turns_left(game, seat, game.hats[seat], game.coins[3 * seat : 3 * seat + 3], game.trunks[seat])
        return turns - self.hand(game, seat)

    def hand(self, game: Traverse, seat: int) -> float:
        worth = 0.0
        for piece in game.zones[HAND + seat]:
            worth += 0.5 * WORTH_OF_SPELL[game.pieces[piece] & 255]
        return worth

    def leader(self, game: Traverse, seat: int) -> int:
        """Of the others, the one with the fewest turns left."""
        best = -1
        least = 1.0e9
        for other in range(game.seats):
            if other != seat:
                turns = self.standing(game, other)
                if turns < least:
                    least = turns
                    best = other
        return best

    # What each option leads to, in turns left

    def after(self, game: Traverse, seat: int, step: int, now: float) -> float:
        code = step & 255
        coins = game.coins[3 * seat : 3 * seat + 3]
        trunk = game.trunks[seat]
        if code in (WALK.code, ENTER_SHOP.code, TAKE_GATE.code, COME_OUT.code, ENTER_BACK_DOOR.code):
            return self.after_walk(game, seat, code, argument(step, 1), coins, trunk)
        if code in (LEAVE_BY_GATE.code, WALK_ALLEY.code):
            return self.turns_left(game, seat, argument(step, 1), coins, trunk)
        if code == BUY.code:
            return now - 4.0
        if code in (RETURN_ITEM.code, LOSE_COIN.code):
            what = argument(step, 1)
            if code == RETURN_ITEM.code:
                trunk &= ~(1 << what)
            else:
                coins[what] -= 1
            return self.turns_left(game, seat, game.hats[seat], coins, trunk)
        if code == TAKE_COINS.code:
            coins[argument(step, 1)] += 1
            if argument(step, 2) != NONE:
                coins[argument(step, 2)] += 1
            return self.turns_left(game, seat, game.hats[seat], coins, trunk) - 0.05 * spread(coins)
        if code == PLAY_SPELL.code:
            return now - self.spell(game, seat, argument(step, 1), now)
        if code in (DISCARD_SPELL.code, LOSE_SPELL.code):
            return now + WORTH_OF_SPELL[argument(step, 1)]
        if code == DEFEND_YOURSELF.code:
            return now - self.defence(game, seat)
        if code in (AIM_AT_ITEM.code, AIM_AT_COIN.code, AIM_AT_PLAYER.code):
            return now - self.attack(game, seat, code, argument(step, 1), argument(step, 2))
        if code == CLOSE_BUILDING.code:
            return now - self.closing(game, seat, argument(step, 1))
        if code == GO_TO_STEPS.code:
            return self.turns_left(game, seat, STEPS, [coin + 1 for coin in coins], trunk)
        if code == USE_FLOO.code:
            return now - self.powder(game, seat, now, 0.5)
        return now - 0.6 if code == ROLL_DICE.code and game.hats[seat] < SHOP else now

    def after_walk(self, game: Traverse, seat: int, code: int, to: int, coins: list[int], trunk: int) -> float:
        space = to
        place = to
        if code in (ENTER_SHOP.code, COME_OUT.code, ENTER_BACK_DOOR.code):
            place = SHOP + to
            space = ENTRANCES[to]
            if to == LEAKY and trunk == FULL_TRUNK:
                return -20.0
        elif code == TAKE_GATE.code:
            space = to - ALLEY
        walks = code in (WALK.code, ENTER_SHOP.code, TAKE_GATE.code)
        if walks and game.sign != GRINGOTTS and crosses_steps(game.first_space(seat), space):
            coins = [coin + 1 for coin in coins]
        return self.turns_left(game, seat, place, coins, trunk)

    def spell(self, game: Traverse, seat: int, card: int, now: float) -> float:
        """Turns saved by playing a Spell now; it is worth something in the hand too."""
        coins = game.coins[3 * seat : 3 * seat + 3]
        trunk = game.trunks[seat]
        gain = 0.0
        if card == FLOO:
            gain = self.powder(game, seat, now, 0.5) + 0.2
        elif card == CART:
            gain = now - self.turns_left(game, seat, STEPS, [coin + 1 for coin in coins], trunk)
        elif card == LEAVE:
            gain = 2.0
        elif card == KEY:
            gain = 3.0
        elif card == TAKE:
            gain = 3.0 if self.may_take_missing(game, seat) else 0.8
        elif card == ACCIO:
            gain = 1.5
        elif card == GRATE:
            gain = 1.2 if self.standing(game, self.leader(game, seat)) < now + 2.0 else 0.3
        elif card == CLOSE:
            leader = self.leader(game, seat)
            gain = 1.5 if self.standing(game, leader) < 3.0 else 0.4
        else:
            gain = 0.5 if game.sign != NONE else 0.0
        return gain - 0.5 * WORTH_OF_SPELL[card]

    def may_take_missing(self, game: Traverse, seat: int) -> bool:
        return any(game.trunks[on] & ~game.trunks[seat] for on in game.in_front(seat))

    def powder(self, game: Traverse, seat: int, now: float, chance: float) -> float:
        """Floo powder leads where one wants, or else anywhere."""
        coins = game.coins[3 * seat : 3 * seat + 3]
        trunk = game.trunks[seat]
        best = now
        total = 0.0
        for shop in range(len(ENTRANCES)):
            if game.hats[seat] != SHOP + shop:
                turns = self.turns_left(game, seat, SHOP + shop, coins, trunk)
                if shop == LEAKY and trunk == FULL_TRUNK:
                    turns = -4.0
                best = min(best, turns)
                total += turns
        other = now if game.mode == 1 else total / (len(ENTRANCES) - 1)
        return now - (chance * best + (1.0 - chance) * other) - 1.0

    def defence(self, game: Traverse, seat: int) -> float:
        question = game.asked[seat]
        if argument(question, 2) != NONE:
            return 2.0
        return 0.8 if argument(question, 3) == NONE else -0.2

    def attack(self, game: Traverse, seat: int, code: int, on: int, what: int) -> float:
        ahead = 0.6 if on == self.leader(game, seat) else 0.0
        if code == AIM_AT_PLAYER.code:
            return ahead
        coins = game.coins[3 * seat : 3 * seat + 3]
        trunk = game.trunks[seat]
        now = self.turns_left(game, seat, game.hats[seat], coins, trunk)
        if code == AIM_AT_ITEM.code:
            return now - self.turns_left(game, seat, game.hats[seat], coins, trunk | 1 << what) + 2 * ahead
        coins[what] += 1
        return now - self.turns_left(game, seat, game.hats[seat], coins, trunk) + ahead

    def closing(self, game: Traverse, seat: int, building: int) -> float:
        """A shop the leader still needs and one does not; the inn when the leader is on the way home."""
        leader = self.leader(game, seat)
        if building == LEAKY:
            full = game.trunks[leader] == FULL_TRUNK
            return 2.0 if full and game.trunks[seat] != FULL_TRUNK else 0.0
        if building == GRINGOTTS:
            return 0.0
        needs = game.trunks[leader] >> SELLS[building] & 1 == 0
        own = game.trunks[seat] >> SELLS[building] & 1 == 0
        return (0.5 if needs else 0.0) - (0.8 if own else 0.0)

    # How it stands

    def prospects(self, game: Traverse) -> list[float]:
        """By the turns and cards each has left; whose turn it is goes first. The weights fit 22,320 turns of 370 games
        of such players, two and four to a table."""
        weights: list[float] = []
        total = 0.0
        for seat in range(game.seats):
            turns = self.turns_left(game, seat, game.hats[seat], game.coins[3 * seat : 3 * seat + 3], game.trunks[seat])
            behind = (seat - game.turn) % game.seats / game.seats if game.turn != NONE else 0.0
            hand = 0.15 * game.hand_size(seat) + 0.25 * game.count(HAND + seat, TAKE)
            weight = exp(hand - 0.18 * behind - 1.6 * log(turns + 3.0))
            weights.append(weight)
            total += weight
        return [weight / total for weight in weights]


def can_pay(purse: list[int], item: int) -> bool:
    price = PRICES[item]
    return purse[0] >= price[0] and purse[1] >= price[1] and purse[2] >= price[2]


def pay(purse: list[int], item: int) -> None:
    price = PRICES[item]
    for coin in range(3):
        purse[coin] -= price[coin]


def spread(coins: list[int]) -> int:
    """The fewest coins of a kind: an even purse buys anything."""
    return min(coins)
