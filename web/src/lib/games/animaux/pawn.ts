/** The outline of each seat's shape around the origin. */

import { SHAPES } from "../../pieces/seats";

const OUTLINES: Record<(typeof SHAPES)[number], string> = {
  disc: "M-1 0a1 1 0 1 1 2 0a1 1 0 1 1-2 0z",
  square: "M-.9-.9h1.8v1.8h-1.8z",
  tri: "M0-1.15 1.08.8h-2.16z",
  dia: "M0-1.2 1.2 0 0 1.2-1.2 0z",
  hex: "M-1 0-.5-.87h1L1 0 .5.87h-1z",
  shield: "M-.95-.95h1.9V.2L0 1.1-.95.2z",
  oct: "M-.42-1h.84L1-.42v.84L.42 1h-.84L-1 .42v-.84z",
  drop: "M0-1a1 1 0 0 1 0 2h-1V0a1 1 0 0 1 1-1z",
};

export function outline(seat: number): string {
  return OUTLINES[SHAPES[seat % SHAPES.length] ?? "disc"];
}
