/** Cards, and what lies in front of a rival, as they are shown large. */

import type { BigCard } from "../../pieces/large.svelte";
import type { GameText } from "../../text/game";
import { suitRule } from "./rules";
import sprite from "./sprite.svg";
import { bonuses, columns, CRESTS, HOUSE_INK, letterOf, magicArt, schoolLook, suitOf, type EcoleView } from "./view";

export function bigCard(magic: string, text: GameText): BigCard {
  const { art, own } = magicArt(magic);
  const suit = suitOf(magic);
  return {
    name: text.value("magic", magic), art, ...(own && { from: sprite }), effect: text.help("magic", magic), suit, rule: suitRule(suit.letter),
  };
}

export function bigSchool(school: string, text: GameText): BigCard {
  const { ink, art } = schoolLook(school);
  const letter = letterOf(school, text);
  return { name: text.value("school", school), art, effect: text.help("school", school), rule: "ECO-COLL-01", suit: { ink, shape: "disc", letter } };
}

/** A rival with their Houses, then the Bonus cards and the School cards in front of them. */
export function bigRival(view: EcoleView, of: number, text: GameText): BigCard[] {
  const player = view.players[of];
  if (!player) return [];
  const times = (count: number, card: BigCard): BigCard => ({ ...card, name: text.say("web-times", { count, card: card.name }) });
  const names = player.houses.map((house) => text.value("house", house));
  const rival = {
    name: text.name(of), art: CRESTS[player.houses[0] ?? ""] ?? "star", sort: names.join(", "), rule: "ECO-HOUSE-01",
    effect: player.houses.map((house) => text.help("house", house)).join(" "), suit: { ink: HOUSE_INK, shape: "shield", letter: names[0]?.charAt(0) ?? "" },
  };
  const standing = [...new Set(columns(player).flatMap(({ cards }) => cards))];
  return [
    rival,
    ...bonuses(player).map(({ card, count }) => times(count, bigCard(card, text))),
    ...standing.map((school) => times(player.collection.filter((one) => one === school).length, bigSchool(school, text))),
  ];
}
