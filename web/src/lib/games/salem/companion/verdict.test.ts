import { describe, expect, test } from "vitest";

import { asideAfter } from "./death";
import { Evening } from "./evening";
import { exchanges, setAside, type Table } from "./table";

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
    expect(struck([3, 3]).rest().screen.told).toMatchObject({ victim: 3, verdict: "already-dead" });
    expect(struck([3, 3, 3]).screen.told).toMatchObject({ victim: 3, verdict: "ask" });
  });

  test("is dead already who was linked to somebody whose confession killed", () => {
    expect(struck([2, 2], { pair: [2, 3] }).rest().screen.told).toMatchObject({ victim: 3, verdict: "already-dead" });
    expect(struck([2, 2]).do({ do: "linked", to: 2, partner: 3 }).rest().screen.told).toMatchObject({ victim: 3, verdict: "already-dead" });
  });

  test("is asked for Asylum, and saved or not", () => {
    const evening = struck();

    expect(evening.screen).toMatchObject({ next: "closed", told: { verdict: "ask" } });
    expect(evening.do({ do: "asylum", there: true }).screen.told.verdict).toBe("asylum");
    expect(evening.do({ do: "asylum", there: false }).screen.told).toMatchObject({ verdict: "dies", asked: true });
    expect(evening.do({ do: "asylum", there: null }).screen.told).toMatchObject({ verdict: "ask", asked: false });
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

  test("takes the Matchmaker's partner along, told before or now, whatever it comes of", () => {
    const ways: ((pair: [number, number] | null) => Evening)[] = [
      (pair) => struck([], { pair }).do({ do: "asylum", there: false }).next(),
      (pair) => struck([3, 3], { pair }),
      (pair) => new Evening(6, "app", { pair }).do({ do: "dies", seat: 3 }),
      (pair) => new Evening(6, "app", { pair, cat: 3 }).run("conspiracy").do({ do: "dies", seat: 3 }),
    ];
    for (const way of ways) {
      expect(way([4, 3]).state.fell).toMatchObject([{ seat: 3, partner: 4 }]);
      expect(way([4, 3]).rest().table).toMatchObject({ dead: [3, 4], pair: null });
      expect(way([4, 3]).do({ do: "linked", to: 3, partner: null }).rest().table.dead).toEqual([3]);
      expect(way(null).rest().table.dead).toEqual([3]);
      expect(way(null).do({ do: "linked", to: 3, partner: 5 }).rest().table.dead).toEqual([3, 5]);
    }
  });

  test("leaves Mary Warren alive, whose partner died, and takes Mary's partner along", () => {
    const linked = new Evening(6, "app", { pair: [4, 3], citizens: { 4: "mary_warren" } });

    expect(linked.do({ do: "dies", seat: 3 }).rest().table.dead).toEqual([3]);
    expect(new Evening(6, "app", { pair: [4, 3], citizens: { 4: "mary_warren" } }).do({ do: "dies", seat: 4 }).rest().table.dead).toEqual([4, 3]);
  });

  test("is seen to before anything else begins or goes on, and each in its turn", () => {
    const day = new Evening(6).do({ do: "dies", seat: 3 });
    const two = struck([2, 2]).wait(60);

    expect(day.run("night").state.run).toBeNull();
    expect(day.do({ do: "rest", seat: 1 }).state.fell).toHaveLength(1);
    expect(day.rest().run("night").state.run?.kind).toBe("night");
    expect(two.screen).toMatchObject({ face: "fell", count: null, line: null });
    expect(two.lines, "nobody is named meanwhile").not.toContain("struck");
    expect(two.rest().screen.face).toBe("verdict");
    expect(two.lines.at(-1)).toBe("struck");
  });

  test("of two linked players by their own confessions is told of each, and neither dies twice", () => {
    const evening = struck([2, 2, 4, 4], { pair: [2, 4] });

    expect(evening.state.fell).toMatchObject([{ seat: 2, partner: null }, { seat: 4, partner: null }]);
    expect(evening.rest().table.killed).toEqual([2, 4]);
  });

  test("clears what lay in front of the dead, and nothing else", () => {
    const cleared = new Evening(6, "app", { cat: 3, asylum: 3, pair: [3, 4] }).do({ do: "dies", seat: 3 });
    const left = new Evening(6, "app", { cat: 3, asylum: 2, pair: [1, 4] }).do({ do: "dies", seat: 5 });

    expect(cleared.table).toMatchObject({ cat: null, asylum: null, pair: null });
    expect(left.table).toMatchObject({ cat: 3, asylum: 2, pair: [1, 4] });
  });

  test("by confession is marked as well", () => {
    const evening = struck([2, 2]);

    expect(evening.table).toMatchObject({ dead: [2], killed: [2] });
    expect(evening.rest().do({ do: "asylum", there: true }).next().table.dead).toEqual([2]);
  });

  test("by confession waits for the end of the hourglass, or for everybody to have decided", () => {
    const evening = Evening.night(6).next().until("confession").do({ do: "confess", seat: 2 }).do({ do: "confess", seat: 2 });

    expect(evening.wait(29.9).table.dead).toEqual([]);
    expect(evening.wait(0.1).table.dead).toEqual([2]);
    expect(evening.screen.face).toBe("fell");
  });

  test("with two players left puts blue cards, Scapegoat and Robbery aside, and not before", () => {
    const three = struck([], { dead: [4, 5] }).do({ do: "asylum", there: false });
    const two = struck([], { dead: [2, 4, 5] }).do({ do: "asylum", there: false });

    expect(setAside(three.next().table)).toEqual([]);
    expect(setAside(two.next().table)).toEqual(["scapegoat", "robbery", "asylum", "piety", "matchmaker", "black_cat"]);
  });

  test("with two players left says so of a partner too, by day and of a confession", () => {
    const aside = (evening: Evening): readonly string[] => evening.state.fell.flatMap((fallen) => asideAfter(evening.table, fallen));
    const more = { dead: [4, 5], pair: [2, 3] as [number, number] };

    expect(aside(new Evening(6, "app", more).do({ do: "dies", seat: 3 }))).toContain("scapegoat");
    expect(aside(struck([3, 3], more))).toContain("scapegoat");
    expect(aside(new Evening(6, "app", { ...more, pair: null }).do({ do: "dies", seat: 3 }))).toEqual([]);
  });
});

describe("what is revealed while a script runs", () => {
  test("wins for the Puritans before the victim is named, if it is the last Witch card", () => {
    const evening = Evening.night(6).next().until("strike").tap(3).until("confession").do({ do: "witches", shown: 2 }).wait(60);

    expect(evening.state).toMatchObject({ winner: "puritans", run: null });
    expect(evening.lines).not.toContain("struck");
  });

  test("with ghosts wins for the Witches if it is the Constable's card", () => {
    const evening = Evening.night(2).until("strike").tap(1).until("verdict").do({ do: "asylum", there: false }).do({ do: "constable", shown: true });

    expect(evening.state).toMatchObject({ winner: "witches", run: null });
  });

  test("kills whoever has the Black Cat, and the exchange goes on among the others", () => {
    const evening = new Evening(6, "app", { cat: 3 }).run("conspiracy").do({ do: "drew", seat: 3, first: true }).do({ do: "dies", seat: 3 }).rest();

    expect(evening.next().screen.face).toBe("exchange");
    expect(exchanges(evening.table).flatMap(({ taker, giver }) => [taker, giver])).not.toContain(3);
    expect(evening.table).toMatchObject({ dead: [3], killed: [], cat: null });
  });

  test("kills nobody while eyes are shut", () => {
    expect(Evening.night(6).until("strike").do({ do: "dies", seat: 3 }).state).toMatchObject({ fell: [], table: { dead: [] } });
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
