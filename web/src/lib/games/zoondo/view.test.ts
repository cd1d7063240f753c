import { expect, test } from "vitest";

import { advance } from "./advance";
import { middle, readGrid, seenAt, squares, zoonRow, type Zoon, type ZoondoView } from "./view";

function zoon(owner: number): Zoon {
  return { owner, card: null, caged: false, equipment: null, immobilised_until: null, controlled: false };
}

function view(field: Record<string, Zoon>): ZoondoView {
  const player = { tribe: "boarix", ready: null, zoons: 12, recruits: null, recruits_value: null, atouts: null, reinforcements: null, tomb: { count: 0, cards: null, atouts: null } };
  return {
    game: "zoondo", mode: "standard", seats: 2, you: 0, options: {}, asked: [], outcome: null, stage: "battle", first: 0, active: 0, turn: 1,
    quiet: 0, draw_offered: false, order: null, looking: true, recruits_budget: 150, field, terrain: [], combat: null, players: [player, player],
  };
}

test("each player has the own camp below", () => {
  expect(squares(0).slice(-1)).toEqual(["f1"]);
  expect(squares(1).slice(-1)).toEqual(["a6"]);
  expect(middle("a1", 0)).toEqual([0.5, 5.5]);
  expect(middle("a1", 1)).toEqual([5.5, 0.5]);
});

test("a printed grid says where a Zoon may stop and where its lines run", () => {
  const { arrivals, lines } = readGrid(zoonRow("boarix-gold-hure")?.grid ?? "");

  expect(arrivals.map(({ at }) => at)).toContainEqual([2, 2]);
  expect(lines).toContainEqual([[0, 0], [0, -1], [0, -2]]);
});

test("a crossed square is no arrival, and a leap has no line", () => {
  const { arrivals, lines } = readGrid("~n.n j(2,0)");

  expect(arrivals).toEqual([{ at: [0, 2], jump: false }, { at: [2, 0], jump: true }]);
  expect(lines).toHaveLength(1);
});

test("on a reversed card each corner is seen at the other end", () => {
  expect(seenAt("TL", "upright")).toBe("TL");
  expect(seenAt("TL", "reversed")).toBe("BR");
});

test("a Zoon that moves stays the same piece of card", () => {
  const after = advance(view({ a2: zoon(0) }), { name: "ZoonMoved", fields: { by: 0, zoon: "a2", to: "a3", via: null } });

  expect(after.field["a2"]).toBeUndefined();
  expect(after.field["a3"]?.was).toBe("a2");
});

test("a combat is watched until somebody falls", () => {
  const declared = advance(view({ a3: zoon(0), a4: zoon(1) }), { name: "AttackDeclared", fields: { by: 0, zoon: "a3", to: "a4", via: null } });
  const shown = advance(declared, { name: "CardRevealed", fields: { of: 1, card: "boarix-kassin-a", lies: "upright", touched: "TL", shows: "1" } });
  const fallen = advance(shown, { name: "ZoonEliminated", fields: { of: 1, card: "boarix-kassin-a", on: "a4" } });

  expect(shown.duel?.revealed[1]?.card).toBe("boarix-kassin-a");
  expect(fallen.duel).toBeNull();
  expect(fallen.field["a4"]).toBeUndefined();
  expect(fallen.players[1]?.tomb.count).toBe(1);
});
