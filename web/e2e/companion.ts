/** The companion on a phone in the middle of a table, with a clock that is driven and a voice that is listened to. */

import type { ChildProcess } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import type { Page } from "playwright-core";

import { Words, type Language } from "../src/lib/text/words";
import { answers, begin, end, freePort, outcome } from "./processes";
import { House, PHONE, PYTHON, ROOT } from "./table";

export const NAMES = ["Ann", "Bob", "Cleo", "Dan", "Esther", "Flo", "Gus", "Hal", "Ivy", "Jan", "Kim", "Lou"];

declare global {
  interface Window {
    /** What was asked to be spoken, and when. */
    spoken: [string, number][];
    strokes: number;
    /** The recordings that were begun. */
    played: string[];
  }
}

const read = (path: string): string => readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), "utf-8");

/** The words of a box's companion. */
export function wordsOf(language: Language, box = "salem"): Words {
  return new Words(language, [read(`locale/${language}/companion.ftl`), ...["game", "companion"].map((file) => read(`src/sortilege/shelf/${box}/words/${language}/${file}.ftl`))]);
}

/** Voices of both languages, which the browser looks for when it is asked, and has found by the next time, as most do. */
export function giveVoices(): void {
  let found: SpeechSynthesisVoice[] = [];
  const there = ["fr-FR", "en-GB"].map((lang) => ({ lang }) as SpeechSynthesisVoice);
  speechSynthesis.getVoices = () => {
    const known = found;
    found = there;
    return known;
  };
  // A real one takes real voices only.
  Object.assign(window, { SpeechSynthesisUtterance: function (text: string) { return { text }; } });
}

export class Phone {
  private constructor(
    readonly page: Page,
    readonly words: Words,
    private readonly start: string,
  ) {}

  /** A phone whose browser has a voice of every language, or none. */
  static async at(house: House, start: string, language: Language, voices = true, theme: "jour" | "nuit" = "jour"): Promise<Phone> {
    const page = await house.person({ language, size: PHONE, theme });
    await page.addInitScript(() => {
      window.spoken = [];
      window.strokes = 0;
      window.played = [];
      HTMLMediaElement.prototype.play = async function () {
        window.played.push(new URL(this.src).pathname);
      };
      const begin = OscillatorNode.prototype.start;
      OscillatorNode.prototype.start = function (...when) {
        window.strokes += 1;
        begin.apply(this, when);
      };
      // A voice that never ends: nobody may wait for it.
      speechSynthesis.speak = (line) => void window.spoken.push([line.text, Date.now()]);
    });
    if (voices) await page.addInitScript(giveVoices);
    await page.clock.install({ time: new Date("2026-11-01T20:00:00") });
    return new Phone(page, wordsOf(language), start);
  }

  async open(): Promise<void> {
    await this.page.goto(`${this.start}#salem`);
    await this.page.locator(".companion").waitFor();
    await this.page.locator("html[data-kept=kept]").waitFor();
    await this.page.clock.runFor(200);
  }

  /** From now on time passes only when it is told to. */
  private async stopTheClock(): Promise<void> {
    await this.page.clock.pauseAt((await this.page.evaluate(() => Date.now())) + 1000);
  }

  async sitDown(players: number): Promise<void> {
    const { page } = this;
    await page.locator(".setup").waitFor();
    for (let seats = 4; seats < players; seats++) await page.locator(".add").click();
    for (let seats = 4; seats > players; seats--) await page.locator("ol li").last().locator("button").last().click();
    for (let seat = 0; seat < players; seat++) await page.locator("ol input").nth(seat).fill(NAMES[seat] ?? "");
    await page.locator(".setup > .btn.go").click();
    await page.locator(".day").waitFor();
  }

  /** Chooses Dawn or Night and closes all eyes. The clock stands still meanwhile. */
  async begin(): Promise<void> {
    await this.stopTheClock();
    await this.page.locator(".day nav .btn.go").click();
    if ((await this.moment()) === "drawer") await this.tap(0);
    await this.go();
  }

  async go(): Promise<void> {
    await this.page.locator(".leaf > .btn.go").click();
  }

  async tap(seat: number): Promise<void> {
    await this.page.locator(`[data-seat="${seat}"]`).click();
  }

  async wait(seconds: number): Promise<void> {
    await this.page.clock.runFor(seconds * 1000);
  }

  async moment(): Promise<string | null> {
    return this.page.locator(".stage").getAttribute("data-moment");
  }

  /** What has been asked to be spoken since the last time, with the seconds since the first of it: whole ones, since the
   * clock is read ten times a second. */
  async lines(): Promise<[string, number][]> {
    const spoken = await this.page.evaluate(() => window.spoken.splice(0));
    const first = spoken[0]?.[1] ?? 0;
    return spoken.map(([text, at]) => {
      const seconds = (at - first) / 1000;
      return [text, seconds - Math.floor(seconds) <= 0.101 ? Math.floor(seconds) : seconds];
    });
  }

  async picture(): Promise<string> {
    return (await this.page.screenshot()).toString("base64");
  }

  async brightness(): Promise<number> {
    return brightnessOf(this.page, await this.picture());
  }
}

/** How bright a picture of a page is, from 0 to 255. */
export async function brightnessOf(page: Page, picture: string): Promise<number> {
  const apart = await page.context().newPage();
  const found = await apart.evaluate(async (picture) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const paint = canvas.getContext("2d");
    paint?.drawImage(bitmap, 0, 0);
    const pixels = paint?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray();
    let sum = 0;
    for (let place = 0; place < pixels.length; place += 4) sum += 0.2126 * (pixels[place] ?? 0) + 0.7152 * (pixels[place + 1] ?? 0) + 0.0722 * (pixels[place + 2] ?? 0);
    return sum / (pixels.length / 4);
  }, picture);
  await apart.close();
  return found;
}

/** The companion as a folder of files, served by something that knows nothing: from below the root, on purpose. */
export class Folder {
  private constructor(
    readonly address: string,
    private readonly server: ChildProcess,
    private readonly folder: string,
    /** Where the recordings lie that a host made. */
    readonly voices: string,
  ) {}

  /** With recordings of a host: by `fr/sleep`, the sound. */
  static async open(recorded: Readonly<Record<string, Buffer>> = {}): Promise<Folder> {
    const folder = mkdtempSync(join(tmpdir(), "companion-"));
    const voices = join(folder, "voices");
    for (const [line, sound] of Object.entries(recorded)) {
      mkdirSync(dirname(join(voices, line)), { recursive: true });
      writeFileSync(join(voices, `${line}.wav`), sound);
    }
    const also = Object.keys(recorded).length > 0 ? ["--voices", voices] : [];
    const env = { ...process.env, PYTHONPATH: join(ROOT, "src") };
    outcome(PYTHON, ["-m", "sortilege.cli", "companion", "--export", join(folder, "deep", "table"), ...also], { env, cwd: ROOT });
    const port = await freePort();
    const server = begin(PYTHON, ["-m", "http.server", String(port), "--bind", "127.0.0.1", "--directory", folder]);
    const address = `http://127.0.0.1:${port}/deep/table/`;
    await answers(address, server);
    return new Folder(address, server, folder, voices);
  }

  async stop(): Promise<void> {
    await end(this.server);
  }

  async close(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Where a companion is had from. */
export const PLACES = ["server", "folder"] as const;
export type Place = (typeof PLACES)[number];
export const LANGUAGES = ["fr", "en"] as const;
/** Each language from each place. */
export const EVERYWHERE: [Place, Language][] = PLACES.flatMap((place) => LANGUAGES.map((language): [Place, Language] => [place, language]));

/** One of each: a house with a server, and a folder of files. */
export class Places {
  private constructor(
    readonly house: House,
    private readonly folder: Folder,
  ) {}

  static async open(): Promise<Places> {
    return new Places(...(await Promise.all([House.openWhole(), Folder.open()])));
  }

  address(place: Place): string {
    return place === "server" ? `${this.house.address}/companion` : this.folder.address;
  }

  /** A phone that has the companion from there. */
  phone(place: Place, ...how: [language: Language, voices?: boolean, theme?: "jour" | "nuit"]): Promise<Phone> {
    return Phone.at(this.house, this.address(place), ...how);
  }

  async close(): Promise<void> {
    await this.folder.close();
    await this.house.close();
  }
}
