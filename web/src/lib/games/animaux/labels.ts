/** Where the names of places stand on the plan: beside their places, off the streets, off each other. */

export interface Spot {
  readonly number: number;
  readonly x: number;
  readonly y: number;
  /** From its middle to where a name may begin. */
  readonly reach: number;
  /** Its name, on one line or on several. */
  readonly writings: readonly (readonly string[])[];
  /** Where something else stands at it, a pawn or a token: above it, to the left or to the right. */
  readonly corners: readonly ("left" | "right")[];
  /** Named even where it hides something; others only where there is room. */
  readonly must: boolean;
}

export interface Label {
  readonly number: number;
  readonly x: number;
  readonly y: number;
  readonly anchor: "start" | "middle" | "end";
  readonly lines: readonly string[];
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export type Street = readonly [x1: number, y1: number, x2: number, y2: number];

export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** Of a line of text, and of a letter on average. */
  readonly line: number;
  readonly letter: number;
  /** How far to a side, and above, what stands at the corner of a place reaches from its middle. */
  readonly corner: number;
  /** Drawings that no name stands on. */
  readonly drawings: readonly Box[];
}

/** Letters of a name that stands on one line, and of one that must stand on two. */
const SHORT = 9;
const LONG = 16;
const GAP = 4;
const HALF_STREET = 4;
/** Between two names, lest they are read as one. */
const APART = 5;
/** How bad it is: a pixel of street under a name, a pixel of another name or a place, of the edge, of distance. */
const STREET = 6;
const THING = 5;
const OUTSIDE = 400;
const AWAY = 3;
/** A name askew of its place may be taken for that of another. */
const ASKEW = 30;
/** A name in the middle of a side is best, one that is slid along it still good. */
const SLID = 6;
/** A name that is not needed stands only where it hides next to nothing. */
const HARMLESS = 40;
/** A name across a street from its place, or nearer to another place, seems to be another's. */
const ACROSS = 90;
const NEARER = 2500;
/** How often those that stand badly may choose again, and among how many of their best places. */
const AGAIN = 4;
const CHOICE = 60;
const TRIED = 8;
/** How far from its place a name may stand, and how many good ways are enough. */
const FAR = [0, 5, 10, 15];
const ENOUGH = 6;

const NOWHERE: Box = { left: 0, top: 0, right: 0, bottom: 0 };

export interface Named {
  readonly label: Label;
  readonly box: Box;
}

interface Candidate extends Named {
  /** How bad it is by itself, whatever the other names do. */
  cost: number;
}

/** The names with the room they take. Each chooses its place in turn; then each chooses again, knowing the others. */
export function place(spots: readonly Spot[], streets: readonly Street[], sheet: Sheet): Named[] {
  const things: Box[] = [...sheet.drawings, ...spots.flatMap((spot) => [disc(spot), ...spot.corners.map((side) => corner(spot, side, sheet.corner))])];
  const worded = spots.filter((spot) => spot.writings.length > 0);
  const ways = new Map(worded.map((spot) => [spot.number, waysFor(spot, spots, things, streets, sheet)]));
  const areas = new Map([...ways].map(([number, all]) => [number, apart(surrounding(all))]));
  const named = new Map<number, Candidate>();
  const choose = (spot: Spot): boolean => {
    const before = named.get(spot.number);
    named.delete(spot.number);
    const area = areas.get(spot.number) ?? NOWHERE;
    const others: Box[] = [];
    for (const { box } of named.values()) if (overlap(box, area) > 0) others.push(apart(box));
    let [best, least]: [Candidate | null, number] = [null, spot.must ? Infinity : HARMLESS];
    for (const one of ways.get(spot.number) ?? []) {
      if (one.cost >= least) break;
      let costs = one.cost;
      for (const other of others) costs += THING * overlap(one.box, other);
      if (costs < least) [best, least] = [one, costs];
    }
    if (best) named.set(spot.number, best);
    return best !== before;
  };
  for (let round = 0; round <= AGAIN; round++) if (!worded.map(choose).includes(true)) break;
  for (const spot of worded) if (spot.must && (named.get(spot.number)?.cost ?? 0) > HARMLESS) makeRoom(spot);
  return [...named.values()];

  /** Whoever stands badly may take a place from others, if all together stand better for it. */
  function makeRoom(spot: Spot): void {
    for (const way of (ways.get(spot.number) ?? []).slice(0, TRIED)) {
      const [before, was] = [[...named], price(named)];
      named.set(spot.number, way);
      for (const other of worded) {
        const box = named.get(other.number)?.box;
        if (other !== spot && box && overlap(box, apart(way.box)) > 0) choose(other);
      }
      if (price(named) < was) continue;
      named.clear();
      for (const [number, one] of before) named.set(number, one);
    }
  }
}

/** A name on one line, and on two of about the same length; a short one only on one, a long one only on two. */
export function writings(name: string): string[][] {
  const words = name.split(" ");
  const cuts = words.slice(1).map((_, before) => [words.slice(0, before + 1).join(" "), words.slice(before + 1).join(" ")]);
  const uneven = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length));
  const [best] = cuts.sort((one, other) => uneven(one) - uneven(other));
  if (!best || name.length <= SHORT) return [[name]];
  return name.length > LONG ? [best] : [best, [name]];
}

/** How badly all names stand together. */
function price(named: ReadonlyMap<number, Candidate>): number {
  const all = [...named.values()];
  const roomy = all.map(({ box }) => apart(box));
  let sum = 0;
  for (const [place, { box, cost }] of all.entries()) {
    sum += cost;
    for (let other = place + 1; other < all.length; other++) sum += 2 * THING * overlap(box, roomy[other] ?? NOWHERE);
  }
  return sum;
}

export function label(spots: readonly Spot[], streets: readonly Street[], sheet: Sheet): Label[] {
  return place(spots, streets, sheet).map((one) => one.label);
}

/** The best ways to write a name, by what they cost without regard to other names; further away only where there are few. */
function waysFor(spot: Spot, spots: readonly Spot[], things: readonly Box[], streets: readonly Street[], sheet: Sheet): Candidate[] {
  const found: Candidate[] = [];
  for (const far of FAR) {
    const all = candidates(spot, sheet, far);
    const around = surrounding(all);
    const beside = spots.filter((other) => other !== spot && overlap(disc(other), apart(around, reachOf(spot, far))) > 0);
    rate(spot, all, things.filter((one) => overlap(one, around) > 0), streets.filter((one) => under(around, one) > 0), sheet);
    for (const one of all) if (isNearer(spot, one.box, beside)) one.cost += NEARER;
    found.push(...all);
    if (found.filter(({ cost }) => cost < HARMLESS).length >= ENOUGH) break;
  }
  return found.sort((one, other) => one.cost - other.cost).slice(0, CHOICE);
}

function reachOf(spot: Spot, far: number): number {
  return spot.reach + GAP + far;
}

/** Round the place, so far from it: on both sides, above and below, slid along these, and between them. */
function candidates(spot: Spot, sheet: Sheet, far: number): Candidate[] {
  const reach = reachOf(spot, far);
  const slant = reach * 0.75;
  return spot.writings.flatMap((lines) => {
    const width = Math.max(...lines.map((line) => line.length)) * sheet.letter;
    const height = lines.length * sheet.line;
    const at = (x: number, top: number, anchor: Label["anchor"], cost: number): Candidate => {
      const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
      return {
        label: { number: spot.number, x, y: top + sheet.line * 0.8, anchor, lines },
        box: { left, top, right: left + width, bottom: top + height },
        cost: cost + AWAY * far,
      };
    };
    const slid = [-2, -1, 0, 1, 2].flatMap((way) => [
      at(spot.x + (way * width) / 5, spot.y + reach, "middle", SLID * Math.abs(way)),
      at(spot.x + (way * width) / 5, spot.y - reach - height, "middle", SLID * Math.abs(way)),
      at(spot.x + reach, spot.y - height / 2 + way * 6, "start", SLID * Math.abs(way)),
      at(spot.x - reach, spot.y - height / 2 + way * 6, "end", SLID * Math.abs(way)),
    ]);
    return [
      ...slid,
      at(spot.x + slant, spot.y + slant, "start", ASKEW),
      at(spot.x - slant, spot.y + slant, "end", ASKEW),
      at(spot.x + slant, spot.y - slant - height, "start", ASKEW),
      at(spot.x - slant, spot.y - slant - height, "end", ASKEW),
    ];
  });
}

/** Adds to each way what it hides, and how it may be misread. */
function rate(spot: Spot, ways: readonly Candidate[], things: readonly Box[], streets: readonly Street[], sheet: Sheet): void {
  for (const one of ways) {
    const { box } = one;
    const out = Math.max(0, -box.left) + Math.max(0, -box.top) + Math.max(0, box.right - sheet.width) + Math.max(0, box.bottom - sheet.height);
    one.cost += OUTSIDE * out;
    for (const other of things) one.cost += THING * overlap(box, other);
    for (const street of streets) one.cost += STREET * under(box, street) + (isBetween(spot, box, street) ? ACROSS : 0);
  }
}

/** Whether a street that does not lead to the place runs between it and its name. */
function isBetween({ x, y }: Spot, box: Box, [x1, y1, x2, y2]: Street): boolean {
  if ((x1 === x && y1 === y) || (x2 === x && y2 === y)) return false;
  const [tx, ty] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const side = (ax: number, ay: number, bx: number, by: number, px: number, py: number): boolean => (bx - ax) * (py - ay) > (by - ay) * (px - ax);
  return side(x1, y1, x2, y2, x, y) !== side(x1, y1, x2, y2, tx, ty) && side(x, y, tx, ty, x1, y1) !== side(x, y, tx, ty, x2, y2);
}

/** Whether another place than its own is next to a name. */
function isNearer(spot: Spot, box: Box, spots: readonly Spot[]): boolean {
  const own = distance(spot, box);
  for (const other of spots) if (distance(other, box) < own) return true;
  return false;
}

/** From the edge of a place to a name. */
function distance({ x, y, reach }: Spot, { left, top, right, bottom }: Box): number {
  const [dx, dy] = [Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)];
  return Math.sqrt(dx * dx + dy * dy) - reach;
}

/** The box around all places of a name. */
function surrounding(ways: readonly Candidate[]): Box {
  const around = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { box } of ways) {
    around.left = Math.min(around.left, box.left);
    around.top = Math.min(around.top, box.top);
    around.right = Math.max(around.right, box.right);
    around.bottom = Math.max(around.bottom, box.bottom);
  }
  return around;
}

function disc({ x, y, reach }: Spot): Box {
  return { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach };
}

function corner({ x, y }: Spot, side: "left" | "right", far: number): Box {
  const [left, right] = side === "right" ? [x, x + far] : [x - far, x];
  return { left, top: y - far, right, bottom: y };
}

function apart({ left, top, right, bottom }: Box, by = APART): Box {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** How much of a street runs under a box. */
export function under(box: Box, [x1, y1, x2, y2]: Street): number {
  if (Math.max(x1, x2) < box.left - HALF_STREET || Math.min(x1, x2) > box.right + HALF_STREET) return 0;
  if (Math.max(y1, y2) < box.top - HALF_STREET || Math.min(y1, y2) > box.bottom + HALF_STREET) return 0;
  let [from, to] = [0, 1];
  const [dx, dy] = [x2 - x1, y2 - y1];
  const edges: [number, number][] = [
    [-dx, x1 - box.left + HALF_STREET], [dx, box.right + HALF_STREET - x1], [-dy, y1 - box.top + HALF_STREET], [dy, box.bottom + HALF_STREET - y1],
  ];
  for (const [slope, room] of edges) {
    if (slope === 0 && room < 0) return 0;
    if (slope < 0) from = Math.max(from, room / slope);
    if (slope > 0) to = Math.min(to, room / slope);
  }
  return to > from ? (to - from) * Math.hypot(dx, dy) : 0;
}
