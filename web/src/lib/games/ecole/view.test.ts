import { expect, test } from "vitest";

import { advance } from "./advance";
import { bonuses, columns, costOf, seenPoints, type EcoleView, type Player } from "./view";

function player(collection: string[] = [], hand: (string | null)[] = []): Player {
  return { houses: [], hand, collection, bonus: [], mail: [], discount: false, extra_actions: 0, score: null, rank: null };
}

function view(): EcoleView {
  return {
    game: "ecole", mode: "standard", seats: 2, you: 0, options: {}, asked: [], outcome: null, round: 1, first_player: 0, leader: 0, active: 0,
    actions: 2, timetable: { 1: { card: "potions", costs: [1, 1], mail: [null] }, 2: null }, players: [player([], ["copius"]), player([], [null])],
    chain: [], chain_cards: [], mail_in_hand: [], magic_deck: 20, magic_discard: [], school_deck: 20, school_discard: [], reserve: 9,
    used_mail: [], drops: [],
  };
}

test("the third copy of a course costs three, a Horcruche always two, and a discount takes three off", () => {
  expect(costOf(player(["sorts", "sorts"]), "sorts")).toBe(3);
  expect(costOf(player(["horcruche"]), "horcruche")).toBe(2);
  expect(costOf({ ...player(["sorts", "sorts", "sorts"]), discount: true }, "sorts")).toBe(1);
  expect(costOf({ ...player(), discount: true }, "sorts")).toBe(0);
});

test("columns grow: four of a course are worth sixteen, and bad marks take two off", () => {
  const four = player(["potions", "potions", "potions", "potions"]);

  expect(columns(four.collection).find(({ column }) => column === "potions")?.points).toBe(16);
  expect(seenPoints({ ...four, bonus: ["mauvais_points"] })).toBe(14);
});

test("Bonus cards are counted by kind, always in the same order", () => {
  const marked = { ...player(), bonus: ["mauvais_points", "balai_ball", "mauvais_points"] };

  expect(bonuses(marked)).toEqual([{ card: "balai_ball", count: 1 }, { card: "mauvais_points", count: 2 }]);
  expect(bonuses(player())).toEqual([]);
});

test("a collected card leaves its slot and makes the next one dearer", () => {
  const begun = advance({ ...view(), timetable: { 1: { card: "potions", costs: [1, 1], mail: [] }, 2: { card: "potions", costs: [1, 1], mail: [] } } }, {
    name: "CollectionBegun", fields: { by: 0, slot: 1, school: "potions", cost: 1 },
  });
  const taken = advance(begun, { name: "SchoolCardTaken", fields: { by: 0, school: "potions" } });

  expect(taken.timetable["1"]).toBeNull();
  expect(taken.players[0]?.collection).toEqual(["potions"]);
  expect(taken.timetable["2"]?.costs).toEqual([2, 1]);
});

test("a card answered is crossed out in the chain", () => {
  const played = advance(view(), { name: "SpellPlayed", fields: { by: 1, spell: "accelerio" } });
  const answered = advance(played, { name: "ReactionPlayed", fields: { by: 0, card: "copius" } });
  const cancelled = advance(answered, { name: "EffectCancelled", fields: { of: 1, effect: "accelerio" } });

  expect(answered.players[0]?.hand).toEqual([]);
  expect(cancelled.chain.map(({ effect, cancelled }) => [effect, cancelled ?? false])).toEqual([["accelerio", true], ["copius", false]]);
});
