/** Which rule an event or a card is about: where the rules open from the chronicle and from a large card. */

import { byWord } from "../../table/rulebook";

export const EVENT_RULES = byWord({
  "ECO-HOUSE-01": "HouseTaken OneHouseKept PowerUsed PowerDeclined",
  "ECO-ROUND-01": "GameDealt RoundBegun SchoolCardRevealed SchoolReshuffled FirstPlayerCardMoved",
  "ECO-TURN-01": "TurnBegun TurnEnded ActionGained",
  "ECO-DRAW-01": "CardsDrawn CardDrawn MagicReshuffled CardRetrieved",
  "ECO-COLL-01": "CollectionBegun SchoolCardTaken SchoolCardVanished SchoolCardLost",
  "ECO-COST-01": "CardDiscarded DiscountGained DiscountExpired",
  "ECO-SPELL-01": "SpellPlayed EffectUsed EffectDeclined PlayerAimedAt SlotAimedAt CardStolen CardGiven",
  "ECO-REACT-01": "ReactionPlayed CancelTokenUsed EffectCancelled EffectCopied",
  "ECO-BONUS-01": "BonusPlayed BonusAimedAt BonusMoved BadMarksRemoved BadMarksKept",
  "ECO-MAIL-01":
    "MailAdded TokenRecovered HowlerReturned MailLookedAt TokenSeen TokenTaken TokensLeft DrawTokenUsed MailDrawn MailPlaced TokenRevealed",
  "ECO-SCORE-02": "TotalCounted",
});

const SUIT_RULES: Record<string, string> = { R: "ECO-REACT-01", S: "ECO-SPELL-01", B: "ECO-BONUS-01" };

/** By the letter of a card's suit. */
export function suitRule(letter: string): string {
  return SUIT_RULES[letter] ?? "ECO-SPELL-01";
}
