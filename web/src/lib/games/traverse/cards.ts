/** The Diagon Alley cards as they are shown large. */

import type { BigCard } from "../../pieces/large.svelte";
import type { GameText } from "../../text/game";
import { cardRule } from "./rules";
import { CARD_ART, suitOf } from "./view";

export function bigCard(card: string, text: GameText): BigCard {
  return {
    name: text.value("card", card), art: CARD_ART[card] ?? "spiral", effect: text.help("card", card), suit: suitOf(card), rule: cardRule(card),
  };
}
