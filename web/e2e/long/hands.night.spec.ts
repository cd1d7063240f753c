/** Phones beside a big screen, through Nights of Salem: a Witch's, the Constable's, everybody's, those of the dead. */

import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { begin, enterRoom, leaveRoom, LYING_PHONE, playUntil, type Frames, type InRoom } from "../room";
import { House, PHONE, random } from "../table";

let house: House;

beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const WINDOWS = ["ChooseVictim", "ChooseProtected"] as const;
/** What must have been looked at before it is enough: a busy machine does not come to all of it in ten seconds. */
const EVERYTHING = [...WINDOWS, "before anybody answers", "lying", "when two have answered", "when all look"];
const MOST_ROOMS = 5;
/** How long a phone says that it has noted an answer, and a little more. */
const NOTED = 1500;
/** Frames that come to all at once come within so many milliseconds, on a machine that is busy. */
const AT_ONCE = 1000;

/** Everything is painted anew, on every phone. */
const PAINTED = ".app { opacity: 0.99 }";

interface Told {
  t: string;
  view: { asked: { seat: number; why: string }[]; players: { living: boolean }[] };
}

const last = ({ came }: Frames): Told | null => {
  const text = came.findLast((frame) => frame.startsWith('{"t":"state"'));
  return text === undefined ? null : (JSON.parse(text) as Told);
};

/** The window that everybody is asked in now, by what the big screen was sent. */
function windowNow(room: InRoom): string | null {
  const asked = last(room.heard.screen)?.view.asked ?? [];
  return WINDOWS.find((window) => asked.some(({ why }) => why === window)) ?? null;
}

/** When a phone was first asked in a window, the last time. */
function openedAt({ came, at }: Frames, window: string): number {
  const asks = (text: string): boolean => text.startsWith('{"t":"state"') && text.includes(`"why":"${window}`);
  let place = came.findLastIndex(asks);
  while (place > 0 && asks(came[place - 1] ?? "")) place--;
  return at[place] ?? 0;
}

/** All clocks show the same time, and stand: or, without one, go on. */
async function setClocks(phones: readonly Page[], now: number | null): Promise<void> {
  await Promise.all(
    phones.map((phone) =>
      phone.evaluate((told) => {
        const kept = window as unknown as { realNow?: () => number };
        kept.realNow ??= Date.now.bind(Date);
        const real = kept.realNow;
        Date.now = told === null ? real : () => told;
      }, now),
    ),
  );
}

/** All phones as they look now, lying or standing, at the same time of their clocks; but for the name of who holds them. */
async function pictures(phones: readonly Page[], mask: string | null = null): Promise<Buffer[]> {
  let now = Date.now();
  for (let tries = 0; tries < 8; tries++, now += 250) {
    await setClocks(phones, now);
    await phones[0]?.waitForTimeout(400);
    const clocks = await Promise.all(phones.map((phone) => phone.locator("[role=timer]").allInnerTexts()));
    if (new Set(clocks.map((shown) => shown.join())).size === 1) break;
  }
  const taken = await Promise.all(phones.map((phone) => phone.screenshot({ style: PAINTED, ...(mask && { mask: [phone.locator(mask)] }) })));
  await setClocks(phones, null);
  return taken;
}

/** All phones look the same, if the window is still open when the pictures have been taken; says whether it is. */
async function looksAlike(room: InRoom, window: string, when: string, mask: string | null = null): Promise<string[]> {
  const [first, ...others] = await pictures(room.phones, mask);
  if (windowNow(room) !== window) return [];

  for (const [place, other] of others.entries()) expect(other.equals(first as Buffer), `${window}, ${when}: phone ${place + 1} is not as phone 0`).toBe(true);
  return [when];
}

/** Points at a seat that is not one's own, says that one is sure, and takes the hand away. */
async function answer(phone: Page, seat: number): Promise<void> {
  await phone.locator(`.pointing [data-seat]:not([data-seat="${seat}"])`).first().click();
  await phone.locator(".pointing .sure").click();
  await phone.mouse.move(0, 0);
  await phone.evaluate(() => (document.activeElement as HTMLElement).blur());
}

/** Everything that can be told of the phones in an open window, and when they were looked at. Some answer, then the others. */
async function lookAround(room: InRoom, window: string, dead: readonly number[]): Promise<string[]> {
  const { phones, heard } = room;
  const looked: string[] = [];
  await Promise.all(phones.map((phone) => phone.locator(".pointing [data-seat]").first().waitFor()));
  await phones[0]?.waitForTimeout(300);
  const told = heard.phones.map(({ came }) => came.length);
  const said = heard.phones.map(({ went }) => went.length);
  const opened = heard.phones.map((frames) => openedAt(frames, window));
  expect(Math.max(...opened) - Math.min(...opened), "all are asked at once").toBeLessThan(AT_ONCE);
  looked.push(...(await looksAlike(room, window, "before anybody answers")));
  for (const phone of phones) await phone.setViewportSize(LYING_PHONE);
  looked.push(...(await looksAlike(room, window, "lying")));
  for (const phone of phones) await phone.setViewportSize(PHONE);

  const living = phones.flatMap((_, seat) => (dead.includes(seat) ? [] : [seat]));
  for (const seat of living.slice(0, 2)) await answer(phones[seat] as Page, seat);
  await phones[0]?.waitForTimeout(NOTED);
  looked.push(...(await looksAlike(room, window, "when two have answered")));
  for (const phone of phones) await phone.locator(".hold").dispatchEvent("pointerdown", { pointerId: 1, isPrimary: true });
  looked.push(...(await looksAlike(room, window, "when all look", ".hold")));
  for (const phone of phones) await phone.locator(".hold").dispatchEvent("pointerup", { pointerId: 1 });
  if (windowNow(room) !== window) return looked;
  const answered = heard.phones.map(({ went }, seat) => went.slice(said[seat]).filter((text) => text.includes('"t":"play"')).map((text) => text.length));
  expect(new Set(living.slice(0, 2).map((seat) => answered[seat]?.join())).size, "answers of one size").toBe(1);
  expect(living.slice(2).flatMap((seat) => answered[seat])).toEqual([]);
  const others = [...living.slice(2), ...dead];
  const came = others.map((seat) => heard.phones[seat]?.came.slice(told[seat]).filter((text) => !text.startsWith('{"t":"pong"')).map((text) => text.length).join());
  expect(new Set(came).size, `an answer tells all others alike: ${came.join(" | ")}`).toBe(1);
  for (const seat of living.slice(2)) await answer(phones[seat] as Page, seat);
  return looked;
}

const hideNames = (phones: readonly Page[]): Promise<unknown> =>
  Promise.all(phones.map((phone) => phone.addStyleTag({ content: ".top h1 { visibility: hidden } * { caret-color: transparent !important }" })));

test.each([["six players, until one of them is dead", "standard", 6, true], ["three players and a ghost", "ghost", 3, false]] as const)(
  "with %s, nobody can tell a phone from another at Night",
  async (_name, mode, seats, untilOneIsDead) => {
    const seen = new Set<string>();
    for (let rooms = 0; rooms < MOST_ROOMS && !seen.has("enough"); rooms++) {
      const names = ["Ann", "Bob", "Cléo", "Dan", "Ève", "Fred"].slice(0, seats);
      const room = await enterRoom(house, { game: "salem", mode, seats, pace: 0 }, names);
      for (const phone of room.phones) await phone.setViewportSize(PHONE);
      await begin(room);
      await hideNames(room.phones);
      for (const [seat, phone] of room.phones.entries()) await answer(phone, seat);
      const draw = random(11 + rooms);
      while (!seen.has("enough") && (await playUntil(room, draw, async () => windowNow(room) !== null, false))) {
        const window = windowNow(room) ?? "";
        const players = last(room.heard.screen)?.view.players ?? [];
        const dead = players.slice(0, seats).flatMap(({ living }, seat) => (living ? [] : [seat]));
        for (const when of await lookAround(room, window, dead)) seen.add(when).add(window);
        await expect.poll(() => windowNow(room), { timeout: 60_000 }).not.toBe(window);
        if (EVERYTHING.every((one) => seen.has(one)) && (!untilOneIsDead || dead.length > 0)) seen.add("enough");
      }
      await leaveRoom(room);
    }

    expect([...seen].toSorted()).toEqual([...EVERYTHING, "enough"].toSorted());
  },
);
