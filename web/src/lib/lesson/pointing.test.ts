import { describe, expect, test } from "vitest";

import { readStep } from "../wire/step";
import { nextTap, selectorOf } from "./pointing";

const notation = "PlayRed(by=0, on=2, card=evidence)";
const wanted = { step: readStep(notation), keys: ["card:evidence", "seat:2"] };

describe("the hand follows the taps", () => {
  test.each([
    ["first the card", [], false, "card:evidence"],
    ["then whom it is for", ["card:evidence"], false, "seat:2"],
    ["back to the card after another one", ["card:stocks"], false, "card:evidence"],
    ["the button when several choices name the same things", ["card:evidence", "seat:2"], false, `option:${notation}`],
    ["the button that confirms", ["card:evidence", "seat:2"], true, `option:${notation}`],
  ])("%s", (_what, picked, pending, target) => {
    expect(nextTap(wanted, picked, pending)).toBe(target);
  });

  test("a choice without things is a button at once", () => {
    expect(nextTap({ step: readStep("DrawTwo(by=0)"), keys: [] }, [], false)).toBe("option:DrawTwo(by=0)");
  });
});

test.each([
  ["seat:3", '[data-key="seat:3"]'],
  ["trial:2:0", '[data-key="trial:2:0"]'],
  ["place:deck", '[data-place="deck"]'],
  ["piece:pawn-1", '[data-piece="pawn-1"]'],
  ["part:board", ".stage"],
  [`option:${notation}`, `[data-option="${notation}"]`],
])("%s is looked for as %s", (target, selector) => {
  expect(selectorOf(target)).toBe(selector);
});
