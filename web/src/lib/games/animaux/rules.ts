/** Which rule an event is about: where the rules open from the chronicle. */

import { byWord } from "../../table/rulebook";

export const EVENT_RULES = byWord({
  "ANI-GEN-08": "CharacterTaken TokensPutOut PlaceRefilled PileRenewed",
  "ANI-MOV-01": "TurnBegun DieRolled PawnMoved NumberChosen StepsHalved",
  "ANI-M1-TURN-02": "BeastCaptured TokenSetAside NothingFound",
  "ANI-M2-CAP-01": "ResourceFound BeastFound TokensPaid BeastLoose",
  "ANI-M2-SPELL-01":
    "SpellsDealt SpellDrawn SpellDeckRenewed SpellPlayed TokenLookedAt TokenConjured BeastGlimpsed TokenStolen ProtegoExpired PlayerHindered TokensExchanged",
  "ANI-M3-MOVE-02": "Apparated OrderedToApparate",
  "ANI-M3-TURN-01": "ActionsGiven ActionsGivenUp PawnOrdered TokenHandedOver ActionLost ActionGained TokenLost TokenPickedUp",
  "ANI-M3-RES-01": "PlaceOffered ResourceTaken PlaceTrackShifted PlacesSlid PlaceRevealed",
  "ANI-M3-SALEM-01": "SalemStood SalemRemoved SalemPlaced SalemAdvanced SalemSetBack",
  "ANI-M3-END-01": "EventRevealed EventApplied BeastFled BeastStayed FollowerRevealed",
});

/** The same event is another rule where all play together, or where captures are paid for. */
const IN_CONFIRME = byWord({
  "ANI-M3-MOVE-01": "PawnMoved",
  "ANI-M3-TURN-01": "TurnBegun",
  "ANI-M3-CAP-01": "BeastCaptured TokensPaid BeastFound",
  "ANI-M3-SALEM-01": "DieRolled",
});
const IN_APPRENTI = byWord({ "ANI-M2-CAP-01": "BeastCaptured" });

export function ruleOf(event: string, mode: string): string | null {
  const special = mode === "confirme" ? IN_CONFIRME[event] : mode === "apprenti" ? IN_APPRENTI[event] : undefined;
  return special ?? EVENT_RULES[event] ?? null;
}
