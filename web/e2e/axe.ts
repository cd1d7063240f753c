/** What axe finds wrong on a page. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import type { Page } from "playwright-core";

/** To be run on the page first. */
export const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf-8");

interface Found {
  id: string;
  impact: string;
  nodes: { html: string; failureSummary: string }[];
}

interface Axe {
  run(options: { runOnly?: string[] }): Promise<{ violations: Found[] }>;
}

/** What axe calls serious or critical on the page as it is: names, roles, focus, contrast of AA; or only one thing. */
export async function wrongs(page: Page, ...only: string[]): Promise<string[]> {
  const found = await page.evaluate(
    (runOnly) => (window as unknown as { axe: Axe }).axe.run(runOnly.length > 0 ? { runOnly } : {}).then((all) => all.violations),
    only,
  );
  return found
    .filter((one) => one.impact === "serious" || one.impact === "critical")
    .flatMap((one) => one.nodes.slice(0, 3).map((node) => `${one.id}: ${node.html.slice(0, 160)} | ${node.failureSummary.slice(0, 260)}`));
}
