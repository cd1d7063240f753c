/** What the server shows of a game of Zoondo, and what is printed on its cards. */

import atoutsToml from "$shelf/zoondo/content/atouts.toml";
import zoonsToml from "$shelf/zoondo/content/zoons.toml";
import type * as Shown from "../../wire/views/zoondo";

export interface Zoon extends Shown.Zoon {
  /** Where it stood before the event that is shown: the same piece of card. */
  was?: string;
}

export type { Player } from "../../wire/views/zoondo";

export interface Revealed {
  /** A Zoon, or the Atout that shoots. */
  card: string;
  lies: string;
  touched: string;
  shows: string;
}

/** A combat while it is watched. */
export interface Duel {
  by: number;
  on: string;
  revealed: Record<number, Revealed>;
  verdict: { winner: number | null; score: string; star: boolean } | null;
}

export interface ZoondoView extends Shown.ZoondoView {
  field: Record<string, Zoon>;
  duel?: Duel | null;
}

export const CORNERS = ["TL", "TR", "BR", "BL"] as const;
export type Corner = (typeof CORNERS)[number];
export const TURNS = ["upright", "reversed", "spin"] as const;

interface ZoonRow {
  id: string;
  tribe: string;
  type: string;
  value: number;
  corners: (number | string)[];
  grid: string;
  effect?: string;
}

export interface AtoutRow {
  id: string;
  tribe: string;
  kind: "shooting" | "terrain" | "equipment" | "order";
  force: number;
  corners?: (number | string)[];
}

const ZOONS = new Map((zoonsToml["zoon"] as ZoonRow[]).map((row) => [row.id, row]));
const ATOUTS = new Map((atoutsToml["atout"] as AtoutRow[]).map((row) => [row.id, row]));
export const TRIBES = ["boarix", "warus", "monkus", "rhinogoths", "kastors", "korbaks"] as const;

export function zoonRow(card: string): ZoonRow | null {
  return ZOONS.get(card) ?? null;
}

export function atoutRow(atout: string): AtoutRow | null {
  return ATOUTS.get(atout) ?? null;
}

export function cornersOf(card: string): (number | string)[] {
  return ZOONS.get(card)?.corners ?? ATOUTS.get(card)?.corners ?? [];
}

const OPPOSITE: Record<string, Corner> = { TL: "BR", TR: "BL", BR: "TL", BL: "TR" };

/** A corner of the face as it is seen when the card lies so. */
export function seenAt(corner: Corner, lies: string): Corner {
  return lies === "reversed" ? (OPPOSITE[corner] ?? corner) : corner;
}

/** Squares row by row as a seat looks over the field; a spectator sits in the South. */
export function squares(seat: number | null): string[] {
  const south = seat !== 1;
  const ranks = south ? [6, 5, 4, 3, 2, 1] : [1, 2, 3, 4, 5, 6];
  const files = south ? [..."abcdef"] : [..."fedcba"];
  return ranks.flatMap((rank) => files.map((file) => `${file}${rank}`));
}

/** The middle of a square, in squares from the top left corner. */
export function middle(square: string, seat: number | null): [x: number, y: number] {
  const place = squares(seat).indexOf(square);
  return [(place % 6) + 0.5, Math.floor(place / 6) + 0.5];
}

const STEPS: Record<string, [number, number]> = {
  n: [0, 1], ne: [1, 1], e: [1, 0], se: [1, -1], s: [0, -1], sw: [-1, -1], w: [-1, 0], nw: [-1, 1],
};

export interface Arrival {
  /** To the right and forward. */
  at: [number, number];
  jump: boolean;
}

/** A printed movement grid: where it leads, and the lines that lead there. */
export function readGrid(grid: string): { arrivals: Arrival[]; lines: [number, number][][] } {
  const arrivals: Arrival[] = [];
  const lines: [number, number][][] = [];
  for (const entry of grid.split(" ").filter(Boolean)) {
    const jump = /^j\((-?\d+),(-?\d+)\)$/.exec(entry);
    if (jump) {
      arrivals.push({ at: [Number(jump[1]), Number(jump[2])], jump: true });
      continue;
    }
    let [x, y] = [0, 0];
    const line: [number, number][] = [[0, 0]];
    for (const step of entry.split(".")) {
      const [dx, dy] = STEPS[step.replace("~", "")] ?? [0, 0];
      [x, y] = [x + dx, y + dy];
      line.push([x, y]);
      if (!step.startsWith("~")) arrivals.push({ at: [x, y], jump: false });
    }
    lines.push(line);
  }
  return { arrivals, lines };
}

const HEADS: Record<string, string> = { warus: "walrus", monkus: "monkey", rhinogoths: "rhino", kastors: "beaver" };
const EMBLEMS: Record<string, string> = { warus: "longship", monkus: "idol", rhinogoths: "monkey", kastors: "lodge", korbaks: "nest" };
const BOARS: Record<string, string> = { chief: "boarchief", hero: "boarhero", priest: "boarpriest", elite: "boarelite", emblem: "oak" };

export interface Drawing {
  art: string;
  /** On this game's own sheet. */
  own: boolean;
}

export function zoonArt(card: string): Drawing {
  const row = zoonRow(card);
  return drawing(row?.tribe ?? "", row?.type ?? "");
}

export function tribeArt(tribe: string | null): Drawing {
  return drawing(tribe ?? "", "");
}

function drawing(tribe: string, type: string): Drawing {
  if (tribe === "boarix") return { art: BOARS[type] ?? "boar", own: false };
  const emblem = type === "emblem" ? EMBLEMS[tribe] : undefined;
  if (emblem) return { art: emblem, own: true };
  if (tribe === "korbaks") return { art: "crow", own: false };
  return HEADS[tribe] ? { art: HEADS[tribe], own: true } : { art: "fsoldier", own: false };
}

export const INKS: Record<string, string> = {
  boarix: "#7A2E10", warus: "#1F5A7A", monkus: "#6B4A12", rhinogoths: "#4A4A5E", kastors: "#4A5A1E", korbaks: "#2D3A6E",
};

const ATOUT_ART: Record<string, string> = {
  "boarix-pluie-de-menhirs": "menhir", "boarix-mur-d-arbres": "treewall", "boarix-cage-de-racines": "cage",
  "warus-hache-virevoltante": "axe", "warus-fleche-petard": "bolt", "warus-conque-de-charge": "conch",
  "monkus-tortue": "shield", "monkus-coco-boum": "coconut", "monkus-grosse-bertha": "cannon", "rhinogoths-furie": "arson",
  "rhinogoths-binome-de-choc": "rings", "rhinogoths-poudre-d-escampette": "feet", "kastors-etang": "pond",
  "kastors-echasses": "stilts", "kastors-carapace-d-ecorce": "shield", "korbaks-bourrasque": "spiral",
  "korbaks-rappel-des-plumes": "quill", "korbaks-hypnose": "eye",
};

export function atoutArt(atout: string): string {
  return ATOUT_ART[atout] ?? "bolt";
}

const KIND_INK: Record<string, string> = { terrain: "#2C6B3F", shooting: "#5A4632", equipment: "#715208", order: "#5A2D4A" };
const KIND_SHAPE: Record<string, string> = { terrain: "square", shooting: "disc", equipment: "hex", order: "dia" };

export function atoutSuit(atout: string): { ink: string; shape: string; letter: string } {
  const row = atoutRow(atout);
  const kind = row?.kind ?? "order";
  return { ink: KIND_INK[kind] ?? "#5A4632", shape: KIND_SHAPE[kind] ?? "disc", letter: String(row?.force ?? "") };
}

export function typeSign(card: string): string {
  const type = zoonRow(card)?.type ?? "soldier";
  return type === "emblem" ? "fembleme" : `f${type}`;
}

export function bareName(name: string): string {
  return name.replace(/\s[ab]$/, "");
}
