import { describe, expect, test } from "vitest";

import type { GameView } from "../table/game";
import type { Area, GameBook, Motion } from "../wire/types";
import { advance, laysOpen } from "./moving";

const HAND: Area = { name: "hand", shape: "hand", at: "players.*.hand", kind: "card", of: "seat" };
const TRICK: Area = { name: "trick", shape: "row", at: "players.*.trick", kind: "card" };
const DECK: Area = { name: "deck", shape: "pile", at: "deck", kind: "card" };

function book(...motions: Motion[]): GameBook {
  return { game: "cards", kinds: {}, steps: {}, events: {}, rules: {}, areas: [HAND, TRICK, DECK], motions, looks: {} };
}

function view(): GameView {
  const players = [{ hand: ["ace", "king"], trick: null }, { hand: [null, null], trick: "ten" }];
  return { game: "cards", mode: "standard", seats: 2, you: 0, options: {}, asked: [], outcome: null, ...{ players, deck: 7 } };
}

const PLAYED: Motion = { event: "CardPlayed", thing: "card", leaves: "hand", lies: "trick", of: "by" };

describe("while an event is told", () => {
  test("a card goes from the hand of whoever played it to their place in the trick, and nothing else changes", () => {
    const before = view();
    const after = advance(before, { name: "CardPlayed", fields: { by: 0, card: "ace" } }, book(PLAYED));

    expect(after).toMatchObject({ players: [{ hand: ["king"], trick: "ace" }, { hand: [null, null], trick: "ten" }], deck: 7 });
    expect(before).toEqual(view());
  });

  test("of a hidden hand a hidden card goes", () => {
    const after = advance(view(), { name: "CardPlayed", fields: { by: 1, card: "ace" } }, book(PLAYED));

    expect(after).toMatchObject({ players: [{}, { hand: [null], trick: "ace" }] });
  });

  test("all of an area goes where no thing is named: for all seats, or for one", () => {
    const all = advance(view(), { name: "TrickTaken", fields: { by: 0 } }, book({ event: "TrickTaken", leaves: "trick" }));
    const one = advance(view(), { name: "HandThrown", fields: { by: 0 } }, book({ event: "HandThrown", leaves: "hand", of: "by" }));

    expect(all).toMatchObject({ players: [{ trick: null }, { trick: null }] });
    expect(one).toMatchObject({ players: [{ hand: [] }, { hand: [null, null] }] });
  });

  test("a pile that is only counted loses one", () => {
    const drawn: Motion = { event: "CardDrawn", thing: "card", leaves: "deck", lies: "hand", of: "by" };

    expect(advance(view(), { name: "CardDrawn", fields: { by: 1, card: null } }, book(drawn))).toMatchObject({ deck: 6, players: [{}, { hand: [null, null, null] }] });
  });

  test("what lies where it lay is turned up, as many as the event says", () => {
    const shown: Motion = { event: "CardsShown", thing: "card", leaves: "hand", lies: "hand", of: "by", many: "many" };

    expect(advance(view(), { name: "CardsShown", fields: { by: 1, card: "ten", many: 2 } }, book(shown))).toMatchObject({ players: [{}, { hand: ["ten", "ten"] }] });
  });

  test("an event that moves nothing leaves the view as it is", () => {
    const before = view();

    expect(advance(before, { name: "Sighed", fields: {} }, book(PLAYED))).toBe(before);
    expect(laysOpen({ name: "Sighed", fields: {} }, book(PLAYED))).toBe(false);
    expect(laysOpen({ name: "CardPlayed", fields: {} }, book(PLAYED))).toBe(true);
  });
});
