import { expect, test } from "vitest";

import type { GameBook } from "$lib/wire/types";
import { rule } from "../../../../testing/rule";
import { readStep } from "../../../wire/step";
import { GameText } from "../../../text/game";
import { Words } from "../../../text/words";
import { herald } from "../herald";
import type { SalemView } from "../view";
import { places, pointingAt, windowOf } from "./window";

const TEXT = new GameText(new Words("en", []), { steps: {}, events: {} } as unknown as GameBook, ["Ann", "Bob", "Cleo", "Dan"]);

function night(asked: string[], more: Partial<SalemView> = {}): SalemView {
  const players = [true, true, false, true].map((living) => ({ living }));
  return { phase: "night", order: [2, 3, 0, 1], asked: asked.map((why, seat) => ({ seat, why })), players, outcome: null, ...more } as unknown as SalemView;
}

rule("SAL-R83")("with eyes closed everybody has the same seats in the same order, and the dead are none", () => {
  expect(places(night(["ChooseVictim"]))).toEqual([3, 0, 1]);
});

test("a window is known by what everybody is asked", () => {
  expect(windowOf(night(["ChooseProtected", "ChooseProtected"]))).toBe("ChooseProtected");
  expect(windowOf(night(["ChooseConfession"]))).toBe(null);
  expect(windowOf(night([]))).toBe(null);
});

test("a seat that cannot be chosen has no answer, nobody has one where it may be chosen", () => {
  const open = ["Protect(by=0, on=1)", "Protect(by=0, on=none)"].map((notation) => ({ step: readStep(notation), keys: [] }));

  expect(pointingAt(open, 1)).toBe(open[0]);
  expect(pointingAt(open, 0)).toBe(null);
});

test("the screen says aloud what everybody sees, and nothing of what somebody answered", () => {
  const say = (view: SalemView, name: string | null, asked: string | null): string | undefined =>
    herald({ view, asked, text: TEXT, event: name === null ? null : { name, fields: { on: 1 } } as never })?.line;

  expect(say(night([]), "NightFell", null)).toBe("room-sleep");
  expect(say(night(["ChooseVictim"]), null, "ChooseVictim")).toBe("room-victim");
  expect(say(night(["ChooseProtected"]), null, "ChooseProtected")).toBe("room-protected");
  expect(say(night([]), "EyesOpened", null)).toBe("day");
  expect(say(night(["ChooseVictim"]), null, null)).toBe(undefined);
  for (const told of ["VictimChosen", "WitchRecognised", "TrialReceived"]) expect(say(night([]), told, null)).toBe(undefined);
});
