/** The words of one game: its options, questions, events and refusals, with the players' names. */

import type { Event as Told, GameBook, Refusal } from "../wire/types";
import type { Step, Value } from "../wire/step";
import { readStep } from "../wire/step";
import type { Values, Words } from "./words";

/** A sentence in which what fills its gaps stands out. */
export interface Piece {
  readonly text: string;
  readonly strong: boolean;
}

const BEGIN = "\u0001";
const END = "\u0002";

export class GameText {
  constructor(
    readonly words: Words,
    readonly book: GameBook,
    readonly names: readonly string[],
  ) {}

  say(key: string, values: Values = {}, attribute = ""): string {
    return this.words.say(key, values, attribute);
  }

  /** The short explanation that belongs to a value: what a card does, what a character can. */
  help(kind: string, value: Value): string {
    const key = `${kind}-${value}`;
    return this.words.has(key, "help") ? this.words.say(key, {}, "help") : "";
  }

  name(seat: number): string {
    const beyond = this.names.length > 0 ? this.say("ghost", { number: seat + 1 - this.names.length }) : null;
    return this.names[seat] ?? beyond ?? this.say("seat", { number: seat + 1 });
  }

  /** One value of a kind of argument: a player's name, a card, a place. */
  value(kind: string, value: Value | undefined): string {
    if (value === null || value === undefined) return this.say(kind === "seat" ? "nobody" : "unknown");
    if (kind === "seat") return this.name(Number(value));
    const key = `${kind}-${value}`;
    return this.words.has(key) ? this.say(key) : String(value);
  }

  step(step: Step | string): string {
    return this.sentence(typeof step === "string" ? readStep(step) : step);
  }

  event(event: Told): string {
    return plain(this.eventPieces(event));
  }

  eventPieces(event: Told): Piece[] {
    return pieces(this.say(event.name, this.eventValues(event)));
  }

  /** The variables of an event's message: what fills its gaps is marked. */
  eventValues(event: Told): Values {
    return this.fill(this.book.events[event.name] ?? {}, event.fields, true);
  }

  refusal(refusal: Refusal): string {
    if (refusal.message === "not-offered") return this.say("web-not-offered");
    const given = refusal.arguments as Record<string, Value> | undefined;
    const kinds = this.book.steps[refusal.step ?? ""] ?? {};
    return this.say(`refused-${refusal.message}`, this.fill(kinds, given ?? {}, false));
  }

  ending(reason: string): string {
    return this.say(`ending-${reason}`);
  }

  private sentence(step: Step): string {
    return this.say(step.name, this.fill(this.book.steps[step.name] ?? {}, step.args, false));
  }

  /** Variables of a message: each argument as text, and as it is under `…_id`, for selectors. */
  private fill(kinds: Readonly<Record<string, string>>, args: Readonly<Record<string, Value>>, strong: boolean): Values {
    const filled: Values = {};
    for (const [name, value] of Object.entries(args)) {
      const kind = kinds[name] ?? "number";
      const isNumber = kind === "number" && typeof value === "number";
      const word = isNumber ? value : this.value(kind, value);
      filled[name] = strong && typeof word === "string" ? BEGIN + word + END : word;
      filled[`${name}_id`] = value ?? "none";
    }
    return filled;
  }
}

export function pieces(marked: string): Piece[] {
  const parts: Piece[] = [];
  for (const [place, part] of marked.split(/[\u0001\u0002]/).entries()) {
    if (part) parts.push({ text: part, strong: place % 2 === 1 });
  }
  const first = parts[0];
  if (first) parts[0] = { ...first, text: first.text.charAt(0).toUpperCase() + first.text.slice(1) };
  return parts;
}

export function plain(parts: readonly Piece[]): string {
  return parts.map((part) => part.text).join("");
}
