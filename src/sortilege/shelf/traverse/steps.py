"""Everything that can be done in the Diagon Alley game."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.vocabulary import NUMBER, SEAT
from sortilege.shelf.traverse.components import BOOK, BUILDING, CARD, COIN, GUESS, HAT, ITEM, PLACE

# Setting up
CHOOSE_HAT: Final = BOOK.step("ChooseHat", by=SEAT)
TAKE_HAT: Final = BOOK.step("TakeHat", by=SEAT, hat=HAT)
DEAL_CARDS: Final = BOOK.step("DealCards")
ROLL_FOR_START: Final = BOOK.step("RollForStart", among=NUMBER)

# A turn
TAKE_TURN: Final = BOOK.step("TakeTurn", by=SEAT)
ACT_BEFORE_ROLL: Final = BOOK.step("ActBeforeRoll", by=SEAT)
ROLL_DICE: Final = BOOK.step("RollDice", by=SEAT)
ACT_AFTER_ROLL: Final = BOOK.step("ActAfterRoll", by=SEAT)
GO_ON: Final = BOOK.step("GoOn", by=SEAT)
ACT_AFTER_WALK: Final = BOOK.step("ActAfterWalk", by=SEAT)
END_TURN: Final = BOOK.step("EndTurn", by=SEAT)
PASS_TURN: Final = BOOK.step("PassTurn", by=SEAT)

# Walking along Diagon Alley
CHOOSE_STOP: Final = BOOK.step("ChooseStop", by=SEAT)
WALK: Final = BOOK.step("Walk", by=SEAT, to=PLACE)
ENTER_SHOP: Final = BOOK.step("EnterShop", by=SEAT, shop=BUILDING)
TAKE_GATE: Final = BOOK.step("TakeGate", by=SEAT, to=PLACE)

# Buying
BUY: Final = BOOK.step("Buy", by=SEAT, item=ITEM)
CHOOSE_PURCHASE: Final = BOOK.step("ChoosePurchase", by=SEAT)
BUY_NOTHING: Final = BOOK.step("BuyNothing", by=SEAT)

# Knockturn Alley
BE_BANISHED: Final = BOOK.step("BeBanished", by=SEAT)
CHOOSE_ALLEY_STOP: Final = BOOK.step("ChooseAlleyStop", by=SEAT)
WALK_ALLEY: Final = BOOK.step("WalkAlley", by=SEAT, to=PLACE)
LEAVE_BY_GATE: Final = BOOK.step("LeaveByGate", by=SEAT, to=PLACE)
ENTER_BACK_DOOR: Final = BOOK.step("EnterBackDoor", by=SEAT, shop=BUILDING)
LEAVE_BY_DOUBLES: Final = BOOK.step("LeaveByDoubles", by=SEAT)

# Cards
DRAW_CARDS: Final = BOOK.step("DrawCards", by=SEAT, number=NUMBER)
RESOLVE_CARD: Final = BOOK.step("ResolveCard", by=SEAT)
PUT_AWAY_CARD: Final = BOOK.step("PutAwayCard", by=SEAT)
CHOOSE_FOR_DRAWN: Final = BOOK.step("ChooseForDrawn", by=SEAT)
KEEP_SPELL: Final = BOOK.step("KeepSpell", by=SEAT, card=CARD)
CHOOSE_FOR_SIXTH: Final = BOOK.step("ChooseForSixth", by=SEAT)
CHOOSE_DISCARD: Final = BOOK.step("ChooseDiscard", by=SEAT)
DISCARD_SPELL: Final = BOOK.step("DiscardSpell", by=SEAT, card=CARD)
PLAY_SPELL: Final = BOOK.step("PlaySpell", by=SEAT, card=CARD)

# Attacks and the defence against them
CHOOSE_ITEM_TO_TAKE: Final = BOOK.step("ChooseItemToTake", by=SEAT)
AIM_AT_ITEM: Final = BOOK.step("AimAtItem", by=SEAT, on=SEAT, item=ITEM)
TAKE_ITEM: Final = BOOK.step("TakeItem", by=SEAT, on=SEAT, item=ITEM)
CHOOSE_PLAYER_TO_EXILE: Final = BOOK.step("ChoosePlayerToExile", by=SEAT)
AIM_AT_PLAYER: Final = BOOK.step("AimAtPlayer", by=SEAT, on=SEAT)
EXILE_PLAYER: Final = BOOK.step("ExilePlayer", on=SEAT)
CHOOSE_COIN_TO_TAKE: Final = BOOK.step("ChooseCoinToTake", by=SEAT)
AIM_AT_COIN: Final = BOOK.step("AimAtCoin", by=SEAT, on=SEAT, coin=COIN)
TAKE_COIN: Final = BOOK.step("TakeCoin", by=SEAT, on=SEAT, coin=COIN)
ANSWER_ATTACK: Final = BOOK.step("AnswerAttack", on=SEAT, by=SEAT, item=ITEM, coin=COIN)
DEFEND_YOURSELF: Final = BOOK.step("DefendYourself", by=SEAT)
ACCEPT: Final = BOOK.step("Accept", by=SEAT)

# The other Spells
CHOOSE_BUILDING: Final = BOOK.step("ChooseBuilding", by=SEAT)
CLOSE_BUILDING: Final = BOOK.step("CloseBuilding", by=SEAT, building=BUILDING)
LIFT_SIGN: Final = BOOK.step("LiftSign", by=SEAT)
LEAVE_ALLEY: Final = BOOK.step("LeaveAlley", by=SEAT)
RIDE_CART: Final = BOOK.step("RideCart", by=SEAT)
CHOOSE_COINS: Final = BOOK.step("ChooseCoins", by=SEAT)
TAKE_COINS: Final = BOOK.step("TakeCoins", by=SEAT, first=COIN, second=COIN)

# Floo powder
CHOOSE_GUESS: Final = BOOK.step("ChooseGuess", by=SEAT)
ANNOUNCE: Final = BOOK.step("Announce", by=SEAT, guess=GUESS)
CHOOSE_CHIMNEY: Final = BOOK.step("ChooseChimney", by=SEAT)
COME_OUT: Final = BOOK.step("ComeOut", by=SEAT, shop=BUILDING)

# Damage cards
SUFFER_EXILE: Final = BOOK.step("SufferExile", by=SEAT)
CHOOSE_ITEM_TO_RETURN: Final = BOOK.step("ChooseItemToReturn", by=SEAT)
RETURN_ITEM: Final = BOOK.step("ReturnItem", by=SEAT, item=ITEM)
CHOOSE_COIN_TO_LOSE: Final = BOOK.step("ChooseCoinToLose", by=SEAT)
LOSE_COIN: Final = BOOK.step("LoseCoin", by=SEAT, coin=COIN)
CHOOSE_SPELL_TO_LOSE: Final = BOOK.step("ChooseSpellToLose", by=SEAT)
LOSE_SPELL: Final = BOOK.step("LoseSpell", by=SEAT, card=CARD)
MISS_NEXT_TURN: Final = BOOK.step("MissNextTurn", by=SEAT)

# The junior game
CHOOSE_STEPS_OR_STAY: Final = BOOK.step("ChooseStepsOrStay", by=SEAT)
GO_TO_STEPS: Final = BOOK.step("GoToSteps", by=SEAT)
STAY: Final = BOOK.step("Stay", by=SEAT)
OFFER_EXTRA_ROLL: Final = BOOK.step("OfferExtraRoll", by=SEAT)
USE_FLOO: Final = BOOK.step("UseFloo", by=SEAT)
