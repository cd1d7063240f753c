/** Which rule an event or an Atout is about: where the rules open from the chronicle and from a large card. */

import { byWord } from "../../table/rulebook";

export const EVENT_RULES = byWord({
  "ZOO-SET-01": "TribeChosen TribeDisputed TribeDeployed BattleBegun",
  "ZOO-VAR-05": "TribeRecruited",
  "ZOO-TRN-01": "TurnBegun",
  "ZOO-END-01": "DrawOffered DrawRefused",
  "ZOO-MOV-01": "ZoonMoved ZoonRelocated ZoonsSwapped NothingPossible",
  "ZOO-REI-01": "ReinforcementLaid ApeCalled SoldierCalled SoldierTakenBack",
  "ZOO-CBT-01": "AttackDeclared CardRevealed CombatWon",
  "ZOO-CBT-08": "CombatTied",
  "ZOO-STAR-01": "StarTouched EffectDeclined ZoonLookedAt ZoonImmobilised",
  "ZOO-SHT-01": "ShotDeclared ShotHit ShotFailed",
  "ZOO-TMB-01": "ZoonEliminated AtoutBuried",
  "ZOO-ATO-01": "AtoutRevealed AtoutPlayed OrderStopped",
  "ZOO-EQP-01": "TerrainLaid ZoonCaged EmblemCaged EquipmentLaid ZoonPushed ZoonHypnotised",
});

const KIND_RULES: Record<string, string> = {
  shooting: "ZOO-SHT-01", terrain: "ZOO-TER-01", equipment: "ZOO-EQP-01", order: "ZOO-ATO-01",
};

export function atoutRule(kind: string | undefined): string {
  return KIND_RULES[kind ?? ""] ?? "ZOO-ATO-01";
}
