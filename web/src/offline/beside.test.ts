import { expect, test } from "vitest";

import type { MyGame } from "$lib/wire/types";
import { chosen, inTurn } from "./beside";

function game(id: string, over: number, name = "ecole", won: boolean | null = true): MyGame {
  return { table: { id, setup: { game: name } }, seat: 0, over, won, favourite: false } as unknown as MyGame;
}

const ids = (games: readonly MyGame[]): string[] => games.map(({ table }) => table.id);

test("games of the device stand among the server's, the latest first", () => {
  expect(ids(inTurn([game("a", 30), game("b", 10)], [game("device-1", 20)], true))).toEqual(["a", "device-1", "b"]);
});

test("what is older than a page waits for the next one", () => {
  const here = [game("device-1", 20), game("device-2", 9)];

  expect(ids(inTurn([game("a", 30), game("b", 10)], here, false))).toEqual(["a", "device-1", "b"]);
  expect(ids(inTurn([game("a", 30), game("b", 10)], here, true))).toEqual(["a", "device-1", "b", "device-2"]);
});

test("what the device answered in place of a server is listed once", () => {
  expect(ids(inTurn([game("device-1", 20)], [game("device-1", 20)], true))).toEqual(["device-1"]);
});

test("a device has no favourites and no ratings, and its games are chosen as a server's are", () => {
  const games = [game("device-1", 3), game("device-2", 2, "salem", false), game("device-3", 1, "salem", null)];

  expect(ids(chosen(games, { game: "salem" }))).toEqual(["device-2", "device-3"]);
  expect(ids(chosen(games, { won: false }))).toEqual(["device-2"]);
  expect(ids(chosen(games, {}))).toEqual(["device-1", "device-2", "device-3"]);
  expect(chosen(games, { favourite: true })).toEqual([]);
  expect(chosen(games, { rated: true })).toEqual([]);
});
