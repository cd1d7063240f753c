/** The page of the big screen, for browsers of televisions that are some years old. Built after the others, beside them. */

import { fileURLToPath } from "node:url";

import { defineConfig, mergeConfig, type Plugin } from "vite";

import { olderSheet } from "./src/tv/sheets.ts";
import base from "./vite.config.ts";

/** Televisions of 2019 have Chromium 63 to 69, later ones newer: this is what the page is tried with, and before. */
const OLD = "chrome64";

/** Style sheets say everything a second time in older words; see `src/tv/sheets.ts`. */
const olderSheets: Plugin = {
  name: "older-sheets",
  enforce: "post",
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === "asset" && file.fileName.endsWith(".css")) file.source = olderSheet(String(file.source));
    }
  },
};

/** Drawings stand in the page itself (see `src/tv/drawings.ts`): old browsers do not draw what lies in another file. */
const drawingsInside: Plugin = {
  name: "drawings-inside",
  enforce: "pre",
  load(id) {
    return id.endsWith("sprite.svg") ? 'export default ""' : null;
  },
};

const shared = { ...base, build: { ...base.build } };
delete shared.build.rollupOptions;

export default mergeConfig(
  shared,
  defineConfig({
    plugins: [olderSheets, drawingsInside],
    build: {
      emptyOutDir: false,
      target: OLD,
      cssTarget: OLD,
      manifest: ".vite/tv.json",
      rollupOptions: { input: [fileURLToPath(new URL("./tv.html", import.meta.url))] },
    },
  }),
);
