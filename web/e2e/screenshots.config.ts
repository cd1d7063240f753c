import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { include: ["e2e/screenshots.ts", "e2e/boards.ts", "e2e/brought.ts"], testTimeout: 600_000, hookTimeout: 60_000, fileParallelism: false },
});
