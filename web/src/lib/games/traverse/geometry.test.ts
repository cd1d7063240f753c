import { expect, test } from "vitest";

import { boxOf, HIGH, turned, walk, WIDE } from "./geometry";
import { SPACES } from "./view";

test("a walk counts every space after the first, round the corner too", () => {
  expect(walk("D33", "D01")).toEqual(["D34", "D35", "D00", "D01"]);
});

test("out of a shop the Entrance is the first space, into one it is the last but one", () => {
  expect(walk("cauldron_shop", "D06")).toEqual(["D04", "D05", "D06"]);
  expect(walk("D07", "apothecary")).toEqual(["D08", "D09", "apothecary"]);
});

test("behind the wall a hat goes from space to space, and through it at once", () => {
  expect(walk("K10", "K13")).toEqual(["K11", "K12", "K13"]);
  expect(walk("D06", "K06")).toEqual(["K06"]);
});

test("a ride most of the way round is a jump", () => {
  expect(walk("D18", "D17")).toEqual(["D17"]);
});

test("turned a quarter the board keeps every space inside, and none on another", () => {
  for (const portrait of [false, true]) {
    const boxes = SPACES.map((space) => boxOf(space.id, portrait));

    for (const { x, y, w, h } of boxes) {
      expect(x).toBeGreaterThanOrEqual(-0.001);
      expect(x + w).toBeLessThanOrEqual((portrait ? HIGH : WIDE) + 0.001);
      expect(y + h).toBeLessThanOrEqual((portrait ? WIDE : HIGH) + 0.001);
    }
    expect(new Set(boxes.map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`)).size).toBe(SPACES.length);
  }
});

test("four quarters would be a whole turn: the top left corner goes to the bottom left", () => {
  expect(turned({ x: 0, y: 0, w: 1, h: 1 }, true)).toEqual({ x: 0, y: WIDE - 1, w: 1, h: 1 });
});
