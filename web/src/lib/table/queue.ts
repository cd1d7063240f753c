/** Shows what happened in order, one thing at a time. The server says what; the queue says when. */

export interface Scene<T> {
  /** Begins to show it. */
  readonly play: () => void;
  /** How long it takes at leisure, in milliseconds. */
  readonly lasts: number;
  readonly about: T;
  /** Once it is shown: whether it stays its whole time, whatever waits, unless somebody goes on. */
  readonly holds?: () => boolean;
}

export interface Pace {
  /** 1 at leisure; 0 shows everything at once (reduced motion, a page nobody looks at). */
  speed(): number;
  /** Whether anybody looks at the page. */
  seen(): boolean;
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
  private release: () => void = () => undefined;

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
    this.release();
  }

  /** Goes on to what comes next. */
  next(): void {
    this.release();
  }

  clear(): void {
    this.waiting.length = 0;
  }

  private async run(): Promise<void> {
    this.running = true;
    for (let scene = this.waiting.shift(); scene; scene = this.waiting.shift()) {
      scene.play();
      const pause = this.pause(scene);
      if (pause > 0) await Promise.race([this.pace.wait(pause), new Promise<void>((resolve) => (this.release = resolve))]);
    }
    this.running = false;
    this.skipping = false;
  }

  private pause({ lasts, holds }: Scene<T>): number {
    const speed = this.pace.speed();
    if (this.skipping || this.waiting.length > TOO_FAR_BEHIND) return 0;
    if (this.pace.seen() && holds?.()) return lasts;
    if (speed === 0) return 0;
    const hurry = this.waiting.length > BEHIND ? 1 + (this.waiting.length - BEHIND) / 4 : 1;
    return lasts / speed / hurry;
  }
}
