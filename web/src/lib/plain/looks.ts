/** How the things of a game look that has no board of its own. */

import type { BigCard } from "../pieces/large.svelte";
import type { GameText } from "../text/game";
import type { Value } from "../wire/step";
import type { Look } from "../wire/types";

/** Dark enough for paper on them. */
const INKS: Record<string, string> = {
  red: "var(--seat-1)", blue: "var(--seat-2)", gold: "var(--seat-3)", green: "var(--seat-4)", violet: "var(--seat-5)",
  black: "#23212E", rose: "var(--seat-7)", teal: "var(--seat-8)", white: "#6B6459",
};

export interface Face {
  name: string;
  help: string;
  /** Its drawing; without one its letter stands there. */
  icon: string;
  mark: string;
  ink: string;
  /** A pale thing with a dark rim. */
  pale: boolean;
  /** What a die shows; 0 if it is none. */
  die: number;
}

export function faceOf(kind: string, value: Value, text: GameText): Face {
  const look: Look = text.book.looks[kind]?.[String(value)] ?? {};
  const name = text.value(kind, value);
  const key = `${kind}-${value}`;
  const mark = text.words.has(key, "mark") ? text.say(key, {}, "mark") : look.mark;
  return {
    name: name.charAt(0).toUpperCase() + name.slice(1),
    help: text.help(kind, value),
    icon: look.icon ?? "",
    mark: mark || (look.icon ? "" : name.slice(0, 2).trim()),
    ink: INKS[look.ink ?? ""] ?? "var(--plain-ink)",
    pale: look.ink === "white",
    die: Number(/^die([1-6])$/.exec(look.icon ?? "")?.[1] ?? 0),
  };
}

/** Whether things of a kind are dice, so that one that is not seen is one too. */
export function areDice(kind: string, text: GameText): boolean {
  return Object.values(text.book.looks[kind] ?? {}).some((look) => /^die[1-6]$/.test(look.icon ?? ""));
}

/** What stands in the corner of a card: nothing that its name says already. */
export function corner(face: Face): string {
  return face.mark === face.name ? "" : face.mark;
}

/** The same seen large. */
export function bigFace(kind: string, value: Value, text: GameText): BigCard {
  const face = faceOf(kind, value, text);
  return { name: face.name, effect: face.help, art: face.icon || "fleuron", suit: { ink: face.ink, shape: "disc", letter: corner(face) } };
}

/** What an area is called; an area without words has none. */
export function titleOf(area: string, text: GameText): string {
  return text.words.has(`area-${area}`) ? text.say(`area-${area}`) : "";
}
