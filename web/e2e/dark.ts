/** Several phones through a Dawn and Nights, second by second: what is seen, heard and sent while eyes are shut. */

import { expect } from "vitest";

import { FROM_A_PHONE, TO_A_PHONE } from "../src/lib/wire/types";
import type { Evening, Tap } from "./evening";

/** By window, what is tapped: one tap a second from its opening. */
export type History = Readonly<Record<string, readonly Tap[]>>;

export interface Trace {
  /** Second by second while eyes are shut, where all are and what all show. */
  readonly seen: string[];
  readonly spoken: string[];
  /** How many frames of which size went which way in a second, phone by phone. */
  readonly wire: Set<string>;
}

const WINDOWS = ["choose-cat", "strike", "protect"];
const MOST_SECONDS = 120;
/** How far the light of two phones may be apart, of 255. */
const AS_BRIGHT = 0.25;

/** Eyes are shut until a moment comes. All phones look the same in every second; in a window, apart from the marks of one's
 * own taps. */
async function inTheDark(evening: Evening, until: string, history: History): Promise<Trace> {
  const { host, phones } = evening;
  const trace: Trace = { seen: [], spoken: [], wire: new Set() };
  await host.page.evaluate(() => void window.spoken.splice(0));
  await evening.hostTaps(".leaf > .btn.go");
  await evening.until('[data-moment="sleep"]');
  let open = 0;
  for (let seconds = 0; (await evening.moment()) !== until; seconds++) {
    if (seconds > MOST_SECONDS) throw new Error(`stays at ${await evening.moment()}`);
    const before = phones.map(({ frames }) => frames.length);
    await evening.second();
    const moment = await evening.moment();
    const inWindow = WINDOWS.includes(moment);
    open = inWindow ? open + 1 : 0;
    const tap = history[moment]?.[open - 1];
    if (tap) await evening.tap(tap);
    const pictures = await evening.pictures(inWindow);
    expect(new Set(pictures).size, `${moment}, ${seconds} s`).toBe(1);
    if (inWindow && open % 4 === 2) {
      const light = await evening.brightness();
      expect(Math.max(...light) - Math.min(...light), moment).toBeLessThan(AS_BRIGHT);
    }
    await evening.rest();
    if (!["gavel", "confession", "verdict", "cat"].includes(moment)) trace.seen.push(`${moment} ${pictures[0]}`);
    trace.wire.add(phones.map(({ frames }, place) => frames.slice(before[place]).map(({ way, bytes }) => `${way} ${bytes}`).join(", ")).join("; "));
    if (moment === "gavel" || moment === "confession") await evening.hostTaps(".leaf > .btn.go");
  }
  trace.spoken.push(...(await host.spoken()));
  return trace;
}

export async function dawn(evening: Evening, history: History): Promise<Trace> {
  await evening.hostTaps(".day nav .btn.go");
  await evening.until('[data-moment="ready"]');
  const trace = await inTheDark(evening, "cat", history);
  await evening.hostTaps(".leaf > .btn.go");
  await evening.until(".day");
  return trace;
}

/** To the verdict; then the table thinks better of it, so that the next Night finds it as this one did. */
export async function night(evening: Evening, history: History): Promise<Trace> {
  await evening.hostTaps(".day nav .btn.go");
  await evening.until('[data-moment="drawer"]');
  await evening.hostTaps('[data-seat="0"]');
  await evening.until(".leaf > .btn.go:enabled");
  const trace = await inTheDark(evening, "verdict", history);
  await evening.hostTaps("footer .btn");
  await evening.hostTaps("footer .danger");
  await evening.until(".day");
  return trace;
}

/** What goes over the wire in a second, whoever taps: one frame each way, of one size, on every phone. */
export function everySecond(evening: Evening): string {
  return evening.phones.map(() => `in ${TO_A_PHONE}, out ${FROM_A_PHONE}`).join("; ");
}
