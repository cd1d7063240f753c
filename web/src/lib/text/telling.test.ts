import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { expect, test } from "vitest";

import type { Event as Told, GameBook } from "../wire/types";
import books from "../wire/books.json";
import { GameText, plain } from "./game";
import { Chronicle, lineOf, tell } from "./telling";
import { Words, type Language } from "./words";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));
const [ANN, BOB, CYD] = [0, 1, 2];

function textOf(language: Language, game: string): GameText {
  const files = [`locale/${language}/common.ftl`, `src/sortilege/shelf/${game}/words/${language}/game.ftl`];
  const words = new Words(language, files.map((file) => readFileSync(ROOT + file, "utf-8")));
  return new GameText(words, (books as unknown as Record<string, GameBook>)[game] as GameBook, ["Ann", "Bob", "Cyd"]);
}

function lines(language: Language, game: string, log: Told[], you: number | null = null): string[] {
  return log.flatMap((_, place) => {
    const said = tell(textOf(language, game), log, place, you);
    return said ? [plain(said)] : [];
  });
}

const died = (of: number): Told => ({ name: "PlayerDied", fields: { of } });
const revealed = (of: number): Told => ({ name: "TrialRevealed", fields: { of, slot: "0", face: "puritan" } });
const drawn = (by: number): Told => ({ name: "CardDrawn", fields: { by, card: null } });
const turn = (by: number): Told => ({ name: "TurnBegun", fields: { by } });

test("whoever dies of another death dies of the Matchmaker", () => {
  const held: Told = { name: "TrialHeld", fields: { by: ANN, accused: BOB } };

  expect(lines("en", "salem", [held, died(BOB), revealed(CYD), died(CYD)]).slice(2)).toEqual([
    "The Matchmaker takes Cyd too, whose Tryal 1 is a Puritan.",
    "Cyd dies too, with Bob: the Matchmaker had linked them.",
  ]);
  expect(lines("en", "salem", [died(BOB), turn(ANN), held, died(CYD)]).at(-1)).toBe("Cyd dies.");
});

test("a draw out of turn is Rebecca's, a draw in turn is not", () => {
  expect(lines("en", "salem", [turn(ANN), revealed(BOB), drawn(CYD)]).at(-1)).toBe("A Tryal of Bob is revealed: by Rebecca Nurse’s ability Cyd draws a card.");
  expect(lines("en", "salem", [revealed(BOB), turn(CYD), drawn(CYD)]).at(-1)).toBe("Cyd draws a card.");
});

test("equal lines are told once", () => {
  const cards: Told[] = Array.from({ length: 5 }, () => ({ name: "CardRobbed", fields: { source: ANN, target: BOB, card: null } }));

  expect(lines("fr", "salem", cards)).toEqual(["Cinq cartes passent d’Ann à Bob."]);
  expect(plain(lineOf(textOf("fr", "salem"), cards, 4))).toBe("Cinq cartes passent d’Ann à Bob.");
  expect(lines("en", "salem", [turn(ANN), turn(ANN)])).toEqual(["Ann plays. (×\u00a02)"]);
});

test("what differs in what is gathered is told as one, and what the line before tells has none", () => {
  const shown = ["0", "1", "3"].map((slot): Told => ({ name: "TrialRevealed", fields: { of: BOB, slot, face: "puritan" } }));
  const cards = ["accelerio", "preumsio", "accelerio"].map((card): Told => ({ name: "CardDrawn", fields: { card } }));
  const three: Told = { name: "CardsDrawn", fields: { by: ANN, cards: 3 } };

  expect(lines("fr", "salem", [died(BOB), ...shown]).slice(1)).toEqual(["Bob montre ses Procès 1, 2 et 4\u00a0: trois fois un Puritain."]);
  expect(lines("fr", "ecole", [...cards, three], ANN)).toEqual(["Cartes piochées\u00a0: Accélério (×\u00a02) et Preumsio."]);
  expect(lines("fr", "ecole", [three], BOB)).toEqual(["Ann pioche 3 cartes."]);
});

test("several cards of the dead are yours too", () => {
  const inherited: Told[] = Array.from({ length: 3 }, () => ({ name: "CardInherited", fields: { by: ANN, card: "accusation" } }));

  expect(lines("fr", "salem", inherited, ANN)).toEqual(["Vous prenez trois fois Accusation au mort."]);
});

test("the log says you to whoever reads it", () => {
  const alibi: Told[] = [{ name: "AlibiPlayed", fields: { by: ANN, on: BOB } }];

  expect([ANN, BOB, CYD].map((you) => lines("en", "salem", alibi, you)[0])).toEqual([
    "You play Alibi for Bob.",
    "Ann plays Alibi for you.",
    "Ann plays Alibi for Bob.",
  ]);
});

test("an event without effect says so once something else has happened", () => {
  const oblivion: Told = { name: "EventRevealed", fields: { by: ANN, event: "oubliettes" } };

  expect(lines("en", "animaux", [oblivion])[0]).not.toContain("without effect");
  expect(lines("en", "animaux", [oblivion, { name: "SalemSetBack", fields: { box: 2 } }])[0]).not.toContain("without effect");
  expect(lines("en", "animaux", [oblivion, { name: "TurnBegun", fields: { by: BOB, round: 2 } }])[0]).toContain("without effect");
});

test("cards that slide on the place track are told with their new colours", () => {
  const slid: Told = { name: "PlacesSlid", fields: { red: 3, yellow: 20, green: null, blue: null } };

  expect(lines("en", "animaux", [slid])).toEqual(["Place track: now a suitcase (red) can be had at New York Harbour (3), some gossip (yellow) at the Flatiron Building (20)."]);
});

test("a bonus in one's own area does not name its player twice", () => {
  const bonus: Told[] = [{ name: "BonusPlayed", fields: { by: BOB, card: "balai_ball", to: BOB } }];

  expect(lines("fr", "ecole", bonus)[0]?.split("Bob")).toHaveLength(2);
});

test("a log that grows is told as a whole one is, and what nothing can change is told once", () => {
  const text = textOf("en", "salem");
  const log = [turn(ANN), drawn(ANN), drawn(ANN), turn(BOB), revealed(CYD), drawn(CYD), drawn(CYD), died(CYD), turn(ANN)];
  const chronicle = new Chronicle<string | null>(text);
  let times = 0;
  const grown = (shown: readonly Told[]): (string | null)[] =>
    chronicle.lines(shown, 0, (place) => {
      times += 1;
      const said = tell(text, shown, place);
      return said && plain(said);
    });
  const whole = (shown: readonly Told[]): (string | null)[] => new Chronicle<string | null>(text).lines(shown, 0, (place) => {
    const said = tell(text, shown, place);
    return said && plain(said);
  });

  for (let events = 1; events <= log.length; events++) expect(grown(log.slice(0, events))).toEqual(whole(log.slice(0, events)));
  expect(times).toBeLessThan(2.5 * log.length);
  const other = [...log.slice(0, 5), drawn(BOB), turn(CYD)];
  expect(grown(other)).toEqual(whole(other));
});

test("what happened before to you is told as yours, and of two seats that are yours both are you", () => {
  const conspiracy: Told = { name: "BlackCardDrawn", fields: { by: ANN, card: "conspiracy" } };
  const aimed: Told = { name: "BonusAimedAt", fields: { by: ANN, card: "balai_ball", of: ANN, to: BOB } };

  expect(lines("fr", "salem", [conspiracy, revealed(BOB)], ANN)[1]).toContain("vous, qui avez pioché la Conspiration, révélez");
  expect(lines("fr", "salem", [died(BOB), died(CYD)], BOB)[1]).toContain("de votre mort");
  expect(lines("fr", "salem", [died(BOB), died(CYD)], ANN)[1]).toContain("de la mort de Bob");
  expect(lines("fr", "ecole", [aimed], ANN)).toEqual(["Vous voulez faire passer Balai-Ball de chez vous à Bob."]);
});
