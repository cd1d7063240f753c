import { expect, test } from "vitest";

import type { GameBook } from "../wire/types";
import { readStep } from "../wire/step";
import { Picking, type Choice } from "../table/options";
import { GameText } from "../text/game";
import { Words } from "../text/words";
import { gathered } from "./gathering";

const WORDS = "PlayCard = { $card } for { $on }\nPass = Pass\ncard-ace = Ace\ncard-two = Two\nMove = To { $to }";
const BOOK = { steps: { PlayCard: { card: "card", on: "seat" }, Pass: {}, Move: { to: "number" } }, events: {} } as unknown as GameBook;
const TEXT = new GameText(new Words("en", [WORDS]), BOOK, ["Ann", "Bob", "Cleo", "Dan", "Eve"]);

const play = (card: string, on: number): Choice => ({ step: readStep(`PlayCard(card=${card}, on=${on})`), keys: [`card:${card}`, `seat:${on}`] });
const PASS: Choice = { step: readStep("Pass()"), keys: [] };

test("a few answers are a button each", () => {
  const few = [play("ace", 0), play("ace", 1), PASS];

  expect(gathered(new Picking(few), TEXT).map(({ label }) => label)).toEqual(["Ace for Ann", "Ace for Bob", "Pass"]);
});

test("many answers are gathered by the thing that they name first, then by the next", () => {
  const many = ["ace", "two"].flatMap((card) => [0, 1, 2, 3, 4].map((on) => play(card, on))).concat(PASS);
  const picking = new Picking(many);

  expect(gathered(picking, TEXT).map(({ label, many: count }) => [label, count])).toEqual([["Ace", 5], ["Two", 5], ["Pass", 1]]);
  expect(gathered(picking.tap("card:two"), TEXT).map(({ label }) => label)).toEqual([
    "Two for Ann", "Two for Bob", "Two for Cleo", "Two for Dan", "Two for Eve",
  ]);
});

test("answers that name something without words are told whole", () => {
  const moves = Array.from({ length: 9 }, (_, to): Choice => ({ step: readStep(`Move(to=${to})`), keys: ["space:1", `space:${to}`] }));

  expect(gathered(new Picking(moves), TEXT).map(({ label }) => label)).toEqual(moves.map((_, to) => `To ${to}`));
});
