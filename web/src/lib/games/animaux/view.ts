/** What the server shows of a game of Les Animaux Fantastiques, and what is printed on its parts. */

import boardToml from "$shelf/animaux/content/board.toml";
import salemToml from "$shelf/animaux/content/salem.toml";
import tokensToml from "$shelf/animaux/content/tokens.toml";
import type { GameView } from "../../table/game";
import type { GameText } from "../../text/game";

export interface Place {
  token: string | null;
  open: boolean;
}

export interface Player {
  character: string | null;
  pawn: number;
  beasts?: string[];
  tokens?: Record<string, number>;
  hand?: (string | null)[];
  protected?: boolean;
  hindered?: boolean;
}

export interface AnimauxView extends GameView {
  mode: "initiation" | "apprenti" | "confirme";
  first: number;
  round: number;
  players: Player[];
  places: Record<string, Place | null>;
  pile?: number;
  set_aside?: string[];
  spent?: Record<string, number>;
  spell_deck?: number;
  spell_discard?: string[];
  spells_left?: number;
  due?: number | null;
  beasts?: string[];
  beasts_to_find?: number;
  supply?: Record<string, number>;
  salem?: number[];
  salem_supply?: number;
  track?: number;
  losing_box?: number;
  offers?: Record<string, number | null>;
  place_pile?: number;
  event_pile?: number;
  follower_pile?: number;
  events?: string[];
  last_event?: string | null;
  followers?: string[];
  actions?: number;
  transfers?: number;
}

export interface Space {
  number: number;
  neighbours: number[];
  at: [number, number];
  apparition?: boolean;
}

export const SPACES = boardToml["space"] as Space[];
export const STREETS: [Space, Space][] = SPACES.flatMap((space) =>
  space.neighbours.filter((other) => other > space.number).map((other): [Space, Space] => [space, SPACES[other] as Space]),
);

const COLOURS = ["red", "blue", "yellow", "green"] as const;
interface Beast {
  id: string;
  cost: number[];
}
export const BEASTS = tokensToml["beast"] as Beast[];
export const ORANGE = salemToml["orange"] as number[];
export const SLOTS = salemToml["slots"] as string[];

export function costOf(beast: string): [string, number][] {
  const cost = BEASTS.find((one) => one.id === beast)?.cost ?? [];
  return COLOURS.map((colour, place): [string, number] => [colour, cost[place] ?? 0]).filter(([, count]) => count > 0);
}

export function isBeast(token: string | null): boolean {
  return BEASTS.some((beast) => beast.id === token);
}

/** The place where a beast is seen. */
export function placeOf(view: AnimauxView, beast: string): number | null {
  const found = Object.entries(view.places).find(([, place]) => place?.open && place.token === beast);
  return found ? Number(found[0]) : null;
}

export function whoCaught(view: AnimauxView, beast: string): number | null {
  const seat = view.players.findIndex((player) => player.beasts?.includes(beast));
  return seat >= 0 ? seat : null;
}

/** How each sort of token looks: colour, shape, letter, drawing. */
export const TOKENS: Record<string, { ink: string; cls: string; letter: string; art: string }> = {
  red: { ink: "#C8372D", cls: "t-r", letter: "R", art: "suitcase" },
  blue: { ink: "#2A6FC0", cls: "t-b", letter: "B", art: "potion" },
  yellow: { ink: "#E0A71B", cls: "t-y", letter: "J", art: "gossip" },
  green: { ink: "#2E8B57", cls: "t-g", letter: "V", art: "teapot" },
  multi: { ink: "#1D1A2B", cls: "t-m", letter: "M", art: "multi" },
};

/** Beasts whose drawing is on the shared sheet; the others are on this game's own. */
export const SHARED_ART: Record<string, string> = {
  niffleur: "niffler", demiguise: "demiguise", occamy: "occamy", oiseau_tonnerre: "thunderbird",
};

/** A place's name as the plan writes it: without article, and without the number that stands on its medallion. */
export function placeName(space: number, text: GameText): string {
  return text.say(`space-${space}`, {}, "name");
}
