import { expect, test } from "vitest";

import { drawn, read, textOf, untouched } from "../../../testing/drawing";
import sprite from "../../../sprite.svg?raw";
import Choices from "./Choices.svelte";
import { readStep } from "../../wire/step";
import Camp from "./Camp.svelte";
import zoondo from "./index";
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

function recruiting(): ZoondoView {
  const nobody = { tribe: null, ready: false, zoons: null, recruits: null, recruits_value: null, atouts: null, reinforcements: null, tomb: { count: 0, cards: [], atouts: [] } };
  return {
    game: "zoondo", mode: "recruit", stage: "recruiting", you: 0, seats: 2, asked: [], outcome: null, field: {}, terrain: [], recruits_budget: 150, quiet: 0, turn: 0,
    players: [{ ...nobody, recruits: ["boarix-kassin-a", "boarix-kassin-b"], recruits_value: 14 }, nobody],
  } as unknown as ZoondoView;
}
const beside = (view: ZoondoView) => ({ view, seat: 0, text: textOf("en", "zoondo"), chairs: [], event: null, next: () => undefined });

test("whoever recruits sees whom they have, and what is known of the other is that they prepare", () => {
  const view = recruiting();
  const shown = read(drawn(Choices, { ...beside(view), pick: untouched("ChooseRecruit(by=0, stage=1)"), inspect: () => undefined }));

  expect(shown).toMatch(/2 Zoons recruited, 14 points of 150 .*Kassin .*Kassin/);
  expect(zoondo.facts(view, textOf("en", "zoondo")).facts.map(({ value }) => value)).toEqual(["2 Zoons · no Atout", "Preparing"]);
  expect(zoondo.chips(view, textOf("en", "zoondo"))).toEqual(["Recruit"]);
});

test("a Tomb shows as many cards as it counts", () => {
  const view = recruiting();
  const tomb = { count: 12, cards: Array(11).fill("boarix-kassin-a") as string[], atouts: ["boarix-mur-d-arbres"] };
  const fought = { ...view, mode: "standard", stage: "battle", players: view.players.map((player) => ({ ...player, zoons: 1, tomb })) } as ZoondoView;
  const shown = drawn(Camp, { ...beside(fought), of: 0, pick: untouched() });

  expect(read(shown)).toContain("Tomb 12");
  expect(shown.match(/<i [^>]*title=/g)).toHaveLength(12);
});

test("a Zoon that was picked is called by its name, as long as its owner may look", () => {
  const ways = ["MoveZoon(by=0, zoon=c2, to=c3, via=none)", "MoveZoon(by=0, zoon=c2, to=d3, via=none)"].map(readStep);
  const seen = { ...recruiting(), field: { c2: { owner: 0, card: "boarix-kassin-a" } } } as unknown as ZoondoView;
  const hidden = { ...seen, field: { c2: { owner: 0, card: null } } } as unknown as ZoondoView;
  const asked = (view: ZoondoView, left: typeof ways | null): string | null | undefined => zoondo.question?.(readStep("ChooseAction(by=0)"), view, textOf("en", "zoondo"), 0, left);

  expect(asked(seen, ways)).toBe("Kassin: where do you send it?");
  expect(asked(hidden, ways)).toBeNull();
  expect(asked(seen, null)).toBeNull();
});

test("the chronicle says Kassin, and not which of the two", () => {
  const text = textOf("fr", "zoondo");
  const fallen = { name: "ZoonEliminated", fields: { of: 1, card: "boarix-kassin-a", on: "c4" } };

  expect(text.event(fallen)).toContain("Kassin de");
  expect(text.value("card", "boarix-kassin-a")).toBe("Kassin a");
});
