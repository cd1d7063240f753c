/** What the hand points at: a thing on the table, a button of the prompt, or a part of the screen. */

import type { Choice, Key } from "../table/options";

/** `seat:3`, `part:log`, `piece:hat-1`, `place:deck`, or `option:` and the notation of a step. */
export type Target = string;

/** The next tap that leads to a choice; what was tapped beside the way is let go by beginning again. */
export function nextTap(wanted: Choice, picked: readonly Key[], pending: boolean): Target {
  const { keys, step } = wanted;
  const onTheWay = picked.every((key, place) => keys[place] === key);
  const next = onTheWay ? keys[picked.length] : keys[0];
  return pending || next === undefined ? `option:${step.notation}` : next;
}

const PARTS: Record<string, string> = {
  board: ".stage", dock: ".dock", prompt: ".prompt", log: ".rail .log li:last-child, .ticker",
};

export function selectorOf(target: Target): string {
  const [kind = "", rest = ""] = split(target);
  if (kind === "part") return PARTS[rest] ?? ".stage";
  const attribute = { piece: "data-piece", place: "data-place", option: "data-option" }[kind];
  return attribute ? `[${attribute}="${rest}"]` : `[data-key="${target}"]`;
}

function split(target: Target): [string, string] {
  const colon = target.indexOf(":");
  return [target.slice(0, colon), target.slice(colon + 1)];
}

/** The element that is pointed at, if it can be seen. */
export function find(root: ParentNode, target: Target): Element | null {
  return [...root.querySelectorAll(selectorOf(target))].find(isSeen) ?? null;
}

function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}
