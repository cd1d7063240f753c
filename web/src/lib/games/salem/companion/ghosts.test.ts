import { describe, expect, test } from "vitest";

import { Evening, NAMES } from "./evening";
import { exchanges, newTable, order } from "./table";

describe("with ghosts", () => {
  test("players and ghosts alternate at two, and the ghost sits between the last and the first at three", () => {
    expect(order(newTable(NAMES.slice(0, 2)))).toEqual([0, 2, 1, 3]);
    expect(order(newTable(NAMES.slice(0, 3)))).toEqual([0, 1, 2, 3]);
  });

  test("the shuffled Victim cards decide unless a Witch taps, and the screen after it is the same", () => {
    for (const players of [2, 3]) {
      const untouched = new Evening(players).run("dawn", [0.6, 0]).next().until("cat");
      const same = new Evening(players).run("dawn", [0, 0]).next().until("choose-cat").tap(untouched.screen.told.cat ?? null).until("cat");

      expect(same.screen).toEqual(untouched.screen);
      expect(same.heard).toEqual(untouched.heard);
    }
  });

  test("a ghost with the Black Cat lets the next player clockwise begin", () => {
    const two = new Evening(2).run("dawn").next().until("choose-cat").tap(2).until("cat");
    const three = new Evening(3).run("dawn").next().until("choose-cat").tap(3).until("cat");

    expect(two.screen.told).toEqual({ cat: 2, starter: 1 });
    expect(three.screen.told).toEqual({ cat: 3, starter: 0 });
  });

  test("at Night chance strikes where nobody taps", () => {
    expect(Evening.night(3, "app", {}, [0, 0.99]).until("verdict").screen.told.victim).toBe(3);
    expect(Evening.night(4, "app", {}, [0, 0.99]).until("verdict").screen.told.victim).toBeNull();
  });

  test("the Constable may guard themselves or nobody", () => {
    const evening = Evening.night(2).until("protect");

    expect(evening.screen.taps?.nobody).toBe(true);
    expect(evening.tap(3).tap(null).until("gavel").screen.told.gavel).toBeNull();
  });

  test("the victim loses two Tryals, chosen by the next player clockwise, and nobody is dead", () => {
    const evening = Evening.night(2).until("strike").tap(3).until("verdict").do({ do: "asylum", there: false });

    expect(evening.screen.told.verdict).toBe("loses");
    expect(evening.next().table.dead).toEqual([]);
  });

  test("in a Conspiracy somebody else chooses what a ghost takes", () => {
    expect(exchanges(newTable(NAMES.slice(0, 2)))).toEqual([
      { taker: 0, giver: 2, chooser: 0 }, { taker: 2, giver: 1, chooser: 0 }, { taker: 1, giver: 3, chooser: 1 }, { taker: 3, giver: 0, chooser: 1 },
    ]);
  });

  test("a death and the Constable's card are a win of the Witches, the Witch card of the Puritans", () => {
    expect(new Evening(3).do({ do: "dies", seat: 3 }).state.winner).toBe("witches");
    expect(new Evening(3).do({ do: "constable", shown: true }).state.winner).toBe("witches");
    expect(new Evening(3).do({ do: "witches", shown: 1 }).state.winner).toBe("puritans");
    expect(new Evening(4).do({ do: "constable", shown: true }).state.winner).toBeNull();
  });
});

test("without ghosts everybody takes from the next living seat", () => {
  expect(exchanges(newTable(NAMES.slice(0, 5), "app", { dead: [1] })).map(({ taker, giver }) => [taker, giver])).toEqual([[0, 2], [2, 3], [3, 4], [4, 0]]);
});
