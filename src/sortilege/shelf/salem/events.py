"""Everything that can be told in Salem 1692."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.book import KNOWERS, KNOWERS_OR_ALL
from sortilege.kernel.kinds import NUMBER, SEAT
from sortilege.shelf.salem.components import ANSWER, BOOK, CARD, CITIZEN, SLOT, TRYAL

TRYALS_DEALT: Final = BOOK.event("TrialsDealt", each=NUMBER, witches=NUMBER)
TRYAL_RECEIVED: Final = BOOK.event("TrialReceived", of=SEAT, face=TRYAL).only_for("of")
CITIZEN_TAKEN: Final = BOOK.event("CitizenTaken", by=SEAT, citizen=CITIZEN)
HANDS_DEALT: Final = BOOK.event("HandsDealt", each=NUMBER)
CARD_DEALT: Final = BOOK.event("CardDealt", to=SEAT, card=CARD).only_for("to")

DAWN_BROKE: Final = BOOK.event("DawnBroke")
WITCH_RECOGNISED: Final = BOOK.event("WitchRecognised", of=SEAT).only_for(KNOWERS)
BLACK_CAT_PLACED: Final = BOOK.event("BlackCatPlaced", on=SEAT)

TURN_BEGUN: Final = BOOK.event("TurnBegun", by=SEAT)
TURN_SKIPPED: Final = BOOK.event("TurnSkipped", by=SEAT)
TURN_ENDED: Final = BOOK.event("TurnEnded", by=SEAT)
CARD_DRAWN: Final = BOOK.event("CardDrawn", by=SEAT, card=CARD).secret(card="by")
BLACK_CARD_DRAWN: Final = BOOK.event("BlackCardDrawn", by=SEAT, card=CARD)
DECK_REFORMED: Final = BOOK.event("DeckReformed", cards=NUMBER)
DRAW_STOPPED: Final = BOOK.event("DrawStopped", by=SEAT)
ACCUSATIONS_SHOWN: Final = BOOK.event("AccusationsShown", by=SEAT)

RED_PLAYED: Final = BOOK.event("RedPlayed", by=SEAT, on=SEAT, card=CARD, accusations=NUMBER)
ALIBI_PLAYED: Final = BOOK.event("AlibiPlayed", by=SEAT, on=SEAT)
ALIBI_PLAYED_AS_WITNESS: Final = BOOK.event("AlibiPlayedAsWitness", by=SEAT, on=SEAT, accusations=NUMBER)
RED_CLEARED: Final = BOOK.event("RedCleared", on=SEAT, card=CARD)
STOCKS_PLAYED: Final = BOOK.event("StocksPlayed", by=SEAT, on=SEAT)
ARSON_PLAYED: Final = BOOK.event("ArsonPlayed", by=SEAT, on=SEAT)
CURSE_PLAYED: Final = BOOK.event("CursePlayed", by=SEAT, on=SEAT, card=CARD)
ROBBERY_PLAYED: Final = BOOK.event("RobberyPlayed", by=SEAT, source=SEAT, target=SEAT, cards=NUMBER)
CARD_ROBBED: Final = BOOK.event("CardRobbed", source=SEAT, target=SEAT, card=CARD).secret(card="source target")
SCAPEGOAT_PLAYED: Final = BOOK.event("ScapegoatPlayed", by=SEAT, source=SEAT, target=SEAT)
CARD_MOVED: Final = BOOK.aside("CardMoved", source=SEAT, target=SEAT, card=CARD)
BLUE_PLAYED: Final = BOOK.event("BluePlayed", by=SEAT, on=SEAT, card=CARD)
HAND_SPARED: Final = BOOK.event("HandSpared", of=SEAT)
CARD_DISCARDED: Final = BOOK.event("CardDiscarded", of=SEAT, card=CARD)
MATCHMAKERS_PARTED: Final = BOOK.event("MatchmakersParted", of=SEAT)

TRIAL_HELD: Final = BOOK.event("TrialHeld", by=SEAT, accused=SEAT)
DRAW_DECLINED: Final = BOOK.aside("DrawDeclined", by=SEAT)
EARLY_TRIAL_DECLINED: Final = BOOK.event("EarlyTrialDeclined", by=SEAT, accused=SEAT)
TRYALS_NAMED: Final = BOOK.event("TrialsNamed", by=SEAT, accused=SEAT, one=SLOT, other=SLOT)
TRYAL_REVEALED: Final = BOOK.event("TrialRevealed", of=SEAT, slot=SLOT, face=TRYAL)
REDS_DISCARDED: Final = BOOK.event("RedsDiscarded", of=SEAT)
OWN_REDS_KEPT: Final = BOOK.aside("OwnRedsKept", by=SEAT)

PLAYER_DIED: Final = BOOK.event("PlayerDied", of=SEAT)
FIRST_DEATH_CHOSEN: Final = BOOK.event("FirstDeathChosen", by=SEAT, first=SEAT)
ALLEGIANCE_STATED: Final = BOOK.event("AllegianceStated", of=SEAT, witch=ANSWER)
CARD_INHERITED: Final = BOOK.event("CardInherited", by=SEAT, card=CARD).secret(card=KNOWERS_OR_ALL)
CARD_SET_ASIDE: Final = BOOK.event("CardSetAside", card=CARD)
TWO_PLAYERS_LEFT: Final = BOOK.event("TwoPlayersLeft")

EXCHANGE_OPENED: Final = BOOK.event("ExchangeOpened")
TRYAL_PASSED: Final = BOOK.event("TrialPassed", source=SEAT, target=SEAT, face=TRYAL).secret(face="source target")
TRYAL_PUT_IN_CENTRE: Final = BOOK.event("TrialPutInCentre", source=SEAT, face=TRYAL).secret(face="source")
TRYAL_TAKEN_FROM_CENTRE: Final = BOOK.event("TrialTakenFromCentre", target=SEAT, face=TRYAL).secret(face="target")

NIGHT_FELL: Final = BOOK.event("NightFell", by=SEAT)
VICTIM_CHOSEN: Final = BOOK.event("VictimChosen", on=SEAT).only_for(KNOWERS)
EYES_OPENED: Final = BOOK.event("EyesOpened", gavel=SEAT)
CONFESSED_WITHOUT_REVEALING: Final = BOOK.event("ConfessedWithoutRevealing", by=SEAT)
CONFESSED: Final = BOOK.event("Confessed", by=SEAT)
NOBODY_NAMED: Final = BOOK.event("NobodyNamed")
VICTIM_NAMED: Final = BOOK.event("VictimNamed", on=SEAT)
VICTIM_WAS_DEAD: Final = BOOK.event("VictimWasDead", on=SEAT)
SAVED_BY_GAVEL: Final = BOOK.event("SavedByGavel", on=SEAT)
SAVED_BY_CONFESSION: Final = BOOK.event("SavedByConfession", on=SEAT)
SAVED_BY_ASYLUM: Final = BOOK.event("SavedByAsylum", on=SEAT)
NIGHT_ENDED: Final = BOOK.event("NightEnded")

DECK_REARRANGED: Final = BOOK.event("DeckRearranged", by=SEAT)
DISCARD_TAKEN: Final = BOOK.event("DiscardTaken", by=SEAT, card=CARD)
GHOST_PEEKED: Final = BOOK.event("GhostPeeked", by=SEAT, of=SEAT, face=TRYAL).secret(face="by")
TOP_DISCARDED: Final = BOOK.event("TopDiscarded", by=SEAT, card=CARD)
HOURGLASS_TURNED: Final = BOOK.event("HourglassTurned", by=SEAT)
LAST_WORDS_SAID: Final = BOOK.event("LastWordsSaid", by=SEAT)
WITCHES_WERE: Final = BOOK.event("WitchesWere", of=SEAT)
GHOST_WITCH_WAS: Final = BOOK.aside("GhostWitchWas", of=SEAT)
