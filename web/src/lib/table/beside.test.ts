import { expect, test } from "vitest";

import { overlap } from "../lesson/placing";
import { beside } from "./beside";

const SCREEN = { width: 390, height: 844 };
const NOTE = { width: 200, height: 60 };

test("a note stands above its thing where nothing is in the way", () => {
  const thing = { left: 180, top: 400, width: 40, height: 40 };

  expect(beside(thing, NOTE, SCREEN, [], [])).toMatchObject({ left: 100, top: 328 });
});

test("it goes below what must stay readable, and never over its thing", () => {
  const thing = { left: 180, top: 400, width: 40, height: 40 };
  const above = { left: 0, top: 300, width: 390, height: 95 };
  const note = beside(thing, NOTE, SCREEN, [above], []);

  expect(overlap(note, above)).toBe(0);
  expect(overlap(note, thing)).toBe(0);
});

test("what is tapped next is hidden less gladly than the rest, and what must stay readable least of all", () => {
  const thing = { left: 180, top: 400, width: 40, height: 40 };
  const above = { left: 0, top: 300, width: 390, height: 95 };
  const below = { left: 0, top: 445, width: 390, height: 95 };

  expect(beside(thing, NOTE, SCREEN, [], [below], [above]).top).toBeGreaterThan(440);
  expect(overlap(beside(thing, NOTE, SCREEN, [above], [], [below]), above)).toBe(0);
});

test.each([
  { left: 0, top: 0, width: 40, height: 40 },
  { left: 350, top: 804, width: 40, height: 40 },
])("it stays on the screen at $left, $top", (thing) => {
  const note = beside(thing, NOTE, SCREEN, [], []);

  expect(note.left).toBeGreaterThanOrEqual(0);
  expect(note.left + note.width).toBeLessThanOrEqual(SCREEN.width);
  expect(note.top).toBeGreaterThanOrEqual(0);
  expect(note.top + note.height).toBeLessThanOrEqual(SCREEN.height);
  expect(overlap(note, thing)).toBe(0);
});
