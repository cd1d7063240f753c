/** The page of the big screen, for browsers of televisions that are some years old. Built after the others, beside them. */

import { fileURLToPath } from "node:url";

import { defineConfig, mergeConfig } from "vite";

import base from "./vite.config.ts";

/** Televisions of 2019 have Chromium 63 to 69, later ones newer: this is what the page is tried with, and before. */
const OLD = "chrome64";

const shared = { ...base, build: { ...base.build } };
delete shared.build.rollupOptions;

export default mergeConfig(
  shared,
  defineConfig({
    build: {
      emptyOutDir: false,
      target: OLD,
      cssTarget: OLD,
      manifest: ".vite/tv.json",
      rollupOptions: { input: [fileURLToPath(new URL("./tv.html", import.meta.url))] },
    },
  }),
);
