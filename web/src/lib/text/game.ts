/** The words of one game: its options, questions, events and refusals, with the players' names. */

import type { Event as Told, GameBook, Line, Refusal } from "../wire/types";
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

  /** The letter that stands for a value in this language: the attribute `mark` of its words, or how they begin. */
  mark(kind: string, value: Value): string {
    const key = `${kind}-${value}`;
    return this.words.has(key, "mark") ? this.words.say(key, {}, "mark") : this.value(kind, value).charAt(0).toUpperCase();
  }

  name(seat: number): string {
    const beyond = this.names.length > 0 ? this.say("ghost", { number: seat + 1 - this.names.length }) : null;
    return this.names[seat] ?? beyond ?? this.say("seat", { number: seat + 1 });
  }

  /** On a plate or in a list, where no sentence is made of it: you are you. */
  called(seat: number, you: number | null): string {
    return seat === you ? this.say("web-you") : this.name(seat);
  }

  /** One value of a kind of argument: a player's name, a card, a place. */
  value(kind: string, value: Value | undefined): string {
    if (value === null || value === undefined) return this.say(kind === "seat" ? "nobody" : "unknown");
    if (kind === "seat") return this.name(Number(value));
    const key = `${kind}-${value}`;
    return this.words.has(key) ? this.say(key) : String(value);
  }

  /** A value where it is told: the attribute `told` of its words, where which of several equals it was does not matter. */
  private told(kind: string, value: Value): string {
    const key = `${kind}-${value}`;
    return this.words.has(key, "told") ? this.words.say(key, {}, "told") : this.value(kind, value);
  }

  step(step: Step | string): string {
    return this.sentence(typeof step === "string" ? readStep(step) : step);
  }

  /**
   * The question that a step asks. Where its message has words for what may be answered (`can-DrawTwo`), the attribute
   * `offered` asks it with those that are offered now, as `$can`; `only-Pass` asks it where nothing else may be answered.
   */
  question(why: Step | string, options: readonly Step[]): string {
    const step = typeof why === "string" ? readStep(why) : why;
    const filled = this.fill(this.book.steps[step.name] ?? {}, step.args, false);
    const offered = new Set(options.map((option) => option.name));
    const only = offered.size === 1 ? `only-${[...offered][0]}` : "";
    if (only && this.words.has(step.name, only)) return this.say(step.name, filled, only);
    const known = this.words.attributes(step.name).filter((one) => one.startsWith("can-") && offered.has(one.slice("can-".length)));
    const can = [...new Set(known.map((one) => this.say(step.name, {}, one)))];
    return can.length > 0 ? this.say(step.name, { ...filled, can: this.listed(can) }, "offered") : this.sentence(step);
  }

  /**
   * What is asked once something has been picked: one answer, put as a question, or the attribute `then` of those that
   * are left, filled with what they agree on; the rest is `open` for its selectors. Empty where there are no words.
   */
  then(options: readonly Step[]): string {
    const [first] = options;
    if (!first) return "";
    if (options.length === 1) {
      const choice = this.step(first);
      const isName = this.names.includes(this.say(first.name, this.fill(this.book.steps[first.name] ?? {}, first.args, false)));
      if (isName && this.yourself(first)) return this.say("web-sure-of-yourself");
      return this.say(isName ? "web-sure-of-name" : "web-sure", { choice });
    }
    const spoken = options.find((option) => this.words.has(option.name, "then"));
    if (!spoken) return "";
    const kinds = this.book.steps[spoken.name] ?? {};
    const agreed = Object.entries(spoken.args).filter(([name, value]) => options.every((option) => option.args[name] === value));
    const unsettled = Object.fromEntries(Object.keys(kinds).flatMap((name) => [[name, ""], [`${name}_id`, "open"]]));
    const yourself = this.yourself({ name: spoken.name, args: Object.fromEntries(agreed) }, "then-");
    return this.say(spoken.name, { ...unsettled, ...this.fill(kinds, Object.fromEntries(agreed), false) }, yourself || "then");
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

  /** A sentence about a game that is over. */
  linePieces(line: Line): Piece[] {
    return pieces(this.say(line.says, this.fill(line.kinds ?? {}, line.fields ?? {}, true)));
  }

  refusal(refusal: Refusal): string {
    if (refusal.message === "not-offered") return this.say("web-not-offered");
    const given = refusal.arguments as Record<string, Value> | undefined;
    const kinds = this.book.steps[refusal.step ?? ""] ?? {};
    return this.say(`refused-${refusal.message}`, this.fill(kinds, given ?? {}, false));
  }

  /** How a player lets the table answer a question: the attribute `let-round` of its words, or what is said anywhere. */
  let(question: string, how: string): string {
    return this.words.has(question, `let-${how}`) ? this.say(question, {}, `let-${how}`) : this.say(`web-let-${how}`);
  }

  /** How it ended; the attribute `nobody` says it where no player has won. */
  ending(reason: string, winners: readonly number[] | null = null): string {
    const key = `ending-${reason}`;
    return this.say(key, {}, winners?.length === 0 && this.words.has(key, "nobody") ? "nobody" : "");
  }

  /** The one, the other or the third. */
  private listed(said: readonly string[]): string {
    const before = said.slice(0, -1).join(", ");
    const last = said.at(-1) ?? "";
    return before ? this.say("one-or-other", { before, last }) : last;
  }

  private sentence(step: Step): string {
    return this.say(step.name, this.fill(this.book.steps[step.name] ?? {}, step.args, false), this.yourself(step));
  }

  /** The words of a step that names whoever acts a second time: the attribute `<field>-you`. */
  private yourself({ name, args }: Pick<Step, "name" | "args">, before = ""): string {
    const kinds = this.book.steps[name] ?? {};
    const again = Object.keys(args).filter((field) => field !== "by" && kinds[field] === "seat" && args[field] === args["by"]);
    return again.map((field) => `${before}${field}-you`).find((attribute) => this.words.has(name, attribute)) ?? "";
  }

  /** Variables of a message: each argument as text, and as it is under `…_id`, for selectors. */
  private fill(kinds: Readonly<Record<string, string>>, args: Readonly<Record<string, Value>>, strong: boolean): Values {
    const filled: Values = {};
    for (const [name, value] of Object.entries(args)) {
      const kind = kinds[name] ?? "number";
      const isNumber = kind === "number" && typeof value === "number";
      const word = isNumber ? value : strong ? this.told(kind, value) : this.value(kind, value);
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
