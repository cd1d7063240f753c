import { expect, test } from "vitest";

import type { Count } from "../wire/types";
import { byGame, line, percent } from "./counting";

const once: Count = { game: "ecole", mode: "standard", kind: "game", of: "", played: 2, won: 1, decided: 2, seconds: 90 };

test("games are put together by game and mode, the one most played first", () => {
  const seats: Count[] = [{ ...once, kind: "seat", of: "10", played: 1, won: 0 }, { ...once, kind: "seat", of: "2", played: 1 }];
  const found = byGame([once, ...seats, { ...once, kind: "role", of: "house-a" }, { ...once, game: "salem", played: 4, decided: 3, seconds: null }], []);

  expect(found.map(({ game, played, won }) => [game, played, won])).toEqual([["salem", 4, 1], ["ecole", 2, 1]]);
  expect(found[1]?.seats.map(({ of, played, won }) => [of, played, won])).toEqual([["2", 1, 1], ["10", 1, 0]]);
  expect(found[1]?.roles).toEqual([{ of: "house-a", played: 2, won: 1, decided: 2 }]);
  expect([found[0]?.seconds, found[1]?.seconds]).toEqual([null, 90]);
});

test("only games that were decided count as won or lost", () => {
  expect(percent({ of: "", played: 4, won: 1, decided: 3 })).toBe(33);
  expect(percent({ of: "", played: 4, won: 0, decided: 0 })).toBeNull();
});

test("ratings are drawn from the lowest to the highest", () => {
  expect(line([20, 30, 25], 100, 10)).toBe("M0.0 10.0L50.0 0.0L100.0 5.0");
  expect(line([25], 100, 10)).toBe("M0.0 5.0");
});
