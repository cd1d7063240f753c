import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

import books from "../wire/books.json";
import { GameText, pieces } from "./game";
import { readStep } from "../wire/step";
import { FOR_GOOD, type GameBook } from "../wire/types";
import { typeset } from "./typography";
import { Words, type Language } from "./words";

const LOCALE = fileURLToPath(new URL("../../../../locale/", import.meta.url));
const SHELF = fileURLToPath(new URL("../../../../src/sortilege/shelf/", import.meta.url));
const GAMES = readdirSync(SHELF).filter((game) => existsSync(`${SHELF}${game}/words`));

/** A catalogue by its name: `web`, or `salem/web` for one of a game. */
function read(language: Language, name: string): string {
  const [file, game] = name.split("/").toReversed();
  return readFileSync(`${game ? `${SHELF}${game}/words/` : LOCALE}${language}/${file}.ftl`, "utf-8");
}

function keys(text: string): string[] {
  return new FluentResource(text).body
    .flatMap((message) => [message.id, ...Object.keys(message.attributes).map((name) => `${message.id}.${name}`)])
    .toSorted();
}

function salem(language: Language): GameText {
  const files = ["common", "server", "web", "salem/game", "salem/web"].map((name) => read(language, name));
  return new GameText(new Words(language, files), (books as unknown as Record<string, GameBook>)["salem"] as GameBook, ["Ann", "Bob"]);
}

const WITH_COMPANION = GAMES.filter((game) => existsSync(`${SHELF}${game}/words/fr/companion.ftl`)).map((game) => `${game}/companion`);

describe.each(["web", "companion", ...WITH_COMPANION, ...GAMES.flatMap((game) => [`${game}/web`, `${game}/lesson`])])("%s", (name) => {
  test("says the same things in both languages", () => {
    expect(keys(read("en", name))).toEqual(keys(read("fr", name)));
  });

  test("has no broken message", () => {
    for (const language of ["fr", "en"] as const) {
      const begun = read(language, name).split("\n").filter((line) => /^[a-z][\w-]* =/i.test(line));
      expect(new FluentResource(read(language, name)).body).toHaveLength(begun.length);
    }
  });
});

test("whoever is turned away for good is told why", () => {
  for (const language of ["fr", "en"] as const) expect(keys(read(language, "web"))).toEqual(expect.arrayContaining(FOR_GOOD.map((code) => `web-closed-${code}`)));
});

test("an option is told with the names of the players", () => {
  expect(salem("en").step("PlayRed(by=0, on=1, card=evidence)")).toContain("Bob");
});

test("a choice names nobody to themselves", () => {
  const ask = (on: number): string => salem("fr").then([readStep(`Strike(by=0, on=${on})`)]);

  expect(salem("fr").step("Strike(by=0, on=0)")).toBe("Vous-même");
  expect(salem("en").step("DieFirst(by=1, first=1, second=0)")).toBe("You die first");
  expect(salem("fr").step("Strike(by=0, on=1)")).toBe("Bob");
  expect([ask(0), ask(1)]).toEqual(["Vous désigner vous-même\u00A0?", "Désigner Bob\u00A0?"]);
});

test("an event sets its names apart", () => {
  const told = salem("fr").eventPieces({ name: "RedPlayed", fields: { by: 0, on: 1, card: "evidence", accusations: 3 } });

  expect(told.filter((piece) => piece.strong).map((piece) => piece.text)).toEqual(["Ann", "Preuve", "Bob"]);
});

test("what a seat may not know has its own words", () => {
  const text = salem("fr");

  expect(text.event({ name: "CardDrawn", fields: { by: 0, card: null } })).toBe("Ann pioche une carte.");
  expect(text.event({ name: "CardDrawn", fields: { by: 0, card: "alibi" } })).toBe("Ann pioche Alibi.");
});

test("a refusal speaks of the step that was tried", () => {
  const refusal = { message: "piety-protects", step: "PlayRed", arguments: { by: 0, on: 1, card: "evidence" }, rules: [] };

  expect(salem("fr").refusal(refusal)).toContain("Bob");
});

test("what is shown is set as in print", () => {
  expect(typeset("fr", "Aïe ! L'effet : « passe »")).toBe("Aïe\u00A0! L’effet\u00A0: «\u00A0passe\u00A0»");
  expect(typeset("en", 'Ann\'s "draw 2": no!')).toBe("Ann’s “draw 2”: no!");
});

test.each([";", "!", "?", "%", "s", "min", "h", "Mo"])("in French alone a number keeps together with %s", (sign) => {
  const told = (language: Language): string => new Words(language, [`told = { $count } ${sign}, { $marked } ${sign}.`]).say("told", { count: 12, marked: "\u000112\u0002" });

  expect(told("fr")).toBe(`12\u00A0${sign}, \u000112\u0002\u00A0${sign}.`);
  expect(told("en")).toBe(`12 ${sign}, \u000112\u0002 ${sign}.`);
});

test("what only begins as a unit does is none", () => {
  for (const said of ["le 3 s’en va", "3 séances", "8 heures", "3 min-max"]) expect(typeset("fr", said)).toBe(said);
});

test("before the name of a player French drops a vowel, of a sentence's own words never", () => {
  const told = (name: string): string => new Words("fr", ["told = le Procès de { $name }, que { $name } voit de onze façons"]).say("told", { name });

  expect(told("Inès")).toBe("le Procès d’Inès, qu’Inès voit de onze façons");
  expect(told("\u0001Inès\u0002")).toBe("le Procès d’\u0001Inès\u0002, qu’\u0001Inès\u0002 voit de onze façons");
  expect(told("Hugo")).toBe("le Procès de Hugo, que Hugo voit de onze façons");
});

test("a preposition and the article of a name become one in French, with other words never", () => {
  const told = (name: string): string => new Words("fr", ["told = À { $name }, celui de { $name } : il faut songer à le prendre"]).say("told", { name });

  expect(told("le Port (3)")).toBe("Au Port (3), celui du Port (3)\u00A0: il faut songer à le prendre");
  expect(told("\u0001les Quais\u0002")).toBe("Aux \u0001Quais\u0002, celui des \u0001Quais\u0002\u00A0: il faut songer à le prendre");
  expect(told("la Banque")).toBe("À la Banque, celui de la Banque\u00A0: il faut songer à le prendre");
});

test("nothing at all is one in French: its words say the number", () => {
  const common = readdirSync(`${LOCALE}fr`).map((file) => file.replace(".ftl", ""));
  const own = GAMES.flatMap((game) => [`${game}/game`, `${game}/web`]);

  for (const name of [...common, ...own]) expect(read("fr", name)).not.toMatch(/\[one\].*\b1\b/);
});

test("what the prompt offers to leave to the table says what the table will do", () => {
  expect(salem("fr").let("OfferThirdCard", "round")).toBe("Ne rien montrer jusqu’à la prochaine Nuit");
  expect(salem("en").let("ChooseAction", "game")).toBe("Always pass here");
});

test("a missing message shows its key", () => {
  expect(new Words("fr", []).say("no-such-key")).toBe("no-such-key");
});

test("a sentence begins with a capital, even where a name would not", () => {
  expect(pieces("\u0001une valise\u0002 est là")[0]).toEqual({ text: "Une valise", strong: true });
});
