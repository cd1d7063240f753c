import { expect, test } from "vitest";

import { isBack, nearest, wayOf } from "./remote";

const PLACES = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 200, y: 0 },
  { x: 100, y: 300 },
];
const FROM = { x: 100, y: 0 };

test("an arrow leads to the nearest thing in its direction", () => {
  expect(nearest(FROM, PLACES, [1, 0])).toBe(2);
  expect(nearest(FROM, PLACES, [-1, 0])).toBe(0);
  expect(nearest(FROM, PLACES, [0, 1])).toBe(3);
});

test("where nothing lies in a direction the arrow leads nowhere", () => {
  expect(nearest(FROM, PLACES, [0, -1])).toBe(null);
  expect(nearest(FROM, [], [1, 0])).toBe(null);
});

test("televisions call their keys by names and by numbers", () => {
  expect(wayOf({ key: "ArrowLeft", keyCode: 0 })).toEqual([-1, 0]);
  expect(wayOf({ key: "Unidentified", keyCode: 40 })).toEqual([0, 1]);
  expect(wayOf({ key: "a", keyCode: 65 })).toBe(null);
  for (const keyCode of [461, 10009]) expect(isBack({ key: "Unidentified", keyCode })).toBe(true);
  expect(isBack({ key: "GoBack", keyCode: 0 })).toBe(true);
  expect(isBack({ key: "Enter", keyCode: 13 })).toBe(false);
});
