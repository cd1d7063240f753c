import { expect, test } from "vitest";

import { drawn, read, textOf, wordsOf } from "../../testing/drawing";
import { settings } from "../settings.svelte";
import Ending from "./Ending.svelte";

test.each([
  ["fr", [1], "Vous gagnez. Toutes les cartes Sorcière sont révélées"],
  ["fr", [0, 1], "Vous gagnez, avec Ann. Toutes"],
  ["fr", [0], "Ann gagne. Toutes"],
  ["en", [1], "You win."],
  ["en", [0, 1], "You win, with Ann."],
] as const)("to whoever has won it says so (%s, %s)", (language, winners, said) => {
  settings.words = wordsOf(language);
  const outcome = { winners: [...winners], scores: [0, 0, 0], reason: "witch-cards-revealed" };

  expect(read(drawn(Ending, { outcome, text: textOf(language, "salem"), you: 1 }))).toContain(said);
});

test.each([
  ["fr", [1], "Bob gagne. Toutes les cartes Sorcière sont révélées\u00a0: les Puritains gagnent."],
  ["fr", [0, 1], "Ann, Bob gagnent. Toutes les cartes Sorcière sont révélées\u00a0: les Puritains gagnent."],
  ["en", [], "Nobody wins."],
] as const)("the last line of a log says who has won, and why (%s, %s)", (language, winners, said) => {
  settings.words = wordsOf(language);
  const outcome = { winners: [...winners], scores: [0, 0, 0], reason: "witch-cards-revealed" };

  expect(read(drawn(Ending, { outcome, text: textOf(language, "salem") }))).toContain(said);
});
