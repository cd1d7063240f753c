/** Things that stay the same thing travel from where they were to where they are.
 *
 * `data-piece` names a thing; `data-from` says where a new one comes from and `data-place` marks
 * such places. Only transforms are animated, so the layout is done once. */

export type Places = ReadonlyMap<string, DOMRect>;

const MOVE = "cubic-bezier(.45,.05,.2,1)";

export function look(root: ParentNode): Places {
  const places = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll("[data-piece]")) {
    places.set(element.getAttribute("data-piece") ?? "", element.getBoundingClientRect());
  }
  return places;
}

/** Lets everything travel that is elsewhere now than it was before. */
export function travel(root: ParentNode, before: Places, lasts: number): void {
  if (lasts <= 0) return;
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>("[data-piece]")) {
    const same = before.get(element.getAttribute("data-piece") ?? "");
    const old = same ?? origin(root, element);
    // What comes out of a wider place has its own size from the start.
    if (old) move(element, old, lasts, same ? Infinity : 1);
  }
}

function origin(root: ParentNode, element: Element): DOMRect | undefined {
  const name = element.getAttribute("data-from");
  return name ? root.querySelector(`[data-place="${name}"]`)?.getBoundingClientRect() : undefined;
}

function move(element: HTMLElement | SVGElement, old: DOMRect, lasts: number, largest: number): void {
  const now = element.getBoundingClientRect();
  const dx = old.x + old.width / 2 - now.x - now.width / 2;
  const dy = old.y + old.height / 2 - now.y - now.height / 2;
  if (Math.abs(dx) + Math.abs(dy) < 2) return;
  const scale = now.width > 0 && old.width > 0 ? Math.min(largest, old.width / now.width) : 1;
  // Inside a drawing a pixel of the screen is not a unit of the drawing.
  const unit = element instanceof SVGElement ? (element as SVGGraphicsElement).getScreenCTM?.()?.a || 1 : 1;
  element.animate(
    [
      { transform: `translate(${dx / unit}px, ${dy / unit}px) scale(${scale})`, offset: 0 },
      { transform: "none", offset: 1 },
    ],
    { duration: lasts, easing: MOVE, composite: "accumulate" },
  );
}
