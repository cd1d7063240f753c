/** The Magic cards as they are shown large. */

import type { BigCard } from "../../pieces/large.svelte";
import type { GameText } from "../../text/game";
import { suitRule } from "./rules";
import sprite from "./sprite.svg";
import { magicArt, suitOf } from "./view";

export function bigCard(magic: string, text: GameText): BigCard {
  const { art, own } = magicArt(magic);
  const suit = suitOf(magic);
  return {
    name: text.value("magic", magic), art, ...(own && { from: sprite }), effect: text.help("magic", magic), suit, rule: suitRule(suit.letter),
  };
}
