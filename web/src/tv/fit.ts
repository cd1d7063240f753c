/** A board that was made for a desk, read from three metres: enlarged as far as it fits, with no word left too small. */

import type { Attachment } from "svelte/attachments";

/** Pixels of a 1080p screen. */
export const LEAST = 28;
/** How much larger a board is drawn than on a desk; its small print is lifted the rest of the way. */
const LARGER = 1.7;
const LIFTED = "data-lifted";

export function fit(u: () => number): Attachment<HTMLElement> {
  return (stage) => {
    const zoom = u() * LARGER;
    stage.style.setProperty("zoom", String(zoom));
    let asked = 0;
    const lift = (): void => {
      asked = 0;
      liftSmallPrint(stage, (LEAST * u()) / zoom, zoom);
    };
    const soon = (): void => void (asked ||= requestAnimationFrame(lift));
    const watcher = new MutationObserver(soon);
    watcher.observe(stage, { childList: true, characterData: true, subtree: true });
    soon();
    return () => {
      cancelAnimationFrame(asked);
      watcher.disconnect();
    };
  };
}

/** Every element with words of its own that are smaller gets so many pixels. */
function liftSmallPrint(stage: HTMLElement, least: number, zoom: number): void {
  for (const element of stage.querySelectorAll<HTMLElement | SVGElement>("*")) {
    if (!hasWords(element)) continue;
    // A drawing has units of its own.
    const unit = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a || zoom) / zoom : 1;
    if (parseFloat(getComputedStyle(element).fontSize) * unit >= least - 0.01) continue;
    element.style.fontSize = `${least / unit}px`;
    element.setAttribute(LIFTED, "");
  }
}

/** Whether somebody can read something in it, apart from what lies in its children. */
export function hasWords(element: Element): boolean {
  return Array.from(element.childNodes).some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
}
