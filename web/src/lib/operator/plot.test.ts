import { expect, test } from "vitest";

import { HEIGHT, path, top, WIDTH } from "./plot";

test("a line goes from edge to edge and stands still where nothing is known", () => {
  expect(path([0, 5, 10], 10)).toBe(`M0.0 ${HEIGHT}.0L${WIDTH / 2}.0 ${HEIGHT / 2}.0L${WIDTH}.0 0.0`);
  expect(path([0, null, 10], 10)).toBe(`M0.0 ${HEIGHT}.0M${WIDTH}.0 0.0`);
  expect(path([], 10)).toBe("");
});

test("the top of a plot is a round number", () => {
  expect([[], [0], [1], [3], [10], [11], [499], [null]].map(top)).toEqual([1, 1, 1, 5, 10, 20, 500, 1]);
});
