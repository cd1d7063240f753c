/** A board that was made for a desk, read from three metres: enlarged as far as it fits, with no word left too small. */

import type { Attachment } from "svelte/attachments";

import { fillFrames, measureFrames, readsPlainRules } from "./frames";
import { keepApart, knowsGaps } from "./gaps";

/** Pixels of a 1080p screen. */
export const LEAST = 28;
/** How much larger a board is drawn than on a desk; its small print is lifted the rest of the way. */
const LARGER = 1.7;
const LIFTED = "data-lifted";

export function fit(u: () => number): Attachment<HTMLElement> {
  return (stage) => {
    const zoom = u() * LARGER;
    stage.style.setProperty("zoom", String(zoom));
    const old = readsPlainRules();
    let asked = 0;
    const lift = (): void => {
      asked = 0;
      if (old) layOut(stage);
      liftSmallPrint(stage, (LEAST * u()) / zoom);
      if (old) layOut(stage);
      watcher.takeRecords();
    };
    const soon = (): void => void (asked ||= requestAnimationFrame(lift));
    const watcher = new MutationObserver(soon);
    watcher.observe(stage, { childList: true, characterData: true, subtree: true, attributeFilter: old ? ["viewBox", "class", "style"] : ["viewBox"] });
    soon();
    return () => {
      cancelAnimationFrame(asked);
      watcher.disconnect();
    };
  };
}

/** Where style sheets alone do not: gaps make frames smaller, and a smaller frame may have other gaps. */
function layOut(stage: HTMLElement): void {
  if (!knowsGaps()) keepApart(stage);
  measureFrames(stage);
  fillFrames(stage);
  if (!knowsGaps()) keepApart(stage);
}

/** Every element with words of its own that are smaller gets so many pixels, and none keeps what it got when its drawing had
 * another size. */
function liftSmallPrint(stage: HTMLElement, least: number): void {
  for (const element of stage.querySelectorAll<HTMLElement | SVGElement>(`[${LIFTED}]`)) {
    element.style.fontSize = "";
    element.removeAttribute(LIFTED);
  }
  for (const element of stage.querySelectorAll<HTMLElement | SVGElement>("*")) {
    if (!hasWords(element)) continue;
    const unit = unitOf(element);
    if (parseFloat(getComputedStyle(element).fontSize) * unit >= least - 0.01) continue;
    element.style.fontSize = `${least / unit}px`;
    element.setAttribute(LIFTED, "");
  }
}

/** A drawing has units of its own: how many pixels of the style sheet one is. Browsers differ in what they say of drawings
 * that are enlarged with all around them, but not in how large the sheet of paper is. */
function unitOf(element: Element): number {
  const paper = element instanceof SVGGraphicsElement ? element.ownerSVGElement : null;
  const box = paper?.viewBox.baseVal;
  if (!paper || !box?.width) return 1;
  const { width, height } = getComputedStyle(paper);
  return Math.min(parseFloat(width) / box.width, parseFloat(height) / box.height) || 1;
}

/** Whether somebody can read something in it, apart from what lies in its children. */
export function hasWords(element: Element): boolean {
  return Array.from(element.childNodes).some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
}
