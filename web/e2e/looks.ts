/** Phones beside a big screen while eyes are closed: whether anybody can tell one from another, by a look or by the network. */

import type { Page } from "playwright-core";
import { expect } from "vitest";

import { LYING_PHONE, type Frames, type InRoom } from "./room";
import { PHONE } from "./table";

export const WINDOWS = ["ChooseVictim", "ChooseProtected"] as const;
export const BEFORE = ["before anybody answers", "lying"];
export const AFTER = ["when two have answered", "when all look"];
/** How long a hand reaches for something that is gone when the window closes. */
const A_REACH = 5000;
/** Longer than a window lasts. */
export const A_WINDOW = 60_000;

/** Everything is painted anew, on every phone. */
const PAINTED = ".app { opacity: 0.99 }";

interface Told {
  t: string;
  until: number | null;
  view: { asked: { seat: number; why: string }[]; players: { living: boolean }[] };
}

const isState = (frame: string): boolean => frame.startsWith('{"t":"state"');

export const last = ({ came }: Frames): Told | null => {
  const text = came.findLast(isState);
  return text === undefined ? null : (JSON.parse(text) as Told);
};

const asks = (told: Told | null, window: string): boolean => told?.view.asked.some(({ why }) => why === window) ?? false;

/** The window that everybody is asked in now, by what the big screen was sent. */
export function windowNow(room: InRoom): string | null {
  return WINDOWS.find((window) => asks(last(room.heard.screen), window)) ?? null;
}

/** A window is open by what everybody was sent: a page hears of its end before or after others do. */
const isOpen = ({ heard }: InRoom, window: string): boolean => [heard.screen, ...heard.phones].every((frames) => asks(last(frames), window));

/** What a phone was told first of the window that is open. */
function opening({ came }: Frames, window: string): Told {
  const states = came.filter(isState).map((frame) => JSON.parse(frame) as Told);
  return states[states.findLastIndex((told) => !asks(told, window)) + 1] as Told;
}

/** Each clock shows its time, and stands: or, without one, goes on. */
async function setClocks(phones: readonly Page[], times: readonly number[] | null): Promise<void> {
  await Promise.all(
    phones.map((phone, place) =>
      phone.evaluate((told) => {
        const kept = window as unknown as { realNow?: () => number };
        kept.realNow ??= Date.now.bind(Date);
        const real = kept.realNow;
        Date.now = told === null ? real : () => told;
      }, times?.[place] ?? null),
    ),
  );
}

/** All clocks stand, and say that as much time is left: phones know the server's time as well as the network lets them. */
async function stopClocks(phones: readonly Page[]): Promise<void> {
  let times = phones.map(() => Date.now());
  for (let tries = 0; tries < 8; tries++) {
    await setClocks(phones, times);
    await phones[0]?.waitForTimeout(400);
    const clocks = await Promise.all(phones.map((phone) => phone.locator("[role=timer]").allInnerTexts()));
    const left = clocks.map(([shown = "0:0"]) => shown.split(":").reduce((sum, part) => 60 * sum + Number(part), 0));
    if (new Set(left).size === 1) return;
    times = times.map((now, place) => now + 1000 * ((left[place] ?? 0) - Math.min(...left)));
  }
}

/** All phones as they look now, lying or standing, at the same time of their clocks; but for the name of who holds them. */
async function pictures(phones: readonly Page[], mask: string | null = null): Promise<Buffer[]> {
  await stopClocks(phones);
  const taken = await Promise.all(phones.map((phone) => phone.screenshot({ style: PAINTED, ...(mask && { mask: [phone.locator(mask)] }) })));
  await setClocks(phones, null);
  return taken;
}

/** All phones look the same, if the window is still open when the pictures have been taken; says whether it is. */
async function looksAlike(room: InRoom, window: string, when: string, mask: string | null = null): Promise<string[]> {
  const [first, ...others] = await pictures(room.phones, mask);
  if (!isOpen(room, window)) return [];

  for (const [place, other] of others.entries()) expect(other.equals(first as Buffer), `${window}, ${when}: phone ${place + 1} is not as phone 0`).toBe(true);
  return [when];
}

/** Points at a seat that is not one's own, says that one is sure, and takes the hand away. Says whether there was time. */
export async function answer(phone: Page, seat: number): Promise<boolean> {
  const inTime = await phone
    .locator(`.pointing [data-seat]:not([data-seat="${seat}"])`)
    .first()
    .click({ timeout: A_REACH })
    .then(() => phone.locator(".pointing .sure").click({ timeout: A_REACH }))
    .then(() => true, () => false);
  await phone.mouse.move(0, 0);
  await phone.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  return inTime;
}

/** Every phone says the same again: one that has noted an answer says so for a moment. Or the window is closed. */
async function allRest(room: InRoom, window: string): Promise<void> {
  const words = (phone: Page): Promise<string[]> => phone.locator(".pointing .sure").allInnerTexts();
  const rest = async (): Promise<boolean> => new Set((await Promise.all(room.phones.map(words))).map(String)).size === 1 || !isOpen(room, window);
  await expect.poll(rest, { timeout: A_WINDOW }).toBe(true);
}

/** What can be seen before anybody has answered. */
async function lookBefore(room: InRoom, window: string): Promise<string[]> {
  const { phones } = room;
  const looked = await looksAlike(room, window, "before anybody answers");
  for (const phone of phones) await phone.setViewportSize(LYING_PHONE);
  looked.push(...(await looksAlike(room, window, "lying")));
  for (const phone of phones) await phone.setViewportSize(PHONE);
  return looked;
}

/** Two answer: what can be seen of it on a phone, and what every other phone, of the living and of the dead, is told. */
async function lookAfter(room: InRoom, window: string, dead: readonly number[]): Promise<string[]> {
  const { phones, heard } = room;
  const living = phones.flatMap((_, seat) => (dead.includes(seat) ? [] : [seat]));
  const [answering, waiting] = [living.slice(0, 2), [...living.slice(2), ...dead]];
  const told = heard.phones.map(({ came }) => came.length);
  const said = heard.phones.map(({ went }) => went.length);
  for (const seat of answering) if (!(await answer(phones[seat] as Page, seat))) return [];
  await allRest(room, window);
  const looked = await looksAlike(room, window, "when two have answered");
  for (const phone of phones) await phone.locator(".hold").dispatchEvent("pointerdown", { pointerId: 1, isPrimary: true });
  looked.push(...(await looksAlike(room, window, "when all look", ".hold")));
  for (const phone of phones) await phone.locator(".hold").dispatchEvent("pointerup", { pointerId: 1 });
  if (!isOpen(room, window)) return looked;

  const came = heard.phones.map((frames, seat) => frames.came.slice(told[seat]).filter((text) => !text.startsWith('{"t":"pong"')));
  const went = heard.phones.map((frames, seat) => frames.went.slice(said[seat]).filter((text) => !text.includes('"t":"ping"')));
  expect(answering.map((seat) => went[seat]?.map((text) => (JSON.parse(text) as Told).t))).toEqual([["play"], ["play"]]);
  // Numbers are counted: one has had more to say than another, as everybody saw.
  const bare = (text: string): number => text.replace(/"(id|ask)":("[^"]*"|\d+)/g, '"$1"').length;
  expect(new Set(answering.map((seat) => went[seat]?.map(bare).join())).size, "answers of one size").toBe(1);
  expect(answering.map((seat) => came[seat]?.map((text) => (JSON.parse(text) as Told).t))).toEqual([["state", "ack"], ["state", "ack"]]);
  expect(waiting.map((seat) => [came[seat], went[seat]]), "an answer tells all others alike: nothing").toEqual(waiting.map(() => [[], []]));
  return [...looked, "an answer tells all others alike"];
}

/** Everything that can be told of the phones in an open window, and when they were looked at; first what is still missing. */
export async function lookAround(room: InRoom, window: string, dead: readonly number[], seen: ReadonlySet<string>): Promise<string[]> {
  const { phones, heard } = room;
  await Promise.all(phones.map((phone) => phone.locator(".pointing [data-seat]").first().waitFor({ timeout: A_REACH }).catch(() => undefined)));
  await expect.poll(() => isOpen(room, window) || windowNow(room) !== window, { timeout: A_WINDOW }).toBe(true);
  if (!isOpen(room, window)) return [];
  const until = heard.phones.map((frames) => opening(frames, window).until);
  expect(new Set(until).size, `all are asked at once: ${until.join()}`).toBe(1);
  const looked: string[] = [];
  if (!BEFORE.every((when) => seen.has(when)) || AFTER.every((when) => seen.has(when))) looked.push(...(await lookBefore(room, window)));
  if (isOpen(room, window)) looked.push(...(await lookAfter(room, window, dead)));
  for (const [seat, phone] of phones.entries()) if (!dead.includes(seat) && isOpen(room, window)) await answer(phone, seat);
  return looked.length > 0 ? [window, ...looked] : [];
}

export const hideNames = (phones: readonly Page[]): Promise<unknown> =>
  Promise.all(phones.map((phone) => phone.addStyleTag({ content: ".top h1 { visibility: hidden } * { caret-color: transparent !important }" })));
