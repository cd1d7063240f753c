/** What the server shows of a game of Les Animaux Fantastiques, and what is printed on its parts. */

import boardToml from "$shelf/animaux/content/board.toml";
import salemToml from "$shelf/animaux/content/salem.toml";
import tokensToml from "$shelf/animaux/content/tokens.toml";
import type { GameText } from "../../text/game";
import type { AnimauxView, Player } from "../../wire/views/animaux";

export type { AnimauxView, Player };

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

export const BEASTS = (tokensToml["beast"] as { id: string }[]).map(({ id }) => id);
export const ORANGE = salemToml["orange"] as number[];
export const SLOTS = salemToml["slots"] as string[];

/** What the capture of a beast costs; nothing where it is free, or has been captured. */
export function costOf(view: AnimauxView, beast: string): [string, number][] {
  return Object.entries(view.costs?.[beast] ?? {});
}

export function isBeast(token: string | null): boolean {
  return token !== null && BEASTS.includes(token);
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

/** The letter of a sort of token in the language that is read. */
export function letterOf(token: string, text: GameText): string {
  return text.say(`board-${token}`);
}

/** How each sort of token looks: colour, shape, drawing. */
export const TOKENS: Record<string, { ink: string; cls: string; art: string }> = {
  red: { ink: "#C8372D", cls: "t-r", art: "suitcase" },
  blue: { ink: "#2A6FC0", cls: "t-b", art: "potion" },
  yellow: { ink: "#E0A71B", cls: "t-y", art: "gossip" },
  green: { ink: "#2E8B57", cls: "t-g", art: "teapot" },
  multi: { ink: "#1D1A2B", cls: "t-m", art: "multi" },
};

/** Beasts whose drawing is on the shared sheet; the others are on this game's own. */
export const SHARED_ART: Record<string, string> = {
  niffleur: "niffler", demiguise: "demiguise", occamy: "occamy", oiseau_tonnerre: "thunderbird",
};

/** A place's name as the plan writes it: without article, and without the number that stands on its medallion. */
export function placeName(space: number, text: GameText): string {
  return text.say(`space-${space}`, {}, "name");
}
