import { describe, expect, test } from "vitest";

import type { GameView } from "../table/game";
import { Picking } from "../table/options";
import { readStep } from "../wire/step";
import type { Area, GameBook } from "../wire/types";
import { keysOf, lay, type Laid } from "./laying";
import { attempt, keyFor, keys, offered } from "./picking";

const CARDS = ["ace", "king", "queen"];

function book(...areas: Area[]): GameBook {
  return {
    game: "cards",
    kinds: { card: CARDS, square: ["a1", "b1", "a2", "b2"], space: ["start", "middle", "end"] },
    steps: {
      Play: { by: "seat", card: "card" }, Give: { by: "seat", to: "seat", card: "card" }, Place: { by: "seat", on: "square" },
      Walk: { by: "seat", to: "space" }, Bid: { by: "seat", many: "number" }, Burn: { by: "seat", card: "card" },
    },
    events: {},
    rules: {},
    areas,
    motions: [],
    looks: {},
  };
}

function view(more: object): GameView {
  return { game: "cards", mode: "standard", seats: 2, you: 0, options: {}, asked: [], outcome: null, ...more };
}

const HAND: Area = { name: "hand", shape: "hand", at: "players.*.hand", kind: "card", of: "seat", picks: ["card"] };

function laid(area: Area, more: object): Laid[] {
  return lay(view(more), book(area));
}

describe("where things lie", () => {
  test("a hand of each seat: one's own face up, a secret face down, however it is written", () => {
    const [mine, other] = laid(HAND, { players: [{ hand: ["ace", "king"] }, { hand: [null, "?"] }] });

    expect(mine?.things.map((thing) => thing.value)).toEqual(["ace", "king"]);
    expect(other?.things.map((thing) => [thing.value, thing.hidden])).toEqual([[null, true], [null, true]]);
  });

  test("what cannot be found in the view is nothing", () => {
    expect(laid(HAND, { players: [{}, null] }).map(({ things }) => things)).toEqual([[], []]);
  });

  test("a row that all seats fill together says whose each thing is, and who is missing", () => {
    const [trick] = laid({ name: "trick", shape: "row", at: "players.*.trick", kind: "card" }, { players: [{ trick: null }, { trick: "ace" }] });

    expect(trick?.things.map(({ seat, value, hidden }) => [seat, value, hidden])).toEqual([[0, null, false], [1, "ace", false]]);
  });

  test("a pile may be a number or its cards", () => {
    const area: Area = { name: "deck", shape: "pile", at: "deck", kind: "card" };

    expect(laid(area, { deck: 7 })[0]).toMatchObject({ count: 7, things: [] });
    expect(laid(area, { deck: ["king", "ace"] })[0]?.count).toBe(2);
  });

  test("the squares of a grid have their names, and nothing on an empty one", () => {
    const [board] = laid({ name: "board", shape: "grid", at: "board", kind: "seat", places: ["on"], columns: 2 }, { board: [[0, null], [null, 1]] });

    expect(board?.things.map(({ place, value, hidden }) => [place, value, hidden])).toEqual([
      ["a1", 0, false], ["b1", null, false], ["a2", null, false], ["b2", 1, false],
    ]);
  });

  test("places that a view names keep their names", () => {
    const [market] = laid({ name: "market", shape: "market", at: "market", kind: "card" }, { market: { "1": { card: "ace", price: 3 }, "2": null } });

    expect(market?.things.map(({ place, value }) => [place, value])).toEqual([[1, "ace"], [2, null]]);
  });

  test("a single thing keeps its name wherever it goes, alike ones in a grid have none", () => {
    const grid: Area = { name: "board", shape: "grid", at: "board", kind: "card", columns: 2 };
    const [one] = laid(grid, { board: ["ace", "king", "king", null] });

    expect(one?.things.map((thing) => thing.piece)).toEqual(["card-ace-0", null, null, null]);
  });
});

describe("what is tapped", () => {
  const players = [{ hand: ["ace", "king"] }, { hand: ["?"] }];

  test("whoever acts is not tapped, another seat is", () => {
    expect(keys(readStep("Give(by=0, to=1, card=ace)"), view({ players }), book(HAND))).toEqual(["seat:1", "card:ace"]);
  });

  test("a thing that lies nowhere cannot be tapped: its option is a button", () => {
    expect(keys(readStep("Play(by=0, card=queen)"), view({ players }), book(HAND))).toEqual([]);
  });

  test("an area may speak of one step alone", () => {
    const only = book({ ...HAND, picks: ["Play.card"] });

    expect(keys(readStep("Play(by=0, card=ace)"), view({ players }), only)).toEqual(["Play.card:ace"]);
    expect(keys(readStep("Burn(by=0, card=ace)"), view({ players }), only)).toEqual([]);
  });

  test("a market that lies nowhere holds what the options name, in order", () => {
    const many: Area = { name: "many", shape: "market", picks: ["many"] };
    const here = book(many);
    const choices = [3, 10, 2].map((number) => readStep(`Bid(by=0, many=${number})`)).map((step) => ({ step, keys: keys(step, view({}), here) }));

    expect(offered(many, new Picking(choices), here)).toEqual([2, 3, 10]);
  });

  test("a closed thing is tried in the place of an open one", () => {
    const step = readStep("Play(by=0, card=ace)");
    const open = [{ step, keys: ["card:ace"] }];

    expect(attempt("card:king", [], open)).toBe("Play(by=0, card=king)");
    expect(attempt("on:a1", [], open)).toBeNull();
  });

  test("another seat is tried in the place of the one that is named", () => {
    const open = [{ step: readStep("Give(by=0, to=1, card=ace)"), keys: ["seat:1", "card:ace"] }];

    expect(attempt("seat:0", [], open)).toBe("Give(by=0, to=0, card=ace)");
  });

  test("things in front of others are reached once their seat was tapped", () => {
    const [, other] = laid({ ...HAND, name: "row", shape: "row" }, { players: [{ hand: ["ace"] }, { hand: ["king"] }] });
    const thing = other?.things[0];
    const step = readStep("Give(by=0, to=1, card=king)");
    const picking = new Picking([{ step, keys: ["seat:1", "card:king"] }]);

    expect(other && thing && keysOf(other.area, thing)).toEqual(["card:king"]);
    expect(other && thing && keyFor(other, thing, picking, 0)).toBeNull();
    expect(other && thing && keyFor(other, thing, picking.tap("seat:1"), 0)).toBe("card:king");
  });
});
