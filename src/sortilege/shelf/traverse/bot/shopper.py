"""One look of a shopper at the table: how many turns everybody has left, and what each option makes of that.

Everything is weighed in turns saved for oneself, and lost by whoever is ahead. What was counted once is kept, since
nothing changes while one looks.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from mypy_extensions import i64

from sortilege.kernel.kinds import NONE
from sortilege.kernel.sets import Seat, has, minus, plus
from sortilege.kernel.step_types import StepNumber, argument, type_code
from sortilege.shelf.traverse.bot.routes import (
    Purse,
    fewest,
    one,
    passes_bank,
    purse_of,
    turns_left,
    turns_now,
)
from sortilege.shelf.traverse.components import (
    ACCIO,
    CART,
    CLOSE,
    EVEN,
    FLOO,
    FULL_TRUNK,
    GRATE,
    KEY,
    KINDS_OF_COIN,
    LARGE,
    LEAVE,
    ODD,
    SELLS,
    SMALL,
    TAKE,
    Card,
    Coin,
    Guess,
    Item,
)
from sortilege.shelf.traverse.map import (
    ALLEY,
    ENTRANCES,
    GRINGOTTS,
    LEAKY,
    SHOP,
    SHOP_COUNT,
    STEPS,
    Building,
    Place,
    Shop,
    Space,
    crosses_steps,
)
from sortilege.shelf.traverse.rules.floo import is_right
from sortilege.shelf.traverse.state import HAND, JUNIOR, Traverse
from sortilege.shelf.traverse.steps import (
    AIM_AT_COIN,
    AIM_AT_ITEM,
    AIM_AT_PLAYER,
    ANNOUNCE,
    ANSWER_ATTACK,
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
HOME: Final = -20.0
"""Turns left to whoever comes home with a full trunk."""
CLOSED: Final = 2.5
"""Turns lost by whoever finds the door closed."""
WORTH_OF_SPELL: Final[list[float]] = [1.0, 0.6, 1.6, 1.2, 0.8, 0.8, 0.7, 0.9, 1.5, 0.3]
"""By Spell: the turns that holding it saves, about."""


def chances(game: Traverse, turns: list[float]) -> list[float]:
    """By the turns and cards each has left; whose turn it is goes first. The weights fit 45,960 turns of 700 games
    of such players: the more they are, the more a turn counts."""
    seats = int(game.seats)
    weights: list[float] = []
    total = 0.0
    for seat in range(game.seats):
        behind = int((seat - game.turn) % game.seats) / seats if game.turn != NONE else 0.0
        hand = 0.17 * int(game.hand_size(seat)) + 0.3 * int(game.count(HAND + seat, TAKE))
        weight = exp(hand - 0.18 * behind - (0.85 + 0.2 * seats) * log(turns[seat] + 1.0))
        weights.append(weight)
        total += weight
    return [weight / total for weight in weights]


class Shopper:
    def __init__(self, game: Traverse, seat: Seat) -> None:
        self.game = game
        self.seat: i64 = seat
        self.purse: Purse = purse_of(game, seat)
        self.trunk: i64 = game.trunks[seat]
        self.now: float = turns_now(game, seat)
        """Turns left to oneself."""
        self.turns: list[float] = []
        """By seat: the turns left, once anybody has asked."""
        self.chances: list[float] = []
        self.chimneys: list[float] = []
        """By shop: the turns left for oneself out of its chimney, once anybody has asked."""

    def turns_of(self, seat: Seat) -> float:
        if not self.turns:
            for other in range(self.game.seats):
                self.turns.append(self.now if other == self.seat else turns_now(self.game, other))
        return self.turns[seat]

    def leader(self) -> Seat:
        """Of the others, the one with the fewest turns left."""
        best: i64 = -1
        least = 1.0e9
        for other in range(self.game.seats):
            if other != self.seat and self.turns_of(other) < least:
                least = self.turns_of(other)
                best = other
        return best

    def rivalry(self, on: Seat) -> float:
        """What a turn lost by another player is worth in turns of one's own: more if that player is near winning."""
        theirs = self.turns_of(on)
        if not self.chances:
            self.chances = chances(self.game, self.turns)
        return self.chances[on] / (1.0 - self.chances[self.seat]) * (self.now + 1.0) / (theirs + 1.0)

    # What each option leads to, in turns left

    def after(self, step: StepNumber) -> float:
        code = type_code(step)
        what = argument(step, 1)
        if code == WALK.code or code == TAKE_GATE.code:
            return self.after_walk(what, what if code == WALK.code else what - ALLEY)
        if code == ENTER_SHOP.code:
            return HOME if self.is_home(what) else self.after_walk(SHOP + what, ENTRANCES[what])
        if code == COME_OUT.code or code == ENTER_BACK_DOOR.code:
            return HOME if self.is_home(what) else self.at(SHOP + what)
        if code == LEAVE_BY_GATE.code or code == WALK_ALLEY.code:
            return self.at(what)
        if code == BUY.code:
            return self.now - 4.0
        if code == ROLL_DICE.code:
            return self.now if self.game.is_inside(self.seat) else self.now - 0.6
        if code == PLAY_SPELL.code:
            return self.now - self.saved_by_spell(what)
        if code == AIM_AT_COIN.code:
            return self.now - self.saved_by_coin(what, argument(step, 2))
        if code == AIM_AT_ITEM.code:
            return self.now - self.saved_by_theft(what, argument(step, 2))
        if code == AIM_AT_PLAYER.code:
            return self.now - EXILED * self.rivalry(what)
        if code == CLOSE_BUILDING.code:
            return self.now - self.saved_by_closing(what)
        if code == USE_FLOO.code:
            return self.now - self.saved_by_powder()
        if code == ANNOUNCE.code:
            return self.wrong_chimneys(what)
        return self.after_change(step, code, what)

    def after_change(self, step: StepNumber, code: i64, what: i64) -> float:
        """Where one stays, or is put without walking, and only the purse, the trunk or the hand changes."""
        game = self.game
        here = game.hats[self.seat]
        if code == DISCARD_SPELL.code or code == LOSE_SPELL.code:
            return self.now + WORTH_OF_SPELL[what]
        if code == DEFEND_YOURSELF.code:
            return self.now - self.saved_by_defence()
        if code == RETURN_ITEM.code:
            return turns_left(game, self.seat, here, self.purse, minus(self.trunk, what))
        if code == LOSE_COIN.code:
            return turns_left(game, self.seat, here, self.purse - one(what), self.trunk)
        if code == TAKE_COINS.code:
            second = argument(step, 2)
            purse = self.purse + one(what) + (one(second) if second != NONE else 0)
            return turns_left(game, self.seat, here, purse, self.trunk) - 0.05 * int(fewest(purse))
        if code == GO_TO_STEPS.code:
            return self.on_steps()
        return self.now

    def at(self, place: Place) -> float:
        """Put somewhere without walking."""
        return turns_left(self.game, self.seat, place, self.purse, self.trunk)

    def after_walk(self, place: Place, space: Space) -> float:
        """At a place reached by a walk on Diagon Alley that ends on a space of it."""
        game = self.game
        is_paid = game.sign != GRINGOTTS and crosses_steps(game.first_space(self.seat), space)
        purse = passes_bank(self.purse) if is_paid else self.purse
        return turns_left(game, self.seat, place, purse, self.trunk)

    def on_steps(self) -> float:
        return turns_left(self.game, self.seat, STEPS, passes_bank(self.purse), self.trunk)

    def is_home(self, shop: Shop) -> bool:
        """Whether entering a shop wins."""
        return shop == LEAKY and self.trunk == FULL_TRUNK

    # What Spells save, in turns

    def saved_by_spell(self, card: Card) -> float:
        """By playing it now; it is worth something in the hand too."""
        gain = 0.0
        if card == FLOO:
            gain = self.saved_by_powder() + 0.2
        elif card == CART:
            gain = self.now - self.on_steps()
        elif card == LEAVE:
            gain = 2.0
        elif card == KEY:
            gain = 3.0
        elif card == TAKE:
            gain = self.best_theft()
        elif card == ACCIO:
            gain = self.best_coin()
        elif card == GRATE:
            gain = self.best_exile()
        elif card == CLOSE:
            gain = self.best_closing()
        else:
            gain = 0.5 if self.game.sign != NONE else 0.0
        return gain - 0.5 * WORTH_OF_SPELL[card]

    def saved_by_powder(self) -> float:
        """Floo powder leads where one wants every other time."""
        best = self.now
        for shop in range(SHOP_COUNT):
            if self.game.hats[self.seat] != SHOP + shop:
                best = min(best, self.out_of_chimney(shop))
        if self.game.mode == JUNIOR:
            other = min(self.wrong_chimneys(SMALL), self.wrong_chimneys(LARGE))
        else:
            other = min(self.wrong_chimneys(ODD), self.wrong_chimneys(EVEN))
        return self.now - (best + other) / 2 - 1.0

    def wrong_chimneys(self, guess: Guess) -> float:
        """Turns left on average after a wrong guess."""
        if self.game.mode == JUNIOR:
            return self.now
        here = self.game.hats[self.seat] - SHOP
        total = 0.0
        wrong = 0
        for rolled in range(1, 7):
            if not is_right(guess, rolled):
                total += self.out_of_chimney((here + rolled) % SHOP_COUNT)
                wrong += 1
        return total / wrong

    def out_of_chimney(self, shop: Shop) -> float:
        if not self.chimneys:
            for other in range(SHOP_COUNT):
                self.chimneys.append(-4.0 if self.is_home(other) else self.at(SHOP + other))
        return self.chimneys[shop]

    def saved_by_defence(self) -> float:
        _, _, item, coin = ANSWER_ATTACK.read(self.game.asked[self.seat])
        if item != NONE:
            return 2.0
        return 0.8 if coin == NONE else -0.2

    def saved_by_theft(self, on: Seat, item: Item) -> float:
        """Turns saved by another's item, and turns taken from a rival."""
        game = self.game
        theirs = purse_of(game, on)
        saved = self.now - turns_left(game, self.seat, game.hats[self.seat], self.purse, plus(self.trunk, item))
        lost = turns_left(game, on, game.hats[on], theirs, minus(game.trunks[on], item)) - self.turns_of(on)
        return saved + self.rivalry(on) * lost

    def saved_by_coin(self, on: Seat, coin: Coin) -> float:
        """The same for another's coin."""
        game = self.game
        theirs = purse_of(game, on) - one(coin)
        saved = self.now - turns_left(game, self.seat, game.hats[self.seat], self.purse + one(coin), self.trunk)
        lost = turns_left(game, on, game.hats[on], theirs, game.trunks[on]) - self.turns_of(on)
        return saved + self.rivalry(on) * lost

    def best_theft(self) -> float:
        best = 0.0
        in_front = self.game.in_front(self.seat)
        for on in range(self.game.seats):
            if has(in_front, on):
                for item in self.game.items_of(on):
                    best = max(best, self.saved_by_theft(on, item))
        return best

    def best_coin(self) -> float:
        best = 0.0
        others = self.game.others_outside_alley(self.seat)
        for on in range(self.game.seats):
            if has(others, on):
                for coin in range(KINDS_OF_COIN):
                    if self.game.coins_of(on, coin):
                        best = max(best, self.saved_by_coin(on, coin))
        return best

    def best_exile(self) -> float:
        best = 0.0
        others = self.game.others_outside_alley(self.seat)
        for on in range(self.game.seats):
            if has(others, on):
                best = max(best, EXILED * self.rivalry(on))
        return best

    def best_closing(self) -> float:
        best = self.saved_by_closing(LEAKY)
        for building in range(1, SHOP_COUNT):
            best = max(best, self.saved_by_closing(building))
        return best

    def saved_by_closing(self, building: Building) -> float:
        """A shop the leader still needs and one does not; the inn when the leader is on the way home."""
        if building == GRINGOTTS or building == self.game.sign:
            return 0.0
        leader = self.leader()
        theirs = self.wants(leader, building)
        own = self.wants(self.seat, building)
        return CLOSED * (self.rivalry(leader) * theirs - own)

    def wants(self, seat: Seat, building: Building) -> float:
        """How much a player minds that a building is closed: most if it is the inn and the trunk is full."""
        if building == LEAKY:
            return 1.0 if self.game.has_full_trunk(seat) else 0.0
        return 0.0 if self.game.owns(seat, SELLS[building]) else 0.3
