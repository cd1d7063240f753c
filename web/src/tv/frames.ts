/** Frames and what follows their size, where the browser does not do it from the style sheet (see `sheets.ts`). */

import { FITS, isFit } from "./fits";

/** Whether this browser reads the plainer rules. */
export function readsPlainRules(): boolean {
  return !(typeof CSS !== "undefined" && CSS.supports?.("color", "color-mix(in srgb, red, red)"));
}

const frames = new Set<string>();
const fits = new Set<string>();
const read = new Set<CSSStyleSheet>();

/** Which frames the style sheets name, and what they ask of them. Sheets come with their games. */
function readSheets(): void {
  for (const sheet of Array.from(document.styleSheets)) {
    if (!(sheet instanceof CSSStyleSheet) || read.has(sheet)) continue;
    read.add(sheet);
    for (const group of Array.from(sheet.cssRules)) {
      if (!(group instanceof CSSSupportsRule)) continue;
      for (const rule of Array.from(group.cssRules)) {
        if (!(rule instanceof CSSStyleRule)) continue;
        if (rule.style.getPropertyValue("--measured")) frames.add(rule.selectorText);
        for (const found of rule.selectorText.match(/data-fits~="[^"]+"/g) ?? []) fits.add(found.split('"')[1] ?? "");
      }
    }
  }
}

/** Each frame says how large it is, and which questions that answers. */
export function measureFrames(stage: HTMLElement): void {
  readSheets();
  for (const selector of frames) {
    for (const frame of stage.querySelectorAll<HTMLElement>(selector)) {
      const { paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(frame);
      const width = frame.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      const height = frame.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
      frame.style.setProperty("--cqw", `${width / 100}px`);
      frame.style.setProperty("--cqh", `${height / 100}px`);
      frame.setAttribute(FITS, Array.from(fits).filter((fit) => isFit(fit, width, height)).join(" "));
    }
  }
}

/** Boards that are as large as their frame lets them: `data-fills` names the property that holds the length of a unit, how
 * many units the board is wide and high, how many pixels lie beside and below it, and how many a unit has at most. */
export function fillFrames(stage: HTMLElement): void {
  for (const board of stage.querySelectorAll<HTMLElement>("[data-fills]")) {
    const [name = "", wide, high, beside, below, most = "Infinity"] = (board.dataset["fills"] ?? "").split(" ");
    const frame = board.closest<HTMLElement>(`[${FITS}]`) ?? board.parentElement;
    if (!frame) continue;
    const unit = Math.min((frame.clientWidth - Number(beside)) / Number(wide), (frame.clientHeight - Number(below)) / Number(high), Number(most));
    board.style.setProperty(name, `${unit}px`);
  }
}
