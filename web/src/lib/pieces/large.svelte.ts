/** Cards seen large, on demand: a long press, a right click, the key i, or a button for it (BigCards.svelte). */

import type { Attachment } from "svelte/attachments";

export interface BigCard {
  name: string;
  art: string;
  from?: string;
  effect: string;
  suit?: { ink: string; shape: string; letter: string } | null;
  /** A short line under the name. */
  sort?: string;
  /** Where the rules speak of it. */
  rule?: string;
}

class Enlarged {
  title = $state("");
  cards = $state.raw<readonly BigCard[]>([]);

  show(title: string, cards: readonly BigCard[]): void {
    this.title = title;
    this.cards = cards;
  }

  close(): void {
    this.cards = [];
  }
}

export const enlarged = new Enlarged();

const LONG = 450;
const A_MOVE = 10;

/** Shows these cards large when their element is looked at closely; the first one gives the title. */
export function large(cards: readonly BigCard[]): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from: PointerEvent | null = null;
    const show = (): void => {
      const first = cards[0];
      if (first) enlarged.show(first.name, cards);
    };
    const press = (event: Event): void => {
      if (!(event instanceof PointerEvent) || event.pointerType === "mouse") return;
      from = event;
      timer = setTimeout(() => {
        // Lifting the finger is no tap, neither here nor on what has opened under it.
        addEventListener("click", swallow, { capture: true, once: true });
        addEventListener("pointerup", () => setTimeout(() => removeEventListener("click", swallow, true)), { once: true });
        show();
      }, LONG);
    };
    const move = (event: Event): void => {
      if (from && event instanceof PointerEvent && Math.hypot(event.x - from.x, event.y - from.y) > A_MOVE) clearTimeout(timer);
    };
    const lift = (): void => clearTimeout(timer);
    const menu = (event: Event): void => {
      event.preventDefault();
      clearTimeout(timer);
      show();
    };
    const key = (event: Event): void => {
      if (event instanceof KeyboardEvent && event.key === "i") show();
    };
    const ears: [string, (event: Event) => void][] = [
      ["pointerdown", press], ["pointermove", move], ["pointerup", lift], ["pointercancel", lift], ["contextmenu", menu], ["keydown", key],
    ];
    for (const [name, hear] of ears) element.addEventListener(name, hear);
    return () => {
      clearTimeout(timer);
      for (const [name, hear] of ears) element.removeEventListener(name, hear);
    };
  };
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
