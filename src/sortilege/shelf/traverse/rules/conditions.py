"""When a Spell may be played and an item bought: options and refusals both come from here."""

from __future__ import annotations

from sortilege.kernel.vocabulary import NONE, Reason
from sortilege.shelf.traverse.components import (
    ACCIO,
    DEFEND,
    FLOO,
    GRATE,
    KEY,
    LEAVE,
    OPEN,
    PLAYABLE,
    PRICES,
    SELLS,
    TAKE,
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


def objection_to_playing(game: Traverse, by: int, card: int, moment: int) -> Reason | None:
    """What speaks against playing a Spell of one's hand at a moment of one's turn. TRA-R16, TRA-R27."""
    hat = game.hats[by]
    if card == DEFEND:
        return ONLY_AGAINST_AN_ATTACK
    if game.is_in_alley(by) != (card == LEAVE):
        return NOT_IN_ALLEY if card == LEAVE else ONLY_LEAVING_IN_ALLEY
    if not PLAYABLE[card] >> moment & 1:
        return ROLL_MUST_BE_WALKED
    if card == FLOO:
        return None if hat >= SHOP else ONLY_FROM_A_SHOP
    if card == TAKE:
        return None if items_to_take(game, by) else NOTHING_IN_FRONT
    if card == GRATE:
        return None if game.others_outside_alley(by) else NOBODY_TO_EXILE
    if card == ACCIO:
        return None if coins_to_take(game, by) else NO_COIN_TO_TAKE
    if card == KEY:
        if game.is_closed(GRINGOTTS):
            return BANK_CLOSED
        return None if game.coin_kinds(game.seats) else BANK_EMPTY
    if card == OPEN:
        return None if game.sign != NONE else NO_SIGN
    return None


def playable_spells(game: Traverse, by: int, moment: int) -> list[int]:
    """The Spells of a hand that may be played now. TRA-CARD-06."""
    return [
        PLAY_SPELL(by, card)
        for card in game.faces(HAND + by)
        if objection_to_playing(game, by, card, moment) is None
    ]  # fmt: skip


def items_to_take(game: Traverse, by: int) -> list[int]:
    """Every item of the player in front, or of each of several in one shop. TRA-R27."""
    return [AIM_AT_ITEM(by, on, item) for on in game.in_front(by) for item in game.items_of(on)]


def coins_to_take(game: Traverse, by: int) -> list[int]:
    """Every kind of coin of every other player outside Knockturn Alley. TRA-D11."""
    return [AIM_AT_COIN(by, on, coin) for on in game.others_outside_alley(by) for coin in game.coin_kinds(on)]


def objection_to_buying(game: Traverse, by: int, item: int) -> Reason | None:
    """What speaks against buying an item where the hat is. TRA-BUY."""
    hat = game.hats[by]
    if hat < SHOP or item == NONE or SELLS[hat - SHOP] != item:
        return NOT_SOLD_HERE
    if game.trunks[by] >> item & 1:
        return OWNED_ALREADY
    if not game.stock[item]:
        return SOLD_OUT
    price = PRICES[item]
    for coin in range(3):
        if game.coins[3 * by + coin] < price[coin]:
            return WRONG_COINS
    return None


def purchases(game: Traverse, by: int) -> list[int]:
    """The item that can be bought where the hat is, if any. TRA-BUY-01."""
    hat = game.hats[by]
    if hat < SHOP or objection_to_buying(game, by, SELLS[hat - SHOP]) is not None:
        return []
    return [BUY(by, SELLS[hat - SHOP])]


def objection_to_floo(game: Traverse, by: int) -> Reason | None:
    """What speaks against the powder of the junior game, which needs no card. TRA-JR-11, TRA-R49."""
    if not game.is_inside(by):
        return NO_CHIMNEY_HERE
    return None if game.locks[by] == NONE else FLOO_LOCKED


def shopping(game: Traverse, by: int) -> list[int]:
    """What being inside a shop allows without a card: to buy and, in the junior game, to use Floo."""
    open_now = purchases(game, by)
    if game.mode == JUNIOR and objection_to_floo(game, by) is None:
        open_now.append(USE_FLOO(by))
    return open_now
