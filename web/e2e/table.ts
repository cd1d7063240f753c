/** A server of its own, a browser, and hands that only do what a person can: tap what glows. */

import type { ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

import type { Browser, Locator, Page } from "playwright-core";

import { launch } from "./chromium";
import { answers, begin, end, freePort, outcome } from "./processes";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));
export const PYTHON = process.env["SORTILEGE_PYTHON"] ?? join(ROOT, ".venv/bin/python");
export const DESKTOP = { width: 1440, height: 900 };
export const TABLET = { width: 834, height: 1112 };
export const PHONE = { width: 390, height: 844 };
/** A name by which the server is known, which is not `localhost`: there the browser trusts plain http less. */
export const IN_THE_ROOM = "salon.test";
/** Of all names that the page suggests, the longest. */
export const LONGEST_NAME = { fr: "Salamandre de la clairière", en: "Salamander of the bell tower" } as const;
/** How long something may take on a machine that is busy. */
const PATIENCE = 60_000;
const A_GAME = 165_000;
/** What a server says when it begins. */
const ITS_ADDRESS = /^Sortilège: http.*\n/gm;
/** How many seconds a bot seems to think. */
const BRISK = 0.1;
/** How long a hand reaches for something that may be gone. */
const A_REACH = 4000;
/** How long a hand does not reach what glows before it looks what lies above it. */
const IN_THE_WAY = 3000;

export interface How {
  language?: "fr" | "en";
  theme?: "jour" | "nuit" | "auto";
  size?: { width: number; height: number };
  motion?: "none" | "full";
  /** How loud, up to 1. */
  sound?: number;
  /** What they call themselves, if not as the page suggests. */
  called?: string;
  /** Where the person finds the server, if not at its own address. */
  address?: string;
}

export class House {
  private server: ChildProcess | null = null;
  /** Where its clock is set, if a test does so, and by which program it is read. */
  private clock = "";
  private clockwork: "other_days" | "told_beats" = "other_days";
  private besides: Record<string, string> = {};
  private readonly broken: string[] = [];

  private constructor(
    readonly port: number,
    readonly browser: Browser,
    private readonly folder: string,
    private readonly games: string,
    /** Where Python finds packages besides. */
    private readonly site: string,
  ) {}

  /** With the games in these folders besides, seen from the root of the project. */
  static open(...games: string[]): Promise<House> {
    return House.build(games, false);
  }

  /** Where the whole browser is needed: it shows notices and plays recordings, which the shell without windows does not. */
  static openWhole(): Promise<House> {
    return House.build([], false, null, "other_days", true);
  }

  /** And with those that strangers brought, installed: the three examples, and the tutorial's, written as it says. */
  static openToStrangers(...games: string[]): Promise<House> {
    return House.build(games, true);
  }

  /** A house whose clock can be put forward, with these settings besides. */
  static async openOnOtherDays(settings: Record<string, string>): Promise<House> {
    return House.build([], false, settings, "other_days", true);
  }

  /** A house where phones around a real table have the time that a test tells. */
  static async openWithToldTime(): Promise<House> {
    return House.build([], false, {}, "told_beats");
  }

  /** It is so many seconds later than on this machine; where the time is told, so many have passed. */
  later(seconds: number): void {
    writeFileSync(this.clock, String(seconds));
  }

  private static async build(games: readonly string[], withStrangers: boolean, besides: Record<string, string> | null = null, clockwork: House["clockwork"] = "other_days", whole = false): Promise<House> {
    const browser = await launch({ whole, besides: [`--host-resolver-rules=MAP ${IN_THE_ROOM} 127.0.0.1`] });
    const folder = mkdtempSync(join(tmpdir(), "sortilege-"));
    const site = withStrangers ? join(folder, "site") : "";
    const house = new House(await freePort(), browser, folder, games.map((game) => join(ROOT, game)).join(delimiter), site);
    if (besides) {
      house.clock = join(folder, "clock");
      house.besides = besides;
      house.clockwork = clockwork;
      house.later(0);
    }
    try {
      if (site) outcome(PYTHON, ["-m", "tests.examples.installing", site], { cwd: ROOT, env: { ...process.env, PYTHONPATH: [join(ROOT, "src"), ROOT].join(delimiter) } });
      await house.light();
    } catch (wrong) {
      await house.close();
      throw wrong;
    }
    return house;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts the server, or starts it again: what it stored is still there. */
  async light(): Promise<void> {
    const { port, folder } = this;
    this.server = begin(
      PYTHON,
      ["-m", ...(this.clock ? [`sortilege.testing.${this.clockwork}`, this.clock] : ["sortilege.server"]), "--port", String(port), "--database", `sqlite+aiosqlite:///${folder}/tables.sqlite3`, "--log-level", "WARNING"],
      {
        cwd: ROOT,
        env: {
          ...process.env, PYTHONPATH: [join(ROOT, "src"), ...(this.site ? [this.site] : [])].join(delimiter), SORTILEGE_GAMES: this.games, SORTILEGE_COMPILE: "false",
          SORTILEGE_TABLES_PER_ADDRESS: "1000", SORTILEGE_TABLES_PER_PERSON: "1000", SORTILEGE_JOINS_PER_MINUTE: "10000",
          ...this.besides, SORTILEGE_HOSTS: IN_THE_ROOM, SORTILEGE_ALLOWANCES: "127.0.0.0/8=10000",
        },
      },
      this.log,
    );
    await answers(`${this.address}/healthz`, this.server).catch((wrong: Error) => {
      throw new Error(`${wrong.message}\n${readFileSync(this.log, "utf-8")}`);
    });
  }

  /** The server goes away, without a word; it may be gone. */
  async darken(): Promise<void> {
    if (this.server) await end(this.server);
    this.server = null;
  }

  private get log(): string {
    return join(this.folder, "log");
  }

  /** Everybody goes; an error on any page is one of the test, and what the server had to say is shown. */
  async close(): Promise<void> {
    await this.browser.close();
    await this.darken();
    const said = existsSync(this.log) ? readFileSync(this.log, "utf-8").replace(ITS_ADDRESS, "") : "";
    if (said) console.warn(said);
    rmSync(this.folder, { recursive: true, force: true });
    if (this.broken.length > 0) throw new Error(`errors on pages:\n${this.broken.join("\n")}`);
  }

  /** A person with a browser of their own. */
  async person(how: How = {}): Promise<Page> {
    const { language = "fr", theme = "jour", size = DESKTOP, motion = "none", sound = 0, called = "", address = this.address } = how;
    const context = await this.browser.newContext({
      viewport: size,
      locale: language === "fr" ? "fr-FR" : "en-GB",
      colorScheme: theme === "nuit" ? "dark" : "light",
      hasTouch: size.width < 700,
      baseURL: address,
    });
    await context.addInitScript(
      ([kept, own]) => {
        if (!localStorage.getItem("sortilege")) localStorage.setItem("sortilege", JSON.stringify(kept));
        if (own && !localStorage.getItem("sortilege-me")) localStorage.setItem("sortilege-me", JSON.stringify({ own }));
      },
      [{ language, theme, motion, sound }, called] as const,
    );
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    page.on("pageerror", (wrong) => this.broken.push(wrong.message));
    return page;
  }
}

/** What can be tapped now: what glows on the table, then the buttons of the prompt. */
export const GLOWING = ".app [role=button]:is(.g-can, .g-tgt), .prompt [data-option]";
/** What waits for a tap, or for two seconds. */
const VERDICT = ".fight .further";
/** What a first tap has led to. */
export const TARGET = ".app [role=button].g-tgt";
/** How often somebody who began with something goes on with it. */
export const SINGLE_MINDED = 0.8;

/** Taps one thing that glows, drawn by `draw`; false if nothing glows. */
export const tapSomething: Hand = async (page, draw) => {
  const targets = page.locator(TARGET);
  return tapOne(draw() < SINGLE_MINDED && (await targets.count()) ? targets : page.locator(GLOWING), draw);
};

/** Taps one of these; false if there is none, or it moved on while we reached for it. */
export async function tapOne(things: Locator, draw: () => number): Promise<boolean> {
  const count = await things.count();
  if (count === 0) return false;
  return things.nth(Math.floor(draw() * count)).click({ timeout: A_REACH }).then(() => true, () => false);
}

/** What somebody does who is asked: something, or nothing because nothing glows. */
export type Hand = (page: Page, draw: () => number) => Promise<boolean>;

/** Plays until the result is shown. Gives the number of things done. */
export async function playToTheEnd(page: Page, hand: Hand = tapSomething, seed = 1, patience = A_GAME): Promise<number> {
  const draw = random(seed);
  const end = page.locator("dialog[open] .receipt");
  const deadline = Date.now() + patience;
  let done = 0;
  let since = Date.now();
  while (Date.now() < deadline) {
    if (await end.isVisible()) return done;
    if (await page.locator(VERDICT).isVisible()) {
      await page.locator(VERDICT).click({ timeout: A_REACH }).catch(() => undefined);
    } else if (await hand(page, draw)) {
      done++;
      since = Date.now();
    } else if (Date.now() - since > IN_THE_WAY && (await page.locator(GLOWING).count()) > 0 && !(await end.isVisible())) {
      // A thing that no longer glowed when it was tapped has told about itself: a person closes that.
      await page.keyboard.press("Escape");
      since = Date.now();
    } else await page.waitForTimeout(40);
  }
  throw new Error(`not over after ${done} choices: ${await page.locator(".prompt").innerText()}`);
}

export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Opens a game's page, chooses a mode, and starts against the simplest bots, which do not dawdle. */
export async function sitDown(house: House, game: string, mode: number, how: How = {}, table: { seats?: number; rounds?: number } = {}): Promise<Page> {
  const page = await house.person(how);
  await page.goto(`/new/${game}`);
  await page.locator("fieldset .choice").nth(mode).click();
  if (table.seats) await page.locator(".numbers label", { hasText: new RegExp(`^\\s*${table.seats}\\s*$`) }).click();
  await page.locator("input[name=level]").fill("0");
  await page.locator("select[name=pace]").selectOption({ index: 2 });
  if (table.rounds) {
    const field = page.locator("input[type=number]").first();
    await field.fill(String(table.rounds));
    await field.blur();
  }
  await page.locator(".go .btn.go").click();
  await page.waitForURL("**/t/*");
  return page;
}

/** Opens a saved position (see `make positions`) as a record, and plays on from there on seat 0, against bots that do
    not dawdle. */
export async function playOnFrom(house: House, position: string, how: How = {}): Promise<Page> {
  return playOn(await openRecord(house, position, how));
}

/** The same from a record that is open. */
export async function playOn(page: Page): Promise<Page> {
  await page.route("**/api/records/resume?*", (asked) => asked.continue({ url: `${asked.request().url()}&pace=${BRISK}` }));
  await page.locator(".scrub input[type=range]").press("End");
  await page.locator(".scrub .btn.go").click();
  await page.waitForURL("**/t/*");
  await page.locator(GLOWING).first().waitFor();
  return page;
}

export async function openRecord(house: House, position: string, how: How = {}): Promise<Page> {
  const page = await house.person(how);
  await page.goto("/replay");
  await page.locator("input[type=file]").setInputFiles(join(ROOT, "web/e2e/positions", `${position}.jsonl`));
  await page.locator(".scrub").waitFor();
  return page;
}
