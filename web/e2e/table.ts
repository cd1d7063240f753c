/** A server of its own, a browser, and hands that only do what a person can: tap what glows. */

import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { chromium, type Browser, type BrowserContext, type Page } from "playwright-core";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const PYTHON = process.env["SORTILEGE_PYTHON"] ?? join(ROOT, ".venv/bin/python");
export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

export class House {
  private server: ChildProcess | null = null;

  private constructor(
    private readonly port: number,
    readonly browser: Browser,
    private readonly folder: string,
  ) {}

  static async open(): Promise<House> {
    const browser = await chromium.launch({
      executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
      args: ["--no-sandbox", "--disable-dev-shm-usage"],
    });
    const house = new House(await freePort(), browser, mkdtempSync(join(tmpdir(), "sortilege-")));
    await house.light();
    return house;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts the server, or starts it again: what it stored is still there. */
  async light(): Promise<void> {
    const { port, folder } = this;
    this.server = spawn(
      PYTHON,
      ["-m", "sortilege.server", "--port", String(port), "--database", `sqlite+aiosqlite:///${folder}/tables.sqlite3`, "--log-level", "WARNING"],
      {
        cwd: ROOT,
        stdio: "inherit",
        detached: true,
        env: { ...process.env, PYTHONPATH: join(ROOT, "src"), SORTILEGE_TABLES_PER_ADDRESS: "1000", SORTILEGE_JOINS_PER_MINUTE: "10000" },
      },
    );
    await answers(`${this.address}/healthz`);
  }

  /** The server goes away, without a word. */
  async darken(): Promise<void> {
    const gone = new Promise((resolve) => this.server?.once("exit", resolve));
    // The bots' own processes as well.
    if (this.server?.pid) process.kill(-this.server.pid, "SIGKILL");
    await gone;
  }

  async close(): Promise<void> {
    await this.browser.close();
    await this.darken();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** A person with a browser of their own. */
  async person(how: { language?: "fr" | "en"; theme?: "jour" | "nuit"; size?: { width: number; height: number }; motion?: "none" | "full" } = {}): Promise<Page> {
    const { language = "fr", theme = "jour", size = DESKTOP, motion = "none" } = how;
    const context: BrowserContext = await this.browser.newContext({
      viewport: size,
      locale: language === "fr" ? "fr-FR" : "en-GB",
      colorScheme: theme === "nuit" ? "dark" : "light",
      hasTouch: size.width < 700,
      baseURL: this.address,
    });
    await context.addInitScript(
      (kept) => {
        if (!localStorage.getItem("sortilege")) localStorage.setItem("sortilege", JSON.stringify(kept));
      },
      { language, theme, motion, sound: 0 },
    );
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    page.on("pageerror", (wrong) => console.error("page:", wrong.message));
    return page;
  }
}

async function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 150; tries++) {
    try {
      if ((await fetch(url)).ok) return;
    } catch {
      // Not yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`nobody answers at ${url}`);
}

/** What can be tapped now: what glows on the table, then the buttons of the prompt. */
export const GLOWING = ".app [role=button]:is(.g-can, .g-tgt), .prompt [data-option]";

/** Taps one thing that glows, drawn by `draw`; false if nothing glows. */
export async function tapSomething(page: Page, draw: () => number): Promise<boolean> {
  const things = page.locator(GLOWING);
  const count = await things.count();
  if (count === 0) return false;
  const thing = things.nth(Math.floor(draw() * count));
  try {
    await thing.scrollIntoViewIfNeeded({ timeout: 1500 });
    await thing.click({ timeout: 2500 });
  } catch {
    return false; // It moved on while we reached for it.
  }
  return true;
}

/** Plays by tapping until the result is shown, or `most` taps were made. Gives the number of taps. */
export async function playToTheEnd(page: Page, most = 2000, seed = 1): Promise<number> {
  const draw = random(seed);
  let taps = 0;
  const end = page.locator("dialog[open] .receipt");
  const deadline = Date.now() + 240_000;
  while (taps < most && Date.now() < deadline) {
    if (await end.isVisible()) return taps;
    if (await tapSomething(page, draw)) taps++;
    else await page.waitForTimeout(60);
  }
  throw new Error(`not over after ${taps} taps`);
}

export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Opens a game's page, chooses a mode, and starts against bots that do not dawdle. */
export async function sitDown(house: House, game: string, mode: number, how: Parameters<House["person"]>[0] = {}, seats?: number): Promise<Page> {
  const page = await house.person(how);
  await page.goto(`/new/${game}`);
  await page.locator("fieldset .choice").nth(mode).click();
  if (seats) await page.locator(".numbers label", { hasText: new RegExp(`^\\s*${seats}\\s*$`) }).click();
  await page.locator("select[name=pace]").selectOption({ index: 2 });
  await page.locator(".go .btn.go").click();
  await page.waitForURL("**/t/*");
  return page;
}
