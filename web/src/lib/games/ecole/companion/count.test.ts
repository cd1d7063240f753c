import { describe, expect, test } from "vitest";

import cases from "$lib/wire/companion/ecole.cases.json";
import { rule } from "../../../../testing/rule";
import { EMPTY, score, sum, winners, type Area } from "./count";

describe("the count", () => {
  test.each(cases.map((one, number) => [number, one] as const))("is the engine's, and so is who wins, table %i", (_number, { areas, scores, winners: won }) => {
    const laid = areas as unknown as Area[];

    expect(laid.map((area) => score(area, laid))).toEqual(scores);
    expect(winners(laid)).toEqual(won);
  });
});

rule("ECO-SCORE-10")("the printed example is worth 37", () => {
  const mine: Area = {
    ...EMPTY,
    courses: { herbologie: 4, defense: 2, metamorphose: 2, potions: 1 },
    detourneurs: ["detourneur_1"],
    bonuses: { balai_ball: 4, mauvais_points: 2 },
    mail: { plus2: 1 },
  };

  expect(score(mine, [mine, EMPTY])).toEqual([25, 0, 4, 10, -4, 2]);
  expect(sum(score(mine, [mine, EMPTY]))).toBe(37);
});

test("all seven Horcruches win whatever the points, and equals win together", () => {
  const rich: Area = { ...EMPTY, courses: { potions: 6 } };

  expect(winners([rich, { ...EMPTY, horcruches: 7 }])).toEqual([1]);
  expect(winners([rich, { ...EMPTY, horcruches: 6 }])).toEqual([0]);
  expect(winners([rich, rich, EMPTY])).toEqual([0, 1]);
});
