/** Which things on the plain board an option names, and what a tap on a closed one would have been. */

import type { GameView } from "../table/game";
import type { Choice, Key, Picking } from "../table/options";
import { writeStep, type Step, type Value } from "../wire/step";
import type { Area, GameBook } from "../wire/types";
import { keysOf, kindOf, lay, type Laid, type Thing } from "./laying";

/** Whoever acts is named so, and is not tapped. */
const ACTOR = "by";

/** The argument of a key: `PlayCard.card:ace` speaks of `card`. */
function argumentOf(key: Key): string {
  return key.slice(0, key.indexOf(":")).split(".").at(-1) ?? "";
}

let lastView: GameView | null = null;
let lastKeys: ReadonlySet<Key> = new Set();

/** Everything that can be tapped in a position. */
function present(view: GameView, book: GameBook): ReadonlySet<Key> {
  if (view !== lastView) {
    lastView = view;
    lastKeys = new Set(lay(view, book).flatMap(({ area, things }) => things.flatMap((thing) => keysOf(area, thing))));
  }
  return lastKeys;
}

export function keys(step: Step, view: GameView, book: GameBook): Key[] {
  const onTable = present(view, book);
  const nowhere = new Set(book.areas.filter((area) => !area.at).flatMap((area) => area.picks ?? []));
  return Object.entries(step.args).flatMap(([name, value]) => {
    if (value === null) return [];
    if (book.steps[step.name]?.[name] === "seat") return name === ACTOR ? [] : [`seat:${value}`];
    const found = [`${step.name}.${name}`, name].find((argument) => nowhere.has(argument) || onTable.has(`${argument}:${value}`));
    return found ? [`${found}:${value}`] : [];
  });
}

/** An open choice with the closed thing in the place of its own. */
export function attempt(key: Key, picked: readonly Key[], open: readonly Choice[]): string | null {
  const begin = key.slice(0, key.indexOf(":") + 1);
  const like = open.find((choice) => choice.keys[picked.length]?.startsWith(begin));
  if (!like) return null;
  const name = begin === "seat:" ? seatArgument(like, picked.length) : argumentOf(key);
  return name ? writeStep(like.step.name, { ...like.step.args, [name]: key.slice(begin.length) }) : null;
}

function seatArgument(choice: Choice, place: number): string | null {
  const seat = choice.keys[place]?.slice("seat:".length);
  return Object.entries(choice.step.args).find(([name, value]) => name !== ACTOR && String(value) === seat)?.[0] ?? null;
}

/** Which key a thing answers to now: one that leads on, else one of the sort that is asked for. */
export function keyFor({ area, seat }: Pick<Laid, "area" | "seat">, thing: Thing, picking: Picking, you: number | null): Key | null {
  const reachable = seat === null || seat === you || picking.picked.includes(`seat:${seat}`);
  const all = reachable ? keysOf(area, thing) : [];
  const sorts = new Set(picking.open.map((choice) => choice.keys[picking.picked.length]?.split(":")[0]));
  return all.find((key) => picking.takes(key)) ?? all.find((key) => sorts.has(key.split(":")[0])) ?? all[0] ?? null;
}

/** The values that the open choices give to an argument that lies nowhere. */
export function offered(area: Area, picking: Picking, book: GameBook): Value[] {
  const argument = area.picks?.[0] ?? "";
  const name = argument.split(".").at(-1) ?? "";
  const values = picking.choices.filter((choice) => choice.keys.some((key) => key.startsWith(`${argument}:`))).map((choice) => choice.step.args[name] ?? null);
  const labels = book.kinds[kindOf(book, argument)] ?? [];
  const rank = (value: Value): number => (labels.length > 0 ? labels.indexOf(String(value)) : Number(value));
  return [...new Set(values)].filter((value) => value !== null).toSorted((one, other) => rank(one) - rank(other));
}
