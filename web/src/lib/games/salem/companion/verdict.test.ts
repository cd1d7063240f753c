import { describe, expect, test } from "vitest";

import { Evening } from "./evening";
import { setAside, type Table } from "./table";

/** A Night in which Dan (3) is struck and Bob (1) has the Gavel, with confessions of these. */
function struck(confessed: number[] = [], more: Partial<Table> = {}, on = 3, players = 6): Evening {
  const evening = Evening.night(players, "app", more).next().until("strike").tap(on).until("protect").tap(1).until("confession");
  for (const seat of confessed) evening.do({ do: "confess", seat });
  return evening.do({ do: "decided" });
}

describe("the victim", () => {
  test("is saved by the Gavel, and named all the same", () => {
    expect(struck([], {}, 1).screen.told).toMatchObject({ victim: 1, verdict: "gavel" });
  });

  test("is saved by a confession", () => {
    expect(struck([3]).screen.told).toMatchObject({ victim: 3, verdict: "confession" });
  });

  test("whose confession killed is dead already", () => {
    expect(struck([3, 3]).screen.told).toMatchObject({ victim: 3, verdict: "already-dead" });
    expect(struck([3, 3, 3]).screen.told).toMatchObject({ victim: 3, verdict: "ask" });
  });

  test("is asked for Asylum, and saved or not", () => {
    const evening = struck();

    expect(evening.screen).toMatchObject({ next: "closed", told: { verdict: "ask" } });
    expect(evening.do({ do: "asylum", there: true }).screen.told.verdict).toBe("asylum");
    expect(evening.do({ do: "asylum", there: false }).screen.told.verdict).toBe("dies");
  });

  test("is not asked for Asylum where the table has told who holds it", () => {
    expect(struck([], { asylum: 3 }).screen.told.verdict).toBe("asylum");
    expect(struck([], { asylum: 4 }).screen.told.verdict).toBe("dies");
  });

  test("is nobody if nobody tapped", () => {
    expect(Evening.night(6).next().until("verdict").screen.told).toMatchObject({ victim: null, verdict: "nobody" });
  });
});

describe("a death", () => {
  test("is marked when the verdict has been read, and not before", () => {
    const evening = struck().do({ do: "asylum", there: false });

    expect(evening.table.dead).toEqual([]);
    expect(evening.next().table).toMatchObject({ dead: [3], killed: [3] });
  });

  test("takes the Matchmaker's partner along, told before or now", () => {
    const known = struck([], { pair: [4, 3] }).do({ do: "asylum", there: false });
    const now = struck().do({ do: "asylum", there: false }).do({ do: "partner", seat: 5 });

    expect(known.screen.told.partner).toBe(4);
    expect(known.next().table.dead).toEqual([3, 4]);
    expect(now.next().table.dead).toEqual([3, 5]);
  });

  test("leaves Mary Warren alive, whose partner died", () => {
    expect(struck([], { pair: [4, 3], citizens: { 4: "mary_warren" } }).do({ do: "asylum", there: false }).screen.told.partner).toBeNull();
  });

  test("clears what lay in front of the dead, and nothing else", () => {
    const cleared = new Evening(6, "app", { cat: 3, asylum: 3, pair: [3, 4] }).do({ do: "dies", seat: 3 });
    const left = new Evening(6, "app", { cat: 3, asylum: 2, pair: [1, 4] }).do({ do: "dies", seat: 5 });

    expect(cleared.table).toMatchObject({ cat: null, asylum: null, pair: null });
    expect(left.table).toMatchObject({ cat: 3, asylum: 2, pair: [1, 4] });
  });

  test("by confession is marked as well", () => {
    expect(struck([2, 2]).do({ do: "asylum", there: true }).next().table.dead).toEqual([2]);
  });

  test("with two players left puts blue cards, Scapegoat and Robbery aside, and not before", () => {
    const three = struck([], { dead: [4, 5] }).do({ do: "asylum", there: false });
    const two = struck([], { dead: [2, 4, 5] }).do({ do: "asylum", there: false });

    expect(setAside(three.next().table)).toEqual([]);
    expect(setAside(two.next().table)).toEqual(["scapegoat", "robbery", "asylum", "piety", "matchmaker", "black_cat"]);
  });
});

describe("the day", () => {
  test("the last Witch card shown is a win of the Puritans", () => {
    const evening = new Evening(6).do({ do: "witches", shown: 1 });

    expect(evening.state.winner).toBeNull();
    expect(evening.do({ do: "witches", shown: 2 }).state.winner).toBe("puritans");
  });

  test("the hourglass runs thirty seconds, Tituba's sixty", () => {
    expect(new Evening(6).run("hourglass").wait(29.9).screen.face).toBe("sand");
    expect(new Evening(6).run("hourglass").wait(30).screen.face).toBe("sand-out");
    expect(new Evening(6).run("tituba").wait(59.9).screen.face).toBe("sand");
    expect(new Evening(6).run("tituba").wait(60).screen.face).toBe("sand-out");
  });

  test("a Conspiracy is counted three, two, one, and then looked at", () => {
    const evening = new Evening(6).run("conspiracy").do({ do: "drew", seat: 0, first: false }).next().next();

    expect(evening.screen).toMatchObject({ face: "counting", count: 3 });
    expect(evening.wait(4).screen.face).toBe("look");
  });

  test("a blind Conspiracy goes by the centre", () => {
    const evening = new Evening(6, "app", { options: ["blind_conspiracy"] }).run("conspiracy").do({ do: "drew", seat: 0, first: false }).next().next().wait(4);

    expect(evening.screen.face).toBe("centre");
  });

  test("a Moderator may ask with shut eyes whether all the living are Witches", () => {
    const evening = new Evening(6, "moderator").run("check").until("raised");

    expect(evening.lines).toEqual(["sleep", "raise", "lower", "day"]);
    expect(evening.do({ do: "over", winner: "witches" }).state.winner).toBe("witches");
  });

  test("two procedures never run at once, and none after the end", () => {
    expect(new Evening(6).run("night").run("dawn").state.run?.kind).toBe("night");
    expect(new Evening(6).do({ do: "over", winner: "witches" }).run("night").state.run).toBeNull();
  });
});
