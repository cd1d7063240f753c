/** What the server shows of a game of Salem 1692, and how its cards look. */

import cardsToml from "$shelf/salem/content/cards.toml";
import type { GameView } from "../../table/game";

export interface Trial {
  face: string | null;
  open: boolean;
}

export interface Villager {
  ghost: boolean;
  living: boolean;
  citizen: string | null;
  ability: string | null;
  tituba_used: boolean;
  phips_used: boolean;
  parris_uses: number;
  hand: (string | null)[];
  front: string[];
  accusations: number;
  confessed: boolean;
  tryals: Trial[];
  witch: boolean | null | undefined;
}

export interface SalemView extends GameView {
  phase: "dawn" | "day" | "night" | "conspiracy";
  order: number[];
  active: number | null;
  deck: (string | null)[];
  discard: string[];
  set_aside: (string | null)[];
  gavel: number | null;
  hourglass: boolean;
  witch_cards: number;
  witch_cards_revealed: number;
  victim: number | null;
  /** What only a Moderator sees. */
  constable?: number | null;
  picks?: { by: number; on: number }[];
  players: Villager[];
}

interface Printed {
  id: string;
  colour: string;
  accusations?: number;
}
const PRINTED = new Map((cardsToml["card"] as Printed[]).map((card) => [card.id, card]));

export interface Suit {
  ink: string;
  shape: string;
  letter: string;
}
const SUITS: Record<string, Suit> = {
  red: { ink: "#A8231C", shape: "dia", letter: "R" },
  green: { ink: "#2B6B3F", shape: "square", letter: "V" },
  blue: { ink: "#1F5E9C", shape: "disc", letter: "B" },
  black: { ink: "#2B333B", shape: "oct", letter: "N" },
};

export function suitOf(card: string): Suit {
  return SUITS[colourOf(card)] ?? { ink: "#2B333B", shape: "oct", letter: "N" };
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

/** What a red card adds in front of somebody. */
export function worth(view: SalemView, card: string, on: number): number {
  if (card === "evidence" && view.players[on]?.ability === "cotton_mather") return 1;
  return PRINTED.get(card === "alibi" ? "witness" : card)?.accusations ?? 0;
}

export function needed(view: SalemView, by: number | null, on: number): number {
  const harder = view.players[on]?.ability === "george_burroughs";
  return harder && (by === null || view.players[by]?.ability !== "thomas_danforth") ? 8 : 7;
}

/** The next living seat clockwise. */
export function leftOf(view: SalemView, seat: number): number {
  const place = view.order.indexOf(seat);
  for (let step = 1; step <= view.order.length; step++) {
    const other = view.order[(place + step) % view.order.length] ?? seat;
    if (view.players[other]?.living) return other;
  }
  return seat;
}

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
