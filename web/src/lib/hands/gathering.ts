/** How many answers become a few buttons, where there is no board to tap on. */

import type { Choice, Key, Picking } from "../table/options";
import type { GameText } from "../text/game";

export interface Gathered {
  /** The key that is tapped, or the notation of the one answer. */
  readonly id: string;
  readonly label: string;
  /** The answer, where the button is one. */
  readonly choice: Choice | null;
  readonly many: number;
}

/** So many answers are all shown at once. */
const FEW = 8;

export function gathered(picking: Picking, text: GameText): Gathered[] {
  const alone = (choice: Choice): Gathered => ({ id: choice.step.notation, label: text.step(choice.step), choice, many: 1 });
  if (picking.open.length <= FEW) return picking.open.map(alone);
  const groups = new Map<Key, Choice[]>();
  for (const choice of picking.open) {
    const key = choice.keys[picking.picked.length] ?? "";
    groups.set(key, [...(groups.get(key) ?? []), choice]);
  }
  return [...groups].flatMap(([key, choices]) => {
    const label = nameOf(key, text);
    if (key === "" || label === null || choices.length === 1) return choices.map(alone);
    return [{ id: key, label, choice: null, many: choices.length }];
  });
}

/** How a thing on the table is called, if its key says it. */
function nameOf(key: Key, text: GameText): string | null {
  const [kind = "", ...rest] = key.split(":");
  const value = rest.join(":");
  if (kind === "seat") return text.name(Number(value));
  return text.words.has(`${kind}-${value}`) ? text.value(kind, value) : null;
}
