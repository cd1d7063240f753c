// The browser tests. Machines are busy, and pages look at clocks: a file in which something failed beside others is tried
// once more, with nothing beside it, and the report says so. Not so if the run was broken off, or something else was wrong.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** So many that it is not the machine. */
const TOO_MANY = 15;
const cache = fileURLToPath(new URL("../../.cache/", import.meta.url));
const list = `${cache}browser-failed.json`;
const usual = ["run", "--config", "e2e/vitest.config.ts"];

function run(...words) {
  return spawnSync("vitest", [...usual, ...words], { stdio: "inherit", shell: process.platform === "win32", env: { ...process.env, FAILED_FILES: list } }).status ?? 1;
}

mkdirSync(cache, { recursive: true });
rmSync(list, { force: true });
const code = run("--reporter=default", "--reporter=./scripts/failed.mjs", `--bail=${TOO_MANY}`, ...process.argv.slice(2));
const failed = code !== 0 && existsSync(list) ? JSON.parse(readFileSync(list, "utf-8")) : [];
if (failed.length > 0) console.log(`\nOnce more, one at a time:\n${failed.join("\n")}\n`);
process.exit(failed.length > 0 ? run("--no-file-parallelism", "--retry=0", ...failed) : code);
