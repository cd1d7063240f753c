import { expect, test } from "vitest";

import { BEHIND, Queue, TOO_FAR_BEHIND, type Pace } from "./queue";

/** A clock that only moves when it is told to. */
class Hand implements Pace {
  waits: number[] = [];
  rate = 1;
  private turn: (() => void) | null = null;

  isSeen = true;

  speed(): number {
    return this.rate;
  }
  seen(): boolean {
    return this.isSeen;
  }
  wait(milliseconds: number): Promise<void> {
    this.waits.push(milliseconds);
    return new Promise((resolve) => (this.turn = resolve));
  }
  async tick(): Promise<void> {
    this.turn?.();
    for (let turns = 0; turns < 4; turns++) await Promise.resolve();
  }
}

function scenes(shown: number[], count: number, lasts = 400): { about: number; lasts: number; play: () => void }[] {
  return Array.from({ length: count }, (_, about) => ({ about, lasts, play: () => shown.push(about) }));
}

test("events are shown in order, each after the one before", async () => {
  const hand = new Hand();
  const shown: number[] = [];
  const queue = new Queue<number>(hand);

  queue.add(...scenes(shown, 3));

  expect(shown).toEqual([0]);
  await hand.tick();
  expect(shown).toEqual([0, 1]);
  await hand.tick();
  expect(shown).toEqual([0, 1, 2]);
  expect(hand.waits).toEqual([400, 400, 400]);
});

test("under reduced motion nothing waits", () => {
  const hand = new Hand();
  hand.rate = 0;
  const shown: number[] = [];

  new Queue<number>(hand).add(...scenes(shown, 5));

  expect(shown).toEqual([0, 1, 2, 3, 4]);
  expect(hand.waits).toEqual([]);
});

test("when it falls behind it hurries", () => {
  const hand = new Hand();
  const queue = new Queue<number>(hand);

  queue.add(...scenes([], BEHIND + 5));

  expect(hand.waits[0]).toBeLessThan(400);
});

test("far behind, everything is shown at once until it has caught up", () => {
  const hand = new Hand();
  const shown: number[] = [];

  new Queue<number>(hand).add(...scenes(shown, TOO_FAR_BEHIND + 10));

  expect(shown.length).toBe(10);
});

test("skipping shows the rest at once, and only that", async () => {
  const hand = new Hand();
  const shown: number[] = [];
  const queue = new Queue<number>(hand);
  queue.add(...scenes(shown, 4));

  queue.skip();
  await hand.tick();

  expect(shown).toEqual([0, 1, 2, 3]);
  queue.add(...scenes(shown, 2));
  expect(hand.waits.length).toBe(2);
});

test("what waits can be forgotten", async () => {
  const hand = new Hand();
  const shown: number[] = [];
  const queue = new Queue<number>(hand);
  queue.add(...scenes(shown, 3));

  queue.clear();
  await hand.tick();

  expect(shown).toEqual([0]);
});

test("a verdict is held its whole time, without motion and with much behind it", () => {
  const hand = new Hand();
  const shown: number[] = [];
  hand.rate = 0;

  new Queue<number>(hand).add(...scenes(shown, 12, 2000).map((scene) => ({ ...scene, holds: () => scene.about === 0 })));

  expect(hand.waits).toEqual([2000]);
  expect(shown).toEqual([0]);
});

test("a tap goes on from a verdict at once, and nobody waits for one that nobody sees", async () => {
  const hand = new Hand();
  const shown: number[] = [];
  hand.rate = 0;
  const queue = new Queue<number>(hand);
  queue.add(...scenes(shown, 2, 2000).map((scene) => ({ ...scene, holds: () => scene.about === 0 })));

  queue.next();
  await hand.tick();

  expect(shown).toEqual([0, 1]);
  hand.isSeen = false;
  queue.add(...scenes(shown, 1, 2000).map((scene) => ({ ...scene, holds: () => true })));
  expect(hand.waits).toEqual([2000]);
});
