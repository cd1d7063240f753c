import { expect, test } from "vitest";

import { boxOf, buildingBox, hatSize, HIGH, sideOf, standing, turned, walk, WIDE } from "./geometry";
import { BUILDINGS, SPACES } from "./view";

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

test("no hat sticks out of the board", () => {
  for (const portrait of [false, true]) {
    for (const { id } of SPACES) {
      const { x, y } = standing(id, 0, 1, portrait);
      const size = hatSize(id, 1, portrait);

      expect(y - 0.65 * size, id).toBeGreaterThanOrEqual(0);
      expect(x - 0.5 * size, id).toBeGreaterThanOrEqual(0);
    }
  }
});

test("six hats in a shop leave its prices alone: they stand on its sign", () => {
  for (const { id } of BUILDINGS) {
    const { x, y } = buildingBox(id, false);
    const flat = ["top", "bottom"].includes(sideOf(id, false));
    for (let turn = 0; turn < 6; turn++) {
      const foot = standing(id, turn, 6, false);
      const size = hatSize(id, 6, false);

      if (flat) expect(foot.x + size / 2 - x, id).toBeLessThanOrEqual(1.21);
      else expect(foot.y + 0.35 * size - y, id).toBeLessThanOrEqual(1.3);
    }
  }
});
