import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { include: ["e2e/rooms/pictures.ts"], testTimeout: 600_000, hookTimeout: 60_000, fileParallelism: false },
});
