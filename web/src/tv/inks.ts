/** The paper of a table where the browser cannot mix colours itself. */

const DAY = "#EBE3D2";
const NIGHT = "#0C0A14";

/** Null where the style sheet does it. */
export function tableInk(paper: string | null, theme: "jour" | "nuit"): string | null {
  if (typeof CSS !== "undefined" && CSS.supports?.("color", "color-mix(in srgb, red 50%, blue)")) return null;
  return theme === "nuit" ? mixed(paper ?? "#3D4658", 0.24, NIGHT) : mixed(paper ?? "#3D4658", 0.22, DAY);
}

/** So much of one colour, the rest of another. */
export function mixed(one: string, share: number, other: string): string {
  const parts = (colour: string): number[] => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  const [of, rest] = [parts(one), parts(other)];
  return `rgb(${of.map((part, place) => Math.round(part * share + (rest[place] ?? 0) * (1 - share))).join(",")})`;
}
