/** Three phones beside a big screen, through one Night; `long/hands.night.spec` goes on until all has been looked at, with more
 * people, and with the dead. */

import { afterAll, beforeAll, expect, test } from "vitest";

import { A_WINDOW, answer, hideNames, lookAround, windowNow } from "./looks";
import { begin, enterRoom, leaveRoom, playUntil } from "./room";
import { House, PHONE, random } from "./table";

let house: House;

beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

test("with three players and a ghost, nobody can tell a phone from another in a Night", async () => {
  const room = await enterRoom(house, { game: "salem", mode: "ghost", seats: 3, pace: 0 }, ["Ann", "Bob", "Cléo"]);
  for (const phone of room.phones) await phone.setViewportSize(PHONE);
  await begin(room);
  await hideNames(room.phones);
  for (const [seat, phone] of room.phones.entries()) await answer(phone, seat);
  const seen = new Set<string>();
  const there = async (): Promise<boolean> => windowNow(room) !== null;

  for (const draw = random(11); !seen.has("ChooseVictim") && (await playUntil(room, draw, there, false)); ) {
    const window = windowNow(room) ?? "";
    for (const when of await lookAround(room, window, [], seen)) seen.add(when);
    await expect.poll(() => windowNow(room), { timeout: A_WINDOW }).not.toBe(window);
  }

  expect([...seen]).toEqual(expect.arrayContaining(["ChooseVictim", "before anybody answers"]));
  await leaveRoom(room);
});
