// Which files of the build the companion needs: to keep on a device (companion-files.json), and to copy into a folder of
// its own (companion-export.json), where companion.html is the front page.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const dist = fileURLToPath(new URL("../../src/sortilege/web_dist/", import.meta.url));
const manifest = JSON.parse(readFileSync(`${dist}.vite/manifest.json`, "utf-8"));
const boxes = Object.keys(manifest).flatMap((key) => /^src\/lib\/games\/(\w+)\/companion\/index\.ts$/.exec(key)?.[1] ?? []);
const OWN = new RegExp(`companion(/|\\.|$)|locale/\\w+/(common|server|web)\\.ftl$|shelf/(${boxes.join("|")})/words/\\w+/game\\.ftl$`, "i");
const BESIDE = ["icon.svg", "icon-192.png", "icon-512.png", "companion.webmanifest"];

/** A chunk with everything it imports at once. */
function closure(key, found = new Set()) {
  if (found.has(key)) return found;
  found.add(key);
  for (const next of manifest[key].imports ?? []) closure(next, found);
  return found;
}

function files(front, leftOut) {
  const keys = new Set();
  for (const key of Object.keys(manifest)) if (key === front || (OWN.test(key) && key !== leftOut)) closure(key, keys);
  const all = [...keys].flatMap((key) => [manifest[key].file, ...(manifest[key].css ?? []), ...(manifest[key].assets ?? [])]);
  return [...new Set(all)].filter((file) => !file.endsWith(".html")).toSorted();
}

writeFileSync(`${dist}companion-files.json`, JSON.stringify([...files("index.html", "companion.html"), ...BESIDE]));
writeFileSync(`${dist}companion-export.json`, JSON.stringify([...files("companion.html", "src/routes/Companion.svelte"), ...BESIDE, "licences.txt"]));
