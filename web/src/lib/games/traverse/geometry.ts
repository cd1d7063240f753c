/** Where everything lies on the board, in cells: a loop of 12 by 8 with the wall and the alley round it.
 *
 * Everything is measured for a wide screen; on a narrow one the whole board is turned a quarter to the
 * left, so that the walk stays clockwise. */

import { ALLEY, SPACES, STREET, type Space } from "./view";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export type Side = "top" | "right" | "bottom" | "left";

const COLUMNS = 12;
const ROWS = 8;
/** How deep the alley and the wall are. */
export const DARK = 0.86;
export const WALL = 2;
export const EDGE = DARK + WALL;
export const WIDE = COLUMNS + 2 * EDGE;
export const HIGH = ROWS + 2 * EDGE;

function along(at: number, cells: number): [start: number, length: number] {
  if (at < 0) return [0, DARK];
  if (at >= cells) return [EDGE + cells + WALL, DARK];
  return [EDGE + at, 1];
}

function spaceBox(space: Space): Box {
  const [x, w] = along(space.at[0], COLUMNS);
  const [y, h] = along(space.at[1], ROWS);
  return { x, y, w, h };
}

/** The cells along its side that a building takes. */
const FRONTS: Record<string, [side: Side, first: number, cells: number]> = {
  leaky: ["left", 0, 3],
  cauldron_shop: ["top", 1, 3.9],
  apothecary: ["top", 6.2, 3.9],
  owl_emporium: ["right", 0, 3],
  gringotts: ["right", 4, 3],
  robe_shop: ["bottom", 7.4, 3.9],
  book_shop: ["bottom", 2.8, 3.1],
  wand_shop: ["bottom", -0.7, 3.4],
};

const GAP = 0.07;
const AWNING = 0.24;

function sideBox(side: Side, first: number, cells: number): Box {
  const start = EDGE + first;
  if (side === "top" || side === "bottom") {
    const y = side === "top" ? DARK : EDGE + ROWS;
    return { x: start + GAP, y: y + GAP, w: cells - 2 * GAP, h: WALL - 2 * GAP };
  }
  const x = side === "left" ? DARK : EDGE + COLUMNS;
  return { x: x + GAP, y: start + GAP, w: WALL - 2 * GAP, h: cells - 2 * GAP };
}

export function turned(box: Box, portrait: boolean): Box {
  return portrait ? { x: box.y, y: WIDE - box.x - box.w, w: box.h, h: box.w } : box;
}

const LEFTWARDS: Record<Side, Side> = { top: "left", left: "bottom", bottom: "right", right: "top" };

export function sideOf(building: string, portrait: boolean): Side {
  const side = FRONTS[building]?.[0] ?? "top";
  return portrait ? LEFTWARDS[side] : side;
}

export function buildingBox(building: string, portrait: boolean): Box {
  const [side, first, cells] = FRONTS[building] ?? ["top", 0, 3];
  return turned(sideBox(side, first, cells), portrait);
}

const BY_ID = new Map(SPACES.map((space) => [space.id, space]));

export function boxOf(place: string, portrait: boolean): Box {
  const space = BY_ID.get(place);
  return space ? turned(spaceBox(space), portrait) : buildingBox(place, portrait);
}

/** The passages through the wall: Gates by their letter, and the Exit. */
export const PASSAGES: readonly { id: string; street: string; alley: string }[] = ALLEY.filter(
  (space) => space.kind === "gate" || space.kind === "exit",
).map((space) => ({ id: space.gate ?? "exit", street: space.to ?? "", alley: space.id }));

export function passageBox(street: string, portrait: boolean): Box {
  const space = BY_ID.get(street);
  const [x, y] = space?.at ?? [0, 0];
  const narrow = 0.1;
  const box =
    y === 0 ? { x: EDGE + x + narrow, y: DARK, w: 1 - 2 * narrow, h: WALL }
    : y === ROWS - 1 ? { x: EDGE + x + narrow, y: EDGE + ROWS, w: 1 - 2 * narrow, h: WALL }
    : x === 0 ? { x: DARK, y: EDGE + y + narrow, w: WALL, h: 1 - 2 * narrow }
    : { x: EDGE + COLUMNS, y: EDGE + y + narrow, w: WALL, h: 1 - 2 * narrow };
  return turned(box, portrait);
}

/** All round the board, where nobody walks in the alley. */
export function alleyFrame(portrait: boolean): Box {
  return turned({ x: DARK / 2, y: DARK / 2, w: WIDE - DARK, h: HIGH - DARK }, portrait);
}

/** The middles of the alley's spaces, as the points of a line. */
export function alleyLine(portrait: boolean): string {
  return ALLEY.map((space) => {
    const { x, y, w, h } = boxOf(space.id, portrait);
    return `${x + w / 2},${y + h / 2}`;
  }).join(" ");
}

/** How wide a hat is, in cells: in a crowd, and in the narrow alley, smaller. */
export function hatSize(place: string, crowd: number, portrait: boolean): number {
  if (isBuilding(place)) return crowd > 1 ? (portrait ? 0.66 : 0.74) : portrait ? 0.9 : 1.02;
  return place.startsWith("K") ? 0.8 : 1.02;
}

/** Where the foot of a hat is. Those inside a shop stand on its sign, where nothing is written. */
export function standing(place: string, turn: number, crowd: number, portrait: boolean): { x: number; y: number } {
  const { x, y, w, h } = boxOf(place, portrait);
  if (!isBuilding(place)) return { x: x + w / 2 + 0.24 * turn, y: y + h / 2 + (place.startsWith("K") ? 0.1 : 0) };
  const size = hatSize(place, crowd, portrait);
  const columns = h > w ? 3 : 2;
  const step = 0.62 * size;
  const dx = crowd > 1 ? size / 2 + (turn % columns) * step : 0.55;
  const first = h > w ? 0.7 * size : crowd > columns ? 0.72 * size + AWNING : h * 0.62;
  return { x: x + dx, y: y + first + Math.floor(turn / columns) * step };
}

function isBuilding(place: string): boolean {
  return !BY_ID.has(place);
}

/** The places a hat passes on its way, the last one included; a jump has only its end. */
export function walk(from: string, to: string): string[] {
  if (from.startsWith("K") && to.startsWith("K")) return alleyWalk(from, to);
  const first = from.startsWith("D") ? from : doorOf(from);
  const last = to.startsWith("D") ? to : doorOf(to);
  if (!first || !last) return [to];
  const start = Number(first.slice(1)) + (from === first ? 1 : 0);
  const count = (Number(last.slice(1)) - start + 2 * STREET.length) % STREET.length;
  if (count > STREET.length / 2) return [to];
  const way = Array.from({ length: count + 1 }, (_, step) => STREET[(start + step) % STREET.length]?.id ?? to);
  return to === last ? way : [...way, to];
}

function alleyWalk(from: string, to: string): string[] {
  const ids = ALLEY.map((space) => space.id);
  const way = ids.slice(ids.indexOf(from) + 1, ids.indexOf(to) + 1);
  return way.length > 0 ? way : [to];
}

function doorOf(shop: string): string | null {
  return STREET.find((space) => space.kind === "entrance" && space.shop === shop)?.id ?? null;
}
