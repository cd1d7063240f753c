/** A card carried by mouse, pen or finger, and let go on a square. The squares can be tapped as well. */

import type { Attachment } from "svelte/attachments";

const UNDER = "under";
const CARRIED = "carried";

export function carry(drop: (square: string) => void): Attachment<HTMLElement> {
  return (element) => {
    let from: { id: number; x: number; y: number } | null = null;
    let cell: Element | null = null;

    const over = (next: Element | null): void => {
      cell?.classList.remove(UNDER);
      cell = next;
      cell?.classList.add(UNDER);
    };
    const take = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      event.preventDefault();
      element.setPointerCapture(event.pointerId);
      from = { id: event.pointerId, x: event.clientX, y: event.clientY };
      element.classList.add(CARRIED);
    };
    const move = (event: PointerEvent): void => {
      if (event.pointerId !== from?.id) return;
      element.style.translate = `${event.clientX - from.x}px ${event.clientY - from.y}px`;
      over(squareAt(event, element));
    };
    const letGo = (event: PointerEvent): void => {
      if (event.pointerId !== from?.id) return;
      const square = event.type === "pointerup" ? squareAt(event, element)?.getAttribute("data-square") : null;
      from = null;
      over(null);
      element.style.translate = "";
      element.classList.remove(CARRIED);
      if (square) drop(square);
    };

    element.style.touchAction = "none";
    element.addEventListener("pointerdown", take);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", letGo);
    element.addEventListener("pointercancel", letGo);
    return () => {
      over(null);
      element.removeEventListener("pointerdown", take);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", letGo);
      element.removeEventListener("pointercancel", letGo);
    };
  };
}

/** The square under the pointer, beneath what it carries. */
function squareAt(event: PointerEvent, carried: Element): Element | null {
  const below = document.elementsFromPoint(event.clientX, event.clientY).find((one) => !carried.contains(one));
  return below?.closest("[data-square]") ?? null;
}
