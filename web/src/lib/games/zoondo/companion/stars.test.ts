import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { expect, test } from "vitest";

import { Words, type Language } from "$lib/text/words";
import { STARRED } from "./stars";

const read = (language: Language, file: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../../../../src/sortilege/shelf/zoondo/words/${language}/${file}.ftl`, import.meta.url)), "utf-8");

test.each(["fr", "en"] as const)("every star has a name and an effect in words, in %s", (language) => {
  const words = new Words(language, [read(language, "game"), read(language, "companion")]);

  for (const [tribe, zoons] of Object.entries(STARRED)) {
    expect(words.has(`tribe-${tribe}`)).toBe(true);
    expect(zoons.length).toBeGreaterThan(0);
    for (const { card, type, effect, corners } of zoons) {
      expect([words.has(`card-${card}`), words.has(`type-${type}`), words.has(`effect-${effect}`)], card).toEqual([true, true, true]);
      expect(corners).toContain("*");
    }
  }
});
