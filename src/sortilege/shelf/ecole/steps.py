"""Everything that can be done in L'École de magie."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.vocabulary import NUMBER, SEAT, Verb
from sortilege.shelf.ecole.components import BOOK, EFFECT, HOUSE, MAGIC, MAIL, SCHOOL, SLOT

# Setting up
DEAL_HOUSES: Final = BOOK.step("DealHouses", each=NUMBER)
CHOOSE_HOUSE: Final = BOOK.step("ChooseHouse", by=SEAT)
TAKE_HOUSE: Final = BOOK.step("TakeHouse", by=SEAT, house=HOUSE)
GIVE_FIRST_PLAYER_CARD: Final = BOOK.step("GiveFirstPlayerCard", youngest=SEAT)
DEAL_GAME: Final = BOOK.step("DealGame")

# Rounds and turns
START_ROUND: Final = BOOK.step("StartRound")
BEGIN_TURN: Final = BOOK.step("BeginTurn", by=SEAT)
CHOOSE_MOVE: Final = BOOK.step("ChooseMove", by=SEAT)
END_TURN: Final = BOOK.step("EndTurn", by=SEAT)
CLOSE_TURN: Final = BOOK.step("CloseTurn", by=SEAT)
END_ROUND: Final = BOOK.step("EndRound")

# The two actions
DRAW_TWO: Final = BOOK.step("DrawTwo", by=SEAT)
DRAW_FIVE: Final = BOOK.step("DrawFive", by=SEAT)
COLLECT: Final = BOOK.step("Collect", by=SEAT, slot=SLOT, school=SCHOOL)
CHOOSE_PAYMENT: Final = BOOK.step("ChoosePayment", by=SEAT, slot=SLOT, left=NUMBER)
PAY: Final = BOOK.step("Pay", by=SEAT, card=MAGIC)
TAKE_SCHOOL_CARD: Final = BOOK.step("TakeSchoolCard", by=SEAT, slot=SLOT)
CHOOSE_WHETHER_TO_USE: Final = BOOK.step("ChooseWhetherToUse", by=SEAT, effect=EFFECT)
USE_EFFECT: Final = BOOK.step("UseEffect", by=SEAT, effect=EFFECT)
DECLINE_EFFECT: Final = BOOK.step("DeclineEffect", by=SEAT, effect=EFFECT)

# Playing Magic cards
PLAY_SPELL: Final = BOOK.step("PlaySpell", by=SEAT, spell=MAGIC)
PLAY_BONUS: Final = BOOK.step("PlayBonus", by=SEAT, card=MAGIC, to=SEAT)

# Announcing an effect
ANNOUNCE_EFFECT: Final = BOOK.step("AnnounceEffect", by=SEAT, effect=EFFECT)
CHOOSE_OPPONENT: Final = BOOK.step("ChooseOpponent", by=SEAT, effect=EFFECT)
AIM_AT_PLAYER: Final = BOOK.step("AimAtPlayer", by=SEAT, effect=EFFECT, on=SEAT)
CHOOSE_SLOT: Final = BOOK.step("ChooseSlot", by=SEAT, effect=EFFECT)
AIM_AT_SLOT: Final = BOOK.step("AimAtSlot", by=SEAT, effect=EFFECT, slot=SLOT)
CHOOSE_BONUS: Final = BOOK.step("ChooseBonus", by=SEAT)
PICK_BONUS: Final = BOOK.step("PickBonus", by=SEAT, card=MAGIC, of=SEAT)
CHOOSE_NEW_AREA: Final = BOOK.step("ChooseNewArea", by=SEAT, card=MAGIC, of=SEAT)
AIM_AT_BONUS: Final = BOOK.step("AimAtBonus", by=SEAT, card=MAGIC, of=SEAT, to=SEAT)

# Reactions
OPEN_WINDOW: Final = BOOK.step("OpenWindow")
ANSWER_TOP_ITEM: Final = BOOK.step("AnswerTopItem", by=SEAT, of=SEAT, effect=EFFECT)
PASS: Final = BOOK.step("Pass", by=SEAT)
PLAY_REACTION: Final = BOOK.step("PlayReaction", by=SEAT, card=MAGIC)
USE_CANCEL_TOKEN: Final = BOOK.step("UseCancelToken", by=SEAT)
HEAR_ANSWERS: Final = BOOK.step("HearAnswers")
RESOLVE_CHAIN: Final = BOOK.step("ResolveChain")
APPLY_CANCEL_TOKEN: Final = BOOK.step("ApplyCancelToken", by=SEAT)

# The effects themselves: these are the items of a chain
APPLY_OUBLIETTES: Final = BOOK.step("ApplyOubliettes", by=SEAT)
APPLY_COPIUS: Final = BOOK.step("ApplyCopius", by=SEAT)
APPLY_CHIPARDIO: Final = BOOK.step("ApplyChipardio", by=SEAT, on=SEAT)
APPLY_LACHETOUTIS: Final = BOOK.step("ApplyLachetoutis", by=SEAT)
APPLY_SOLDISSIMO: Final = BOOK.step("ApplySoldissimo", by=SEAT)
APPLY_ZYEUTIO: Final = BOOK.step("ApplyZyeutio", by=SEAT, slot=SLOT)
APPLY_RAFISTOLO: Final = BOOK.step("ApplyRafistolo", by=SEAT)
APPLY_ACCELERIO: Final = BOOK.step("ApplyAccelerio", by=SEAT)
APPLY_EVAPORO: Final = BOOK.step("ApplyEvaporo", by=SEAT, slot=SLOT)
APPLY_BOMBARDOUM: Final = BOOK.step("ApplyBombardoum", by=SEAT, on=SEAT)
APPLY_REFILUS: Final = BOOK.step("ApplyRefilus", by=SEAT, card=MAGIC, of=SEAT, to=SEAT)
APPLY_PREUMSIO: Final = BOOK.step("ApplyPreumsio", by=SEAT)
APPLY_HERBOLOGIE: Final = BOOK.step("ApplyHerbologie", by=SEAT)
APPLY_DEFENSE: Final = BOOK.step("ApplyDefense", by=SEAT)
APPLY_METAMORPHOSE: Final = BOOK.step("ApplyMetamorphose", by=SEAT)
APPLY_POTIONS: Final = BOOK.step("ApplyPotions", by=SEAT, on=SEAT)
APPLY_SORTS: Final = BOOK.step("ApplySorts", by=SEAT)
APPLY_BALAIS: Final = BOOK.step("ApplyBalais", by=SEAT, slot=SLOT)

APPLY: Final[list[Verb]] = [BOOK.by_name["Apply" + effect.capitalize()] for effect in EFFECT.labels]
"""By effect: the step that carries it out."""
EFFECT_OF: Final[dict[int, int]] = {verb.code: effect for effect, verb in enumerate(APPLY)}

# Choices while an effect is carried out
CHOOSE_DROP: Final = BOOK.step("ChooseDrop", by=SEAT, left=NUMBER)
DROP: Final = BOOK.step("Drop", by=SEAT, card=MAGIC, left=NUMBER)
SHOW_DROPS: Final = BOOK.step("ShowDrops", by=SEAT)
CHOOSE_TOKEN: Final = BOOK.step("ChooseToken", by=SEAT, effect=EFFECT, slot=SLOT)
TAKE_TOKEN: Final = BOOK.step("TakeToken", by=SEAT, slot=SLOT, place=NUMBER)
LEAVE_TOKENS: Final = BOOK.step("LeaveTokens", by=SEAT, slot=SLOT)
RETRIEVE_CARD: Final = BOOK.step("RetrieveCard", by=SEAT, effect=EFFECT)
CHOOSE_FROM_DISCARD: Final = BOOK.step("ChooseFromDiscard", by=SEAT, effect=EFFECT)
TAKE_FROM_DISCARD: Final = BOOK.step("TakeFromDiscard", by=SEAT, effect=EFFECT, card=MAGIC)
CHOOSE_LOSS: Final = BOOK.step("ChooseLoss", by=SEAT)
LOSE_SCHOOL_CARD: Final = BOOK.step("LoseSchoolCard", by=SEAT, school=SCHOOL)
LOSE_MAGIC_CARDS: Final = BOOK.step("LoseMagicCards", by=SEAT)
CHOOSE_DISCARD: Final = BOOK.step("ChooseDiscard", by=SEAT, left=NUMBER)
DISCARD: Final = BOOK.step("Discard", by=SEAT, card=MAGIC)
CHOOSE_BAD_MARKS: Final = BOOK.step("ChooseBadMarks", by=SEAT)
KEEP_BAD_MARKS: Final = BOOK.step("KeepBadMarks", by=SEAT)
REMOVE_BAD_MARKS: Final = BOOK.step("RemoveBadMarks", by=SEAT)
TRANSFORM: Final = BOOK.step("Transform", by=SEAT, changed=NUMBER)
CHOOSE_CHANGE: Final = BOOK.step("ChooseChange", by=SEAT, changed=NUMBER)
CHANGE_CARD: Final = BOOK.step("ChangeCard", by=SEAT, card=MAGIC, changed=NUMBER)
STOP_CHANGING: Final = BOOK.step("StopChanging", by=SEAT, changed=NUMBER)

# Courrier and Houses
USE_DRAW_TOKEN: Final = BOOK.step("UseDrawToken", by=SEAT, token=MAIL)
LOOK_AT_MAIL: Final = BOOK.step("LookAtMail", by=SEAT, slot=SLOT)
OFFER_POWERS: Final = BOOK.step("OfferPowers", by=SEAT)
CHOOSE_POWER: Final = BOOK.step("ChoosePower", by=SEAT)
DECLINE_POWERS: Final = BOOK.step("DeclinePowers", by=SEAT)
DRAW_AND_GIVE: Final = BOOK.step("DrawAndGive", by=SEAT)
CHOOSE_GIFT: Final = BOOK.step("ChooseGift", by=SEAT, to=SEAT)
GIVE: Final = BOOK.step("Give", by=SEAT, card=MAGIC, to=SEAT)
DRAW_MAIL: Final = BOOK.step("DrawMail", by=SEAT)
CHOOSE_CARD_FOR_MAIL: Final = BOOK.step("ChooseCardForMail", by=SEAT)
PLACE_MAIL: Final = BOOK.step("PlaceMail", by=SEAT, slot=SLOT)
