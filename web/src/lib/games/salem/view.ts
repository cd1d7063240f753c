/** What the server shows of a game of Salem 1692, and how its cards look. */

import cardsToml from "$shelf/salem/content/cards.toml";
import type { SalemView, Villager } from "../../wire/views/salem";

export type { SalemView, Villager };

interface Printed {
  id: string;
  colour: string;
}
const PRINTED = new Map((cardsToml["card"] as Printed[]).map((card) => [card.id, card]));

export interface Suit {
  ink: string;
  shape: string;
}
const BLACK: Suit = { ink: "#2B333B", shape: "oct" };
const SUITS: Record<string, Suit> = {
  red: { ink: "#A8231C", shape: "dia" },
  green: { ink: "#2B6B3F", shape: "square" },
  blue: { ink: "#1F5E9C", shape: "disc" },
  black: BLACK,
};

export function suitOf(card: string): Suit {
  return SUITS[colourOf(card)] ?? BLACK;
}

export function colourOf(card: string): string {
  return PRINTED.get(card)?.colour ?? "black";
}

export const ART: Record<string, string> = {
  accusation: "accuse", evidence: "poppet", witness: "witness", alibi: "alibi", stocks: "stocks", scapegoat: "goat",
  arson: "arson", robbery: "sack", curse: "curse", asylum: "asylum", piety: "piety", matchmaker: "rings",
  black_cat: "cat", night: "moon", conspiracy: "conspiracy",
};

export const TRIAL_ART: Record<string, string> = { puritan: "capotain", witch: "hat", constable: "lantern" };

/** The portrait of each citizen. */
export const FACES: Record<string, string> = {
  george_burroughs: "bman", giles_corey: "bold", martha_corey: "bwoman", thomas_danforth: "bjudge", sarah_good: "bwrap",
  will_griggs: "bold", cotton_mather: "bjudge", rebecca_nurse: "bwoman", samuel_parris: "bman", william_phips: "bjudge",
  john_proctor: "bman", ann_putnam: "bgirl", tituba: "bwrap", mary_warren: "bwoman", abigail_williams: "bgirl",
};

/** Everybody but oneself, clockwise from one's left; a spectator sees everybody. */
export function roundTheTable(view: SalemView, seat: number | null): number[] {
  const place = seat === null ? 0 : view.order.indexOf(seat);
  const turned = [...view.order.slice(place), ...view.order.slice(0, place)];
  return seat === null ? turned : turned.slice(1);
}

export interface Ring {
  left: number[];
  top: number[];
  right: number[];
}

/** A circle of houses: up the left side, along the top, down the right side. */
export function ring(seats: readonly number[]): Ring {
  const sides = seats.length <= 2 ? Math.floor(seats.length / 2) : Math.min(4, Math.max(1, Math.floor((seats.length - 1) / 2)));
  const top = seats.length - 2 * sides;
  return {
    left: seats.slice(0, sides).toReversed(),
    top: seats.slice(sides, sides + top),
    right: seats.slice(sides + top),
  };
}

export function isNight(view: SalemView): boolean {
  return (view.phase === "night" || view.phase === "dawn") && view.outcome === null;
}
