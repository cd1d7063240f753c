/** The engine of this device: CPython, and on it the table of the server, over the browser's own database. */

import type { PyodideAPI } from "pyodide";

import { Drawer } from "./drawer";
import type { Answered, FromWorker, ToWorker } from "./messages";

/** `Engine` of sortilege/server/device. */
interface Engine {
  ask(method: string, address: string, body: string): Promise<{ toJs(): [number, string, string]; destroy(): void }>;
  connect(line: number, table: string): Promise<boolean>;
  hear(line: number, text: string): Promise<void>;
  leave(line: number): void;
}

const HOME = "/engine";
const BEGIN = `
import sys
sys.path.insert(0, "${HOME}")
from pathlib import Path
from pyodide.ffi import to_js
from sortilege.server.device.engine import Engine

class Kept:
    """The browser's drawer: what it gives is made Python's, what it takes is made JavaScript's."""
    async def me(self): return await drawer.me()
    async def name(self, me): await drawer.name(me)
    async def rows(self): return (await drawer.rows()).to_py()
    async def keep(self, table, row): await drawer.keep(table, row)
    async def lines(self, table, since): return (await drawer.lines(table, since)).to_py()
    async def append(self, table, ply, lines): return await drawer.append(table, ply, to_js(lines))
    async def clear(self): await drawer.clear()

Engine(Kept(), told, closed, Path("${HOME}/sortilege/server/device/games.json").read_text(encoding="utf-8"))
`;

const say = (message: FromWorker): void => postMessage(message);
let engine: Promise<Engine> | null = null;

async function begin(base: string, archive: string, pyodide: string): Promise<Engine> {
  say({ t: "step", step: "python" });
  const indexURL = new URL(pyodide, base).href;
  const files = fetch(new URL(archive, base)).then((answer) => answer.arrayBuffer());
  const { loadPyodide } = (await import(/* @vite-ignore */ `${indexURL}pyodide.mjs`)) as { loadPyodide: (how: object) => Promise<PyodideAPI> };
  const python = await loadPyodide({ indexURL, env: { HOME, SORTILEGE_PLAIN: "1" } });
  say({ t: "step", step: "engine" });
  python.unpackArchive(await files, "zip", { extractDir: HOME });
  say({ t: "step", step: "games" });
  const own = python.toPy({});
  own.set("drawer", new Drawer());
  own.set("told", (line: number, text: string) => say({ t: "told", line, text }));
  own.set("closed", (line: number, code: number) => say({ t: "closed", line, code }));
  return python.runPython(BEGIN, { globals: own }) as Engine;
}

/** Whatever breaks is an answer too. */
async function answered(running: Engine, { method, path, body }: { method: string; path: string; body: string }): Promise<Answered> {
  try {
    const answer = await running.ask(method, path, body);
    const [status, kind, said] = answer.toJs();
    answer.destroy();
    return { status, kind, body: said };
  } catch (wrong) {
    return { status: 500, kind: "application/json", body: JSON.stringify({ detail: String(wrong) }) };
  }
}

async function carryOut(message: Exclude<ToWorker, { t: "begin" }>): Promise<void> {
  if (!engine) return;
  const running = await engine;
  switch (message.t) {
    case "ask": {
      say({ t: "answer", id: message.id, ...(await answered(running, message)) });
      break;
    }
    case "connect":
      if (await running.connect(message.line, message.table)) say({ t: "connected", line: message.line });
      break;
    case "hear":
      await running.hear(message.line, message.text);
      break;
    case "leave":
      running.leave(message.line);
      break;
  }
}

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  const failed = (wrong: unknown): void => say({ t: "failed", why: String(wrong) });
  if (data.t === "begin") {
    engine = begin(data.base, data.engine, data.pyodide);
    engine.then(() => say({ t: "ready" }), failed);
  } else {
    carryOut(data).catch(failed);
  }
});
