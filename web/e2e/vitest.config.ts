import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["e2e/**/*.spec.ts"],
    // The longest take a minute and a half beside others; one that hangs costs this, twice, and once more alone.
    testTimeout: 180_000,
    hookTimeout: 120_000,
    maxWorkers: 3,
    maxConcurrency: 5,
    // Bots play as they like and machines are busy: what failed is tried once more, and the report says so.
    retry: 1,
  },
});
