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
      liftSmallPrint(stage, (LEAST * u()) / zoom);
      if (!knowsGaps()) keepApart(stage);
      if (!CSS.supports?.("width", "min(1cqw, 1cqh)")) fillFrames(stage);
    };
    const soon = (): void => void (asked ||= requestAnimationFrame(lift));
    const watcher = new MutationObserver(soon);
    watcher.observe(stage, { childList: true, characterData: true, subtree: true, attributeFilter: ["viewBox"] });
    soon();
    return () => {
      cancelAnimationFrame(asked);
      watcher.disconnect();
    };
  };
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

let gaps: boolean | null = null;

/** Whether the browser keeps the parts of a flexible row apart; those before Chromium 84 do so in grids alone. */
function knowsGaps(): boolean {
  if (gaps !== null) return gaps;
  const row = document.createElement("div");
  Object.assign(row.style, { display: "flex", flexDirection: "column", rowGap: "1px", position: "absolute" });
  row.append(document.createElement("i"), document.createElement("i"));
  document.body.append(row);
  gaps = row.scrollHeight === 1;
  row.remove();
  return gaps;
}

/** Margins in place of the gaps that such a browser leaves out. */
function keepApart(stage: HTMLElement): void {
  for (const row of stage.querySelectorAll<HTMLElement>("*")) {
    const { display, columnGap, rowGap, flexDirection } = getComputedStyle(row);
    if (!display.includes("flex")) continue;
    const upright = flexDirection.startsWith("column");
    const apart = parseFloat(upright ? rowGap : columnGap);
    if (!apart) continue;
    Array.from(row.children).filter((one) => getComputedStyle(one).position !== "absolute").slice(1).forEach((one) => {
      if (one instanceof HTMLElement || one instanceof SVGElement) one.style[upright ? "marginTop" : "marginLeft"] = `${apart}px`;
    });
  }
}

/** Boards that are as large as their frame lets them: `data-fills` names the property that holds the length of a unit, how
 * many units the board is wide and high, and how many pixels lie beside it. Newer browsers read it from the style sheet. */
function fillFrames(stage: HTMLElement): void {
  for (const board of stage.querySelectorAll<HTMLElement>("[data-fills]")) {
    const [name = "", wide, high, beside, below] = (board.dataset["fills"] ?? "").split(" ");
    const frame = board.parentElement;
    if (!frame) continue;
    const unit = Math.min((frame.clientWidth - Number(beside)) / Number(wide), (frame.clientHeight - Number(below)) / Number(high));
    board.style.setProperty(name, `${unit}px`);
  }
}

/** Whether somebody can read something in it, apart from what lies in its children. */
export function hasWords(element: Element): boolean {
  return Array.from(element.childNodes).some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
}
