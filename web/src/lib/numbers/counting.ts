/** Somebody's games in numbers, put together for the page. */

import type { Count, Rated } from "../wire/types";

/** So many games, so many of them won. */
export interface Share {
  /** A seat's number or the name of a role. */
  of: string;
  played: number;
  won: number;
  decided: number;
}

export interface OfGame extends Share {
  game: string;
  mode: string;
  /** How long a game lasts, about, in seconds; null if that is not known. */
  seconds: number | null;
  seats: Share[];
  roles: Share[];
  /** What they were rated after each of the last games that count. */
  ratings: Rated[];
}

/** What was counted, by game and mode; the one most played first. */
export function byGame(counts: readonly Count[], ratings: readonly Rated[]): OfGame[] {
  const kinds = [...new Set(counts.map(({ game, mode }) => `${game} ${mode}`))];
  const found = kinds.map((kind) => {
    const [game = "", mode = ""] = kind.split(" ");
    const own = counts.filter((one) => one.game === game && one.mode === mode);
    const all = own.find((one) => one.kind === "game");
    return {
      ...share(all), game, mode,
      seconds: all?.seconds ?? null,
      seats: shares(own, "seat"),
      roles: shares(own, "role"),
      ratings: ratings.filter((one) => one.game === game && one.mode === mode),
    };
  });
  return found.toSorted((one, other) => other.played - one.played);
}

function shares(counts: readonly Count[], kind: Count["kind"]): Share[] {
  const found = counts.filter((one) => one.kind === kind).map(share);
  return found.toSorted((one, other) => one.of.localeCompare(other.of, undefined, { numeric: true }));
}

function share(count?: Count): Share {
  return { of: count?.of ?? "", played: count?.played ?? 0, won: count?.won ?? 0, decided: count?.decided ?? 0 };
}

/** How many of a hundred were won; null if none was decided. */
export function percent({ won, decided }: Share): number | null {
  return decided > 0 ? Math.round((100 * won) / decided) : null;
}

/** The line of some ratings in a box of that size, from the lowest to the highest. */
export function line(values: readonly number[], width: number, height: number): string {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const step = width / Math.max(1, values.length - 1);
  return values
    .map((value, place) => `${place === 0 ? "M" : "L"}${(place * step).toFixed(1)} ${(most === least ? height / 2 : height - ((value - least) / (most - least)) * height).toFixed(1)}`)
    .join("");
}
