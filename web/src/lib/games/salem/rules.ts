/** Which rule an event or a card is about: where the rules open from the chronicle and from a large card. */

import { byWord } from "../../table/rulebook";

export const EVENT_RULES = byWord({
  "SAL-GEN-02": "TrialsDealt TrialReceived HandsDealt CardDealt TwoPlayersLeft WitchesWere GhostWitchWas",
  "SAL-CIT-01": "CitizenTaken DeckRearranged DiscardTaken AccusationsShown HandSpared AlibiPlayedAsWitness DrawDeclined OwnRedsKept",
  "SAL-DAWN-01": "DawnBroke WitchRecognised BlackCatPlaced",
  "SAL-TURN-01": "TurnBegun TurnSkipped TurnEnded CardDrawn BlackCardDrawn DeckReformed DrawStopped HourglassTurned TopDiscarded",
  "SAL-ACC-01": "RedPlayed TrialHeld EarlyTrialDeclined TrialsNamed TrialRevealed RedsDiscarded",
  "SAL-CARD-01": "AlibiPlayed RedCleared StocksPlayed ArsonPlayed CursePlayed RobberyPlayed CardRobbed ScapegoatPlayed CardMoved CardDiscarded",
  "SAL-CARD-02": "BluePlayed MatchmakersParted",
  "SAL-DEATH-01": "PlayerDied FirstDeathChosen AllegianceStated CardInherited CardSetAside LastWordsSaid",
  "SAL-CON-01": "ExchangeOpened TrialPassed TrialPutInCentre TrialTakenFromCentre",
  "SAL-NIGHT-01":
    "NightFell VictimChosen EyesOpened ConfessedWithoutRevealing Confessed NobodyNamed VictimNamed VictimWasDead SavedByGavel SavedByConfession SavedByAsylum NightEnded",
  "SAL-GHOST-01": "GhostPeeked",
});

export const CARD_RULES = byWord({
  "SAL-ACC-01": "accusation evidence witness",
  "SAL-CARD-01": "alibi stocks scapegoat arson robbery curse",
  "SAL-CARD-02": "asylum piety matchmaker black_cat",
  "SAL-NIGHT-01": "night",
  "SAL-CON-01": "conspiracy",
});
