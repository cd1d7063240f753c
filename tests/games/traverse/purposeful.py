"""A player with a purpose: it sees only its view and its options, buys what it can on its way, and hurries
home when the trunk is full."""

from __future__ import annotations

from typing import Any

from sortilege.kernel.match import Ask, Match
from sortilege.kernel.step import Step
from sortilege.shelf.traverse.components import COINS, ITEMS, PRICES, SELLS
from sortilege.shelf.traverse.map import ENTRANCES, PLACES, SHOPS

COLLECTED = 1
"""Coins of each kind that the bank pays on the way."""


class Purposeful:
    """One look at the table, from one seat."""

    def __init__(self, view: dict[str, Any], seat: int) -> None:
        self.view = view
        self.seat = seat
        self.me = view["players"][seat]
        self.missing = [item for item in ITEMS if item not in self.me["trunk"]]

    def choose(self, ask: Ask) -> Step:
        """The option worth most; of equals the first, which is the least remarkable."""
        return max(ask.options, key=self.worth)

    def worth(self, option: Step) -> float:
        said: dict[str, Any] = option.arguments
        match option.name:
            case "Buy":
                return 100
            case "EnterShop" | "EnterBackDoor" | "ComeOut":
                return self.worth_of_shop(said["shop"], said["shop"] in ("robe_shop", "book_shop", "wand_shop"))
            case "PlaySpell":
                return self.worth_of_spell(said["card"])
            case "AimAtItem":
                return 1 + (said["item"] in self.missing)
            case "AimAtPlayer":
                return len(self.view["players"][said["on"]]["trunk"])
            case "CloseBuilding":
                return float(said["building"] == "leaky")
            case "AimAtCoin":
                return self.need(said["coin"])
            case "TakeCoins":
                return self.need(said["first"]) + (self.need(said["second"]) if said["second"] else 0)
            case "LoseCoin":
                return -self.need(said["coin"])
            case "LeaveByGate" | "DefendYourself" | "UseFloo" | "RollDice" | "GoToSteps":
                return 2
            case "TakeGate":
                return -1
            case _:
                return 1

    def worth_of_shop(self, shop: str, behind_the_bank: bool = False) -> float:
        """Home with a full trunk, then a shop with something to buy for the coins at hand."""
        if shop == "leaky":
            return 0 if self.missing else 200
        sold = ITEMS[SELLS[SHOPS.index(shop)]]
        if sold not in self.missing or not self.view["stock"][sold]:
            return 0
        here = self.me["place"]
        bonus = COLLECTED if behind_the_bank and here.startswith("D") and PLACES.index(here) < 17 else 0
        price = PRICES[ITEMS.index(sold)]
        affordable = all(self.me["coins"][coin] + bonus >= price[kind] for kind, coin in enumerate(COINS))
        return 50 - ENTRANCES[SHOPS.index(shop)] / 100 if affordable else 0

    def worth_of_spell(self, card: str) -> float:
        """Worth playing now, or not before it helps."""
        rivals = [one for seat, one in enumerate(self.view["players"]) if seat != self.seat]
        danger = any(len(one["trunk"]) == len(ITEMS) for one in rivals)
        poor = sum(self.need(coin) > 0 for coin in COINS)
        match card:
            case "S-TAKE" | "S-LEAVE":
                return 10
            case "S-FLOO":
                return 5 if any(self.worth_of_shop(shop) > 0 for shop in SHOPS) else 0
            case "S-KEY" | "S-ACCIO" | "S-CART":
                return 5 if poor else 0
            case "S-CLOSE":
                return 20 if danger and self.missing and self.view["sign"] != "leaky" else 0
            case "S-OPEN":
                return 5 if self.view["sign"] == ("gringotts" if self.missing else "leaky") else 0
            case "S-GRATE":
                return 15 if danger else 0
            case _:
                return 0

    def need(self, coin: str) -> int:
        """Coins of a kind that the missing items cost beyond those at hand."""
        kind = COINS.index(coin)
        return sum(PRICES[ITEMS.index(item)][kind] for item in self.missing) - int(self.me["coins"][coin])


def play_with_purpose(match: Match, limit: int) -> None:
    """Everybody plays with a purpose to the end, or so many decisions."""
    while not match.over and len(match.choices) < limit:
        ask = match.asks[0]
        match.answer(ask.seat, Purposeful(match.view(ask.seat), ask.seat).choose(ask))
