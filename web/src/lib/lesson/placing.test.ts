import { describe, expect, test } from "vitest";

import { HAND, overlap, place, pointed, type Box, type Size } from "./placing";

const PHONE: Size = { width: 390, height: 844 };
const DESKTOP: Size = { width: 1440, height: 900 };
const BUBBLE: Size = { width: 372, height: 150 };

/** Things of a few sizes all over a screen. */
function* things(screen: Size): Generator<Box> {
  for (const [width, height] of [[44, 44], [90, 120], [200, 60], [120, 240]] as const) {
    for (let left = 0; left + width <= screen.width; left += 43) {
      for (let top = 48; top + height <= screen.height; top += 41) yield { left, top, width, height };
    }
  }
}

describe.each([["a phone", PHONE], ["a desktop", DESKTOP]])("on %s", (_name, screen) => {
  test("the bubble stays on the screen and off what it speaks of", () => {
    for (const thing of things(screen)) {
      const placed = place(thing, BUBBLE, screen);
      const bubble = { ...BUBBLE, left: placed.left, top: placed.top };

      expect(overlap(bubble, thing), JSON.stringify(thing)).toBe(0);
      expect(bubble.left >= 0 && bubble.left + bubble.width <= screen.width, JSON.stringify(thing)).toBe(true);
      expect(bubble.top >= 0 && bubble.top + bubble.height <= screen.height, JSON.stringify(thing)).toBe(true);
    }
  });

  test("the finger reaches the thing, and the bubble does not hide the hand", () => {
    for (const thing of things(screen)) {
      const placed = place(thing, BUBBLE, screen);
      const hand = { ...placed.hand, width: HAND, height: HAND };

      expect(overlap(hand, thing), JSON.stringify(thing)).toBeGreaterThan(0);
      expect(overlap(hand, { ...BUBBLE, left: placed.left, top: placed.top }), JSON.stringify(thing)).toBe(0);
    }
  });
});

test("a bubble would rather not hide the prompt", () => {
  const card = { left: 150, top: 720, width: 84, height: 118 };
  const prompt = { left: 0, top: 620, width: 390, height: 80 };
  const placed = place(card, BUBBLE, PHONE, { parts: [prompt], things: [] });

  expect(overlap({ ...BUBBLE, left: placed.left, top: placed.top }, prompt)).toBe(0);
});

test("a bubble would rather not hide the rest of a large thing", () => {
  const list = { left: 850, top: 70, width: 270, height: 640 };
  const placed = place(list, BUBBLE, DESKTOP);

  expect(overlap({ ...BUBBLE, left: placed.left, top: placed.top }, list)).toBe(0);
});

test("what is as large as the board is pointed at in its middle", () => {
  const board = { left: 0, top: 48, width: 1100, height: 600 };

  expect(pointed(board, DESKTOP)).toEqual({ left: 530, top: 328, width: 40, height: 40 });
  expect(pointed({ left: 10, top: 60, width: 84, height: 118 }, DESKTOP)).toEqual({ left: 10, top: 60, width: 84, height: 118 });
});

test("a bubble finds room away from what is read, and the hand beside it", () => {
  const line = (top: number): Box => ({ left: 1140, top, width: 280, height: 30 });
  const lines = Array.from({ length: 20 }, (_, place) => line(200 + 32 * place));
  const last = lines.at(-1) as Box;
  const words = lines.slice(0, -1);
  const placed = place(last, BUBBLE, DESKTOP, { parts: [], things: [], words });

  for (const one of words) expect(overlap({ ...BUBBLE, left: placed.left, top: placed.top }, one)).toBe(0);
  expect(placed.side).toBe("left");
});

test("a bubble goes across the screen rather than hide what may be answered", () => {
  const choice = (left: number, top: number): Box => ({ left, top, width: 100, height: 150 });
  const houses = [choice(5, 60), choice(145, 60), choice(285, 60), choice(5, 260), choice(285, 260)];
  const card = { left: 150, top: 720, width: 84, height: 118 };
  const placed = place(card, BUBBLE, PHONE, { parts: [], things: [], asked: houses });

  for (const house of houses) expect(overlap({ ...BUBBLE, left: placed.left, top: placed.top }, house)).toBe(0);
});

test("a hand lies on the picture of a card rather than on the question above it", () => {
  const card = { left: 150, top: 720, width: 84, height: 118 };
  const question = { left: 40, top: 690, width: 300, height: 26 };
  const neighbours = [{ ...card, left: 60 }, { ...card, left: 240 }];
  const name = { left: 160, top: 726, width: 64, height: 14 };
  const placed = place(card, BUBBLE, PHONE, { parts: [], things: [], asked: [question, ...neighbours], said: [name] });
  const hand = { ...placed.hand, width: HAND, height: HAND };

  for (const hidden of [question, ...neighbours, name]) expect(overlap(hand, hidden)).toBe(0);
});

test("what is said on a wide button stays free of the hand", () => {
  const button = { left: 110, top: 560, width: 270, height: 44 };
  const word = { left: 205, top: 572, width: 80, height: 20 };
  const question = { left: 50, top: 500, width: 320, height: 50 };
  const placed = place(button, BUBBLE, PHONE, { parts: [], things: [], asked: [question], said: [word] });

  expect(overlap({ ...placed.hand, width: HAND, height: HAND }, word)).toBe(0);
});

test("a bubble leaves a bar across the screen free, also where nothing stands on it", () => {
  const tablet = { width: 834, height: 1112 };
  const bar = { left: 0, top: 908, width: 834, height: 24 };
  const placed = place(bar, BUBBLE, tablet, { parts: [{ left: 16, top: 942, width: 802, height: 66 }], things: [], said: [{ left: 40, top: 910, width: 70, height: 20 }] });

  expect(overlap({ ...BUBBLE, left: placed.left, top: placed.top }, bar)).toBe(0);
});
