/** Where the names of places stand on the plan: beside their places, off the streets, off each other. */

export interface Spot {
  readonly number: number;
  readonly x: number;
  readonly y: number;
  /** From its middle to where a name may begin. */
  readonly reach: number;
  readonly lines: readonly string[];
  /** How many pawns and tokens stand at it: at its upper right, then above, then at its left. */
  readonly crowded: number;
  /** Named even where it hides something; others only where there is room. */
  readonly must: boolean;
}

export interface Label {
  readonly number: number;
  readonly x: number;
  readonly y: number;
  readonly anchor: "start" | "middle" | "end";
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
}

const GAP = 4;
const HALF_STREET = 4;
/** How bad it is: a pixel of street under a name, a pixel of another name or a place, of the edge, of distance. */
const STREET = 6;
const THING = 5;
const OUTSIDE = 400;
const AWAY = 3;
/** A name askew of its place may be taken for that of another. */
const ASKEW = 30;
/** A name that is not needed stands only where it hides next to nothing. */
const HARMLESS = 40;
/** How often those that stand badly may choose again. */
const AGAIN = 2;

/** Names in the order in which they choose their place; whoever stands badly then chooses again, knowing the others. */
export function label(spots: readonly Spot[], streets: readonly Street[], sheet: Sheet): Label[] {
  const things: Box[] = spots.flatMap((spot) => [disc(spot), ...(spot.crowded > 0 ? [corner(spot)] : [])]);
  const named = new Map<number, Candidate>();
  const choose = (spot: Spot): void => {
    named.delete(spot.number);
    const taken = [...things, ...[...named.values()].map(({ box }) => box)];
    let [best, least]: [Candidate | null, number] = [null, spot.must ? Infinity : HARMLESS];
    for (const one of candidates(spot, sheet)) {
      const costs = cost(one, taken, streets, sheet, least);
      if (costs < least) [best, least] = [one, costs];
    }
    if (best) named.set(spot.number, best);
  };
  const worded = spots.filter((spot) => spot.lines.length > 0);
  for (const spot of worded) choose(spot);
  for (let round = 0; round < AGAIN; round++) {
    const boxes = [...things, ...[...named.values()].map(({ box }) => box)];
    const badly = worded.filter((spot) => {
      const box = named.get(spot.number)?.box;
      return box && boxes.some((other) => other !== box && overlap(box, other) > 0);
    });
    for (const spot of badly) choose(spot);
  }
  return [...named.values()].map((one) => one.label);
}

interface Candidate {
  readonly label: Label;
  readonly box: Box;
  readonly far: number;
}

/** Round the place: on both sides, above and below, between them, and a little further. */
function candidates(spot: Spot, sheet: Sheet): Candidate[] {
  const width = Math.max(...spot.lines.map((line) => line.length)) * sheet.letter;
  const height = spot.lines.length * sheet.line;
  return [0, 6, 12].flatMap((far) => {
    const reach = spot.reach + GAP + far;
    const slant = reach * 0.75;
    const at = (x: number, top: number, anchor: Label["anchor"]): Candidate => {
      const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
      return {
        label: { number: spot.number, x, y: top + sheet.line * 0.8, anchor },
        box: { left, top, right: left + width, bottom: top + height },
        far,
      };
    };
    return [
      at(spot.x, spot.y + reach, "middle"),
      at(spot.x + reach, spot.y - height / 2, "start"),
      at(spot.x - reach, spot.y - height / 2, "end"),
      at(spot.x, spot.y - reach - height, "middle"),
      ...[
        at(spot.x + slant, spot.y + slant, "start"),
        at(spot.x - slant, spot.y + slant, "end"),
        at(spot.x + slant, spot.y - slant - height, "start"),
        at(spot.x - slant, spot.y - slant - height, "end"),
      ].map((one) => ({ ...one, far: far + ASKEW / AWAY })),
    ];
  });
}

function disc({ x, y, reach }: Spot): Box {
  return { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach };
}

/** How far to the left those at a place stand, the more of them the further. */
const LEFTWARDS = [0, 0, 1.3, 2.2];

function corner({ x, y, reach, crowded }: Spot): Box {
  return { left: x - reach * (LEFTWARDS[Math.min(crowded, LEFTWARDS.length - 1)] ?? 0), top: y - reach * 1.8, right: x + reach * 1.9, bottom: y };
}

/** How bad a place for a name is; once it is worse than another, how much worse does not matter. */
function cost({ box, far }: Candidate, taken: readonly Box[], streets: readonly Street[], sheet: Sheet, most: number): number {
  const out = Math.max(0, -box.left) + Math.max(0, -box.top) + Math.max(0, box.right - sheet.width) + Math.max(0, box.bottom - sheet.height);
  let sum = OUTSIDE * out + AWAY * far;
  for (const other of taken) {
    if (sum >= most) return sum;
    sum += THING * overlap(box, other);
  }
  for (const street of streets) {
    if (sum >= most) return sum;
    sum += STREET * under(box, street);
  }
  return sum;
}

function overlap(one: Box, other: Box): number {
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
