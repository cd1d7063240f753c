import { describe, expect, test } from "vitest";

import { rule } from "../../../../testing/rule";
import { Evening } from "./evening";

/** Seconds from the first line to each line. */
function times(evening: Evening): [string, number][] {
  const first = evening.heard[0]?.at ?? 0;
  return evening.heard.flatMap(({ at, cue }): [string, number][] => ("say" in cue ? [[cue.say, (at - first) / 1000]] : []));
}

describe("the Dawn", () => {
  test("is told line by line, each when its time has come", () => {
    const evening = new Evening(6).run("dawn").next().wait(60);

    expect(times(evening)).toEqual([["sleep", 0], ["witches-meet", 7], ["witches-sleep", 21], ["day", 28], ["cat", 32]]);
  });

  test("counts from ten to nought, always to the end", () => {
    const evening = new Evening(6).run("dawn").next().until("choose-cat").tap(3).do({ do: "sure" });

    expect(evening.screen.count).toBe(10);
    expect(evening.wait(9.9).screen.id).toBe("choose-cat");
    expect(evening.wait(0.1).screen.id).toBe("witches-sleep");
    expect(evening.heard.flatMap(({ cue }) => ("count" in cue ? [cue.count] : []))).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
  });

  test("pauses three seconds and more before anybody's eyes open", () => {
    const evening = new Evening(6).run("dawn").next().until("hush");

    expect(evening.wait(2.9).screen.id).toBe("hush");
    expect(evening.wait(0.1).screen.id).toBe("wake");
  });

  test("gives the Black Cat to the seat that was confirmed, or else tapped last", () => {
    const sure = new Evening(6).run("dawn").next().until("choose-cat").tap(3).do({ do: "sure" }).tap(4);
    const unsure = new Evening(6).run("dawn").next().until("choose-cat").tap(3).tap(4);

    expect(sure.until("cat").screen.told).toEqual({ cat: 3, starter: 3 });
    expect(unsure.until("cat").screen.told).toEqual({ cat: 4, starter: 4 });
  });

  test("gives it to a random seat if nobody tapped", () => {
    const seats = [0, 0.5, 0.999].map((chance) => new Evening(6).run("dawn", [chance, 0]).next().until("cat").screen.told.cat);

    expect(seats).toEqual([0, 3, 5]);
  });

  test("remembers where the Black Cat lies", () => {
    const evening = new Evening(6).run("dawn").next().until("choose-cat").tap(2).until("cat").next();

    expect(evening.table.cat).toBe(2);
    expect(evening.state.run).toBeNull();
  });

  test("calls one Witch where one Witch card is dealt, several where there are several", () => {
    expect(new Evening(5).run("dawn").next().wait(10).lines).toContain("witch-wakes");
    expect(new Evening(5, "app", { options: ["more_witches"] }).run("dawn").next().wait(10).lines).toContain("witches-meet");
  });
});

describe("the Night", () => {
  test("is told line by line, each when its time has come", () => {
    const evening = Evening.night(6).next().until("confession").wait(60);

    expect(times(evening)).toEqual([
      ["sleep", 0], ["witches-wake", 7], ["witches-sleep", 31], ["constable-wakes", 38], ["constable-sleeps", 52], ["day", 59],
      ["confess", 59], ["nobody", 89],
    ]);
  });

  test("asks first who drew it", () => {
    const evening = new Evening(6).run("night");

    expect(evening.screen.next).toBe("closed");
    expect(evening.next().screen.id).toBe("drawer");
    expect(evening.do({ do: "drew", seat: 2, first: true }).screen.next).toBe("open");
  });

  test("leaves the Constable out once the card is face-up", () => {
    const evening = Evening.night(6, "app", { constableShown: true }).next().until("gavel");

    expect(evening.lines).toEqual(["sleep", "witches-wake", "witches-sleep", "day"]);
  });

  test("keeps to its script when the Constable's card turns up while it runs", () => {
    const evening = Evening.night(6).next().until("protect").tap(1).until("confession").do({ do: "constable", shown: true });

    expect(evening.screen.id).toBe("confession");
  });

  test("takes living seats only, and no seat without ghosts", () => {
    const evening = Evening.night(6, "app", { dead: [4] }).next().until("strike");

    expect(evening.tap(4).screen.taps?.seat).toBeNull();
    expect(evening.tap(0).screen.taps?.seat).toBe(0);
    expect(evening.tap(null).screen.taps?.seat).toBe(0);
    expect(evening.screen.taps?.nobody).toBe(false);
  });

  test("shows the Gavel when eyes open, and not the victim", () => {
    const evening = Evening.night(6).next().until("strike").tap(5).until("protect").tap(2).until("gavel");

    expect(evening.screen.told).toEqual({ gavel: 2 });
  });

  test("has an hourglass for confessions that is heard ten seconds before its end and at its end", () => {
    const evening = Evening.night(6).next().until("gavel").next();
    const begun = evening.now;
    evening.wait(40);

    const bells = evening.heard.flatMap(({ at, cue }) => ("bell" in cue ? [[cue.bell, (at - begun) / 1000]] : []));
    expect(bells).toEqual([["warning", 20], ["end", 30]]);
    expect(evening.screen.id).toBe("verdict");
  });

  test("ends the confessions when everyone has decided", () => {
    const evening = Evening.night(6).next().until("confession").wait(5).do({ do: "decided" });

    expect(evening.screen.id).toBe("verdict");
  });

  test("goes on with whoever drew it, or with the next one if that player died", () => {
    const alive = Evening.night(6).next().until("strike").tap(3).until("verdict").do({ do: "asylum", there: false }).next().rest();
    const dead = Evening.night(6).next().until("strike").tap(0).until("verdict").do({ do: "asylum", there: false }).next().rest();

    expect(alive.screen.told).toMatchObject({ drawer: 0, resumes: 0 });
    expect(dead.screen.told).toMatchObject({ drawer: 0, resumes: 1 });
  });
});

describe("everywhere", () => {
  test("a pause hides everything and stops the clock, and nothing is tapped meanwhile", () => {
    const evening = Evening.night(6).next().until("strike").tap(3).wait(4).do({ do: "pause" });

    expect(evening.screen).toMatchObject({ face: "paused", line: null, count: null, taps: null, told: {} });
    expect(evening.wait(100).tap(5).do({ do: "resume" }).screen).toMatchObject({ id: "strike", count: 16 });
    expect(evening.until("verdict").screen.told.victim).toBe(3);
  });

  test("a script can be left on every screen", () => {
    for (const id of ["drawer", "hush", "strike", "gavel", "confession", "verdict"]) {
      expect(Evening.night(6).until(id).do({ do: "abort" }).state.run).toBeNull();
    }
  });

  test("a reload loses nothing: a script under way waits for a tap, and goes on where it was", () => {
    const evening = Evening.night(6).next().until("strike").tap(3).wait(4).reload();

    expect(evening.screen.face).toBe("paused");
    expect(evening.wait(30).do({ do: "resume" }).screen).toMatchObject({ id: "strike", count: 16 });
    expect(evening.until("verdict").screen.told.victim).toBe(3);
  });

  test("a clock that is read late comes to the same place", () => {
    const late = Evening.night(6).next();
    late.now += 45_000;
    const often = Evening.night(6).next().wait(45);

    expect(late.do({ do: "tick" }).screen).toEqual(often.screen);
    expect(late.heard).toEqual(often.heard);
  });
});

describe("a Moderator who goes back", () => {
  test("may tap otherwise in a window that was confirmed", () => {
    const evening = Evening.night(6, "moderator").until("strike").tap(3).do({ do: "sure" }).tap(4).next().do({ do: "back" });

    expect(evening.screen.taps).toMatchObject({ seat: 3, sure: false });
    expect(evening.tap(4).until("verdict").screen.told.victim).toBe(4);
  });

  test("takes back the death that the verdict brought, whether it has been seen to or not", () => {
    const died = (): Evening => Evening.night(6, "moderator", { cat: 3, pair: [3, 4] }).until("strike").tap(3).until("verdict").do({ do: "asylum", there: false }).next();
    for (const evening of [died().do({ do: "back" }), died().rest().do({ do: "back" })]) {
      expect(evening.screen).toMatchObject({ face: "verdict", told: { victim: 3, verdict: "dies" } });
      expect(evening.table).toMatchObject({ dead: [], killed: [], cat: 3, pair: [3, 4] });
      expect(evening.next().rest().table).toMatchObject({ dead: [3, 4], killed: [3, 4], cat: null });
    }
  });

  test("takes back who died of a confession, and counts nobody twice", () => {
    const evening = Evening.night(6, "moderator").until("confession").do({ do: "confess", seat: 2 }).do({ do: "confess", seat: 2 }).next();
    const again = evening.rest().do({ do: "back" });

    expect(again.screen).toMatchObject({ face: "confession", told: { fallen: [2] } });
    expect(again.table.dead).toEqual([]);
    expect(again.until("end").table).toMatchObject({ dead: [2], killed: [2] });
  });

  test("is told of Witch cards once: going back leaves what was counted", () => {
    const evening = Evening.night(6, "moderator").until("strike").tap(3).until("verdict").do({ do: "asylum", there: false }).next().do({ do: "witches", shown: 1 });

    expect(evening.do({ do: "back" }).table.witchesShown).toBe(1);
  });
});

rule("SAL-SET-01")("whoever moderates is prompted by the same script and goes through it by hand, forth and back", () => {
  const evening = Evening.night(6, "moderator", { moderator: "Max" }).next();

  expect(evening.table.names).not.toContain("Max");
  expect(evening.wait(30).screen.id).toBe("sleep");
  expect(evening.next().next().next().screen.id).toBe("strike");
  expect(evening.tap(3).tap(2).do({ do: "back" }).screen.id).toBe("wake");
  expect(evening.until("verdict").lines).toEqual(["sleep", "witches-wake", "witches-wake", "witches-sleep", "constable-wakes", "constable-sleeps", "day", "confess", "struck"]);
  expect(evening.screen.told.victim).toBe(2);
});
