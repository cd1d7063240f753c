/** Which rule an event or a card is about: where the rules open from the chronicle and from a large card. */

import { byWord } from "../../table/rulebook";

export const EVENT_RULES = byWord({
  "TRA-GOAL-01": "HatTaken TrunkBroughtHome",
  "TRA-TURN-01": "StartRolled StartTied TurnBegun TurnMissed TurnEnded TurnToBeMissed",
  "TRA-MOVE-01": "DiceRolled WentOn HatWalked StepsChosen Stayed",
  "TRA-SHOP-01": "ShopEntered BackDoorEntered",
  "TRA-BUY-01": "ItemBought",
  "TRA-BANK-01": "CoinsCollected BankFoundClosed CartRidden VaultOpened",
  "TRA-CARD-01":
    "SpellsDealt CardsDrawn SpellKept SpellDiscarded SpellPlayed DamageDrawn DamageAvoided NothingLost AttackAccepted AttackFendedOff ItemAimedAt PlayerAimedAt CoinAimedAt CoinTaken CoinLost SpellLost",
  "TRA-CLOSE-01": "BuildingClosed SignLifted",
  "TRA-FLOO-01": "GuessAnnounced FlooDieRolled FlooArrived FlooFailed",
  "TRA-TAKE-01": "ItemTaken DuplicateReturned ItemReturned",
  "TRA-EXILE-01": "GateTaken Exiled",
  "TRA-LEAVE-01": "AlleyLeft",
});

const CARD_RULES: Record<string, string> = {
  "S-FLOO": "TRA-FLOO-01", "S-CLOSE": "TRA-CLOSE-01", "S-TAKE": "TRA-TAKE-01", "S-LEAVE": "TRA-LEAVE-01", "S-CART": "TRA-BANK-01",
};

export function cardRule(card: string): string {
  return CARD_RULES[card] ?? "TRA-CARD-01";
}
