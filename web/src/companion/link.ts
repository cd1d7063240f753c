/** The line of one phone to the room of its table: a frame in, a frame out, once a second, whatever happens. */

import { api } from "$lib/wire/api";
import { CLOSED, type Entry, type Pick, type Planned, type ToPhone, type Wish } from "$lib/wire/types";
import { fits, frameOf, readFrame, RoomClock } from "./frames";

/** `lost` comes back by itself; `gone` and `elsewhere` do not. */
export type LinkState = "joining" | "here" | "lost" | "gone" | "elsewhere";

export interface Ears {
  /** Something that everybody carries out, in order. */
  hear(entry: Entry): void;
  /** A second has passed in the room. */
  beat(frame: ToPhone): void;
  change(state: LinkState): void;
}

/** The answer to a beat, late enough for a tap and early enough for the next one. */
const ANSWER_AFTER = 700;
const SILENT_FOR = 4500;
const SOONEST = 700;
const LATEST = 5000;

export class Link {
  state: LinkState = "joining";
  phones = 0;
  /** What this phone points at. */
  pick: Pick | null = null;
  readonly clock = new RoomClock();
  private have = 0;
  private turn = 0;
  private wishes: Wish[] = [];
  private socket: WebSocket | null = null;
  private tries = 0;
  private closed = false;
  private timers = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(
    readonly code: string,
    private readonly ears: Ears,
  ) {}

  /** What this phone wants and nobody has confirmed yet. */
  get wanted(): readonly Wish[] {
    return this.wishes;
  }

  open(): void {
    document.addEventListener("visibilitychange", this.wakes);
    void this.join();
  }

  close(): void {
    this.closed = true;
    document.removeEventListener("visibilitychange", this.wakes);
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.socket?.close();
  }

  /** Whether it can be wanted; a plan that another one overtakes is dropped. */
  wish(action: object, plan: Planned[] | null, fresh: boolean): boolean {
    const id = Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join("");
    const wish: Wish = { id, do: action as Record<string, unknown>, on: this.turn, plan, fresh };
    if (!fits(wish) || (plan && this.wishes.some((other) => other.plan))) return false;
    this.wishes.push(wish);
    return true;
  }

  private readonly wakes = (): void => {
    if (document.visibilityState === "visible" && this.state === "lost") this.after("join", 0, () => void this.join());
  };

  private after(name: string, wait: number, work: () => void): void {
    clearTimeout(this.timers.get(name));
    this.timers.set(name, setTimeout(work, wait));
  }

  private change(state: LinkState): void {
    if (state === this.state) return;
    this.state = state;
    this.ears.change(state);
  }

  private async join(): Promise<void> {
    if (this.closed || this.socket) return;
    try {
      if (!(await api.me())) await api.nameYourself("Companion", "en");
    } catch {
      this.retry();
      return;
    }
    if (this.closed || this.socket) return;
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/ws/phones/${encodeURIComponent(this.code)}`);
    this.socket = socket;
    socket.onmessage = ({ data }) => this.hear(String(data));
    socket.onclose = ({ code }) => this.part(socket, code);
    this.watch();
  }

  /** A line on which nothing is heard is dead, though it may not know it. */
  private watch(): void {
    this.after("silence", SILENT_FOR, () => {
      const dead = this.socket;
      dead?.close();
      if (dead) this.part(dead, 0);
    });
  }

  private part(socket: WebSocket, code: number): void {
    if (this.socket !== socket) return;
    this.socket = null;
    clearTimeout(this.timers.get("answer"));
    clearTimeout(this.timers.get("silence"));
    if (this.closed) return;
    if (code === CLOSED.NO_SUCH_TABLE) this.change("gone");
    else if (code === CLOSED.NOT_ALLOWED) this.change("elsewhere");
    else this.retry();
  }

  private retry(): void {
    this.change("lost");
    this.tries += 1;
    this.after("join", Math.min(LATEST, SOONEST * this.tries), () => void this.join());
  }

  private hear(text: string): void {
    const frame = readFrame(text);
    if (!frame) return;
    this.watch();
    this.tries = 0;
    this.phones = frame.phones;
    this.clock.hear(frame.at);
    for (const entry of frame.entries) this.take(entry, frame.first);
    this.wishes = this.wishes.filter((wish) => !wish.plan || wish.on === this.turn);
    if (this.have === frame.last) this.change("here");
    this.ears.beat(frame);
    this.after("answer", ANSWER_AFTER, () => this.answer());
  }

  /** What is missing before it does not matter any more, or it would have come first. */
  private take(entry: Entry, first: number): void {
    if (entry.number !== Math.max(this.have + 1, first)) return;
    this.have = entry.number;
    if (entry.plans) this.turn = entry.number;
    this.wishes = this.wishes.filter((wish) => wish.id !== entry.id);
    this.ears.hear(entry);
  }

  private answer(): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(frameOf(this.have, this.pick, this.wishes[0] ?? null));
  }
}
