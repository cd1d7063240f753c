/** A room: a big screen, and phones beside it. */

import { expect } from "vitest";
import type { Page } from "playwright-core";
import { encode } from "uqr";

import { reading } from "../src/companion/reading";
import { PHONE, random, type House, type How } from "./table";

export const TELEVISION = { width: 1920, height: 1080 };
export const LARGE_TELEVISION = { width: 3840, height: 2160 };
export const LYING_PHONE = { width: 844, height: 390 };
const A_ROOM = 400_000;
/** How exactly a page knows the time, in milliseconds. */
const A_TICK = 5;

/** Frames of a page's sockets, as text: what came, and what went. */
export interface Frames {
  readonly came: string[];
  /** When each of them came. */
  readonly at: number[];
  readonly went: string[];
}

export function listen(page: Page): Frames {
  const frames: Frames = { came: [], at: [], went: [] };
  page.on("websocket", (socket) => {
    socket.on("framereceived", ({ payload }) => {
      frames.came.push(String(payload));
      frames.at.push(Date.now());
    });
    socket.on("framesent", ({ payload }) => frames.went.push(String(payload)));
  });
  return frames;
}

export interface InRoom {
  readonly screen: Page;
  readonly phones: readonly Page[];
  readonly code: string;
  readonly table: string;
  readonly heard: { readonly screen: Frames; readonly phones: readonly Frames[] };
}

/** How the code of a link is drawn. */
export function drawnOf(link: string): string {
  const { data } = encode(link, { border: 2 });
  return data.flatMap((row, y) => row.map((on, x) => (on ? `M${x} ${y}h1v1h-1z` : ""))).join("");
}

/** What a page asked a voice to say, in order. */
export async function spokenOn(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { spoken: string[] }).spoken);
}

/** What a page began to say and broke off before it could have been said, in order. */
export async function cutOffOn(page: Page): Promise<string[]> {
  const told = await page.evaluate(() => (window as unknown as { voice: [text: string | null, at: number][] }).voice);
  const isCut = (place: number, text: string, at: number): boolean => told.slice(place + 1).some(([next, when]) => next === null && when < at + reading(text) - A_TICK);
  return told.flatMap(([text, at], place) => (text !== null && isCut(place, text, at) ? [text] : []));
}

/** How many sounds a page has made that are no voice. */
export async function soundedOn(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { sounded: number[] }).sounded.length);
}

/** A voice of each language that keeps what it is asked to say, and when that is broken off, for Chromium here has none; it is
 * found late, and talks whenever it is asked whether it does. Whatever sounds is counted. */
async function giveVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const spoken: string[] = [];
    const sounded: number[] = [];
    const voice: [text: string | null, at: number][] = [];
    Object.assign(window, { spoken, voice, sounded });
    for (const kind of [AudioScheduledSourceNode.prototype, AudioBufferSourceNode.prototype]) {
      const start = kind.start as (...when: number[]) => void;
      kind.start = function (this: AudioScheduledSourceNode, ...when: number[]) {
        sounded.push(Date.now());
        start.apply(this, when);
      };
    }
    const there = ["fr-FR", "en-GB"].map((lang) => ({ lang, name: lang, default: true, localService: true, voiceURI: lang }));
    let found: typeof there = [];
    Object.assign(window, { SpeechSynthesisUtterance: function (text: string) { return { text }; } });
    Object.defineProperty(window, "speechSynthesis", {
      value: Object.assign(new EventTarget(), {
        speaking: true,
        getVoices: () => {
          const known = found;
          found = there;
          return known;
        },
        speak: ({ text }: SpeechSynthesisUtterance) => void (spoken.push(text) && voice.push([text, performance.now()])),
        cancel: () => void voice.push([null, performance.now()]),
      }),
    });
  });
}

/** A host opens a table on a phone, a screen shows it, the others join by what the screen's code says; then it begins. */
export async function enterRoom(house: House, setup: Record<string, unknown>, names: readonly string[], how: How = {}): Promise<InRoom> {
  const host = await house.person({ ...how, size: PHONE });
  await giveVoice(host);
  await host.goto("/");
  const made = await host.evaluate(async ([wish, name]) => {
    const post = async (path: string, body: unknown): Promise<unknown> =>
      (await fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) })).json();
    await post("/api/me", { name, language: "fr" });
    return post("/api/tables", wish);
  }, [setup, names[0] ?? ""] as const) as { code: string; table: { id: string } };
  const { code, table: { id: table } } = made;
  const screen = await house.person({ ...how, size: TELEVISION });
  await giveVoice(screen);
  const frames = { screen: listen(screen), phones: [listen(host)] };
  await screen.goto(`/tv/${code}`);
  await screen.locator(".lobby .qr svg").waitFor();
  await screen.keyboard.press("ArrowLeft");
  await host.goto(`/h/${table}`);
  const phones = [host];
  for (const [place, name] of names.slice(1).entries()) {
    const phone = await house.person({ ...how, size: place % 2 === 0 ? PHONE : LYING_PHONE });
    await giveVoice(phone);
    frames.phones.push(listen(phone));
    await phone.goto(`/join/${code}?screen`);
    await phone.locator("form input").last().fill(name);
    await phone.locator("form .btn.go").click();
    await phone.waitForURL("**/h/*");
    phones.push(phone);
  }
  // Where others see everything later, so does a screen that nobody has admitted.
  if (!setup["delay"]) await screen.locator(".who li", { hasText: names.at(-1) ?? "" }).waitFor();
  return { screen, phones, code, table, heard: frames };
}

export async function begin({ phones, screen }: InRoom): Promise<void> {
  await phones[0]?.locator(".go .btn.go:enabled").click();
  await screen.locator(".stage").waitFor();
}

/** One hand on one phone: points with eyes closed unless it shall not, otherwise takes one of the choices. */
async function act(phone: Page, draw: () => number, points: boolean): Promise<boolean> {
  return phone.evaluate(([chance, points]) => {
    const one = (found: NodeListOf<HTMLElement>): HTMLElement | undefined => found[Math.floor(chance * found.length)];
    const seat = one(document.querySelectorAll<HTMLElement>(".pointing [data-seat]"));
    if (seat && !points) return false;
    if (seat) {
      if (seat.getAttribute("aria-pressed") !== "true") seat.click();
      requestAnimationFrame(() => document.querySelector<HTMLElement>(".pointing .sure")?.click());
      return true;
    }
    const choice = one(document.querySelectorAll<HTMLElement>(".hands [data-asking] [data-option]"));
    choice?.click();
    return choice !== undefined;
  }, [draw(), points] as const);
}

/** Everybody plays until the screen shows the end. */
export async function playInRoom(room: InRoom, seed: number): Promise<void> {
  await playUntil(room, random(seed), async () => false);
}

/** Everybody plays until something is there to see; false if the game is over before. Who shall not point with eyes closed
 * leaves that to somebody else. */
export async function playUntil(room: InRoom, draw: () => number, there: () => Promise<boolean>, points = true): Promise<boolean> {
  const end = room.screen.locator("section.end");
  const deadline = Date.now() + A_ROOM;
  while (Date.now() < deadline) {
    if (await end.isVisible()) return false;
    for (const phone of room.phones) {
      if (await there()) return true;
      await act(phone, draw, points);
    }
    await room.screen.waitForTimeout(30);
  }
  throw new Error(`it does not come to that: ${await room.screen.locator(".turn").innerText()}`);
}

export async function leaveRoom({ screen, phones }: InRoom): Promise<void> {
  for (const page of [screen, ...phones]) await page.context().close();
}

/** Sizes of words on a screen, in pixels of its own. */
export interface Sizes {
  /** The smallest, and what they say. */
  readonly size: number;
  readonly words: string;
  /** The largest of those that were made larger because they were too small. */
  readonly lifted: number;
}

/** Written as old televisions read it. */
export function findSmallest(): Sizes {
  let least = { size: Infinity, words: "" };
  let lifted = 0;
  for (const element of Array.from(document.querySelectorAll<HTMLElement>(".tv *"))) {
    const words = Array.from(element.childNodes).filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => (node.textContent || "").trim()).join("");
    const box = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const hidden = box.width <= 2 || box.height <= 2 || style.visibility === "hidden" || Number(style.opacity) === 0 || element.closest(".sr, [aria-hidden=true]:not(.seal):not(.names)");
    if (!words || hidden) continue;
    const stage = element.closest(".stage");
    const zoom = stage ? Number(getComputedStyle(stage).zoom || 1) : 1;
    // Of a drawing: how much larger its words are on the screen than in its own units. Some browsers count what is enlarged.
    const drawn = element instanceof SVGTextContentElement ? box.height / element.getBBox().height : null;
    const counted = stage && stage.parentElement ? stage.parentElement.getBoundingClientRect().width / stage.getBoundingClientRect().width : 1;
    const size = parseFloat(style.fontSize) * (drawn ? drawn * counted : zoom);
    if (size < least.size) least = { size, words };
    if (element.hasAttribute("data-lifted")) lifted = Math.max(lifted, size);
  }
  return { size: least.size, words: least.words, lifted };
}

export async function smallestWords(screen: Page): Promise<Sizes> {
  await screen.waitForTimeout(120);
  return screen.evaluate(findSmallest);
}

/** Nothing of one thing but what the screen may know: no state of a seat, no question, nobody's hand. */
export function expectOnlyPublic(frames: Frames): void {
  const states = frames.came.map((text) => JSON.parse(text) as Record<string, unknown>).filter((message) => message["t"] === "state");

  expect(states.length).toBeGreaterThan(0);
  for (const state of states) {
    expect(state["seat"]).toBe(null);
    expect(state["ask"]).toBe(null);
    expect(state["may"]).toEqual([]);
  }
  const sent = frames.went.map((text) => (JSON.parse(text) as { t: string }).t);
  expect(new Set(sent).size === 1 ? sent[0] : [...new Set(sent)].sort().join()).toMatch(/^(hello|hello,ping)$/);
}
