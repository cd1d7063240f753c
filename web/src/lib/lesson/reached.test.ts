import { expect, test } from "vitest";

import { noted, stopOf } from "./reached";

test("a lesson goes on where it was left, and begins anew once it is done", () => {
  const left = noted({}, "salem", 4, 12);

  expect(stopOf(left, "salem", 12)).toBe(4);
  expect(noted(left, "salem", 11, 12)).toEqual({});
  expect(noted(left, "salem", 0, 12)).toEqual({});
});

test("a lesson that was written anew begins at its beginning", () => {
  const left = noted({}, "salem", 4, 12);

  expect(stopOf(left, "salem", 11)).toBe(0);
  expect(stopOf(left, "ecole", 12)).toBe(0);
});
