/** A remote control: arrows lead from one thing to the next in their direction, OK presses it, Back goes back. */

/** How televisions call their Back key, besides its name. */
const BACK_CODES = [461, 10009, 166];
const BACK_NAMES = ["GoBack", "BrowserBack", "XF86Back", "Escape", "Backspace"];
const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
};
const CODES: Readonly<Record<number, string>> = { 37: "ArrowLeft", 38: "ArrowUp", 39: "ArrowRight", 40: "ArrowDown" };

export interface Box {
  readonly x: number;
  readonly y: number;
}

export function isBack(event: { key: string; keyCode: number }): boolean {
  return BACK_NAMES.includes(event.key) || BACK_CODES.includes(event.keyCode);
}

export function wayOf(event: { key: string; keyCode: number }): readonly [number, number] | null {
  return WAYS[event.key] ?? WAYS[CODES[event.keyCode] ?? ""] ?? null;
}

/** The nearest of these places in a direction, sideways counted double; null if none lies there. */
export function nearest(from: Box, places: readonly Box[], [dx, dy]: readonly [number, number]): number | null {
  let best: number | null = null;
  let least = Infinity;
  places.forEach(({ x, y }, place) => {
    const along = (x - from.x) * dx + (y - from.y) * dy;
    const across = Math.abs((x - from.x) * dy) + Math.abs((y - from.y) * dx);
    const far = along + 2 * across;
    if (along > 1 && far < least) [best, least] = [place, far];
  });
  return best;
}

const middle = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** Listens to the keys of a page; `back` says whether it had something to go back from. */
export function remote(root: () => HTMLElement | null, back: () => boolean): (event: KeyboardEvent) => void {
  return (event) => {
    const typing = event.target instanceof HTMLInputElement;
    if (isBack(event) && !(typing && event.key === "Backspace")) {
      if (back()) event.preventDefault();
      return;
    }
    const way = wayOf(event);
    const within = root();
    if (!way || !within || (typing && way[1] === 0)) return;
    const all = Array.from(within.querySelectorAll<HTMLElement>("[data-remote]")).filter((one) => one.offsetParent !== null);
    const now = document.activeElement;
    const others = all.filter((one) => one !== now);
    const at = now && all.includes(now as HTMLElement) ? nearest(middle(now), others.map(middle), way) : null;
    const next = at === null ? (now && all.includes(now as HTMLElement) ? null : all[0]) : others[at];
    if (next) {
      event.preventDefault();
      next.focus();
    }
  };
}
