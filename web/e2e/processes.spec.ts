import { existsSync, mkdtempSync, readFileSync, readdirSync, readlinkSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, test } from "vitest";

import { answers, begin, end, freePort, outcome } from "./processes";
import { House } from "./table";

/** What this process has begun, and what has not yet been laid to rest. */
function children(): number[] {
  return readdirSync("/proc/self/task").flatMap((thread) => readFileSync(`/proc/self/task/${thread}/children`, "utf-8").split(" ").filter(Boolean).map(Number));
}

test("a house whose server cannot begin says why, and leaves no process", async () => {
  const before = children();

  await expect(House.openOnOtherDays({ SORTILEGE_NOTICE_NETWORKS: "nowhere" })).rejects.toThrow(/is gone[^]*nowhere/);

  expect(children()).toEqual(before);
});

test("a server that is killed leaves no process of its house, and held nobody's output", async () => {
  const before = children();
  const house = await House.open();
  const begun = children().filter((pid) => !before.includes(pid));
  const server = begun.filter((pid) => readFileSync(`/proc/${pid}/cmdline`, "utf-8").includes("sortilege.server"));
  const outputs = server.flatMap((pid) => [1, 2].map((one) => readlinkSync(`/proc/${pid}/fd/${one}`)));

  server.forEach((pid) => process.kill(pid, "SIGKILL"));
  await house.close();

  expect(outputs).toEqual([expect.stringMatching(/\/log$/), expect.stringMatching(/\/log$/)]);
  expect(begun.length).toBeGreaterThan(1);
  expect(children()).toEqual(before);
});

test("a program ends with all that it began", async () => {
  const folder = mkdtempSync(join(tmpdir(), "begun-"));
  const program = begin("sh", ["-c", "sleep 1000 & echo $!; wait"], {}, join(folder, "log"));
  await expect.poll(() => readFileSync(join(folder, "log"), "utf-8")).toMatch(/\d\n/);
  const other = Number(readFileSync(join(folder, "log"), "utf-8"));

  await end(program);
  await end(program);

  await expect.poll(() => existsSync(`/proc/${other}`) && !readFileSync(`/proc/${other}/stat`, "utf-8").includes(") Z ")).toBe(false);
  rmSync(folder, { recursive: true });
});

test("a program that takes too long is not waited for", () => {
  expect(() => outcome("sleep", ["1000"], {}, 100)).toThrow("ETIMEDOUT");
});

test("nobody waits for the answer of a program that is gone", async () => {
  const program = begin("false", []);
  await expect(answers(`http://127.0.0.1:${await freePort()}/`, program)).rejects.toThrow("is gone");
});
