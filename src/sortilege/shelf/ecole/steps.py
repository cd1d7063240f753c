"""Everything that can be done in L'École de magie."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.kinds import SEAT, number_up_to
from sortilege.kernel.question_types import QuestionType1, QuestionType2, QuestionType3
from sortilege.kernel.step_types import StepType, StepType0, StepType1, StepType2, StepType3, StepType4
from sortilege.shelf.ecole.components import (
    BOOK,
    CARDS_FOR_A_LOSS,
    COPIES_OF_COURSE,
    EFFECT,
    HOUSE,
    MAGIC,
    MAGIC_CARDS,
    MAIL,
    MAIL_TOKENS,
    MOST_CHANGES,
    MOST_HOUSES,
    SCHOOL,
    SLOT,
)

PAYMENT: Final = number_up_to(COPIES_OF_COURSE)
"""How many cards are still to be paid: the last copy of a Course costs most."""
DROPS: Final = number_up_to(len(MAGIC_CARDS))
PLACE: Final = number_up_to(len(MAIL_TOKENS))
"""Where a token lies on its card, counted from 1."""
LOSSES: Final = number_up_to(CARDS_FOR_A_LOSS)
CHANGES: Final = number_up_to(MOST_CHANGES)

# Setting up
DEAL_HOUSES: Final = StepType1(BOOK, "DealHouses", each=number_up_to(MOST_HOUSES))
CHOOSE_HOUSE: Final = QuestionType1(BOOK, "ChooseHouse", by=SEAT)
TAKE_HOUSE: Final = StepType2(BOOK, "TakeHouse", by=SEAT, house=HOUSE)
GIVE_FIRST_PLAYER_CARD: Final = StepType1(BOOK, "GiveFirstPlayerCard", youngest=SEAT)
DEAL_GAME: Final = StepType0(BOOK, "DealGame")

# Rounds and turns
START_ROUND: Final = StepType0(BOOK, "StartRound")
BEGIN_TURN: Final = StepType1(BOOK, "BeginTurn", by=SEAT)
CHOOSE_MOVE: Final = QuestionType1(BOOK, "ChooseMove", by=SEAT)
END_TURN: Final = StepType1(BOOK, "EndTurn", by=SEAT)
CLOSE_TURN: Final = StepType1(BOOK, "CloseTurn", by=SEAT)
END_ROUND: Final = StepType0(BOOK, "EndRound")

# The two actions
DRAW_TWO: Final = StepType1(BOOK, "DrawTwo", by=SEAT)
DRAW_FIVE: Final = StepType1(BOOK, "DrawFive", by=SEAT)
COLLECT: Final = StepType3(BOOK, "Collect", by=SEAT, slot=SLOT, school=SCHOOL)
CHOOSE_PAYMENT: Final = QuestionType3(BOOK, "ChoosePayment", by=SEAT, slot=SLOT, left=PAYMENT)
PAY: Final = StepType2(BOOK, "Pay", by=SEAT, card=MAGIC)
TAKE_SCHOOL_CARD: Final = StepType2(BOOK, "TakeSchoolCard", by=SEAT, slot=SLOT)
CHOOSE_WHETHER_TO_USE: Final = QuestionType2(BOOK, "ChooseWhetherToUse", by=SEAT, effect=EFFECT)
USE_EFFECT: Final = StepType2(BOOK, "UseEffect", by=SEAT, effect=EFFECT)
DECLINE_EFFECT: Final = StepType2(BOOK, "DeclineEffect", by=SEAT, effect=EFFECT)

# Playing Magic cards
PLAY_SPELL: Final = StepType2(BOOK, "PlaySpell", by=SEAT, spell=MAGIC)
PLAY_BONUS: Final = StepType3(BOOK, "PlayBonus", by=SEAT, card=MAGIC, to=SEAT)

# Announcing an effect
ANNOUNCE_EFFECT: Final = StepType2(BOOK, "AnnounceEffect", by=SEAT, effect=EFFECT)
CHOOSE_OPPONENT: Final = QuestionType2(BOOK, "ChooseOpponent", by=SEAT, effect=EFFECT)
AIM_AT_PLAYER: Final = StepType3(BOOK, "AimAtPlayer", by=SEAT, effect=EFFECT, on=SEAT)
CHOOSE_SLOT: Final = QuestionType2(BOOK, "ChooseSlot", by=SEAT, effect=EFFECT)
AIM_AT_SLOT: Final = StepType3(BOOK, "AimAtSlot", by=SEAT, effect=EFFECT, slot=SLOT)
CHOOSE_BONUS: Final = QuestionType1(BOOK, "ChooseBonus", by=SEAT)
PICK_BONUS: Final = StepType3(BOOK, "PickBonus", by=SEAT, card=MAGIC, of=SEAT)
CHOOSE_NEW_AREA: Final = QuestionType3(BOOK, "ChooseNewArea", by=SEAT, card=MAGIC, of=SEAT)
AIM_AT_BONUS: Final = StepType4(BOOK, "AimAtBonus", by=SEAT, card=MAGIC, of=SEAT, to=SEAT)

# Reactions
OPEN_WINDOW: Final = StepType0(BOOK, "OpenWindow")
ANSWER_TOP_ITEM: Final = QuestionType3(BOOK, "AnswerTopItem", by=SEAT, of=SEAT, effect=EFFECT)
PASS: Final = StepType1(BOOK, "Pass", by=SEAT)
PLAY_REACTION: Final = StepType2(BOOK, "PlayReaction", by=SEAT, card=MAGIC)
USE_CANCEL_TOKEN: Final = StepType1(BOOK, "UseCancelToken", by=SEAT)
HEAR_ANSWERS: Final = StepType0(BOOK, "HearAnswers")
RESOLVE_CHAIN: Final = StepType0(BOOK, "ResolveChain")
APPLY_CANCEL_TOKEN: Final = StepType1(BOOK, "ApplyCancelToken", by=SEAT)

# The effects themselves: these are the items of a chain
APPLY_OUBLIETTES: Final = StepType1(BOOK, "ApplyOubliettes", by=SEAT)
APPLY_COPIUS: Final = StepType1(BOOK, "ApplyCopius", by=SEAT)
APPLY_CHIPARDIO: Final = StepType2(BOOK, "ApplyChipardio", by=SEAT, on=SEAT)
APPLY_LACHETOUTIS: Final = StepType1(BOOK, "ApplyLachetoutis", by=SEAT)
APPLY_SOLDISSIMO: Final = StepType1(BOOK, "ApplySoldissimo", by=SEAT)
APPLY_ZYEUTIO: Final = StepType2(BOOK, "ApplyZyeutio", by=SEAT, slot=SLOT)
APPLY_RAFISTOLO: Final = StepType1(BOOK, "ApplyRafistolo", by=SEAT)
APPLY_ACCELERIO: Final = StepType1(BOOK, "ApplyAccelerio", by=SEAT)
APPLY_EVAPORO: Final = StepType2(BOOK, "ApplyEvaporo", by=SEAT, slot=SLOT)
APPLY_BOMBARDOUM: Final = StepType2(BOOK, "ApplyBombardoum", by=SEAT, on=SEAT)
APPLY_REFILUS: Final = StepType4(BOOK, "ApplyRefilus", by=SEAT, card=MAGIC, of=SEAT, to=SEAT)
APPLY_PREUMSIO: Final = StepType1(BOOK, "ApplyPreumsio", by=SEAT)
APPLY_HERBOLOGIE: Final = StepType1(BOOK, "ApplyHerbologie", by=SEAT)
APPLY_DEFENSE: Final = StepType1(BOOK, "ApplyDefense", by=SEAT)
APPLY_METAMORPHOSE: Final = StepType1(BOOK, "ApplyMetamorphose", by=SEAT)
APPLY_POTIONS: Final = StepType2(BOOK, "ApplyPotions", by=SEAT, on=SEAT)
APPLY_SORTS: Final = StepType1(BOOK, "ApplySorts", by=SEAT)
APPLY_BALAIS: Final = StepType2(BOOK, "ApplyBalais", by=SEAT, slot=SLOT)

APPLY: Final[list[StepType]] = [BOOK.by_name["Apply" + effect.capitalize()] for effect in EFFECT.labels]
"""By effect: the step that carries it out."""

# Choices while an effect is carried out
CHOOSE_DROP: Final = QuestionType2(BOOK, "ChooseDrop", by=SEAT, left=DROPS)
DROP: Final = StepType3(BOOK, "Drop", by=SEAT, card=MAGIC, left=DROPS)
SHOW_DROPS: Final = StepType1(BOOK, "ShowDrops", by=SEAT)
CHOOSE_TOKEN: Final = QuestionType3(BOOK, "ChooseToken", by=SEAT, effect=EFFECT, slot=SLOT)
TAKE_TOKEN: Final = StepType3(BOOK, "TakeToken", by=SEAT, slot=SLOT, place=PLACE)
LEAVE_TOKENS: Final = StepType2(BOOK, "LeaveTokens", by=SEAT, slot=SLOT)
RETRIEVE_CARD: Final = StepType2(BOOK, "RetrieveCard", by=SEAT, effect=EFFECT)
CHOOSE_FROM_DISCARD: Final = QuestionType2(BOOK, "ChooseFromDiscard", by=SEAT, effect=EFFECT)
TAKE_FROM_DISCARD: Final = StepType3(BOOK, "TakeFromDiscard", by=SEAT, effect=EFFECT, card=MAGIC)
CHOOSE_LOSS: Final = QuestionType1(BOOK, "ChooseLoss", by=SEAT)
LOSE_SCHOOL_CARD: Final = StepType2(BOOK, "LoseSchoolCard", by=SEAT, school=SCHOOL)
LOSE_MAGIC_CARDS: Final = StepType1(BOOK, "LoseMagicCards", by=SEAT)
CHOOSE_DISCARD: Final = QuestionType2(BOOK, "ChooseDiscard", by=SEAT, left=LOSSES)
DISCARD: Final = StepType2(BOOK, "Discard", by=SEAT, card=MAGIC)
CHOOSE_BAD_MARKS: Final = QuestionType1(BOOK, "ChooseBadMarks", by=SEAT)
KEEP_BAD_MARKS: Final = StepType1(BOOK, "KeepBadMarks", by=SEAT)
REMOVE_BAD_MARKS: Final = StepType1(BOOK, "RemoveBadMarks", by=SEAT)
TRANSFORM: Final = StepType2(BOOK, "Transform", by=SEAT, changed=CHANGES)
CHOOSE_CHANGE: Final = QuestionType2(BOOK, "ChooseChange", by=SEAT, changed=CHANGES)
CHANGE_CARD: Final = StepType3(BOOK, "ChangeCard", by=SEAT, card=MAGIC, changed=CHANGES)
STOP_CHANGING: Final = StepType2(BOOK, "StopChanging", by=SEAT, changed=CHANGES)

# Courrier and Houses
USE_DRAW_TOKEN: Final = StepType2(BOOK, "UseDrawToken", by=SEAT, token=MAIL)
LOOK_AT_MAIL: Final = StepType2(BOOK, "LookAtMail", by=SEAT, slot=SLOT)
OFFER_POWERS: Final = StepType1(BOOK, "OfferPowers", by=SEAT)
CHOOSE_POWER: Final = QuestionType1(BOOK, "ChoosePower", by=SEAT)
DECLINE_POWERS: Final = StepType1(BOOK, "DeclinePowers", by=SEAT)
DRAW_AND_GIVE: Final = StepType1(BOOK, "DrawAndGive", by=SEAT)
CHOOSE_GIFT: Final = QuestionType2(BOOK, "ChooseGift", by=SEAT, to=SEAT)
GIVE: Final = StepType3(BOOK, "Give", by=SEAT, card=MAGIC, to=SEAT)
DRAW_MAIL: Final = StepType1(BOOK, "DrawMail", by=SEAT)
CHOOSE_CARD_FOR_MAIL: Final = QuestionType1(BOOK, "ChooseCardForMail", by=SEAT)
PLACE_MAIL: Final = StepType2(BOOK, "PlaceMail", by=SEAT, slot=SLOT)

# A second House for two players
OFFER_SECOND_HOUSE: Final = QuestionType1(BOOK, "OfferSecondHouse", by=SEAT)
CHOOSE_SECOND_HOUSE: Final = QuestionType1(BOOK, "ChooseSecondHouse", by=SEAT)
DRAW_SECOND_HOUSE: Final = StepType1(BOOK, "DrawSecondHouse", by=SEAT)
KEEP_ONE_HOUSE: Final = StepType1(BOOK, "KeepOneHouse", by=SEAT)
