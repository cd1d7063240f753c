/** Phones around one table, each in somebody's hand, by the real clock: everything they send and receive is weighed. */

import type { Page } from "playwright-core";

import type { Words, Language } from "../src/lib/text/words";
import { giveVoices, wordsOf } from "./companion";
import { PHONE, type House } from "./table";

interface Weighed {
  readonly way: "in" | "out";
  readonly bytes: number;
  readonly at: number;
}

export class Handheld {
  readonly frames: Weighed[] = [];

  private constructor(
    readonly page: Page,
    readonly words: Words,
  ) {}

  /** With a day for its clock, time passes on it only as it is told to, from `stopTheClock` on. */
  static async of(house: House, language: Language, address = house.address, day: Date | null = null): Promise<Handheld> {
    const page = await house.person({ language, size: PHONE, address });
    if (day) await page.clock.install({ time: day });
    const phone = new Handheld(page, wordsOf(language));
    await page.addInitScript(() => {
      window.spoken = [];
      speechSynthesis.speak = (line) => void window.spoken.push([line.text, Date.now()]);
    });
    await page.addInitScript(giveVoices);
    page.on("websocket", (socket) => {
      if (!socket.url().includes("/ws/phones/")) return;
      const weigh = (way: "in" | "out") => (frame: { payload: string | Buffer }) => void phone.frames.push({ way, bytes: Buffer.byteLength(frame.payload), at: Date.now() });
      socket.on("framesent", weigh("out"));
      socket.on("framereceived", weigh("in"));
    });
    return phone;
  }

  async sitDown(names: readonly string[]): Promise<void> {
    const { page } = this;
    await page.goto("/companion#salem");
    await page.locator(".setup").waitFor();
    for (let seats = 4; seats < names.length; seats++) await page.locator(".add").click();
    for (let seats = 4; seats > names.length; seats--) await page.locator("ol li").last().locator("button").last().click();
    for (const [seat, name] of names.entries()) await page.locator("ol input").nth(seat).fill(name);
    await page.locator(".setup > .btn.go").click();
    await page.locator(".day").waitFor();
  }

  /** Opens a room, and gives its code. */
  async gather(): Promise<string> {
    await this.page.getByRole("button", { name: this.words.say("phones-title") }).click();
    await this.page.locator("dialog .btn.go").click();
    const code = await this.page.locator("[data-code]").getAttribute("data-code");
    await this.page.keyboard.press("Escape");
    await this.page.locator(".day").waitFor();
    return code ?? "";
  }

  async join(code: string): Promise<void> {
    await this.page.goto(`/companion?room=${code}#salem`);
    await this.page.locator(".day").waitFor();
  }

  /** By the code that somebody read out. */
  async joinBy(code: string): Promise<void> {
    await this.page.goto("/companion#salem");
    await this.page.getByRole("button", { name: this.words.say("phones-title") }).click();
    await this.page.locator("dialog input").fill(code.toLowerCase());
    await this.page.getByRole("button", { name: this.words.say("phones-join"), exact: true }).click();
    await this.page.locator(".day").waitFor();
  }

  async at(moment: string): Promise<void> {
    await this.page.locator(`.stage[data-moment="${moment}"]`).waitFor();
  }

  async go(): Promise<void> {
    await this.page.locator(".leaf > .btn.go").click();
  }

  async tap(seat: number): Promise<void> {
    await this.page.locator(`[data-seat="${seat}"]`).click();
  }

  async marked(): Promise<string | null> {
    const mark = this.page.locator('[data-seat][aria-pressed="true"]');
    return (await mark.count()) > 0 ? mark.getAttribute("data-seat") : null;
  }

  async picture(): Promise<string> {
    return (await this.page.screenshot()).toString("base64");
  }

  async title(): Promise<string> {
    return this.page.locator("h1").innerText();
  }

  async spoken(): Promise<string[]> {
    return (await this.page.evaluate(() => window.spoken)).map(([text]) => text);
  }

  /** So many frames have gone or come, in all. */
  async hears(frames: number, patience: number): Promise<void> {
    for (const end = Date.now() + patience; this.frames.length < frames; ) {
      if (Date.now() > end) throw new Error(`a phone has ${this.frames.length} frames, not ${frames}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  sizes(way: "in" | "out"): Set<number> {
    return new Set(this.frames.filter((frame) => frame.way === way).map(({ bytes }) => bytes));
  }

  /** Frames a second, one way, in a span of time. */
  rate(way: "in" | "out", from: number, to: number): number {
    return this.frames.filter((frame) => frame.way === way && frame.at >= from && frame.at < to).length / ((to - from) / 1000);
  }
}
