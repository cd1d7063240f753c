/** Several phones through a Night, second by second: whoever taps, however often, nobody can tell from a screen or the wire. */

import { afterAll, beforeAll, expect, test } from "vitest";

import { NAMES } from "../companion";
import { dawn, everySecond, night, type History } from "../dark";
import { Evening } from "../evening";
import { House } from "../table";

let house: House;

beforeAll(async () => {
  house = await House.openWithToldTime();
});
afterAll(() => house.close());

const TABLES: [string, number, History, History][] = [
  [
    "eight seats, where a Witch and the Constable tap alone, and where everybody does", 8,
    { strike: [[1, 5]], protect: [[2, 7]] },
    {
      strike: [[0, 3], [2, 6], [1, 2], [3, 1], [0, 5], [1, 5], [3, 5], [1, "sure"], [2, 4], [2, 3], [0, "sure"]],
      protect: [[3, 7], [3, "sure"], [0, 1], [1, 6], [2, 7], [2, "sure"]],
    },
  ],
  [
    "three seats and a ghost, where a Witch and the Constable tap alone, and where everybody does", 3,
    { strike: [[1, 3]], protect: [[2, 0]] },
    { strike: [[0, 3], [2, 1], [1, 0], [1, 3], [1, "sure"], [2, 3], [0, 2], [0, 3]], protect: [[0, 0], [1, 2], [1, 0], [2, 0], [2, "sure"]] },
  ],
];

test.each(TABLES)("at %s, two Nights with the same results cannot be told apart", async (_name, seats, quiet, restless) => {
  const evening = await Evening.begin(house, "fr", seats === 3 ? 3 : 4, NAMES.slice(0, seats));
  const first = await dawn(evening, { "choose-cat": [[1, 0], [2, 1], [0, 2], [1, 1], [1, "sure"]] });

  const [one, other] = [await night(evening, quiet), await night(evening, restless)];

  expect(other).toEqual(one);
  expect(one.seen.length).toBeGreaterThan(55);
  expect([...first.wire, ...one.wire]).toEqual([everySecond(evening), everySecond(evening)]);
  await evening.leave();
});
