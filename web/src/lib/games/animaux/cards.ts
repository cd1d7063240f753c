/** Beasts, characters, spells and Salem's followers as they are shown large. */

import type { BigCard } from "../../pieces/large.svelte";
import type { GameText } from "../../text/game";
import sprite from "./sprite.svg";
import { costOf, SHARED_ART, type AnimauxView } from "./view";

const SUITS = {
  beast: { ink: "#0F4A50", shape: "disc" }, spell: { ink: "#0F4A50", shape: "hex" }, character: { ink: "#39424C", shape: "shield" },
  event: { ink: "#7A3300", shape: "oct" }, follower: { ink: "#7A3300", shape: "oct" },
};
/** What sort of card it is, with the letter of its name. */
const suit = (sort: keyof typeof SUITS, text: GameText) => ({ ...SUITS[sort], letter: text.say(`web-letter-${sort}`) });
const SPELL_ART: Record<string, string> = {
  accio: "hand2", transplanage: "spiral", revelio: "eye", ascendio: "steps", geminio: "copius", reducio: "tag",
  expelliarmus: "wand", protego: "shield", impedimenta: "lock", wingardium: "moth",
};
/** Where each mode tells of captures. */
const CAPTURE: Record<AnimauxView["mode"], string> = {
  initiation: "ANI-M1-TURN-02", apprenti: "ANI-M2-CAP-01", confirme: "ANI-M3-CAP-01",
};

export function bigBeast(beast: string, view: AnimauxView, text: GameText): BigCard {
  const shared = SHARED_ART[beast];
  const price = costOf(view, beast).map(([token, count]) => text.say(`web-price-${token}`, { count })).join(", ");
  return {
    name: beastName(beast, text), art: shared ?? beast, ...(!shared && { from: sprite }), suit: suit("beast", text), rule: CAPTURE[view.mode],
    effect: view.mode === "initiation" ? text.say("web-beast-free") : price ? text.say("web-beast-price", { price }) : "",
  };
}

/** Without its article, as a title. */
export function beastName(beast: string, text: GameText): string {
  return title(text.value("token", beast).replace(/^(le |la |l'|l’|the )/i, ""));
}

export function bigSpell(spell: string, text: GameText): BigCard {
  return { name: text.value("spell", spell), art: SPELL_ART[spell] ?? "wand", effect: title(text.help("spell", spell)), suit: suit("spell", text), rule: "ANI-M2-SPELL-01" };
}

export function bigCharacter(character: string, text: GameText): BigCard {
  return {
    name: text.value("character", character), art: character, from: sprite, effect: text.help("character", character), suit: suit("character", text),
    rule: "ANI-M3-TURN-01",
  };
}

/** An event, or a follower, of Salem. */
export function bigSalem(kind: "event" | "follower", card: string, text: GameText): BigCard {
  const art = kind === "event" ? "bolt" : "torch";
  return { name: text.value(kind, card), art, effect: title(text.help(kind, card)), suit: suit(kind, text), rule: "ANI-M3-END-01" };
}

function title(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
