/** What the server shows of a game of Chemin de Traverse, and what is printed on its parts. */

import boardToml from "$shelf/traverse/content/board.toml";
import shopsToml from "$shelf/traverse/content/shops.toml";
import type { GameText } from "../../text/game";
import type { Player, Purse, TraverseView } from "../../wire/views/traverse";

export type { Player, TraverseView };

export type Coin = keyof Purse;

export interface Space {
  id: string;
  kind: "plain" | "spiral" | "entrance" | "gate" | "steps" | "exit_side" | "back_door" | "exit";
  at: [number, number];
  shop?: string;
  gate?: string;
  to?: string;
}

interface ShopRow {
  id: string;
  sells?: string;
}

export const COINS: readonly Coin[] = ["galleon", "sickle", "knut"];
export const ITEMS = ["cauldron", "robe", "potion", "owl", "book", "wand"] as const;
export const HATS = ["red", "yellow", "green", "blue", "purple", "black"] as const;
export const HAT_INKS: Record<string, string> = {
  red: "#b3321f", yellow: "#8a6400", green: "#2b6b3f", blue: "#1f5e9c", purple: "#6b3a8c", black: "var(--hat-black, #23212e)",
};
export const SPACES = boardToml["space"] as Space[];
export const STREET = SPACES.filter((space) => space.id.startsWith("D"));
export const ALLEY = SPACES.filter((space) => space.id.startsWith("K"));
const SHOP_ROWS = shopsToml["shop"] as ShopRow[];

export interface Shop {
  id: string;
  sells: string | null;
  art: string;
  ink: string;
}

const FRONTS: Record<string, [art: string, ink: string]> = {
  leaky: ["door", "#6B4A26"],
  cauldron_shop: ["cauldron", "#44525E"],
  apothecary: ["potion", "#2E6B57"],
  owl_emporium: ["owl", "#7A4A16"],
  robe_shop: ["robe", "#7A2E5C"],
  book_shop: ["book", "#24468A"],
  wand_shop: ["wand", "#55308A"],
  gringotts: ["steps", "#5C5A66"],
};

/** The seven shops and, last, the bank, which is a building that nobody enters. */
export const BUILDINGS: readonly Shop[] = [...SHOP_ROWS, { id: "gringotts" }].map((row: ShopRow) => ({
  id: row.id,
  sells: row.sells ?? null,
  art: FRONTS[row.id]?.[0] ?? "door",
  ink: FRONTS[row.id]?.[1] ?? "#44525E",
}));

export function shopSelling(item: string): Shop | null {
  return BUILDINGS.find((shop) => shop.sells === item) ?? null;
}

/** The way between a space of the street and one of the alley: by the letter of the Gate, or the Exit. */
export function gateAt(place: string): string | null {
  const space = SPACES.find((one) => one.id === place);
  return space?.gate ?? null;
}

/** What something costs, coin by coin. */
export function priceOf(view: TraverseView, item: string | null): [Coin, number][] {
  const price = view.prices[item ?? ""] ?? {};
  return COINS.map((coin): [Coin, number] => [coin, price[coin] ?? 0]).filter(([, count]) => count > 0);
}

/** The one space of such a kind. */
export function spaceOfKind(kind: Space["kind"]): string {
  return SPACES.find((space) => space.kind === kind)?.id ?? "";
}

export const CARD_ART: Record<string, string> = {
  "S-FLOO": "arson", "S-CLOSE": "sign", "S-TAKE": "hand2", "S-DEFEND": "shield", "S-LEAVE": "gate", "S-CART": "suitcase",
  "S-GRATE": "torch", "S-ACCIO": "wand", "S-KEY": "lock", "S-OPEN": "check",
  "D-EXILE": "gate", "D-RETURN": "trunk", "D-NIFFLER": "niffler", "D-PIXIES": "moth", "D-SIGNING": "quill",
};

/** A Spell is plum, a Damage brick. */
export function suitOf(card: string): { ink: string; shape: string; letter: string } {
  return card.startsWith("D-")
    ? { ink: "#8A2F1E", shape: "dia", letter: "D" }
    : { ink: "#5C2E62", shape: "disc", letter: "S" };
}

/** Where somebody is, in a few words. */
export function whereIs(place: string, text: GameText): string {
  return /^[DK]\d/.test(place) ? text.say(`place-${place}`, {}, "short") : text.say(`web-shop-${place}`);
}

export function inAlley(place: string | null): boolean {
  return place !== null && place.startsWith("K");
}
