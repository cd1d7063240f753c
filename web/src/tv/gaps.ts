/** Margins in place of the gaps that browsers before Chromium 84 leave out of flexible rows. */

const APART = "data-apart";
const SIDES = ["marginTop", "marginRight", "marginBottom", "marginLeft"] as const;
type Side = (typeof SIDES)[number];
type Drawn = HTMLElement | SVGElement;
/** Which side of a part faces the next one, and which side of the next one faces it. */
const FACING: Readonly<Record<string, readonly [Side, Side]>> = {
  row: ["marginRight", "marginLeft"],
  "row-reverse": ["marginLeft", "marginRight"],
  column: ["marginBottom", "marginTop"],
  "column-reverse": ["marginTop", "marginBottom"],
};

let known: boolean | null = null;

/** Whether the browser keeps the parts of a flexible row apart; older ones do so in grids alone. */
export function knowsGaps(): boolean {
  if (known !== null) return known;
  const row = document.createElement("div");
  Object.assign(row.style, { display: "flex", flexDirection: "column", rowGap: "1px", position: "absolute" });
  row.append(document.createElement("i"), document.createElement("i"));
  document.body.append(row);
  known = row.scrollHeight === 1;
  row.remove();
  return known;
}

export function keepApart(stage: HTMLElement): void {
  for (const part of stage.querySelectorAll<Drawn>(`[${APART}]`)) {
    for (const side of SIDES) part.style[side] = "";
    part.removeAttribute(APART);
  }
  for (const row of stage.querySelectorAll<HTMLElement>("*")) {
    const style = getComputedStyle(row);
    if (!style.display.includes("flex")) continue;
    const upright = style.flexDirection.startsWith("column");
    const apart = [style.getPropertyValue("grid-row-gap"), style.getPropertyValue("grid-column-gap")].map((gap) => parseFloat(gap) || 0) as [number, number];
    const [along, across] = upright ? apart : [apart[1], apart[0]];
    if (style.flexWrap === "wrap" && !upright) spread(row, along, across);
    else if (along) partFromNext(row, along, FACING[style.flexDirection] ?? ["marginRight", "marginLeft"]);
  }
}

/** What takes part in the row: elements in the flow, and bare words. */
function partsOf(row: HTMLElement): (Drawn | Text)[] {
  return Array.from(row.childNodes).filter((node): node is Drawn | Text => {
    if (node instanceof Text) return (node.textContent ?? "").trim() !== "";
    if (!(node instanceof HTMLElement || node instanceof SVGElement)) return false;
    const { position, display } = getComputedStyle(node);
    return position !== "absolute" && position !== "fixed" && display !== "none";
  });
}

const marginOf = (part: Drawn, side: Side): number => parseFloat(getComputedStyle(part)[side]) || 0;

function widen(part: Drawn, side: Side, by: number): void {
  part.style[side] = `${marginOf(part, side) + by}px`;
  part.setAttribute(APART, "");
}

/** Beside the one or the other: bare words have no margin, and one that takes all free room shall go on doing so. */
function partFromNext(row: HTMLElement, apart: number, [facing, facingBack]: readonly [Side, Side]): void {
  const parts = partsOf(row);
  parts.slice(1).forEach((next, place) => {
    const part = parts[place];
    const free = !(part instanceof Text) && part && marginOf(part, facing) === 0;
    if (part && !(part instanceof Text) && (free || next instanceof Text)) widen(part, facing, apart);
    else if (!(next instanceof Text)) widen(next, facingBack, apart);
  });
}

/** Where lines are broken each part has its gaps to the right and below, and the row is so much larger than its frame,
 * unless that would be seen. */
function spread(row: HTMLElement, along: number, across: number): void {
  const parts = partsOf(row).filter((part): part is Drawn => !(part instanceof Text));
  if (parts.length < 2 || !(along || across)) return;
  for (const part of parts) {
    // One that takes all free room is apart from the next as it is.
    if (along && marginOf(part, "marginRight") <= along) widen(part, "marginRight", along);
    if (across) widen(part, "marginBottom", across);
  }
  const { borderRightWidth, backgroundColor } = getComputedStyle(row);
  if (parseFloat(borderRightWidth) > 0 || backgroundColor !== "rgba(0, 0, 0, 0)") return;
  if (along) widen(row, "marginRight", -along);
  if (across) widen(row, "marginBottom", -across);
}
