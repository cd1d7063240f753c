/** Atouts and Zoons as they are shown large. */

import type { BigCard } from "../../pieces/large.svelte";
import type { GameText } from "../../text/game";
import { atoutRule } from "./rules";
import sprite from "./sprite.svg";
import { atoutArt, atoutRow, atoutSuit, bareName, cornersOf, INKS, zoonArt, zoonRow } from "./view";

export function bigAtout(atout: string, text: GameText): BigCard {
  const kind = atoutRow(atout)?.kind;
  return {
    name: text.value("atout", atout), art: atoutArt(atout), effect: text.help("atout", atout), suit: atoutSuit(atout),
    sort: text.say(`web-kind-${kind}`), rule: atoutRule(kind),
  };
}

export function bigZoon(card: string, text: GameText): BigCard {
  const row = zoonRow(card);
  const { art, own } = zoonArt(card);
  return {
    name: bareName(text.value("card", card)), art, ...(own && { from: sprite }),
    sort: `${text.say(`type-${row?.type}`)} · ${text.say("web-value", { value: row?.value ?? 0 })} · ${cornersOf(card).join(" ").replace("*", "★")}`,
    effect: row?.effect ? text.say(`effect-${row.effect}`) : "",
    suit: { ink: INKS[row?.tribe ?? ""] ?? "#7A2E10", shape: "disc", letter: String(row?.value ?? "") },
    rule: row?.effect ? "ZOO-STAR-01" : "ZOO-CBT-01",
  };
}
