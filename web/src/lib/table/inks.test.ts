import { expect, test } from "vitest";

import "../../testing/drawing";
import traverse from "../games/traverse";
import zoondo from "../games/zoondo";
import type { GameModule } from "./game";
import { inksOf, inksOnPaper } from "./inks";

const view = { players: [{ hat: "green" }, { hat: "black" }, { hat: null }] } as never;

test("a player of Traverse has the colour of their hat, on the board as on paper", () => {
  const game = traverse as unknown as GameModule;

  expect(inksOf(game, view)).toBe("--seat-1:#2b6b3f;--seat-2:var(--hat-black, #23212e)");
  expect(inksOnPaper(game, view)).toEqual(["#2b6b3f", "#23212e", null]);
});

test("where a game gives nobody a colour the table's own stand", () => {
  expect(inksOnPaper(zoondo as unknown as GameModule, view)).toEqual([]);
});
