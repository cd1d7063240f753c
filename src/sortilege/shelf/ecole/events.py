"""Everything that can be told in L'École de magie."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.book import KNOWERS
from sortilege.kernel.kinds import FLAG, NUMBER, SEAT
from sortilege.shelf.ecole.components import BOOK, EFFECT, HOUSE, MAGIC, MAIL, POINTS, SCHOOL, SLOT

# Setting up
HOUSE_TAKEN: Final = BOOK.event("HouseTaken", by=SEAT, house=HOUSE)
GAME_DEALT: Final = BOOK.event("GameDealt", slots=NUMBER, hand=NUMBER)

# Rounds and turns
ROUND_BEGUN: Final = BOOK.event("RoundBegun", round=NUMBER, first=SEAT)
MAIL_ADDED: Final = BOOK.event("MailAdded", slot=SLOT)
SCHOOL_CARD_REVEALED: Final = BOOK.event("SchoolCardRevealed", slot=SLOT, school=SCHOOL)
SCHOOL_RESHUFFLED: Final = BOOK.event("SchoolReshuffled", cards=NUMBER)
TURN_BEGUN: Final = BOOK.event("TurnBegun", by=SEAT, actions=NUMBER)
TURN_ENDED: Final = BOOK.event("TurnEnded", by=SEAT)
DISCOUNT_EXPIRED: Final = BOOK.event("DiscountExpired", by=SEAT)
FIRST_PLAYER_CARD_MOVED: Final = BOOK.event("FirstPlayerCardMoved", to=SEAT)

# Magic cards changing hands
CARDS_DRAWN: Final = BOOK.event("CardsDrawn", by=SEAT, cards=NUMBER)
CARD_DRAWN: Final = BOOK.event("CardDrawn", card=MAGIC).only_for(KNOWERS)
MAGIC_RESHUFFLED: Final = BOOK.event("MagicReshuffled", cards=NUMBER)
CARD_DISCARDED: Final = BOOK.event("CardDiscarded", by=SEAT, card=MAGIC)
CARD_STOLEN: Final = BOOK.event("CardStolen", by=SEAT, of=SEAT, card=MAGIC).secret(card="by of")
CARD_GIVEN: Final = BOOK.event("CardGiven", by=SEAT, to=SEAT, card=MAGIC).secret(card="by to")
CARD_RETRIEVED: Final = BOOK.event("CardRetrieved", by=SEAT, card=MAGIC)

# Collecting
COLLECTION_BEGUN: Final = BOOK.event("CollectionBegun", by=SEAT, slot=SLOT, school=SCHOOL, cost=NUMBER)
SCHOOL_CARD_TAKEN: Final = BOOK.event("SchoolCardTaken", by=SEAT, school=SCHOOL)
TOKEN_RECOVERED: Final = BOOK.event("TokenRecovered", by=SEAT, token=MAIL).secret(token=KNOWERS)
HOWLER_RETURNED: Final = BOOK.event("HowlerReturned", by=SEAT)
EFFECT_DECLINED: Final = BOOK.event("EffectDeclined", by=SEAT, effect=EFFECT)

# Playing and answering
SPELL_PLAYED: Final = BOOK.event("SpellPlayed", by=SEAT, spell=MAGIC)
BONUS_PLAYED: Final = BOOK.event("BonusPlayed", by=SEAT, card=MAGIC, to=SEAT)
EFFECT_USED: Final = BOOK.event("EffectUsed", by=SEAT, effect=EFFECT)
PLAYER_AIMED_AT: Final = BOOK.event("PlayerAimedAt", by=SEAT, effect=EFFECT, on=SEAT)
SLOT_AIMED_AT: Final = BOOK.event("SlotAimedAt", by=SEAT, effect=EFFECT, slot=SLOT)
BONUS_AIMED_AT: Final = BOOK.event("BonusAimedAt", by=SEAT, card=MAGIC, of=SEAT, to=SEAT)
REACTION_PLAYED: Final = BOOK.event("ReactionPlayed", by=SEAT, card=MAGIC)
CANCEL_TOKEN_USED: Final = BOOK.event("CancelTokenUsed", by=SEAT)
EFFECT_CANCELLED: Final = BOOK.event("EffectCancelled", of=SEAT, effect=EFFECT)
EFFECT_COPIED: Final = BOOK.event("EffectCopied", by=SEAT, effect=EFFECT)

# Effects
DISCOUNT_GAINED: Final = BOOK.event("DiscountGained", by=SEAT)
ACTION_GAINED: Final = BOOK.event("ActionGained", by=SEAT, now=FLAG)
MAIL_LOOKED_AT: Final = BOOK.event("MailLookedAt", by=SEAT, slot=SLOT)
TOKEN_SEEN: Final = BOOK.event("TokenSeen", slot=SLOT, place=NUMBER, token=MAIL).only_for(KNOWERS)
TOKEN_TAKEN: Final = BOOK.event("TokenTaken", by=SEAT, slot=SLOT, place=NUMBER)
TOKENS_LEFT: Final = BOOK.event("TokensLeft", by=SEAT, slot=SLOT)
SCHOOL_CARD_VANISHED: Final = BOOK.event("SchoolCardVanished", slot=SLOT, school=SCHOOL)
SCHOOL_CARD_LOST: Final = BOOK.event("SchoolCardLost", by=SEAT, school=SCHOOL)
BONUS_MOVED: Final = BOOK.event("BonusMoved", card=MAGIC, of=SEAT, to=SEAT)
BAD_MARKS_KEPT: Final = BOOK.aside("BadMarksKept", by=SEAT)
BAD_MARKS_REMOVED: Final = BOOK.event("BadMarksRemoved", by=SEAT)

# Courrier and Houses
DRAW_TOKEN_USED: Final = BOOK.event("DrawTokenUsed", by=SEAT, token=MAIL)
POWER_DECLINED: Final = BOOK.aside("PowerDeclined", by=SEAT, house=HOUSE)
POWER_USED: Final = BOOK.event("PowerUsed", by=SEAT, house=HOUSE)
MAIL_DRAWN: Final = BOOK.event("MailDrawn", by=SEAT, token=MAIL).secret(token="by")
MAIL_PLACED: Final = BOOK.event("MailPlaced", by=SEAT, slot=SLOT, token=MAIL).secret(token="by")

# The end
TOKEN_REVEALED: Final = BOOK.event("TokenRevealed", of=SEAT, token=MAIL)
TOTAL_COUNTED: Final = BOOK.event("TotalCounted", of=SEAT, points=POINTS)
ONE_HOUSE_KEPT: Final = BOOK.event("OneHouseKept", by=SEAT)
