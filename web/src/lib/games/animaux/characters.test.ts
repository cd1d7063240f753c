import { expect, test } from "vitest";

import { drawn, read, textOf, untouched, wordsOf } from "../../../testing/drawing";
import { settings } from "../../settings.svelte";
import type { BoardProps } from "../../table/game";
import { readStep } from "../../wire/step";
import Characters from "./Characters.svelte";
import source from "./Characters.svelte?raw";
import Dock from "./Dock.svelte";
import animaux from "./index";
import type { AnimauxView, Player } from "./view";

const [ANN, BOB] = [0, 1];

function player(character: string | null): Player {
  return { character, pawn: 1, tokens: {} };
}

function choosing(...characters: (string | null)[]): AnimauxView {
  return {
    game: "animaux", mode: "confirme", seats: characters.length, you: ANN, options: {}, asked: [{ seat: ANN, why: "ChooseCharacter" }], outcome: null,
    first: BOB, round: 1, players: characters.map(player), places: {}, actions: 0,
  };
}

function props(view: AnimauxView): BoardProps<AnimauxView> {
  return { view, seat: ANN, text: textOf("fr", "animaux"), chairs: [], pick: untouched(), event: null };
}

test("a character that is taken says by whom, and nothing shows through it", () => {
  const cards = drawn(Characters, props(choosing(null, "queenie"))).split("<li").slice(1);
  const taken = cards.filter((card) => /class="[^"]*\bgone\b/.test(card));

  expect(cards).toHaveLength(6);
  expect(taken).toHaveLength(1);
  expect(read(taken[0] ?? "")).toMatch(/Queenie.*Bob/);
  expect(source).not.toContain("opacity");
});

test("before there is a character nothing is said of actions", () => {
  settings.words = wordsOf("fr");
  const before = choosing(null, "queenie");
  const after = { ...before, actions: 3, players: [player("jacob"), player("queenie")] };

  expect(drawn(Dock, props(before))).not.toMatch(/class="ac|action/);
  expect(drawn(Dock, props(after))).toContain('aria-label="3 actions"');
  expect(animaux.sum?.([], before, textOf("fr", "animaux"), ANN, readStep("ChooseCharacter(by=0)"), false)).toBe("");
  expect(animaux.sum?.([], after, textOf("fr", "animaux"), ANN, readStep("ChooseAction(by=0)"), false)).toContain("3 actions");
});

test("what is asked names the place and the character, and each sort of action has its cost once", () => {
  const view = { ...choosing("norbert", "queenie"), actions: 2, action_costs: { Walk: 1, Apparate: 2, CaptureTogether: 0 } };
  const steps = ["Walk(by=0, to=2)", "Walk(by=0, to=12)", "Apparate(by=0, to=4)", "CaptureTogether(by=0)", "StopActing(by=0)"].map(readStep);
  const open = steps.map((step) => ({ step, keys: [] }));
  const why = readStep("ChooseAction(by=0)");
  const [fr, en] = [textOf("fr", "animaux"), textOf("en", "animaux")];

  expect(animaux.question?.(why, view, fr, ANN, null)).toBe("Banque\u00a0: que faites-vous, Norbert\u00a0?");
  expect(animaux.question?.(why, view, en, ANN, null)).toBe("Bank: what do you do, Newt?");
  expect(animaux.question?.(why, view, en, ANN, steps.slice(0, 2))).toBeNull();
  expect(animaux.sum?.(open, view, en, ANN, why, false)).toBe("2 actions. Cost: a neighbouring place 1, apparating 2, the capture nothing.");
});

test("tokens have the letters of the language that is read", () => {
  settings.words = wordsOf("en");
  const view = { ...choosing("norbert", "queenie"), players: [player("norbert"), { ...player("queenie"), tokens: { yellow: 1, green: 2 } }] };

  expect(read(drawn(Dock, { ...props(view), text: textOf("en", "animaux") }))).toMatch(/Y 1 G 2/);
  expect(read(drawn(Dock, props(view)))).toMatch(/J 1 V 2/);
});
