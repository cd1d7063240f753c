/** What can be tapped to answer a question.
 *
 * A game says which things on the table an option names, in the order in which they are tapped: a
 * card, then a player. Whatever is next in some option glows; tapping it leaves the options that
 * begin so. When one option is left and everything it names has been tapped, it is chosen. */

import type { Step } from "../wire/step";

/** A thing on the table: `seat:3`, `card:evidence`, `space:12`. */
export type Key = string;

export interface Choice {
  readonly step: Step;
  readonly keys: readonly Key[];
}

export type Light = "can" | "target" | "selected" | "no";

export class Picking {
  /** The choices that begin with what has been tapped. */
  readonly open: readonly Choice[];
  private readonly next: ReadonlySet<Key>;

  constructor(
    readonly choices: readonly Choice[],
    readonly picked: readonly Key[] = [],
  ) {
    this.open = choices.filter((choice) => picked.every((key, place) => choice.keys[place] === key));
    this.next = new Set(this.open.flatMap((choice) => choice.keys.slice(picked.length, picked.length + 1)));
  }

  /** The choices that name nothing more: chosen at once if alone, otherwise by a button. */
  get complete(): readonly Choice[] {
    return this.open.filter((choice) => choice.keys.length === this.picked.length);
  }

  /** The one choice that is left once everything it names was tapped. */
  get done(): Choice | null {
    const only = this.open.length === 1 ? this.open[0] : undefined;
    return only && this.picked.length > 0 && only.keys.length === this.picked.length ? only : null;
  }

  /** The thing to tap next on the way to a choice, or to begin with if something else was tapped; null if it is none. */
  towards(choice: Choice): Key | null {
    return choice.keys[this.open.includes(choice) ? this.picked.length : 0] ?? null;
  }

  /** Whether it is the next thing that some choice names. */
  leadsOn(key: Key): boolean {
    return this.next.has(key);
  }

  light(key: Key): Light {
    if (this.picked.includes(key)) return "selected";
    if (this.next.has(key)) return this.picked.length > 0 ? "target" : "can";
    return "no";
  }

  /** Whether a tap on it does something: takes the next step, takes one back, or another first one. */
  takes(key: Key): boolean {
    return this.next.has(key) || this.picked.includes(key) || this.begins(key);
  }

  /** Another card instead of the first one: the same kind of thing, with which some choice begins. */
  private begins(key: Key): boolean {
    const first = this.picked[0];
    return first !== undefined && kind(first) === kind(key) && this.choices.some((choice) => choice.keys[0] === key);
  }

  tap(key: Key): Picking {
    if (this.next.has(key)) return new Picking(this.choices, [...this.picked, key]);
    const place = this.picked.indexOf(key);
    if (place >= 0) return new Picking(this.choices, this.picked.slice(0, place));
    return this.begins(key) ? new Picking(this.choices, [key]) : this;
  }
}

function kind(key: Key): string {
  return key.slice(0, key.indexOf(":"));
}
