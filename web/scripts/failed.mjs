// What a run of tests came to: the files in which something failed, if it went to its end and nothing was wrong besides.
import { writeFileSync } from "node:fs";

export default class Failed {
  onTestRunEnd(modules, errors, reason) {
    const failed = modules.filter((module) => !module.ok()).map(({ moduleId }) => moduleId);
    const isAll = errors.every(({ VITEST_TEST_PATH: from }) => failed.includes(from));
    if (reason === "failed" && isAll) writeFileSync(process.env.FAILED_FILES, JSON.stringify(failed));
  }
}
