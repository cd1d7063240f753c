/** A seat is known by its colour, its shape and an initial, never by colour alone. */
export const SHAPES = ["disc", "square", "tri", "dia", "hex", "shield", "oct", "drop"] as const;
