/** Playing at one's own level: one step up after a win, one down after a defeat. */

import { describe, expect, test } from "vitest";

import type { ChairCard } from "../wire/types";
import { nextStep } from "./ladder";

const STEPS = ["dreamer", "hasty", "adept"];
const chair = (seat: number, bot: string | null): ChairCard => ({
  seat, kind: bot ? "bot" : "person", name: "", bot, stand_in: null, here: true, away_until: null, host: seat === 0,
});
const against = (...bots: string[]): ChairCard[] => [chair(0, null), ...bots.map((bot, place) => chair(place + 1, bot))];

describe("the next step", () => {
  test("is one higher for who has won, one lower for who has lost", () => {
    expect(nextStep(STEPS, against("hasty"), 0, [0])).toBe("adept");
    expect(nextStep(STEPS, against("hasty"), 0, [1])).toBe("dreamer");
  });

  test("ends where the ladder does", () => {
    expect(nextStep(STEPS, against("adept"), 0, [0])).toBeNull();
    expect(nextStep(STEPS, against("dreamer"), 0, [1])).toBeNull();
  });

  test("is offered to nobody who watches, drew, won with all, or played with people or bots of several steps", () => {
    expect(nextStep(STEPS, against("hasty"), null, [0])).toBeNull();
    expect(nextStep(STEPS, against("hasty"), 0, [])).toBeNull();
    expect(nextStep(STEPS, against("hasty"), 0, [0, 1])).toBeNull();
    expect(nextStep(STEPS, [chair(0, null), chair(1, null)], 0, [0])).toBeNull();
    expect(nextStep(STEPS, against("hasty", "adept"), 0, [0])).toBeNull();
    expect(nextStep(STEPS, against("genius"), 0, [0])).toBeNull();
  });
});
