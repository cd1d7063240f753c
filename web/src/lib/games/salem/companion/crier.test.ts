import { expect } from "vitest";

import { rule } from "../../../../testing/rule";
import { Evening } from "./evening";
import { adviceBefore, preparation } from "./advice";
import { newTable, victimCards } from "./table";

const spoken = (evening: Evening): number[] => evening.heard.flatMap(({ cue }) => ("count" in cue && cue.aloud ? [cue.count] : []));
const down = (from: number): number[] => Array.from({ length: from + 1 }, (_, past) => from - past);

rule("SAL-SET-01")("who leads is one of three: this device, a Town Crier who plays, a Moderator who does not", () => {
  const moderated = newTable(["Ann", "Bob", "Cleo", "Dan"], "moderator", { moderator: "Max" });
  const cried = newTable(["Ann", "Bob", "Cleo", "Dan"], "crier");

  expect(moderated).toMatchObject({ crier: null, moderator: "Max" });
  expect(moderated.names).toHaveLength(4);
  expect(cried).toMatchObject({ crier: 0, moderator: "" });
  expect(newTable(["Ann", "Bob", "Cleo", "Dan"])).toMatchObject({ lead: "app", crier: null });
});

rule("SAL-SET-02")("the Crier is a player like the others: a seat that is struck, saved and dies like any", () => {
  const evening = Evening.night(5, "crier", { crier: 2 }).until("turned").tap(2).next().do({ do: "asylum", there: false }).next();

  expect(evening.table).toMatchObject({ crier: 2, dead: [2] });
});

rule("SAL-SET-13")("the Victim cards go to the box, but for a Crier's stack and the four of a table with ghosts", () => {
  const table = (players: number, lead: "app" | "crier" | "moderator") => newTable(["Ann", "Bob", "Cleo", "Dan"].slice(0, players), lead);

  expect(victimCards(table(4, "app"))).toBe("box");
  expect(victimCards(table(4, "moderator"))).toBe("box");
  expect(victimCards(table(4, "crier"))).toBe("stack");
  for (const lead of ["app", "crier", "moderator"] as const) {
    expect(victimCards(table(2, lead))).toBe("ghosts");
    expect(victimCards(table(3, lead))).toBe("ghosts");
  }
});

rule("SAL-DAWN-07")("a Crier's Dawn: the Cat is placed by hand while the voice counts from ten, and is then told where it lies", () => {
  const evening = new Evening(6, "crier").run("dawn");
  const prepared = preparation(evening.table, "dawn");
  evening.next().until("turned");

  expect(prepared).toContain("cat-by-the-deck");
  expect(evening.lines).toEqual(["sleep", "crier-cat", "witches-sleep", "day"]);
  expect(spoken(evening)).toEqual(down(10));
  expect(evening.screen.next).toBe("closed");
  expect(evening.tap(4).next().screen.told).toEqual({ cat: 4, starter: 4 });
});

rule("SAL-DAWN-07", "SAL-CRIER-03", "SAL-CRIER-04")("a Crier whose eyes are shut is asked for no tap while eyes are shut", () => {
  for (const kind of ["dawn", "night"] as const) {
    const evening = new Evening(6, "crier").run(kind).do({ do: "drew", seat: 0, first: false }).next();
    let shut = 0;
    for (; evening.outside.light === "night"; shut++) {
      expect(evening.screen).toMatchObject({ taps: null, next: "hidden" });
      evening.wait(0.5);
    }

    expect(shut).toBeGreaterThan(40);
  }
});

rule("SAL-NIGHT-12")("a Crier is advised to give way to somebody who died in an earlier Night, or who does not play", () => {
  const fresh = new Evening(6, "crier");
  const later = new Evening(6, "crier", { dead: [1, 4], killed: [4] });

  expect(adviceBefore(fresh.table)).toEqual({ watcher: true, dead: [] });
  expect(adviceBefore(later.table)).toEqual({ watcher: true, dead: [4] });
  expect(adviceBefore(new Evening(6, "app", { dead: [4], killed: [4] }).table)).toBeNull();
  expect(adviceBefore(new Evening(6, "moderator", { dead: [4], killed: [4] }).table)).toBeNull();
});

rule("SAL-CRIER-01")("before a Crier's Night the Victim cards of those still in play are stacked face-up", () => {
  expect(preparation(new Evening(6, "crier").table, "night")).toContain("victims-face-up");
  expect(preparation(new Evening(6).table, "night")).not.toContain("victims-face-up");
});

rule("SAL-CRIER-02")("then everyone closes their eyes", () => {
  const evening = Evening.night(6, "crier").next();

  expect(evening.lines).toEqual(["sleep"]);
  expect(evening.screen.light).toBe("night");
});

rule("SAL-CRIER-03")("then the Witches set a Victim card apart while the voice counts from twenty, and close their eyes", () => {
  const evening = Evening.night(6, "crier").next().until("strike");
  const begun = evening.now;
  evening.until("witches-sleep");

  expect(evening.lines).toEqual(["sleep", "crier-victim", "witches-sleep"]);
  expect(spoken(evening)).toEqual(down(20));
  expect(evening.now - begun, "twenty seconds, and one in which nought is said").toBe(21_000);
});

rule("SAL-CRIER-04")("then the Constable places the Gavel while the voice counts from ten, and closes their eyes", () => {
  const evening = Evening.night(6, "crier").next().until("protect");
  const begun = evening.now;
  evening.until("constable-sleeps");

  expect(evening.lines.slice(3)).toEqual(["crier-gavel", "constable-sleeps"]);
  expect(spoken(evening).slice(21)).toEqual(down(10));
  expect(evening.now - begun, "ten seconds, and one in which nought is said").toBe(11_000);
});

rule("SAL-CRIER-05")("then all eyes open, the Gavel is seen, and the hourglass runs for confessions", () => {
  const evening = Evening.night(6, "crier").next().until("gavel");

  expect(evening.screen.light).toBe("day");
  expect(evening.tap(1).screen.told.gavel).toBe(1);
  expect(evening.next().screen).toMatchObject({ face: "confession", count: 30 });
  expect(evening.do({ do: "confess", seat: 3 }).screen.told).toMatchObject({ gavel: 1, confessed: [3] });
});

rule("SAL-CRIER-06")("then the Victim card is turned over, and what saves, saves; at the end the deck is made anew", () => {
  const saved = Evening.night(6, "crier").until("gavel").tap(1).until("turned").tap(1).next();
  const nobody = Evening.night(6, "crier").until("turned").tap(null).next();

  expect(saved.screen.told).toMatchObject({ victim: 1, verdict: "gavel" });
  expect(nobody.screen.told).toMatchObject({ victim: null, verdict: "nobody" });
  expect(saved.next().screen.face).toBe("end");
});

rule("SAL-CRIER-08")("the first player killed at a Crier's table is offered the work, once, and may take it", () => {
  const killed = () => Evening.night(6, "crier").until("turned").tap(3).next().do({ do: "asylum", there: false }).next();

  expect(killed().state.offer).toBe(3);
  expect(killed().do({ do: "moderate", accepted: true }).table).toMatchObject({ lead: "moderator", moderator: "Dan", crier: null });
  const declined = killed().do({ do: "moderate", accepted: false });
  expect(declined.table).toMatchObject({ lead: "crier", crier: 0 });
  expect(declined.next().do({ do: "dies", seat: 4 }).state.offer).toBeNull();
  expect(new Evening(6).do({ do: "dies", seat: 4 }).state.offer).toBeNull();
});

rule("SAL-CRIER-09")("noise covers movements for as long as eyes are shut, and no longer; everybody may stand up before", () => {
  for (const lead of ["app", "crier"] as const) {
    const evening = Evening.night(6, lead);
    const advised = preparation(evening.table, "night");
    for (let tenths = 0; evening.screen.face !== "verdict"; tenths++) {
      expect(evening.outside.ambience).toBe(evening.outside.light === "night");
      if (evening.screen.next === "open") evening.next();
      else if (evening.screen.face === "turned") evening.tap(null);
      else evening.wait(0.5);
    }

    expect(advised).toContain("stand-up");
  }
});

rule("SAL-GHOST-10")("where hands play the pile of Victim cards it is nudged, eyes shut, just before eyes open", () => {
  for (const players of [2, 3]) {
    for (const lead of ["crier", "moderator"] as const) {
      for (const [kind, open] of [["dawn", "day"], ["night", "gavel"]] as const) {
        const evening = new Evening(players, lead).run(kind).do({ do: "drew", seat: 0, first: false }).until("nudge");

        expect(evening.screen).toMatchObject({ light: "night", line: "nudge" });
        const next = lead === "moderator" ? evening.next() : evening.wait(9);
        expect(next.screen.id).toBe(open);
      }
    }
    expect(Evening.night(players).until("verdict").lines).not.toContain("nudge");
  }
  expect(Evening.night(4, "crier").until("gavel").lines).not.toContain("nudge");
});
