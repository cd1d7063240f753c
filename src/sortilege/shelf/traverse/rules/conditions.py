"""When a Spell may be played and an item bought: options and refusals both come from here."""

from __future__ import annotations

from mypy_extensions import i64

from sortilege.kernel.kinds import NONE
from sortilege.kernel.native import Offer
from sortilege.kernel.reasons import Reason
from sortilege.kernel.sets import NOBODY, Seat, has
from sortilege.shelf.traverse.components import (
    ACCIO,
    DEFEND,
    EMPTY_TRUNK,
    FLOO,
    GRATE,
    KEY,
    KINDS_OF_COIN,
    LEAVE,
    OPEN,
    PLAYABLE,
    PRICE,
    SELLS,
    TAKE,
    Card,
    Coin,
    Item,
    Moment,
)
from sortilege.shelf.traverse.map import GRINGOTTS, SHOP
from sortilege.shelf.traverse.state import HAND, JUNIOR, Traverse
from sortilege.shelf.traverse.steps import AIM_AT_COIN, AIM_AT_ITEM, BUY, PLAY_SPELL, USE_FLOO

ONLY_AGAINST_AN_ATTACK = Reason("only-against-an-attack", "TRA-CARD-08", "TRA-CARD-10", "TRA-R38")
ONLY_LEAVING_IN_ALLEY = Reason("only-leaving-in-alley", "TRA-KNOCK-07")
NOT_IN_ALLEY = Reason("not-in-alley", "TRA-LEAVE-03")
ROLL_MUST_BE_WALKED = Reason("roll-must-be-walked", "TRA-R16")
ONLY_FROM_A_SHOP = Reason("only-from-a-shop", "TRA-FLOO-01")
NOTHING_IN_FRONT = Reason("nothing-in-front", "TRA-TAKE-01", "TRA-R26", "TRA-R27")
NOBODY_TO_EXILE = Reason("nobody-to-exile", "TRA-R43")
NO_COIN_TO_TAKE = Reason("no-coin-to-take", "TRA-R43")
BANK_CLOSED = Reason("bank-closed", "TRA-CLOSE-05", "TRA-R40")
BANK_EMPTY = Reason("bank-empty", "TRA-R39")
NO_SIGN = Reason("no-sign", "TRA-R22")

NOBODY_ENTERS_THE_BANK = Reason("nobody-enters-the-bank", "TRA-BANK-02")
NOT_SOLD_HERE = Reason("not-sold-here", "TRA-BUY-01")
OWNED_ALREADY = Reason("owned-already", "TRA-BUY-06")
SOLD_OUT = Reason("sold-out", "TRA-BUY-05")
WRONG_COINS = Reason("wrong-coins", "TRA-BUY-02", "TRA-BUY-03", "TRA-BUY-04")

NO_CHIMNEY_HERE = Reason("no-chimney-here", "TRA-JR-11")
FLOO_LOCKED = Reason("floo-locked", "TRA-JR-14", "TRA-R49")


def objection_to_playing(game: Traverse, by: Seat, card: Card, moment: Moment) -> Reason | None:
    """What speaks against playing a Spell of one's hand at a moment of one's turn. TRA-R16, TRA-R27."""
    if card == DEFEND:
        return ONLY_AGAINST_AN_ATTACK
    if game.is_in_alley(by) != (card == LEAVE):
        return NOT_IN_ALLEY if card == LEAVE else ONLY_LEAVING_IN_ALLEY
    if not has(PLAYABLE[card], moment):
        return ROLL_MUST_BE_WALKED
    if card == FLOO:
        return None if game.is_inside(by) else ONLY_FROM_A_SHOP
    if card == TAKE:
        return None if has_items_in_front(game, by) else NOTHING_IN_FRONT
    if card == GRATE:
        return None if game.others_outside_alley(by) != NOBODY else NOBODY_TO_EXILE
    if card == ACCIO:
        return None if has_coins_outside_alley(game, by) else NO_COIN_TO_TAKE
    if card == KEY:
        if game.is_closed(GRINGOTTS):
            return BANK_CLOSED
        return None if game.has_coins(game.seats) else BANK_EMPTY
    if card == OPEN:
        return None if game.sign != NONE else NO_SIGN
    return None


def offer_spells(game: Traverse, options: Offer, by: Seat, moment: Moment) -> None:
    """The Spells of a hand that may be played now. TRA-CARD-06."""
    if game.hand_size(by):
        for card in game.faces(HAND + by):
            if objection_to_playing(game, by, card, moment) is None:
                options.add(PLAY_SPELL.of(by, card))


def offer_items_to_take(game: Traverse, options: Offer, by: Seat) -> None:
    """Every item of the player in front, or of each of several in one shop. TRA-R27."""
    in_front = game.in_front(by)
    for on in range(game.seats):
        if has(in_front, on):
            for item in game.items_of(on):
                options.add(AIM_AT_ITEM.of(by, on, item))


def has_items_in_front(game: Traverse, by: Seat) -> bool:
    in_front = game.in_front(by)
    return any(has(in_front, on) and game.trunks[on] != EMPTY_TRUNK for on in range(game.seats))


def offer_coins_to_take(game: Traverse, options: Offer, by: Seat) -> None:
    """Every kind of coin of every other player outside Knockturn Alley. TRA-D11."""
    others = game.others_outside_alley(by)
    for on in range(game.seats):
        if has(others, on):
            for coin in range(KINDS_OF_COIN):
                if game.coins_of(on, coin):
                    options.add(AIM_AT_COIN.of(by, on, coin))


def has_coins_outside_alley(game: Traverse, by: Seat) -> bool:
    others = game.others_outside_alley(by)
    return any(has(others, on) and game.has_coins(on) for on in range(game.seats))


def objection_to_buying(game: Traverse, by: Seat, item: Item) -> Reason | None:
    """What speaks against buying an item where the hat is. TRA-BUY."""
    hat = game.hats[by]
    if hat < SHOP or item == NONE or SELLS[hat - SHOP] != item:
        return NOT_SOLD_HERE
    if game.owns(by, item):
        return OWNED_ALREADY
    if game.stock[item] == 0:
        return SOLD_OUT
    for coin in range(KINDS_OF_COIN):
        if coins_lacking(item, coin, game.coins_of(by, coin)):
            return WRONG_COINS
    return None


def coins_lacking(item: Item, coin: Coin, held: i64) -> i64:
    """How many coins of a kind whoever holds so many lacks to pay for an item: nobody gives change. TRA-BUY."""
    return max(0, PRICE[KINDS_OF_COIN * item + coin] - held)


def may_buy(game: Traverse, by: Seat) -> bool:
    """Whether what is sold where the hat is, if anything, can be bought. TRA-BUY-01."""
    hat = game.hats[by]
    return hat >= SHOP and objection_to_buying(game, by, SELLS[hat - SHOP]) is None


def offer_purchase(game: Traverse, options: Offer, by: Seat) -> None:
    if may_buy(game, by):
        options.add(BUY.of(by, SELLS[game.hats[by] - SHOP]))


def objection_to_floo(game: Traverse, by: Seat) -> Reason | None:
    """What speaks against the powder of the junior game, which needs no card. TRA-JR-11, TRA-R49."""
    if not game.is_inside(by):
        return NO_CHIMNEY_HERE
    return None if game.locks[by] == NONE else FLOO_LOCKED


def may_shop(game: Traverse, by: Seat) -> bool:
    """Whether being inside a shop allows anything without a card."""
    return may_buy(game, by) or (game.mode == JUNIOR and objection_to_floo(game, by) is None)


def offer_shopping(game: Traverse, options: Offer, by: Seat) -> None:
    """What being inside a shop allows without a card: to buy and, in the junior game, to use Floo."""
    offer_purchase(game, options, by)
    if game.mode == JUNIOR and objection_to_floo(game, by) is None:
        options.add(USE_FLOO.of(by))
