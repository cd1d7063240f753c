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
}

export function faceOf(kind: string, value: Value, text: GameText): Face {
  const look: Look = text.book.looks[kind]?.[String(value)] ?? {};
  const name = text.value(kind, value);
  return {
    name: name.charAt(0).toUpperCase() + name.slice(1),
    help: text.help(kind, value),
    icon: look.icon ?? "",
    mark: look.mark || (look.icon ? "" : name.slice(0, 2).trim()),
    ink: INKS[look.ink ?? ""] ?? "var(--plain-ink)",
    pale: look.ink === "white",
  };
}

/** The same seen large. */
export function bigFace(kind: string, value: Value, text: GameText): BigCard {
  const { name, help, icon, mark, ink } = faceOf(kind, value, text);
  return { name, effect: help, art: icon || "fleuron", suit: { ink, shape: "disc", letter: mark } };
}

/** What an area is called; an area without words has none. */
export function titleOf(area: string, text: GameText): string {
  return text.words.has(`area-${area}`) ? text.say(`area-${area}`) : "";
}
