/** Phones around one real table whose time, and the server's, passes only when it is told to: second by second, all alike. */

import { createHash } from "node:crypto";

import type { Language } from "../src/lib/text/words";
import { brightnessOf } from "./companion";
import { Handheld } from "./phones";
import type { House } from "./table";

const DAY = new Date("2026-11-01T20:00:00");
const A_SECOND = 1000;
/** Seconds after the beginning of the day at which all clocks stand. */
const STANDS_AT = 3600;
/** A machine that is busy takes so long to carry a frame, in milliseconds. */
const PATIENCE = 30_000;
/** Everything is painted anew, on every phone: where a part is, curves have other edges. */
const PAINTED = ".stage { opacity: 0.99 }";
const WITHOUT_MARKS = `${PAINTED} .marked { box-shadow: none !important }`;

/** Who taps which seat, or says that they are sure, one after the other. */
export type Tap = readonly [phone: number, what: number | "sure"];

export class Evening {
  private seconds = 0;

  private constructor(
    private readonly house: House,
    readonly phones: readonly Handheld[],
  ) {}

  /** So many phones in one room, at a table with these names. */
  static async begin(house: House, language: Language, phones: number, names: readonly string[]): Promise<Evening> {
    const all = [];
    for (let made = 0; made < phones; made++) all.push(await Handheld.of(house, language, house.address, DAY));
    const evening = new Evening(house, all);
    await evening.host.sitDown(names);
    await Promise.all(all.slice(1).map((phone) => phone.page.goto("/companion#salem")));
    for (const { page } of all) await page.clock.pauseAt(DAY.getTime() + STANDS_AT * A_SECOND);
    const code = await evening.meanwhile(evening.host.gather());
    for (const phone of all.slice(1)) await evening.meanwhile(phone.join(code));
    return evening;
  }

  get host(): Handheld {
    return this.phones[0] as Handheld;
  }

  /** A second passes: the room beats, every phone hears it, and answers. */
  async second(): Promise<void> {
    const before = this.phones.map(({ frames }) => frames.length);
    const heard = this.phones.map((phone, place) => ({ phone, frames: before[place] ?? 0 })).filter(({ frames }) => frames > 0);
    this.house.later(++this.seconds);
    await Promise.all(heard.map(({ phone, frames }) => phone.hears(frames + 1, PATIENCE)));
    await Promise.all(this.phones.map(({ page }) => page.clock.runFor(A_SECOND / 2)));
  }

  /** The other half of it, in which phones answer. */
  async rest(): Promise<void> {
    const before = this.phones.map(({ frames }) => frames.length);
    await Promise.all(this.phones.map(({ page }) => page.clock.runFor(A_SECOND / 2)));
    await Promise.all(this.phones.map((phone, place) => ((before[place] ?? 0) > 0 ? phone.hears((before[place] ?? 0) + 1, PATIENCE) : null)));
  }

  /** Time passes while somebody does something that needs it. */
  private async meanwhile<T>(work: Promise<T>): Promise<T> {
    let done = false;
    const end = work.finally(() => (done = true));
    while (!done) {
      this.house.later(++this.seconds);
      await new Promise((resolve) => setTimeout(resolve, 120));
      await Promise.all(this.phones.map(({ page }) => page.clock.runFor(A_SECOND).catch(() => undefined)));
    }
    return end;
  }

  /** Seconds pass until all phones show a face of the script, or the day. */
  async until(selector: string): Promise<void> {
    for (let most = 0; most < 90; most++) {
      const there = await Promise.all(this.phones.map(({ page }) => page.locator(selector).count()));
      if (there.every((count) => count > 0)) return;
      await this.second();
      await this.rest();
    }
    throw new Error(`no phone comes to ${selector}`);
  }

  async moment(): Promise<string> {
    const moments = await Promise.all(this.phones.map(({ page }) => page.locator(".stage").getAttribute("data-moment")));
    if (new Set(moments).size > 1) throw new Error(`phones are at ${moments.join(", ")}`);
    return moments[0] ?? "";
  }

  async tap([phone, what]: Tap): Promise<void> {
    const held = this.phones[phone] as Handheld;
    await (what === "sure" ? held.page.locator(".sure").click() : held.tap(what));
    await held.page.mouse.move(0, 0);
  }

  /** Whoever opened the room does something in the open, and takes their hand away. */
  async hostTaps(selector: string): Promise<void> {
    await this.host.page.locator(selector).first().click();
    await this.host.page.mouse.move(0, 0);
  }

  /** What all phones look like now; in an open window, apart from the mark of one's own tap and the words of the button. */
  async pictures(inWindow: boolean): Promise<string[]> {
    return Promise.all(
      this.phones.map(async ({ page }) => {
        const picture = await page.screenshot(inWindow ? { style: WITHOUT_MARKS, mask: [page.locator(".sure")] } : { style: PAINTED });
        return createHash("sha256").update(picture).digest("hex");
      }),
    );
  }

  async brightness(): Promise<number[]> {
    return Promise.all(this.phones.map(async (phone) => brightnessOf(phone.page, await phone.picture())));
  }

  async leave(): Promise<void> {
    for (const { page } of this.phones) await page.context().close();
  }
}
