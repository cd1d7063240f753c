/** The stream of a table: comes back by itself, asks only for what it missed, repeats what was not
 * acknowledged under the same number, so that nothing is done twice. */

import { FOR_GOOD, MOST_SEATS, PROTOCOL, type FromClient, type Hint, type Refusal, type ToClient } from "./types";

export type Connection = "connecting" | "open" | "lost" | "refused";

/** A message without the number that the stream gives it. */
export type Wish = WithoutId<Exclude<FromClient, { t: "hello" }>>;
type WithoutId<M> = M extends { id: string } ? Omit<M, "id"> : never;

export interface Answer {
  readonly refusal: Refusal | null;
  /** What a hint says, best first. */
  readonly hints?: readonly Hint[];
}

/** Whoever tells a table what happens, and hears what is wished. */
export interface Line {
  open(): void;
  close(): void;
  /** Somebody looks again: no need to wait longer. */
  hurry(): void;
  send(wish: Wish): Promise<Answer>;
}

export interface Ears {
  hear(message: ToClient): void;
  connection(state: Connection, code: number): void;
}

interface Waiting {
  readonly message: FromClient;
  readonly resolve: (answer: Answer) => void;
}

const LONGEST_WAIT = 8000;
const HEARTBEAT = 20_000;
/** How long a line may take to answer once somebody looks again. */
const ANSWERS_WITHIN = 3000;
/** A line that held so long was a good one: after it is lost, the next is tried soon. */
const HELD = 5000;

export class Stream implements Line {
  private socket: WebSocket | null = null;
  private readonly waiting = new Map<string, Waiting>();
  private readonly since = new Map<string, number>();
  private tries = 0;
  /** Losses in a row, of lines that did not hold: a door that opens on a room that does not is not open. */
  private losses = 0;
  private opened = 0;
  private count = 0;
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heart: ReturnType<typeof setInterval> | undefined;
  private readonly client = Math.random().toString(36).slice(2, 10);

  constructor(
    private readonly address: string,
    private readonly ears: Ears,
    private readonly connect: (address: string) => WebSocket = (where) => new WebSocket(where),
    /** A phone beside a big screen. */
    private readonly hands = false,
  ) {
    // From the beginning: the first answer is the whole story so far.
    for (let seat = 0; seat < MOST_SEATS; seat++) this.since.set(String(seat), 0);
    this.since.set("watch", 0);
  }

  open(): void {
    this.closed = false;
    clearTimeout(this.timer);
    this.ears.connection("connecting", 0);
    const socket = this.connect(this.address);
    this.socket = socket;
    // Another line may have been opened meanwhile: only the last one counts.
    socket.onopen = () => {
      if (socket === this.socket) this.tell({ t: "hello", protocol: PROTOCOL, since: Object.fromEntries(this.since), ...(this.hands && { hands: true }) });
      else socket.close();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.socket) this.hear(JSON.parse(event.data) as ToClient);
    };
    socket.onclose = (event) => this.lost(socket, event.code);
  }

  /** Says it again until it is answered; `refusal` says why it was not done. */
  send(wish: Wish): Promise<Answer> {
    const id = `${this.client}-${++this.count}`;
    const message = { ...wish, id } as FromClient;
    return new Promise((resolve) => {
      this.waiting.set(id, { message, resolve });
      if (this.socket?.readyState === WebSocket.OPEN && this.tries === 0) this.tell(message);
    });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.heart);
    this.socket?.close(1000);
  }

  /** Somebody looks at the page again, or the network is back: no need to wait longer. */
  hurry(): void {
    if (this.closed) return;
    if (this.socket?.readyState === WebSocket.OPEN) this.probe(this.socket);
    else if (this.socket?.readyState !== WebSocket.CONNECTING) this.open();
  }

  /** A device that slept may hold a line that nobody holds at the other end: it must answer soon. */
  private probe(socket: WebSocket): void {
    if (this.tries > 0 || this.opened === 0) return;
    let answered = false;
    void this.send({ t: "ping" }).then(() => (answered = true));
    setTimeout(() => {
      if (answered || this.closed || socket !== this.socket) return;
      socket.close();
      this.lost(socket, 0);
    }, ANSWERS_WITHIN);
  }

  private tell(message: FromClient): void {
    this.socket?.send(JSON.stringify(message));
  }

  private hear(message: ToClient): void {
    if (message.t === "welcome") {
      this.tries = 0;
      this.opened = Date.now();
      this.ears.connection("open", 0);
      for (const { message: again } of this.waiting.values()) this.tell(again);
      clearInterval(this.heart);
      this.heart = setInterval(() => this.beat(), HEARTBEAT);
    } else if (message.t === "state") {
      this.since.set(message.seat === null ? "watch" : String(message.seat), message.version);
    } else if (message.t === "ack" || message.t === "pong") {
      this.settle(message.id, { refusal: null });
    } else if (message.t === "hints") {
      this.settle(message.id, { refusal: null, hints: message.hints });
    } else if (message.t === "refused" || message.t === "why") {
      this.settle(message.id, { refusal: message.reason });
    }
    this.ears.hear(message);
  }

  /** A line that has not answered since the last time is dead, whatever it says. */
  private beat(): void {
    const socket = this.socket;
    if (socket && [...this.waiting.values()].some(({ message }) => message.t === "ping")) {
      socket.close();
      this.lost(socket, 0);
    } else {
      void this.send({ t: "ping" });
    }
  }

  private settle(id: string, answer: Answer): void {
    this.waiting.get(id)?.resolve(answer);
    this.waiting.delete(id);
  }

  private lost(socket: WebSocket, code: number): void {
    if (socket !== this.socket) return;
    this.socket = null;
    clearInterval(this.heart);
    for (const [id, { message }] of this.waiting) if (message.t === "ping") this.waiting.delete(id);
    if (this.closed) return;
    if (FOR_GOOD.includes(code)) {
      this.closed = true;
      this.ears.connection("refused", code);
      return;
    }
    this.tries++;
    if (this.opened > 0 && Date.now() - this.opened > HELD) this.losses = 0;
    this.opened = 0;
    this.losses++;
    this.ears.connection("lost", code);
    this.timer = setTimeout(() => this.open(), Math.min(LONGEST_WAIT, 250 * 2 ** this.losses));
  }
}
