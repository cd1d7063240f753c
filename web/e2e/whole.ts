/** Whether the words of a big screen can be read whole: written as old televisions read it. */

/** What is wrong with the words on the table: those over others, and those that something cuts. */
export function findFaults(): string[] {
  interface Words {
    readonly element: Element;
    readonly said: string;
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  }
  /** Letters are lower than their lines by this share of them, above and below. */
  const AROUND = 0.22;
  const SLACK = 3;
  const all: Words[] = [];
  const faults: string[] = [];
  // What lies under a result is not read any more.
  if (document.querySelector(".tv .end")) return [];
  for (const element of Array.from(document.querySelectorAll(".tv .stage *"))) {
    const { visibility, opacity } = getComputedStyle(element);
    // A sign hangs over what it closes.
    if (visibility === "hidden" || Number(opacity) < 0.3 || element.closest(".sr, title, .closed")) continue;
    for (const node of Array.from(element.childNodes)) {
      const said = (node.textContent || "").trim();
      if (node.nodeType !== Node.TEXT_NODE || !said) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, top, bottom, width, height } of Array.from(range.getClientRects())) {
        if (width > 2 && height > 2) all.push({ element, said, left, right, top: top + height * AROUND, bottom: bottom - height * AROUND });
      }
    }
  }
  for (const words of all) {
    for (let frame: Element | null = words.element; frame && !frame.classList.contains("stage"); frame = frame.parentElement) {
      if (frame instanceof SVGElement || getComputedStyle(frame).overflow === "visible") continue;
      const { left, right, top, bottom } = frame.getBoundingClientRect();
      if (words.left < left - SLACK || words.right > right + SLACK || words.top < top - SLACK || words.bottom > bottom + SLACK) faults.push(`cut: ${words.said}`);
    }
  }
  const stage = document.querySelector(".tv .stage");
  const edge = stage ? stage.getBoundingClientRect().bottom : Infinity;
  for (const panel of Array.from(document.querySelectorAll(".tv .stage section"))) {
    if (panel.getBoundingClientRect().bottom > edge + SLACK) faults.push(`beyond the screen: ${panel.className}`);
  }
  // A letter on a seal: how many times its size the shape must be, lest its edges cut it.
  const room: Record<string, number> = { "sh-tri": 1.8, "sh-dia": 1.6, "sh-hex": 1.4 };
  for (const seal of Array.from(document.querySelectorAll<HTMLElement>(".tv .stage .seal"))) {
    const shape = Object.keys(room).filter((name) => seal.classList.contains(name))[0];
    const { width, fontSize } = getComputedStyle(seal);
    if (shape && parseFloat(width) < (room[shape] || 0) * parseFloat(fontSize)) faults.push(`no room on ${shape} for ${seal.innerText}`);
  }
  all.forEach((one, place) => {
    for (const other of all.slice(place + 1)) {
      if (one.element === other.element) continue;
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const along = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (across > SLACK && along > SLACK) faults.push(`over each other: ${one.said} / ${other.said}`);
    }
  });
  return Array.from(new Set(faults));
}
