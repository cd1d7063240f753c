/** The count at the end of School of Magic. What everything is worth comes from the engine; here it is only added up. */

import facts from "$lib/wire/companion/ecole.json";

/** What lies in front of a player, as it is tapped in. */
export interface Area {
  readonly courses: Readonly<Record<string, number>>;
  readonly horcruches: number;
  readonly detourneurs: readonly string[];
  readonly bonuses: Readonly<Record<string, number>>;
  readonly mail: Readonly<Record<string, number>>;
  readonly hand: number;
}

interface Worth {
  readonly points: number;
  readonly balls: number;
}

export const SCORED: readonly string[] = facts.scored;
export const COURSES: readonly string[] = facts.courses;
export const MOST_COPIES = facts.course_points.length - 1;
export const MOST_HORCRUCHES = facts.horcruche_points.length - 1;
export const DETOURNEURS: Readonly<Record<string, { readonly counts: string; readonly points: number; readonly most: number }>> = facts.detourneurs;
export const BONUSES: Readonly<Record<string, Worth>> = facts.bonuses;
/** The tokens that matter at the end; a Détourneur counts the others too. */
export const MAIL: Readonly<Record<string, Worth>> = facts.mail;
export const PLAYERS = facts.players as [number, number];

export const EMPTY: Area = { courses: {}, horcruches: 0, detourneurs: [], bonuses: {}, mail: {}, hand: 0 };

const total = (counts: Readonly<Record<string, number>>, worth: (name: string) => number): number =>
  Object.entries(counts).reduce((sum, [name, copies]) => sum + copies * worth(name), 0);

export function balls(area: Area): number {
  return total(area.bonuses, (name) => BONUSES[name]?.balls ?? 0) + total(area.mail, (name) => MAIL[name]?.balls ?? 0);
}

function counted(area: Area, what: string): number {
  const copies = Object.values(area.courses);
  switch (what) {
    case "courses": return copies.filter((number) => number >= 1).length;
    case "pairs": return copies.filter((number) => number >= 2).length;
    case "mail": return total(area.mail, () => 1);
    case "hand": return area.hand;
    case "balls": return balls(area);
    case "detourneurs": return area.detourneurs.length;
    default: throw new Error(`nobody knows how to count ${what}`);
  }
}

function forBalls(area: Area, all: readonly Area[]): number {
  const mine = balls(area);
  const more = new Set(all.map(balls).filter((theirs) => theirs > mine));
  return mine === 0 ? 0 : (facts.balai_ball_points[more.size] ?? 0);
}

/** The points of one area among all, item by item as SCORED names them. */
export function score(area: Area, all: readonly Area[]): number[] {
  const detourneurs = area.detourneurs.map((name) => {
    const { counts, points, most } = DETOURNEURS[name] ?? { counts: "hand", points: 0, most: 0 };
    return Math.min(points * counted(area, counts), most);
  });
  return [
    Object.values(area.courses).reduce((sum, copies) => sum + (facts.course_points[copies] ?? 0), 0),
    facts.horcruche_points[area.horcruches] ?? 0,
    detourneurs.reduce((sum, points) => sum + points, 0),
    forBalls(area, all),
    total(area.bonuses, (name) => BONUSES[name]?.points ?? 0),
    total(area.mail, (name) => MAIL[name]?.points ?? 0),
  ];
}

export const sum = (points: readonly number[]): number => points.reduce((all, one) => all + one, 0);

/** Who has all Horcruches wins alone; else all who have the most points. */
export function winners(areas: readonly Area[]): number[] {
  const all = areas.findIndex((area) => area.horcruches === MOST_HORCRUCHES);
  if (all >= 0) return [all];
  const totals = areas.map((area) => sum(score(area, areas)));
  return totals.flatMap((points, seat) => (points === Math.max(...totals) ? [seat] : []));
}
