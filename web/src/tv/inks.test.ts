import { expect, test } from "vitest";

import { mixed } from "./inks";

test("two colours are mixed by their shares", () => {
  expect(mixed("#000000", 0.5, "#ffffff")).toBe("rgb(128,128,128)");
  expect(mixed("#ff0000", 1, "#0000ff")).toBe("rgb(255,0,0)");
  expect(mixed("#ff0000", 0, "#0000ff")).toBe("rgb(0,0,255)");
});
