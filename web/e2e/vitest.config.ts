import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { include: ["e2e/**/*.spec.ts"], testTimeout: 600_000, hookTimeout: 120_000, maxWorkers: 2, maxConcurrency: 5 },
});
