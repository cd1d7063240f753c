// The page of the big screen is read by browsers of old televisions: every script of it is parsed as they would. They know
// ECMAScript 2018 but for the names of letters in expressions (`\\p{L}`), and of what came later `import()` and
// `import.meta`.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { parse } from "acorn";

const KNOWN = 2018;
const dist = fileURLToPath(new URL("../../src/sortilege/web_dist/", import.meta.url));
const manifest = JSON.parse(readFileSync(`${dist}.vite/tv.json`, "utf-8"));
const scripts = [...new Set(Object.values(manifest).map(({ file }) => file))].filter((file) => file.endsWith(".js"));

/** What is wrong with a script for such a browser, if anything is. */
function fault(text) {
  const older = text.replace(/\bimport(?=\s*\()/g, "imports").replace(/\bimport\.meta\b/g, "importMeta");
  try {
    const tokens = [];
    parse(older, { ecmaVersion: KNOWN, sourceType: "module", onToken: tokens });
    const named = tokens.find(({ type, value }) => type.label === "regexp" && value.pattern.includes("\\p{"));
    return named ? `letters by their names: ${named.value.pattern}` : null;
  } catch (wrong) {
    return `${wrong.message}: ${older.slice(Math.max(0, wrong.pos - 40), wrong.pos + 40)}`;
  }
}

if (fault("a?.b") === null || fault("/\\p{L}/u") === null || fault("import('a'); import.meta.url; async () => { for await (const a of b) ({ ...a }); }") !== null) {
  throw new Error("the parser does not know what old televisions know");
}
const faults = scripts.flatMap((file) => {
  const found = fault(readFileSync(dist + file, "utf-8"));
  return found === null ? [] : [`${file}: ${found}`];
});
for (const found of faults) console.error(found);
console.log(`big screen   ${scripts.length} scripts, ${faults.length} that a television of 2019 cannot read`);
process.exit(faults.length > 0 || scripts.length === 0 ? 1 : 0);
