/** Lines that are said to a room one after the other: each has the time it takes, at most one waits, and that is the newest. */

import { reading } from "../companion/reading";

export interface Saying {
  readonly line: string;
  readonly text: string;
}

export class Speech {
  private waiting: Saying | null = null;
  /** Until then the last line is being said. */
  private free = 0;
  private turn: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly utter: (saying: Saying) => void) {}

  say(saying: Saying): void {
    this.waiting = saying;
    this.goOn();
  }

  /** Nothing is said any more, and nothing waits. */
  stop(): void {
    clearTimeout(this.turn);
    this.waiting = null;
    this.free = 0;
  }

  private goOn(): void {
    clearTimeout(this.turn);
    const left = this.free - performance.now();
    if (left > 0) {
      this.turn = setTimeout(() => this.goOn(), left);
      return;
    }
    const next = this.waiting;
    if (!next) return;
    this.waiting = null;
    this.free = performance.now() + reading(next.text);
    this.utter(next);
  }
}
