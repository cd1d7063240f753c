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
/** What is less than this across may be round: only near its middle is it touched at its edge. */
const SMALL = 100;
const NEAR_THE_MIDDLE = [0.35, 0.65];
const ALONG = [0.8, 0.5, 0.2, 0.92, 0.08, 0.65, 0.35];
/** A thing of this size may have the hand on it, where no words are. */
const ROOMY: Size = { width: 60, height: 90 };
/** Where on something as large as the board the hand may point: in its middle if nothing lies there. */
const WITHIN = [0.5, 0.3, 0.7, 0.15, 0.85];
/** Where on the bubble its tail is: in the middle, or near an end. */
const SHIFTS = [0.5, 0.15, 0.85];
/** How much worse it is to hide a part of the screen, or what is read, than a thing on the table. */
const PARTS_FIRST = 6;
const WORDS_FIRST = 3;
/** And what the finger points past. */
const HAND_FIRST = 10;
/** Worse than any way across the screen: to hide some of what the question says, or what may be answered. */
const NEVER = 250_000;
/** The fist on a word somewhere else is worse than the hand on the thing itself. */
const ON_A_WORD = 40_000;
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
  if (width === thing.width && height === thing.height) return thing;
  return { left: thing.left + (thing.width - width) / 2, top: thing.top + (thing.height - height) / 2, width, height };
}

/** What the bubble would rather not hide: parts of the screen, things, and what is read or chosen from. */
export interface Readable {
  readonly parts: readonly Box[];
  readonly things: readonly Box[];
  readonly words?: readonly Box[];
  /** The words of the question, its answers, and what else can be tapped: hidden only where there is no other room. */
  readonly asked?: readonly Box[];
  /** The words of the thing itself, which the hand leaves free. */
  readonly said?: readonly Box[];
}

/** A hand, and what it touches. */
interface Pointing {
  readonly side: Side;
  readonly hand: Box;
  readonly aim: { readonly x: number; readonly y: number };
  readonly target: Box;
  readonly costs: number;
}

/** The place near the thing that hides least of what should stay readable, and of the rest of a large thing. */
export function place(thing: Box, bubble: Size, screen: Size, readable: Readable = { parts: [], things: [] }): Placed {
  const { parts, things, words = [], asked = [], said = [] } = readable;
  const target = pointed(thing, screen);
  const isGround = target.width < thing.width && target.height < thing.height;
  const plain = [thing, ...things];
  const hands = pointings(thing, screen, { asked, said, words, things });
  const hiding = (mine: Box): number =>
    NEVER * count(mine, isGround ? [...asked, ...said] : asked) + PARTS_FIRST * hides(mine, parts) + WORDS_FIRST * hides(mine, words) + hides(mine, plain);
  let [best, lowest]: [Placed | null, number] = [null, Infinity];
  const consider = (mine: Box, hidden: number, pointing: Pointing, tail: number | null): void => {
    const costs = hidden + pointing.costs + A_PIXEL_AWAY * distance(mine, pointing.target) + (tail === null ? NO_TAIL : 0);
    if (costs >= lowest || overlap(mine, isGround ? pointing.target : thing) > 0 || overlap(mine, pointing.hand) > 0) return;
    const { side, hand } = pointing;
    [best, lowest] = [{ left: mine.left, top: mine.top, tail, side, hand: { left: hand.left, top: hand.top } }, costs];
  };
  for (const pointing of hands) for (const { mine, tail } of beside(pointing, bubble, screen)) consider(mine, hiding(mine), pointing, tail);
  if (best && lowest <= NO_TAIL) return best;
  for (const mine of anywhere(bubble, screen, [thing, ...parts, ...asked])) {
    const hidden = hiding(mine);
    if (hidden < lowest) for (const pointing of hands) consider(mine, hidden, pointing, null);
  }
  return best ?? far(target, bubble, screen);
}

function hides(mine: Box, boxes: readonly Box[]): number {
  return boxes.reduce((sum, box) => sum + overlap(mine, box), 0);
}

function count(mine: Box, boxes: readonly Box[]): number {
  return boxes.reduce((sum, box) => sum + (overlap(mine, box) > 0 ? 1 : 0), 0);
}

/** All ways to point at it: from each side, and somewhere along that side. */
function pointings(thing: Box, screen: Size, others: Required<Omit<Readable, "parts">>): Pointing[] {
  const middle = pointed(thing, screen);
  const wanted = aimAt(middle, middle.width > WIDE ? 0.8 : 0.5, 0.5);
  const ways = spots(thing, middle).flatMap(({ target, aims }) => SIDES.flatMap((side) => aims(side).map((aim) => ({ side, target, aim, isWithin: target !== thing && middle === thing, hand: handAt(target, side, aim) }))));
  const onScreen = ways.filter(({ hand }) => inside(hand, screen));
  return onScreen.map((way) => {
    const fist = fistOf(way.hand, way.side);
    const astray = Math.abs(way.aim.x - wanted.x) + Math.abs(way.aim.y - wanted.y);
    const isAlong = way.side === "above" || way.side === "below" ? way.aim.x === wanted.x : way.aim.y === wanted.y;
    const never = count(fist, others.asked) + count(fist, others.said) + count(fingerOf(way.hand, way.side), others.said);
    const hidden = NEVER * never + ON_A_WORD * count(fist, others.words) + HAND_FIRST * hides(way.hand, [...others.words, ...others.things]);
    return { ...way, costs: hidden + HAND_FIRST * overlap(fist, way.isWithin ? thing : way.target) + (isAlong ? 0 : A_PIXEL_AWAY * astray) };
  });
}

/** The whole thing, or small parts of one as large as the board. */
function spots(thing: Box, middle: Box): { target: Box; aims: (side: Side) => { x: number; y: number }[] }[] {
  const [isWide, isHigh] = [middle.width < thing.width, middle.height < thing.height];
  const along = (length: number): number[] => (length > SMALL ? ALONG : [0.5, ...NEAR_THE_MIDDLE]);
  if (!isWide && !isHigh) {
    const across = (side: Side): { x: number; y: number }[] =>
      side === "above" || side === "below"
        ? [thing.width > WIDE ? 0.8 : 0.5, ...along(thing.width)].map((x) => aimAt(thing, x, 0.5))
        : [0.5, ...along(thing.height)].map((y) => aimAt(thing, thing.width > WIDE ? 0.8 : 0.5, y));
    const heart = { left: thing.left + thing.width / 2 - 12, top: thing.top + thing.height / 2 - 8, width: 24, height: 16 };
    const isRoomy = thing.width >= ROOMY.width && thing.height >= ROOMY.height;
    return [{ target: thing, aims: across }, ...(isRoomy ? [{ target: heart, aims: () => [aimAt(heart, 0.5, 0.5)] }] : [])];
  }
  return (isWide ? WITHIN : [0.5]).flatMap((x) => (isHigh ? WITHIN : [0.5]).map((y) => {
    const left = isWide ? thing.left + thing.width * x - middle.width / 2 : thing.left;
    const top = isHigh ? thing.top + thing.height * y - middle.height / 2 : thing.top;
    const target = { ...middle, left, top };
    return { target, aims: () => [aimAt(target, 0.5, 0.5)] };
  }));
}

function aimAt({ left, top, width, height }: Box, x: number, y: number): { x: number; y: number } {
  return { x: left + width * x, y: top + height * y };
}

/** With its tail at the hand, more to one side or to the other. */
function beside({ side, target, aim }: Pointing, bubble: Size, screen: Size): { mine: Box; tail: number }[] {
  return SHIFTS.flatMap((shift) => {
    const left = clamp(aim.x - bubble.width * shift, screen.width - bubble.width);
    const top = clamp(aim.y - bubble.height * shift, screen.height - bubble.height);
    const at = { below: { left, top: target.top + target.height + GAP }, above: { left, top: target.top - GAP - bubble.height }, right: { left: target.left + target.width + GAP, top }, left: { left: target.left - GAP - bubble.width, top } }[side];
    const mine = { ...at, ...bubble };
    return inside(mine, screen) ? [{ mine, tail: side === "below" || side === "above" ? aim.x - left : aim.y - top }] : [];
  });
}

/** All over the screen, and just above, below or beside what it should not hide. */
function anywhere(bubble: Size, screen: Size, around: readonly Box[]): Box[] {
  const tops = new Set([TOP_BAR, screen.height - bubble.height - EDGE]);
  const lefts = new Set([screen.width - bubble.width - EDGE]);
  for (let top = TOP_BAR; top <= screen.height - bubble.height - EDGE; top += MESH) tops.add(top);
  for (let left = EDGE; left <= screen.width - bubble.width - EDGE; left += MESH) lefts.add(left);
  for (const box of around) {
    tops.add(Math.floor(box.top - bubble.height - EDGE)).add(Math.ceil(box.top + box.height + EDGE));
    if (box.width < screen.width / 2) lefts.add(Math.floor(box.left - bubble.width - EDGE)).add(Math.ceil(box.left + box.width + EDGE));
  }
  const fits = (at: number, length: number, whole: number): boolean => at >= EDGE && at + length <= whole - EDGE;
  const across = [...lefts].filter((left) => fits(left, bubble.width, screen.width));
  return [...tops].filter((top) => fits(top, bubble.height, screen.height)).flatMap((top) => across.map((left) => ({ left, top, ...bubble })));
}

function far(target: Box, bubble: Size, screen: Size): Placed {
  const isLow = target.top + target.height / 2 > screen.height / 2;
  const top = isLow ? EDGE : Math.max(EDGE, screen.height - bubble.height - EDGE);
  const side = handSide(target, top, screen);
  const left = clamp((screen.width - bubble.width) / 2, screen.width - bubble.width);
  return { left, top, side, tail: null, hand: handAt(target, side, aimAt(target, target.width > WIDE ? 0.8 : 0.5, 0.5)) };
}

/** Between the thing and the bubble, unless there is no room on the screen. */
function handSide(target: Box, top: number, screen: Size): Side {
  const wanted = top < target.top ? "above" : "below";
  if (wanted === "above") return target.top - GAP > 0 ? "above" : "below";
  return target.top + target.height + GAP < screen.height ? "below" : "above";
}

function handAt(target: Box, side: Side, { x, y }: { x: number; y: number }): Box {
  const reach = Math.max(LEAST_REACH, Math.min(REACH, Math.min(target.width, target.height) / 6));
  const middle = { left: x - HAND / 2, top: y - HAND / 2, ...A_HAND };
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

/** The finger alone: thin, in the middle of one side. */
function fingerOf(hand: Box, side: Side): Box {
  const [length, thick] = [HAND * 0.38, 10];
  const [width, height] = side === "above" || side === "below" ? [thick, length] : [length, thick];
  const middle = { left: hand.left + (HAND - width) / 2, top: hand.top + (HAND - height) / 2, width, height };
  switch (side) {
    case "above":
      return { ...middle, top: hand.top + HAND - length };
    case "below":
      return { ...middle, top: hand.top };
    case "left":
      return { ...middle, left: hand.left + HAND - length };
    case "right":
      return { ...middle, left: hand.left };
  }
}

/** The hand without its finger, which is thin and touches the thing. */
function fistOf(hand: Box, side: Side): Box {
  const finger = HAND * 0.38;
  const [width, height] = side === "above" || side === "below" ? [HAND, HAND - finger] : [HAND - finger, HAND];
  return { left: hand.left + (side === "right" ? finger : 0), top: hand.top + (side === "below" ? finger : 0), width, height };
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
