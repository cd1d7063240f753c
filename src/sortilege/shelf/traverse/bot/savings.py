"""What Spells save their player, in turns: those saved for oneself, and those lost by whoever is ahead."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.kinds import NONE
from sortilege.kernel.sets import Seat, has, minus, plus
from sortilege.shelf.traverse.bot.outlook import Outlook
from sortilege.shelf.traverse.bot.routes import one, purse_of, turns_left
from sortilege.shelf.traverse.components import (
    ACCIO,
    CART,
    CLOSE,
    EVEN,
    FLOO,
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
from sortilege.shelf.traverse.map import GRINGOTTS, LEAKY, SHOP, SHOP_COUNT, Building, Shop
from sortilege.shelf.traverse.rules.floo import is_right
from sortilege.shelf.traverse.state import JUNIOR, Traverse
from sortilege.shelf.traverse.steps import ANSWER_ATTACK

EXILED: Final = 2.0
"""Turns lost by whoever is sent to Knockturn Alley."""
CLOSED: Final = 2.5
"""Turns lost by whoever finds the door closed."""
WORTH_OF_SPELL: Final[list[float]] = [1.0, 0.6, 1.6, 1.2, 0.8, 0.8, 0.7, 0.9, 1.5, 0.3]
"""By Spell: the turns that holding it saves, about."""


class Savings(Outlook):
    def __init__(self, game: Traverse, seat: Seat) -> None:
        super().__init__(game, seat)
        self.chimneys: list[float] = []
        """By shop: the turns left for oneself out of its chimney, once anybody has asked."""

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
