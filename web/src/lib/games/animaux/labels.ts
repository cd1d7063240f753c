/** Where the names of places stand on the plan: beside their places, off the streets, off each other. */

export interface Spot {
  readonly number: number;
  readonly x: number;
  readonly y: number;
  /** From its middle to where a name may begin. */
  readonly reach: number;
  readonly lines: readonly string[];
  /** Whether something stands at its upper right: a pawn, a token. */
  readonly crowded: boolean;
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

/** Names in the order in which they choose their place. */
export function label(spots: readonly Spot[], streets: readonly Street[], sheet: Sheet): Label[] {
  const taken: Box[] = spots.flatMap((spot) => [disc(spot), ...(spot.crowded ? [corner(spot)] : [])]);
  const labels: Label[] = [];
  for (const spot of spots) {
    if (spot.lines.length === 0) continue;
    const tried = candidates(spot, sheet).map((one) => ({ ...one, cost: cost(one.box, one.far, taken, streets, sheet) }));
    const best = tried.reduce((one, other) => (other.cost < one.cost ? other : one));
    if (!spot.must && best.cost > HARMLESS) continue;
    taken.push(best.box);
    labels.push(best.label);
  }
  return labels;
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

function corner({ x, y, reach }: Spot): Box {
  return { left: x, top: y - reach * 1.8, right: x + reach * 1.9, bottom: y };
}

function cost(box: Box, far: number, taken: readonly Box[], streets: readonly Street[], sheet: Sheet): number {
  const covered = taken.reduce((sum, other) => sum + overlap(box, other), 0);
  const run = streets.reduce((sum, street) => sum + under(box, street), 0);
  const out = Math.max(0, -box.left) + Math.max(0, -box.top) + Math.max(0, box.right - sheet.width) + Math.max(0, box.bottom - sheet.height);
  return THING * covered + STREET * run + OUTSIDE * out + AWAY * far;
}

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** How much of a street runs under a box. */
export function under(box: Box, [x1, y1, x2, y2]: Street): number {
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
