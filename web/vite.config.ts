import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { parse } from "smol-toml";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** What is printed on the components is read from the same files as the engine reads. */
const toml: Plugin = {
  name: "toml",
  load(id) {
    return id.endsWith(".toml") ? `export default ${JSON.stringify(parse(readFileSync(id, "utf-8")))}` : null;
  },
};

/** Comments and blank lines of the catalogues stay at home. */
const ftl: Plugin = {
  name: "ftl",
  load(id) {
    if (!id.endsWith(".ftl")) return null;
    const lines = readFileSync(id, "utf-8").split("\n");
    return `export default ${JSON.stringify(lines.filter((line) => !/^(#|\s*$)/.test(line)).join("\n"))}`;
  },
};

/** The licences of what the page is made of, in full, from the packages themselves. */
const licences: Plugin = {
  name: "licences",
  generateBundle() {
    const { dependencies } = JSON.parse(readFileSync(here("./package.json"), "utf-8")) as { dependencies: Record<string, string> };
    const parts = [["Sortilège", here("../LICENSE")], ...["svelte", ...Object.keys(dependencies)].map((name) => [name, here(`./node_modules/${name}`)])];
    const texts = parts.map(([name, path]) => `${name}\n${"=".repeat(name?.length ?? 0)}\n\n${licenceOf(path ?? "").trim()}\n`);
    this.emitFile({ type: "asset", fileName: "licences.txt", source: texts.join("\n\n") });
  },
};

/** The file itself, or the one that lies in a package; at the least what the package says of itself. */
function licenceOf(path: string): string {
  if (path.endsWith("LICENSE")) return readFileSync(path, "utf-8");
  const file = readdirSync(path).find((name) => /^licen[cs]e/i.test(name));
  if (file) return readFileSync(`${path}/${file}`, "utf-8");
  const { license, homepage } = JSON.parse(readFileSync(`${path}/package.json`, "utf-8")) as { license?: string; homepage?: string };
  return [license, homepage, textOf(license)].filter(Boolean).join("\n\n");
}

/** The text of a licence that a package only names, from another that is under it. */
function textOf(licence: string | undefined): string {
  const packages = here("./node_modules");
  for (const name of readdirSync(packages).toSorted()) {
    const told = `${packages}/${name}/package.json`;
    if (!existsSync(told) || (JSON.parse(readFileSync(told, "utf-8")) as { license?: string }).license !== licence) continue;
    const file = readdirSync(`${packages}/${name}`).find((one) => /^licen[cs]e(\.\w+)?$/i.test(one));
    if (file) return readFileSync(`${packages}/${name}/${file}`, "utf-8");
  }
  return "";
}

export default defineConfig({
  plugins: [toml, ftl, licences, svelte()],
  resolve: {
    alias: { $lib: here("./src/lib"), $shelf: here("../src/sortilege/shelf"), $locale: here("../locale") },
    ...(process.env["VITEST"] && { conditions: ["browser"] }),
  },
  build: {
    outDir: here("../src/sortilege/web_dist"),
    emptyOutDir: true,
    target: "es2022",
    manifest: true,
    assetsInlineLimit: 0,
    rollupOptions: { input: [here("./index.html"), here("./companion.html")] },
  },
  // The companion may lie in any folder of any file server: everything but the front page is found from where it lies.
  experimental: {
    renderBuiltUrl(file, { hostType, hostId }) {
      if (hostType !== "html") return { relative: true };
      return hostId === "companion.html" ? `./${file}` : undefined;
    },
  },
  server: {
    fs: { allow: [here("..")] },
    proxy: { "/api": "http://127.0.0.1:8765", "/ws": { target: "ws://127.0.0.1:8765", ws: true } },
  },
  test: { include: ["src/**/*.test.ts"] },
});
