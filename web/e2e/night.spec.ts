/** The fewest phones through one Night, second by second; `long/night.spec` compares Nights, at more tables. */

import { afterAll, beforeAll, expect, test } from "vitest";

import { NAMES } from "./companion";
import { dawn, everySecond, night } from "./dark";
import { Evening } from "./evening";
import { House } from "./table";

let house: House;

beforeAll(async () => {
  house = await House.openWithToldTime();
});
afterAll(() => house.close());

test("two phones look and sound alike in every second of a Dawn and a Night, and send the same, whoever taps", async () => {
  const evening = await Evening.begin(house, "fr", 2, NAMES.slice(0, 2));
  const first = await dawn(evening, { "choose-cat": [[1, 0], [1, 1], [1, "sure"]] });

  const trace = await night(evening, { strike: [[0, 3], [1, 0], [1, 3], [1, "sure"], [0, 2]], protect: [[0, 0], [1, 2], [0, "sure"]] });

  expect(trace.seen.length).toBeGreaterThan(55);
  expect([...first.wire, ...trace.wire]).toEqual([everySecond(evening), everySecond(evening)]);
  await evening.leave();
});
