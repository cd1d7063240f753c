import { expect, test } from "vitest";

import { advance } from "./advance";
import { textOf } from "../../../testing/drawing";
import { readStep } from "../../wire/step";
import ecole from "./index";
import { bonuses, COLUMNS, columns, letterOf, many, type EcoleView, type Player } from "./view";

function player(collection: string[] = [], hand: (string | null)[] = []): Player {
  return {
    houses: [], hand, collection, bonus: [], mail: [], discount: false, extra_actions: 0, column_points: {}, bonus_points: {}, seen_points: 0,
    score: null, rank: null,
  };
}

function view(): EcoleView {
  return {
    game: "ecole", mode: "standard", seats: 2, you: 0, options: {}, asked: [], outcome: null, round: 1, first_player: 0, leader: 0, active: 0,
    actions: 2, cards_to_end: 10, horcruches_to_win: 7, bonus_worth: {}, timetable: { 1: { card: "potions", costs: [1, 1], points: [1, 1], mail: [null] }, 2: null }, players: [player([], ["copius"]), player([], [null])],
    chain: [], chain_cards: [], mail_in_hand: [], magic_deck: 20, magic_discard: [], school_deck: 20, school_discard: [], reserve: 9,
    used_mail: [], drops: [],
  };
}

test("columns stand in one order, and are worth what the view says", () => {
  const four = columns({ ...player(["detourneur_options", "potions", "potions"]), column_points: { potions: 4 } });

  expect(four.map(({ column }) => column)).toEqual(columns(player()).map(({ column }) => column));
  expect(four.find(({ column }) => column === "potions")).toEqual({ column: "potions", cards: ["potions", "potions"], points: 4 });
  expect(four.find(({ column }) => column === "detourneur")?.points).toBeNull();
});

test("Bonus cards are counted by kind, always in the same order", () => {
  const marked = { ...player(), bonus: ["mauvais_points", "balai_ball", "mauvais_points"] };

  expect(bonuses(marked)).toEqual([{ card: "balai_ball", count: 1 }, { card: "mauvais_points", count: 2 }]);
  expect(bonuses(player())).toEqual([]);
});

test("a collected card leaves its slot, and what the others cost is left to the next view", () => {
  const begun = advance({ ...view(), timetable: { 1: { card: "potions", costs: [1, 1], points: [1, 1], mail: [] }, 2: { card: "potions", costs: [1, 1], points: [1, 1], mail: [] } } }, {
    name: "CollectionBegun", fields: { by: 0, slot: 1, school: "potions", cost: 1 },
  });
  const taken = advance(begun, { name: "SchoolCardTaken", fields: { by: 0, school: "potions" } });

  expect(taken.timetable["1"]).toBeNull();
  expect(taken.players[0]?.collection).toEqual(["potions"]);
  expect(taken.timetable["2"]?.costs).toEqual([1, 1]);
});

test("a card that is revealed has no cost before the next view says one", () => {
  const revealed = advance(view(), { name: "SchoolCardRevealed", fields: { slot: 2, school: "sorts" } });

  expect(revealed.timetable["2"]).toEqual({ card: "sorts", costs: [], points: [], mail: [] });
});

test("a card answered is crossed out in the chain", () => {
  const played = advance(view(), { name: "SpellPlayed", fields: { by: 1, spell: "accelerio" } });
  const answered = advance(played, { name: "ReactionPlayed", fields: { by: 0, card: "copius" } });
  const cancelled = advance(answered, { name: "EffectCancelled", fields: { of: 1, effect: "accelerio" } });

  expect(answered.players[0]?.hand).toEqual([]);
  expect(cancelled.chain.map(({ effect, cancelled }) => [effect, cancelled ?? false])).toEqual([["accelerio", true], ["copius", false]]);
});

test.each([["fr", "HDMPSBCT"], ["en", "HDTPCBJV"]] as const)("every column has a letter of its own, in the language that is read (%s)", (language, letters) => {
  const found = COLUMNS.map((column) => letterOf(column, textOf(language, "ecole")));

  expect(found.join("")).toBe(letters);
  expect(new Set(found).size).toBe(COLUMNS.length);
});

test("equal tokens are counted, in the order in which they came", () => {
  expect(many(["plus2", "draw1", "plus2"])).toEqual([{ value: "plus2", count: 2 }, { value: "draw1", count: 1 }]);
  expect(many([])).toEqual([]);
});

test("whoever may answer is told what the last effect does", () => {
  const announced = { ...view(), chain: [{ by: 1, effect: "chipardio", on: 0 }, { by: 0, effect: "potions", on: 1 }] } as EcoleView;
  const sum = (shown: EcoleView): string => ecole.sum?.([], shown, textOf("en", "ecole"), 0, readStep("AnswerTopItem(by=0, of=1, effect=potions)"), false) ?? "";

  expect(sum(announced)).toBe("Potions: Take 1 card at random from an opponent’s hand.");
  expect(sum(view())).toBe("");
});
