/** Shows what happened in order, one thing at a time. The server says what; the queue says when. */

export interface Scene<T> {
  /** Begins to show it. */
  readonly play: () => void;
  /** How long it takes at leisure, in milliseconds. */
  readonly lasts: number;
  readonly about: T;
}

export interface Pace {
  /** 1 at leisure; 0 shows everything at once (reduced motion, a page nobody looks at). */
  speed(): number;
  wait(milliseconds: number): Promise<void>;
}

/** With so many scenes waiting, the rest is shown without pause. */
export const TOO_FAR_BEHIND = 30;
/** From so many on, everything goes faster. */
export const BEHIND = 4;

export class Queue<T> {
  private readonly waiting: Scene<T>[] = [];
  private running = false;
  private skipping = false;

  constructor(private readonly pace: Pace) {}

  get length(): number {
    return this.waiting.length;
  }

  add(...scenes: Scene<T>[]): void {
    this.waiting.push(...scenes);
    if (!this.running) void this.run();
  }

  /** Shows everything that waits at once. */
  skip(): void {
    this.skipping = true;
  }

  clear(): void {
    this.waiting.length = 0;
  }

  private async run(): Promise<void> {
    this.running = true;
    for (let scene = this.waiting.shift(); scene; scene = this.waiting.shift()) {
      scene.play();
      const pause = this.pause(scene.lasts);
      if (pause > 0) await this.pace.wait(pause);
    }
    this.running = false;
    this.skipping = false;
  }

  private pause(lasts: number): number {
    const speed = this.pace.speed();
    if (speed === 0 || this.skipping || this.waiting.length > TOO_FAR_BEHIND) return 0;
    const hurry = this.waiting.length > BEHIND ? 1 + (this.waiting.length - BEHIND) / 4 : 1;
    return lasts / speed / hurry;
  }
}
