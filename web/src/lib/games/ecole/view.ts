/** What the server shows of a game of L'École de magie, and how its parts look. */

import magicToml from "$shelf/ecole/content/magic.toml";
import schoolToml from "$shelf/ecole/content/school.toml";
import type { GameView } from "../../table/game";

export interface Slot {
  card: string;
  costs: number[];
  mail: (string | null)[];
}

export interface Player {
  houses: string[];
  hand: (string | null)[];
  collection: string[];
  bonus: string[];
  mail: (string | null)[];
  discount: boolean;
  extra_actions: number;
  score: Record<string, number> | null;
  rank: number | null;
}

export interface ChainItem {
  effect: string;
  by: number;
  on?: number | null;
  slot?: number | null;
  /** Crossed out while the chain is resolved. */
  cancelled?: boolean;
}

export interface EcoleView extends GameView {
  round: number;
  first_player: number | null;
  leader: number | null;
  active: number | null;
  actions: number;
  timetable: Record<string, Slot | null>;
  players: Player[];
  chain: ChainItem[];
  chain_cards: (string | null)[];
  mail_in_hand: (string | null)[];
  magic_deck: number;
  magic_discard: (string | null)[];
  school_deck: number;
  school_discard: string[];
  reserve: number;
  used_mail: string[];
  drops: string[];
  /** The slot that was last chosen from: where a collected card comes from. */
  from_slot?: number;
}

export const COURSES = (schoolToml["course"] as { id: string }[]).map((course) => course.id);
const COURSE_POINTS = schoolToml["course_points"] as number[];
const HORCRUCHE_POINTS = schoolToml["horcruche_points"] as number[];
const COST_OF_RELIC = schoolToml["cost_of_relic"] as number;
const DISCOUNT = 3;

export interface Look {
  ink: string;
  letter: string;
  art: string;
}

const SCHOOL: Record<string, Look> = {
  herbologie: { ink: "#2F6B3A", letter: "H", art: "herb" },
  defense: { ink: "#24468A", letter: "D", art: "shield" },
  metamorphose: { ink: "#7A2E5C", letter: "M", art: "moth" },
  potions: { ink: "#12686F", letter: "P", art: "potion" },
  sorts: { ink: "#54308A", letter: "S", art: "wand" },
  balais: { ink: "#7A4A1E", letter: "B", art: "broom" },
  horcruche: { ink: "#23212E", letter: "C", art: "jug" },
};
const DETOURNEUR: Look = { ink: "#715208", letter: "T", art: "hourglass" };

/** How a School card looks; all the Détourneurs look alike. */
export function schoolLook(school: string): Look {
  return SCHOOL[school] ?? DETOURNEUR;
}

/** Cards of one sort stand in one column: each course, the Horcruches, the Détourneurs. */
export function columnOf(school: string): string {
  return school.startsWith("detourneur") ? "detourneur" : school;
}

export const COLUMNS = [...COURSES, "horcruche", "detourneur"];

export interface Column {
  column: string;
  cards: string[];
  points: number | null;
}

export function columns(collection: readonly string[]): Column[] {
  return COLUMNS.map((column) => {
    const cards = collection.filter((school) => columnOf(school) === column);
    return { column, cards, points: pointsOf(column, cards.length) };
  });
}

function pointsOf(column: string, cards: number): number | null {
  if (column === "detourneur") return null;
  const table = column === "horcruche" ? HORCRUCHE_POINTS : COURSE_POINTS;
  return cards === 0 ? 0 : (table[cards - 1] ?? 0);
}

/** The Bonus cards in front of a player: which kinds, and how many of each. */
export function bonuses(player: Player): { card: string; count: number }[] {
  return BONUS.map((card) => ({ card, count: player.bonus.filter((one) => one === card).length })).filter(({ count }) => count > 0);
}

/** What the columns and the marks in front of a player are worth; the rest is counted at the end. */
export function seenPoints(player: Player): number {
  const standing = columns(player.collection).reduce((sum, { points }) => sum + (points ?? 0), 0);
  const marks = player.bonus.reduce((sum, card) => sum + (MARKS[card] ?? 0), 0);
  return standing + marks;
}

/** What a School card costs a player: a course, as many cards as it will be; anything else two. */
export function costOf(player: Player, school: string): number {
  const copies = player.collection.filter((one) => one === school).length;
  const price = COURSES.includes(school) ? copies + 1 : COST_OF_RELIC;
  return Math.max(0, price - (player.discount ? DISCOUNT : 0));
}

export interface Suit {
  ink: string;
  shape: string;
  letter: string;
}

const REACTIONS = ["oubliettes", "copius"];
const BONUS_ROWS = magicToml["bonus"] as { id: string; points?: number }[];
export const BONUS = BONUS_ROWS.map(({ id }) => id);
/** What a Bonus card is worth as it lies there. */
export const MARKS: Readonly<Record<string, number>> = Object.fromEntries(BONUS_ROWS.map(({ id, points = 0 }) => [id, points]));

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
