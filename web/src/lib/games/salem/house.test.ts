import { expect, test } from "vitest";

import { drawn, read, textOf, untouched } from "../../../testing/drawing";
import { bigHouse } from "./cards";
import House from "./House.svelte";
import salem from "./index";
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

test.each([["fr", "Cyd vous montre", "Cyd montre Bob", "Vous"], ["en", "Cyd points at you", "Cyd points at Bob", "You"]] as const)("pointing and the Black Cat say you to whom it is (%s)", (language, yours, theirs, you) => {
  const text = textOf(language, "salem");
  const pointing = { by: 2, sure: false };
  const cat = villager({ front: ["black_cat"] });

  expect(salem.pointed?.({ ...pointing, step: "GiveBlackCat(by=2, on=0)" }, text, ANN)).toBe(yours);
  expect(salem.pointed?.({ ...pointing, step: "GiveBlackCat(by=2, on=1)" }, text, ANN)).toBe(theirs);
  expect(salem.facts(view({ players: [cat, villager()] }), text).facts.map((fact) => fact.value)).toContain(you);
  expect(salem.facts(view({ players: [villager(), cat] }), text).facts.map((fact) => fact.value)).toContain("Bob");
});

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

type Log = { name: string; fields: Record<string, number> }[];

const constable = [{ face: "constable", open: true }] as Villager["tryals"];
const after = (...names: string[]): Log => names.map((name) => ({ name, fields: name === "TurnBegun" || name === "NightFell" ? { by: ANN } : { on: BOB, of: BOB } }));

function told(language: "fr" | "en", why: string, log: Log = [], more: Partial<SalemView> = {}): string {
  return read(drawn(Prompter, { view: view({ asked: [{ seat: ANN, why }], victim: BOB, ...more }), text: textOf(language, "salem"), log }));
}

test.each([
  ["fr", "ChooseBlackCat", /s’endort.*Chat noir/],
  ["fr", "ChooseVictim", /s’endort.*Sorcières/],
  ["fr", "ChooseProtected", /Sorcières.*Prévôt/],
  ["fr", "ChooseConfession", /Le Prévôt se rendort.*Le jour revient.*Marteau reste au centre.*Trente secondes/],
  ["en", "ChooseBlackCat", /falls asleep.*Black Cat/],
  ["en", "ChooseVictim", /falls asleep.*Witches/],
  ["en", "ChooseProtected", /Witches go back to sleep.*Constable/],
  ["en", "ChooseConfession", /The Constable goes back to sleep.*Day is back.*Gavel stays in the middle.*Thirty seconds/],
] as const)("the Moderator's script follows the Night, in %s: %s", (language, why, said) => {
  expect(told(language, why)).toMatch(said);
  expect(told(language, why)).not.toBe(told(language, "ChooseAction"));
  expect(told(language, why)).toMatch(/Bob/);
});

test.each([["fr", /Les Sorcières se rendorment.*Le jour revient/, /Prévôt se rendort/], ["en", /The Witches go back to sleep.*Day is back/, /Constable goes back/]] as const)(
  "where the Constable is known it is the Witches who fall asleep before the day, in %s",
  (language, witches, sleeps) => {
    const shown = { players: [villager(), villager({ tryals: constable })] };

    expect(told(language, "ChooseConfession", [], shown)).toMatch(witches);
    expect(told(language, "ChooseConfession", [], shown)).not.toMatch(sleeps);
    expect(told(language, "ChooseConfession", [], { ...shown, gavel: ANN })).toMatch(sleeps);
  },
);

test.each([
  ["fr", ["DawnBroke", "BlackCatPlaced", "TurnBegun"], /Les Sorcières se rendorment.*Le jour revient.*Le Chat noir va à Bob/],
  ["fr", ["NightFell", "VictimNamed", "PlayerDied", "NightEnded"], /Cette nuit, les Sorcières ont visé Bob.*Bob meurt de la main des Sorcières/],
  ["fr", ["NightFell", "VictimNamed", "SavedByGavel", "NightEnded", "TurnBegun"], /ont visé Bob.*Le Marteau sauve Bob/],
  ["fr", ["NightFell", "NobodyNamed", "NightEnded"], /les Sorcières n’ont visé personne/],
  ["en", ["DawnBroke", "BlackCatPlaced", "TurnBegun"], /The Witches go back to sleep.*Day is back.*The Black Cat goes to Bob/],
  ["en", ["NightFell", "VictimNamed", "PlayerDied", "NightEnded"], /Tonight the Witches struck at Bob.*Bob dies by the Witches’ hand/],
  ["en", ["NightFell", "VictimNamed", "SavedByGavel", "NightEnded", "TurnBegun"], /struck at Bob.*Bob is saved by the Gavel/],
  ["en", ["NightFell", "NobodyNamed", "NightEnded"], /the Witches struck at nobody/],
] as const)("the Moderator says how the Dawn and the Night have ended, in %s: %s", (language, names, said) => {
  expect(told(language, "ChooseAction", after(...names))).toMatch(said);
  expect(told(language, "ChooseAction", after(...names))).not.toMatch(/Rien à dire|Nothing to say/);
  expect(told(language, "ChooseAction", after(...names))).toMatch(/trente secondes|thirty seconds/);
});

test("a victim's fate ends with the Night, and once a turn has passed the Moderator has nothing to say", () => {
  const night = ["NightFell", "VictimNamed", "SavedByAsylum", "NightEnded"];

  expect(told("fr", "ChooseAction", after(...night, "TurnBegun", "PlayerDied"))).not.toMatch(/meurt/);
  expect(told("fr", "ChooseAction", after(...night, "TurnBegun", "TurnBegun"))).toMatch(/Rien à dire/);
});
