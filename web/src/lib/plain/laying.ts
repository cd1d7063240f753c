/** Where the things of a game lie, read from its view by what its areas say. */

import type { GameView } from "../table/game";
import type { Key } from "../table/options";
import type { Value } from "../wire/step";
import type { Area, GameBook } from "../wire/types";

/** What stands in a view for a face that may not be seen. */
const HIDDEN = "?";

export interface Thing {
  /** Its label; null if there is nothing, or nothing that may be seen. */
  value: Value;
  /** Something lies there, face down. */
  hidden: boolean;
  /** Whose it is. */
  seat: number | null;
  /** The name of the place where it lies. */
  place: Value;
  /** What it is called while it travels. */
  piece: string | null;
}

export interface Laid {
  area: Area;
  /** Whose area; null is the table's. */
  seat: number | null;
  things: Thing[];
  /** How many there are, where that is all that is known, or what is counted. */
  count: number | null;
}

function follow(view: unknown, path: string, seat: number | null): unknown {
  let found: unknown = view;
  for (const part of path.split(".")) {
    if (found === null || typeof found !== "object") return undefined;
    found = (found as Record<string, unknown>)[part === "*" ? String(seat) : part];
  }
  return found;
}

/** What an area of the view says, as it is. */
export function told({ area, seat }: Pick<Laid, "area" | "seat">, view: GameView): unknown {
  return follow(view, area.at ?? "", seat);
}

/** The place that was last played on, where the view says so. */
export function latest(area: Area, view: GameView): Value {
  return labelOf(area.latest ? follow(view, area.latest, null) : null, "");
}

/** The kind of an argument, named alone or with its step. */
export function kindOf(book: GameBook, argument: string): string {
  for (const [step, kinds] of Object.entries(book.steps)) {
    for (const [name, kind] of Object.entries(kinds)) if (argument === name || argument === `${step}.${name}`) return kind;
  }
  return "number";
}

/** The places of an area in order: labels where they have some, else numbers. */
export function placesOf(area: Area, book: GameBook, many: number): Value[] {
  const kind = area.places?.[0] ? kindOf(book, area.places[0]) : area.shape === "track" ? (area.kind ?? "") : "";
  const labels = book.kinds[kind] ?? [];
  const spaces = area.shape === "track" ? (area.spaces ?? 0) || labels.length || many : many;
  return Array.from({ length: spaces }, (_, place) => labels[place] ?? place);
}

export function placeKind(area: Area, book: GameBook): string {
  return area.places?.[0] ? kindOf(book, area.places[0]) : "number";
}

/** One thing of a list: a label, or a record that has one under the name of its kind. */
function labelOf(one: unknown, kind: string): Value {
  if (typeof one === "string" || typeof one === "number") return one;
  if (one !== null && typeof one === "object" && kind in one) return labelOf((one as Record<string, unknown>)[kind], "");
  return null;
}

/** Where something lies in any case, a thing without a face is one that may not be seen. */
const ALWAYS_FILLED = new Set(["hand", "row", "pile"]);

function things(area: Area, found: unknown, book: GameBook, seat: number | null): Thing[] {
  if (found === null || found === undefined) return [];
  const named = typeof found === "object" && !Array.isArray(found) ? Object.entries(found) : null;
  const list: unknown[] = named ? named.map(([, one]) => one) : Array.isArray(found) ? found.flat() : [found];
  const places = named ? named.map(([name]) => (/^\d+$/.test(name) ? Number(name) : name)) : placesOf(area, book, list.length);
  return list.map((one, place) => {
    const value = labelOf(one, area.kind ?? "");
    const hidden = value === HIDDEN || (value === null && ALWAYS_FILLED.has(area.shape));
    return { value: hidden ? null : value, hidden, seat, place: places[place] ?? place, piece: null };
  });
}

function layOne(area: Area, view: GameView, book: GameBook, seat: number | null): Laid {
  const found = told({ area, seat }, view);
  const counts = typeof found === "number" && (area.shape === "pile" || area.shape === "hand" || area.shape === "counters");
  const laid = counts ? [] : things(area, found, book, seat);
  return { area, seat, things: laid, count: counts ? found : area.shape === "pile" ? laid.length : null };
}

/** All that lies on the table in one area: what each seat has there, if the path says so. */
function layTogether(area: Area, view: GameView, book: GameBook): Laid {
  if (!area.at?.split(".").includes("*")) return layOne(area, view, book, null);
  const seats = Array.from({ length: view.seats }, (_, seat) => {
    const found = things(area, told({ area, seat }, view), book, seat);
    const nothing: Thing = { value: null, hidden: false, seat, place: seat, piece: null };
    return found.length === 0 && area.shape === "row" ? [nothing] : found;
  });
  return { area, seat: null, things: seats.flat(), count: null };
}

/** Every area with what lies in it: the table's, then each seat's. */
export function lay(view: GameView, book: GameBook): Laid[] {
  const table = book.areas.filter((area) => area.of !== "seat").map((area) => layTogether(area, view, book));
  const seats = Array.from({ length: view.seats }, (_, seat) =>
    book.areas.filter((area) => area.of === "seat").map((area) => layOne(area, view, book, seat)),
  );
  const all = [...table, ...seats.flat()];
  name(all);
  return all;
}

/** Gives things names to travel by. In a grid many are alike and none is the same as before: only single ones travel. */
function name(all: readonly Laid[]): void {
  const lying = all.filter(({ area }) => !["counters", "words", "track"].includes(area.shape));
  const seen = new Map<string, Thing[]>();
  for (const { area, things } of lying) {
    for (const thing of things) {
      if (thing.value === null) continue;
      const label = `${area.kind}-${thing.value}`;
      const alike = seen.get(label) ?? [];
      thing.piece = `${label}-${alike.length}`;
      seen.set(label, [...alike, thing]);
    }
  }
  for (const { area, things } of lying) {
    if (area.shape !== "grid") continue;
    for (const thing of things) if ((seen.get(`${area.kind}-${thing.value}`)?.length ?? 0) > 1) thing.piece = null;
  }
}

/** What a tap on a thing may mean, in the notation of keys. */
export function keysOf(area: Area, thing: Thing): Key[] {
  const picks = thing.value === null ? [] : (area.picks ?? []).map((argument) => `${argument}:${thing.value}`);
  return [...picks, ...(area.places ?? []).map((argument) => `${argument}:${thing.place}`)];
}
