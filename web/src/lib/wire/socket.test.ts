import { beforeEach, expect, test, vi } from "vitest";

import { Stream, type Connection } from "./socket";
import { FOR_GOOD, type FromClient, type Hint, type ToClient } from "./types";

class Line {
  static readonly all: Line[] = [];
  readyState: number = WebSocket.CONNECTING;
  readonly said: FromClient[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    Line.all.push(this);
  }
  send(text: string): void {
    this.said.push(JSON.parse(text) as FromClient);
  }
  close(): void {
    this.readyState = WebSocket.CLOSED;
  }
  connect(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
    this.tell({ t: "welcome", protocol: 1, now: 0, seats: [0], table: {} as never });
  }
  tell(message: ToClient): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  drop(code = 1006): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code });
  }
}

const STATE: ToClient = {
  t: "state", seat: 0, version: 7, fresh: false, events: [], view: {}, ask: null, may: [], undo: false, until: null,
};

function stream(): { stream: Stream; states: Connection[] } {
  const states: Connection[] = [];
  const opened = new Stream(
    "ws://here/ws/t",
    { hear: () => undefined, connection: (state) => states.push(state) },
    () => new Line() as unknown as WebSocket,
  );
  opened.open();
  return { stream: opened, states };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", { CONNECTING: 0, OPEN: 1, CLOSING: 2, CLOSED: 3 });
  Line.all.length = 0;
});

test("the first hello asks for the story from its beginning", () => {
  stream();
  const line = Line.all[0];
  line?.connect();

  expect(line?.said[0]).toMatchObject({ t: "hello", since: { "0": 0, watch: 0 } });
});

test("after a loss it comes back and asks only for what it missed", () => {
  const { states } = stream();
  Line.all[0]?.connect();
  Line.all[0]?.tell(STATE);

  Line.all[0]?.drop();
  vi.advanceTimersByTime(1000);
  Line.all[1]?.connect();

  expect(states).toEqual(["connecting", "open", "lost", "connecting", "open"]);
  expect(Line.all[1]?.said[0]).toMatchObject({ t: "hello", since: { "0": 7 } });
});

test("whoever is let in and thrown out again and again waits longer each time", () => {
  stream();
  for (let second = 0; second < 40; second++) {
    Line.all.at(-1)?.connect();
    Line.all.at(-1)?.drop(1011);
    vi.advanceTimersByTime(1000);
  }

  expect(Line.all.length).toBeLessThan(12);
});

test("a line that no longer answers is left for another, one that does is kept", () => {
  const { states } = stream();
  Line.all[0]?.connect();
  vi.advanceTimersByTime(20_000);
  const ping = Line.all[0]?.said.at(-1) as { id: string };
  Line.all[0]?.tell({ t: "pong", id: ping.id, now: 0 });
  vi.advanceTimersByTime(20_000);
  expect(states.at(-1)).toBe("open");

  vi.advanceTimersByTime(20_000);
  vi.advanceTimersByTime(1000);

  expect(states.slice(-2)).toEqual(["lost", "connecting"]);
  expect(Line.all).toHaveLength(2);
});

test("when somebody looks again a line must answer soon: one that does is kept, one that does not is left", async () => {
  const { stream: opened, states } = stream();
  Line.all[0]?.connect();
  opened.hurry();
  const ping = Line.all[0]?.said.at(-1) as { id: string };
  Line.all[0]?.tell({ t: "pong", id: ping.id, now: 0 });
  await vi.advanceTimersByTimeAsync(5000);
  expect(states.at(-1)).toBe("open");

  opened.hurry();
  await vi.advanceTimersByTimeAsync(5000);

  expect(states.slice(-2)).toEqual(["lost", "connecting"]);
  expect(Line.all).toHaveLength(2);
});

test("what was not acknowledged is said again under the same number", () => {
  const { stream: opened } = stream();
  Line.all[0]?.connect();
  void opened.send({ t: "play", seat: 0, ask: 3, step: "EndTurn(by=0)" });
  const first = Line.all[0]?.said[1];

  Line.all[0]?.drop();
  vi.advanceTimersByTime(1000);
  Line.all[1]?.connect();

  expect(Line.all[1]?.said[1]).toEqual(first);
});

test("an acknowledgement settles it, a refusal says why", async () => {
  const { stream: opened } = stream();
  Line.all[0]?.connect();
  const done = opened.send({ t: "undo", seat: 0 });
  const refused = opened.send({ t: "undo", seat: 0 });
  const [first, second] = (Line.all[0]?.said.slice(1) ?? []) as { id: string }[];

  Line.all[0]?.tell({ t: "ack", id: first?.id ?? "" });
  Line.all[0]?.tell({ t: "refused", id: second?.id ?? "", reason: { message: "nothing-to-undo" } });

  expect((await done).refusal).toBeNull();
  expect((await refused).refusal?.message).toBe("nothing-to-undo");
});

test.each(FOR_GOOD)("a table that is not for us is not tried again (%i)", (code) => {
  const { states } = stream();

  Line.all[0]?.drop(code);
  vi.advanceTimersByTime(60_000);

  expect(states.at(-1)).toBe("refused");
  expect(Line.all).toHaveLength(1);
});

test("a hint is answered with the options, best first", async () => {
  const { stream: one } = stream();
  const line = Line.all[0];
  line?.connect();
  const asked = one.send({ t: "hint", seat: 0, ask: 3 });
  const hint: Hint = { step: "DrawTwo(by=0)", estimate: 0.5, visits: 3, sureness: "sure", reason: { fr: "…", en: "…" } };

  line?.tell({ t: "hints", id: (line.said.at(-1) as { id: string }).id, hints: [hint] });

  expect(await asked).toEqual({ refusal: null, hints: [hint] });
});

test("of two lines that were opened only the last one speaks", () => {
  const { stream: opened } = stream();
  opened.open();
  const [first, last] = Line.all;

  first?.connect();
  last?.connect();

  expect(first?.said).toEqual([]);
  expect(first?.readyState).toBe(WebSocket.CLOSED);
  expect(last?.said.map((message) => message.t)).toEqual(["hello"]);
});
