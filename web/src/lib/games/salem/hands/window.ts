/** The questions of the Dawn and the Night, which every living player is asked at the same moment (SAL-R83). */

import type { Choice } from "../../../table/options";
import type { SalemView } from "../view";

const WINDOWS = ["ChooseBlackCat", "ChooseVictim", "ChooseProtected"] as const;
export type Window = (typeof WINDOWS)[number];

/** The window that is open, by what everybody sees. */
export function windowOf(view: SalemView): Window | null {
  return WINDOWS.find((window) => view.asked.some((ask) => ask.why === window)) ?? null;
}

/** Every seat of the table in its order, whoever looks: those that cannot be chosen look the same. */
export function places(view: SalemView): number[] {
  return view.order.filter((seat) => view.players[seat]?.living);
}

/** The answer that points at a seat; null is nobody. */
export function pointingAt(open: readonly Choice[], on: number | null): Choice | null {
  return open.find(({ step }) => "on" in step.args && step.args["on"] === on) ?? null;
}
