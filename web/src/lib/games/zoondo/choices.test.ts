import { expect, test } from "vitest";

import { drawn, read, textOf, untouched } from "../../../testing/drawing";
import sprite from "../../../sprite.svg?raw";
import Choices from "./Choices.svelte";
import { atoutArt, TRIBES, type ZoondoView } from "./view";

test.each(["fr", "en"] as const)("every tribe says how it is played, and no two alike (%s)", (language) => {
  const text = textOf(language, "zoondo");
  const shown = read(drawn(Choices, { view: { players: [] } as unknown as ZoondoView, seat: 0, text, chairs: [], pick: untouched("ChooseTribe(by=0)"), event: null, next: () => undefined, inspect: () => undefined }));
  const styles = TRIBES.map((tribe) => [text.say(`web-style-${tribe}`), text.say(`web-style-${tribe}`, {}, "plays")]).flat();

  expect(new Set(styles).size).toBe(2 * TRIBES.length);
  for (const style of styles) expect(shown).toContain(style);
  expect(shown).not.toMatch(/web-/);
});

test("stilts are no pillory and a pond is no flask", () => {
  const [stilts, pond] = [atoutArt("kastors-echasses"), atoutArt("kastors-etang")];

  expect([stilts, pond]).toEqual(["stilts", "pond"]);
  for (const drawing of [stilts, pond]) expect(sprite).toContain(`id="s-${drawing}"`);
});
