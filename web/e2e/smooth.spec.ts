import { afterAll, beforeAll, expect, test } from "vitest";

import { House, playOnFrom, random, tapSomething } from "./table";

let house: House;

beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

interface Kept {
  tasks: number[];
  events: number;
}

const EVENTS = 20;
const AT_MOST = 100;

/** A busy machine stretches every task; how long each took is told, and is a failure only where the
 * machine was ours (SMOOTH=1). */
test(`twelve at Salem: the tasks of the page while ${EVENTS} events play`, async () => {
  const page = await playOnFrom(house, "salem-twelve", { motion: "full" });
  await page.evaluate(() => {
    const kept: Kept = Object.assign(window as unknown as Kept, { tasks: [], events: 0 });
    new PerformanceObserver((list) => kept.tasks.push(...list.getEntries().map((entry) => entry.duration))).observe({ type: "longtask" });
    const log = document.querySelector(".log ol");
    if (log) new MutationObserver((changes) => (kept.events += changes.filter((change) => change.addedNodes.length > 0).length)).observe(log, { childList: true });
  });
  const kept = (): Promise<Kept> => page.evaluate(() => {
    const { tasks, events } = window as unknown as Kept;
    return { tasks, events };
  });
  const draw = random(6);
  while ((await kept()).events < EVENTS) {
    if (!(await tapSomething(page, draw))) await page.waitForTimeout(100);
  }

  const { tasks, events } = await kept();
  console.info(`${events} events; tasks over 50 ms: ${tasks.map(Math.round).join(", ") || "none"}`);
  if (process.env["SMOOTH"]) expect(Math.max(0, ...tasks)).toBeLessThan(AT_MOST);
  await page.context().close();
});
