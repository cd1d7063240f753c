/** The page's side of the engine on this device: it asks and listens as it would at a server. */

import { fileOf } from "./edition";
import type { Answered, FromWorker, ToWorker } from "./messages";
import { parts } from "./parts";
import { progress } from "./progress.svelte";
import { withoutEngine } from "./without_engine";

/** Codes of a socket: closed by us, closed because the engine broke. */
const BROKEN = 1011;

class Device {
  private worker: Promise<Worker> | null = null;
  private count = 0;
  private readonly asked = new Map<number, (answered: Answered) => void>();
  private readonly lines = new Map<number, Cord>();

  /** Starts the engine, unless it runs. */
  start(): Promise<Worker> {
    this.worker ??= this.begin().catch((wrong: unknown) => {
      this.worker = null;
      progress.step = null;
      progress.failed = true;
      throw wrong;
    });
    return this.worker;
  }

  async ask(method: string, path: string, body: string): Promise<Answered> {
    const known = method === "GET" && (this.worker === null || path === "/games") ? await withoutEngine(path) : null;
    if (known) return known;
    const id = ++this.count;
    const worker = await this.start();
    return new Promise((resolve) => {
      this.asked.set(id, resolve);
      tell(worker, { t: "ask", id, method, path, body });
    });
  }

  /** A line to a table, in the shape of a socket. */
  connect(table: string): Cord {
    const line = ++this.count;
    const cord = new Cord({
      say: (text) => void this.start().then((worker) => tell(worker, { t: "hear", line, text })),
      leave: () => {
        this.lines.delete(line);
        void this.start().then((worker) => tell(worker, { t: "leave", line }));
      },
    });
    this.lines.set(line, cord);
    this.start().then(
      (worker) => tell(worker, { t: "connect", line, table }),
      () => this.closed(line, BROKEN),
    );
    return cord;
  }

  private async begin(): Promise<Worker> {
    progress.failed = false;
    progress.step = "python";
    const list = await parts();
    if (!list) throw new Error("this page has no offline parts");
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    await new Promise<void>((resolve, reject) => {
      worker.onerror = (event) => reject(new Error(event.message));
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.t === "ready") resolve();
        else if (data.t === "failed") reject(new Error(data.why));
        this.hear(data);
      };
      tell(worker, { t: "begin", base: fileOf("").href, engine: list.engine, pyodide: list.pyodide });
    });
    return worker;
  }

  private hear(message: FromWorker): void {
    switch (message.t) {
      case "step":
        progress.step = message.step;
        break;
      case "ready":
        progress.step = null;
        break;
      case "failed":
        console.error(message.why);
        break;
      case "answer":
        this.asked.get(message.id)?.(message);
        this.asked.delete(message.id);
        break;
      case "connected":
        this.lines.get(message.line)?.opened();
        break;
      case "told":
        this.lines.get(message.line)?.onmessage?.({ data: message.text });
        break;
      case "closed":
        this.closed(message.line, message.code);
        break;
    }
  }

  private closed(line: number, code: number): void {
    this.lines.get(line)?.closed(code);
    this.lines.delete(line);
  }
}

/** What a stream uses of a socket. */
export class Cord {
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(private readonly ends: { say(text: string): void; leave(): void }) {}

  send(text: string): void {
    this.ends.say(text);
  }

  close(code = 1000): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.ends.leave();
    this.closed(code);
  }

  opened(): void {
    if (this.readyState !== WebSocket.CONNECTING) return;
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }

  closed(code: number): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code });
  }
}

function tell(worker: Worker, message: ToWorker): void {
  worker.postMessage(message);
}

export const device = new Device();
