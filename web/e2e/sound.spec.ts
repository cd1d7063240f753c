/** The sounds are one family: rendered into files by the page's own code, and measured. */

import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import type { Browser } from "playwright-core";
import { build, type Rolldown } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";

import { launch } from "./chromium";
import { integrated, momentary, RATE, truePeak, wav } from "./loudness";

const FILES = fileURLToPath(new URL("../../.cache/sounds/", import.meta.url));
const LOUDEST = -24;
/** Before and after each. */
const SILENCE = 0.4;
const LONGEST = 0.6;
let browser: Browser;
let sounds: Record<string, number[]>;

beforeAll(async () => {
  browser = await launch();
  const page = await browser.newPage();
  await page.addScriptTag({ content: await script(), type: "module" });
  await page.waitForFunction("globalThis.rendered");
  sounds = await page.evaluate("(async () => Object.fromEntries(await Promise.all(sounds.map(async (name) => [name, await rendered(name)]))))()");
  mkdirSync(FILES, { recursive: true });
  for (const [name, samples] of Object.entries(sounds)) writeFileSync(`${FILES}${name}.wav`, wav(samples));
});
afterAll(() => browser.close());

/** The code that renders them, in one piece. */
async function script(): Promise<string> {
  const entry = fileURLToPath(new URL("../src/lib/sound/render.ts", import.meta.url));
  const built = (await build({ configFile: false, logLevel: "silent", build: { write: false, lib: { entry, formats: ["es"], fileName: "render" } } })) as Rolldown.RolldownOutput[];
  return built[0]?.output[0].code ?? "";
}

function sine(decibels: number, hertz = 997, seconds = 2): number[] {
  const loud = 10 ** (decibels / 20);
  return Array.from({ length: seconds * RATE }, (_, place) => loud * Math.sin((2 * Math.PI * hertz * place) / RATE));
}

test("the meter reads a known tone right", () => {
  expect(integrated(sine(0))).toBeCloseTo(-3.01, 1);
  expect(momentary(sine(-20))).toBeCloseTo(-23.01, 1);
  expect(truePeak(sine(-6, 997, 0.1))).toBeCloseTo(-6, 1);
  // A tone that falls between the samples is higher than any of them.
  const between = Array.from({ length: 4800 }, (_, place) => Math.sin(Math.PI / 2 * place + Math.PI / 4));
  expect(Math.max(...between)).toBeCloseTo(0.707, 2);
  expect(truePeak(between)).toBeGreaterThan(-0.5);
});

test("all are equally loud to an ear, within one unit", () => {
  console.log(Object.entries(sounds).map(([name, samples]) =>
    `${name.padEnd(6)} ${momentary(samples).toFixed(2)} LUFS at most, ${integrated(samples).toFixed(2)} in all, peak ${truePeak(samples).toFixed(2)} dBTP`).join("\n"));

  expect(Object.keys(sounds)).toHaveLength(11);
  for (const measure of [momentary, integrated]) {
    const all = Object.values(sounds).map(measure);
    expect(Math.max(...all) - Math.min(...all), measure.name).toBeLessThan(1);
    expect(Math.max(...all), measure.name).toBeLessThan(LOUDEST);
  }
});

test("none clips, not even between the samples", () => {
  for (const [name, samples] of Object.entries(sounds)) expect(truePeak(samples), name).toBeLessThan(-1);
});

test("none is longer than six tenths of a second, and each begins and ends in silence", () => {
  for (const [name, samples] of Object.entries(sounds)) {
    const loudest = (from: number, to?: number): number => samples.slice(Math.round(from * RATE), to === undefined ? to : Math.round(to * RATE)).reduce((most, one) => Math.max(most, Math.abs(one)), 0);
    expect(loudest(SILENCE + LONGEST), name).toBeLessThan(0.003);
    expect(loudest(0, SILENCE), name).toBe(0);
    expect(loudest(SILENCE, SILENCE + 0.0005), `${name} begins without a click`).toBeLessThan(0.2);
  }
});

test("they are the same each time", async () => {
  const page = browser.contexts()[0]?.pages()[0];
  const again = (await page?.evaluate("rendered('dice')")) as number[];

  const apart = again.map((one, place) => Math.abs(one - (sounds["dice"]?.[place] ?? 1)));
  expect(Math.max(...apart)).toBeLessThan(0.001);
});
