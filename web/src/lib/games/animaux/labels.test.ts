import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { describe, expect, test } from "vitest";

import { label, overlap, place, under, writings, type Box, type Sheet, type Spot, type Street } from "./labels";
import { SPACES, STREETS } from "./view";

const SHEET: Sheet = { width: 400, height: 300, line: 13, letter: 6, corner: 30, drawings: [] };
const spot = (number: number, x: number, y: number, more: Partial<Spot> = {}): Spot => ({
  number, x, y, reach: 15, writings: [["Macusa"]], corners: [], must: true, ...more,
});

test("how much of a street runs under a name", () => {
  const box = { left: 100, top: 100, right: 140, bottom: 120 };

  expect(under(box, [0, 110, 400, 110])).toBe(48);
  expect(under(box, [0, 200, 400, 200])).toBe(0);
  expect(under(box, [0, 110, 90, 110])).toBe(0);
});

describe("the name of a place", () => {
  test("stands below it where nothing else does", () => {
    expect(label([spot(1, 200, 150)], [], SHEET)[0]).toMatchObject({ x: 200, anchor: "middle" });
  });

  test("goes out of the way of a street, and of what stands at its place", () => {
    const down: Street = [200, 150, 200, 300];
    const [off] = place([spot(1, 200, 150)], [down], SHEET);
    const [above] = place([spot(1, 200, 150, { corners: ["left", "right"] })], [down], SHEET);

    expect(off && under(off.box, down)).toBe(0);
    expect(off?.label.y).toBeLessThan(150);
    expect(above?.box.top).toBeGreaterThan(140);
  });

  test("stays on the sheet, and off its drawings", () => {
    const [near] = label([spot(1, 385, 285)], [], SHEET);
    const [aside] = label([spot(1, 200, 150)], [], { ...SHEET, drawings: [{ left: 150, top: 165, right: 250, bottom: 300 }] });

    expect(near?.anchor).toBe("end");
    expect(aside?.y).toBeLessThan(165);
  });

  test("is left out where it is not needed and there is no room", () => {
    const beside = [spot(1, 200, 150), ...[-1, 0, 1].flatMap((row) => [-1, 0, 1].map((column) => spot(2 + row * 3 + column, 200 + column * 30, 150 + row * 30, { writings: [] })))];

    expect(label([...beside, spot(9, 200, 150, { must: false })], [], SHEET).map(({ number }) => number)).toEqual([1]);
  });

  test("stands on one line or on two", () => {
    expect(writings("Macusa")).toEqual([["Macusa"]]);
    expect(writings("Times Square")).toEqual([["Times", "Square"], ["Times Square"]]);
    expect(writings("Zoo de Central Park")).toEqual([["Zoo de", "Central Park"]]);
  });
});

describe("the names of New York", () => {
  const PAD = 34;
  /** Of a street at the edge of a name, with its kerb: letters do not reach there. */
  const BARELY = 15;
  const words = (language: string): string => readFileSync(fileURLToPath(new URL(`../../../../../src/sortilege/shelf/animaux/words/${language}/game.ftl`, import.meta.url)), "utf8");
  const nameOf = (number: number, catalogue: string): string => new RegExp(`^space-${number} = .*\\n    \\.name = (.*)$`, "m").exec(catalogue)?.[1] ?? "";

  /** As Plan.svelte draws it on a desktop: the more there is to do, the less high it is. */
  function plan(language: string, height: number, more: (number: number) => Partial<Spot>): { named: ReturnType<typeof place>; spots: Spot[]; streets: Street[] } {
    const width = 808;
    const x = (u: number): number => PAD + (u * (width - 2 * PAD)) / 100;
    const y = (v: number): number => PAD + (v * (height - 2 * PAD)) / 100;
    const catalogue = words(language);
    const spots = SPACES.map(({ number, at: [u, v], apparition }) => spot(number, x(u), y(v), { reach: 15 + (apparition ? 5 : 0), writings: writings(nameOf(number, catalogue)), ...more(number) }));
    const streets = STREETS.map(([one, other]): Street => [x(one.at[0]), y(one.at[1]), x(other.at[0]), y(other.at[1])]);
    const drawings = [[85, 1, 70] as const, [90, 64, 54] as const].map(([u, v, size]) => ({ left: x(u), top: y(v), right: x(u) + size, bottom: y(v) + size }));
    return { named: place(spots, streets, { width, height, line: 13.5, letter: 6.6, corner: 31, drawings }), spots, streets };
  }
  const distance = ({ x, y }: Spot, { left, top, right, bottom }: Box): number => Math.hypot(x - Math.min(Math.max(x, left), right), y - Math.min(Math.max(y, top), bottom));
  const SALEM = [1, 2, 12, 15, 16, 17, 18, 19, 21, 22, 23, 24, 26, 28, 29];

  test.each([
    ["fr", 640, "bare"], ["en", 640, "bare"], ["fr", 580, "bare"], ["en", 580, "bare"], ["fr", 498, "bare"], ["en", 498, "bare"],
    ["fr", 498, "crowded"], ["en", 498, "crowded"],
  ] as const)("stand on no street, no place and no other name, each nearest to its own place (%s, %i high, %s)", (language, height, how) => {
    const { named, spots, streets } = plan(language, height, (number) => (how === "crowded" && SALEM.includes(number) ? { corners: ["right"] } : {}));
    const name = (at: (typeof named)[number]): string => at.label.lines.join(" ");
    const crossed = named.filter(({ box }) => streets.some((street) => under(box, street) > BARELY)).map(name);
    const hidden = named.filter(({ box }) => spots.some((one) => distance(one, box) < 15)).map(name);
    const strange = named.filter(({ label: { number }, box }) => spots.some((one) => one.number !== number && distance(one, box) - one.reach < distance(spots[number] as Spot, box) - (spots[number]?.reach ?? 0))).map(name);
    const mixed = named.filter((one) => named.some((other) => other !== one && overlap(one.box, other.box) > 0)).map(name);

    expect(named).toHaveLength(30);
    expect({ crossed, hidden, strange, mixed }).toEqual({ crossed: [], hidden: [], strange: [], mixed: [] });
  });
});
