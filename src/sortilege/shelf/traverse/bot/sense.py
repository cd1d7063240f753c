"""What a sensible shopper of Diagon Alley thinks: how many turns are left, and what saves some.

A walk is counted shop by shop: what can be paid for on the way, where the bank pays, and back to the
inn. Everything is weighed in turns saved for oneself, and lost by whoever is ahead.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from sortilege.kernel.sense import Sense
from sortilege.kernel.vocabulary import NONE, argument
from sortilege.shelf.traverse.bot.routes import turns_left, turns_now
from sortilege.shelf.traverse.components import (
    ACCIO,
    CART,
    CLOSE,
    EVEN,
    FLOO,
    FULL_TRUNK,
    GRATE,
    KEY,
    LARGE,
    LEAVE,
    ODD,
    SELLS,
    SMALL,
    TAKE,
)
from sortilege.shelf.traverse.map import (
    ALLEY,
    ENTRANCES,
    GRINGOTTS,
    LEAKY,
    SHOP,
    SHOPS,
    STEPS,
    crosses_steps,
)
from sortilege.shelf.traverse.rules.floo import is_right
from sortilege.shelf.traverse.state import HAND, JUNIOR, Traverse
from sortilege.shelf.traverse.steps import (
    AIM_AT_COIN,
    AIM_AT_ITEM,
    AIM_AT_PLAYER,
    ANNOUNCE,
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

EXILED: Final = 2.0
"""Turns lost by whoever is sent to Knockturn Alley."""
CLOSED: Final = 2.5
"""Turns lost by whoever finds the door closed."""
POINTS_A_TURN: Final = 1.6
WORTH_OF_SPELL: Final[list[float]] = [1.0, 0.6, 1.6, 1.2, 0.8, 0.8, 0.7, 0.9, 1.5, 0.3]
"""By Spell: the turns that holding it saves, about."""


class TraverseSense(Sense[Traverse]):
    patience = 14

    def scores(self, game: Traverse, seat: int, options: list[int]) -> list[float]:
        now = turns_now(game, seat)
        return [POINTS_A_TURN * (now - self.after(game, seat, option, now)) for option in options]

    # What each option leads to, in turns left

    def leader(self, game: Traverse, seat: int) -> int:
        """Of the others, the one with the fewest turns left."""
        best = -1
        least = 1.0e9
        for other in range(game.seats):
            if other != seat:
                turns = turns_now(game, other)
                if turns < least:
                    least = turns
                    best = other
        return best

    def after(self, game: Traverse, seat: int, step: int, now: float) -> float:
        code = step & 255
        coins = game.coins[3 * seat : 3 * seat + 3]
        trunk = game.trunks[seat]
        if code in (WALK.code, ENTER_SHOP.code, TAKE_GATE.code, COME_OUT.code, ENTER_BACK_DOOR.code):
            return self.after_walk(game, seat, code, argument(step, 1), coins, trunk)
        if code in (LEAVE_BY_GATE.code, WALK_ALLEY.code):
            return turns_left(game, seat, argument(step, 1), coins, trunk)
        if code == BUY.code:
            return now - 4.0
        if code in (RETURN_ITEM.code, LOSE_COIN.code):
            what = argument(step, 1)
            if code == RETURN_ITEM.code:
                trunk &= ~(1 << what)
            else:
                coins[what] -= 1
            return turns_left(game, seat, game.hats[seat], coins, trunk)
        if code == TAKE_COINS.code:
            coins[argument(step, 1)] += 1
            if argument(step, 2) != NONE:
                coins[argument(step, 2)] += 1
            return turns_left(game, seat, game.hats[seat], coins, trunk) - 0.05 * spread(coins)
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
            return turns_left(game, seat, STEPS, [coin + 1 for coin in coins], trunk)
        if code == USE_FLOO.code:
            return now - self.powder(game, seat, now)
        if code == ANNOUNCE.code:
            return self.wrong_chimneys(game, seat, argument(step, 1), now)
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
        return turns_left(game, seat, place, coins, trunk)

    def spell(self, game: Traverse, seat: int, card: int, now: float) -> float:
        """Turns saved by playing a Spell now; it is worth something in the hand too."""
        coins = game.coins[3 * seat : 3 * seat + 3]
        trunk = game.trunks[seat]
        gain = 0.0
        if card == FLOO:
            gain = self.powder(game, seat, now) + 0.2
        elif card == CART:
            gain = now - turns_left(game, seat, STEPS, [coin + 1 for coin in coins], trunk)
        elif card == LEAVE:
            gain = 2.0
        elif card == KEY:
            gain = 3.0
        elif card == TAKE:
            gain = self.best_theft(game, seat)
        elif card == ACCIO:
            gain = self.best_coin(game, seat)
        elif card == GRATE:
            gain = max([EXILED * self.rivalry(game, seat, on) for on in game.others_outside_alley(seat)])
        elif card == CLOSE:
            gain = max([self.closing(game, seat, building) for building in range(len(SHOPS))])
        else:
            gain = 0.5 if game.sign != NONE else 0.0
        return gain - 0.5 * WORTH_OF_SPELL[card]

    def powder(self, game: Traverse, seat: int, now: float) -> float:
        """Turns saved by Floo powder, which leads where one wants every other time."""
        best = now
        for shop in range(len(SHOPS)):
            if game.hats[seat] != SHOP + shop:
                best = min(best, self.out_of_chimney(game, seat, shop))
        guesses = [SMALL, LARGE] if game.mode == JUNIOR else [ODD, EVEN]
        other = min([self.wrong_chimneys(game, seat, guess, now) for guess in guesses])
        return now - (best + other) / 2 - 1.0

    def wrong_chimneys(self, game: Traverse, seat: int, guess: int, now: float) -> float:
        """Turns left on average after a wrong guess."""
        if game.mode == JUNIOR:
            return now
        total = 0.0
        wrong = [rolled for rolled in range(1, 7) if not is_right(guess, rolled)]
        for rolled in wrong:
            total += self.out_of_chimney(game, seat, (game.hats[seat] - SHOP + rolled) % len(SHOPS))
        return total / len(wrong)

    def out_of_chimney(self, game: Traverse, seat: int, shop: int) -> float:
        if shop == LEAKY and game.trunks[seat] == FULL_TRUNK:
            return -4.0
        return turns_left(game, seat, SHOP + shop, game.coins[3 * seat : 3 * seat + 3], game.trunks[seat])

    def defence(self, game: Traverse, seat: int) -> float:
        question = game.asked[seat]
        if argument(question, 2) != NONE:
            return 2.0
        return 0.8 if argument(question, 3) == NONE else -0.2

    def rivalry(self, game: Traverse, seat: int, on: int) -> float:
        """What a turn lost by another player is worth in turns of one's own: more if that player is near winning."""
        chances = self.prospects(game)
        return chances[on] / (1.0 - chances[seat]) * (turns_now(game, seat) + 1.0) / (turns_now(game, on) + 1.0)

    def attack(self, game: Traverse, seat: int, code: int, on: int, what: int) -> float:
        """Turns saved, and turns taken from a rival."""
        rivalry = self.rivalry(game, seat, on)
        if code == AIM_AT_PLAYER.code:
            return EXILED * rivalry
        coins = game.coins[3 * seat : 3 * seat + 3]
        their_coins = game.coins[3 * on : 3 * on + 3]
        trunk = game.trunks[seat]
        their_trunk = game.trunks[on]
        if code == AIM_AT_ITEM.code:
            trunk |= 1 << what
            their_trunk &= ~(1 << what)
        else:
            coins[what] += 1
            their_coins[what] -= 1
        saved = turns_now(game, seat) - turns_left(game, seat, game.hats[seat], coins, trunk)
        lost = turns_left(game, on, game.hats[on], their_coins, their_trunk) - turns_now(game, on)
        return saved + rivalry * lost

    def best_theft(self, game: Traverse, seat: int) -> float:
        best = 0.0
        for on in game.in_front(seat):
            for item in game.items_of(on):
                best = max(best, self.attack(game, seat, AIM_AT_ITEM.code, on, item))
        return best

    def best_coin(self, game: Traverse, seat: int) -> float:
        best = 0.0
        for on in game.others_outside_alley(seat):
            for coin in game.coin_kinds(on):
                best = max(best, self.attack(game, seat, AIM_AT_COIN.code, on, coin))
        return best

    def closing(self, game: Traverse, seat: int, building: int) -> float:
        """A shop the leader still needs and one does not; the inn when the leader is on the way home."""
        if building in (GRINGOTTS, game.sign):
            return 0.0
        leader = self.leader(game, seat)
        theirs = self.wants(game, leader, building)
        own = self.wants(game, seat, building)
        return CLOSED * (self.rivalry(game, seat, leader) * theirs - own)

    def wants(self, game: Traverse, seat: int, building: int) -> float:
        """How much a player minds that a building is closed: most if it is the inn and the trunk is full."""
        if building == LEAKY:
            return 1.0 if game.trunks[seat] == FULL_TRUNK else 0.0
        return 0.0 if game.trunks[seat] >> SELLS[building] & 1 else 0.3

    # How it stands

    def prospects(self, game: Traverse) -> list[float]:
        """By the turns and cards each has left; whose turn it is goes first. The weights fit 45,960 turns of 700 games
        of such players: the more they are, the more a turn counts."""
        weights: list[float] = []
        total = 0.0
        for seat in range(game.seats):
            turns = turns_now(game, seat)
            behind = (seat - game.turn) % game.seats / game.seats if game.turn != NONE else 0.0
            hand = 0.17 * game.hand_size(seat) + 0.3 * game.count(HAND + seat, TAKE)
            weight = exp(hand - 0.18 * behind - (0.85 + 0.2 * game.seats) * log(turns + 1.0))
            weights.append(weight)
            total += weight
        return [weight / total for weight in weights]


def spread(coins: list[int]) -> int:
    """The fewest coins of a kind: an even purse buys anything."""
    return min(coins)
