// The weight of the page: what the first load brings, and what each game adds. Fails when too heavy.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const FIRST_LOAD = 60_000;
const A_GAME = 45_000;
const dist = fileURLToPath(new URL("../../src/sortilege/web_dist/", import.meta.url));
const manifest = JSON.parse(readFileSync(`${dist}.vite/manifest.json`, "utf-8"));

/** A chunk with everything it imports at once. */
function closure(key, found = new Set()) {
  if (found.has(key)) return found;
  found.add(key);
  for (const next of manifest[key].imports ?? []) closure(next, found);
  return found;
}

const weigh = (keys) =>
  [...keys]
    .map((key) => manifest[key].file)
    .filter((file) => file.endsWith(".js"))
    .reduce((sum, file) => sum + gzipSync(readFileSync(dist + file)).length, 0);

const first = closure("index.html");
const common = ["common", "server", "web"].map((name) => `../locale/fr/${name}.ftl`);
for (const key of common) if (manifest[key]) closure(key, first);
if (manifest["src/routes/Home.svelte"]) closure("src/routes/Home.svelte", first);
const sizes = [["first load", weigh(first), FIRST_LOAD]];
for (const key of Object.keys(manifest)) {
  const game = /^src\/lib\/games\/(\w+)\/index\.ts$/.exec(key)?.[1];
  if (!game) continue;
  const shell = closure("src/routes/Table.svelte", new Set(first));
  const own = [...closure(key)].filter((chunk) => !shell.has(chunk));
  sizes.push([game, weigh(own), A_GAME]);
}
let heavy = false;
for (const [name, size, most] of sizes) {
  console.log(`${name.padEnd(12)} ${(size / 1000).toFixed(1).padStart(6)} kB gzipped, at most ${most / 1000}`);
  heavy ||= size > most;
}
process.exit(heavy ? 1 : 0);
