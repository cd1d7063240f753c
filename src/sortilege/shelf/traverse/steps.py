"""Everything that can be done in the Diagon Alley game."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.kinds import SEAT
from sortilege.kernel.question_types import QuestionType1, QuestionType4
from sortilege.kernel.step_types import StepType0, StepType1, StepType2, StepType3
from sortilege.shelf.traverse.components import (
    BOOK,
    BUILDING,
    CARD,
    CARDS_OWED,
    COIN,
    GUESS,
    HAT,
    ITEM,
    PLACE,
    SOME_PLAYERS,
)

# Setting up
CHOOSE_HAT: Final = QuestionType1(BOOK, "ChooseHat", by=SEAT)
TAKE_HAT: Final = StepType2(BOOK, "TakeHat", by=SEAT, hat=HAT)
DEAL_CARDS: Final = StepType0(BOOK, "DealCards")
ROLL_FOR_START: Final = StepType1(BOOK, "RollForStart", among=SOME_PLAYERS)

# A turn
TAKE_TURN: Final = StepType1(BOOK, "TakeTurn", by=SEAT)
ACT_BEFORE_ROLL: Final = QuestionType1(BOOK, "ActBeforeRoll", by=SEAT)
ROLL_DICE: Final = StepType1(BOOK, "RollDice", by=SEAT)
ACT_AFTER_ROLL: Final = QuestionType1(BOOK, "ActAfterRoll", by=SEAT)
GO_ON: Final = StepType1(BOOK, "GoOn", by=SEAT)
ACT_AFTER_WALK: Final = QuestionType1(BOOK, "ActAfterWalk", by=SEAT)
END_TURN: Final = StepType1(BOOK, "EndTurn", by=SEAT)
PASS_TURN: Final = StepType1(BOOK, "PassTurn", by=SEAT)

# Walking along Diagon Alley
CHOOSE_STOP: Final = QuestionType1(BOOK, "ChooseStop", by=SEAT)
WALK: Final = StepType2(BOOK, "Walk", by=SEAT, to=PLACE)
ENTER_SHOP: Final = StepType2(BOOK, "EnterShop", by=SEAT, shop=BUILDING)
TAKE_GATE: Final = StepType2(BOOK, "TakeGate", by=SEAT, to=PLACE)

# Buying
BUY: Final = StepType2(BOOK, "Buy", by=SEAT, item=ITEM)
CHOOSE_PURCHASE: Final = QuestionType1(BOOK, "ChoosePurchase", by=SEAT)
BUY_NOTHING: Final = StepType1(BOOK, "BuyNothing", by=SEAT)

# Knockturn Alley
BE_BANISHED: Final = StepType1(BOOK, "BeBanished", by=SEAT)
CHOOSE_ALLEY_STOP: Final = QuestionType1(BOOK, "ChooseAlleyStop", by=SEAT)
WALK_ALLEY: Final = StepType2(BOOK, "WalkAlley", by=SEAT, to=PLACE)
LEAVE_BY_GATE: Final = StepType2(BOOK, "LeaveByGate", by=SEAT, to=PLACE)
ENTER_BACK_DOOR: Final = StepType2(BOOK, "EnterBackDoor", by=SEAT, shop=BUILDING)
LEAVE_BY_DOUBLES: Final = StepType1(BOOK, "LeaveByDoubles", by=SEAT)

# Cards
DRAW_CARDS: Final = StepType2(BOOK, "DrawCards", by=SEAT, number=CARDS_OWED)
RESOLVE_CARD: Final = StepType1(BOOK, "ResolveCard", by=SEAT)
PUT_AWAY_CARD: Final = StepType1(BOOK, "PutAwayCard", by=SEAT)
CHOOSE_FOR_DRAWN: Final = QuestionType1(BOOK, "ChooseForDrawn", by=SEAT)
KEEP_SPELL: Final = StepType2(BOOK, "KeepSpell", by=SEAT, card=CARD)
CHOOSE_FOR_SIXTH: Final = QuestionType1(BOOK, "ChooseForSixth", by=SEAT)
CHOOSE_DISCARD: Final = QuestionType1(BOOK, "ChooseDiscard", by=SEAT)
DISCARD_SPELL: Final = StepType2(BOOK, "DiscardSpell", by=SEAT, card=CARD)
PLAY_SPELL: Final = StepType2(BOOK, "PlaySpell", by=SEAT, card=CARD)

# Attacks and the defence against them
CHOOSE_ITEM_TO_TAKE: Final = QuestionType1(BOOK, "ChooseItemToTake", by=SEAT)
AIM_AT_ITEM: Final = StepType3(BOOK, "AimAtItem", by=SEAT, on=SEAT, item=ITEM)
TAKE_ITEM: Final = StepType3(BOOK, "TakeItem", by=SEAT, on=SEAT, item=ITEM)
CHOOSE_PLAYER_TO_EXILE: Final = QuestionType1(BOOK, "ChoosePlayerToExile", by=SEAT)
AIM_AT_PLAYER: Final = StepType2(BOOK, "AimAtPlayer", by=SEAT, on=SEAT)
EXILE_PLAYER: Final = StepType1(BOOK, "ExilePlayer", on=SEAT)
CHOOSE_COIN_TO_TAKE: Final = QuestionType1(BOOK, "ChooseCoinToTake", by=SEAT)
AIM_AT_COIN: Final = StepType3(BOOK, "AimAtCoin", by=SEAT, on=SEAT, coin=COIN)
TAKE_COIN: Final = StepType3(BOOK, "TakeCoin", by=SEAT, on=SEAT, coin=COIN)
ANSWER_ATTACK: Final = QuestionType4(BOOK, "AnswerAttack", on=SEAT, by=SEAT, item=ITEM, coin=COIN)
DEFEND_YOURSELF: Final = StepType1(BOOK, "DefendYourself", by=SEAT)
ACCEPT: Final = StepType1(BOOK, "Accept", by=SEAT)

# The other Spells
CHOOSE_BUILDING: Final = QuestionType1(BOOK, "ChooseBuilding", by=SEAT)
CLOSE_BUILDING: Final = StepType2(BOOK, "CloseBuilding", by=SEAT, building=BUILDING)
LIFT_SIGN: Final = StepType1(BOOK, "LiftSign", by=SEAT)
LEAVE_ALLEY: Final = StepType1(BOOK, "LeaveAlley", by=SEAT)
RIDE_CART: Final = StepType1(BOOK, "RideCart", by=SEAT)
CHOOSE_COINS: Final = QuestionType1(BOOK, "ChooseCoins", by=SEAT)
TAKE_COINS: Final = StepType3(BOOK, "TakeCoins", by=SEAT, first=COIN, second=COIN)

# Floo powder
CHOOSE_GUESS: Final = QuestionType1(BOOK, "ChooseGuess", by=SEAT)
ANNOUNCE: Final = StepType2(BOOK, "Announce", by=SEAT, guess=GUESS)
CHOOSE_CHIMNEY: Final = QuestionType1(BOOK, "ChooseChimney", by=SEAT)
COME_OUT: Final = StepType2(BOOK, "ComeOut", by=SEAT, shop=BUILDING)

# Damage cards
SUFFER_EXILE: Final = StepType1(BOOK, "SufferExile", by=SEAT)
CHOOSE_ITEM_TO_RETURN: Final = QuestionType1(BOOK, "ChooseItemToReturn", by=SEAT)
RETURN_ITEM: Final = StepType2(BOOK, "ReturnItem", by=SEAT, item=ITEM)
CHOOSE_COIN_TO_LOSE: Final = QuestionType1(BOOK, "ChooseCoinToLose", by=SEAT)
LOSE_COIN: Final = StepType2(BOOK, "LoseCoin", by=SEAT, coin=COIN)
CHOOSE_SPELL_TO_LOSE: Final = QuestionType1(BOOK, "ChooseSpellToLose", by=SEAT)
LOSE_SPELL: Final = StepType2(BOOK, "LoseSpell", by=SEAT, card=CARD)
MISS_NEXT_TURN: Final = StepType1(BOOK, "MissNextTurn", by=SEAT)

# The junior game
CHOOSE_STEPS_OR_STAY: Final = QuestionType1(BOOK, "ChooseStepsOrStay", by=SEAT)
GO_TO_STEPS: Final = StepType1(BOOK, "GoToSteps", by=SEAT)
STAY: Final = StepType1(BOOK, "Stay", by=SEAT)
OFFER_EXTRA_ROLL: Final = QuestionType1(BOOK, "OfferExtraRoll", by=SEAT)
USE_FLOO: Final = StepType1(BOOK, "UseFloo", by=SEAT)
