/** The cards and citizens of Salem as they are shown large. */

import type { BigCard } from "../../pieces/large.svelte";
import type { GameText } from "../../text/game";
import { CARD_RULES } from "./rules";
import { ART, colourOf, FACES, suitOf, type Suit, type SalemView, type Villager } from "./view";

const CITIZEN = { ink: "#39424C", shape: "shield", letter: "C" };

/** The suit of a card with the letter that its colour has in this language. */
export function pipOf(card: string, text: GameText): Suit & { letter: string } {
  return { ...suitOf(card), letter: text.say(`web-letter-${colourOf(card)}`) };
}

export function bigCard(card: string, text: GameText): BigCard {
  const rule = CARD_RULES[card];
  return { name: text.value("card", card), art: ART[card] ?? "star", effect: text.help("card", card), suit: pipOf(card, text), ...(rule && { rule }) };
}

/** A house: its citizen, then what lies in front of it. */
export function bigHouse(view: SalemView, of: number, text: GameText): BigCard[] {
  const who = view.players[of];
  const front = [...new Set(who?.front ?? [])].map((card) => bigCard(card, text));
  if (!who?.citizen) return front;
  const citizen = bigCitizen(who.citizen, text, text.name(of));
  const known = signs(view, of, text).map((sign) => `${sign}.`);
  return [{ ...citizen, effect: [citizen.effect, ...powers(who, text), ...known].join(" ") }, ...front];
}

/** What the small signs on a house mean. */
export function signs(view: SalemView, of: number, text: GameText): string[] {
  const who = view.players[of];
  if (!who?.living) return [];
  const shown: [boolean, string][] = [
    [view.gavel === of, "web-gavel"],
    [who.confessed, "web-confessed"],
    [who.witch === true && view.you !== of, "web-known-witch"],
    [view.constable === of, "web-known-constable"],
    [view.victim === of, "web-known-victim"],
  ];
  return shown.filter(([on]) => on).map(([, word]) => text.say(word));
}

/** Whose power a citizen has borrowed, and what is left of it. */
function powers(who: Villager, text: GameText): string[] {
  const said: string[] = [];
  if (who.ability && who.ability !== who.citizen) said.push(text.say("web-copies", { citizen: text.value("citizen", who.ability) }));
  if (who.ability_left === 0) said.push(text.say("web-power-spent"));
  else if (who.ability_left === 1 && who.ability === "samuel_parris") said.push(text.say("web-power-once-more"));
  return said;
}

export function bigCitizen(citizen: string, text: GameText, player: string): BigCard {
  return {
    name: text.value("citizen", citizen), art: FACES[citizen] ?? "bman", effect: text.help("citizen", citizen), suit: CITIZEN,
    sort: player, rule: "SAL-CIT-01",
  };
}
