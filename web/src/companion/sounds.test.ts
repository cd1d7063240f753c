import { expect, test } from "vitest";

import { LINES } from "$lib/games/salem/companion/script";
import { motif } from "./sounds";

test("every line has bells of its own", () => {
  const rung = LINES.map((_, number) => motif(number).join());

  expect(new Set(rung).size).toBe(LINES.length);
  expect(LINES.length).toBeGreaterThan(25);
});
