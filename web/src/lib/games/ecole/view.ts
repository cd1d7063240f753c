/** What the server shows of a game of L'École de magie, and how its parts look. */

import magicToml from "$shelf/ecole/content/magic.toml";
import schoolToml from "$shelf/ecole/content/school.toml";
import type { GameText } from "../../text/game";
import type * as Shown from "../../wire/views/ecole";
import type { Player, Slot } from "../../wire/views/ecole";

export type { Player, Slot };

export interface ChainItem extends Shown.ChainItem {
  /** Crossed out while the chain is resolved. */
  cancelled?: boolean;
}

export interface EcoleView extends Shown.EcoleView {
  chain: ChainItem[];
  /** The slot that was last chosen from: where a collected card comes from. */
  from_slot?: number;
}

export const COURSES = (schoolToml["course"] as { id: string }[]).map((course) => course.id);

export interface Look {
  ink: string;
  art: string;
}

const SCHOOL: Record<string, Look> = {
  herbologie: { ink: "#2F6B3A", art: "herb" },
  defense: { ink: "#24468A", art: "shield" },
  metamorphose: { ink: "#7A2E5C", art: "moth" },
  potions: { ink: "#12686F", art: "potion" },
  sorts: { ink: "#54308A", art: "wand" },
  balais: { ink: "#7A4A1E", art: "broom" },
  horcruche: { ink: "#23212E", art: "jug" },
};
const DETOURNEUR: Look = { ink: "#715208", art: "hourglass" };

/** How a School card looks; all the Détourneurs look alike. */
export function schoolLook(school: string): Look {
  return SCHOOL[school] ?? DETOURNEUR;
}

/** The letter of a School card, or of a column of them, in the language that is read. */
export function letterOf(school: string, text: GameText): string {
  return text.mark("school", school === "detourneur" ? "detourneur_1" : school);
}

/** Cards of one sort stand in one column: each course, the Horcruches, the Détourneurs. */
export function columnOf(school: string): string {
  return school.startsWith("detourneur") ? "detourneur" : school;
}

export const COLUMNS = [...COURSES, "horcruche", "detourneur"];

/** Points as they are printed: a minus, not a hyphen. */
export function signed(points: number): string {
  return points < 0 ? `\u2212${-points}` : String(points);
}

export interface Column {
  column: string;
  cards: string[];
  /** What they are worth; nothing where that is counted at the end, or not told yet. */
  points: number | null;
}

export function columns(player: Player): Column[] {
  return COLUMNS.map((column) => ({
    column,
    cards: player.collection.filter((school) => columnOf(school) === column),
    points: player.column_points[column] ?? null,
  }));
}

/** The Bonus cards in front of a player: which kinds, and how many of each. */
export function bonuses(player: Player): { card: string; count: number }[] {
  return BONUS.map((card) => ({ card, count: player.bonus.filter((one) => one === card).length })).filter(({ count }) => count > 0);
}

/** Equal things once, with how many there are, in the order in which they first come. */
export function many<T>(things: readonly T[]): { value: T; count: number }[] {
  return [...new Set(things)].map((value) => ({ value, count: things.filter((one) => one === value).length }));
}

export interface Suit {
  ink: string;
  shape: string;
  letter: string;
}

interface Printed {
  id: string;
  reaction?: boolean;
}
const REACTIONS = (magicToml["spell"] as Printed[]).filter(({ reaction }) => reaction).map(({ id }) => id);
export const BONUS = (magicToml["bonus"] as Printed[]).map(({ id }) => id);

export function suitOf(magic: string): Suit {
  if (REACTIONS.includes(magic)) return { ink: "#5A2D82", shape: "dia", letter: "R" };
  if (BONUS.includes(magic)) return { ink: "#2E6B3F", shape: "disc", letter: "B" };
  return { ink: "#8A3A14", shape: "hex", letter: "S" };
}

/** The drawing of a Magic card; those of this game's own sheet have `own`. */
const MAGIC_ART: Record<string, string> = {
  oubliettes: "oubliettes", copius: "copius", chipardio: "chipardio", soldissimo: "tag", zyeutio: "eye", accelerio: "bolt",
  balai_ball: "ball", bons_points: "rosette",
};
const OWN_ART = ["lachetoutis", "rafistolo", "evaporo", "bombardoum", "refilus", "preumsio", "mauvais_points"];

export function magicArt(magic: string): { art: string; own: boolean } {
  return OWN_ART.includes(magic) ? { art: magic, own: true } : { art: MAGIC_ART[magic] ?? "wand", own: false };
}

export const HOUSE_INK = "#5A2D82";
export const CRESTS: Record<string, string> = {
  grosfondor: "fondue", serpentin: "streamer", serdongle: "dongle", poufmoufle: "mitten",
};
