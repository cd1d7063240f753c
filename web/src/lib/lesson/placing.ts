/** Where the hand and the bubble go: beside the thing they speak of, never over it. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The side of the thing on which the hand is. */
export type Side = "above" | "below" | "left" | "right";

export interface Placed {
  readonly left: number;
  readonly top: number;
  /** null: the bubble is elsewhere on the screen, and the hand alone is beside the thing. */
  readonly tail: number | null;
  readonly side: Side;
  readonly hand: { readonly left: number; readonly top: number };
}

export const HAND = 46;
const A_HAND: Size = { width: HAND, height: HAND };
/** How far the finger reaches over the edge of the thing: of a small one it hides less. */
const REACH = 10;
const LEAST_REACH = 6;
const GAP = HAND - LEAST_REACH + 4;
const EDGE = 8;
const TOP_BAR = 64;
const WIDE = 150;
/** Where on the bubble its tail is: in the middle, or near an end. */
const SHIFTS = [0.5, 0.15, 0.85];
/** How much worse it is to hide a part of the screen, or what is read, than a thing on the table. */
const PARTS_FIRST = 6;
const WORDS_FIRST = 3;
/** And what the finger points past. */
const HAND_FIRST = 10;
/** A bubble whose tail is at the hand is worth a little. */
const NO_TAIL = 9000;
/** How close to each other the places are that are tried all over the screen. */
const MESH = 48;
const SIDES: readonly Side[] = ["below", "above", "right", "left"];
/** Being a pixel further away is as bad as hiding so many. */
const A_PIXEL_AWAY = 60;

/** A thing as large as the board is pointed at in its middle. */
export function pointed(thing: Box, screen: Size): Box {
  const most = { width: screen.width * 0.6, height: screen.height * 0.35 };
  const width = thing.width > most.width ? 40 : thing.width;
  const height = thing.height > most.height ? 40 : thing.height;
  return { left: thing.left + (thing.width - width) / 2, top: thing.top + (thing.height - height) / 2, width, height };
}

/** What the bubble would rather not hide: parts of the screen, just above which it may stand, and things. */
export interface Readable {
  readonly parts: readonly Box[];
  readonly things: readonly Box[];
  readonly words?: readonly Box[];
}

/** The place near the thing that hides least of what should stay readable, and of the rest of a large thing. */
export function place(thing: Box, bubble: Size, screen: Size, readable: Readable = { parts: [], things: [] }): Placed {
  const target = pointed(thing, screen);
  const words = readable.words ?? [];
  const plain = [thing, ...readable.things];
  const past = [...readable.things, ...words];
  const cost = (placed: Placed): number => {
    const mine = { left: placed.left, top: placed.top, ...bubble };
    const hidden = PARTS_FIRST * hides(mine, readable.parts) + WORDS_FIRST * hides(mine, words) + hides(mine, plain) + HAND_FIRST * hides({ ...placed.hand, ...A_HAND }, past);
    return hidden + A_PIXEL_AWAY * distance(mine, target) + (placed.tail === null ? NO_TAIL : 0);
  };
  const fits = (placed: Placed): boolean => {
    const mine = { left: placed.left, top: placed.top, ...bubble };
    return inside(mine, screen) && overlap(mine, target) === 0 && overlap(mine, { ...placed.hand, ...A_HAND }) === 0;
  };
  const near = least([...beside(target, bubble, screen), ...apart(target, bubble, screen, readable.parts)].filter(fits), cost);
  if (near && cost(near) <= NO_TAIL) return near;
  return least([...(near ? [near] : []), ...anywhere(target, bubble, screen).filter(fits)], cost) ?? far(target, bubble, screen);
}

function hides(mine: Box, boxes: readonly Box[]): number {
  return boxes.reduce((sum, box) => sum + overlap(mine, box), 0);
}

function least(all: readonly Placed[], cost: (placed: Placed) => number): Placed | null {
  let [best, lowest]: [Placed | null, number] = [null, Infinity];
  for (const one of all) {
    const costs = cost(one);
    if (costs < lowest) [best, lowest] = [one, costs];
  }
  return best;
}

/** With its tail at the hand, more to one side or to the other. */
function beside(target: Box, bubble: Size, screen: Size): Placed[] {
  const middle = aim(target);
  return SHIFTS.flatMap((shift) => {
    const left = clamp(middle.x - bubble.width * shift, screen.width - bubble.width);
    const top = clamp(middle.y - bubble.height * shift, screen.height - bubble.height);
    const at = (side: Side, left: number, top: number, tail: number): Placed => ({ left, top, side, tail, hand: handAt(target, side) });
    return [
      at("below", left, target.top + target.height + GAP, middle.x - left),
      at("above", left, target.top - GAP - bubble.height, middle.x - left),
      at("right", target.left + target.width + GAP, top, middle.y - top),
      at("left", target.left - GAP - bubble.width, top, middle.y - top),
    ];
  });
}

/** At the upper or lower edge of the screen, or just above a part of it. */
function apart(target: Box, bubble: Size, screen: Size, parts: readonly Box[]): Placed[] {
  const left = clamp(aim(target).x - bubble.width / 2, screen.width - bubble.width);
  const tops = [TOP_BAR, screen.height - bubble.height - EDGE, ...parts.map((box) => box.top - bubble.height - EDGE)];
  return tops.map((top) => {
    const side = handSide(target, top, screen);
    return { left, top, side, tail: null, hand: handAt(target, side) };
  });
}

/** All over the screen, with the hand on any side of the thing. */
function anywhere(target: Box, bubble: Size, screen: Size): Placed[] {
  const hands = SIDES.map((side) => ({ side, hand: handAt(target, side) })).filter(({ hand }) => inside({ ...hand, ...A_HAND }, screen));
  const found: Placed[] = [];
  for (let top = TOP_BAR; top <= screen.height - bubble.height - EDGE; top += MESH) {
    for (let left = EDGE; left <= screen.width - bubble.width - EDGE; left += MESH) {
      for (const { side, hand } of hands) found.push({ left, top, side, tail: null, hand });
    }
  }
  return found;
}

function far(target: Box, bubble: Size, screen: Size): Placed {
  const isLow = target.top + target.height / 2 > screen.height / 2;
  const top = isLow ? EDGE : Math.max(EDGE, screen.height - bubble.height - EDGE);
  const side = handSide(target, top, screen);
  const left = clamp((screen.width - bubble.width) / 2, screen.width - bubble.width);
  return { left, top, side, tail: null, hand: handAt(target, side) };
}

/** Between the thing and the bubble, unless there is no room on the screen. */
function handSide(target: Box, top: number, screen: Size): Side {
  const wanted = top < target.top ? "above" : "below";
  if (wanted === "above") return target.top - GAP > 0 ? "above" : "below";
  return target.top + target.height + GAP < screen.height ? "below" : "above";
}

/** Words begin at the left: a wide thing is pointed at near its right end. */
function aim(target: Box): { x: number; y: number } {
  return { x: target.left + target.width * (target.width > WIDE ? 0.8 : 0.5), y: target.top + target.height / 2 };
}

function handAt(target: Box, side: Side): { left: number; top: number } {
  const { x, y } = aim(target);
  const reach = Math.max(LEAST_REACH, Math.min(REACH, Math.min(target.width, target.height) / 6));
  const middle = { left: x - HAND / 2, top: y - HAND / 2 };
  switch (side) {
    case "above":
      return { ...middle, top: target.top - HAND + reach };
    case "below":
      return { ...middle, top: target.top + target.height - reach };
    case "left":
      return { ...middle, left: target.left - HAND + reach };
    case "right":
      return { ...middle, left: target.left + target.width - reach };
  }
}

function clamp(value: number, most: number): number {
  return Math.max(EDGE, Math.min(most - EDGE, value));
}

function inside(box: Box, screen: Size): boolean {
  return box.left >= 0 && box.top >= 0 && box.left + box.width <= screen.width && box.top + box.height <= screen.height;
}

export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

function distance(one: Box, other: Box): number {
  const x = Math.max(0, other.left - one.left - one.width, one.left - other.left - other.width);
  const y = Math.max(0, other.top - one.top - one.height, one.top - other.top - other.height);
  return x + y;
}
