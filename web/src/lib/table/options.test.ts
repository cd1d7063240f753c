import { describe, expect, test } from "vitest";

import { readStep, writeStep } from "../wire/step";
import { Picking, type Choice } from "./options";

const choice = (notation: string, ...keys: string[]): Choice => ({ step: readStep(notation), keys });

const HAND = [
  choice("PlayRed(by=0, on=2, card=evidence)", "card:evidence", "seat:2"),
  choice("PlayRed(by=0, on=3, card=evidence)", "card:evidence", "seat:3"),
  choice("PlayBlue(by=0, on=3, card=asylum)", "card:asylum", "seat:3"),
  choice("DrawTwo(by=0)"),
];

describe("what glows", () => {
  test("at first the cards glow and the players do not", () => {
    const picking = new Picking(HAND);

    expect(picking.light("card:evidence")).toBe("can");
    expect(picking.light("seat:3")).toBe("no");
    expect(picking.takes("seat:3")).toBe(false);
  });

  test("what names nothing is a button", () => {
    expect(new Picking(HAND).complete.map((one) => one.step.name)).toEqual(["DrawTwo"]);
  });

  test("after a card, the players it may be played on are targets", () => {
    const picking = new Picking(HAND).tap("card:asylum");

    expect(picking.light("card:asylum")).toBe("selected");
    expect(picking.light("seat:3")).toBe("target");
    expect(picking.light("seat:2")).toBe("no");
    expect(picking.done).toBeNull();
  });

  test("towards a choice, its card is next, then its target; after another card, its own", () => {
    const [, wanted] = HAND as [Choice, Choice];
    const picking = new Picking(HAND);

    expect(picking.towards(wanted)).toBe("card:evidence");
    expect(picking.tap("card:evidence").towards(wanted)).toBe("seat:3");
    expect(picking.tap("card:asylum").towards(wanted)).toBe("card:evidence");
    expect(picking.towards(choice("DrawTwo(by=0)"))).toBeNull();
  });

  test("card, then target, is a choice", () => {
    const done = new Picking(HAND).tap("card:evidence").tap("seat:2").done;

    expect(done?.step.notation).toBe("PlayRed(by=0, on=2, card=evidence)");
  });

  test("a tap on the same card takes it back, on another one changes it", () => {
    const picking = new Picking(HAND).tap("card:evidence");

    expect(picking.tap("card:evidence").picked).toEqual([]);
    expect(picking.tap("card:asylum").picked).toEqual(["card:asylum"]);
  });

  test("a tap on something that is no option changes nothing", () => {
    const picking = new Picking(HAND);

    expect(picking.tap("seat:9")).toBe(picking);
  });

  test("options that name the same things are told apart by buttons", () => {
    const picking = new Picking([
      choice("PlayAlibi(by=0, on=1)", "card:alibi", "seat:1"),
      choice("PlayAlibiAsWitness(by=0, on=1)", "card:alibi", "seat:1"),
    ]).tap("card:alibi").tap("seat:1");

    expect(picking.done).toBeNull();
    expect(picking.complete).toHaveLength(2);
  });

  test("from one player to another, in order", () => {
    const picking = new Picking([
      choice("PlayRobbery(by=0, source=1, target=2)", "card:robbery", "seat:1", "seat:2"),
      choice("PlayRobbery(by=0, source=2, target=1)", "card:robbery", "seat:2", "seat:1"),
    ]).tap("card:robbery").tap("seat:2");

    expect(picking.light("seat:1")).toBe("target");
    expect(picking.tap("seat:1").done?.step.args["source"]).toBe(2);
  });
});

test("a step is read and written as the server does", () => {
  const step = readStep("PlayCurse(by=0, on=4, card=none)");

  expect(step).toMatchObject({ name: "PlayCurse", args: { by: 0, on: 4, card: null } });
  expect(writeStep(step.name, step.args)).toBe("PlayCurse(by=0, on=4, card=none)");
  expect(readStep("PutOutTokens()").args).toEqual({});
});
