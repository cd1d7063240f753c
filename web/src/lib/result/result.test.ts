import { expect, test } from "vitest";

import type { Standing } from "../wire/types";
import { isOneTeam, nearest, path } from "./curve";
import { counted, countsPoints, ranking } from "./telling";

const STANDINGS: Standing[] = [
  { ply: 0, chances: [0.5, 0.5] },
  { ply: 10, chances: [0.25, 0.75] },
  { ply: 40, chances: [0, 1] },
];

test("winners come first, then the higher score", () => {
  const ranks = ranking(3, { winners: [1], scores: [40, 12, 41], reason: "" });

  expect(ranks.map(({ seat }) => seat)).toEqual([1, 2, 0]);
  expect(ranks.map(({ winner }) => winner)).toEqual([true, false, false]);
});

test("without an outcome everybody is there, and nobody has won", () => {
  expect(ranking(2, null).map(({ winner, score }) => [winner, score])).toEqual([[false, 0], [false, 0]]);
});

test("scores that only say who won are no points", () => {
  expect(countsPoints({ winners: [0], scores: [1, 0], reason: "" })).toBe(false);
  expect(countsPoints({ winners: [], scores: [0.5, 0.5], reason: "" })).toBe(false);
  expect(countsPoints({ winners: [0], scores: [2, 1], reason: "" })).toBe(true);
});

test("equal things are named once", () => {
  expect(counted(["a", "b", "a"])).toEqual([{ label: "a", many: 2 }, { label: "b", many: 1 }]);
});

test("a tap finds the nearest moment that was looked at", () => {
  expect([0, 4, 6, 24, 26, 99].map((ply) => nearest(STANDINGS, ply))).toEqual([0, 0, 1, 1, 2, 2]);
});

test("a line goes from the left edge to the right, up for whoever wins", () => {
  expect(path(STANDINGS, 1, 400, 106)).toBe("M0.0 53.0L100.0 28.0L400.0 3.0");
});

test("who win and lose together are one line", () => {
  expect(isOneTeam(STANDINGS)).toBe(false);
  expect(isOneTeam([{ ply: 0, chances: [0.4, 0.4, 0.4] }])).toBe(true);
});
