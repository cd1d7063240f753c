/** Phones beside a big screen, through Nights of Salem: a Witch's, the Constable's, everybody's, those of the dead. */

import { afterAll, beforeAll, expect, test } from "vitest";

import { A_WINDOW, AFTER, answer, BEFORE, hideNames, last, lookAround, windowNow, WINDOWS } from "../looks";
import { begin, enterRoom, leaveRoom, playUntil } from "../room";
import { House, PHONE, random } from "../table";

let house: House;

beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

/** What must have been looked at before it is enough: a busy machine does not come to all of it in one window. */
const EVERYTHING = [...WINDOWS, ...BEFORE, ...AFTER, "an answer tells all others alike"];
const MOST_ROOMS = 5;
/** For all of them, on a machine that is busy. */
const AN_EVENING = 1_800_000;

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
        for (const when of await lookAround(room, window, dead, seen)) seen.add(when);
        await expect.poll(() => windowNow(room), { timeout: A_WINDOW }).not.toBe(window);
        if (EVERYTHING.every((one) => seen.has(one)) && (!untilOneIsDead || dead.length > 0)) seen.add("enough");
      }
      await leaveRoom(room);
    }

    expect([...seen].toSorted()).toEqual([...EVERYTHING, "enough"].toSorted());
  },
  AN_EVENING,
);
