/**
 * The log as it is read: a line with its reason, equal lines once, "you" where it is you. The attributes of an event's
 * message that say so are explained in `sortilege.telling`, which does the same for the terminal.
 */

import type { Event as Told } from "../wire/types";
import { pieces, type GameText, type Piece } from "./game";
import type { Values } from "./words";

/** The line of one event among the others, and of its equals that follow it; null if the line before tells it as well. */
export function tell(text: GameText, log: readonly Told[], place: number, you: number | null = null): Piece[] | null {
  const event = log[place];
  if (!event || (place > 0 && toldBefore(text, log[place - 1], event))) return null;
  const times = equalsFrom(text, log, place);
  const values: Values = { ...text.eventValues(event), times: counted(text, times) };
  const field = aside(text, event, "gathers");
  if (times > 1 && field) values[field] = listed(text, log.slice(place, place + times).map((one) => String(text.eventValues(one)[field])));
  const around = contexts(text, log, place, times, values, you);
  const fields = seatsOf(text, event).filter((field) => you !== null && event.fields[field] === you);
  const mine = fields.length > 1 ? [fields.join("-"), ...fields] : fields;
  for (const context of around) {
    for (const attribute of [...mine.map((field) => [context, field, "you"].filter(Boolean).join("-")), context]) {
      if (!attribute || !text.words.has(event.name, attribute)) continue;
      const said = text.say(event.name, values, attribute);
      if (said) return pieces(times === 1 || attribute.includes("many") ? said : repeated(text, said, times));
    }
  }
  const said = text.say(event.name, values);
  return pieces(times === 1 ? said : repeated(text, said, times));
}

/** The line in which an event is told. */
export function lineOf(text: GameText, log: readonly Told[], place: number, you: number | null = null): Piece[] {
  let first = place;
  while (first > 0 && toldBefore(text, log[first - 1], log[first] as Told)) first -= 1;
  return tell(text, log, first, you) ?? [];
}

/** The lines of a log that grows: what was told stays as it is, unless something new may change it. */
export class Chronicle<Line> {
  private log: readonly Told[] = [];
  private readonly told = new Map<number, { line: Line; until: number }>();

  constructor(private readonly text: GameText) {}

  lines(log: readonly Told[], first: number, tellOne: (place: number) => Line): Line[] {
    let same = 0;
    while (same < log.length && log[same] === this.log[same]) same += 1;
    this.log = log;
    return log.slice(first).map((_, after) => {
      const place = first + after;
      const known = this.told.get(place);
      if (known && known.until < same) return known.line;
      const line = tellOne(place);
      // A line is about its equals too, and may name what comes after them.
      this.told.set(place, { line, until: place + equalsFrom(this.text, log, place) });
      return line;
    });
  }
}

/** Whether the line of the event right before it tells it as well. */
function toldBefore(text: GameText, before: Told | undefined, event: Told): boolean {
  return alike(text, before, event) || (before !== undefined && aside(text, event, "told-by") === before.name);
}

function alike(text: GameText, one: Told | undefined, other: Told): boolean {
  if (one?.name !== other.name) return false;
  const field = aside(text, other, "gathers");
  return Object.entries(other.fields).every(([name, value]) => name === field || one.fields[name] === value);
}

/** What the words of an event say to whoever tells it, not to whoever reads it. */
function aside(text: GameText, event: Told, attribute: string): string {
  return text.words.has(event.name, attribute) ? text.say(event.name, {}, attribute) : "";
}

/** The one, the other and the third; equal ones once. */
function listed(text: GameText, said: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const word of said) counts.set(word, (counts.get(word) ?? 0) + 1);
  const once = [...counts].map(([word, times]) => (times === 1 ? word : repeated(text, word, times)));
  const last = once.at(-1) ?? "";
  return once.length > 1 ? text.say("one-and-other", { before: once.slice(0, -1).join(", "), last }) : last;
}

function equalsFrom(text: GameText, log: readonly Told[], place: number): number {
  let end = place + 1;
  while (end < log.length && alike(text, log[end], log[place] as Told)) end += 1;
  return end - place;
}

function counted(text: GameText, times: number): string {
  const key = `times-${times}`;
  return text.words.has(key) ? text.say(key) : String(times);
}

function repeated(text: GameText, line: string, times: number): string {
  return text.say("told-times", { line, times });
}

/** What there may be words for, the most telling first; the fields of the event before it join the values. */
function contexts(text: GameText, log: readonly Told[], place: number, times: number, values: Values, you: number | null): string[] {
  const event = log[place] as Told;
  const known = text.words.attributes(event.name);
  const earlier = new Set(known.filter((one) => one.startsWith("after-")).map((one) => one.split("-")[1]));
  const before = earlier.size > 0 ? lastOf(earlier, log, place) : undefined;
  const found: string[] = [];
  if (before) {
    for (const [name, value] of Object.entries(text.eventValues(before))) values[`after_${name}`] = value;
    values["after_same"] = player(text, before) === player(text, event) ? "yes" : "no";
    values["after_you"] = you !== null && player(text, before) === you ? "yes" : "no";
    if (times > 1) found.push(`after-${before.name}-many`);
  }
  if (times > 1) found.push("many");
  if (before) found.push(`after-${before.name}`);
  const next = log[place + times];
  if (next) {
    values["next"] = next.name;
    found.push("before");
  }
  const seats = seatsOf(text, event).map((field) => event.fields[field]);
  if (seats.length > 1 && new Set(seats).size === 1) found.push("self");
  return [...found, ""];
}

function lastOf(names: ReadonlySet<string | undefined>, log: readonly Told[], before: number): Told | undefined {
  for (let place = before - 1; place >= 0; place--) if (names.has(log[place]?.name)) return log[place];
  return undefined;
}

function seatsOf(text: GameText, event: Told): string[] {
  return Object.entries(text.book.events[event.name] ?? {}).flatMap(([name, kind]) => (kind === "seat" ? [name] : []));
}

/** Whom an event is about: the first seat that it names. */
function player(text: GameText, event: Told): unknown {
  const first = seatsOf(text, event)[0];
  return first === undefined ? null : (event.fields[first] ?? null);
}
