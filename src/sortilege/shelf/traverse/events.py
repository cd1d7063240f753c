"""Everything that can be told in the Diagon Alley game."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.kinds import SEAT
from sortilege.shelf.traverse.components import (
    BOOK,
    BUILDING,
    CARD,
    CARDS_OWED,
    COIN,
    GUESS,
    HAT,
    ITEM,
    LEFT_IN_SHOP,
    ONE_OR_NONE,
    PLACE,
    ROLLED,
)

# Setting up
HAT_TAKEN: Final = BOOK.event("HatTaken", by=SEAT, hat=HAT)
SPELLS_DEALT: Final = BOOK.event("SpellsDealt", to=SEAT, first=CARD, second=CARD).secret(first="to", second="to")
START_ROLLED: Final = BOOK.event("StartRolled", by=SEAT, die=ROLLED)
START_TIED: Final = BOOK.event("StartTied")

# Turns and walking
TURN_BEGUN: Final = BOOK.event("TurnBegun", by=SEAT)
TURN_MISSED: Final = BOOK.event("TurnMissed", by=SEAT)
DICE_ROLLED: Final = BOOK.event("DiceRolled", by=SEAT, first=ROLLED, second=ROLLED)
WENT_ON: Final = BOOK.event("WentOn", by=SEAT)
HAT_WALKED: Final = BOOK.event("HatWalked", by=SEAT, to=PLACE)
SHOP_ENTERED: Final = BOOK.event("ShopEntered", by=SEAT, shop=BUILDING)
COINS_COLLECTED: Final = BOOK.event(
    "CoinsCollected", by=SEAT, galleons=ONE_OR_NONE, sickles=ONE_OR_NONE, knuts=ONE_OR_NONE
)
BANK_FOUND_CLOSED: Final = BOOK.event("BankFoundClosed", by=SEAT)
ITEM_BOUGHT: Final = BOOK.event("ItemBought", by=SEAT, item=ITEM, left=LEFT_IN_SHOP)
TURN_ENDED: Final = BOOK.event("TurnEnded", by=SEAT)

# Knockturn Alley
GATE_TAKEN: Final = BOOK.event("GateTaken", by=SEAT, to=PLACE)
EXILED: Final = BOOK.event("Exiled", of=SEAT, to=PLACE)
ALLEY_LEFT: Final = BOOK.event("AlleyLeft", by=SEAT, to=PLACE)
BACK_DOOR_ENTERED: Final = BOOK.event("BackDoorEntered", by=SEAT, shop=BUILDING)

# Cards
CARDS_DRAWN: Final = BOOK.event("CardsDrawn", by=SEAT, number=CARDS_OWED)
SPELL_KEPT: Final = BOOK.event("SpellKept", by=SEAT, card=CARD).secret(card="by")
SPELL_DISCARDED: Final = BOOK.event("SpellDiscarded", by=SEAT, card=CARD).secret(card="by").rarely()
SPELL_PLAYED: Final = BOOK.event("SpellPlayed", by=SEAT, card=CARD)
DAMAGE_DRAWN: Final = BOOK.event("DamageDrawn", by=SEAT, card=CARD)
DAMAGE_AVOIDED: Final = BOOK.event("DamageAvoided", by=SEAT, card=CARD)
NOTHING_LOST: Final = BOOK.event("NothingLost", by=SEAT, card=CARD)

# Spells
ITEM_AIMED_AT: Final = BOOK.event("ItemAimedAt", by=SEAT, on=SEAT, item=ITEM)
PLAYER_AIMED_AT: Final = BOOK.event("PlayerAimedAt", by=SEAT, on=SEAT)
COIN_AIMED_AT: Final = BOOK.event("CoinAimedAt", by=SEAT, on=SEAT, coin=COIN)
ATTACK_ACCEPTED: Final = BOOK.event("AttackAccepted", by=SEAT)
ATTACK_FENDED_OFF: Final = BOOK.event("AttackFendedOff", by=SEAT)
ITEM_TAKEN: Final = BOOK.event("ItemTaken", by=SEAT, on=SEAT, item=ITEM)
DUPLICATE_RETURNED: Final = BOOK.event("DuplicateReturned", by=SEAT, on=SEAT, item=ITEM)
COIN_TAKEN: Final = BOOK.event("CoinTaken", by=SEAT, on=SEAT, coin=COIN)
BUILDING_CLOSED: Final = BOOK.event("BuildingClosed", by=SEAT, building=BUILDING)
SIGN_LIFTED: Final = BOOK.event("SignLifted", by=SEAT, building=BUILDING)
CART_RIDDEN: Final = BOOK.event("CartRidden", by=SEAT, to=PLACE)
VAULT_OPENED: Final = BOOK.event("VaultOpened", by=SEAT, first=COIN, second=COIN)

# Floo powder
GUESS_ANNOUNCED: Final = BOOK.event("GuessAnnounced", by=SEAT, guess=GUESS)
FLOO_DIE_ROLLED: Final = BOOK.event("FlooDieRolled", by=SEAT, die=ROLLED)
FLOO_ARRIVED: Final = BOOK.event("FlooArrived", by=SEAT, shop=BUILDING)
FLOO_FAILED: Final = BOOK.event("FlooFailed", by=SEAT, shop=BUILDING)

# Damage
ITEM_RETURNED: Final = BOOK.event("ItemReturned", by=SEAT, item=ITEM)
COIN_LOST: Final = BOOK.event("CoinLost", by=SEAT, coin=COIN)
SPELL_LOST: Final = BOOK.event("SpellLost", by=SEAT, card=CARD).secret(card="by")
TURN_TO_BE_MISSED: Final = BOOK.event("TurnToBeMissed", by=SEAT)

# The junior game
STEPS_CHOSEN: Final = BOOK.event("StepsChosen", by=SEAT, to=PLACE)
STAYED: Final = BOOK.event("Stayed", by=SEAT)

TRUNK_BROUGHT_HOME: Final = BOOK.event("TrunkBroughtHome", by=SEAT)
