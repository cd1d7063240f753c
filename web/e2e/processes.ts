/** The programs that tests begin: whatever becomes of a test, none outlives it, holds its output, or keeps it for ever. */

import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { createServer } from "node:net";

/** How long a program may take for which a test does nothing but wait: no clock of the test runs meanwhile. */
const PATIENCE = 100_000;
/** Below those that a system gives to whoever connects: one that is asked for now is not taken before it is listened at. */
const PORTS = { from: 12_000, below: 32_000 };
const begun = new Set<ChildProcess>();

export interface Surroundings {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
}

process.on("exit", () => begun.forEach(kill));
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.once(signal, () => {
    begun.forEach(kill);
    process.kill(process.pid, signal);
  });
}
// Whoever runs the tests is gone: a test that hangs would stay.
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));

/** Begins a program. What it says is written into a file, if one is named. */
export function begin(command: string, words: readonly string[], around: Surroundings = {}, log?: string): ChildProcess {
  const said = log ? openSync(log, "a") : "ignore";
  const program = spawn(command, words, { ...around, stdio: ["ignore", said, said], detached: true });
  begun.add(program);
  if (typeof said === "number") closeSync(said);
  return program;
}

/** It goes away without a word, and all that it began; it may be gone. */
export async function end(program: ChildProcess): Promise<void> {
  const gone = isThere(program) ? new Promise((resolve) => program.once("exit", resolve)) : null;
  kill(program);
  begun.delete(program);
  await gone;
}

function isThere(program: ChildProcess): boolean {
  return program.pid !== undefined && program.exitCode === null && program.signalCode === null;
}

function kill({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // All of them are gone.
  }
}

/** Waits for a program, and gives what it writes. */
export function outcome(command: string, words: readonly string[], around: Surroundings = {}, patience = PATIENCE): string {
  return execFileSync(command, words, { ...around, stdio: ["ignore", "pipe", "pipe"], encoding: "utf-8", maxBuffer: 1e8, timeout: patience, killSignal: "SIGKILL" });
}

/** Waits until somebody answers at an address, as long as the program is there that is to do so. */
export async function answers(url: string, program: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 400 && isThere(program); tries++) {
    try {
      if ((await fetch(url, { signal: AbortSignal.timeout(5000) })).ok) return;
    } catch {
      // Not yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(isThere(program) ? `nobody answers at ${url}` : `who was to answer at ${url} is gone`);
}

export async function freePort(): Promise<number> {
  const port = PORTS.from + Math.floor(Math.random() * (PORTS.below - PORTS.from));
  const isFree = await new Promise<boolean>((resolve) => {
    const probe = createServer().once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
  return isFree ? port : freePort();
}
