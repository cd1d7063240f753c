import { describe, expect, test } from "vitest";

import { label, under, type Spot } from "./labels";

const SHEET = { width: 400, height: 300, line: 13, letter: 6 };
const spot = (number: number, x: number, y: number, more: Partial<Spot> = {}): Spot => ({
  number, x, y, reach: 15, lines: ["Macusa"], crowded: 0, must: true, ...more,
});

test("how much of a street runs under a name", () => {
  const box = { left: 100, top: 100, right: 140, bottom: 120 };

  expect(under(box, [0, 110, 400, 110])).toBe(48);
  expect(under(box, [0, 200, 400, 200])).toBe(0);
  expect(under(box, [0, 110, 90, 110])).toBe(0);
});

describe("the name of a place", () => {
  test("stands below it where nothing else does", () => {
    expect(label([spot(1, 200, 150)], [], SHEET)[0]).toMatchObject({ x: 200, anchor: "middle" });
  });

  test("goes out of the way of a street, and of what stands at its place", () => {
    const [down] = label([spot(1, 200, 150)], [[200, 150, 200, 300]], SHEET);
    const [right] = label([spot(1, 200, 150, { crowded: 1 })], [[200, 150, 200, 300], [0, 150, 200, 150]], SHEET);

    expect(down?.anchor).not.toBe("middle");
    expect(right?.y).not.toBe(down?.y);
  });

  test("stays on the sheet", () => {
    const [near] = label([spot(1, 385, 285)], [], SHEET);

    expect(near?.anchor).toBe("end");
  });

  test("is left out where it is not needed and there is no room", () => {
    const beside = [spot(1, 200, 150), ...[-1, 0, 1].flatMap((row) => [-1, 0, 1].map((column) => spot(2 + row * 3 + column, 200 + column * 30, 150 + row * 30, { lines: [] })))];

    expect(label([...beside, spot(9, 200, 150, { must: false })], [], SHEET).map(({ number }) => number)).toEqual([1]);
  });
});
