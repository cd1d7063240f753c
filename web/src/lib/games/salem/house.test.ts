import { expect, test } from "vitest";

import { drawn, read, textOf, untouched } from "../../../testing/drawing";
import { bigHouse } from "./cards";
import House from "./House.svelte";
import Prompter from "./Prompter.svelte";
import type { SalemView, Villager } from "./view";

const [ANN, BOB] = [0, 1];

function villager(more: Partial<Villager> = {}): Villager {
  return {
    ghost: false, living: true, citizen: "tituba", ability: "tituba", ability_left: 1, tituba_used: false, phips_used: false, parris_uses: 0,
    hand: [], front: [], accusations: 0, accusations_needed: 7, worth: {}, takes_from: null, confessed: false,
    tryals: [{ face: null, open: false }], witch: null, ...more,
  };
}

function view(more: Partial<SalemView> = {}): SalemView {
  return {
    game: "salem", mode: "standard", seats: 2, you: ANN, options: {}, asked: [], outcome: null, phase: "day", order: [ANN, BOB], active: ANN, nights: 0,
    deck: [], night_beside_deck: false, discard: [], set_aside: [], gavel: null, hourglass: false, witch_cards: 1, witch_cards_revealed: 0, victim: null,
    players: [villager(), villager()], ...more,
  };
}

const house = (shown: SalemView, of: number): string =>
  read(drawn(House, { view: shown, seat: ANN, text: textOf("fr", "salem"), chairs: [], pick: untouched(), event: null, next: () => undefined, of }));

test.each([["fr", "Sorcière"], ["en", "Witch"]] as const)("a house seen large says what its small signs mean (%s)", (language, witch) => {
  const text = textOf(language, "salem");
  const known = view({ gavel: BOB, victim: BOB, constable: BOB, players: [villager({ witch: true }), villager({ witch: true, confessed: true })] });

  const [citizen] = bigHouse(known, BOB, text);
  for (const sign of ["web-gavel", "web-confessed", "web-known-witch", "web-known-constable", "web-known-victim"]) {
    expect(citizen?.effect).toContain(`${text.say(sign)}.`);
  }
  expect(text.say("web-known-witch")).toContain(witch);
  expect(bigHouse(view(), BOB, text)[0]?.effect).not.toContain(witch);
  expect(bigHouse(known, ANN, text)[0]?.effect).not.toContain(text.say("web-known-witch"));
});

test("whoever the game stopped at was a Witch, though nobody has died of it", () => {
  const exposed = villager({ witch: true, tryals: [{ face: "witch", open: true }] });
  const players = [villager(), exposed];
  const outcome = { winners: [ANN], scores: [1, 0], reason: "witch-cards-revealed" };

  expect(house(view({ players, outcome }), BOB)).toContain("Était une Sorcière");
  expect(house(view({ players }), BOB)).not.toContain("Était");
  expect(house(view({ players, outcome }), ANN)).not.toContain("Était");
});

test.each([
  ["ChooseBlackCat", /s’endort.*Chat noir/],
  ["ChooseVictim", /s’endort.*Sorcières/],
  ["ChooseProtected", /Sorcières.*Prévôt/],
  ["ChooseConfession", /Le jour revient.*Marteau reste au centre.*Trente secondes/],
])("the Moderator's script follows the Night: %s", (why, said) => {
  const told = (asked: string): string =>
    read(drawn(Prompter, { view: view({ asked: [{ seat: ANN, why: asked }], victim: BOB }), text: textOf("fr", "salem") }));

  expect(told(why)).toMatch(said);
  expect(told(why)).not.toBe(told("ChooseAction"));
  expect(told(why)).toMatch(/Bob/);
});
