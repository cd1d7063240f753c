/** CPython in the page itself, with the very archive that offline play uses: for what no page asks of it. */

import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { Page } from "playwright-core";

import { outcome } from "./processes";
import { PYTHON, ROOT } from "./table";

/** How long 50 games of each mode may take. */
const MANY_GAMES = 900_000;
const SCRIPT = "src/sortilege/testing/fingerprints.py";

/** As text, for the page alone runs it. */
const IN_THE_PAGE = `async ([text, words]) => {
  const list = await (await fetch("/offline.json")).json();
  const indexURL = new URL(list.pyodide, location.origin).href;
  const { loadPyodide } = await import(indexURL + "pyodide.mjs");
  const python = await loadPyodide({ indexURL, env: { HOME: "/engine", SORTILEGE_PLAIN: "1" } });
  python.unpackArchive(await (await fetch("/" + list.engine)).arrayBuffer(), "zip", { extractDir: "/engine" });
  python.FS.writeFile("/engine/fingerprints.py", text);
  python.globals.set("words", python.toPy(words));
  return python.runPython(\`
import sys, io
sys.path.insert(0, "/engine")
import fingerprints
sys.stdout = said = io.StringIO()
fingerprints.main(words)
said.getvalue()\`);
}`;

/** What `sortilege.testing.fingerprints` says in the browser's engine. */
export async function inTheBrowser<T>(page: Page, ...given: string[]): Promise<T> {
  const script = readFileSync(join(ROOT, SCRIPT), "utf-8");
  const said = await page.evaluate<string>(`(${IN_THE_PAGE})(${JSON.stringify([script, given])})`);
  return JSON.parse(said) as T;
}

/** What it says in plain CPython here. */
export function inPython<T>(...given: string[]): T {
  const env = { ...process.env, PYTHONPATH: join(ROOT, "src"), SORTILEGE_PLAIN: "1" };
  return JSON.parse(outcome(PYTHON, [join(ROOT, SCRIPT), ...given], { env }, MANY_GAMES)) as T;
}
