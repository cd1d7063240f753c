// The browser tests. Machines are busy, and pages look at clocks: a file in which something failed beside others is tried
// once more, with nothing beside it, and the report says so.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const cache = fileURLToPath(new URL("../../.cache/", import.meta.url));
const report = `${cache}browser.json`;
const usual = ["run", "--config", "e2e/vitest.config.ts"];

function run(...words) {
  return spawnSync("vitest", [...usual, ...words], { stdio: "inherit", shell: process.platform === "win32" }).status ?? 1;
}

mkdirSync(cache, { recursive: true });
const code = run("--reporter=default", "--reporter=json", `--outputFile.json=${report}`, ...process.argv.slice(2));
const { testResults } = code === 0 ? { testResults: [] } : JSON.parse(readFileSync(report, "utf-8"));
const failed = testResults.filter(({ status }) => status === "failed").map(({ name }) => name);
if (failed.length > 0) console.log(`\nOnce more, one at a time:\n${failed.join("\n")}\n`);
process.exit(code === 0 || failed.length === 0 ? code : run("--no-file-parallelism", ...failed));
